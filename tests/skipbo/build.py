"""Positions of Skip-Bo in short text, so that a test reads as the rule it proves."""

from __future__ import annotations

from collections.abc import Sequence

from stockpile.core.chance import Chance
from stockpile.core.event import Event
from stockpile.core.match import Match
from stockpile.core.option import Setup, Value
from stockpile.core.refusal import Refusal
from stockpile.core.seats import seat_letter, seat_number
from stockpile.skipbo import SkipBo
from stockpile.skipbo.moves import Move
from stockpile.skipbo.state import State
from stockpile.skipbo.view import View
from tests.chances import Stacked, text

SkipBoMatch = Match[State, Move, View]


def skipbo(
    edition: str = "skipbo-2003", *, seats: int = 2, teams: str = "", **options: Value
) -> SkipBo:
    """A game: ``skipbo("skipbo-2011", seats=4, teams="AC BD", stock=10)``."""
    sides = tuple(tuple(seat_number(seat) for seat in team) for team in teams.split())
    return SkipBo(Setup(edition, seats, sides or None, options))


class Table:
    """A round under way: the truth, what the latest move led to, and texts to compare with."""

    def __init__(self, game: SkipBo, state: State, chance: Chance) -> None:
        self.game = game
        self.state = state
        self.chance = chance
        self.events: tuple[Event, ...] = ()

    def play(self, *moves: str) -> Table:
        """Make moves, each for the seat on turn. `events` are those of the last one."""
        for move in moves:
            self.state, self.events = self.game.apply(
                self.state, self.state.turn, self.game.read_move(move), self.chance
            )
        return self

    def settle(self) -> Table:
        """Let the seat on turn draw, if it still has to."""
        self.state, self.events = self.game.settle(self.state, self.chance)
        return self

    def check(self, move: str, seat: str = "") -> Refusal | None:
        actor = seat_number(seat) if seat else self.state.turn
        return self.game.check(self.state, actor, self.game.read_move(move))

    def refused(self, move: str, seat: str = "") -> str:
        """The code with which a move is refused, or nothing if it is legal."""
        refusal = self.check(move, seat)
        return refusal.code if refusal else ""

    @property
    def legal(self) -> list[str]:
        """The legal moves of the seat on turn, sorted."""
        return sorted(str(move) for move in self.game.legal_moves(self.state, self.state.turn))

    @property
    def lays(self) -> list[str]:
        """The legal moves of the seat on turn that put a card on a building pile."""
        return [move for move in self.legal if move != "pass" and ">d" not in move]

    @property
    def happened(self) -> list[str]:
        """The names of the latest events."""
        return [type(event).__name__ for event in self.events]

    @property
    def turn(self) -> str:
        return seat_letter(self.state.turn)

    def hand(self, seat: str) -> str:
        return text(self.state.hands[seat_number(seat)])

    def stock(self, seat: str) -> str:
        return text(self.state.stocks[seat_number(seat)])

    def discards(self, seat: str) -> list[str]:
        return [text(pile) for pile in self.state.discards[seat_number(seat)]]

    @property
    def building(self) -> list[str]:
        return [text(pile) for pile in self.state.building]

    @property
    def draw(self) -> str:
        return text(self.state.draw)

    @property
    def aside(self) -> str:
        return text(self.state.aside)

    def only(self, kind: type[Event]) -> list[Event]:
        """The latest events of one type."""
        return [event for event in self.events if isinstance(event, kind)]


def position(
    *seats: str,
    building: str = "",
    draw: str = "",
    aside: str = "",
    turn: str = "A",
    teams: str = "",
    edition: str = "skipbo-2003",
    chance: Chance | None = None,
    scores: Sequence[int] | None = None,
    drawn: bool = True,
    laid: bool = False,
    passes: int = 0,
    redealt: bool = False,
    **options: Value,
) -> Table:
    """A position: a text for each seat, ``hand | stock | discard piles``, all from bottom to top.

    ``"7 S | 3 12 5 | 9, , 2 2"`` holds a 7 and a wild, has a stock pile of three with a 5 on top,
    and one 9 and two 2s on its first and third discard piles. What is left out is empty.
    """
    game = skipbo(edition, seats=len(seats), teams=teams, **options)
    state = game.read_position(
        {
            "seats": [written_seat(one) for one in seats],
            "building": written_piles(building),
            "draw": draw.split(),
            "aside": aside.split(),
            "turn": turn,
            "scores": scores and list(scores),
            "drawn": drawn,
            "laid": laid,
            "passes": passes,
            "redealt": redealt,
        }
    )
    return Table(game, state, chance or Stacked())


def written_seat(written: str) -> dict[str, object]:
    hand, stock, discards = [*written.split("|"), "", ""][:3]
    return {"hand": hand.split(), "stock": stock.split(), "discards": written_piles(discards)}


def written_piles(written: str) -> list[list[str]]:
    piles = [pile.split() for pile in written.split(",")]
    return piles + [[] for _ in range(4 - len(piles))]


def discard_until_stuck(match: SkipBoMatch) -> list[Event]:
    """Play a round in which nobody ever lays, up to its end: with large stocks it gets stuck."""
    events: list[Event] = []
    for _ in range(500):
        if match.playing:
            events += match.play(match.legal_moves()[-1])
    assert not match.playing
    return events
