"""How strong the levels are against each other, on paired deals."""

from __future__ import annotations

import pytest

from stockpile.games import AnyGame
from tests.bots.comparing import compare
from tests.bots.seeing import table_name
from tests.breakers.build import breakers
from tests.skipbo.build import skipbo

pytestmark = pytest.mark.long

FRIENDLY: dict[str, AnyGame] = {
    "skipbo, stock 30": skipbo(stock=30),
    "skipbo, stock 20": skipbo(stock=20),
    "breakers": breakers(),
}
"""Where casual has to win 55 to 75 % against baseline."""

LARGER = (
    *(skipbo("skipbo-2011", seats=seats) for seats in (3, 4, 6, 8)),
    skipbo(seats=4, teams="AC BD"),
    skipbo(seats=6, teams="AD BE CF"),
    skipbo(seats=6, teams="ACE BDF"),
    skipbo("skipbo-2011", seats=8, teams="AE BF CG DH"),
    *(breakers(seats) for seats in (3, 4)),
    breakers(passing="free"),
    breakers(answer="equal-or-higher"),
)


@pytest.mark.parametrize("game", [skipbo(stock=5), breakers()], ids=["skipbo", "breakers"])
def test_baseline_beats_random(game: AnyGame) -> None:
    assert compare(game, "baseline", "random", 60, "sample").low > 0.5


@pytest.mark.slow
@pytest.mark.parametrize("game", FRIENDLY.values(), ids=FRIENDLY)
def test_casual_wins_55_to_75_percent_against_baseline_over_4000_rounds(game: AnyGame) -> None:
    won = compare(game, "casual", "baseline", 2000, "measured")
    print(f"{won.share:.1%} ({won.low:.1%} to {won.high:.1%})")
    assert 0.55 < won.low < won.high < 0.75


@pytest.mark.slow
@pytest.mark.parametrize("game", LARGER, ids=table_name)
def test_casual_beats_baseline_at_every_table(game: AnyGame) -> None:
    won = compare(game, "casual", "baseline", 500, "measured")
    print(f"{won.share:.1%} ({won.low:.1%} to {won.high:.1%})")
    assert won.low > 0.5
