"""Seats that look on for somebody who thinks: a bot that plays there, or one that gives hints."""

from __future__ import annotations

from collections.abc import Iterable

from stockpile.table.facts import Undone
from stockpile.table.table import Entry, Table
from stockpile.workers.codec import ObservationWriter


class Onlookers:
    """What some seats of a table have seen of its round, each just what it may know."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._observed: dict[int, ObservationWriter] = {}

    def has(self, seat: int) -> bool:
        """Whether this seat has looked on from the deal on, or read up."""
        return seat in self._observed

    def see(self, entry: Entry) -> None:
        """Note what an entry, just folded, shows. From a deal on, seats that bots play look on."""
        game, around = self._table.game, self._table.around
        if around.dealt == entry.seq:
            self._observed = {
                seat: ObservationWriter(game.setup, seat)
                for seat, chair in enumerate(around.chairs)
                if chair.played_by_bot
            }
        for seat, observed in self._observed.items():
            self._add(seat, observed, entry)

    def read_up(self, seat: int, entries: Iterable[Entry]) -> None:
        """Have a seat look on that has not so far, such as a bot that stands in.

        The entries are all that there are from the deal on.
        """
        observed = ObservationWriter(self._table.game.setup, seat)
        for entry in entries:
            self._add(seat, observed, entry)
        self._observed[seat] = observed

    def observation(self, seat: int) -> bytes:
        """What a seat that looks on may know now, as bytes."""
        game, state = self._table.game, self._table.match.state
        assert state is not None
        return self._observed[seat].encode(game.view(state, seat), game.legal_moves(state, seat))

    def _add(self, seat: int, observed: ObservationWriter, entry: Entry) -> None:
        redact, dealing = self._table.game.redact, self._table.game.dealing
        events = list(entry.events)
        if self._table.around.dealt == entry.seq:
            # What comes before the deal belongs to the match, not to the round.
            while not isinstance(events[0], dealing):
                events.pop(0)
        if events:
            observed.add([redact(event, seat) for event in events])
        elif any(isinstance(fact, Undone) for fact in entry.facts):
            observed.drop_last()
