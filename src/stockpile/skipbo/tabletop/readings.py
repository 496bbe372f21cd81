"""How a table reads S24–S27. A match keeps the readings it began with."""

from __future__ import annotations

from dataclasses import dataclass

from stockpile.core.option import Setup


@dataclass(frozen=True, slots=True)
class Readings:
    """What our two versions of the readings disagree on."""

    partners_advise: bool
    """S24: only partners of the seat on turn can be accused, by other sides, during the turn; their
    side can own up. Otherwise anybody can be accused at any time, and the others judge."""
    fills_first: bool
    """S25: nobody lays or discards in their turn before their hand is full."""
    rightful_spends_ban: bool
    """S26: only a rightful turn uses up a ban. Otherwise a turn out of turn does, too."""
    empty_stays_empty: bool
    """S26: a banned hand that is empty at the start of the turn is not refilled."""
    wins_in_turn: bool
    """S27: nobody wins out of turn."""


FIRST_READINGS = Readings(False, False, False, False, False)
LATER_READINGS = Readings(True, True, True, True, True)


def readings_of(setup: Setup) -> Readings:
    """The readings of a match."""
    return FIRST_READINGS if setup.readings == 1 else LATER_READINGS
