"""All that goes over a connection, in both directions. `docs/protocol.md` describes it in words.

A client says `Hello` first and is answered with `Welcome`. After that it sends commands, and is
told every `Update` of its table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from operator import or_
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.table.commands import COMMANDS, Command, Id
from stockpile.table.hints import Advised
from stockpile.table.show import PROTOCOL, Update, Welcome

MAX_MESSAGE_BYTES = 8192
"""How long a message from a client may be."""

# From the client


class Hello(
    Struct, frozen=True, kw_only=True, tag_field="type", tag="hello", forbid_unknown_fields=True
):
    """Who you are, and where to continue: the last seq that you have seen, if any."""

    protocol: int
    token: Annotated[str, Meta(max_length=100)]
    after: Annotated[int, Meta(ge=0)] | None = None


class Ping(Command, frozen=True):
    """Ask whether the server is there, and what time it has."""


class Classify(Command, frozen=True):
    """Breakers: ask what some of your tiles could be laid as."""

    tiles: Annotated[tuple[Annotated[str, Meta(max_length=4)], ...], Meta(max_length=40)]


class Hint(Command, frozen=True):
    """Ask for the best move. ``version`` is that of the round as you see it."""

    version: int


ASKED: tuple[type[Command], ...] = (*COMMANDS, Ping, Classify, Hint)
COMMAND_NAMES = {kind: str(kind.__struct_config__.tag) for kind in ASKED}
"""What each kind of command is called on the wire."""

# To the client


class Refusing(Struct, frozen=True, tag_field="type", tag="refused", omit_defaults=True):
    """Something was not done, and nothing has changed: the code of the reason, and its details.

    ``where`` is the place in the message that it is about, if any. After a ``final`` one, trying
    again does not lead back to the table.
    """

    code: str
    args: dict[str, str | int]
    id: str | None = None
    where: str | None = None
    final: bool = False


FINAL_REFUSALS = frozenset(
    {
        "other-protocol",
        "unknown-token",
        "no-such-table",
        "table-damaged",
        "removed",
        "door-closed",
        "left",
        "table-full",
        "record-version",
        "too-many-mistakes",
    }
)
"""Why a connection is ended for good."""


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """A command that has no update of its own: it was done before (``seq``), or changed nothing."""

    id: str
    seq: int


class Pong(Struct, frozen=True, tag_field="type", tag="pong", omit_defaults=True):
    """The server is there; ``now`` is its time (milliseconds)."""

    now: int
    id: str | None = None


class Candidate(Struct, frozen=True, omit_defaults=True):
    """What tiles could be laid as; ``refused`` says why not now."""

    set: str
    kind: str
    refused: str | None = None


class Classified(Struct, frozen=True, tag_field="type", tag="classified", omit_defaults=True):
    """What the tiles could be laid as."""

    candidates: tuple[Candidate, ...]
    id: str | None = None


class Offered(Struct, frozen=True, tag_field="type", tag="offered", omit_defaults=True):
    """The code, and the link, that move your seat to another device; they work for a while."""

    code: str
    link: str
    seconds: int
    id: str | None = None


class Hinted(Struct, frozen=True, tag_field="type", tag="hinted", omit_defaults=True):
    """The best move: the chance to win the round with it, one standard error of that, and reasons.

    ``others`` are the next best.
    """

    move: str
    win: float
    error: float
    why: tuple[str, ...]
    others: tuple[Advised, ...]
    id: str | None = None


Told = Welcome | Update | Refusing | Done | Pong | Classified | Offered | Hinted

read_hello = msgspec.json.Decoder(Hello).decode
read_asked: Callable[[bytes | str], Command] = msgspec.json.Decoder(reduce(or_, ASKED)).decode
# The only values it does not know are read-only mappings in the rules' own types.
encode = msgspec.json.Encoder(enc_hook=dict).encode


def show_candidates(found: Iterable[Any]) -> tuple[Candidate, ...]:
    """What tiles could be laid as, and why not now."""
    return tuple(
        Candidate(str(laid), str(laid.kind), None if why is None else why.code)
        for laid, why in found
    )


class _Named(Struct):
    id: str | None = None


_read_named = msgspec.json.Decoder(_Named).decode


def refusing(wrong: Refused | Unreadable | Refusal, command: str | None = None) -> bytes:
    """The message that says why something was not done."""
    refusal = wrong if isinstance(wrong, Refusal) else wrong.refusal
    where = wrong.where or None if isinstance(wrong, Unreadable) else None
    final = command is None and refusal.code in FINAL_REFUSALS
    return encode(Refusing(refusal.code, dict(refusal.args), command, where, final))


UNREADABLE_ERRORS = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What decoding raises for something that is not a message."""


def unreadable(wrong: Exception) -> Unreadable:
    """What is wrong with a message that cannot be read, and where."""
    if not isinstance(wrong, msgspec.MsgspecError):
        deep = isinstance(wrong, RecursionError)
        return Unreadable("bad-message", reason="nested too deeply" if deep else "not UTF-8")
    reason, _, where = str(wrong).partition(" - at `$")
    return Unreadable("bad-message", where.rstrip("`").lstrip("."), reason=reason)


def id_of(message: bytes | str) -> str | None:
    """The id of a command that is otherwise unreadable, if it has one."""
    try:
        named = _read_named(message).id
    except UNREADABLE_ERRORS:
        return None
    return named if named is not None and len(named) <= 40 else None


__all__ = ["PROTOCOL", "Id", "Told"]
