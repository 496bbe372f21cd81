"""Skip-Bo and Skip-Bo Breakers by their printed rules."""

from stockpile.core.chance import KeyedChance
from stockpile.core.match import Match
from stockpile.core.option import Setup
from stockpile.core.refusal import Differs, Refusal, Refused, Unreadable
from stockpile.core.seats import seat_letter, seat_number
from stockpile.games import (
    EDITIONS,
    GAMES,
    build_game,
    make_game,
    new_match,
    read_position,
    read_record,
    resume,
    write_record,
)

__version__ = "0.1.0"

__all__ = [
    "EDITIONS",
    "GAMES",
    "Differs",
    "KeyedChance",
    "Match",
    "Refusal",
    "Refused",
    "Setup",
    "Unreadable",
    "build_game",
    "make_game",
    "new_match",
    "read_position",
    "read_record",
    "resume",
    "seat_letter",
    "seat_number",
    "write_record",
]
