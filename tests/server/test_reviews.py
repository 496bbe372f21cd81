"""Reviews over HTTP: asked for, made in the background, kept; for whoever may have the record."""

from __future__ import annotations

import dataclasses
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from stockpile.bots.review import REVIEW_VERSION, Review
from stockpile.games import read_record
from stockpile.server.schema import protocol_schema
from stockpile.table.reviews import Reviews
from tests.server.driving import (
    FREE,
    Answer,
    Served,
    gather,
    in_loop,
    memory,
    served,
)
from tests.waiting import until

pytestmark = pytest.mark.long

__all__ = ["memory"]


def use(place: Served, folder: Path, before: str = "pass", **settings: Any) -> None:
    """Have reviews made by a worker without a kernel: its judge draws the chances by lot."""
    script = folder / "reviewer.py"
    script.write_text(
        "import os, time\n"
        "from pathlib import Path\n"
        "from stockpile.bots import review\n"
        "from stockpile.workers import process as worker\n"
        "from stockpile.kernel import cache\n"
        f"here = Path({str(folder)!r})\n"
        "os.environ.pop('STOCKPILE_KERNEL', None)\n"
        "cache.load_in_background = lambda: None\n"
        "cache.ready = lambda game: True\n"
        "class Lots:\n"
        "    number = 0\n"
        "    def find_best(self, seen, rng, playouts):\n"
        f"        {before}\n"
        "        return rng.choice(seen.moves)\n"
        "    def weigh(self, seen, moves, rng, playouts):\n"
        "        sides = len(seen.setup.teams or range(seen.setup.seats))\n"
        "        lots = [[rng.randrange(sides) for _ in moves] for _ in range(playouts)]\n"
        "        return review.compare([\n"
        "            [[float(side == won) for side in range(sides)] for won in world]\n"
        "            for world in lots\n"
        "        ])\n"
        "review.SearchEstimator = Lots\n"
        "worker.main()\n"
    )
    command = (sys.executable, str(script), "0")
    place.server.reviews = Reviews(place.store, command=command, playouts=20, **settings)


async def a_match(place: Served, **settings: Any) -> str:
    """The code of a table at which a match is over."""
    group = await gather(place, **{"people": 2, "options": {"stock": 2}, **settings})
    await group.play(5000)
    assert group.watcher.phase == "over"
    return group.code


async def ask(place: Served, code: str, number: object = 1) -> Answer:
    return await place.ask("GET", f"/api/tables/{code}/matches/{number}/review")


async def made(place: Served, code: str) -> Answer:
    """Ask until it is there."""
    answer = await ask(place, code)
    while answer.status == 202:
        await until(lambda: not place.server.reviews.waiting)
        answer = await ask(place, code)
    return answer


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "settings",
    [{}, {"people": 4, "teams": ["AC", "BD"]}, {"game": "breakers", "people": 3, "options": {}}],
)
@in_loop
async def test_a_review_is_made_kept_and_as_the_schema_says(
    memory: Path, settings: dict[str, Any]
) -> None:
    validator = Draft202012Validator({**protocol_schema(), "anyOf": [{"$ref": "#/$defs/Review"}]})
    async with served(memory) as place:
        use(place, memory)
        code = await a_match(place, **settings)
        first = await ask(place, code)
        assert (first.status, first.json) == (202, {"progress": 0.0})
        answer = await made(place, code)
        assert answer.status == 200
        assert answer.headers["content-type"] == "application/json"
        assert list(validator.iter_errors(answer.json)) == []
        review = msgspec.json.decode(answer.body, type=Review)
        text = (await place.ask("GET", f"/api/tables/{code}/matches/1/record")).body.decode()
        _, record = read_record(text)
        assert list(review.names.values()) == list(record.names)
        assert len(review.rounds) == len(record.rounds)
        for one in review.rounds:
            assert one.result is not None
            for side in review.sides:
                parts = (one.opening, one.luck, one.decisions)
                together = 1 / len(review.sides) + sum(part[side] for part in parts)
                assert together == pytest.approx(one.result[side], abs=1e-5)
        assert (await ask(place, code)).body == answer.body
        assert await place.store.review(code, 1) == answer.body
        assert place.server.reviews.waiting == 0


@in_loop
async def test_asking_how_far_it_is_costs_little(memory: Path) -> None:
    few = dataclasses.replace(FREE, requests_per_minute=200)
    async with served(memory, few) as place:
        use(place, memory, "while not (here / 'go').exists(): time.sleep(0.01)")
        code = await a_match(place)
        for _ in range(60):
            answer = await ask(place, code)
            assert (answer.status, answer.json) == (202, {"progress": 0.0})
        (memory / "go").touch()
        assert (await made(place, code)).status == 200


@in_loop
async def test_progress_is_told(memory: Path) -> None:
    async with served(memory) as place:
        # Halfway it waits until somebody has heard how far it is.
        halfway = (
            "Lots.number += 1\n"
            "        while Lots.number > 1 and not (here / 'go').exists(): time.sleep(0.01)"
        )
        use(place, memory, halfway)
        code = await a_match(place)
        told = []
        while (answer := await ask(place, code)).status == 202:
            told.append(answer.json["progress"])
            if 0 < told[-1] < 1:
                (memory / "go").touch()
        assert told == sorted(told)
        assert any(0 < one < 1 for one in told)


@in_loop
async def test_a_review_that_was_not_finished_begins_again_after_a_restart(memory: Path) -> None:
    async with served(memory) as place:
        use(place, memory, "while not (here / 'go').exists(): time.sleep(0.01)")
        code = await a_match(place)
        await ask(place, code)
        await until(lambda: place.server.reviews.pid)
    (memory / "go").touch()
    async with served(memory) as place:
        use(place, memory)
        assert (await ask(place, code)).status == 202
        answer = await made(place, code)
    async with served(memory) as place:
        # Kept: nobody is asked any more.
        assert (await ask(place, code)).body == answer.body


@in_loop
async def test_one_that_is_finished_while_somebody_asks_is_not_begun_again(
    memory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(memory) as place:
        use(place, memory, "while not (here / 'go').exists(): time.sleep(0.01)")
        code = await a_match(place)
        await ask(place, code)
        reviews, look = place.server.reviews, place.store.review
        begun: list[object] = []

        async def slowly(table: str, number: int) -> bytes | None:
            found = await look(table, number)
            (memory / "go").touch()
            await until(lambda: not reviews.waiting)
            return found

        await until(lambda: reviews.pid)
        monkeypatch.setattr(place.store, "review", slowly)
        monkeypatch.setattr(reviews, "ask", lambda *asked: begun.append(asked))
        await ask(place, code)
        (memory / "go").touch()
        await until(lambda: not reviews.waiting)
        assert (await ask(place, code)).status == 200
        assert begun == []


@in_loop
async def test_a_review_of_an_older_version_is_made_again(memory: Path) -> None:
    async with served(memory) as place:
        use(place, memory)
        code = await a_match(place)
        await place.store.save_review(code, 1, b'{"version": 0}')
        assert (await ask(place, code)).status == 202
        answer = await made(place, code)
        assert (answer.status, answer.json["version"]) == (200, REVIEW_VERSION)
        assert await place.store.review(code, 1) == answer.body


@in_loop
async def test_what_cannot_be_reviewed(memory: Path) -> None:
    async with served(memory) as place:
        use(place, memory, "raise ValueError")
        assert (await ask(place, "AAAAAA")).code == "no-such-table"
        group = await gather(place, options={"stock": 1}, target=500)
        for number in (1, 2, "x", 10**12):
            answer = await ask(place, group.code, number)
            assert (answer.status, answer.code) == (404, "no-such-match")
        await group.play(5000)
        assert group.watcher.phase == "between"
        answer = await ask(place, group.code)
        assert (answer.status, answer.code) == (409, "match-under-way")
        assert place.server.reviews.waiting == 0
        code = await a_match(place)
        assert (await ask(place, code)).status == 202
        await until(lambda: not place.server.reviews.waiting)
        answer = await ask(place, code)
        assert (answer.status, answer.code) == (409, "no-review")


@in_loop
async def test_who_comes_when_too_many_wait_gets_in_later(memory: Path) -> None:
    async with served(memory) as place:
        use(place, memory, "while not (here / 'go').exists(): time.sleep(0.01)", most=1)
        codes = [await a_match(place) for _ in range(2)]
        for code in codes:
            assert (await ask(place, code)).json == {"progress": 0.0}
        assert place.server.reviews.waiting == 1
        # What is no finished match is not told to wait.
        group = await gather(place, options={"stock": 1}, target=500)
        for number in (1, 2, "x"):
            answer = await ask(place, group.code, number)
            assert (answer.status, answer.code) == (404, "no-such-match")
        await group.play(5000)
        answer = await ask(place, group.code)
        assert (answer.status, answer.code) == (409, "match-under-way")
        (memory / "go").touch()
        for code in codes:
            assert (await made(place, code)).status == 200


@in_loop
async def test_a_review_goes_with_its_table(memory: Path) -> None:
    async with served(memory) as place:
        use(place, memory)
        group = await gather(place, options={"stock": 1})
        await group.play(5000)
        assert (await made(place, group.code)).status == 200
        path = f"/api/tables/{group.code}"
        assert (await place.ask("DELETE", path, None, group.tokens[0])).status == 204
        assert (await ask(place, group.code)).code == "no-such-table"
        assert await place.store.review(group.code, 1) is None
