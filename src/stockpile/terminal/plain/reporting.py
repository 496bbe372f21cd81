"""What somebody at a table is told in line mode: who is there, what they see."""

from __future__ import annotations

from typing import TextIO

from stockpile.core.refusal import Refusal
from stockpile.core.seats import seat_letter
from stockpile.rulebook import render
from stockpile.terminal.client.seat_client import NOBODY, SeatClient
from stockpile.terminal.folding import unmarked
from stockpile.terminal.speaking import Speaker
from stockpile.terminal.telling import Shown, teller_of
from stockpile.words import Words

TOLD = ("?", "help", "look", "moves", "log", "scores", "rules")
"""What can be asked for at any time."""


class Reporter(Speaker):
    """Somebody who says how a table stands."""

    def __init__(self, words: Words, out: TextIO) -> None:
        super().__init__(words, out)
        self.mid_turn = False
        """Whether the person has been told the whole table in this turn."""
        self.away: dict[int, int] = {}
        """Who was said to be away, by seat."""

    def arrive(self, side: SeatClient, *, watch: bool) -> None:
        """Tell what a table is, and who is there."""
        words, table = self.words, side.table
        title = words(f"game-{side.game.name}")
        if side.solo:
            self.say(_company(side, title))
        else:
            self.say(words("table-heading", game=title, code=table["code"]) + ".")
        if side.scored:
            self.say(words("play-to-target", points=table["settings"]["target"]))
        else:
            self.say(words("play-one-round"))
        self.say(words("play-type-help"))
        if side.solo:
            return
        self._chairs(side)
        if side.round is not None and side.phase != "gathering":
            self.look(side, "all")
            self.scores(side)
        if watch and side.seat != NOBODY:
            self.say("", words("join-has-seat"))
        elif watch:
            self.say("", words("table-watching"))
        elif side.seat == NOBODY and side.phase == "playing":
            self.say("", words("table-watching-round"))

    def _chairs(self, side: SeatClient) -> None:
        for at, chair in enumerate(side.chairs):
            seat, name = seat_letter(at), side.names[at]
            if "person" not in chair and "bot" not in chair:
                self.say(self.words("join-chair-empty", seat=seat))
                continue
            state = "bot"
            if "person" in chair and side.phase == "gathering":
                state = "ready" if chair.get("ready") else "waiting"
                state = "host" if chair["person"] == side.table["host"] else state
            name = self.words("play-you") if at == side.seat else name
            if any(len(one) > 1 for one in side.game.sides):
                team = self.words("page-team", number=side.game.side_of[at] + 1)
                name = side.telling.listing([name, team])
            self.say(self.words("join-chair", state=state, seat=seat, name=name))
        watching = [one["person"] for one in side.table["people"] if one["seat"] is None]
        others = [side.name_of(one) for one in watching if one != side.connection.person]
        if others:
            self.say(self.words("join-watching", names=side.telling.listing(others)))

    def tell_away(self, side: SeatClient) -> None:
        """Tell who is away, and who is back before a bot stood in for them."""
        if side.table["paused"]:
            return  # nobody counts as away
        playing = side.phase != "gathering"  # else no bot would stand in
        chairs = enumerate(side.chairs)
        away = {at: one["person"] for at, one in chairs if playing and "away_until" in one}
        for at in sorted(away.keys() - self.away.keys()):
            time = side.left_until(side.chairs[at]["away_until"])
            self.say(self.words("table-away", name=side.names[at], time=time))
        for at in sorted(self.away.keys() - away.keys()):
            chair = side.chairs[at] if at < len(side.chairs) else {}
            same = chair.get("person") == self.away[at] and "stand_in" not in chair
            if same and side.phase in ("playing", "between"):
                self.say(self.words("join-is-back", name=side.names[at]))
        self.away = away

    def look(self, side: SeatClient, shown: Shown) -> None:
        self.say("", *teller_of(side.game).table(side.telling, side.seen(), shown))

    def scores(self, side: SeatClient) -> None:
        points, target = side.table["match"]["scores"], side.table["settings"]["target"]
        if points is not None and target is not None:
            self.say(side.telling.scores(points, target, over=side.phase == "over"))

    def ask_for_move(self, side: SeatClient) -> None:
        """Tell what the person sees and what they can do."""
        self.look(side, "own" if self.mid_turn else "usual")
        self.mid_turn = True
        self.say(*teller_of(side.game).choices(side.telling, side.seen()))
        clock = (side.round or {}).get("clock")
        if clock:
            self.say(self.words("table-clock", time=side.left_until(clock["turn_ends"])) + ".")

    def tell_asked(self, side: SeatClient, word: str) -> bool:
        """Tell what is asked for; False if it is nothing that can be told here."""
        teller = teller_of(side.game)
        match word:
            case "?" | "help":
                others = () if side.solo else (self.words("join-help"),)
                commands = self.commands_help(side.game)
                self.say_paragraphs(*teller.help(side.telling), commands, *others)
            case "look":
                if side.round is None or side.phase == "gathering":
                    self._chairs(side)
                else:
                    self.look(side, "all")
                    self.scores(side)
            case "moves":
                moves = teller.moves(side.telling, side.seen()) if side.on_turn else []
                self.say(*moves or [self._not_now(side)])
            case "log":
                self.say(*side.log_of_round() or [self.words("table-log-empty")])
            case "scores":
                if side.scored:
                    self.scores(side)
                else:
                    self.say(self.words("play-one-round"))
            case "rules":
                self.say("", unmarked(render(side.game, self.words)), "", indent="")
            case _:
                return False
        return True

    def _not_now(self, side: SeatClient) -> str:
        """Why there are no moves to make."""
        if side.round is None or side.phase == "gathering":
            return side.refusal(Refusal("no-round-yet"))
        if side.turn == NOBODY or side.turn == side.seat:
            return self.words("play-no-moves")
        return side.refusal(Refusal("not-your-turn", turn=seat_letter(side.turn)))


def _company(side: SeatClient, title: str) -> str:
    """Who plays with, and against, whoever plays alone."""
    game, telling, words = side.game, side.telling, side.words
    ours = game.sides[game.side_of[side.seat]]
    others = telling.people(seat for seat in range(game.seats) if seat not in ours)
    if len(ours) == 1:
        return words("play-against", game=title, others=others)
    partners = telling.people(seat for seat in ours if seat != side.seat)
    return words("play-with-partners", game=title, partners=partners, others=others)
