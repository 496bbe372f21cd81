"""The special cases of the sheets (S24–S27), around the rules of Skip-Bo.

Only drawing, the order of turns and talking can go wrong. Cards are always laid by the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from stockpile.core.chance import Chance
from stockpile.core.event import (
    MATCH_EVENTS,
    Cards,
    Event,
    LeadDecided,
    Outcome,
    RoundEnded,
    TurnStarted,
)
from stockpile.core.forms import ViewWriter, to_json
from stockpile.core.game import Game, Step
from stockpile.core.option import Setup
from stockpile.core.readers import a_text, check_box
from stockpile.core.refusal import Refusal, Unreadable
from stockpile.core.seats import seat_letter
from stockpile.skipbo.course import Course
from stockpile.skipbo.events import AsideShuffled, CardsDrawn, Dealt, StockTurned
from stockpile.skipbo.moves import PASS, Discard, Pass, card_text
from stockpile.skipbo.moves import Move as RulesMove
from stockpile.skipbo.rules import SkipBo
from stockpile.skipbo.tabletop import notation, position
from stockpile.skipbo.tabletop.advice import court_of
from stockpile.skipbo.tabletop.conduct import TabletopConduct
from stockpile.skipbo.tabletop.events import (
    AdviceCalled,
    AdviceJudged,
    AdviceLapsed,
    AdviceSettled,
    DrawnByHand,
    ExtraSlipped,
    OffenderCaught,
    PenaltyTaken,
    TurnStood,
)
from stockpile.skipbo.tabletop.fold import FOLDS, after, before, playing
from stockpile.skipbo.tabletop.moves import (
    CallAdvice,
    Catch,
    Draw,
    Judge,
    Move,
    call_advice,
    catch,
    draw,
)
from stockpile.skipbo.tabletop.readings import readings_of
from stockpile.skipbo.tabletop.state import Call, State
from stockpile.skipbo.tabletop.view import View, redact, unsettled, view

ADVICE_PENALTY_CARDS = 2
"""The number of cards that advice costs."""


class Tabletop(Game[State, Move, View]):
    """Skip-Bo at one table where people draw by hand, can err, and can catch each other.

    >>> from stockpile import make_game
    >>> game = make_game("skipbo-2003", seats=4, teams=["AC", "BD"], conduct="tabletop")
    >>> game
    <Tabletop: skipbo-2003, 4 seats>
    """

    name = SkipBo.name
    forms = notation.FORMS
    view_form = notation.VIEW
    dealing = Dealt
    undoable = SkipBo.undoable
    move_types = (*SkipBo.move_types, Draw, Catch, CallAdvice, Judge)
    standstills = SkipBo.standstills
    standstill_endings = SkipBo.standstill_endings

    def __init__(self, setup: Setup) -> None:
        self.readings = readings_of(setup)
        self._rules = {
            (refills, wins): SkipBo(setup, Course(draws=False, refills=refills, wins=wins))
            for refills in (True, False)
            for wins in (True, False)
        }
        self.rules = self._rules[True, True]
        self.edition = self.rules.edition
        super().__init__(setup, self.edition, others=("stock",))
        self.options = self.rules.options
        self.pack = self.rules.pack
        self.target = self.rules.target
        self.lead_by_draw = self.rules.lead_by_draw
        self.court = court_of(self.readings, self.sides)
        self.conduct = TabletopConduct(self.court)
        self._ban_lasts = self.options["caught"] == "whole-turn"

    # Around a round

    def lead_rank(self, card: int) -> int | None:
        return self.rules.lead_rank(card)

    def next_lead(self, lead: int, outcome: Outcome) -> LeadDecided:
        return self.rules.next_lead(lead, outcome)

    def deal(self, lead: int, scores: tuple[int, ...] | None, chance: Chance) -> Dealt:
        return self.rules.deal(lead, scores, chance)

    def check_deal(self, dealt: Event) -> Refusal | None:
        return self.rules.check_deal(dealt)

    def open(self, state: State, chance: Chance) -> Step[State]:
        events: list[Event] = []
        for event in self.rules.open(state.round, chance).events:
            state = self._happen(state, event, events)
        return Step(state, tuple(events))

    # What may be done

    def partners(self, state: State) -> tuple[int, ...]:
        """The partners of the seat on turn, who must be silent (S22).

        >>> from stockpile import KeyedChance
        >>> chance = KeyedChance.from_seed(1)
        >>> state = game.start(game.deal(0, None, chance), chance).state
        >>> state.turn, game.partners(state)
        (1, (3,))
        """
        return self.rules.partners[state.turn]

    def legal_moves(self, state: State, seat: int) -> tuple[Move, ...]:
        """What the seat may do by right: draw what is missing, play, catch and judge others."""
        if state.outcome is not None:
            return ()
        moves: list[Move] = []
        if state.offender is None:
            if seat == state.turn:
                missing = self.edition.hand - len(state.round.hands[seat])
                moves = self._plays(state, seat, most=min(missing, self._to_draw(state)))
        elif seat != state.offender:
            moves = [catch(state.offender)]
        if state.call is not None:
            moves += self.court.answers(state.call, seat)
        return tuple(moves)

    def open_moves(self, state: State, seat: int) -> tuple[Move, ...]:
        if state.outcome is not None:
            return ()
        moves = list(self.legal_moves(state, seat))
        if state.offender in (None, seat):
            irregular = self._plays(playing(state, seat), seat, most=1)
            if seat not in (state.turn, state.offender):
                # A turn that ends with its first move could never be caught.
                irregular = [one for one in irregular if not isinstance(one, Discard | Pass)]
            moves += [one for one in irregular if one not in moves]
        calls = [call_advice(other) for other in range(self.seats)]
        moves += [one for one in calls if self._check_call(state, seat, one.accused) is None]
        return tuple(moves)

    def any_time(self, move: str) -> bool:
        return move.startswith(notation.ANY_TIME_WORDS)

    def _plays(self, state: State, seat: int, most: int) -> list[Move]:
        """What the seat that plays can do: draw up to ``most`` cards at once, lay, end its turn."""
        moves: list[Move] = []
        if self._check_draw(state, seat) is None:
            moves += [draw(count) for count in range(1, most + 1)]
        if self._missing(state, seat):
            return moves
        laying = self._rules_for(state, seat).legal_moves(state.round, seat)
        return moves + [one for one in laying if one != PASS or self._may_pass(state, seat)]

    def check(self, state: State, seat: int, move: Move) -> Refusal | None:
        if state.outcome is not None:
            return Refusal("round-over")
        if type(move) not in self.move_types:
            return Refusal("move-expected", value=repr(move))
        match move:
            case Catch(offender):
                return self._check_catch(state, seat, offender)
            case CallAdvice(accused):
                return self._check_call(state, seat, accused)
            case Judge():
                return self._check_judge(state, seat, move)
            case _:
                return self._check_play(state, seat, move)

    def _check_play(self, state: State, seat: int, move: RulesMove | Draw) -> Refusal | None:
        if state.offender not in (None, seat):
            return Refusal("interrupted", seat=seat_letter(state.round.turn))
        if seat not in (state.turn, state.offender) and isinstance(move, Discard | Pass):
            return Refusal("not-your-turn", turn=seat_letter(state.turn))
        state = playing(state, seat)
        if isinstance(move, Draw):
            return self._check_draw(state, seat)
        if self._missing(state, seat):
            return Refusal("draw-first")
        refusal = self._rules_for(state, seat).check(state.round, seat, move)
        if refusal is None and move == PASS and not self._may_pass(state, seat):
            return Refusal("draw-first")
        return refusal

    def _missing(self, state: State, seat: int) -> int:
        """How many cards the seat that plays has to draw before anything else (S25)."""
        rightful = state.offender is None and self.readings.fills_first
        if not rightful or state.round.laid or seat in state.banned:
            return 0
        return min(self.edition.hand - len(state.round.hands[seat]), self._to_draw(state))

    def _check_draw(self, state: State, seat: int) -> Refusal | None:
        if state.round.laid:
            return Refusal("drawing-closed")
        if seat in state.banned:
            return Refusal("banned-from-drawing")
        return None if self._to_draw(state) else Refusal("nothing-to-draw")

    def _check_catch(self, state: State, seat: int, offender: int) -> Refusal | None:
        if offender >= self.seats:
            return Refusal("no-such-seat", seat=seat_letter(offender))
        if offender == seat:
            return Refusal("catches-itself")
        if offender == state.offender:
            return None
        # Somebody else was quicker.
        caught = offender in state.banned
        return Refusal("caught-already" if caught else "nobody-to-catch")

    def _check_call(self, state: State, seat: int, accused: int) -> Refusal | None:
        if self.setup.teams is None:
            return Refusal("no-partners-here")
        if accused >= self.seats:
            return Refusal("no-such-seat", seat=seat_letter(accused))
        if accused == seat:
            return Refusal("accuses-itself")
        refusal = self.court.check_call(state, seat, accused)
        if refusal is None and state.call is not None:
            return Refusal("advice-called-already")
        return refusal

    def _check_judge(self, state: State, seat: int, said: Judge) -> Refusal | None:
        if state.call is None:
            return Refusal("no-advice-called")
        asked = said in self.court.answers(state.call, seat)
        return None if asked else Refusal("not-asked-to-judge")

    def _to_draw(self, state: State) -> int:
        return len(state.round.draw) + len(state.round.aside)

    def _may_pass(self, state: State, seat: int) -> bool:
        return seat in state.banned or not self._to_draw(state)

    def _rules_for(self, state: State, seat: int) -> SkipBo:
        """The rules for the seat that plays, in turn or out of turn."""
        empty = self.readings.empty_stays_empty and not state.round.hands[seat]
        banned = seat in state.banned and (self._ban_lasts or empty)
        wins = state.offender is None or not self.readings.wins_in_turn
        return self._rules[not banned, wins]

    # What follows

    def apply(self, state: State, seat: int, move: Move, chance: Chance) -> Step[State]:
        self.require(state, seat, move)
        events: list[Event] = []
        match move:
            case Draw(count):
                state = self._draw(state, seat, count, chance, events)
            case Catch(offender):
                state = self._happen(state, OffenderCaught(seat, offender), events)
                state, due = self.settle(state, chance)
                events += due
            case CallAdvice(accused):
                state = self._happen(state, AdviceCalled(seat, accused), events)
            case Judge(agrees):
                state = self._happen(state, AdviceJudged(seat, agrees), events)
                state = self._settle_advice(state, chance, events)
            case _:
                state = self._play(state, seat, move, chance, events)
        return Step(state, tuple(events))

    def settle(self, state: State, chance: Chance) -> Step[State]:
        rules, events = self._rules_for(state, state.round.turn), list[Event]()
        for event in rules.settle(state.round, chance).events:
            state = self._happen(state, event, events)
        return Step(state, tuple(events))

    def _play(
        self, state: State, seat: int, move: RulesMove, chance: Chance, events: list[Event]
    ) -> State:
        rightful, begun = state.turn, playing(state, seat)
        rules = self._rules_for(begun, seat)
        for event in rules.apply(begun.round, seat, move, chance).events:
            if isinstance(event, TurnStarted | RoundEnded):
                if state.call is not None and self.court.lapses:
                    state = self._happen(state, AdviceLapsed(state.call.accused), events)
                if state.offender is not None:
                    state = self._happen(state, TurnStood(seat, rightful), events)
            state = self._happen(state, event, events)
        return state

    def _draw(
        self, state: State, seat: int, count: int, chance: Chance, events: list[Event]
    ) -> State:
        state = self._happen(state, DrawnByHand(seat, count), events)
        drawn: Cards = ()
        while len(drawn) < count and self._to_draw(state):
            state = self._shuffle_if_empty(state, chance, events)
            cards = _top(state, count - len(drawn))
            state = self._happen(state, CardsDrawn(seat, cards), events)
            drawn += cards
        extra = len(state.round.hands[seat]) - self.edition.hand
        if extra <= 0:
            return state
        return self._slip(state, ExtraSlipped(seat, drawn[-extra:]), events)

    def _slip(
        self, state: State, slipped: ExtraSlipped | PenaltyTaken, events: list[Event]
    ) -> State:
        """Put cards under a stock pile. If it was empty, it gets a top card."""
        empty = not state.round.stocks[slipped.seat]
        state = self._happen(state, slipped, events)
        stock = state.round.stocks[slipped.seat]
        if empty and stock:
            state = self._happen(state, StockTurned(slipped.seat, stock[-1]), events)
        return state

    def _settle_advice(self, state: State, chance: Chance, events: list[Event]) -> State:
        call = state.call
        assert call is not None
        confirmed = self.court.verdict(call)
        if confirmed is None:
            return state
        state = self._happen(state, AdviceSettled(call.accused, confirmed), events)
        taken = 0
        while confirmed and taken < ADVICE_PENALTY_CARDS and self._to_draw(state):
            state = self._shuffle_if_empty(state, chance, events)
            cards = _top(state, ADVICE_PENALTY_CARDS - taken)
            state = self._slip(state, PenaltyTaken(call.accused, cards), events)
            taken += len(cards)
        return state

    def _shuffle_if_empty(self, state: State, chance: Chance, events: list[Event]) -> State:
        round_ = state.round
        if round_.draw:
            return state
        cards = chance.shuffle("reshuffle", round_.shuffles, sorted(round_.aside))
        return self._happen(state, AsideShuffled(cards), events)

    def _happen(self, state: State, event: Event, events: list[Event]) -> State:
        events.append(event)
        return self.fold(state, event)

    def fold(self, state: State | None, event: Event) -> State:
        if isinstance(event, Dealt):
            return State(self.rules.fold(None, event))
        if isinstance(event, MATCH_EVENTS):
            return cast(State, state)
        assert state is not None, "a round starts with its deal"
        fold = FOLDS.get(type(event))
        if fold is not None:
            return fold(state, event)
        state = before(state, event)
        folded = state._replace(round=self.rules.fold(state.round, event))
        return after(folded, event, self.readings)

    # What a seat may know

    def view(self, state: State, viewer: int | None) -> View:
        return view(state, viewer, self.court)

    def view_writer(self, state: State) -> ViewWriter:
        write = self.rules.view_writer(state.rightful)
        conduct = to_json(notation.CONDUCT.write(unsettled(state, self.court)))
        return lambda viewer: f'{write(viewer)[:-1]},"tabletop":{conduct}}}'

    def redact(self, event: Event, viewer: int | None) -> Event:
        return redact(event, viewer)

    # Text

    def write_card(self, card: int) -> str:
        return card_text(card)

    def read_card(self, text: str) -> int:
        return self.rules.read_card(text)

    def read_move(self, text: str) -> Move:
        return notation.read_move(a_text(text))

    def move_of(self, event: Event) -> Move | None:
        return notation.move_of(event)

    def write_position(self, state: State) -> dict[str, Any]:
        return position.write_position(self.setup, state)

    def read_position(self, written: Mapping[str, Any]) -> State:
        state = position.read_position(written, self.edition, self.seats, len(self.sides))
        check_box(state.round.cards(), self.pack, card_text)
        return self._possible(state)

    def _possible(self, state: State) -> State:
        """The State with its outcome; Unreadable if play cannot lead to it."""
        # Out of turn, and with a full hand, a seat may lay without having drawn.
        outcome = self.rules.possible(state.round._replace(drawn=True)).outcome
        if state.offender is not None and (outcome or not self._can_be_interrupted(state)):
            raise Unreadable("out-of-turn-cannot-be", "tabletop.out_of_turn")
        if state.call is not None and not self._can_be_open(state, state.call):
            raise Unreadable("advice-cannot-be", "tabletop.advice")
        if self.readings.partners_advise:
            if not {*state.called} <= {*self.partners(state)}:
                raise Unreadable("advice-cannot-be", "tabletop.called")
            if state.call is not None:
                called = {*state.called, state.call.accused}
                state = state._replace(called=tuple(sorted(called)))
        return state._replace(round=state.round._replace(outcome=outcome))

    def _can_be_interrupted(self, state: State) -> bool:
        """Whether the offender has started to play, by drawing or laying."""
        drawn = state.round.drawn and bool(state.round.hands[state.round.turn])
        return state.offender != state.turn and (drawn or state.round.laid)

    def _can_be_open(self, state: State, call: Call) -> bool:
        """Whether this call is possible, with what has been said about it."""
        judged = call.agree + call.disagree
        fresh = state._replace(call=None, called=())
        return (
            self._check_call(fresh, call.seat, call.accused) is None
            and len({*judged}) == len(judged)
            and {*judged} <= {*self.court.judges(call)}
            and self.court.verdict(call) is None
        )

    def shuffled(self, event: Event) -> tuple[str, Cards] | None:
        return self.rules.shuffled(event)


def _top(state: State, count: int) -> Cards:
    """The top ``count`` cards of the draw pile, in the order they are taken."""
    return state.round.draw[: -count - 1 : -1]
