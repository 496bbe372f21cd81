"""Which table line mode is at: one of a running server, or one of one's own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, Protocol

from stockpile.core.refusal import Refused
from stockpile.table.state import SEEDED
from stockpile.terminal.client.local_bots import BotTrouble
from stockpile.terminal.client.local_server import LocalServer
from stockpile.terminal.client.preferences import Preferences
from stockpile.terminal.client.remote_server import RemoteServer, TableLink
from stockpile.terminal.client.seat_client import SeatClient, say_refusal
from stockpile.terminal.client.sign_in import sign_in
from stockpile.terminal.client.transport import Server
from stockpile.terminal.plain.reporter import Reporter


class Table(NamedTuple):
    """A table to sit down at, and who one is there."""

    server: Server
    code: str
    token: str


class Visit(Protocol):
    """The way to a table, and from it."""

    seat_code: str | None
    """What moves a seat of another device's here, if that is wanted."""
    name: str | None
    """What one wants to be called at the table of others."""

    async def come(self, ask_name: Callable[[], Awaitable[str]]) -> Table:
        """Find the table. Raises Refused."""
        ...

    async def arrive(self, client: SeatClient) -> None:
        """Say what there is to be said besides, once one is there."""
        ...

    async def leave(self) -> None:
        """Go, with nothing left running."""
        ...

    def say_farewell(self, client: SeatClient) -> None:
        """Tell the way back."""
        ...


class Joining:
    """A table of a running server."""

    def __init__(
        self,
        place: TableLink,
        name: str | None,
        preferences: Preferences,
        report: Reporter,
        going_on: Callable[[str, bool], str],
    ) -> None:
        self._place = place
        self._preferences = preferences
        self._report = report
        self._going_on = going_on
        self.seat_code = place.seat
        self.name = name

    async def come(self, ask_name: Callable[[], Awaitable[str]]) -> Table:
        """Be known to the server."""
        server, code = RemoteServer(self._place.base), self._place.code
        token = await sign_in(server, code, self._preferences, self.name, ask_name)
        return Table(server, code, token)

    async def arrive(self, client: SeatClient) -> None:
        """All is said already."""

    async def leave(self) -> None:
        """It goes on without us."""

    def say_farewell(self, client: SeatClient) -> None:
        """Tell the link, whole, to be copied."""
        self._report.say(self._report.words("join-left"))
        command = self._going_on(client.connection.link, client.chair == {})
        self._report.out.write(f"  {command}\n")


class Playing(NamedTuple):
    """A game of one's own: a saved one, by its code, or a new one, as the protocol has it."""

    table: str | Mapping[str, Any]
    names: tuple[str, ...] = ()
    seed: str | None = None
    record: Callable[[str], None] | None = None
    """Keeps the record of the match when it is over or left. May raise OSError."""


class Alone:
    """A table of one's own, in this process.

    Where the folder for saved games cannot be used, the game is played without being saved.
    """

    seat_code: str | None = None
    name: str | None = None

    def __init__(
        self,
        playing: Playing,
        data: Path,
        report: Reporter,
        going_on: Callable[[str], str],
        make: Callable[..., LocalServer] = LocalServer,
    ) -> None:
        self._playing = playing
        self._data = data
        self._report = report
        self._going_on = going_on
        self._make = make
        self._solo: LocalServer | None = None
        self._code: str | None = None
        self._folder: TemporaryDirectory[str] | None = None
        self._client: SeatClient | None = None

    async def come(self, ask_name: Callable[[], Awaitable[str]]) -> Table:
        """Open the table, or find it again."""
        solo, preferences = await self._open(), Preferences(self._data)
        table, names, seed, _ = self._playing
        token = await solo.own_token(
            preferences if self._folder is None else Preferences(solo.data), "A"
        )
        if isinstance(table, str):
            code = await solo.find(token, table)
        else:
            code = await solo.open(token, table, names=names, seed=seed)
        self._code = code
        return Table(solo, code, token)

    async def _open(self) -> LocalServer:
        report = self._report
        try:
            solo = await self._start(self._data)
        except Refused as refused:
            if isinstance(self._playing.table, str):
                raise
            reason = say_refusal(report.words, refused.refusal).rstrip(".")
            report.say(report.words("play-save-failed", reason=reason))
            self._folder = TemporaryDirectory()
            solo = await self._start(Path(self._folder.name))
        solo.bots.tell = self._tell
        return solo

    async def _start(self, data: Path) -> LocalServer:
        solo = self._make(data, awake=False, hurry=True)
        await solo.start()
        self._solo = solo
        return solo

    def _tell(self, trouble: BotTrouble) -> None:
        """Say what is wrong with a bot, once."""
        name = (
            "" if trouble.seat is None or self._client is None else self._client.names[trouble.seat]
        )
        self._report.say_once(trouble.message, name=name, reason=trouble.reason)

    async def arrive(self, client: SeatClient) -> None:
        """Have strong bots prepared, and say so if that takes a while."""
        assert self._solo is not None
        self._client = client
        levels = [one["bot"] for one in client.chairs if "bot" in one]
        if await self._solo.bots.prepare(levels, client.game.name) == "coming":
            waits = client.table["match"]["name"] == SEEDED
            self._report.say(self._report.words("play-preparing" + ("-wait" if waits else "")))

    async def leave(self) -> None:
        """Keep the record, and end the bots."""
        if self._solo is None:
            return
        try:
            if self._code is not None and self._playing.record is not None:
                record = await self._solo.record(self._code)
                if record is not None:
                    self._playing.record(record)
        finally:
            await self._solo.close()
            if self._folder is not None:
                self._folder.cleanup()

    def say_farewell(self, client: SeatClient) -> None:
        """Tell what to type to go on, whole, to be copied; nothing where the match is over."""
        report = self._report
        if client.phase == "over":
            return
        if self._folder is not None:
            report.say(report.words("play-left-unsaved"))
            return
        report.say(report.words("play-left-saved"))
        report.out.write(f"  {self._going_on(client.table['code'])}\n")
