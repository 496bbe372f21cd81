"""A text to be read: the rules, the log, the keys, a review. And a list to choose from."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
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

from stockpile.games import AnyGame
from stockpile.rulebook import render
from stockpile.terminal.app.signs import Signs
from stockpile.terminal.app.wrapped_text import Paragraph, WrappedText
from stockpile.words import Words


class _Bar(ScrollBarRender):
    """A scrollbar of coloured cells alone: every terminal has a space."""

    VERTICAL_BARS: ClassVar[list[str]] = [" "] * 8


def _plain_bar(widget: Widget) -> None:
    """Let something scroll beside a plain bar; the renderer of Textual is everybody's."""
    widget.vertical_scrollbar.renderer = _Bar  # type: ignore[misc]


class TextPage(Screen[None]):
    """A text that scrolls; Escape leads back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,backspace,left", "leave"),
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
        self,
        title: str,
        text: Sequence[Paragraph],
        say: Callable[[str], str],
        *,
        at_end: bool = False,
    ) -> None:
        super().__init__()
        self._title = title
        self._text = text
        self._say = say
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        yield Static(self._title, id="title", markup=False)
        with VerticalScroll(id="page"):
            yield Static(id="text")
        yield Static(id="back")

    def on_mount(self) -> None:
        page = self.query_one("#page")
        _plain_bar(page)
        self.watch(page, "show_vertical_scrollbar", self._tell_keys)
        self.show(self._text)
        if self._at_end:
            self.call_after_refresh(lambda: page.scroll_end(animate=False))

    def show(self, text: Sequence[Paragraph]) -> None:
        """Show another text instead; nothing if the page is closed already."""
        self._text = text
        for shown in self.query("#text").results(Static):
            shown.update(WrappedText(*text))

    def _tell_keys(self, scrolls: bool) -> None:
        keys = Content.assemble(("Esc", "bold"), f" {self._say('app-back')}").stylize(_LEAVE)
        if scrolls:
            keys += Content(f"   {self._say('app-scroll')}")
        self.query_one("#back", Static).update(keys)

    def action_leave(self) -> None:
        _ = self.dismiss()

    def action_further(self) -> None:
        self.query_one("#page").scroll_page_down(animate=False)

    def action_line(self, by: int) -> None:
        self.query_one("#page").scroll_relative(y=by, animate=False)


_LEAVE = Content.from_markup("[@click=screen.leave]x[/]").spans[0].style


class Menu(ModalScreen[str | None]):
    """A list; what is chosen is its answer, None if nothing is."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,m,q", "leave")]
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
        self._title = title
        self._choices = choices
        self._about = about

    def compose(self) -> ComposeResult:
        with Vertical(id="menu", classes=self._frame):
            heading = f"{self._title}\n{self._about}" if self._about else self._title
            yield Static(heading, id="heading", markup=False)
            yield OptionList(*(Option(Content(text), id=one) for one, text in self._choices))

    def on_mount(self) -> None:
        _plain_bar(self.query_one(OptionList))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        _ = self.dismiss(event.option.id)

    def action_leave(self) -> None:
        _ = self.dismiss(None)


class InputDialog(ModalScreen[str | None]):
    """A line to be typed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave")]
    CSS = """
    InputDialog { align: center middle; }
    InputDialog #dialog { width: 64; height: auto; background: $panel; padding: 1 2; }
    InputDialog Input { border: none; height: 1; padding: 0; margin-top: 1; background: $surface; }
    """

    def __init__(self, title: str, signs: Signs, usual: str = "") -> None:
        super().__init__()
        self._frame = "framed ascii" if signs.ascii else "framed"
        self._title = title
        self._usual = usual

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog", classes=self._frame):
            yield Static(self._title, markup=False)
            yield Input(self._usual)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        _ = self.dismiss(event.value.strip() or None)

    def action_leave(self) -> None:
        _ = self.dismiss(None)


def rules_of(game: AnyGame, words: Words, signs: Signs) -> list[Paragraph]:
    """The rulebook of a table."""
    text: list[Paragraph] = []
    head: list[str] = []
    for line in render(game, words).splitlines():
        shown = _unmarked(signs.text(line))
        if line.startswith("#"):
            text.append(Content.styled(shown.lstrip("# "), "bold underline"))
        elif line.startswith("|"):
            cells = [cell.strip() for cell in shown.strip("| ").split(" | ")]
            if not head:
                head = cells
            elif not cells[0].startswith("---"):
                text.append(Content.styled(cells[0], "bold"))
                for name, cell in zip(head[1:], cells[1:], strict=False):
                    text.append(f"   {name}: {cell}")
        elif line != "---":
            text.append(shown)
    return text


def _unmarked(text: str) -> str:
    """A line without the signs that make words bold or slanted."""
    return re.sub(r"(?<![\w*])(\*{1,2})(?=\S)(.+?)(?<=\S)\1(?![\w*])", r"\2", text)
