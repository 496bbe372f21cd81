"""Structured logs on standard error: JSON lines, or a form for people at a terminal.

They never hold a secret, even if a caller passes one: fields whose names speak of tokens, names,
texts or cards are hidden, a value that is not a plain number or text appears only as its type, and
an exception as its type and place, with its message only if that cannot say anything about a table.
No value can break out of its line.

uvicorn and every other library that uses `logging` log in the same way. Start uvicorn with
``log_config=None``.
"""

from __future__ import annotations

import logging
import re
import sqlite3
import sys
import traceback
from collections.abc import Iterator, Mapping, MutableMapping
from typing import Any, Final, Literal, TextIO

import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.typing import EventDict, Processor

LogFormat = Literal["auto", "json", "console"]
Level = Literal["debug", "info", "warning", "error"]

HIDDEN_VALUE: Final = "[hidden]"
MAX_VALUE_LENGTH: Final = 2000
"""Characters of one value that are logged."""

SECRET_WORDS: Final = frozenset(
    (
        *("token", "secret", "password", "passphrase", "credential", "cookie", "auth", "key"),
        *("authorization", "header", "query", "link", "dsn", "seed", "chain", "contribution"),
        *("hand", "card", "tile", "stock", "draw", "deal", "dealt", "deck", "discard", "pile"),
        *("observation", "view", "state", "move", "events", "position", "record"),
        *("name", "text", "chat", "said", "body", "payload", "frame", "data"),
    )
)
"""Words that hide a field when one is part of its name: ``seat_token``, ``legalMoves``."""

_OURS: Final = frozenset(("event", "level", "at", "logger", "exception"))
_TELLING: Final = (OSError, sqlite3.Error, ImportError, AttributeError, NameError, AssertionError)
"""Exceptions whose message is only about the machine or the program."""
_WORD: Final = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
_QUERY: Final = re.compile(r"(/[^\s?\"']*\?)[^\s\"']+")
_USER: Final = re.compile(r"(://)[^\s/@\"']+@")


def configure(
    level: Level = "info",
    form: LogFormat = "auto",
    *,
    access: bool = False,
    stream: TextIO | None = None,
) -> None:
    """Send all logs, from ``level`` on, to standard error.

    ``auto`` is for people if that is a terminal, JSON otherwise. ``access`` adds a line for every
    request and connection.
    """
    stream = sys.stderr if stream is None else stream
    least = getattr(logging, level.upper())
    console = form == "console" or (form == "auto" and stream.isatty())
    stamp = structlog.processors.TimeStamper(fmt="iso", utc=True, key="at")
    last: Processor
    if console:
        last = structlog.dev.ConsoleRenderer(
            colors=stream.isatty(),
            timestamp_key="at",
            exception_formatter=structlog.dev.plain_traceback,
        )
    else:
        last = structlog.processors.JSONRenderer()
    formatter = ProcessorFormatter(
        foreign_pre_chain=[structlog.stdlib.add_log_level, stamp, _from_elsewhere],
        processors=[ProcessorFormatter.remove_processors_meta, tell_exception, hide, last],
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.stdlib.add_log_level,
            stamp,
            ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    handler.addFilter(_Access(access))
    root = logging.getLogger()
    for old in root.handlers[:]:
        if getattr(old, "formatter", None).__class__ is ProcessorFormatter:
            root.removeHandler(old)
    root.addHandler(handler)
    # At the debug level, libraries log what goes over a connection: cards and tokens.
    root.setLevel(max(least, logging.INFO))
    logging.getLogger("stockpile").setLevel(least)
    for other in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logger = logging.getLogger(other)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.NOTSET)


class _Access(logging.Filter):
    """Leaves out what uvicorn says about every single request and connection."""

    def __init__(self, access: bool) -> None:
        super().__init__()
        self._access = access

    def filter(self, record: logging.LogRecord) -> bool:
        if self._access or not record.name.startswith("uvicorn"):
            return True
        single = (
            record.name == "uvicorn.access"
            or '"WebSocket ' in str(record.msg)
            or str(record.msg) in {"connection open", "connection closed"}
        )
        return not single or record.levelno > logging.INFO


def _from_elsewhere(_logger: object, _method: str, event: EventDict) -> EventDict:
    """What `logging` was told, and by which logger; only the first line of several.

    In further lines, asyncio writes out what a task was doing. If a server does not start, uvicorn
    writes a whole traceback, which is logged without the messages in it.
    """
    record: logging.LogRecord = event["_record"]
    event["logger"] = record.name
    first, *rest = str(event["event"]).split("\n")
    if first.startswith("Traceback "):
        places = (line.partition(":")[0] for line in rest if not line.startswith("    "))
        first = " | ".join(place.strip() for place in places if place)
    event["event"] = first
    return event


def tell_exception(
    _logger: object, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Replace ``exc_info`` by ``exception``: types and places."""
    event.pop("stack_info", None)
    # Only what is written here may span several lines.
    event.pop("exception", None)
    info = event.pop("exc_info", None)
    wrong: object = sys.exception() if info is True else info
    if isinstance(wrong, tuple):
        wrong = wrong[1]
    if isinstance(wrong, BaseException):
        event["exception"] = "\n".join(_told(wrong, set()))
    return event


def _told(wrong: BaseException, told: set[int]) -> Iterator[str]:
    told.add(id(wrong))
    before = wrong.__cause__ or (None if wrong.__suppress_context__ else wrong.__context__)
    if before is not None and id(before) not in told:
        yield from _told(before, told)
        yield "then"
    for frame in traceback.extract_tb(wrong.__traceback__):
        yield f"  {frame.filename}:{frame.lineno} in {frame.name}"
    message = f": {plain(str(wrong))}" if isinstance(wrong, _TELLING) and str(wrong) else ""
    yield type(wrong).__qualname__ + message
    if isinstance(wrong, BaseExceptionGroup):
        for one in wrong.exceptions:
            if id(one) not in told:
                yield "of these"
                yield from _told(one, told)


def hide(
    _logger: object, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Hide what may not be logged, and make plain what may."""
    return {
        plain(name): _shown(value) if name in _OURS or not secret(name) else HIDDEN_VALUE
        for name, value in event.items()
        if name != "exception"
    } | ({"exception": event["exception"]} if "exception" in event else {})


def secret(name: str) -> bool:
    """Whether a field of this name may not be logged."""
    words = (word.lower() for word in _WORD.findall(name))
    return any(word in SECRET_WORDS or word.removesuffix("s") in SECRET_WORDS for word in words)


def _shown(value: object, depth: int = 3) -> object:
    match value:
        case None | bool():
            return value
        case int() | float() if type(value) in {int, float}:
            return value
        case str():
            return plain(value)
        case Mapping() if depth:
            return {
                plain(str(name)): HIDDEN_VALUE if secret(str(name)) else _shown(one, depth - 1)
                for name, one in value.items()
            }
        case list() | tuple() | set() | frozenset() if depth and type(value) in _PLAIN:
            return [_shown(one, depth - 1) for one in value]
        case _:
            # An object may hold anything, and its text may show it.
            return f"<{type(value).__qualname__}>"


_PLAIN: Final = {list, tuple, set, frozenset}


def plain(text: str) -> str:
    """A text on one line, not endless, without passwords and queries in addresses."""
    if len(text) > MAX_VALUE_LENGTH:
        text = text[:MAX_VALUE_LENGTH] + "…"
    text = _USER.sub(r"\1…@", _QUERY.sub(r"\1…", text))
    if text.isprintable():
        return text
    return "".join(
        one if one.isprintable() else one.encode("unicode_escape").decode() for one in text
    )
