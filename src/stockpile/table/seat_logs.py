"""What seats have seen of a round, for a bot that plays there or gives hints."""

from __future__ import annotations

from collections.abc import Iterable

from stockpile.core.event import Event
from stockpile.table.facts import Undone
from stockpile.table.log import Entry
from stockpile.table.state import Table
from stockpile.workers.codec import ObservationWriter


class SeatLogs:
    """The round as some seats of a table saw it, with only what each may know."""

    def __init__(self) -> None:
        self._observed: dict[int, ObservationWriter] = {}

    def has(self, seat: int) -> bool:
        """Whether this seat's log is kept."""
        return seat in self._observed

    def see(self, table: Table, entry: Entry) -> None:
        """Add what an entry, just folded, shows. A deal starts new logs for the bots' seats."""
        if table.state.dealt_row == entry.seq:
            self._observed = {
                seat: ObservationWriter(table.game.setup, seat)
                for seat, chair in enumerate(table.chairs)
                if chair.played_by_bot
            }
        for seat, observed in self._observed.items():
            _add(observed, table, seat, entry)

    def read_up(self, table: Table, seat: int, entries: Iterable[Entry]) -> None:
        """Keep a seat's log from now on, for example for a bot that stands in.

        ``entries`` are all entries from the deal on.
        """
        observed = ObservationWriter(table.game.setup, seat)
        for entry in entries:
            _add(observed, table, seat, entry)
        self._observed[seat] = observed

    def seed_for(self, table: Table, seat: int, purpose: str) -> str | None:
        """The seed for the bot that thinks for a seat whose log is kept; None for real chance.

        It depends only on what the seat has seen: a match that is left and resumed goes on as if it
        had not been left, and a move that is taken back leaves no trace.
        """
        if table.state.seed is None:
            return None
        seen = self._observed[seat].count
        return f"stockpile {table.state.seed} {purpose} {table.match.round} {seen}"

    def observation(self, table: Table, seat: int) -> bytes:
        """What a seat whose log is kept may know now, as bytes."""
        game, state = table.game, table.match.state
        assert state is not None
        return self._observed[seat].encode(game.view(state, seat), game.legal_moves(state, seat))


def _add(observed: ObservationWriter, table: Table, seat: int, entry: Entry) -> None:
    redact, dealing = table.game.redact, table.game.dealing
    events: list[Event] = list(entry.events)
    if table.state.dealt_row == entry.seq:
        # What comes before the deal belongs to the match, not to the round.
        while not isinstance(events[0], dealing):
            events.pop(0)
    if events:
        observed.add([redact(event, seat) for event in events])
    elif entry.has(Undone):
        observed.drop_last()
