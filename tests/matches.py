"""Matches to test with: small, seeded, of every game and team form."""

from __future__ import annotations

import random
from typing import Any

import stockpile
from stockpile.games import AnyMatch

SETTINGS: tuple[dict[str, Any], ...] = (
    {"edition": "skipbo-2003", "seats": 2, "stock": 2, "target": 60},
    {"edition": "skipbo-2003", "seats": 4, "teams": ["AC", "BD"], "stock": 2, "target": 70},
    {"edition": "skipbo-2003", "seats": 6, "stock": 1},
    {"edition": "skipbo-2011", "seats": 3, "stock": 2, "youngest": "B", "target": 60},
    {"edition": "skipbo-2011", "seats": 8, "teams": ["AE", "BF", "CG", "DH"], "stock": 1},
    {"edition": "skipbo-2011", "seats": 4, "stock": 3, "stalemate": "draw", "laying": "forced"},
    {"edition": "breakers-2010", "seats": 2, "target": 20},
    {"edition": "breakers-2010", "seats": 4, "answer": "equal-or-higher", "passing": "free"},
)
PEOPLE: dict[str, Any] = {"edition": "skipbo-2003", "seats": 3, "stock": 2, "conduct": "tabletop"}
"""A table where people draw by hand; `play_on` plays it as if nobody could err."""


def play_on(match: AnyMatch, rng: random.Random, moves: int | None = None) -> None:
    """Go on with a match, laying when possible, to its end or for so many moves."""
    made = 0
    while not match.over and (moves is None or made < moves):
        if not match.playing:
            match.start_round()
        else:
            legal = match.legal_moves()
            match.play(legal[int(rng.random() ** 3 * len(legal))])
            made += 1


def played(settings: dict[str, Any], seed: int, moves: int | None = None) -> AnyMatch:
    """A match of these settings, played to its end or for so many moves."""
    match = stockpile.new_match(**settings, seed=seed)
    play_on(match, random.Random(seed), moves)
    return match
