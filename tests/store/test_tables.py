"""What stands beside the log: looking for tables and guests, and taking them away."""

from __future__ import annotations

import pytest

from stockpile.store import (
    Finished,
    Guest,
    IndexRow,
    Listing,
    Member,
    SeqTaken,
    StoreTable,
    Unsaved,
)
from tests.store.looping import Opener, in_loop, row

ANN = Guest("ann", b"\x01" * 32, "Ann", 100, 100)


@in_loop
async def test_a_table_is_found_by_its_code(opens: Opener) -> None:
    async with opens() as store:
        assert await store.table("oak") is None
        await store.append(row(at=10))
        assert await store.table("oak") == StoreTable("oak", 10, 10, False, b"")
        await store.append(row(seq=2, at=20), [Listing(True, b"two seats")])
        await store.append(row(seq=3, at=30))
        assert await store.table("oak") == StoreTable("oak", 10, 30, True, b"two seats")
        assert await store.count_tables() == 1


@in_loop
@pytest.mark.parametrize("what", ["a table", "a guest"])
async def test_a_store_is_empty_until_something_is_kept_in_it(opens: Opener, what: str) -> None:
    async with opens() as store:
        assert await store.is_empty()
        if what == "a table":
            await store.append(row())
        else:
            await store.add_guest(ANN)
        assert not await store.is_empty()


@in_loop
async def test_the_lobby_shows_listed_tables_the_last_touched_first(opens: Opener) -> None:
    async with opens() as store:
        for number, table in enumerate(["oak", "elm", "ash", "fir"]):
            await store.append(row(table, 1, at=number), [Listing(table != "ash", b"")])
        assert [found.table for found in await store.listed(9)] == ["fir", "elm", "oak"]
        await store.append(row("oak", 2, at=99))
        assert [found.table for found in await store.listed(2)] == ["oak", "fir"]
        await store.append(row("oak", 3, at=100), [Listing(False, b"full")])
        assert [found.table for found in await store.listed(9)] == ["fir", "elm"]


@in_loop
async def test_a_guest_finds_the_tables_they_belong_to(opens: Opener) -> None:
    async with opens() as store:
        await store.append(row("oak", 1, at=1), [Member("ann"), Member("bob")])
        await store.append(row("elm", 1, at=2), [Member("ann")])
        await store.append(row("ash", 1, at=3), [Member("bob")])
        await store.append(row("oak", 2, at=4), [Member("ann")])
        assert [found.table for found in await store.tables_of("ann", 9)] == ["oak", "elm"]
        assert [found.table for found in await store.tables_of("ann", 1)] == ["oak"]
        assert [found.table for found in await store.tables_of("bob", 9)] == ["oak", "ash"]
        assert await store.tables_of("cyd", 9) == []
        assert await store.is_member("elm", "ann")
        assert not await store.is_member("elm", "bob")
        assert not await store.is_member("fir", "ann")


@in_loop
async def test_finished_matches_are_paged_the_latest_first(opens: Opener) -> None:
    async with opens() as store:
        matches = {}
        for number in range(1, 8):
            players = ("bob", "ann") if number % 2 else ("bob", "cyd", "bob")
            over = Finished(number, number, number, 100 * number, players, b"%d" % number)
            matches[number] = over
            await store.append(row(seq=number), [over])
        await store.append(row("elm", 1), [Finished(1, 1, 1, 350, ("ann",), b"elm")])

        first = await store.finished_of("bob", 4)
        assert first == [("oak", matches[number]) for number in (7, 6, 5, 4)]
        rest = await store.finished_of("bob", 4, before=first[-1][1].ended)
        assert rest == [("oak", matches[number]) for number in (3, 2, 1)]
        assert await store.finished_of("bob", 4, before=100) == []
        assert [(table, over.number) for table, over in await store.finished_of("ann", 9)] == [
            ("oak", 7),
            ("oak", 5),
            ("elm", 1),
            ("oak", 3),
            ("oak", 1),
        ]
        assert await store.finished("oak", 2) == matches[2]
        assert await store.finished("oak", 9) is None
        assert await store.finished("ash", 1) is None


@in_loop
async def test_a_later_snapshot_takes_the_place_of_an_earlier(opens: Opener) -> None:
    async with opens() as store:
        await store.append(row())
        assert await store.snapshot("oak") is None
        await store.save_snapshot("oak", 50, b"\x00fifty")
        await store.save_snapshot("oak", 100, b"hundred")
        assert await store.snapshot("oak") == (100, b"hundred")
        await store.save_snapshot("oak", 50, b"late")
        assert await store.snapshot("oak") == (100, b"hundred")


@in_loop
async def test_a_review_belongs_to_a_finished_match(opens: Opener) -> None:
    large = bytes(range(256)) * 4000
    async with opens() as store:
        await store.append(row(), [Finished(1, 1, 1, 100, ("ann",), b"")])
        await store.append(row(seq=2), [Finished(2, 2, 2, 100, ("ann",), b"")])
        assert await store.review("oak", 1) is None
        await store.save_review("oak", 1, b"first")
        await store.save_review("oak", 1, large)
        await store.save_review("oak", 2, b"two")
        await store.save_review("oak", 3, b"of no match")
        await store.save_review("elm", 1, b"of no table")
    async with opens() as store:
        assert await store.review("oak", 1) == large
        assert await store.review("oak", 2) == b"two"
        assert await store.review("oak", 3) is None
        assert await store.review("elm", 1) is None
        # A match that was taken up again ends differently.
        await store.append(row(seq=3), [Finished(2, 2, 3, 200, ("ann",), b"")])
        assert await store.review("oak", 2) is None
        await store.delete("oak")
        await store.save_review("oak", 1, b"late")
        assert await store.review("oak", 1) is None


@in_loop
async def test_a_deleted_table_is_gone_with_all_that_belongs_to_it(opens: Opener) -> None:
    async with opens() as store:
        for table in ("oak", "elm"):
            over = Finished(1, 1, 1, 100, ("ann",), b"")
            index: list[IndexRow] = [Member("ann"), Listing(True, b""), over]
            await store.append(row(table, author="ann", command="c"), index)
            await store.append(row(table, 2))
            await store.save_snapshot(table, 1, b"")
        await store.delete("oak")
        await store.delete("none")
        assert await store.rows("oak") == []
        assert await store.latest(["oak", "elm"]) == {"elm": 2}
        assert await store.find_command("oak", "ann", "c") is None
        assert await store.snapshot("oak") is None
        assert await store.table("oak") is None
        assert await store.finished("oak", 1) is None
        assert [found.table for found in await store.listed(9)] == ["elm"]
        assert [found.table for found in await store.tables_of("ann", 9)] == ["elm"]
        assert [table for table, _ in await store.finished_of("ann", 9)] == ["elm"]
        assert await store.count_tables() == 1
        # Who has not heard of it cannot bring a part of it back.
        with pytest.raises(SeqTaken):
            await store.append(row(seq=3), [Listing(True, b""), Member("ann")])
        await store.save_snapshot("oak", 2, b"late")
        assert await store.snapshot("oak") is None
        assert await store.table("oak") is None
        # Its code may be used again.
        await store.append(row(body=b"new"))
        assert [one.body for one in await store.rows("oak")] == [b"new"]


@in_loop
async def test_pruning_takes_what_nobody_has_touched(opens: Opener) -> None:
    async with opens() as store:
        for number in range(250):
            await store.append(row(f"old{number}", 1, at=10), [Member("ann")])
        await store.append(row("edge", 1, at=20))
        await store.append(row("used", 1, at=10))
        await store.append(row("used", 2, at=30))
        await store.add_guest(ANN)
        await store.add_guest(Guest("bob", b"b", "Bob", 10, 10))
        assert await store.prune(20, 100) == 250
        assert await store.count_tables() == 2
        assert await store.latest(["edge", "used", "old7"]) == {"edge": 1, "used": 2}
        assert await store.tables_of("ann", 9) == []
        assert await store.guest(ANN.token_hash) == ANN
        assert await store.guest(b"b") is None
        assert await store.prune(20, 100) == 0


@in_loop
async def test_a_guest_is_known_by_the_hash_of_a_token(opens: Opener) -> None:
    async with opens() as store:
        assert await store.guest(ANN.token_hash) is None
        await store.add_guest(ANN)
        assert await store.guest(ANN.token_hash) == ANN
        assert await store.guest(ANN.token_hash[:-1]) is None
        await store.see_guest("ann", 200)
        assert await store.guest(ANN.token_hash) == ANN._replace(seen=200)
        await store.see_guest("ann", 300, "Änn")
        assert await store.guest(ANN.token_hash) == ANN._replace(seen=300, name="Änn")
        await store.see_guest("none", 300)
        with pytest.raises(Unsaved):
            await store.add_guest(ANN._replace(id="other"))
        with pytest.raises(Unsaved):
            await store.add_guest(ANN._replace(token_hash=b"other"))


@in_loop
async def test_many_tables_are_looked_up_at_once(opens: Opener) -> None:
    async with opens() as store:
        await store.append(row("t7", 1))
        await store.append(row("t1999", 1))
        assert await store.latest([f"t{n}" for n in range(2000)]) == {"t7": 1, "t1999": 1}
        assert await store.latest([]) == {}
