"""S1–S7: the box, the seats, who deals and who starts, the piles that are dealt."""

from __future__ import annotations

from collections import Counter

import pytest

from stockpile.core.chance import KeyedChance
from stockpile.core.event import Hidden, LeadCardDrawn, LeadDecided, RoundEnded, TurnStarted
from stockpile.core.match import Match
from stockpile.core.refusal import Unreadable
from stockpile.core.seats import seat_letter
from stockpile.skipbo.events import CardsDrawn, Dealt, StockTurned
from tests.chances import Stacked, text
from tests.skipbo.build import SkipBoMatch, discard_until_stuck, skipbo

EDITIONS = ("skipbo-2003", "skipbo-2011")


def lead_draws(match: SkipBoMatch) -> str:
    """The cards that were drawn for the lead: ``A 3, B S, B 5``."""
    drawn = [event for event in match.events if isinstance(event, LeadCardDrawn)]
    return ", ".join(f"{seat_letter(event.seat)} {text([event.card])}" for event in drawn)


def leads(match: SkipBoMatch) -> list[LeadDecided]:
    return [event for event in match.events if isinstance(event, LeadDecided)]


def dealt(match: SkipBoMatch) -> Dealt:
    [deal] = [event for event in match.round_events if isinstance(event, Dealt)]
    return deal


@pytest.mark.parametrize("edition", EDITIONS)
def test_s1_the_box_has_twelve_of_each_number_and_eighteen_wilds(edition: str) -> None:
    pack = Counter(text(skipbo(edition).pack).split())
    assert pack == {**{str(number): 12 for number in range(1, 13)}, "S": 18}
    assert pack.total() == 162


@pytest.mark.parametrize("edition", EDITIONS)
def test_s1_every_card_of_the_box_is_dealt_or_in_the_draw_pile(edition: str) -> None:
    game = skipbo(edition, seats=3)
    deal = game.deal(0, None, KeyedChance.from_seed("s1"))
    assert isinstance(deal.draw, tuple)
    cards = list(deal.draw)
    for stock in deal.stocks:
        assert isinstance(stock, tuple)
        cards += stock
    assert sorted(cards) == sorted(game.pack)


@pytest.mark.parametrize(("edition", "most"), [("skipbo-2003", 6), ("skipbo-2011", 8)])
def test_s2_seats_from_two_to_the_most_of_the_edition(edition: str, most: int) -> None:
    for seats in range(2, most + 1):
        assert skipbo(edition, seats=seats).seats == seats
    for seats in (0, 1, most + 1):
        with pytest.raises(Unreadable) as wrong:
            skipbo(edition, seats=seats)
        assert wrong.value.refusal.to_json() == {
            "refused": "seats-out-of-range",
            "seats": seats,
            "fewest": 2,
            "most": most,
        }


@pytest.mark.parametrize(
    ("seats", "most"), [(2, 76), (3, 49), (4, 35), (5, 27), (6, 22), (7, 18), (8, 15)]
)
def test_s2_every_seat_must_find_a_stock_and_five_cards_in_the_box(seats: int, most: int) -> None:
    assert seats * (most + 5) <= 162 < seats * (most + 1 + 5)
    assert skipbo("skipbo-2011", seats=seats, stock=most).stock == most
    with pytest.raises(Unreadable) as wrong:
        skipbo("skipbo-2011", seats=seats, stock=most + 1)
    assert wrong.value.where == "options.stock"
    assert wrong.value.refusal.code == "stock-does-not-fit"
    assert wrong.value.refusal.args["most"] == most


def test_s3_the_highest_card_deals() -> None:
    match = Match(skipbo(seats=3))
    match.start_round(Stacked(lead="4 12 11"))
    assert lead_draws(match) == "A 4, B 12, C 11"
    assert leads(match) == [LeadDecided(1, "highest")]
    assert match.state is not None
    assert match.state.dealer == 1


def test_s3_a_wild_does_not_count_and_is_drawn_again() -> None:
    match = Match(skipbo(seats=3))
    match.start_round(Stacked(lead="S S 2 1 S 1"))
    assert lead_draws(match) == "A S, A S, A 2, B 1, C S, C 1"
    assert leads(match) == [LeadDecided(0, "highest")]


def test_s3_only_those_tied_highest_draw_again() -> None:
    match = Match(skipbo(seats=4))
    match.start_round(Stacked(lead="9 3 9 9  5 5 1  S 2 12"))
    assert lead_draws(match) == "A 9, B 3, C 9, D 9, A 5, C 5, D 1, A S, A 2, C 12"
    assert leads(match) == [LeadDecided(2, "highest")]


def test_s3_the_cards_drawn_for_the_deal_go_back_and_the_pack_is_shuffled() -> None:
    chance = Stacked(lead="4 12")
    Match(skipbo()).start_round(chance)
    assert [purpose for purpose, _, _ in chance.asked] == ["lead", "deal"]
    assert Counter(chance.asked[1][2]) == Counter(skipbo().pack)


def test_s3_cards_are_dealt_singly_from_the_dealers_left_and_the_last_is_the_top() -> None:
    match = Match(skipbo(seats=3, stock=2))
    match.start_round(Stacked(lead="2 9 1", deal="1 2 3 4 5 6"))
    assert leads(match) == [LeadDecided(1, "highest")]
    assert [text(stock) for stock in dealt(match).stocks if isinstance(stock, tuple)] == [
        "2 5",
        "3 6",
        "1 4",
    ]


def test_s3_2011_cards_are_dealt_from_the_seat_that_starts() -> None:
    match = Match(skipbo("skipbo-2011", seats=3, stock=2), youngest=1)
    match.start_round(Stacked(deal="1 2 3 4 5 6"))
    assert [text(stock) for stock in dealt(match).stocks if isinstance(stock, tuple)] == [
        "3 6",
        "1 4",
        "2 5",
    ]


def test_s3_the_deal_moves_one_seat_to_the_left_each_round_drawn_rounds_included() -> None:
    match = Match(skipbo(seats=3, stock=49, stalemate="draw"), target=500, seed="left")
    dealers = []
    for _ in range(4):
        match.start_round()
        assert match.state is not None
        dealers.append(match.state.dealer)
        assert isinstance(discard_until_stuck(match)[-1], RoundEnded)
        assert match.state.outcome is not None
        assert match.state.outcome.winners == ()
    first = dealers[0]
    assert first is not None
    assert dealers == [(first + further) % 3 for further in range(4)]
    assert [lead.by for lead in leads(match)] == ["highest", *["next-seat"] * 3]


def test_s4_2003_the_seat_left_of_the_dealer_plays_first() -> None:
    for drawn, starts in (("12 1 1", 1), ("1 12 1", 2), ("1 1 12", 0)):
        match = Match(skipbo(seats=3))
        match.start_round(Stacked(lead=drawn))
        assert match.turn == starts
        assert TurnStarted(starts) in match.events


def test_s4_2011_the_youngest_plays_first() -> None:
    for youngest in range(3):
        match = Match(skipbo("skipbo-2011", seats=3), youngest=youngest, seed="young")
        match.start_round()
        assert match.turn == youngest
        assert leads(match) == [LeadDecided(youngest, "youngest")]
        assert lead_draws(match) == ""
        assert match.state is not None
        assert match.state.dealer is None


def test_s4_2011_who_plays_first_is_decided_by_lot_when_the_table_does_not_say() -> None:
    starters = set()
    for seed in range(40):
        match = Match(skipbo("skipbo-2011", seats=3), seed=str(seed))
        match.start_round()
        assert leads(match) == [LeadDecided(match.turn or 0, "lot")]
        starters.add(match.turn)
    assert starters == {0, 1, 2}


def test_s4_2011_later_rounds_start_one_seat_further_left() -> None:
    game = skipbo("skipbo-2011", seats=3, stock=49, stalemate="draw")
    match = Match(game, target=500, seed="later", youngest=1)
    starters = []
    for _ in range(4):
        match.start_round()
        starters.append(match.turn)
        discard_until_stuck(match)
    assert starters == [1, 2, 0, 1]


@pytest.mark.parametrize(
    ("edition", "seats", "stock"),
    [
        *((edition, seats, 30) for edition in EDITIONS for seats in (2, 3, 4)),
        *((edition, seats, 20) for edition in EDITIONS for seats in (5, 6)),
        # Twenty do not fit any more: the largest stock pile that does.
        ("skipbo-2011", 7, 18),
        ("skipbo-2011", 8, 15),
    ],
)
def test_s5_stock_piles_of_thirty_and_from_five_seats_on_of_twenty(
    edition: str, seats: int, stock: int
) -> None:
    match = Match(skipbo(edition, seats=seats), seed="stocks")
    match.start_round()
    assert match.state is not None
    assert [len(pile) for pile in match.state.stocks] == [stock] * seats


def test_s5_the_top_of_every_stock_pile_is_turned_up_and_nobody_sees_the_rest() -> None:
    match = Match(skipbo(seats=3, teams="", stock=4), seed="tops")
    match.start_round()
    state = match.state
    assert state is not None
    turned = [event for event in match.events if isinstance(event, StockTurned)]
    assert turned == [StockTurned(seat, state.stocks[seat][-1]) for seat in range(3)]
    for viewer in (None, 0, 1, 2):
        view = match.game.view(state, viewer)
        assert [seat.stock_top for seat in view.seats] == [pile[-1] for pile in state.stocks]
        assert [seat.stock for seat in view.seats] == [Hidden(4)] * 3


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("stock", [10, 1])
def test_s6_the_short_game_and_shorter_ones(edition: str, stock: int) -> None:
    match = Match(skipbo(edition, seats=6, stock=stock), seed="short")
    match.start_round()
    assert match.state is not None
    assert [len(pile) for pile in match.state.stocks] == [stock] * 6


def test_s6_the_short_game_of_the_sheets_has_ten_cards() -> None:
    for edition in EDITIONS:
        assert skipbo(edition).edition.short_stock == 10


@pytest.mark.parametrize(
    ("stock", "code"),
    [(0, "stock-does-not-fit"), (-1, "stock-does-not-fit"), ("10", "not-a-count")],
)
def test_s6_a_stock_pile_has_at_least_one_card(stock: int | str, code: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        skipbo(stock=stock)
    assert wrong.value.refusal.code == code


def test_s7_the_rest_is_the_draw_pile_face_down_and_hands_start_empty() -> None:
    game = skipbo(seats=4)
    deal = game.deal(2, None, KeyedChance.from_seed("s7"))
    state = game.fold(None, deal)
    assert state.hands == ((), (), (), ())
    assert len(state.draw) == 162 - 4 * 30
    for viewer in (None, 0, 3):
        assert game.view(state, viewer).draw == Hidden(42)
        shown = game.redact(deal, viewer)
        assert isinstance(shown, Dealt)
        assert shown.draw == Hidden(42)
        assert shown.stocks == (Hidden(30),) * 4


def test_s7_no_building_or_discard_pile_is_there_before_play() -> None:
    game = skipbo(seats=2)
    state = game.fold(None, game.deal(0, None, KeyedChance.from_seed("s7")))
    assert state.building == ((),) * 4
    assert state.discards == (((),) * 4,) * 2
    assert state.aside == ()


def test_s7_only_the_seat_that_starts_draws_before_the_first_move() -> None:
    match = Match(skipbo(seats=3), seed="s7")
    match.start_round()
    drawn = [event for event in match.events if isinstance(event, CardsDrawn)]
    assert [event.seat for event in drawn] == [match.turn]
    assert match.state is not None
    assert sorted(len(hand) for hand in match.state.hands) == [0, 0, 5]
