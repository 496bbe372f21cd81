"""How S24–S27 are read at one table. A match keeps to the readings that it began with."""

from __future__ import annotations

from dataclasses import dataclass

from stockpile.core.option import Setup


@dataclass(frozen=True, slots=True)
class Readings:
    """What has been read in two ways so far."""

    partners_advise: bool
    """S24: only partners of the seat on turn can be accused, by other sides, while the turn lasts;
    and their own side can own up. Else anybody can be, at any time, and others judge."""
    fills_first: bool
    """S25: nobody lays or discards in their turn before their hand is full."""
    rightful_spends_ban: bool
    """S26: only a rightful turn spends a ban. Else one finished out of turn does as well."""
    empty_stays_empty: bool
    """S26: a banned hand that is empty from the start stays so, though a later one is refilled."""
    wins_in_turn: bool
    """S27: nobody wins out of turn."""


FIRST_READINGS = Readings(False, False, False, False, False)
LATER_READINGS = Readings(True, True, True, True, True)


def readings_of(setup: Setup) -> Readings:
    """The readings of a match."""
    return FIRST_READINGS if setup.readings == 1 else LATER_READINGS
