"""The Textual app: a game alone, at a table on a server, or replayed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Literal

from stockpile.terminal.play_request import PlayRequest

if TYPE_CHECKING:
    from textual.screen import Screen

    from stockpile.terminal.app.app import StockpileApp

ThemeName = Literal["dark", "light", "contrast"]


def run(
    request: PlayRequest,
    *,
    ascii_only: bool = False,
    theme: str | None = None,
    first: Callable[[StockpileApp], Screen[None]] | None = None,
) -> None:
    """Run the app until the person leaves it.

    Language and ``theme`` default to last time's. ``first`` makes another screen to start with.
    """
    # Textual takes a while to load, and most commands do without it.
    from stockpile.terminal.app.app import StockpileApp
    from stockpile.terminal.client.preferences import games_folder

    app = StockpileApp(
        request, data=games_folder(), ascii_only=ascii_only, theme=theme, first=first
    )
    app.run()
    if app.farewell:
        with suppress(OSError):  # the terminal may be gone
            print(app.farewell, flush=True)
    if app.return_code:
        sys.exit(app.return_code)
