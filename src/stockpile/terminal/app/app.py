"""The app: its screens, its words and colours, and the server that it talks to."""

from __future__ import annotations

import asyncio
import os
import shlex
import signal
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from stockpile.extras import needs

with needs("stockpile.terminal.app", "terminal"):
    from textual.app import App
    from textual.binding import Binding, BindingType
    from textual.driver import Driver
    from textual.screen import Screen
    from textual.worker import WorkerError

from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.terminal.app.dialogs import InputDialog, Menu, TextPage
from stockpile.terminal.app.setup_screen import SetupScreen
from stockpile.terminal.app.signs import ASCII, UNICODE
from stockpile.terminal.app.table_screen import TableScreen
from stockpile.terminal.app.themes import DEFAULT_THEME, THEME_NAMES, THEMES
from stockpile.terminal.client.connection import Connection, Frame
from stockpile.terminal.client.local_bots import BotTrouble
from stockpile.terminal.client.local_server import LocalServer
from stockpile.terminal.client.preferences import Preferences, login_name
from stockpile.terminal.client.seat_client import NOBODY, SeatClient, say_refusal
from stockpile.terminal.client.sign_in import sign_in
from stockpile.terminal.client.transport import AnyServer, ask
from stockpile.terminal.play_request import PlayRequest
from stockpile.words import languages

EXIT_LIMIT_S = 3.0
"""How long the app may take to end after a signal, or without a terminal."""
SIGNAL_EXIT_BASE = 128
"""The exit status of a program that a signal ended is this plus the signal's number."""
LANGUAGE_NAMES = {
    "de": "Deutsch",
    "en": "English",
    "fr": "Français",
    "it": "Italiano",
    "nl": "Nederlands",
}


class StockpileApp(App[None]):
    """Play alone, or at a table on a server."""

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
        request: PlayRequest,
        *,
        data: Path,
        theme: str | None = None,
        ascii_only: bool = False,
        make_server: Callable[[Path], LocalServer] = LocalServer,
        first: Callable[[StockpileApp], Screen[None]] | None = None,
    ) -> None:
        # Without colours, use the terminal's own instead of shades of grey.
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        for one in THEMES.values():
            self.register_theme(one)
        self.title = "Stockpile"
        self.request = request
        self.preferences = Preferences(data)
        self._data = data
        self._make_server = make_server
        self._first = first
        self.signs = ASCII if ascii_only else UNICODE
        language = request.words.language
        if not request.language_chosen:
            language = self.preferences.get("language", language)
        self.words = self.signs.words(
            language if language in languages() else request.words.language
        )
        self.chosen_theme = ""
        wanted = theme or self.preferences.get("theme", DEFAULT_THEME)
        self.paint(wanted if wanted in THEMES else DEFAULT_THEME, keep=False)
        self._look = ["--ascii"] if ascii_only else []
        self._look += ["--theme", theme] if theme else []
        self.joining = request.link is not None
        """Whether a table elsewhere is about to be shown: the local server may not be needed."""
        self.opening = False
        """Whether a table is about to be shown: nothing else can be started."""
        self._saved_records: list[Path] = []
        self._record_failed = False
        self._left: SeatClient | None = None
        """The seat that was taken last."""

    @cached_property
    def local(self) -> LocalServer:
        server = self._make_server(self._data)
        server.bots.tell = self._tell_trouble
        return server

    # Words and colours

    def speak(self, language: str) -> None:
        """Use this language from now on."""
        self.words = self.signs.words(language)
        self.preferences.keep(language=language)
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.client.speak(self.words)
            if isinstance(screen, TableScreen | SetupScreen):
                screen.redraw()

    def paint(self, theme: str, *, keep: bool = True) -> None:
        """Use these colours from now on."""
        self.chosen_theme = theme
        self.theme = f"stockpile-{theme}"
        if keep:
            self.preferences.keep(theme=theme)

    def language_choices(self) -> list[tuple[str, str]]:
        """The languages, each by its own name."""
        return [(one, self.signs.text(LANGUAGE_NAMES.get(one, one))) for one in languages()]

    def theme_choices(self) -> list[tuple[str, str]]:
        return [(one, self.words(message)) for one, message in THEME_NAMES.items()]

    def choose(
        self,
        title: str,
        choices: Sequence[tuple[str, str]],
        then: Callable[[str], None],
        about: str = "",
    ) -> None:
        """Show a menu; ``then`` gets what is chosen, if anything is."""
        menu = Menu(self.words(title), choices, self.signs, about)
        _ = self.push_screen(menu, lambda one: then(one) if one else None)

    def show_page(self, title: str, page: Sequence[Any], *, at_end: bool = False) -> None:
        _ = self.push_screen(TextPage(self.words(title), page, self.words, at_end=at_end))

    # Start and end

    def get_driver_class(self) -> type[Driver]:
        return _tolerant(super().get_driver_class(), self._terminal_lost)

    def _end(self, number: int) -> None:
        """Quit because of a signal, as if the person had quit."""
        _end_soon(SIGNAL_EXIT_BASE + number)
        self.exit(return_code=SIGNAL_EXIT_BASE + number)

    def _terminal_lost(self) -> None:
        _end_soon(SIGNAL_EXIT_BASE + signal.SIGHUP)
        self.call_later(self.exit)

    async def on_mount(self) -> None:
        # Signals cannot be handled on every system, nor inside other programs.
        with suppress(NotImplementedError, RuntimeError, AttributeError):
            for one in (signal.SIGTERM, signal.SIGHUP):
                asyncio.get_running_loop().add_signal_handler(one, self._end, one)
        await self.push_screen(self._first(self) if self._first else SetupScreen(self))
        if self.joining:
            self.run_worker(self._join_first())
        elif self.request.table is not None or self.request.resume is not None:
            self.run_worker(self.play(self.request))

    async def on_unmount(self) -> None:
        workers = [*self.workers]
        for worker in workers:
            # One that was cancelled before is closing its connection.
            if not worker.is_cancelled:
                worker.cancel()
        for worker in workers:
            with suppress(WorkerError, asyncio.CancelledError):
                await worker.wait()
        if "local" in self.__dict__:
            try:
                await self.local.close()
            except (OSError, Refused):
                self._record_failed = True

    @property
    def farewell(self) -> str:
        """What to say at the end: where records are, and how to come back to a table."""
        said = [self.say_saved(one) for one in self._saved_records]
        if self._record_failed:
            said.append(self.words("refusal-unsaved"))
        left = self._left
        if left is not None and left.connection.table is not None and left.connection.ended is None:
            if not left.solo:
                watch = ["--watch"] if left.seat == NOBODY else []
                back = self._command("--join", left.connection.link, *watch)
                said.append(self.words("app-left-table", command=back))
            elif left.phase != "over":
                said.append(self.words("app-left", command=self._command()))
        return "\n".join(said)

    def _command(self, *arguments: str) -> str:
        return self.request.command(*arguments, *self._look, language=self.words.language)

    def say_saved(self, record: Path) -> str:
        """Where a record is, and how to see it."""
        again = shlex.join([self.request.program, "replay", str(record)])
        return self.words("app-record-saved", command=again)

    async def save_record(self, client: SeatClient) -> Path:
        """Write the record of a table's match to the working directory. Raises Refused."""
        code, number = client.connection.code, client.table["match"]["number"]
        answer = await client.connection.get(f"/matches/{number}/record", json=False)
        for folder in (Path(), self._data):
            with suppress(OSError):
                file = (folder / f"stockpile-{code}-{number}.txt").absolute()
                file.write_bytes(answer.content)
                if file not in self._saved_records:
                    self._saved_records.append(file)
                return file
        raise Refused(Refusal("unsaved"))

    # To a table and back

    async def play(self, request: PlayRequest, *, review: bool = False) -> None:
        """Play alone, or ``review`` the match that was played there."""
        self._set_opening(True)
        name = self.preferences.get("name", "") or self._guest_name()
        try:
            code, token = await self.local.play(request, name)
        except (Refused, Unreadable) as wrong:
            self._complain(wrong.refusal)
            return
        self.sit_down(self.local, code, token, request, review=review)

    async def ask_for_link(self) -> None:
        from stockpile.terminal.client.remote_server import read_link

        typed = await self.push_screen_wait(
            InputDialog(self.words("page-code-or-link"), self.signs)
        )
        if typed is None:
            return
        try:
            link = read_link(typed)
        except Unreadable as wrong:
            self._complain(wrong.refusal)
            return
        await self.join(PlayRequest(words=self.words, link=link))

    async def open_for_friends(self, table: Mapping[str, Any]) -> None:
        """Open a table on a server, for others to join by its link."""
        from stockpile.terminal.client.remote_server import (
            DEFAULT_ADDRESS,
            RemoteServer,
            TableLink,
            read_address,
        )

        known = self.preferences.get("server", DEFAULT_ADDRESS)
        dialog = InputDialog(self.words("app-friends-where"), self.signs, known)
        typed = await self.push_screen_wait(dialog)
        if typed is None:
            return
        try:
            server = RemoteServer(read_address(typed))
            token = await sign_in(server, None, self.preferences, None, self._ask_name)
            opened = await ask(server, "POST", "/api/tables", table, token=token)
        except (Refused, Unreadable) as wrong:
            self._complain(wrong.refusal)
            return
        self.preferences.keep(server=server.address)
        code = str(opened.body["code"])
        link = TableLink(server.address, code, None)
        self.sit_down(server, code, token, PlayRequest(words=self.words, link=link))

    async def _join_first(self) -> None:
        """Join the table of the command line, or show the first screen."""
        try:
            await self.join(self.request)
        finally:
            self.joining = False
            if isinstance(self.screen, SetupScreen):
                self.screen.look_for_saved()

    async def join(self, request: PlayRequest) -> None:
        from stockpile.terminal.client.remote_server import RemoteServer

        assert request.link is not None
        server, code = RemoteServer(request.link.base), request.link.code
        try:
            token = await sign_in(server, code, self.preferences, request.name, self._ask_name)
        except Refused as refused:
            self._complain(refused.refusal)
            return
        self.sit_down(server, code, token, request)

    def _guest_name(self) -> str:
        return login_name(self.words("page-guest"))

    async def _ask_name(self) -> str:
        """The name to join with. Raises CancelledError if the person would rather not join."""
        dialog = InputDialog(self.words("page-what-name"), self.signs, self._guest_name())
        name = await self.push_screen_wait(dialog)
        if name is None:
            raise asyncio.CancelledError
        return str(name)

    def sit_down(
        self,
        server: AnyServer,
        code: str,
        token: str,
        request: PlayRequest,
        *,
        review: bool = False,
    ) -> None:
        """Show a table, as the guest of this token sees it."""
        self._set_opening(False)

        def told(frame: Frame | None) -> None:
            screen.hear(frame)

        connection = Connection(server, code, token, told)
        client = SeatClient(connection, self.words, solo=isinstance(server, LocalServer))
        screen = TableScreen(self, client, request, review=review)
        self._left = client
        _ = self.push_screen(screen)
        self.run_worker(self._stay(connection), group="connection", exclusive=True)

    async def _stay(self, connection: Connection) -> None:
        """Stay connected. A table that cannot be entered or understood is left again."""
        await connection.run()
        ended = connection.ended
        if ended is not None and (connection.table is None or ended.code == "not-understood"):
            self.to_start()
            self._complain(ended)

    def to_start(self, *, for_good: bool = False) -> None:
        """Leave the table's screen; the seat stays, unless it was given up ``for_good``."""
        self.workers.cancel_group(self, "connection")
        if for_good:
            self._left = None
        while len(self.screen_stack) > 2:
            _ = self.pop_screen()
        if isinstance(self.screen, SetupScreen):
            self.screen.begin()

    def _setup(self) -> SetupScreen | None:
        return next((one for one in self.screen_stack if isinstance(one, SetupScreen)), None)

    def _set_opening(self, opening: bool) -> None:
        self.opening = opening
        if setup := self._setup():
            setup.redraw()

    def _complain(self, refusal: Refusal) -> None:
        self._set_opening(False)
        if setup := self._setup():
            setup.complain(say_refusal(self.words, refusal))

    def _tell_trouble(self, trouble: BotTrouble) -> None:
        """Say at the table what is wrong with a bot there."""
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.client.note(trouble.text(self.words, screen.client.names))
                screen.redraw()


def _end_soon(status: int) -> None:
    """Exit by force after a while, in case a server or the terminal keeps the app from ending."""
    last = threading.Timer(EXIT_LIMIT_S, os._exit, (status,))
    last.daemon = True
    last.start()


def _tolerant(driver: Any, lost: Callable[[], None]) -> type[Driver]:
    """A driver that survives bytes that are not text.

    ``lost`` is called in its thread when there is no terminal any more.
    """
    if not hasattr(driver, "run_input_thread"):
        return driver  # type: ignore[no-any-return]

    class TolerantDriver(driver):  # type: ignore[misc]
        def run_input_thread(self) -> None:
            while True:
                try:
                    super().run_input_thread()
                except UnicodeDecodeError:
                    continue
                except OSError:
                    pass
                if not self.exit_event.is_set():
                    lost()
                return

    return TolerantDriver
