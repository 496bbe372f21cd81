"""A table as somebody at it sees it: who is who, what happened, what can be done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any

from stockpile.core.event import Event
from stockpile.core.observation import Observation
from stockpile.core.option import LATEST_READINGS
from stockpile.core.refusal import Refusal, Unreadable
from stockpile.core.seats import seat_number
from stockpile.games import AnyGame
from stockpile.table.facts import FACTS
from stockpile.table.settings import Settings
from stockpile.terminal.client.connection import Connection, Frame
from stockpile.terminal.names import Seated, name_everybody
from stockpile.terminal.tellers.teller import TableWords, teller_of
from stockpile.words import Argument, Words

NOBODY = -1
"""The seat of somebody who has none."""

_FACTS = {
    "Joined": "table-told-joined",
    "Left": "table-told-left",
    "Removed": "table-told-removed",
    "HostChanged": "table-told-host",
    "Named": "table-told-named",
    "Sat": "join-sat",
    "Stood": "table-told-stood",
    "SeatMoved": "table-told-seat-moved",
    "BotSeated": "table-told-bot-seated",
    "Readied": "table-told-ready",
    "RoundStarted": "play-round",
    "Undone": "table-told-undone",
    "StoodIn": "table-told-stood-in",
    "TookOver": "table-told-took-over",
    "Conceded": "table-told-conceded",
    "EndAgreed": "table-told-agrees",
    "MatchClosed": "table-told-closed",
    "SettingsChanged": "table-told-settings",
    "PauseAgreed": "table-told-pauses",
    "Paused": "table-told-paused",
    "Resumed": "table-told-resumed",
    "Reset": "table-told-reset",
    "Said": "table-told-said",
    "Emoted": "table-told-emoted",
    "Nudged": "table-told-nudged",
}
"""The messages of facts that are told. They take the fact's own fields, and who it is about."""
_OBVIOUS_ALONE = {"Joined", "Sat", "BotSeated", "Readied", "Reset", "HostChanged"}
"""What goes without saying in a game alone."""
_OTHER_WORDS = {"data-in-use": "app-in-use", "other-protocol": "refusal-not-understood"}
"""Refusals whose own words speak of a server or a page."""


class SeatClient:
    """A seat at a table, or a place to watch it from. ``solo``: in a game alone."""

    def __init__(self, connection: Connection, words: Words, *, solo: bool) -> None:
        self.connection = connection
        self.words = words
        self.solo = solo
        self._happened: list[Frame] = []
        self._lines: list[str] = []
        self._names: dict[int, str] = {}
        """The names of all people who have been here."""

    # State

    @property
    def table(self) -> dict[str, Any]:
        """The table, once there has been a connection."""
        assert self.connection.table is not None
        return self.connection.table

    @property
    def round(self) -> dict[str, Any] | None:
        """The current round, or the latest."""
        return self.connection.round

    @property
    def view(self) -> dict[str, Any] | None:
        """What this person sees of the round."""
        return None if self.round is None else self.round["view"]

    @property
    def version(self) -> int:
        """The version of the round that moves, hints and undoing refer to."""
        return 0 if self.round is None else int(self.round["version"])

    @property
    def clock(self) -> dict[str, Any] | None:
        """When the time of the turn, and its reserve, run out."""
        return None if self.round is None else self.round.get("clock")

    @property
    def game(self) -> AnyGame:
        """The rules of this table. A newer server may tell more about it than is known here."""
        settings = self.table["settings"]
        teams = settings["teams"]
        return Settings(
            edition=settings["edition"],
            seats=settings["seats"],
            teams=None if teams is None else tuple(teams),
            options=settings["options"],
            readings=min(settings.get("readings", 1), LATEST_READINGS),
        ).game()

    @property
    def phase(self) -> str:
        """``gathering``, ``playing``, ``between`` or ``over``."""
        return str(self.table["phase"])

    @property
    def seat(self) -> int:
        """This person's seat, or `NOBODY`."""
        mine = (at for at, one in enumerate(self.chairs) if one.get("person") == self.person)
        return next(mine, NOBODY)

    @property
    def person(self) -> int:
        return self.connection.person

    @property
    def winners(self) -> list[int]:
        """The seats that have won the round, or the match if it is over."""
        match, view = self.table["match"], self.view or {}
        winners = match["winners"]
        if self.phase != "over" or winners is None:
            winners = (view.get("outcome") or {"winners": []})["winners"]
        return [seat_number(one) for one in winners]

    @property
    def chairs(self) -> list[dict[str, Any]]:
        """One per seat."""
        chairs: list[dict[str, Any]] = self.table["chairs"]
        return chairs

    @property
    def chair(self) -> dict[str, Any]:
        """This person's chair; empty for somebody who has none."""
        return self.chairs[self.seat] if self.seat != NOBODY else {}

    @property
    def is_host(self) -> bool:
        return bool(self.table["host"] == self.person)

    @property
    def moves(self) -> list[str]:
        """The moves that this person may make now."""
        if self.round is None or self.phase != "playing" or self.table["paused"]:
            return []
        return list(self.round.get("moves", ()))

    def seen(self) -> Observation[Any, Any]:
        """The round as tellers take it. There has to be one."""
        game, view = self.game, self.game.view_form.read(self.view)
        moves: Sequence[Any] = [game.read_move(one) for one in self.moves]
        if moves:
            moves = game.all_moves(view, self.seat, moves)
        return Observation(game.setup, max(self.seat, 0), view, (), moves)

    @property
    def on_turn(self) -> bool:
        """Whether this person has to move. Where people can err, others have moves, too."""
        return bool(self.moves) and self.turn == self.seat

    @property
    def turn(self) -> int:
        """The seat on turn, or `NOBODY`."""
        view = self.view
        return NOBODY if view is None or self.phase != "playing" else seat_number(view["turn"])

    def may(self, deed: str) -> bool:
        """Whether the server would accept this command now."""
        return deed in self.connection.deeds

    @property
    def scored(self) -> bool:
        """Whether the match is played for points."""
        return self.table["settings"]["target"] is not None

    @property
    def would_pause(self) -> bool:
        """What this person would now say of a pause: the opposite of what they said last."""
        return not (self.table["paused"] or self.chair.get("pauses", False))

    def left_until(self, time: int) -> str:
        """How long it is until a time of the server's clock, such as 0:45."""
        seconds = max(0, time - self.connection.now()) // 1000
        return f"{seconds // 60}:{seconds % 60:02}"

    # Who is who

    @property
    def names(self) -> list[str]:
        """The name of every seat; no two are alike."""
        return name_everybody(self.words, [self._seated(one) for one in self.chairs])

    def _seated(self, chair: Mapping[str, Any]) -> Seated:
        if "person" in chair:
            return Seated(self.name_of(chair["person"]))
        return Seated(self.words.quote(chair.get("bot_name", "")), chair.get("bot", ""))

    def name_of(self, person: int) -> str:
        """The name of somebody who is, or was, at the table."""
        for one in self.table["people"]:
            self._names[one["person"]] = one["name"]
        name = self._names.get(person)
        return self.words("table-nobody") if name is None else self.words.quote(name)

    def face_of(self, person: int) -> int | None:
        """The face that somebody chose, if they did."""
        people = self.table["people"]
        return next((one.get("face") for one in people if one["person"] == person), None)

    @property
    def watchers(self) -> list[int]:
        """The people without a seat."""
        return [one["person"] for one in self.table["people"] if one["seat"] is None]

    def marks(self, seat: int) -> list[str]:
        """What else there is to know about a seat."""
        chair, told = self.chairs[seat], []
        if chair.get("conceded"):
            told.append(self.words("table-mark-conceded"))
        elif chair.get("stand_in"):
            told.append(self.words("table-mark-bot"))
        elif chair.get("away_until"):
            told.append(self.words("table-mark-away", time=self.left_until(chair["away_until"])))
        if chair.get("agrees"):
            told.append(self.words("table-mark-agrees"))
        if chair.get("pauses"):
            told.append(self.words("table-mark-pauses"))
        return told

    @property
    def table_words(self) -> TableWords:
        """Words for what this person is told of the table."""
        person = None if self.seat == NOBODY else self.seat
        return TableWords(self.words, self.game, person, self.names, self.scored)

    def scores(self) -> list[tuple[str, int]]:
        """Every side and its points; nothing in a single round."""
        points = self.table["match"]["scores"]
        return [] if points is None else self.table_words.standing(points)

    # What happened

    def hear(self, frame: Frame) -> list[str]:
        """Take in something that happened. Returns the sentences that tell it."""
        for one in frame.happened:
            if one["type"] in ("Joined", "Named"):
                self._names[one["person"]] = one["name"]
        if not frame.happened:
            return []
        self._happened.append(frame)
        told = self._told([frame])
        self._lines += told
        return told

    def note(self, text: str) -> None:
        """Add something to the log, once, that did not happen at the table."""
        if text not in self._lines:
            self._lines.append(text)

    def log(self) -> list[str]:
        """All that happened, in sentences."""
        return self._lines

    def log_of_round(self) -> list[str]:
        """What happened since the latest round began."""
        began = 0
        for at, frame in enumerate(self._happened):
            if any(one["type"] == "RoundStarted" for one in frame.happened):
                began = at
        return self._told(self._happened[began:])

    def speak(self, words: Words) -> None:
        """Use these words from now on, for what happened before, too."""
        self.words = words
        if self.connection.table is not None:
            self._lines = self._told(self._happened)

    def _told(self, frames: Iterable[Frame]) -> list[str]:
        words = self.table_words
        return [line for frame in frames for line in self._sentences(frame, words)]

    def _sentences(self, frame: Frame, words: TableWords) -> Iterator[str]:
        for is_fact, some in groupby(frame.happened, lambda one: one["type"] in FACTS):
            if not is_fact:
                yield from teller_of(self.game).happened(words, _events(self.game, some))
                continue
            for fact in some:
                if not (self.solo and fact["type"] in _OBVIOUS_ALONE):
                    said = self._fact(fact, words)
                    if said:
                        yield said

    def _fact(self, fact: Mapping[str, Any], words: TableWords) -> str | None:
        kind = fact["type"]
        message = _FACTS.get(kind)
        args = {name: self._shown(value) for name, value in fact.items()}
        if "person" in fact:
            args |= self._who(fact["person"])
        elif "seat" in fact:
            args |= words.who(seat_number(fact["seat"]))
        if kind == "Nudged":
            whom = words.who(seat_number(fact["seat"]))
            args |= {"whom": whom["who"], "sleeper": whom["name"]}
        match kind:
            case "Readied" if not fact["ready"] or args["who"] == "you":
                return None
            case "RoundStarted" if not self.scored:
                return None
            case "MatchClosed" if fact["by"] == "played":
                return None
            case "EndAgreed" | "PauseAgreed" if not fact["agrees"]:
                return words("table-told-agrees-no-more", **args)
        return None if message is None else words(message, **args)

    def _shown(self, value: Any) -> Argument:
        return value if isinstance(value, int) else self.words.quote(str(value))

    def _who(self, person: int) -> dict[str, Argument]:
        return {"who": "you" if person == self.person else "other", "name": self.name_of(person)}

    # Words for refusals and moves

    def refusal(self, refusal: Refusal) -> str:
        """Why something was not done."""
        if refusal.code == "not-your-turn" and self.turn != NOBODY:
            return self.words("table-not-your-turn", name=self.names[self.turn])
        return say_refusal(self.words, refusal)

    def move(self, text: str) -> str:
        """A move as a part of a sentence."""
        return say_move(self.words, self.game, text, self.names)


def _events(game: AnyGame, events: Iterable[Mapping[str, Any]]) -> Iterator[Event]:
    """The events that are known here; a newer server may tell of others."""
    for event in events:
        with suppress(Unreadable):
            yield game.forms.read(event)


def say_refusal(words: Words, refusal: Refusal) -> str:
    """A refusal in words."""
    message = _OTHER_WORDS.get(refusal.code, f"refusal-{refusal.code}")
    try:
        return words(message, **refusal.args)
    except KeyError:
        return words("page-refused")


def say_move(words: Words, game: AnyGame, text: str, names: list[str]) -> str:
    """A move as a part of a sentence."""
    try:
        move = game.read_move(text)
    except Unreadable:
        return text
    return teller_of(game).move(words, move, names)
