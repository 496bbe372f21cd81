"""S20: what a round is worth, and when a match is won."""

from __future__ import annotations

import pytest

from stockpile.core.event import MatchEnded, Outcome, RoundEnded
from stockpile.core.match import Match
from tests.skipbo.build import SkipBoMatch, discard_until_stuck, position, skipbo


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ((" | 9 9 9 9",), 45),
        ((" | 1",), 30),
        ((" | 12",), 30),
        ((" | 9 9", " | 9 9 9"), 50),
        ((" | 9", " | 9 9", " | 9 9 9", " | 9 9 9 9"), 75),
    ],
)
def test_s20_twenty_five_and_five_for_every_card_in_the_others_stock_piles(
    others: tuple[str, ...], points: int
) -> None:
    table = position("5 | 1", *others).play("stock>1")
    assert table.state.outcome == Outcome((0,), points, "stock-empty")


def test_s20_nothing_but_stock_cards_is_counted() -> None:
    table = position(
        "5 6 7 | 1 | 8 8", "1 2 3 | 9 | 4, 4, 4, 4", draw="1 2 3", aside="4 4", building="1 2"
    ).play("stock>2")
    assert table.state.outcome == Outcome((0,), 30, "stock-empty")


def test_s20_the_points_are_added_to_the_winners_score() -> None:
    table = position("5 | 9", " | 1", " | 9 9", scores=[100, 70, 30], turn="B").play("stock>1")
    assert table.state.scores == (100, 70 + 25 + 5 * 3, 30)
    assert table.events[-1] == RoundEnded((1,), 40, "stock-empty")


def test_s20_a_single_round_without_score_is_the_default() -> None:
    match = Match(skipbo(stock=1), seed="single")
    match.start_round()
    play_stock_first(match)
    assert match.over
    assert match.round == 1
    assert match.scores is None
    assert match.state is not None
    assert match.state.scores is None
    assert match.state.outcome is not None
    assert match.winners == match.state.outcome.winners != ()
    assert isinstance(match.events[-1], MatchEnded)


@pytest.mark.parametrize("edition", ["skipbo-2003", "skipbo-2011"])
def test_s20_the_first_to_five_hundred_wins_the_match(edition: str) -> None:
    game = skipbo(edition, stock=10)
    assert game.target == 500
    match = Match(game, target=game.target, seed="to 500")
    totals = [0, 0]
    while not match.over:
        match.start_round()
        assert match.state is not None
        assert match.state.scores == tuple(totals)
        play_stock_first(match)
        assert match.state.outcome is not None
        for seat in match.state.outcome.winners:
            totals[seat] += match.state.outcome.points
        assert match.scores == match.state.scores == tuple(totals)
        assert match.over == (max(totals) >= 500)
    assert match.round > 3
    assert match.winners == (totals.index(max(totals)),)


def test_s20_a_team_scores_together() -> None:
    table = position(
        " | ", "9 | 1", " | 9 9 9", " | ", " | 9", " | 9 9",
        teams="AE CF BD", turn="B", scores=[0, 20, 10],
    ).play("stock>1")  # fmt: skip
    assert table.state.outcome == Outcome((1, 3), 25 + 5 * 6, "stock-empty")
    assert table.state.scores == (0, 20, 65)


def test_s20_a_drawn_round_gives_no_points_and_does_not_end_a_match_for_points() -> None:
    match = Match(skipbo(stock=76, stalemate="draw"), target=500, seed="drawn")
    match.start_round()
    discard_until_stuck(match)
    assert match.scores == (0, 0)
    assert not match.over
    assert not match.playing
    match.start_round()
    assert match.playing


def play_stock_first(match: SkipBoMatch) -> None:
    """Finish the round by laying whatever can be laid."""
    for _ in range(3000):
        if match.playing:
            match.play(match.legal_moves()[0])
    assert not match.playing
