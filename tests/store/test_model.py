"""A store is what this small model is, whatever is done to it in whatever order."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from stockpile.store import (
    CommandTaken,
    Finished,
    IndexRow,
    Listing,
    Member,
    Row,
    SeqTaken,
    open_store,
)
from tests.postgres import PostgresServer

pytestmark = pytest.mark.long

T = TypeVar("T")

TABLES = st.sampled_from(["oak", "elm"])
GUESTS = st.sampled_from(["", "ann", "bob"])
BESIDE = st.lists(
    st.one_of(
        st.builds(Member, GUESTS),
        st.builds(Listing, st.booleans(), st.binary(max_size=3)),
        st.builds(
            Finished,
            st.integers(1, 3),
            st.just(1),
            st.just(2),
            st.integers(1, 4),
            st.lists(GUESTS, max_size=3).map(tuple),
            st.binary(max_size=3),
        ),
    ),
    max_size=2,
)


class Comparing(RuleBasedStateMachine):
    """Does everything to a store and to a model of it."""

    url: str | None = None

    def __init__(self) -> None:
        super().__init__()
        self._runner = asyncio.Runner()
        self._folder = TemporaryDirectory()
        self.store = open_store(self.url, Path(self._folder.name))
        self.run(self.store.open())
        for table in ("oak", "elm"):
            self.run(self.store.delete(table))
        self.log: dict[str, list[Row]] = {"oak": [], "elm": []}
        self.members: dict[str, set[str]] = {}
        self.listing: dict[str, Listing] = {}
        self.over: dict[tuple[str, int], Finished] = {}

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        return self._runner.run(doing)

    def teardown(self) -> None:
        self.run(self.store.close())
        self._runner.close()
        self._folder.cleanup()

    @rule(
        table=TABLES,
        ahead=st.sampled_from([0, 0, 0, 0, -1, 1]),
        at=st.integers(0, 9),
        author=GUESTS,
        command=st.none() | st.sampled_from(["c1", "c2", "c3"]),
        body=st.binary(max_size=9),
        index=BESIDE,
    )
    def append(
        self,
        table: str,
        ahead: int,
        at: int,
        author: str,
        command: str | None,
        body: bytes,
        index: list[IndexRow],
    ) -> None:
        log = self.log[table]
        row = Row(table, len(log) + 1 + ahead, at, author, command, body)
        said = [one for one in log if command and (one.author, one.command) == (author, command)]
        if said:
            with pytest.raises(CommandTaken) as taken:
                self.run(self.store.append(row, index))
            assert taken.value.seq == said[0].seq
        elif ahead:
            with pytest.raises(SeqTaken):
                self.run(self.store.append(row, index))
        else:
            self.run(self.store.append(row, index))
            log.append(row)
            for thing in index:
                match thing:
                    case Member(guest):
                        self.members.setdefault(table, set()).add(guest)
                    case Listing():
                        self.listing[table] = thing
                    case Finished():
                        self.over[table, thing.number] = thing

    @rule(table=TABLES)
    def delete(self, table: str) -> None:
        self.run(self.store.delete(table))
        self._forget(table)

    @rule(before=st.integers(0, 9))
    def prune(self, before: int) -> None:
        gone = [table for table, log in self.log.items() if log and log[-1].at < before]
        assert self.run(self.store.prune(before, 0)) == len(gone)
        for table in gone:
            self._forget(table)

    @rule()
    def reopen(self) -> None:
        self.run(self.store.close())
        self.run(self.store.open())

    def _forget(self, table: str) -> None:
        self.log[table] = []
        self.members.pop(table, None)
        self.listing.pop(table, None)
        self.over = {key: over for key, over in self.over.items() if key[0] != table}

    @invariant()
    def the_store_is_the_model(self) -> None:
        self.run(self._compare())

    async def _compare(self) -> None:
        store = self.store
        there = {table: log for table, log in self.log.items() if log}
        assert await store.latest(["oak", "elm"]) == {t: len(log) for t, log in there.items()}
        assert await store.count_tables() == len(there)
        for table, log in self.log.items():
            assert await store.rows(table) == log
            found = await store.table(table)
            assert (found is not None) == bool(log)
            if found is not None:
                listing = self.listing.get(table, Listing(False, b""))
                assert found[1:] == (log[0].at, log[-1].at, *listing)
            for number in range(1, 4):
                assert await store.finished(table, number) == self.over.get((table, number))
        listed = {table for table, listing in self.listing.items() if listing.listed}
        assert {found.table for found in await store.listed(9)} == listed
        for guest in ("", "ann", "bob"):
            mine = {table for table, members in self.members.items() if guest in members}
            assert {found.table for found in await store.tables_of(guest, 9)} == mine
            matches = [
                (table, over) for (table, _), over in self.over.items() if guest in over.guests
            ]
            finished = await store.finished_of(guest, 9)
            assert sorted(finished) == sorted(matches)
            assert [over.ended for _, over in finished] == sorted(
                (over.ended for _, over in matches), reverse=True
            )


# Half as many as the profile says: one looks at very much.
SHORT = settings(stateful_step_count=12, max_examples=settings().max_examples // 3)


@pytest.mark.hypothesis
def test_sqlite_is_the_model() -> None:
    run_state_machine_as_test(Comparing, settings=SHORT)


@pytest.mark.hypothesis
def test_postgres_is_the_model(postgres: PostgresServer) -> None:
    url = postgres.new_database()
    shared = type("Comparing", (Comparing,), {"url": url})
    run_state_machine_as_test(shared, settings=SHORT)
