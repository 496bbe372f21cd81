"""What somebody could do now, and hints: who may ask for one, and what it says."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stockpile.core.refusal import Refused
from stockpile.table import commands as ask
from stockpile.table.decide import deeds, seat_for_hint
from stockpile.table.hints import MAX_OTHER_MOVES, Advised
from stockpile.table.state import Phase
from stockpile.workers.codec import decode
from tests.table.running import (
    QUICK,
    Bots,
    Eyes,
    a_move,
    on_turn,
    opened_tables,
    refused,
    seated,
    start,
    table_of,
    until,
)
from tests.table.sitting import SMALL, Sitting, guest, in_phase
from tests.virtual_time import everybody_waits, in_loop

ALWAYS = {"emote", "name", "look", "leave"}
SEATED = ALWAYS | {"stand", "offer-seat"}
HOST = SEATED | {"make-host", "remove", "door"}


@pytest.mark.parametrize(
    ("phase", "host", "other"),
    [
        ("gathering", {"ready", "start", "clear", "change-settings", "nudge"}, {"ready"}),
        # It is the other's turn.
        ("playing", {"concede", "agree", "pause", "nudge"}, {"move", "hint", "concede"}),
        ("between", {"ready", "start", "concede", "agree", "pause", "nudge"}, {"ready", "nudge"}),
        ("over", {"rematch", "clear"}, {"rematch"}),
    ],
)
def test_everybody_is_told_what_they_could_do(
    phase: Phase, host: set[str], other: set[str]
) -> None:
    table = in_phase(phase).table
    if phase in ("playing", "between"):
        other = other | {"concede", "agree", "pause"}
    assert {*deeds(table, 0, host=True)} == HOST | host
    assert {*deeds(table, 1, host=False)} == SEATED | other
    assert {*deeds(table, None, host=False)} == ALWAYS


def hint_refused(sitting: Sitting, who: str = "bob") -> str:
    with pytest.raises(Refused) as no:
        seat_for_hint(sitting.table, guest(who), sitting.table.state.version)
    return no.value.refusal.code


def test_only_who_plays_and_has_to_decide_may_ask_for_a_hint() -> None:
    sitting = in_phase("playing")
    assert seat_for_hint(sitting.table, guest("bob"), sitting.table.state.version) == 1
    assert hint_refused(sitting, "ann") == "not-your-turn"
    assert hint_refused(sitting, "eve") == "not-seated"
    assert hint_refused(sitting, "sam") == "not-at-this-table"
    assert hint_refused(in_phase("between")) == "match-under-way"
    sitting.depart("bob")
    sitting.perform()
    assert hint_refused(sitting) == "bot-plays-for-you"
    assert hint_refused(in_phase("playing", msgspec.structs.replace(SMALL, hints=False))) == (
        "hints-off"
    )


def test_nobody_gets_a_hint_during_a_pause_or_after_giving_up() -> None:
    sitting = in_phase("playing")
    sitting.pause()
    assert hint_refused(sitting) == "paused"
    three = Sitting(msgspec.structs.replace(SMALL, seats=3))
    three.sit("ann", "bob", "cleo")
    three.start()
    gave_up = three.on_turn
    three.do(gave_up, ask.Concede())
    assert hint_refused(three, gave_up) == "conceded"


class Adviser(Bots):
    """Says what a test wants to have said, when it wants it."""

    def __init__(self) -> None:
        super().__init__()
        self.moves: list[str] = []
        self.thinks = asyncio.Event()
        self.answers = asyncio.Event()
        self.wanted: Callable[[], bool] = bool
        self.said: dict[str, Any] = {}

    async def advise(
        self, game: str, observation: bytes, *, wanted: Callable[[], bool], seed: object = None
    ) -> list[dict[str, Any]]:
        self.wanted = wanted
        self.said = {"game": game, "seed": seed, "seen": decode(observation)}
        self.thinks.set()
        await self.answers.wait()
        return [{"move": one, "win": 0.5, "error": 0.1, "why": ["plain"]} for one in self.moves]


@in_loop
async def test_a_hint_names_a_few_legal_moves_the_best_first(tmp_path: Path) -> None:
    adviser = Adviser()
    async with opened_tables(tmp_path, thinkers=adviser) as (tables, _):
        room = await table_of(tables)
        await seated(room, "ann", "bob")
        await start(room)
        who, version = on_turn(room), room.table.state.version
        legal = [str(move) for move in room.table.match.legal_moves()]
        best = legal[::-1][: 2 + MAX_OTHER_MOVES]
        assert len(best) == 2 + MAX_OTHER_MOVES
        adviser.moves = ["h99>1", *best]
        asking = asyncio.ensure_future(tables.hints.ask(room, who, version))
        await until(adviser.thinks.is_set)
        assert tables.hints.asking == 1
        assert await refused(tables.hints.ask(room, who, version)) == "too-many-hints"
        assert adviser.wanted()
        adviser.answers.set()
        assert await asking == tuple(
            Advised(move, 0.5, 0.1, ("plain",)) for move in best[: 1 + MAX_OTHER_MOVES]
        )
        assert adviser.said["game"] == "skipbo"
        assert adviser.said["seed"] is None
        assert adviser.said["seen"].seat == room.table.viewer(who)
        assert tables.hints.asking == 0
        adviser.moves = ["h99>1"]
        assert await refused(tables.hints.ask(room, who, version)) == "hint-not-ready"


@in_loop
async def test_hints_at_a_table_with_a_seed_are_always_the_same(tmp_path: Path) -> None:
    adviser = Adviser()
    adviser.answers.set()
    async with opened_tables(tmp_path, thinkers=adviser) as (tables, _):
        code = await tables.open_table(guest("ann"), "Ann", QUICK, bots=("",), seed="7")
        room = await tables.room(code)
        await room.enter(Eyes("ann"), "Ann", None)
        await start(room)
        await until(lambda: on_turn(room) == guest("ann"))
        hint = tables.hints.ask(room, guest("ann"), room.table.state.version)
        assert await refused(hint) == "hint-not-ready"
        assert adviser.said["seed"].startswith("stockpile 7 hint 1 ")


@in_loop
async def test_a_hint_for_what_has_passed_is_not_wanted_any_more(tmp_path: Path) -> None:
    adviser = Adviser()
    async with opened_tables(tmp_path, thinkers=adviser) as (tables, _):
        room = await table_of(tables)
        await seated(room, "ann", "bob")
        await start(room)
        who, move = on_turn(room), a_move(room)
        adviser.moves = [move.move]
        asking = asyncio.ensure_future(tables.hints.ask(room, who, move.version))
        await until(adviser.thinks.is_set)
        await room.do(who, move)
        assert not adviser.wanted()
        adviser.answers.set()
        await everybody_waits()
        assert await refused(asking) in ("stale", "not-your-turn")
        assert tables.hints.asking == 0


@in_loop
async def test_where_nobody_knows_better_there_is_no_hint(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "stockpile.table.hints")
    async with opened_tables(tmp_path) as (tables, _):
        room = await table_of(tables)
        await seated(room, "ann", "bob")
        await start(room)
        ask_for = tables.hints.ask(room, on_turn(room), room.table.state.version)
        assert await refused(ask_for) == "hint-not-ready"
        assert tables.hints.asking == 0
        assert caplog.messages == ["no hint at skipbo: nobody here knows better"]
