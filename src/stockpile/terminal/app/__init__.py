"""The app in the terminal: both games, alone or at a table of a running server."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from stockpile.words import Words

if TYPE_CHECKING:
    from textual.screen import Screen

    from stockpile.terminal.app.signs import Signs

ThemeName = Literal["dark", "light", "contrast"]
"""Colours one can choose."""


def run(
    *,
    words: Words,
    chosen: bool = True,
    link: str | None = None,
    watch: bool = False,
    names: Sequence[str] = (),
    ascii_only: bool = False,
    theme: str | None = None,
    table: Mapping[str, Any] | None = None,
    resume: str | None = None,
    seed: str | None = None,
    record: Callable[[str], None] | None = None,
    data: Path | None = None,
    program: str = "stockpile",
    first: Callable[[Signs], Screen[None]] | None = None,
) -> None:
    """Open the app, until it is left.

    Unless the language of the ``words`` was ``chosen``, that of last time is spoken; ``theme`` None
    are the colours of last time. ``link`` comes to a table of a running server, where one may
    ``watch``; ``resume`` to the saved game of a code; ``table`` opens one of one's own, as the
    protocol has it (`NewTable`), from a ``seed`` if there is one. ``names`` are those of the seats,
    one's own first. ``record`` keeps the record of that game when the app is left; it may raise
    OSError. ``program`` is how the command line is called where it is spoken of; ``first`` makes
    another screen to begin with. Raises Unreadable for a link that is none.
    """
    # Textual takes a while to load, and most commands do without it.
    from stockpile.terminal.app.app import StockpileApp
    from stockpile.terminal.client.preferences import games_folder

    app = StockpileApp(
        data=data or games_folder(),
        words=words,
        chosen=chosen,
        theme=theme,
        ascii_only=ascii_only,
        link=link,
        watch=watch,
        names=names,
        table=table,
        resume=resume,
        seed=seed,
        record=record,
        program=program,
        first=first,
    )
    app.run()
    if app.farewell:
        with suppress(OSError):  # whoever had the terminal may be gone
            print(app.farewell, flush=True)
    if app.return_code:
        sys.exit(app.return_code)
