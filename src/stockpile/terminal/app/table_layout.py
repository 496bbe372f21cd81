"""The parts of a screen with a table: the board, the log, and bars above and below them."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.content import Content
from textual.events import Resize
from textual.widget import Widget
from textual.widgets import Static

from stockpile.terminal.app.boards.board import is_huge, is_large, is_tall
from stockpile.terminal.app.wrapped_text import WrappedText
from stockpile.terminal.text import folded

WIDE_COLUMNS = 150
"""From this width on, the log is beside the board, with room for its sentences."""


class Clickable(Static):
    """A text with links that look like text."""

    auto_links = False


class LogTail(Static):
    """The end of a log, as much as fits."""

    def __init__(self) -> None:
        super().__init__(id="log", markup=False)
        self._lines: list[str] = []
        self._fresh = 0

    def tell(self, lines: list[str], fresh: int = 0) -> None:
        """Show these, the latest at the bottom; the last ``fresh`` ones stand out."""
        self._lines, self._fresh = lines, fresh
        self.on_resize()

    def on_resize(self) -> None:
        width, height = self.content_size
        rows: list[Content] = []
        for at, line in enumerate(reversed(self._lines)):
            if len(rows) >= height or width < 10:
                break
            style = "$foreground bold" if at < self._fresh else ""
            rows[:0] = [Content.styled(one, style) for one in folded(line, width)]
        self.update(Content("\n").join(rows[-height:] if height else []))


class TableLayout(Vertical):
    """The parts of a screen with a table."""

    DEFAULT_CSS = """
    TableLayout #bar { height: 1; background: $panel; padding: 0 1; text-style: bold; }
    TableLayout #main { height: 1fr; layout: vertical; }
    TableLayout #play { height: auto; }
    TableLayout #board { height: auto; padding: 0 1; text-wrap: nowrap; text-overflow: clip; }
    TableLayout #prompt { height: auto; padding: 0 1; text-style: bold; color: $accent; }
    TableLayout #notice { height: auto; max-height: 3; padding: 0 1; color: $warning; }
    TableLayout #log { height: 1fr; padding: 0 1; color: $muted; }
    TableLayout #keys { height: 1; background: $panel; padding: 0 1; }
    TableLayout.wide #main { layout: horizontal; }
    TableLayout.wide #play { width: 82; height: 1fr; }
    TableLayout.wide #log { width: 1fr; height: 1fr; background: $surface; }
    TableLayout.wide.large #play { width: 118; }
    TableLayout.wide.huge #play { width: 121; }
    TableLayout.wide.tall #board { padding: 1 1 1 1; }
    """

    def __init__(self, *above_keys: Widget) -> None:
        super().__init__()
        self._above_keys = above_keys

    def compose(self) -> ComposeResult:
        yield Static(id="bar", markup=False)
        with Container(id="main"):
            with Vertical(id="play"):
                yield Clickable(id="board")
                yield Static(id="prompt", markup=False)
                yield Static(id="notice", markup=False)
            yield LogTail()
        yield from self._above_keys
        yield Clickable(id="keys")

    def on_resize(self, event: Resize) -> None:
        self.set_class(event.size.width >= WIDE_COLUMNS, "wide")
        self.set_class(is_tall(event.size), "tall")
        self.set_class(is_large(event.size), "large")
        self.set_class(is_huge(event.size), "huge")

    def show(self, **parts: str | Content) -> None:
        """Show these in the parts that they name; an empty part takes no room."""
        for part, shown in parts.items():
            widget = self.query_one(f"#{part}", Static)
            widget.update(WrappedText(shown) if isinstance(shown, str) else shown)
            widget.display = bool(shown)

    def tell(self, lines: list[str], fresh: int = 0) -> None:
        """Show the end of a log, of which the last ``fresh`` lines stand out."""
        self.query_one(LogTail).tell(lines, fresh)
