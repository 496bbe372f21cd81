"""What a table waits for, from this person or from others, and what a client does by itself."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any, NamedTuple

from stockpile.core.seats import seat_number
from stockpile.terminal.client.seat_client import NOBODY, SeatClient
from stockpile.terminal.play_request import PlayRequest


class NextStep(NamedTuple):
    """A command that the table waits for, and the message that names it."""

    message: str
    command: str
    fields: dict[str, Any]


def new_contribution() -> dict[str, str]:
    """This person's part in the next shuffle."""
    return {"contribution": secrets.token_hex(16)}


def next_step(client: SeatClient) -> NextStep | None:
    """What this person can do to move the table on, other than making a move."""
    if client.table["paused"]:
        go_on = NextStep("table-go-on", "pause", {"pause": False})
        return go_on if client.may("pause") else None
    if client.may("back"):
        return NextStep("table-take-over", "back", {})
    if client.may("rematch"):
        return NextStep("ending-rematch", "rematch", {})
    between = client.phase == "between"
    if between and client.seat in awaited_seats(client):
        return NextStep("ending-next", "ready", new_contribution())
    if client.may("start"):
        message = "ending-start" if between else "page-start"
        return NextStep(message, "start", new_contribution())
    if between or not client.may("ready"):
        return None
    if client.chair.get("ready"):
        return NextStep("page-not-ready", "ready", {"ready": False})
    return NextStep("page-ready", "ready", new_contribution())


def free_seat(client: SeatClient) -> str | None:
    """Where somebody can sit down: an empty chair before a bot's."""
    free = [one for one in client.chairs if "person" not in one]
    free.sort(key=lambda one: "bot" in one)
    return str(free[0]["seat"]) if free and client.may("sit") else None


def gathering_text(client: SeatClient) -> str:
    """What the table waits for before a match, said to somebody who has a seat."""
    words = client.words
    if not client.is_host:
        if not client.chair.get("ready"):
            return words("page-say-ready")
        return words("page-host-starts", name=client.name_of(client.table["host"]))
    if waiting := awaited_seats(client):
        names = client.table_words.people(waiting)
        return words("page-waiting-for", names=names, count=len(waiting))
    empty = sum(1 for one in client.chairs if "person" not in one and "bot" not in one)
    return words("page-bots-will-sit", count=empty) if empty else words("page-all-here")


def ending_lines(client: SeatClient) -> Iterator[str]:
    """Who has won the round or the match, and whom the table waits for."""
    words, match = client.words, client.table["match"]
    outcome = (client.view or {}).get("outcome") or {"winners": [], "points": 0}
    over, winners = client.phase == "over", client.winners
    who = client.table_words.side(winners)
    message = ("ending-won" if winners else "ending-drawn") + ("" if over else "-round")
    title = words(message, **who, round=match["round"])
    if outcome["winners"] and client.scored and match["closed"] in (None, "played"):
        title += f" ({words('ending-plus', points=outcome['points'])})"
    yield title + "."
    if match["closed"] in ("concession", "agreement"):
        message = f"ending-{match['closed']}"
        yield words(message, **who) if winners else words(f"{message}-nobody")
    if not over and client.chair.get("ready") and (names := awaited_names(client)):
        yield words("ending-waiting", names=names)


def awaited_seats(client: SeatClient) -> list[int]:
    """The seats that have to move, or to say that they are ready."""
    return [seat_number(one) for one in client.table["waiting_for"]]


def awaits_people(client: SeatClient) -> bool:
    """Whether the table waits for other people."""
    if client.table["paused"] or client.phase == "gathering":
        return True
    return bool(set(awaited_seats(client)) - {client.seat})


def awaited_names(client: SeatClient) -> str:
    """The others that the table waits for."""
    return client.table_words.people([at for at in awaited_seats(client) if at != client.seat])


class Arrival:
    """The commands that bring somebody to the seat and into the game they asked for."""

    def __init__(self, request: PlayRequest) -> None:
        self._request = request
        self._sent: set[str] = set()
        self.seated = False
        """Whether the person has had a seat: nobody who stood up is seated again."""

    def next_command(self, client: SeatClient) -> tuple[str, dict[str, Any]] | None:
        """A command to send now, with its fields."""
        self.seated |= client.seat != NOBODY
        for occasion, command, fields in self._wishes(client):
            if occasion not in self._sent:
                self._sent.add(occasion)
                return command, fields
        return None

    def _wishes(self, client: SeatClient) -> Iterator[tuple[str, str, dict[str, Any]]]:
        """Commands with their fields. Each is sent once for its occasion."""
        request = self._request
        if client.solo:
            if client.phase == "gathering":
                number = client.table["match"]["number"]
                yield f"start {number}", "start", new_contribution()
            return
        if request.name not in (None, client.name_of(client.connection.person)):
            # Somebody who was here before has their earlier name at this table.
            yield "name", "name", {"name": request.name}
        seat_code = request.link and request.link.seat
        if client.seat != NOBODY:
            return
        if seat_code:
            yield "take", "take-seat", {"code": seat_code}
        elif not request.watch and not self.seated and (free := free_seat(client)):
            yield f"sit {free} {client.phase}", "sit", {"seat": free}
