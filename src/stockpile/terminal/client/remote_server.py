"""A running server somewhere else: sockets and HTTP."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.client import HTTPException
from typing import NamedTuple
from urllib.error import HTTPError
from urllib.parse import SplitResult, urlsplit
from urllib.request import Request, urlopen

from stockpile.core.refusal import Refused, Unreadable
from stockpile.server.settings import USUAL_PORT
from stockpile.table.node import CODE_LENGTH, read_code
from stockpile.terminal.client.transport import Answer, Lost, not_a_server

DEFAULT_ADDRESS = f"http://127.0.0.1:{USUAL_PORT}"
"""Where a table is looked for if only its code is said."""
REPLY_TIMEOUT_S = 10.0
"""Seconds for an answer, and between two signs of life."""

_CODE = re.compile(rf"[A-Z0-9]{{{CODE_LENGTH}}}")


class TableLink(NamedTuple):
    """What a link says: where the server is, which table, and the code that moves a seat."""

    base: str
    code: str
    seat: str | None


def read_link(link: str) -> TableLink:
    """What somebody was given to come to a table: its link, or its code. Raises Unreadable.

    What people read to each other seldom has the ``http://`` of a link.
    """
    link = link.strip()
    address = link if "://" in link or "/" not in link else f"http://{link}"
    if re.fullmatch(r"https?://\S+", address):
        parts = _split(address)
        prefix, found, code = parts.path.rstrip("/").rpartition("/t/")
        if found and parts.hostname and _CODE.fullmatch(read_code(code)):
            seat = parts.fragment.removeprefix("seat=")
            base = f"{parts.scheme}://{parts.netloc}{prefix}"
            return TableLink(base, read_code(code), seat if seat != parts.fragment else None)
    elif _CODE.fullmatch(read_code(link)):
        return TableLink(DEFAULT_ADDRESS, read_code(link), None)
    raise Unreadable("not-a-link", "--join", value=link)


def _split(link: str) -> SplitResult:
    """A link in parts. Raises Unreadable."""
    try:
        parts = urlsplit(link)
        # A port that is no number is noticed only when one looks.
        _ = parts.port
    except ValueError:
        raise Unreadable("not-a-link", "--join", value=link) from None
    return parts


class RemoteServer:
    """A server that others run."""

    def __init__(self, base: str) -> None:
        self.address = base

    async def start(self) -> None:
        """It is there already, or is not."""

    async def close(self) -> None:
        """It goes on without us."""

    async def request(self, method: str, path: str, body: bytes, token: str | None) -> Answer:
        """Ask over HTTP."""
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        asked = Request(self.address + path, body or None, headers, method=method)
        try:
            return await asyncio.to_thread(_ask, asked)
        except HTTPException:
            # Something is there, and does not speak HTTP.
            raise Refused(not_a_server(self.address)) from None

    @asynccontextmanager
    async def connect(self, code: str) -> AsyncIterator[_Channel]:
        """A WebSocket."""
        from websockets.asyncio.client import ClientConnection, connect
        from websockets.exceptions import WebSocketException

        address = f"ws{self.address.removeprefix('http')}/api/tables/{code}/connection"
        socket: ClientConnection
        try:
            socket = await connect(
                address,
                open_timeout=REPLY_TIMEOUT_S,
                ping_interval=REPLY_TIMEOUT_S,
                ping_timeout=REPLY_TIMEOUT_S,
                close_timeout=1,
                compression=None,
                max_size=None,
            )
        except (OSError, TimeoutError, WebSocketException):
            raise Lost from None
        try:
            yield _Channel(socket)
        finally:
            try:
                await socket.close()
            finally:
                # Who is in a hurry does not wait until the other end has closed it, too.
                socket.transport.abort()


class _Channel:
    """A WebSocket, as a client needs it."""

    def __init__(self, socket: object) -> None:
        from websockets.asyncio.client import ClientConnection

        assert isinstance(socket, ClientConnection)
        self._socket = socket

    async def send(self, text: str) -> None:
        from websockets.exceptions import WebSocketException

        try:
            await self._socket.send(text)
        except (OSError, WebSocketException):
            raise Lost from None

    async def __aiter__(self) -> AsyncIterator[str]:
        from websockets.exceptions import WebSocketException

        try:
            async for text in self._socket:
                yield str(text)
        except (OSError, WebSocketException):
            pass
        raise Lost


def _ask(asked: Request) -> Answer:
    try:
        with urlopen(asked, timeout=REPLY_TIMEOUT_S) as answer:
            return Answer(answer.status, answer.read())
    except HTTPError as wrong:
        with wrong:
            return Answer(wrong.code, wrong.read())
    except HTTPException:
        raise
    except (OSError, ValueError):
        raise Lost from None
