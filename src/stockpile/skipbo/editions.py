"""The printed editions of Skip-Bo, as data. The rules read the fields, never an edition's name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from stockpile.core.option import Choice, Mark, PrintedEdition, Scoring, Sizes

WILD = 13
"""The Skip-Bo card. It sorts after the numbers."""

LAYING = Choice("laying", "S13", ("free", "stock-first", "forced"), "free")
CONDUCT = Choice("conduct", "S24", ("enforced", "tabletop"), "enforced")
CAUGHT = Choice(
    "caught", "S26", ("whole-turn", "start-only"), "whole-turn", only_with=("conduct", "tabletop")
)
STALEMATE = Choice("stalemate", "S29", ("redeal", "fewest-stock", "draw"), "redeal")

_OLDER = ("DE03", "ML27")
PRINTED_BY: Mapping[str, tuple[str, ...]] = {
    "rule-s1-cards": _OLDER,
    "rule-s1-composition": _OLDER,
    "rule-s2-most-seats": (),
    "rule-s3-draw-again": (),
    "rule-s3-dealing-from-left": (),
    "rule-s3-dealing-from-starter": (),
    "rule-s3-drawn-round": (),
    "rule-s4-by-lot": (),
    "rule-s4-next-rounds": (),
    "rule-s5-many-seats": (),
    "rule-s6-fewer": ("DE03",),
    "rule-s6-any-size": (),
    "rule-s8-clockwise": _OLDER,
    "rule-s9-example": ("FR11",),
    "rule-s13-blocking": (),
    "rule-s19-order": (),
    "rule-s21-seating": _OLDER,
    "rule-s21-own-discards": _OLDER,
    "rule-s21-team-sizes": (),
    "rule-s22-calls": _OLDER,
    "rule-s22-program": (),
    "rule-s24-s27-penalties": _OLDER,
    "rule-s24-s27-borrowed": (),
    "rule-s24-advice": _OLDER,
    "rule-s24-any-talk": ("ML27",),
    "rule-s24-as-many": (),
    "rule-s24-fitting": (),
    "rule-s24-calling": (),
    "rule-s24-judging": (),
    "rule-s25-too-many": _OLDER,
    "rule-s25-last-drawn": (),
    "rule-s26-out-of-turn": _OLDER,
    "rule-s26-what-stays": (),
    "rule-s27-stands": _OLDER,
    "rule-s27-no-win": (),
    "rule-s28-nothing-to-draw": (),
    "rule-s28-empty-hand": (),
    "rule-s28-pass": (),
    "rule-s29-stuck": (),
    "rule-skipbo-open": (),
    "rule-skipbo-hand": (),
}
"""The sheets that print what a paragraph of the rulebook says, if not all of them do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition(PrintedEdition):
    """What the sheets of an edition say, in numbers."""

    teams: ClassVar[bool] = True
    """Whether it can be played in teams."""
    printed_by: ClassVar[Mapping[str, tuple[str, ...]]] = PRINTED_BY

    most_seats: int
    names_largest_table: bool
    lead: str
    """``dealer-draw``: the highest card deals, the seat to the left starts. ``youngest`` starts."""
    fewest_seats: int = 2
    highest: int = 12
    """The number that completes a building pile."""
    copies: int = 12
    wilds: int = 18
    small_table: int = 4
    """The largest table that gets the large stock pile."""
    large_stock: int = 30
    small_stock: int = 20
    short_stock: int = 10
    hand: int = 5
    building_piles: int = 4
    discard_piles: int = 4
    win_points: int = 25
    card_points: int = 5
    target: int = 500
    choices: tuple[Choice, ...] = (LAYING, STALEMATE, CONDUCT, CAUGHT)

    @property
    def cards(self) -> int:
        """The number of cards in the box."""
        return self.highest * self.copies + self.wilds

    @property
    def scoring(self) -> Scoring:
        """What a round is worth (S20), and who leads the next (S3, S4)."""
        lead: Literal["deals", "starts"] = "deals" if self.lead == "dealer-draw" else "starts"
        return Scoring(self.win_points, self.card_points, lead)

    def most_stock(self, seats: int) -> int:
        """The largest stock pile that leaves every seat a hand (S2)."""
        return self.cards // seats - self.hand

    def stock(self, seats: int) -> int:
        """The stock pile that the sheets print; with seven or eight seats the largest that fits."""
        return min(self._printed_stock(seats), self.most_stock(seats))

    def _printed_stock(self, seats: int) -> int:
        return self.large_stock if seats <= self.small_table else self.small_stock

    def sizes(self, seats: int) -> Sizes:
        """What a table with this many seats deals, and what it could deal."""
        usual = self.stock(seats)
        mark: Mark = "printed" if usual == self._printed_stock(seats) else "ours"
        return Sizes(
            self.hand, usual, self.most_stock(seats), {usual: mark, self.short_stock: "printed"}
        )


SKIPBO_2003 = Edition(
    id="skipbo-2003",
    sheets=("DE03", "ML27"),
    most_seats=6,
    names_largest_table=True,
    lead="dealer-draw",
    printed=(
        ("laying", "free"),
        ("conduct", "tabletop"),
        ("caught", "whole-turn"),
        ("caught", "start-only"),
    ),
)
SKIPBO_2011 = Edition(
    id="skipbo-2011",
    sheets=("FR11",),
    most_seats=8,
    names_largest_table=False,
    lead="youngest",
    choices=(replace(LAYING, default="stock-first"), STALEMATE, CONDUCT, CAUGHT),
    printed=(("laying", "stock-first"), ("laying", "forced")),
    first_options=(("laying", "free"),),
)

EDITIONS = {edition.id: edition for edition in (SKIPBO_2003, SKIPBO_2011)}
