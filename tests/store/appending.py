"""A process that appends to a SQLite store until it is killed, for the tests that kill it.

It prints ``TABLE SEQ`` for every row that it was told is saved. With a limit, given in bytes, no
file may grow beyond that; a line on standard input lifts it.
"""

from __future__ import annotations

import asyncio
import resource
import signal
import sys
from pathlib import Path

from stockpile.store import Unsaved, open_store
from tests.store.looping import row

TABLES = 40


async def append(path: Path) -> None:
    store = open_store(f"sqlite:///{path}", path.parent)
    await store.open()

    async def play(table: str) -> None:
        seq = (await store.latest([table])).get(table, 0)
        while True:
            seq += 1
            await store.append(row(table, seq, body=f"{table} {seq}".encode() * 20))
            sys.stdout.write(f"{table} {seq}\n")
            sys.stdout.flush()

    await asyncio.gather(*(play(f"t{number}") for number in range(TABLES)))


async def fill(path: Path, limit: int) -> None:
    store = open_store(f"sqlite:///{path}", path.parent)
    await store.open()
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, most))
    seq = refused = 0
    # Some at once, so that whole batches are refused.
    while refused < 3:
        tries = [
            store.append(row(f"t{number}", seq + 1, body=bytes(999))) for number in range(TABLES)
        ]
        came = await asyncio.gather(*tries, return_exceptions=True)
        if all(outcome is None for outcome in came):
            seq += 1
        else:
            assert all(isinstance(outcome, Unsaved) for outcome in came), came
            refused += 1
    # One can still look.
    assert len(await store.latest([f"t{number}" for number in range(TABLES)])) == TABLES
    print("full", seq, flush=True)
    sys.stdin.readline()
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    for number in range(TABLES):
        await store.append(row(f"t{number}", seq + 1, body=b"again"))
    print("again", await store.durable(), flush=True)
    await store.close()


if __name__ == "__main__":
    if len(sys.argv) > 2:
        asyncio.run(fill(Path(sys.argv[1]), int(sys.argv[2])))
    else:
        asyncio.run(append(Path(sys.argv[1])))
