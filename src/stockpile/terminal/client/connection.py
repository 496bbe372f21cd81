"""A connection to a table: it stays, comes back by itself, and loses no command."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal

from stockpile.core.refusal import Refusal, Refused
from stockpile.table.show import PROTOCOL
from stockpile.terminal.client.transport import Channel, Lost, Server, unreachable

QUESTIONS = frozenset({"classify", "hint"})
"""What may be asked again and again without doing anything."""
FIRST_RETRY_S = 0.4
LONGEST_RETRY_S = 4.0

Status = Literal["connecting", "open", "lost", "ended"]


@dataclass(frozen=True, slots=True)
class Frame:
    """Facts and events, in order; without any, how everything was found on coming."""

    by: int | None
    happened: tuple[Mapping[str, Any], ...]
    found: bool
    """Whether it was not told as it happened, but on coming (back)."""


class Connection:
    """One's connection to a table. ``told`` is called with all that happens, and when the
    status changes with None.
    """

    def __init__(
        self, server: Server, code: str, token: str, told: Callable[[Frame | None], None]
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
        """The commands that one could give now."""
        self.person = 0
        self.ahead = 0
        """Milliseconds to add to the clock here to get the server's."""
        # 0 asks for the latest that there is: the log of what happened before.
        self._seq = 0
        self._tries = 0
        self._channel: Channel | None = None
        self._prefix = secrets.token_hex(4)
        self._count = 0
        self._waits = False
        """Whether a command waits for the connection to be back."""
        self._waiting: dict[str, tuple[str, asyncio.Future[dict[str, Any]]]] = {}

    @property
    def link(self) -> str:
        """What others need to come to this table."""
        return f"{self._server.address}/t/{self.code}"

    async def run(self) -> None:
        """Be connected, until it is refused for good or cancelled."""
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
        finally:
            self._channel = None
            self._be("ended")
            why = self._why_not()
            for _, answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(Refused(why))
            self._waiting.clear()

    async def send(self, type_: str, **fields: Any) -> dict[str, Any]:
        """Send a command: the answer, once it is done and kept. Raises Refused.

        While the connection is lost one command waits until it is back, and no more than one: what
        comes then may not be what the next one was meant for.
        """
        if self.status == "ended":
            raise Refused(self._why_not())
        if self.status == "lost" and type_ not in QUESTIONS:
            if self._waits:
                raise Refused(Refusal("still-lost"))
            self._waits = True
        self._count += 1
        name = f"{self._prefix}-{self._count}"
        text = json.dumps({"type": type_, **fields, "id": name})
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[name] = text, answer
        if self._channel is not None and self.status == "open":
            with suppress(Lost):
                await self._channel.send(text)
        return await answer

    def _why_not(self) -> Refusal:
        return unreachable(self._server.address) if self.ended is None else self.ended

    def now(self) -> int:
        """The server's time."""
        return time.time_ns() // 1_000_000 + self.ahead

    async def _converse(self, channel: Channel) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "token": self.token, "after": self._seq}
        await channel.send(json.dumps(hello))
        async for text in channel:
            message = json.loads(text)
            if message["type"] == "welcome":
                self._channel = channel
                await self._welcome(message)
            else:
                self._hear(message)
            if self.ended is not None:
                return

    async def _welcome(self, message: dict[str, Any]) -> None:
        assert self._channel is not None
        self._tries = 0
        self._seq = message["seq"]
        self.ahead = message["now"] - time.time_ns() // 1_000_000
        self.person = message["you"]["person"]
        self.table, self.round = message["table"], message["round"]
        self.deeds = tuple(message["deeds"])
        # What has no answer yet comes before anything new.
        for text, _ in list(self._waiting.values()):
            await self._channel.send(text)
        self._waits = False
        self._be("open")
        for missed in message["missed"]:
            self._told(_frame(missed, found=True))
        self._told(Frame(None, (), found=True))

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "update":
                self._seq = message["seq"]
                self.table = message.get("table", self.table)
                self.round = message.get("round", self.round)
                self.deeds = tuple(message.get("deeds", self.deeds))
                self._told(_frame(message, found=False))
                self._settle(message.get("command"), message)
            case "refused":
                code = message["code"]
                refusal = Refusal(code, **message["args"])
                if "id" in message:
                    self._settle(message["id"], refusal)
                elif message.get("final"):
                    self.ended = refusal
            case _:
                self._settle(message.get("id"), message)

    def _settle(self, name: str | None, answer: dict[str, Any] | Refusal) -> None:
        waiting = self._waiting.pop(name, None) if name else None
        if waiting is None or waiting[1].done():
            return
        if isinstance(answer, Refusal):
            waiting[1].set_exception(Refused(answer))
        else:
            waiting[1].set_result(answer)

    def _be(self, status: Status) -> None:
        if status != self.status:
            self.status = status
            self._told(None)


def _frame(message: Mapping[str, Any], *, found: bool) -> Frame:
    return Frame(message.get("by"), tuple(message.get("happened", ())), found)
