"""A bot from outside: it takes a free seat at a table, plays one match, and leaves.

python examples/bot.py LINK [NAME] [SECONDS-A-MOVE]
"""

import asyncio
import json
import secrets
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException


def worth(move: str) -> tuple[bool, bool, int]:
    """Rather the stock card; rather any lay than a discard or a pass; rather more tiles."""
    return "stock>" in move, ">d" not in move and move != "pass", move.count("-") + move.count("+")


def wish(person: int, table: Any, play: Any, deeds: list[str]) -> dict[str, Any] | None:
    """What to ask of the table as it stands, if anything."""
    own = next((one["seat"] for one in table["chairs"] if one.get("person") == person), None)
    if own is None:
        free = [one for one in table["chairs"] if "person" not in one and "bot" not in one]
        return {"type": "sit", "seat": free[0]["seat"]} if free and "sit" in deeds else None
    if "back" in deeds:  # the time was up, and another bot plays
        return {"type": "back"}
    if table["phase"] == "over":
        return {"type": "leave"}
    if own not in table["waiting_for"]:
        return None
    if table["phase"] == "playing":
        return {"type": "move", "move": max(play["moves"], key=worth), "version": play["version"]}
    return {"type": "ready", "contribution": secrets.token_hex(16)}


async def run(link: str, name: str = "Outside bot", pace: str = "0.5") -> None:
    base, _, code = link.rpartition("/t/")
    with urlopen(Request(f"{base}/api/guests", json.dumps({"name": name}).encode())) as answer:
        token = json.load(answer)["token"]
    seq: int | None = None  # the last thing that was seen
    waiting: dict[str, Any] | None = None  # the command that has not been answered
    person, table, play = 0, None, None
    deeds: list[str] = []  # what could be asked for
    while True:
        try:
            async with connect(f"ws{base[4:]}/api/tables/{code}/connection") as server:
                hello = {"type": "hello", "protocol": 2, "token": token, "after": seq}
                await server.send(json.dumps(hello))
                async for text in server:
                    told = json.loads(text)
                    if told["type"] in ("welcome", "update"):
                        seq = told["seq"]
                        table, play = told.get("table", table), told.get("round", play)
                        deeds = told.get("deeds", deeds)
                    if told["type"] == "refused" and told.get("final"):
                        sys.exit(f"{name} cannot play: {told['code']}")
                    if told["type"] == "welcome":
                        person = told["you"]["person"]
                        if waiting:  # asked again by the same id, it is not done twice
                            await server.send(json.dumps(waiting))
                    if waiting and waiting["id"] in (told.get("id"), told.get("command")):
                        if wait := told.get("args", {}).get("wait_ms"):  # that was too fast
                            await asyncio.sleep(wait / 1000)
                            await server.send(json.dumps(waiting))
                            continue
                        if waiting["type"] == "leave":
                            return
                        waiting = None
                    if table and not waiting and (asked := wish(person, table, play, deeds)):
                        await asyncio.sleep(float(pace))
                        waiting = {**asked, "id": secrets.token_hex(8)}
                        await server.send(json.dumps(waiting))
        except (OSError, WebSocketException):
            pass
        await asyncio.sleep(1)  # the connection is lost: come back


if __name__ == "__main__":
    if {"-h", "--help"} & {*sys.argv}:
        print(__doc__)
    elif len(sys.argv) not in (2, 3, 4):
        sys.exit(__doc__)
    else:
        asyncio.run(run(*sys.argv[1:]))
