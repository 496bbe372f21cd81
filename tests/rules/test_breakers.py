"""B1–B17: the rules of Skip-Bo Breakers, and every printed example."""

from __future__ import annotations

from collections import Counter

import pytest

from stockpile.breakers.editions import JOKER
from stockpile.breakers.events import Dealt, SetLaid, TrickWon
from stockpile.breakers.moves import Set
from stockpile.core.event import (
    Event,
    Hidden,
    LeadCardDrawn,
    LeadDecided,
    MatchEnded,
    Outcome,
    RoundEnded,
    SeatPassed,
    TurnStarted,
)
from stockpile.core.lead import draw_for_lead
from stockpile.core.refusal import Refusal, Refused, Unreadable
from tests.breakers.build import CHANCE, BreakersMatch, Table, breakers, position, tiles


def sets(texts: str) -> list[str]:
    """The texts of several sets: ``sets("7 7+7")``."""
    return texts.split()


def lay(table: Table, text: str) -> Set:
    laid = table.game.read_move(text)
    assert isinstance(laid, Set)
    return laid


def dealt(seats: int) -> Dealt:
    event = breakers(seats).deal(0, None, CHANCE)
    assert isinstance(event, Dealt)
    return event


# The box and the deal


def test_b1_the_box_has_four_of_each_number_and_four_jokers() -> None:
    box = Counter(breakers().pack)
    assert sum(box.values()) == 64
    assert box == dict.fromkeys((*range(1, 16), JOKER), 4)


@pytest.mark.parametrize(("seats", "hand", "unused"), [(2, 20, 24), (3, 20, 4), (4, 16, 0)])
def test_b2_a_hand_has_twenty_tiles_or_sixteen_of_four_seats(
    seats: int, hand: int, unused: int
) -> None:
    event = dealt(seats)
    assert [len(one) for one in event.hands if isinstance(one, tuple)] == [hand] * seats
    assert isinstance(event.unused, tuple)
    assert len(event.unused) == unused


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_b2_nobody_else_can_play(seats: int) -> None:
    with pytest.raises(Unreadable) as wrong:
        breakers(seats)
    assert wrong.value.refusal == Refusal("seats-out-of-range", seats=seats, fewest=2, most=4)


def test_b2_the_unused_tiles_lie_face_down() -> None:
    game = breakers(3)
    state = game.fold(None, dealt(3))
    for viewer in (None, 0, 1, 2):
        assert game.view(state, viewer).unused == Hidden(4)


def test_b2_hands_come_from_the_shuffled_tiles_in_seat_order() -> None:
    shuffled = CHANCE.shuffle("deal", 0, breakers(3).pack)
    expected = [tuple(sorted(shuffled[start : start + 20])) for start in (0, 20, 40)]
    assert list(dealt(3).hands) == expected
    assert dealt(3).unused == tuple(sorted(shuffled[60:]))


def drawn(seats: int, draws: str) -> list[Event]:
    """The drawing for the lead, where these tiles come up in this order."""
    coming = iter(tiles(draws))
    return draw_for_lead(seats, lambda _: next(coming), breakers(seats).lead_rank)


@pytest.mark.parametrize(
    ("draws", "opener"), [("3 15 9", 1), ("15 14 *", 2), ("* 15 15", 0), ("1 2 1", 1)]
)
def test_b3_the_highest_tile_opens_and_a_joker_beats_all(draws: str, opener: int) -> None:
    assert drawn(3, draws)[-1] == LeadDecided(opener, "highest")


def test_b3_tied_highest_draw_again() -> None:
    assert drawn(3, "9 4 9 2 5") == [
        LeadCardDrawn(0, 9),
        LeadCardDrawn(1, 4),
        LeadCardDrawn(2, 9),
        LeadCardDrawn(0, 2),
        LeadCardDrawn(2, 5),
        LeadDecided(2, "highest"),
    ]
    assert drawn(2, "* * 1 2")[-1] == LeadDecided(1, "highest")


def test_b3_the_tiles_drawn_are_mixed_in_again_and_the_highest_leads() -> None:
    match = BreakersMatch(breakers(4), seed="b3")
    events = match.start_round()
    opener, how = next((one.seat, one.by) for one in events if isinstance(one, LeadDecided))
    assert (match.turn, how) == (opener, "highest")
    assert match.state is not None
    assert match.state.trick == ()
    assert sorted(match.state.tiles()) == list(match.game.pack)
    assert events[-1] == TurnStarted(opener)


# Leading


@pytest.mark.parametrize(
    "lead", sets("1 4+4 4+4-5+5 4+4-5+5-6+6 4-5-6 4-5-6-7 4-5-6-7-8 9+9+9 9+9+9+9")
)
def test_b4_the_opener_lays_a_set_of_any_kind(lead: str) -> None:
    table = position("1 4 4 5 5 6 6 7 8 9 9 9 9", "2")
    assert lead in table.legal
    table.play(lead)
    assert table.state.trick == ((0, lay(table, lead)),)
    assert table.events == (SetLaid(0, lay(table, lead)), TurnStarted(1))


@pytest.mark.parametrize("passing", ["only-when-stuck", "free"])
def test_b4_the_opener_must_lay(passing: str) -> None:
    table = position("1 4", "2", passing=passing)
    assert "pass" not in table.legal
    assert table.refused("pass") == "opener-must-lay"


@pytest.mark.parametrize(
    ("no_set", "code"),
    [
        ("4-5", "run-too-short"),
        ("4-*", "run-too-short"),
        ("4-4", "not-in-sequence"),
        ("4-6-7", "not-in-sequence"),
        ("6-5-4", "not-in-sequence"),
        ("4+4-4+4", "not-in-sequence"),
        ("4+4-6+6", "not-in-sequence"),
        ("7+8", "not-alike"),
        ("7+7+8", "not-alike"),
        ("7+7-8+9", "not-alike"),
        ("7+7+7+7+7", "no-such-breaker"),
        ("4+4-5", "not-a-set"),
        ("4-5-6+6", "not-a-set"),
        ("4+4+4-5+5+5", "not-a-set"),
    ],
)
def test_b4_nothing_else_is_a_set(no_set: str, code: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        breakers().read_move(no_set)
    assert wrong.value.refusal == Refusal(code, set=no_set)


# Answering


@pytest.mark.parametrize(
    ("top", "answer"),
    [
        ("7", "8"),
        ("4+4", "5+5"),
        ("4+4", "15+15"),
        ("3-4-5", "4-5-6"),
        ("3-4-5-6", "8-9-10-11"),
        ("4+4-5+5", "5+5-6+6"),
        ("4+4-5+5-6+6", "8+8-9+9-10+10"),
    ],
)
def test_b5_a_higher_set_of_the_same_kind_and_size_answers(top: str, answer: str) -> None:
    hand = answer.replace("-", " ").replace("+", " ")
    table = position("1 1", f"{hand} 2", trick=f"A {top}")
    assert table.legal == {answer}
    table.play(answer)
    assert table.state.trick[-1] == (1, lay(table, answer))
    assert table.turn == "A"


@pytest.mark.parametrize(
    ("top", "tried", "code"),
    [
        ("9", "8", "not-higher"),
        ("4+4", "3+3", "not-higher"),
        ("4-5-6", "3-4-5", "not-higher"),
        ("7", "8+8", "another-kind"),
        ("7+7", "8", "another-kind"),
        ("7+7", "8-9-10", "another-kind"),
        ("3-4-5", "8+8", "another-kind"),
        ("3-4-5-6", "8+8-9+9", "another-kind"),
        ("4+4-5+5", "7-8-9-10", "another-kind"),
        ("2+2+2", "8-9-10", "needs-a-breaker"),
        ("2+2+2", "9", "needs-a-breaker"),
    ],
)
def test_b5_anything_else_is_refused(top: str, tried: str, code: str) -> None:
    table = position("1 1", "3 3 4 5 7 8 8 9 9 10", trick=f"A {top}")
    assert table.refused(tried) == code
    assert tried not in table.legal


@pytest.mark.parametrize(
    ("top", "tried", "needed"),
    [
        ("3-4-5-6", "8-9-10-11-12", 4),
        ("3-4-5-6", "8-9-10", 4),
        ("4+4-5+5", "8+8-9+9-10+10", 4),
        ("4+4-5+5-6+6", "8+8-9+9", 6),
    ],
)
def test_b5_a_longer_or_shorter_run_is_no_answer(top: str, tried: str, needed: int) -> None:
    table = position("1 1", "8 8 9 9 10 10 11 12", trick=f"A {top}")
    refusal = table.check(tried)
    assert refusal is not None
    assert refusal.code == "another-length"
    assert (refusal.args["tiles"], refusal.args["needed"]) == (lay(table, tried).size, needed)


def test_b5_a_refusal_names_the_kinds() -> None:
    table = position("1 1", "8 8 9 10 2 2 3 3", trick="A 7")
    assert table.check("8+8") == Refusal("another-kind", kind="pair", needed="single")
    assert table.check("8-9-10") == Refusal("another-kind", kind="run", needed="single")
    assert table.check("2+2-3+3") == Refusal("another-kind", kind="pair-run", needed="single")


def test_b5_nobody_answers_with_tiles_of_another() -> None:
    table = position("1 9 9", "2 8", trick="A 7")
    assert table.check("9") == Refusal("tiles-not-in-hand", tiles="9")
    assert table.check("8+8") == Refusal("tiles-not-in-hand", tiles="8")
    assert table.check("7-8-*") == Refusal("tiles-not-in-hand", tiles="7 *")
    assert table.legal == {"8"}


def test_b5_only_the_seat_on_turn_plays_clockwise() -> None:
    table = position("1 2", "3 4", "5 6")
    assert table.check("3", "B") == Refusal("not-your-turn", turn="A")
    assert not table.game.legal_moves(table.state, 1)
    turns = [table.play(move).turn for move in ("2", "4", "6")]
    assert turns == ["B", "C", "A"]


PRINTED_PAIRS = ("4 4 8 12", "5 5 8 13", "7 7 8 14", "9 9 3 2 2")
PRINTED_BREAKERS = ("8 9 * 13", "2 2 2 13", "1 1 1 1 14", "3 4 5 15")


def test_b5_printed_example_of_pairs() -> None:
    table = position(*PRINTED_PAIRS).play("4+4", "5+5", "7+7", "9+9", "pass", "pass")
    assert table.turn == "C"
    table.play("pass")
    assert table.events == (
        SeatPassed(2),
        TrickWon(3, tiles("4 4 5 5 7 7 9 9")),
        TurnStarted(3),
    )
    assert table.legal == {"3", "2", "2+2"}


def test_b6_higher_by_default() -> None:
    table = position("1 1", "4 5 5", trick="A 5")
    assert table.legal == {"pass"}
    assert table.check("5") == Refusal("not-higher", top="5")


def test_b6_equal_or_higher() -> None:
    table = position("1 1", "4 5 5 6", trick="A 5", answer="equal-or-higher")
    assert table.legal == {"5", "6"}
    assert table.check("4") == Refusal("too-low", top="5")
    runs = position("1 1", "3 4 5 6", trick="A 3-4-5", answer="equal-or-higher")
    assert runs.legal == {"3-4-5", "4-5-6"}


def test_b6_only_a_higher_breaker_beats_a_breaker_in_any_case() -> None:
    table = position("1 1", "5 5 5 6 6 6", trick="A 3+3+3", answer="equal-or-higher")
    assert table.legal == {"5+5+5", "6+6+6"}
    # The box has too few tiles for two equal ones, but the rule would be the same.
    five = lay(table, "5+5+5")
    assert not table.game.sets.answers(five, five)


@pytest.mark.parametrize(
    ("hand", "top"),
    [
        ("2 9", "7"),
        ("2 *", "7"),
        ("2 2 9 *", "7+7"),
        ("2 * *", "7+7"),
        ("9 11 *", "3-4-5"),
        ("9 9 10 *", "3+3-4+4"),
        ("9 * * *", "3+3-4+4"),
    ],
)
def test_b7_who_can_answer_must(hand: str, top: str) -> None:
    table = position("1 1", hand, trick=f"A {top}")
    assert "pass" not in table.legal
    assert table.check("pass") == Refusal("can-answer", top=top)


def test_b7_who_cannot_answer_passes() -> None:
    table = position("1 1", "2 3 6", trick="A 7")
    assert table.legal == {"pass"}
    assert table.play("pass").events[0] == SeatPassed(1)


def test_b7_holding_a_breaker_does_not_oblige() -> None:
    table = position("1 1", "2 2 2", trick="A 7")
    assert table.legal == {"2+2+2", "pass"}
    pairs = position("1 1", "5 5 5 2", trick="A 7+7")
    assert pairs.legal == {"5+5+5", "pass"}


@pytest.mark.parametrize(
    ("hand", "top", "answers"),
    [
        ("9 9 9 1", "2+2+2", "9+9+9"),
        ("1 1 1 1 9", "2+2+2", "1+1+1+1"),
        ("* * * 9", "15+15+15", "*+*+*"),
        ("1 1 1 1 9", "*+*+*", "1+1+1+1"),
        ("* * * * 9", "15+15+15+15", "*+*+*+*"),
    ],
)
def test_b7_a_higher_breaker_is_owed_to_a_breaker(hand: str, top: str, answers: str) -> None:
    table = position("13", hand, trick=f"A {top}")
    assert table.legal == set(sets(answers))
    assert table.check("pass") == Refusal("can-answer", top=top)
    free = position("13", hand, trick=f"A {top}", passing="free")
    assert free.legal == {answers, "pass"}


@pytest.mark.parametrize(
    ("hand", "top"),
    [
        ("2 2 2 9", "5+5+5"),
        ("9 9 9 1", "5+5+5+5"),
        ("9 9 * 1", "5+5+5"),
        ("* * * 9", "1+1+1+1"),
        ("1 1 1 15", "*+*+*+*"),
    ],
)
def test_b7_who_has_no_higher_breaker_passes(hand: str, top: str) -> None:
    assert position("13", hand, trick=f"A {top}").legal == {"pass"}


def test_b7_by_our_first_readings_a_breaker_was_never_owed() -> None:
    table = position("1 1", "9 9 9", trick="A 2+2+2", readings=1)
    assert table.legal == {"9+9+9", "pass"}
    assert table.play("pass").turn == "A"
    pairs = position("1 1", "9 9", trick="A 7+7", readings=1)
    assert pairs.legal == {"9+9"}


def test_b7_passing_may_be_free() -> None:
    table = position("1 1", "2 9", trick="A 7", passing="free")
    assert table.legal == {"9", "pass"}
    assert table.play("pass").turn == "A"


# Heights and jokers


@pytest.mark.parametrize(
    ("run", "height"), [("3-4-5", 5), ("8-9-*", 10), ("*-8-9", 9), ("4+4-*+*", 5), ("*+*-4+4", 4)]
)
def test_b8_the_height_of_a_run_is_its_highest_number(run: str, height: int) -> None:
    table = position("1", "2")
    assert table.game.sets.height(lay(table, run)) == height


def test_b8_the_highest_number_counts_not_the_lowest() -> None:
    table = position("1 1", "3 4 5 6 * 2", trick="A *-4-5")
    assert {"4-5-6", "4-5-*", "*-5-6", "4-*-6", "5-6-*"} == table.legal


@pytest.mark.parametrize(
    "around", ["14-15-*", "*-1-2", "14-15-1", "15-1-2", "*+*-1+1", "15+15-*+*", "14-15-*-*"]
)
def test_b8_nothing_wraps_around(around: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        breakers().read_move(around)
    assert wrong.value.refusal.code in {"off-the-numbers", "not-in-sequence"}
    table = position("1 1 2 14 15 15 * *", "3")
    assert around not in table.legal


@pytest.mark.parametrize(
    "joker_set", sets("7+* 8-9-* *-8-9 8-*-10 7+7-8+* 7+*-8+* 7+7-*+* *+*-8+8 7+*-8+8-9+*")
)
def test_b9_jokers_stand_for_any_number(joker_set: str) -> None:
    table = position("7 7 8 8 9 10 * *", "3")
    assert joker_set in table.legal
    table.play(joker_set)
    assert table.hand("A").count("*") == 2 - joker_set.count("*")


def test_b9_a_joker_may_stand_where_the_number_is_in_hand() -> None:
    table = position("8 9 10 *", "3")
    runs = {one for one in table.legal if one.count("-") == 2}
    assert runs == {"8-9-10", "*-9-10", "8-*-10", "8-9-*", "*-8-9", "9-10-*"}


@pytest.mark.parametrize("completed", ["7+7+*", "7+*+*", "7+7+7+*", "*+7+7", "7+*+*+*"])
def test_b9_jokers_never_complete_a_numbered_breaker(completed: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        breakers().read_move(completed)
    assert wrong.value.refusal.code == "joker-in-breaker"
    table = position("7 7 7 * *", "3")
    assert [one for one in table.legal if one.count("+") == 2 and "-" not in one] == ["7+7+7"]


@pytest.mark.parametrize(
    ("hand", "top", "listed"),
    [
        # Three alike stay, with a joker in the place of one.
        ("6 7 7 7 8 *", "1-2-3", "*-6-7 6-7-8 7-8-* 6-*-8 7+7+7"),
        # Two of them in a pair leave one, or two with a joker: no Breaker either way.
        ("7 7 7 *", "5+5", "7+7 7+7+7"),
        # Of four alike three stay, with a joker in the pair; or all four in a run.
        ("7 7 7 7 *", "5+5", "7+7 7+* 7+7+7 7+7+7+7"),
        ("6 7 7 7 7 8 *", "4-5-6", "*-6-7 6-7-8 7-8-* 6-*-8 7+7+7 7+7+7+7"),
        # Two jokers in the place of a pair.
        ("7 7 7 8 8 * *", "5+5-6+6", "*+*-7+7 7+7-8+8 8+8-*+* *+*-8+8 7+7+7"),
        # A joker for the lacking 9, and one to save a Breaker.
        ("7 7 7 8 10 * *", "6-7-8-9", "7-8-*-10 8-*-10-* *-8-*-10 7+7+7"),
        # Jokers that save nothing are not listed, nor is a single that would be a joker alone.
        ("6 7 7 8 *", "1-2-3", "*-6-7 6-7-8 7-8-*"),
        ("7 7 7 *", "5", "7 * 7+7+7"),
    ],
)
def test_b9_the_canonical_moves_hold_what_saves_a_breaker(hand: str, top: str, listed: str) -> None:
    table = position("13", f"{hand} 1", trick=f"A {top}")
    assert table.canonical == sets(listed)
    assert set(table.canonical) <= table.legal


def test_b10_jokers_alone_are_above_fifteen() -> None:
    assert position("1 1", "15 *", trick="A 15").legal == {"*"}
    assert position("1 1", "15 15 * *", trick="A 15+15").legal == {"*+*"}
    assert position("1 1", "15 15", trick="A *").legal == {"pass"}
    assert position("1 1", "15 15 *", trick="A *+*").legal == {"pass"}
    assert position("1 1", "* *", trick="A *").legal == {"pass"}


def test_b10_jokers_alone_may_count_as_fifteen() -> None:
    assert position("1 1", "15 *", trick="A 15", lone_joker="as-15").legal == {"pass"}
    assert position("1 1", "15 *", trick="A 14", lone_joker="as-15").legal == {"15", "*"}
    assert position("1 1", "15 15 * *", trick="A 14+14", lone_joker="as-15").legal == {
        "15+15",
        "15+*",
        "*+*",
    }
    assert position("1 1", "15 15 * *", trick="A 15+15", lone_joker="as-15").legal == {"pass"}
    even = position("1 1", "14 15 *", trick="A *", lone_joker="as-15", answer="equal-or-higher")
    assert even.legal == {"15", "*"}


@pytest.mark.parametrize("lone_joker", ["above-15", "as-15"])
def test_b10_breakers_of_jokers_are_the_highest_in_any_case(lone_joker: str) -> None:
    table = position("1 1", "* * *", trick="A 15+15+15", lone_joker=lone_joker)
    assert table.legal == {"*+*+*"}


@pytest.mark.parametrize("jokers", ["*-*-*", "*-*-*-*", "*+*-*+*"])
def test_b10_a_run_needs_a_number(jokers: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        breakers().read_move(jokers)
    assert wrong.value.refusal.code == "jokers-alone"
    assert position("* * * *", "3").legal == {"*", "*+*", "*+*+*", "*+*+*+*"}


# Breakers


@pytest.mark.parametrize("top", ["15", "*", "15+15", "*+*", "13-14-15", "14+14-15+15"])
def test_b11_a_breaker_answers_any_set(top: str) -> None:
    assert {"1+1+1", "1+1+1+1"} <= position("3", "1 1 1 1", trick=f"A {top}").legal


def test_b11_a_breaker_may_be_led() -> None:
    table = position("1 1 1 9", "2")
    assert table.play("1+1+1").state.top is lay(table, "1+1+1")


@pytest.mark.parametrize(
    ("top", "answer"),
    [
        ("2+2+2", "3+3+3"),
        ("15+15+15", "*+*+*"),
        ("15+15+15", "1+1+1+1"),
        ("*+*+*", "1+1+1+1"),
        ("1+1+1+1", "2+2+2+2"),
        ("15+15+15+15", "*+*+*+*"),
    ],
)
def test_b11_four_beat_three_and_then_the_number_decides(top: str, answer: str) -> None:
    game = breakers()
    higher, lower = game.read_move(answer), game.read_move(top)
    assert isinstance(higher, Set)
    assert isinstance(lower, Set)
    assert game.sets.answers(higher, lower)
    assert not game.sets.answers(lower, higher)
    assert not game.sets.answers(lower, lower)


def test_b11_only_a_higher_breaker_beats_a_breaker() -> None:
    table = position("3", "1 1 1 4 4 4 9 9 10 *", trick="A 2+2+2")
    assert table.legal == {"4+4+4"}
    assert table.check("1+1+1") == Refusal("not-a-higher-breaker", top="2+2+2")
    assert table.check("9-10-*") == Refusal("needs-a-breaker", top="2+2+2")


def test_b11_printed_example_of_breakers() -> None:
    table = position(*PRINTED_BREAKERS, turn="D")
    table.play("3-4-5", "8-9-*", "2+2+2", "1+1+1+1")
    assert table.turn == "D"
    table.play("pass", "pass", "pass")
    assert table.events[1] == TrickWon(2, tiles("3 4 5 8 9 * 2 2 2 1 1 1 1"))
    assert table.turn == "C"
    assert table.legal == {"14"}


# Tricks and rounds


def test_b12_who_has_passed_may_play_again_in_the_same_trick() -> None:
    table = position("7 9 9", "6 6 6 1", "8 2 2").play("7", "pass", "8", "9")
    assert table.turn == "B"
    assert table.play("6+6+6").state.trick[-1] == (1, lay(table, "6+6+6"))
    assert table.state.passes == 0


def test_b13_a_trick_ends_when_all_the_others_have_passed_in_a_row() -> None:
    table = position("3 9 9", "6 1 1", "1 2 2").play("3", "6", "pass")
    assert (table.turn, table.state.passes) == ("A", 1)
    table.play("9")
    assert (table.turn, table.state.passes) == ("B", 0)
    table.play("pass")
    assert table.state.trick
    table.play("pass")
    assert table.events == (SeatPassed(2), TrickWon(0, tiles("3 6 9")), TurnStarted(0))
    assert (table.state.trick, table.state.passes, table.turn) == ((), 0, "A")


def test_b13_the_winner_opens_with_any_set() -> None:
    table = position("3 4 5 6 9", "2 1").play("9", "pass")
    assert table.turn == "A"
    assert {"3", "3-4-5", "3-4-5-6"} <= table.legal
    assert "pass" not in table.legal


def test_b13_the_winner_lays_nothing_more_on_the_won_trick() -> None:
    table = position("3 9 9 1", "2 1").play("9", "pass")
    table.play("3")
    assert table.state.trick == ((0, lay(table, "3")),)


def test_b14_finished_tricks_lie_face_down() -> None:
    table = position("3 9 9", "2 1").play("9")
    assert table.sees("B").trick == ((0, lay(table, "9")),)
    table.play("pass")
    assert table.state.played == (9,)
    for viewer in ("", "A", "B"):
        assert table.sees(viewer).played == Hidden(1)
        assert table.sees(viewer).trick == ()


def test_b14_a_memory_aid_shows_what_was_played() -> None:
    table = position("3 9 9", "2 1", played="* 5", memory_aid="on").play("9", "pass")
    for viewer in ("", "A", "B"):
        assert table.sees(viewer).played == tiles("5 9 *")


def test_b14_hands_are_hidden_from_the_others() -> None:
    table = position("3 9 9", "2 1")
    assert table.sees("A").hands == (tiles("3 9 9"), Hidden(2))
    assert table.sees("B").hands == (Hidden(3), tiles("1 2"))
    assert table.sees("").hands == (Hidden(3), Hidden(2))


def test_b15_the_round_ends_the_moment_a_hand_is_empty() -> None:
    table = position("3 9 9", "2 1 5 5", "4").play("3", "5")
    table.play("pass", "9", "pass", "pass", "9")
    assert table.events == (SetLaid(0, lay(table, "9")), RoundEnded((0,), 4, "hand-empty"))
    assert table.state.outcome == Outcome((0,), 4, "hand-empty")
    assert table.legal == set()
    for seat in "ABC":
        assert table.refused("pass", seat) == "round-over"
    with pytest.raises(Refused):
        table.play("2")


def test_b15_an_answer_may_be_the_last_one() -> None:
    table = position("3 9 9", "5 5 5", trick="A 2").play("5+5+5")
    assert table.state.outcome == Outcome((1,), 3, "hand-empty")


def test_b16_one_point_for_every_tile_the_others_hold() -> None:
    table = position("3", "2 1 5 5", "4 4", scores=(10, 20, 30)).play("3")
    assert table.events[-1] == RoundEnded((0,), 6, "hand-empty")
    assert table.state.scores == (16, 20, 30)


def test_b16_a_single_round_has_no_score() -> None:
    assert position("3", "2 1").play("3").state.scores is None


def test_b16_fifty_points_win_the_match() -> None:
    match = BreakersMatch(breakers(2), target=breakers(2).target, seed="b16")
    totals = [0, 0]
    while not match.over:
        for event in match.start_round():
            assert not isinstance(event, MatchEnded)
        while match.playing:
            match.play(match.legal_moves()[0])
        assert match.state is not None
        assert match.state.outcome is not None
        totals[match.state.outcome.winners[0]] += match.state.outcome.points
        assert match.scores == tuple(totals)
        assert match.over == (max(totals) >= 50)
    assert match.round > 1
    assert match.winners == (totals.index(max(totals)),)


def test_b17_the_winner_opens_the_next_round_with_new_hands() -> None:
    match = BreakersMatch(breakers(3), target=50, seed="b17")
    match.start_round()
    while match.playing:
        match.play(match.legal_moves()[0])
    assert match.state is not None
    assert match.state.outcome is not None
    (winner,) = match.state.outcome.winners
    events = match.start_round()
    assert events[0] == LeadDecided(winner, "round-winner")
    assert match.turn == winner
    assert sorted(match.state.tiles()) == list(match.game.pack)
    assert [len(hand) for hand in match.state.hands] == [20, 20, 20]
    assert (match.state.played, match.state.trick) == ((), ())


def test_b17_whoever_opened_before() -> None:
    for lead in range(3):
        decided = breakers(3).next_lead(lead, Outcome((1,), 7, "hand-empty"))
        assert decided == LeadDecided(1, "round-winner")
