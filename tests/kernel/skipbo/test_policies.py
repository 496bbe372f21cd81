"""How the kernel plays Skip-Bo: legally everywhere, from what a seat may know, and well."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import product

import numpy as np
import pytest

from stockpile.kernel.chance import Rng, below, seeded, shuffle
from stockpile.kernel.skipbo.baseline_policy import baseline_move
from stockpile.kernel.skipbo.encoding import encode, move_text, table
from stockpile.kernel.skipbo.layout import (
    BELOW,
    CARD,
    DRAW,
    HAND,
    HEAP,
    KINDS,
    LAYINGS,
    MOST_MOVES,
    OVER,
    PILE_TOP,
    PILES,
    SCRATCH_DTYPE,
    SCRATCH_SIZE,
    SIDE,
    SIZE,
    TURN,
    WINNER,
    Array,
)
from stockpile.kernel.skipbo.playout_policy import playout_move
from stockpile.kernel.skipbo.rules import apply, deal, legal, settle
from stockpile.kernel.skipbo.skilled_policy import best_move, skilled_move
from stockpile.kernel.skipbo.turn_value import WEIGHTS
from stockpile.kernel.types import Ints
from stockpile.skipbo import SkipBo
from tests.kernel.skipbo.walking import a_position
from tests.skipbo.build import Table, position, skipbo
from tests.skipbo.plans import Form, every_form

Policy = Callable[[Array, Rng, Ints], int]


each_policy = pytest.mark.parametrize(
    "policy", [skilled_move, playout_move], ids=["skilled", "playout"]
)
scratch = np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)


def tables(form: Form) -> Iterator[SkipBo]:
    """A form of table with all options and some stock sizes."""
    edition, seats, teams = form
    for laying, stalemate, stock in product(LAYINGS, ("redeal", "draw"), (3, 14)):
        yield skipbo(
            edition, seats=seats, teams=teams, stock=stock, laying=laying, stalemate=stalemate
        )


def chosen(at: Table, policy: Policy = skilled_move) -> str:
    """What a policy does in a position."""
    state = encode(at.game, at.state)
    return move_text(policy(state, seeded(0), scratch), at.state.turn)


# Everywhere


@pytest.mark.sampled(3)
@each_policy
@every_form
def test_every_choice_is_legal_and_rounds_end(form: Form, policy: Policy) -> None:
    moves = np.zeros(MOST_MOVES, dtype=np.int16)
    rng = seeded(5)
    for game in tables(form):
        state = table(game)
        deal(state, 0, rng)
        made = 0
        while not state[OVER]:
            move = policy(state, rng, scratch)
            assert move in moves[: legal(state, moves)]
            apply(state, move, rng)
            made += 1
            assert made < 20_000


@pytest.mark.sampled(5)
@each_policy
@every_form
def test_choices_are_legal_in_any_position(form: Form, policy: Policy) -> None:
    moves = np.zeros(MOST_MOVES, dtype=np.int16)
    chance, rng = random.Random(str(form)), seeded(6)
    for game in tables(form):
        for _ in range(6):
            state = encode(game, a_position(game, chance))
            settle(state, rng)
            if count := legal(state, moves):
                assert policy(state, rng, scratch) in moves[:count]


def hidden_mixed(state: Array, rng: Rng) -> Array:
    """The same with all cards mixed that the seat on turn cannot see."""
    other = state.copy()
    hands = [seat * KINDS + HAND for seat in range(state[0]) if seat != state[TURN]]
    nodes = []
    for seat in range(state[0]):
        node = state[BELOW + state[PILE_TOP + seat * PILES]]
        while node:
            nodes.append(CARD + node)
            node = state[BELOW + node]
    places = [*nodes, *range(HEAP, HEAP + state[DRAW])]
    cards = [int(state[place]) for place in places]
    for hand in hands:
        cards += [card for card in range(1, KINDS) for _ in range(state[hand + card])]
        other[hand + 1 : hand + KINDS] = 0
    mixed = np.array(cards, dtype=np.int16)
    shuffle(rng, mixed, 0, len(mixed))
    left = mixed.tolist()
    for place in places:
        other[place] = left.pop()
    for hand in hands:
        for _ in range(state[hand]):
            other[hand + left.pop()] += 1
    assert not left
    return other


@pytest.mark.sampled(3)
@each_policy
@every_form
def test_what_a_seat_cannot_know_changes_no_choice(form: Form, policy: Policy) -> None:
    rng = seeded(7)
    changed = False
    for game in tables(form):
        state = table(game)
        deal(state, 0, rng)
        for _ in range(60):
            if state[OVER]:
                break
            other = hidden_mixed(state, rng)
            changed |= (other != state).any()
            move = policy(state, rng, scratch)
            assert policy(other, rng, scratch) == move
            apply(state, move if below(rng, 5) else baseline_move(state, rng), rng)
    assert changed


def test_a_plan_does_not_depend_on_what_was_planned_before() -> None:
    rng = seeded(8)
    state = table(skipbo(seats=3, stock=20))
    deal(state, 0, rng)
    for _ in range(100):
        afresh = np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)
        move = best_move(state, WEIGHTS, scratch, 300)
        assert move == best_move(state, WEIGHTS, afresh, 300)
        apply(state, move, rng)


# Positions


@each_policy
@pytest.mark.parametrize(
    ("at", "best"),
    [
        (position("9 9 | 4 1", "| 7", draw="1 2"), "stock>1"),
        (position("5 9 | 4 6", "| 2", building="1 2 3 4", draw="1 2"), "h5>1"),
        (position("9 9 | 4 6", "| 2 | ", building="1 2 3 4", draw="1 2"), "h9>d"),
        (position("9 5 | 4 7 | 6, , 12", "| 2", building="1 2 3 4", draw="1 2"), "h5>1"),
        (position("9 5 S | 4 7", "| 2", building="1 2 3 4", draw="1 2"), "h5>1"),
        (position("9 S S | 4 7", "| 2", building="1 2 3 4", draw="1 2"), "hS>1"),
        (position("5 | 4 7 | 7 6", "| 2", building="1 2 3 4", draw="1 2"), "h5>1"),
    ],
)
def test_it_lays_what_leads_to_the_stock_card(at: Table, best: str, policy: Policy) -> None:
    assert chosen(at, policy).startswith(best)


def test_playouts_take_a_number_from_the_hand_before_a_discard_pile() -> None:
    either = position("5 9 | 4 6 | 5", "| 2", building="1 2 3 4", draw="1 2")
    assert chosen(either, playout_move) == "h5>1"


def test_playouts_put_a_wild_where_it_threatens_least() -> None:
    wild = position("9 9 | 4 S", "| 12 4", building="1 2, 1, 1 2 3 4 5 6", draw="1 2")
    assert chosen(wild, playout_move) in ("stock>2", "stock>3", "stock>4")
    other = position("9 9 | 4 S", "| 12 8", building="1 2 3 4 5 6, 1", draw="1 2")
    assert chosen(other, playout_move) != "stock>1"


@each_policy
def test_it_does_not_open_the_next_seats_last_stock_card(policy: Policy) -> None:
    opens = position("3 9 11 | 2 12", "9 | 4", building="1 2", draw="1 2")
    assert chosen(opens, policy).startswith(("h9>d", "h11>d"))
    harmless = position("3 9 11 | 2 12", "9 | 8", building="1 2", draw="1 2")
    assert chosen(harmless, policy) == "h3>1"


@each_policy
def test_it_covers_the_next_seats_stock_card(policy: Policy) -> None:
    closes = position("3 9 11 | 2 12", "9 | 3", building="1 2", draw="1 2")
    assert chosen(closes, policy) == "h3>1"


@each_policy
def test_it_helps_a_partner(policy: Policy) -> None:
    four = ("5 9 | 4 12", "| 2 2", "| 3 6", "| 2 2")
    together = position(*four, building="1 2 3 4", teams="AC BD", draw="1 2")
    assert chosen(together, policy) == "h5>1"
    together.play("h5>1")
    assert chosen(together, policy) == "C.stock>1"


def test_it_wins_by_the_last_stock_card_of_its_side() -> None:
    last = position("9 S S | 8", "3 | 2", building="1 2 3 4 5", draw="1 2")
    assert chosen(last) == "hS>1"
    last.play("hS>1", "hS>1")
    assert chosen(last) == "stock>1"


def test_it_empties_its_hand_for_new_cards() -> None:
    empties = position("1 2 3 | 12 12", "| 12 12", draw="1 2 3 4 5 6 7")
    assert chosen(empties) == "h1>1"
    empties.play("h1>1")
    assert chosen(empties) == "h2>1"


@pytest.mark.parametrize(
    ("at", "best"),
    [
        (position("9 S | 5 12 | 10, 3, 4, 6", "| 6 6", draw="1 2"), "h9>d1"),
        (position("9 9 | 5 12 | 9, 3, 4, 6", "| 6 6", draw="1 2"), "h9>d1"),
        (position("11 12 | 5 9 | 2, 12, 2, 2", "| 6 6", draw="1 2"), "h11>d2|h12>d2"),
    ],
)
def test_it_discards_where_it_hurts_least(at: Table, best: str) -> None:
    assert chosen(at) in best.split("|")


def test_it_keeps_a_wild_that_leads_nowhere() -> None:
    assert chosen(position("S 9 | 5 8", "| 6 6", draw="1 2")).startswith("h9>d")


# Strength


def baseline(state: Array, rng: Rng, _: Ints) -> int:
    return baseline_move(state, rng)


def share(game: SkipBo, ours: Policy, theirs: Policy, pairs: int, seed: int) -> float:
    """How many rounds a policy wins: each deal is played twice, the sides swapped."""
    rng = seeded(seed)
    dealt, state = table(game), np.zeros(SIZE, dtype=np.int16)
    won = 0.0
    for pair in range(pairs):
        deal(dealt, pair % game.seats, rng)
        for first in (0, 1):
            state[:] = dealt
            while not state[OVER]:
                own = (state[SIDE + state[TURN]] + first) % 2 == 0
                apply(state, (ours if own else theirs)(state, rng, scratch), rng)
            winner = int(state[WINNER])
            won += 0.5 if winner < 0 else (winner + first) % 2 == 0
    return won / pairs / 2


def test_skilled_and_playouts_beat_the_baseline() -> None:
    game = skipbo(stock=20)
    assert share(game, skilled_move, baseline, 60, 1) > 0.9
    assert share(game, playout_move, baseline, 60, 1) > 0.9
    # With the values of `skilled` it would win 32 %, with its own 48 %, and as it learned 55 %.
    assert share(game, playout_move, skilled_move, 1000, 1) > 0.51


@pytest.mark.slow
def test_skilled_wins_96_percent_against_baseline_over_10000_rounds() -> None:
    won = share(skipbo(stock=20), skilled_move, baseline, 5000, 2)
    print(f"{won:.2%}")
    assert won > 0.96
