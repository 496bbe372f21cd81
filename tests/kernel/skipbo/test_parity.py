"""The kernel plays Skip-Bo as the rules package does: both are walked, state by state."""

from __future__ import annotations

import os
from collections import Counter
from itertools import count

import pytest

from stockpile.skipbo import SkipBo
from tests.kernel.skipbo.walking import Walk
from tests.skipbo.build import skipbo
from tests.skipbo.plans import Form, every_form

MOVES = 1_000
"""How many moves are compared at each form of table."""
MANY = int(os.environ.get("PARITY_MOVES", "150000"))
"""How many the slow test compares there."""

LAYING = ("free", "stock-first", "forced")
STALEMATES = ("redeal", "fewest-stock", "draw")
STOCKS = (0, 1, 3, 12, 30)
"""0 stands for the largest that fits, with which the draw pile is soon empty."""
EAGERNESS = (0.95, 0.0, 0.95, 0.5)
"""How likely a card is laid that can be laid: uniform play buries everything in discard piles."""
LONG, SHORT = 150, 40
"""Moves after which another round is more interesting: from a deal, and from a position."""

ALWAYS = {
    "AsideShuffled",
    "CardDiscarded",
    "PileCompleted",
    "StockTurned",
    "StuckRedealt",
    "drawing is due",
    "fewest-stock after deal",
    "pass",
    "pass after laying",
    "stalemate after deal",
    "stalemate after redeal",
    "stock-empty after deal",
    "stock-empty after redeal",
}
IN_TEAMS = {"partner's stock", "partner's discard"}


def tables(form: Form) -> list[SkipBo]:
    """Every table of a form: each way to lay and to end a stuck round, with each stock pile.

    Tables where people can err are left out: the kernel thinks of what people do by right, which is
    what these tables play.
    """
    edition, seats, teams = form
    largest = skipbo(edition, seats=seats).edition.most_stock(seats)
    stocks = sorted({min(stock or largest, largest) for stock in STOCKS})
    return [
        skipbo(edition, seats=seats, teams=teams, stock=stock, laying=laying, stalemate=stalemate)
        for stock in stocks
        for laying in LAYING
        for stalemate in STALEMATES
    ]


def compare(form: Form, moves: int) -> Counter[str]:
    """Compare at least so many moves, spread over all tables of a form; what was met on the way."""
    reached: Counter[str] = Counter()
    numbers = count()
    games = tables(form)
    for game in games:
        made = 0
        while made < moves / len(games):
            number = next(numbers)
            eagerness = EAGERNESS[number % len(EAGERNESS)]
            walk = Walk(game, number)
            if number % 3 == 0:
                walk.from_a_deal().go(eagerness, LONG)
            else:
                walk.from_any_position().go(eagerness, SHORT)
            made += walk.made
            reached += walk.reached
    return reached


@pytest.mark.sampled(6)
@every_form
def test_the_kernel_plays_as_the_rules_do(form: Form) -> None:
    compare(form, MOVES)


@pytest.mark.slow
@every_form
def test_the_kernel_plays_as_the_rules_do_for_long(form: Form) -> None:
    reached = compare(form, MANY)
    assert not (ALWAYS | IN_TEAMS if form[2] else ALWAYS) - reached.keys()
