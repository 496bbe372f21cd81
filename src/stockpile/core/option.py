"""Options: the house rules a table may set on top of an edition, and the setup they belong to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import ClassVar, Literal, Protocol

from stockpile.core.refusal import Unreadable
from stockpile.core.seats import SEAT_LETTERS, seat_letter

Value = str | int
Teams = tuple[tuple[int, ...], ...]

Mark = Literal["printed", "ours", "house"]
"""How what a table plays stands to the sheets of its edition: they print it; they leave it open,
and it is ours; or they print something else, and the table departs from them."""


LATEST_READINGS = 2
"""The version of our readings of the sheets. A match keeps to those that it began with."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An option with named choices. ``rule`` is the number under which the rules explain it."""

    name: str
    rule: str
    choices: tuple[str, ...]
    default: str
    only_with: tuple[str, str] | None = None
    """The option and its choice without which this one means nothing."""

    def matters(self, options: Mapping[str, Value]) -> bool:
        """Whether a table with these options has to decide this one."""
        return self.only_with is None or options.get(self.only_with[0]) == self.only_with[1]

    def mark(self, choice: str, printed: Sequence[str]) -> Mark:
        """What a choice is where the sheets print ``printed``, or nothing that would decide it.

        A default that no sheet prints is our decision, even where the sheets print another choice.
        """
        if choice in printed:
            return "printed"
        return "house" if printed and choice != self.default else "ours"


@dataclass(frozen=True, slots=True)
class Sizes:
    """How many cards an edition deals at one table: what a table may set about it, and may not."""

    hand: int
    stock: int | None = None
    """The usual stock pile, in a game that has any."""
    most_stock: int | None = None
    stock_marks: Mapping[int, Mark] = field(default_factory=lambda: MappingProxyType({}))
    """How stock piles stand to the sheets, the usual one first. Any other size is ours (S6)."""


class Edition(Protocol):
    """What the sheets of one edition say, in numbers: the part that every game has."""

    teams: ClassVar[bool]
    """Whether it can be played in teams."""

    @property
    def fewest_seats(self) -> int: ...
    @property
    def most_seats(self) -> int: ...
    @property
    def choices(self) -> tuple[Choice, ...]:
        """Its options, with its own defaults."""

    @property
    def first_options(self) -> tuple[tuple[str, str], ...]:
        """What our first readings took for granted where an option was not written."""

    def prints(self, option: str, /) -> tuple[str, ...]:
        """The choices that the sheets print for an option: several where they differ."""

    def sizes(self, seats: int, /) -> Sizes:
        """What a table of so many seats deals."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table decides before a match: seats, teams, options. The edition says the rest."""

    edition: str
    seats: int
    teams: Teams | None = None
    options: Mapping[str, Value] = field(default_factory=dict)
    readings: int = LATEST_READINGS

    def __hash__(self) -> int:
        options = tuple(sorted(self.options.items()))
        return hash((self.edition, self.seats, self.teams, options, self.readings))


def read_value(text: str) -> Value:
    """The value of an option as it is typed, in an address or in a record: 10, or a word.

    >>> read_value("10"), read_value("forced"), read_value("1e1")
    (10, 'forced', '1e1')
    """
    # No number that is meant has more digits.
    number = text.isascii() and text.isdecimal() and len(text) < 10
    return int(text) if number else text


def closest(name: str, names: Sequence[str]) -> str:
    """The known name that was probably meant, or nothing."""
    import difflib

    return next(iter(difflib.get_close_matches(name, names, 1)), "")


def choose(
    choices: Sequence[Choice], given: Mapping[str, Value], others: Sequence[str] = ()
) -> dict[str, str]:
    """Every choice with its value; Unreadable for a name or a value that does not exist.

    ``others`` are options that are no choices, and are read elsewhere.
    """
    known = {choice.name: choice for choice in choices}
    chosen = {choice.name: choice.default for choice in choices}
    for name, value in given.items():
        if name not in known:
            names = sorted((*known, *others))
            raise Unreadable(
                "unknown-option",
                "options",
                name=name,
                meant=closest(name, names),
                known=", ".join(names),
            )
        if value not in known[name].choices:
            allowed = ", ".join(known[name].choices)
            raise Unreadable("unknown-choice", f"options.{name}", value=str(value), known=allowed)
        chosen[name] = str(value)
    return chosen


def check_seats(seats: int, fewest: int, most: int) -> None:
    """Unreadable unless the edition is played by that many."""
    if not fewest <= seats <= most:
        raise Unreadable("seats-out-of-range", "seats", seats=seats, fewest=fewest, most=most)


def check_teams(teams: Teams, seats: int) -> None:
    """Unreadable unless two or more teams, of one size of two or more, hold every seat once."""
    members = [seat for team in teams for seat in team]
    for seat in members:
        if not 0 <= seat < seats:
            raise Unreadable(
                "no-such-seat", "teams", seat=SEAT_LETTERS[seat : seat + 1] or str(seat)
            )
        if members.count(seat) > 1:
            raise Unreadable("seat-twice-in-teams", "teams", seat=seat_letter(seat))
    if len(members) != seats:
        raise Unreadable("seat-without-team", "teams")
    if len(teams) < 2 or len({len(team) for team in teams}) != 1 or len(teams[0]) < 2:
        raise Unreadable("uneven-teams", "teams")
