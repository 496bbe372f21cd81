"""Hints: for the seat on turn, from what it may know, told to nobody else and written nowhere."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from stockpile.server.schema import protocol_schema
from stockpile.table.duties import next_duty
from stockpile.table.log import read_row
from stockpile.workers.codec import decode
from stockpile.workers.pool import ThinkingFailed
from tests.server.driving import (
    FREE,
    Client,
    Eager,
    Group,
    gather,
    in_loop,
    memory,
    served,
)
from tests.virtual_time import VirtualTime
from tests.waiting import until

__all__ = ["memory"]

TABLES: list[dict[str, Any]] = [
    {"options": {"stock": 30}},
    {"people": 3, "game": "breakers"},
    {"people": 4, "teams": ["AC", "BD"], "options": {"stock": 30}},
]


class Adviser(Eager):
    """Gives advice once it may; keeps what it was shown, and fails if it is told to."""

    def __init__(self) -> None:
        self.shown: list[bytes] = []
        self.wanted: Callable[[], bool] = lambda: False
        self.may = asyncio.Event()
        self.may.set()
        self.fails = False

    async def advise(
        self, game: str, observation: bytes, *, wanted: Callable[[], bool], seed: object = None
    ) -> list[dict[str, Any]]:
        self.shown.append(observation)
        self.wanted = wanted
        await self.may.wait()
        if self.fails:
            raise ThinkingFailed("too much")
        return await super().advise(game, observation, wanted=wanted)


def on_turn(group: Group) -> Client:
    assert group.on_turn is not None
    return group.on_turn


def version(client: Client) -> int:
    assert client.round is not None
    number: int = client.round["version"]
    return number


async def hint(client: Client) -> dict[str, Any]:
    return await client.do("hint", version=version(client))


async def refused(client: Client) -> str:
    return await client.refused("hint", version=version(client))


@pytest.mark.parametrize("table", TABLES)
@in_loop
async def test_a_hint_is_told_to_who_asked_and_written_nowhere(
    memory: Path, table: dict[str, Any]
) -> None:
    adviser = Adviser()
    validator = Draft202012Validator({**protocol_schema(), "anyOf": [{"$ref": "#/$defs/Hinted"}]})
    async with served(memory, FREE, thinkers=adviser) as place:
        group = await gather(place, **{"people": 2, **table})
        for _ in range(6):
            client = on_turn(group)
            others = [one for one in group.everybody if one is not client]
            before = [len(one.frames) for one in others], await place.rows(group.code)
            hinted = await hint(client)
            assert list(validator.iter_errors(hinted)) == []
            assert client.round is not None
            moves = [hinted["move"], *(one["move"] for one in hinted["others"])]
            assert len(moves) <= 3
            assert set(moves) <= set(client.round["moves"])
            await group.settle()
            assert before == ([len(one.frames) for one in others], await place.rows(group.code))
            assert (await client.move(hinted["move"]))["type"] == "update"
            await group.settle()


@in_loop
async def test_a_hint_comes_from_all_that_the_seat_knows_and_nothing_else(memory: Path) -> None:
    adviser = Adviser()
    async with served(memory, FREE, thinkers=adviser) as place:
        # More stock cards than moves: the round goes on.
        group = await gather(place, options={"stock": 30})
        for _ in range(12):
            client = on_turn(group)
            await hint(client)
            seen = decode(adviser.shown[-1])
            table = place.room(group.code).table
            assert table.match.state is not None
            seat = group.seated.index(client)
            assert seen.seat == seat
            assert seen.view == table.game.view(table.match.state, seat)
            assert list(seen.moves) == list(table.game.legal_moves(table.match.state, seat))
            # What it has seen of the round: every event, and each as the seat may know it.
            happened = [
                event
                for row in await place.rows(group.code)
                if row.seq >= table.state.dealt_row
                for event in read_row(table, row).events
            ]
            dealt = next(
                at for at, one in enumerate(happened) if isinstance(one, table.game.dealing)
            )
            assert seen.events == tuple(
                table.game.redact(event, seat) for event in happened[dealt:]
            )
            await client.move()
            await group.settle()


@in_loop
async def test_who_gets_no_hint(memory: Path) -> None:
    clock = VirtualTime()
    async with served(memory, FREE, clock=clock, thinkers=Adviser()) as place:
        group = await gather(place, options={"stock": 30}, grace=5)
        client = on_turn(group)
        other = next(one for one in group.seated if one is not client)
        assert await refused(group.watcher) == "not-seated"
        turn = "AB"[group.seated.index(client)]
        answer = await other.do("hint", version=version(other))
        assert (answer["code"], answer["args"]) == ("not-your-turn", {"turn": turn})
        answer = await client.do("hint", version=version(client) - 1)
        assert (answer["code"], answer["args"]) == ("stale", {"version": version(client)})
        for one in group.seated:
            await one.do("pause")
        assert await refused(client) == "paused"
        await group.seated[0].do("pause", pause=False)
        assert (await hint(client))["type"] == "hinted"
        await client.do("concede")
        assert await refused(client) == "match-over"


@in_loop
async def test_a_seat_that_a_bot_plays_gets_no_hint(memory: Path) -> None:
    clock = VirtualTime()
    async with served(memory, FREE, clock=clock, thinkers=Adviser()) as place:
        group = await gather(place, options={"stock": 30}, clock={"turn": 5}, pace="slow")
        client = on_turn(group)
        clock.forward(6)
        await until(lambda: any("stand_in" in one for one in client.table["chairs"]))
        assert next_duty(place.room(group.code).table) is not None
        assert await refused(client) == "bot-plays-for-you"
        await client.do("back")
        assert (await hint(client))["type"] == "hinted"


@in_loop
async def test_a_table_may_do_without_hints(memory: Path) -> None:
    async with served(memory, FREE, thinkers=Adviser()) as place:
        group = await gather(place, options={"stock": 30}, hints=False)
        assert group.watcher.table["settings"]["hints"] is False
        assert await refused(on_turn(group)) == "hints-off"
        games = (await place.ask("GET", "/api/games")).json
        assert games["defaults"]["hints"] is True


@pytest.mark.parametrize("unwanted", [False, True])
@in_loop
async def test_a_seat_gets_one_at_a_time_and_may_move_meanwhile(
    memory: Path, unwanted: bool
) -> None:
    adviser = Adviser()
    async with served(memory, FREE, thinkers=adviser) as place:
        group = await gather(place, options={"stock": 30})
        client = on_turn(group)
        adviser.may.clear()
        first = await client.say("hint", version=version(client))
        await until(lambda: adviser.shown)
        assert await refused(client) == "too-many-hints"
        assert len(adviser.shown) == 1
        # Whoever has made up their mind need not wait, nor be thought for.
        assert adviser.wanted()
        assert (await client.move())["type"] == "update"
        assert not adviser.wanted()
        assert client.answer_to(first) is None
        adviser.fails = unwanted
        adviser.may.set()
        await until(lambda: client.answer_to(first), "the hint")
        answer = client.answer_to(first)
        assert answer is not None
        assert answer["code"] == "stale"
        adviser.fails = False
        await group.settle()
        assert (await hint(on_turn(group)))["type"] == "hinted"


@in_loop
async def test_who_leaves_is_not_thought_for(memory: Path) -> None:
    adviser = Adviser()
    async with served(memory, FREE, thinkers=adviser) as place:
        group = await gather(place, options={"stock": 30})
        client = on_turn(group)
        adviser.may.clear()
        await client.say("hint", version=version(client))
        await until(lambda: adviser.shown)
        assert place.server.tables.hints.asking == 1
        await client.close()
        await until(lambda: not place.server.tables.hints.asking)


@in_loop
async def test_a_guest_gets_so_many_in_a_minute(memory: Path) -> None:
    few = dataclasses.replace(FREE, hints_per_minute=3)
    adviser = Adviser()
    async with served(memory, few, clock=VirtualTime(), thinkers=adviser) as place:
        group = await gather(place, options={"stock": 30})
        client = on_turn(group)
        adviser.fails = True
        assert [await refused(client) for _ in range(4)] == ["hint-not-ready"] * 4
        adviser.fails = False
        answers = [await hint(client) for _ in range(5)]
        assert [one["type"] for one in answers] == ["hinted"] * 3 + ["refused"] * 2
        assert answers[-1]["code"] == "too-many-hints"
        # Others have their own; and who is refused one has not had it.
        other = next(one for one in group.seated if one is not client)
        assert [await refused(other) for _ in range(4)] == ["not-your-turn"] * 4
        while on_turn(group) is client:
            await client.move()
            await group.settle()
        assert (await hint(on_turn(group)))["type"] == "hinted"


@in_loop
async def test_a_hint_counts_when_it_is_begun(memory: Path) -> None:
    few = dataclasses.replace(FREE, hints_per_minute=1)
    adviser = Adviser()
    async with served(memory, few, clock=VirtualTime(), thinkers=adviser) as place:
        group = await gather(place, options={"stock": 30})
        client = on_turn(group)
        adviser.may.clear()
        await client.say("hint", version=version(client))
        await until(lambda: adviser.shown)
        # Whoever moves on instead of waiting has had it all the same.
        await client.move()
        adviser.may.set()
        await until(lambda: not place.server.tables.hints.asking)
        while on_turn(group) is not client:
            await on_turn(group).move()
            await group.settle()
        assert await refused(client) == "too-many-hints"
        assert len(adviser.shown) == 1


@in_loop
async def test_without_anybody_who_can_think_there_is_none_for_now(memory: Path) -> None:
    adviser = Adviser()
    async with served(memory, FREE, thinkers=adviser) as place:
        group = await gather(place, options={"stock": 30})
        client = on_turn(group)
        adviser.fails = True
        assert await refused(client) == "hint-not-ready"
        adviser.fails = False
        assert (await hint(client))["type"] == "hinted"
        metrics = (await place.ask("GET", "/metrics", headers={"host": "localhost"})).body.decode()
        assert 'stockpile_commands_total{result="accepted",type="hint"} 1.0' in metrics
        assert 'stockpile_commands_total{result="refused",type="hint"} 1.0' in metrics


@in_loop
async def test_nonsense_is_no_hint(memory: Path) -> None:
    answers: list[Any] = [[], [{"move": 3}], {"move": "stock>1"}, "stock>1"]

    class Confused(Eager):
        async def advise(
            self, game: str, observation: bytes, *, wanted: Callable[[], bool], seed: object = None
        ) -> list[dict[str, Any]]:
            nonsense: list[dict[str, Any]] = answers.pop(0)
            return nonsense

    async with served(memory, FREE, thinkers=Confused()) as place:
        group = await gather(place, options={"stock": 30})
        client = on_turn(group)
        while answers:
            assert await refused(client) == "hint-not-ready"
