"""What a client asks of a table by itself when somebody comes: a seat, their name, the start."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from stockpile.terminal.client.next_step import free_seat, new_contribution
from stockpile.terminal.client.seat_client import NOBODY, SeatClient
from stockpile.terminal.play_request import PlayRequest


class _Wish(NamedTuple):
    occasion: str
    """A wish is sent once for each occasion."""
    command: str
    fields: dict[str, Any]


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

    def _wishes(self, client: SeatClient) -> Iterator[_Wish]:
        request = self._request
        if client.solo:
            if client.phase == "gathering":
                number = client.table["match"]["number"]
                yield _Wish(f"start {number}", "start", new_contribution())
            return
        if request.name not in (None, client.name_of(client.connection.person)):
            # Somebody who was here before has their earlier name at this table.
            yield _Wish("name", "name", {"name": request.name})
        seat_code = request.link and request.link.seat
        if client.seat != NOBODY:
            return
        if seat_code:
            yield _Wish("take", "take-seat", {"code": seat_code})
        elif not request.watch and not self.seated and (free := free_seat(client)):
            yield _Wish(f"sit {free} {client.phase}", "sit", {"seat": free})
