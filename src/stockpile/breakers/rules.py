"""The rules of Skip-Bo Breakers (B1–B17)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from stockpile.breakers import notation, position
from stockpile.breakers.editions import EDITIONS
from stockpile.breakers.events import Dealt, SetLaid, TrickWon
from stockpile.breakers.fold import FOLDS
from stockpile.breakers.legal import LegalMoves
from stockpile.breakers.moves import Kind, Move, Pass, Set, holds, shown, tile_text
from stockpile.breakers.sets import Sets, count_hand, flaw, sets_from
from stockpile.breakers.state import State
from stockpile.breakers.view import View, redact, view
from stockpile.core.chance import Chance
from stockpile.core.deal import uncovered
from stockpile.core.event import (
    Cards,
    Event,
    LeadDecided,
    Outcome,
    RoundEnded,
    seat_passed,
    turn_started,
)
from stockpile.core.game import Game, Step
from stockpile.core.option import Setup
from stockpile.core.readers import a_text
from stockpile.core.refusal import Refusal
from stockpile.core.seats import seat_letter


class PossibleSet(NamedTuple):
    """A set that selected tiles make, and why it may not be laid now; None if it may.

    >>> from stockpile import new_match
    >>> match = new_match("breakers", seed=1)
    >>> dealt = match.start_round()
    >>> match.game.classify(match.state, match.turn, match.state.hands[match.turn][:1])[0]
    PossibleSet(set=<single 1>, refusal=None)
    """

    set: Set
    refusal: Refusal | None


class Breakers(Game[State, Move, View]):
    """Skip-Bo Breakers at one table.

    ``options`` may have ``answer``, ``passing``, ``lone-joker`` and ``memory-aid``. There are no
    teams.

    >>> from stockpile import make_game
    >>> game = make_game("breakers", seats=3, passing="free")
    >>> game, game.options["passing"], game.target
    (<Breakers: breakers-2010, 3 seats>, 'free', 50)
    """

    name = "breakers"
    forms = notation.FORMS
    view_form = notation.VIEW
    dealing = Dealt
    undoable = ()  # every move hands on the turn
    move_types = (Set, Pass)

    def __init__(self, setup: Setup) -> None:
        self.edition = edition = EDITIONS[setup.edition]
        super().__init__(setup, edition)
        self.sets = Sets(edition, self.options, setup.readings)
        self.memory_aid = self.options["memory-aid"] == "on"
        self.hand = edition.hands[setup.seats]
        self.pack = edition.pack
        self.target = edition.target
        self.lead_by_draw = True

    # Around a round

    def next_lead(self, lead: int, outcome: Outcome) -> LeadDecided:
        return LeadDecided(outcome.winners[0], "round-winner")

    def deal(self, lead: int, scores: tuple[int, ...] | None, chance: Chance) -> Dealt:
        """The first tiles are the hand of seat A, the next of B, and so on; the rest is unused."""
        tiles = chance.shuffle("deal", 0, self.pack)
        dealt = self.seats * self.hand
        hands = [tiles[start : start + self.hand] for start in range(0, dealt, self.hand)]
        return Dealt(lead, scores, tuple(map(_sort, hands)), _sort(tiles[dealt:]))

    def check_deal(self, dealt: Event) -> Refusal | None:
        assert isinstance(dealt, Dealt)
        hands = [hand for hand in dealt.hands if isinstance(hand, tuple)]
        for seat, hand in enumerate(hands):
            if len(hand) != self.hand:
                return Refusal(
                    "wrong-hand", seat=seat_letter(seat), tiles=len(hand), hand=self.hand
                )
        whole = len(hands) == self.seats and _sort(sum(hands, uncovered(dealt.unused))) == self.pack
        return None if whole else Refusal("not-the-whole-pack")

    def open(self, state: State, chance: Chance) -> Step[State]:
        started = turn_started(state.turn)
        return Step(self.fold(state, started), (started,))

    # What may be done

    def legal_moves(self, state: State, seat: int) -> LegalMoves:
        if seat != state.turn or state.outcome is not None:
            return LegalMoves(self.sets, (), None)
        return LegalMoves(self.sets, state.hands[seat], state.top)

    def all_moves(self, view: View, seat: int, listed: Sequence[Move]) -> LegalMoves:
        top = view.trick[-1][1] if view.trick else None
        return LegalMoves(self.sets, uncovered(view.hands[seat]), top)

    def check(self, state: State, seat: int, move: Move) -> Refusal | None:
        if state.outcome is not None:
            return Refusal("round-over")
        if seat != state.turn:
            return Refusal("not-your-turn", turn=seat_letter(state.turn))
        top = state.top
        if isinstance(move, Pass):
            if top is None:
                return Refusal("opener-must-lay")
            if self.sets.obliges(top) and self.sets.can_match(count_hand(state.hands[seat]), top):
                return Refusal("can-answer", top=str(top))
            return None
        if type(move) not in self.move_types:
            return Refusal("move-expected", value=repr(move))
        wrong = flaw(move, self.edition)
        if wrong is not None:
            return Refusal(wrong, set=str(move))
        if not holds(count_hand(state.hands[seat]).packed, move.packed):
            return Refusal("tiles-not-in-hand", tiles=_missing(move, state.hands[seat]))
        return None if top is None or self.sets.answers(move, top) else self._unfit(move, top)

    def _unfit(self, laid: Set, top: Set) -> Refusal:
        """Why a set does not answer another."""
        if top.kind is Kind.BREAKER:
            breaking = laid.kind is Kind.BREAKER
            return Refusal("not-a-higher-breaker" if breaking else "needs-a-breaker", top=str(top))
        if laid.kind is not top.kind:
            return Refusal("another-kind", kind=laid.kind.value, needed=top.kind.value)
        if laid.size != top.size:
            return Refusal("another-length", kind=top.kind.value, tiles=laid.size, needed=top.size)
        return Refusal("too-low" if self.sets.equal_answers else "not-higher", top=str(top))

    def classify(self, state: State, seat: int, tiles: Iterable[int]) -> tuple[PossibleSet, ...]:
        """Every set that exactly these tiles could be laid as, and whether the seat may now.

        They differ in what the jokers stand for. There is none if the tiles do not make a set.
        """
        found = sets_from(tiles, self.edition)
        return tuple(PossibleSet(one, self.check(state, seat, one)) for one in found)

    # What follows

    def apply(self, state: State, seat: int, move: Move, chance: Chance) -> Step[State]:
        self.require(state, seat, move)
        events = self._consequences(state, seat, move)
        for event in events:
            state = self.fold(state, event)
        return Step(state, events)

    def _consequences(self, state: State, seat: int, move: Move) -> tuple[Event, ...]:
        next_seat = (seat + 1) % self.seats
        if isinstance(move, Set):
            laid = SetLaid(seat, move)
            if move.size == len(state.hands[seat]):
                return laid, RoundEnded(*self._won(state.hands, seat))
            return laid, turn_started(next_seat)
        passed = seat_passed(seat)
        if state.passes + 2 < self.seats:
            return passed, turn_started(next_seat)
        # All others have passed, so the next seat is the one that laid last.
        tiles = tuple(tile for _, laid in state.trick for tile in laid.tiles)
        return passed, TrickWon(next_seat, tiles), turn_started(next_seat)

    def _won(self, hands: tuple[Cards, ...], winner: int) -> Outcome:
        left = sum(len(hand) for seat, hand in enumerate(hands) if seat != winner)
        return Outcome((winner,), left * self.edition.tile_points, "hand-empty")

    def fold(self, state: State | None, event: Event) -> State:
        fold = FOLDS.get(type(event))
        if fold is None:
            raise TypeError(f"{type(event).__name__} does not happen in a round of Breakers")
        return fold(state, event)

    # What a seat may know

    def view(self, state: State, viewer: int | None) -> View:
        return view(state, viewer, memory_aid=self.memory_aid)

    def redact(self, event: Event, viewer: int | None) -> Event:
        return redact(event, viewer)

    # Text

    def write_card(self, card: int) -> str:
        return tile_text(card)

    def read_card(self, text: str) -> int:
        return notation.read_tile(text)

    def read_move(self, text: str) -> Move:
        return notation.read_move(a_text(text), self.edition)

    def shown(self, text: str) -> str:
        return shown(text)

    def move_of(self, event: Event) -> Move | None:
        return notation.move_of(event)

    def write_position(self, state: State) -> dict[str, Any]:
        return position.write_position(self.setup, state)

    def read_deal(
        self, rows: Mapping[str, Cards], lead: int, scores: tuple[int, ...] | None
    ) -> Event:
        sorted_rows = {name: _sort(tiles) for name, tiles in rows.items()}
        return super().read_deal(sorted_rows, lead, scores)

    def read_position(self, written: Mapping[str, Any]) -> State:
        state = position.read_position(written, self.sets, self.seats)
        winner = next((seat for seat, hand in enumerate(state.hands) if not hand), None)
        if winner is None:
            return state
        return state._replace(outcome=self._won(state.hands, winner))


def _sort(tiles: Iterable[int]) -> Cards:
    return tuple(sorted(tiles))


def _missing(laid: Set, hand: Cards) -> str:
    """The tiles of a set that a hand does not have, as text."""
    wanted = sorted(set(laid.tiles))
    missing = [tile for tile in wanted if laid.tiles.count(tile) > hand.count(tile)]
    return " ".join(map(tile_text, missing))
