"""A bot for both games, as a class: it gets an Observation and answers with one of its moves.

stockpile arena examples/thrifty.py:Thrifty baseline --rounds 1000
"""

from random import Random
from typing import Any

from stockpile import Observation
from stockpile.breakers import Set
from stockpile.skipbo import WILD, Discard, LayHand, LayStock


class Thrifty:
    """Lays what it can, wilds last, and gets rid of high cards; in Breakers it sheds many tiles."""

    def choose(self, observation: Observation[Any, Any], rng: Random) -> Any:
        # In Breakers there can be 20,000 moves; these are the ones with the fewest jokers.
        moves = getattr(observation.moves, "canonical", observation.moves)
        best = max(map(worth, moves))
        return rng.choice([move for move in moves if worth(move) == best])


def worth(move: Any) -> tuple[int, int]:
    """How much the bot likes a move: kinds of moves first, then moves of one kind."""
    match move:
        case LayStock():
            return 4, 0
        case LayHand(card=card) if card == WILD:
            return 1, 0
        case Discard(card=card):
            return (0, 0) if card == WILD else (1, card)
        case Set():
            return move.size, -move.height
        case _:  # other lays; in Breakers, to pass
            return 0 if str(move) == "pass" else 3, 0
