"""Moves per second that the same libraries manage without any rules, as a yardstick."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import Literal, cast
from urllib.parse import urlsplit

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from stockpile.bench.patience import Patience
from stockpile.bench.process import MeasuredProcess

Kind = Literal["durable", "memory"]
KINDS: tuple[Kind, ...] = ("durable", "memory")


class BareRun:
    """What one run took: seconds for every move, and what the server used."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.counting = False
        self.stopped = False
        self.patience = Patience()
        self.passed = 0.0
        self.kilobytes = 0.0
        self.server_cpu = 0.0
        self.driver_cpu = 0.0


class _Told(msgspec.Struct):
    turn: bool


_read = msgspec.json.Decoder(_Told).decode


class _Client(asyncio.Protocol):
    """Sends something whenever it is on turn."""

    def __init__(self, run: BareRun, url: str) -> None:
        self._run = run
        self._ws = ClientProtocol(parse_uri(url), max_size=None)
        self._sent = 0.0
        self._closed = False
        self.open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._ws.send_request(self._ws.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._ws.receive_data(data)
        for event in self._ws.events_received():
            if isinstance(event, Response):
                self.open.set_result(None)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(event.data)
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._closed:
            self._run.patience.give_up(f"a connection was lost ({exc or 'closed'})")

    def _hear(self, data: bytes | bytearray | memoryview) -> None:
        now = time.perf_counter()
        if self._sent:
            # The answer to its own move.
            if self._run.counting:
                self._run.took.append(now - self._sent)
            self._sent = 0.0
        if _read(data).turn and not self._run.stopped:
            self._sent = now
            self._ws.send_text(b'{"type":"move","move":"h7>d1","version":1234,"id":"A123"}')

    def _flush(self) -> None:
        for data in self._ws.data_to_send():
            if data:
                self._transport.write(data)

    def close(self) -> None:
        self._closed = True
        self._transport.abort()


async def measure_bare(kind: Kind, tables: int, seconds: float) -> BareRun:
    """Drive a bare server: the client on turn moves at once."""
    run = BareRun()
    clients: list[_Client] = []
    with tempfile.TemporaryDirectory(prefix="stockpile-bench-") as folder:
        module = [sys.executable, "-m", "stockpile.bench.bare_server"]
        server = MeasuredProcess([*module, kind, folder])
        try:
            before = server.memory()
            clients += [await _connect(run, url) for url in _addresses(server.base, tables)]
            await run.patience.go_on(min(2.0, seconds / 4))
            run.counting = True
            began, cpu, own = time.perf_counter(), server.cpu(), time.process_time()
            await run.patience.go_on(seconds)
            run.counting = False
            run.passed = time.perf_counter() - began
            run.server_cpu, run.driver_cpu = server.cpu() - cpu, time.process_time() - own
            run.kilobytes = (server.memory() - before) / tables / 1024
            run.stopped = True
        finally:
            for client in clients:
                client.close()
            server.stop()
    return run


def _addresses(base: str, tables: int) -> Iterator[str]:
    for table in range(tables):
        yield from (f"ws{base[4:]}/{table}",) * 2


async def _connect(run: BareRun, url: str) -> _Client:
    parts = urlsplit(url)
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(
        lambda: _Client(run, url), parts.hostname or "", parts.port or 0
    )
    await run.patience.until([client.open])
    return client
