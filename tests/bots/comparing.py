"""Two bots against each other on paired deals: each is played twice, with the seats swapped."""

from __future__ import annotations

from statistics import fmean, stdev
from typing import NamedTuple

from stockpile.bots import generators, make_bot, play_round
from stockpile.core.match import Match
from stockpile.games import AnyGame


class Comparison(NamedTuple):
    """The share of rounds that the first bot's sides won, draws counted half; 95 % interval."""

    share: float
    low: float
    high: float


def compare(game: AnyGame, ours: str, theirs: str, pairs: int, seed: str) -> Comparison:
    """Play ``2 * pairs`` rounds between two levels, whose sides sit alternately.

    The interval comes from the pairs: the two rounds of one deal are not independent.
    """
    shares = [_pair(game, ours, theirs, f"{seed} {number}") for number in range(pairs)]
    share = fmean(shares)
    margin = 1.96 * stdev(shares) / pairs**0.5
    return Comparison(share, share - margin, share + margin)


def _pair(game: AnyGame, ours: str, theirs: str, seed: str) -> float:
    levels = [make_bot(level, game.name) for level in (ours, theirs)]
    won = 0.0
    for first in (0, 1):
        bots = [levels[(side + first) % 2] for side in game.side_of]
        match = Match(game, seed=seed)
        outcome = play_round(match, bots, generators(f"{seed} {first}", game.seats)).outcome
        assert outcome is not None
        if not outcome.winners:
            won += 0.5
        elif bots[outcome.winners[0]] is levels[0]:
            won += 1
    return won / 2
