"""How the kernel plays Breakers: plans, chances, and choices from what a seat may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import numpy as np
import pytest

from stockpile.breakers import Breakers
from stockpile.breakers.editions import BREAKERS_2010, JOKER
from stockpile.breakers.moves import Set
from stockpile.kernel.breakers.baseline_policy import baseline_move
from stockpile.kernel.breakers.encoding import encode, move_id, move_of, move_text, table
from stockpile.kernel.breakers.hand_cost import (
    HAND_WEIGHTS,
    LONE_JOKERS,
    WIDER,
    cost_without,
    price_sets,
    sort_hand,
)
from stockpile.kernel.breakers.hold_chance import CERTAIN, hold_chance, reckon_holding
from stockpile.kernel.breakers.layout import (
    DTYPE,
    MOST_MOVES,
    OVER,
    ROW,
    SCRATCH_DTYPE,
    SCRATCH_SIZE,
    SIZE,
    TURN,
    UNUSED,
    WINNER,
    Array,
    hand_of,
)
from stockpile.kernel.breakers.playout_policy import playout_move
from stockpile.kernel.breakers.rules import apply, deal, legal
from stockpile.kernel.breakers.skilled_policy import skilled_move
from stockpile.kernel.chance import Rng, seeded
from tests.breakers.build import Table, breakers, position, tiles
from tests.kernel.breakers.walking import SEATS, games

Policy = Callable[[Array, Rng, Array], int]
POLICIES = (skilled_move, playout_move)

scratch = np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)
NO_RNG = seeded(0)

each_policy = pytest.mark.parametrize("policy", POLICIES, ids=["skilled", "playout"])


def flat(table: Table) -> Array:
    return encode(table.game, table.state)


def chosen(table: Table, policy: Policy = skilled_move) -> str:
    return move_text(policy(flat(table), NO_RNG, scratch))


def rounds(game: Breakers, count: int) -> Iterator[Array]:
    """Rounds that were just dealt."""
    rng = seeded(count)
    for number in range(count):
        state = table(game)
        deal(state, number % game.seats, rng)
        yield state


# Plans

ALL_ALIKE = np.array([1000, 0] * 4 + [0, 0] + [1000] * 2 + [1000, 1000, 1000, 1000] + [0], DTYPE)
"""Every set costs the same, and so do jokers in no set, however many."""


def fewest_sets(hand: tuple[int, ...]) -> int:
    """Into how few sets a hand can be sorted, by trying everything.

    Jokers in no set count as one set together.
    """
    numbers = [tile for tile in hand if tile != JOKER]
    if not numbers:
        return int(bool(hand))
    # Some set has the lowest number.
    best = 99
    for size in range(1, hand.count(numbers[0]) + 1):
        best = min(best, 1 + fewest_sets(hand[size:]))
    for thick, shortest in ((1, BREAKERS_2010.shortest_run), (2, 1)):
        for low in range(max(1, numbers[0] - 4), numbers[0] + 1):
            for width in range(shortest, BREAKERS_2010.highest - low + 2):
                rest = _without_block(hand, thick, low, width)
                if rest is not None and rest.count(numbers[0]) < hand.count(numbers[0]):
                    best = min(best, 1 + fewest_sets(rest))
    return best


def _without_block(
    hand: tuple[int, ...], thick: int, low: int, width: int
) -> tuple[int, ...] | None:
    """The hand after laying a block with as few jokers as it takes; None if it cannot."""
    rest = list(hand)
    for number in range(low, low + width):
        for _ in range(thick):
            if number not in rest and JOKER not in rest:
                return None
            rest.remove(number if number in rest else JOKER)
    return tuple(rest)


def cost(hand: tuple[int, ...], weights: Array = ALL_ALIKE) -> int:
    state = np.zeros(SIZE, DTYPE)
    for tile in hand:
        state[hand_of(0) + tile] += 1
    scratch[:] = 0
    price_sets(weights, scratch)
    return sort_hand(state, hand_of(0), scratch)


@pytest.mark.parametrize(
    ("hand", "sets"),
    [
        ("1 2 3 5 9 9", 3),
        ("1 2 3 3 4 5 6", 2),
        ("4 4 5 5 6 6", 1),
        ("3 4 5 5 6 7", 2),
        ("7 7 7 8 9 9 9 9", 3),
        ("2 4 5 *", 1),
        ("14 15 *", 1),
        ("1 15 *", 2),
        ("4 * *", 1),
        ("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15", 1),
        ("", 0),
    ],
)
def test_a_plan_has_as_few_sets_as_there_can_be(hand: str, sets: int) -> None:
    assert cost(tiles(hand)) == 1000 * sets


def drawn(rng: Random, size: int) -> tuple[int, ...]:
    return tuple(sorted(rng.sample(BREAKERS_2010.pack, size)))


def test_plans_are_as_cheap_as_trying_everything() -> None:
    rng = Random(1)
    for _ in range(300):
        hand = drawn(rng, rng.randrange(1, 9))
        assert cost(hand) == 1000 * fewest_sets(hand), hand


def test_a_hand_without_a_set_is_sorted_as_if_it_were_dealt_so() -> None:
    rng = Random(2)
    weights = np.array([rng.randrange(1000) for _ in range(HAND_WEIGHTS)], DTYPE)
    moves = np.zeros(MOST_MOVES, DTYPE)
    for state in rounds(breakers(2), 12):
        row = state[hand_of(state[TURN]) : hand_of(state[TURN]) + ROW]
        hand = tuple(tile for tile in range(1, ROW) for _ in range(row[tile]))
        for move in moves[: legal(state, moves)].tolist():
            rest = list(hand)
            laid = move_of(move)
            assert isinstance(laid, Set)
            for tile in laid.tiles:
                rest.remove(tile)
            afresh = cost(tuple(rest), weights)
            cost(hand, weights)
            assert cost_without(move, scratch) == afresh, (hand, str(laid))


def test_weights_say_what_is_cheap() -> None:
    weights = ALL_ALIKE.copy()
    weights[WIDER] = -100
    assert cost(tiles("3 4 5 6 7"), weights) == 800
    weights[LONE_JOKERS] = -500
    assert cost(tiles("3 4 5 *"), weights) == 500  # rather than in the run


# Chances


def chance(table: Table, laid: str) -> float:
    state = flat(table)
    reckon_holding(state, scratch)
    return hold_chance(state, move_id(table.game.read_move(laid)), scratch) / CERTAIN


def test_what_nobody_can_have_cannot_beat() -> None:
    everything = "* * * * 15 15 15"
    assert chance(position("15 3", "1 2 3", played=everything), "15") == 1
    assert chance(position("15 3", "1 2 3", played="* * * *"), "15") == 1
    assert chance(position("15 3", "1 2 3", played="* * *"), "15") < 1
    assert chance(position("15 3", "1 2", lone_joker="as-15"), "15") == 1
    assert chance(position("15 3", "1 2", lone_joker="as-15", answer="equal-or-higher"), "15") < 1
    assert chance(position("4 4 3", "1"), "4+4") == 1
    assert chance(position("4 5 6 3", "1 2"), "4-5-6") == 1
    assert chance(position("4 4 4 3", "1 2"), "4+4+4") == 1


def test_higher_sets_and_fewer_tiles_are_harder_to_beat() -> None:
    many = position("2 9 9 12", "1 2 3 4 5 6 7 8 10 11")
    few = position("2 9 9 12", "1 2")
    assert chance(many, "2") < chance(many, "9") < chance(many, "12") < chance(few, "12")
    assert chance(many, "9+9") < chance(few, "9+9")
    three = position("2 9 9 12", "1 2 3 4 5 6 7 8 10 11", "1 2 3 4 5 6 7 8 10 11")
    assert chance(three, "12") < chance(many, "12")


def test_chances_come_true_on_the_whole() -> None:
    expected = happened = count = 0.0
    moves, answers = np.zeros(MOST_MOVES, DTYPE), np.zeros(MOST_MOVES, DTYPE)
    for state in rounds(breakers(2), 150):
        reckon_holding(state, scratch)
        for move in moves[: legal(state, moves)].tolist():
            expected += hold_chance(state, move, scratch) / CERTAIN
            after = state.copy()
            apply(after, move, NO_RNG)
            laid = move_of(move)
            assert isinstance(laid, Set)
            answering = map(move_of, answers[: legal(after, answers)].tolist())
            happened += not any(isinstance(one, Set) and one.kind is laid.kind for one in answering)
            count += 1
    assert abs(expected - happened) / count < 0.1


# Choices


@each_policy
@pytest.mark.parametrize("seats", SEATS)
def test_every_choice_is_legal_at_every_table(seats: int, policy: Policy) -> None:
    moves = np.zeros(MOST_MOVES, DTYPE)
    for game in games(seats):
        for state in rounds(game, 6):
            while not state[OVER]:
                move = policy(state, NO_RNG, scratch)
                assert move in moves[: legal(state, moves)]
                apply(state, move, NO_RNG)


@each_policy
@pytest.mark.parametrize("seats", SEATS)
def test_what_a_seat_cannot_see_changes_nothing(seats: int, policy: Policy) -> None:
    rng = Random(seats)
    for game in games(seats):
        for state in rounds(game, 4):
            while not state[OVER]:
                move = policy(state, NO_RNG, scratch)
                assert policy(permuted(state, rng), NO_RNG, scratch) == move
                apply(state, move, NO_RNG)


def permuted(state: Array, rng: Random) -> Array:
    """Another state that the seat on turn cannot tell from this one."""
    other = state.copy()
    rows = [UNUSED, *(hand_of(seat) for seat in range(state[0]) if seat != state[TURN])]
    hidden = [tile for row in rows for tile in range(1, ROW) for _ in range(state[row + tile])]
    rng.shuffle(hidden)
    for row in rows:
        other[row + 1 : row + ROW] = 0
        for _ in range(state[row]):
            other[row + hidden.pop()] += 1
    return other


MANY = "1 1 3 4 6 8 10 10 11 12 13 14"


@each_policy
@pytest.mark.parametrize(
    ("table", "move"),
    [
        (position("3 4 5", MANY), "3-4-5"),
        (position("7 8 *", MANY), "*-7-8|7-8-*"),
        (position("7 *", MANY), "7+*"),
        (position("5 5 6 6", MANY), "5+5-6+6"),
        (position("* * *", MANY), "*+*+*"),
        (position("2 2 2", MANY, trick="B 12"), "2+2+2"),
        (position("9 9", MANY, trick="B 4+4"), "9+9"),
        (position("9", MANY, MANY, trick="C 4", passing="free"), "9"),
    ],
)
def test_it_goes_out_when_it_can(table: Table, move: str, policy: Policy) -> None:
    assert chosen(table, policy) in move.split("|")


@each_policy
def test_it_keeps_a_breaker_from_a_low_single(policy: Policy) -> None:
    hand = "2 2 2 3 4 6 7 8 9 10 12 12 13 14"
    assert chosen(position("3 3 3 5 6 8 9 12 12", MANY, trick="B 13"), policy) == "pass"
    assert chosen(position(hand, MANY, trick="B 5"), policy) != "2+2+2"


@each_policy
def test_it_stops_a_player_with_one_tile_left(policy: Policy) -> None:
    # Whoever leads a single to a player with one tile may have led the last one.
    assert chosen(position("3 9 9 12", "5"), policy) == "9+9"
    assert chosen(position("3 5 14", "6"), policy) == "14"
    assert chosen(position("3 3 3 5 9", "1", trick="B 12"), policy) == "3+3+3"


def test_skilled_leads_what_nobody_can_beat_before_the_last_tile() -> None:
    seen = "* * * * 15 15 15"
    assert chosen(position("3 15", "5 6 7", played=seen)) == "15"
    assert chosen(position("4 4 9", "6", played=seen)) == "4+4"


def test_skilled_answers_without_tearing_a_run_apart() -> None:
    assert chosen(position("5 6 7 9 2 2", MANY, trick="B 4")) == "9"
    assert chosen(position("8 8 9 9 12 2", MANY, trick="B 6")) == "12"


def test_skilled_keeps_a_breaker_together_with_a_joker() -> None:
    hand = "6 7 7 7 8 * 2 2 2 13"
    assert chosen(position(hand, MANY, trick="B 1-2-3")) == "6-*-8"


def test_b7_playouts_do_not_keep_back_a_breaker_that_it_owes() -> None:
    hand = "3 3 3 5 6 8 9 12 12"
    assert chosen(position(hand, MANY, trick="B 2+2+2"), playout_move) == "3+3+3"
    assert chosen(position(hand, MANY, trick="B 2+2+2", readings=1), playout_move) == "pass"


# Strength


def share(ours: Policy, theirs: Policy, game: Breakers, pairs: int) -> float:
    """How many rounds the first policy wins: each deal is played twice, the seats swapped."""
    won = 0
    for dealt in rounds(game, pairs):
        for first in (0, 1):
            state = dealt.copy()
            while not state[OVER]:
                policy = ours if (state[TURN] + first) % 2 == 0 else theirs
                apply(state, policy(state, NO_RNG, scratch), NO_RNG)
            won += (state[WINNER] + first) % 2 == 0
    return won / pairs / 2


def lowest(state: Array, rng: Rng, _: Array) -> int:
    return baseline_move(state, rng)


@pytest.mark.parametrize("seats", SEATS)
def test_skilled_and_playouts_beat_the_baseline(seats: int) -> None:
    assert share(skilled_move, lowest, breakers(seats), 150) > 0.65
    assert share(playout_move, lowest, breakers(seats), 150) > 0.6


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_skilled_beats_the_rest_over_4000_rounds(seats: int) -> None:
    against_lowest = share(skilled_move, lowest, breakers(seats), 2000)
    against_playouts = share(skilled_move, playout_move, breakers(seats), 2000)
    print(f"{against_lowest:.1%} against the baseline, {against_playouts:.1%} against playouts")
    assert against_lowest > 0.7
    assert against_playouts > 0.52
