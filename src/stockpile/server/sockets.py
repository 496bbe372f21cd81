"""uvicorn's connections, where they would bear more from a stranger than is good for the others."""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from dis import get_instructions
from importlib.metadata import requires, version
from inspect import isfunction
from typing import Any, cast

from stockpile.core.refusal import Refusal, Unreadable
from stockpile.server.limits import Bucket
from stockpile.server.messages import refusing
from stockpile.server.session import LINE


def _unfit(library: str, missing: str) -> Unreadable:
    wanted = next(one for one in requires("stockpile-games") or () if one.startswith(library))
    found = f"{library} {version(library)}"
    return Unreadable("unfit-library", found, missing=missing, wanted=wanted)


def _require(library: str, kind: type, names: str) -> None:
    """Unreadable unless instances of a class have these attributes and methods."""
    known = set(dir(kind))
    for one in kind.mro():
        for method in filter(isfunction, vars(one).values()):
            steps = get_instructions(method)
            known.update(step.argval for step in steps if step.opname == "STORE_ATTR")
    for name in names.split():
        if name not in known:
            raise _unfit(library, f"{kind.__name__}.{name}")


# Neither library promises to keep what is used here.
try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
except ImportError as wrong:
    raise _unfit("uvicorn", str(wrong.name)) from wrong
try:
    from websockets.frames import CloseCode, Frame
    from websockets.http11 import Request
    from websockets.server import ServerProtocol
except ImportError as wrong:
    raise _unfit("websockets", str(wrong.name)) from wrong
_require(
    "uvicorn",
    HttpToolsProtocol,
    "connection_made connection_lost data_received on_message_complete handle_websocket_upgrade"
    " loop transport",
)
_require(
    "uvicorn",
    WebSocketsSansIOProtocol,
    "handle_connect connection_lost data_received send_receive_event_to_app handle_cont handle_ping"
    " keepalive_timeout send run_asgi handle_parser_exception close_sent close_timer conn"
    " curr_msg_data_type frames handshake_complete handshake_initiated loop queue read_paused"
    " response scope transport",
)
_require(
    "websockets",
    ServerProtocol,
    "close_sent data_to_send fail handshake_exc send_close send_text",
)

MOST_UNREAD = 256 * 1024
"""Bytes that may wait for a slow reader."""
REQUEST_WITHIN = 15.0
"""Seconds within which a request has to be there in full, once it has begun."""
LINGER = 5.0
"""Seconds that somebody has for reading what was sent to them last."""
FEW = 8
"""Messages that may have arrived before no more are read for the moment."""
MOST_AT_ONCE = 256
"""Messages that may have arrived without being looked at."""
MOST_FRAGMENTS = 64
"""Pieces that a message may come in."""
AT_A_TIME = 4096
"""Bytes that are taken apart before anything else has its turn."""
PINGS = 5.0
"""Pings a second; several times as many in a row."""


def text_frame(text: bytes) -> bytes:
    """A text message as it goes to a client: what `Frame.serialize` gives, for less."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class HttpConnection(HttpToolsProtocol):
    """Lets nobody keep a connection by never finishing a request."""

    _deadline: TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:
            self._wait()
        super().data_received(data)

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._deadline = self.loop.call_later(REQUEST_WITHIN, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class WebSocketConnection(WebSocketsSansIOProtocol):
    """Ends with whoever floods, sends what is no text, or does not read."""

    _end: TimerHandle | None = None

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._pings = Bucket(PINGS, 8 * PINGS)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self._request = event
            # A session speaks to its connection itself: no queue and no task stand between.
            cast(dict[str, Any], self.scope["extensions"])[LINE] = self

    def forget_handshake(self) -> None:
        """Let go of what was said before the first message: there may be thousands of us."""
        self._request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []

    def tell(self, frame: bytes) -> bool:
        """Send a text message at once; False if too much has not been read yet."""
        if not self.close_sent and not self.transport.is_closing():
            if self.transport.get_write_buffer_size() > MOST_UNREAD:
                return False
            self.transport.write(text_frame(frame))
        return True

    def end(self, code: int, reason: str) -> None:
        """Close the connection from here; whoever waits for a message hears of it."""
        if not self.close_sent and not self.transport.is_closing():
            gone: Any = {"type": "websocket.disconnect", "code": code, "reason": reason}
            self.queue.put_nowait(gone)
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            if self.read_paused:
                self.read_paused = False
                self.transport.resume_reading()
            self.close_timer = self.loop.call_later(LINGER, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._end is not None:
            self._end.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        # Many thousand messages can be in what has arrived at once.
        for start in range(0, len(data), AT_A_TIME):
            super().data_received(data[start : start + AT_A_TIME])
            if self.close_sent or self.transport.is_closing():
                return
            if self.queue.qsize() > MOST_AT_ONCE:
                self._refuse("too-many-messages")
                return
        if self.conn.handshake_exc is not None:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        message: Any = {"type": "websocket.receive"}
        if self.curr_msg_data_type == "text":
            try:
                message["text"] = data.decode()
            except UnicodeDecodeError:
                self._fail(CloseCode.INVALID_DATA, "")
                return
        else:
            message["bytes"] = data
        self.queue.put_nowait(message)
        # uvicorn stops reading after every single message, which costs as much as the message.
        if not self.read_paused and self.queue.qsize() >= FEW:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self._refuse("too-many-messages")

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
        elif self._pings.take():
            super().handle_ping()
        elif not self.close_sent:
            self._refuse("too-many-messages")

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # There may be something left to be sent, which would be waited for.
        self.transport.abort()

    async def send(self, message: Any) -> None:
        await super().send(message)
        # uvicorn does not see that a refusal completes a handshake, and complains.
        self.handshake_complete |= self.close_sent

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._end = self.loop.call_later(LINGER, self.transport.abort)

    def _refuse(self, code: str) -> None:
        if self.handshake_complete and self.conn.close_sent is None:
            self.conn.send_text(refusing(Refusal(code)))
        self._fail(CloseCode.POLICY_VIOLATION, code)

    def _fail(self, code: CloseCode, reason: str) -> None:
        self.frames = []
        self.conn.fail(code, reason)
        self.handle_parser_exception()
