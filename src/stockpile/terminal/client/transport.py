"""A server as its clients see it, whether in this process or on another machine.

Both speak the protocol of docs/protocol.md.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple, Protocol
from urllib.parse import urlsplit

from stockpile.core.refusal import Refusal, Refused


class Lost(Exception):
    """The connection is gone, or could not be made."""


def unreachable(address: str) -> Refusal:
    """Nothing answers at this address."""
    return Refusal("no-connection", address=address)


def not_a_server(address: str) -> Refusal:
    """Something answers that is not a server of this game."""
    return Refusal("no-server", address=address)


class Answer(NamedTuple):
    """The answer to an HTTP request."""

    status: int
    content: bytes

    @property
    def body(self) -> Any:
        """The content, decoded; None if it is not JSON."""
        try:
            return json.loads(self.content)
        except ValueError:
            return None


class Channel(Protocol):
    """An open connection to a table. Both directions raise Lost when it breaks."""

    async def send(self, text: str) -> None: ...

    def __aiter__(self) -> AsyncIterator[str]: ...


class AnyServer(Protocol):
    """Where tables are: elsewhere, or in this process."""

    address: str
    """The name under which a guest's token is remembered."""

    async def request(self, method: str, path: str, body: bytes, token: str | None) -> Answer:
        """Send an HTTP request. Raises Lost."""
        ...

    def connect(self, code: str) -> AbstractAsyncContextManager[Channel]:
        """Connect to a table. Raises Lost."""
        ...


async def ask(
    server: AnyServer, method: str, path: str, body: Any = None, *, token: str | None = None
) -> Answer:
    """An answer in JSON. Raises Refused, also if there is no server, or it is not one of ours."""
    answer = await fetch(server, method, path, body, token=token)
    if not isinstance(answer.body, dict):
        raise Refused(not_a_server(server.address))
    return answer


async def fetch(
    server: AnyServer, method: str, path: str, body: Any = None, *, token: str | None = None
) -> Answer:
    """An answer of any kind. Raises Refused."""
    try:
        content = b"" if body is None else json.dumps(body).encode()
        answer = await server.request(method, path, content, token)
    except Lost:
        raise Refused(unreachable(server.address)) from None
    if answer.status < 400:
        return answer
    if isinstance(answer.body, dict) and "code" in answer.body:
        raise Refused(Refusal(str(answer.body["code"]), **answer.body.get("args", {})))
    # A proxy whose server is down answers in its own way.
    why = unreachable if answer.status >= 500 else not_a_server
    raise Refused(why(server.address))


def is_loopback(link: str) -> bool:
    """Whether a link leads only to the machine where it is opened."""
    host = urlsplit(link).hostname or ""
    return host in ("localhost", "::1") or host.startswith("127.")
