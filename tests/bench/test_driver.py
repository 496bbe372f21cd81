"""The clients of a measurement end it, saying why, when their server fails them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any, cast

import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from stockpile.bench import patience
from stockpile.bench.driver import Drive, MeasuredServer, sit_down
from stockpile.core.refusal import Refused

WELCOME = '{"type":"welcome"}'


class Fake:
    """A server of which only the connections are real."""

    def __init__(self, port: int) -> None:
        self.base = f"http://127.0.0.1:{port}"

    def ask(self, path: str, body: Any, token: str | None = None) -> Any:
        return {"code": "ABCDEF"}


async def _refuse(connection: ServerConnection) -> None:
    await connection.recv()
    await connection.send('{"type":"refused","code":"too-busy"}')
    await connection.wait_closed()


async def _hang_up(connection: ServerConnection) -> None:
    await connection.recv()


async def _hang_up_later(connection: ServerConnection) -> None:
    await connection.send(WELCOME)
    await connection.recv()
    await connection.recv()


async def _say_nothing(connection: ServerConnection) -> None:
    await connection.wait_closed()


def _full(connection: ServerConnection, _: Request) -> Response:
    return connection.respond(HTTPStatus.SERVICE_UNAVAILABLE, "full\n")


@pytest.mark.parametrize(
    ("server", "door", "reason"),
    [
        (_refuse, None, "too-busy"),
        (_hang_up, None, "a connection was lost (closed)"),
        (_hang_up_later, None, "a connection was lost (closed)"),
        (_say_nothing, None, "no answer in 0 s"),
        (_say_nothing, _full, "server rejected WebSocket connection: HTTP 503"),
    ],
)
def test_nobody_waits_for_what_does_not_come(
    monkeypatch: pytest.MonkeyPatch,
    server: Callable[[ServerConnection], Awaitable[None]],
    door: Callable[[ServerConnection, Request], Response] | None,
    reason: str,
) -> None:
    if "no answer" in reason:
        monkeypatch.setattr(patience, "PATIENCE_S", 0.05)

    async def run() -> None:
        async with serve(server, "127.0.0.1", 0, process_request=door) as listening:
            port = next(iter(listening.sockets)).getsockname()[1]
            fake = cast(MeasuredServer, Fake(port))
            await sit_down([fake, fake], Drive("closed"), ["a", "b"])

    with pytest.raises(Refused) as no:
        asyncio.run(asyncio.wait_for(run(), 30))
    assert no.value.refusal.code == "bench-failed"
    assert no.value.refusal.args["reason"] == reason


def test_a_client_that_gives_up_ends_the_measurement() -> None:
    async def run() -> None:
        drive = Drive("closed")
        asyncio.get_running_loop().call_soon(drive.patience.give_up, "stale")
        await drive.patience.go_on(3600)

    with pytest.raises(Refused) as no:
        asyncio.run(asyncio.wait_for(run(), 30))
    assert no.value.refusal.args["reason"] == "stale"
