"""Driving real servers: the process that is measured, clients that play, and what they took.

Every table has two clients, and a move counts when its own client has the answer, which comes
after the row is on disk.
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
from collections.abc import Sequence
from statistics import median
from typing import Any, Literal, NamedTuple, cast
from urllib.parse import urlsplit

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from stockpile.bench.patience import PATIENCE_S, Patience, failed
from stockpile.bench.process import MeasuredProcess

Pace = Literal["closed", "paced", "experts"]


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

    @property
    def microseconds_a_move(self) -> float:
        """Processor time of the server for one move, its store included."""
        return self.server_cpu / self.moves_a_second * 1e6

    def to_json(self) -> dict[str, Any]:
        """The JSON of the command line: one result for each figure."""
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
            "cpu_us_per_move": round(self.microseconds_a_move, 1),
            "late_to_early": round(self.late_to_early, 2),
        }


class MeasuredServer(MeasuredProcess):
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
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE_S) as answered:
                return json.load(answered)
        except OSError as wrong:
            raise failed(f"{path}: {wrong}") from None

    def thought(self) -> tuple[float, float]:
        """For how many seconds bots have thought so far, and about how many moves."""
        with urllib.request.urlopen(f"{self.base}/metrics", timeout=PATIENCE_S) as answered:
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


class Drive:
    """What all clients of a measurement share."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.counting = False
        self.stopped = False
        self.took: list[float] = []
        self.patience = Patience()
        self.random = random.Random(7)


class LoadClient(asyncio.Protocol):
    """One connection: it plays any legal move, or nothing without a seat."""

    def __init__(self, drive: Drive, url: str, token: str, seat: str) -> None:
        self._drive = drive
        self._token = token
        self._seat = seat
        self._ws = ClientProtocol(parse_uri(url), max_size=None)
        self._sent: tuple[str, float] | None = None
        self._commands = 0
        self._ready = False
        self._closed = False
        self.due = 0.0
        self.other: LoadClient | None = None
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
                if self._ws.handshake_exc is None:
                    self.say({"type": "hello", "protocol": 2, "token": self._token})
                else:
                    self._drive.patience.give_up(str(self._ws.handshake_exc))
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(event.data)
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._closed:
            self._drive.patience.give_up(f"a connection was lost ({exc or 'closed'})")

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
        await self._drive.patience.until([answered])

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
            self._drive.patience.give_up(told.code or "refused")
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
        # Known before it is sent, so that no message in between makes a second move.
        self._sent = ("", 0.0)
        if self._drive.pace == "closed":
            self._send_move(move, version)
        else:
            now = self._loop.time()
            # A late table keeps its moment, so that late tables do not stay together.
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
        self._closed = True
        self._transport.abort()


async def sit_down(
    servers: Sequence[MeasuredServer], drive: Drive, tokens: list[str]
) -> list[LoadClient]:
    """A table with two clients, each at its own server of these two, both seated and ready."""
    pair = await open_table(servers, drive, tokens, "AB")
    pair[0].other, pair[1].other = pair[1], pair[0]
    await pair[1].done({"type": "ready"})
    return pair


async def open_table(
    servers: Sequence[MeasuredServer],
    drive: Drive,
    tokens: list[str],
    seats: Sequence[str],
    **settings: str,
) -> list[LoadClient]:
    """The clients at a new table: one for each server and token, in these seats (or in none)."""
    wanted = {"game": "skipbo", "seats": 2, "target": 999_999_999, "pace": "instant", **settings}
    opened = await asyncio.to_thread(servers[0].ask, "/api/tables", wanted, tokens[0])
    clients: list[LoadClient] = []
    loop = asyncio.get_running_loop()
    for server, token, seat in zip(servers, tokens, seats, strict=True):
        parts = urlsplit(server.base)
        url = f"ws://{parts.netloc}/api/tables/{opened['code']}/connection"

        def make(url: str = url, token: str = token, seat: str = seat) -> LoadClient:
            return LoadClient(drive, url, token, seat)

        try:
            _, client = await loop.create_connection(make, parts.hostname or "", parts.port or 0)
        except OSError as wrong:
            raise failed(str(wrong)) from None
        clients.append(client)
        await drive.patience.until([client.seated])
    return clients


def measured(
    name: str,
    took: list[float],
    passed: float,
    kilobytes: float,
    server_cpu: float,
    driver_cpu: float,
) -> Measured:
    if len(took) < 2:
        raise failed(f"{len(took)} moves were answered")
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
