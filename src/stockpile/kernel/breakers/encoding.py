"""States, knowledge and moves of Breakers to the kernel's numbers, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

import numpy as np

from stockpile.breakers import Breakers
from stockpile.breakers.events import Dealt, SetLaid, TrickWon
from stockpile.breakers.moves import PASS, Kind, Move, Pass, Set, alike, block
from stockpile.breakers.moves import SECOND_JOKER_SHIFT as SECOND_PLACE
from stockpile.breakers.sets import Sets, sets_at
from stockpile.breakers.state import Laid, State
from stockpile.breakers.view import View
from stockpile.core.event import (
    MATCH_EVENTS,
    Cards,
    Covered,
    Event,
    Outcome,
    RoundEnded,
    SeatPassed,
    TurnStarted,
)
from stockpile.core.observation import Observation
from stockpile.core.option import Setup
from stockpile.kernel.breakers.beliefs import Past
from stockpile.kernel.breakers.layout import (
    ABSENT,
    DTYPE,
    EDITION,
    ENDING,
    EQUAL,
    HAND_TILES,
    JOKER,
    LAID,
    LONE,
    NOBODY,
    OBLIGED,
    OVER,
    PASSES,
    PLAYED,
    POINTS,
    RECORDS,
    ROW,
    ROWS,
    RUNNING,
    SEATS,
    SECOND_JOKER,
    SIZE,
    STUCK,
    TOP_BY,
    TOP_HEIGHT,
    TOP_THICK,
    TOP_WIDTH,
    TRICK_MOVES,
    TRICK_SEATS,
    TURN,
    UNUSED,
    VIEWER,
    WINNER,
    Array,
    hand_of,
    jokers_of,
    low_of,
    set_id,
    thick_of,
    width_of,
)
from stockpile.kernel.breakers.layout import PASS as PASS_ID
from stockpile.kernel.breakers.tensors import (
    LAID_TILES,
    PASSED_PAIR,
    PASSED_SINGLE,
    ROW_SIZE,
)

_ENDING = "hand-empty"

# Moves


def move_id(move: Move, seat: int = 0) -> int:  # noqa: ARG001 - as in every game
    """The number of a move, which is the same for every seat."""
    return _id(move)


def move_of(number: int, seat: int = 0) -> Move:  # noqa: ARG001 - as in every game
    """The move that a number stands for."""
    return _move(int(number))


def move_text(number: int, seat: int = 0) -> str:
    """The text of the move that a number stands for."""
    return str(move_of(number, seat))


@cache
def _id(move: Move) -> int:
    if isinstance(move, Pass):
        return PASS_ID
    thick, width = _form(move)
    if move.height == JOKER:
        return int(set_id(thick, 1, JOKER, 0))
    mask = 0
    for place in range(width):
        for jokers in range(move.tiles[place * thick : (place + 1) * thick].count(JOKER)):
            mask |= 1 << place + jokers * SECOND_JOKER
    return int(set_id(thick, width, move.height - width + 1, mask))


@cache
def _move(number: int) -> Move:
    if number == PASS_ID:
        return PASS
    thick, width, low = int(thick_of(number)), int(width_of(number)), int(low_of(number))
    if thick > 2 or low == JOKER:
        return alike(thick, low)
    mask = int(jokers_of(number))
    if thick == 2:
        mask = mask & (1 << SECOND_JOKER) - 1 | mask >> SECOND_JOKER << SECOND_PLACE
    return block(thick, width, low, mask)


def _form(laid: Set) -> tuple[int, int]:
    """How thick and how wide a set is."""
    match laid.kind:
        case Kind.SINGLE | Kind.RUN:
            return 1, laid.size
        case Kind.PAIR | Kind.PAIR_RUN:
            return 2, laid.size // 2
        case Kind.BREAKER:
            return laid.size, 1


# States

# Filled as a plain list: filling an array element by element is slow.
_Filled = list[int]


def table(game: Breakers) -> Array:
    """The array of a table without tiles, for `stockpile.kernel.breakers.rules.deal`."""
    return np.array(_table(SIZE, game.setup, game.sets), DTYPE)


def encode(game: Breakers, state: State) -> Array:
    """The array of a State, without scores, which do not matter in a round."""
    flat = _table(SIZE, game.setup, game.sets)
    for seat, hand in enumerate(state.hands):
        _put(flat, hand_of(seat), hand)
    _put(flat, UNUSED, state.unused)
    _put(flat, PLAYED, state.played)
    _put_trick(flat, game.sets, state.trick)
    _put_turn(flat, state.turn, state.passes, state.outcome)
    return _finished(flat)


def decode(game: Breakers, array: Array, template: State | None = None) -> State:
    """The State of an array, with the scores of the template, an earlier State."""
    plain: _Filled = array.tolist()
    return State(
        hands=tuple(_tiles(plain, hand_of(seat)) for seat in range(game.seats)),
        unused=_tiles(plain, UNUSED),
        turn=plain[TURN],
        trick=tuple(_trick(plain)),
        passes=plain[PASSES],
        played=_tiles(plain, PLAYED),
        scores=template.scores if template else None,
        outcome=Outcome((plain[WINNER],), plain[POINTS], _ENDING) if plain[OVER] else None,
    )


def _table(size: int, setup: Setup, sets: Sets) -> _Filled:
    """The fields that the table decides; all others are 0."""
    assert sets.edition is EDITION  # its numbers are compiled into the kernel
    flat = [0] * size
    flat[SEATS] = setup.seats
    flat[EQUAL] = int(sets.equal_answers)
    flat[OBLIGED] = 0 if sets.free_passing else 1 + sets.breakers_oblige
    flat[LONE] = sets.lone_joker
    flat[HAND_TILES] = EDITION.hands[setup.seats]
    flat[WINNER] = NOBODY
    return flat


def _put(flat: _Filled, row: int, tiles: Iterable[int]) -> None:
    """Add tiles to a row."""
    for tile in tiles:
        flat[row + tile] += 1
        flat[row] += 1


def _put_covered(flat: _Filled, row: int, tiles: Covered) -> None:
    """The same if perhaps only the number of tiles is known."""
    if isinstance(tiles, tuple):
        _put(flat, row, tiles)
    else:
        flat[row] += tiles.count


def _put_trick(flat: _Filled, sets: Sets, trick: Sequence[Laid]) -> None:
    for index, (seat, laid) in enumerate(trick):
        flat[TRICK_MOVES + index] = move_id(laid)
        flat[TRICK_SEATS + index] = seat
        _put(flat, RUNNING, laid.tiles)
    if trick:
        seat, laid = trick[-1]
        flat[LAID] = len(trick)
        flat[TOP_THICK], flat[TOP_WIDTH] = _form(laid)
        flat[TOP_HEIGHT] = sets.height(laid)
        flat[TOP_BY] = seat


def _put_turn(flat: _Filled, turn: int, passes: int, outcome: Outcome | None) -> None:
    flat[TURN] = turn
    flat[PASSES] = passes
    if outcome is not None:
        flat[OVER] = flat[ENDING] = 1
        flat[WINNER] = outcome.winners[0]
        flat[POINTS] = outcome.points


def _finished(flat: _Filled) -> Array:
    """The array, with all tiles of the box that are nowhere else counted as absent."""
    _put(flat, ABSENT, EDITION.pack)
    for row in range(ROWS, ABSENT, ROW):
        for tile in range(1, ROW):
            flat[ABSENT + tile] -= flat[row + tile]
            flat[ABSENT] -= flat[row + tile]
    return np.array(flat, DTYPE)


def _tiles(flat: _Filled, row: int) -> Cards:
    return tuple(tile for tile in range(1, ROW) for _ in range(flat[row + tile]))


def _trick(flat: _Filled) -> Iterator[Laid]:
    for index in range(flat[LAID]):
        move = move_of(flat[TRICK_MOVES + index])
        assert isinstance(move, Set)
        yield flat[TRICK_SEATS + index], move


# What a seat knows


def encode_known(observation: Observation[View, Move]) -> Array:
    """What a seat knows, from its View and its events.

    The View shows finished tricks face down, but the seat saw them in its events. Without the
    events of the whole round they stay unseen.
    """
    setup, view, seat = observation.setup, observation.view, observation.seat
    sets = sets_at(setup)
    records = [] if sets.free_passing else _stuck(observation.events, sets, seat)
    flat = _known(setup, sets, seat, records)
    for owner, hand in enumerate(view.hands):
        _put_covered(flat, hand_of(owner), hand)
    _put_covered(flat, UNUSED, view.unused)
    if isinstance(view.played, tuple):
        _put(flat, PLAYED, view.played)
    else:
        for event in observation.events:
            if isinstance(event, TrickWon):
                _put(flat, PLAYED, event.tiles)
        flat[PLAYED] = view.played.count
    _put_trick(flat, sets, view.trick)
    _put_turn(flat, view.turn, view.passes, view.outcome)
    return _finished(flat)


def _known(setup: Setup, sets: Sets, viewer: int, records: Sequence[Sequence[int]]) -> _Filled:
    flat = _table(RECORDS, setup, sets)
    flat[VIEWER] = viewer
    flat[STUCK] = len(records)
    flat.extend(number for record in records for number in record)
    return flat


def _plays(events: Sequence[Event]) -> Iterator[tuple[int, Set | None, Set | None]]:
    """Each lay or pass: the seat, the set it laid or None, and the set it had to beat or None."""
    top: Set | None = None
    for event in events:
        match event:
            case SetLaid(seat, laid):
                yield seat, laid, top
                top = laid
            case SeatPassed(seat):
                yield seat, None, top
            case Dealt() | TrickWon():
                top = None
            case _:
                assert isinstance(event, (TurnStarted, RoundEnded, *MATCH_EVENTS)), event


def _stuck(events: Sequence[Event], sets: Sets, viewer: int) -> list[list[int]]:
    """The records of other seats that could not answer, in the order of `layout`."""
    records: list[list[int]] = []
    for seat, laid, top in _plays(events):
        if laid is not None:
            for record in records:
                if record[0] == seat:
                    for tile in laid.tiles:
                        record[-ROW] += 1
                        record[-ROW + tile] += 1
        elif seat != viewer and top is not None and sets.obliges(top):
            records.append([seat, *_lacked(top, sets), *[0] * ROW])
    return _telling(records)


def _lacked(top: Set, sets: Sets) -> tuple[int, int, int, int]:
    """What a seat that could not answer a set did not have, in the order of `layout`."""
    thick, width = _form(top)
    if top.kind is Kind.BREAKER:
        return thick, width, top.height + 1, int(top.height < JOKER)
    lowest = sets.lowest_answer(top)
    return thick, width, lowest - width + 1, int(width == 1 and sets.lone_joker >= lowest)


def _telling(records: list[list[int]]) -> list[list[int]]:
    """The records, without those that say nothing or no more than an earlier one.

    An earlier record of a seat also covers the tiles of its later ones.
    """
    kept: list[list[int]] = []
    for record in records:
        seat, thick, width, low, lone, *_ = record
        # Four beat three of any number.
        beatable = low + width - 1 <= EDITION.highest or lone or thick == min(EDITION.breakers)
        if beatable and not any(
            earlier[:3] == [seat, thick, width] and earlier[3] <= low and earlier[4] >= lone
            for earlier in kept
        ):
            kept.append(record)
    return kept


def encode_past(observation: Observation[View, Move]) -> Past:
    """What has happened in the round; without moves if the seat's events do not have the deal."""
    moves: list[int] = []
    laid = np.zeros((observation.setup.seats, ROW), DTYPE)
    for seat, tiles, _ in _plays(observation.events):
        moves.append(PASS_ID if tiles is None else move_id(tiles))
        if tiles is not None:
            for tile in tiles.tiles:
                laid[seat, tile] += 1
            laid[seat, 0] += tiles.size
    leads = [event.lead for event in observation.events if isinstance(event, Dealt)]
    return Past(leads[0] if leads else 0, np.array(moves if leads else [], DTYPE), laid)


def encode_row(observation: Observation[View, Move]) -> Array:
    """What a seat knows as a row of `stockpile.kernel.breakers.tensors`."""
    row = np.zeros(ROW_SIZE, DTYPE)
    row[:SIZE] = encode_known(observation)[:SIZE]
    sets = sets_at(observation.setup)
    for seat, laid, top in _plays(observation.events):
        if laid is not None:
            for tile in laid.tiles:
                row[LAID_TILES + seat * ROW + tile] += 1
        elif top is not None and top.size <= 2 and top.kind in _ALONE:
            passed = (PASSED_SINGLE if top.size == 1 else PASSED_PAIR) + seat
            height = sets.height(top)
            row[passed] = min(row[passed] or height, height)
    return row


_ALONE = (Kind.SINGLE, Kind.PAIR)
