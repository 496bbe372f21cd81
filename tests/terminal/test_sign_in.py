"""Who one is at a server, whatever other windows do meanwhile."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from stockpile.core.refusal import Refusal, Refused
from stockpile.terminal.client.preferences import Preferences
from stockpile.terminal.client.sign_in import sign_in
from stockpile.terminal.client.transport import Answer


class Somewhere:
    """A server that knows one table, and gives out tokens."""

    address = "http://192.168.1.5:8420"

    def __init__(self) -> None:
        self.names: list[str] = []

    async def request(self, method: str, path: str, body: bytes, token: str | None) -> Answer:
        said: dict[str, Any] = {}
        status = 200
        if path == "/api/guests":
            self.names.append(json.loads(body)["name"])
            said = {"token": f"token-{len(self.names)}"}
        elif path.startswith("/api/tables/") and not path.endswith("93ZCAQ"):
            status, said = 404, {"code": "no-such-table", "args": {"table": path[-6:]}}
        return Answer(status, json.dumps(said).encode())


async def come(server: Somewhere, data: Path, code: str = "93ZCAQ", name: str = "Ann") -> str:
    async def ask_name() -> str:
        await asyncio.sleep(0)
        return name

    return await sign_in(server, code, Preferences(data), None, ask_name)  # type: ignore[arg-type]


def test_windows_opened_at_the_same_time_are_one_person(tmp_path: Path) -> None:
    server = Somewhere()
    asked, answer = asyncio.Event(), asyncio.Event()

    async def ask_name() -> str:
        asked.set()
        await answer.wait()
        return "Ben"

    async def both() -> list[str]:
        slow = asyncio.create_task(
            sign_in(server, "93ZCAQ", Preferences(tmp_path), None, ask_name)  # type: ignore[arg-type]
        )
        await asked.wait()
        first = await come(server, tmp_path)
        answer.set()
        return [first, await slow]

    first, second = asyncio.run(both())
    assert first == second == Preferences(tmp_path).token(server.address)
    assert server.names == ["Ann"]
    assert Preferences(tmp_path).get("name", "") == "Ann"


def test_what_another_window_remembers_is_not_lost(tmp_path: Path) -> None:
    one, other = Preferences(tmp_path), Preferences(tmp_path)
    one.keep_token("http://a", "1")
    other.keep_token("http://b", "2")
    one.keep(theme="light")
    assert [Preferences(tmp_path).token(f"http://{place}") for place in "ab"] == ["1", "2"]


def test_a_table_that_is_not_there_is_said_to_be_looked_for_there(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        asyncio.run(come(Somewhere(), tmp_path, "ABCDEF"))
    there = Refusal("no-such-table-there", table="ABCDEF", address=Somewhere.address)
    assert refused.value.refusal == there
