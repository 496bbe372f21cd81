"""The server in this process: the tables of whoever plays alone, kept in a folder of theirs.

It is the very server that friends connect to, without sockets: what was saved after each move, and
how a game goes on, is the same for all.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from stockpile.core.refusal import Refusal, Refused
from stockpile.server.app import Server, make_app
from stockpile.server.settings import UNLIMITED
from stockpile.server.sockets import LINE
from stockpile.store import Unsaved
from stockpile.store.opening import DataFolder, open_store
from stockpile.table.house import Sleep, read_table
from stockpile.terminal.client.wire import Answer, Lost
from stockpile.terminal.telling import teller_of
from stockpile.workers.compilation import Compilation
from stockpile.workers.pool import WorkerPool

_SCOPE = {"headers": [], "client": ("127.0.0.1", 0), "query_string": b"", "root_path": ""}


class Standing(NamedTuple):
    """How a saved game stands. All by seat, but the scores, which are by side."""

    round: int
    scores: tuple[int, ...]
    left: tuple[int, ...]
    """What everybody has to get rid of, cards of a stock pile or tiles; nothing before a round."""


class Solo:
    """A server of one's own."""

    address = "solo"

    def __init__(
        self, data: Path, *, now: Callable[[], int] | None = None, sleep: Sleep = asyncio.sleep
    ) -> None:
        self._folder = DataFolder(data)
        self._store = open_store(None, data)
        self._thinkers = WorkerPool()
        # There is one person, who is trusted with their own machine.
        self._server = Server(self._store, self._thinkers, UNLIMITED, now=now, sleep=sleep)
        self._app = make_app(self._server)
        self._compiling: Compilation | None = None
        # Nobody reads the log of a server whose screen this is.
        logging.getLogger("stockpile").addHandler(logging.NullHandler())

    async def start(self) -> None:
        """Open everything. Raises Refused."""
        self._folder.take()
        try:
            await self._store.open()
        except Unsaved as wrong:
            self._folder.release()
            raise Refused(Refusal("store-unusable", why=str(wrong))) from None
        except BaseException:
            self._folder.release()
            raise
        try:
            await self._thinkers.start()
            await self._server.house.open()
            self._compiling = await asyncio.to_thread(Compilation)
        except BaseException:
            # Whoever quits at once leaves no process behind.
            await self._end()
            raise

    async def close(self) -> None:
        """End everything; what was played is kept already."""
        if self._compiling is None:
            return
        self._compiling = None
        await self._end()

    async def _end(self) -> None:
        self._server.dismiss_all()
        await self._server.reviews.close()
        await self._server.house.close()
        await self._thinkers.close()
        await self._store.close()
        self._folder.release()

    async def standing(self, code: str) -> Standing:
        """How a game stands, without going there. Raises Refused."""
        match = (await read_table(self._store, code)).match
        left: tuple[int, ...] = ()
        if match.state is not None:
            view = match.game.show(match.state, None)
            left = teller_of(match.game).left(view)
        return Standing(match.round, tuple(match.scores or ()), left)

    async def request(self, method: str, path: str, body: bytes, token: str | None) -> Answer:
        """Ask as a browser would."""
        told: list[Any] = []
        asked = [{"type": "http.request", "body": body, "more_body": False}]
        path, _, query = path.partition("?")
        scope = {
            **_SCOPE,
            "type": "http",
            "method": method,
            "scheme": "http",
            "path": path,
            "query_string": query.encode(),
            "headers": [(b"authorization", f"Bearer {token}".encode())] if token else [],
        }

        async def receive() -> Any:
            return asked.pop() if asked else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            told.append(message)

        await self._app(scope, receive, send)
        status = next(one["status"] for one in told if one["type"] == "http.response.start")
        return Answer(status, b"".join(one.get("body", b"") for one in told))

    @asynccontextmanager
    async def connect(self, code: str) -> AsyncIterator[_Line]:
        """A connection, as a browser would have it."""
        line = _Line()
        scope = {
            **_SCOPE,
            "type": "websocket",
            "scheme": "ws",
            "path": f"/api/tables/{code}/connection",
            "extensions": {LINE: line},
        }
        serving = asyncio.ensure_future(self._app(scope, line.receive, line.answer))
        try:
            yield line
        finally:
            line.end(1001, "")
            await asyncio.gather(serving, return_exceptions=True)


class _Line:
    """A connection without a socket: two queues."""

    def __init__(self) -> None:
        self._told: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._asked: asyncio.Queue[Any] = asyncio.Queue()
        self._asked.put_nowait({"type": "websocket.connect"})

    # The client's end

    async def send(self, text: str) -> None:
        self._asked.put_nowait({"type": "websocket.receive", "text": text})

    async def __aiter__(self) -> AsyncIterator[str]:
        while (told := await self._told.get()) is not None:
            yield told.decode()
        raise Lost

    # The server's end

    def tell(self, frame: bytes) -> bool:
        self._told.put_nowait(frame)
        return True

    def end(self, code: int, reason: str) -> None:
        self._told.put_nowait(None)
        self._asked.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})

    def forget_handshake(self) -> None:
        pass

    async def receive(self) -> Any:
        return await self._asked.get()

    async def answer(self, message: Any) -> None:
        if message["type"] != "websocket.accept":
            self.end(1008, "")
