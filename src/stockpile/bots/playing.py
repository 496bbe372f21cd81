"""Bots at a table: they see Observations, never the truth."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from stockpile.bots.bot import Bot
from stockpile.core.event import Outcome, TurnStarted
from stockpile.core.game import Move, State, View
from stockpile.core.match import Match


class Played(NamedTuple):
    """What became of a round. ``outcome`` is None if it was broken off."""

    outcome: Outcome | None
    turns: int
    """How many turns were begun."""
    choices: int
    """How many moves were chosen."""


def generators(seed: int | str, seats: int) -> tuple[Random, ...]:
    """One random generator a seat, the same ones whenever the seed is the same."""
    return tuple(Random(f"stockpile bot {seed} {seat}") for seat in range(seats))


def play_round(
    match: Match[State, Move, View],
    bots: Sequence[Bot[View, Move]],
    rngs: Sequence[Random],
    most_turns: int | None = None,
) -> Played:
    """Play the round that is under way, or the next one, to its end.

    ``bots`` and ``rngs`` have one entry a seat. A round is broken off, where it then stands, before
    turn ``most_turns + 1``.
    """
    events = match.round_events if match.playing else match.start_round()
    turns = choices = 0
    while True:
        turns += sum(isinstance(event, TurnStarted) for event in events)
        seat = match.turn
        if seat is None:
            assert match.state is not None
            return Played(match.state.outcome, turns, choices)
        if most_turns is not None and turns > most_turns:
            return Played(None, turns - 1, choices)
        events = match.play(bots[seat].choose(match.observe(seat), rngs[seat]), seat)
        choices += 1


def play_match(
    match: Match[State, Move, View],
    bots: Sequence[Bot[View, Move]],
    rngs: Sequence[Random],
    most_turns: int | None = None,
) -> tuple[Played, ...]:
    """Play round after round until the match is decided; a round that is broken off ends it too."""
    rounds: list[Played] = []
    while not match.over:
        rounds.append(play_round(match, bots, rngs, most_turns))
        if rounds[-1].outcome is None:
            break
    return tuple(rounds)
