"""A host without a seat: opens a table, starts the match when every chair is taken, and watches it.

python examples/host.py SERVER [GAME] [SEATS]
"""

import asyncio
import json
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def ask(address: str, body: dict[str, Any], token: str = "") -> Any:
    """Ask the server for something over HTTP."""
    request = Request(address, json.dumps(body).encode(), {"authorization": f"Bearer {token}"})
    with urlopen(request) as answer:
        return json.load(answer)


async def run(base: str, game: str = "skipbo", seats: str = "2") -> None:
    base = base.rstrip("/")
    token = ask(f"{base}/api/guests", {"name": "Host"})["token"]
    opened = ask(f"{base}/api/tables", {"game": game, "seats": int(seats), "pace": "fast"}, token)
    print("Players sit down at", opened["link"], flush=True)
    async with connect(f"ws{base[4:]}/api/tables/{opened['code']}/connection") as server:
        await server.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
        table: Any = None
        async for text in server:
            told = json.loads(text)
            if told["type"] == "refused":
                sys.exit(f"The server refuses: {told['code']}")
            for event in told.get("events", ()):
                print(*(f"{name}={value}" for name, value in event.items()), flush=True)
            table = told.get("table", table)
            ready = all(one.get("ready") or one.get("bot") for one in table["chairs"])
            if "table" in told and table["phase"] == "gathering" and ready:
                await server.send(json.dumps({"type": "start", "id": "start"}))
            if table["phase"] == "over":
                print("Won by seat", *table["match"]["winners"])
                print(f"Record: {base}/api/tables/{opened['code']}/matches/1/record")
                return


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3, 4):
        sys.exit(__doc__)
    asyncio.run(run(*sys.argv[1:]))
