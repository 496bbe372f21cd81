"""Tables whose log cannot be read any more, and stores that do not work for a while."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from pathlib import Path
from typing import NoReturn

import pytest

from stockpile.core.refusal import Refused
from stockpile.store import Row, Unsaved
from stockpile.store.location import SQLITE_FILE
from stockpile.table import commands as ask
from stockpile.table.node import LEASE_MS, NodeTables
from tests.table.running import QUICK, opened_tables, refused, seated, table_of
from tests.table.sitting import guest
from tests.virtual_time import everybody_waits, in_loop

ANN, BOB = guest("ann"), guest("bob")


def spoil(folder: Path, code: str, row: int) -> None:
    """Make a row mean nothing."""
    with contextlib.closing(sqlite3.connect(folder / SQLITE_FILE)) as db, db:
        db.execute("UPDATE log SET body = x'ff' WHERE table_id = ? AND seq = ?", (code, row))


async def fails(*_: object) -> NoReturn:
    """What a store does while its disk is full."""
    raise Unsaved("the disk is full")


async def damaged_table(tables: NodeTables, folder: Path) -> str:
    """A table of Ann's that nobody has in memory, and whose third row means nothing."""
    room = await table_of(tables)
    eyes = await seated(room, "ann")
    await room.leave(eyes["ann"])
    code = room.table.code
    del tables.rooms[code]
    spoil(folder, code, 3)
    return code


@in_loop
async def test_a_damaged_table_says_where_and_whoever_runs_the_server_hears_of_it_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        code = await damaged_table(tables, tmp_path)
        for _ in range(2):
            with pytest.raises(Refused) as no:
                await tables.room(code)
            assert no.value.refusal.to_json() == {
                "refused": "table-damaged",
                "table": code,
                "row": 3,
            }
        assert tables.damaged == {code}
        assert caplog.messages == [f"table {code} cannot be read: row 3 is damaged (DecodeError)"]


@in_loop
async def test_the_host_can_delete_a_damaged_table_and_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        code = await damaged_table(tables, tmp_path)
        for who in (BOB, ""):
            assert await refused(tables.delete(code, who)) == "not-the-host"
        with monkeypatch.context() as patch:
            patch.setattr(store, "delete", fails)
            assert await refused(tables.delete(code, ANN)) == "cannot-save"
        assert tables.damaged == {code}
        await tables.delete(code, ANN)
        assert tables.damaged == set()
        assert await refused(tables.room(code)) == "no-such-table"


@in_loop
async def test_nobody_goes_on_at_a_table_whose_next_row_is_damaged(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        room = await table_of(tables)
        eyes = await seated(room, "ann")
        row = room.table.seq + 1
        await store.write(Row(room.table.code, row, room.table.at_ms, "", None, b"\xff"))
        await room.hear(row)
        assert eyes["ann"].dismissed == ["table-damaged"]
        assert tables.damaged == {room.table.code}
        assert await refused(room.do(ANN, ask.Emote(emote="bye"))) == "no-such-table"


@in_loop
async def test_a_table_that_cannot_be_read_or_deleted_now_can_be_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        room = await table_of(tables)
        code = room.table.code
        with monkeypatch.context() as patch:
            patch.setattr(store, "delete", fails)
            assert await refused(tables.delete(code, ANN)) == "cannot-save"
        assert await tables.room(code) is room
        del tables.rooms[code]
        store.unreadable = True
        assert await refused(tables.room(code)) == "cannot-save"
        store.unreadable = False
        assert (await tables.room(code)).table.code == code


@in_loop
async def test_whoever_runs_the_server_hears_when_nothing_can_be_saved_and_when_it_can_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    took: list[float] = []
    async with opened_tables(tmp_path, on_commit=took.append) as (tables, store):
        room = await table_of(tables)
        await seated(room, "ann")
        assert tables.store_works
        written = len(took)
        assert written == room.table.seq
        store.faults = ["unsaved", "unsaved"]
        for _ in range(2):
            assert await refused(room.do(ANN, ask.Emote(emote="cry"))) == "cannot-save"
            assert not tables.store_works
        assert len(took) == written
        await room.do(ANN, ask.Emote(emote="laugh"))
        assert tables.store_works
        assert len(took) == written + 1
        assert all(seconds >= 0 for seconds in took)
        assert [(one.levelno, one.getMessage()) for one in caplog.records] == [
            (logging.ERROR, "the store cannot be used: nothing is accepted until it can"),
            (logging.WARNING, "the store can be used again"),
        ]


@in_loop
async def test_a_task_that_fails_is_told_and_one_that_is_given_up_is_not(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened_tables(tmp_path) as (tables, _):

        async def breaks() -> None:
            raise ZeroDivisionError

        async def waits() -> None:
            await asyncio.Event().wait()

        given_up = tables.spawn(waits())
        _ = tables.spawn(breaks())
        await everybody_waits()
        given_up.cancel()
        await everybody_waits()
        [told] = caplog.records
        assert told.getMessage() == "a task of a table failed"
        assert told.exc_info is not None
        assert told.exc_info[0] is ZeroDivisionError


@in_loop
async def test_who_is_alive_is_asked_and_where_nobody_answers_nothing_is_guessed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        beats: list[tuple[str, int]] = []

        async def beat(node: str, ttl_ms: int) -> frozenset[str]:
            beats.append((node, ttl_ms))
            return frozenset({"node-2"})

        monkeypatch.setattr(store, "beat", beat)
        assert await tables.who_is_alive() == {"node-1", "node-2"}
        assert beats == [("node-1", LEASE_MS)]

        with monkeypatch.context() as patch:
            patch.setattr(store, "beat", fails)
            assert await refused(tables.who_is_alive()) == "cannot-save"
        assert tables.alive == {"node-1", "node-2"}


@in_loop
async def test_a_node_that_ends_without_its_store_ends_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        await seated(await table_of(tables, QUICK), "ann")
        left: list[str] = []

        async def leave(node: str) -> None:
            left.append(node)
            await fails()

        monkeypatch.setattr(store, "leave", leave)
        await tables.close()
        assert left == ["node-1"]
        assert tables.closing
        await everybody_waits()
