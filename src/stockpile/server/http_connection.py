"""uvicorn's HTTP connections, with limits on what a stranger may take from others.

Requests for a table's connection are handed over to `stockpile.server.websocket`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio import TimerHandle
from dis import get_instructions
from http import HTTPStatus
from importlib.metadata import requires, version
from inspect import isfunction
from typing import TYPE_CHECKING, Any, cast

import httptools

from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.server.errors import refuse
from stockpile.server.limits import HeldLimits, Networks, socket_address
from stockpile.server.messages import MAX_MESSAGE_BYTES
from stockpile.server.session import Session
from stockpile.server.websocket import WebSocket, accept_key

if TYPE_CHECKING:
    from stockpile.server.app import Server


def _unfit(library: str, missing: str) -> Unreadable:
    wanted = next(one for one in requires("stockpile-games") or () if one.startswith(library))
    found = f"{library} {version(library)}"
    return Unreadable("unfit-library", found, missing=missing, wanted=wanted)


def require(library: str, kind: type, names: str) -> None:
    """Unreadable unless instances of a class have these attributes and methods."""
    known = set(dir(kind))
    for one in kind.mro():
        for method in filter(isfunction, vars(one).values()):
            steps = get_instructions(method)
            known.update(step.argval for step in steps if step.opname == "STORE_ATTR")
    for name in names.split():
        if name not in known:
            raise _unfit(library, f"{kind.__name__}.{name}")


# uvicorn does not promise to keep what is used here.
try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
except ImportError as wrong:
    raise _unfit("uvicorn", str(wrong.name)) from wrong
require(
    "uvicorn",
    HttpToolsProtocol,
    "connection_made connection_lost data_received on_message_begin on_header on_headers_complete"
    " on_body on_message_complete handle_websocket_upgrade send_400_response _should_upgrade_to_ws"
    " _should_upgrade _unset_keepalive_if_required _unsupported_upgrade_warning"
    " client connections headers loop parser scope transport url",
)

REQUEST_LIMIT_S = 15.0
"""Seconds within which a request has to be complete, once it has begun."""
BUSY_REQUEST_LIMIT_S = 3.0
"""The same while connections are scarce."""
MAX_HEAD_BYTES = 16_384
"""How long a request may be without its body: first line, headers, what is around chunks."""
MAX_HEADERS = 100
SLICE_BYTES = 4096
"""How much is parsed before the length is checked."""
SOCKETS_PER_CONNECTION = 2
"""How many sockets an address may have for each connection to a table: browsers keep some open."""
SCARCE = 0.75
"""The share of all sockets in use above which requests have to hurry, and the log says so."""
WARN_INTERVAL_S = 60.0

_log = logging.getLogger(__name__)


class OpenSockets:
    """How many sockets are open, in all and for each address, whether they are used or not."""

    def __init__(self, most: int, per_address: int, trusted: Networks) -> None:
        self._most = most
        self._per_address = HeldLimits(per_address)
        self._trusted = trusted
        self.count = 0
        self._warned = -WARN_INTERVAL_S

    @property
    def scarce(self) -> bool:
        """Whether few are left."""
        return self.count > SCARCE * self._most

    def take(self, peer: tuple[str, int] | None) -> str | None:
        """Count one more; returns the key for `give_back`. Raises Refused if it is one too many."""
        if self.count >= self._most:
            self._warn()
            raise Refused(Refusal("too-many-connections", most=self._most))
        address = socket_address(peer, self._trusted)
        if address is not None and not self._per_address.take(address):
            raise Refused(Refusal("too-many-connections", most=self._per_address.most))
        self.count += 1
        if self.scarce:
            self._warn()
        return address

    def give_back(self, address: str | None) -> None:
        """One is closed."""
        self.count -= 1
        if address is not None:
            self._per_address.give_back(address)

    def _warn(self) -> None:
        now = time.monotonic()
        if now - self._warned >= WARN_INTERVAL_S:
            self._warned = now
            _log.warning("%d of %d possible connections are open", self.count, self._most)


class HttpConnection(HttpToolsProtocol):
    """One socket: counted, with a limit for how long and how large a request may be.

    A subclass has the ``node`` that it belongs to (`for_server`).
    """

    node: Server
    _address: str | None = None
    _counted = False
    _deadline: TimerHandle | None = None
    _in_head = True
    """Whether the head of the request is still coming."""
    _bytes_around_body = 0
    """How long the request is so far, without its body."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        try:
            self._address = self.node.sockets.take(self.client)
        except Refused as refused:
            self._refuse(refused.refusal)
        else:
            self._counted = True
            self._start_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_deadline()
        self._uncount()
        super().connection_lost(exc)

    def _uncount(self) -> None:
        if self._counted:
            self._counted = False
            self.node.sockets.give_back(self._address)

    def _start_deadline(self) -> None:
        seconds = BUSY_REQUEST_LIMIT_S if self.node.sockets.scarce else REQUEST_LIMIT_S
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _stop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:
            self._start_deadline()
        self._unset_keepalive_if_required()
        for start in range(0, len(data), SLICE_BYTES):
            if self.transport.is_closing():
                return
            part = data[start : start + SLICE_BYTES]
            self._bytes_around_body += len(part)
            try:
                self.parser.feed_data(part)
            except httptools.HttpParserUpgrade as upgrade:
                self._upgrade(data[start + upgrade.args[0] :])
                return
            except httptools.HttpParserError:
                self.send_400_response("Invalid HTTP request received.")
                return
            too_long = self._bytes_around_body > MAX_HEAD_BYTES
            if not self._in_head:
                if too_long:
                    # It may have been answered already.
                    self.transport.abort()
                    return
            elif too_long or len(self.headers or ()) > MAX_HEADERS:
                self._refuse(Refusal("message-too-long", most=MAX_HEAD_BYTES), 431)
                return

    def on_message_begin(self) -> None:
        self._in_head = True
        self._bytes_around_body = 0
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        # Trailers are not headers: a proxy that vouches for headers has not looked at them.
        if self._in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        # A head that is too long gets no other answer.
        if len(self.headers) <= MAX_HEADERS:
            self._in_head = False
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._bytes_around_body -= len(body)
        if not self._in_head:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop_deadline()
        if not self._in_head:
            super().on_message_complete()

    def _should_upgrade_to_ws(self) -> bool:
        return True

    # A connection to a table

    def _upgrade(self, rest: bytes) -> None:
        self._stop_deadline()
        if not self._should_upgrade():
            self._refuse(Refusal("nothing-here"))
            return
        url = httptools.parse_url(self.url)
        path = (url.path or b"").decode("latin-1")
        scope: dict[str, Any] = {**self.scope, "type": "websocket", "path": path}
        headers = dict(self.headers)
        accept = accept_key(headers.get(b"sec-websocket-key", b""))
        if accept is None or headers.get(b"sec-websocket-version") != b"13":
            self._refuse(Refusal("bad-message", reason="not a WebSocket handshake"), 400)
            return
        try:
            code, address, base = self.node.admit_connection(scope)
        except Refused as refused:
            self.node.metrics.refused(refused.refusal.code)
            self._refuse(refused.refusal)
            return
        self.connections.discard(self)
        socket = WebSocket(self.transport, MAX_MESSAGE_BYTES, self._socket_ended)
        socket.listen(Session(self.node, socket, code, address, base))
        self.connections.add(cast(Any, socket))
        self.node.open_connections.add(socket)
        self.transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            b"sec-websocket-accept: " + accept + b"\r\n\r\n"
        )
        self.transport.set_protocol(socket)
        if rest:
            socket.data_received(rest)

    def _socket_ended(self, socket: WebSocket) -> None:
        self.connections.discard(cast(Any, socket))
        self.node.open_connections.discard(socket)
        self._uncount()

    def _refuse(self, refusal: Refusal, status: int | None = None) -> None:
        """Answer without looking any further, and end the connection."""
        answer = refuse(Refused(refusal), status)
        code = answer.status_code
        lines = [f"HTTP/1.1 {code} {HTTPStatus(code).phrase}".encode(), b"connection: close"]
        lines += [name + b": " + value for name, value in (*answer.raw_headers, *self.node.headers)]
        self.transport.write(b"\r\n".join([*lines, b"", bytes(answer.body)]))
        self.transport.close()


def for_server(node: Server) -> type[HttpConnection]:
    """The connections of one server."""
    return type("HttpConnection", (HttpConnection,), {"node": node})
