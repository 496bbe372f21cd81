"""The tables of whoever plays alone: in this process, kept in a folder of theirs.

They are the very tables that friends sit at, and spoken to in the same words: what was saved after
each move, and how a game goes on, is the same for all. There are no sockets, and what only requests
need is not loaded before there is one.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.server import messages as say
from stockpile.server.answering import answer
from stockpile.server.guests import Guests
from stockpile.store import Unsaved
from stockpile.store.location import DataFolder, open_store
from stockpile.table.history import record_of
from stockpile.table.node import Sleep, Tables, read_code, read_table
from stockpile.table.request import NewTable
from stockpile.table.room import InDoubt, Room
from stockpile.terminal.client.local_bots import LocalBots
from stockpile.terminal.client.preferences import Preferences
from stockpile.terminal.client.transport import Answer, Lost
from stockpile.terminal.tellers.teller import teller_of

if TYPE_CHECKING:
    from stockpile.server.app import Server

MAX_SAVED_GAMES = 100
"""How many games are kept; those that were played longest ago make room."""
MAX_CODES_LISTED = 20
"""How many saved games are named to whoever asks for one that there is not."""

_SCOPE = {"headers": [], "client": ("127.0.0.1", 0), "query_string": b"", "root_path": ""}


class Standing(NamedTuple):
    """How a saved game stands. All by seat, but the scores, which are by side."""

    round: int
    scores: tuple[int, ...]
    left: tuple[int, ...]
    """What everybody has to get rid of, cards of a stock pile or tiles; nothing before a round."""


class LocalServer:
    """A server of one's own.

    With ``awake``, what strong bots and hints need is started at once. In a ``hurry`` bots move
    without any pause, whatever the pace of their table.
    """

    address = "solo"

    def __init__(
        self,
        data: Path,
        *,
        now: Callable[[], int] | None = None,
        sleep: Sleep = asyncio.sleep,
        awake: bool = True,
        hurry: bool = False,
    ) -> None:
        self.data = data
        self._folder = DataFolder(data)
        self._store = open_store(None, data)
        self._awake = awake
        self.bots = LocalBots()
        # There is one person, who is trusted with their own machine.
        self.tables = Tables(
            self._store, self.bots, now=now, sleep=sleep, thinking_per_minute=0, hurry=hurry
        )
        self.guests = Guests(self._store, self.tables.now, secrets.token_bytes)
        self._started = False
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
            await self.bots.start(awake=self._awake)
            await self.tables.open()
        except BaseException:
            # Whoever quits at once leaves no process behind.
            await self._end()
            raise
        self._started = True

    async def close(self) -> None:
        """End everything; what was played is kept already."""
        if self._started:
            self._started = False
            await self._end()

    async def _end(self) -> None:
        for room in self.tables.rooms.values():
            room.dismiss_all(Refusal("closing"))
        if "_server" in self.__dict__:
            await self._server.reviews.close()
        await self.tables.close()
        await self.bots.close()
        await self._store.close()
        self._folder.release()

    # Tables

    async def own_token(self, preferences: Preferences, name: str) -> str:
        """Who one is here: the same as last time, or somebody of this name. Raises Refused."""
        token = preferences.token(self.address)
        if token is not None:
            try:
                await self.guests.find(token)
            except Refused as refused:
                if refused.refusal.code != "unknown-token":
                    raise
            else:
                return token
        _, token = await self.guests.add(name)
        preferences.keep_token(self.address, token)
        return token

    async def open(
        self,
        token: str,
        asked: Mapping[str, Any],
        *,
        names: Sequence[str] = (),
        seed: str | None = None,
    ) -> str:
        """Open a table, as the protocol has it (`NewTable`), with a bot at every other seat; its
        code. ``names`` are those of the seats, if they have any; all of the match follows from a
        ``seed``.

        Raises Refused, Unreadable.
        """
        guest = await self.guests.find(token)
        settings = msgspec.convert(asked, NewTable).settings()
        person, *bots = names or (guest.name, *[""] * (settings.seats - 1))
        code = await self.tables.open_table(guest.id, person, settings, bots=bots, seed=seed)
        # A script may leave game after game, and nobody would find one among them.
        for old in (await self._store.tables_of(guest.id, 2 * MAX_SAVED_GAMES))[MAX_SAVED_GAMES:]:
            await self._store.delete(old.table)
        return code

    async def find(self, token: str, code: str) -> str:
        """The code of a saved game, however it was typed. Raises Refused."""
        guest, code = await self.guests.find(token), read_code(code)
        saved = await self._store.tables_of(guest.id, MAX_CODES_LISTED)
        if await self._store.table(code) is None:
            named = ", ".join(one.table for one in saved)
            raise Refused(Refusal("no-saved-game", table=code, known=named or "–"))
        return code

    async def standing(self, code: str) -> Standing:
        """How a game stands, without going there. Raises Refused."""
        match = (await read_table(self._store, code)).match
        left: tuple[int, ...] = ()
        if match.state is not None:
            view = match.game.show(match.state, None)
            left = teller_of(match.game).left(view)
        return Standing(match.round, tuple(match.scores or ()), left)

    async def record(self, code: str) -> str | None:
        """The record of the latest match of a table, as it stands; None before its first round.

        It is the person's own: what nobody may know yet of a round under way is in it.
        """
        table = await read_table(self._store, code)
        if table.match.round == 0:
            return None
        return record_of(table, await self._store.rows(code, table.state.match_row - 1))

    # As a client asks

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
    async def connect(self, code: str) -> AsyncIterator[_Channel]:
        """A connection, as a browser would have it."""
        channel = _Channel(self, code)
        serving = asyncio.ensure_future(channel.serve())
        try:
            yield channel
        finally:
            channel.hang_up()
            await asyncio.gather(serving, return_exceptions=True)


class _Channel:
    """A connection without a socket: two queues, and whoever looks on at a table."""

    def __init__(self, solo: LocalServer, code: str) -> None:
        self._solo = solo
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
        beside: set[asyncio.Task[None]] = set()
        try:
            if (text := await self._asked.get()) is None:
                return
            hello = say.read_hello(text)
            guest = await self._solo.guests.find(hello.token)
            self.guest = guest.id
            room = await self._solo.tables.room(read_code(self._code))
            await room.enter(self, guest.name, hello.after)
            while (text := await self._asked.get()) is not None:
                asked = say.read_asked(text)
                if isinstance(asked, say.Hint):
                    # Whoever has made up their mind need not wait for it.
                    beside.add(asyncio.ensure_future(self._answer(room, asked)))
                else:
                    await self._answer(room, asked)
        except Refused as refused:
            self.dismiss(refused.refusal)
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            if room is not None:
                await room.leave(self)

    async def _answer(self, room: Room, asked: say.Asked) -> None:
        try:
            await answer(room, self.guest, asked, self.tell, self._solo.address)
        except InDoubt:
            # It may be done: who connects again and asks again will know.
            raise
        except (Refused, Unreadable) as wrong:
            self.tell(say.refusing(wrong, asked.id))
