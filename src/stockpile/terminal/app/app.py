"""The app: which screen is shown, in which words and colours, and which server is spoken to."""

from __future__ import annotations

import asyncio
import os
import shlex
import signal
import threading
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.driver import Driver
from textual.screen import Screen

from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.terminal.app.dialogs import InputDialog, Menu, TextPage
from stockpile.terminal.app.driver import forgiving
from stockpile.terminal.app.local_games import LocalGames
from stockpile.terminal.app.setup_screen import LANGUAGE_NAMES, SetupScreen
from stockpile.terminal.app.signs import ASCII, UNICODE, Signs
from stockpile.terminal.app.table_screen import TableScreen
from stockpile.terminal.app.themes import DEFAULT_THEME, THEME_NAMES, THEMES
from stockpile.terminal.client.connection import Connection, Frame
from stockpile.terminal.client.local_bots import BotTrouble
from stockpile.terminal.client.local_server import LocalServer, Standing
from stockpile.terminal.client.preferences import Preferences, login_name
from stockpile.terminal.client.remote_server import RemoteServer, read_link
from stockpile.terminal.client.seat_client import NOBODY, SeatClient, say_refusal
from stockpile.terminal.client.sign_in import sign_in
from stockpile.terminal.client.transport import Answer, Server, ask, fetch
from stockpile.words import Words, languages

EXIT_LIMIT_S = 3.0
"""Seconds that ending may take once somebody wants it."""
SIGNAL_EXIT_BASE = 128
"""What the exit status of a program is beyond the number of the signal that ended it."""


def _raise(wrong: BaseException) -> None:
    raise wrong


class StockpileApp(App[None]):
    """Play alone, or at a table of a running server."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "quit", priority=True, show=False),
    ]
    CSS = """
    Screen { background: $background; color: $foreground; }
    ModalScreen { background: $background 60%; }
    .framed { border: solid $accent; }
    .framed.ascii { border: ascii $accent; }
    """

    def __init__(
        self,
        *,
        data: Path,
        words: Words,
        chosen: bool = True,
        theme: str | None = None,
        ascii_only: bool = False,
        link: str | None = None,
        watch: bool = False,
        names: Sequence[str] = (),
        table: Mapping[str, Any] | None = None,
        resume: str | None = None,
        seed: str | None = None,
        record: Callable[[str], None] | None = None,
        program: str = "stockpile",
        own_server: Callable[[Path], LocalServer] = LocalServer,
        first: Callable[[Signs], Screen[None]] | None = None,
    ) -> None:
        # Without colours the terminal's own are left alone, instead of shades of grey.
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        for one in THEMES.values():
            self.register_theme(one)
        self._data = data
        self.preferences = Preferences(data)
        language = words.language if chosen else self.preferences.get("language", words.language)
        self.words = Words(language) if language in languages() else words
        self.signs: Signs = ASCII if ascii_only else UNICODE
        self.chosen_theme = ""
        wanted = theme or self.preferences.get("theme", DEFAULT_THEME)
        self.paint(wanted if wanted in THEMES else DEFAULT_THEME, keep=False)
        self._place = None if link is None else read_link(link)
        self.bound = self._place is not None
        """Whether one is on the way to a table of others: nothing is needed of one's own."""
        self.opening = False
        """Whether a table is about to be shown: nothing else can be begun."""
        self._watch, self._resumed, self._seed = watch, resume, seed
        self._names, self._name = names, next(iter(names), None)
        self.table = table
        """What was asked for on the command line, if anything was."""
        # How the app is opened again just as it was.
        self._options = ["--ascii"] if ascii_only else []
        self._options += ["--theme", theme] if theme else []
        self._chosen = chosen
        self._program = program
        self._saved_records: list[Path] = []
        self._first = first
        self.own = LocalGames(data, self.preferences, self._guest_name, own_server)
        self.own.record = record
        self.own.tell = self._tell_trouble
        self._tasks: set[asyncio.Task[None]] = set()
        self._connected: asyncio.Task[None] | None = None
        self._left: SeatClient | None = None
        """Where one sat last."""
        self._servers: dict[str, Server] = {}
        self.title = "Stockpile"

    # Words and colours

    def say(self, message: str, **args: str | int) -> str:
        """Words as they can be shown."""
        return self.signs.text(self.words(message, **args))

    def speak(self, language: str) -> None:
        """From now on in this language."""
        self.words = Words(language)
        self.preferences.keep(language=language)
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.client.speak(self.words)
            if isinstance(screen, TableScreen | SetupScreen):
                screen.redraw()

    def paint(self, theme: str, *, keep: bool = True) -> None:
        """From now on in these colours."""
        self.chosen_theme = theme
        self.theme = f"stockpile-{theme}"
        if keep:
            self.preferences.keep(theme=theme)

    def choose(self, what: str) -> None:
        """Let a language or colours be chosen."""
        if what == "language":
            choices = [(one, self.signs.text(LANGUAGE_NAMES.get(one, one))) for one in languages()]
            _ = self.push_screen(
                Menu(self.say("page-language"), choices, self.signs),
                lambda one: self.speak(one) if one else None,
            )
            return
        choices = [(one, self.say(called)) for one, called in THEME_NAMES.items()]
        _ = self.push_screen(
            Menu(self.say("page-theme"), choices, self.signs),
            lambda one: self.paint(one) if one else None,
        )

    def help(self) -> None:
        """How the first screen is used."""
        text = self.say("app-about").splitlines()
        _ = self.push_screen(TextPage(self.say("app-help"), text, self.say))

    # From beginning to end

    def work(self, what: Coroutine[Any, Any, Any]) -> None:
        """Have something done meanwhile."""
        _ = self._begin(what)

    def _begin(self, what: Coroutine[Any, Any, Any]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(self._working(what))
        self._tasks.add(task)
        task.add_done_callback(self._worked)
        return task

    def _worked(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None:
            # A mistake is not to pass in silence.
            self.call_later(_raise, wrong)

    async def _working(self, what: Coroutine[Any, Any, Any]) -> None:
        with self._context(), suppress(asyncio.CancelledError):
            await what

    def get_driver_class(self) -> type[Driver]:
        return forgiving(super().get_driver_class(), self._unheard)

    def _end(self, number: int) -> None:
        """Leave as if one had quit: somebody ends this process, or closes its terminal."""
        _end_soon(SIGNAL_EXIT_BASE + number)
        self.exit(return_code=SIGNAL_EXIT_BASE + number)

    def _unheard(self) -> None:
        """There is no terminal any more."""
        _end_soon(SIGNAL_EXIT_BASE + signal.SIGHUP)
        self.call_later(self.exit)

    async def on_mount(self) -> None:
        # Elsewhere, and within other programs, there is nothing to be heard of signals.
        with suppress(NotImplementedError, RuntimeError, AttributeError):
            for one in (signal.SIGTERM, signal.SIGHUP):
                asyncio.get_running_loop().add_signal_handler(one, self._end, one)
        await self.push_screen(self._first(self.signs) if self._first else SetupScreen())
        if self._place is not None:
            self.work(self._go_there(*self._place))
        elif self._resumed is not None:
            self.work(self._find(self._resumed))
        elif self.table is not None:
            self.work(self.play(self.table))

    async def on_unmount(self) -> None:
        self._disconnect()
        for task in list(self._tasks):
            # What is ending already is not disturbed: it closes its connection.
            if not task.cancelling():
                task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.own.close()

    def _disconnect(self) -> None:
        if self._connected is not None:
            self._connected.cancel()
            self._connected = None

    @property
    def farewell(self) -> str:
        """What is said when the app is left: where records are, and the way back to a table."""
        said = [self.say_saved(one) for one in self._saved_records]
        if self.own.unwritten:
            said.append(self.say("refusal-unsaved"))
        left = self._left
        if left is not None and left.connection.table is not None and left.connection.ended is None:
            if not left.solo:
                back = ["--join", left.connection.link]
                back += ["--watch"] if left.seat == NOBODY else []
                said.append(self.say("app-left-table", command=self._command("play", *back)))
            elif left.phase != "over":
                said.append(self.say("app-left", command=self._command("play")))
        return "\n".join(said)

    def _command(self, *called: str) -> str:
        """What to type for the app to open as it did this time."""
        language = ["--lang", self.words.language] if self._chosen else []
        return shlex.join([self._program, *called, *self._options, *language])

    def say_saved(self, record: Path) -> str:
        """Where a record is, and how to see it."""
        again = shlex.join([self._program, "replay", str(record)])
        return self.say("app-record-saved", command=again)

    # Servers and guests

    def _guest_name(self) -> str:
        return login_name(self.words("page-guest"))

    async def _ask_name(self) -> str:
        """What one wants to be called. Raises CancelledError if one would rather not go there."""
        usual = self._guest_name()
        question = InputDialog(self.say("page-what-name"), self.signs, usual)
        name = await self.push_screen_wait_for(question)
        if name is None:
            raise asyncio.CancelledError
        return name

    async def ask(self, client: SeatClient, method: str, path: str) -> Answer:
        """Ask the server of a table something. Raises Refused."""
        server = self._servers[client.connection.code]
        return await ask(server, method, path, token=client.connection.token)

    async def save_record(self, client: SeatClient) -> Path:
        """Write the record of the match at a table to where one is. Raises Refused."""
        code, number = client.connection.code, client.table["match"]["number"]
        path = f"/api/tables/{code}/matches/{number}/record"
        answer = await fetch(self._servers[code], "GET", path, token=client.connection.token)
        for folder in (Path(), self._data):
            with suppress(OSError):
                file = (folder / f"stockpile-{code}-{number}.txt").absolute()
                file.write_bytes(answer.content)
                if file not in self._saved_records:
                    self._saved_records.append(file)
                return file
        raise Refused(Refusal("unsaved"))

    # What the first screen offers

    async def saved(self) -> list[dict[str, Any]]:
        """One's own games, the latest first."""
        return await self.own.saved()

    async def standing(self, code: str) -> Standing | None:
        """How a saved game stands."""
        return await self.own.standing(code)

    async def play(self, table: Mapping[str, Any]) -> None:
        """Open a table of one's own, and play there."""
        self._open(True)
        try:
            solo = await self.own.server()
            if table is self.table:
                code = await self.own.open(table, self._names, self._seed)
                self.own.recorded = code
            else:
                code = await self.own.open(table)
            token = await self.own.token()
        except (Refused, Unreadable) as wrong:
            self._complain(wrong)
            return
        self.sit_down(solo, code, token, watch=False)

    async def _find(self, code: str) -> None:
        """Go on with the saved game that was named on the command line."""
        self._open(True)
        try:
            self.own.recorded = await self.own.find(code)
        except Refused as refused:
            self._complain(refused)
            return
        await self.resume(self.own.recorded)

    def _tell_trouble(self, trouble: BotTrouble) -> None:
        """Say at the table what is wrong with a bot there."""
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                name = "" if trouble.seat is None else screen.client.names[trouble.seat]
                screen.client.note(self.words(trouble.message, name=name, reason=trouble.reason))
                screen.redraw()

    async def resume(self, code: str, *, review: bool = False) -> None:
        """Go on with a saved game, or ``review`` the match that was played there."""
        self._open(True)
        try:
            solo, token = await self.own.server(), await self.own.token()
        except Refused as refused:
            self._complain(refused)
            return
        self.sit_down(solo, code, token, watch=False, review=review)

    async def ask_for_link(self) -> None:
        """Let a table be named, and join it."""
        link = await self.push_screen_wait_for(
            InputDialog(self.say("page-code-or-link"), self.signs)
        )
        if link is None:
            return
        try:
            place = read_link(link)
        except Unreadable as wrong:
            self._say_problem(self.signs.text(say_refusal(self.words, wrong.refusal)))
            return
        await self.join(*place, watch=False)

    async def _go_there(self, base: str, code: str, seat: str | None) -> None:
        """Join the table that was named on the command line, or be at the first screen."""
        try:
            await self.join(base, code, seat, watch=self._watch)
        finally:
            self.bound = False
            if isinstance(self.screen, SetupScreen):
                self.screen.look_for_saved()

    async def push_screen_wait_for(self, screen: InputDialog) -> str | None:
        """What was typed on a screen."""
        typed: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        await self.push_screen(screen, typed.set_result)
        return await typed

    async def join(self, base: str, code: str, seat: str | None, *, watch: bool) -> None:
        """Come to a table of a running server."""
        server = RemoteServer(base)
        try:
            token = await sign_in(server, code, self.preferences, self._name, self._ask_name)
        except Refused as refused:
            self._complain(refused)
            return
        self.sit_down(server, code, token, watch=watch, seat_code=seat)

    def sit_down(
        self,
        server: Server,
        code: str,
        token: str,
        *,
        watch: bool,
        seat_code: str | None = None,
        review: bool = False,
    ) -> None:
        """Be at a table of a server, as the guest who has this token there."""
        screen: TableScreen | None = None
        self._open(False)

        def told(frame: Frame | None) -> None:
            if screen is not None:
                screen.hear(frame)

        connection = Connection(server, code, token, told)
        self._servers[code] = server
        client = SeatClient(connection, self.words, solo=isinstance(server, LocalServer))
        name = None if client.solo else self._name
        screen = TableScreen(client, watching=watch, seat_code=seat_code, name=name, review=review)
        self._left = client
        _ = self.push_screen(screen)
        self._disconnect()
        self._connected = self._begin(self._stay(connection))

    async def _stay(self, connection: Connection) -> None:
        """Be connected. A table where one cannot come in, and a server that plays what is not
        known here, are left again.
        """
        try:
            await connection.run()
            if connection.table is None and connection.ended is not None:
                raise Refused(connection.ended)
        except Refused as refused:
            self._connected = None
            self.to_start()
            self._complain(refused)
        except (Unreadable, LookupError, TypeError, ValueError):
            self._connected = None
            self.to_start()
            self._complain(Refused(Refusal("not-understood")))

    def to_start(self, *, for_good: bool = False) -> None:
        """Leave the table's screen; the seat stays, unless it was given up ``for_good``."""
        self._disconnect()
        if for_good:
            self._left = None
        while len(self.screen_stack) > 2:
            _ = self.pop_screen()
        if isinstance(self.screen, SetupScreen):
            self.screen.begin()

    def _open(self, opening: bool) -> None:
        self.opening = opening
        for screen in self.screen_stack:
            if isinstance(screen, SetupScreen):
                screen.redraw()

    def _complain(self, refused: Refused | Unreadable) -> None:
        self._open(False)
        self._say_problem(self.signs.text(say_refusal(self.words, refused.refusal)))

    def _say_problem(self, text: str) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, SetupScreen):
                screen.complain(text)


def _end_soon(status: int) -> None:
    """Nothing keeps it longer than this, be it a server that is gone or a terminal that is."""
    last = threading.Timer(EXIT_LIMIT_S, os._exit, (status,))
    last.daemon = True
    last.start()
