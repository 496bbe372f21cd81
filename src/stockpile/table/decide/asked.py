"""One command by one guest at one moment, and what decisions need to know about it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from stockpile.core.refusal import Refusal, Refused
from stockpile.core.seats import seat_number
from stockpile.table.state import Chair, Phase, Table, TableState

Entropy = Callable[[int], bytes]
"""Returns this many random bytes, like `secrets.token_bytes`."""

NOT_IN_PHASE: dict[Phase, Refusal] = {
    "gathering": Refusal("no-match-yet"),
    "playing": Refusal("round-under-way"),
    "between": Refusal("match-under-way"),
    "over": Refusal("match-over"),
}
"""Why something that belongs to another phase cannot be done in this one."""


class Asked(Struct, frozen=True, gc=False):
    """Who asks, of which table, and when."""

    table: Table
    author: str
    now_ms: int
    entropy: Entropy
    number: int | None
    """The person who asks; None for a stranger, or somebody who was removed."""
    own_seat: int | None
    """Their seat, if they have one."""

    @property
    def state(self) -> TableState:
        """The table's state."""
        return self.table.state

    @property
    def person(self) -> int:
        """The person who asks. Raises Refused for a stranger."""
        if self.number is None:
            raise refuse("not-at-this-table")
        return self.number

    @property
    def seat(self) -> int:
        """The seat of the person who asks. Raises Refused if they have none."""
        if self.own_seat is None:
            raise refuse("not-seated")
        return self.own_seat

    @property
    def own_chair(self) -> Chair:
        """The chair of the person who asks. Raises Refused if they have none."""
        return self.state.chairs[self.seat]

    def chair(self, letter: str) -> tuple[int, Chair]:
        """The chair that a letter names. Raises Refused if there is none."""
        seat = seat_number(letter)
        if seat >= len(self.state.chairs):
            raise refuse("no-such-seat", seat=letter)
        return seat, self.state.chairs[seat]

    def stale(self) -> Refused:
        """The refusal of a command that came too late."""
        return refuse("stale", version=self.state.version)


def asked_by(table: Table, author: str, now_ms: int, entropy: Entropy) -> Asked:
    """A command that somebody gives now."""
    number = table.person_of(author)
    if number is not None and table.state.people[number].removed:
        number = None
    return Asked(table, author, now_ms, entropy, number, table.seat_of(number))


def refuse(code: str, **args: str | int) -> Refused:
    """The refusal with this code."""
    return Refused(Refusal(code, **args))
