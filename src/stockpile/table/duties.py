"""What a table does by itself, and when: bots move or stand in for somebody, time runs out.

A duty is a pure function of the table: the node that holds the table's duties does the one that is
due first, and asks again after every change.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from stockpile.table.commands import BotMove, NextRound, PassHost, StandIn, TakePause
from stockpile.table.conduct import noticed
from stockpile.table.settings import PACES_MS
from stockpile.table.state import Table

PAUSE_BETWEEN_ROUNDS_MOVES = 3
"""How long bots wait between two rounds, counted in moves, for those who watch."""


class LetBotMove(NamedTuple):
    """A bot of this level has to choose for a seat."""

    seat: int
    level: str


class Duty(NamedTuple):
    """Something to do at a moment of the table's own time."""

    at_ms: int
    what: LetBotMove | BotMove | StandIn | NextRound | PassHost | TakePause


def next_duty(table: Table) -> Duty | None:
    """What is to be done next, if anything is. A table that everybody left has nothing to do."""
    if not table.awake:
        return None
    return min(_duties(table), key=lambda duty: duty.at_ms, default=None)


def clock_ends(table: Table) -> tuple[int, int] | None:
    """When the seat on turn runs out of time: without its reserve, and with it."""
    clock, seat = table.settings.clock, table.match.turn
    if clock is None or seat is None or table.state.phase != "playing":
        return None
    if table.chairs[seat].played_by_bot:
        return None
    turn_ends = table.state.turn_began_ms + clock.turn * 1000
    return turn_ends, turn_ends + table.chairs[seat].reserve_ms


def away_ends(table: Table, seat: int) -> int | None:
    """When a bot stands in for somebody who is away, if they are."""
    chair = table.chairs[seat]
    if chair.person is None or chair.away_ms is None or chair.played_by_bot:
        return None
    return chair.away_ms + table.settings.grace * 1000


def _duties(table: Table) -> Iterator[Duty]:
    state, settings = table.state, table.settings
    pace_ms = PACES_MS[settings.pace]
    host = state.people[state.host]
    if host.gone_ms is not None and any(person.present for person in state.people.values()):
        yield Duty(host.gone_ms + settings.grace * 1000, PassHost())
    # A pause stops everything but this.
    if state.paused or state.phase == "over":
        return
    if state.phase != "gathering" and table.wants_pause:
        yield Duty(table.at_ms, TakePause())
    for seat in range(len(state.chairs)):
        ends = away_ends(table, seat)
        if ends is not None:
            yield Duty(ends, StandIn(seat, "away"))
    if state.phase == "playing":
        turn = table.match.turn
        yield from (Duty(at, move) for at, move in noticed(table))
        if turn is not None and state.chairs[turn].played_by_bot and state.out_of_turn is None:
            level = state.chairs[turn].bot or settings.bots
            yield Duty(state.moved_ms + pace_ms, LetBotMove(turn, level))
        clock = clock_ends(table)
        if turn is not None and clock is not None:
            yield Duty(clock[1], StandIn(turn, "clock"))
    elif state.phase == "between" and not table.waiting_for:
        yield Duty(state.moved_ms + PAUSE_BETWEEN_ROUNDS_MOVES * pace_ms, NextRound())
