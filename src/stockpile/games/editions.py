"""The games and editions there are, and what each brings along."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from stockpile.core.event import Event
from stockpile.core.option import LATEST_READINGS, Choice, Edition, Mark, Setup, Value, closest
from stockpile.core.refusal import Unreadable
from stockpile.core.rulebook import Example, Section
from stockpile.core.seats import SEAT_LETTERS
from stockpile.games.entry import AnyGame, GameEntry
from stockpile.games.registry import Registry

GAMES: Mapping[str, GameEntry] = Registry(lambda entry: (entry.name,))
"""Every game by its name; the first is the usual one."""
EDITIONS: Mapping[str, GameEntry] = Registry(lambda entry: entry.editions)
"""Every edition and the game it is one of; a game's first edition is its usual one."""


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
    """The house rules of a game, whichever edition has them. Defaults are the edition's."""
    named = {one.name: one for edition in editions_of(game) for one in choices_in(edition)}
    return tuple(named.values())


def choices_in(edition: str) -> tuple[Choice, ...]:
    """The house rules of an edition, with its own defaults."""
    return printed_in(edition).choices


def marks_of(choice: Choice, edition: str) -> dict[str, Mark]:
    """Where each choice of an edition's option comes from: printed, ours or a house rule."""
    printed = printed_in(edition).prints(choice.name)
    return {one: choice.mark(one, printed) for one in choice.choices}


def edition_for(game: str, seats: int) -> str:
    """The first edition of a game for this many seats; if there is none, the one for most."""
    editions = editions_of(game)
    largest = max(editions, key=lambda one: len(seat_counts(one)))
    return next((one for one in editions if seats in seat_counts(one)), largest)


@dataclass(frozen=True, slots=True)
class Split:
    """A way to play in teams: partners sit across from each other, or side by side."""

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


def editions_of(game: str) -> tuple[str, ...]:
    """The editions of a game, the usual one first."""
    return tuple(GAMES[game].editions)


def build_game(setup: Setup) -> AnyGame:
    """The Game of a setup; Unreadable if there is no such edition, or not for this setup.

    >>> from stockpile import Setup
    >>> build_game(Setup("breakers-2010", 3))
    <Breakers: breakers-2010, 3 seats>
    """
    if not isinstance(setup, Setup):
        raise TypeError(f"a game is built from a Setup, such as match.game.setup, not {setup!r}")
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
    """What a table played whose options were stored when defaults were left out."""
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
