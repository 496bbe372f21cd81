"""How what happens in the game changes a table."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from stockpile.core.event import TurnStarted
from stockpile.core.match_state import MatchState
from stockpile.table.conduct import attend
from stockpile.table.log import Entry
from stockpile.table.state import Began, BetweenRounds, Table, Undoable


def fold_events(table: Table, entry: Entry) -> Table:
    before, events = table.match, entry.events
    if entry.step is not None:
        match = before.after(entry.step)
    else:
        match = before
        for event in events:
            match = match.fold(event)
    undo = _may_be_undone(before, entry)
    after = replace(
        table,
        match=match,
        state=replace(table.state, version=entry.seq, moved_ms=entry.at_ms),
        undoable=(*table.undoable, Undoable(entry.seq, before)) if undo else (),
    )
    if undo:
        return after
    after = attend(after, before, Began(entry.at_ms, entry.seq))
    if TurnStarted in map(type, events):
        after = _begin_turn(_charge(after, before.turn, entry.at_ms), entry.at_ms)
    return after if match.playing else _end_round(after)


def _may_be_undone(match: MatchState[Any, Any, Any], entry: Entry) -> bool:
    """Whether these events of somebody on turn showed nobody anything new."""
    undoable, turn = match.game.undoable, match.turn
    for event in entry.events:
        if not isinstance(event, undoable) or getattr(event, "seat", turn) != turn:
            return False
    # Nobody can take back what a bot did.
    return bool(entry.author)


def _begin_turn(table: Table, at_ms: int) -> Table:
    chairs = table.state.chairs
    if any(chair.talked for chair in chairs):
        chairs = tuple(replace(chair, talked=False) for chair in chairs)
    return table.having(turn_began_ms=at_ms, chairs=chairs)


def _charge(table: Table, seat: int | None, at_ms: int) -> Table:
    """Take the time by which a turn overran from the seat's reserve."""
    clock = table.settings.clock
    if clock is None or seat is None:
        return table
    beyond_ms = at_ms - table.state.turn_began_ms - clock.turn * 1000
    left_ms = max(0, table.chairs[seat].reserve_ms - max(0, beyond_ms))
    return table.with_chair(seat, reserve_ms=left_ms)


def _end_round(table: Table) -> Table:
    match = table.match
    assert match.outcome is not None
    assert match.lead is not None
    return table.having(
        phase="over" if match.over else "between",
        played=BetweenRounds(match.round, match.lead, match.scores, match.outcome),
        chairs=tuple(replace(chair, ready=False, contribution=None) for chair in table.chairs),
    )
