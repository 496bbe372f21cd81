"""A connection to a table that reconnects whenever it breaks, and loses no command."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal

from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.table.show import PROTOCOL
from stockpile.terminal.client.transport import (
    Answer,
    AnyServer,
    Channel,
    Lost,
    ask,
    fetch,
    unreachable,
)

QUESTIONS = frozenset({"classify", "hint"})
"""Commands that change nothing, and can be sent again."""
FIRST_RETRY_S = 0.4
LONGEST_RETRY_S = 4.0

Status = Literal["connecting", "open", "lost", "ended"]


@dataclass(frozen=True, slots=True)
class Frame:
    """Facts and events, in order; without any, the table as it was found on connecting."""

    by: int | None
    """The person who did it."""
    happened: tuple[Mapping[str, Any], ...]


class Connection:
    """A guest's connection to a table.

    ``told`` is called with everything that happens, and with None when the status changes.
    """

    def __init__(
        self, server: AnyServer, code: str, token: str, told: Callable[[Frame | None], None]
    ) -> None:
        self._server = server
        self.code = code
        self.token = token
        self._told = told
        self.status: Status = "connecting"
        self.ended: Refusal | None = None
        """Why it has ended."""
        self.table: dict[str, Any] | None = None
        self.round: dict[str, Any] | None = None
        self.deeds: tuple[str, ...] = ()
        """The commands that the server would take now."""
        self.person = 0
        self._ahead_ms = 0
        """What to add to this machine's clock to get the server's."""
        # 0 asks for everything that the server still knows.
        self._seq = 0
        self._tries = 0
        self._channel: Channel | None = None
        self._prefix = secrets.token_hex(4)
        self._count = 0
        self._queued = False
        """Whether a command waits for the connection to be back."""
        self._unanswered: dict[str, tuple[str, asyncio.Future[dict[str, Any]]]] = {}

    @property
    def link(self) -> str:
        """What others need to join this table."""
        return f"{self._server.address}/t/{self.code}"

    async def get(self, path: str, *, json: bool = True) -> Answer:
        """Request something below this table's address. Raises Refused."""
        path = f"/api/tables/{self.code}{path}"
        return await (ask if json else fetch)(self._server, "GET", path, token=self.token)

    async def run(self) -> None:
        """Stay connected until the server refuses that for good, or until cancelled."""
        try:
            while self.ended is None:
                with suppress(Lost):
                    async with self._server.connect(self.code) as channel:
                        await self._converse(channel)
                self._channel = None
                if self.ended is None:
                    self._be("lost")
                    wait = min(LONGEST_RETRY_S, FIRST_RETRY_S * 1.5**self._tries)
                    self._tries += 1
                    await asyncio.sleep(wait)
        except (Unreadable, LookupError, TypeError, ValueError):
            # A server of another version may play something unknown here.
            self.ended = Refusal("not-understood")
        finally:
            self._channel = None
            self._be("ended")
            for name in [*self._unanswered]:
                self._settle(name, self._why_not())

    async def send(self, type_: str, **fields: Any) -> dict[str, Any]:
        """Send a command: the answer, once it is done and saved. Raises Refused.

        While the connection is lost, one command waits until it is back, and no more than one: the
        next one may not fit what has happened by then.
        """
        if self.status == "ended":
            raise Refused(self._why_not())
        if self.status == "lost" and type_ not in QUESTIONS:
            if self._queued:
                raise Refused(Refusal("still-lost"))
            self._queued = True
        self._count += 1
        name = f"{self._prefix}-{self._count}"
        text = json.dumps({"type": type_, **fields, "id": name})
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._unanswered[name] = text, answer
        if self._channel is not None and self.status == "open":
            with suppress(Lost):
                await self._channel.send(text)
        return await answer

    def _why_not(self) -> Refusal:
        return unreachable(self._server.address) if self.ended is None else self.ended

    def now(self) -> int:
        """The server's time, in milliseconds."""
        return time.time_ns() // 1_000_000 + self._ahead_ms

    async def _converse(self, channel: Channel) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "token": self.token, "after": self._seq}
        await channel.send(json.dumps(hello))
        async for text in channel:
            message = json.loads(text)
            if message["type"] == "welcome":
                self._channel = channel
                await self._welcome(channel, message)
            else:
                self.hear(message)
            if self.ended is not None:
                return

    async def _welcome(self, channel: Channel, message: dict[str, Any]) -> None:
        self._tries = 0
        self._seq = message["seq"]
        self._ahead_ms = message["now"] - time.time_ns() // 1_000_000
        self.person = message["you"]["person"]
        self.table, self.round = message["table"], message["round"]
        self.deeds = tuple(message["deeds"])
        # Unanswered commands come before new ones.
        for text, _ in list(self._unanswered.values()):
            await channel.send(text)
        self._queued = False
        self._be("open")
        for missed in message["missed"]:
            self._tell(missed)
        self._told(Frame(None, ()))

    def hear(self, message: dict[str, Any]) -> None:
        """Handle a message from the server."""
        match message["type"]:
            case "update":
                self._seq = message["seq"]
                self.table = message.get("table", self.table)
                self.round = message.get("round", self.round)
                self.deeds = tuple(message.get("deeds", self.deeds))
                self._tell(message)
                self._settle(message.get("command"), message)
            case "refused":
                refusal = Refusal(message["code"], **message["args"])
                if "id" in message:
                    self._settle(message["id"], refusal)
                elif message.get("final"):
                    self.ended = refusal
            case _:
                self._settle(message.get("id"), message)

    def _tell(self, message: Mapping[str, Any]) -> None:
        self._told(Frame(message.get("by"), tuple(message.get("happened", ()))))

    def _settle(self, name: str | None, answer: dict[str, Any] | Refusal) -> None:
        _, waiting = self._unanswered.pop(name or "", ("", None))
        if waiting is None or waiting.done():
            return
        if isinstance(answer, Refusal):
            waiting.set_exception(Refused(answer))
        else:
            waiting.set_result(answer)

    def _be(self, status: Status) -> None:
        if status != self.status:
            self.status = status
            self._told(None)
