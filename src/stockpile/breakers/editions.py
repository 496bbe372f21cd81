"""The printed edition of Skip-Bo Breakers, as data. The rules read these fields, never its name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from stockpile.core.event import Cards
from stockpile.core.option import Choice, PrintedEdition, Scoring, Sizes

JOKER = 16
"""The ∞ tile. It sorts after the numbers of every edition."""

JOKER_SIGN = "∞"
"""What is printed on it. In notation it is ``*``."""

MOST_ALIKE = 4
"""No box has more tiles of a kind, including jokers."""

ANSWER = Choice("answer", "B6", ("higher", "equal-or-higher"), "higher")
PASSING = Choice("passing", "B7", ("only-when-stuck", "free"), "only-when-stuck")
LONE_JOKER = Choice("lone-joker", "B10", ("above-15", "as-15"), "above-15")
MEMORY_AID = Choice("memory-aid", "B14", ("off", "on"), "off")

PRINTED_BY: Mapping[str, tuple[str, ...]] = {
    "rule-b1-composition": (),
    "rule-b3-draw-again": (),
    "rule-b7-breaker": (),
    "rule-b7-stuck": (),
    "rule-b8-height": (),
    "rule-b10-number-needed": (),
    "rule-b11-turn": (),
    "rule-b11-jokers": (),
    "rule-breakers-open": (),
}
"""The sheets that print what a paragraph of the rulebook says, if not all of them do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition(PrintedEdition):
    """What the printed sheets say, in numbers."""

    teams: ClassVar[bool] = False
    """Whether it can be played in teams."""
    printed_by: ClassVar[Mapping[str, tuple[str, ...]]] = PRINTED_BY

    hands: Mapping[int, int] = field(default_factory=lambda: {2: 20, 3: 20, 4: 16}, hash=False)
    """The number of tiles in a hand, by the number of seats."""
    highest: int = 15
    copies: int = 4
    jokers: int = 4
    shortest_run: int = 3
    shortest_pair_run: int = 2
    """In pairs."""
    breakers: tuple[int, ...] = (3, 4)
    """The numbers of equal tiles that make a Breaker, the lower rank first."""
    tile_points: int = 1
    target: int = 50
    choices: tuple[Choice, ...] = (ANSWER, PASSING, LONE_JOKER, MEMORY_AID)

    @property
    def fewest_seats(self) -> int:
        """The smallest table."""
        return min(self.hands)

    @property
    def most_seats(self) -> int:
        """The largest table."""
        return max(self.hands)

    @property
    def pack(self) -> Cards:
        """Every tile of the box, sorted."""
        numbers = [number for number in range(1, self.highest + 1) for _ in range(self.copies)]
        return (*numbers, *(JOKER for _ in range(self.jokers)))

    @property
    def scoring(self) -> Scoring:
        """What a round is worth (B16), and who leads the next (B17)."""
        return Scoring(0, self.tile_points, "winner-opens")

    def unused(self, seats: int) -> int:
        """How many tiles are left over after the deal."""
        return len(self.pack) - seats * self.hands[seats]

    def sizes(self, seats: int) -> Sizes:
        """What a table with this many seats deals."""
        return Sizes(self.hands[seats])


BREAKERS_2010 = Edition(
    id="breakers-2010",
    sheets=("BML", "BDE"),
    printed=(("passing", "only-when-stuck"), ("memory-aid", "off")),
)

EDITIONS = {edition.id: edition for edition in (BREAKERS_2010,)}
