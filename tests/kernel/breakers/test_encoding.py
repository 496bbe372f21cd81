"""States, knowledge and moves, written for the kernel and read back."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from stockpile.breakers.legal import LegalMoves
from stockpile.breakers.moves import PASS
from stockpile.breakers.notation import read_move
from stockpile.breakers.state import State
from stockpile.core.chance import KeyedChance
from stockpile.core.event import Cards, Event
from stockpile.core.option import LATEST_READINGS
from stockpile.kernel.breakers.encoding import (
    decode,
    encode,
    encode_known,
    move_id,
    move_of,
    move_text,
)
from stockpile.kernel.breakers.layout import (
    ABSENT,
    BOX,
    DTYPE,
    JOKER,
    PLAYED,
    RECORD,
    RECORDS,
    ROW,
    ROWS,
    SIZE,
    STUCK,
)
from tests.breakers.build import breakers, position, tiles
from tests.kernel.breakers.seeing import moments, observe
from tests.kernel.breakers.walking import SEATS, games

_NO_CHANCE = KeyedChance.from_seed("nothing is shuffled")


@pytest.mark.parametrize(
    "hand",
    [
        "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 8 * * * *",
        "1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 * * * *",
        "15 15 15 15 14 14 14 14 13 13 13 13 * * * *",
    ],
)
def test_a_move_is_one_number_of_its_own(hand: str) -> None:
    moves = [*LegalMoves(breakers().sets, tiles(hand), None), PASS]
    numbers = [move_id(move) for move in moves]
    assert len(set(numbers)) == len(moves)
    assert all(0 <= number <= np.iinfo(DTYPE).max for number in numbers)
    assert [move_of(number) for number in numbers] == moves
    assert [move_text(number) for number in numbers] == [str(move) for move in moves]


def test_a_pass_is_zero() -> None:
    assert move_id(PASS) == 0


@pytest.mark.parametrize("text", ["7", "*", "7+*", "*+*", "*-8-9", "4+*-*+*", "2+2+2", "*+*+*+*"])
def test_the_text_of_a_move_is_that_of_the_rules(text: str) -> None:
    assert move_text(move_id(read_move(text, breakers().edition))) == text


@pytest.mark.parametrize("seats", SEATS)
def test_a_state_comes_back_as_it_was(seats: int) -> None:
    for seed, game in enumerate(games(seats)):
        for state, _ in moments(game, seed):
            flat = encode(game, state)
            assert len(flat) == SIZE
            assert flat.dtype == DTYPE
            assert decode(game, flat, state) == state
            assert decode(game, flat) == state._replace(scores=None)


def test_what_a_study_position_leaves_out_is_counted_apart() -> None:
    table = position("4 4 5", "7 7 *", trick="A 3+3")
    flat = encode(table.game, table.state)
    assert sum(flat[row] for row in range(ROWS, ABSENT + ROW, ROW)) == BOX
    assert flat[ABSENT] == BOX - 8
    assert flat[ABSENT + 4] == 2
    assert flat[ABSENT + JOKER] == 3


def _swapped(hands: tuple[Cards, ...], unused: Cards, seat: int, rng: Random) -> list[Cards]:
    """The hidden tiles dealt anew; the unused come last."""
    places = [*hands, unused]
    hidden = [index for index in range(len(places)) if index != seat]
    pool = [tile for index in hidden for tile in places[index]]
    rng.shuffle(pool)
    for index in hidden:
        size = len(places[index])
        places[index] = tuple(sorted(pool[:size]))
        del pool[:size]
    return places


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_seat_knows_does_not_depend_on_what_it_cannot_see(seats: int) -> None:
    rng = Random(seats)
    for seed, game in enumerate(games(seats)):
        for state, seen in moments(game, seed):
            *hands, unused = _swapped(state.hands, state.unused, seen.seat, rng)
            other = state._replace(hands=tuple(hands), unused=unused)
            again = observe(game, other, seen.seat, ())
            again = type(seen)(seen.setup, seen.seat, again.view, seen.events, again.moves)
            assert np.array_equal(encode_known(again), encode_known(seen))


def test_finished_tricks_are_known_from_the_events() -> None:
    game = breakers(3)
    for state, seen in moments(game, 5):
        known = encode_known(seen)
        truth = encode(game, state)
        assert np.array_equal(known[PLAYED : PLAYED + ROW], truth[PLAYED : PLAYED + ROW])
        # So just the hidden hands and the unused tiles are not seen.
        hidden = sum(len(hand) for seat, hand in enumerate(state.hands) if seat != seen.seat)
        assert known[ABSENT] == hidden + len(state.unused)


def test_without_events_finished_tricks_stay_face_down() -> None:
    table = position("4 4 5", "7 7 *", played="1 1 2")
    known = encode_known(observe(table.game, table.state, 0, ()))
    assert known[PLAYED] == 3
    assert not known[PLAYED + 1 : PLAYED + ROW].any()
    aided = position("4 4 5", "7 7 *", played="1 1 2", memory_aid="on")
    known = encode_known(observe(aided.game, aided.state, 0, ()))
    assert list(known[PLAYED : PLAYED + 3]) == [3, 2, 1]


def _records(*moves: str, **options: str) -> list[list[int]]:
    """What A knows of passes after these moves; each hand has every number once, C a joker."""
    game = breakers(3, LATEST_READINGS, **options)
    everything = tuple(range(1, 16))
    state = State((everything, everything[:12], (*everything[:9], JOKER)), (), 0)
    state, past = game.open(state, _NO_CHANCE)
    events = list(past)
    for move in moves:
        state, more = game.apply(state, state.turn, game.read_move(move), _NO_CHANCE)
        events.extend(more)
    known = encode_known(observe(game, state, 0, events))
    count = int(known[STUCK])
    assert len(known) == RECORDS + count * RECORD
    return [known[RECORDS + at * RECORD :][:RECORD].tolist() for at in range(count)]


def _row(text: str) -> list[int]:
    held = tiles(text)
    return [len(held), *(held.count(tile) for tile in range(1, ROW))]


def test_a_pass_tells_that_a_seat_had_no_answer_in_kind() -> None:
    # B has nothing from 14 on, and no joker.
    assert _records("13", "pass", "*") == [[1, 1, 1, 14, 1, *_row("")]]


def test_what_a_seat_lays_later_it_held_when_it_passed() -> None:
    # That nobody answers the joker tells nothing: nothing could.
    moves = ["10-11-12", "pass", "pass", "1", "2", "9", "14", "pass", "*", "pass", "pass", "3-4-5"]
    assert _records(*moves) == [
        [1, 1, 3, 11, 0, *_row("2")],
        [2, 1, 3, 11, 0, *_row("9 * 3 4 5")],
        [1, 1, 1, 15, 1, *_row("")],
    ]


def test_a_pass_that_tells_nothing_new_is_left_out() -> None:
    moves = ["12", "pass", "*", "pass", "pass", "9", "13", "pass", "pass"]
    assert _records(*moves) == [[1, 1, 1, 13, 1, *_row("")], [2, 1, 1, 14, 1, *_row("")]]


def test_a_pass_on_a_breaker_tells_that_a_seat_had_no_higher_one() -> None:
    def known(*moves: str, readings: int = LATEST_READINGS) -> list[list[int]]:
        hands = ("5 5 5 * * * 1 1 1 1", "2 2 2 9", "3 3 8")
        table = position(*hands, readings=readings)
        events: list[Event] = []
        for move in moves:
            events += table.play(move).events
        flat = encode_known(observe(table.game, table.state, 0, events))
        return [flat[RECORDS + at * RECORD :][:RECORD].tolist() for at in range(flat[STUCK])]

    three = [[seat, 3, 1, 6, 1, *_row("")] for seat in (1, 2)]
    assert known("5+5+5", "pass", "pass") == three
    assert known("5+5+5", "pass", "pass", readings=1) == []
    # Nobody has four alike; nothing would be higher than four jokers.
    jokers = [[seat, 3, 1, JOKER + 1, 0, *_row("")] for seat in (1, 2)]
    assert known("*+*+*", "pass", "pass") == jokers
    four = [[seat, 4, 1, 2, 1, *_row("")] for seat in (1, 2)]
    assert known("1+1+1+1", "pass", "pass") == four


def test_who_may_pass_at_will_tells_nothing_by_it() -> None:
    assert _records("13", "pass", "*", passing="free") == []
    assert _records("13", "pass", "pass", "1", passing="free") == []
