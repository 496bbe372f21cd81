"""A page to read, a menu to choose from, and a line to type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.scrollbar import ScrollBarRender
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from stockpile.terminal.app.blocks import clickable
from stockpile.terminal.app.signs import Signs
from stockpile.terminal.app.wrapped_text import Paragraph, WrappedText
from stockpile.words import Words


class _PlainScrollBar(ScrollBarRender):
    """A scrollbar of coloured spaces, which every terminal has."""

    VERTICAL_BARS: ClassVar[list[str]] = [" "] * 8


def _use_plain_scrollbar(widget: Widget) -> None:
    # Only for this widget: all of Textual shares the renderer on the class.
    widget.vertical_scrollbar.renderer = _PlainScrollBar  # type: ignore[misc]


class TextPage(Screen[None]):
    """A text that scrolls; Escape goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,backspace,left", "dismiss"),
        Binding("space", "further"),
        Binding("j", "line(1)"),
        Binding("k", "line(-1)"),
    ]
    AUTO_FOCUS = "#page"
    CSS = """
    TextPage #title { height: 1; text-style: bold; background: $panel; padding: 0 1; }
    TextPage #page { padding: 0 1; scrollbar-size: 1 1; }
    TextPage #back { height: 1; background: $panel; padding: 0 1; }
    """

    def __init__(
        self, title: str, text: Sequence[Paragraph], words: Words, *, at_end: bool = False
    ) -> None:
        super().__init__()
        self._title = title
        self._text = text
        self._words = words
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        yield Static(self._title, id="title", markup=False)
        with VerticalScroll(id="page"):
            yield Static(id="text")
        yield Static(id="back")

    def on_mount(self) -> None:
        page = self.query_one("#page")
        _use_plain_scrollbar(page)
        self.watch(page, "show_vertical_scrollbar", self._show_keys)
        self.show(self._text)
        if self._at_end:
            self.call_after_refresh(lambda: page.scroll_end(animate=False))

    def show(self, text: Sequence[Paragraph]) -> None:
        """Show another text instead; nothing if the page is closed already."""
        self._text = text
        for shown in self.query("#text").results(Static):
            shown.update(WrappedText(*text))

    def _show_keys(self, scrolls: bool) -> None:
        keys = Content.assemble(("Esc", "bold"), f" {self._words('app-back')}")
        keys = clickable(keys, "screen.dismiss")
        if scrolls:
            keys += Content(f"   {self._words('app-scroll')}")
        self.query_one("#back", Static).update(keys)

    def action_further(self) -> None:
        self.query_one("#page").scroll_page_down(animate=False)

    def action_line(self, by: int) -> None:
        self.query_one("#page").scroll_relative(y=by, animate=False)


class Menu(ModalScreen[str | None]):
    """A list; its answer is what is chosen, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,m,q", "dismiss")]
    CSS = """
    Menu { align: center middle; }
    Menu #menu { width: 60; height: auto; max-height: 90%; background: $panel; padding: 1 2; }
    Menu #heading { text-style: bold; padding-bottom: 1; }
    Menu OptionList { height: auto; max-height: 14; border: none; background: $panel; padding: 0; }
    Menu OptionList:focus > .option-list--option-highlighted {
        text-style: bold underline; background: $accent; color: $background;
    }
    """

    def __init__(
        self, title: str, choices: Sequence[tuple[str, str]], signs: Signs, about: str = ""
    ) -> None:
        super().__init__()
        self._frame = "framed ascii" if signs.ascii else "framed"
        self._heading = f"{title}\n{about}" if about else title
        self._choices = choices

    def compose(self) -> ComposeResult:
        with Vertical(id="menu", classes=self._frame):
            yield Static(self._heading, id="heading", markup=False)
            yield OptionList(*(Option(Content(text), id=one) for one, text in self._choices))

    def on_mount(self) -> None:
        _use_plain_scrollbar(self.query_one(OptionList))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        _ = self.dismiss(event.option.id)


class InputDialog(ModalScreen[str | None]):
    """A line to type; its answer is what was typed, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss")]
    CSS = """
    InputDialog { align: center middle; }
    InputDialog #dialog { width: 64; height: auto; background: $panel; padding: 1 2; }
    InputDialog Input { border: none; height: 1; padding: 0; margin-top: 1; background: $surface; }
    """

    def __init__(self, title: str, signs: Signs, default: str = "") -> None:
        super().__init__()
        self._frame = "framed ascii" if signs.ascii else "framed"
        self._title = title
        self._default = default

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog", classes=self._frame):
            yield Static(self._title, markup=False)
            yield Input(self._default)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        _ = self.dismiss(event.value.strip() or None)
