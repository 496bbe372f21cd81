"""The printed editions of Skip-Bo, as data. The rules read the fields, never an edition's name."""

from __future__ import annotations

from dataclasses import dataclass

from stockpile.core.option import Choice

WILD = 13
"""The Skip-Bo card. It sorts behind the numbers."""

LAYING = Choice("laying", "S13", ("free", "forced"), "free")
STALEMATE = Choice("stalemate", "S29", ("redeal", "fewest-stock", "draw"), "redeal")


@dataclass(frozen=True, slots=True)
class Edition:
    """What one printed sheet (or two that agree) says, in numbers."""

    id: str
    sheets: tuple[str, ...]
    most_seats: int
    lead: str
    """``dealer-draw``: the highest card deals, the seat to the left starts. ``youngest`` starts."""
    fewest_seats: int = 2
    highest: int = 12
    """The number that completes a building pile."""
    copies: int = 12
    wilds: int = 18
    small_table: int = 4
    """The most seats that get the large stock pile."""
    large_stock: int = 30
    small_stock: int = 20
    short_stock: int = 10
    hand: int = 5
    building_piles: int = 4
    discard_piles: int = 4
    win_points: int = 25
    card_points: int = 5
    target: int = 500
    choices: tuple[Choice, ...] = (LAYING, STALEMATE)

    @property
    def cards(self) -> int:
        """How many cards the box has."""
        return self.highest * self.copies + self.wilds

    def most_stock(self, seats: int) -> int:
        """The largest stock pile that leaves every seat a hand (S2)."""
        return self.cards // seats - self.hand

    def stock(self, seats: int) -> int:
        """The stock pile the sheet names; at seven and eight seats the largest that fits."""
        printed = self.large_stock if seats <= self.small_table else self.small_stock
        return min(printed, self.most_stock(seats))


SKIPBO_2003 = Edition("skipbo-2003", ("DE03", "ML27"), most_seats=6, lead="dealer-draw")
SKIPBO_2011 = Edition("skipbo-2011", ("FR11",), most_seats=8, lead="youngest")

EDITIONS = {edition.id: edition for edition in (SKIPBO_2003, SKIPBO_2011)}
