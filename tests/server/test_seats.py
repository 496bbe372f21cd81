"""Who sits where: a seat is one guest's, wherever they come from, and nobody else's."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from tests.server.driving import (
    Client,
    Served,
    assert_quiet,
    gather,
    in_loop,
    logged,
    memory,
    served,
    shows_cards,
)
from tests.waiting import until

__all__ = ["memory"]

SKIPBO: dict[str, Any] = {"options": {"stock": 10}}


@in_loop
async def test_a_crowd_claims_one_seat_at_once_and_exactly_one_gets_it(memory: Path) -> None:
    async with served(memory) as place:
        host = await place.guest("Host")
        code = await place.open(host, seats=2)
        tokens = [await place.guest(f"Guest {number}") for number in range(30)]
        clients = await asyncio.gather(*(place.enter(code, token) for token in tokens))
        answers = await asyncio.gather(*(client.do("sit", seat="A") for client in clients))
        sat = [answer for answer in answers if answer["type"] == "update"]
        codes = {answer["code"] for answer in answers if answer["type"] == "refused"}
        assert len(sat) == 1
        assert codes == {"seat-taken"}
        rows = [row for row in await place.rows(code) if b'"Sat"' in row.body]
        assert len(rows) == 1
        assert len({client.messages[0]["you"]["person"] for client in clients}) == 30
        holder = place.room(code).table.chairs[0].person
        for client in clients:
            await client.settled(rows[0].seq)
            assert client.table["chairs"][0]["person"] == holder


@in_loop
async def test_every_seat_of_a_table_goes_to_somebody_else(memory: Path) -> None:
    async with served(memory) as place:
        host = await place.guest("Host")
        code = await place.open(host, seats=4)
        tokens = [await place.guest(f"Guest {number}") for number in range(24)]
        clients = await asyncio.gather(*(place.enter(code, token) for token in tokens))
        wanted = zip(clients, "ABCD" * 6, strict=True)
        await asyncio.gather(*(client.do("sit", seat=seat) for client, seat in wanted))
        people = [chair.person for chair in place.room(code).table.chairs]
        assert None not in people
        assert len(set(people)) == 4
        assert len([row for row in await place.rows(code) if b'"Sat"' in row.body]) == 4


@in_loop
async def test_a_seat_open_twice_hears_everything_twice_and_either_can_move(memory: Path) -> None:
    async with served(memory) as place:
        group = await gather(place, 2, **SKIPBO)
        first = group.on_turn
        assert first is not None
        seat = group.seated.index(first)
        second = await place.enter(group.code, group.tokens[seat])
        assert second.messages[0]["you"] == first.messages[0]["you"] | {"seat": "AB"[seat]}
        assert second.round == first.round
        before = len(first.frames), len(second.frames)
        for client in (second, first, second):
            if client.on_turn:
                answer = await client.move()
                assert answer["type"] == "update"
                await first.settled(answer["seq"])
                await second.settled(answer["seq"])
        await group.settle()
        assert first.frames[before[0] :] == second.frames[before[1] :]
        # The one is closed: they are still here.
        await first.close()
        await until(lambda: place.server.connected == 3)
        assert not any("away_until" in chair for chair in second.table["chairs"])
        assert (await second.do("emote", emote="hello"))["type"] == "update"


@in_loop
async def test_a_move_sent_by_both_connections_is_made_once(memory: Path) -> None:
    async with served(memory) as place:
        group = await gather(place, 2, **SKIPBO)
        first = group.on_turn
        assert first is not None
        assert first.round is not None
        second = await place.enter(group.code, group.tokens[group.seated.index(first)])
        move = json.dumps(
            {
                "type": "move",
                "id": "once",
                "move": first.round["moves"][0],
                "version": first.round["version"],
            }
        )
        before = len(await place.rows(group.code))
        await asyncio.gather(first.connection.send(move), second.connection.send(move))
        await until(lambda: first.answer_to("once") and second.answer_to("once"))
        await first.do("ping")
        await second.do("ping")
        rows = [row for row in await place.rows(group.code) if row.command == "once"]
        assert len(rows) == 1
        assert len(await place.rows(group.code)) == before + 1
        assert not first.refusals
        assert not second.refusals


@in_loop
async def test_a_refresh_and_a_restart_keep_the_seat(memory: Path) -> None:
    async with served(memory) as place:
        group = await gather(place, 2, **SKIPBO)
        await group.play(3)
        on_turn = group.on_turn
        assert on_turn is not None
        seat = group.seated.index(on_turn)
        await on_turn.close()
        again = await place.enter(group.code, group.tokens[seat])
        assert again.messages[0]["you"]["seat"] == "AB"[seat]
        assert shows_cards(again.messages[0])
        known = again.round
    async with served(memory) as place:
        after = await place.enter(group.code, group.tokens[seat])
        assert after.messages[0]["you"]["seat"] == "AB"[seat]
        assert after.round is not None
        assert known is not None
        assert after.round["view"] == known["view"]
        assert after.round["moves"] == known["moves"]


async def moved(place: Served) -> tuple[Client, Client, str]:
    """A seat that was moved from one device to another: both, and the code of the link."""
    group = await gather(place, 2, **SKIPBO)
    await group.play(1)
    old = group.on_turn
    assert old is not None
    if old.messages[0]["you"]["person"] != old.table["host"]:
        await group.seated[0].do("make-host", person=old.messages[0]["you"]["person"])
    offer = await old.do("offer-seat")
    assert offer["link"] == f"http://table.test/t/{group.code}#seat={offer['code']}"
    device = await place.guest("Phone")
    new = await place.enter(group.code, device)
    assert not new.hands
    taken = await new.do("take-seat", code=offer["code"])
    assert taken["type"] == "update"
    await old.settled(taken["seq"])
    return old, new, offer["code"]


@in_loop
async def test_a_link_moves_a_seat_and_the_old_device_becomes_a_spectator(memory: Path) -> None:
    async with served(memory) as place:
        old, new, code = await moved(place)
        assert shows_cards(json.loads(new.frames[-1]))
        shown = len(old.hands)
        assert old.round is not None
        version = old.round["version"]
        assert await old.refused("move", move="stock>1", version=version) == "not-seated"
        assert await old.refused("undo", version=version) == "not-seated"
        assert await old.refused("take-seat", code=code) == "no-such-offer"
        for client in [one for one in place.clients if one is not old] * 4:
            if client.on_turn:
                await client.move()
        await old.do("ping")
        assert len(old.hands) == shown
        # Who opened the table and moved to a phone is its host there.
        assert old.table["host"] == new.messages[0]["you"]["person"]


@in_loop
async def test_the_link_of_a_seat_works_once_and_for_nobody_who_has_another(memory: Path) -> None:
    async with served(memory) as place:
        group = await gather(place, 2, **SKIPBO)
        offer = await group.seated[0].do("offer-seat")
        for client, code in (
            (group.seated[1], offer["code"]),
            (group.watcher, offer["code"].upper()),
            (group.watcher, ""),
            (group.watcher, "é" * 64),
        ):
            answer = await client.refused("take-seat", code=code)
            assert answer == ("already-seated" if code == offer["code"] else "no-such-offer")
        assert await group.watcher.refused("offer-seat") == "not-seated"
        assert (await group.watcher.do("take-seat", code=offer["code"]))["type"] == "update"
        third = await place.enter(group.code, await place.guest("Third"))
        assert await third.refused("take-seat", code=offer["code"]) == "no-such-offer"


@in_loop
async def test_nobody_acts_for_a_seat_that_is_not_theirs(memory: Path) -> None:
    with logged() as log:
        async with served(memory) as place:
            group = await gather(place, 2, **SKIPBO)
            stranger = await place.enter(group.code, await place.guest("Stranger"))
            on_turn = group.on_turn
            assert on_turn is not None
            assert on_turn.round is not None
            version, moves = on_turn.round["version"], on_turn.round["moves"]
            other = next(client for client in group.seated if client is not on_turn)
            before = [row[:2] for row in await place.rows(group.code)]
            hosts: list[tuple[str, dict[str, Any]]] = [
                ("start", {}),
                ("bot", {"seat": "A"}),
                ("clear", {"seat": "A"}),
                ("make-host", {"person": 1}),
                ("remove", {"person": 1}),
                ("change-settings", {"settings": {"seats": 4}}),
            ]
            for kind, fields in hosts:
                assert await stranger.refused(kind, **fields) == "not-the-host"
                assert await group.seated[1].refused(kind, **fields) == "not-the-host"
            seats: list[tuple[str, dict[str, Any]]] = [
                *(("move", {"move": move, "version": version}) for move in moves),
                ("undo", {"version": version}),
                ("concede", {}),
                ("agree", {}),
                ("nudge", {"seat": "A"}),
                ("stand", {}),
                ("back", {}),
                ("offer-seat", {}),
                ("ready", {}),
            ]
            for kind, fields in seats:
                assert await stranger.refused(kind, **fields) == "not-seated"
            assert await stranger.refused("pause") == "not-the-host"
            assert await stranger.refused("sit", seat="A") == "round-under-way"
            for move in moves:
                refusal = await other.refused("move", move=move, version=version)
                assert refusal == "not-your-turn"
            assert await other.refused("undo", version=version) == "nothing-to-undo"
            assert [row[:2] for row in await place.rows(group.code)] == before
    assert_quiet(log)


@in_loop
async def test_who_is_removed_is_gone_and_cannot_come_back(memory: Path) -> None:
    async with served(memory) as place:
        group = await gather(place, 2, start=False)
        out = group.seated[1]
        person = out.messages[0]["you"]["person"]
        second = await place.enter(group.code, group.tokens[1])
        await group.seated[0].do("remove", person=person)
        for client in (out, second):
            assert await client.gone() == (1008, "removed")
            assert client.refusals[-1] == "removed"
        for _ in range(2):
            back = await place.enter(group.code, group.tokens[1])
            assert await back.gone() == (1008, "removed")
            assert [one["type"] for one in back.messages] == ["refused"]
        assert group.seated[0].table["chairs"][1].get("person") is None
    async with served(memory) as place:
        back = await place.enter(group.code, group.tokens[1])
        assert await back.gone() == (1008, "removed")
