"""Two hundred tables of bots, for as long as one likes: a server does not grow by playing.

``STOCKPILE_SOAK_MINUTES`` sets how long; ten minutes unless it does.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from pathlib import Path
from typing import NamedTuple

import msgspec
import psutil
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.playing import FREE
from tests.server.running import Running

TABLES = 200
SETTLED = 120.0
"""Seconds after which everything that is kept once is there."""
EVERY = 2.0
MOST = 1.0
"""Megabytes, or sockets, that may be added in a minute."""


class Sample(NamedTuple):
    """What the server and its worker use at one moment; memory in megabytes."""

    seconds: float
    resident: float
    """Of the server."""
    private: float
    """Of the server, without what other processes have in common with it."""
    worker: float
    """The same of the process that bots think in."""
    descriptors: int


def sample(server: psutil.Process, began: float) -> Sample:
    return Sample(
        time.monotonic() - began,
        server.memory_info().rss / 2**20,
        server.memory_full_info().uss / 2**20,
        sum(one.memory_full_info().uss for one in server.children(recursive=True)) / 2**20,
        server.num_fds(),
    )


def growth(samples: list[Sample], field: str) -> float:
    """How much is added in a minute: the slope of the line that fits best."""
    at = [one.seconds / 60 for one in samples]
    found = [float(getattr(one, field)) for one in samples]
    middle, mean = sum(at) / len(at), sum(found) / len(found)
    return sum((x - middle) * (y - mean) for x, y in zip(at, found, strict=True)) / sum(
        (x - middle) ** 2 for x in at
    )


class Host:
    """Somebody who watches bots play, and asks for another match after each."""

    def __init__(self, url: str, token: str) -> None:
        self._url = url
        self._token = token
        self.matches = 0
        self.heard = 0

    async def watch(self) -> None:
        hello = {"type": "hello", "protocol": 2, "token": self._token}
        async with connect(
            self._url, compression=None, max_size=None, ping_interval=None, proxy=None
        ) as connection:
            await connection.send(msgspec.json.encode(hello), text=True)
            with contextlib.suppress(ConnectionClosed):
                async for frame in connection:
                    self.heard += 1
                    assert isinstance(frame, str)
                    # Most of it need not be understood.
                    if '"phase":"gathering"' in frame:
                        await connection.send('{"type":"start"}')
                    elif '"phase":"over"' in frame and '"happened"' in frame:
                        self.matches += 1
                        await connection.send('{"type":"rematch"}')


async def soak(server: Running, minutes: float) -> tuple[list[Sample], list[Host]]:
    assert server.process is not None
    token = server.guest("Host")
    hosts: list[Host] = []
    for at in range(TABLES):
        game = "breakers" if at % 2 else "skipbo"
        options = {"stock": 10} if game == "skipbo" else {}
        code = server.table(token, game=game, seats=2 + at % 3, pace="fast", options=options)
        hosts.append(Host(server.ws(code), token))
    watching = [asyncio.create_task(host.watch()) for host in hosts]
    process, began = psutil.Process(server.process.pid), time.monotonic()
    samples: list[Sample] = []
    try:
        while time.monotonic() - began < minutes * 60:
            await asyncio.sleep(EVERY)
            samples.append(sample(process, began))
            for task in watching:
                assert not task.done(), "somebody was sent away"
        before = [host.heard for host in hosts]
        await asyncio.sleep(20)
        still = [host.heard > earlier for host, earlier in zip(hosts, before, strict=True)]
        assert all(still), f"{still.count(False)} tables stand still"
    finally:
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
    return samples, hosts


@pytest.mark.slow
def test_a_server_does_not_grow_by_playing(tmp_path: Path) -> None:
    minutes = float(os.environ.get("STOCKPILE_SOAK_MINUTES", "10"))
    assert minutes > 2.5, "it takes two minutes to settle"
    with Running(*FREE) as server:
        samples, hosts = asyncio.run(soak(server, minutes))
        assert "Traceback" not in server.log
    later = [one for one in samples if one.seconds > SETTLED]
    grown = {field: growth(later, field) for field in Sample._fields[1:]}
    figures = {
        "minutes": minutes,
        "matches": sum(host.matches for host in hosts),
        "told": sum(host.heard for host in hosts),
        "first": samples[0],
        "settled": later[0],
        "last": samples[-1],
        "a minute": grown,
    }
    print(figures)
    assert all(host.matches for host in hosts), "a table never came to an end"
    assert {field: slope for field, slope in grown.items() if slope >= MOST} == {}, figures
