"""How many durable moves per second a real server makes, and how long each waits for its answer.

A server runs in a separate process; this process drives it. Every table has two clients, and a
move counts when its own client has the answer, which comes after the row is on disk.

- *closed*: the client on turn moves at once.
- *paced*: one move per second at each table.
- *experts*: the same, while bots think all the time at twenty more tables.

With *closed* there is a yardstick: a bare server on the same libraries, durable or not.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from urllib.parse import urlsplit

import uvloop

from stockpile.bench.bare import KINDS, measure_bare
from stockpile.bench.driver import (
    Drive,
    LoadClient,
    Measured,
    MeasuredServer,
    Pace,
    measured,
    open_table,
    sit_down,
)
from stockpile.bench.patience import failed
from stockpile.core.refusal import Unreadable

AT_ONCE = 100
"""How many tables are set up at the same time."""
EXPERTS = 20
"""The number of tables with experts, besides those that are measured."""
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


Progress = Callable[[str, int, int], None]


def measure(
    tables: Sequence[int],
    paces: Sequence[Pace],
    stores: Sequence[str | None],
    seconds: float,
    progress: Progress,
) -> Iterator[Measured]:
    """Measure every combination, one after the other, each with a fresh server.

    Then the yardstick, where the client on turn moves at once: `stockpile.bench.bare_server`.
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
            yield measured(name, bare.took, bare.passed, bare.kilobytes, *used)


async def _run(name: str, store: str | None, pace: Pace, tables: int, seconds: float) -> Measured:
    server = MeasuredServer(store)
    clients: list[LoadClient] = []
    watching: list[LoadClient] = []
    try:
        drive = Drive(pace)
        tokens = [server.ask("/api/guests", {"name": one})["token"] for one in ("Ann", "Bob")]
        await _warm_up(server, tokens)
        watching = await _seat_experts(server, tokens[0]) if pace == "experts" else []
        before = server.memory()
        slots = asyncio.Semaphore(AT_ONCE)

        async def seat(_: int) -> None:
            async with slots:
                clients.extend(await sit_down([server] * 2, drive, tokens))

        await asyncio.gather(*(seat(one) for one in range(tables)))
        memory = server.memory() - before
        loop = asyncio.get_running_loop()
        for one, other in zip(clients[::2], clients[1::2], strict=True):
            # Every table has its own moment of the second.
            one.due = other.due = loop.time() + drive.random.random()
            one.command({"type": "start"})
        await drive.patience.until(client.dealt for client in clients)
        await drive.patience.go_on(min(2.0, seconds / 4))
        drive.counting = True
        began, cpu, own = time.perf_counter(), server.cpu(), time.process_time()
        await drive.patience.go_on(seconds)
        drive.counting = False
        passed = time.perf_counter() - began
        server_cpu, driver_cpu = server.cpu() - cpu, time.process_time() - own
        memory = max(memory, server.memory() - before)
        drive.stopped = True
        return measured(name, drive.took, passed, memory / tables / 1024, server_cpu, driver_cpu)
    finally:
        for client in (*clients, *watching):
            client.close()
        server.stop()


async def _warm_up(server: MeasuredServer, tokens: list[str]) -> None:
    """Load everything that the first table needs."""
    drive = Drive("closed")
    first = await sit_down([server] * 2, drive, tokens)
    first[0].command({"type": "start"})
    await drive.patience.go_on(0.5)
    drive.stopped = True
    for client in first:
        client.close()


async def _seat_experts(server: MeasuredServer, token: str) -> list[LoadClient]:
    """Tables at which experts play each other, from when on they do; and who looks on."""
    drive = Drive("closed")
    watching: list[LoadClient] = []
    for _ in range(EXPERTS):
        watching += await open_table([server], drive, [token], ("",), bots="expert")
        watching[-1].command({"type": "start"})
    seconds, moves = await asyncio.to_thread(server.thought)
    for _ in range(LOADING):
        await asyncio.sleep(1)
        before = seconds, moves
        seconds, moves = await asyncio.to_thread(server.thought)
        if seconds - before[0] > AN_EXPERT_TAKES * (moves - before[1]):
            return watching
    raise failed("no expert thinks")
