"""What pauses and sleep do to the clocks."""

from __future__ import annotations

from msgspec.structs import replace

from stockpile.core.seats import seat_number
from stockpile.table import facts as f
from stockpile.table.fold.registry import folds
from stockpile.table.log import Entry
from stockpile.table.state import Began, Table


def wake_up(table: Table, at_ms: int) -> Table:
    """Nobody's time ran while the table slept, and everybody's grace begins now."""
    state = table.state
    assert state.asleep_ms is not None
    if not state.paused:
        table = shift_times(table, state.asleep_ms, at_ms)
    return table.having(
        asleep_ms=None,
        chairs=tuple(
            chair if chair.away_ms is None else replace(chair, away_ms=at_ms)
            for chair in table.chairs
        ),
        people={
            number: one if one.gone_ms is None else replace(one, gone_ms=at_ms)
            for number, one in state.people.items()
        },
    )


def shift_times(table: Table, since_ms: int, until_ms: int) -> Table:
    """Move the start of everything under way by however long the clocks stood still."""

    def later(at_ms: int) -> int:
        return at_ms + max(0, until_ms - max(since_ms, at_ms))

    def begun_later(began: Began | None) -> Began | None:
        return None if began is None else replace(began, at_ms=later(began.at_ms))

    state = table.state
    return table.having(
        turn_began_ms=later(state.turn_began_ms),
        out_of_turn=begun_later(state.out_of_turn),
        call=begun_later(state.call),
    )


@folds(f.PauseAgreed)
def _pause_agreed(table: Table, fact: f.PauseAgreed, entry: Entry) -> Table:
    return table.with_chair(seat_number(fact.seat), pauses=fact.agrees)


@folds(f.Paused)
def _paused(table: Table, fact: f.Paused, entry: Entry) -> Table:
    chairs = tuple(replace(chair, pauses=False) for chair in table.chairs)
    return table.having(paused_ms=entry.at_ms, chairs=chairs)


@folds(f.Resumed)
def _resumed(table: Table, fact: f.Resumed, entry: Entry) -> Table:
    since_ms, at_ms = table.state.paused_ms, entry.at_ms
    if since_ms is None:
        return table
    chairs = tuple(
        chair
        if chair.away_ms is None
        else replace(chair, away_ms=chair.away_ms + at_ms - max(since_ms, chair.away_ms))
        for chair in table.chairs
    )
    return shift_times(table, since_ms, at_ms).having(chairs=chairs, paused_ms=None)
