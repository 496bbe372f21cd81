"""Positions of Breakers in short text, so that a test reads as the rule it proves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stockpile.breakers import Breakers
from stockpile.breakers.moves import Move, tile_text
from stockpile.breakers.notation import read_tile
from stockpile.breakers.state import State
from stockpile.breakers.view import View
from stockpile.core.chance import KeyedChance
from stockpile.core.event import Event
from stockpile.core.match import Match
from stockpile.core.option import LATEST_READINGS, Setup, Value
from stockpile.core.refusal import Refusal
from stockpile.core.seats import seat_letter, seat_number

BreakersMatch = Match[State, Move, View]

CHANCE = KeyedChance.from_seed("breakers")


def breakers(seats: int = 2, readings: int = LATEST_READINGS, **options: str) -> Breakers:
    """A game: ``breakers(3, lone_joker="as-15")``."""
    named: dict[str, Value] = {name.replace("_", "-"): options[name] for name in options}
    return Breakers(Setup("breakers-2010", seats, None, named, readings))


def tiles(text: str) -> tuple[int, ...]:
    """Tiles from short text: ``tiles("7 *")``."""
    return tuple(read_tile(one) for one in text.split())


def text(of: Sequence[int]) -> str:
    """The short text of tiles: the other way round."""
    return " ".join(tile_text(tile) for tile in of)


class Table:
    """A round under way: the truth, what the latest move led to, and texts to compare with."""

    def __init__(self, game: Breakers, state: State) -> None:
        self.game = game
        self.state = state
        self.events: tuple[Event, ...] = ()

    def play(self, *moves: str) -> Table:
        """Make moves, each for the seat on turn. `events` are those of the last one."""
        for move in moves:
            self.state, self.events = self.game.apply(
                self.state, self.state.turn, self.game.read_move(move), CHANCE
            )
        return self

    def check(self, move: str, seat: str = "") -> Refusal | None:
        actor = seat_number(seat) if seat else self.state.turn
        return self.game.check(self.state, actor, self.game.read_move(move))

    def refused(self, move: str, seat: str = "") -> str:
        """The code with which a move is refused, or nothing if it is legal."""
        refusal = self.check(move, seat)
        return refusal.code if refusal else ""

    @property
    def turn(self) -> str:
        return seat_letter(self.state.turn)

    @property
    def legal(self) -> set[str]:
        """The legal moves of the seat on turn."""
        return {str(move) for move in self.game.legal_moves(self.state, self.state.turn)}

    @property
    def canonical(self) -> list[str]:
        return [str(move) for move in self.game.legal_moves(self.state, self.state.turn).canonical]

    def hand(self, seat: str) -> str:
        return text(self.state.hands[seat_number(seat)])

    def sees(self, viewer: str = "") -> View:
        """What a seat sees, or a spectator."""
        return self.game.view(self.state, seat_number(viewer) if viewer else None)


def written(
    *hands: str, trick: str = "", turn: str = "", passes: int = 0, **more: Any
) -> dict[str, Any]:
    """The JSON of a position: ``written("4 4 5", "7 7", trick="A 4+4")``. The turn finds itself."""
    laid = [dict(zip(("by", "set"), one.split(), strict=True)) for one in trick.split(", ") if one]
    if not turn and laid:
        turn = seat_letter((seat_number(laid[-1]["by"]) + passes + 1) % len(hands))
    return {
        "game": "breakers",
        "edition": "breakers-2010",
        "seats": [{"hand": hand.split()} for hand in hands],
        "trick": laid,
        "passes": passes,
        "turn": turn or "A",
        **more,
    }


def position(
    *hands: str,
    trick: str = "",
    turn: str = "",
    passes: int = 0,
    played: str = "",
    scores: Sequence[int] | None = None,
    readings: int = LATEST_READINGS,
    **options: str,
) -> Table:
    """A position from hands: ``position("4 4 5", "7 7 9", trick="A 3+3", passing="free")``."""
    game = breakers(len(hands), readings, **options)
    more: dict[str, Any] = {"played": played.split()}
    if scores is not None:
        more["scores"] = list(scores)
    json = written(*hands, trick=trick, turn=turn, passes=passes, **more)
    return Table(game, game.read_position(json))
