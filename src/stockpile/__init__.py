"""Skip-Bo and Skip-Bo Breakers by their printed rules.

What it offers is loaded when it is first asked for: a command that is stopped at once has nothing
to unwind.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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

_MODULES = ("core.chance", "core.match", "core.option", "core.refusal", "core.seats", "games")


def __getattr__(name: str) -> Any:
    if name in __all__:
        for module in _MODULES:
            found = import_module(f"{__name__}.{module}")
            if hasattr(found, name):
                globals()[name] = getattr(found, name)
                return globals()[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
