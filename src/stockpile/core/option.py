"""Editions, the options a table may set on top of one, and the setup they belong to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, NamedTuple, Protocol

from stockpile.core.refusal import Unreadable
from stockpile.core.seats import SEAT_LETTERS, seat_letter

Value = str | int
Teams = tuple[tuple[int, ...], ...]
TeamsRequest = int | Sequence[Sequence[str]]
"""Partners by the letters of their seats (``["AC", "BD"]``), or the number of teams."""

Mark = Literal["printed", "ours", "house"]
"""Where a rule comes from: the edition's sheets print it; they leave it open, so it is ours; or
they print something else, so it is a house rule."""

LATEST_READINGS = 2
"""The version of our readings of the sheets. A match keeps the readings it began with."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An option with named choices. ``rule`` is the number under which the rules explain it."""

    name: str
    rule: str
    choices: tuple[str, ...]
    default: str
    only_with: tuple[str, str] | None = None
    """The option, and its value, without which this one means nothing."""

    def matters(self, options: Mapping[str, Value]) -> bool:
        """Whether a table with these options has to decide this one."""
        return self.only_with is None or options.get(self.only_with[0]) == self.only_with[1]

    def mark(self, choice: str, printed: Sequence[str]) -> Mark:
        """Where a choice comes from, given what the sheets print (nothing if they leave it open).

        A default that no sheet prints is our decision, even if the sheets print another choice.
        """
        if choice in printed:
            return "printed"
        return "house" if printed and choice != self.default else "ours"


@dataclass(frozen=True, slots=True)
class Sizes:
    """How many cards an edition deals at one table, and what the table may set."""

    hand: int
    stock: int | None = None
    """The usual size of a stock pile, in a game that has them."""
    most_stock: int | None = None
    stock_marks: Mapping[int, Mark] = field(default_factory=dict)
    """Where stock pile sizes come from, the usual one first. Any other size is ours (S6)."""


class Edition(Protocol):
    """What the sheets of one edition say, in numbers: what every game's editions have.

    >>> from stockpile import Edition, make_game
    >>> edition: Edition = make_game("skipbo-2011").edition
    >>> edition.teams
    True
    """

    teams: ClassVar[bool]
    """Whether it can be played in teams."""

    @property
    def fewest_seats(self) -> int:
        """How few can play.

        >>> edition.fewest_seats
        2
        """

    @property
    def most_seats(self) -> int:
        """How many can play.

        >>> edition.most_seats
        8
        """

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Its options, with its own defaults.

        >>> edition.choices[0].name, edition.choices[0].default
        ('laying', 'stock-first')
        """

    @property
    def first_options(self) -> tuple[tuple[str, str], ...]:
        """The options that version 1 of our readings implied.

        >>> edition.first_options
        (('laying', 'free'),)
        """

    def prints(self, option: str, /) -> tuple[str, ...]:
        """The choices that the sheets print for an option: several if the sheets differ.

        >>> edition.prints("laying")
        ('stock-first', 'forced')
        """

    def sizes(self, seats: int, /) -> Sizes:
        """What a table with this many seats deals.

        >>> edition.sizes(2).stock
        30
        """


class Scoring(NamedTuple):
    """How a round is written down on a score sheet."""

    win: int
    """Points for winning a round."""
    left: int
    """Points for each card or tile that the others have left."""
    lead: Literal["deals", "starts", "winner-opens"]
    """What the first seat does, and who leads next: the next seat, or the winner of the round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedEdition:
    """The part of an `Edition` that says where its rules come from."""

    printed_by: ClassVar[Mapping[str, tuple[str, ...]]]
    """The sheets that print what a paragraph of the rulebook says, if not all of them do."""

    id: str
    sheets: tuple[str, ...]
    """The printed sheets that agree on this edition."""
    choices: tuple[Choice, ...]
    printed: tuple[tuple[str, str], ...] = ()
    """Options that the sheets decide, each with a choice that one of them prints."""
    first_options: tuple[tuple[str, str], ...] = ()
    """The options that version 1 of our readings implied."""

    def prints(self, option: str) -> tuple[str, ...]:
        """The choices that the sheets print for an option: several if the sheets differ."""
        return tuple(choice for name, choice in self.printed if name == option)

    def says(self, paragraph: str) -> bool:
        """Whether a sheet of this edition prints what a paragraph of the rulebook says."""
        return any(sheet in self.printed_by.get(paragraph, self.sheets) for sheet in self.sheets)


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table decides before a match. The edition says the rest.

    >>> from stockpile import Setup, build_game
    >>> build_game(Setup("skipbo-2003", 4, teams=((0, 2), (1, 3)), options={"stock": 10}))
    <SkipBo: skipbo-2003, 4 seats>
    """

    edition: str
    seats: int
    teams: Teams | None = None
    options: Mapping[str, Value] = field(default_factory=dict)
    readings: int = LATEST_READINGS

    def __post_init__(self) -> None:
        # The caller's mapping may change, and need not pickle.
        object.__setattr__(self, "options", dict(self.options))

    def __hash__(self) -> int:
        options = tuple(sorted(self.options.items()))
        return hash((self.edition, self.seats, self.teams, options, self.readings))


def read_value(text: str) -> Value:
    """The value of an option, as typed or as written in an address or a record.

    >>> read_value("10"), read_value("forced"), read_value("1e1")
    (10, 'forced', '1e1')
    """
    # Nobody means a number with more digits than this.
    number = text.isascii() and text.isdecimal() and len(text) < 10
    return int(text) if number else text


def read_teams(text: str) -> int | list[str]:
    """Teams as typed or as written in an address: who plays together, or the number of teams.

    >>> read_teams("AC,BD"), read_teams("2")
    (['AC', 'BD'], 2)
    """
    number = read_value(text)
    return number if isinstance(number, int) else text.split(",")


def closest(name: str, names: Sequence[str]) -> str:
    """The known name that was probably meant; empty if none is close."""
    import difflib

    return next(iter(difflib.get_close_matches(name, names, 1)), "")


def choose(
    choices: Sequence[Choice], given: Mapping[str, Value], others: Sequence[str] = ()
) -> dict[str, str]:
    """Every choice with its value; Unreadable for an unknown name or value.

    ``others`` are the names of options that are read elsewhere.
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
    """Unreadable unless the edition allows this many seats."""
    if not fewest <= seats <= most:
        raise Unreadable("seats-out-of-range", "seats", seats=seats, fewest=fewest, most=most)


def _listed(value: Any) -> Sequence[Any]:
    if not isinstance(value, Sequence):
        raise Unreadable("not-a-list", "teams", value=str(value))
    return value


def check_teams(teams: Teams, seats: int) -> None:
    """Unreadable unless there are two or more equal teams, and every seat is in exactly one."""
    members = [seat for team in _listed(teams) for seat in _listed(team)]
    for seat in members:
        if not isinstance(seat, int):
            raise Unreadable("not-a-seat-number", "teams", value=repr(seat), most=seats - 1)
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
