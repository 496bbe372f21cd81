"""What type checkers know about the library. mypy and pyright read this file; nothing runs it.

A line that has to be wrong says so for both: mypy complains about an ignore that is not needed, and
``tests/checkers/test_pyright.py`` counts the errors.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_type

import stockpile
from stockpile import breakers, skipbo
from stockpile.bots import RandomBot
from stockpile.environments import Tables, gymnasium, pettingzoo
from stockpile.skipbo import tabletop
from stockpile.testing import check_bot


def skipbo_match() -> None:
    match = stockpile.new_match("skipbo-2003", seats=2, stock=10, laying="forced", target=500)
    assert_type(match, stockpile.Match[skipbo.State, skipbo.Move, skipbo.View])
    assert_type(match.legal_moves(), Sequence[skipbo.Move])
    view = match.observe(0).view
    assert_type(view, skipbo.View)
    assert_type(view.seats[0].stock_top, int | None)
    view.handd  # type: ignore[attr-defined]  # wrong
    if match.state is not None:
        assert_type(match.state.stocks, tuple[tuple[int, ...], ...])
        match.state.trick  # type: ignore[attr-defined]  # wrong
    stockpile.new_match("skipbo-2003", stok=5)  # type: ignore[call-overload]  # wrong
    stockpile.new_match("skipbo-2003", stock="5")  # type: ignore[call-overload]  # wrong
    stockpile.new_match("skipbo-2003", laying="never")  # type: ignore[call-overload]  # wrong


def teams() -> None:
    letters: list[list[str]] = [["A", "C"], ["B", "D"]]
    for named in (2, ["AC", "BD"], letters):
        stockpile.new_match("skipbo", seats=4, teams=named)
        stockpile.make_game("skipbo", seats=4, teams=named)
        Tables("skipbo", seats=4, teams=named)
        gymnasium.Environment("skipbo", seats=4, teams=named)
        gymnasium.VectorEnvironment(2, "skipbo", seats=4, teams=named)
        pettingzoo.env("skipbo", seats=4, teams=named)
        pettingzoo.raw_env("skipbo", seats=4, teams=named)
        check_bot(RandomBot(), seats=4, teams=named)


def tabletop_match() -> None:
    match = stockpile.new_match("skipbo", conduct="tabletop", caught="start-only")
    assert_type(match, stockpile.Match[tabletop.State, tabletop.Move, tabletop.View])
    assert_type(match.observe(0).view.tabletop.banned, tuple[int, ...])


def breakers_match() -> None:
    match = stockpile.new_match("breakers-2010", seats=3, lone_joker="as-15")
    assert_type(match, stockpile.Match[breakers.State, breakers.Move, breakers.View])
    match.observe(0).view.building  # type: ignore[attr-defined]  # wrong


def some_match(edition: str) -> None:
    assert_type(stockpile.new_match(edition, seats=2), stockpile.Match[Any, Any, Any])


def games() -> None:
    assert_type(stockpile.make_game("skipbo-2011", seats=8), skipbo.SkipBo)
    assert_type(stockpile.make_game("breakers"), breakers.Breakers)
    assert_type(stockpile.make_game(conduct="tabletop"), tabletop.Tabletop)


def anything(state: stockpile.State, move: stockpile.Move, view: stockpile.View) -> None:
    if isinstance(state, breakers.State):
        assert_type(state.top, breakers.Set | None)
    if isinstance(move, skipbo.LayHand):
        assert_type(move.card, int)
    if isinstance(view, breakers.View):
        assert_type(view.unused, stockpile.Hidden)


def records(text: str) -> None:
    _, record = stockpile.read_record(text)
    assert_type(record, stockpile.Record)
    for step in record:
        assert_type(step.actor, int | None)
        assert_type(step.events, tuple[stockpile.Event, ...])


class Mine:
    """A bot, without inheriting anything."""

    def choose(self, observation: stockpile.Observation[Any, Any], rng: object) -> Any:
        return observation.moves[0]


bot: stockpile.Bot[Any, Any] = Mine()
