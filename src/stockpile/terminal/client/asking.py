"""What a table waits for: from this person, or from others; and how it is said."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from stockpile.core.seats import seat_number
from stockpile.terminal.client.seat_client import SeatClient


class Step(NamedTuple):
    """What the table waits for from this person: what it is called, and the command."""

    called: str
    command: str
    fields: Mapping[str, Any]


def thrown() -> dict[str, str]:
    """Something new for the shuffle."""
    return {"contribution": secrets.token_hex(16)}


def next_step(side: SeatClient) -> Step | None:
    """What would bring the table on, if it is this person's to do. A move is none of these."""
    words = side.words
    if side.table["paused"]:
        go_on = Step(words("table-go-on"), "pause", {"pause": False})
        return go_on if side.may("pause") else None
    if side.may("back"):
        return Step(words("table-take-over"), "back", {})
    if side.may("rematch"):
        return Step(words("ending-rematch"), "rematch", {})
    if side.phase == "between":
        if side.seat in awaited(side):
            return Step(words("ending-next"), "ready", thrown())
        return Step(words("ending-start"), "start", thrown()) if side.may("start") else None
    if side.may("start"):
        return Step(words("page-start"), "start", thrown())
    if not side.may("ready"):
        return None
    if side.chair.get("ready"):
        return Step(words("page-not-ready", count=1), "ready", {"ready": False})
    return Step(words("page-ready", count=1), "ready", thrown())


def free_seat(side: SeatClient) -> str | None:
    """Where somebody who comes can sit down: rather on an empty chair than on a bot's."""
    free = [one for one in side.chairs if "person" not in one]
    free.sort(key=lambda one: "bot" in one)
    return str(free[0]["seat"]) if free and side.may("sit") else None


def gathering(side: SeatClient) -> str:
    """What the table waits for before a match, to somebody who has a seat."""
    words = side.words
    waiting = awaited(side)
    if waiting and side.is_host:
        names = side.telling.people(waiting)
        return words("page-waiting-for", names=names, count=len(waiting))
    if not side.is_host:
        if not side.chair.get("ready"):
            return words("page-say-ready")
        return words("page-host-starts", name=side.name_of(side.table["host"]))
    empty = sum(1 for one in side.chairs if "person" not in one and "bot" not in one)
    return words("page-bots-will-sit", count=empty) if empty else words("page-all-here")


def ending(side: SeatClient) -> Iterator[str]:
    """Who has won a round or a match, and who is waited for."""
    words, telling = side.words, side.telling
    match, view = side.table["match"], side.view or {}
    outcome = view.get("outcome") or {"winners": [], "points": 0}
    over = side.phase == "over"
    winners = match["winners"] if over and match["winners"] is not None else outcome["winners"]
    who = telling.side([seat_number(one) for one in winners])
    if over:
        title = words("ending-won", **who) if winners else words("ending-drawn")
    else:
        number = match["round"]
        title = words("ending-drawn-round", round=number)
        if winners:
            title = words("ending-won-round", **who, round=number)
    if outcome["winners"] and side.scored and match["closed"] in (None, "played"):
        title += f" ({words('ending-plus', points=outcome['points'])})"
    yield title + "."
    if match["closed"] in ("concession", "agreement"):
        message = f"ending-{match['closed']}"
        yield words(message, **who) if winners else words(f"{message}-nobody")
    if not over and side.chair.get("ready") and (names := waited_for(side)):
        yield words("ending-waiting", names=names)


def awaited(side: SeatClient) -> list[int]:
    """The seats that the table waits for: to move, or to say that they are ready."""
    return [seat_number(one) for one in side.table["waiting_for"]]


def awaits_people(side: SeatClient) -> bool:
    """Whether nothing happens here before some other person does something."""
    if side.table["paused"] or side.phase == "gathering":
        return True
    return bool(set(awaited(side)) - {side.seat})


def waited_for(side: SeatClient) -> str:
    """The others that the table waits for."""
    return side.telling.people([at for at in awaited(side) if at != side.seat])
