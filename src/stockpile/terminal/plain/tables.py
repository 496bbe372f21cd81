"""The table that line mode is at: one of its own, or one on a server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from stockpile.core.refusal import Refused
from stockpile.core.seats import seat_letter
from stockpile.table.state import SEEDED_MATCH_NAME
from stockpile.terminal.client.local_bots import BotTrouble
from stockpile.terminal.client.local_server import LocalServer
from stockpile.terminal.client.preferences import Preferences
from stockpile.terminal.client.seat_client import NOBODY, SeatClient, say_refusal
from stockpile.terminal.client.sign_in import sign_in
from stockpile.terminal.client.transport import AnyServer
from stockpile.terminal.plain.output import LineOutput
from stockpile.terminal.play_request import PlayRequest

AskName = Callable[[], Awaitable[str]]
Found = tuple[AnyServer, str, str]
"""A server, and a table's code and a guest's token there."""


class RemoteTable:
    """A table on a server."""

    def __init__(self, request: PlayRequest, data: Path, output: LineOutput) -> None:
        self._request = request
        self._preferences = Preferences(data)
        self._output = output

    async def find(self, ask_name: AskName) -> Found:
        """Sign in at the server. Raises Refused."""
        from stockpile.terminal.client.remote_server import RemoteServer

        link = self._request.link
        assert link is not None
        server = RemoteServer(link.base)
        name = self._request.name
        token = await sign_in(server, link.code, self._preferences, name, ask_name)
        return server, link.code, token

    async def arrived(self, client: SeatClient) -> None:
        """There is nothing to prepare."""

    async def leave(self) -> None:
        """The server goes on without us."""

    def say_farewell(self, client: SeatClient) -> None:
        """Tell the command that comes back."""
        watch = ["--watch"] if client.seat == NOBODY else []
        command = self._request.command("--plain", "--join", client.connection.link, *watch)
        self._output.say(self._output.words("join-left"))
        self._output.write(f"  {command}\n")


class LocalTable:
    """A table in this process. If the games folder cannot be used, the game is not saved."""

    def __init__(
        self,
        request: PlayRequest,
        data: Path,
        output: LineOutput,
        make: Callable[..., LocalServer] = LocalServer,
    ) -> None:
        self._request = request
        self._data = data
        self._output = output
        self._make = make
        self._server: LocalServer | None = None
        self._unsaved: TemporaryDirectory[str] | None = None
        self._client: SeatClient | None = None

    async def find(self, ask_name: AskName) -> Found:
        """Open the table, or find the saved game. Raises Refused, Unreadable."""
        try:
            server = await self._start(self._data)
        except Refused as refused:
            if self._request.resume is not None:
                raise
            words = self._output.words
            reason = say_refusal(words, refused.refusal).rstrip(".")
            self._output.say(words("play-save-failed", reason=reason))
            self._unsaved = TemporaryDirectory()
            server = await self._start(Path(self._unsaved.name))
        return server, *await server.play(self._request, seat_letter(0))

    async def _start(self, data: Path) -> LocalServer:
        server = self._make(data, awake=False, hurry=True)
        server.bots.tell = self._tell_trouble
        await server.start()
        self._server = server
        return server

    def _tell_trouble(self, trouble: BotTrouble) -> None:
        names = [] if self._client is None else self._client.names
        self._output.say_once(trouble.text(self._output.words, names))

    async def arrived(self, client: SeatClient) -> None:
        """Have strong bots prepared, and say so if that takes a while."""
        assert self._server is not None
        self._client = client
        levels = [one["bot"] for one in client.chairs if "bot" in one]
        if await self._server.bots.prepare(levels, client.game.name) == "coming":
            waits = client.table["match"]["name"] == SEEDED_MATCH_NAME
            self._output.say(self._output.words("play-preparing" + ("-wait" if waits else "")))

    async def leave(self) -> None:
        """Save the record, and stop the bots."""
        try:
            if self._server is not None:
                await self._server.close()
        finally:
            if self._unsaved is not None:
                self._unsaved.cleanup()

    def say_farewell(self, client: SeatClient) -> None:
        """Tell the command that continues the game, unless it is over."""
        if client.phase == "over":
            return
        say, words = self._output.say, self._output.words
        if self._unsaved is not None:
            say(words("play-left-unsaved"))
            return
        say(words("play-left-saved"))
        command = self._request.command("--plain", "--resume", client.connection.code)
        self._output.write(f"  {command}\n")
