"""Worlds sampled from what a seat knows."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import sqrt

import numpy as np
import pytest

from stockpile.bots.conduct import by_the_rules
from stockpile.core.event import Event
from stockpile.core.observation import Observation
from stockpile.kernel.chance import seeded
from stockpile.kernel.skipbo.encoding import decode, encode_known
from stockpile.kernel.skipbo.layout import (
    FIRST_CARDS,
    KINDS,
    MOST_SEATS,
    NEVER_SEEN,
    RECYCLED,
    SIZE,
    Array,
)
from stockpile.kernel.skipbo.worlds import sample
from stockpile.skipbo import SkipBo
from stockpile.skipbo.events import AsideShuffled, StuckRedealt
from stockpile.skipbo.moves import Move
from stockpile.skipbo.state import State
from stockpile.skipbo.view import View
from tests.bots.seeing import observe
from tests.kernel.skipbo.walking import a_position
from tests.skipbo.build import position, skipbo
from tests.skipbo.plans import Form, Plan, Played, every_form
from tests.skipbo.tabletop import FORMS, STOCKS, Company

Seen = Observation[View, Move]


def worlds(game: SkipBo, known: Array, number: int, seed: int = 1) -> Iterator[State]:
    """So many worlds that fit what a seat knows."""
    rng = seeded(seed)
    world = np.zeros(SIZE, dtype=np.int16)
    before = known.copy()
    for _ in range(number):
        sample(known, world, rng)
        yield decode(game, world)
    assert (known == before).all()


def rounds(form: Form, eagerness: float, stock: int) -> Iterator[tuple[SkipBo, State, list[Event]]]:
    """A round at every fifth move: the truth and all that has happened."""
    plan = Plan("free", "redeal", stock, eagerness, seed=3).at(form)
    events = [*plan.opening()[1]]
    for number, played in enumerate(plan.play(200)):
        events += played.events
        if number % 5 == 0:
            yield plan.game, played.after, events


def out_of_sight(state: State) -> Counter[int]:
    """The hidden cards of all stock piles."""
    return Counter(card for stock in state.stocks for card in stock[:-1])


@every_form
@pytest.mark.parametrize(("eagerness", "stock"), [(0.95, 12), (0.05, 0)])
def test_a_world_gives_the_seat_the_same_view(form: Form, eagerness: float, stock: int) -> None:
    for game, state, events in rounds(form, eagerness, stock):
        seat = len(events) % game.seats
        observation = observe(game, state, seat, events)
        for world in worlds(game, encode_known(observation), 2):
            seen = game.view(world, seat)
            # Scores and dealer mean nothing to the kernel.
            assert seen == game.view(state._replace(scores=None, dealer=None), seat)
            assert sorted(world.cards()) == list(game.pack)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("form", range(len(FORMS)))
@pytest.mark.parametrize("stock", STOCKS)
def test_slips_leave_worlds_that_fit(form: int, stock: int) -> None:
    """Cards that went under a stock pile may have been seen before, if not by whom it is hidden."""
    company = Company(form, stock, seed=2, wild=0.3)
    events = [*company.opening()[1]]
    for number, played in enumerate(company.play(400)):
        events += played.events
        if number % 5:
            continue
        seat = played.after.turn
        observation = by_the_rules(observe(company.game, played.after, seat, events))
        game = SkipBo(observation.setup)
        for world in worlds(game, encode_known(observation), 2):
            assert game.view(world, seat) == replace(observation.view, scores=None, dealer=None)
            assert sorted(world.cards()) == list(game.pack)


@pytest.mark.sampled(5)
@every_form
@pytest.mark.parametrize(("eagerness", "stock"), [(0.95, 12), (0.05, 0)])
def test_the_truth_is_never_ruled_out(form: Form, eagerness: float, stock: int) -> None:
    for game, state, events in rounds(form, eagerness, stock):
        for seat in range(game.seats):
            known = encode_known(observe(game, state, seat, events))
            never_seen = Counter(dict(enumerate(known[NEVER_SEEN : NEVER_SEEN + KINDS].tolist())))
            recycled = Counter(dict(enumerate(known[RECYCLED : RECYCLED + KINDS].tolist())))
            hands = [card for one in range(game.seats) for card in state.hands[one] if one != seat]
            assert out_of_sight(state) <= never_seen
            assert never_seen + recycled == out_of_sight(state) + Counter((*hands, *state.draw))
            places = sum(map(len, state.stocks)) - sum(map(bool, state.stocks))
            places += sum(known[FIRST_CARDS : FIRST_CARDS + MOST_SEATS].tolist())
            places -= known[FIRST_CARDS + seat]
            assert never_seen.total() >= places


def until(kind: type[Event], plan: Plan) -> tuple[SkipBo, Played, list[Event]]:
    """The first move of a round at two seats that leads to such an event, and the events so far."""
    at = plan.at(("skipbo-2003", 2, ""))
    events = [*at.opening()[1]]
    for played in at.play():
        events += played.events
        if any(isinstance(event, kind) for event in played.events):
            return at.game, played, events
    raise AssertionError("it never happened")


def evenly(counts: Counter[int], cards: Counter[int]) -> bool:
    """Whether cards were met as often as there are such cards, as far as chance allows."""
    total = counts.total()
    shares = {card: copies / cards.total() for card, copies in cards.items()}
    return counts.keys() <= shares.keys() and all(
        abs(counts[card] - total * share) < 5 * sqrt(total * share * (1 - share)) + 1
        for card, share in shares.items()
    )


def test_a_round_dealt_again_shows_what_the_stock_piles_hide() -> None:
    game, played, events = until(StuckRedealt, Plan("free", "redeal", 0, 0.0, seed=5))
    state = played.after
    found = set()
    for world in worlds(game, encode_known(observe(game, state, 0, events)), 50):
        assert out_of_sight(world) == out_of_sight(state)
        found.add(world.stocks)
    assert len(found) == 50


def test_a_draw_pile_shuffled_again_holds_what_lay_aside() -> None:
    game, played, events = until(AsideShuffled, Plan("free", "redeal", 12, 0.95, seed=3))
    (draw,) = (event.draw for event in events if isinstance(event, AsideShuffled))
    assert isinstance(draw, tuple)
    state = played.after
    viewer = 1 - state.turn
    before = out_of_sight(state) + Counter(played.before.hands[state.turn])
    before += Counter(played.before.draw)
    top: Counter[int] = Counter()
    for world in worlds(game, encode_known(observe(game, state, viewer, events)), 3_000):
        assert Counter(world.draw) <= Counter(draw)
        assert out_of_sight(world) <= before
        top[world.draw[-1]] += 1
    assert evenly(top, Counter(draw))


def test_a_position_without_a_past_and_without_all_cards_has_worlds_too() -> None:
    chance = random.Random(4)
    game = skipbo(seats=3)
    box = Counter(game.pack)
    for _ in range(200):
        state = a_position(game, chance)._replace(scores=None, shuffles=0)
        observation = observe(game, state, 1)
        for world in worlds(game, encode_known(observation), 2):
            assert game.view(world, 1) == observation.view
            assert Counter(world.cards()) <= box


def test_every_hidden_place_has_every_unseen_card_equally_often() -> None:
    table = position(
        "1 2 3 4 5 | 9 9 9 1 | 6 6 6 6 6 6 6 6 6, 12",
        "S S 7 7 | 8 2 3 | 11 11, 10",
        building="1 S 3",
        draw="4 5 4",
    )
    game, state = table.game, table.state
    unseen = Counter(game.pack)
    unseen.subtract([*state.hands[0], 1, 3, *state.building[0]])
    unseen.subtract(card for piles in state.discards for pile in piles for card in pile)
    times = 20_000
    places: dict[str, Counter[int]] = {}
    for world in worlds(game, encode_known(observe(game, state, 0)), times):
        for name, card in (
            ("own stock", world.stocks[0][0]),
            ("other stock", world.stocks[1][1]),
            ("draw pile", world.draw[0]),
            ("top of the draw pile", world.draw[-1]),
        ):
            places.setdefault(name, Counter())[card] += 1
        # A hand has no order: any of its cards stands for the others.
        places.setdefault("hand", Counter()).update(world.hands[1])
    assert [name for name, counts in places.items() if not evenly(counts, unseen)] == []


def test_the_same_random_numbers_give_the_same_world() -> None:
    table = position("1 2 | 9 1", "S 7 | 8 2", draw="4 5 4")
    known = encode_known(observe(table.game, table.state, 0))
    assert [*worlds(table.game, known, 5)] == [*worlds(table.game, known, 5)]
    assert [*worlds(table.game, known, 5)] != [*worlds(table.game, known, 5, seed=2)]
