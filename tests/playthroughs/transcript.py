"""A match as a transcript: every move, every event as each viewer gets it, and every View.

A line that begins with ``>`` is a command; the lines below it are what came of it. What everybody
is shown stands there once; a line behind ``A:`` or ``B *:`` is what those seats (``*``: spectators)
are shown in place of the same fields of the line before it. ``?5`` are five hidden cards, ``-`` is
none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from typing import Any

from stockpile.core.event import Event, Hidden, Outcome
from stockpile.core.match import Match
from stockpile.core.option import Value
from stockpile.core.seats import seat_letter
from stockpile.games import AnyGame, AnyMatch, make_game

FOLDER = Path(__file__).parent

CARDS = {"hand", "aside", "draw", "stock", "played", "unused"}
PILES = {"building", "discards"}
SEATS = {"turn", "dealer", "winners"}


@dataclass(frozen=True)
class Header:
    """What a transcript says first, enough to make its match again."""

    edition: str
    seats: int
    teams: str
    options: str
    target: int
    seed: str

    @property
    def form(self) -> str:
        """The seats, or the teams: ``4``, or ``2x3`` for two teams of three."""
        teams = self.teams.split()
        return f"{len(teams)}x{len(teams[0])}" if teams else str(self.seats)

    @property
    def name(self) -> str:
        return f"{self.edition}-{self.form}"

    def match(self) -> AnyMatch:
        options: dict[str, Any] = dict(_option(one) for one in self.options.split())
        game = make_game(
            self.edition, seats=self.seats, teams=self.teams.split() or None, **options
        )
        youngest = None if game.lead_by_draw else 0
        return Match(game, target=self.target or None, seed=self.seed, youngest=youngest)

    def lines(self) -> Iterator[str]:
        for field in fields(self):
            yield f"{field.name} {getattr(self, field.name) or '-'}"

    @classmethod
    def read(cls, lines: list[str]) -> Header:
        said = dict(line.split(" ", 1) for line in lines[: len(fields(cls))])
        given = {name: "" if value == "-" else value for name, value in said.items()}
        return cls(
            given["edition"],
            int(given["seats"]),
            given["teams"],
            given["options"],
            int(given["target"] or 0),
            given["seed"],
        )


def _option(written: str) -> tuple[str, Value]:
    name, _, value = written.partition("=")
    return name, int(value) if value.isdigit() else value


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def commands(lines: list[str]) -> list[str]:
    """The commands of a transcript: ``start``, or a move with its actor."""
    return [line.removeprefix("> ") for line in lines if line.startswith("> ")]


class Writer:
    """Writes what happens in a match, line by line."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self.game: AnyGame = match.game

    def command(self, command: str) -> Iterator[str]:
        yield ""
        yield f"> {command}"
        if command == "start":
            events = self.match.start_round()
        else:
            actor, _, move = command.partition(":")
            assert self.match.turn is not None
            assert actor == seat_letter(self.match.turn)
            events = self.match.play(self.game.read_move(move))
        for event in events:
            yield from self._to_each(
                self._event(event),
                [self._event(self.game.redact(event, viewer)) for viewer in self._viewers()],
            )
        views = [self._view(self.game.view(self.match.state, one)) for one in self._viewers()]
        for shown in zip(*views, strict=True):
            yield from self._to_each(shown[-1], list(shown))
        legal = [str(move) for move in self.match.legal_moves()]
        yield f"  moves {len(legal)}{': ' + ' '.join(legal) if 0 < len(legal) <= 12 else ''}"

    def _viewers(self) -> list[int | None]:
        """Every seat, and last the spectator, called ``*``."""
        return [*range(self.game.seats), None]

    def _to_each(self, usual: str, shown: list[str]) -> Iterator[str]:
        yield f"  {usual}"
        for other in dict.fromkeys(shown):
            if other != usual:
                who = [
                    "*" if viewer is None else seat_letter(viewer)
                    for viewer, text in zip(self._viewers(), shown, strict=True)
                    if text == other
                ]
                yield f"    {' '.join(who)}: {_difference(usual, other)}"

    def _event(self, event: Event) -> str:
        name, *written = self.game.forms.write(event).items()
        return " ".join((name[1], *(f"{field}={_plain(value)}" for field, value in written)))

    def _view(self, view: Any) -> list[str]:
        """A View in lines: the table, then every seat. No field may be left out."""
        table = []
        seats: list[str] = []
        for name in _names(view):
            value = getattr(view, name)
            match name:
                case "viewer":
                    pass
                case "seats":
                    for seat, one in enumerate(value):
                        said = (f"{part}={self._value(one, part)}" for part in _names(one))
                        seats.append(f"{seat_letter(seat)} " + " ".join(said))
                case "hands":
                    for seat, hand in enumerate(value):
                        seats.append(f"{seat_letter(seat)} hand={self._cards(hand)}")
                case "trick":
                    laid = [f"{seat_letter(by)}:{one}" for by, one in value]
                    table.append(f"trick={' '.join(laid) or '-'}")
                case _:
                    table.append(f"{name}={self._value(view, name)}")
        return [" ".join(("table", *table)), *seats]

    def _value(self, of: Any, name: str) -> str:
        value = getattr(of, name)
        if value is None:
            return "-"
        if isinstance(value, Outcome):
            return f"{_letters(value.winners)}/{value.points}/{value.ending}"
        if name == "stock_top":
            return self.game.write_card(value)
        if name in CARDS:
            return self._cards(value)
        if name in PILES:
            return "|".join(self._cards(pile) for pile in value)
        if name in SEATS:
            return _letters((value,))
        return "/".join(map(str, value)) if isinstance(value, tuple) else str(value)

    def _cards(self, cards: Any) -> str:
        if isinstance(cards, Hidden):
            return f"?{cards.count}"
        return ",".join(map(self.game.write_card, cards)) or "-"


def _difference(usual: str, other: str) -> str:
    """The fields of a line that are not as usual."""
    pairs = zip(usual.split(" "), other.split(" "), strict=True)
    return " ".join(said for before, said in pairs if said != before)


def _letters(seats: tuple[int, ...]) -> str:
    return "".join(map(seat_letter, seats)) or "-"


def _plain(written: Any) -> str:
    """A value of an event's JSON in short."""
    match written:
        case None:
            return "-"
        case {"hidden": count}:
            return f"?{count}"
        case list():
            separator = "|" if any(isinstance(one, list | dict) for one in written) else ","
            return separator.join(map(_plain, written)) or "-"
        case _:
            return str(written)


def _names(view: Any) -> Sequence[str]:
    """The names of all that a View, or a part of it, has."""
    if is_dataclass(view):
        return [one.name for one in fields(view)]
    names: Sequence[str] = view._fields
    return names
