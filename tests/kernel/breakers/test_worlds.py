"""Worlds fit what a seat knows, and are spread evenly over all that do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import sqrt

import numpy as np
import pytest

from stockpile.breakers import Breakers
from stockpile.breakers.events import SetLaid, TrickWon
from stockpile.breakers.state import State
from stockpile.core.event import Cards, Event, SeatPassed
from stockpile.kernel.breakers.encoding import decode, encode_known
from stockpile.kernel.breakers.layout import ABSENT, DTYPE, SIZE, STUCK, Array
from stockpile.kernel.breakers.worlds import sample
from stockpile.kernel.chance import seeded
from tests.breakers.build import breakers, position, tiles
from tests.kernel.breakers.seeing import Seen, could_have_answered, moments, observe
from tests.kernel.breakers.walking import SEATS, games


def _worlds(game: Breakers, known: Array, many: int, seed: int) -> Iterator[State]:
    rng, world = seeded(seed), np.full(SIZE, -7, DTYPE)
    for _ in range(many):
        sample(known, world, rng)
        yield decode(game, world)


@pytest.mark.parametrize("seats", SEATS)
def test_a_world_looks_to_the_seat_like_the_truth(seats: int) -> None:
    for seed, game in enumerate(games(seats)):
        for state, seen in moments(game, seed):
            for world in _worlds(game, encode_known(seen), 3, seed):
                world = world._replace(scores=state.scores)
                assert game.view(world, seen.seat) == seen.view
                assert tuple(sorted(world.tiles())) == game.pack


@pytest.mark.parametrize("seats", SEATS)
def test_in_a_world_every_pass_could_have_been_made(seats: int) -> None:
    telling = 0
    for seed in range(12):
        game = breakers(seats, answer=("higher", "equal-or-higher")[seed % 2])
        for _, seen in moments(game, seed):
            known = encode_known(seen)
            telling += int(known[STUCK])
            for world in _worlds(game, known, 3, seed):
                assert could_have_answered(game.sets, world, seen.events) == []
    assert telling > 200


def _after(game: Breakers, hand: str, hidden: Sequence[str], *passed: str) -> tuple[Seen, Cards]:
    """What A knows after it led sets that nobody could answer; and the tiles it has not seen.

    ``hidden`` are the hands of the others, and the unused tiles. All else has been played.
    """
    *others, unused = map(tiles, hidden)
    led = [game.read_move(text) for text in passed]
    events: list[Event] = []
    for one in led:
        events.append(SetLaid(0, one))  # type: ignore[arg-type]
        events.extend(SeatPassed(seat) for seat in range(1, game.seats))
        events.append(TrickWon(0, one.tiles))  # type: ignore[union-attr]
    played = list(game.pack)
    unseen = tuple(tile for place in (*others, unused) for tile in place)
    for tile in (*tiles(hand), *unseen):
        played.remove(tile)
    state = State((tiles(hand), *others), unused, 0, played=tuple(played))
    return observe(game, state, 0, events), unseen


def _every_world(
    game: Breakers, seen: Seen, unseen: Cards, sizes: Sequence[int]
) -> Counter[tuple[Cards, ...]]:
    """The hidden hands that fit, each with the number of ways to deal it."""

    def deals(left: tuple[int, ...], sizes: Sequence[int]) -> Iterator[tuple[Cards, ...]]:
        if not sizes:
            yield ()
            return
        for chosen in combinations(left, sizes[0]):
            rest = tuple(index for index in left if index not in chosen)
            for others in deals(rest, sizes[1:]):
                yield (tuple(sorted(unseen[index] for index in chosen)), *others)

    fits: Counter[tuple[Cards, ...]] = Counter()
    for hands in deals(tuple(range(len(unseen))), sizes):
        if not could_have_answered(game.sets, State(((), *hands), (), 0), seen.events):
            fits[hands] += 1
    return fits


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("hidden", "passed"),
    [
        # Nothing is known: every deal is right.
        (["1 2 3", "2 3 4 *"], []),
        # One in 200 deals is right, so nearly all have to be mended.
        (["1 1 2 3 3", "2 8 9 10 11 12 13 *"], ["3"]),
        (["1 1 2 3 3 5 6", "2 5 6 8 9 10 11 12 13 *"], ["4+4", "6"]),
        # A pair, jokers counted: a joker, or numbers above four, or neither.
        (["4 5 6 9 3 1", "5 6 9 * 2 2 10 11"], ["4+4"]),
        (["1 2 6 7", "3 3 4 8 9 10 *"], ["2-3-4"]),
        # Two hands that cannot have it, and the unused tiles that can.
        (["1 2 2", "3 1 4", "9 9 10 *"], ["4"]),
        (["1 5 2", "3 1 7", "5 7 10 *"], ["4+4"]),
        # No higher Breaker: of three, by its number, or of four.
        (["3 3 3 9 9 10", "9 10 11 11 *"], ["5+5+5"]),
        (["3 3 3 4 9 9", "3 9 9 * *"], ["10+10+10"]),
        (["* * 9 9 1", "* 9 9 2 2 10"], ["8+8+8"]),
        (["9 9 3 3 3", "9 9 3 * *"], ["4+4+4+4"]),
        # Nothing is unused: what one hand cannot have, another must.
        (["1 2 5", "3 3 6", "7 2 4", ""], ["2+2"]),
    ],
)
def test_worlds_are_spread_evenly(hidden: list[str], passed: list[str]) -> None:
    game = breakers(len(hidden), memory_aid="on")
    seen, unseen = _after(game, "14 15", hidden, *passed)
    sizes = [len(tiles(hand)) for hand in hidden[:-1]]
    expected = _every_world(game, seen, unseen, sizes)
    many = max(5_000, 50 * len(expected))
    found = Counter(
        world.hands[1:] for world in _worlds(game, encode_known(seen), many, len(expected))
    )
    assert found.keys() <= expected.keys()
    assert len(expected) > 2
    # Pearson's measure: about one for each kind of world, if chance alone makes the differences.
    whole = sum(expected.values())
    off = sum(
        (found[hands] - many * ways / whole) ** 2 / (many * ways / whole)
        for hands, ways in expected.items()
    )
    freedom = len(expected) - 1
    assert off < freedom + 5 * sqrt(2 * freedom)


def test_what_cannot_be_is_sampled_all_the_same() -> None:
    # B passed on a 4, and all there is for its hand would have been an answer.
    game = breakers(2, memory_aid="on")
    seen, _ = _after(game, "14 15", ["9 9 10", "11 12"], "4")
    for world in _worlds(game, encode_known(seen), 10, 1):
        assert game.view(world, 0) == seen.view


def test_what_a_study_position_leaves_out_may_be_anything() -> None:
    table = position("4 4 5", "7 7 *", played="1 1 2")
    seen = observe(table.game, table.state, 0, ())
    known = encode_known(seen)
    hands = set()
    for world in _worlds(table.game, known, 50, 1):
        assert table.game.view(world, 0) == seen.view
        assert not Counter(world.tiles()) - Counter(table.game.pack)
        hands.add(world.hands[1])
    assert len(hands) > 40
    assert known[ABSENT] == 61
