"""Rounds and matches between bots, which see Observations and never a State."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from stockpile.bots.bot import Bot, chooser_among
from stockpile.bots.conduct import ask, require_allowed
from stockpile.core.event import Outcome, TurnStarted
from stockpile.core.game import Move, State, View
from stockpile.core.match import Match


class RoundResult(NamedTuple):
    """How a round went. ``outcome`` is None if it was stopped before its end.

    >>> from stockpile import make_bot, new_match
    >>> bots = [make_bot("baseline", "breakers")] * 2
    >>> result = play_round(new_match("breakers", seed=1), bots, generators(1, 2))
    >>> result.outcome.ending, result.turns, result.choices
    ('hand-empty', 31, 31)
    """

    outcome: Outcome | None
    turns: int
    """The number of turns."""
    choices: int
    """The number of moves that bots chose."""


def generators(seed: int | str, seats: int) -> tuple[Random, ...]:
    """A random generator for each seat, always the same for the same seed.

    >>> [rng.randrange(100) for rng in generators(seed=1, seats=2)]
    [44, 94]
    """
    return tuple(Random(f"stockpile bot {seed} {seat}") for seat in range(seats))


def play_round(
    match: Match[State, Move, View],
    bots: Sequence[Bot[View, Move]],
    rngs: Sequence[Random],
    most_turns: int | None = None,
) -> RoundResult:
    """Play the current round, or the next one, to its end.

    ``bots`` and ``rngs`` have an entry for each seat; `generators` makes the latter. The round
    stops after ``most_turns``. Raises Illegal for a move that is not allowed.

    >>> from stockpile import make_bot, new_match
    >>> match = new_match("breakers", seed=1)
    >>> bots = [make_bot("baseline", "breakers")] * 2
    >>> play_round(match, bots, generators(1, 2)).outcome == match.outcome
    True
    """
    seats = match.game.seats
    for what, given in (("bots", bots), ("random generators", rngs)):
        if len(given) != seats:
            raise ValueError(f"{len(given)} {what} for {seats} seats")
    events = match.round_events if match.playing else match.start_round()
    by_the_rules = match.game.conduct is None
    among = [chooser_among(bot) if by_the_rules else None for bot in bots]
    turns = choices = 0
    while True:
        turns += [*map(type, events)].count(TurnStarted)
        seat = match.turn
        if seat is None:
            return RoundResult(match.outcome, turns, choices)
        if most_turns is not None and turns > most_turns:
            return RoundResult(None, turns - 1, choices)
        choose, rng = among[seat], rngs[seat]
        if choose is not None:
            moves = match.legal_moves()
            move = require_allowed(choose(moves, rng), moves)
        else:
            move = ask(bots[seat], match.observe(seat), rng)
        events = match.play(move, seat)
        choices += 1


def play_match(
    match: Match[State, Move, View],
    bots: Sequence[Bot[View, Move]],
    rngs: Sequence[Random],
    most_turns: int | None = None,
) -> tuple[RoundResult, ...]:
    """Play rounds until the match is decided, or one of them stops after ``most_turns``.

    >>> from stockpile import make_bot, new_match
    >>> match = new_match("breakers", target=50, seed=1)
    >>> rounds = play_match(match, [make_bot("baseline", "breakers")] * 2, generators(1, 2))
    >>> len(rounds) == match.round, match.over
    (True, True)
    """
    rounds: list[RoundResult] = []
    while not match.over:
        rounds.append(play_round(match, bots, rngs, most_turns))
        if rounds[-1].outcome is None:
            break
    return tuple(rounds)
