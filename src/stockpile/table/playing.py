"""What a table answers to those who play: whether a move is taken back or made, when a round is
dealt, and how a match ends before its time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from stockpile.core.chance import Chance
from stockpile.core.event import Event
from stockpile.core.game import Step
from stockpile.core.option import READINGS
from stockpile.core.refusal import Refusal, Refused
from stockpile.core.seats import seat_letter, seat_number
from stockpile.games import AnyMatch
from stockpile.skipbo.tabletop.moves import AGREE, DISAGREE
from stockpile.table import commands as ask
from stockpile.table.around import Chair
from stockpile.table.facts import (
    BotSeated,
    Conceded,
    EndAgreed,
    Fact,
    LinkRevealed,
    MatchClosed,
    MatchStarted,
    Readied,
    RoundStarted,
    TookOver,
    Undone,
)
from stockpile.table.table import Entry, Table, letters

_WHY_NOT_NOW = {
    "gathering": Refusal("no-match-yet"),
    "playing": Refusal("round-under-way"),
    "between": Refusal("match-under-way"),
    "over": Refusal("match-over"),
}

Entropy = Callable[[int], bytes]
"""Gives so many random bytes, as `secrets.token_bytes` does."""

JUDGING = (str(AGREE), str(DISAGREE))


class Draft(NamedTuple):
    """What is to be written: facts, and what happens in the game."""

    facts: tuple[Fact, ...] = ()
    step: Step[Any] | None = None
    chance: Chance | None = None

    @property
    def events(self) -> tuple[Event, ...]:
        """What happens in the game."""
        return () if self.step is None else self.step.events

    def entry(self, table: Table, at: int, author: str, command: str | None) -> Entry:
        """The next entry of the table's log."""
        write = table.game.forms.write
        return Entry(
            seq=table.seq + 1,
            at=max(at, table.at),
            author=author,
            command=command,
            facts=self.facts,
            events=self.events,
            step=self.step,
            chance=self.chance,
            written=tuple(write(event) for event in self.events),
        )


def refuse(code: str, **args: str | int) -> Refused:
    """What is raised where the answer is no."""
    return Refused(Refusal(code, **args))


class Playing:
    """What one guest asks of the match, at one moment."""

    def __init__(self, table: Table, author: str, now: int, entropy: Entropy) -> None:
        self.table = table
        self.around = table.around
        self.author = author
        self.now = now
        self.entropy = entropy

    # Who asks

    @property
    def person(self) -> int:
        number = self.table.person_of(self.author)
        if number is None or self.around.people[number].removed:
            raise refuse("not-at-this-table")
        return number

    @property
    def seat(self) -> int:
        seat = self.table.seat_of(self.person)
        if seat is None:
            raise refuse("not-seated")
        return seat

    def must_be_here(self) -> None:
        _ = self.person

    def must_be_host(self) -> None:
        if self.person != self.around.host:
            raise refuse("not-the-host")

    def must_be(self, *phases: str) -> None:
        if self.around.phase not in phases:
            raise Refused(_WHY_NOT_NOW[self.around.phase])

    def chair(self, letter: str) -> tuple[int, Chair]:
        seat = seat_number(letter)
        if seat >= len(self.around.chairs):
            raise refuse("no-such-seat", seat=letter)
        return seat, self.around.chairs[seat]

    # Playing

    def move(self, seat: int, move: str, version: int) -> Draft:
        self.must_be("playing")
        if self.around.paused is not None:
            raise refuse("paused")
        chair = self.around.chairs[seat]
        facts: list[Fact] = []
        if chair.conceded:
            raise refuse("conceded")
        if chair.stand_in is not None:
            facts.append(TookOver(seat_letter(seat)))
        return self.play(seat, move, version, facts)

    def bot_move(self, command: ask.BotMove) -> Draft:
        self.must_be("playing")
        if not self.around.chairs[command.seat].played_by_bot or self.around.paused is not None:
            raise refuse("stale", version=self.around.version)
        return self.play(command.seat, command.move, command.version, [])

    def play(self, seat: int, move: str, version: int, facts: list[Fact]) -> Draft:
        if self.outdated(move, version):
            raise refuse("stale", version=self.around.version)
        step = self.table.match.weigh(move, seat)
        facts += self.ending(self.table.match, step)
        return Draft(tuple(facts), step)

    def outdated(self, move: str, version: int) -> bool:
        """Whether too much has happened since the version that a move was meant for."""
        if version == self.around.version or self.table.game.any_time(move):
            return False
        # Whoever judges means the call that they know of, as long as it is open.
        called = self.around.called
        return called is None or version < called.row or move not in JUDGING

    def ending(self, match: AnyMatch, step: Step[Any]) -> list[Fact]:
        """What a round's end makes known."""
        if step.state.outcome is None:
            return []
        round_number = match.round if match.playing else match.round + 1
        facts: list[Fact] = [self.reveal(round_number)]
        winners = match.winners_after(step.state)
        if winners is not None:
            facts.append(MatchClosed("played", letters(winners)))
        return facts

    def reveal(self, round_number: int) -> LinkRevealed:
        return LinkRevealed(round_number, self.table.chain.link(round_number).hex())

    def undo(self, version: int) -> Draft:
        self.must_be("playing")
        seat = self.seat
        if self.around.paused is not None:
            raise refuse("paused")
        if version != self.around.version:
            raise refuse("stale", version=self.around.version)
        own = seat == self.table.match.turn and not self.around.chairs[seat].played_by_bot
        if not own or not self.table.undoable:
            raise refuse("nothing-to-undo")
        return Draft((Undone(seat_letter(seat)),))

    # Getting ready

    def ready(self, command: ask.Ready) -> Draft:
        self.must_be("gathering", "between")
        letter = seat_letter(self.seat)
        contribution = command.contribution if command.ready else None
        readied = Readied(letter, command.ready, contribution)
        waiting = self.around.phase == "gathering" or self.around.paused is not None
        if waiting or not self.all_ready(besides=readied):
            return Draft((readied,))
        return self.round(readied)

    def all_ready(self, besides: Readied) -> bool:
        """Whether nobody has to be waited for: the absent and the bots never are."""
        return all(
            besides.ready if seat_letter(seat) == besides.seat else chair.ready
            for seat, chair in enumerate(self.around.chairs)
            if chair.person is not None and chair.stand_in is None and not chair.conceded
        )

    def start(self, command: ask.Start) -> Draft:
        self.must_be_host()
        self.must_be("gathering", "between")
        own = self.table.seat_of(self.person)
        readied = []
        if own is not None:
            contribution = command.contribution or self.around.chairs[own].contribution
            readied.append(Readied(seat_letter(own), True, contribution))
        if self.around.phase == "between":
            return self.round(*readied)
        missing = [
            seat_letter(seat)
            for seat, chair in enumerate(self.around.chairs)
            if chair.person is not None and not chair.ready and seat != own
            if not self.long_gone(chair)
        ]
        if missing:
            raise refuse("not-everybody-ready", seats=", ".join(missing))
        return self.round(*readied)

    def long_gone(self, chair: Chair) -> bool:
        """Whether somebody has been away so long that a bot would stand in for them."""
        grace = self.table.settings.grace * 1000
        return chair.away is not None and self.now >= chair.away + grace

    def next_round(self) -> Draft:
        self.must_be("between")
        if self.around.paused is not None or not self.all_ready(besides=Readied("", False)):
            raise refuse("stale", version=self.around.version)
        return self.round()

    def round(self, *readied: Readied) -> Draft:
        """Deal the next round, after what has just been said of who is ready."""
        table, match = self.table, self.table.match
        facts: list[Fact] = [*readied]
        if self.around.phase == "gathering":
            facts += [
                BotSeated(seat_letter(seat), table.settings.bots)
                for seat, chair in enumerate(self.around.chairs)
                if chair.empty
            ]
            facts.append(MatchStarted(self.around.number, self.names(), READINGS))
        thrown = {seat_letter(at): one.contribution for at, one in enumerate(self.around.chairs)}
        thrown.update({one.seat: one.contribution for one in readied})
        number = match.round + 1
        contributions = tuple(thrown.values())
        if number > table.chain.rounds:
            raise refuse("chain-used-up", links=table.chain.rounds)
        chance = table.chance(number, contributions)
        step = match.weigh_round(chance)
        facts.append(RoundStarted(number, contributions))
        facts += self.ending(match, step)
        return Draft(tuple(facts), step, chance)

    def names(self) -> tuple[str, ...]:
        people = self.around.people
        return tuple(
            people[chair.person].name if chair.person is not None else ""
            for chair in self.around.chairs
        )

    # Ending early

    def concede(self) -> Draft:
        self.must_be("playing", "between")
        seat = self.seat
        if self.around.chairs[seat].conceded:
            raise refuse("conceded")
        facts: list[Fact] = [Conceded(seat_letter(seat))]
        # A side goes on as long as one of its people wants to. Sides of bots never give up.
        left = [
            side
            for side in self.table.game.sides
            if not any(self.gave_up(one, seat) for one in side)
            or any(self.still_plays(one, seat) for one in side)
        ]
        nobody = not any(self.still_plays(one, seat) for one in range(self.table.game.seats))
        if len(left) == 1 or nobody:
            facts += self.close("concession", left[0] if len(left) == 1 else ())
        return Draft(tuple(facts))

    def gave_up(self, seat: int, now: int) -> bool:
        return seat == now or self.around.chairs[seat].conceded

    def still_plays(self, seat: int, now: int) -> bool:
        return self.around.chairs[seat].person is not None and not self.gave_up(seat, now)

    def agree(self, command: ask.Agree) -> Draft:
        self.must_be("playing", "between")
        seat = self.seat
        if self.around.chairs[seat].conceded:
            raise refuse("conceded")
        facts: list[Fact] = [EndAgreed(seat_letter(seat), command.agree)]
        others = [
            chair
            for at, chair in enumerate(self.around.chairs)
            if at != seat and chair.person is not None and not chair.conceded
        ]
        if command.agree and all(chair.agrees or chair.stand_in for chair in others):
            scores = self.table.match.scores or ()
            best = [side for side, score in enumerate(scores) if score == max(scores)]
            # The absent are not waited for, but nobody wins against them by ending it.
            clear = len(best) == 1 and all(chair.agrees for chair in others)
            facts += self.close("agreement", self.table.game.sides[best[0]] if clear else ())
        return Draft(tuple(facts))

    def close(self, by: Any, winners: Sequence[int]) -> list[Fact]:
        """End the match as it stands. A round left unfinished is made known as well."""
        facts: list[Fact] = []
        if self.around.phase == "playing":
            facts.append(self.reveal(self.table.match.round))
        return [*facts, MatchClosed(by, letters(winners))]
