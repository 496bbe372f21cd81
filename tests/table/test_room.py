"""A room: commands one after the other, written, then told. Nothing else is told."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from stockpile.core.refusal import Refused
from stockpile.skipbo.events import Dealt
from stockpile.store import Row
from stockpile.table import commands as ask
from stockpile.table.decide import decide
from stockpile.table.log import write_row
from stockpile.table.room import COMMANDS_REMEMBERED, MAX_MISSED, Room
from stockpile.table.settings import Settings
from stockpile.workers.codec import decode
from stockpile.workers.pool import WorkerPool
from tests import waiting
from tests.table.running import (
    FAULTS,
    Bots,
    Eyes,
    Fault,
    Faulty,
    a_move,
    as_logged,
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


async def rows_of(room: Room) -> list[Row]:
    return await room.tables.store.rows(room.table.code)


# One after the other


@in_loop
async def test_of_a_hundred_who_want_one_seat_exactly_one_gets_it(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        names = [f"guest{number}" for number in range(100)]
        entering = [room.enter(Eyes(name), name, None) for name in names]
        await asyncio.gather(*entering)
        sitting = [room.do(guest(name), ask.Sit(seat="A")) for name in names]
        came = await asyncio.gather(*sitting, return_exceptions=True)
        got = [name for name, one in zip(names, came, strict=True) if not isinstance(one, Refused)]
        assert len(got) == 1
        codes = {one.refusal.code for one in came if isinstance(one, Refused)}
        assert codes == {"seat-taken"}
        assert room.table.viewer(guest(got[0])) == 0
        assert await same_as_logged(room)


@in_loop
async def test_a_command_sent_again_is_done_once_and_answered_the_same(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob")
        await start(room)
        who, move = on_turn(room), a_move(room, "m-1")
        first, *again = await asyncio.gather(*(room.do(who, move) for _ in range(5)))
        assert first.fresh
        assert {one.seq for one in again} == {first.seq}
        assert not any(one.fresh for one in again)
        assert [row.command for row in await rows_of(room)].count("m-1") == 1
        assert eyes["ann"].seqs.count(first.seq) == 1
        # Another guest's command of the same name is another command.
        other = await room.do(EVE if who == ANN else ANN, ask.Emote(emote="nice", id="m-1"))
        assert other.seq != first.seq
        code = room.table.code
    async with opened_tables(tmp_path) as (tables, _):
        room = await tables.room(code)
        assert (await room.do(who, move)).seq == first.seq


@in_loop
async def test_a_command_is_known_again_however_long_ago(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        await seated(room, "ann")
        first = await room.do(ANN, ask.Emote(emote="nice", id="old"))
        for number in range(COMMANDS_REMEMBERED + 1):
            await room.do(ANN, ask.Emote(emote="hello", id=f"c{number}"))
        again = await room.do(ANN, ask.Emote(emote="nice", id="old"))
        assert again == (first.seq, False)
        assert await same_as_logged(room)


@in_loop
async def test_what_is_sent_again_and_would_change_nothing_now_is_known_again(
    tmp_path: Path,
) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        await seated(room, "ann", "bob")
        first = await room.do(BOB, ask.Ready(id="old"))
        for number in range(COMMANDS_REMEMBERED + 1):
            await room.do(ANN, ask.Emote(emote="hello", id=f"c{number}"))
        assert await room.do(BOB, ask.Ready(id="old")) == (first.seq, False)


@in_loop
async def test_a_move_is_for_the_round_as_it_stands_and_an_emote_does_not_matter(
    tmp_path: Path,
) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        await seated(room, "ann", "bob", watching=["eve"])
        await start(room)
        who, move = on_turn(room), a_move(room, which=0)
        await room.do(EVE, ask.Emote(emote="hurry"))
        await room.do(who, move)
        assert await refused(room.do(who, move)) == "stale"


@in_loop
async def test_when_it_is_done_it_is_in_the_log_and_everybody_was_told(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob", store=store, watching=["eve"])
        await start(room)
        for _ in range(40):
            if room.table.state.phase != "playing":
                await start(room)
            done = await room.do(on_turn(room), a_move(room))
            assert store.written[-1].seq == done.seq
            assert [one.frames[-1]["seq"] for one in eyes.values()] == [done.seq] * 3
        assert await same_as_logged(room)
        for one in eyes.values():
            welcome = one.frames[0]["seq"]
            assert one.seqs == [*range(welcome + 1, room.table.seq + 1)]


@in_loop
async def test_a_command_comes_back_to_who_gave_it_by_its_id_and_to_nobody_else(
    tmp_path: Path,
) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob")
        second = Eyes("ann")
        await room.enter(second, "Ann", None)
        await room.do(ANN, ask.Emote(emote="nice", id='a"b'))
        assert eyes["ann"].frames[-1]["command"] == 'a"b'
        assert second.frames[-1]["command"] == 'a"b'
        assert "command" not in eyes["bob"].frames[-1]
        assert eyes["ann"].frames[-1]["by"] == 1


# When it cannot be written


@in_loop
async def test_what_cannot_be_saved_does_not_happen(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob", store=store)
        await start(room)
        before, told = truth(room.table), len(eyes["ann"].frames)
        store.faults = ["unsaved", "unsaved"]
        move = a_move(room, "m-1")
        for _ in range(2):
            assert await refused(room.do(on_turn(room), move)) == "cannot-save"
        assert truth(room.table) == before
        assert len(eyes["ann"].frames) == told
        assert (await room.do(on_turn(room), move)).fresh  # There is room again.
        assert await same_as_logged(room)


@pytest.mark.parametrize("fault", ["unsure, written", "unsure, lost", "unsure, late"])
@pytest.mark.parametrize("command", ["m-1", None])
@in_loop
async def test_when_it_is_not_known_whether_a_row_was_written_the_log_is_asked(
    tmp_path: Path, fault: Fault, command: str | None
) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob", store=store)
        await start(room)
        who, move, seq = on_turn(room), a_move(room, command), room.table.seq
        store.faults = [fault]
        if command is None and fault == "unsure, late":
            # Nobody can know that the row that turned up is this very move; but it is made once.
            assert await refused(room.do(who, move)) == "stale"
        else:
            assert (await room.do(who, move)).seq == seq + 1
        assert room.table.seq == seq + 1
        assert await same_as_logged(room)
        assert eyes["bob"].seqs[-1] == seq + 1
        assert eyes["bob"].seqs.count(seq + 1) == 1


@in_loop
async def test_while_the_log_cannot_be_asked_nothing_is_answered(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob", store=store)
        await start(room)
        who, move, seq = on_turn(room), a_move(room, "m-1"), room.table.seq
        store.faults, store.unreadable = ["unsure, written"], True
        for _ in range(2):
            assert await refused(room.do(who, move)) == "cannot-save"
            assert room.table.seq == seq
            assert eyes["ann"].seqs[-1] == seq
        store.unreadable = False
        assert await room.do(who, move) == (seq + 1, False)
        assert eyes["ann"].seqs[-1] == seq + 1
        assert await same_as_logged(room)


async def on_another_node(room: Room) -> Room:
    other = Room(await as_logged(room), room.tables)
    other.duties.holding = False
    return other


@in_loop
async def test_who_was_not_quick_enough_decides_again_from_what_has_happened(
    tmp_path: Path,
) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob", store=store, watching=["eve"])
        other = await on_another_node(room)
        await other.do(EVE, ask.Emote(emote="hello"))
        await other.do(EVE, ask.Emote(emote="hurry"))
        done = await room.do(BOB, ask.Emote(emote="think"))
        assert done.seq == other.table.seq + 1
        assert eyes["ann"].seqs[-3:] == [done.seq - 2, done.seq - 1, done.seq]
        # What the other node accepted makes this one refuse.
        await other.do(BOB, ask.Stand())
        await other.do(EVE, ask.Sit(seat="B"))
        assert await refused(room.do(BOB, ask.Ready())) == "not-seated"
        assert truth(room.table) == truth(other.table)
        assert await same_as_logged(room)


@in_loop
async def test_nobody_is_refused_for_what_a_node_has_not_heard_yet(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob", store=store)
        other = await on_another_node(room)
        store.shared = True
        await other.do(BOB, ask.Ready())
        # Bob was told that he is ready; no word of it has come to Ann's node.
        done = await room.do(ANN, ask.Start(id="s-1"))
        assert done.fresh
        assert eyes["ann"].seqs[-2:] == [done.seq - 1, done.seq]
        assert room.table.state.phase == "playing"
        # The same command, given again on the other node, was done here.
        assert await other.do(ANN, ask.Start(id="s-1")) == (done.seq, False)
        # What the log has is refused as before, and so it is while the log cannot be read.
        assert await refused(room.do(ANN, ask.Start())) == "round-under-way"
        store.unreadable = True
        assert await refused(room.do(ANN, ask.Start())) == "round-under-way"


@in_loop
async def test_who_comes_from_another_node_is_not_shown_an_earlier_table(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        room = await table_of(tables)
        await seated(room, "ann", "bob", store=store)
        other = await on_another_node(room)
        store.shared = True
        seen = (await other.do(ANN, ask.Emote(emote="hello"))).seq
        second = Eyes("ann", store)
        await room.enter(second, "Ann", seen)
        assert second.frames[0]["seq"] == seen


@in_loop
async def test_a_move_made_on_two_nodes_at_once_is_made_once(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        room = await table_of(tables)
        await seated(room, "ann", "bob", store=store)
        await start(room)
        other = await on_another_node(room)
        who, move = on_turn(room), a_move(room, "m-1")
        one, two = await asyncio.gather(room.do(who, move), other.do(who, move))
        assert one.seq == two.seq
        assert sorted((one.fresh, two.fresh)) == [False, True]
        await room.hear(two.seq)
        await other.hear(one.seq)
        assert truth(room.table) == truth(other.table)


@in_loop
async def test_a_room_hears_what_another_node_wrote(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob", store=store)
        other = await on_another_node(room)
        for _ in range(3):
            await other.do(ANN, ask.Emote(emote="hello"))
        seq = other.table.seq
        await room.hear(seq)
        assert room.table.seq == seq
        assert eyes["bob"].seqs[-3:] == [seq - 2, seq - 1, seq]
        told = len(eyes["bob"].frames)
        await room.hear(seq - 1)  # Old news.
        assert len(eyes["bob"].frames) == told


@pytest.mark.parametrize("seed", range(3))
@in_loop
async def test_whatever_fails_the_room_agrees_with_the_log(tmp_path: Path, seed: int) -> None:
    pick = Random(seed)
    async with opened_tables(tmp_path) as (tables, store):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob", store=store, watching=["eve"])
        done: dict[str, int] = {}
        for number in range(150):
            store.faults = [pick.choice(FAULTS) if pick.random() < 0.4 else None for _ in range(3)]
            command: ask.Command
            who = pick.choice((ANN, BOB, EVE))
            if pick.random() < 0.7 and room.table.state.phase == "playing":
                who, command = on_turn(room), a_move(room, f"c{number}")
            elif pick.random() < 0.5 and room.table.state.phase != "playing":
                command = ask.Ready(id=f"c{number}")
                if who == ANN and room.table.state.phase == "gathering":
                    command = ask.Start(id=f"c{number}")
            else:
                command = ask.Emote(emote="hello", id=f"c{number}")
            for _ in range(pick.choice((1, 2))):
                try:
                    done[f"c{number}"] = (await room.do(who, command)).seq
                except Refused:
                    continue
            assert len(await rows_of(room)) >= room.table.seq
        store.faults = []
        await room.do(ANN, ask.Emote(emote="bye"))
        assert room.table.match.round >= 1
        assert await same_as_logged(room)
        rows = {row.command: row.seq for row in await rows_of(room) if row.command}
        assert done.items() <= rows.items()
        for one in eyes.values():
            assert one.seqs == [*range(one.frames[0]["seq"] + 1, room.table.seq + 1)]


# Cancelled


@pytest.mark.parametrize("written", [True, False])
@in_loop
async def test_a_command_given_up_while_it_is_written_leaves_the_room_as_the_log_is(
    tmp_path: Path, written: bool
) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob", store=store)
        await start(room)
        who, move, seq = on_turn(room), a_move(room, "m-1"), room.table.seq
        row, index = await _given_up(room, store, who, move)
        if written:
            await store.write(row, index)
        assert room.table.seq == seq
        done = await room.do(who, move)
        assert done == (seq + 1, not written)
        assert eyes["ann"].seqs[-1] == seq + 1
        assert eyes["ann"].seqs.count(seq + 1) == 1
        assert await same_as_logged(room)


async def _given_up(room: Room, store: Faulty, who: str, command: ask.Command) -> tuple[Row, Any]:
    """Let a command be cancelled in the middle of its append; what was to be written."""
    given: list[tuple[Row, Any]] = []
    real = store.append

    async def noting(row: Row, index: Any = ()) -> None:
        given.append((row, index))
        await asyncio.Event().wait()

    store.append = noting  # type: ignore[method-assign]
    task = asyncio.ensure_future(room.do(who, command))
    await until(lambda: bool(given))
    task.cancel()
    store.append = real  # type: ignore[method-assign]
    with pytest.raises(asyncio.CancelledError):
        await task
    return given[0]


# Looking on


@in_loop
async def test_the_same_guest_may_look_on_twice(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob")
        second = Eyes("ann")
        await room.enter(second, "Somebody else", None)
        assert second.frames[0]["you"] == {"person": 1, "seat": "A"}
        await start(room)
        assert second.raw[-1] == eyes["ann"].raw[-1]
        assert second.round["view"]["viewer"] == "A"
        await room.leave(eyes["ann"])
        assert is_here(room.table, 1)
        await room.do(BOB, ask.Emote(emote="hello"))
        assert second.frames[-1]["happened"][0]["type"] == "Emoted"
        await room.leave(second)
        assert not is_here(room.table, 1)
        assert room.watchers_of(ANN) == []
        await room.leave(second)  # Once more does no harm.


@in_loop
async def test_who_comes_back_is_told_exactly_what_was_missed(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob", watching=["eve"])
        await start(room)
        for _ in range(5):
            await room.do(on_turn(room), a_move(room))
        seen = eyes["bob"].frames[-1]["seq"]
        await room.leave(eyes["bob"])
        while on_turn(room) != BOB:
            await room.do(ANN, a_move(room))
        for _ in range(3):
            await room.do(ANN, ask.Emote(emote="think"))
        back = Eyes("bob")
        await room.enter(back, "Bob", seen)
        welcome = back.frames[0]
        assert welcome["type"] == "welcome"
        assert welcome["seq"] == room.table.seq
        assert not welcome["more_missed"]
        assert welcome["round"]["view"]["viewer"] == "B"
        missed = welcome["missed"]
        told = [
            frame
            for frame in eyes["eve"].frames[1:]
            if frame["seq"] > seen and frame.get("happened")
        ]
        for one, seen_by_eve in zip(missed, told, strict=True):
            for name in ("seq", "at", "by"):
                assert one.get(name) == seen_by_eve.get(name)
            kinds = [[each["type"] for each in of["happened"]] for of in (one, seen_by_eve)]
            assert kinds[0] == kinds[1]
        drawn = [
            event
            for one in missed
            for event in one["happened"]
            if event["type"] == "CardsDrawn" and event["seat"] == "B"
        ]
        assert drawn  # His own cards, which Eve was not shown.
        assert all(isinstance(event["cards"], list) for event in drawn)
        hidden = [
            event
            for one in missed
            for event in one["happened"]
            if event["type"] == "CardsDrawn" and event["seat"] == "A"
        ]
        assert all("hidden" in event["cards"] for event in hidden)


@pytest.mark.parametrize(("after", "expected"), [(None, 0), (10**9, 0), (-5, "all"), (0, "all")])
@in_loop
async def test_who_says_nothing_or_nonsense_is_told_nothing_or_all(
    tmp_path: Path, after: int | None, expected: object
) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        await seated(room, "ann", "bob")
        late = Eyes("eve")
        await room.enter(late, "Eve", after)
        missed = late.frames[0]["missed"]
        # That somebody came who was here before is not told as a fact of its own.
        unsaid = {2}
        everything = [seq for seq in range(1, room.table.seq + 1) if seq not in unsaid]
        assert [one["seq"] for one in missed] == (everything if expected == "all" else [])
        assert not late.frames[0]["more_missed"]


@in_loop
async def test_who_was_away_very_long_is_told_the_latest_and_that_there_is_more(
    tmp_path: Path,
) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        await seated(room, "ann")
        for _ in range(MAX_MISSED + 5):
            await room.do(ANN, ask.Emote(emote="hello"))
        late = Eyes("eve")
        await room.enter(late, "Eve", 2)
        assert len(late.frames[0]["missed"]) == MAX_MISSED
        assert late.frames[0]["more_missed"]


@in_loop
async def test_coming_and_going_is_noted_once_for_each_node(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob")
        seq = room.table.seq
        again = Eyes("ann")
        await room.enter(again, "Ann", None)
        await room.leave(again)
        assert room.table.seq == seq
        await room.leave(eyes["bob"])
        assert room.table.seq == seq + 1
        assert eyes["ann"].frames[-1]["table"]["people"][1]["present"] is False


@in_loop
async def test_a_connection_whose_end_could_not_be_noted_is_noted_later(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob")
        store.faults = ["unsaved"]
        await room.leave(eyes["bob"])
        assert is_here(room.table, 2)
        await room.reconcile(tables.alive)
        assert not is_here(room.table, 2)
        assert is_here(room.table, 1)


@in_loop
async def test_connections_to_a_node_that_ended_are_forgotten_on_reading_the_table(
    tmp_path: Path,
) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        await seated(room, "ann", "bob")
        code = room.table.code
    async with opened_tables(tmp_path) as (tables, _):
        tables.alive = frozenset({"node-9"})
        tables.node = "node-9"
        room = await tables.room(code)
        assert not any(person.present for person in room.table.state.people.values())
        assert not room.table.awake


@in_loop
async def test_the_removed_are_dismissed_and_do_not_come_in_again(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob", watching=["eve"])
        await room.do(ANN, ask.Remove(person=2))
        assert eyes["bob"].dismissed == ["removed"]
        assert eyes["eve"].dismissed == []
        again = Eyes("bob")
        assert await refused(room.enter(again, "Bob", None)) == "removed"
        assert again.frames == []


# Seats on other devices


@in_loop
async def test_a_seat_moves_between_watchers(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob", watching=["phone"])
        await start(room)
        code = await room.offer_seat(BOB)
        await room.do(guest("phone"), ask.TakeSeat(code=code))
        assert eyes["phone"].round["view"]["viewer"] == "B"
        assert eyes["bob"].round["view"]["viewer"] is None
        assert await refused(room.offer_seat(BOB)) == "not-seated"
        assert all(code.encode() not in row.body for row in await rows_of(room))
        for one in eyes.values():
            assert all(code.encode() not in frame for frame in one.raw)


@in_loop
async def test_no_frame_names_guests_nodes_or_secrets(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob", watching=["eve"])
        await start(room)
        await room.do(on_turn(room), a_move(room, "c-1"))
        late = Eyes("late")
        await room.enter(late, "Late", 0)
        for one in (*eyes.values(), late):
            told = b"".join(one.raw)
            for secret in ("guest-", tables.node, room.table.state.secret):
                assert secret.encode() not in told


# Duties


@in_loop
async def test_bots_play_a_match_to_its_end_and_everybody_sees_every_move(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        settings = Settings(options={"stock": 2}, target=60, pace="instant")
        room = await table_of(tables, settings)
        eyes = await seated(room, store=store, watching=["ann"])
        await room.do(ANN, ask.Start())
        await until(lambda: room.table.state.phase == "over")
        assert eyes["ann"].seqs == [*range(eyes["ann"].frames[0]["seq"] + 1, room.table.seq + 1)]
        assert await same_as_logged(room)
        finished = await tables.store.finished(room.table.code, 1)
        assert finished is not None
        assert finished.last == room.table.seq


@pytest.mark.long
@in_loop
async def test_bots_in_a_process_of_their_own_play_with_a_person(tmp_path: Path) -> None:
    thinkers = WorkerPool()
    await thinkers.start()
    try:
        async with opened_tables(tmp_path, thinkers=thinkers) as (tables, _):
            # They think in real time, and take none of the table's.
            tables.hurry = True
            settings = Settings(edition="breakers-2010", seats=3, pace="instant")
            room = await table_of(tables, settings)
            await seated(room, "ann")
            await start(room)
            while room.table.state.phase == "playing":
                await waiting.until(
                    lambda: room.table.state.phase != "playing" or on_turn(room) == ANN
                )
                if room.table.state.phase == "playing":
                    await room.do(ANN, a_move(room, which=0))
            assert room.table.state.phase == "over"
            assert await same_as_logged(room)
    finally:
        await thinkers.close()


@in_loop
async def test_a_bots_move_that_cannot_be_saved_is_made_later(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, store):
        room = await table_of(tables)
        await seated(room, "ann")
        store.faults = [None, "unsaved", "unsaved", "unsure, lost", "unsure, late", "unsaved"] * 2
        await start(room)
        for _ in range(12):
            await until(lambda: on_turn(room) == ANN)
            with suppress(Refused):
                await room.do(ANN, a_move(room))
        # Then nobody is about to write anything.
        await until(lambda: not store.faults and on_turn(room) == ANN)
        assert await same_as_logged(room)


class Counting(Bots):
    """Notes how many events of the round a bot is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[tuple[int, int]] = []

    async def choose(
        self, level: str, game: str, observation: bytes, *, who: str = "", seed: str | None = None
    ) -> str:
        observed = decode(observation)
        assert isinstance(observed.events[0], Dealt)
        self.shown.append((self.eyes.events_of_round, len(observed.events)))
        return await super().choose(level, game, observation)

    eyes: Eyes


@in_loop
async def test_a_bot_sees_all_that_happened_in_the_round_and_not_what_was_taken_back(
    tmp_path: Path,
) -> None:
    bots = Counting()
    async with opened_tables(tmp_path, thinkers=bots) as (tables, _):
        room = await table_of(tables)
        bots.eyes = (await seated(room, "ann"))["ann"]
        undone = 0
        while undone < 6:
            if room.table.state.phase != "playing":
                await start(room)
            await until(lambda: room.table.state.phase != "playing" or on_turn(room) == ANN)
            if room.table.state.phase == "playing":
                await room.do(ANN, a_move(room, which=0))
            if room.table.undoable and room.table.match.turn == 0:
                await room.do(ANN, ask.Undo(version=room.table.state.version))
                undone += 1
                await room.do(ANN, a_move(room))
        assert len(bots.shown) > 10
        assert all(told == shown for told, shown in bots.shown)


@in_loop
async def test_a_bot_that_stands_in_reads_up_on_the_round(tmp_path: Path) -> None:
    bots = Counting()
    async with opened_tables(tmp_path, thinkers=bots) as (tables, store):
        room = await table_of(tables, Settings(options={"stock": 20}, pace="instant"))
        eyes = await seated(room, "ann", "bob")
        bots.eyes = eyes["ann"]
        await start(room)
        for _ in range(5):
            await room.do(on_turn(room), a_move(room))
        while on_turn(room) != BOB:
            await room.do(ANN, a_move(room))
        store.reading.clear()
        await room.do(BOB, ask.Stand())
        await everybody_waits()
        # While it reads, another node that took it for its own duty makes the move.
        table, move = room.table, a_move(room)
        chosen = ask.BotMove(1, move.move, move.version)
        entry = decide(table, "", chosen, room.now_ms(), tables.entropy).entry(table, 0, "", None)
        await store.write(write_row(table, entry), ())
        store.reading.set()
        for _ in range(3):
            await until(lambda: on_turn(room) == ANN)
            await room.do(ANN, a_move(room))
        await until(lambda: on_turn(room) == ANN)
        assert len(bots.shown) > 3
        assert all(told == shown for told, shown in bots.shown)


@in_loop
async def test_a_room_without_the_duties_leaves_bots_to_others(tmp_path: Path) -> None:
    bots = Bots()
    async with opened_tables(tmp_path, thinkers=bots) as (tables, _):
        room = await table_of(tables)
        room.duties.hold(False)
        await seated(room, watching=["ann"])
        await room.do(ANN, ask.Start())
        await go_by(60)
        assert bots.asked == []
        room.duties.hold(True)
        await until(lambda: len(bots.asked) > 3)


@in_loop
async def test_bots_stop_when_everybody_has_left_and_go_on_when_somebody_comes(
    tmp_path: Path,
) -> None:
    bots = Bots()
    async with opened_tables(tmp_path, thinkers=bots) as (tables, _):
        room = await table_of(tables, Settings(options={"stock": 20}, target=500, pace="instant"))
        eyes = await seated(room, watching=["ann"])
        await room.do(ANN, ask.Start())
        await until(lambda: len(bots.asked) > 5)
        await room.leave(eyes["ann"])
        seq = room.table.seq
        await go_by(60)
        assert room.table.seq == seq
        await room.enter(Eyes("ann"), "Ann", None)
        await until(lambda: room.table.seq > seq + 3)


@in_loop
async def test_who_is_here_is_noted_again_when_another_node_takes_them_for_gone(
    tmp_path: Path,
) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        await seated(room, "ann", "bob")
        await start(room)
        await room.do("", ask.ForgetNodes(frozenset({tables.node})))
        assert not is_here(room.table, 1)
        await room.reconcile(frozenset({tables.node}))
        assert is_here(room.table, 1)
        assert is_here(room.table, 2)
        seq = room.table.seq
        await room.reconcile(frozenset({tables.node}))
        assert room.table.seq == seq


@in_loop
async def test_a_move_sent_again_much_later_is_known_to_be_done(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        await seated(room, "ann", "bob")
        await start(room)
        who, move = on_turn(room), a_move(room, "long-ago")
        first = await room.do(who, move)
        for number in range(2 * COMMANDS_REMEMBERED):
            await room.do(who, ask.Emote(emote="hello", id=f"later-{number}"))
        again = await room.do(who, move)
        assert (again.seq, again.fresh) == (first.seq, False)
        assert await refused(room.do(who, replace(move, id="never-done"))) == "stale"


@in_loop
async def test_whoever_deletes_a_table_in_a_round_makes_its_link_known(tmp_path: Path) -> None:
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        eyes = await seated(room, "ann", "bob")
        await start(room)
        link = room.table.chain.link(1).hex()
        assert await refused(tables.delete(room.table.code, BOB)) == "not-the-host"
        await tables.delete(room.table.code, ANN)
        assert eyes["bob"].frames[-1]["happened"] == [
            {"type": "LinkRevealed", "round": 1, "link": link}
        ]
        assert await rows_of(room) == []
