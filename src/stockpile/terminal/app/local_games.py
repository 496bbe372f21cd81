"""One's own games, as the app has them: opened, found again, recorded."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from stockpile.core.refusal import Refused
from stockpile.terminal.client.local_bots import BotTrouble
from stockpile.terminal.client.local_server import LocalServer, Standing
from stockpile.terminal.client.preferences import Preferences
from stockpile.terminal.client.transport import ask


class LocalGames:
    """The server in this process, which starts when it is needed first."""

    def __init__(
        self,
        data: Path,
        preferences: Preferences,
        usual_name: Callable[[], str],
        make: Callable[[Path], LocalServer],
    ) -> None:
        self._data = data
        self._preferences = preferences
        self._usual_name = usual_name
        self._make = make
        self._solo: LocalServer | None = None
        self._opening = asyncio.Lock()
        self.tell: Callable[[BotTrouble], None] = lambda _: None
        """Who hears of trouble with bots."""
        self.record: Callable[[str], None] | None = None
        """Keeps the record of a game when everything ends. May raise OSError."""
        self.recorded: str | None = None
        """The code of that game."""
        self.unwritten = False
        """Whether the record could not be written."""

    async def server(self) -> LocalServer:
        """The server, running. Raises Refused."""
        # The first screen looks for saved games while somebody may press Enter already.
        async with self._opening:
            if self._solo is None:
                solo = self._make(self._data)
                await solo.start()
                solo.bots.tell = self.tell
                self._solo = solo
        return self._solo

    async def token(self) -> str:
        """Who one is there. Raises Refused."""
        name = self._preferences.get("name", "") or self._usual_name()
        return await (await self.server()).own_token(self._preferences, name)

    async def open(
        self, table: Mapping[str, Any], names: Sequence[str] = (), seed: str | None = None
    ) -> str:
        """Open a table (`LocalServer.open`); its code. Raises Refused, Unreadable."""
        return await (await self.server()).open(await self.token(), table, names=names, seed=seed)

    async def find(self, code: str) -> str:
        """The code of a saved game, however it was typed. Raises Refused."""
        return await (await self.server()).find(await self.token(), code)

    async def saved(self) -> list[dict[str, Any]]:
        """One's games, the latest first."""
        try:
            server = await self.server()
            token = self._preferences.token(server.address)
            if token is None:
                return []
            answer = await ask(server, "GET", "/api/me", token=token)
        except Refused:
            return []
        tables: list[dict[str, Any]] = answer.body["tables"]
        return tables

    async def standing(self, code: str) -> Standing | None:
        """How a saved game stands."""
        try:
            return await (await self.server()).standing(code)
        except Refused:
            return None

    async def close(self) -> None:
        """End everything, once the record is written."""
        solo = self._solo
        if solo is None:
            return
        if self.recorded is not None and self.record is not None:
            try:
                record = await solo.record(self.recorded)
                if record is not None:
                    self.record(record)
            except (OSError, Refused):
                self.unwritten = True
        await solo.close()
