"""`check_game` passes our games and a stranger's, and names every kind of flaw."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from highcard.rules import FORMS, CardPlayed, Dealt, HighCard, Play, State, View, resample
from stockpile.breakers.state import State as Tiles
from stockpile.core.chance import Chance
from stockpile.core.event import Event, Outcome, RoundEnded, TurnStarted
from stockpile.core.forms import EventForms, JsonForm, ViewWriter
from stockpile.core.game import Step
from stockpile.core.option import Setup
from stockpile.core.refusal import Refusal
from stockpile.games import AnyGame, make_game
from stockpile.skipbo.tabletop.state import State as ByHand
from stockpile.testing import Flaw, check_game
from tests.skipbo.test_secrecy import deal_anew, hidden_places

OURS: dict[str, AnyGame] = {
    "2003, two seats": make_game("skipbo-2003", seats=2, stock=3),
    "2003, six seats, stalemates": make_game("skipbo-2003", seats=6, stock=2, stalemate="draw"),
    "2011, four teams": make_game(
        "skipbo-2011", seats=8, teams=["AE", "BF", "CG", "DH"], stock=1, laying="forced"
    ),
    "tabletop conduct": make_game("skipbo-2003", seats=3, stock=2, conduct="tabletop"),
    "tabletop conduct, teams": make_game(
        "skipbo-2003", teams=["AC", "BD"], stock=2, conduct="tabletop"
    ),
    "Breakers, two seats": make_game("breakers-2010", seats=2),
    "Breakers, four seats, free": make_game(
        "breakers-2010", seats=4, passing="free", memory_aid="on"
    ),
}


def our_resample(state: Any, viewer: int | None, rng: Random) -> Any:
    """What the viewer cannot see, dealt anew, in either game."""
    if isinstance(state, ByHand):
        return state._replace(round=our_resample(state.round, viewer, rng))
    if isinstance(state, Tiles):
        sizes = {seat: len(hand) for seat, hand in enumerate(state.hands) if seat != viewer}
        tiles = [*state.unused, *(tile for seat in sizes for tile in state.hands[seat])]
        rng.shuffle(tiles)
        hands = list(state.hands)
        for seat, size in sizes.items():
            hands[seat], tiles = tuple(sorted(tiles[:size])), tiles[size:]
        return state._replace(hands=tuple(hands), unused=tuple(sorted(tiles)))
    return deal_anew(state, hidden_places(state, viewer), rng)


@pytest.mark.parametrize("table", OURS)
def test_our_games_keep_the_contract(table: str) -> None:
    check_game(OURS[table], rounds=2, resample=our_resample)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_of_strangers_keeps_the_contract(seats: int) -> None:
    check_game(HighCard(Setup("highcard-2026", seats)), rounds=5, resample=resample)


# What is wrong with a game


class OffersTooMuch(HighCard):
    def legal_moves(self, state: State, seat: int) -> Sequence[Play]:
        legal = super().legal_moves(state, seat)
        return (*legal, Play(state.unused[0])) if legal else ()


class OffersTooLittle(HighCard):
    def legal_moves(self, state: State, seat: int) -> Sequence[Play]:
        return super().legal_moves(state, seat)[:1]


class OffersTwice(HighCard):
    def legal_moves(self, state: State, seat: int) -> Sequence[Play]:
        return [*super().legal_moves(state, seat)] * 2


class LeavesTheTurnWithoutMoves(HighCard):
    def legal_moves(self, state: State, seat: int) -> Sequence[Play]:
        return super().legal_moves(state, seat) if state.played < 2 else ()


class AppliesAnything(HighCard):
    def require(self, state: State, seat: int, move: Play) -> None:
        pass


class RefusesForAnotherReason(HighCard):
    def check(self, state: State, seat: int, move: Play) -> Refusal | None:
        refusal = super().check(state, seat, move)
        self.asked = getattr(self, "asked", 0) + 1
        return refusal and Refusal(f"{refusal.code}-{self.asked}")


class ForgetsAnEvent(HighCard):
    def apply(self, state: State, seat: int, move: Play, chance: Chance) -> Step[State]:
        step = super().apply(state, seat, move, chance)
        return Step(step.state, step.events[:1])


class ChangesWhatItRefuses(HighCard):
    """Has a list in its State, and takes cards out of it before it looks whether it may."""

    def fold(self, state: State | None, event: Event) -> State:
        folded = super().fold(state, event)
        unused: Any = list(folded.unused)
        return folded._replace(unused=unused)

    def require(self, state: State, seat: int, move: Play) -> None:
        if self.check(state, seat, move) is not None:
            spent: Any = state.unused
            spent[:1] = []
        super().require(state, seat, move)

    def read_position(self, written: Mapping[str, Any]) -> State:
        state = super().read_position(written)
        unused: Any = list(state.unused)
        return state._replace(unused=unused)


class RollsDice(HighCard):
    def apply(self, state: State, seat: int, move: Play, chance: Chance) -> Step[State]:
        self.rolled = getattr(self, "rolled", 0) + 1
        step = super().apply(state, seat, move, chance)
        if step.state.outcome is not None:
            return step
        started = TurnStarted(self.rolled % self.seats)
        return Step(self.fold(step.state, started), (step.events[0], started))


class WritesAnUnreadableMove(HighCard):
    def read_move(self, text: str) -> Play:
        return Play(int(text))


class ReadsAnotherMove(HighCard):
    def read_move(self, text: str) -> Play:
        return Play(min(super().read_move(text).card, 9))


class ReadsAnotherCard(HighCard):
    def read_card(self, text: str) -> int:
        return super().read_card(text) % 20


class ForgetsInPositions(HighCard):
    def read_position(self, written: Mapping[str, Any]) -> State:
        return super().read_position(written)._replace(played=0)


class ForgetsInViews(HighCard):
    view_form = HighCard.view_form._replace(
        read=lambda value: HighCard.view_form.read({**value, "best": 0})
    )


class ForgetsInEvents(HighCard):
    forms = EventForms(
        (Dealt, CardPlayed), {**FORMS, "CardPlayed.card": JsonForm(int, lambda _: 1, {})}
    )


class TakesNoMoveFromEvents(HighCard):
    def move_of(self, event: Event) -> Play | None:
        return None


class Leaks(HighCard):
    def view(self, state: State, viewer: int | None) -> View:
        seen = super().view(state, viewer)
        return View(state.hands, *(getattr(seen, name) for name in list(seen.__slots__)[1:]))


class TellsByTheMoves(HighCard):
    """A seat may only play what is higher than somebody's hidden card."""

    def legal_moves(self, state: State, seat: int) -> Sequence[Play]:
        legal = super().legal_moves(state, seat)
        low = min(
            (min(hand) for at, hand in enumerate(state.hands) if at != seat and hand), default=0
        )
        return [move for move in legal if move.card > low] or legal

    def check(self, state: State, seat: int, move: Play) -> Refusal | None:
        refusal = super().check(state, seat, move)
        if refusal is None and move not in self.legal_moves(state, seat):
            return Refusal("too-low")
        return refusal


class ShowsNobody(HighCard):
    def redact(self, event: Event, viewer: int | None) -> Event:
        if isinstance(event, CardPlayed) and viewer is None:
            raise TypeError("nobody has decided who may see CardPlayed")
        return super().redact(event, viewer)


class ShowsSeatsOtherwise(HighCard):
    def view_writer(self, state: State) -> ViewWriter:
        return lambda _: json.dumps(self.show(state, None))


class ListsMovesOtherwise(HighCard):
    def write_open_moves(self, state: State, seat: int) -> str:
        return json.dumps([str(move) for move in reversed(self.open_moves(state, seat))])


class NeverEnds(HighCard):
    def apply(self, state: State, seat: int, move: Play, chance: Chance) -> Step[State]:
        self.require(state, seat, move)
        played = CardPlayed(seat, move.card)
        if len(state.hands[seat]) > 1:
            events: tuple[Event, ...] = (played, TurnStarted((seat + 1) % self.seats))
        else:
            events = (played, self.deal(seat, state.scores, chance))
        for event in events:
            state = self.fold(state, event)
        return Step(state, events)


class PlaysOnAfterTheEnd(HighCard):
    def legal_moves(self, state: State, seat: int) -> Sequence[Play]:
        return super().legal_moves(state._replace(outcome=None), seat) or (
            (Play(1),) if state.outcome else ()
        )


class LetsANobodyWin(HighCard):
    def apply(self, state: State, seat: int, move: Play, chance: Chance) -> Step[State]:
        step = super().apply(state, seat, move, chance)
        if step.state.outcome is None:
            return step
        ended = RoundEnded((7,), 1, "highest")
        folded = self.fold(state, step.events[0])
        return Step(self.fold(folded, ended), (step.events[0], ended))

    def next_lead(self, lead: int, outcome: Outcome) -> Any:
        return super().next_lead(lead, Outcome((0,), 1, "highest"))

    def read_position(self, written: Mapping[str, Any]) -> State:
        state = super().read_position(written)
        return (
            state if state.outcome is None else state._replace(outcome=Outcome((7,), 1, "highest"))
        )

    view_form = HighCard.view_form


class RefusesItsOwnDeal(HighCard):
    def check_deal(self, dealt: Event) -> Refusal | None:
        return Refusal("not-the-whole-pack")


class DealsFromMemory(HighCard):
    def read_deal(
        self, rows: Mapping[str, Any], lead: int, scores: tuple[int, ...] | None
    ) -> Event:
        return super().read_deal({**rows, "unused": ()}, lead, scores)


class TurnsToNobody(HighCard):
    def open(self, state: State, chance: Chance) -> Step[State]:
        return self._happen(state, TurnStarted(self.seats))


class RemembersOldRounds(HighCard):
    """What it deals depends on what it has dealt before."""

    def deal(self, lead: int, scores: tuple[int, ...] | None, chance: Chance) -> Event:
        self.dealt = getattr(self, "dealt", 0) + 1
        return super().deal(lead, scores and (self.dealt,) * self.seats, chance)


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (OffersTooMuch, "is among the legal moves, but check refuses it"),
        (OffersTooLittle, "check allows play"),
        (OffersTwice, "is there twice"),
        (LeavesTheTurnWithoutMoves, "the seat on turn has no legal move"),
        (AppliesAnything, "apply carries out play"),
        (RefusesForAnotherReason, "with another reason than check"),
        (ForgetsAnEvent, "its events do not fold to its State"),
        (ChangesWhatItRefuses, "has changed the State"),
        (RollsDice, "applied twice"),
        (WritesAnUnreadableMove, "reading the text of play"),
        (ReadsAnotherMove, "a move does not read back"),
        (ReadsAnotherCard, "card 20 does not read back"),
        (ForgetsInPositions, "a position does not read back"),
        (ForgetsInViews, "the View of a spectator does not read back"),
        (ForgetsInEvents, "does not read back from its JSON"),
        (TakesNoMoveFromEvents, "move_of does not find it"),
        (Leaks, "the View of a spectator changes with what it cannot see"),
        (TellsByTheMoves, "the legal moves of seat A change with what it cannot see"),
        (ShowsNobody, "to a spectator raised TypeError: nobody has decided"),
        (ShowsSeatsOtherwise, "view_writer and show differ"),
        (ListsMovesOtherwise, "write_open_moves and open_moves differ"),
        (NeverEnds, "the round has not ended after 100 moves"),
        (PlaysOnAfterTheEnd, "has legal moves, and the round is over"),
        (LetsANobodyWin, "has won, which is none of the 2 seats"),
        (RefusesItsOwnDeal, "check_deal refuses what deal has dealt"),
        (DealsFromMemory, "a deal does not read back"),
        (TurnsToNobody, "it is the turn of 2, which is none of the 2 seats"),
        (RemembersOldRounds, "the record of match 1"),
    ],
)
def test_each_flaw_is_named(game: type[HighCard], said: str) -> None:
    with pytest.raises(Flaw) as flaw:
        check_game(game(), rounds=3, resample=resample, most_moves=100)
    assert said in str(flaw.value)


def test_a_flaw_says_where_it_showed() -> None:
    with pytest.raises(Flaw) as flaw:
        check_game(LeavesTheTurnWithoutMoves())
    assert flaw.value.where.startswith("round 1, move 3, seat ")
    assert str(flaw.value) == f"{flaw.value.where}: {flaw.value.what}"


def test_a_resampling_that_changes_nothing_proves_nothing() -> None:
    with pytest.raises(Flaw, match="it never gave another State"):
        check_game(HighCard(), resample=lambda state, viewer, rng: state)


def test_the_same_seed_plays_the_same_rounds() -> None:
    seen: list[list[object]] = [[], []]

    class Watched(HighCard):
        def __init__(self, moves: list[object]) -> None:
            super().__init__()
            self.moves = moves

        def apply(self, state: State, seat: int, move: Play, chance: Chance) -> Step[State]:
            self.moves.append((seat, move))
            return super().apply(state, seat, move, chance)

    for moves in seen:
        check_game(Watched(moves), rounds=2, seed=3)
    assert seen[0] == seen[1]
