"""Bots at a table: they see Observations, never the truth."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from stockpile.bots.bot import Bot
from stockpile.bots.conduct import ask
from stockpile.core.event import Outcome, TurnStarted
from stockpile.core.game import Move, State, View
from stockpile.core.match import Match


class RoundResult(NamedTuple):
    """What became of a round. ``outcome`` is None if it was left before its end."""

    outcome: Outcome | None
    turns: int
    """How many turns were played."""
    choices: int
    """How many moves the bots chose."""


def generators(seed: int | str, seats: int) -> tuple[Random, ...]:
    """One random generator a seat, the same ones whenever the seed is the same."""
    return tuple(Random(f"stockpile bot {seed} {seat}") for seat in range(seats))


def play_round(
    match: Match[State, Move, View],
    bots: Sequence[Bot[View, Move]],
    rngs: Sequence[Random],
    most_turns: int | None = None,
) -> RoundResult:
    """Play the round that is under way, or the next one, to its end.

    ``bots`` and ``rngs`` have one entry a seat; `generators` makes the latter. The round is left as
    it stands if it is not over after ``most_turns``. Raises Illegal for what a bot may not do.
    """
    seats = match.game.seats
    for what, given in (("bots", bots), ("random generators", rngs)):
        if len(given) != seats:
            raise ValueError(f"{len(given)} {what} for {seats} seats")
    events = match.round_events if match.playing else match.start_round()
    turns = choices = 0
    while True:
        turns += sum(isinstance(event, TurnStarted) for event in events)
        seat = match.turn
        if seat is None:
            return RoundResult(match.outcome, turns, choices)
        if most_turns is not None and turns > most_turns:
            return RoundResult(None, turns - 1, choices)
        events = match.play(ask(bots[seat], match.observe(seat), rngs[seat]), seat)
        choices += 1


def play_match(
    match: Match[State, Move, View],
    bots: Sequence[Bot[View, Move]],
    rngs: Sequence[Random],
    most_turns: int | None = None,
) -> tuple[RoundResult, ...]:
    """Play rounds until the match is decided, or one of them is left after ``most_turns``."""
    rounds: list[RoundResult] = []
    while not match.over:
        rounds.append(play_round(match, bots, rngs, most_turns))
        if rounds[-1].outcome is None:
            break
    return tuple(rounds)
