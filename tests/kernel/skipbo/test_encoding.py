"""States and moves as the kernel's numbers, and back."""

from __future__ import annotations

import random

import pytest

from stockpile.kernel.skipbo.encoding import decode, encode, move_id, move_of, move_text
from stockpile.kernel.skipbo.layout import MOVES, SIZE
from stockpile.skipbo.moves import (
    PASS,
    Move,
    discard,
    lay_discard,
    lay_hand,
    lay_stock,
)
from stockpile.skipbo.notation import read_move
from tests.chances import text
from tests.kernel.skipbo.walking import a_position
from tests.skipbo.build import position, skipbo
from tests.skipbo.plans import Form, every_form


def moves_of(seat: int) -> list[Move]:
    """Every move that a seat could ever make."""
    piles = range(4)
    partners = [owner for owner in range(8) if owner != seat]
    return [
        PASS,
        *(lay_hand(card, pile) for card in range(1, 14) for pile in piles),
        *(discard(card, pile) for card in range(1, 14) for pile in piles),
        *(lay_stock(pile) for pile in piles),
        *(lay_stock(pile, owner) for pile in piles for owner in partners),
        *(lay_discard(source, pile) for source in piles for pile in piles),
        *(
            lay_discard(source, pile, owner)
            for source in piles
            for pile in piles
            for owner in partners
        ),
    ]


@pytest.mark.parametrize("seat", range(8))
def test_every_move_has_a_number_and_a_text_of_its_own(seat: int) -> None:
    moves = moves_of(seat)
    numbers = [move_id(move, seat) for move in moves]
    assert len(set(numbers)) == len(moves)
    assert all(0 <= number < MOVES for number in numbers)
    assert [move_of(number, seat) for number in numbers] == moves
    assert [read_move(move_text(number, seat)) for number in numbers] == moves


def test_a_pile_is_named_by_its_owner() -> None:
    # What the seat calls its own stock pile is its partner's for the partner.
    own = move_id(lay_stock(2), 3)
    assert move_id(lay_stock(2, 3), 1) == own
    assert move_text(own, 3) == "stock>3"
    assert move_text(own, 1) == "D.stock>3"


@pytest.mark.sampled(4)
@every_form
def test_a_state_comes_back_as_it_was(form: Form) -> None:
    edition, seats, teams = form
    chance = random.Random(str(form))
    for stalemate in ("redeal", "fewest-stock", "draw"):
        game = skipbo(edition, seats=seats, teams=teams, stalemate=stalemate)
        for _ in range(20):
            state = a_position(game, chance)
            assert decode(game, encode(game, state), state) == state


@pytest.mark.parametrize("place", ["stock", "discards", "draw", "aside"])
def test_a_state_comes_back_with_all_cards_in_one_place(place: str) -> None:
    game = skipbo()
    cards = text(game.pack).split()
    first: dict[str, list[object]] = {"stock": [cards.pop()]}
    second: dict[str, list[object]] = {"stock": [cards.pop()]}
    written: dict[str, object] = {"seats": [first, second], "turn": "B"}
    match place:
        case "stock":
            second["stock"] += cards
        case "discards":
            second["discards"] = [[], [], [], cards]
        case _:
            written[place] = cards
    state = game.read_position(written)
    assert decode(game, encode(game, state), state) == state


def test_wilds_in_building_piles_stay_wilds() -> None:
    table = position("| 5", "| 7", building="1 S 3 S, S, S 2 3 4 5 6 7 8 9 10 S")
    array = encode(table.game, table.state)
    assert decode(table.game, array, table.state).building == table.state.building


def test_scores_grow_by_the_points_of_the_round() -> None:
    table = position("1 | 1", "| 7 7 7", scores=(100, 40), drawn=True)
    before = table.state
    table.play("stock>1")
    assert table.state.scores == (140, 40)
    assert decode(table.game, encode(table.game, table.state), before) == table.state


def test_an_array_is_small() -> None:
    assert SIZE * 2 < 2_000
