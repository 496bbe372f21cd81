"""A position: the whole truth of a round as a JSON object, which may come from anybody."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

from stockpile.breakers.editions import Edition
from stockpile.breakers.moves import tile_text
from stockpile.breakers.notation import TILE, TILES, read_set
from stockpile.breakers.sets import Sets
from stockpile.breakers.state import Laid, State
from stockpile.core.event import Cards
from stockpile.core.option import Setup
from stockpile.core.readers import Fields, a_count, a_seat, a_text, check_box, each, nullable
from stockpile.core.refusal import Unreadable
from stockpile.core.seats import seat_letter


def write_position(setup: Setup, state: State) -> dict[str, Any]:
    """A position with every field. `read_position` gives back the same State."""
    return {
        "game": "breakers",
        "edition": setup.edition,
        "options": dict(setup.options),
        "seats": [{"hand": TILES.write(hand)} for hand in state.hands],
        "trick": [{"by": seat_letter(seat), "set": str(laid)} for seat, laid in state.trick],
        "passes": state.passes,
        "played": TILES.write(state.played),
        "unused": TILES.write(state.unused),
        "turn": seat_letter(state.turn),
        "scores": None if state.scores is None else list(state.scores),
    }


def read_position(written: Mapping[str, Any], sets: Sets, seats: int) -> State:
    """The State of a position, without its outcome; Unreadable if play cannot lead to it."""
    edition = sets.edition
    fields = Fields(written)
    for known in ("game", "edition", "options", "teams"):
        fields.get(known, lambda value: value, None)
    state = State(
        hands=fields.need("seats", each(_seat_reader(edition.hands[seats]), seats)),
        unused=fields.get("unused", _some_tiles, ()),
        turn=fields.need("turn", a_seat(seats)),
        trick=fields.get("trick", each(_laid_reader(edition, seats)), ()),
        passes=fields.get("passes", a_count, 0),
        played=fields.get("played", _some_tiles, ()),
        scores=fields.get("scores", nullable(each(a_count, seats)), None),
    )
    fields.done()
    check_box(state.tiles(), edition.pack, tile_text)
    if len(state.unused) > edition.unused(seats):
        tiles, most = len(state.unused), edition.unused(seats)
        raise Unreadable("too-many-unused", "unused", tiles=tiles, most=most)
    _check_trick(state.trick, sets)
    _check_hands(state, edition.hands[seats])
    _check_turn(state, seats)
    return state


def _some_tiles(value: Any) -> Cards:
    return tuple(sorted(each(TILE.read)(value)))


def _seat_reader(most: int) -> Callable[[Any], Cards]:
    def read(value: Any) -> Cards:
        fields = Fields(value)
        hand = fields.need("hand", _some_tiles)
        fields.done()
        if len(hand) > most:
            raise Unreadable("hand-too-large", "hand", cards=len(hand), hand=most)
        return hand

    return read


def _laid_reader(edition: Edition, seats: int) -> Callable[[Any], Laid]:
    def read(value: Any) -> Laid:
        fields = Fields(value)
        seat = fields.need("by", a_seat(seats))
        laid = fields.need("set", lambda text: read_set(a_text(text), edition))
        fields.done()
        return seat, laid

    return read


def _check_trick(trick: tuple[Laid, ...], sets: Sets) -> None:
    """Unreadable unless every set answers the one before it, laid by another seat."""
    for index, ((before, top), (seat, laid)) in enumerate(pairwise(trick), start=1):
        if seat == before:
            raise Unreadable("seat-twice-in-a-row", f"trick[{index}].by", seat=seat_letter(seat))
        if not sets.answers(laid, top):
            raise Unreadable("not-an-answer", f"trick[{index}].set", set=str(laid), top=str(top))


def _check_hands(state: State, most: int) -> None:
    """Unreadable if a seat holds and has laid more tiles than it was dealt."""
    for seat, hand in enumerate(state.hands):
        tiles = len(hand) + sum(laid.size for by, laid in state.trick if by == seat)
        if tiles > most:
            raise Unreadable("hand-too-large", f"seats[{seat}].hand", cards=tiles, hand=most)


def _check_turn(state: State, seats: int) -> None:
    """Unreadable unless the round was just won, or the turn follows from the trick."""
    empty = [seat for seat, hand in enumerate(state.hands) if not hand]
    if len(empty) > 1:
        raise Unreadable("two-winners", "seats")
    last = state.trick[-1][0] if state.trick else None
    if empty:
        winner = empty[0]
        if last != winner:
            raise Unreadable("empty-hand", f"seats[{winner}].hand", seat=seat_letter(winner))
        # Play leaves the turn with the winner, but a reader may expect it with the next seat.
        follows = (winner + 1) % seats
        most_passes, turn = 0, follows if state.turn == follows else winner
    elif last is None:
        most_passes, turn = 0, state.turn
    else:
        most_passes, turn = seats - 2, (last + state.passes + 1) % seats
    if state.passes > most_passes:
        passes = state.passes
        raise Unreadable("passes-cannot-be", "passes", passes=passes, most=most_passes)
    if state.turn != turn:
        expected = seat_letter(turn)
        raise Unreadable("turn-cannot-be", "turn", turn=seat_letter(state.turn), expected=expected)
