"""What a worker is asked, and what its answers mean.

An answer is one byte that says what it is, and more bytes. None is ever a pickle: clients need not
trust a bot.
"""

from __future__ import annotations

import json
from typing import Literal, NamedTuple

from stockpile.workers.frames import pack, unpack

ANSWER = b"="
"""Followed by the text of a move, or by advice or a review as JSON."""
PROGRESS = b"%"
"""Followed by the share that is done; the answer is still to come."""
FAILED = b"!"
"""Followed by what went wrong."""
NOT_READY = b"~"
"""Nothing went wrong, but the kernel is missing."""
MAX_ANSWER_BYTES = 1 << 16
"""A bot that writes more than any advice takes is ignored."""


class WorkerDied(Exception):
    """The worker ended, or wrote nonsense, instead of answering."""


class RequestFailed(Exception):
    """The worker could not answer: a bot raised something, or chose an illegal move."""


class NotReady(Exception):
    """The worker cannot answer anything now: the kernel is missing."""


class Request(NamedTuple):
    """What a worker is asked. Each kind of request has its fields; the others stay as they are."""

    kind: Literal["choose", "check", "advise", "review", "end"]
    """``check`` loads an outside bot and says whether it can play. ``end`` ends the process of
    a seat and has no answer; whatever that process was asked has one."""
    about: bytes | memoryview = b""
    """An Observation (`stockpile.workers.codec`); for a review, the text of a record."""
    game: str = ""
    level: str = ""
    """The level that chooses, or the name of somebody else's bot."""
    seed: int | str | None = None
    """Without one, chance is real."""
    budget_ms: int | None = None
    playouts: int | None = None
    who: str = ""
    """A seat in a round: an outside bot has a separate process for each."""
    frank: bool = False
    """Whether to tell failures in full, though that may name cards."""
    number: int = 0
    """Comes back as four bytes before the answer."""

    def encode(self) -> bytes:
        """The frame that asks this."""
        kind, about, *others = self
        return pack(json.dumps((kind, *others)).encode(), bytes(about))

    @classmethod
    def decode(cls, frame: bytes) -> Request:
        """What a frame asks."""
        fields, about = unpack(frame)
        kind, *others = json.loads(bytes(fields))
        return cls(kind, about, *others)


def read_answer(answer: bytes) -> bytes:
    """What an answer says. Raises NotReady or RequestFailed if it has none."""
    kind, said = answer[:1], answer[1:]
    if kind == ANSWER:
        return said
    why = said.decode(errors="replace")
    raise NotReady(why) if kind == NOT_READY else RequestFailed(why)
