"""All games: their parts and editions; positions, records and matches by name."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from stockpile.core.readers import a_text, an_object, at, table_fields
from stockpile.core.refusal import Unreadable
from stockpile.games.editions import (
    EDITIONS,
    GAMES,
    build_game,
    check_game,
    choices_in,
    choices_of,
    edition_for,
    editions_of,
    events_of,
    first_options,
    game_of,
    marks_of,
    printed_in,
    reference,
    rulebook,
    seat_counts,
    splits_of,
)
from stockpile.games.entry import AnyGame, GameEntry
from stockpile.games.matches import AnyMatch, make_game, new_match
from stockpile.games.request import USUAL_GAME, USUAL_SEATS, TableRequest

if TYPE_CHECKING:
    from stockpile.core.record import Record

__all__ = [
    "EDITIONS",
    "GAMES",
    "USUAL_GAME",
    "USUAL_SEATS",
    "AnyGame",
    "AnyMatch",
    "GameEntry",
    "TableRequest",
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
    "splits_of",
    "write_record",
]


def read_position(written: str | Mapping[str, Any]) -> tuple[AnyGame, Any]:
    """The Game and State of a position (JSON text or object); Unreadable, saying where.

    >>> from stockpile import new_match
    >>> match = new_match("skipbo", seed=1)
    >>> dealt = match.start_round()
    >>> read_position(match.to_json()["position"])[1] == match.state
    True
    """
    if isinstance(written, str):
        written = _parse(written)
    position = an_object(written)
    if "game" not in position:
        raise Unreadable("missing-field", name="game")
    name = at("game", a_text, position["game"])
    game = TableRequest(name, **table_fields(position)).build()
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


def write_record(match: AnyMatch) -> str:
    """The record of a match as it stands: a text that `read_record` reads.

    >>> from stockpile import new_match
    >>> write_record(new_match("skipbo", seed=1)).splitlines()[0]
    'Stockpile record 2'
    """
    from stockpile.core.record import Record
    from stockpile.core.record_text import write_record as write

    return write(Record.of(match), match.game)


def read_record(text: str | bytes) -> tuple[AnyGame, Record]:
    """The Game and Record in a text; Unreadable, with the line, if it is not a record.

    >>> from stockpile import new_match
    >>> read_record(write_record(new_match("skipbo", seed=1)))
    (<SkipBo: skipbo-2003, 2 seats>, <Record of skipbo-2003: 0 rounds, unfinished>)
    """
    from stockpile.core.record_text import read_record as read

    return read(text, lambda fields: TableRequest(**fields).build())


def resume(text: str | bytes) -> AnyMatch:
    """The match of a record, replayed and ready to continue. Raises Unreadable or Differs.

    >>> from stockpile import new_match
    >>> match = new_match("skipbo", seed=1)
    >>> resume(write_record(match)) == match
    True
    """
    game, record = read_record(text)
    return record.replay(game)
