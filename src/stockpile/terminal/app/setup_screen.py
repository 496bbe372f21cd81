"""The first screen: what to play, or which game to go on with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from stockpile.bots import LEVELS
from stockpile.core.option import Choice
from stockpile.games import (
    GAMES,
    AnyGame,
    choices_in,
    editions_of,
    make_game,
    printed_in,
    seat_counts,
    splits_of,
)
from stockpile.table.settings import PACES
from stockpile.terminal.app.blocks import SMALLEST_SCREEN, fit
from stockpile.terminal.app.dialogs import Menu
from stockpile.terminal.app.table_draft import TableDraft
from stockpile.terminal.app.themes import THEME_NAMES
from stockpile.terminal.app.wrapped_text import WrappedText
from stockpile.terminal.client.local_server import Standing
from stockpile.words import languages

if TYPE_CHECKING:
    from stockpile.terminal.app.app import StockpileApp

STOCK_SIZES = (5, 10, 15, 20, 25, 30)
LABEL_WIDTH = 33
LANGUAGE_NAMES = {
    "de": "Deutsch",
    "en": "English",
    "fr": "Français",
    "it": "Italiano",
    "nl": "Nederlands",
}
"""Languages are called by their own names."""


@dataclass(frozen=True)
class SetupRow:
    """One line of the form: something to do, or something to choose."""

    name: str
    label: str
    choices: Sequence[tuple[Any, str]] = ()
    value: Any = None
    about: str = ""
    beside: str = ""
    """What stands beside something to do."""

    @property
    def shown(self) -> str:
        """The text of what is chosen."""
        return next((text for value, text in self.choices if value == self.value), "")

    def next(self, by: int) -> Any:
        """The choice before or after the one that is chosen."""
        values = [value for value, _ in self.choices]
        at = values.index(self.value) if self.value in values else 0
        return values[(at + by) % len(values)]


def _row(numbers: Sequence[int]) -> str:
    return " : ".join(map(str, numbers))


class RowList(Static):
    """Lines, of which as many are shown as there is room for."""

    auto_links = False

    def __init__(self) -> None:
        super().__init__(id="form")
        self._lines: list[Content] = []
        self._at = 0

    def tell(self, lines: list[Content], at: int) -> None:
        """Show these, among them the one that is meant."""
        self._lines, self._at = lines, at
        self._fill()

    def on_resize(self) -> None:
        self._fill()

    def _fill(self) -> None:
        room = self.content_size.height
        first = max(0, min(self._at - room // 2, len(self._lines) - room))
        self.update(Content("\n").join(self._lines[first : first + room]))


class SetupScreen(Screen[None]):
    """A form of lines: up and down go through them, left and right change one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "go(-1)"),
        Binding("down,j,tab", "go(1)"),
        Binding("shift+tab", "go(-1)", show=False),
        Binding("left", "change(-1)"),
        Binding("right,space", "change(1)"),
        Binding("enter", "choose"),
        Binding("q", "app.quit"),
        Binding("question_mark,f1", "help"),
    ]
    CSS = """
    SetupScreen #title { height: auto; text-style: bold; background: $panel; padding: 0 1; }
    SetupScreen #form { padding: 1 1 0 1; height: 1fr; text-wrap: nowrap; text-overflow: clip; }
    SetupScreen #about { height: auto; min-height: 1; padding: 0 1; color: $muted; }
    SetupScreen #problem { height: auto; padding: 0 1; color: $error; text-style: bold; }
    SetupScreen #keys { height: auto; background: $panel; padding: 0 1; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._at = 0
        self._saved: list[dict[str, Any]] = []
        """The games that are not over, the latest first."""
        self._over: list[dict[str, Any]] = []
        """Those that are."""
        self._looked = False
        """Whether it is known which there are: before, nothing can be begun by mistake."""
        self._standing: Standing | None = None
        """How the first of them stands."""

    @property
    def stockpile(self) -> StockpileApp:
        """The app, by its own type."""
        from stockpile.terminal.app.app import StockpileApp

        assert isinstance(self.app, StockpileApp)
        return self.app

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield RowList()
        yield Static(id="about", markup=False)
        yield Static(id="problem", markup=False)
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.draft = TableDraft(
            {**self.stockpile.preferences.settings(), **(self.stockpile.table or {})}
        )
        self.redraw()

    def on_resize(self) -> None:
        self.redraw()

    def begin(self) -> None:
        """Be at the first line again: there may be a game to go on with."""
        self._at = 0

    def on_screen_resume(self) -> None:
        if not self.stockpile.bound:
            self.look_for_saved()

    def look_for_saved(self) -> None:
        """See which games there are to go on with."""
        self._looked = False
        self.stockpile.work(self._look_for_saved())

    async def _look_for_saved(self) -> None:
        tables = await self.stockpile.saved()
        found = [one for one in tables if one["summary"]["phase"] != "over"]
        self._standing = await self.stockpile.standing(found[0]["code"]) if found else None
        self._saved = found
        self._over = [one for one in tables if one["summary"]["phase"] == "over"]
        self._looked = True
        self.redraw()

    @property
    def _starting(self) -> bool:
        """Whether nothing can be chosen yet, or any more."""
        return not self._looked or self.stockpile.opening

    # The lines

    @property
    def row(self) -> SetupRow:
        """The line one is at."""
        return self.rows()[self._at]

    def rows(self) -> list[SetupRow]:
        """The form as it is now."""
        words, draft = self.stockpile.say, self.draft
        rows = [
            SetupRow(
                f"resume {one['code']}",
                words("page-my-tables"),
                about=self._stands(one, self._standing),
                beside=self._told(one),
            )
            for one in self._saved[:1]
        ]
        if len(self._saved) > 1:
            rows.append(SetupRow("saved", words("app-saved"), beside=str(len(self._saved))))
        rows.append(SetupRow("play", words("page-play"), about=words("app-play-about")))
        rows.append(SetupRow("join", words("page-join-title"), about=words("page-not-a-code")))
        rows += [
            SetupRow(f"review {one['code']}", words("ending-review"), beside=self._told(one))
            for one in self._over[:1]
        ]
        rows += [
            SetupRow("game", words("page-game"), self._choices(GAMES, "page-game-{}"), draft.game),
            SetupRow(
                "edition",
                words("option-edition"),
                self._choices(editions_of(draft.game), "edition-{}"),
                draft.edition,
                words(f"edition-{draft.edition}-about"),
            ),
            SetupRow(
                "seats",
                words("option-seats"),
                [(one, str(one)) for one in seat_counts(draft.edition)],
                draft.seats,
                words("option-seats-about"),
            ),
        ]
        rows += self._teams()
        rows += self._stock()
        target = draft.target or self._usual().target
        rows += [
            SetupRow(
                "match",
                words("page-how-long"),
                [
                    (False, words("page-single-round")),
                    (True, words("page-match-to", points=target)),
                ],
                draft.match,
                words("option-match-about"),
            ),
            SetupRow(
                "bots",
                words("option-bots"),
                self._choices(LEVELS, "bot-{}"),
                draft.bots,
                words(f"bot-{draft.bots}-about"),
            ),
            SetupRow(
                "pace",
                words("option-pace"),
                self._choices(PACES, "pace-{}"),
                draft.pace,
                words("option-pace-about"),
            ),
        ]
        choices = (one for one in choices_in(draft.edition) if one.matters(draft.options))
        rows += map(self._house_rule, choices)
        rows += [
            SetupRow(
                "language",
                words("page-language"),
                [
                    (one, self.stockpile.signs.text(LANGUAGE_NAMES.get(one, one)))
                    for one in languages()
                ],
                self.stockpile.words.language,
            ),
            SetupRow(
                "theme",
                words("page-theme"),
                [(one, words(called)) for one, called in THEME_NAMES.items()],
                self.stockpile.chosen_theme,
            ),
        ]
        return rows

    def _choices(self, values: Any, message: str) -> list[tuple[Any, str]]:
        return [(one, self.stockpile.say(message.format(one))) for one in values]

    def _told(self, saved: Mapping[str, Any]) -> str:
        """A saved game in a few words, and when it was played."""
        words, summary = self.stockpile.say, saved["summary"]
        bots = words("page-bots-count", count=len(summary["places"]) - 1)
        game = words(f"page-game-{summary['game']}")
        when = datetime.fromtimestamp(saved["touched"] / 1000, UTC).astimezone()
        return f"{words('page-table-with', game=game, others=bots)}, {when:%Y-%m-%d %H:%M}"

    def _stands(self, saved: Mapping[str, Any], standing: Standing | None) -> str:
        """How a saved game stands."""
        words, summary = self.stockpile.say, saved["summary"]
        if standing is None or not standing.left:
            return words(f"page-phase-{summary['phase']}")
        said = []
        if summary["settings"]["target"] is not None:
            said.append(words("table-round", round=standing.round))
            said.append(words("app-saved-points", points=_row(standing.scores)))
        said.append(words(f"app-saved-{summary['game']}", left=_row(standing.left)))
        return f" {self.stockpile.signs.dot} ".join(said)

    async def _choose_saved(self) -> None:
        """Let any of the saved games be chosen."""
        choices = []
        for one in self._saved:
            stands = self._stands(one, await self.stockpile.standing(one["code"]))
            choices.append((one["code"], f"{self._told(one)}\n  {stands}"))
        menu = Menu(self.stockpile.say("app-saved"), choices, self.stockpile.signs)
        _ = self.app.push_screen(menu, self._resume)

    def _resume(self, code: str | None) -> None:
        if code:
            self.stockpile.work(self.stockpile.resume(code))

    def _teams(self) -> list[SetupRow]:
        words, draft = self.stockpile.say, self.draft
        ways = splits_of(draft.edition, draft.seats)
        if not ways:
            return []
        choices: list[tuple[Any, str]] = [(None, words("page-no-teams"))]
        for teams, across in ways:
            message = "page-teams-across" if across else "page-teams-beside"
            choices.append(([*teams], words(message, count=len(teams), size=len(teams[0]))))
        about = words("option-teams-about")
        return [SetupRow("teams", words("option-teams"), choices, draft.teams, about)]

    def _stock(self) -> list[SetupRow]:
        words, draft = self.stockpile.say, self.draft
        sizes = printed_in(draft.edition).sizes(draft.seats)
        if sizes.stock is None or sizes.most_stock is None:
            return []
        counts = sorted({sizes.stock, *(one for one in STOCK_SIZES if one <= sizes.most_stock)})
        value = draft.options.get("stock", sizes.stock)
        choices = [(one, words("page-cards", count=one)) for one in sorted({*counts, value})]
        return [
            SetupRow("stock", words("option-stock"), choices, value, words("option-stock-about"))
        ]

    def _usual(self) -> AnyGame:
        """The game of this edition, as it is usually played."""
        return make_game(self.draft.edition, seats=self.draft.seats)

    def _house_rule(self, choice: Choice) -> SetupRow:
        words, name = self.stockpile.say, choice.name
        value = self.draft.options.get(name, choice.default)
        return SetupRow(
            f"option {name}",
            words(f"option-{name}"),
            self._choices(choice.choices, f"option-{name}-{{}}"),
            value,
            words(f"option-{name}-{value}-about"),
        )

    # Drawing

    def redraw(self) -> None:
        """Show everything as it is now."""
        words, signs = self.stockpile.say, self.stockpile.signs
        rows = self.rows()
        self._at = min(self._at, len(rows) - 1)
        lines = []
        for at, row in enumerate(rows):
            here = at == self._at
            mark = signs.chosen if here else " "
            text = f"{mark} {fit(row.label, LABEL_WIDTH, signs.more)}"
            if row.choices:
                text += f"{signs.left} {row.shown} {signs.right}"
            text += row.beside
            line = Content.styled(
                text, "bold reverse" if here else "bold" if not row.choices else ""
            )
            clicked = Content.from_markup(f"[@click=screen.click({at})]x[/]").spans[0].style
            lines.append(line.stylize(clicked))
        title = f"Stockpile {signs.dot} {words('app-title')}"
        keys = words("app-starting" if self._starting else "app-setup-keys")
        if self.size.width < SMALLEST_SCREEN.width or self.size.height < SMALLEST_SCREEN.height:
            title = words(
                "app-too-small", width=SMALLEST_SCREEN.width, height=SMALLEST_SCREEN.height
            )
            if not signs.ascii:
                keys = keys.replace(": ", ":\N{NO-BREAK SPACE}")  # a key stays with what it does
        if not self.query("#title"):
            return  # what was waited for came when the screen was being taken down
        self.query_one("#title", Static).update(title)
        self.query_one(RowList).tell(lines, self._at)
        self.query_one("#about", Static).update(WrappedText(rows[self._at].about))
        self.query_one("#keys", Static).update(WrappedText(keys))

    def complain(self, text: str) -> None:
        """Say what went wrong."""
        self.query_one("#problem", Static).update(WrappedText(text))

    # What keys do

    def action_go(self, by: int) -> None:
        self._at = (self._at + by) % len(self.rows())
        self.redraw()

    def action_click(self, at: int) -> None:
        again = at == self._at
        self._at = at
        self.redraw()
        row = self.rows()[at]
        if not row.choices:
            self.action_choose()
        elif again:
            self.action_change(1)

    def action_change(self, by: int) -> None:
        row = self.row
        if not row.choices:
            if by > 0:
                self.action_choose()
            return
        self._set(row.name, row.next(by))
        self.redraw()

    def _set(self, name: str, value: Any) -> None:
        draft, stockpile = self.draft, self.stockpile
        if name == "language":
            stockpile.speak(value)
            return
        if name == "theme":
            stockpile.paint(value)
            return
        if name == "stock" or name.startswith("option "):
            draft.options[name.removeprefix("option ")] = value
        else:
            setattr(draft, name, value)
        if name == "match":
            draft.target = None
        draft.settle()
        stockpile.preferences.keep(table=draft.asked())

    def action_choose(self) -> None:
        if self._starting:
            return
        name = self.row.name
        self.complain("")
        if name.startswith("resume "):
            self._resume(name.removeprefix("resume "))
        elif name.startswith("review "):
            code = name.removeprefix("review ")
            self.stockpile.work(self.stockpile.resume(code, review=True))
        elif name == "saved":
            self.stockpile.work(self._choose_saved())
        elif name == "join":
            self.stockpile.work(self.stockpile.ask_for_link())
        elif name == "play":
            self.stockpile.preferences.keep(table=self.draft.asked())
            self.stockpile.work(self.stockpile.play(self.draft.asked()))
        else:
            self.action_change(1)

    def action_help(self) -> None:
        self.stockpile.help()
