"""A table where people draw by hand and can err: races, taking back, talking, bots that notice."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count, pairwise

import msgspec
import pytest
from msgspec.structs import replace

from stockpile.bots import LEVELS
from stockpile.core.refusal import Refused
from stockpile.core.seats import seat_letter
from stockpile.skipbo.tabletop.state import State
from stockpile.table import commands as ask
from stockpile.table.conduct import ATTENTION, LATE_FACTOR, noticed
from stockpile.table.decide import seat_for_hint
from stockpile.table.duties import Duty, LetBotMove
from stockpile.table.settings import PACES_MS, Settings
from stockpile.table.show import ShownRound, encode, show_round
from tests.table.sitting import SECOND, TEAMS, THREE, Sitting, guest, stand_in, truth

BY_HAND: dict[str, str | int] = {"stock": 3, "conduct": "tabletop"}
ALONE = msgspec.structs.replace(THREE, options=BY_HAND)
TOGETHER = msgspec.structs.replace(TEAMS, options=BY_HAND, chat=True)
SIX_PEOPLE = Settings(seats=6, teams=("ACE", "BDF"), options=BY_HAND)
PEOPLE = ("ann", "bob", "cleo", "dora", "emil", "fay")
PACE = PACES_MS[ALONE.pace]


def seated(settings: Settings = ALONE, people: int = 3, seed: int = 1) -> Sitting:
    sitting = Sitting(settings, seed=seed)
    sitting.sit(*PEOPLE[:people])
    sitting.start()
    return sitting


def state_of(sitting: Sitting) -> State:
    state = sitting.table.match.state
    assert isinstance(state, State)
    return state


def says(sitting: Sitting, seat: int, move: str, version: int | None = None) -> None:
    now = sitting.table.state.version if version is None else version
    sitting.do(sitting.at(seat), ask.Move(move=move, version=now))


def refusal(sitting: Sitting, seat: int, move: str) -> str:
    version = sitting.table.state.version
    return sitting.refused(sitting.at(seat), ask.Move(move=move, version=version))


def jumped(settings: Settings = ALONE, people: int = 3) -> tuple[Sitting, int, int, int]:
    """Somebody plays out of turn: the sitting, the rightful seat, the offender, and another."""
    sitting = seated(settings, people)
    seats = settings.seats
    turn = sitting.table.match.turn
    assert turn is not None
    offender = next(seat for seat in range(seats) if seat != turn and sitting.at(seat))
    says(sitting, offender, "draw5")
    assert state_of(sitting).offender == offender
    other = next(seat for seat in range(seats) if seat not in (turn, offender))
    return sitting, turn, offender, other


def left_of(sitting: Sitting) -> int:
    turn = sitting.table.match.turn
    assert turn is not None
    return (turn + 1) % sitting.table.game.seats


def moves_of(sitting: Sitting, seat: int) -> tuple[str, ...]:
    shown = msgspec.json.decode(encode(show_round(sitting.table, seat)), type=ShownRound)
    return shown.moves or ()


# What is told


def test_every_seat_is_told_what_would_be_taken_from_it_and_spectators_nothing() -> None:
    sitting = seated()
    turn = sitting.table.match.turn
    assert turn is not None
    assert moves_of(sitting, turn)[:5] == ("draw1", "draw2", "draw3", "draw4", "draw5")
    for seat in range(3):
        told = moves_of(sitting, seat)
        assert "draw1" in told
        for move in told:
            sitting.table.match.weigh(move, seat, sitting.table.chance)
    shown = show_round(sitting.table, None)
    assert shown is not None
    assert shown.moves is None


def test_at_an_enforced_table_only_the_seat_on_turn_is_told_moves() -> None:
    sitting = seated(THREE)
    told = [seat for seat in range(3) if moves_of(sitting, seat)]
    assert told == [sitting.table.match.turn]


# Races


def test_a_catch_holds_however_much_happened_since_it_was_meant() -> None:
    sitting, turn, offender, other = jumped()
    version = sitting.table.state.version
    lay = next((move for move in moves_of(sitting, offender) if ">" in move), None)
    assert lay is not None
    says(sitting, offender, "draw1")
    assert sitting.table.state.version != version
    says(sitting, other, f"catch {seat_letter(offender)}", version)
    assert state_of(sitting).offender is None
    assert state_of(sitting).banned == (offender,)
    assert sitting.table.match.turn == turn


def test_of_two_who_catch_at_once_the_second_changes_nothing() -> None:
    sitting, turn, offender, other = jumped()
    said = f"catch {seat_letter(offender)}"
    says(sitting, other, said)
    assert refusal(sitting, turn, said) == "caught-already"


def test_a_catch_that_comes_after_the_finishing_discard_is_too_late() -> None:
    sitting, turn, offender, _ = jumped()
    end = next(move for move in moves_of(sitting, offender) if ">d" in move)
    version = sitting.table.state.version
    says(sitting, offender, end)
    assert sitting.table.match.turn == (offender + 1) % 3
    late = ask.Move(move=f"catch {seat_letter(offender)}", version=version)
    assert sitting.refused(sitting.at(turn), late) == "nobody-to-catch"
    assert state_of(sitting).banned == ()


def test_what_is_played_still_quotes_the_round_it_is_based_on() -> None:
    sitting, _, offender, _ = jumped()
    stale = ask.Move(move="draw1", version=sitting.table.state.version - 1)
    assert sitting.refused(sitting.at(offender), stale) == "stale"


def test_a_wrong_catch_costs_nothing() -> None:
    sitting = seated()
    before = truth(sitting.table)
    for seat in range(3):
        for suspect in range(3):
            code = "catches-itself" if suspect == seat else "nobody-to-catch"
            assert refusal(sitting, seat, f"catch {seat_letter(suspect)}") == code
    assert truth(sitting.table) == before


def test_an_offender_who_is_gone_can_be_caught_and_the_bot_in_their_place_plays_nothing() -> None:
    sitting, turn, offender, _ = jumped()
    sitting.depart(sitting.at(offender))
    sitting.later(ALONE.grace)
    while sitting.duty() is not None:
        sitting.perform()
    assert stand_in(sitting.table, offender) == "away"
    assert state_of(sitting).offender == offender
    assert refusal(sitting, turn, "draw5") == "interrupted"
    says(sitting, turn, f"catch {seat_letter(offender)}")
    says(sitting, turn, "draw5")


# Taking back


def seed_where(wanted: Callable[[Sitting], bool]) -> Sitting:
    """A round whose deal is as wanted."""
    return next(sitting for seed in count() if wanted(sitting := seated(seed=seed)))


def lays_from_hand(sitting: Sitting, seat: int) -> list[str]:
    says(sitting, seat, "draw5")
    return [move for move in moves_of(sitting, seat) if move[0] == "h" and ">d" not in move]


def test_nobody_takes_back_what_was_laid_out_of_turn() -> None:
    def begins(sitting: Sitting) -> bool:
        return bool(lays_from_hand(sitting, left_of(sitting)))

    sitting = seed_where(begins)
    turn, offender = sitting.table.match.turn or 0, left_of(sitting)
    lay = next(move for move in moves_of(sitting, offender) if move[0] == "h" and ">d" not in move)
    says(sitting, offender, lay)
    for seat in (turn, offender):
        taking_back = ask.Undo(version=sitting.table.state.version)
        assert sitting.refused(sitting.at(seat), taking_back) == "nothing-to-undo"
    says(sitting, turn, f"catch {seat_letter(offender)}")
    taking_back = ask.Undo(version=sitting.table.state.version)
    assert sitting.refused(sitting.at(turn), taking_back) == "nothing-to-undo"


def test_a_lay_in_turn_is_taken_back_and_drawing_is_open_again() -> None:
    def lays(sitting: Sitting) -> bool:
        sitting.move("draw5")
        return sitting.can_lay() is not None

    sitting = seed_where(lays)
    sitting.move(sitting.can_lay())
    assert "draw1" not in moves_of(sitting, sitting.table.match.turn or 0)
    sitting.undo()
    assert "draw1" in moves_of(sitting, sitting.table.match.turn or 0)


# Talking


SIX = Settings(seats=6, teams=("AD", "BE", "CF"), options=BY_HAND, chat=True)
SAY = ask.Say(text="Keep the wild!")
SHOW = ask.Emote(emote="think")
TALK = pytest.mark.parametrize("talk", [SAY, SHOW], ids=["chat", "emote"])


def turn_comes_to(sitting: Sitting, seat: int) -> None:
    """People and bots play until it is somebody's turn."""
    for _ in range(200):
        if sitting.table.match.turn == seat:
            return
        if sitting.at(sitting.table.match.turn or 0):
            sitting.move()
        else:
            sitting.perform()
    raise AssertionError("the turn does not come")


def judgements(sitting: Sitting) -> list[str]:
    """What the bots say of a call, with their seats, until it is settled."""
    said = []
    while state_of(sitting).call is not None:
        duty = sitting.duty()
        assert duty is not None
        if not isinstance(duty.what, ask.BotMove):
            break
        assert sitting.table.state.call is not None
        assert duty.at_ms == sitting.table.state.call.at_ms + PACE
        said.append(f"{seat_letter(duty.what.seat)}:{duty.what.move}")
        sitting.perform()
    return said


def with_teams(people: int = 2) -> tuple[Sitting, int]:
    """Ann's and Bob's partners are bots, and it is the turn of Bob's: what Bob says counts."""
    sitting = seated(TOGETHER, people)
    turn_comes_to(sitting, 3)
    return sitting, len(state_of(sitting).round.stocks[1])


@TALK
def test_s24_a_bot_owns_up_for_its_partner_who_talked_in_its_turn(talk: ask.Command) -> None:
    sitting, stock = with_teams()
    sitting.do("bob", talk)
    says(sitting, 0, "advice B")
    assert judgements(sitting) == ["D:agree"]
    assert len(state_of(sitting).round.stocks[1]) == stock + 2


def test_s24_a_bot_owns_up_to_nothing_that_was_not_said() -> None:
    sitting, stock = with_teams()
    says(sitting, 0, "advice B")
    assert judgements(sitting) == ["D:disagree"]
    # Bob could still own up.
    assert state_of(sitting).call is not None
    says(sitting, 1, "disagree")
    assert state_of(sitting).call is None
    assert len(state_of(sitting).round.stocks[1]) == stock


@TALK
def test_s24_what_was_said_in_an_earlier_turn_is_no_advice(talk: ask.Command) -> None:
    sitting = seated(TOGETHER, 2)
    turn_comes_to(sitting, 2)
    sitting.do("bob", talk)
    turn_comes_to(sitting, 3)
    says(sitting, 0, "advice B")
    assert judgements(sitting) == ["D:disagree"]


def test_s24_what_the_seat_on_turn_says_is_no_advice() -> None:
    sitting = seated(TOGETHER, 2)
    turn_comes_to(sitting, 1)
    sitting.do("bob", SAY)
    assert refusal(sitting, 0, "advice B") == "on-turn-may-speak"
    assert not sitting.table.chairs[1].talked


def test_s24_what_the_accused_says_of_it_is_no_advice() -> None:
    sitting, _ = with_teams()
    says(sitting, 0, "advice B")
    sitting.do("bob", ask.Say(text="I did not!"))
    assert judgements(sitting) == ["D:disagree"]


def test_s24_what_was_said_before_the_round_is_no_advice() -> None:
    sitting = Sitting(TOGETHER)
    sitting.sit("ann", "bob")
    sitting.do("bob", ask.Say(text="Good luck!"))
    sitting.start()
    turn_comes_to(sitting, 3)
    says(sitting, 0, "advice B")
    assert judgements(sitting) == ["D:disagree"]


@pytest.mark.parametrize("talked", [True, False])
def test_s24_bots_on_neither_side_judge_by_what_was_said_in_the_turn(talked: bool) -> None:
    sitting = seated(SIX, 2)
    turn_comes_to(sitting, 4)
    if talked:
        sitting.do("bob", SHOW)
    stock = len(state_of(sitting).round.stocks[1])
    says(sitting, 0, "advice B")
    # C and F are on neither side; one who does not agree is half of them.
    assert judgements(sitting)[:1] == (["C:agree"] if talked else ["C:disagree"])
    assert state_of(sitting).call is None
    assert len(state_of(sitting).round.stocks[1]) == stock + 2 * talked


def test_s24_partners_cannot_fine_somebody_again_and_again_at_a_table() -> None:
    sitting = seated(TOGETHER, 4)
    turn = sitting.table.match.turn
    assert turn is not None
    left, partner, right = ((turn + step) % 4 for step in (1, 2, 3))
    sitting.do(sitting.at(turn), SAY)
    stocks = state_of(sitting).round.stocks
    for _ in range(3):
        assert refusal(sitting, left, f"advice {seat_letter(turn)}") == "on-turn-may-speak"
        assert refusal(sitting, right, "agree") == "no-advice-called"
    says(sitting, left, f"advice {seat_letter(partner)}")
    assert refusal(sitting, right, "agree") == "not-asked-to-judge"
    assert state_of(sitting).round.stocks == stocks


def test_s24_a_call_lapses_with_the_turn_and_everybody_is_told() -> None:
    sitting = seated(TOGETHER, 4)
    turn = sitting.table.match.turn
    assert turn is not None
    accused = (turn + 2) % 4
    says(sitting, (turn + 1) % 4, f"advice {seat_letter(accused)}")
    says(sitting, turn, "draw5")
    says(sitting, turn, next(move for move in moves_of(sitting, turn) if ">d" in move))
    assert state_of(sitting).call is None
    assert sitting.table.state.call is None
    lapsed = {"type": "AdviceLapsed", "accused": seat_letter(accused)}
    for told in sitting.frames.values():
        assert lapsed in json.loads(told[-1])["happened"]
    assert truth(sitting.read_back()) == truth(sitting.table)


def test_s24_whoever_talks_is_remembered_through_a_restart() -> None:
    sitting, _ = with_teams()
    sitting.do("bob", SHOW)
    assert [chair.talked for chair in sitting.read_back().chairs] == [False, True, False, False]


def test_a_judgement_is_of_the_call_that_it_was_meant_for() -> None:
    sitting = seated(SIX_PEOPLE, 6)
    turn = sitting.table.match.turn
    assert turn is not None
    caller, first, second = ((turn + step) % 6 for step in (1, 2, 4))
    says(sitting, caller, f"advice {seat_letter(first)}")
    version = sitting.table.state.version
    sitting.do(sitting.on_turn, ask.Move(move="draw5", version=version))
    # Others have played meanwhile, and it is still the same call.
    for seat in (turn, first, second):
        says(sitting, seat, "disagree", version=version)
    says(sitting, caller, f"advice {seat_letter(second)}")
    late = ask.Move(move="agree", version=version)
    assert sitting.refused(sitting.at(first), late) == "stale"
    assert state_of(sitting).call is not None


# Around a match


@pytest.mark.parametrize("settings", [THREE, ALONE], ids=["enforced", "tabletop"])
def test_a_match_that_ends_out_of_turn_leaves_nothing_to_the_next(settings: Settings) -> None:
    sitting, _, _, _ = jumped(people=2)
    for who in ("ann", "bob"):
        sitting.do(who, ask.Agree())
    sitting.do("ann", ask.Rematch())
    sitting.do("ann", ask.ChangeSettings(settings=settings))
    sitting.start()
    while sitting.at(sitting.table.match.turn or 0):
        sitting.move()
    duty = sitting.duty()
    assert duty is not None
    assert isinstance(duty.what, LetBotMove)


@pytest.mark.parametrize("asleep", [False, True])
def test_nobody_notices_anything_faster_for_a_pause(asleep: bool) -> None:
    sitting = seated(people=1)
    while sitting.table.match.turn == 0:
        sitting.move()
    says(sitting, 0, "draw1")
    before = sitting.duty()
    assert before is not None
    if asleep:
        sitting.depart("ann")
        sitting.later(60)
        sitting.arrive("ann")
    else:
        sitting.do("ann", ask.Pause())
        sitting.later(60)
        sitting.do("ann", ask.Pause(pause=False))
    after = sitting.duty()
    assert after is not None
    assert after.what == before.what
    assert after.at_ms == before.at_ms + 60 * SECOND


def test_a_turn_out_of_turn_counts_for_who_played_it() -> None:
    sitting, turn, offender, _ = jumped()
    sitting.later(100)
    says(sitting, offender, next(one for one in moves_of(sitting, offender) if ">d" in one))
    for who in PEOPLE[:3]:
        sitting.do(who, ask.Agree())
    seats = sitting.past().statistics().seats
    assert (seats[offender].seconds, seats[offender].turns) == (100, 1)
    # It was theirs by right, and they lost it.
    assert (seats[turn].seconds, seats[turn].turns) == (0, 1)


def test_nobody_moves_for_another_seat() -> None:
    sitting = seated()
    assert refusal(sitting, 2, "A:draw2") == "not-your-seat"
    assert refusal(sitting, 2, "C:catch A") == "nobody-to-catch"


# Bots


def test_bots_draw_what_is_missing_and_wait_while_their_turn_is_taken() -> None:
    sitting = seated(people=1)
    while sitting.table.match.turn == 0:
        sitting.move()
    turn = sitting.table.match.turn
    assert turn is not None
    assert sitting.duty() == Duty(sitting.now + PACE, LetBotMove(turn, "casual"))
    says(sitting, 0, "draw1")
    duty = sitting.duty()
    assert duty is not None
    assert isinstance(duty.what, ask.BotMove)
    assert duty.what.move == "catch A"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("level", [*ATTENTION, "skilled:0.5", "somebody.elses:Bot"])
def test_bots_whose_turn_was_taken_catch_it_in_the_end_the_better_the_sooner(level: str) -> None:
    sitting = seated(people=1)
    while sitting.table.match.turn == 0:
        sitting.move()
    says(sitting, 0, "draw1")
    turn = sitting.table.match.turn
    for seat in (1, 2):
        sitting.table = sitting.table.with_chair(seat, bot=level)
    soon: list[float] = []
    late: list[float] = []
    attention = ATTENTION.get(level.partition(":")[0], ATTENTION["casual"])
    tables = 300
    for number in range(tables):
        # Whether somebody notices differs from table to table.
        found = {move.seat: at for at, move in noticed(replace(sitting.table, code=f"T{number}"))}
        assert turn in found
        for seat, at_ms in found.items():
            after = (at_ms - sitting.now) / PACE / attention.moves
            if after < 1.7 or seat != turn:
                soon.append(after)
            else:
                late.append(after / LATE_FACTOR)
    assert len(soon) / (2 * tables) == pytest.approx(attention.rate, abs=0.1)
    assert len(late) / tables == pytest.approx(1 - attention.rate, abs=0.1)
    for times in (soon, late):
        assert min(times) == pytest.approx(0.6, abs=0.12)
        assert max(times) == pytest.approx(1.6, abs=0.12)


def test_bots_at_such_a_table_play_matches_to_their_end() -> None:
    sitting = Sitting(msgspec.structs.replace(ALONE, target=None))
    sitting.arrive("ann")
    sitting.start()
    sitting.play_until("over")
    assert truth(sitting.read_back()) == truth(sitting.table)


def test_a_table_in_the_middle_of_it_is_read_back_from_its_log() -> None:
    sitting, _, _, _ = jumped()
    assert truth(sitting.read_back()) == truth(sitting.table)


def test_better_bots_notice_more_and_sooner() -> None:
    assert tuple(ATTENTION) == LEVELS
    of_levels = [*ATTENTION.values()]
    for weaker, better in pairwise(of_levels):
        assert 0 < weaker.rate < better.rate < 1
        assert weaker.moves > better.moves > 1
    assert ATTENTION["expert"].rate >= 0.8


def test_a_hint_says_to_draw_first_and_to_catch_who_is_in_the_way() -> None:
    sitting = seated()
    turn = sitting.table.match.turn
    assert turn is not None

    def hint() -> str:
        version = sitting.table.state.version
        with pytest.raises(Refused) as refused:
            seat_for_hint(sitting.table, guest(sitting.at(turn)), version)
        return refused.value.refusal.code

    assert hint() == "draw-first"
    says(sitting, (turn + 1) % 3, "draw1")
    assert hint() == "interrupted"
    says(sitting, turn, f"catch {seat_letter((turn + 1) % 3)}")
    says(sitting, turn, "draw5")
    version = sitting.table.state.version
    assert seat_for_hint(sitting.table, guest(sitting.at(turn)), version) == turn
