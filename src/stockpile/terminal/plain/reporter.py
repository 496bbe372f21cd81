"""What somebody at a table is told in line mode: who is there, how it stands, what they can do."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from stockpile.core.option import closest
from stockpile.core.refusal import Refusal
from stockpile.core.seats import seat_letter
from stockpile.rulebook import render
from stockpile.terminal.client.seat_client import NOBODY, SeatClient
from stockpile.terminal.plain.output import LineOutput
from stockpile.terminal.tellers.teller import Shown, say_reasons, teller_of
from stockpile.terminal.text import unmarked

QUERIES = ("?", "help", "look", "moves", "log", "scores", "rules")
"""What can be asked at any time."""


class Reporter:
    """Tells how a table stands."""

    def __init__(self, output: LineOutput) -> None:
        self._output = output
        self._say = output.say
        self._words = output.words
        self.mid_turn = False
        """Whether the person has been told the whole table in this turn."""
        self._away: dict[int, int] = {}
        """The people who were said to be away, by seat."""

    def arrive(self, client: SeatClient, *, watch: bool) -> None:
        say, words, table = self._say, self._words, client.table
        title = words(f"game-{client.game.name}")
        if client.solo:
            say(_opponents(client, title))
        else:
            say(words("table-heading", game=title, code=table["code"]) + ".")
        if client.scored:
            say(words("play-to-target", points=table["settings"]["target"]))
        else:
            say(words("play-one-round"))
        say(words("play-type-help"))
        if client.solo:
            return
        self._chairs(client)
        if client.round is not None and client.phase != "gathering":
            self._look_around(client)
        if watch:
            say("", words("table-watching" if client.seat == NOBODY else "join-has-seat"))
        elif client.seat == NOBODY and client.phase == "playing":
            say("", words("table-watching-round"))

    def _chairs(self, client: SeatClient) -> None:
        words = self._words
        for at, chair in enumerate(client.chairs):
            seat, name = seat_letter(at), client.names[at]
            if "person" not in chair and "bot" not in chair:
                self._say(words("join-chair-empty", seat=seat))
                continue
            state = "bot"
            if "person" in chair and client.phase == "gathering":
                state = "ready" if chair.get("ready") else "waiting"
                state = "host" if chair["person"] == client.table["host"] else state
            name = words("play-you") if at == client.seat else name
            if client.game.setup.teams:
                team = words("page-team", number=client.game.side_of[at] + 1)
                name = client.table_words.listing([name, team])
            self._say(words("join-chair", state=state, seat=seat, name=name))
        others = [client.name_of(one) for one in client.watchers if one != client.person]
        if others:
            self._say(words("join-watching", names=client.table_words.listing(others)))

    def tell_away(self, client: SeatClient) -> None:
        """Tell who is away, and who is back before a bot stood in for them."""
        if client.table["paused"]:
            return  # nobody counts as away
        playing = client.phase != "gathering"  # else no bot would stand in
        chairs = enumerate(client.chairs)
        away = {at: one["person"] for at, one in chairs if playing and "away_until" in one}
        for at in sorted(away.keys() - self._away.keys()):
            time = client.left_until(client.chairs[at]["away_until"])
            self._say(self._words("table-away", name=client.names[at], time=time))
        for at in sorted(self._away.keys() - away.keys()):
            chair = client.chairs[at] if at < len(client.chairs) else {}
            same = chair.get("person") == self._away[at] and "stand_in" not in chair
            if same and client.phase in ("playing", "between"):
                self._say(self._words("join-is-back", name=client.names[at]))
        self._away = away

    def _look(self, client: SeatClient, shown: Shown) -> None:
        self._say("", *teller_of(client.game).table(client.table_words, client.seen(), shown))

    def _look_around(self, client: SeatClient) -> None:
        self._look(client, "all")
        self.scores(client)

    def scores(self, client: SeatClient) -> None:
        points, target = client.table["match"]["scores"], client.table["settings"]["target"]
        if points is not None and target is not None:
            self._say(client.table_words.scores(points, target, over=client.phase == "over"))

    def ask_for_move(self, client: SeatClient) -> None:
        """Tell what the person sees and what they can do."""
        self._look(client, "own" if self.mid_turn else "usual")
        self.mid_turn = True
        self._say(*teller_of(client.game).choices(client.table_words, client.seen()))
        if client.clock:
            time = client.left_until(client.clock["turn_ends"])
            self._say(self._words("table-clock", time=time) + ".")

    def hint(self, best: Mapping[str, Any]) -> None:
        chance, error = round(100 * best["win"]), math.ceil(100 * best["error"])
        tried = self._words("play-hint-move", move=best["move"], chance=chance, error=error)
        self._say(" ".join((tried, *say_reasons(self._words, best["why"]))))

    def not_a_move(self, why: str, typed: str, commands: tuple[str, ...]) -> None:
        """Tell why something is not a move; perhaps it was meant as a command."""
        if meant := closest(typed, commands):
            self._say(self._words("refusal-meant", meant=meant))
        else:
            self._say(why, self._words("play-hint"))

    def answer(self, client: SeatClient, query: str) -> bool:
        """Answer one of the `QUERIES`; False if it is none of them."""
        say, words, teller = self._say, self._words, teller_of(client.game)
        gathering = client.round is None or client.phase == "gathering"
        match query:
            case "?" | "help":
                undo = ["play-help-undo"] if client.game.undoable else []
                commands = ["play-help-commands", *undo, "play-help-more-commands"]
                others = [] if client.solo else [words("join-help")]
                self._output.say_paragraphs(
                    *teller.help(client.table_words), "\n".join(map(words, commands)), *others
                )
            case "look" if gathering:
                self._chairs(client)
            case "look":
                self._look_around(client)
            case "moves":
                moves = client.on_turn and teller.moves(client.table_words, client.seen())
                say(*moves or [_why_no_moves(client, gathering)])
            case "log":
                say(*client.log_of_round() or [words("table-log-empty")])
            case "scores" if client.scored:
                self.scores(client)
            case "scores":
                say(words("play-one-round"))
            case "rules":
                rules = [line for line, _ in unmarked(render(client.game, words))]
                say("", *rules, "", indent="")
            case _:
                return False
        return True


def _why_no_moves(client: SeatClient, gathering: bool) -> str:
    if gathering:
        return client.refusal(Refusal("no-round-yet"))
    if client.turn in (NOBODY, client.seat):
        return client.words("play-no-moves")
    return client.refusal(Refusal("not-your-turn", turn=seat_letter(client.turn)))


def _opponents(client: SeatClient, title: str) -> str:
    """Who plays with, and against, somebody who plays alone."""
    game, words = client.game, client.table_words
    ours = game.sides[game.side_of[client.seat]]
    others = words.people(seat for seat in range(game.seats) if seat not in ours)
    if len(ours) == 1:
        return words("play-against", game=title, others=others)
    partners = words.people(seat for seat in ours if seat != client.seat)
    return words("play-with-partners", game=title, partners=partners, others=others)
