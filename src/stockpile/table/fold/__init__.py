"""How a table follows from its log: one small function for each kind of fact, and one for events.

`fold` is pure, so "what would be" is a fold as well.
"""

from __future__ import annotations

from stockpile.table.facts import Fact
from stockpile.table.fold import matches, people, seats, times
from stockpile.table.fold.events import fold_events
from stockpile.table.fold.registry import FOLDS
from stockpile.table.log import Entry
from stockpile.table.state import Table

COMMANDS_REMEMBERED = 16
"""How many of a guest's last commands a table remembers; the log has them all."""

FOLDED_BY = (matches, people, seats, times)
"""The modules that say what facts change."""


def fold(table: Table, entry: Entry) -> Table:
    """The table after one more row of its log."""
    if entry.seq != table.seq + 1:
        raise ValueError(f"row {entry.seq} after {table.seq} of table {table.code}")
    table = table._replace(seq=entry.seq, before_ms=table.at_ms, at_ms=entry.at_ms)
    in_game = False
    for one in entry.happened:
        if isinstance(one, Fact):
            table = FOLDS[type(one)](table, one, entry)
        elif not in_game:
            table, in_game = fold_events(table, entry), True
    return _remember_command(table, entry)


def _remember_command(table: Table, entry: Entry) -> Table:
    number = table.person_of(entry.author) if entry.command is not None else None
    if number is None or entry.command is None:
        return table
    commands = {**table.state.people[number].commands, entry.command: entry.seq}
    if len(commands) > COMMANDS_REMEMBERED:
        del commands[next(iter(commands))]
    return table.with_person(number, commands=commands)
