"""A table as a client sees it: who is who, what happened, what can be done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any

from stockpile.core.event import Event
from stockpile.core.game import Observation
from stockpile.core.option import LATEST_READINGS
from stockpile.core.refusal import Refusal, Unreadable
from stockpile.core.seats import seat_letter, seat_number
from stockpile.games import AnyGame
from stockpile.table.facts import FACTS
from stockpile.table.settings import Settings
from stockpile.terminal.client.connection import Connection, Frame
from stockpile.terminal.tellers.teller import TableWords, teller_of
from stockpile.words import Words

NOBODY = -1
"""The seat of who has none."""

_PERSON_FACTS = {
    "Joined": "table-told-joined",
    "Left": "table-told-left",
    "Removed": "table-told-removed",
    "HostChanged": "table-told-host",
    "Stood": "table-told-stood",
    "SeatMoved": "table-told-seat-moved",
}
_SEAT_FACTS = {
    "Undone": "table-told-undone",
    "TookOver": "table-told-took-over",
    "Conceded": "table-told-conceded",
}
_PLAIN_FACTS = {
    "SettingsChanged": "table-told-settings",
    "Paused": "table-told-paused",
    "Resumed": "table-told-resumed",
    "Reset": "table-told-reset",
}


def _game_of(settings: Mapping[str, Any]) -> AnyGame:
    """The rules of a table; a newer server may tell more about it than is known here."""
    teams = settings["teams"]
    return Settings(
        edition=settings["edition"],
        seats=settings["seats"],
        teams=None if teams is None else tuple(teams),
        options=settings["options"],
        readings=min(settings.get("readings", 1), LATEST_READINGS),
    ).game()


class SeatClient:
    """Where one sits, or watches from."""

    def __init__(self, connection: Connection, words: Words, *, solo: bool) -> None:
        self.connection = connection
        self.words = words
        self.solo = solo
        self._happened: list[Frame] = []
        self._lines: list[str] = []
        self._names: dict[int, str] = {}
        """What people who have been here are called."""

    # How everything stands

    @property
    def table(self) -> dict[str, Any]:
        """The table, once there is a connection."""
        assert self.connection.table is not None
        return self.connection.table

    @property
    def round(self) -> dict[str, Any] | None:
        """The round, the running one or the latest."""
        return self.connection.round

    @property
    def view(self) -> dict[str, Any] | None:
        """What one sees of it."""
        return None if self.round is None else self.round["view"]

    @property
    def game(self) -> AnyGame:
        """The rules of this table."""
        return _game_of(self.table["settings"])

    @property
    def phase(self) -> str:
        """What the table is doing."""
        return str(self.table["phase"])

    @property
    def seat(self) -> int:
        """One's seat, or `NOBODY`."""
        return next((at for at, one in enumerate(self.chairs) if self._mine(one)), NOBODY)

    def _mine(self, chair: Mapping[str, Any]) -> bool:
        return chair.get("person") == self.connection.person

    @property
    def chairs(self) -> list[dict[str, Any]]:
        """One for each seat."""
        chairs: list[dict[str, Any]] = self.table["chairs"]
        return chairs

    @property
    def chair(self) -> dict[str, Any]:
        """One's own; empty for who has none."""
        return self.chairs[self.seat] if self.seat != NOBODY else {}

    @property
    def is_host(self) -> bool:
        """Whether one may do a little more."""
        return bool(self.table["host"] == self.connection.person)

    @property
    def moves(self) -> list[str]:
        """What one may do now."""
        if self.round is None or self.phase != "playing" or self.table["paused"]:
            return []
        return list(self.round.get("moves", ()))

    def seen(self) -> Observation[Any, Any]:
        """The round as those who put it into sentences know it. There has to be one."""
        game, view = self.game, self.game.view_form.read(self.view)
        moves: Sequence[Any] = [game.read_move(one) for one in self.moves]
        if moves:
            moves = game.all_moves(view, self.seat, moves)
        return Observation(game.setup, max(self.seat, 0), view, (), moves)

    @property
    def on_turn(self) -> bool:
        """Whether one has to move. Where people can err, there are moves for all at any time."""
        return bool(self.moves) and self.turn == self.seat

    @property
    def turn(self) -> int:
        """The seat on turn, or `NOBODY`."""
        view = self.view
        return NOBODY if view is None or self.phase != "playing" else seat_number(view["turn"])

    def may(self, deed: str) -> bool:
        """Whether one could give a command now."""
        return deed in self.connection.deeds

    @property
    def silent(self) -> bool:
        """Whether one may not talk now, since a partner plays."""
        return not self.may("emote")

    @property
    def scored(self) -> bool:
        """Whether the match is played for points."""
        return self.table["settings"]["target"] is not None

    def left_until(self, time: int) -> str:
        """How long it is until a time of the server's clock, such as 0:45."""
        seconds = max(0, time - self.connection.now()) // 1000
        return f"{seconds // 60}:{seconds % 60:02}"

    # Who is who

    @property
    def names(self) -> list[str]:
        """Every seat's, from A on."""
        bots = [at for at, one in enumerate(self.chairs) if "person" not in one]
        named = []
        for at, one in enumerate(self.chairs):
            if "person" in one:
                named.append(self.name_of(one["person"]))
            elif name := visible(one.get("bot_name", "")):
                named.append(name)
            elif len(bots) == 1:
                named.append(self.words("table-bot"))
            else:
                named.append(self.words("table-bot-at", seat=seat_letter(at)))
        return [
            self.words("table-name-at", name=name, seat=seat_letter(at))
            if named.count(name) > 1
            else name
            for at, name in enumerate(named)
        ]

    def marks(self, seat: int) -> list[str]:
        """What there is to know about who sits there."""
        chair, told = self.chairs[seat], []
        if chair.get("conceded"):
            told.append(self.words("table-mark-conceded"))
        elif chair.get("stand_in"):
            told.append(self.words("table-mark-bot"))
        elif chair.get("away_until"):
            told.append(self.words("table-mark-away", time=self.left_until(chair["away_until"])))
        if chair.get("agrees"):
            told.append(self.words("table-mark-agrees"))
        return told

    def name_of(self, person: int) -> str:
        """What somebody is called."""
        for one in self.table["people"]:
            self._names[one["person"]] = visible(one["name"])
        return self._names.get(person, self.words("table-nobody"))

    @property
    def table_words(self) -> TableWords:
        """The table as one is told of it."""
        person = None if self.seat == NOBODY else self.seat
        return TableWords(self.words, self.game, person, self.names, self.scored)

    def scores(self) -> list[tuple[str, int]]:
        """Every side and its points; nothing in a single round."""
        points = self.table["match"]["scores"]
        return [] if points is None else self.table_words.standing(points)

    # What happened

    def hear(self, frame: Frame) -> list[str]:
        """Remember something that happened: what is told of it, in sentences."""
        for one in frame.happened:
            if one["type"] in ("Joined", "Named"):
                self._names[one["person"]] = visible(one["name"])
        if not frame.happened:
            return []
        self._happened.append(frame)
        told = [*self._told(frame, self.table_words)]
        self._lines += told
        return told

    def note(self, text: str) -> None:
        """Put something into the log, once, that did not happen at the table."""
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
        telling = self.table_words
        return [line for one in self._happened[began:] for line in self._told(one, telling)]

    def speak(self, words: Words) -> None:
        """From now on in these words, what happened before too."""
        self.words = words
        telling = self.table_words if self.connection.table is not None else None
        if telling is not None:
            self._lines = [line for one in self._happened for line in self._told(one, telling)]

    def _told(self, frame: Frame, telling: TableWords) -> Iterator[str]:
        for is_fact, some in groupby(frame.happened, lambda one: one["type"] in FACTS):
            if not is_fact:
                yield from teller_of(self.game).happened(telling, _read(self.game, some))
                continue
            for fact in some:
                # In a game of one's own it is plain who sits down, and that one is ready.
                said = None if self.solo and fact["type"] in _QUIET else self._fact(fact, telling)
                if said:
                    yield said

    def _fact(self, fact: Mapping[str, Any], telling: TableWords) -> str | None:
        words, kind = self.words, fact["type"]
        if kind in _PERSON_FACTS:
            return words(_PERSON_FACTS[kind], **self._who(fact["person"]))
        if kind in _SEAT_FACTS:
            return words(_SEAT_FACTS[kind], **telling.who(seat_number(fact["seat"])))
        if kind in _PLAIN_FACTS:
            return words(_PLAIN_FACTS[kind])
        match kind:
            case "Sat":
                return words("join-sat", **self._who(fact["person"]), seat=fact["seat"])
            case "Named":
                return words("table-told-named", **self._who(fact["person"]))
            case "Readied":
                seat = seat_number(fact["seat"])
                ready = fact["ready"] and seat != telling.person
                return words("table-told-ready", name=telling.names[seat]) if ready else None
            case "StoodIn":
                who = telling.who(seat_number(fact["seat"]))
                return words("table-told-stood-in", **who, why=fact["why"])
            case "EndAgreed":
                message = "table-told-agrees" + ("" if fact["agrees"] else "-no-more")
                return words(message, **telling.who(seat_number(fact["seat"])))
            case "BotSeated":
                name = telling.names[seat_number(fact["seat"])]
                return words("table-told-bot-seated", name=name)
            case "Said":
                text = visible(fact["text"])
                return words("table-told-said", **self._who(fact["person"]), text=text)
            case "Emoted":
                by = self._who(fact["person"])
                return words("table-told-emoted", **by, emote=fact["emote"])
            case "RoundStarted" if self.scored:
                return words("play-round", round=fact["round"])
            case "MatchClosed" if fact["by"] != "played":
                return words("table-told-closed", by=fact["by"])
            case _:
                return None

    def _who(self, person: int) -> dict[str, str]:
        mine = person == self.connection.person
        return {"who": "you" if mine else "other", "name": self.name_of(person)}

    # Words for what is refused, and for moves

    def refusal(self, refusal: Refusal) -> str:
        """Why something was not done."""
        if refusal.code == "not-your-turn" and self.turn != NOBODY:
            return self.words("table-not-your-turn", name=self.names[self.turn])
        return say_refusal(self.words, refusal)

    def move(self, text: str) -> str:
        """A move as a part of a sentence."""
        return say_move(self.words, self.game, text, self.names)


_QUIET = {"Joined", "Sat", "BotSeated", "Readied", "Reset", "HostChanged"}


def _read(game: AnyGame, events: Iterable[Mapping[str, Any]]) -> Iterator[Event]:
    """The events that are known here; a newer server may tell of others."""
    for event in events:
        with suppress(Unreadable):
            yield game.forms.read(event)


def visible(text: str) -> str:
    """What a stranger wrote, without anything that would steer a terminal."""
    return "".join(sign for sign in text if sign.isprintable())


def say_refusal(words: Words, refusal: Refusal) -> str:
    """A refusal in words."""
    if refusal.code == "data-in-use":
        return words("app-in-use")  # whoever uses it has a window, not a server
    try:
        return words(f"refusal-{refusal.code}", **refusal.args)
    except KeyError:
        return words("page-refused")


def say_move(words: Words, game: AnyGame, text: str, names: list[str]) -> str:
    """A move as a part of a sentence."""
    try:
        move = game.read_move(text)
    except Unreadable:
        return text
    return teller_of(game).move(words, move, names)
