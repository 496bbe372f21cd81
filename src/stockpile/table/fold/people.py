"""How facts about people change a table."""

from __future__ import annotations

from msgspec.structs import replace

from stockpile.core.seats import seat_number
from stockpile.table import facts as f
from stockpile.table.fold.registry import folds
from stockpile.table.fold.seats import stand_up
from stockpile.table.fold.times import wake_up
from stockpile.table.log import Entry
from stockpile.table.state import (
    MAX_KNOCKS,
    MAX_PEOPLE,
    NUDGE_EVERY_MS,
    Knock,
    Person,
    RecentNudge,
    Table,
)


@folds(f.Joined)
def _joined(table: Table, fact: f.Joined, entry: Entry) -> Table:
    people = dict(table.state.people)
    if len(people) >= MAX_PEOPLE:
        passer_by = next((one for one in people if table.forgettable(one)), None)
        if passer_by is not None:
            del people[passer_by]
    people[fact.person] = Person(entry.author, fact.name, gone_ms=entry.at_ms)
    return table.having(people=people)


@folds(f.Named)
def _named(table: Table, fact: f.Named, entry: Entry) -> Table:
    return table.with_person(fact.person, name=fact.name)


@folds(f.LookChosen)
def _look_chosen(table: Table, fact: f.LookChosen, entry: Entry) -> Table:
    return table.with_person(fact.person, face=fact.face, colour=fact.colour)


@folds(f.Came)
def _came(table: Table, fact: f.Came, entry: Entry) -> Table:
    nodes = (*table.state.people[fact.person].nodes, fact.node)
    table = table.with_person(fact.person, nodes=nodes, gone_ms=None)
    seat = table.seat_of(fact.person)
    if seat is not None:
        table = table.with_chair(seat, away_ms=None)
    return table if table.awake else wake_up(table, entry.at_ms)


@folds(f.Went)
def _went(table: Table, fact: f.Went, entry: Entry) -> Table:
    nodes = tuple(one for one in table.state.people[fact.person].nodes if one != fact.node)
    table = table.with_person(fact.person, nodes=nodes)
    return table if nodes else _is_gone(table, fact.person, entry.at_ms)


@folds(f.NodesLost)
def _nodes_lost(table: Table, fact: f.NodesLost, entry: Entry) -> Table:
    for number, person in table.state.people.items():
        left = tuple(node for node in person.nodes if node not in fact.nodes)
        if left != person.nodes:
            table = table.with_person(number, nodes=left)
            if not left:
                table = _is_gone(table, number, entry.at_ms)
    if table.state.asleep_ms == entry.at_ms:
        # Nobody noticed when they left. Their time did not run while no server was running.
        table = table.having(asleep_ms=min(entry.at_ms, table.before_ms or entry.at_ms))
    return table


@folds(f.DoorSet)
def _door_set(table: Table, fact: f.DoorSet, entry: Entry) -> Table:
    return table.having(door=fact.door)


@folds(f.Knocked)
def _knocked(table: Table, fact: f.Knocked, entry: Entry) -> Table:
    knocks = {**table.state.knocks, fact.knock: Knock(entry.author, fact.name)}
    if len(knocks) > MAX_KNOCKS:
        del knocks[next(iter(knocks))]
    return table.having(knocks=knocks)


@folds(f.KnockAnswered)
def _knock_answered(table: Table, fact: f.KnockAnswered, entry: Entry) -> Table:
    knocks = table.state.knocks
    if fact.knock not in knocks:
        return table
    answered = replace(knocks[fact.knock], let_in=fact.let_in)
    return table.having(knocks={**knocks, fact.knock: answered})


@folds(f.Left)
def _left(table: Table, fact: f.Left, entry: Entry) -> Table:
    return _leave(table, fact.person, entry.at_ms)


@folds(f.Removed)
def _removed(table: Table, fact: f.Removed, entry: Entry) -> Table:
    return _leave(table.with_person(fact.person, removed=True), fact.person, entry.at_ms)


def _leave(table: Table, person: int, at_ms: int) -> Table:
    seat = table.seat_of(person)
    if seat is not None:
        table = stand_up(table, seat)
    return _is_gone(table.with_person(person, nodes=()), person, at_ms)


def _is_gone(table: Table, person: int, at_ms: int) -> Table:
    """Somebody's last connection is gone."""
    table = table.with_person(person, gone_ms=at_ms)
    seat = table.seat_of(person)
    if seat is not None:
        table = table.with_chair(seat, away_ms=at_ms)
    if table.awake and not any(one.present for one in table.state.people.values()):
        table = table.having(asleep_ms=at_ms)
    return table


@folds(f.HostChanged)
def _host_changed(table: Table, fact: f.HostChanged, entry: Entry) -> Table:
    return table.having(host=fact.person)


@folds(f.Said, f.Emoted)
def _talked(table: Table, fact: f.Said | f.Emoted, entry: Entry) -> Table:
    seat, match = table.seat_of(fact.person), table.match
    if seat is None:
        return table
    conduct = match.game.conduct
    accused = None if conduct is None or match.state is None else conduct.accused(match.state)
    # The seat on turn may speak, and what the accused says in their own defence is not advice.
    if seat in (match.turn, accused):
        return table
    return table.with_chair(seat, talked=True)


@folds(f.Nudged)
def _nudged(table: Table, fact: f.Nudged, entry: Entry) -> Table:
    person = table.chairs[seat_number(fact.seat)].person
    assert person is not None
    recent = [one for one in table.state.nudges if one.at_ms > entry.at_ms - NUDGE_EVERY_MS]
    return table.having(nudges=(*recent, RecentNudge(fact.person, person, entry.at_ms)))
