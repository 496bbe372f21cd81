"""The yardstick of `stockpile bench server`: the same libraries without a game.

Starlette and uvicorn hold two connections per table. The client on turn sends anything; it becomes
a row of SQLite with ``synchronous=FULL``, many at a time in one commit, and both get 580 bytes.
There are no rules, no views, no limits. ``memory`` leaves out the row as well.

python -m stockpile.bench.bare_server durable|memory FOLDER
"""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import sys
import threading
from pathlib import Path
from queue import SimpleQueue

import uvicorn
import uvloop
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

FRAME_BYTES = 580
"""What one of our clients gets for an average move that changes only the round."""


class _Log(threading.Thread):
    """Writes rows, with all waiting ones in one commit."""

    def __init__(self, file: Path, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(daemon=True)
        self._file = file
        self._loop = loop
        self._waiting: SimpleQueue[tuple[str, bytes, asyncio.Future[None]]] = SimpleQueue()

    async def append(self, table: str, body: bytes) -> None:
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.put((table, body, done))
        await done

    def run(self) -> None:
        db = sqlite3.connect(self._file, isolation_level=None)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("CREATE TABLE log (table_id TEXT NOT NULL, body BLOB NOT NULL)")
        while True:
            rows = [self._waiting.get()]
            while not self._waiting.empty():
                rows.append(self._waiting.get())
            db.execute("BEGIN")
            db.executemany("INSERT INTO log VALUES (?, ?)", [row[:2] for row in rows])
            db.execute("COMMIT")
            self._loop.call_soon_threadsafe(_answer, [row[2] for row in rows])


def _answer(futures: list[asyncio.Future[None]]) -> None:
    for future in futures:
        if not future.done():
            future.set_result(None)


def _app(log: _Log | None) -> Starlette:
    tables: dict[str, list[WebSocket]] = {}

    async def connection(socket: WebSocket) -> None:
        await socket.accept()
        code = socket.path_params["code"]
        seats = tables.setdefault(code, [])
        seats.append(socket)
        own = len(seats) - 1
        moves = 0
        if own == 1:
            await _tell(seats, 0, moves)
        try:
            while True:
                text = await socket.receive_text()
                moves += 1
                if log is not None:
                    await log.append(code, text.encode())
                await _tell(seats, 1 - own, moves)
        except WebSocketDisconnect:
            return

    async def _tell(seats: list[WebSocket], turn: int, moves: int) -> None:
        for seat, one in enumerate(seats):
            text = f'{{"turn":{str(seat == turn).lower()},"move":{moves},"rest":"'
            await one.send_text(text.ljust(FRAME_BYTES - 2, ".") + '"}')

    return Starlette(routes=[WebSocketRoute("/{code}", connection)])


async def _serve(kind: str, folder: Path) -> None:
    log = None
    if kind == "durable":
        log = _Log(folder / "log.sqlite3", asyncio.get_running_loop())
        log.start()
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    config = uvicorn.Config(
        _app(log),
        loop="none",
        ws="websockets-sansio",
        log_config=None,
        ws_per_message_deflate=False,
    )
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    await uvicorn.Server(config).serve([listening])


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_serve(sys.argv[1], Path(sys.argv[2])))
