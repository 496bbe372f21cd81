"""The log: what was appended is there, in order, once."""

from __future__ import annotations

import asyncio
import random

import pytest

from stockpile.store import (
    CommandTaken,
    Finished,
    IndexRow,
    Listing,
    Member,
    Row,
    SeqTaken,
    Unsaved,
)
from tests.store.looping import Opener, in_loop, outcomes, row


@in_loop
async def test_rows_come_back_as_they_were(opens: Opener) -> None:
    written = [
        Row("oak", 1, 1_700_000_000_000, "", None, b""),
        Row("oak", 2, 1_700_000_000_001, "ann", "c-1", bytes(range(256)) * 40),
        Row("oak", 3, 1_700_000_000_001, "ünï ☃ 'quoted\"", "c-1", b"\x00\xff\x00"),
    ]
    async with opens() as store:
        for one in written:
            await store.append(one)
        await store.append(row("elm", 1, body=b"another"))
        assert await store.rows("oak") == written
        assert await store.rows("oak", after=1) == written[1:]
        assert await store.rows("oak", after=1, last=2) == written[1:2]
        assert await store.rows("oak", after=3) == []
        assert await store.rows("ash") == []
    async with opens() as store:
        assert await store.rows("oak") == written


@in_loop
async def test_what_was_written_is_there_after_reopening(opens: Opener) -> None:
    async with opens() as store:
        await store.append(row(), [Listing(True, b"s"), Member("ann")])
        await store.save_snapshot("oak", 1, b"snap")
    async with opens() as store:
        assert await store.snapshot("oak") == (1, b"snap")
        assert [found.table for found in await store.tables_of("ann", 9)] == ["oak"]
        await store.append(row(seq=2))
        assert await store.latest(["oak"]) == {"oak": 2}


@in_loop
async def test_many_at_once_are_all_there_in_order(opens: Opener) -> None:
    tables = [f"t{number}" for number in range(40)]

    async def play(table: str) -> None:
        for seq in range(1, 11):
            await store.append(row(table, seq, author="ann", command=f"c{seq}", body=b"%d" % seq))

    async with opens() as store:
        await asyncio.gather(*map(play, tables))
        assert await store.latest([*tables, "none"]) == dict.fromkeys(tables, 10)
        for table in tables:
            found = await store.rows(table)
            assert [(one.seq, one.body) for one in found] == [(n, b"%d" % n) for n in range(1, 11)]


@in_loop
async def test_of_a_hundred_who_want_one_seq_exactly_one_gets_it(opens: Opener) -> None:
    async with opens() as store:
        await store.append(row(seq=1))
        tries = [
            store.append(row(seq=2, author=f"guest{n}", command="c", body=b"%d" % n))
            for n in range(100)
        ]
        came = await outcomes(tries)
        winners = [n for n, outcome in enumerate(came) if outcome is None]
        assert len(winners) == 1
        assert sum(isinstance(outcome, SeqTaken) for outcome in came) == 99
        assert [one.body for one in await store.rows("oak", 1)] == [b"%d" % winners[0]]


@in_loop
async def test_a_command_is_taken_once_and_tells_its_seq(opens: Opener) -> None:
    async with opens() as store:
        await store.append(row(seq=1, author="ann", command="c1"))
        await store.append(row(seq=2, author="ann", command="c2"))
        with pytest.raises(CommandTaken) as taken:
            await store.append(row(seq=3, author="ann", command="c1"))
        assert taken.value.seq == 1
        assert str(taken.value) == "1"
        # Said again with the seq of then: it is the same command, rather than somebody quicker.
        with pytest.raises(CommandTaken) as taken:
            await store.append(row(seq=2, author="ann", command="c2"))
        assert taken.value.seq == 2
        # Another's command, or another table's, is another.
        await store.append(row(seq=3, author="bob", command="c1"))
        await store.append(row("elm", seq=1, author="ann", command="c1"))
        assert len(await store.rows("oak")) == 3
        assert await store.find_command("oak", "ann", "c2") == 2
        assert await store.find_command("oak", "bob", "c2") is None
        assert await store.find_command("ash", "ann", "c2") is None


@in_loop
async def test_one_command_sent_a_hundred_times_at_once_is_one_row(opens: Opener) -> None:
    async with opens() as store:
        await store.append(row(seq=1))
        tries = [store.append(row(seq=2, author="ann", command="c")) for _ in range(100)]
        came = await outcomes(tries)
        assert came.count(None) == 1
        others = [outcome for outcome in came if outcome is not None]
        assert {(type(other), getattr(other, "seq", None)) for other in others} == {
            (CommandTaken, 2)
        }
        assert len(await store.rows("oak")) == 2


@in_loop
async def test_rows_without_a_command_are_not_in_each_others_way(opens: Opener) -> None:
    async with opens() as store:
        for seq in range(1, 4):
            await store.append(row(seq=seq, author=""))
        assert len(await store.rows("oak")) == 3


@in_loop
async def test_bad_rows_do_not_hurt_the_good_ones_that_share_their_commit(opens: Opener) -> None:
    async with opens() as store:
        await store.append(row("oak", 1))
        await store.append(row("elm", 1, author="ann", command="c"))
        tries = [store.append(row(f"good{n}", 1, body=b"%d" % n)) for n in range(20)]
        tries[5:5] = [
            store.append(row("oak", 1)),
            store.append(row("elm", 2, author="ann", command="c")),
            store.append(row("oak", 3)),  # There is no 2.
            store.append(row("fir", 2**70)),  # No database has such a number.
            store.append(row("yew", 1, author="\ud800")),  # Nor such a letter.
        ]
        came = await outcomes(tries)
        assert [type(outcome) for outcome in came[5:8]] == [SeqTaken, CommandTaken, SeqTaken]
        assert all(isinstance(outcome, Exception) for outcome in came[8:10])
        assert came[:5] + came[10:] == [None] * 20
        for number in range(20):
            assert [one.body for one in await store.rows(f"good{number}")] == [b"%d" % number]
        assert await store.latest(["oak", "elm", "fir", "yew"]) == {"oak": 1, "elm": 1}
        assert await store.table("fir") is None
        assert await store.table("yew") is None


@in_loop
async def test_a_log_has_no_gaps(opens: Opener) -> None:
    async with opens() as store:
        for seq in (0, 2, -1):
            with pytest.raises(SeqTaken):
                await store.append(row(seq=seq))
        assert await store.rows("oak", -9) == []
        assert await store.count_tables() == 0
        # Asked for one after the other without waiting, rows follow each other nevertheless.
        came = await outcomes([store.append(row(seq=seq)) for seq in range(1, 6)])
        assert came == [None] * 5
        assert await store.latest(["oak"]) == {"oak": 5}


@in_loop
async def test_what_stands_beside_a_row_is_written_with_it_or_not_at_all(opens: Opener) -> None:
    over = Finished(1, 1, 2, 2000, ("ann",), b"won")
    async with opens() as store:
        await store.append(row(author="ann", command="c"), [Listing(False, b"first")])
        index: list[IndexRow] = [Listing(True, b"second"), Member("bob"), over]
        with pytest.raises(SeqTaken):
            await store.append(row(seq=1), index)
        with pytest.raises(CommandTaken):
            await store.append(row(seq=2, author="ann", command="c"), index)
        came = await outcomes(
            [
                store.append(row(seq=3), index),
                store.append(row("elm", 1), [Member("cyd")]),
                store.append(row("elm", 7), [Member("dan")]),
            ]
        )
        assert [outcome if outcome is None else type(outcome) for outcome in came] == [
            SeqTaken,
            None,
            SeqTaken,
        ]
        found = await store.table("oak")
        assert found is not None
        assert (found.listed, found.summary) == (False, b"first")
        assert await store.tables_of("bob", 9) == []
        assert await store.tables_of("dan", 9) == []
        assert len(await store.tables_of("cyd", 9)) == 1
        assert await store.finished_of("ann", 9) == []

        await store.append(row(seq=2, at=2000), index)
        assert [one.summary for one in await store.listed(9)] == [b"second"]
        assert [one.table for one in await store.tables_of("bob", 9)] == ["oak"]
        assert await store.finished_of("ann", 9) == [("oak", over)]


@in_loop
async def test_who_is_cancelled_while_waiting_harms_nobody(opens: Opener) -> None:
    chance = random.Random(7)
    async with opens() as store:
        waiting = [asyncio.create_task(store.append(row(f"t{n}", 1))) for n in range(60)]
        await asyncio.sleep(0)
        cancelled = chance.sample(waiting, 30)
        for task in cancelled[:15]:
            task.cancel()
        await asyncio.sleep(0.001)
        for task in cancelled[15:]:
            task.cancel()
        came = await asyncio.gather(*waiting, return_exceptions=True)
        for number, outcome in enumerate(came):
            there = await store.latest([f"t{number}"])
            if outcome is None:
                assert there == {f"t{number}": 1}
            else:
                assert isinstance(outcome, asyncio.CancelledError)
                assert there in ({}, {f"t{number}": 1})
        # It goes on.
        await store.append(row("after", 1))
        assert await store.latest(["after"]) == {"after": 1}


@in_loop
async def test_closing_writes_what_was_asked_for(opens: Opener) -> None:
    async with opens() as store:
        waiting = [asyncio.create_task(store.append(row(f"t{n}", 1))) for n in range(200)]
        await asyncio.sleep(0)
    assert [task.result() for task in waiting] == [None] * 200
    with pytest.raises(Unsaved, match="closed"):
        await store.append(row("late", 1))
    async with opens() as store:
        assert await store.count_tables() == 200
        assert await store.latest(["late"]) == {}


@in_loop
async def test_a_committed_row_outlives_a_power_cut(store_url: str, opens: Opener) -> None:
    async with opens() as store:
        settings = await store.durable()
    if store_url.startswith("sqlite"):
        assert settings == {"journal_mode": "wal", "synchronous": "full"}
    else:
        # The test server does not sync, for speed; that the store says so is the point.
        assert settings == {"synchronous_commit": "on", "fsync": "off"}
