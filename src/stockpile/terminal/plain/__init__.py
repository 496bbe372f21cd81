"""Line mode, alone or at a table of a running server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from stockpile.terminal.client.preferences import Preferences
from stockpile.terminal.client.remote_server import TableLink
from stockpile.terminal.plain.client import PlainClient
from stockpile.terminal.plain.reporter import Reporter
from stockpile.terminal.plain.tables import Alone, Joining, Playing, Visit
from stockpile.words import Words

__all__ = ["Playing", "join", "play"]


def play(
    playing: Playing,
    *,
    words: Words,
    source: TextIO,
    out: TextIO,
    data: Path,
    going_on: Callable[[str], str],
) -> None:
    """Play a game of one's own until it is over or left.

    ``data`` is the folder where games are kept, ``going_on`` says how to go on with the one of a
    code. Raises Refused, Unreadable.
    """
    report = Reporter(words, out)
    _run(Alone(playing, data, report, going_on), report, source, watch=False)


def join(
    place: TableLink,
    *,
    watch: bool,
    name: str | None,
    words: Words,
    source: TextIO,
    out: TextIO,
    data: Path,
    going_on: Callable[[str, bool], str],
) -> None:
    """Play at a table of a running server, or watch, until the person leaves.

    ``data`` is the folder where it is remembered who one is. ``going_on`` says how to come back to
    a link, to watch or not. Raises Refused if one cannot come in, or is not let back.
    """
    report = Reporter(words, out)
    _run(Joining(place, name, Preferences(data), report, going_on), report, source, watch=watch)


def _run(visit: Visit, report: Reporter, source: TextIO, *, watch: bool) -> None:
    client = PlainClient(visit, report, source, watch=watch)
    try:
        asyncio.run(client.run())
    except KeyboardInterrupt:
        report.leave_prompt()
    client.say_farewell()
