"""A real server with the real kernel: strong bots, hints that lead somewhere, a review."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import psutil
import pytest
from websockets.sync.client import ClientConnection, connect

from stockpile.bots import LEVELS
from stockpile.bots.advice import REASONS
from stockpile.bots.review import Review
from stockpile.server.schema import protocol_schema
from tests import processes
from tests.processes import PATIENCE_S
from tests.server.running import Running
from tests.waiting import wait_until

TABLES: list[dict[str, Any]] = [
    {"game": "skipbo", "options": {"stock": 1}},
    {"game": "breakers"},
    {"game": "skipbo", "teams": ["AC", "BD"], "options": {"stock": 1}},
]

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    # What is compiled already is left as it is.
    processes.run([sys.executable, "-m", "stockpile.kernel.warmup"], check=True, timeout=600)
    environment = {"STOCKPILE_KERNEL": "on"}
    options = ("--messages-per-second", "0", "--thinking-ms", "50")
    with Running(*options, environment=environment) as running:
        yield running


class Solo:
    """Somebody who plays on their own, and does what they are advised."""

    def __init__(self, connection: ClientConnection, token: str) -> None:
        self.connection = connection
        self.table: dict[str, Any] = {}
        self.round: dict[str, Any] = {}
        self.say(type="hello", protocol=2, token=token)
        self.hear()

    def say(self, **command: Any) -> None:
        self.connection.send(json.dumps(command))

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.connection.recv(PATIENCE_S))
        self.table = message.get("table") or self.table
        self.round = message.get("round") or self.round
        return message

    def ask(self, **command: Any) -> dict[str, Any]:
        self.say(id=str(time.monotonic_ns()), **command)
        while True:
            answer = self.hear()
            if "command" in answer or "id" in answer:
                return answer

    def hint(self) -> dict[str, Any]:
        while True:
            answer = self.ask(type="hint", version=self.round["version"])
            # The workers have been at it only for a moment.
            if answer.get("code") != "hint-not-ready":
                return answer
            time.sleep(0.2)

    def play(self) -> list[dict[str, Any]]:
        """Play the round as advised; all hints."""
        hints: list[dict[str, Any]] = []
        while self.table["phase"] == "playing":
            if not self.round.get("moves"):
                self.hear()
                continue
            # Each takes nearly half a second of thinking.
            hinted = self.hint() if len(hints) < 4 else {"move": self.round["moves"][0]}
            hints.append(hinted)
            assert hinted["move"] in self.round["moves"]
            answer = self.ask(type="move", move=hinted["move"], version=self.round["version"])
            assert answer["type"] == "update", answer
        return hints


@pytest.mark.parametrize(
    "settings",
    [TABLES[0], *(pytest.param(one, marks=pytest.mark.slow) for one in TABLES[1:])],
    ids=["skipbo", "breakers", "teams"],
)
def test_a_round_by_hints_and_its_review(server: Running, settings: dict[str, Any]) -> None:
    token = server.guest("Ann")
    code = server.table(token, pace="instant", bots=LEVELS[-1], **settings)
    with connect(server.ws(code), proxy=None, open_timeout=PATIENCE_S) as connection:
        ann = Solo(connection, token)
        ann.ask(type="sit", seat="A")
        ann.ask(type="start")
        hints = [one for one in ann.play() if "win" in one]
    for one in hints:
        assert 0 <= one["win"] <= 1
        assert 0 <= one["error"] < 0.2
        assert set(one["why"]) <= set(REASONS)
        assert one["why"]
        assert len(one["others"]) <= 2
    path = f"/api/tables/{code}/matches/1/review"
    while (answer := server.get(path)).status == 202:
        time.sleep(0.1)
    assert answer.status == 200
    review = msgspec.json.decode(answer.body, type=Review)
    (only,) = review.rounds
    assert only.result is not None
    for side in review.sides:
        parts = (only.opening, only.luck, only.decisions)
        together = 1 / len(review.sides) + sum(part[side] for part in parts)
        assert together == pytest.approx(only.result[side], abs=1e-5)
    assert set().union(*(moment.why for moment in only.moments)) <= set(REASONS)
    assert protocol_schema()["$defs"]["Review"]


def test_the_process_that_reviews_ends_with_its_work(server: Running) -> None:
    assert server.process is not None
    process = psutil.Process(server.process.pid)
    # One worker for bots is all that stays; what compiles has ended long ago.
    wait_until(lambda: len(process.children(recursive=True)) == 1)


def test_the_server_itself_knows_no_numbers(server: Running) -> None:
    assert server.process is not None
    mapped = {one.path for one in psutil.Process(server.process.pid).memory_maps()}
    assert not [one for one in mapped if "numpy" in one or "llvmlite" in one or "numba" in one]
