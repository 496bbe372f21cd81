"""Non-interference: what a seat cannot see changes nothing that it is shown.

The cards hidden from a viewer are dealt out anew among the places where they lie hidden. Whatever
the viewer is told must stay the same, to the last byte.
"""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest
from hypothesis import given

from stockpile.core.event import Event
from stockpile.skipbo import SkipBo
from stockpile.skipbo.moves import LayStock
from stockpile.skipbo.state import State
from tests.skipbo.build import position
from tests.skipbo.plans import Form, Plan, Played, every_form, few, plans

Place = tuple[str, int, int]
"""Where one card lies: ``("hand", seat, index)``, ``("stock", …)`` or ``("draw", 0, index)``."""


def hidden_places(state: State, viewer: int | None) -> list[Place]:
    """By the rules: the others' hands, stock piles below the top, and the draw pile."""
    return [
        *(
            ("hand", seat, index)
            for seat, hand in enumerate(state.hands)
            if seat != viewer
            for index in range(len(hand))
        ),
        *(
            ("stock", seat, index)
            for seat, stock in enumerate(state.stocks)
            for index in range(len(stock) - 1)
        ),
        *(("draw", 0, index) for index in range(len(state.draw))),
    ]


def deal_anew(state: State, places: Iterable[Place], chooser: random.Random) -> State:
    """The same table with the cards of these places mixed among them."""
    piles = {
        "hand": [list(hand) for hand in state.hands],
        "stock": [list(stock) for stock in state.stocks],
        "draw": [list(state.draw)],
    }
    kept = list(places)
    cards = [piles[pile][seat][index] for pile, seat, index in kept]
    chooser.shuffle(cards)
    for (pile, seat, index), card in zip(kept, cards, strict=True):
        piles[pile][seat][index] = card
    return state._replace(
        hands=tuple(tuple(sorted(hand)) for hand in piles["hand"]),
        stocks=tuple(tuple(stock) for stock in piles["stock"]),
        draw=tuple(piles["draw"][0]),
    )


def shown(game: SkipBo, events: Iterable[Event], viewer: int | None) -> list[object]:
    """Events as the viewer gets them: the values, and their texts."""
    redacted = [game.redact(event, viewer) for event in events]
    return [*redacted, *(game.forms.write(event) for event in redacted)]


def still_hidden(played: Played, viewer: int | None) -> list[Place]:
    """The places hidden from the viewer that the move does not turn on or show to them.

    The mover's hand decides what can be moved; a stock card that is turned up and the cards that
    the viewer draws become theirs to see.
    """
    drawing = {played.seat, played.after.turn}
    places = hidden_places(played.before, viewer)
    if viewer in drawing:
        top = len(played.before.draw) - 5
        places = [place for place in places if place[0] != "draw" or place[2] < top]
    if isinstance(played.move, LayStock):
        owner = played.seat if played.move.owner is None else played.move.owner
        turned = ("stock", owner, len(played.before.stocks[owner]) - 2)
        places = [place for place in places if place != turned]
    return [place for place in places if place[:2] != ("hand", played.seat)]


@pytest.mark.sampled(2)
@every_form
@few
@given(plan=plans())
def test_a_view_and_the_legal_moves_do_not_depend_on_what_is_hidden(form: Form, plan: Plan) -> None:
    at = plan.at(form)
    game = at.game
    mix = at.random
    for played in at.sampled():
        for viewer in (None, *range(game.seats)):
            truth = played.after
            other = deal_anew(truth, hidden_places(truth, viewer), mix)
            assert game.view(truth, viewer) == game.view(other, viewer)
            if viewer is not None:
                assert game.legal_moves(truth, viewer) == game.legal_moves(other, viewer)


@pytest.mark.sampled(2)
@every_form
@few
@given(plan=plans())
def test_the_events_a_seat_is_shown_do_not_depend_on_what_is_hidden(form: Form, plan: Plan) -> None:
    at = plan.at(form)
    game = at.game
    mix = at.random
    for played in at.sampled():
        for viewer in (None, *range(game.seats)):
            other = deal_anew(played.before, still_hidden(played, viewer), mix)
            step = game.apply(other, played.seat, played.move, at.chance)
            assert shown(game, step.events, viewer) == shown(game, played.events, viewer)
            assert game.view(step.state, viewer) == game.view(played.after, viewer)


@every_form
@few
@given(plan=plans())
def test_a_deal_shows_nothing_but_the_tops(form: Form, plan: Plan) -> None:
    at = plan.at(form)
    game = at.game
    mix = at.random
    state, (dealt, *opening) = at.opening()
    before = game.fold(None, dealt)
    drawn = [place for place in hidden_places(before, None) if place[0] == "stock"]
    below = [("draw", 0, index) for index in range(len(before.draw) - 5)]
    other = deal_anew(before, [*drawn, *below], mix)
    step = game.open(other, at.chance)
    for viewer in (None, *range(game.seats)):
        assert shown(game, step.events, viewer) == shown(game, opening, viewer)
        assert game.view(step.state, viewer) == game.view(state, viewer)
        redacted = game.forms.write(game.redact(dealt, viewer))
        hidden = [{"hidden": game.stock}] * game.seats
        assert redacted["stocks"] == hidden
        assert redacted["draw"] == {"hidden": 162 - game.stock * game.seats}


def test_mixing_what_is_hidden_does_change_what_others_hold() -> None:
    """The properties above would prove nothing if nothing were mixed."""
    table = position("1 2 | 3 4 5", "6 7 | 8 9 10", draw="11 12 11 12")
    mixed = deal_anew(table.state, hidden_places(table.state, 0), random.Random(1))
    assert mixed != table.state
    assert mixed.hands[0] == table.state.hands[0]
    assert mixed.hands[1] != table.state.hands[1]
    assert table.game.view(mixed, 1) != table.game.view(table.state, 1)
