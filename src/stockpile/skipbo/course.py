"""What happens by itself in a turn of Skip-Bo, and what is left to people."""

from __future__ import annotations

from typing import NamedTuple


class Course(NamedTuple):
    """What happens by itself in a turn. If people draw by hand, some of it does not."""

    draws: bool = True
    """Whether a turn starts with a full hand."""
    refills: bool = True
    """Whether an emptied hand is refilled."""
    wins: bool = True
    """Whether the card that ends the round may be laid."""
