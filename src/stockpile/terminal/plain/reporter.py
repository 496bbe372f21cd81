"""What somebody at a table is told in line mode: who is there, what they see."""

from __future__ import annotations

from typing import TextIO

from stockpile.core.refusal import Refusal
from stockpile.core.seats import seat_letter
from stockpile.rulebook import render
from stockpile.terminal.client.seat_client import NOBODY, SeatClient
from stockpile.terminal.plain.output import LineOutput
from stockpile.terminal.tellers.teller import Shown, teller_of
from stockpile.terminal.text import unmarked
from stockpile.words import Words

QUERIES = ("?", "help", "look", "moves", "log", "scores", "rules")
"""What can be asked for at any time."""


class Reporter(LineOutput):
    """Somebody who says how a table stands."""

    def __init__(self, words: Words, out: TextIO) -> None:
        super().__init__(words, out)
        self.mid_turn = False
        """Whether the person has been told the whole table in this turn."""
        self.away: dict[int, int] = {}
        """Who was said to be away, by seat."""

    def arrive(self, client: SeatClient, *, watch: bool) -> None:
        """Tell what a table is, and who is there."""
        words, table = self.words, client.table
        title = words(f"game-{client.game.name}")
        if client.solo:
            self.say(_company(client, title))
        else:
            self.say(words("table-heading", game=title, code=table["code"]) + ".")
        if client.scored:
            self.say(words("play-to-target", points=table["settings"]["target"]))
        else:
            self.say(words("play-one-round"))
        self.say(words("play-type-help"))
        if client.solo:
            return
        self._chairs(client)
        if client.round is not None and client.phase != "gathering":
            self.look(client, "all")
            self.scores(client)
        if watch and client.seat != NOBODY:
            self.say("", words("join-has-seat"))
        elif watch:
            self.say("", words("table-watching"))
        elif client.seat == NOBODY and client.phase == "playing":
            self.say("", words("table-watching-round"))

    def _chairs(self, client: SeatClient) -> None:
        for at, chair in enumerate(client.chairs):
            seat, name = seat_letter(at), client.names[at]
            if "person" not in chair and "bot" not in chair:
                self.say(self.words("join-chair-empty", seat=seat))
                continue
            state = "bot"
            if "person" in chair and client.phase == "gathering":
                state = "ready" if chair.get("ready") else "waiting"
                state = "host" if chair["person"] == client.table["host"] else state
            name = self.words("play-you") if at == client.seat else name
            if any(len(one) > 1 for one in client.game.sides):
                team = self.words("page-team", number=client.game.side_of[at] + 1)
                name = client.table_words.listing([name, team])
            self.say(self.words("join-chair", state=state, seat=seat, name=name))
        watching = [one["person"] for one in client.table["people"] if one["seat"] is None]
        others = [client.name_of(one) for one in watching if one != client.connection.person]
        if others:
            self.say(self.words("join-watching", names=client.table_words.listing(others)))

    def tell_away(self, client: SeatClient) -> None:
        """Tell who is away, and who is back before a bot stood in for them."""
        if client.table["paused"]:
            return  # nobody counts as away
        playing = client.phase != "gathering"  # else no bot would stand in
        chairs = enumerate(client.chairs)
        away = {at: one["person"] for at, one in chairs if playing and "away_until" in one}
        for at in sorted(away.keys() - self.away.keys()):
            time = client.left_until(client.chairs[at]["away_until"])
            self.say(self.words("table-away", name=client.names[at], time=time))
        for at in sorted(self.away.keys() - away.keys()):
            chair = client.chairs[at] if at < len(client.chairs) else {}
            same = chair.get("person") == self.away[at] and "stand_in" not in chair
            if same and client.phase in ("playing", "between"):
                self.say(self.words("join-is-back", name=client.names[at]))
        self.away = away

    def look(self, client: SeatClient, shown: Shown) -> None:
        self.say("", *teller_of(client.game).table(client.table_words, client.seen(), shown))

    def scores(self, client: SeatClient) -> None:
        points, target = client.table["match"]["scores"], client.table["settings"]["target"]
        if points is not None and target is not None:
            self.say(client.table_words.scores(points, target, over=client.phase == "over"))

    def ask_for_move(self, client: SeatClient) -> None:
        """Tell what the person sees and what they can do."""
        self.look(client, "own" if self.mid_turn else "usual")
        self.mid_turn = True
        self.say(*teller_of(client.game).choices(client.table_words, client.seen()))
        clock = (client.round or {}).get("clock")
        if clock:
            self.say(self.words("table-clock", time=client.left_until(clock["turn_ends"])) + ".")

    def tell_asked(self, client: SeatClient, word: str) -> bool:
        """Tell what is asked for; False if it is nothing that can be told here."""
        teller = teller_of(client.game)
        match word:
            case "?" | "help":
                others = () if client.solo else (self.words("join-help"),)
                commands = self.commands_help(client.game)
                self.say_paragraphs(*teller.help(client.table_words), commands, *others)
            case "look":
                if client.round is None or client.phase == "gathering":
                    self._chairs(client)
                else:
                    self.look(client, "all")
                    self.scores(client)
            case "moves":
                moves = teller.moves(client.table_words, client.seen()) if client.on_turn else []
                self.say(*moves or [self._not_now(client)])
            case "log":
                self.say(*client.log_of_round() or [self.words("table-log-empty")])
            case "scores":
                if client.scored:
                    self.scores(client)
                else:
                    self.say(self.words("play-one-round"))
            case "rules":
                self.say("", unmarked(render(client.game, self.words)), "", indent="")
            case _:
                return False
        return True

    def _not_now(self, client: SeatClient) -> str:
        """Why there are no moves to make."""
        if client.round is None or client.phase == "gathering":
            return client.refusal(Refusal("no-round-yet"))
        if client.turn == NOBODY or client.turn == client.seat:
            return self.words("play-no-moves")
        return client.refusal(Refusal("not-your-turn", turn=seat_letter(client.turn)))


def _company(client: SeatClient, title: str) -> str:
    """Who plays with, and against, whoever plays alone."""
    game, telling, words = client.game, client.table_words, client.words
    ours = game.sides[game.side_of[client.seat]]
    others = telling.people(seat for seat in range(game.seats) if seat not in ours)
    if len(ours) == 1:
        return words("play-against", game=title, others=others)
    partners = telling.people(seat for seat in ours if seat != client.seat)
    return words("play-with-partners", game=title, partners=partners, others=others)
