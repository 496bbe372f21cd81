"""Options: the house rules a table may set on top of an edition, and the setup they belong to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from stockpile.core.refusal import Unreadable
from stockpile.core.seats import LETTERS, seat_letter

Value = str | int
Teams = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """An option with named choices. ``rule`` is the number under which the rules explain it."""

    name: str
    rule: str
    choices: tuple[str, ...]
    default: str


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table decides before a match: seats, teams, options. The edition says the rest."""

    edition: str
    seats: int
    teams: Teams | None = None
    options: Mapping[str, Value] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.edition, self.seats, self.teams, tuple(sorted(self.options.items()))))


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
            raise Unreadable("no-such-seat", "teams", seat=LETTERS[seat : seat + 1] or str(seat))
        if members.count(seat) > 1:
            raise Unreadable("seat-twice-in-teams", "teams", seat=seat_letter(seat))
    if len(members) != seats:
        raise Unreadable("seat-without-team", "teams")
    if len(teams) < 2 or len({len(team) for team in teams}) != 1 or len(teams[0]) < 2:
        raise Unreadable("uneven-teams", "teams")
