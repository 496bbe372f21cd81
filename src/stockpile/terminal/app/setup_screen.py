"""The first screen: what to play, or which game to continue."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from stockpile.bots import LEVELS
from stockpile.core.refusal import Refused
from stockpile.games import (
    GAMES,
    choices_in,
    editions_of,
    make_game,
    printed_in,
    seat_counts,
    splits_of,
)
from stockpile.table.settings import PACES_MS
from stockpile.terminal.app.blocks import SMALLEST_SCREEN, clickable, fit, stacked
from stockpile.terminal.app.table_draft import TableDraft
from stockpile.terminal.app.table_layout import Clickable
from stockpile.terminal.app.wrapped_text import WrappedText
from stockpile.terminal.client.local_server import SavedGame, Standing
from stockpile.terminal.play_request import PlayRequest

if TYPE_CHECKING:
    from stockpile.terminal.app.app import StockpileApp

STOCK_SIZES = (5, 10, 15, 20, 25, 30)
LABEL_WIDTH = 33

Choices = Sequence[tuple[Any, str]]


@dataclass(frozen=True)
class SetupRow:
    """A line of the form: something to do, or something to choose."""

    name: str
    label: str
    choices: Choices = ()
    value: Any = None
    about: str = ""
    beside: str = ""
    """A text beside something to do."""
    do: Callable[[], object] = lambda: None
    set: Callable[[Any], object] = lambda _: None

    @property
    def shown(self) -> str:
        return next((text for value, text in self.choices if value == self.value), "")

    def change(self, by: int) -> None:
        """Choose the previous or the next value."""
        values = [value for value, _ in self.choices]
        at = values.index(self.value) if self.value in values else 0
        self.set(values[(at + by) % len(values)])


class RowList(Clickable):
    """Lines, shown as far as they fit."""

    def __init__(self) -> None:
        super().__init__(id="form")
        self._lines: list[Content] = []
        self._at = 0

    def show_lines(self, lines: list[Content], at: int) -> None:
        """Show these lines, always including the one at ``at``."""
        self._lines, self._at = lines, at
        self.on_resize()

    def on_resize(self) -> None:
        room = self.content_size.height
        first = max(0, min(self._at - room // 2, len(self._lines) - room))
        self.update(stacked(self._lines[first : first + room]))


class SetupScreen(Screen[None]):
    """A form: up and down go through its lines, left and right change one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k,shift+tab", "go(-1)"),
        Binding("down,j,tab", "go(1)"),
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

    def __init__(self, stockpile: StockpileApp) -> None:
        super().__init__()
        self._stockpile = stockpile
        self.draft = TableDraft(
            {**stockpile.preferences.table(), **(stockpile.request.table or {})}
        )
        self._at = 0
        self._saved: list[SavedGame] = []
        """The games that are not over, the latest first."""
        self._over: list[SavedGame] = []
        self._looked = False
        """Whether the saved games are known: before that, Enter could start the wrong one."""
        self._standing: Standing | None = None
        """How the latest game stands."""

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield RowList()
        yield Static(id="about", markup=False)
        yield Static(id="problem", markup=False)
        yield Static(id="keys", markup=False)

    def on_resize(self) -> None:
        self.redraw()

    def begin(self) -> None:
        """Go to the first line: there may be a game to continue."""
        self._at = 0

    def on_screen_resume(self) -> None:
        if not self._stockpile.joining:
            self.look_for_saved()

    def look_for_saved(self) -> None:
        """See which games there are to continue."""
        self._looked = False
        self.app.run_worker(self._look_for_saved())

    async def _look_for_saved(self) -> None:
        found: list[SavedGame] = []
        with suppress(Refused):
            found = await self._stockpile.local.saved()
        self._over = [one for one in found if one.summary.phase == "over"]
        saved = [one for one in found if one.summary.phase != "over"]
        self._standing = await self._standing_of(saved[0]) if saved else None
        self._saved = saved
        self._looked = True
        self.redraw()

    async def _standing_of(self, game: SavedGame) -> Standing | None:
        try:
            return await self._stockpile.local.standing(game.code)
        except Refused:
            return None

    @property
    def _starting(self) -> bool:
        """Whether nothing can be chosen yet, or any more."""
        return not self._looked or self._stockpile.opening

    # The lines

    @property
    def row(self) -> SetupRow:
        return self.rows()[self._at]

    def rows(self) -> list[SetupRow]:
        """The form as it is now."""
        return [*self._games(), *self._table(), *self._house_rules(), *self._look()]

    def _games(self) -> Iterator[SetupRow]:
        app, words = self._stockpile, self._stockpile.words

        def resume(game: SavedGame, *, review: bool = False) -> Callable[[], object]:
            request = PlayRequest(words=words, resume=game.code)
            return lambda: app.run_worker(app.play(request, review=review))

        for one in self._saved[:1]:
            about, beside = self._stands(one, self._standing), self._told(one)
            label = words("page-my-tables")
            yield SetupRow("resume", label, about=about, beside=beside, do=resume(one))
        if len(self._saved) > 1:
            count = str(len(self._saved))
            yield SetupRow(
                "saved",
                words("app-saved"),
                beside=count,
                do=lambda: app.run_worker(self._show_saved()),
            )
        yield SetupRow("play", words("page-play"), about=words("app-play-about"), do=self._play)
        about = words("page-not-a-code")
        yield SetupRow(
            "join",
            words("page-join-title"),
            about=about,
            do=lambda: app.run_worker(app.ask_for_link()),
        )
        yield SetupRow(
            "friends",
            words("page-friends"),
            about=f"{words('page-friends-about')} {words('app-friends-about')}",
            do=self._open_for_friends,
        )
        yield SetupRow("learn", words("page-learn"), do=self._learn)
        for one in self._over[:1]:
            do = resume(one, review=True)
            yield SetupRow("review", words("ending-review"), beside=self._told(one), do=do)

    def _table(self) -> Iterator[SetupRow]:
        words, draft = self._stockpile.words, self.draft

        def row(name: str, choices: Choices, label: str = "", about: str | None = None) -> SetupRow:
            label = words(label or f"option-{name}")
            about = words(f"option-{name}-about") if about is None else about
            value, change = getattr(draft, name), partial(self._set, vars(draft), name)
            return SetupRow(name, label, choices, value, about, set=change)

        yield row("game", self._choices(GAMES, "page-game-{}"), "page-game", "")
        editions = self._choices(editions_of(draft.game), "edition-{}")
        yield row("edition", editions, about=words(f"edition-{draft.edition}-about"))
        yield row("seats", [(one, str(one)) for one in seat_counts(draft.edition)])
        splits: list[tuple[Any, str]] = [(None, words("page-no-teams"))]
        for split in splits_of(draft.edition, draft.seats):
            message = "page-teams-across" if split.across else "page-teams-beside"
            count, size = len(split.teams), len(split.teams[0])
            splits.append(([*split.teams], words(message, count=count, size=size)))
        if len(splits) > 1:
            yield row("teams", splits)
        sizes = printed_in(draft.edition).sizes(draft.seats)
        if sizes.stock is not None and sizes.most_stock is not None:
            stock = draft.options.get("stock", sizes.stock)
            counts = {sizes.stock, stock, *(one for one in STOCK_SIZES if one <= sizes.most_stock)}
            cards = [(one, words("page-cards", count=one)) for one in sorted(counts)]
            label, about = words("option-stock"), words("option-stock-about")
            change = partial(self._set, draft.options, "stock")
            yield SetupRow("stock", label, cards, stock, about, set=change)
        target = draft.target or make_game(draft.edition, seats=draft.seats).target
        lengths = [
            (False, words("page-single-round")),
            (True, words("page-match-to", points=target)),
        ]
        yield row("match", lengths, label="page-how-long")
        yield row("bots", self._choices(LEVELS, "bot-{}"), about=words(f"bot-{draft.bots}-about"))
        yield row("pace", self._choices(PACES_MS, "pace-{}"))

    def _house_rules(self) -> Iterator[SetupRow]:
        words, draft = self._stockpile.words, self.draft
        for one in choices_in(draft.edition):
            if one.matters(draft.options):
                value = draft.options.get(one.name, one.default)
                yield SetupRow(
                    f"option {one.name}",
                    words(f"option-{one.name}"),
                    self._choices(one.choices, f"option-{one.name}-{{}}"),
                    value,
                    words(f"option-{one.name}-{value}-about"),
                    set=partial(self._set, draft.options, one.name),
                )

    def _look(self) -> Iterator[SetupRow]:
        app, words = self._stockpile, self._stockpile.words
        language, languages = words.language, app.language_choices()
        yield SetupRow("language", words("page-language"), languages, language, set=app.speak)
        theme, themes = app.chosen_theme, app.theme_choices()
        yield SetupRow("theme", words("page-theme"), themes, theme, set=app.paint)

    def _choices(self, values: Any, message: str) -> Choices:
        return [(one, self._stockpile.words(message.format(one))) for one in values]

    def _set(self, values: dict[str, Any], name: str, value: Any) -> None:
        """Change one of the draft's own values, or one of its options."""
        values[name] = value
        if name == "match":
            self.draft.target = None
        self._keep()

    def _keep(self) -> None:
        self.draft.settle()
        self._stockpile.preferences.keep(table=self.draft.asked())

    # Games

    def _play(self) -> None:
        self._keep()
        request = PlayRequest(words=self._stockpile.words, table=self.draft.asked())
        self.app.run_worker(self._stockpile.play(request))

    def _open_for_friends(self) -> None:
        self._keep()
        self.app.run_worker(self._stockpile.open_for_friends(self.draft.asked()))

    def _learn(self) -> None:
        """Let one of the lessons be chosen."""
        from stockpile.lessons import LESSONS
        from stockpile.terminal.app.lesson_screen import LessonScreen

        app = self._stockpile

        def begin(name: str) -> None:
            _ = app.push_screen(LessonScreen(app, LESSONS[name]))

        choices = [(name, app.words(one.message("title"))) for name, one in LESSONS.items()]
        app.choose("page-learn", choices, begin)

    async def _show_saved(self) -> None:
        """Show a menu of all saved games."""
        app, choices = self._stockpile, []
        for one in self._saved:
            stands = self._stands(one, await self._standing_of(one))
            choices.append((one.code, f"{self._told(one)}\n  {stands}"))

        def resume(code: str) -> None:
            app.run_worker(app.play(PlayRequest(words=app.words, resume=code)))

        app.choose("app-saved", choices, resume)

    def _told(self, game: SavedGame) -> str:
        """A saved game in a few words, and when it was played."""
        words, summary = self._stockpile.words, game.summary
        others = words("page-bots-count", count=len(summary.places) - 1)
        title = words(f"page-game-{summary.game}")
        when = datetime.fromtimestamp(game.touched_ms / 1000, UTC).astimezone()
        return f"{words('page-table-with', game=title, others=others)}, {when:%Y-%m-%d %H:%M}"

    def _stands(self, game: SavedGame, standing: Standing | None) -> str:
        """How a saved game stands."""
        words, summary = self._stockpile.words, game.summary
        if standing is None or not standing.left:
            return words(f"page-phase-{summary.phase}")
        said = []
        if summary.settings.target is not None:
            scores = " : ".join(map(str, standing.scores))
            said.append(words("table-round", round=standing.round))
            said.append(words("app-saved-points", points=scores))
        said.append(words(f"app-saved-{summary.game}", left=" : ".join(map(str, standing.left))))
        return f" {self._stockpile.signs.dot} ".join(said)

    # Drawing

    def redraw(self) -> None:
        if not self.query("#title"):
            return  # not there yet, or taken down already
        words, signs = self._stockpile.words, self._stockpile.signs
        rows = self.rows()
        self._at = min(self._at, len(rows) - 1)
        lines = []
        for at, row in enumerate(rows):
            here = at == self._at
            text = f"{signs.right if here else ' '} {fit(row.label, LABEL_WIDTH, signs.more)}"
            if row.choices:
                text += f"{signs.left} {row.shown} {signs.right}"
            style = "bold reverse" if here else "" if row.choices else "bold"
            line = Content.styled(text + row.beside, style)
            lines.append(clickable(line, f"screen.click({at})"))
        title = f"Stockpile {signs.dot} {words('app-title')}"
        keys = words("app-starting" if self._starting else "app-setup-keys")
        if self.size.width < SMALLEST_SCREEN.width or self.size.height < SMALLEST_SCREEN.height:
            width, height = SMALLEST_SCREEN
            title = words("app-too-small", width=width, height=height)
            if not signs.ascii:
                keys = keys.replace(": ", ":\N{NO-BREAK SPACE}")  # a key stays with what it does
        self.query_one("#title", Static).update(title)
        self.query_one(RowList).show_lines(lines, self._at)
        self.query_one("#about", Static).update(WrappedText(rows[self._at].about))
        self.query_one("#keys", Static).update(WrappedText(keys))

    def complain(self, text: str) -> None:
        self.query_one("#problem", Static).update(WrappedText(text))

    # Keys

    def action_go(self, by: int) -> None:
        self._at = (self._at + by) % len(self.rows())
        self.redraw()

    def action_click(self, at: int) -> None:
        again, self._at = at == self._at, at
        self.redraw()
        if again or not self.row.choices:
            self.action_choose()

    def action_change(self, by: int) -> None:
        if self.row.choices:
            self.row.change(by)
            self.redraw()
        elif by > 0:
            self.action_choose()

    def action_choose(self) -> None:
        if self.row.choices:
            self.action_change(1)
        elif not self._starting:
            self.complain("")
            self.row.do()

    def action_help(self) -> None:
        self._stockpile.show_page("app-help", self._stockpile.words("app-about").splitlines())
