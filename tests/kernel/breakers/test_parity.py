"""The kernel plays by the rules: it is walked beside them, at tables of every kind."""

from __future__ import annotations

from collections import Counter
from itertools import count
from random import Random

import pytest

from stockpile.breakers import Breakers
from stockpile.kernel.breakers.encoding import decode, encode, table
from stockpile.kernel.breakers.layout import TRICK_MOVES
from stockpile.kernel.breakers.playouts import play_many
from stockpile.kernel.breakers.rules import deal
from stockpile.kernel.chance import seeded
from tests.breakers.build import breakers, tiles
from tests.kernel.breakers.walking import SEATS, Walk, dealt, facing, games, short_deal

MOVES = {2: 350, 3: 500, 4: 650}
"""How many moves are compared at a table of each kind, by seats: 36,000 at all 36."""


def walk(game: Breakers, moves: int, seed: int) -> int:
    """Compare at least so many moves; tell how many it were."""
    walking, rng = Walk(game, seed), Random(seed)
    for index in count():
        if walking.moves >= moves:
            return walking.moves
        walking.round(dealt(game, seed + index), spread=0.0)
        walking.round(dealt(game, seed - index), spread=0.2)
        walking.round(short_deal(game, rng), spread=0.8)
        walking.round(short_deal(game, rng), spread=0.2)
        walking.round(short_deal(game, rng), spread=0.0)
    raise AssertionError


@pytest.mark.parametrize("seats", SEATS)
def test_moves_states_and_outcomes_are_those_of_the_rules(seats: int) -> None:
    for seed, game in enumerate(games(seats)):
        assert walk(game, MOVES[seats], 1_000 * seed) >= MOVES[seats]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", SEATS)
def test_a_long_walk(seats: int, seed: int) -> None:
    for index, game in enumerate(games(seats)):
        walk(game, 30_000, 1_000_000 * (index + 8 * seed + 1))


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("hand", "top"),
    [
        # The most moves that a hand can have.
        ("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 8 * * * *", None),
        # Pair runs as wide as they get, and jokers on top of each other.
        ("1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 * * * *", None),
        ("4 4 5 6 8 * * * *", "1+1-2+2-3+3"),
        ("15 * *", "14+14"),
        ("* * * *", None),
        ("* * * *", "14"),
        ("* * 13 14", "*"),
        ("* * 15", "*+*"),
        ("* * * 15 15 15 15 2 2 2", "7+7+7"),
        ("* 15 15 15 15", "*+*+*"),
        # The most canonical moves: jokers in place of any of four Breakers.
        ("5 6 7 7 7 8 8 8 9 9 9 10 10 10 11 12 * * * *", None),
        # Of four alike three or four can be kept, of three alike only all.
        ("7 7 7 7 8 8 8 9 9 * * *", None),
        ("7 7 7 7 8 8 8 9 9 * * * *", "1+1-2+2"),
        ("7 7 7 7 8 8 8 9 9 *", "6+6"),
        ("3 4 5 6 7 8 9 10 11 12 13 14 15 *", "1-2-3-4-5-6-7-8-9-10-11-12-13"),
    ],
)
@pytest.mark.parametrize("seats", SEATS)
def test_hands_in_which_everything_comes_together(hand: str, top: str | None, seats: int) -> None:
    for game in games(seats):
        state = facing(game, tiles(hand), top, Random(1))
        Walk(game, 1, rarely=1.0).round(state, spread=0.5)


def test_a_deal_gives_every_tile_to_every_seat_as_often() -> None:
    game = breakers(3)
    state, rng = table(game), seeded(1)
    held: Counter[tuple[int, int]] = Counter()
    for _ in range(4_000):
        deal(state, 0, rng)
        dealt = decode(game, state)
        assert tuple(sorted(dealt.tiles())) == game.pack
        held.update((seat, tile) for seat, hand in enumerate(dealt.hands) for tile in hand)
    # Four of a kind, 20 of 64 tiles.
    assert {len(held), *(4_800 < count < 5_200 for count in held.values())} == {48, True}


@pytest.mark.parametrize("seats", SEATS)
def test_a_deal_leaves_nothing_of_the_round_before(seats: int) -> None:
    for game in games(seats):
        used = table(game)
        play_many(used, 1, seeded(3))
        deal(used, 1, seeded(4))
        fresh = table(game)
        deal(fresh, 1, seeded(4))
        state = decode(game, used)
        assert state == decode(game, fresh)
        assert (encode(game, state)[:TRICK_MOVES] == used[:TRICK_MOVES]).all()
        assert [len(hand) for hand in state.hands] == [game.hand] * seats
        assert state.turn == 1
