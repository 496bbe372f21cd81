"""Skip-Bo and Skip-Bo Breakers by their printed rules.

Everything named here is public: docs/versioning.md says what that promises. It is loaded when it is
first used, so that ``import stockpile`` is instant.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from stockpile.core import display as _display
from stockpile.core import refusal as _refusal

if TYPE_CHECKING:
    from stockpile.bots import Bot, make_bot, play_match, play_round
    from stockpile.core.chance import Chance, KeyedChance
    from stockpile.core.event import (
        Cards,
        Covered,
        Event,
        Hidden,
        LeadCardDrawn,
        LeadDecided,
        MatchEnded,
        Outcome,
        RoundEnded,
        SeatPassed,
        TurnStarted,
    )
    from stockpile.core.fairness import Chain
    from stockpile.core.forms import ViewWriter
    from stockpile.core.game import Game, Step
    from stockpile.core.match import Match, MatchStep
    from stockpile.core.match_state import MatchState
    from stockpile.core.observation import Observation
    from stockpile.core.option import Edition, Setup
    from stockpile.core.record import Record, RecordedRound
    from stockpile.core.refusal import Complaint, Differs, Refusal, Refused, Unreadable
    from stockpile.core.seats import seat_letter, seat_number
    from stockpile.extras import MissingExtra
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
    from stockpile.games.matches import Move, State, View

__version__ = "0.1.0"

_EXPORTS = {
    "bots": ("Bot", "make_bot", "play_match", "play_round"),
    "core.chance": ("Chance", "KeyedChance"),
    "core.event": (
        "Cards",
        "Covered",
        "Event",
        "Hidden",
        "LeadCardDrawn",
        "LeadDecided",
        "MatchEnded",
        "Outcome",
        "RoundEnded",
        "SeatPassed",
        "TurnStarted",
    ),
    "core.fairness": ("Chain",),
    "core.forms": ("ViewWriter",),
    "core.game": ("Game", "Step"),
    "core.match": ("Match", "MatchStep"),
    "core.match_state": ("MatchState",),
    "core.observation": ("Observation",),
    "core.option": ("Edition", "Setup"),
    "core.record": ("Record", "RecordedRound"),
    "core.refusal": ("Complaint", "Differs", "Refusal", "Refused", "Unreadable"),
    "core.seats": ("seat_letter", "seat_number"),
    "extras": ("MissingExtra",),
    "games": (
        "EDITIONS",
        "GAMES",
        "build_game",
        "make_game",
        "new_match",
        "read_position",
        "read_record",
        "resume",
        "write_record",
    ),
    "games.matches": ("Move", "State", "View"),
}
_MODULE_OF = {name: module for module, names in _EXPORTS.items() for name in names}

__all__ = [
    "EDITIONS",
    "GAMES",
    "Bot",
    "Cards",
    "Chain",
    "Chance",
    "Complaint",
    "Covered",
    "Differs",
    "Edition",
    "Event",
    "Game",
    "Hidden",
    "KeyedChance",
    "LeadCardDrawn",
    "LeadDecided",
    "Match",
    "MatchEnded",
    "MatchState",
    "MatchStep",
    "MissingExtra",
    "Move",
    "Observation",
    "Outcome",
    "Record",
    "RecordedRound",
    "Refusal",
    "Refused",
    "RoundEnded",
    "SeatPassed",
    "Setup",
    "State",
    "Step",
    "TurnStarted",
    "Unreadable",
    "View",
    "ViewWriter",
    "build_game",
    "make_bot",
    "make_game",
    "new_match",
    "play_match",
    "play_round",
    "read_position",
    "read_record",
    "resume",
    "seat_letter",
    "seat_number",
    "write_record",
]


def __getattr__(name: str) -> Any:
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = found = getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _describe(refusal: "_refusal.Refusal", language: str) -> str:
    from stockpile.sentences import describe

    return describe(refusal, language)


def _text_of(shown: object) -> str:
    from stockpile.display.text import board

    return board(shown)


def _picture_of(shown: object) -> str:
    from stockpile.display.picture import board

    return board(shown)


# The rules know neither words nor pictures: both are loaded when something is first shown.
_refusal.describe = _describe
_display.text_of = _text_of
_display.picture_of = _picture_of
