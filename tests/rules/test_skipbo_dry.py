"""S28 and S29: nothing to draw, and nobody able to go on. These two rules are ours."""

from __future__ import annotations

from typing import Any

import pytest

from stockpile.core.event import Outcome, RoundEnded, SeatPassed, TurnStarted
from stockpile.core.match import Match
from stockpile.core.refusal import Refusal
from stockpile.skipbo.events import AsideShuffled, CardLaid, CardsDrawn, StuckRedealt
from tests.chances import Stacked, cards
from tests.skipbo.build import Table, discard_until_stuck, position, skipbo

ELEVEN = "1 2 3 4 5 6 7 8 9 10 11"


def test_s28_a_seat_draws_what_there_is() -> None:
    table = position("5 | 9", "8 | 9", draw="3 4").play("h5>d1")
    assert table.events[1:] == (TurnStarted(1), CardsDrawn(1, (4, 3)))
    assert table.hand("B") == "3 4 8"
    assert table.turn == "B"


def test_s28_with_nothing_to_draw_play_goes_on_with_the_cards_in_hand() -> None:
    table = position("5 | 9", "2 8 | 9", building="1").play("h5>d1")
    assert table.events[1:] == (TurnStarted(1), CardsDrawn(1, ()))
    assert table.hand("B") == "2 8"
    table.play("h2>1")
    assert table.turn == "B"
    assert table.play("h8>d1").turn == "A"


def test_s28_what_lies_aside_is_drawn_as_far_as_it_goes() -> None:
    table = position("5 | 9", "8 | 9", draw="3", aside="6 7").play("h5>d1")
    assert table.events[2:] == (
        CardsDrawn(1, (3,)),
        AsideShuffled((6, 7)),
        CardsDrawn(1, (7, 6)),
    )
    assert table.hand("B") == "3 6 7 8"
    assert table.draw == ""


def test_s28_an_emptied_hand_is_refilled_with_what_there_is() -> None:
    table = position("1 | 9", " | 9", draw="3 4").play("h1>1")
    assert table.hand("A") == "3 4"
    assert table.turn == "A"


def test_s28_a_hand_emptied_with_nothing_to_draw_stays_empty_and_the_turn_goes_on() -> None:
    table = position("1 | 9 2", " | 9").play("h1>1")
    assert table.happened == ["CardLaid"]
    assert table.turn == "A"
    assert table.legal == ["pass", "stock>1"]


def test_s28_an_empty_hand_may_lay_from_stock_and_discard_piles_and_then_passes() -> None:
    table = position(" | 9 1 | 2", " | 9")
    assert table.legal == ["pass", "stock>1", "stock>2", "stock>3", "stock>4"]
    table.play("stock>4", "d1>4")
    assert table.legal == ["pass"]
    table.play("pass")
    assert table.events == (SeatPassed(0), TurnStarted(1), CardsDrawn(1, ()))
    assert table.turn == "B"


def test_s28_an_empty_hand_may_pass_without_laying() -> None:
    table = position(" | 9 1", " | 9").play("pass")
    assert table.turn == "B"
    assert table.building == ["", "", "", ""]


def test_s28_a_seat_with_cards_in_hand_ends_its_turn_by_discarding() -> None:
    table = position("8 | 9", " | 9")
    assert table.check("pass") == Refusal("pass-with-cards")
    assert "pass" not in table.legal


def test_s28_an_empty_hand_is_filled_as_soon_as_a_pile_is_put_aside() -> None:
    for lay, seat in (("stock>1", " | 9 12"), ("d2>1", " | 9 | , 12")):
        table = position(seat, " | 9", building=ELEVEN).play(lay)
        drawn = table.only(CardsDrawn)
        assert drawn == [CardsDrawn(0, (12, 11, 10, 9, 8))]
        assert table.hand("A") == "8 9 10 11 12"
        assert table.turn == "A"
        assert table.refused("pass") == "pass-with-cards"


def test_s28_an_empty_hand_is_filled_before_anything_else_can_be_done() -> None:
    table = position(" | 9 1", " | 9", draw="3")
    assert table.legal == []
    assert table.refused("pass") == "draw-first"
    assert table.refused("stock>1") == "draw-first"
    table.settle()
    assert table.events == (CardsDrawn(0, (3,)),)
    assert table.refused("stock>1") == ""
    table = position(" | 9 1", " | 9", aside="3 4")
    assert table.legal == []
    assert table.settle().happened == ["AsideShuffled", "CardsDrawn"]
    assert table.hand("A") == "3 4"


def test_s28_a_hand_with_cards_is_never_topped_up_in_mid_turn() -> None:
    table = position("8 | 9 12", " | 9", building=ELEVEN).play("stock>1")
    assert table.happened == ["CardLaid", "PileCompleted", "StockTurned"]
    assert table.hand("A") == "8"
    table = position("8 1 | 9", " | 9", draw="3 3 3").play("h1>1")
    assert table.hand("A") == "8"
    assert table.settle().events == ()


def test_s28_the_next_seat_draws_from_the_pile_put_aside_in_mid_turn() -> None:
    table = position("8 | 9 12", " | 9", building=ELEVEN).play("stock>1", "h8>d1")
    assert len(table.hand("B").split()) == 5
    assert len(table.draw.split()) == 7


def test_s28_passing_is_for_the_seat_on_turn() -> None:
    table = position("8 | 9", " | 9")
    assert table.refused("pass", "B") == "not-your-turn"


def stuck(*seats: str, **position_of: Any) -> Table:
    """A position in which nobody has anything in hand or to draw, and everyone passes."""
    table = position(*seats, **position_of)
    return table.play(*["pass"] * len(seats))


def test_s29_stuck_after_every_seat_in_succession_has_passed() -> None:
    table = position(" | 9", " | 9", " | 9", stalemate="draw").play("pass", "pass")
    assert table.state.outcome is None
    assert table.turn == "C"
    table.play("pass")
    assert table.events == (SeatPassed(2), RoundEnded((), 0, "stalemate"))
    assert table.legal == []
    assert table.refused("pass") == "round-over"


def test_s29_a_pass_after_laying_does_not_count() -> None:
    table = position(" | 9 1", " | 9", stalemate="draw").play("stock>1", "pass", "pass")
    assert table.state.outcome is None
    assert table.turn == "A"
    assert table.play("pass").state.outcome is not None


def test_s29_a_pass_after_laying_breaks_the_succession() -> None:
    table = position(" | 9", " | 9", " | 9 1", stalemate="draw").play(
        "pass", "pass", "stock>1", "pass"
    )
    table.play("pass", "pass")
    assert table.state.outcome is None
    assert table.play("pass").state.outcome is not None


@pytest.mark.parametrize("source", ["h2>1", "d1>1"])
def test_s29_laying_from_hand_or_discard_piles_breaks_it_too(source: str) -> None:
    hand = "2" if source == "h2>1" else ""
    table = position(
        " | 9", f"{hand} | 9 | 2", building="1", stalemate="draw"
    ).play("pass", source, "pass")  # fmt: skip
    assert table.state.outcome is None
    assert table.play("pass").state.outcome is None
    assert table.play("pass").state.outcome is not None


@pytest.mark.parametrize("source", ["h2>1", "d1>1", "stock>1"])
def test_s29_the_succession_is_broken_as_soon_as_a_card_is_laid(source: str) -> None:
    table = position(" | 9", "2 8 | 9 2 | 2", building="1").play("pass")
    assert table.state.passes == 1
    assert table.play(source).game.view(table.state, None).passes == 0


@pytest.mark.parametrize("source", ["h2>1", "d1>1", "C.d2>1"])
def test_s29_only_a_stock_card_wipes_out_that_it_was_dealt_again(source: str) -> None:
    seats = ("2 8 | 9 | 2", " | 9", " | 9 2 | 9, 2", " | 9")
    table = position(*seats, building="1", teams="AC BD", redealt=True).play(source)
    assert table.state.redealt
    table = position(*seats, building="1", teams="AC BD", redealt=True).play("C.stock>1")
    assert not table.state.redealt


def test_s29_a_discard_breaks_the_succession() -> None:
    table = position(" | 9", "8 | 9", " | 9", stalemate="draw").play("pass", "h8>d1")
    table.play("pass", "pass")
    assert table.state.outcome is None
    assert table.turn == "B"
    assert table.play("pass").state.outcome == Outcome((), 0, "stalemate")


def test_s29_redeal_is_the_default_of_both_editions() -> None:
    for edition in ("skipbo-2003", "skipbo-2011"):
        assert skipbo(edition).options["stalemate"] == "redeal"


def test_s29_redeal_shuffles_all_but_the_stock_piles_and_the_next_seat_draws() -> None:
    chance = Stacked(redeal="4 S 1 7 7 6")
    table = stuck(
        " | 9 9 | 7, 6 6", " | 8 | S, , , 7 7", " | 8 8", building="1 2, 1 S 3 4, 1", chance=chance
    )
    loose = "1 1 1 2 3 4 6 6 7 7 7 S S"
    assert chance.asked == [("redeal", 0, cards(loose))]
    assert table.events == (
        SeatPassed(2),
        StuckRedealt(cards("1 1 2 3 6 7 S 6 7 7 1 S 4")),
        TurnStarted(0),
        CardsDrawn(0, cards("4 S 1 7 7")),
    )
    assert table.building == ["", "", "", ""]
    assert table.discards("A") == table.discards("B") == ["", "", "", ""]
    assert [table.stock(seat) for seat in "ABC"] == ["9 9", "8", "8 8"]
    assert table.draw == "1 1 2 3 6 7 S 6"
    assert table.turn == "A"
    assert table.state.redealt
    assert table.state.passes == 0
    assert table.state.outcome is None


def test_s29_the_next_seat_after_the_redeal_is_the_one_left_of_the_last_to_pass() -> None:
    table = position(" | 9 | 5", " | 9", " | 9", turn="B").play("pass", "pass", "pass")
    assert table.turn == "B"
    assert table.hand("B") == "5"


def test_s29_stuck_again_without_a_stock_card_laid_is_a_draw() -> None:
    table = stuck(" | 9 | 5", " | 9", scores=[10, 20])
    assert table.hand("A") == "5"
    table.play("h5>d1", "pass", "pass")
    assert table.events == (SeatPassed(0), RoundEnded((), 0, "stalemate"))
    assert table.state.scores == (10, 20)


def test_s29_a_hand_card_laid_in_between_does_not_count() -> None:
    table = stuck(" | 9 | 1", " | 9").play("h1>1", "pass", "pass", "pass")
    assert table.state.outcome == Outcome((), 0, "stalemate")


def test_s29_a_stock_card_laid_in_between_allows_another_redeal() -> None:
    table = stuck(" | 9 2 | 1", " | 9").play("h1>1", "stock>1")
    assert not table.state.redealt
    again = table.play("pass", "pass", "pass")
    assert again.happened == ["SeatPassed", "StuckRedealt", "TurnStarted", "CardsDrawn"]
    assert again.state.outcome is None
    assert again.state.redealt
    assert again.state.shuffles == 2


def test_s29_a_partners_stock_card_laid_in_between_counts_too() -> None:
    table = stuck(" | 9 | 1", " | 9", " | 9 2", " | 9", teams="AC BD").play("h1>1", "C.stock>1")
    assert not table.state.redealt


def test_s29_a_redeal_of_nothing_leads_to_a_draw() -> None:
    table = stuck(" | 9", " | 9")
    assert table.draw == ""
    assert table.play("pass", "pass").state.outcome == Outcome((), 0, "stalemate")


def test_s29_fewest_stock_wins_and_scores() -> None:
    table = stuck(
        " | 9 9 9", " | 9", " | 9 9", " | 9 9", stalemate="fewest-stock", scores=[0, 5, 0, 0]
    )
    assert table.events[-1] == RoundEnded((1,), 25 + 5 * 7, "fewest-stock")
    assert table.state.scores == (0, 65, 0, 0)


def test_s29_fewest_stock_counts_a_team_together() -> None:
    table = stuck(
        " | 9", " | 8 8", " | 8 8 8", " | 7", stalemate="fewest-stock", teams="AC BD"
    )  # fmt: skip
    assert table.state.outcome == Outcome((1, 3), 25 + 5 * 4, "fewest-stock")


def test_s29_fewest_stock_tied_is_a_draw() -> None:
    table = stuck(" | 9 9", " | 8", " | 8", stalemate="fewest-stock", scores=[1, 2, 3])
    assert table.events[-1] == RoundEnded((), 0, "stalemate")
    assert table.state.scores == (1, 2, 3)


def test_s29_fewest_stock_does_not_deal_again() -> None:
    table = stuck(" | 9 | 5", " | 8 8", stalemate="fewest-stock")
    assert table.happened == ["SeatPassed", "RoundEnded"]


def test_s29_draw_ends_the_round_without_points() -> None:
    table = stuck(" | 9 | 5", " | 9 9 9", stalemate="draw", scores=[1, 2])
    assert table.events == (SeatPassed(1), RoundEnded((), 0, "stalemate"))
    assert table.state.scores == (1, 2)


def test_s29_a_whole_round_in_which_nobody_lays_is_dealt_again_once() -> None:
    match = Match(skipbo(seats=3, stock=49), seed="nobody lays")
    match.start_round()
    events = discard_until_stuck(match)
    assert [type(event) for event in events].count(StuckRedealt) == 1
    assert not any(isinstance(event, CardLaid) for event in events)
    assert match.winners == ()
    assert match.state is not None
    assert match.state.outcome == Outcome((), 0, "stalemate")
