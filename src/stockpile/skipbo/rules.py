"""The rules of Skip-Bo (S1–S23, S28, S29) under enforced conduct."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

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
from stockpile.core.forms import ViewWriter
from stockpile.core.game import Game, Step
from stockpile.core.option import Setup, Value
from stockpile.core.readers import a_text, check_box
from stockpile.core.refusal import Refusal, Unreadable
from stockpile.core.seats import seat_letter
from stockpile.skipbo import notation, position
from stockpile.skipbo.course import Course
from stockpile.skipbo.editions import EDITIONS, WILD
from stockpile.skipbo.events import (
    AsideShuffled,
    CardLaid,
    Dealt,
    PileCompleted,
    StuckRedealt,
    card_discarded,
    card_laid,
    cards_drawn,
    stock_turned,
)
from stockpile.skipbo.fold import FOLDS, dealt, put
from stockpile.skipbo.moves import (
    ONLY_PASS,
    Discard,
    Lay,
    LayDiscard,
    LayHand,
    LayStock,
    Move,
    MoveGroup,
    Pass,
    card_text,
    discards,
    lays_from_discard,
    lays_from_hand,
    lays_from_stock,
    move_texts,
    owner_of,
    piles_wanting,
)
from stockpile.skipbo.state import State
from stockpile.skipbo.view import View, redact, view


class SkipBo(Game[State, Move, View]):
    """Skip-Bo at one table. ``options`` may have ``stock``, ``laying`` and ``stalemate``.

    >>> from stockpile import KeyedChance, make_game
    >>> game = make_game("skipbo-2003", seats=4, teams=["AC", "BD"], stock=10)
    >>> game, game.sides, len(game.pack)
    (<SkipBo: skipbo-2003, 4 seats>, ((0, 2), (1, 3)), 162)
    >>> chance = KeyedChance.from_seed(1)
    >>> state = game.start(game.deal(0, None, chance), chance).state
    """

    name = "skipbo"
    forms = notation.FORMS
    view_form = notation.VIEW
    dealing = Dealt
    undoable = (CardLaid, PileCompleted)
    move_types = (LayStock, LayDiscard, LayHand, Discard, Pass)
    standstills = (StuckRedealt,)
    standstill_endings = ("stalemate", "fewest-stock")

    def __init__(self, setup: Setup, course: Course = Course()) -> None:  # noqa: B008
        self.edition = edition = EDITIONS[setup.edition]
        super().__init__(setup, edition, others=("stock",))
        self.course = course
        self.partners = tuple(
            tuple(one for one in self.sides[self.side_of[seat]] if one != seat)
            for seat in range(self.seats)
        )
        self.stock = self._fitting_stock(setup.options.get("stock", edition.stock(self.seats)))
        self.laying = self.options["laying"]
        self.stalemate = self.options["stalemate"]
        self.options = {"stock": self.stock, **self.options}
        self.target = edition.target
        self.lead_by_draw = edition.lead == "dealer-draw"
        numbers = [n for n in range(1, edition.highest + 1) for _ in range(edition.copies)]
        self.pack = (*numbers, *(WILD for _ in range(edition.wilds)))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.setup, self.course)

    def _fitting_stock(self, stock: Value) -> int:
        most = self.edition.most_stock(self.seats)
        if not isinstance(stock, int):
            # `read_value` leaves a number with too many digits as text.
            code = "stock-does-not-fit" if stock.isdecimal() and len(stock) > 9 else "not-a-count"
            raise Unreadable(code, "options.stock", value=repr(stock), stock=stock, most=most)
        if not 1 <= stock <= most:
            raise Unreadable("stock-does-not-fit", "options.stock", stock=str(stock), most=most)
        return stock

    # Around a round

    def lead_rank(self, card: int) -> int | None:
        return None if card == WILD else card

    def next_lead(self, lead: int, outcome: Outcome) -> LeadDecided:
        # The deal moves on after a drawn round, too (S3).
        return LeadDecided(self._left_of(lead), "next-seat")

    def deal(self, lead: int, scores: tuple[int, ...] | None, chance: Chance) -> Dealt:
        """Cards go out singly, clockwise from the starter; the last one dealt is the top."""
        pack = chance.shuffle("deal", 0, self.pack)
        dealt = pack[: -self.stock * self.seats - 1 : -1]
        starter = self._starter(lead)
        stocks = [dealt[(seat - starter) % self.seats :: self.seats] for seat in range(self.seats)]
        return Dealt(lead, scores, tuple(stocks), pack[: len(pack) - len(dealt)])

    def check_deal(self, dealt: Event) -> Refusal | None:
        assert isinstance(dealt, Dealt)
        stocks = [stock for stock in dealt.stocks if isinstance(stock, tuple)]
        if len(stocks) != self.seats:
            return Refusal("wrong-stocks", stocks=len(stocks), seats=self.seats)
        for seat, stock in enumerate(stocks):
            if len(stock) != self.stock:
                return Refusal(
                    "wrong-stock", seat=seat_letter(seat), cards=len(stock), stock=self.stock
                )
        cards = sum(stocks, uncovered(dealt.draw))
        return None if tuple(sorted(cards)) == self.pack else Refusal("not-the-whole-pack")

    def open(self, state: State, chance: Chance) -> Step[State]:
        events: list[Event] = []
        for seat in range(self.seats):
            state = self._happen(state, stock_turned(seat, state.stocks[seat][-1]), events)
        state = self._start_turn(state, state.turn, chance, events)
        return Step(state, tuple(events))

    def _starter(self, lead: int) -> int:
        return self._left_of(lead) if self.lead_by_draw else lead

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    # What may be done

    def legal_moves(self, state: State, seat: int) -> tuple[Move, ...]:
        moves: list[Move] = []
        for group in self._legal_groups(state, seat):
            moves += group.moves
        return tuple(moves)

    def write_open_moves(self, state: State, seat: int) -> str:
        return f"[{','.join([group.texts for group in self._legal_groups(state, seat)])}]"

    def _legal_groups(self, state: State, seat: int) -> list[MoveGroup]:
        if seat != state.turn or state.outcome is not None or self._due(state):
            return []
        groups = self._lays(state, seat)
        if groups and self._must_lay(state, seat):
            return groups
        hand = state.hands[seat]
        groups.append(discards(hand, self.edition.discard_piles) if hand else ONLY_PASS)
        return groups

    def _lays(self, state: State, seat: int) -> list[MoveGroup]:
        """Every lay: from the seat's stock, discard piles and hand, then partners' piles."""
        groups: list[MoveGroup] = []
        wanted = piles_wanting(tuple(map(len, state.building)))
        for owner in (seat, *self.partners[seat]):
            named = None if owner == seat else owner
            stock = state.stocks[owner]
            if stock and stock[-1] in wanted and self._may_empty(state, owner):
                groups.append(lays_from_stock(wanted[stock[-1]], named))
            for source, cards in enumerate(state.discards[owner]):
                if cards and cards[-1] in wanted:
                    groups.append(lays_from_discard(source, wanted[cards[-1]], named))
            if owner == seat:
                last = 0
                for card in state.hands[seat]:
                    if card != last and card in wanted:
                        groups.append(lays_from_hand(card, wanted[card]))
                    last = card
        return groups

    def _may_empty(self, state: State, owner: int) -> bool:
        """Whether a seat's stock card may be laid even if it is the last of its side."""
        if self.course.wins:
            return True
        return sum(len(state.stocks[one]) for one in self.sides[self.side_of[owner]]) > 1

    def _must_lay(self, state: State, seat: int) -> Refusal | None:
        """Why the turn may not end yet, if it may not (S13)."""
        if self.laying == "stock-first" and state.stocks[seat]:
            card = state.stocks[seat][-1]
            fits = card == WILD or card - 1 in map(len, state.building)
            if fits and self._may_empty(state, seat):
                return Refusal("stock-first", card=card_text(card))
        elif self.laying == "forced" and self._lays(state, seat):
            return Refusal("lay-first")
        return None

    def check(self, state: State, seat: int, move: Move) -> Refusal | None:
        if state.outcome is not None:
            return Refusal("round-over")
        if seat != state.turn:
            return Refusal("not-your-turn", turn=seat_letter(state.turn))
        if self._due(state):
            return Refusal("draw-first")
        hand = state.hands[seat]
        match move:
            case Pass():
                if hand:
                    return Refusal("pass-with-cards")
            case Discard(card, pile):
                if not 0 <= pile < self.edition.discard_piles:
                    return Refusal("no-such-discard-pile", pile=pile + 1)
                if card not in hand:
                    return Refusal("not-in-hand", card=card_text(card))
            case _:
                if type(move) not in self.move_types:
                    return Refusal("move-expected", value=repr(move))
                return self._check_lay(state, seat, move)
        return self._must_lay(state, seat)

    def _check_lay(self, state: State, seat: int, move: Lay) -> Refusal | None:
        if not 0 <= move.pile < self.edition.building_piles:
            return Refusal("no-such-building-pile", pile=move.pile + 1)
        card = self._card_to_lay(state, seat, move)
        if isinstance(card, Refusal):
            return card
        number = len(state.building[move.pile]) + 1
        if card not in (number, WILD):
            return Refusal(
                "needs-another-number", card=card_text(card), pile=move.pile + 1, number=number
            )
        if isinstance(move, LayStock) and not self._may_empty(state, owner_of(seat, move)):
            return Refusal("wins-out-of-turn")
        return None

    def _card_to_lay(self, state: State, seat: int, move: Lay) -> int | Refusal:
        """The card that a lay takes, if the seat may take it."""
        if isinstance(move, LayHand):
            if move.card in state.hands[seat]:
                return move.card
            return Refusal("not-in-hand", card=card_text(move.card))
        if move.owner == seat:
            return Refusal("own-pile-by-letter", seat=seat_letter(seat))
        if move.owner is not None and move.owner not in self.partners[seat]:
            return Refusal("not-a-partner", seat=seat_letter(move.owner))
        owner = owner_of(seat, move)
        if isinstance(move, LayStock):
            stock = state.stocks[owner]
            return stock[-1] if stock else Refusal("stock-empty")
        if not 0 <= move.discard < self.edition.discard_piles:
            return Refusal("no-such-discard-pile", pile=move.discard + 1)
        pile = state.discards[owner][move.discard]
        return pile[-1] if pile else Refusal("discard-pile-empty", pile=move.discard + 1)

    def _due(self, state: State) -> bool:
        """Whether the seat on turn has to draw now: its turn starts, or its hand is empty."""
        draws, refills, _ = self.course
        if draws and not state.drawn:
            return True
        emptied = not state.hands[state.turn] and (draws or state.laid)
        return emptied and refills and bool(state.draw or state.aside)

    # What follows

    def apply(self, state: State, seat: int, move: Move, chance: Chance) -> Step[State]:
        self.require(state, seat, move)
        events: list[Event] = []
        match move:
            case Discard(card, pile):
                state = self._happen(state, card_discarded(seat, card, pile), events)
                state = self._start_turn(state, self._left_of(seat), chance, events)
            case Pass():
                state = self._happen(state, seat_passed(seat), events)
                state = self._after_pass(state, seat, chance, events)
            case _:
                laid = self._laid(state, seat, move)
                state = self._happen(state, laid, events)
                state = self._after_lay(state, laid, chance, events)
        return Step(state, tuple(events))

    def settle(self, state: State, chance: Chance) -> Step[State]:
        events: list[Event] = []
        if state.outcome is None and self._due(state):
            state = self._draw(state, state.turn, chance, events)
        return Step(state, tuple(events))

    def _laid(self, state: State, seat: int, move: Lay) -> CardLaid:
        number = len(state.building[move.pile]) + 1
        if isinstance(move, LayHand):
            return card_laid(seat, move.card, "hand", seat, None, move.pile, number)
        owner = owner_of(seat, move)
        if isinstance(move, LayStock):
            card = state.stocks[owner][-1]
            return card_laid(seat, card, "stock", owner, None, move.pile, number)
        card = state.discards[owner][move.discard][-1]
        return card_laid(seat, card, "discard", owner, move.discard, move.pile, number)

    def _after_lay(
        self, state: State, laid: CardLaid, chance: Chance, events: list[Event]
    ) -> State:
        """In the order of S19: take off a full pile, turn the stock, test for a win, refill."""
        pile = state.building[laid.pile]
        if len(pile) == self.edition.highest:
            state = self._happen(state, PileCompleted(laid.pile, pile), events)
        if laid.source == "stock":
            stock = state.stocks[laid.owner]
            if stock:
                state = self._happen(state, stock_turned(laid.owner, stock[-1]), events)
            elif not any(state.stocks[seat] for seat in self.sides[self.side_of[laid.owner]]):
                won = self.outcome_of(state)
                assert won is not None
                return self._happen(state, RoundEnded(*won), events)
        if self.course.refills and not state.hands[laid.seat] and (state.draw or state.aside):
            state = self._draw(state, laid.seat, chance, events)
        return state

    def _after_pass(self, state: State, seat: int, chance: Chance, events: list[Event]) -> State:
        if state.passes == self.seats:
            stuck = self.outcome_of(state)
            if stuck is not None:
                return self._happen(state, RoundEnded(*stuck), events)
            loose = [card for hand in state.hands for card in hand]
            loose += [card for piles in state.discards for pile in piles for card in pile]
            loose += [card for pile in state.building for card in pile]
            draw = chance.shuffle("redeal", state.shuffles, sorted(loose))
            state = self._happen(state, StuckRedealt(draw), events)
        return self._start_turn(state, self._left_of(seat), chance, events)

    def _start_turn(self, state: State, seat: int, chance: Chance, events: list[Event]) -> State:
        state = self._happen(state, turn_started(seat), events)
        return self._draw(state, seat, chance, events) if self.course.draws else state

    def _draw(self, state: State, seat: int, chance: Chance, events: list[Event]) -> State:
        """Fill the hand from the draw pile, then from the cards put aside, as far as they go."""
        while True:
            missing = self.edition.hand - len(state.hands[seat])
            if missing and not state.draw and state.aside:
                draw = chance.shuffle("reshuffle", state.shuffles, sorted(state.aside))
                state = self._happen(state, AsideShuffled(draw), events)
            cards = state.draw[: -missing - 1 : -1] if missing else ()
            state = self._happen(state, cards_drawn(seat, cards), events)
            if len(cards) == missing or not state.aside:
                return state

    def _happen(self, state: State, event: Event, events: list[Event]) -> State:
        events.append(event)
        return self.fold(state, event)

    def fold(self, state: State | None, event: Event) -> State:
        if isinstance(event, Dealt):
            dealer = event.lead if self.lead_by_draw else None
            return dealt(event, self.edition, self._starter(event.lead), dealer)
        state = FOLDS[type(event)](state, event)
        if isinstance(event, RoundEnded) and event.winners and state.scores is not None:
            side = self.side_of[event.winners[0]]
            scores = put(state.scores, side, state.scores[side] + event.points)
            return state._replace(scores=scores)
        return state

    def outcome_of(self, state: State) -> Outcome | None:
        """How the round has ended, judging by the cards on the table; None if it has not.

        >>> game.outcome_of(state) is None
        True
        >>> game.outcome_of(state._replace(stocks=((), state.stocks[1], (), state.stocks[3])))
        Outcome(winners=(0, 2), points=125, ending='stock-empty')
        """
        left = [sum(len(state.stocks[seat]) for seat in side) for side in self.sides]
        ending = "stock-empty"
        if 0 not in left:
            if state.passes < self.seats or (self.stalemate == "redeal" and not state.redealt):
                return None
            if self.stalemate != "fewest-stock" or left.count(min(left)) > 1:
                return Outcome((), 0, "stalemate")
            ending = "fewest-stock"
        winner = left.index(min(left))
        points = self.edition.win_points + self.edition.card_points * (sum(left) - left[winner])
        return Outcome(self.sides[winner], points, ending)

    # What a seat may know

    def view(self, state: State, viewer: int | None) -> View:
        return view(state, viewer)

    def view_writer(self, state: State) -> ViewWriter:
        return notation.ViewTexts(state)

    def redact(self, event: Event, viewer: int | None) -> Event:
        return redact(event, viewer)

    # Text

    def move_texts(self, moves: Iterable[Move]) -> list[str]:
        return move_texts(moves)

    def write_card(self, card: int) -> str:
        return card_text(card)

    def read_card(self, text: str) -> int:
        return notation.read_card(text)

    def read_move(self, text: str) -> Move:
        return notation.read_move(a_text(text))

    def move_of(self, event: Event) -> Move | None:
        return notation.move_of(event)

    def write_position(self, state: State) -> dict[str, Any]:
        return position.write_position(self.setup, state)

    def read_position(self, written: Mapping[str, Any]) -> State:
        state = position.read_position(written, self.edition, self.seats, len(self.sides))
        check_box(state.cards(), self.pack, card_text)
        return self.possible(state)

    def shuffled(self, event: Event) -> tuple[str, Cards] | None:
        return notation.shuffled(event)

    def possible(self, state: State) -> State:
        """The State with its outcome; Unreadable if play cannot lead to it.

        >>> game.possible(state) == state
        True
        """
        position.check(state, self.sides, self.options)
        outcome = self.outcome_of(state)
        if outcome is None and state.passes == self.seats:
            raise Unreadable("passes-cannot-be", "passes", passes=state.passes)
        return state._replace(outcome=outcome)
