"""One connection: a guest's, at one table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Protocol

from starlette.types import Receive, Scope, Send

from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.server import messages as say
from stockpile.server.api import refuse
from stockpile.server.dispatch import dispatch
from stockpile.server.limits import Bucket, client_address
from stockpile.server.messages import MAX_MESSAGE_BYTES, PROTOCOL, refusing
from stockpile.table.commands import Command
from stockpile.table.decide import seat_for_hint
from stockpile.table.room import InDoubt, Room

if TYPE_CHECKING:
    from stockpile.server.app import Server

LINE = "stockpile.line"
"""Where a session finds its connection, among the extensions of the ASGI scope."""
HELLO_LIMIT_S = 10.0
"""Seconds after which a connection is closed that has not said who it is."""
MAX_UNREADABLE_IN_A_ROW = 20
"""Unreadable messages in a row after which a connection is closed."""

# The same reason is in a `refused` message before, where it can still be sent.
POLICY_CLOSE_CODE = 1008
CLOSE_CODES = {
    "closing": 1001,
    "binary-message": 1003,
    "message-too-long": 1009,
    "too-slow": 1013,
    "too-busy": 1013,
    "cannot-save": 1013,
}
"""The close code of a refusal, where it is not 1008."""


class Line(Protocol):
    """What a session needs of its connection."""

    def tell(self, frame: bytes) -> bool:
        """Send a text message at once; False if too much has not been read yet."""
        ...

    def end(self, code: int, reason: str) -> None:
        """Close the connection from here."""
        ...

    def forget_handshake(self) -> None:
        """Let go of what was said before the first message."""
        ...


class Session:
    """One connection, from its Hello to its end."""

    def __init__(self, server: Server, scope: Scope, receive: Receive, send: Send) -> None:
        self.server = server
        self.guest = ""
        self.base = server.base(scope)
        self._scope = scope
        self._receive = receive
        self._send = send
        self._line: Line = scope["extensions"][LINE]
        self._closed = False
        rate = server.settings.messages_per_second
        self._bucket = Bucket(rate, 2 * rate, server.clock) if rate else None
        self._wrong = 0
        self._tasks: set[asyncio.Task[None]] = set()

    # What a Room needs of a Watcher

    def tell(self, frame: bytes) -> None:
        """Send a message."""
        self.server.metrics.messages_out += 1
        if not self._line.tell(frame):
            self._close(Refusal("too-slow"))

    def dismiss(self, refusal: Refusal) -> None:
        """End the connection, saying why."""
        self._close(refusal)

    def _close(self, refusal: Refusal) -> None:
        if not self._closed:
            self._closed = True
            self.server.metrics.refused(refusal.code)
            self._line.tell(refusing(refusal))
            self._line.end(CLOSE_CODES.get(refusal.code, POLICY_CLOSE_CODE), refusal.code)

    # From beginning to end

    async def run(self) -> None:
        """Serve the connection until it ends."""
        server = self.server
        address = client_address(self._scope, server.settings.trusted)
        why_not = self._refuse_connection(address)
        if why_not is not None:
            server.metrics.refused(why_not.code)
            await self._receive()
            await refuse(Refused(why_not))(self._scope, self._receive, self._send)
            return
        server.metrics.connections.inc()
        server.metrics.connected.inc()
        try:
            await self._receive()
            await self._send({"type": "websocket.accept"})
            self._line.forget_handshake()
            await self._serve(address)
        finally:
            server.metrics.connections.dec()
            server.connections.give_back(address)
            server.connected -= 1

    def _refuse_connection(self, address: str) -> Refusal | None:
        server = self.server
        if not server.own_origin(self._scope):
            return Refusal("foreign-origin")
        if server.closing:
            return Refusal("closing")
        if server.connected >= server.settings.most_connections:
            return Refusal("too-many-connections", most=server.settings.most_connections)
        if not server.connections.take(address):
            most = server.settings.connections_per_address
            return Refusal("too-many-connections", most=most)
        server.connected += 1
        return None

    async def _serve(self, address: str) -> None:
        room: Room | None = None
        try:
            hello = await self._hello()
            if hello is None:
                return
            room = await self.server.enter(self, hello, address, self._scope["path_params"])
            await self._listen(room)
        except (Refused, Unreadable) as wrong:
            self._close(wrong.refusal)
        finally:
            for task in self._tasks:
                task.cancel()
            if room is not None:
                await room.leave(self)

    async def _next(self) -> bytes | str | None:
        """The next message from the client; None when the connection is gone."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            return None
        text: bytes | str | None = message.get("text")
        if text is None:
            raise Refused(Refusal("binary-message"))
        self.server.metrics.messages_in += 1
        if len(text) > MAX_MESSAGE_BYTES:
            raise Refused(Refusal("message-too-long", most=MAX_MESSAGE_BYTES))
        return text

    async def _hello(self) -> say.Hello | None:
        """Who connects; None if they have gone again. Raises Refused."""
        try:
            async with asyncio.timeout(HELLO_LIMIT_S):
                text = await self._next()
        except TimeoutError:
            raise Refused(Refusal("no-hello")) from None
        if text is None:
            return None
        try:
            hello = say.read_hello(text)
        except say.UNREADABLE_ERRORS:
            raise Refused(Refusal("no-hello")) from None
        if hello.protocol != PROTOCOL:
            raise Refused(Refusal("other-protocol", protocol=hello.protocol, known=PROTOCOL))
        return hello

    async def _listen(self, room: Room) -> None:
        while not self._closed:
            text = await self._next()
            if text is None:
                return
            if self._bucket is not None and not self._bucket.take():
                raise Refused(Refusal("too-many-messages"))
            await self._answer(room, text)

    async def _answer(self, room: Room, text: bytes | str) -> None:
        began = time.perf_counter()
        try:
            asked = say.read_asked(text)
        except say.UNREADABLE_ERRORS as wrong:
            self.tell(refusing(say.unreadable(wrong), say.id_of(text)))
            self.server.metrics.command("other", "refused", time.perf_counter() - began)
            self._wrong += 1
            if self._wrong >= MAX_UNREADABLE_IN_A_ROW:
                raise Refused(Refusal("too-many-mistakes")) from None
            return
        self._wrong = 0
        if isinstance(asked, say.Hint):
            # It takes a while, and whoever has made up their mind need not wait for it.
            self._beside(self._settle(room, asked, began))
        else:
            await self._settle(room, asked, began)

    def _beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something while the next messages are listened to."""
        task = self.server.tables.spawn(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _settle(self, room: Room, asked: Command, began: float) -> None:
        """Do what is asked, or say why not."""
        metrics = self.server.metrics
        kind = asked.__struct_config__.tag
        try:
            if not self.server.table_messages.take(room.table.code):
                raise Refused(Refusal("too-busy"))
            fresh = await self._do(room, asked)
        except InDoubt:
            # It may be done: who connects again and asks again will know.
            raise
        except (Refused, Unreadable) as wrong:
            self.tell(refusing(wrong, asked.id))
            metrics.command(str(kind), "refused", time.perf_counter() - began)
        else:
            seconds = time.perf_counter() - began
            metrics.command(str(kind), "accepted" if fresh else "duplicate", seconds)

    async def _do(self, room: Room, asked: Command) -> bool:
        """Do what is asked; whether it was something new."""
        if not isinstance(asked, say.Hint):
            return await dispatch(room, self.guest, asked, self.tell, self.base)
        seat_for_hint(room.table, self.guest, asked.version)
        # Thinking costs the same for whoever does not wait for the answer.
        if not self.server.hints.take(self.guest):
            raise Refused(Refusal("too-many-hints"))
        try:
            return await dispatch(room, self.guest, asked, self.tell, self.base)
        except Refused as refused:
            if refused.refusal.code == "hint-not-ready":
                # Nobody has thought about it.
                self.server.hints.take(self.guest, -1.0)
            raise
