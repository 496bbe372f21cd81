"""A server as a client knows it: questions that are answered once, and connections to tables.

There are two kinds: the one in this very process (`solo`), and one somewhere else (`remote`). Both
are spoken to in the same way, which docs/protocol.md describes.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple, Protocol

from stockpile.core.refusal import Refusal, Refused


class Lost(Exception):
    """The connection is gone, or could not be made."""


def unreachable(address: str) -> Refusal:
    """There is no server to be reached; none ever says this itself."""
    return Refusal("no-connection", address=address)


def not_a_server(address: str) -> Refusal:
    """Something answers that is no server of this game."""
    return Refusal("no-server", address=address)


class Answer(NamedTuple):
    """What a server answered."""

    status: int
    content: bytes

    @property
    def body(self) -> Any:
        """The content, read; None if it is no JSON."""
        try:
            return json.loads(self.content)
        except ValueError:
            return None


class Channel(Protocol):
    """One open connection to a table."""

    async def send(self, text: str) -> None:
        """Send a message. Raises Lost."""
        ...

    def __aiter__(self) -> AsyncIterator[str]:
        """What the server says, until the connection ends."""
        ...


class Server(Protocol):
    """Where tables are."""

    address: str
    """By what one's token for it is remembered."""

    async def start(self) -> None:
        """Be there. Raises Refused."""
        ...

    async def close(self) -> None:
        """Not be needed any more."""
        ...

    async def request(self, method: str, path: str, body: bytes, token: str | None) -> Answer:
        """Ask something over HTTP. Raises Lost."""
        ...

    def connect(self, code: str) -> AbstractAsyncContextManager[Channel]:
        """A connection to a table. Raises Lost."""
        ...


async def ask(
    server: Server, method: str, path: str, body: Any = None, *, token: str | None = None
) -> Answer:
    """Ask a server something. Raises Refused, also if it cannot be reached or is none."""
    answer = await fetch(server, method, path, body, token=token)
    if not isinstance(answer.body, dict):
        raise Refused(not_a_server(server.address))
    return answer


async def fetch(
    server: Server, method: str, path: str, body: Any = None, *, token: str | None = None
) -> Answer:
    """The same for an answer that is a text."""
    written = b"" if body is None else json.dumps(body).encode()
    try:
        answer = await server.request(method, path, written, token)
    except Lost:
        raise Refused(unreachable(server.address)) from None
    if answer.status < 400:
        return answer
    if isinstance(answer.body, dict) and "code" in answer.body:
        code = str(answer.body["code"])
        raise Refused(Refusal(code, **answer.body.get("args", {})))
    # What stands before a server that is down answers in its own way.
    why = unreachable if answer.status >= 500 else not_a_server
    raise Refused(why(server.address))
