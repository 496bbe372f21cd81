"""S21–S23: playing in teams."""

from __future__ import annotations

import pytest

from stockpile.core.chance import KeyedChance
from stockpile.core.event import Hidden, Outcome
from stockpile.core.refusal import Refusal, Unreadable
from stockpile.core.seats import seat_letter, seat_number
from stockpile.skipbo.events import CardLaid, StockTurned
from tests.skipbo.build import position, skipbo


@pytest.mark.parametrize(
    ("edition", "teams"),
    [
        ("skipbo-2003", "AC BD"),
        ("skipbo-2003", "AB CD"),
        ("skipbo-2011", "AD BC"),
        ("skipbo-2003", "AD BE CF"),
        ("skipbo-2011", "AB CD EF"),
        ("skipbo-2003", "ACE BDF"),
        ("skipbo-2011", "ABF CDE"),
        ("skipbo-2011", "AE BF CG DH"),
        ("skipbo-2011", "AH BC DG EF"),
        ("skipbo-2011", "ACEG BDFH"),
    ],
)
def test_s21_teams_of_one_size_and_partners_anywhere(edition: str, teams: str) -> None:
    seats = len(teams.replace(" ", ""))
    game = skipbo(edition, seats=seats, teams=teams, stock=3)
    for team in teams.split():
        for letter in team:
            seat = seat_number(letter)
            partners = [other for other in team if other != letter]
            # Every pile shows a 1 or a wild, so that everything that may be laid can be.
            table = position(
                *[" | 9 1 | S, , , S"] * seats, teams=teams, edition=edition, turn=letter
            )
            own = ["stock", "d1", "d4"]
            sources = [*own, *(f"{other}.{pile}" for other in partners for pile in own)]
            assert table.lays == sorted(
                f"{source}>{to}" for source in sources for to in range(1, 5)
            )
            assert table.game.sides[table.game.side_of[seat]] == game.sides[game.side_of[seat]]
            others = set(range(seats)) - {seat} - {seat_number(one) for one in partners}
            for other in sorted(others):
                opponent = seat_letter(other)
                assert table.check(f"{opponent}.stock>1") == Refusal("not-a-partner", seat=opponent)
                assert table.check(f"{opponent}.d1>1") == Refusal("not-a-partner", seat=opponent)


@pytest.mark.parametrize(
    ("seats", "teams", "code"),
    [
        (4, "ABCD", "uneven-teams"),
        (4, "ABC D", "uneven-teams"),
        (5, "AB CDE", "uneven-teams"),
        (2, "A B", "uneven-teams"),
        (6, "AB CD", "seat-without-team"),
        (4, "AB BC", "seat-twice-in-teams"),
        (4, "AB CE", "no-such-seat"),
    ],
)
def test_s21_at_least_two_teams_of_the_same_size_of_two_or_more(
    seats: int, teams: str, code: str
) -> None:
    with pytest.raises(Unreadable) as wrong:
        skipbo(seats=seats, teams=teams)
    assert wrong.value.refusal.code == code
    assert wrong.value.where == "teams"


def test_s21_a_partners_stock_and_discard_piles_may_be_laid_from() -> None:
    table = position(
        "9 | 9 | 3", " | 9", " | 5 1 | 8 2, 3", " | 9", teams="AC BD"
    ).play("C.stock>2")  # fmt: skip
    assert table.events == (CardLaid(0, 1, "stock", 2, None, 1, 1), StockTurned(2, 5))
    assert table.stock("C") == "5"
    assert table.stock("A") == "9"
    assert table.play("C.d1>2").events == (CardLaid(0, 2, "discard", 2, 0, 1, 2),)
    assert table.discards("C") == ["8", "3", "", ""]
    assert table.lays == ["C.d2>2", "d1>2"]
    table.play("d1>2")
    assert table.discards("A") == ["", "", "", ""]
    assert table.discards("C") == ["8", "3", "", ""]
    assert table.turn == "A"


def test_s21_a_partners_hand_is_never_laid_from_nor_seen() -> None:
    table = position("9 | 9", " | 9", "1 S | 9", " | 9", teams="AC BD")
    assert table.lays == []
    assert table.refused("h1>1") == "not-in-hand"
    view = table.game.view(table.state, 0)
    assert view.seats[2].hand == Hidden(2)


def test_s21_one_discards_on_ones_own_piles_only() -> None:
    table = position("7 | 9", " | 9", " | 9", " | 9", teams="AC BD")
    assert table.legal == ["h7>d1", "h7>d2", "h7>d3", "h7>d4"]
    with pytest.raises(Unreadable) as wrong:
        table.game.read_move("h7>C.d1")
    assert wrong.value.refusal.code == "not-a-move"
    table.play("h7>d2")
    assert table.discards("A") == ["", "7", "", ""]
    assert table.discards("C") == ["", "", "", ""]


def test_s21_the_own_seats_letter_is_never_written() -> None:
    table = position("7 | 9 1 | 1", " | 9", " | 9", " | 9", teams="AC BD")
    assert table.check("A.stock>1") == Refusal("own-pile-by-letter", seat="A")
    assert table.check("A.d1>1") == Refusal("own-pile-by-letter", seat="A")


def test_s21_without_teams_nobody_has_a_partner() -> None:
    table = position("7 | 9", " | 1", " | 1 | 1", " | 1")
    assert table.lays == []


def test_s22_only_the_seat_on_turn_decides() -> None:
    table = position("1 | 9 1", "1 | 1", "1 | 1 | 1", "1 | 1", teams="AC BD")
    for partner in ("C", "B", "D"):
        for move in ("h1>1", "stock>1", "d1>1", "A.stock>1", "h1>d1", "pass"):
            assert table.check(move, partner) == Refusal("not-your-turn", turn="A")
        assert table.game.legal_moves(table.state, seat_number(partner)) == ()


def test_s22_the_seat_on_turn_plays_a_partners_wild_as_a_four() -> None:
    """The printed example: the partner is told to play the wild as a 4, or the 7."""
    table = position(
        "9 | 9", " | 9", " | 9 S | 7", " | 9", teams="AC BD", building="1 2 3, 1 2 3 4 5 6"
    )
    table.play("C.stock>1")
    assert table.events[0] == CardLaid(0, 13, "stock", 2, None, 0, 4)
    table.play("C.d1>2")
    assert table.events[0] == CardLaid(0, 7, "discard", 2, 0, 1, 7)
    assert table.building[:2] == ["1 2 3 S", "1 2 3 4 5 6 7"]


def test_s22_a_round_turns_one_seat_at_a_time_whatever_the_teams() -> None:
    table = position(*["5 | 9"] * 4, teams="AB CD", building="")
    turns = [table.play("h5>d1").turn for _ in range(4)]
    assert turns == ["B", "C", "D", "A"]


def test_s23_a_side_wins_when_all_its_stock_piles_are_empty() -> None:
    table = position("9 | 1", " | 9", "9 | 2", " | 9 9", teams="AC BD").play("stock>1")
    assert table.happened == ["CardLaid"]
    assert table.state.outcome is None
    table.play("C.stock>1")
    assert table.happened == ["CardLaid", "RoundEnded"]
    assert table.state.outcome == Outcome((0, 2), 25 + 5 * 3, "stock-empty")


def test_s23_a_team_of_three_needs_all_three_stock_piles_empty() -> None:
    table = position(
        "9 | 1", " | 9", " | 2", " | 9", " | 3", " | 9", teams="ACE BDF"
    ).play("stock>1", "C.stock>1")  # fmt: skip
    assert table.state.outcome is None
    table.play("E.stock>1")
    assert table.state.outcome == Outcome((0, 2, 4), 25 + 5 * 3, "stock-empty")


def test_s23_a_seat_without_stock_plays_on() -> None:
    table = position(
        "1 8 | | 4", " | 9", "8 | 5 2 | 3", " | 9", teams="AC BD", draw="7 7 7 7 7"
    )  # fmt: skip
    assert table.refused("stock>1") == "stock-empty"
    table.play("h1>1", "C.stock>1", "C.d1>1", "d1>1")
    assert table.building[0] == "1 2 3 4"
    assert table.play("h8>d1").turn == "B"
    assert table.discards("A") == ["8", "", "", ""]


def test_s23_the_turn_comes_to_a_seat_without_stock_too() -> None:
    table = position(
        " | ", " | 9", " | 5", "8 | 9", teams="AC BD", turn="D", draw="7 7 7 7 7"
    ).play("h8>d1")  # fmt: skip
    assert table.turn == "A"
    assert table.hand("A") == "7 7 7 7 7"


def test_s23_emptying_the_last_stock_pile_of_a_partner_wins_in_every_team_form() -> None:
    for teams in ("AC BD", "AB CD", "AD BE CF", "ACE BDF", "AE BF CG DH"):
        seats = len(teams.replace(" ", ""))
        team = [seat_number(one) for one in teams.split()[0]]
        partner = seat_letter(team[-1])
        stocks = [" | 9"] * seats
        for seat in team:
            stocks[seat] = "9 | "
        stocks[team[-1]] = " | 1"
        edition = "skipbo-2011"
        table = position(*stocks, teams=teams, edition=edition).play(f"{partner}.stock>3")
        opponents = seats - len(team)
        assert table.state.outcome == Outcome(tuple(team), 25 + 5 * opponents, "stock-empty")


def test_s23_every_seat_of_a_team_is_dealt_a_stock_pile() -> None:
    game = skipbo("skipbo-2011", seats=8, teams="AE BF CG DH")
    deal = game.deal(0, None, KeyedChance.from_seed("teams"))
    assert [len(stock) for stock in deal.stocks if isinstance(stock, tuple)] == [15] * 8
