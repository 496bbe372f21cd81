"""Who sits where, deal by deal."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from stockpile.arena import run
from stockpile.arena.tournament import Tournament, nth_circle, nth_selection
from stockpile.core.refusal import Unreadable
from stockpile.games import make_game
from tests.arena.playing import tournament

TABLES = [
    (bots, seats, teams)
    for seats, teams in ((2, None), (3, None), (4, None), (6, None), (4, "AC BD"), (6, "AD BE CF"))
    for bots in (2, 3, 4, 7)
]


@pytest.mark.parametrize(("bots", "seats", "teams"), TABLES)
def test_in_the_rounds_of_a_deal_each_of_its_bots_has_each_side_once(
    bots: int, seats: int, teams: str | None
) -> None:
    played = tournament(*["random"] * bots, seats=seats, teams=teams and teams.split())
    sides = len(played.game.sides)
    for deal in range(30):
        seatings = played.seatings(deal)
        assert len(seatings) == played.rotations == min(bots, sides)
        for side in range(sides):
            assert len({seating[side] for seating in seatings}) == len(seatings)


def test_a_game_is_no_setup() -> None:
    game: Any = make_game("breakers")
    with pytest.raises(TypeError, match=r"a Setup is needed, such as make_game\(…\)\.setup"):
        Tournament(("baseline", "random"), game, rounds=2, seed="1")


def test_a_backend_that_there_is_not_is_refused() -> None:
    backend: Any = "foo"
    with pytest.raises(Unreadable, match="backend: One of these was expected: loky, ray"):
        run(tournament("baseline", "random", rounds=2), backend=backend)


def test_two_bots_at_a_table_of_four_sit_alternately() -> None:
    assert tournament("random", "random", seats=4).seatings(5) == ((0, 1, 0, 1), (1, 0, 1, 0))


def test_every_selection_of_bots_meets_equally_often_and_in_every_order() -> None:
    played = tournament(*["random"] * 5, seats=3)
    deals = [played.seatings(deal)[0] for deal in range(40)]
    assert Counter(tuple(sorted(one)) for one in deals) == dict.fromkeys(
        combinations(range(5), 3), 4
    )
    assert len(set(deals)) == 20


@pytest.mark.parametrize(
    ("size", "count"), [(2, 2), (5, 2), (6, 2), (9, 2), (6, 3), (7, 4), (9, 6), (8, 8)]
)
def test_all_bots_play_about_equally_often_from_the_start(size: int, count: int) -> None:
    expected = list(combinations(range(size), count))
    selections = [nth_selection(size, count, one) for one in range(len(expected))]
    assert sorted(selections) == expected
    played = [0] * size
    for selection in selections:
        for bot in selection:
            played[bot] += 1
        assert max(played) - min(played) <= (2 if count == 2 else 3)


def test_orders_around_a_table_are_all_different() -> None:
    orders = {nth_circle((4, 5, 6, 7), number) for number in range(6)}
    assert len(orders) == 6
    assert all(order[0] == 4 and sorted(order) == [4, 5, 6, 7] for order in orders)


def test_rounds_are_made_up_to_whole_rotations() -> None:
    played = tournament("random", "random", "random", rounds=100, seats=3)
    assert (played.deals, played.played) == (34, 102)


def test_what_is_no_tournament_is_refused_at_once(tmp_path: Path) -> None:
    for wrong, code in (
        ("causal", "unknown-bot"),
        ("casual:5", "bot-without-number"),
        (f"{tmp_path}/none.py:Bot", "no-file"),
    ):
        with pytest.raises(Unreadable) as caught:
            tournament("casual", wrong)
        assert caught.value.refusal.code == code
    with pytest.raises(ValueError, match="rounds=0"):
        tournament("casual", "casual", rounds=0)
    bots: Any = "casual"
    with pytest.raises(TypeError, match="bots='casual'"):
        Tournament(bots, make_game().setup, 1, "1")
    bots = ["casual", "casual"]
    assert Tournament(bots, make_game().setup, 1, "1").bots == ("casual", "casual")


def test_one_bot_alone_is_refused() -> None:
    with pytest.raises(Unreadable) as caught:
        tournament("random")
    assert caught.value.refusal.code == "too-few-bots"
