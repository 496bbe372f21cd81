"""The smallest game there is: in three tricks the highest card wins, and most tricks win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from highcard.editions import EDITIONS, HAND, HIGHCARD_2026
from stockpile.core.chance import Chance
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
    TurnStarted,
    cover,
)
from stockpile.core.forms import NUMBER, OUTCOME, SEAT, EventForms, coverable, many, optional, whole
from stockpile.core.game import Game, Step
from stockpile.core.option import Setup
from stockpile.core.readers import Fields, a_count, a_seat, each, nullable
from stockpile.core.refusal import Refusal, Unreadable
from stockpile.core.seats import seat_letter

USUAL = Setup(HIGHCARD_2026.id, 2)
CARDS = many(NUMBER)
FORMS = {
    "card": NUMBER,
    "hands": many(coverable(CARDS)),
    "unused": coverable(CARDS),
    "lead": SEAT,
    "scores": optional(many(NUMBER)),
}


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    lead: int
    scores: tuple[int, ...] | None
    hands: tuple[Covered, ...]
    unused: Covered


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Play:
    card: int

    def __str__(self) -> str:
        return f"play{self.card}"


class State(NamedTuple):
    hands: tuple[Cards, ...]
    unused: Cards
    turn: int
    best: tuple[int, int] = (0, 0)
    """The highest card of the trick so far, and who played it."""
    played: int = 0
    tricks: tuple[int, ...] = ()
    """Who won each trick."""
    scores: tuple[int, ...] | None = None
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class View:
    hands: tuple[Covered, ...]
    unused: Covered
    turn: int
    best: int
    scores: tuple[int, ...] | None
    outcome: Outcome | None


class HighCard(Game[State, Play, View]):
    name = "highcard"
    dealing = Dealt
    undoable = ()
    forms = EventForms((Dealt, CardPlayed), FORMS)
    view_form = whole(
        View,
        {
            "hands": many(coverable(CARDS)),
            "unused": coverable(CARDS),
            "turn": SEAT,
            "best": NUMBER,
            "scores": optional(many(NUMBER)),
            "outcome": optional(OUTCOME),
        },
    )
    pack = tuple(range(1, 21))
    target = 2
    lead_by_draw = True

    def __init__(self, setup: Setup = USUAL) -> None:
        super().__init__(setup, EDITIONS[setup.edition])

    def next_lead(self, lead: int, outcome: Outcome) -> LeadDecided:
        return LeadDecided((*outcome.winners, lead)[0], "round-winner")

    def deal(self, lead: int, scores: tuple[int, ...] | None, chance: Chance) -> Event:
        cards = chance.shuffle("deal", 0, self.pack)
        many = self.seats * HAND
        hands = [tuple(sorted(cards[at : at + HAND])) for at in range(0, many, HAND)]
        return Dealt(lead, scores, tuple(hands), tuple(sorted(cards[many:])))

    def check_deal(self, dealt: Event) -> Refusal | None:
        assert isinstance(dealt, Dealt)
        return None if len(dealt.hands) == self.seats else Refusal("not-the-whole-pack")

    def open(self, state: State, chance: Chance) -> Step[State]:
        return self._happen(state, TurnStarted(state.turn))

    def legal_moves(self, state: State, seat: int) -> Sequence[Play]:
        on_turn = seat == state.turn and state.outcome is None
        return tuple(Play(card) for card in state.hands[seat]) if on_turn else ()

    def check(self, state: State, seat: int, move: Play) -> Refusal | None:
        if state.outcome is not None:
            return Refusal("round-over")
        if seat != state.turn:
            return Refusal("not-your-turn", turn=seat_letter(state.turn))
        held = move.card in state.hands[seat]
        return None if held else Refusal("not-in-hand", card=str(move.card))

    def apply(self, state: State, seat: int, move: Play, chance: Chance) -> Step[State]:
        self.require(state, seat, move)
        step = self._happen(state, CardPlayed(seat, move.card))
        if step.state.played < self.seats * HAND:
            after = TurnStarted((seat + 1) % self.seats)
            return Step(self.fold(step.state, after), (*step.events, after))
        ended = RoundEnded(*self._outcome(step.state))
        return Step(self.fold(step.state, ended), (*step.events, ended))

    def _outcome(self, state: State) -> Outcome:
        won = [state.tricks.count(seat) for seat in range(self.seats)]
        best = [seat for seat in range(self.seats) if won[seat] == max(won)]
        return Outcome((best[0],), 1, "tricks") if len(best) == 1 else Outcome((), 0, "draw")

    def _happen(self, state: State, event: Event) -> Step[State]:
        return Step(self.fold(state, event), (event,))

    def fold(self, state: State | None, event: Event) -> State:
        match event:
            case Dealt():
                assert isinstance(event.unused, tuple)
                hands = tuple(hand for hand in event.hands if isinstance(hand, tuple))
                return State(hands, event.unused, event.lead, scores=event.scores)
            case _ if state is None:
                raise TypeError("a round starts with a deal")
            case TurnStarted():
                return state._replace(turn=event.seat)
            case CardPlayed():
                hands = tuple(
                    tuple(card for card in hand if card != event.card) for hand in state.hands
                )
                best, played = max(state.best, (event.card, event.seat)), state.played + 1
                state = state._replace(hands=hands, best=best, played=played)
                if played % self.seats:
                    return state
                return state._replace(best=(0, 0), tricks=(*state.tricks, best[1]))
            case RoundEnded():
                scores = tuple(
                    score + (seat in event.winners)
                    for seat, score in enumerate(state.scores or (0,) * self.seats)
                )
                outcome = Outcome(event.winners, event.points, event.ending)
                return state._replace(scores=scores, outcome=outcome)
            case _:
                raise TypeError(f"{type(event).__name__} does not happen in High Card")

    def view(self, state: State, viewer: int | None) -> View:
        hands = tuple(
            hand if seat == viewer else Hidden(len(hand)) for seat, hand in enumerate(state.hands)
        )
        best = state.best[0]
        unused = Hidden(len(state.unused))
        return View(hands, unused, state.turn, best, state.scores, state.outcome)

    def redact(self, event: Event, viewer: int | None) -> Event:
        match event:
            case CardPlayed() | TurnStarted() | RoundEnded():
                return event
            case LeadCardDrawn() | LeadDecided() | MatchEnded():
                return event
            case Dealt():
                hands = tuple(
                    hand if seat == viewer else cover(hand) for seat, hand in enumerate(event.hands)
                )
                return replace(event, hands=hands, unused=cover(event.unused))
            case _:
                raise TypeError(type(event).__name__)

    def write_card(self, card: int) -> str:
        return str(card)

    def read_card(self, text: str) -> int:
        if not text.isdecimal() or int(text) not in self.pack:
            raise Unreadable("not-a-card", value=text)
        return int(text)

    def read_move(self, text: str) -> Play:
        return Play(self.read_card(text.removeprefix("play")))

    def move_of(self, event: Event) -> Play | None:
        return Play(event.card) if isinstance(event, CardPlayed) else None

    def write_position(self, state: State) -> dict[str, Any]:
        return {
            "game": self.name,
            "edition": self.setup.edition,
            "seats": [list(hand) for hand in state.hands],
            "unused": list(state.unused),
            "turn": seat_letter(state.turn),
            "best": list(state.best),
            "played": state.played,
            "tricks": [seat_letter(seat) for seat in state.tricks],
            "scores": None if state.scores is None else list(state.scores),
        }

    def read_position(self, written: Mapping[str, Any]) -> State:
        given = Fields(written)
        for known in ("game", "edition", "options", "teams"):
            given.get(known, lambda value: value, None)
        state = State(
            given.need("seats", each(each(a_count), self.seats)),
            given.need("unused", each(a_count)),
            given.need("turn", a_seat(self.seats)),
            given.need("best", lambda value: (a_count(value[0]), a_count(value[1]))),
            given.need("played", a_count),
            given.need("tricks", each(a_seat(self.seats))),
            given.need("scores", nullable(each(a_count))),
        )
        given.done()
        if any(state.hands):
            return state
        return state._replace(outcome=self._outcome(state))


def resample(state: State, viewer: int | None, rng: Any) -> State:
    """The others' hands and what nobody was dealt, mixed."""
    sizes = {seat: len(hand) for seat, hand in enumerate(state.hands) if seat != viewer}
    cards = [*state.unused, *(card for seat in sizes for card in state.hands[seat])]
    rng.shuffle(cards)
    hands = list(state.hands)
    for seat, size in sizes.items():
        hands[seat], cards = tuple(sorted(cards[:size])), cards[size:]
    return state._replace(hands=tuple(hands), unused=tuple(sorted(cards)))
