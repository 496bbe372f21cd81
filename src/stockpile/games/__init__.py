"""The games there are: what each brings along, its editions, positions, records and matches."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from operator import index
from secrets import token_hex
from typing import TYPE_CHECKING, Any, NamedTuple

from stockpile.core.event import Event
from stockpile.core.match import Match
from stockpile.core.option import (
    LATEST_READINGS,
    Choice,
    Edition,
    Mark,
    Setup,
    Teams,
    Value,
    closest,
)
from stockpile.core.readers import (
    a_seat,
    a_text,
    an_object,
    an_option,
    at,
    nullable,
    setup_from,
    shown,
)
from stockpile.core.refusal import Unreadable
from stockpile.core.rulebook import Example, Section
from stockpile.core.seats import SEAT_LETTERS
from stockpile.games.entry import AnyGame, GameEntry
from stockpile.games.registry import Registry

if TYPE_CHECKING:
    from stockpile.core.record import Record

__all__ = [
    "EDITIONS",
    "GAMES",
    "USUAL_SEATS",
    "AnyGame",
    "AnyMatch",
    "GameEntry",
    "build_game",
    "check_game",
    "choices_in",
    "choices_of",
    "edition_for",
    "editions_of",
    "events_of",
    "first_options",
    "game_of",
    "make_game",
    "marks_of",
    "new_match",
    "printed_in",
    "read_position",
    "read_record",
    "reference",
    "resume",
    "rulebook",
    "seat_counts",
    "write_record",
]

AnyMatch = Match[Any, Any, Any]

GAMES: Mapping[str, GameEntry] = Registry(lambda entry: (entry.name,))
"""Every game by its name; the first is the usual one."""
EDITIONS: Mapping[str, GameEntry] = Registry(lambda entry: entry.editions)
"""Every edition and the game it is one of; a game's first edition is its usual one."""

USUAL_SEATS = 2


def game_of(setup: Setup) -> GameEntry:
    """The game of a setup."""
    return EDITIONS[setup.edition]


def printed_in(edition: str) -> Edition:
    """What the sheets of an edition say, in numbers."""
    return EDITIONS[edition].editions[edition]


def seat_counts(edition: str) -> range:
    """How many can play an edition."""
    data = printed_in(edition)
    return range(data.fewest_seats, data.most_seats + 1)


def choices_of(game: str) -> tuple[Choice, ...]:
    """The house rules of a game, whichever edition has them. What is usual, the edition says."""
    named = {one.name: one for edition in editions_of(game) for one in choices_in(edition)}
    return tuple(named.values())


def choices_in(edition: str) -> tuple[Choice, ...]:
    """The house rules of an edition, with its own defaults."""
    return printed_in(edition).choices


def marks_of(choice: Choice, edition: str) -> dict[str, Mark]:
    """How each choice of an edition's own option stands to its sheets."""
    printed = printed_in(edition).prints(choice.name)
    return {one: choice.mark(one, printed) for one in choice.choices}


def edition_for(game: str, seats: int) -> str:
    """The first edition of a game that seats so many; the one that seats most if none does."""
    editions = editions_of(game)
    largest = max(editions, key=lambda one: len(seat_counts(one)))
    return next((one for one in editions if seats in seat_counts(one)), largest)


class Split(NamedTuple):
    """A table in teams: partners sit across from each other, or side by side."""

    teams: tuple[str, ...]
    across: bool


def splits_of(edition: str, seats: int) -> tuple[Split, ...]:
    """Every way to play an edition in teams of one size, two seats or more each."""
    if not printed_in(edition).teams:
        return ()
    letters, splits = SEAT_LETTERS[:seats], list[Split]()
    for size in range(2, seats // 2 + 1):
        if seats % size == 0:
            count = seats // size
            splits.append(Split(tuple(letters[at::count] for at in range(count)), True))
            beside = tuple(letters[at : at + size] for at in range(0, seats, size))
            splits.append(Split(beside, False))
    return tuple(splits)


def check_game(name: str) -> None:
    """Unreadable unless there is a game of this name."""
    if name not in GAMES:
        meant = closest(name, tuple(GAMES))
        raise Unreadable("unknown-game", "game", game=name, meant=meant, known=", ".join(GAMES))


def _of_game(name: str, game: AnyGame) -> AnyGame:
    check_game(name)
    if game.name != name:
        raise Unreadable(
            "edition-of-another-game", "edition", edition=game.setup.edition, game=name
        )
    return game


def editions_of(game: str) -> tuple[str, ...]:
    """The editions of a game, the usual one first."""
    return tuple(GAMES[game].editions)


def build_game(setup: Setup) -> AnyGame:
    """The Game of a setup; Unreadable if there is no such edition or it cannot be played so."""
    if setup.edition not in EDITIONS:
        raise Unreadable(
            "unknown-edition",
            "edition",
            edition=setup.edition,
            meant=closest(setup.edition, tuple(EDITIONS)),
            known=", ".join(EDITIONS),
        )
    if not 1 <= setup.readings <= LATEST_READINGS:
        raise Unreadable(
            "unknown-readings", "readings", version=str(setup.readings), known=LATEST_READINGS
        )
    if setup.readings == 1:
        setup = replace(setup, options=first_options(setup.edition, setup.options))
    return game_of(setup).build(setup)


def first_options(edition: str, options: Mapping[str, Value]) -> dict[str, Value]:
    """What a table played whose options were written before all of them were."""
    return {**(dict(printed_in(edition).first_options) if edition in EDITIONS else {}), **options}


def rulebook(game: AnyGame) -> tuple[Section, ...]:
    """Every rule of this table's game, in the order in which a player needs them."""
    return GAMES[game.name].rulebook(game)


def reference(game: AnyGame) -> tuple[Example, ...]:
    """The reference card, if the game's box has one."""
    return GAMES[game.name].reference(game)


def events_of(edition: str) -> tuple[type[Event], ...]:
    """The events there can be at tables of an edition, beyond what every game has."""
    return EDITIONS[edition].events


def make_game(
    edition: str = "skipbo-2003",
    *,
    seats: int | None = None,
    teams: Sequence[str] | None = None,
    **options: Value,
) -> AnyGame:
    """A Game in one call: ``make_game("skipbo-2003", seats=4, teams=["AC", "BD"], stock=10)``.

    Options are written with an underscore where their name has a hyphen. Unreadable if there is no
    such game, with the argument that is wrong.
    """
    edition = at("edition", a_text, edition)
    seated = at("teams", nullable(_teams), teams)
    seats = at("seats", nullable(_whole), seats)
    if seats is None:
        seats = USUAL_SEATS if seated is None else sum(map(len, seated))
    named = {name.replace("_", "-"): value for name, value in options.items()}
    read = {name: at(f"options.{name}", an_option, value) for name, value in named.items()}
    return build_game(Setup(edition, seats, seated, read))


def _teams(value: Any) -> Teams:
    read_seat = a_seat(len(SEAT_LETTERS))
    members = (one if isinstance(one, str) else _several(one) for one in _several(value))
    return tuple(tuple(map(read_seat, team)) for team in members)


def _whole(value: Any) -> int:
    """A whole number as Python has them, not only in JSON."""
    try:
        return index(value)
    except TypeError:
        raise Unreadable("not-a-count", value=shown(value)) from None


def _several(value: Any) -> tuple[Any, ...]:
    """Several things as Python has them; a text is one thing, though it has letters."""
    if isinstance(value, str) or not isinstance(value, Iterable):
        raise Unreadable("not-a-list", value=shown(value))
    return tuple(value)


def read_position(written: str | Mapping[str, Any]) -> tuple[AnyGame, Any]:
    """The Game and State of a position (JSON text or object); Unreadable, saying where."""
    if isinstance(written, str):
        written = _parse(written)
    position = an_object(written)
    if "game" not in position:
        raise Unreadable("missing-field", name="game")
    name = at("game", a_text, position["game"])
    game = _of_game(name, build_game(setup_from(position)))
    return game, game.read_position(position)


def _fields_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise Unreadable("header-twice", name=twice)
    return fields


def _parse(text: str) -> Mapping[str, Any]:
    try:
        written = json.loads(text, object_pairs_hook=_fields_once)
    except json.JSONDecodeError as wrong:
        where = f"line {wrong.lineno}, column {wrong.colno}"
        raise Unreadable("not-json", where, reason="syntax") from None
    except RecursionError:
        raise Unreadable("not-json", reason="brackets") from None
    except ValueError:
        raise Unreadable("not-json", reason="digits") from None
    return an_object(written)


def new_match(
    edition: str = "skipbo-2003",
    *,
    seats: int | None = None,
    teams: Sequence[str] | None = None,
    target: int | None = None,
    seed: int | str | None = None,
    names: Sequence[str] = (),
    youngest: str | None = None,
    **options: Value,
) -> AnyMatch:
    """A match about to begin: a single round without ``target``, real chance without ``seed``."""
    game = make_game(edition, seats=seats, teams=teams, **options)
    return Match(
        game,
        target=at("target", nullable(_whole), target),
        seed=token_hex(16) if seed is None else str(seed),
        names=at("names", _several, names),
        youngest=None if youngest is None else at("youngest", a_seat(game.seats), youngest),
    )


def write_record(match: AnyMatch) -> str:
    """The record of a match as it stands: a text that `read_record` reads."""
    from stockpile.core.record import Record
    from stockpile.core.record_text import write_record as write

    return write(Record.of(match), match.game)


def read_record(text: str) -> tuple[AnyGame, Record]:
    """The Game and Record that a text holds; Unreadable, with the line, if it is no record."""
    from stockpile.core.record_text import read_record as read

    return read(text, _game_of_record)


def resume(text: str) -> AnyMatch:
    """The match of a record, replayed, to be gone on with. Raises Unreadable or Differs."""
    game, record = read_record(text)
    return record.replay(game)


def _game_of_record(name: str, setup: Setup) -> AnyGame:
    return _of_game(name, build_game(setup))
