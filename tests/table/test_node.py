"""A tables: its tables are opened, found, kept going, let go, brought back and deleted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import patch

import pytest

from stockpile.core.refusal import Refused, Unreadable
from stockpile.store import Row, Unsure
from stockpile.table import commands as ask
from stockpile.table.history import Place, read_match_summary, read_summary
from stockpile.table.node import CODE_LENGTH, CODE_LETTERS, IDLE_S, TICK_S, NodeTables
from stockpile.table.settings import Settings
from tests.table.running import (
    QUICK,
    Bots,
    Eyes,
    a_move,
    go_by,
    on_turn,
    opened_tables,
    refused,
    same_as_logged,
    seated,
    start,
    table_of,
    until,
)
from tests.table.sitting import guest, is_here, truth
from tests.virtual_time import everybody_waits, in_loop

ANN, BOB, EVE = guest("ann"), guest("bob"), guest("eve")


# Opening and finding


@in_loop
async def test_a_table_is_opened_under_a_short_code_and_found_by_it(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        code = await tables.open_table(ANN, "Ann", QUICK)
        assert len(code) == CODE_LENGTH
        assert set(code) <= set(CODE_LETTERS)
        room = await tables.room(code)
        assert room is await tables.room(code)
        one, two = await asyncio.gather(tables.room(code), tables.room(code))
        assert one is two is room
        with pytest.raises(Refused) as no:
            await tables.room("AAAAAA")
        assert no.value.refusal.to_json() == {"refused": "no-such-table", "table": "AAAAAA"}
        mine = await tables.store.tables_of(ANN, 9)
        assert [found.table for found in mine] == [code]


@in_loop
async def test_many_who_ask_for_a_table_at_once_get_the_same_room(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        code = await tables.open_table(ANN, "Ann", QUICK)
        rooms = await asyncio.gather(*(tables.room(code) for _ in range(20)))
        assert len(set(map(id, rooms))) == 1


@in_loop
async def test_a_table_that_cannot_be_played_is_not_opened(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        for settings in (Settings(seats=1), Settings(edition="uno"), Settings(bots="genius")):
            with pytest.raises(Unreadable):
                await tables.open_table(ANN, "Ann", settings)
        assert await refused(tables.open_table(ANN, "\u200b", QUICK)) == "name-empty"
        store.faults = ["unsaved"]
        assert await refused(tables.open_table(ANN, "Ann", QUICK)) == "cannot-save"
        assert await tables.store.count_tables() == 0


@in_loop
async def test_a_code_that_is_taken_is_not_given_twice(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        given = iter([bytes(32), bytes(16), bytes(32), bytes(16), bytes([1] * 16)])
        tables.entropy = lambda size: next(given)
        first = await tables.open_table(ANN, "Ann", QUICK)
        second = await tables.open_table(BOB, "Bob", QUICK)
        assert first != second
        assert (await tables.room(first)).table.state.people[1].name == "Ann"


@in_loop
async def test_a_house_has_room_for_so_many_tables(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        tables.most_tables = 2
        for _ in range(2):
            await tables.open_table(ANN, "Ann", QUICK)
        assert await refused(tables.open_table(ANN, "Ann", QUICK)) == "too-many-tables"


@in_loop
async def test_what_the_lobby_says_follows_what_happens(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables, Settings(options={"stock": 3}, listed=True))
        await seated(room, "ann", watching=["bob"])
        (found,) = await tables.store.listed(9)
        summary = read_summary(found.summary)
        assert (summary.phase, summary.host, summary.game) == ("gathering", "Ann", "skipbo")
        assert summary.places == (Place("A", name="Ann", colour=0), Place("B"))
        await room.do(BOB, ask.Sit(seat="B"))
        await room.do(BOB, ask.Name(name="Robert"))
        await room.do(BOB, ask.Look(face=7, colour=3))
        await start(room)
        summary = read_summary((await tables.store.listed(9))[0].summary)
        assert summary.phase == "playing"
        assert summary.places == (
            Place("A", name="Ann", colour=0),
            Place("B", name="Robert", face=7, colour=3),
        )
        await room.do(BOB, ask.Concede())
        assert read_summary((await tables.store.listed(9))[0].summary).phase == "over"
        await room.do(ANN, ask.Rematch())
        await room.do(ANN, ask.ChangeSettings(settings=QUICK))
        assert await tables.store.listed(9) == []


@in_loop
async def test_finished_matches_are_found_by_those_who_played(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        await seated(room, "ann", "bob", watching=["eve"])
        await start(room)
        for _ in range(6):
            await room.do(on_turn(room), a_move(room))
        await room.do(ANN, ask.Concede())
        for who, count in ((ANN, 1), (BOB, 1), (EVE, 0)):
            assert len(await tables.store.finished_of(who, 9)) == count
        ((code, finished),) = await tables.store.finished_of(BOB, 9)
        summary = read_match_summary(finished.summary)
        assert (code, summary.names, summary.winners) == (room.table.code, ("Ann", "Bob"), ("B",))
        assert finished.last == room.table.seq


# After a restart


@in_loop
async def test_a_table_goes_on_after_a_restart_with_the_same_seats(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob")
        await start(room)
        for _ in range(30):
            if room.table.state.phase != "playing":
                await start(room)
            await room.do(on_turn(room), a_move(room, which=0))
        if room.table.state.phase != "playing":
            await start(room)
        code, seen, view = room.table.code, eyes["bob"].frames[-1]["seq"], eyes["bob"].round
        state = room.table.match.state
    async with opened_tables(tmp_path) as (tables, _):
        room = await tables.room(code)
        assert room.table.match.state == state
        back = Eyes("bob")
        await room.enter(back, "Bob", seen)
        assert back.frames[0]["you"]["seat"] == "B"
        assert back.round["view"] == view["view"]
        await room.enter(Eyes("ann"), "Ann", None)
        await room.do(on_turn(room), a_move(room))
        assert await same_as_logged(room)


@in_loop
async def test_a_table_is_read_from_its_snapshot_and_the_rows_after_it(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        await seated(room, "ann", "bob")
        while room.table.match.round < 3:
            if room.table.state.phase != "playing":
                await start(room)
            else:
                await room.do(on_turn(room), a_move(room, which=0))
        code = room.table.code
        await everybody_waits()
        kept = await tables.store.snapshot(code)
        assert kept is not None
        (dealt,) = await tables.store.rows(code, kept[0], kept[0] + 1)
        assert b'"round":3' in dealt.body
        asked: list[int] = []
        rows = tables.store.rows

        async def reading(table: str, after: int = 0, last: int | None = None) -> list[Row]:
            asked.append(after)
            return await rows(table, after, last)

        with patch.object(tables.store, "rows", reading):
            assert await same_as_logged(room)
        assert asked == [kept[0]]


@pytest.mark.parametrize("body", [b"", b"{}", b'{"settings":{"seats":"two"}}'])
@in_loop
async def test_a_snapshot_that_cannot_be_read_any_more_does_no_harm(
    tmp_path: Path, body: bytes
) -> None:
    """It only saves time: a later version may keep something else in it."""
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        await seated(room, "ann", "bob")
        await start(room)
        await room.do(on_turn(room), a_move(room))
        await everybody_waits()
        await tables.store.save_snapshot(room.table.code, room.table.seq, body)
        assert await same_as_logged(room)


# Let go


@in_loop
async def test_a_table_that_nobody_looks_at_is_let_go_and_comes_back(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob")
        await start(room)
        code = room.table.code
        await go_by(10 * IDLE_S)
        assert tables.rooms == {code: room}  # They are looking.
        for one in eyes.values():
            await room.leave(one)
        await go_by(IDLE_S)
        assert code in tables.rooms
        await go_by(TICK_S)
        assert tables.rooms == {}
        again = await tables.room(code)
        assert again is not room
        assert truth(again.table) == truth(room.table)
        await again.enter(Eyes("ann"), "Ann", None)
        await again.do(ANN, ask.Emote(emote="hello"))


# Deleting


@in_loop
async def test_a_host_deletes_a_table_and_everybody_is_sent_away(tmp_path: Path) -> None:
    bots = Bots()
    async with opened_tables(tmp_path, thinkers=bots) as (tables, _):
        room = await table_of(tables, Settings(seats=3, options={"stock": 20}, pace="instant"))
        eyes = await seated(room, "ann", "bob")
        await start(room)
        code = room.table.code
        for who in (BOB, EVE, ""):
            assert await refused(tables.delete(code, who)) == "not-the-host"
        await tables.delete(code, ANN)
        assert [one.dismissed for one in eyes.values()] == [["no-such-table"]] * 2
        assert await refused(room.do(ANN, ask.Emote(emote="bye"))) == "no-such-table"
        assert await refused(tables.room(code)) == "no-such-table"
        assert await refused(tables.delete(code, ANN)) == "no-such-table"
        assert await tables.store.rows(code) == []
        assert await tables.store.tables_of(ANN, 9) == []
        for one in eyes.values():
            await room.leave(one)
        asked = len(bots.asked)
        await go_by(60)
        assert len(bots.asked) == asked
        assert await tables.store.rows(code) == []


@in_loop
async def test_a_room_hears_that_its_table_was_deleted_elsewhere(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        eyes = await seated(room, "ann")
        await room.hear(0)
        assert eyes["ann"].dismissed == ["no-such-table"]
        assert await refused(room.do(ANN, ask.Emote(emote="bye"))) == "no-such-table"


@in_loop
async def test_what_another_node_writes_while_a_table_is_read_is_heard(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        room = await table_of(tables)
        eyes = await seated(room, "ann")
        await room.leave(eyes["ann"])
        code = room.table.code
        del tables.rooms[code]
        read, go_on, rows = asyncio.Event(), asyncio.Event(), store.rows

        async def slow(table: str, after: int = 0, last: int | None = None) -> list[Row]:
            found = await rows(table, after, last)
            read.set()
            await go_on.wait()
            return found

        store.rows = slow  # type: ignore[method-assign]
        loading = asyncio.ensure_future(tables.room(code))
        await read.wait()
        # The rows have been read, and nobody has the table yet who could hear.
        done = await room.do(ANN, ask.Emote(emote="hello"))
        store.hear(code, done.seq)
        go_on.set()
        loaded = await loading
        await everybody_waits()
        assert loaded.table.seq == done.seq


# Nothing goes wrong in between


@in_loop
async def test_who_reloads_the_page_stays_present(tmp_path: Path) -> None:
    """The new connection comes in while the old one goes."""
    async with opened_tables(tmp_path) as (tables, store):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob")
        store.reading.clear()
        back = Eyes("bob")
        entering = asyncio.ensure_future(room.enter(back, "Bob", 1))
        await everybody_waits()
        leaving = asyncio.ensure_future(room.leave(eyes["bob"]))
        await everybody_waits()
        store.reading.set()
        await asyncio.gather(entering, leaving)
        assert room.watchers_of(BOB) == [back]
        assert is_here(room.table, 2)


@in_loop
async def test_who_is_just_coming_in_is_not_taken_for_gone(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        room = await table_of(tables)
        await seated(room, "ann")
        store.reading.clear()
        entering = asyncio.ensure_future(room.enter(Eyes("bob"), "Bob", 1))
        await until(lambda: BOB in {one.guest for one in room.table.state.people.values()})
        looking = asyncio.ensure_future(room.reconcile(tables.alive))
        await everybody_waits()
        store.reading.set()
        await asyncio.gather(entering, looking)
        assert is_here(room.table, 2)


@pytest.mark.parametrize("slow", ["writing", "reading"])
@in_loop
async def test_a_table_is_not_let_go_while_somebody_comes_in(tmp_path: Path, slow: str) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        room = await table_of(tables)
        if slow == "reading":
            store.reading.clear()
        else:
            store.close_gate()
        ann = Eyes("ann")
        entering = asyncio.ensure_future(room.enter(ann, "Ann", 1))
        await go_by(IDLE_S + 2 * TICK_S)
        store.reading.set()
        store.open_gate()
        await entering
        await everybody_waits()
        assert ann.frames
        assert tables.rooms == {room.table.code: room}
        await room.do(ANN, ask.Emote(emote="hello"))


@in_loop
async def test_the_removed_are_told_nothing_more(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob")
        await room.do(ANN, ask.Remove(person=2))
        told = len(eyes["bob"].frames)
        await room.do(ANN, ask.Emote(emote="bye"))
        assert len(eyes["bob"].frames) == told
        await room.leave(eyes["bob"])


@in_loop
async def test_who_left_for_good_is_told_nothing_more_and_may_come_again(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob")
        await room.do(BOB, ask.Leave())
        assert eyes["bob"].dismissed == ["left"]
        told = len(eyes["bob"].frames)
        await room.do(ANN, ask.Emote(emote="bye"))
        assert len(eyes["bob"].frames) == told
        await room.leave(eyes["bob"])
        await room.enter(Eyes("bob"), "Bob", None)
        assert is_here(room.table, 2)


@in_loop
async def test_a_table_deleted_behind_ones_back_is_none(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        eyes = await seated(room, "ann")
        await tables.store.delete(room.table.code)
        assert await refused(room.do(ANN, ask.Emote(emote="bye"))) == "no-such-table"
        assert eyes["ann"].dismissed == ["no-such-table"]


@in_loop
async def test_who_missed_another_game_is_told_what_happened_since(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        await seated(room, "ann", "bob")
        await start(room)
        await room.do(on_turn(room), a_move(room))
        await room.do(ANN, ask.Concede())
        await room.do(ANN, ask.Rematch())
        breakers = Settings(edition="breakers-2010", seats=2, pace="instant")
        changed = await room.do(ANN, ask.ChangeSettings(settings=breakers))
        await start(room)
        late = Eyes("eve")
        await room.enter(late, "Eve", 1)
        assert late.frames[0]["missed"][0]["seq"] == changed.seq
        assert late.frames[0]["more_missed"]


@in_loop
async def test_a_table_of_which_it_is_not_known_whether_it_was_opened_is_opened_anew(
    tmp_path: Path,
) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        for fault in ("unsure, lost", "unsure, written"):
            store.faults = [fault]
            try:
                code = await tables.open_table(ANN, "Ann", QUICK)
            except Unsure:
                pytest.fail("nobody is told")
            assert (await tables.room(code)).table.state.people[1].name == "Ann"


@in_loop
async def test_who_comes_in_while_the_log_cannot_be_read_is_told_so(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        room = await table_of(tables)
        await seated(room, "ann")
        store.unreadable = True
        bob = Eyes("bob")
        assert await refused(room.enter(bob, "Bob", 1)) == "cannot-save"
        assert bob.frames == []
        store.unreadable = False
        await room.reconcile(tables.alive)
        assert not is_here(room.table, 2)


@in_loop
async def test_what_was_written_for_somebody_who_gave_up_is_told_to_the_others(
    tmp_path: Path,
) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        room = await table_of(tables, Settings(seats=3, options={"stock": 20}, pace="instant"))
        eyes = await seated(room, "ann", "bob")
        await start(room)
        await until(lambda: on_turn(room) != "")
        store.close_gate()
        who, move, seq = on_turn(room), a_move(room), room.table.seq
        task = asyncio.ensure_future(room.do(who, move))
        await store.waiting.wait()
        task.cancel()
        await everybody_waits()
        store.open_gate()
        await asyncio.gather(task, return_exceptions=True)
        # It is in the log, so everybody hears of it, though nobody does anything more.
        await until(lambda: store.written[-1].seq > seq)
        await until(lambda: eyes["ann"].seqs[-1] > seq)


@in_loop
async def test_a_bot_that_answers_nonsense_does_not_stop_the_table(tmp_path: Path) -> None:
    class Confused(Bots):
        async def choose(
            self,
            level: str,
            game: str,
            observation: bytes,
            *,
            who: str = "",
            seed: str | None = None,
        ) -> str:
            move = await super().choose(level, game, observation)
            return "nonsense" if len(self.asked) in (3, 4) else move

    bots = Confused()
    async with opened_tables(tmp_path, thinkers=bots) as (tables, _):
        room = await table_of(tables)
        await seated(room, watching=["ann"])
        await room.do(ANN, ask.Start())
        await until(lambda: len(bots.asked) > 8)


@in_loop
async def test_a_house_closes_in_the_middle_of_everything(tmp_path: Path) -> None:
    bots = Bots()
    async with opened_tables(tmp_path, thinkers=bots) as (tables, _):
        assert isinstance(tables, NodeTables)
        for _ in range(5):
            room = await table_of(tables)
            await seated(room, watching=["ann"])
            await room.do(ANN, ask.Start())
        await until(lambda: len(bots.asked) > 20)
    async with opened_tables(tmp_path) as (tables, _):
        for found in await tables.store.tables_of(ANN, 9):
            room = await tables.room(found.table)
            assert await same_as_logged(room)
