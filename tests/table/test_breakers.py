"""Breakers at a table: what the lists of moves hold, and what is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stockpile.breakers.editions import JOKER
from stockpile.breakers.moves import Set
from stockpile.table import commands as ask
from stockpile.table.settings import Settings
from stockpile.table.show import open_texts
from tests.table.sitting import Sitting

TWO = Settings(edition="breakers-2010", seats=2)
FREE = Settings(edition="breakers-2010", seats=2, options={"passing": "free"})


def just_dealt(settings: Settings, seed: int) -> Sitting:
    sitting = Sitting(settings, seed=seed)
    sitting.sit("ann", "bob")
    sitting.start()
    return sitting


def listed(sitting: Sitting) -> tuple[str, ...]:
    """What the seat on turn is told that it can do."""
    turn = sitting.table.match.turn
    assert turn is not None
    return open_texts(sitting.table, turn)


def led_breaker(settings: Settings, wanted: Callable[[list[str]], bool]) -> Sitting:
    """A table where a Breaker was led, and the Breakers that the other seat may lay are wanted."""
    for seed in range(100):
        leads = [one for one in just_dealt(settings, seed).moves if is_breaker(one)]
        for lead in leads:
            sitting = just_dealt(settings, seed)
            sitting.move(lead)
            if wanted([one for one in listed(sitting) if is_breaker(one)]):
                return sitting
    raise AssertionError("no deal is like that")


def is_breaker(move: str) -> bool:
    tiles = move.split("+")
    return "-" not in move and len(tiles) > 2


def passing(sitting: Sitting) -> ask.Move:
    return ask.Move(move="pass", version=sitting.table.state.version)


def test_b7_who_has_a_higher_breaker_is_not_let_pass() -> None:
    sitting = led_breaker(TWO, bool)
    assert all(map(is_breaker, listed(sitting)))
    assert sitting.refused(sitting.on_turn, passing(sitting)) == "can-answer"
    sitting.move(listed(sitting)[0])


def test_b7_who_has_no_higher_breaker_passes() -> None:
    sitting = led_breaker(TWO, lambda breakers: not breakers)
    assert listed(sitting) == ("pass",)
    sitting.move("pass")


def test_b7_where_passing_is_free_a_breaker_can_be_kept() -> None:
    sitting = led_breaker(FREE, bool)
    assert listed(sitting)[-1] == "pass"
    sitting.move("pass")


@pytest.mark.parametrize("seed", range(6))
def test_b9_the_list_holds_nothing_that_wastes_a_joker(seed: int) -> None:
    sitting = just_dealt(TWO, seed)
    match = sitting.table.match
    assert match.turn is not None
    assert match.state is not None
    hand = match.state.hands[match.turn]
    runs = [sitting.table.game.read_move(one) for one in listed(sitting) if "+" not in one]
    for run in runs:
        assert isinstance(run, Set)
        for place, tile in enumerate(run.tiles):
            number = run.height - run.size + 1 + place
            if tile == JOKER and run.height < JOKER and number in hand:
                assert hand.count(number) >= 3


def test_b9_what_saves_a_breaker_can_be_laid() -> None:
    for seed in range(100):
        sitting = just_dealt(TWO, seed)
        match = sitting.table.match
        turn = match.turn
        assert turn is not None
        assert match.state is not None
        hand = match.state.hands[turn]
        alike = [tile for tile in range(2, JOKER - 1) if hand.count(tile) == 3]
        moves = [f"{tile - 1}-*-{tile + 1}" for tile in alike]
        for move in set(moves) & set(listed(sitting)):
            sitting.move(move)
            state = sitting.table.match.state
            assert state is not None
            assert state.trick[-1][1].text == move
            kept = int(move.split("-")[0]) + 1
            assert state.hands[turn].count(kept) == 3
            return
    raise AssertionError("no deal is like that")
