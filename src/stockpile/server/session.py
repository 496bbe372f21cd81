"""One connection: a guest's, at one table."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from typing import TYPE_CHECKING

from starlette.types import Receive, Scope, Send

from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.server import messages as say
from stockpile.server.api import refuse
from stockpile.server.limits import Bucket, client_address
from stockpile.server.messages import LONGEST_MESSAGE, PROTOCOL, encode, refusing
from stockpile.table import commands as ask
from stockpile.table.deciding import OFFER_LASTS
from stockpile.table.room import Room

if TYPE_CHECKING:
    from stockpile.server.app import Server

HELLO_WITHIN = 10.0
"""Seconds after which a connection is closed that has not said who it is."""
MOST_WAITING = 256
"""Messages that may wait for a slow reader."""
WRONG_BEFORE_CLOSING = 20
"""Unreadable messages in a row after which a connection is closed."""
PATIENCE = 5.0
"""Seconds that the last words to somebody may take to be sent."""

# The same reason is in a `refused` message before, where it can still be sent.
POLICY = 1008
CLOSE_CODES = {
    "closing": 1001,
    "binary-message": 1003,
    "message-too-long": 1009,
    "too-slow": 1013,
    "too-busy": 1013,
    "cannot-save": 1013,
}
"""The close code of a refusal, where it is not 1008."""


class _Closing(Exception):
    """The connection has to end."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self.code = CLOSE_CODES.get(refusal.code, POLICY)


class Session:
    """One connection, from its Hello to its end."""

    def __init__(self, server: Server, scope: Scope, receive: Receive, send: Send) -> None:
        self.server = server
        self.guest = ""
        self.base = server.base(scope)
        self._scope = scope
        self._receive = receive
        self._send = send
        self._waiting: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._closing: _Closing | None = None
        self._patience: asyncio.Timeout | None = None
        rate = server.settings.messages_per_second
        self._bucket = Bucket(rate, 2 * rate) if rate else None
        self._wrong = 0

    # What a Room needs of a Watcher

    def tell(self, frame: bytes) -> None:
        """Have a message sent, after those that wait already."""
        if len(self._waiting) >= MOST_WAITING:
            self._close(_Closing(Refusal("too-slow")))
            return
        self._waiting.append(frame)
        self._more.set()

    def dismiss(self, refusal: Refusal) -> None:
        """End the connection, saying why."""
        self._close(_Closing(refusal))

    def _close(self, closing: _Closing) -> None:
        if self._closing is None:
            self._closing = closing
            self._more.set()
            # Who does not read does not hear the last words either.
            if self._patience is not None:
                self._patience.reschedule(asyncio.get_running_loop().time() + PATIENCE)

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
            await self._serve(address)
        finally:
            server.metrics.connections.dec()
            server.connections.give_back(address)
            server.connected -= 1

    def _refuse_connection(self, address: str) -> Refusal | None:
        server = self.server
        if not self._own_origin():
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

    def _own_origin(self) -> bool:
        """Whether the page that connects is our own. Programs that are no browsers send none."""
        headers = dict(self._scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        if not origin or origin in self.server.origins:
            return True
        host = headers.get(b"host", b"").decode("latin-1").lower()
        return bool(host) and origin in {f"http://{host}", f"https://{host}"}

    async def _serve(self, address: str) -> None:
        writer = asyncio.create_task(self._write())
        room: Room | None = None
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(None) as self._patience:
                    try:
                        hello = await self._hello()
                        path = self._scope["path_params"]
                        room = await self.server.enter(self, hello, address, path)
                        await self._listen(room)
                    except _Closing as closing:
                        self._close(closing)
                    except (Refused, Unreadable) as wrong:
                        self._close(_Closing(wrong.refusal))
                    if self._closing is not None:
                        await writer
        finally:
            self._patience = None
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
            if room is not None:
                await room.leave(self)

    async def _write(self) -> None:
        """Send what waits, until the connection is closed from here."""
        waiting, metrics = self._waiting, self.server.metrics
        while True:
            while waiting:
                frame = waiting.popleft()
                metrics.messages_out.inc()
                try:
                    await self._send({"type": "websocket.send", "text": frame.decode()})
                except (OSError, RuntimeError):
                    return  # the other end is gone: the reading side notices
            if self._closing is not None:
                await self._say_goodbye(self._closing)
                return
            self._more.clear()
            await self._more.wait()

    async def _say_goodbye(self, closing: _Closing) -> None:
        self.server.metrics.refused(closing.refusal.code)
        with contextlib.suppress(OSError, RuntimeError):
            last = refusing(closing.refusal).decode()
            await self._send({"type": "websocket.send", "text": last})
            await self._send(
                {"type": "websocket.close", "code": closing.code, "reason": closing.refusal.code}
            )

    async def _next(self) -> bytes | str | None:
        """The next message from the client; None when the connection is gone."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            return None
        text: bytes | str | None = message.get("text")
        if text is None:
            raise _Closing(Refusal("binary-message"))
        self.server.metrics.messages_in.inc()
        if len(text) > LONGEST_MESSAGE:
            raise _Closing(Refusal("message-too-long", most=LONGEST_MESSAGE))
        return text

    async def _hello(self) -> say.Hello:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                text = await self._next()
        except TimeoutError:
            raise _Closing(Refusal("no-hello")) from None
        if text is None:
            raise _Closing(Refusal("closing"))
        try:
            hello = say.read_hello(text)
        except say.UNREADABLE:
            raise _Closing(Refusal("no-hello")) from None
        if hello.protocol != PROTOCOL:
            raise _Closing(Refusal("other-protocol", protocol=hello.protocol, known=PROTOCOL))
        return hello

    async def _listen(self, room: Room) -> None:
        while self._closing is None:
            text = await self._next()
            if text is None:
                return
            if self._bucket is not None and not self._bucket.take():
                raise _Closing(Refusal("too-many-messages"))
            await self._answer(room, text)

    async def _answer(self, room: Room, text: bytes | str) -> None:
        began = time.perf_counter()
        metrics = self.server.metrics
        try:
            asked = say.read_asked(text)
        except say.UNREADABLE as wrong:
            self.tell(refusing(say.unreadable(wrong), say.id_of(text)))
            metrics.command("other", "refused", time.perf_counter() - began)
            self._wrong += 1
            if self._wrong >= WRONG_BEFORE_CLOSING:
                raise _Closing(Refusal("too-many-mistakes")) from None
            return
        self._wrong = 0
        kind = asked.__struct_config__.tag
        try:
            fresh = await self._do(room, asked)
        except (Refused, Unreadable) as wrong:
            self.tell(refusing(wrong, asked.id))
            metrics.command(str(kind), "refused", time.perf_counter() - began)
        else:
            seconds = time.perf_counter() - began
            metrics.command(str(kind), "accepted" if fresh else "duplicate", seconds)

    async def _do(self, room: Room, asked: say.Asked) -> bool:
        """Do what is asked; whether it was something new."""
        match asked:
            case say.Ping():
                self.tell(encode(say.Pong(self.server.house.now(), asked.id)))
            case say.Classify():
                self.tell(encode(say.Classified(self._classify(room, asked.tiles), asked.id)))
            case ask.OfferSeat():
                code = await room.offer_seat(self.guest)
                link = self.server.link(self.base, room.table.code) + f"#seat={code}"
                self.tell(encode(say.Offered(code, link, OFFER_LASTS // 1000, asked.id)))
            case _:
                done = await room.do(self.guest, asked)
                if not done.fresh and asked.id is not None:
                    self.tell(encode(say.Done(asked.id, done.seq)))
                return done.fresh
        return True

    def _classify(self, room: Room, tiles: tuple[str, ...]) -> tuple[say.Candidate, ...]:
        return tuple(
            say.Candidate(
                str(one.set), str(one.set.kind), None if one.refusal is None else one.refusal.code
            )
            for one in room.classify(self.guest, tiles)
        )
