"""The text forms of Skip-Bo: cards, moves, events and Views."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache

from stockpile.core.event import Cards, Event, Outcome, SeatPassed
from stockpile.core.forms import (
    FLAG,
    NUMBER,
    OUTCOME,
    PILE,
    SCORES,
    SEAT,
    EventForms,
    JsonForm,
    coverable,
    many,
    one_of,
    optional,
    remembered,
    to_json,
    whole,
)
from stockpile.core.readers import a_text
from stockpile.core.refusal import Unreadable
from stockpile.core.seats import SEAT_LETTERS, seat_number
from stockpile.skipbo.editions import EDITIONS, WILD
from stockpile.skipbo.events import (
    EVENTS,
    AsideShuffled,
    CardDiscarded,
    CardLaid,
    StuckRedealt,
)
from stockpile.skipbo.moves import (
    PASS,
    Move,
    card_text,
    card_texts,
    discard,
    lay_discard,
    lay_hand,
    lay_stock,
)
from stockpile.skipbo.state import State
from stockpile.skipbo.view import SeatView, View

_HIGHEST = max(edition.highest for edition in EDITIONS.values())
_CARDS: Mapping[str, int] = {card_text(card): card for card in (*range(1, _HIGHEST + 1), WILD)}
_LAY = re.compile(r"(?:(?P<owner>[A-H])\.)?(?:(?P<stock>stock)|d(?P<source>[0-9]))>(?P<pile>[0-9])")
_HAND = re.compile(r"h(?P<card>\w+)>(?P<discard>d)?(?P<pile>[0-9])")


def read_card(text: str) -> int:
    """The card that a text names: ``1`` to ``12``, or ``S``."""
    try:
        return _CARDS[text]
    except KeyError:
        raise Unreadable("not-a-card", value=text) from None


@lru_cache(maxsize=1 << 11)
def read_move(text: str) -> Move:
    """The move that a text names, legal or not. There are a few hundred."""
    if text == "pass":
        return PASS
    if found := _LAY.fullmatch(text):
        owner = seat_number(found["owner"]) if found["owner"] else None
        pile = int(found["pile"]) - 1
        if found["stock"]:
            return lay_stock(pile, owner)
        return lay_discard(int(found["source"]) - 1, pile, owner)
    if found := _HAND.fullmatch(text):
        card = read_card(found["card"])
        pile = int(found["pile"]) - 1
        return discard(card, pile) if found["discard"] else lay_hand(card, pile)
    raise Unreadable("not-a-move", value=text)


def move_of(event: Event) -> Move | None:
    """The move that this event is the first consequence of, if it is one."""
    match event:
        case CardLaid(source="hand"):
            return lay_hand(event.card, event.pile)
        case CardLaid(discard=source):
            owner = None if event.owner == event.seat else event.owner
            if source is None:
                return lay_stock(event.pile, owner)
            return lay_discard(source, event.pile, owner)
        case CardDiscarded():
            return discard(event.card, event.discard)
        case SeatPassed():
            return PASS
        case _:
            return None


CARD = JsonForm(card_text, lambda value: read_card(a_text(value)), {"enum": list(_CARDS)})
# Lists of cards are written more often than anything else.
CARDS = many(CARD)._replace(write=card_texts)
COVERED = coverable(CARDS)

FIELDS: Mapping[str, JsonForm] = {
    "card": CARD,
    "cards": COVERED,
    "PileCompleted.cards": CARDS,
    "discard": optional(PILE),
    "draw": COVERED,
    "number": NUMBER,
    "owner": SEAT,
    "pile": PILE,
    "source": one_of("stock", "discard", "hand"),
    "stocks": many(COVERED),
}
"""How the fields of events are written."""
FORMS = EventForms(EVENTS, FIELDS)


_PILES = remembered(many(CARDS))
SEAT_VIEW = remembered(
    whole(
        SeatView,
        {"hand": COVERED, "stock_top": optional(CARD), "stock": COVERED, "discards": _PILES},
    )
)
VIEW_FIELDS: Mapping[str, JsonForm] = {
    "viewer": optional(SEAT),
    "seats": many(SEAT_VIEW),
    "building": _PILES,
    "aside": remembered(CARDS),
    "draw": COVERED,
    "turn": SEAT,
    "drawn": FLAG,
    "laid": FLAG,
    "passes": NUMBER,
    "redealt": FLAG,
    "dealer": optional(SEAT),
    "scores": SCORES,
    "outcome": optional(OUTCOME),
}
VIEW = whole(View, VIEW_FIELDS)


class ViewTexts:
    """Writes the Views of a State as JSON text, just as `VIEW` would.

    A State shares every pile that a move leaves alone with the State before it, and the text of
    such a pile is reused. A seat sees its own hand, and otherwise the same as a spectator.
    """

    __slots__ = ("_aside", "_building", "_discards", "_open", "_rest", "_state", "_tail")

    def __init__(self, state: State, before: ViewTexts | None = None) -> None:
        """``before`` writes a State from which this one follows."""
        self._state = state
        if before is None:
            self._building = [*map(_few_json, state.building)]
            self._discards = [[*map(_cards_json, piles)] for piles in state.discards]
            self._open = [*map(_open_json, state.stocks, self._discards)]
            self._aside = _cards_json(state.aside)
            self._tail = _tail_json(state)
        else:
            self._reuse(state, before._state, before)
        self._rest = (
            f'"building":[{",".join(self._building)}],"aside":{self._aside},'
            f'"draw":{{"hidden":{len(state.draw)}}},"turn":{_SEAT_JSON[state.turn]},'
            f'"drawn":{_FLAG_JSON[state.drawn]},"laid":{_FLAG_JSON[state.laid]},'
            f'"passes":{state.passes},"redealt":{_FLAG_JSON[state.redealt]},{self._tail}'
        )

    def _reuse(self, state: State, old: State, before: ViewTexts) -> None:
        self._building = before._building
        if state.building is not old.building:
            self._building = _changed(state.building, old.building, self._building, _few_json)
        texts, shown = before._discards, before._open
        if state.discards is not old.discards or state.stocks is not old.stocks:
            texts, shown = [*texts], [*shown]
            for seat, stock in enumerate(state.stocks):
                piles, piles_before = state.discards[seat], old.discards[seat]
                if piles is not piles_before:
                    texts[seat] = _changed(piles, piles_before, texts[seat], _cards_json)
                elif stock is old.stocks[seat]:
                    continue
                shown[seat] = _open_json(stock, texts[seat])
        self._discards, self._open = texts, shown
        self._aside = before._aside if state.aside is old.aside else _cards_json(state.aside)
        # This changes at the end of a round only.
        self._tail = before._tail if state.outcome is old.outcome else _tail_json(state)

    def following(self, state: State) -> ViewTexts:
        """The writer of a State that follows from this one."""
        return ViewTexts(state, self)

    def __call__(self, viewer: int | None) -> str:
        shown = self._open
        seats = [
            f'{{"hand":{{"hidden":{len(hand)}}},{shown[seat]}'
            if seat != viewer
            else f'{{"hand":{_few_json(hand)},{shown[seat]}'
            for seat, hand in enumerate(self._state.hands)
        ]
        return f'{{"viewer":{_SEAT_JSON[viewer]},"seats":[{",".join(seats)}],{self._rest}'


def _tail_json(state: State) -> str:
    return (
        f'"dealer":{_SEAT_JSON[state.dealer]},'
        f'"scores":{_scores_json(state.scores)},"outcome":{_outcome_json(state.outcome)}}}'
    )


def _open_json(stock: Cards, discards: list[str]) -> str:
    """What everybody sees of a seat."""
    top = _CARD_JSON[stock[-1]] if stock else "null"
    return (
        f'"stock_top":{top},"stock":{{"hidden":{len(stock)}}},"discards":[{",".join(discards)}]}}'
    )


def _changed(
    piles: tuple[Cards, ...],
    before: tuple[Cards, ...],
    texts: list[str],
    write: Callable[[Cards], str],
) -> list[str]:
    """Piles as JSON texts, reusing the ``texts`` of those that are as ``before``."""
    texts = [*texts]
    for at, pile in enumerate(piles):
        if pile is not before[at]:
            texts[at] = write(pile)
    return texts


_CARD_JSON = tuple(f'"{card_text(card)}"' for card in range(WILD + 1))
_FLAG_JSON = ("false", "true")
_SEAT_JSON = {None: "null"} | {seat: f'"{letter}"' for seat, letter in enumerate(SEAT_LETTERS)}


def _scores_json(scores: tuple[int, ...] | None) -> str:
    return "null" if scores is None else f"[{','.join(map(str, scores))}]"


def _outcome_json(outcome: Outcome | None) -> str:
    return "null" if outcome is None else to_json(OUTCOME.write(outcome))


def _cards_json(cards: Cards) -> str:
    return f"[{','.join([_CARD_JSON[card] for card in cards])}]"


# Hands and building piles are short, and the same ones come again and again.
_few_json = lru_cache(maxsize=1 << 14)(_cards_json)


def shuffled(event: Event) -> tuple[str, Cards] | None:
    """If the event is a shuffle during the round: its purpose and the new order."""
    match event:
        case AsideShuffled(draw=tuple() as draw):
            return "reshuffle", draw
        case StuckRedealt(draw=tuple() as draw):
            return "redeal", draw
        case _:
            return None
