"""S24–S27: what happens where people draw by hand and can err."""

from __future__ import annotations

import pytest

from stockpile.core.chance import Chance
from stockpile.core.event import Outcome, RoundEnded, SeatPassed, TurnStarted
from stockpile.core.refusal import Refused, Unreadable
from stockpile.games import make_game
from stockpile.skipbo.events import AsideShuffled, CardLaid, CardsDrawn, StockTurned
from stockpile.skipbo.tabletop.events import (
    AdviceCalled,
    AdviceJudged,
    AdviceLapsed,
    AdviceSettled,
    DrawnByHand,
    ExtraSlipped,
    OffenderCaught,
    PenaltyTaken,
    TurnStood,
)
from tests.chances import Stacked, cards
from tests.skipbo.tabletop import People, people, tabletop

CAUGHT = pytest.mark.parametrize("caught", ["whole-turn", "start-only"])


def three(caught: str = "whole-turn") -> People:
    """A is on turn and has drawn; each has a hand with a 1 and a stock pile."""
    return people(
        "1 2 10 10 11 | 12 12", "1 4 10 10 11 | 12 12", "1 12 12 11 11 | 12 12",
        draw="9 8 7 6 5 4 3 2", caught=caught,
    )  # fmt: skip


# S24, advice


TEAMS = ("5 5 5 5 5 | 9 9", "6 6 6 6 6 | 9 9", "7 7 7 7 7 | 9 9", "8 8 8 8 8 | 9 9")


def teams(*, draw: str = "1 2 3 4", aside: str = "", chance: Chance | None = None) -> People:
    """A is on turn; C is its partner."""
    return people(*TEAMS, teams="AC BD", draw=draw, aside=aside, chance=chance)


def sides_of_two() -> People:
    """A is on turn; D is its partner, and there are two other sides."""
    return people("5 5 5 5 5 | 9 9", *["6 | 9 9"] * 5, teams="AD BE CF", draw="1 2 3 4")


def test_s24_advice_that_a_partner_owns_up_to_costs_two_cards_unseen() -> None:
    table = teams()
    assert table.play("B:advice C").events == (AdviceCalled(1, 2),)
    assert table.play("C:agree").events == (
        AdviceJudged(2, True),
        AdviceSettled(2, True),
        PenaltyTaken(2, cards("4 3")),
    )
    # Each goes under the one before.
    assert table.stock("C") == "3 4 9 9"
    assert table.draw == "1 2"
    for viewer in (None, 0, 1, 2, 3):
        shown = table.game.forms.write(table.game.redact(table.events[-1], viewer))
        assert shown["cards"] == {"hidden": 2}
    assert table.state.call is None
    assert (table.turn, table.hand("C")) == ("A", "7 7 7 7 7")


def test_s24_two_partners_cannot_fine_an_opponent_again_and_again() -> None:
    """By our first reading ``B:advice A``, ``D:agree`` cost A two cards as often as they liked."""
    before = people(*TEAMS, teams="AC BD", draw="1 2 3 4", readings=1)
    before.play("B:advice A", "D:agree", "B:advice A", "D:agree")
    assert before.stock("A") == "1 2 3 4 9 9"
    table = teams()
    assert table.refused("B:advice A") == "on-turn-may-speak"
    table.play("B:advice C")
    assert table.refused("B:agree") == table.refused("D:agree") == "not-asked-to-judge"
    table.play("A:disagree", "C:disagree")
    assert table.happened == ["AdviceJudged", "AdviceSettled"]
    for one in ("B:advice C", "D:advice C"):
        assert table.refused(one) == "called-this-turn"
    assert (table.stock("A"), table.stock("C")) == ("9 9", "9 9")


@pytest.mark.parametrize(
    ("call", "code"),
    [
        ("B:advice A", "on-turn-may-speak"),
        ("C:advice A", "on-turn-may-speak"),
        ("A:advice A", "accuses-itself"),
        ("C:advice C", "accuses-itself"),
        ("A:advice C", "calls-own-side"),
        ("A:advice B", "not-on-turns-side"),
        ("B:advice D", "not-on-turns-side"),
        ("C:advice D", "not-on-turns-side"),
        ("A:advice E", "no-such-seat"),
        ("B:advice C", ""),
        ("D:advice C", ""),
    ],
)
def test_s24_other_sides_accuse_partners_of_the_seat_on_turn(call: str, code: str) -> None:
    table = teams()
    assert table.refused(call) == code
    seat, _, move = call.partition(":")
    assert (move in table.open(seat)) == (not code)
    assert move not in table.legal(seat)


def test_s24_the_rightful_seat_is_on_turn_also_while_another_plays() -> None:
    table = teams().play("B:draw1")
    assert table.refused("D:advice C") == ""
    assert table.refused("A:advice D") == "not-on-turns-side"
    # An offender whose partner is on turn can be called for what they say.
    assert teams().play("C:draw1").refused("B:advice C") == ""


def test_s24_nobody_gives_advice_where_nobody_has_a_partner() -> None:
    assert three().refused("B:advice A") == "no-partners-here"
    assert not [move for move in three().open("B") if "advice" in move]
    assert teams().refused("D:agree") == "no-advice-called"


def test_s24_the_seats_on_neither_side_judge_and_more_than_half_must_agree() -> None:
    # C and F are neither on the side of D nor on that of B; owning up is always possible.
    table = sides_of_two().play("B:advice D")
    assert [table.refused(f"{seat}:agree") for seat in "ABCDEF"] == [
        "", "not-asked-to-judge", "", "", "not-asked-to-judge", "",
    ]  # fmt: skip
    assert [table.refused(f"{seat}:disagree") for seat in "ABCDEF"] == [
        "not-asked-to-judge", "not-asked-to-judge", "",
        "not-asked-to-judge", "not-asked-to-judge", "",
    ]  # fmt: skip
    assert [[move for move in table.legal(seat) if "agree" in move] for seat in "ABCDEF"] == [
        ["agree"], [], ["agree", "disagree"], ["agree"], [], ["agree", "disagree"],
    ]  # fmt: skip
    assert table.game.show(table.state, None)["tabletop"]["advice"]["asked"] == ["C", "F"]
    assert table.play("C:agree").happened == ["AdviceJudged"]
    assert table.refused("C:disagree") == "not-asked-to-judge"
    assert table.play("F:agree").happened == ["AdviceJudged", "AdviceSettled", "PenaltyTaken"]
    assert len(table.state.round.stocks[3]) == 4


def test_s24_half_is_not_enough() -> None:
    table = sides_of_two().play("B:advice D", "C:agree")
    assert table.play("F:disagree").events == (AdviceJudged(5, False), AdviceSettled(3, False))
    # Half who do not end it at once.
    early = sides_of_two().play("B:advice D", "F:disagree")
    assert early.events == (AdviceJudged(5, False), AdviceSettled(3, False))
    assert early.state.round.stocks[3] == (9, 9)


@pytest.mark.parametrize("who", ["A", "D"])
def test_s24_one_of_the_own_side_who_owns_up_settles_it(who: str) -> None:
    table = sides_of_two().play("B:advice D", f"{who}:agree")
    assert table.happened == ["AdviceJudged", "AdviceSettled", "PenaltyTaken"]
    assert len(table.state.round.stocks[3]) == 4


def test_s24_between_two_teams_a_side_denies_it_with_one_voice() -> None:
    table = teams()
    assert table.play("B:advice C").legal("A")[:2] == ["agree", "disagree"]
    assert table.game.show(table.state, 1)["tabletop"]["advice"]["asked"] == ["A", "C"]
    # As long as one of them has not, that one may own up.
    assert table.play("C:disagree").happened == ["AdviceJudged"]
    assert table.refused("C:agree") == "not-asked-to-judge"
    owned = people(*TEAMS, teams="AC BD", draw="1 2").play("B:advice C", "C:disagree", "A:agree")
    assert owned.happened == ["AdviceJudged", "AdviceSettled", "PenaltyTaken"]
    assert table.play("A:disagree").events == (AdviceJudged(0, False), AdviceSettled(2, False))
    assert table.stock("C") == "9 9"


def test_s24_an_open_call_lapses_with_the_turn() -> None:
    table = teams().play("B:advice C", "h5>d1")
    assert table.events[1:] == (AdviceLapsed(2), TurnStarted(1))
    assert table.state.call is None
    assert table.refused("C:agree") == "no-advice-called"
    # Now A and C play no more, and what they said is no advice.
    assert table.refused("B:advice C") == "not-on-turns-side"
    assert table.refused("A:advice D") == ""


def test_s24_each_is_accused_once_a_turn_and_anew_in_the_next() -> None:
    six = people("5 5 5 5 5 | 9 9", *["6 | 9 9"] * 5, teams="ACE BDF", draw="1 2 3 4 7 8")
    six.play("B:advice C")
    # One call at a time.
    assert six.refused("D:advice E") == "advice-called-already"
    six.play("A:disagree", "C:disagree", "E:disagree")
    assert [six.refused(f"{seat}:advice C") for seat in "BDF"] == ["called-this-turn"] * 3
    assert list(six.state.called) == [2]
    six.play("D:advice E", "E:agree")
    assert list(six.state.called) == [2, 4]
    assert [move for move in six.open("F") if "advice" in move] == []
    six.play("h5>d1")
    assert not six.state.called
    assert [move for move in six.open("A") if "advice" in move] == ["advice D", "advice F"]


def test_s24_a_call_outlasts_a_catch_but_not_a_turn_that_stands() -> None:
    table = teams().play("B:advice C", "D:draw1", "A:catch D")
    assert table.state.call is not None
    lost = teams().play("B:advice C", "D:draw1", "D:h8>d1")
    assert lost.happened == ["CardDiscarded", "AdviceLapsed", "TurnStood", "TurnStarted"]
    assert lost.state.call is None


def test_s24_as_many_as_there_are() -> None:
    table = teams(draw="4").play("B:advice C", "C:agree")
    assert table.events[2:] == (PenaltyTaken(2, cards("4")),)
    table = teams(draw="").play("B:advice C", "C:agree")
    assert table.events[1:] == (AdviceSettled(2, True),)
    assert table.stock("C") == "9 9"


def test_s24_the_piles_put_aside_are_shuffled_when_the_draw_pile_runs_out() -> None:
    table = teams(draw="4", aside="10 11 12", chance=Stacked(reshuffle="11"))
    table.play("B:advice C", "C:agree")
    assert table.events[2:] == (
        PenaltyTaken(2, cards("4")),
        AsideShuffled(cards("10 12 11")),
        PenaltyTaken(2, cards("11")),
    )
    assert (table.stock("C"), table.draw) == ("11 4 9 9", "10 12")


def test_s24_an_empty_stock_pile_gets_a_top_again() -> None:
    table = people("5 5 5 5 5 | 9", "6 | 9", "7 | ", "8 | 9", teams="AC BD", draw="1 2 3")
    table.play("B:advice C", "A:agree")
    assert table.events[2:] == (PenaltyTaken(2, cards("3 2")), StockTurned(2, 3))
    assert table.stock("C") == "2 3"
    # It has to be emptied again before the side has won.
    table.play("h5>d1")
    assert table.state.outcome is None


def test_s24_the_end_of_the_round_ends_every_call() -> None:
    table = people("1 | ", "6 | 9", "7 | 1", "8 | 9", teams="AC BD").play("B:advice C")
    table.play("C.stock>1")
    assert table.happened == ["CardLaid", "AdviceLapsed", "RoundEnded"]
    assert table.state.outcome == Outcome((0, 2), 35, "stock-empty")
    assert (table.state.call, table.state.called) == (None, ())
    assert table.refused("C:agree") == "round-over"


def test_s24_earlier_matches_go_on_as_they_began() -> None:
    """By our first reading anybody could be accused at any time, and a call stayed open."""
    table = people(*TEAMS, teams="AC BD", draw="1 2 3 4", readings=1).play("A:advice C", "h5>d1")
    assert table.events[1:] == (TurnStarted(1),)
    assert table.state.call is not None
    assert "".join(seat for seat in "ABCD" if not table.refused(f"{seat}:agree")) == "BD"
    assert table.game.show(table.state, None)["tabletop"]["advice"]["asked"] == ["B", "D"]
    assert table.play("B:agree", "D:disagree").events[1:] == (AdviceSettled(2, False),)


# S25, drawing by hand


def test_s25_a_turn_starts_without_cards_and_is_drawn_by_hand() -> None:
    table = people("10 10 10 10 10 | 12 12", "5 9 | 12 12", draw="1 2 3 4 5 6").play("h10>d1")
    assert table.events[1:] == (TurnStarted(1),)
    assert table.hand("B") == "5 9"
    assert [move for move in table.legal("B") if "draw" in move] == ["draw1", "draw2", "draw3"]
    assert table.play("draw1").events == (DrawnByHand(1, 1), CardsDrawn(1, cards("6")))
    assert table.play("draw2").events == (DrawnByHand(1, 2), CardsDrawn(1, cards("5 4")))
    assert table.hand("B") == "4 5 5 6 9"


def test_s25_the_extra_ones_the_last_drawn_go_under_the_own_stock_pile() -> None:
    table = people("1 2 3 | 12 11", "5 | 12", draw="4 6 7 8 9").play("draw4")
    assert table.events == (
        DrawnByHand(0, 4),
        CardsDrawn(0, cards("9 8 7 6")),
        ExtraSlipped(0, cards("7 6")),
    )
    assert table.hand("A") == "1 2 3 8 9"
    assert table.stock("A") == "6 7 12 11"
    # A full hand may still reach for one more.
    assert "draw1" not in table.legal("A")
    assert "draw1" in table.open("A")
    assert table.play("draw1").events[-1] == ExtraSlipped(0, cards("4"))
    assert table.stock("A") == "4 6 7 12 11"


def test_s25_the_extra_ones_are_not_shown_to_others() -> None:
    table = people("1 2 3 4 5 | 12", "5 | 12", "5 | 12", draw="4 6").play("draw1")
    slipped = table.events[-1]
    assert table.game.redact(slipped, 0) == slipped
    for viewer in (None, 1, 2):
        shown = table.game.forms.write(table.game.redact(slipped, viewer))
        assert shown == {"type": "ExtraSlipped", "seat": "A", "cards": {"hidden": 1}}
    assert table.game.show(table.state, 0)["seats"][0]["stock"] == {"hidden": 2}


def test_s25_the_first_lay_closes_drawing() -> None:
    table = people("1 9 9 9 9 | 12", "5 | 12", draw="2 3").play("h1>1")
    assert table.refused("draw1") == "drawing-closed"
    assert not [move for move in table.open("A") if "draw" in move]


@pytest.mark.parametrize("drawn", [False, True])
@pytest.mark.parametrize("move", ["h1>1", "h9>d1", "stock>1", "d1>1"])
def test_s25_nothing_is_laid_or_discarded_before_the_hand_is_full(move: str, drawn: bool) -> None:
    """One card and no draw would bring five fresh ones, and paid."""
    table = people("1 9 | 12 1 | 1", "5 | 12", draw="2 3 4 6 7", drawn=drawn)
    assert table.refused(move) == "draw-first"
    assert table.legal("A") == ["draw1", "draw2", "draw3"]
    assert table.open("A") == ["draw1", "draw2", "draw3"]
    assert table.play("draw2").refused(move) == "draw-first"
    assert table.play("draw1").refused(move) == ""
    assert table.play(move).happened[0] in ("CardLaid", "CardDiscarded")


def test_s25_later_in_the_turn_a_hand_need_not_be_full() -> None:
    table = people("1 2 9 9 9 | 12", "5 | 12", draw="2 3 4 6").play("h1>1", "h2>1", "h9>d1")
    assert table.turn == "B"


def test_s25_with_a_full_hand_nothing_has_to_be_drawn() -> None:
    table = people("9 9 9 9 9 | 12", "5 | 12", draw="2 3", drawn=False)
    assert table.refused("h9>d1") == ""
    assert "draw1" not in table.legal("A")


def test_s25_where_cards_are_lacking_all_there_are_is_enough() -> None:
    table = people("1 9 | 12", "5 | 12", draw="2", aside="3", drawn=False)
    assert table.legal("A") == ["draw1", "draw2"]
    assert table.play("draw1").refused("h9>d1") == "draw-first"
    assert table.play("draw1").refused("h9>d1") == ""
    dry = people("1 9 | 12", "5 | 12", drawn=False)
    assert dry.play("h1>1").happened == ["CardLaid"]


def test_s25_who_is_banned_plays_without_drawing() -> None:
    table = people("1 9 | 12", "5 | 12", draw="2 3 4", banned="A", drawn=False)
    assert table.refused("h1>1") == table.refused("h9>d1") == ""


def test_s25_play_out_of_turn_may_begin_with_a_lay() -> None:
    table = people("9 9 | 12", "1 4 | 12", draw="2 3 4")
    assert table.refused("B:h1>1") == ""
    table.play("B:h1>1")
    assert table.refused("B:h4>d1") == ""
    # And the rightful turn still begins with drawing.
    assert table.play("A:catch B").refused("A:h9>d1") == "draw-first"


def test_s25_in_earlier_matches_fewer_than_five_are_allowed() -> None:
    table = people("9 | 12", "5 | 12", draw="2 3 4 6", drawn=False, readings=1)
    assert table.play("h9>d1").turn == "B"
    table = people("1 9 | 12", "5 | 12", draw="2 3 4 6", drawn=False, readings=1)
    assert "h1>1" in table.legal("A")
    assert table.play("h1>1").happened == ["CardLaid"]
    assert table.hand("A") == "9"


def test_s25_an_emptied_hand_is_refilled_by_itself() -> None:
    table = people("1 2 3 4 5 | 12", "5 | 12", draw="2 3 4 6 7 8")
    table.play("h1>1", "h2>1", "h3>1", "h4>1", "h5>1")
    assert table.events[1:] == (CardsDrawn(0, cards("8 7 6 4 3")),)


def test_s25_one_draws_as_many_as_there_are() -> None:
    table = people("1 | 12", "5 | 12", draw="2 3").play("draw5")
    assert table.events == (DrawnByHand(0, 5), CardsDrawn(0, cards("3 2")))
    assert table.refused("draw1") == "nothing-to-draw"
    assert not [move for move in table.open("A") if "draw" in move]


def test_s25_the_piles_put_aside_are_shuffled_in_the_middle_of_a_draw() -> None:
    chance = Stacked(reshuffle="10 11")
    table = people("1 2 | 12", "5 | 12", draw="3", aside="9 10 11", chance=chance).play("draw4")
    assert table.events == (
        DrawnByHand(0, 4),
        CardsDrawn(0, cards("3")),
        AsideShuffled(cards("9 11 10")),
        CardsDrawn(0, cards("10 11 9")),
        ExtraSlipped(0, cards("9")),
    )
    assert (table.hand("A"), table.stock("A")) == ("1 2 3 10 11", "9 12")


def test_s25_an_empty_stock_pile_gets_a_top_again() -> None:
    table = people("1 1 1 1 1 | ", "6 | 9", "7 | 9", "8 | 9", teams="AC BD", draw="2 3")
    table.play("draw2")
    assert table.events[2:] == (ExtraSlipped(0, cards("3 2")), StockTurned(0, 3))
    assert table.stock("A") == "2 3"


def test_s25_who_has_nothing_draws_before_passing() -> None:
    table = people(" | 12", "5 | 12", draw="2 3", drawn=False)
    assert table.refused("pass") == "draw-first"
    assert "pass" not in table.open("A")
    dry = people(" | 12", "5 | 12", drawn=False)
    assert dry.legal("A") == ["pass"]


# S26, playing out of turn, and being caught


@pytest.mark.parametrize("begun", ["B:draw1", "B:draw3", "B:h1>1"])
@pytest.mark.parametrize("catcher", ["A", "C"])
@CAUGHT
def test_s26_from_the_first_draw_or_lay_on_any_other_seat_may_catch_them(
    begun: str, catcher: str, caught: str
) -> None:
    table = three(caught=caught).play(begun)
    assert table.legal(catcher) == ["catch B"]
    table.play(f"{catcher}:catch B")
    assert table.events == (OffenderCaught("ABC".index(catcher), 1),)
    assert (table.turn, table.banned) == ("A", "B")
    assert table.state.offender is None


def test_s26_only_laying_by_the_rules_can_be_done_out_of_turn() -> None:
    table = three()
    assert table.open("B") == ["draw1", *(f"h1>{pile}" for pile in range(1, 5))]
    assert table.refused("B:h4>1") == "needs-another-number"
    assert table.refused("B:h9>1") == "not-in-hand"


def test_s26_a_bare_discard_cannot_begin_a_turn() -> None:
    table = three()
    assert table.refused("B:h10>d1") == "not-your-turn"
    table = people("9 | 12", " | 12")
    assert table.refused("B:pass") == "not-your-turn"


def test_s26_while_somebody_plays_out_of_turn_the_others_can_only_catch() -> None:
    table = three().play("B:draw1")
    for one in ("A:h1>1", "A:h10>d1", "A:draw1", "C:h1>1", "C:draw1"):
        assert table.refused(one) == "interrupted"
    assert table.open("A") == table.open("C") == ["catch B"]
    assert table.open("B") == sorted(
        ["draw1", *(f"h1>{n}" for n in range(1, 5))]
        + [f"h{card}>d{n}" for card in (1, 4, 10, 11) for n in range(1, 5)]
    )
    assert table.legal("B") == []


@CAUGHT
def test_s26_what_was_laid_and_drawn_stays(caught: str) -> None:
    table = three(caught=caught).play("B:draw1", "B:h1>1", "A:catch B")
    assert table.building == "1"
    assert table.hand("B") == "4 10 10 11"
    assert table.stock("B") == "2 12 12"
    table = people("2 | 12", "3 | 12", draw="5 6").play("B:draw1", "A:catch B")
    assert table.hand("B") == "3 6"


def test_s26_the_rightful_turn_goes_on_where_it_was() -> None:
    table = three().play("draw1", "h1>1", "B:h1>2", "C:catch B")
    assert (table.turn, table.state.round.laid) == ("A", True)
    assert table.refused("A:draw1") == "drawing-closed"
    table.play("h2>1")
    fresh = people("1 | 12", "1 9 | 12", draw="5 6 7", drawn=False).play("B:h1>1", "A:catch B")
    assert (fresh.state.round.drawn, fresh.state.round.laid) == (False, False)
    assert fresh.legal("A")[:3] == ["draw1", "draw2", "draw3"]


def test_s26_an_offender_who_completes_a_pile_gives_an_empty_hand_cards_again() -> None:
    """S28: an empty hand is filled as soon as cards can be drawn, and drawing is closed."""
    eleven = "1 2 3 4 5 6 7 8 9 10 11"
    table = people("1 | 5 5", "12 12 | 5 5", building=eleven).play("h1>2")
    assert (table.hand("A"), table.state.round.laid) == ("", True)
    table.play("B:h12>1", "A:catch B")
    assert table.happened == ["OffenderCaught", "AsideShuffled", "CardsDrawn"]
    assert len(table.state.round.hands[0]) == 5
    position = table.game.read_position(
        {**table.game.write_position(table.state), "seats": [
            {"hand": [], "stock": ["5"]}, {"hand": ["12"], "stock": ["5"]}]}
    )  # fmt: skip
    settled = table.game.settle(position, table.chance)
    assert len(settled.state.round.hands[0]) == 5


@CAUGHT
def test_s26_in_their_next_turn_they_draw_nothing_at_its_start(caught: str) -> None:
    table = three(caught=caught).play("B:h1>1", "A:catch B", "h10>d1")
    assert table.turn == "B"
    assert table.refused("draw1") == "banned-from-drawing"
    assert not [move for move in table.open("B") if "draw" in move]
    assert table.play("h4>d1").banned == ""
    assert table.turn == "C"


@pytest.mark.parametrize(("caught", "drawn"), [("whole-turn", ""), ("start-only", "4 5 6 7 8")])
def test_s26_an_emptied_hand_is_refilled_only_where_the_ban_is_for_the_start(
    caught: str, drawn: str
) -> None:
    table = people(
        "9 9 9 9 9 | 12", "1 | 12 2", draw="3 4 5 6 7 8", banned="B", caught=caught
    ).play("h9>d1", "h1>1")  # fmt: skip
    assert table.hand("B") == drawn
    assert table.refused("draw1") == "drawing-closed"
    table.play("stock>1")
    assert table.hand("B") == drawn


def test_s26_with_an_empty_hand_who_is_banned_may_pass() -> None:
    table = people("9 9 9 9 9 | 12", "1 | 12 2", draw="3 4 5 6", banned="B")
    table.play("h9>d1", "h1>1")
    assert table.legal("B") == ["pass", "stock>1"]
    assert table.play("pass").events == (SeatPassed(1), TurnStarted(0))
    assert table.banned == ""
    assert table.state.round.passes == 0


@CAUGHT
def test_s26_a_hand_that_is_empty_from_the_start_may_pass(caught: str) -> None:
    table = people("9 9 9 9 9 | 12", " | 12", draw="3 4 5 6", banned="B", caught=caught)
    table.play("h9>d1")
    assert table.legal("B") == ["pass"]
    table.play("pass")
    assert (table.turn, table.banned) == ("A", "")
    # It is no step towards a stuck round (S29): others can draw.
    assert table.state.round.passes == 0


@pytest.mark.parametrize("caught", ["whole-turn", "start-only"])
def test_s26_a_hand_that_is_empty_from_the_start_gets_no_cards_for_a_lay(caught: str) -> None:
    table = people("9 9 9 9 9 | 12", " | 12 12 1", draw="3 4 5 6 7", banned="B", caught=caught)
    table.play("h9>d1", "stock>1")
    assert table.hand("B") == ""
    assert table.legal("B") == ["pass"]


def test_s26_with_cards_in_hand_who_is_banned_discards() -> None:
    table = people("9 9 9 9 9 | 12", "3 | 12", draw="3 4 5 6", banned="B").play("h9>d1")
    assert table.refused("pass") == "pass-with-cards"


def test_s26_the_ban_is_over_after_one_turn() -> None:
    table = people("9 9 9 9 9 | 12", "3 4 | 12", draw="3 4 5 6 7 8", banned="B")
    table.play("h9>d1", "h3>d1", "draw1", "h9>d1")
    assert (table.turn, table.banned) == ("B", "")
    assert table.legal("B")[:4] == ["draw1", "draw2", "draw3", "draw4"]


def test_s26_catching_twice_is_late() -> None:
    table = three().play("B:draw1", "C:catch B")
    before = table.state
    assert table.refused("A:catch B") == "caught-already"
    with pytest.raises(Refused):
        table.play("A:catch B")
    assert table.state == before


def test_s26_who_is_caught_again_is_banned_once() -> None:
    table = three().play("B:h1>1", "A:catch B")
    assert table.refused("B:draw1") == "banned-from-drawing"
    table = people("9 9 9 9 9 | 12", "1 2 3 | 12", draw="5 6").play(
        "B:h1>1", "A:catch B", "B:h2>1", "A:catch B"
    )
    assert table.banned == "B"
    assert table.play("h9>d1", "h3>d1").banned == ""


def test_s26_catching_wrongly_changes_nothing() -> None:
    table = three()
    assert table.refused("B:catch A") == "nobody-to-catch"
    assert table.refused("B:catch C") == "nobody-to-catch"
    assert table.refused("B:catch D") == "no-such-seat"
    assert table.play("C:draw1").refused("A:catch B") == "nobody-to-catch"
    assert table.refused("C:catch C") == "catches-itself"


def test_s26_two_may_be_banned_at_once() -> None:
    table = three().play("B:h1>1", "C:catch B", "C:h1>2", "B:catch C")
    assert table.banned == "BC"
    assert table.play("h10>d1", "h4>d1").banned == "C"


@pytest.mark.parametrize("end", ["B:h4>d1", "B:pass"])
def test_s26_only_a_rightful_turn_spends_a_ban(end: str) -> None:
    hand = "1 4" if ">" in end else "1"
    seats = ("9 9 | 12", f"{hand} | 12", "5 5 5 5 5 | 12")
    table = people(*seats, draw="6 7 8", banned="B").play("B:h1>1", end)
    assert (table.turn, table.banned) == ("C", "B")
    # By our first reading it was spent.
    earlier = people(*seats, draw="6 7 8", banned="B", readings=1).play("B:h1>1", end)
    assert (earlier.turn, earlier.banned) == ("C", "")


def test_s26_the_ban_waits_for_the_rightful_turn() -> None:
    table = people("9 9 9 9 9 | 12", "1 4 5 | 12", draw="6 7 8", banned="B")
    table.play("B:h1>1", "B:h4>d1")
    # B's turn stands, A's is over, and play goes on to the left of B.
    assert (table.turn, table.banned) == ("A", "B")
    table.play("h9>d1")
    assert table.refused("draw1") == "banned-from-drawing"
    assert table.play("h5>d1").banned == ""


# S27, not caught in time


def test_s27_a_finished_turn_stands_without_penalty() -> None:
    table = people("9 9 | 12", "1 4 | 12", "5 | 12", draw="6 7").play("B:draw1", "B:h4>d1")
    assert table.happened == ["CardDiscarded", "TurnStood", "TurnStarted"]
    assert table.events[1:] == (TurnStood(1, 0), TurnStarted(2))
    assert (table.turn, table.banned) == ("C", "")
    assert table.state.offender is None


def test_s27_a_late_catch_is_none() -> None:
    table = people("9 9 | 12", "1 4 | 12", "5 | 12", draw="6 7").play("B:h1>1", "B:h4>d1")
    assert table.refused("A:catch B") == "nobody-to-catch"
    assert "catch B" not in table.open("A")


def test_s27_an_interrupted_rightful_turn_is_over() -> None:
    table = people("1 9 9 9 9 | 12", "8 | 12", "2 4 | 12", draw="6 7")
    table.play("h1>1", "C:h2>1", "C:h4>d1")
    assert table.events[1:] == (TurnStood(2, 0), TurnStarted(0))
    # A starts anew, and draws again.
    assert (table.turn, table.state.round.drawn, table.state.round.laid) == ("A", False, False)
    assert "draw1" in table.legal("A")


def test_s27_play_goes_on_to_the_left_of_the_offender() -> None:
    table = people("9 | 12", "9 | 12", "1 4 | 12", "9 | 12", draw="6").play("C:h1>1", "C:h4>d1")
    assert table.turn == "D"


def test_s27_a_turn_that_is_lost_was_the_next_one_of_who_was_banned() -> None:
    table = people("9 9 | 12", "1 4 | 12", "5 | 12", draw="6 7", banned="AC")
    table.play("B:h1>1", "B:h4>d1")
    assert table.banned == "C"


def test_s27_a_banned_seat_draws_nothing_out_of_turn_either() -> None:
    table = people("9 9 | 12", "1 | 12", "5 | 12", draw="6 7", banned="B").play("B:h1>1")
    assert table.hand("B") == ""
    assert table.play("B:pass").happened == ["SeatPassed", "TurnStood", "TurnStarted"]
    assert (table.turn, table.banned) == ("C", "B")


def test_s27_nobody_wins_out_of_turn_with_their_first_card() -> None:
    """By our first reading the round was over before anybody could catch them."""
    seats = ("9 9 | 12 12", "5 | 1")
    table = people(*seats, draw="6 7")
    assert table.refused("B:stock>1") == "wins-out-of-turn"
    assert table.open("B") == ["draw1"]
    earlier = people(*seats, draw="6 7", readings=1).play("B:stock>1")
    assert earlier.events == (
        CardLaid(1, 1, "stock", 1, None, 0, 1),
        TurnStood(1, 0),
        RoundEnded((1,), 35, "stock-empty"),
    )
    assert earlier.state.outcome == Outcome((1,), 35, "stock-empty")
    assert earlier.refused("A:catch B") == "round-over"
    assert earlier.open("A") == earlier.open("B") == []


def test_s27_nor_later_in_a_turn_out_of_turn() -> None:
    table = people("9 9 | 12 12", "1 5 | 3 2", draw="6 7").play("B:h1>1", "B:stock>1")
    assert table.refused("B:stock>1") == "wins-out-of-turn"
    assert table.refused("B:stock>2") == "needs-another-number"
    # In a turn of their own they may.
    table.play("B:h5>d1", "draw2", "h9>d1")
    assert table.turn == "B"
    assert table.play("stock>1").state.outcome == Outcome((1,), 35, "stock-empty")


@pytest.mark.parametrize("laying", ["free", "stock-first", "forced"])
def test_s27_the_card_that_is_refused_does_not_bind(laying: str) -> None:
    """S13: what can be laid is what the rules of that moment allow."""
    table = people("9 9 | 12 12", "5 5 | 1", draw="6 7", laying=laying).play("B:draw1")
    assert table.refused("B:stock>1") == "wins-out-of-turn"
    assert table.refused("B:h5>d1") == ""
    assert "h5>d1" in table.open("B")
    # Whose turn it is by right is bound by it.
    own = people("9 9 | 12 12", "5 5 5 5 5 | 1", turn="B", laying=laying)
    assert own.refused("h5>d1") == ("" if laying == "free" else _BINDS[laying])


_BINDS = {"stock-first": "stock-first", "forced": "lay-first"}


def test_s27_a_side_may_empty_one_stock_pile_out_of_turn_but_not_its_last() -> None:
    seats = ("9 | 12", "5 | 1", "9 | 12", "5 | 2")
    table = people(*seats, teams="AC BD", draw="6 7").play("B:stock>1")
    assert table.state.outcome is None
    assert table.refused("B:D.stock>1") == "wins-out-of-turn"
    assert "D.stock>1" not in table.open("B")
    earlier = people(*seats, teams="AC BD", draw="6 7", readings=1)
    earlier.play("B:stock>1", "B:D.stock>1")
    assert earlier.state.outcome == Outcome((1, 3), 35, "stock-empty")


def test_s27_a_partner_of_the_seat_on_turn_does_not_win_for_it_either() -> None:
    table = people("9 | 1", "5 | 12", "9 | ", "5 | 12", teams="AC BD", draw="6 7 8 9")
    assert table.refused("C:A.stock>1") == "wins-out-of-turn"
    assert table.play("draw4").refused("stock>1") == ""


# Where people can err


def test_enforced_tables_know_nothing_of_it() -> None:
    game = make_game("skipbo-2003")
    for text in ("draw3", "catch B", "advice B", "agree"):
        with pytest.raises(Unreadable) as wrong:
            game.read_move(text)
        assert wrong.value.refusal.code == "not-a-move"


def test_stuck_rounds_end_among_people_too() -> None:
    for stalemate, winners in (("draw", ()), ("fewest-stock", (1,))):
        table = people(" | 9 9", " | 9", stalemate=stalemate).play("pass", "pass")
        assert table.state.outcome is not None
        assert table.state.outcome.winners == winners
    table = people(" | 9 9 | 3", " | 9", chance=Stacked(redeal="3")).play("pass", "pass")
    assert table.happened == ["SeatPassed", "StuckRedealt", "TurnStarted"]
    assert table.legal("A") == ["draw1"]


def test_a_round_is_dealt_without_hands() -> None:
    game = tabletop(seats=3, stock=5)
    state, events = game.start(game.deal(0, None, Stacked()), Stacked())
    assert [type(event).__name__ for event in events] == [
        "Dealt", "StockTurned", "StockTurned", "StockTurned", "TurnStarted",
    ]  # fmt: skip
    assert state.round.hands == ((), (), ())


def test_nothing_is_left_to_do_when_a_round_is_over() -> None:
    table = people("1 1 1 1 1 | 2 1", "3 4 | 5", draw="4 4").play("stock>1", "stock>1")
    assert table.state.outcome is not None
    assert [table.legal("A"), table.open("A"), table.refused("B:catch A")] == [[], [], "round-over"]
