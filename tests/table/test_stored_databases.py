"""Databases of earlier versions: each opens, shows what it held, and its tables go on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from stockpile.games import read_record
from stockpile.store.location import SQLITE_FILE
from stockpile.table import commands as ask
from stockpile.table.history import PlayedMatch, read_match_summary, read_summary
from tests.store.databases import make
from tests.table.running import Eyes, as_logged, on_turn, opened_tables
from tests.table.sitting import guest, truth
from tests.virtual_time import in_loop

DATABASES = sorted(Path(make.__file__).parent.glob("*.sql"))
MATCHES = {"SKPB22": 2, "BRKR33": 1}
"""How many finished matches each table of a stored database has."""


@pytest.fixture(params=DATABASES, ids=lambda path: path.stem)
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The data folder of an earlier version's server."""
    with sqlite3.connect(tmp_path / SQLITE_FILE) as connection:
        connection.executescript(request.param.read_text("utf-8"))
    connection.close()
    return tmp_path


def test_there_is_a_database_of_the_format_before() -> None:
    assert "rows-format-2" in {path.stem for path in DATABASES}


@in_loop
async def test_a_stored_database_opens_and_its_tables_go_on(folder: Path) -> None:
    async with opened_tables(folder) as (tables, store):
        for code, matches in MATCHES.items():
            found = await store.table(code)
            assert found is not None
            assert read_summary(found.summary).game == ("skipbo", "breakers")[code == "BRKR33"]
            for number in range(1, matches + 1):
                finished = await store.finished(code, number)
                assert finished is not None
                rows = await store.rows(code, finished.first - 1, finished.last)
                past = PlayedMatch(code, read_match_summary(finished.summary), rows)
                game, record = read_record(past.record())
                record.verify(game)
            room = await tables.room(code)
            before = room.table.seq
            await room.enter(Eyes("eve"), "Eve", None)
            await room.do(guest("eve"), ask.Emote(emote="hello"))
            assert room.table.seq > before
            assert truth(await as_logged(room)) == truth(room.table)


@in_loop
async def test_a_round_of_a_stored_database_is_played_on(folder: Path) -> None:
    async with opened_tables(folder) as (tables, _):
        room = await tables.room("BRKR33")
        assert room.table.state.phase == "playing"
        eyes = Eyes("ann")
        await room.enter(eyes, "Ann", 0)
        assert eyes.frames[0]["missed"]
        assert on_turn(room) in ("", guest("ann"), guest("bob"))
        await room.do(guest("ann"), ask.Concede())
        assert truth(await as_logged(room)) == truth(room.table)
