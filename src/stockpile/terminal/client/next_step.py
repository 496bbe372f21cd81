"""What a table waits for: from this person, or from others; and how it is said."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from stockpile.core.seats import seat_number
from stockpile.terminal.client.seat_client import SeatClient


class NextStep(NamedTuple):
    """What the table waits for from this person: what it is called, and the command."""

    called: str
    command: str
    fields: Mapping[str, Any]


def new_contribution() -> dict[str, str]:
    """Something new for the shuffle."""
    return {"contribution": secrets.token_hex(16)}


def next_step(client: SeatClient) -> NextStep | None:
    """What would bring the table on, if it is this person's to do. A move is none of these."""
    words = client.words
    if client.table["paused"]:
        go_on = NextStep(words("table-go-on"), "pause", {"pause": False})
        return go_on if client.may("pause") else None
    if client.may("back"):
        return NextStep(words("table-take-over"), "back", {})
    if client.may("rematch"):
        return NextStep(words("ending-rematch"), "rematch", {})
    if client.phase == "between":
        if client.seat in awaited_seats(client):
            return NextStep(words("ending-next"), "ready", new_contribution())
        return (
            NextStep(words("ending-start"), "start", new_contribution())
            if client.may("start")
            else None
        )
    if client.may("start"):
        return NextStep(words("page-start"), "start", new_contribution())
    if not client.may("ready"):
        return None
    if client.chair.get("ready"):
        return NextStep(words("page-not-ready", count=1), "ready", {"ready": False})
    return NextStep(words("page-ready", count=1), "ready", new_contribution())


def free_seat(client: SeatClient) -> str | None:
    """Where somebody who comes can sit down: rather on an empty chair than on a bot's."""
    free = [one for one in client.chairs if "person" not in one]
    free.sort(key=lambda one: "bot" in one)
    return str(free[0]["seat"]) if free and client.may("sit") else None


def gathering_text(client: SeatClient) -> str:
    """What the table waits for before a match, to somebody who has a seat."""
    words = client.words
    waiting = awaited_seats(client)
    if waiting and client.is_host:
        names = client.table_words.people(waiting)
        return words("page-waiting-for", names=names, count=len(waiting))
    if not client.is_host:
        if not client.chair.get("ready"):
            return words("page-say-ready")
        return words("page-host-starts", name=client.name_of(client.table["host"]))
    empty = sum(1 for one in client.chairs if "person" not in one and "bot" not in one)
    return words("page-bots-will-sit", count=empty) if empty else words("page-all-here")


def ending_lines(client: SeatClient) -> Iterator[str]:
    """Who has won a round or a match, and who is waited for."""
    words, telling = client.words, client.table_words
    match, view = client.table["match"], client.view or {}
    outcome = view.get("outcome") or {"winners": [], "points": 0}
    over = client.phase == "over"
    winners = match["winners"] if over and match["winners"] is not None else outcome["winners"]
    who = telling.side([seat_number(one) for one in winners])
    if over:
        title = words("ending-won", **who) if winners else words("ending-drawn")
    else:
        number = match["round"]
        title = words("ending-drawn-round", round=number)
        if winners:
            title = words("ending-won-round", **who, round=number)
    if outcome["winners"] and client.scored and match["closed"] in (None, "played"):
        title += f" ({words('ending-plus', points=outcome['points'])})"
    yield title + "."
    if match["closed"] in ("concession", "agreement"):
        message = f"ending-{match['closed']}"
        yield words(message, **who) if winners else words(f"{message}-nobody")
    if not over and client.chair.get("ready") and (names := awaited_names(client)):
        yield words("ending-waiting", names=names)


def awaited_seats(client: SeatClient) -> list[int]:
    """The seats that the table waits for: to move, or to say that they are ready."""
    return [seat_number(one) for one in client.table["waiting_for"]]


def awaits_people(client: SeatClient) -> bool:
    """Whether nothing happens here before some other person does something."""
    if client.table["paused"] or client.phase == "gathering":
        return True
    return bool(set(awaited_seats(client)) - {client.seat})


def awaited_names(client: SeatClient) -> str:
    """The others that the table waits for."""
    return client.table_words.people([at for at in awaited_seats(client) if at != client.seat])
