"""WebSocket connections (RFC 6455), as far as a server of text messages needs them.

A connection hands each message to its listener as soon as it arrives, and sends what it is told at
once: there is no queue and no task between a table and the network.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
from collections.abc import Callable
from typing import Protocol

from stockpile.core.refusal import Refusal
from stockpile.server.limits import Bucket

MAX_UNREAD_BYTES = 256 * 1024
"""Bytes that may wait for a slow reader."""
LINGER_S = 5.0
"""Seconds that a client has to read what was sent last."""
MAX_FRAGMENTS = 64
"""Pieces that a message may come in."""
PINGS_PER_SECOND, PINGS_IN_A_ROW = 5.0, 40.0
"""How many a client may send, and how many in a burst."""
PING_AFTER_S = 20.0
"""Seconds of silence after which a client is asked whether it is still there."""
LOST_AFTER_S = 2 * PING_AFTER_S
"""Seconds of silence after which it is taken for lost."""
MAX_WAITING = 256
"""Messages that may arrive before the first of them is answered."""
PAUSE_AT = 8
"""Unanswered messages after which no more are read for the moment."""

_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_CONTINUATION, _TEXT, _BINARY, _CLOSE, _PING, _PONG = 0, 1, 2, 8, 9, 10
_NORMAL, _PROTOCOL_ERROR, _NOT_TEXT, _INVALID_DATA = 1000, 1002, 1003, 1007
_POLICY, _TOO_LONG = 1008, 1009


class Listener(Protocol):
    """Takes what comes over a connection."""

    def received(self, message: bytes) -> None:
        """A text message has arrived; never waits."""
        ...

    def refused(self, refusal: Refusal) -> bytes | None:
        """The connection is about to end for this reason; returns what to tell the client first."""
        ...

    def lost(self) -> None:
        """The connection is gone."""
        ...


def accept_key(key: bytes) -> bytes | None:
    """The answer to the key of a handshake; None if it is not a key."""
    try:
        if len(base64.b64decode(key, validate=True)) != 16:
            return None
    except binascii.Error:
        return None
    return base64.b64encode(hashlib.sha1(key + _GUID, usedforsecurity=False).digest())


def write_frame(opcode: int, payload: bytes) -> bytes:
    """A whole message as it goes to a client."""
    size = len(payload)
    if size < 126:
        return bytes((0x80 | opcode, size)) + payload
    if size < 1 << 16:
        return bytes((0x80 | opcode, 126)) + size.to_bytes(2, "big") + payload
    return bytes((0x80 | opcode, 127)) + size.to_bytes(8, "big") + payload


class _Wrong(Exception):
    """What a client sent breaks the rules: the close code, and a refusal if there is one."""

    def __init__(self, code: int, refusal: Refusal | None = None) -> None:
        super().__init__(code, refusal)
        self.code = code
        self.refusal = refusal


class WebSocket(asyncio.Protocol):
    """One open connection. It ends if the client floods, sends no text, or does not read."""

    __slots__ = (
        "_closing", "_fragments", "_heard", "_listener", "_loop", "_max_size", "_on_end",
        "_paused", "_pinged", "_pings", "_rest", "_timer", "_transport", "_waiting",
    )  # fmt: skip

    def __init__(
        self, transport: asyncio.Transport, max_size: int, on_end: Callable[[WebSocket], None]
    ) -> None:
        self._transport = transport
        self._max_size = max_size
        self._on_end = on_end
        self._loop = asyncio.get_running_loop()
        self._listener: Listener
        self._heard = self._loop.time()
        self._pinged = False
        self._pings: Bucket | None = None
        self._rest = b""
        self._fragments: list[bytes] | None = None
        self._waiting = 0
        self._paused = False
        self._closing = False
        self._timer: asyncio.TimerHandle | None = None

    def listen(self, listener: Listener) -> None:
        """Hand messages to this listener from now on."""
        self._listener = listener

    # What a session does

    def tell(self, text: bytes) -> bool:
        """Send a text message at once; False if too much has not been read yet."""
        transport = self._transport
        if not self._closing and not transport.is_closing():
            if transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
                return False
            transport.write(write_frame(_TEXT, text))
        return True

    def answered(self) -> None:
        """A message has been answered, so that another may come."""
        self._waiting -= 1
        if self._paused and self._waiting < PAUSE_AT and not self._transport.is_closing():
            self._paused = False
            self._transport.resume_reading()

    def end(self, code: int, reason: str) -> None:
        """Close the connection from here."""
        if self._closing or self._transport.is_closing():
            return
        self._closing = True
        self._transport.write(write_frame(_CLOSE, code.to_bytes(2, "big") + reason.encode()))
        if self._paused:
            self._paused = False
            self._transport.resume_reading()
        self._timer = self._loop.call_later(LINGER_S, self._transport.abort)

    def shutdown(self) -> None:
        """The server is stopping; everybody with a session has been told."""
        self.end(1001, "closing")

    def check_alive(self, now: float) -> None:
        """Ask whether a silent client is there; drop one that has not answered."""
        silent = now - self._heard
        if silent >= LOST_AFTER_S:
            # Closing it would wait until everything is sent.
            self._transport.abort()
        elif silent >= PING_AFTER_S and not self._pinged and not self._closing:
            self._pinged = True
            self._transport.write(write_frame(_PING, b""))

    # What the transport does

    def connection_lost(self, exc: Exception | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._on_end(self)
        self._listener.lost()

    def data_received(self, data: bytes) -> None:
        self._heard, self._pinged = self._loop.time(), False
        if self._rest:
            data = self._rest + data
        try:
            at = self._read_frames(data)
        except _Wrong as wrong:
            self._rest = b""
            self._fail(wrong.code, wrong.refusal)
        else:
            self._rest = data[at:]

    def _read_frames(self, data: bytes) -> int:
        """Process all complete frames; returns where the next one begins."""
        at, size = 0, len(data)
        while size - at >= 2:
            first, second = data[at], data[at + 1]
            length, start = second & 0x7F, at + 2
            # No extensions were negotiated, and clients have to mask what they send.
            if first & 0x70 or not second & 0x80:
                raise _Wrong(_PROTOCOL_ERROR)
            if length >= 126:
                wide = 2 if length == 126 else 8
                if size - start < wide:
                    break
                length = int.from_bytes(data[start : start + wide], "big")
                start += wide
            if length > self._max_size:
                raise _Wrong(_TOO_LONG, Refusal("message-too-long", most=self._max_size))
            end = start + 4 + length
            if first & 0x08 and (length > 125 or not first & 0x80):
                raise _Wrong(_PROTOCOL_ERROR)
            if end > size:
                break
            payload = _unmasked(data[start : start + 4], data[start + 4 : end])
            self._take(first & 0x0F, bool(first & 0x80), payload)
            at = end
        return at

    def _take(self, opcode: int, final: bool, payload: bytes) -> None:
        if opcode == _TEXT and final and self._fragments is None:
            self._message(payload)
        elif opcode in (_CONTINUATION, _TEXT, _BINARY):
            self._take_fragment(opcode, final, payload)
        elif opcode == _CLOSE:
            self._take_close(payload)
        elif opcode == _PING:
            self._take_ping(payload)
        elif opcode != _PONG:
            raise _Wrong(_PROTOCOL_ERROR)

    def _take_fragment(self, opcode: int, final: bool, payload: bytes) -> None:
        if (opcode == _CONTINUATION) != (self._fragments is not None):
            raise _Wrong(_PROTOCOL_ERROR)
        if opcode == _BINARY:
            raise _Wrong(_NOT_TEXT, Refusal("binary-message"))
        fragments = self._fragments = [*(self._fragments or ()), payload]
        if len(fragments) > MAX_FRAGMENTS:
            raise _Wrong(_POLICY, Refusal("too-many-messages"))
        if sum(map(len, fragments)) > self._max_size:
            raise _Wrong(_TOO_LONG, Refusal("message-too-long", most=self._max_size))
        if final:
            self._fragments = None
            self._message(b"".join(fragments))

    def _message(self, text: bytes) -> None:
        if self._closing:
            return
        if not text.isascii():
            try:
                text.decode()
            except UnicodeDecodeError:
                raise _Wrong(_INVALID_DATA) from None
        self._waiting += 1
        if self._waiting > MAX_WAITING:
            raise _Wrong(_POLICY, Refusal("too-many-messages"))
        self._listener.received(text)
        if self._waiting >= PAUSE_AT and not self._paused and not self._transport.is_closing():
            self._paused = True
            self._transport.pause_reading()

    def _take_ping(self, payload: bytes) -> None:
        if self._pings is None:
            self._pings = Bucket(PINGS_PER_SECOND, PINGS_IN_A_ROW, self._loop.time)
        if self._transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
            self._transport.abort()
        elif not self._pings.take():
            raise _Wrong(_POLICY, Refusal("too-many-messages"))
        elif not self._closing:
            self._transport.write(write_frame(_PONG, payload))

    def _take_close(self, payload: bytes) -> None:
        code = int.from_bytes(payload[:2], "big") if payload else _NORMAL
        known = (1000 <= code < 1015 and code not in (1004, 1005, 1006)) or 3000 <= code < 5000
        if len(payload) == 1 or not known:
            raise _Wrong(_PROTOCOL_ERROR)
        try:
            payload[2:].decode()
        except UnicodeDecodeError:
            raise _Wrong(_INVALID_DATA) from None
        if not self._closing:
            self._closing = True
            self._transport.write(write_frame(_CLOSE, payload[:2]))
        self._transport.close()

    def _fail(self, code: int, refusal: Refusal | None) -> None:
        """End a connection whose client breaks the rules, saying why if there is a code for it."""
        if self._closing:
            self._transport.abort()
            return
        said = None if refusal is None else self._listener.refused(refusal)
        if said is not None:
            self._transport.write(write_frame(_TEXT, said))
        self.end(code, "" if refusal is None else refusal.code)


def _unmasked(mask: bytes, payload: bytes) -> bytes:
    size = len(payload)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")
