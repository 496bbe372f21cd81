"""The server of somebody who plays alone: in this process, its tables saved in their own folder.

Its tables are the same as any server's, and use the same protocol. There are no sockets, and what
only HTTP requests need is not loaded before the first request.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.server import messages as say
from stockpile.server.dispatch import dispatch
from stockpile.server.guests import Guests
from stockpile.store import Guest, Unsaved
from stockpile.store.location import DataFolder, open_store
from stockpile.table.commands import Command
from stockpile.table.decide.asked import Entropy
from stockpile.table.history import Summary, read_summary, record_of
from stockpile.table.node import NodeTables, read_code
from stockpile.table.request import NewTable
from stockpile.table.restore import read_table
from stockpile.table.room import InDoubt, Room
from stockpile.table.time import NodeTime
from stockpile.terminal.client.local_bots import LocalBots
from stockpile.terminal.client.preferences import Preferences
from stockpile.terminal.client.transport import Answer, Lost
from stockpile.terminal.play_request import PlayRequest
from stockpile.terminal.tellers.teller import teller_of

if TYPE_CHECKING:
    from stockpile.server.app import Server

MAX_SAVED_GAMES = 100
"""When there are more, those that were played longest ago are deleted."""
MAX_CODES_LISTED = 20
"""How many codes are named when somebody asks for a game that is not saved."""

_SCOPE = {"headers": [], "client": ("127.0.0.1", 0), "query_string": b"", "root_path": ""}


class SavedGame(NamedTuple):
    """A game that can be continued, or looked at once it is over."""

    code: str
    touched_ms: int
    summary: Summary


class Standing(NamedTuple):
    """How a saved game stands."""

    round: int
    scores: tuple[int, ...]
    """By side."""
    left: tuple[int, ...]
    """What each seat has to get rid of: cards of its stock pile, or tiles. Empty before a round."""


class LocalServer:
    """A server for one person.

    If ``awake``, what strong bots and hints need is started at once. In a ``hurry``, bots move
    without a pause, regardless of the pace of their table.
    """

    address = "solo"

    def __init__(
        self,
        data: Path,
        *,
        time: NodeTime | None = None,
        entropy: Entropy = secrets.token_bytes,
        awake: bool = True,
        hurry: bool = False,
    ) -> None:
        self._folder = DataFolder(data)
        self._preferences = Preferences(data)
        self._awake = awake
        self.bots = LocalBots()
        self._store = open_store(None, data)
        # There is one person, who is trusted with their own machine.
        self.tables = NodeTables(
            self._store,
            self.bots,
            time=time,
            entropy=entropy,
            thinking_per_minute=0,
            hurry=hurry,
        )
        self.guests = Guests(self._store, self.tables.time.wall_ms, entropy)
        self._starting = asyncio.Lock()
        self._started = False
        self._recorded: tuple[str, Callable[[str], None]] | None = None
        # Nobody reads the log of a server whose screen this is.
        logging.getLogger("stockpile").addHandler(logging.NullHandler())

    async def start(self) -> None:
        """Open everything, unless it is open. Raises Refused."""
        async with self._starting:
            if self._started:
                return
            self._folder.take()
            try:
                await self._store.open()
            except BaseException as wrong:
                self._folder.release()
                if isinstance(wrong, Unsaved):
                    raise Refused(Refusal("store-unusable", why=str(wrong))) from None
                raise
            try:
                await self.bots.start(awake=self._awake)
                await self.tables.open()
            except BaseException:
                # Quitting at once must leave no process behind.
                await self._stop()
                raise
            self._started = True

    async def close(self) -> None:
        """Stop everything. May raise OSError, from `PlayRequest.save_record`."""
        if not self._started:
            return
        self._started = False
        try:
            if self._recorded is not None:
                code, save = self._recorded
                record = await self._record(code)
                if record is not None:
                    save(record)
        finally:
            await self._stop()

    async def _stop(self) -> None:
        for room in self.tables.rooms.values():
            room.dismiss_all(Refusal("closing"))
        if "_server" in self.__dict__:
            await self._server.reviews.close()
        await self.tables.close()
        await self.bots.close()
        await self._store.close()
        self._folder.release()

    # Games

    async def play(self, request: PlayRequest, name: str) -> tuple[str, str]:
        """Open the table of a request, with bots at the other seats, or find its saved game.

        Returns the game's code, and the token of the person, who is called ``name`` unless the
        request says otherwise. Raises Refused, Unreadable.
        """
        await self.start()
        guest, token = await self._guest() or await self.guests.add(name)
        self._preferences.keep_token(self.address, token)
        if request.resume is not None:
            code = await self._find(guest, request.resume)
        else:
            code = await self._open(guest, request)
        if request.save_record is not None:
            self._recorded = code, request.save_record
        return code, token

    async def _guest(self) -> tuple[Guest, str] | None:
        """The person who played here last time."""
        token = self._preferences.token(self.address)
        try:
            return None if token is None else (await self.guests.find(token), token)
        except Refused as refused:
            if refused.refusal.code != "unknown-token":
                raise
            return None

    async def _open(self, guest: Guest, request: PlayRequest) -> str:
        settings = msgspec.convert(request.table or {}, NewTable).settings()
        person, *bots = request.names or (guest.name, *[""] * (settings.seats - 1))
        code = await self.tables.open_table(
            guest.id, person, settings, bots=bots, seed=request.seed
        )
        # A script may leave game after game.
        for old in (await self._store.tables_of(guest.id, 2 * MAX_SAVED_GAMES))[MAX_SAVED_GAMES:]:
            await self._store.delete(old.table)
        return code

    async def _find(self, guest: Guest, typed: str) -> str:
        code = read_code(typed)
        if await self._store.table(code) is None:
            saved = await self._store.tables_of(guest.id, MAX_CODES_LISTED)
            named = ", ".join(one.table for one in saved)
            raise Refused(Refusal("no-saved-game", table=code, known=named or "–"))
        return code

    async def saved(self) -> list[SavedGame]:
        """All saved games, the latest first. Raises Refused."""
        await self.start()
        found = await self._guest()
        if found is None:
            return []
        tables = await self._store.tables_of(found[0].id, MAX_SAVED_GAMES)
        return [SavedGame(one.table, one.touched, read_summary(one.summary)) for one in tables]

    async def standing(self, code: str) -> Standing:
        """How a saved game stands. Raises Refused."""
        match = (await read_table(self._store, code)).match
        left: tuple[int, ...] = ()
        if match.state is not None:
            view = match.game.show(match.state, None)
            left = teller_of(match.game).left(view)
        return Standing(match.round, tuple(match.scores or ()), left)

    async def _record(self, code: str) -> str | None:
        """The record of a table's latest match as it stands; None before its first round.

        It is only for the person: it has the hidden cards of a round that is not over.
        """
        table = await read_table(self._store, code)
        if table.match.round == 0:
            return None
        return record_of(table, await self._store.rows(code, table.state.match_row - 1))

    # What clients ask

    @cached_property
    def _server(self) -> Server:
        from stockpile.server.app import Server
        from stockpile.server.settings import UNLIMITED

        return Server(self._store, self.bots, UNLIMITED, tables=self.tables)

    @cached_property
    def _app(self) -> Any:
        from stockpile.server.app import make_app

        return make_app(self._server)

    async def request(self, method: str, path: str, body: bytes, token: str | None) -> Answer:
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
    async def connect(self, code: str) -> AsyncIterator[_Channel]:
        channel = _Channel(self, code)
        serving = asyncio.ensure_future(channel.serve())
        try:
            yield channel
        finally:
            channel.hang_up()
            await asyncio.gather(serving, return_exceptions=True)


class _Channel:
    """A connection without a socket: two queues, and somebody who watches a table."""

    def __init__(self, server: LocalServer, code: str) -> None:
        self._server = server
        self._code = code
        self._told: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._asked: asyncio.Queue[str | None] = asyncio.Queue()
        self.guest = ""

    # The client's end

    async def send(self, text: str) -> None:
        self._asked.put_nowait(text)

    async def __aiter__(self) -> AsyncIterator[str]:
        while (told := await self._told.get()) is not None:
            yield told.decode()
        raise Lost

    def hang_up(self) -> None:
        self._asked.put_nowait(None)

    # The table's end

    def tell(self, frame: bytes) -> None:
        self._told.put_nowait(frame)

    def dismiss(self, refusal: Refusal) -> None:
        self.tell(say.refusing(refusal))
        self._told.put_nowait(None)
        self.hang_up()

    async def serve(self) -> None:
        room: Room | None = None
        hints: set[asyncio.Task[None]] = set()
        try:
            if (text := await self._asked.get()) is None:
                return
            hello = say.read_hello(text)
            guest = await self._server.guests.find(hello.token)
            self.guest = guest.id
            room = await self._server.tables.room(read_code(self._code))
            await room.enter(self, guest.name, hello.after)
            while (text := await self._asked.get()) is not None:
                asked = say.read_asked(text)
                if isinstance(asked, say.Hint):
                    # Somebody who has decided meanwhile need not wait for it.
                    hints.add(asyncio.ensure_future(self._answer(room, asked)))
                else:
                    await self._answer(room, asked)
        except Refused as refused:
            self.dismiss(refused.refusal)
        finally:
            for task in hints:
                task.cancel()
            await asyncio.gather(*hints, return_exceptions=True)
            if room is not None:
                await room.leave(self)

    async def _answer(self, room: Room, asked: Command) -> None:
        try:
            await dispatch(room, self.guest, asked, self.tell, self._server.address)
        except InDoubt:
            # It may have been done: reconnecting and sending it again will tell.
            raise
        except (Refused, Unreadable) as wrong:
            self.tell(say.refusing(wrong, asked.id))
