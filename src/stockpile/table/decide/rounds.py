"""When a round is dealt, and how a match ends before its time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from stockpile.core.option import LATEST_READINGS
from stockpile.core.refusal import Refusal
from stockpile.core.seats import seat_letter
from stockpile.table import commands as ask
from stockpile.table.decide.asked import Asked, refuse
from stockpile.table.decide.play import reveal, round_ending
from stockpile.table.facts import (
    BotSeated,
    ChainMade,
    Conceded,
    EndAgreed,
    Fact,
    MatchClosed,
    MatchStarted,
    Readied,
    Reset,
    RoundStarted,
)
from stockpile.table.log import Draft
from stockpile.table.state import letters


def ready(asked: Asked, command: ask.Ready) -> Draft:
    """Somebody is ready, or no longer is. Between rounds, play goes on when everybody is."""
    letter = seat_letter(asked.seat)
    contribution = command.contribution if command.ready else None
    readied = Readied(letter, command.ready, contribution)
    waits = asked.state.phase == "gathering" or asked.state.paused or not command.ready
    if waits or set(asked.table.waiting_for) - {asked.seat}:
        return Draft((readied,))
    return _deal(asked, readied)


def start(asked: Asked, command: ask.Start) -> Draft:
    """The host starts a match, or the next round without those who are not ready."""
    table, own, readied = asked.table, asked.own_seat, []
    if own is not None:
        contribution = command.contribution or table.chairs[own].contribution
        readied.append(Readied(seat_letter(own), True, contribution))
    missing = table.waiting_for if asked.state.phase == "gathering" else ()
    if missing:
        raise refuse("not-everybody-ready", seats=", ".join(letters(missing)))
    return _deal(asked, *readied)


def next_round(asked: Asked, command: ask.NextRound) -> Draft:
    """Nobody is left to wait for."""
    if asked.state.paused or asked.table.waiting_for:
        raise asked.stale()
    return _deal(asked)


def _deal(asked: Asked, *readied: Readied) -> Draft:
    """Deal the next round, after noting who has just become ready."""
    table, state, match = asked.table, asked.state, asked.table.match
    facts: list[Fact] = [*readied]
    if state.phase == "gathering":
        facts += [
            BotSeated(seat_letter(seat), table.settings.bots)
            for seat, chair in enumerate(state.chairs)
            if chair.empty
        ]
        facts.append(MatchStarted(state.number, _names(asked), LATEST_READINGS))
    thrown = {seat_letter(seat): one.contribution for seat, one in enumerate(state.chairs)}
    thrown.update({one.seat: one.contribution for one in readied})
    if state.seed is not None:
        thrown.clear()  # nobody's contribution changes what a seed gives
    number, contributions = match.round + 1, tuple(thrown.values())
    if number > table.chain.rounds:
        raise refuse("chain-used-up", links=table.chain.rounds)
    step = match.weigh_round(table.chance_of(number, contributions))
    facts.append(RoundStarted(number, contributions))
    return Draft((*facts, *step.events, *round_ending(table, number, step)), step)


def _names(asked: Asked) -> tuple[str, ...]:
    people = asked.state.people
    return tuple(
        chair.bot_name if chair.person is None else people[chair.person].name
        for chair in asked.state.chairs
    )


def not_conceded(asked: Asked) -> Refusal | None:
    """A seat that has given up no longer has a say in the match."""
    return Refusal("conceded") if asked.own_chair.conceded else None


def concede(asked: Asked, command: ask.Concede) -> Draft:
    """Somebody gives the match up. A side goes on as long as one of its people wants to."""
    seat, chairs, sides = asked.seat, asked.state.chairs, asked.table.game.sides
    gave_up = {at for at, chair in enumerate(chairs) if chair.conceded} | {seat}
    plays = {at for at, chair in enumerate(chairs) if chair.person is not None} - gave_up
    # Sides of bots never give up.
    left = [side for side in sides if plays & {*side} or not gave_up & {*side}]
    facts: list[Fact] = [Conceded(seat_letter(seat))]
    if len(left) == 1 or not plays:
        facts += _close(asked, "concession", left[0] if len(left) == 1 else ())
    return Draft(tuple(facts))


def agree(asked: Asked, command: ask.Agree) -> Draft:
    """Somebody wants to end the match as it stands; it ends when everybody does."""
    seat, match = asked.seat, asked.table.match
    facts: list[Fact] = [EndAgreed(seat_letter(seat), command.agree)]
    others = [
        chair
        for at, chair in enumerate(asked.state.chairs)
        if at != seat and chair.person is not None and not chair.conceded
    ]
    if command.agree and all(chair.agrees or chair.stand_in for chair in others):
        scores = match.scores or ()
        best = [side for side, score in enumerate(scores) if score == max(scores)]
        # Nobody waits for the absent, but nobody wins against them by ending it.
        clear = len(best) == 1 and all(chair.agrees for chair in others)
        facts += _close(asked, "agreement", match.game.sides[best[0]] if clear else ())
    return Draft(tuple(facts))


def _close(
    asked: Asked, by: Literal["concession", "agreement"], winners: Sequence[int]
) -> list[Fact]:
    """End the match as it stands. An unfinished round is revealed as well."""
    return [*abandoned_round(asked), MatchClosed(by, letters(winners))]


def abandon(asked: Asked, command: ask.Abandon) -> Draft:
    """The host is about to delete the table."""
    if asked.number != asked.state.host:
        raise refuse("not-the-host")
    return Draft(tuple(abandoned_round(asked)))


def abandoned_round(asked: Asked) -> list[Fact]:
    """What is revealed about the current round when it is abandoned."""
    playing = asked.state.phase == "playing"
    return [reveal(asked.table, asked.table.match.round)] if playing else []


def rematch(asked: Asked, command: ask.Rematch) -> Draft:
    """The same people get ready for another match."""
    return Draft((Reset(), make_chain(asked)))


def make_chain(asked: Asked) -> ChainMade:
    """The secret of the next match's hash chain."""
    return ChainMade(asked.entropy(32).hex())
