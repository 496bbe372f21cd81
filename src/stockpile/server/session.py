"""One connection of a guest to a table."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import deque
from typing import TYPE_CHECKING

from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.server import messages as say
from stockpile.server.dispatch import dispatch
from stockpile.server.limits import Bucket, RateLimits
from stockpile.server.messages import PROTOCOL, refusing
from stockpile.server.websocket import WebSocket
from stockpile.table.commands import Command
from stockpile.table.decide import seat_for_hint
from stockpile.table.room import InDoubt, Room

if TYPE_CHECKING:
    from stockpile.server.app import Server

HELLO_LIMIT_S = 10.0
"""Seconds that a connection has to say who it is."""
MAX_UNREADABLE_IN_A_ROW = 20
"""Unreadable messages in a row after which a connection is closed."""

# A `refused` message with the same reason goes before it, if that can still be sent.
POLICY_CLOSE_CODE = 1008
CLOSE_CODES = {
    "closing": 1001,
    "binary-message": 1003,
    "message-too-long": 1009,
    "too-slow": 1013,
    "too-busy": 1013,
    "cannot-save": 1013,
}
"""The close code of a refusal, if it is not 1008."""

_log = logging.getLogger(__name__)


class Session:
    """One connection, from its Hello to its end."""

    def __init__(
        self, server: Server, socket: WebSocket, code: str, address: str, base: str
    ) -> None:
        self.server = server
        self.guest = ""
        self._socket = socket
        self._code = code
        self._address = address
        self._base = base
        self._room: Room | None = None
        self._closed = False
        rate = server.settings.messages_per_second
        self._bucket = Bucket(rate, 2 * rate, server.clock) if rate else None
        self._unreadable = 0
        self._too_many = 0
        self._inbox: deque[bytes] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        loop = asyncio.get_running_loop()
        self._hello_timer: asyncio.TimerHandle | None = loop.call_later(
            HELLO_LIMIT_S, self.dismiss, Refusal("no-hello")
        )
        server.session_opened(address)

    # What a Room needs of a Watcher

    def tell(self, frame: bytes) -> None:
        """Send a message."""
        self.server.metrics.messages_out += 1
        if not self._socket.tell(frame):
            self.dismiss(Refusal("too-slow"))

    def dismiss(self, refusal: Refusal) -> None:
        """End the connection, saying why."""
        if not self._closed:
            self._closed = True
            self.server.metrics.refused(refusal.code)
            self._socket.tell(refusing(refusal))
            self._socket.end(CLOSE_CODES.get(refusal.code, POLICY_CLOSE_CODE), refusal.code)

    # What a WebSocket needs of a listener

    def received(self, message: bytes) -> None:
        """A message has arrived. It is answered after those before it."""
        self.server.metrics.messages_in += 1
        self._inbox.append(message)
        if self._worker is None:
            self._worker = asyncio.get_running_loop().create_task(self._work())

    def refused(self, refusal: Refusal) -> bytes | None:
        """The connection ends because of what was sent over it."""
        if self._closed:
            return None
        self._closed = True
        self.server.metrics.refused(refusal.code)
        return refusing(refusal)

    def lost(self) -> None:
        """The connection is gone."""
        self._closed = True
        self._cancel_hello_timer()
        self.server.session_ended(self._address)
        for task in self._tasks:
            task.cancel()
        if self._worker is None:
            self._leave()

    def _leave(self) -> None:
        room, self._room = self._room, None
        if room is not None and not self.server.tables.closing:
            _ = self.server.tables.spawn(room.leave(self))

    def _cancel_hello_timer(self) -> None:
        if self._hello_timer is not None:
            self._hello_timer.cancel()
            self._hello_timer = None

    # One message after the other

    async def _work(self) -> None:
        try:
            while self._inbox and not self._closed:
                message = self._inbox.popleft()
                await self._answer(message)
                self._socket.answered()
        except (Refused, Unreadable) as wrong:
            self.dismiss(wrong.refusal)
        except Exception:  # noqa: BLE001 - the others at the table must not suffer
            _log.exception("a message could not be answered")
            self.dismiss(Refusal("internal-error"))
        finally:
            self._worker = None
            if self._closed:
                self._inbox.clear()
                self._leave()

    async def _answer(self, message: bytes) -> None:
        if self._room is None:
            self._cancel_hello_timer()
            self._room = await self._enter(message)
            return
        began = time.perf_counter()
        try:
            asked = say.read_asked(message)
        except say.UNREADABLE_ERRORS as wrong:
            self._complain(say.unreadable(wrong), message, began)
            return
        self._unreadable = 0
        if not self._within_limits(asked):
            return
        if isinstance(asked, say.Hint):
            # It takes a while, and somebody who decides without it need not wait.
            task = self.server.tables.spawn(self._settle(self._room, asked, began))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        else:
            await self._settle(self._room, asked, began)

    async def _enter(self, message: bytes) -> Room:
        """Let in the guest who says hello. Raises Refused."""
        try:
            hello = say.read_hello(message)
        except say.UNREADABLE_ERRORS:
            raise Refused(Refusal("no-hello")) from None
        if hello.protocol != PROTOCOL:
            raise Refused(Refusal("other-protocol", protocol=hello.protocol, known=PROTOCOL))
        guest = await self.server.guests.find(hello.token)
        self.guest = guest.id
        room = await self.server.find(self._code, self._address, guest.id)
        await room.enter(self, guest.name, hello.after, self.server.shown_limits)
        return room

    def _complain(self, wrong: Unreadable, message: bytes, began: float) -> None:
        self.tell(refusing(wrong, say.id_of(message)))
        self.server.metrics.command("other", "refused", time.perf_counter() - began)
        self._unreadable += 1
        if self._unreadable >= MAX_UNREADABLE_IN_A_ROW:
            raise Refused(Refusal("too-many-mistakes"))

    def _within_limits(self, asked: Command) -> bool:
        """Whether this may be asked now; if not, the client is told when. Raises Refused."""
        bucket = self._bucket
        if bucket is None or bucket.take():
            self._too_many = 0
            return self._within_table_limits(asked)
        self._too_many += 1
        if self._too_many > bucket.burst:
            raise Refused(Refusal("too-many-messages"))
        self._ask_to_wait("too-many-messages", bucket.wait(), asked)
        return False

    def _within_table_limits(self, asked: Command) -> bool:
        room = self._room
        assert room is not None
        if isinstance(asked, say.Ping) or not self.server.settings.table_messages_per_second:
            # It costs the table nothing, or there is no limit.
            return True
        # Spectators share another budget, so that nobody who plays has to wait for them.
        seated = room.table.viewer(self.guest) is not None
        budget: RateLimits = self.server.seat_messages if seated else self.server.watcher_messages
        code = room.table.code
        if budget.take(code):
            return True
        self._ask_to_wait("too-busy", budget.wait(code), asked)
        return False

    def _ask_to_wait(self, code: str, seconds: float, asked: Command) -> None:
        refusal = Refusal(code, wait_ms=math.ceil(seconds * 1000))
        self.tell(refusing(refusal, asked.id))
        self.server.metrics.command(say.COMMAND_NAMES[type(asked)], "refused", 0.0)

    async def _settle(self, room: Room, asked: Command, began: float) -> None:
        """Do what is asked, or say why not."""
        metrics = self.server.metrics
        kind = say.COMMAND_NAMES[type(asked)]
        try:
            fresh = await self._do(room, asked)
        except InDoubt:
            # It may have been done: asking again on a new connection will tell.
            raise
        except (Refused, Unreadable) as wrong:
            self.tell(refusing(wrong, asked.id))
            metrics.command(kind, "refused", time.perf_counter() - began)
        else:
            seconds = time.perf_counter() - began
            metrics.command(kind, "accepted" if fresh else "duplicate", seconds)

    async def _do(self, room: Room, asked: Command) -> bool:
        """Do what is asked; returns whether it was something new."""
        if not isinstance(asked, say.Hint):
            return await dispatch(room, self.guest, asked, self.tell, self._base)
        seat_for_hint(room.table, self.guest, asked.version)
        # Thinking costs the same even if nobody waits for the answer.
        if not self.server.hints.take(self.guest):
            wait = self.server.hints.wait(self.guest)
            raise Refused(Refusal("too-many-hints", wait_ms=math.ceil(wait * 1000)))
        try:
            return await dispatch(room, self.guest, asked, self.tell, self._base)
        except Refused as refused:
            if refused.refusal.code == "hint-not-ready":
                # It has cost no thinking.
                self.server.hints.take(self.guest, -1.0)
            raise
