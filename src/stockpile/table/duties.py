"""What a table does by itself, and when: bots move, somebody is stood in for, time runs out.

A duty is a pure function of the table: whoever holds the table's duties does the one that is due
first, and asks again after every change.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from stockpile.table.commands import BotMove, NextRound, PassHost, StandIn
from stockpile.table.noticing import noticed
from stockpile.table.settings import PACES
from stockpile.table.table import Table

BETWEEN_ROUNDS = 3
"""How many moves' time bots leave between two rounds, for those who watch."""


class LetBotMove(NamedTuple):
    """A bot of this level has to choose for a seat."""

    seat: int
    level: str


class Duty(NamedTuple):
    """Something to be done at a time (milliseconds since 1970)."""

    at: int
    what: LetBotMove | BotMove | StandIn | NextRound | PassHost


def next_duty(table: Table) -> Duty | None:
    """What is to be done next, if anything is. A table that everybody left has nothing to do."""
    if not table.awake:
        return None
    return min(_duties(table), key=lambda duty: duty.at, default=None)


def clock_ends(table: Table) -> tuple[int, int] | None:
    """When the time of the seat on turn is up: of its turn, and with its reserve."""
    clock, seat = table.settings.clock, table.match.turn
    if clock is None or seat is None or table.around.phase != "playing":
        return None
    if table.chairs[seat].played_by_bot:
        return None
    turn_ends = table.around.turn_began + clock.turn * 1000
    return turn_ends, turn_ends + table.chairs[seat].reserve


def away_ends(table: Table, seat: int) -> int | None:
    """When a bot stands in for somebody who is away, if they are."""
    chair = table.chairs[seat]
    if chair.person is None or chair.away is None or chair.played_by_bot:
        return None
    return chair.away + table.settings.grace * 1000


def _duties(table: Table) -> Iterator[Duty]:
    around, settings = table.around, table.settings
    pace = PACES[settings.pace]
    host = around.people[around.host]
    if host.gone is not None and any(person.present for person in around.people.values()):
        yield Duty(host.gone + settings.grace * 1000, PassHost())
    # A pause stops everything but this: only a host can end it.
    if around.paused is not None or around.phase not in ("playing", "between"):
        return
    for seat in range(len(around.chairs)):
        ends = away_ends(table, seat)
        if ends is not None:
            yield Duty(ends, StandIn(seat, "away"))
    if around.phase == "playing":
        turn = table.match.turn
        yield from (Duty(at, move) for at, move in noticed(table))
        if turn is not None and around.chairs[turn].played_by_bot and around.jumped is None:
            level = around.chairs[turn].bot or settings.bots
            yield Duty(around.moved + pace, LetBotMove(turn, level))
        clock = clock_ends(table)
        if turn is not None and clock is not None:
            yield Duty(clock[1], StandIn(turn, "clock"))
    elif all(chair.played_by_bot or chair.ready for chair in around.chairs if not chair.empty):
        yield Duty(around.moved + BETWEEN_ROUNDS * pace, NextRound())
