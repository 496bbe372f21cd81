"""Away, stood in for, out of time, paused, asleep: what a table does by itself, and when."""

from __future__ import annotations

import msgspec
import pytest

from stockpile.table import commands as ask
from stockpile.table.decide import deeds
from stockpile.table.duties import PAUSE_BETWEEN_ROUNDS_MOVES, Duty, LetBotMove
from stockpile.table.facts import HostChanged, PauseAgreed, StoodIn, TookOver
from stockpile.table.settings import PACES_MS, Clock, Settings
from stockpile.table.show import ShownClock, show_round, show_table
from tests.table.sitting import NODE, SECOND, SMALL, THREE, Sitting, in_phase, stand_in

GRACE = SMALL.grace * SECOND
CLOCKED = msgspec.structs.replace(SMALL, clock=Clock(turn=30, reserve=20))
BOB = 1


def away_until(sitting: Sitting, seat: int = BOB) -> int | None:
    """The countdown that everybody sees."""
    return show_table(sitting.table).chairs[seat].away_until


def clock(sitting: Sitting) -> ShownClock | None:
    shown = show_round(sitting.table, None)
    assert shown is not None
    return shown.clock


def against_a_bot(settings: Settings = SMALL) -> Sitting:
    """Ann plays against a bot, which is on turn."""
    sitting = Sitting(settings)
    sitting.sit("ann")
    sitting.start()
    while sitting.table.match.turn != BOB:
        sitting.move(sitting.moves[-1])
    return sitting


# Bots


@pytest.mark.parametrize("pace", PACES_MS)
def test_a_bot_takes_the_tables_time_for_a_move(pace: str) -> None:
    sitting = against_a_bot(msgspec.structs.replace(SMALL, pace=pace))
    assert sitting.duty() == Duty(sitting.now + PACES_MS[pace], LetBotMove(BOB, "casual"))


def test_a_table_where_a_person_has_to_move_has_nothing_to_do() -> None:
    assert in_phase("playing").duty() is None
    assert in_phase("gathering").duty() is None
    assert in_phase("between").duty() is None
    assert in_phase("over").duty() is None


def test_a_bots_move_for_an_earlier_version_or_a_persons_seat_is_refused() -> None:
    sitting = against_a_bot()
    move, version = sitting.moves[0], sitting.table.state.version
    assert sitting.refused("", ask.BotMove(0, move, version)) == "stale"
    assert sitting.refused("", ask.BotMove(BOB, move, version - 1)) == "stale"
    sitting.pause()
    assert sitting.refused("", ask.BotMove(BOB, move, version)) == "stale"
    sitting.do("ann", ask.Pause(pause=False))
    sitting.do("", ask.BotMove(BOB, move, version))
    assert sitting.refused("", ask.BotMove(BOB, move, version)) == "stale"


def test_bots_leave_people_time_to_look_between_two_rounds() -> None:
    sitting = Sitting(SMALL)
    sitting.arrive("ann")
    sitting.do("ann", ask.Start())
    while sitting.phase() == "playing":
        sitting.perform()
    assert sitting.duty() == Duty(
        sitting.now + PAUSE_BETWEEN_ROUNDS_MOVES * PACES_MS["normal"], ask.NextRound()
    )
    sitting.perform()
    assert sitting.table.match.round == 2


def test_a_round_does_not_start_by_itself_while_somebody_is_not_ready() -> None:
    sitting = in_phase("between")
    assert sitting.refused("", ask.NextRound()) == "stale"


# Away


def test_a_bot_stands_in_after_the_grace_and_the_person_takes_over_again() -> None:
    sitting = in_phase("playing")
    sitting.later(5)
    assert away_until(sitting) is None
    sitting.depart("bob")
    assert away_until(sitting) == sitting.now + GRACE
    assert sitting.duty() == Duty(sitting.now + GRACE, ask.StandIn(BOB, "away"))
    sitting.later(10)
    sitting.do("eve", ask.Emote(emote="think"))
    assert away_until(sitting) == sitting.now + GRACE - 10 * SECOND
    sitting.perform()
    assert sitting.facts(StoodIn) == [StoodIn("B", "away")]
    assert away_until(sitting) is None
    assert show_table(sitting.table).chairs[BOB].stand_in == "away"
    assert sitting.duty() == Duty(sitting.now + PACES_MS["normal"], LetBotMove(BOB, "casual"))
    sitting.perform()
    sitting.arrive("bob")
    assert sitting.facts(TookOver) == [TookOver("B")]
    assert show_table(sitting.table).chairs[BOB].stand_in is None
    assert sitting.duty() is None


def test_who_is_back_within_the_grace_is_not_stood_in_for() -> None:
    sitting = in_phase("playing")
    sitting.depart("bob")
    sitting.later(59)
    sitting.arrive("bob")
    assert sitting.duty() is None
    assert sitting.refused("", ask.StandIn(BOB, "away")) == "stale"
    assert sitting.facts(StoodIn) == []
    sitting.depart("bob")
    assert away_until(sitting) == sitting.now + GRACE


def test_one_of_two_connections_lost_is_not_away() -> None:
    sitting = in_phase("playing")
    sitting.arrive("bob", node="node-2")
    sitting.depart("bob", node="node-1")
    assert away_until(sitting) is None
    assert sitting.duty() is None


def test_nobody_is_stood_in_for_twice_or_outside_a_match() -> None:
    sitting = in_phase("playing")
    sitting.depart("bob")
    sitting.perform()
    assert sitting.refused("", ask.StandIn(BOB, "away")) == "stale"
    sitting = in_phase("over")
    sitting.depart("bob")
    assert away_until(sitting) is None
    assert sitting.duty() is None
    assert sitting.refused("", ask.StandIn(BOB, "away")) == "stale"


def test_several_who_are_away_are_stood_in_for_one_after_the_other() -> None:
    sitting = Sitting(THREE)
    sitting.sit("ann", "bob", "cleo")
    sitting.start()
    sitting.depart("cleo")
    sitting.later(5)
    sitting.depart("bob")
    while len(sitting.facts(StoodIn)) < 2:
        if sitting.table.match.turn == 0:
            sitting.move(sitting.moves[-1])
        else:
            sitting.perform()
    assert sitting.facts(StoodIn) == [StoodIn("C", "away"), StoodIn("B", "away")]


def test_a_move_by_ones_own_hand_takes_over_from_the_stand_in() -> None:
    sitting = in_phase("playing", CLOCKED)
    sitting.perform()
    move = ask.Move(move=sitting.moves[-1], version=sitting.table.state.version)
    entry = sitting.do("bob", move)
    assert entry is not None
    assert entry.facts[0] == TookOver("B")
    assert stand_in(sitting.table, BOB) is None


def test_a_stand_in_stays_through_the_next_rounds() -> None:
    sitting = in_phase("playing")
    sitting.depart("bob")
    sitting.perform()
    while sitting.phase() == "playing":
        sitting.move()
    sitting.ready("ann")
    assert sitting.phase() == "playing"
    assert stand_in(sitting.table, BOB) == "away"


def test_who_stands_up_while_away_leaves_a_bot_behind_and_no_countdown() -> None:
    sitting = in_phase("playing")
    sitting.depart("bob")
    sitting.do("ann", ask.Remove(person=2))
    assert away_until(sitting) is None
    duty = sitting.duty()
    assert duty is not None
    assert isinstance(duty.what, LetBotMove)


# The clock


def test_the_clock_gives_a_turn_and_then_the_reserve() -> None:
    sitting = in_phase("playing", CLOCKED)
    began = sitting.now
    assert clock(sitting) == ShownClock("B", began + 30 * SECOND, began + 50 * SECOND)
    assert sitting.duty() == Duty(began + 50 * SECOND, ask.StandIn(BOB, "clock"))
    sitting.later(35)
    if (lay := sitting.can_lay()) is not None:
        sitting.move(lay)
        assert clock(sitting) == ShownClock("B", began + 30 * SECOND, began + 50 * SECOND)
    sitting.move(sitting.moves[-1])
    assert clock(sitting) == ShownClock("A", sitting.now + 30 * SECOND, sitting.now + 50 * SECOND)
    sitting.move(sitting.moves[-1])
    assert clock(sitting) == ShownClock("B", sitting.now + 30 * SECOND, sitting.now + 45 * SECOND)


def test_the_reserve_is_used_up_and_comes_back_with_the_next_round() -> None:
    sitting = in_phase("playing", CLOCKED)
    sitting.later(45)
    sitting.move(sitting.moves[-1])
    sitting.move(sitting.moves[-1])
    sitting.later(34)
    sitting.move(sitting.moves[-1])
    assert sitting.table.chairs[BOB].reserve_ms == SECOND
    sitting.move(sitting.moves[-1])
    sitting.perform()
    assert sitting.facts(StoodIn) == [StoodIn("B", "clock")]
    assert sitting.table.chairs[BOB].reserve_ms == 0
    sitting.do("bob", ask.Back())
    while sitting.phase() == "playing":
        sitting.move()
    sitting.start()
    assert [chair.reserve_ms for chair in sitting.table.chairs] == [20 * SECOND] * 2


def test_who_lets_the_clock_run_out_has_no_reserve_left_after_taking_over() -> None:
    sitting = in_phase("playing", CLOCKED)
    sitting.perform()
    assert clock(sitting) is None  # A bot plays now.
    sitting.later(3)
    sitting.do("bob", ask.Back())
    assert clock(sitting) == ShownClock("B", sitting.now + 30 * SECOND, sitting.now + 30 * SECOND)


def test_coming_back_does_not_take_over_from_a_stand_in_of_the_clock() -> None:
    sitting = in_phase("playing", CLOCKED)
    sitting.perform()
    sitting.depart("bob")
    sitting.arrive("bob")
    assert stand_in(sitting.table, BOB) == "clock"
    assert sitting.refused("ann", ask.Back()) == "not-away"
    sitting.do("bob", ask.Back())
    assert sitting.refused("bob", ask.Back()) == "not-away"


def test_the_clock_that_ran_out_for_a_turn_that_is_over_is_refused() -> None:
    sitting = in_phase("playing", CLOCKED)
    sitting.move(sitting.moves[-1])
    assert sitting.refused("", ask.StandIn(BOB, "clock")) == "stale"


def test_bots_and_tables_without_a_clock_show_none() -> None:
    assert clock(in_phase("playing")) is None
    assert clock(against_a_bot(CLOCKED)) is None
    sitting = in_phase("between", CLOCKED)
    assert clock(sitting) is None


# Pause


def test_a_pause_comes_when_everybody_here_wants_it_and_anybody_ends_it() -> None:
    sitting = Sitting(THREE)
    sitting.sit("ann", "bob")  # and a bot, which is not asked
    sitting.play_until("playing")
    sitting.do("bob", ask.Pause())
    assert sitting.facts(PauseAgreed) == [PauseAgreed("B", True)]
    assert [chair.pauses for chair in show_table(sitting.table).chairs] == [False, True, False]
    assert sitting.do("bob", ask.Pause()) is None
    sitting.do("bob", ask.Pause(pause=False))
    sitting.do("ann", ask.Pause())
    assert not show_table(sitting.table).paused
    sitting.do("bob", ask.Pause())
    shown = show_table(sitting.table)
    assert shown.paused
    assert not any(chair.pauses for chair in shown.chairs)
    sitting.do("bob", ask.Pause(pause=False))
    assert not show_table(sitting.table).paused


def test_who_goes_away_no_longer_stands_against_a_pause() -> None:
    sitting = in_phase("playing")
    sitting.do("bob", ask.Pause())
    sitting.depart("ann")
    assert sitting.duty() == Duty(sitting.now, ask.TakePause())
    sitting.perform()
    assert show_table(sitting.table).paused
    assert sitting.refused("", ask.TakePause()) == "stale"


def test_a_host_who_watches_pauses_bots_and_cannot_stop_people() -> None:
    sitting = Sitting(SMALL)
    sitting.arrive("ann")
    sitting.do("ann", ask.Start())
    sitting.do("ann", ask.Pause())
    assert show_table(sitting.table).paused
    sitting = Sitting(SMALL)
    sitting.arrive("ann")
    sitting.sit("bob")
    sitting.start()
    assert sitting.refused("ann", ask.Pause()) == "not-seated"
    assert "pause" not in deeds(sitting.table, None, host=True)


def test_a_pause_stops_the_clock_the_bots_and_every_countdown() -> None:
    sitting = in_phase("playing", CLOCKED)
    began = sitting.now
    sitting.depart("eve")
    sitting.later(10)
    sitting.pause()
    assert sitting.duty() is None
    assert show_table(sitting.table).paused
    move = ask.Move(move=sitting.moves[-1], version=sitting.table.state.version)
    assert sitting.refused("bob", move) == "paused"
    assert sitting.refused("", ask.StandIn(BOB, "clock")) == "stale"
    assert sitting.refused("ann", ask.Pause()) == "paused"
    sitting.later(3600)
    sitting.do("ann", ask.Pause(pause=False))
    assert clock(sitting) == ShownClock("B", began + 3630 * SECOND, began + 3650 * SECOND)
    assert not show_table(sitting.table).paused
    assert sitting.refused("ann", ask.Pause(pause=False)) == "not-paused"


def test_grace_goes_on_after_a_pause_with_what_was_left_of_it() -> None:
    sitting = in_phase("playing")
    sitting.depart("bob")
    sitting.later(20)
    sitting.pause()
    assert away_until(sitting) is None
    sitting.later(600)
    sitting.do("ann", ask.Pause(pause=False))
    assert away_until(sitting) == sitting.now + GRACE - 20 * SECOND


def test_who_goes_during_a_pause_has_the_whole_grace_after_it() -> None:
    sitting = in_phase("playing")
    sitting.pause()
    sitting.later(600)
    sitting.depart("bob")
    sitting.later(100)
    sitting.do("ann", ask.Pause(pause=False))
    assert away_until(sitting) == sitting.now + GRACE


def test_a_bot_does_not_move_during_a_pause() -> None:
    sitting = against_a_bot()
    sitting.pause()
    assert sitting.duty() is None
    sitting.do("ann", ask.Pause(pause=False))
    assert sitting.duty() is not None


def test_a_paused_table_starts_no_round_until_it_goes_on() -> None:
    sitting = in_phase("between")
    sitting.pause()
    sitting.ready("ann", "bob")
    assert sitting.phase() == "between"
    assert sitting.duty() is None
    assert sitting.refused("", ask.NextRound()) == "stale"
    sitting.do("ann", ask.Pause(pause=False))
    sitting.perform()
    assert sitting.phase() == "playing"


def test_a_host_who_starts_a_round_ends_the_pause() -> None:
    sitting = in_phase("between")
    sitting.pause()
    sitting.do("ann", ask.Start())
    assert not show_table(sitting.table).paused


# Sleep


def test_a_table_that_everybody_left_sleeps_and_its_bots_stop() -> None:
    sitting = against_a_bot()
    assert sitting.duty() is not None
    sitting.depart("ann")
    assert sitting.duty() is None
    sitting.later(14 * 86_400)
    assert sitting.duty() is None
    sitting.arrive("ann")
    assert sitting.table.awake
    duty = sitting.duty()
    assert duty is not None
    assert isinstance(duty.what, LetBotMove)


def test_nobodys_time_runs_while_a_table_sleeps() -> None:
    sitting = in_phase("playing", CLOCKED)
    began = sitting.now
    sitting.later(10)
    sitting.depart("eve", "ann", "bob")
    sitting.later(86_400)
    sitting.arrive("ann")
    shown = clock(sitting)
    assert shown is not None
    assert shown.turn_ends == began + (86_400 + 30) * SECOND
    assert away_until(sitting) == sitting.now + GRACE
    assert sitting.duty() == Duty(sitting.now + 40 * SECOND, ask.StandIn(BOB, "clock"))


def test_sleeping_through_a_pause_counts_once() -> None:
    sitting = in_phase("playing", CLOCKED)
    began = sitting.now
    sitting.pause()
    sitting.later(10)
    sitting.depart("eve", "ann", "bob")
    sitting.later(1000)
    sitting.arrive("ann")
    sitting.later(10)
    sitting.do("ann", ask.Pause(pause=False))
    shown = clock(sitting)
    assert shown is not None
    assert shown.turn_ends == began + (1020 + 30) * SECOND
    assert away_until(sitting) == sitting.now + GRACE


# Hosts


def test_a_host_who_is_away_too_long_is_followed_by_somebody_who_is_there() -> None:
    for phase in ("gathering", "over"):
        sitting = in_phase(phase)
        sitting.depart("ann")
        assert sitting.duty() == Duty(sitting.now + GRACE, ask.PassHost())
        sitting.perform()
        assert sitting.facts(HostChanged) == [HostChanged(2)]
        sitting.arrive("ann")
        assert sitting.refused("ann", ask.MakeHost(person=1)) == "not-the-host"


def test_a_host_who_is_back_in_time_stays_the_host() -> None:
    sitting = in_phase("gathering")
    sitting.depart("ann")
    sitting.later(30)
    sitting.arrive("ann")
    assert sitting.duty() is None
    assert sitting.refused("", ask.PassHost()) == "stale"


def test_a_host_who_paused_and_went_away_does_not_leave_the_table_standing_still() -> None:
    sitting = in_phase("playing")
    sitting.pause()
    sitting.depart("ann")
    assert sitting.duty() == Duty(sitting.now + GRACE, ask.PassHost())
    sitting.perform()
    assert sitting.duty() is None
    sitting.do("bob", ask.Pause(pause=False))
    assert sitting.duty() is not None  # Ann is away now.


def test_a_table_keeps_its_host_while_it_sleeps_and_for_the_grace_after_that() -> None:
    sitting = in_phase("gathering")
    sitting.depart("ann", "bob", "eve")
    sitting.later(86_400)
    sitting.arrive("bob")
    assert sitting.table.state.host == 1
    assert sitting.duty() == Duty(sitting.now + GRACE, ask.PassHost())
    sitting.perform()
    assert sitting.table.state.host == 2


def test_nobodys_time_runs_while_no_server_does() -> None:
    settings = Settings(options={"stock": 3}, clock=Clock(turn=30, reserve=60))
    sitting = in_phase("playing", settings)
    sitting.later(10)
    sitting.do("eve", ask.Emote(emote="think"))
    # The server is killed, and started again an hour later.
    sitting.later(3600)
    sitting.do("", ask.ForgetNodes(frozenset({NODE})))
    sitting.later(5)
    sitting.arrive("ann", "bob", node="another")
    duty = sitting.duty()
    assert duty is not None
    assert duty.what == ask.StandIn(sitting.table.match.turn or 0, "clock")
    assert duty.at_ms - sitting.now == (30 + 60 - 10) * SECOND


def test_a_match_does_not_wait_for_who_has_been_away_too_long() -> None:
    sitting = Sitting(SMALL)
    sitting.arrive("bob")
    sitting.sit("ann", "bob")
    sitting.depart("bob")
    assert away_until(sitting) == sitting.now + GRACE
    assert [*sitting.table.waiting_for] == [BOB]
    assert sitting.refused("ann", ask.Start()) == "not-everybody-ready"
    assert sitting.duty() == Duty(sitting.now + GRACE, ask.StandIn(BOB, "away"))
    sitting.perform()
    assert not sitting.table.waiting_for
    sitting.do("ann", ask.Start())
    assert sitting.table.chairs[BOB].played_by_bot
