"""What a table does by itself, and when: bots move or stand in for somebody, time runs out.

A duty is a pure function of the table: the node that holds the table's duties does the one that is
due first, and asks again after every change.
"""

from __future__ import annotations

from typing import NamedTuple

from stockpile.table.commands import BotMove, NextRound, PassHost, StandIn, TakePause
from stockpile.table.conduct import noticed
from stockpile.table.settings import PACES_MS
from stockpile.table.state import Table

PAUSE_BETWEEN_ROUNDS_MOVES = 3
"""How long bots wait between two rounds, counted in moves, for the sake of spectators."""


class LetBotMove(NamedTuple):
    """A bot of this level has to choose for a seat."""

    seat: int
    level: str


class Duty(NamedTuple):
    """Something to do at a moment of the table's own time."""

    at_ms: int
    what: LetBotMove | BotMove | StandIn | NextRound | PassHost | TakePause


def next_duty(table: Table) -> Duty | None:
    """What to do next, if anything. A table that everybody has left has nothing to do."""
    if not table.awake:
        return None
    duties = _duties(table)
    return min(duties, key=lambda duty: duty.at_ms) if duties else None


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


def _duties(table: Table) -> list[Duty]:
    state, settings = table.state, table.state.settings
    duties: list[Duty] = []
    host = state.people[state.host]
    if host.gone_ms is not None and any(person.present for person in state.people.values()):
        duties.append(Duty(host.gone_ms + settings.grace * 1000, PassHost()))
    # A pause stops everything but this.
    if state.paused or state.phase == "over":
        return duties
    if state.phase != "gathering" and table.wants_pause:
        duties.append(Duty(table.at_ms, TakePause()))
    for seat, chair in enumerate(state.chairs):
        ends = None if chair.away_ms is None else away_ends(table, seat)
        if ends is not None:
            duties.append(Duty(ends, StandIn(seat, "away")))
    pace_ms = PACES_MS[settings.pace]
    if state.phase == "playing":
        if table.game.conduct is not None:
            duties += [Duty(at, move) for at, move in noticed(table)]
        turn = table.match.turn
        if turn is not None and state.chairs[turn].played_by_bot and state.out_of_turn is None:
            level = state.chairs[turn].bot or settings.bots
            duties.append(Duty(state.moved_ms + pace_ms, LetBotMove(turn, level)))
        clock = clock_ends(table)
        if turn is not None and clock is not None:
            duties.append(Duty(clock[1], StandIn(turn, "clock")))
    elif state.phase == "between" and not table.waiting_for:
        at_ms = state.moved_ms + PAUSE_BETWEEN_ROUNDS_MOVES * pace_ms
        duties.append(Duty(at_ms, NextRound()))
    return duties
