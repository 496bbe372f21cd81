"""The app in the terminal: both games, alone or at a table of a running server."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from stockpile.core.seats import seat_letter
from stockpile.games import AnyGame
from stockpile.words import Words

if TYPE_CHECKING:
    from textual.screen import Screen

    from stockpile.terminal.app.drawing import Signs

ThemeName = Literal["dark", "light", "contrast"]
"""Colours one can choose."""


def asked(game: AnyGame, bots: str, *, match: bool, target: int | None) -> dict[str, Any]:
    """A table of one's own, as a server is asked for it."""
    setup = game.setup
    teams = setup.teams and ["".join(map(seat_letter, team)) for team in setup.teams]
    return {
        "game": game.name,
        "edition": setup.edition,
        "seats": setup.seats,
        "teams": teams or None,
        "options": dict(setup.options),
        "bots": bots,
        "match": match,
        "target": target,
    }


def run(
    *,
    words: Words,
    chosen: bool = True,
    link: str | None = None,
    watch: bool = False,
    name: str | None = None,
    ascii_only: bool = False,
    theme: str | None = None,
    table: Mapping[str, Any] | None = None,
    data: Path | None = None,
    program: str = "stockpile",
    first: Callable[[Signs], Screen[None]] | None = None,
) -> None:
    """Open the app, until it is left.

    Unless the language of the ``words`` was ``chosen``, that of last time is spoken; ``theme`` None
    are the colours of last time. ``link`` comes to a table of a running server, where one may
    ``watch``, and has a ``name``; ``table`` opens one of one's own, as the protocol has it
    (`NewTable`). ``program`` is how the command line is called where it is spoken of; ``first``
    makes another screen to begin with. Raises Unreadable for a link that is none.
    """
    # Textual takes a while to load, and most commands do without it.
    from stockpile.terminal.app.app import StockpileApp
    from stockpile.terminal.client.keeping import usual_folder

    app = StockpileApp(
        data=data or usual_folder(),
        words=words,
        chosen=chosen,
        theme=theme,
        ascii_only=ascii_only,
        link=link,
        watch=watch,
        name=name,
        table=table,
        program=program,
        first=first,
    )
    app.run()
    if app.farewell:
        with suppress(OSError):  # whoever had the terminal may be gone
            print(app.farewell, flush=True)
    if app.return_code:
        sys.exit(app.return_code)
