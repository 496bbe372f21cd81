"""The app in the terminal: both games, alone or at a table of a running server."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from stockpile.words import Words


def run(
    *,
    words: Words | None = None,
    link: str | None = None,
    watch: bool = False,
    ascii_only: bool = False,
    theme: str | None = None,
    table: Mapping[str, Any] | None = None,
    data: Path | None = None,
) -> None:
    """Open the app, until it is left.

    ``words`` None is the language of last time, ``theme`` None the colours. ``link`` comes to a
    table of a running server, where one may ``watch``; ``table`` opens one of one's own, as the
    protocol has it (`NewTable`). Raises Unreadable for a link that is none.
    """
    # Textual takes a while to load, and most commands do without it.
    from stockpile.terminal.app.app import StockpileApp
    from stockpile.terminal.app.keeping import usual_folder

    app = StockpileApp(
        data=data or usual_folder(),
        words=words,
        theme=theme,
        ascii_only=ascii_only,
        link=link,
        watch=watch,
        table=table,
    )
    app.run()
