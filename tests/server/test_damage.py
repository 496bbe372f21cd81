"""A damaged store is seen, and costs only the tables that it concerns."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from stockpile.server.app import Server
from stockpile.store.location import open_store
from stockpile.table import node
from tests.server.driving import FREE, Eager, gather, in_loop, log_lines, logged, memory, served
from tests.waiting import until

pytestmark = pytest.mark.long

__all__ = ["memory"]

BAD_ROWS = {
    "not JSON": b"\xff\x00",
    "another shape": b'{"format":3,"events":2,"happened":[{"type":"Sat"}]}',
    "an unknown event": b'{"format":3,"events":2,"happened":[{"type":"NoSuchThing"}]}',
    "what cannot have happened": (
        b'{"format":3,"events":2,"happened":[{"type":"Sat","person":99,"seat":"H"}]}'
    ),
}


def change(folder: Path, sql: str, *values: object) -> None:
    with sqlite3.connect(folder / "stockpile.sqlite3") as db:
        db.execute(sql, values)
    db.close()


def spoil(folder: Path, code: str, body: bytes) -> None:
    """Write something else into the last row of a table."""
    last = "(SELECT max(seq) FROM log WHERE table_id = ?)"
    change(folder, f"UPDATE log SET body = ? WHERE table_id = ? AND seq = {last}", body, code, code)


@pytest.mark.parametrize("bad", BAD_ROWS)
@in_loop
async def test_a_bad_row_closes_its_own_table_and_no_other(memory: Path, bad: str) -> None:
    async with served(memory) as place:
        group = await gather(place, 2)
        await group.play(4)
        hurt = group.code
        ann, bob = await place.guest("Ann"), await place.guest("Bob")
        mine, sound = await place.open(ann), await place.open(bob)
        for code, token in ((mine, ann), (mine, bob), (sound, bob)):
            await (await place.enter(code, token)).close()
    spoil(memory, hurt, BAD_ROWS[bad])
    spoil(memory, mine, BAD_ROWS[bad])
    with logged() as log:
        async with served(memory) as place:
            assert (await place.ask("GET", "/healthz")).json["store"] == "ok"
            client = await place.enter(hurt, ann)
            assert await client.gone() == (1008, "table-damaged")
            assert client.messages[-1]["final"] is True
            answer = await place.ask("GET", f"/api/tables/{hurt}")
            assert (answer.status, answer.code) == (410, "table-damaged")
            health = await place.ask("GET", "/healthz")
            assert health.status == 200
            assert health.json["status"] == "degraded"
            assert health.json["store"] == "damaged"
            assert health.json["damaged_tables"] == 1
            # Another table is as it was.
            there = await place.enter(sound, bob)
            assert (await there.do("sit", seat="A"))["type"] == "update"
            # Its host can delete a damaged one, and nobody else.
            answer = await place.ask("DELETE", f"/api/tables/{mine}", None, bob)
            assert (answer.status, answer.code) == (403, "not-the-host")
            assert (await place.ask("DELETE", f"/api/tables/{mine}", None, ann)).status == 204
            assert (await place.ask("GET", f"/api/tables/{mine}")).status == 404
            assert (await place.ask("GET", "/healthz")).json["damaged_tables"] == 1
    errors = [line["event"] for line in log_lines(log) if line["level"] == "error"]
    assert len(errors) == 2
    assert hurt in errors[0]
    assert "is damaged" in errors[0]


@in_loop
async def test_a_bad_row_of_a_match_that_is_over_is_a_refusal(memory: Path) -> None:
    async with served(memory) as place:
        group = await gather(place, 2, start=True, options={"stock": 1})
        await group.seated[0].do("concede")
        await until(lambda: group.seated[0].phase == "over")
        code = group.code
        await group.settle()
    change(
        memory,
        "UPDATE log SET body = ? WHERE table_id = ? AND seq = "
        "(SELECT min(seq) FROM log WHERE table_id = ? "
        "AND CAST(body AS TEXT) LIKE '%RoundStarted%')",
        b'{"format":3}',
        code,
        code,
    )
    async with served(memory) as place:
        answer = await place.ask("GET", f"/api/tables/{code}/matches/1")
        assert (answer.status, answer.code) == (410, "table-damaged")


@in_loop
async def test_what_fails_at_one_table_keeps_no_other_from_being_looked_after(
    memory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node, "TICK_S", 0.01)
    with logged() as log:
        async with served(memory) as place:
            token = await place.guest("Ann")
            first, second = await place.open(token), await place.open(token)
            for code in (first, second):
                await place.enter(code, token)
            looked: list[str] = []

            async def fail(alive: frozenset[str]) -> None:
                raise ValueError("no such thing")

            async def look(alive: frozenset[str]) -> None:
                looked.append(second)

            monkeypatch.setattr(place.room(first), "reconcile", fail)
            monkeypatch.setattr(place.room(second), "reconcile", look)
            await until(lambda: len(looked) > 2)
    errors = {line["event"] for line in log_lines(log) if line["level"] == "error"}
    assert errors == {"a table could not be looked after"}


@in_loop
async def test_a_file_whose_structure_is_damaged_is_seen(tmp_path: Path) -> None:
    async with served(tmp_path) as place:
        token = await place.guest("Ann")
        for _ in range(40):
            await place.open(token)
    file = tmp_path / "stockpile.sqlite3"
    with sqlite3.connect(file) as db:
        page = db.execute("PRAGMA page_size").fetchone()[0]
        [root] = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()
    db.close()
    data = bytearray(file.read_bytes())
    at = (root - 1) * page
    data[at : at + 64] = b"\xff" * 64
    file.write_bytes(data)
    with logged() as log:
        store = open_store(None, tmp_path)
        await store.open()
        try:
            server = Server(store, Eager(), FREE)
            await server.check_store()
            assert server.store_damaged
        finally:
            await store.close()
    assert [line["level"] for line in log_lines(log)] == ["error"]
