"""How many moves a second a real server takes, durably, and how long each waits for its answer.

A server runs as a process of its own; this process drives it. Every table has two clients, and a
move counts when its own client has the answer, which comes after the row is on the disk.

- *closed*: whoever is on turn moves at once.
- *paced*: one move a second a table.
- *experts*: the same, while twenty more tables have a bot think all the time.

Beside *closed* there is a yardstick: a bare server on the same libraries, durable or not.
"""

from __future__ import annotations

import asyncio
import json
import math
import random
import re
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from statistics import median
from typing import Any, Literal, NamedTuple, cast
from urllib.parse import urlsplit

import msgspec
import uvloop
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from stockpile.bench.bare import KINDS, measure_bare
from stockpile.bench.process import MeasuredProcess
from stockpile.core.refusal import Refusal, Refused, Unreadable

Pace = Literal["closed", "paced", "experts"]
AT_ONCE = 100
"""How many tables are set up at the same time."""
EXPERTS = 20
"""How many tables of experts there are beside those that are measured."""
LOADING = 300
"""Seconds that the kernel may take until it is experts who choose."""
AN_EXPERT_TAKES = 0.01
"""Seconds, at least, however many want to think; those who choose until then take less."""


def read_pace(text: str) -> Pace:
    """The pace that a text names; Unreadable if there is none."""
    match text:
        case "closed" | "paced" | "experts":
            return text
        case _:
            raise Unreadable("unknown-choice", "--pace", value=text, known="closed, paced, experts")


class Measured(NamedTuple):
    """One measurement. Times are milliseconds."""

    name: str
    moves_a_second: float
    p50: float
    p95: float
    p99: float
    kilobytes_a_table: float
    server_cpu: float
    """Share of one core that the server used."""
    driver_cpu: float
    late_to_early: float
    """How much longer the last tenth of the moves took than the first."""

    def to_json(self) -> dict[str, Any]:
        """The forms of the command line: one result a figure."""
        return {
            "name": self.name,
            "unit": "moves/s",
            "value": round(self.moves_a_second, 1),
            "cores": 1,
            "p50_ms": round(self.p50, 2),
            "p95_ms": round(self.p95, 2),
            "p99_ms": round(self.p99, 2),
            "kb_per_table": round(self.kilobytes_a_table, 1),
            "server_cpu": round(self.server_cpu, 2),
            "driver_cpu": round(self.driver_cpu, 2),
            "late_to_early": round(self.late_to_early, 2),
        }


Progress = Callable[[str, int, int], None]


def measure(
    tables: Sequence[int],
    paces: Sequence[Pace],
    stores: Sequence[str | None],
    seconds: float,
    progress: Progress,
) -> Iterator[Measured]:
    """Measure every combination, one after the other, each with a fresh server.

    Then the yardstick, where whoever is on turn moves at once: `stockpile.bench.bare_server`.
    """
    runs = [(store, pace, count) for store in stores for pace in paces for count in tables]
    for at, (store, pace, count) in enumerate(runs):
        kind = "sqlite" if store is None else urlsplit(store).scheme
        name = f"server/{kind}/{pace}/{count}"
        progress(name, at, len(runs))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            yield runner.run(_run(name, store, pace, count, seconds))
    for count in tables if "closed" in paces else ():
        for kind in KINDS:
            name = f"bare/{kind}/closed/{count}"
            progress(name, len(runs), len(runs))
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                bare = runner.run(measure_bare(kind, count, seconds))
            used = bare.server_cpu, bare.driver_cpu
            yield _measured(name, bare.took, bare.passed, bare.kilobytes, *used)


# The server


class _Server(MeasuredProcess):
    """A server process, started for one measurement."""

    def __init__(self, store: str | None) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="stockpile-bench-")
        command = [sys.executable, "-m", "stockpile", "serve", "--port", "0", "--log-level"]
        command += ["warning", "--data", self._folder.name, "--messages-per-second", "0"]
        command += ["--tables-per-hour", "0", "--guests-per-minute", "0"]
        command += ["--thinking-per-minute", "0"]
        command += ["--table-messages-per-second", "0", "--requests-per-minute", "0"]
        command += ["--connections-per-address", "1000000", "--most-connections", "1000000"]
        command += [] if store is None else ["--store", store]
        super().__init__(command)

    def ask(self, path: str, body: Any, token: str | None = None) -> Any:
        """Ask something over HTTP."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        data = json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, headers, method="POST")
        with urllib.request.urlopen(request, timeout=30) as answered:
            return json.load(answered)

    def thought(self) -> tuple[float, float]:
        """For how many seconds bots have thought so far, and about how many moves."""
        with urllib.request.urlopen(f"{self.base}/metrics", timeout=30) as answered:
            text = answered.read().decode()
        found = dict(re.findall(r"(?m)^stockpile_thinking_seconds_(sum|count) (\S+)$", text))
        return float(found["sum"]), float(found["count"])

    def stop(self) -> None:
        super().stop()
        self._folder.cleanup()


# The clients


class _Round(msgspec.Struct):
    version: int
    moves: tuple[str, ...] | None = None


class _Table(msgspec.Struct):
    phase: str


class _Told(msgspec.Struct):
    type: str
    command: str | None = None
    table: _Table | None = None
    round: _Round | None = None
    code: str | None = None


_read = msgspec.json.Decoder(_Told).decode


class _Drive:
    """What all clients of a measurement share."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.counting = False
        self.stopped = False
        self.took: list[float] = []
        self.refused: list[str] = []
        self.random = random.Random(7)


class _Client(asyncio.Protocol):
    """One connection: plays whatever it may, as simply as can be; without a seat, nothing."""

    def __init__(self, drive: _Drive, url: str, token: str, seat: str) -> None:
        self._drive = drive
        self._token = token
        self._seat = seat
        self._ws = ClientProtocol(parse_uri(url), max_size=None)
        self._sent: tuple[str, float] | None = None
        self._commands = 0
        self._ready = False
        self.due = 0.0
        self.other: _Client | None = None
        self.seated = asyncio.get_running_loop().create_future()
        self.dealt = asyncio.get_running_loop().create_future()
        self._loop = asyncio.get_running_loop()
        self._awaited: dict[str, asyncio.Future[None]] = {}

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._ws.send_request(self._ws.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._ws.receive_data(data)
        for event in self._ws.events_received():
            if isinstance(event, Response):
                self.say({"type": "hello", "protocol": 2, "token": self._token})
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(event.data)
        self._flush()

    def say(self, message: dict[str, Any]) -> None:
        self._ws.send_text(msgspec.json.encode(message))
        self._flush()

    def command(self, message: dict[str, Any]) -> str:
        self._commands += 1
        name = f"{self._seat}{self._commands}"
        self.say({**message, "id": name})
        return name

    async def done(self, message: dict[str, Any]) -> None:
        """Give a command, and wait until it is done."""
        answered = self._loop.create_future()
        self._awaited[self.command(message)] = answered
        await answered

    def _flush(self) -> None:
        for data in self._ws.data_to_send():
            if data:
                self._transport.write(data)

    def _hear(self, data: bytes | bytearray | memoryview) -> None:
        told = _read(data)
        if told.type == "welcome":
            if self._seat:
                self.command({"type": "sit", "seat": self._seat})
            self.seated.set_result(None)
            return
        if told.type == "refused":
            self._drive.refused.append(told.code or "")
            return
        if self._awaited and told.command in self._awaited:
            self._awaited.pop(told.command).set_result(None)
        sent = self._sent
        if sent is not None and told.command == sent[0]:
            self._sent = None
            if self._drive.counting:
                self._drive.took.append(time.perf_counter() - sent[1])
        if told.table is not None:
            between = told.table.phase == "between"
            if between and self._seat and not self._ready and not self._drive.stopped:
                self.command({"type": "ready"})
            self._ready = between
        if told.round is not None:
            if not self.dealt.done():
                self.dealt.set_result(None)
            if told.round.moves and self._sent is None and not self._drive.stopped:
                self._play(told.round.moves, told.round.version)

    def _play(self, moves: tuple[str, ...], version: int) -> None:
        lays = [move for move in moves if ">d" not in move]
        move = lays[0] if lays else moves[self._drive.random.randrange(len(moves))]
        # Known before it is sent, so that whatever comes now does not move a second time.
        self._sent = ("", 0.0)
        if self._drive.pace == "closed":
            self._send_move(move, version)
        else:
            now = self._loop.time()
            # A table that is late keeps its moment: else those that were late together stay so.
            self.due += max(1.0, math.ceil(now - self.due))
            if self.other is not None:
                self.other.due = self.due
            self._loop.call_at(self.due, self._send_move, move, version)

    def _send_move(self, move: str, version: int) -> None:
        if not self._drive.stopped:
            began = time.perf_counter()
            name = self.command({"type": "move", "move": move, "version": version})
            self._sent = (name, began)

    def close(self) -> None:
        self._transport.abort()


async def _run(name: str, store: str | None, pace: Pace, tables: int, seconds: float) -> Measured:
    server = _Server(store)
    clients: list[_Client] = []
    watching: list[_Client] = []
    try:
        drive = _Drive(pace)
        tokens = [server.ask("/api/guests", {"name": one})["token"] for one in ("Ann", "Bob")]
        await _warm_up(server, tokens)
        watching = await _seat_experts(server, tokens[0]) if pace == "experts" else []
        before = server.memory()
        slots = asyncio.Semaphore(AT_ONCE)

        async def seat(_: int) -> None:
            async with slots:
                clients.extend(await _sit_down(server, drive, tokens))

        await asyncio.gather(*(seat(one) for one in range(tables)))
        memory = server.memory() - before
        loop = asyncio.get_running_loop()
        for one, other in zip(clients[::2], clients[1::2], strict=True):
            # Every table has its own moment of the second, whoever has the first turn.
            one.due = other.due = loop.time() + drive.random.random()
            one.command({"type": "start"})
        await asyncio.gather(*(client.dealt for client in clients))
        await asyncio.sleep(min(2.0, seconds / 4))
        drive.counting = True
        began, cpu, own = time.perf_counter(), server.cpu(), time.process_time()
        await asyncio.sleep(seconds)
        drive.counting = False
        passed = time.perf_counter() - began
        server_cpu, driver_cpu = server.cpu() - cpu, time.process_time() - own
        memory = max(memory, server.memory() - before)
        drive.stopped = True
        if drive.refused:
            raise Refused(Refusal("bench-failed", reason=drive.refused[0]))
        return _measured(name, drive.took, passed, memory / tables / 1024, server_cpu, driver_cpu)
    finally:
        for client in (*clients, *watching):
            client.close()
        server.stop()


async def _warm_up(server: _Server, tokens: list[str]) -> None:
    """Have everything loaded that a first table loads."""
    drive = _Drive("closed")
    first = await _sit_down(server, drive, tokens)
    first[0].command({"type": "start"})
    await asyncio.sleep(0.5)
    drive.stopped = True
    for client in first:
        client.close()


async def _seat_experts(server: _Server, token: str) -> list[_Client]:
    """Tables at which experts play each other, from when on they do; and who looks on."""
    drive = _Drive("closed")
    watching: list[_Client] = []
    for _ in range(EXPERTS):
        watching += await _open_table(server, drive, [token], ("",), bots="expert")
        watching[-1].command({"type": "start"})
    seconds, moves = await asyncio.to_thread(server.thought)
    for _ in range(LOADING):
        await asyncio.sleep(1)
        before = seconds, moves
        seconds, moves = await asyncio.to_thread(server.thought)
        if seconds - before[0] > AN_EXPERT_TAKES * (moves - before[1]):
            return watching
    raise Refused(Refusal("bench-failed", reason="no expert thinks"))


async def _sit_down(server: _Server, drive: _Drive, tokens: list[str]) -> list[_Client]:
    """A table with two clients, both seated and ready."""
    pair = await _open_table(server, drive, tokens, "AB")
    pair[0].other, pair[1].other = pair[1], pair[0]
    await pair[1].done({"type": "ready"})
    return pair


async def _open_table(
    server: _Server, drive: _Drive, tokens: list[str], seats: Sequence[str], **settings: str
) -> list[_Client]:
    """The clients at a new table: one for each token, in these seats (or in none)."""
    wanted = {"game": "skipbo", "seats": 2, "target": 999_999_999, "pace": "instant", **settings}
    opened = await asyncio.to_thread(server.ask, "/api/tables", wanted, tokens[0])
    parts = urlsplit(server.base)
    url = f"ws://{parts.netloc}/api/tables/{opened['code']}/connection"
    clients: list[_Client] = []
    loop = asyncio.get_running_loop()
    for token, seat in zip(tokens, seats, strict=True):

        def make(token: str = token, seat: str = seat) -> _Client:
            return _Client(drive, url, token, seat)

        _, client = await loop.create_connection(make, parts.hostname or "", parts.port or 0)
        clients.append(client)
        await client.seated
    return clients


def _measured(
    name: str,
    took: list[float],
    passed: float,
    kilobytes: float,
    server_cpu: float,
    driver_cpu: float,
) -> Measured:
    if len(took) < 2:
        raise Refused(Refusal("bench-failed", reason=f"{len(took)} moves were answered"))
    tenth = max(1, len(took) // 10)
    late_to_early = median(took[-tenth:]) / median(took[:tenth])
    ordered = sorted(took)

    def at(share: float) -> float:
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000

    return Measured(
        name,
        len(took) / passed,
        at(0.50),
        at(0.95),
        at(0.99),
        kilobytes,
        server_cpu / passed,
        driver_cpu / passed,
        late_to_early,
    )
