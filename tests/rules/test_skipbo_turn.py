"""S8–S19: a turn, the building piles, the discard, the reshuffle and the end of a round."""

from __future__ import annotations

import pytest

from stockpile.core.event import Outcome, RoundEnded, TurnStarted
from stockpile.core.refusal import Refusal, Refused
from stockpile.skipbo.events import (
    AsideShuffled,
    CardDiscarded,
    CardLaid,
    CardsDrawn,
    PileCompleted,
    StockTurned,
)
from stockpile.skipbo.moves import card_text
from tests.chances import Stacked, cards
from tests.skipbo.build import position, skipbo

ELEVEN = "1 2 3 4 5 6 7 8 9 10 11"


def test_s8_play_goes_clockwise() -> None:
    table = position("2 | 9", "3 | 9", "4 | 9", draw="9 9 9 9 9 8 8 8 8 8 7 7 7 7 7")
    turns = []
    for discarded in ("h2>d1", "h3>d1", "h4>d1"):
        table.play(discarded)
        turns.append(table.turn)
    assert turns == ["B", "C", "A"]


@pytest.mark.parametrize(
    ("before", "drawn", "after"),
    [
        ("", "6 5 4 3 2", "2 3 4 5 6"),
        ("7", "6 5 4 3", "3 4 5 6 7"),
        ("7 8 8", "6 5", "5 6 7 8 8"),
        ("7 8 8 9", "6", "6 7 8 8 9"),
    ],
)
def test_s8_a_turn_starts_by_drawing_up_to_five(before: str, drawn: str, after: str) -> None:
    table = position("1 | 9", f"{before} | 9", draw="1 2 3 4 5 6").play("h1>d1")
    assert table.events == (
        CardDiscarded(0, 1, 0),
        TurnStarted(1),
        CardsDrawn(1, cards(drawn)),
    )
    assert table.hand("B") == after
    assert len(table.draw.split()) == 6 - len(drawn.split())


def test_s8_a_full_hand_draws_nothing() -> None:
    table = position("1 | 9", "7 7 8 8 9 | 9", draw="1 2").play("h1>d1")
    assert table.events[-1] == CardsDrawn(1, ())
    assert table.hand("B") == "7 7 8 8 9"
    assert table.draw == "1 2"


def test_s8_nothing_can_be_done_before_drawing() -> None:
    table = position("1 | 9", " | 9", draw="2 2 2 2 2", drawn=False)
    assert table.legal == []
    assert table.refused("h1>1") == "draw-first"
    assert table.settle().hand("A") == "1 2 2 2 2"
    assert table.refused("h1>1") == ""


@pytest.mark.parametrize("card", range(1, 14))
def test_s9_a_building_pile_starts_with_a_1_or_a_wild(card: int) -> None:
    name = card_text(card)
    table = position(f"{name} | 9", " | 9")
    if name in ("1", "S"):
        assert table.lays == [f"h{name}>{pile}" for pile in (1, 2, 3, 4)]
    else:
        assert table.lays == []
        assert table.check(f"h{name}>2") == Refusal(
            "needs-another-number", card=name, pile=2, number=1
        )


def test_s9_a_building_pile_goes_up_by_ones_to_twelve() -> None:
    for number in range(2, 13):
        built = " ".join(str(below) for below in range(1, number))
        fits = [
            card_text(card)
            for card in range(1, 14)
            if not position(f"{card_text(card)} | 9", " | 9", building=built).refused(
                f"h{card_text(card)}>1"
            )
        ]
        assert fits == [str(number), "S"]


def test_s9_there_are_at_most_four_building_piles() -> None:
    table = position("1 S | 9", " | 9", building="1, 1 2, 1, S")
    assert table.check("h1>5") == Refusal("no-such-building-pile", pile=5)
    assert table.check("hS>0") == Refusal("no-such-building-pile", pile=0)
    assert table.check("h1>1") == Refusal("needs-another-number", card="1", pile=1, number=2)
    assert table.lays == ["hS>1", "hS>2", "hS>3", "hS>4"]


def test_s9_empty_places_are_different_moves_and_equal_cards_one() -> None:
    table = position("1 1 1 | 9", " | 9", building="1")
    assert table.lays == ["h1>2", "h1>3", "h1>4"]


def test_s10_cards_are_laid_from_stock_discard_piles_and_hand() -> None:
    table = position("3 | 5 3 | 9 3, 3 9, , 3", " | 9 | 3", building="1 2")
    assert table.lays == ["d1>1", "d4>1", "h3>1", "stock>1"]
    assert position("3 | 5 3", " | 9", building="1 2").play("stock>1").stock("A") == "5"
    laid = position("3 | 5 3 | 9 3", " | 9", building="1 2").play("d1>1")
    assert laid.discards("A") == ["9", "", "", ""]
    assert laid.hand("A") == "3"
    assert laid.events == (CardLaid(0, 3, "discard", 0, 0, 0, 3),)
    laid = position("3 9 | 5 3", " | 9", building="1 2").play("h3>1")
    assert laid.hand("A") == "9"
    assert laid.building == ["1 2 3", "", "", ""]
    assert laid.events == (CardLaid(0, 3, "hand", 0, None, 0, 3),)


def test_s10_what_is_not_there_cannot_be_laid() -> None:
    table = position("7 | 9", "1 | 1 | 1", building="")
    assert table.check("h1>1") == Refusal("not-in-hand", card="1")
    assert table.check("d1>1") == Refusal("discard-pile-empty", pile=1)
    assert table.check("d5>1") == Refusal("no-such-discard-pile", pile=5)
    assert table.check("d0>1") == Refusal("no-such-discard-pile", pile=0)
    assert table.check("B.stock>1") == Refusal("not-a-partner", seat="B")
    assert table.check("B.d1>1") == Refusal("not-a-partner", seat="B")


def test_s10_laying_does_not_end_the_turn() -> None:
    table = position("1 9 | 5 2 | 3", " | 9").play("h1>1", "stock>1", "d1>1")
    assert table.turn == "A"
    assert table.building == ["1 2 3", "", "", ""]


@pytest.mark.parametrize("number", range(1, 13))
def test_s11_a_wild_takes_the_number_the_pile_needs(number: int) -> None:
    built = " ".join(str(below) for below in range(1, number))
    table = position("S 9 | 5", " | 9", building=built).play("hS>1")
    assert table.events[0] == CardLaid(0, 13, "hand", 0, None, 0, number)
    if number < 12:
        table = position(f"{number + 1} {number} | 5", " | 9", building=f"{built} S")
        assert table.refused(f"h{number + 1}>1") == ""
        assert table.refused(f"h{number}>1") == "needs-another-number"


@pytest.mark.parametrize("source", ["hS>2", "stock>2", "d1>2"])
def test_s11_a_4_takes_a_5_or_a_wild_and_then_a_6(source: str) -> None:
    """The printed example."""
    four = "1, 1 2 3 4"
    assert position("5 6 | 5", " | 9", building=four).lays == ["h5>2", "stock>2"]
    table = position("S 6 9 | 5 S | S", " | 9", building=four)
    assert "h6>2" not in table.lays
    assert source in table.lays
    table.play(source)
    assert table.building[1] == "1 2 3 4 S"
    assert table.refused("h6>2") == ""
    assert table.play("h6>2").building[1] == "1 2 3 4 S 6"


def test_s12_the_next_stock_card_is_turned_at_once_and_can_be_laid() -> None:
    table = position("9 | 5 2 1", " | 9").play("stock>3")
    assert table.events == (CardLaid(0, 1, "stock", 0, None, 2, 1), StockTurned(0, 2))
    assert table.play("stock>3").events == (
        CardLaid(0, 2, "stock", 0, None, 2, 2),
        StockTurned(0, 5),
    )
    assert table.stock("A") == "5"


each_edition = pytest.mark.parametrize("edition", ["skipbo-2003", "skipbo-2011"])
LAYINGS = ("free", "stock-first", "forced")


@pytest.mark.parametrize(
    ("edition", "usual"), [("skipbo-2003", "free"), ("skipbo-2011", "stock-first")]
)
def test_s13_a_table_lays_as_its_edition_prints_unless_it_says_otherwise(
    edition: str, usual: str
) -> None:
    assert skipbo(edition).options["laying"] == usual
    for laying in LAYINGS:
        assert skipbo(edition, laying=laying).options["laying"] == laying


@each_edition
def test_s13_free_laying_ends_a_turn_whatever_can_be_laid(edition: str) -> None:
    table = position("1 5 | 9 1 | 1", " | 9", laying="free", edition=edition)
    assert table.refused("h5>d1") == ""
    assert table.refused("h1>d1") == ""
    assert "h5>d1" in table.legal
    assert table.play("h5>d1").turn == "B"
    assert position(" | 5 1", " | 9", laying="free", edition=edition).refused("pass") == ""


@each_edition
@pytest.mark.parametrize("laying", LAYINGS)
def test_s13_another_lay_may_come_before_the_stock_card(edition: str, laying: str) -> None:
    table = position("1 5 | 9 1", " | 9", laying=laying, edition=edition)
    assert table.play("h1>2").building == ["", "1", "", ""]


@each_edition
@pytest.mark.parametrize("top", ["1", "4", "S"])
def test_s13_stock_first_allows_no_discard_while_the_stock_card_can_be_laid(
    edition: str, top: str
) -> None:
    table = position(
        f"2 5 | 9 {top}", " | 9", building="1 2 3", laying="stock-first", edition=edition
    )
    assert table.check("h5>d1") == Refusal("stock-first", card=top)
    assert table.legal == table.lays != []
    with pytest.raises(Refused):
        table.play("h5>d1")
    assert table.play("stock>1" if top != "1" else "stock>2").refused("h5>d1") == ""


@each_edition
def test_s13_stock_first_looks_at_the_card_that_was_turned_up(edition: str) -> None:
    table = position("5 | 9 2 1", " | 9", laying="stock-first", edition=edition)
    assert table.play("stock>1").check("h5>d1") == Refusal("stock-first", card="2")
    assert table.play("stock>1").refused("h5>d1") == ""


@each_edition
@pytest.mark.parametrize("able", ["1 9 | 9", "S 9 | 9", "9 | 9 | 8, 1"])
def test_s13_stock_first_does_not_ask_for_hand_or_discard_piles(edition: str, able: str) -> None:
    table = position(able, " | 9", laying="stock-first", edition=edition)
    assert table.lays
    assert table.refused("h9>d1") == ""
    assert "h9>d1" in table.legal


@each_edition
def test_s13_stock_first_allows_no_pass_while_the_stock_card_can_be_laid(edition: str) -> None:
    table = position(" | 5 1", " | 9", laying="stock-first", edition=edition)
    assert table.check("pass") == Refusal("stock-first", card="1")
    assert "pass" not in table.legal
    assert table.play("stock>1").refused("pass") == ""
    other = position(" | 5 | 1", " | 9", laying="stock-first", edition=edition)
    assert "pass" in other.legal
    assert other.refused("pass") == ""


@each_edition
def test_s13_stock_first_does_not_ask_for_a_partners_piles(edition: str) -> None:
    table = position(
        "9 | 9", " | 9", " | 5 1 | 1", " | 9", laying="stock-first", teams="AC BD", edition=edition
    )
    assert {"C.stock>1", "C.d1>1", "h9>d1"} <= set(table.legal)
    assert table.play("h9>d1").turn == "B"
    # Nor where the own stock pile is empty.
    done = position("9 | ", " | 9", " | 5 1", " | 9", laying="stock-first", teams="AC BD")
    assert done.refused("h9>d1") == ""


@each_edition
def test_s13_stock_first_lets_another_lay_block_the_stock_card(edition: str) -> None:
    table = position("3 9 | 9 3", " | 9", building="1 2", laying="stock-first", edition=edition)
    assert table.refused("h9>d1") == "stock-first"
    assert table.play("h3>1").refused("h9>d1") == ""
    assert table.play("h9>d1").turn == "B"


@pytest.mark.parametrize("able", ["1 | 9", "9 | 9 1", "9 | 9 | 8, 1", "S | 9", "9 | S"])
@each_edition
def test_s13_forced_laying_allows_no_discard_while_a_card_can_be_laid(
    edition: str, able: str
) -> None:
    table = position(able, " | 9", laying="forced", edition=edition)
    card = able.split(maxsplit=1)[0]
    assert table.refused(f"h{card}>d1") == "lay-first"
    assert table.legal == table.lays != []


@pytest.mark.parametrize("partner", [" | 1", " | 9 | 8, 1"])
@each_edition
def test_s13_forced_laying_counts_a_partners_piles(edition: str, partner: str) -> None:
    table = position(
        "9 | 9", " | 9", partner, " | 9", laying="forced", teams="AC BD", edition=edition
    )
    assert table.legal == table.lays != []
    assert all(move.startswith("C.") for move in table.legal)
    assert table.refused("h9>d1") == "lay-first"


@each_edition
@pytest.mark.parametrize("laying", LAYINGS)
def test_s13_a_turn_ends_by_a_discard_where_nothing_can_be_laid(edition: str, laying: str) -> None:
    table = position("9 7 | 9 | 8", " | 1 | 1", laying=laying, edition=edition)
    assert table.lays == []
    assert table.legal == sorted(f"h{card}>d{pile}" for card in (7, 9) for pile in (1, 2, 3, 4))


@each_edition
def test_s13_forced_laying_allows_no_pass_while_a_card_can_be_laid(edition: str) -> None:
    table = position(" | 5 1", " | 9", laying="forced", edition=edition)
    assert table.refused("pass") == "lay-first"
    assert table.play("stock>1").refused("pass") == ""


def test_s14_who_lays_the_whole_hand_draws_five_more_and_goes_on() -> None:
    table = position("1 2 | 12", " | 12", draw="10 9 8 7 6 5 4 3").play("h1>1")
    assert table.happened == ["CardLaid"]
    table.play("h2>1")
    assert table.events == (
        CardLaid(0, 2, "hand", 0, None, 0, 2),
        CardsDrawn(0, (3, 4, 5, 6, 7)),
    )
    assert table.turn == "A"
    assert table.hand("A") == "3 4 5 6 7"
    assert table.draw == "10 9 8"


def test_s14_as_often_as_it_happens_in_a_turn() -> None:
    table = position("1 | 12", " | 12", draw="12 11 11 11 12 11 10 9 8 7 6 5 4 3 2").play("h1>4")
    for number in range(2, 7):
        assert table.turn == "A"
        table.play(f"h{number}>4")
    assert table.hand("A") == "7 8 9 10 11"
    for number in range(7, 12):
        table.play(f"h{number}>4")
    assert table.turn == "A"
    assert table.hand("A") == "11 11 11 12 12"


def test_s14_laying_the_last_stock_or_discard_card_refills_nothing() -> None:
    table = position("9 | 5 1 | 2", " | 12", draw="8 8 8 8 8").play("stock>1", "d1>1")
    assert table.hand("A") == "9"


def test_s15_a_turn_ends_by_a_discard_on_any_of_the_own_four_piles() -> None:
    for pile in (1, 2, 3, 4):
        table = position("3 9 | 9 | 1, 2, 3", " | 9", draw="8 8 8 8 8")
        expected = [table.discards("A")[at] + (" 9" if at == pile - 1 else "") for at in range(4)]
        table.play(f"h9>d{pile}")
        assert [one.strip() for one in expected] == table.discards("A")
        assert table.turn == "B"
        assert table.hand("A") == "3"


def test_s15_discard_piles_take_cards_in_any_order() -> None:
    table = position("1 9 12 | 5", "1 1 1 1 1 | 5 5 5 5", building="1, 1, 1, 1")
    for card in (9, 1, 12):
        table.play(f"h{card}>d2", "h1>d1")
    assert table.discards("A")[1] == "9 1 12"


def test_s15_discarding_the_last_card_ends_the_turn() -> None:
    table = position("3 | 9", " | 9", draw="8 8 8 8 8 7 7 7 7 7").play("h3>d1")
    assert table.happened == ["CardDiscarded", "TurnStarted", "CardsDrawn"]
    assert table.turn == "B"
    assert table.hand("A") == ""
    assert table.hand("B") == "7 7 7 7 7"


def test_s15_only_hand_cards_are_discarded_and_only_what_one_holds() -> None:
    table = position("3 | 9 | 7", " | 9")
    assert table.check("h9>d1") == Refusal("not-in-hand", card="9")
    assert table.check("h7>d1") == Refusal("not-in-hand", card="7")
    assert table.check("h3>d5") == Refusal("no-such-discard-pile", pile=5)
    assert table.check("h3>d0") == Refusal("no-such-discard-pile", pile=0)


def test_s16_only_the_top_of_a_discard_pile_can_be_played() -> None:
    table = position("9 | 9 | 1 5, 2 1", " | 9")
    assert table.lays == ["d2>1", "d2>2", "d2>3", "d2>4"]
    table.play("d2>1")
    assert table.lays == ["d2>1"]


def test_s16_any_hand_card_may_be_discarded_and_a_wild_stays_wild() -> None:
    table = position("S 1 12 | 9", "7 | 9", building="1 2 3 4")
    discards = [move for move in table.legal if ">d" in move]
    assert discards == sorted(
        f"h{card}>d{pile}" for card in ("S", "1", "12") for pile in (1, 2, 3, 4)
    )
    table.play("hS>d3", "h7>d1")
    assert table.discards("A") == ["", "", "S", ""]
    assert {"d3>1", "d3>2"} <= set(table.lays)


def test_s17_a_pile_that_reaches_twelve_is_put_aside_at_once() -> None:
    table = position("12 9 | 9", " | 9", building=f"1, {ELEVEN}").play("h12>2")
    assert table.events == (
        CardLaid(0, 12, "hand", 0, None, 1, 12),
        PileCompleted(1, tuple(range(1, 13))),
    )
    assert table.building == ["1", "", "", ""]
    assert table.aside == f"{ELEVEN} 12"


def test_s17_a_new_pile_may_start_in_its_place() -> None:
    table = position("12 1 9 | 9", " | 9", building=f"1, {ELEVEN}, 1, 1")
    assert table.refused("h1>2") == "needs-another-number"
    assert table.play("h12>2", "h1>2").building == ["1", "1", "1", "1"]


def test_s17_a_wild_goes_back_as_a_wild() -> None:
    table = position("S 9 | 9", " | 9", building="1 2 3 4 S 6 7 8 9 10 11").play("hS>1")
    assert table.aside == "1 2 3 4 S 6 7 8 9 10 11 S"
    table.play("h9>d1")
    assert sorted(table.hand("B").split()) == ["10", "11", "9", "S", "S"]


def test_s18_the_piles_put_aside_become_the_draw_pile_when_it_is_empty() -> None:
    chance = Stacked(reshuffle="9 3 S 3 2")
    table = position("7 | 9", " | 9", aside="1 2 3 9 S 3 4 4", chance=chance, building="1, 1").play(
        "h7>d1"
    )
    assert table.events[2:] == (
        AsideShuffled(cards("1 4 4 2 3 S 3 9")),
        CardsDrawn(1, cards("9 3 S 3 2")),
    )
    assert chance.asked == [("reshuffle", 0, cards("1 2 3 3 4 4 9 S"))]
    assert table.aside == ""
    assert table.draw == "1 4 4"
    assert table.building == ["1", "1", "", ""]
    assert table.state.shuffles == 1


def test_s18_in_the_middle_of_a_draw_too() -> None:
    table = position("7 | 9", "8 | 9", draw="2 1", aside="3 4 5 6").play("h7>d1")
    assert table.events[2:] == (
        CardsDrawn(1, (1, 2)),
        AsideShuffled((3, 4, 5, 6)),
        CardsDrawn(1, (6, 5)),
    )
    assert table.hand("B") == "1 2 5 6 8"


def test_s18_in_the_middle_of_a_turn_too() -> None:
    table = position("1 | 9", " | 9", draw="7", aside="3 4 5 6 8").play("h1>1")
    assert table.happened == ["CardLaid", "CardsDrawn", "AsideShuffled", "CardsDrawn"]
    assert table.hand("A") == "4 5 6 7 8"
    assert table.turn == "A"


def test_s18_not_before_a_card_is_to_be_drawn() -> None:
    table = position("7 | 9", " | 9", draw="1 1 1 1 1", aside="3 4 5 6 7").play("h7>d1")
    assert table.happened == ["CardDiscarded", "TurnStarted", "CardsDrawn"]
    assert table.draw == ""
    assert table.aside == "3 4 5 6 7"
    table = position("7 | 9", "1 1 1 1 1 | 9", aside="3 4").play("h7>d1")
    assert table.happened == ["CardDiscarded", "TurnStarted", "CardsDrawn"]
    assert table.aside == "3 4"


def test_s18_every_shuffle_has_its_own_number() -> None:
    chance = Stacked()
    table = position("7 | 9", " | 9", aside="3 4 5 6 8", chance=chance).play("h7>d1")
    table.state = table.state._replace(aside=(2, 2))
    table.play("h8>d1")
    assert [(purpose, number) for purpose, number, _ in chance.asked] == [
        ("reshuffle", 0),
        ("reshuffle", 1),
    ]


def test_s19_the_round_ends_with_the_last_stock_card_and_no_discard_is_owed() -> None:
    table = position("5 S | 1", " | 9 9 9").play("stock>1")
    assert table.events == (
        CardLaid(0, 1, "stock", 0, None, 0, 1),
        RoundEnded((0,), 40, "stock-empty"),
    )
    assert table.state.outcome == Outcome((0,), 40, "stock-empty")
    assert table.legal == []
    assert table.hand("A") == "5 S"
    assert table.refused("h5>d1") == "round-over"
    assert table.refused("hS>2") == "round-over"
    with pytest.raises(Refused) as refused:
        table.play("h5>d1")
    assert refused.value.refusal == Refusal("round-over")


def test_s19_nobody_draws_once_the_round_is_over() -> None:
    table = position(" | 1", " | 9 9 9", draw="").play("stock>1")
    over = position(" | ", " | 9", draw="3 4 5")
    assert over.state.outcome is not None
    for ended in (table, over):
        assert ended.settle().events == ()
        assert ended.hand("A") == ""


def test_s19_only_stock_cards_count() -> None:
    table = position("1 | 9", " | 9", draw="").play("h1>1")
    assert table.state.outcome is None
    table = position("9 | 9 | 1", " | 9").play("d1>1")
    assert table.state.outcome is None


def test_s19_a_full_pile_is_taken_off_before_the_stock_is_turned_and_the_hand_refilled() -> None:
    table = position(" | 7 12", " | 9", building=ELEVEN).play("stock>1")
    assert table.happened == [
        "CardLaid",
        "PileCompleted",
        "StockTurned",
        "AsideShuffled",
        "CardsDrawn",
    ]
    assert len(table.hand("A").split()) == 5


def test_s19_the_win_comes_after_the_full_pile_and_before_the_refill() -> None:
    table = position(" | 12", " | 9", building=ELEVEN).play("stock>1")
    assert table.happened == ["CardLaid", "PileCompleted", "RoundEnded"]
    assert table.hand("A") == ""
    assert table.aside == f"{ELEVEN} 12"


def test_s19_the_last_hand_card_may_complete_the_pile_it_is_refilled_from() -> None:
    table = position("12 | 7", " | 9", building=ELEVEN).play("h12>1")
    assert table.happened == ["CardLaid", "PileCompleted", "AsideShuffled", "CardsDrawn"]
    assert table.hand("A") == "8 9 10 11 12"
    assert table.turn == "A"
