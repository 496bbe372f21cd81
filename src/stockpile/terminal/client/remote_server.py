"""A server on another machine: HTTP and WebSockets."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from http.client import HTTPException
from typing import NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from stockpile.core.refusal import Refused, Unreadable
from stockpile.server.settings import USUAL_PORT
from stockpile.table.node import CODE_LENGTH, read_code
from stockpile.terminal.client.transport import Answer, Lost, not_a_server

DEFAULT_ADDRESS = f"http://127.0.0.1:{USUAL_PORT}"
"""The server of a table that is given by its code alone."""
REPLY_TIMEOUT_S = 10.0

_CODE = re.compile(rf"[A-Z0-9]{{{CODE_LENGTH}}}")
_GONE = (OSError, WebSocketException)


class TableLink(NamedTuple):
    """The parts of a link to a table; ``seat`` is the code that moves a seat to this device."""

    base: str
    code: str
    seat: str | None


def read_link(link: str) -> TableLink:
    """A table's link or code, as people pass it on: often without ``http://``.

    Raises Unreadable.
    """
    link = link.strip()
    address = link if "://" in link or "/" not in link else f"http://{link}"
    if re.fullmatch(r"https?://\S+", address):
        with suppress(ValueError):
            parts = urlsplit(address)
            _ = parts.port  # raises ValueError unless it is a number
            prefix, found, code = parts.path.rstrip("/").rpartition("/t/")
            if found and parts.hostname and _CODE.fullmatch(read_code(code)):
                seat = parts.fragment.removeprefix("seat=")
                base = f"{parts.scheme}://{parts.netloc}{prefix}"
                return TableLink(base, read_code(code), seat if seat != parts.fragment else None)
    elif _CODE.fullmatch(read_code(link)):
        return TableLink(DEFAULT_ADDRESS, read_code(link), None)
    raise Unreadable("not-a-link", "--join", value=link)


def read_address(typed: str) -> str:
    """A server's address as people type it: often without ``http://``. Raises Unreadable."""
    address = typed.strip()
    address = address if "://" in address else f"http://{address}"
    with suppress(ValueError):
        parts = urlsplit(address)
        _ = parts.port  # raises ValueError unless it is a number
        if parts.scheme in ("http", "https") and parts.hostname and not set(" ?#") & {*address}:
            return address.rstrip("/")
    raise Unreadable("not-an-address", value=typed)


class RemoteServer:
    """A server that somebody else runs."""

    def __init__(self, base: str) -> None:
        self.address = base

    async def request(self, method: str, path: str, body: bytes, token: str | None) -> Answer:
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        asked = Request(self.address + path, body or None, headers, method=method)
        try:
            return await asyncio.to_thread(_open, asked)
        except HTTPException:
            # Something is there, but it does not speak HTTP.
            raise Refused(not_a_server(self.address)) from None

    @asynccontextmanager
    async def connect(self, code: str) -> AsyncIterator[_Channel]:
        try:
            socket = await connect(
                f"ws{self.address.removeprefix('http')}/api/tables/{code}/connection",
                open_timeout=REPLY_TIMEOUT_S,
                ping_interval=REPLY_TIMEOUT_S,
                ping_timeout=REPLY_TIMEOUT_S,
                close_timeout=1,
                compression=None,
                max_size=None,
            )
        except _GONE:
            raise Lost from None
        try:
            yield _Channel(socket)
        finally:
            try:
                await socket.close()
            finally:
                # Leaving does not wait for the other end to close it as well.
                socket.transport.abort()


class _Channel:
    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def send(self, text: str) -> None:
        try:
            await self._socket.send(text)
        except _GONE:
            raise Lost from None

    async def __aiter__(self) -> AsyncIterator[str]:
        with suppress(*_GONE):
            async for text in self._socket:
                yield str(text)
        raise Lost


def _open(asked: Request) -> Answer:
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
