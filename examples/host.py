"""A host without a seat: opens a table, starts the match when every chair is taken, and watches it.

python examples/host.py SERVER [GAME] [SEATS]

A server that wants a key for new tables finds it in the environment variable STOCKPILE_CREATE_KEY.
"""

import asyncio
import json
import os
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException


def ask(address: str, body: dict[str, Any], token: str = "") -> Any:
    """Ask the server for something over HTTP."""
    headers = {"authorization": f"Bearer {token}"}
    headers["stockpile-key"] = os.environ.get("STOCKPILE_CREATE_KEY", "")
    try:
        with urlopen(Request(address, json.dumps(body).encode(), headers)) as answer:
            return json.load(answer)
    except HTTPError as wrong:
        sys.exit(f"The server refuses: {wrong.read().decode()}")


async def watch(address: str, token: str, after: int | None) -> int | None:
    """Tell what happens; the last seq seen if the connection is lost, None when all is over."""
    table: Any = None
    deeds: list[str] = []  # what could be asked for
    try:
        async with connect(address) as server:
            hello = {"type": "hello", "protocol": 2, "token": token, "after": after}
            await server.send(json.dumps(hello))
            async for text in server:
                told = json.loads(text)
                if told["type"] == "refused":
                    print("The server says:", told["code"], flush=True)
                if told["type"] not in ("welcome", "update"):
                    continue
                after, table = told["seq"], told.get("table", table)
                deeds = told.get("deeds", deeds)
                for one in told.get("happened", ()):
                    print(*(f"{name}={value}" for name, value in one.items()), flush=True)
                taken = all("person" in one or "bot" in one for one in table["chairs"])
                ready = taken and not table["waiting_for"]
                if "table" in told and "start" in deeds and ready:
                    await server.send(json.dumps({"type": "start"}))
                if table["phase"] == "over":
                    print("Won by seat", *table["match"]["winners"])
                    return None
    except (OSError, WebSocketException):
        pass
    return after


async def run(base: str, game: str = "skipbo", seats: str = "2") -> None:
    base = base.rstrip("/")
    token = ask(f"{base}/api/guests", {"name": "Host"})["token"]
    opened = ask(f"{base}/api/tables", {"game": game, "seats": int(seats), "pace": "fast"}, token)
    print("Players sit down at", opened["link"], flush=True)
    after: int | None = 0
    while after is not None:
        after = await watch(f"ws{base[4:]}/api/tables/{opened['code']}/connection", token, after)
        await asyncio.sleep(1)
    print(f"Record: {base}/api/tables/{opened['code']}/matches/1/record")


if __name__ == "__main__":
    if {"-h", "--help"} & {*sys.argv}:
        print(__doc__)
    elif len(sys.argv) not in (2, 3, 4):
        sys.exit(__doc__)
    else:
        asyncio.run(run(*sys.argv[1:]))
