"""Line mode: a game alone, or at a table on a server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TextIO

from stockpile.terminal.plain.client import PlainClient
from stockpile.terminal.plain.output import LineOutput
from stockpile.terminal.plain.tables import LocalTable, RemoteTable
from stockpile.terminal.play_request import PlayRequest


def play(request: PlayRequest, *, source: TextIO, out: TextIO, data: Path) -> None:
    """Play what is asked for until it is over or left; ``data`` is the games folder.

    Raises Refused if the table cannot be entered, or not any more; Unreadable; and OSError if the
    record cannot be written.
    """
    output = LineOutput(request.words, out)
    kind = LocalTable if request.link is None else RemoteTable
    client = PlainClient(request, kind(request, data, output), output, source)
    try:
        asyncio.run(client.run())
    except KeyboardInterrupt:
        output.leave_prompt()
    client.say_farewell()
