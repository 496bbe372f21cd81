"""Sitting, standing, hosting, and what becomes of a seat."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from stockpile.table import commands as ask
from stockpile.table.decide import open_table
from stockpile.table.decide.seats import OFFER_LASTS_MS
from stockpile.table.facts import (
    BotSeated,
    ChainMade,
    HostChanged,
    Joined,
    LookChosen,
    MatchClosed,
    Named,
    Removed,
    SeatMoved,
    Stood,
    TookOver,
)
from stockpile.table.fold import fold
from stockpile.table.history import so_far
from stockpile.table.settings import Clock, Settings
from stockpile.table.show import show_round, show_table
from stockpile.table.state import MAX_PEOPLE, Chair, new_table
from tests.table.sitting import (
    NODE,
    SECOND,
    SINGLE,
    SMALL,
    START,
    THREE,
    Sitting,
    guest,
    in_phase,
    is_here,
    stand_in,
    truth,
)


def sides(sitting: Sitting) -> list[str | None]:
    """Who has each seat: a name, a bot's level, or nobody."""
    return [
        sitting.name(chair.person) if chair.person is not None else chair.bot
        for chair in sitting.table.chairs
    ]


def with_clock(settings: Settings, turn: int = 30, reserve: int = 10) -> Settings:
    return msgspec.structs.replace(settings, clock=Clock(turn, reserve))


# Before a match


def test_who_opens_a_table_is_its_host_and_sits_nowhere_yet() -> None:
    sitting = Sitting(THREE)
    shown = show_table(sitting.table)
    assert shown.host == 1
    assert shown.phase == "gathering"
    assert sides(sitting) == [None, None, None]
    assert shown.people == ()  # Ann has opened it, and is still to come.
    sitting.arrive("ann")
    assert [(one.name, one.present, one.seat) for one in show_table(sitting.table).people] == [
        ("Ann", True, None)
    ]


def test_before_a_match_people_change_seats_as_they_like() -> None:
    sitting = Sitting(THREE)
    sitting.sit("ann", "bob")
    sitting.do("bob", ask.Sit(seat="C"))
    assert sides(sitting) == ["ann", None, "bob"]
    assert sitting.refused("bob", ask.Sit(seat="A")) == "seat-taken"
    sitting.do("ann", ask.Stand())
    sitting.do("bob", ask.Sit(seat="A"))
    assert sides(sitting) == ["bob", None, None]


def test_changing_the_seat_takes_back_being_ready() -> None:
    sitting = Sitting(THREE)
    sitting.sit("ann", "bob")
    sitting.ready("bob")
    sitting.do("bob", ask.Sit(seat="C"))
    assert not any(chair.ready or chair.contribution for chair in sitting.table.chairs)


def test_a_bot_gives_its_seat_to_a_person_before_a_match() -> None:
    sitting = Sitting(THREE)
    sitting.sit("ann")
    sitting.arrive("bob")
    sitting.do("ann", ask.Bot(seat="B"))
    sitting.do("ann", ask.Bot(seat="C", level="random"))
    sitting.do("ann", ask.Bot(seat="B", level="baseline"))
    assert sides(sitting) == ["ann", "baseline", "random"]
    sitting.do("bob", ask.Sit(seat="B"))
    assert sides(sitting) == ["ann", "bob", "random"]
    sitting.do("ann", ask.Clear(seat="C"))
    assert sides(sitting) == ["ann", "bob", None]
    assert sitting.refused("ann", ask.Clear(seat="C")) == "seat-empty"
    sitting.do("ann", ask.Clear(seat="B"))
    assert sides(sitting) == ["ann", None, None]
    assert sitting.refused("ann", ask.Bot(seat="B", level="genius")) == "unknown-bot"


def test_empty_chairs_are_taken_by_bots_of_the_tables_level_at_the_start() -> None:
    sitting = Sitting(msgspec.structs.replace(THREE, bots="random"))
    sitting.sit("ann")
    entry = sitting.start()
    assert [fact for fact in entry.facts if isinstance(fact, BotSeated)] == [
        BotSeated("B", "random"),
        BotSeated("C", "random"),
    ]
    assert sides(sitting) == ["ann", "random", "random"]


def test_a_host_who_only_watches_lets_bots_play() -> None:
    sitting = Sitting(THREE)
    sitting.arrive("ann")
    sitting.do("ann", ask.Start())
    assert sides(sitting) == ["casual"] * 3
    while sitting.phase() == "playing":
        sitting.perform()
    assert sitting.phase() == "between"


def test_fewer_seats_make_those_who_lose_theirs_spectators_and_nobody_ready() -> None:
    sitting = Sitting(THREE)
    sitting.sit("ann", "bob", "cleo")
    sitting.ready("bob", "cleo")
    sitting.do("ann", ask.ChangeSettings(settings=SMALL))
    assert sides(sitting) == ["ann", "bob"]
    assert not any(chair.ready for chair in sitting.table.chairs)
    assert sitting.refused("cleo", ask.Ready()) == "not-seated"
    sitting.do("ann", ask.ChangeSettings(settings=THREE))
    assert sides(sitting) == ["ann", "bob", None]


def test_a_bot_with_a_name_keeps_it_in_the_next_match() -> None:
    table = new_table("TABLE2")
    opened = open_table(SINGLE, "Ann", Random(1).randbytes, bots=("Robo",))
    sitting = Sitting(table=fold(table, opened.entry(table, START, guest("ann"), None)))
    sitting.arrive("ann")
    sitting.start()
    assert sitting.table.state.names == ("Ann", "Robo")
    sitting.do("ann", ask.Concede())
    sitting.do("ann", ask.Rematch())
    sitting.do("ann", ask.ChangeSettings(settings=SMALL))
    assert sitting.table.chairs[1] == Chair(bot="casual", bot_name="Robo")


def test_settings_may_change_the_game() -> None:
    sitting = Sitting(THREE)
    sitting.sit("ann", "bob")
    sitting.do("ann", ask.ChangeSettings(settings=Settings(edition="breakers-2010", seats=2)))
    assert show_table(sitting.table).game == "breakers"
    sitting.play_until("over")
    assert sitting.table.state.settings_row == 6
    assert sitting.table.settings.edition == "breakers-2010"


def test_only_so_many_can_come_to_one_table() -> None:
    sitting = Sitting()
    sitting.arrive(*(f"guest{number}" for number in range(1, MAX_PEOPLE)))
    assert sitting.refused("late", ask.Arrive("node-1", "Late")) == "table-full"
    sitting.arrive("ann")  # She has been counted already.


def test_who_only_looked_in_takes_nobodys_place() -> None:
    sitting = Sitting()
    sitting.sit("ann", "bob")
    for number in range(2 * MAX_PEOPLE):
        sitting.arrive(f"guest{number}")
        sitting.depart(f"guest{number}")
    assert len(sitting.table.state.people) <= MAX_PEOPLE
    assert sitting.table.viewer(guest("ann")) == 0
    sitting.arrive("guest0")
    assert sitting.read_back().person_of(guest("guest0")) == max(sitting.table.state.people)


def test_a_match_is_also_theirs_who_gave_up_their_seat_before_its_end() -> None:
    sitting = in_phase("playing")
    sitting.do("bob", ask.Stand())
    sitting.play_until("over")
    assert guest("bob") in sitting.table.state.players
    assert guest("eve") not in sitting.table.state.players


# In a match


def test_standing_up_in_a_round_lets_a_bot_play_on_and_nobody_sits_down_before_its_end() -> None:
    sitting = in_phase("playing")
    sitting.do("bob", ask.Stand())
    assert sitting.facts(Stood) == [Stood(2, "B")]
    assert sides(sitting) == ["ann", "casual"]
    assert sitting.refused("eve", ask.Sit(seat="B")) == "round-under-way"
    move = ask.Move(move=sitting.moves[0], version=sitting.table.state.version)
    assert sitting.refused("bob", move) == "not-seated"
    sitting.play_until("between")
    sitting.do("eve", ask.Sit(seat="B"))
    assert sides(sitting) == ["ann", "eve"]
    sitting.play_until("playing")
    assert sitting.refused("bob", ask.Ready()) == "not-seated"


def test_between_rounds_a_bot_is_swapped_for_a_person_but_people_keep_their_seats() -> None:
    sitting = Sitting(THREE)
    sitting.sit("ann", "bob")
    sitting.arrive("eve")
    sitting.play_until("between")
    assert sitting.refused("bob", ask.Sit(seat="C")) == "match-under-way"
    assert sitting.refused("eve", ask.Sit(seat="B")) == "seat-taken"
    sitting.do("eve", ask.Sit(seat="C"))
    sitting.do("bob", ask.Stand())
    assert sides(sitting) == ["ann", "casual", "eve"]
    sitting.do("ann", ask.Bot(seat="B", level="random"))
    assert sides(sitting) == ["ann", "random", "eve"]
    scores = sitting.table.match.scores
    sitting.do("bob", ask.Sit(seat="B"))
    assert sides(sitting) == ["ann", "bob", "eve"]
    assert sitting.table.match.scores == scores


def test_what_somebody_conceded_no_bot_and_nobody_else_takes_up_again() -> None:
    sitting = Sitting(THREE)
    sitting.sit("ann", "bob", "cleo")
    sitting.arrive("eve")
    sitting.play_until("between")
    sitting.do("bob", ask.Concede())
    sitting.do("bob", ask.Stand())
    sitting.do("ann", ask.Bot(seat="B", level="random"))
    assert sitting.table.chairs[1].conceded
    assert sitting.refused("eve", ask.Sit(seat="B")) == "conceded"
    sitting.do("ann", ask.Concede())
    assert sitting.closed() == MatchClosed("concession", ("C",))
    sitting.do("eve", ask.Sit(seat="B"))  # The match is over.


def test_who_leaves_frees_the_seat_and_may_come_again() -> None:
    sitting = in_phase("gathering")
    sitting.do("bob", ask.Leave())
    assert sides(sitting) == ["ann", None]
    assert [one.name for one in show_table(sitting.table).people] == ["Ann", "Eve"]
    sitting.arrive("bob")
    sitting.do("bob", ask.Sit(seat="B"))
    assert [fact.name for fact in sitting.facts(Joined)] == ["Ann", "Bob", "Eve", "Rex"]


# Hosting


def test_a_host_hands_over_and_is_one_no_more() -> None:
    sitting = in_phase("gathering")
    sitting.do("ann", ask.MakeHost(person=3))
    assert show_table(sitting.table).host == 3
    assert sitting.refused("ann", ask.Clear(seat="B")) == "not-the-host"
    sitting.do("eve", ask.Clear(seat="B"))


def test_who_leaves_as_host_is_followed_by_somebody_seated_who_is_there() -> None:
    sitting = Sitting(THREE)
    sitting.arrive("ann", "eve")
    sitting.arrive("bob", "cleo")
    sitting.do("bob", ask.Sit(seat="A"))
    sitting.do("cleo", ask.Sit(seat="B"))
    sitting.depart("bob")
    sitting.do("ann", ask.Leave())
    assert sitting.facts(HostChanged) == [HostChanged(4)]  # Not Bob, who is away; not Eve.
    sitting.do("cleo", ask.Leave())
    assert sitting.name(sitting.table.state.host) == "eve"
    sitting.do("eve", ask.Leave())
    assert sitting.name(sitting.table.state.host) == "eve"  # Nobody is there to follow.
    assert not sitting.table.awake


# Removing


def test_a_removed_guest_has_no_seat_does_not_come_back_and_is_shown_no_more() -> None:
    sitting = in_phase("playing")
    sitting.do("ann", ask.Remove(person=2))
    assert Removed(2) in sitting.facts(Removed)
    assert sides(sitting) == ["ann", "casual"]
    assert sitting.refused("bob", ask.Arrive("node-1", "Bob")) == "removed"
    assert sitting.refused("bob", ask.Arrive("node-2", "Bobby")) == "removed"
    assert [one.name for one in show_table(sitting.table).people] == ["Ann", "Eve"]
    assert sitting.do("bob", ask.Depart("node-1")) is None


# A seat on another device


def test_a_seat_moves_to_another_device_with_all_that_belongs_to_it() -> None:
    sitting = in_phase("playing")
    hand = show_round(sitting.table, 1)
    code = sitting.offer("bob")
    sitting.arrive("phone")
    sitting.do("phone", ask.TakeSeat(code=code))
    assert sides(sitting) == ["ann", "phone"]
    assert show_round(sitting.table, sitting.table.viewer("guest-phone")) == hand
    assert sitting.table.viewer("guest-bob") is None
    sitting.move()
    assert sitting.entries[-1].author == "guest-phone"


def test_name_and_look_go_with_a_seat_to_ones_own_other_device() -> None:
    sitting = in_phase("gathering")
    sitting.do("bob", ask.Look(face=7, colour=5))
    code = sitting.offer("bob")
    sitting.do("phone", ask.Arrive(NODE, "Bob"))
    entry = sitting.do("phone", ask.TakeSeat(code=code))
    assert entry is not None
    assert entry.facts == (
        Named(2, "Bob 2"),
        Named(5, "Bob"),
        LookChosen(5, 7, 5),
        SeatMoved("B", 5),
    )


def test_who_takes_a_seat_over_is_not_away_and_is_asked_anew() -> None:
    sitting = in_phase("playing")
    sitting.do("bob", ask.Agree())
    code = sitting.offer("bob")
    sitting.arrive("phone")
    sitting.depart("bob")
    sitting.later(30)
    sitting.do("phone", ask.TakeSeat(code=code))
    chair = show_table(sitting.table).chairs[1]
    assert (chair.away_until, chair.agrees) == (None, False)
    assert sitting.duty() is None


def test_who_sits_down_without_being_there_is_away() -> None:
    sitting = in_phase("between", THREE)
    sitting.depart("eve")
    sitting.do("eve", ask.Sit(seat="C"))
    away_until = show_table(sitting.table).chairs[2].away_until
    assert away_until == sitting.now + THREE.grace * SECOND


def test_being_ready_and_hosting_move_along() -> None:
    sitting = in_phase("gathering")
    sitting.ready("ann")
    code = sitting.offer("ann")
    sitting.arrive("phone")
    sitting.do("phone", ask.TakeSeat(code=code))
    assert sitting.name(sitting.table.state.host) == "phone"
    assert sitting.table.chairs[0].ready
    sitting.ready("bob")
    entry = sitting.do("phone", ask.Start())
    assert entry is not None
    assert sitting.phase() == "playing"


def test_a_spectators_host_rights_stay_where_they_are_when_a_seat_moves() -> None:
    sitting = in_phase("gathering")
    code = sitting.offer("bob")
    sitting.do("eve", ask.TakeSeat(code=code))
    assert sitting.name(sitting.table.state.host) == "ann"


def test_a_link_works_once_and_not_for_ever_and_not_for_who_sits_elsewhere() -> None:
    sitting = in_phase("gathering")
    sitting.arrive("phone", "tablet")
    code = sitting.offer("bob")
    assert sitting.refused("phone", ask.TakeSeat(code=code[:-1])) == "no-such-offer"
    assert sitting.refused("phone", ask.TakeSeat(code="")) == "no-such-offer"
    assert sitting.refused("ann", ask.TakeSeat(code=code)) == "already-seated"
    sitting.now += OFFER_LASTS_MS
    assert sitting.refused("phone", ask.TakeSeat(code=code)) == "no-such-offer"
    code, other = sitting.offer("bob"), sitting.offer("bob")
    sitting.now += OFFER_LASTS_MS - 1
    sitting.do("phone", ask.TakeSeat(code=code))
    for again in (code, other):
        assert sitting.refused("tablet", ask.TakeSeat(code=again)) == "no-such-offer"
    assert sides(sitting) == ["ann", "phone"]


def test_taking_over_ones_own_seat_changes_nothing_but_uses_up_the_link() -> None:
    sitting = in_phase("gathering")
    code = sitting.offer("bob")
    sitting.do("bob", ask.TakeSeat(code=code))
    assert sides(sitting) == ["ann", "bob"]
    assert sitting.refused("eve", ask.TakeSeat(code=code)) == "no-such-offer"


@pytest.mark.parametrize("given_up", ["stand", "leave", "clear", "remove", "fewer seats"])
def test_a_link_dies_with_the_seat_it_was_for(given_up: str) -> None:
    sitting = Sitting(THREE)
    sitting.sit("ann", "bob", "cleo")
    sitting.arrive("eve", "phone")
    code = sitting.offer("cleo")
    match given_up:
        case "stand":
            sitting.do("cleo", ask.Stand())
        case "leave":
            sitting.do("cleo", ask.Leave())
        case "clear":
            sitting.do("ann", ask.Clear(seat="C"))
        case "remove":
            sitting.do("ann", ask.Remove(person=3))
        case _:
            sitting.do("ann", ask.ChangeSettings(settings=SMALL))
    if given_up != "fewer seats":
        sitting.do("eve", ask.Sit(seat="C"))
    assert sitting.refused("phone", ask.TakeSeat(code=code)) == "no-such-offer"


def test_a_link_follows_who_made_it_to_another_seat() -> None:
    sitting = Sitting(THREE)
    sitting.sit("ann", "bob")
    sitting.arrive("phone")
    code = sitting.offer("bob")
    sitting.do("bob", ask.Sit(seat="C"))
    sitting.do("phone", ask.TakeSeat(code=code))
    assert sides(sitting) == ["ann", None, "phone"]


def test_the_code_of_a_link_is_not_in_the_log() -> None:
    sitting = in_phase("gathering")
    code = sitting.offer("bob")
    sitting.do("eve", ask.TakeSeat(code=code))
    assert all(code.encode() not in row.body for row in sitting.rows)


def test_a_seat_that_a_bot_stands_in_for_is_taken_over_by_the_new_device() -> None:
    sitting = in_phase("playing", with_clock(SMALL))
    sitting.arrive("phone")
    code = sitting.offer("bob")
    sitting.perform()  # His time is up.
    assert stand_in(sitting.table, 1) == "clock"
    while (lay := sitting.can_lay()) is None or sitting.table.match.turn != 1:
        if sitting.table.match.turn == 1:
            sitting.move()
        else:
            sitting.move(sitting.moves[-1])
    sitting.move(lay)
    sitting.later(3)
    entry = sitting.do("phone", ask.TakeSeat(code=code))
    assert entry is not None
    assert entry.facts == (TookOver("B"), SeatMoved("B", 5))
    assert stand_in(sitting.table, 1) is None
    assert sitting.table.state.turn_began_ms == sitting.now
    version = sitting.table.state.version
    assert sitting.refused("phone", ask.Undo(version=version)) == "nothing-to-undo"


# Another match


def test_a_rematch_begins_anew_also_for_who_reads_it_back() -> None:
    sitting = Sitting(SMALL)
    sitting.sit("ann", "bob")
    sitting.play_until("between")
    assert so_far(sitting.table) is not None
    sitting.do("bob", ask.Concede())
    sitting.do("bob", ask.Rematch())
    assert so_far(sitting.table) is None
    sitting.start()
    assert sitting.table.match.round == 1
    assert truth(sitting.read_back(snapshot=True)) == truth(sitting.table)


def test_a_rematch_has_the_same_people_a_new_number_and_a_new_chain() -> None:
    sitting = in_phase("over")
    before = show_table(sitting.table).match
    sitting.do("bob", ask.Rematch())
    shown = show_table(sitting.table)
    assert sides(sitting) == ["ann", "bob"]
    assert shown.phase == "gathering"
    assert shown.match.number == before.number + 1 == 2
    assert shown.match.name == "TABLE2/2"
    assert shown.match.commitment != before.commitment
    assert (shown.match.round, shown.match.scores, shown.match.closed) == (0, (0, 0), None)
    assert not any(chair.ready or chair.conceded or chair.agrees for chair in shown.chairs)
    assert show_round(sitting.table, 0) is None
    assert len(sitting.facts(ChainMade)) == 2
    sitting.play_until("playing")
    assert sitting.refused("ann", ask.Rematch()) == "round-under-way"


def test_between_two_matches_the_table_can_be_set_anew() -> None:
    sitting = in_phase("over")
    sitting.do("ann", ask.Rematch())
    sitting.do("ann", ask.ChangeSettings(settings=Settings(edition="breakers-2010", seats=2)))
    sitting.play_until("over")
    assert [past.number for past in sitting.finished] == [1, 2]
    assert sitting.past(0).summary.game == "skipbo"
    assert sitting.past(1).summary.game == "breakers"
    sitting.past(0).record()
    sitting.past(1).record()


def test_somebody_may_come_to_a_table_many_times_over_many_nodes() -> None:
    sitting = in_phase("playing")
    assert sitting.do("bob", ask.Arrive("node-1", "Bob")) is None
    sitting.arrive("bob", node="node-2")
    sitting.depart("bob", node="node-1")
    assert is_here(sitting.table, 2)
    sitting.depart("bob", node="node-2")
    assert not is_here(sitting.table, 2)
    assert sitting.table.chairs[1].away_ms == sitting.now
    assert sitting.do("bob", ask.Depart("node-2")) is None
    assert sitting.do("bob", ask.Depart("node-7")) is None


def test_nodes_that_ended_take_their_connections_with_them() -> None:
    sitting = in_phase("playing")
    sitting.arrive("bob", node="node-2")
    sitting.arrive("eve", node="node-3")
    sitting.later(7)
    sitting.do("", ask.ForgetNodes(frozenset({"node-1", "node-9"})))
    present = {sitting.name(n): one.present for n, one in sitting.table.state.people.items()}
    assert present == {"ann": False, "bob": True, "eve": True, "rex": False}
    assert sitting.table.chairs[0].away_ms == sitting.now
    assert sitting.table.awake
    assert sitting.do("", ask.ForgetNodes(frozenset({"node-1"}))) is None
    sitting.do("", ask.ForgetNodes(frozenset({"node-2", "node-3"})))
    assert not sitting.table.awake


def test_names_are_cleaned_and_shown() -> None:
    sitting = in_phase("gathering")
    sitting.do("bob", ask.Name(name="  Bo\u202eb\x00 "))
    shown: Any = show_table(sitting.table)
    assert [one.name for one in shown.people] == ["Ann", "Bob", "Eve"]


def test_everybody_sees_the_face_and_the_colour_that_somebody_chose() -> None:
    sitting = in_phase("gathering")
    sitting.do("bob", ask.Look(face=7, colour=0))
    sitting.do("eve", ask.Look(face=2))
    shown = show_table(sitting.table)
    looks = {one.name: (one.face, one.colour) for one in shown.people}
    assert looks == {"Ann": (None, None), "Bob": (7, 0), "Eve": (2, None)}
    colours = [one.colour for one in shown.chairs]
    # Nobody else keeps the colour that Bob wants.
    assert colours[1] == 0
    assert len({*colours}) == len(colours)
    assert sitting.do("bob", ask.Look(face=7, colour=0)) is None
    sitting.do("bob", ask.Look())
    assert [one.colour for one in show_table(sitting.table).chairs] == [0, 1]


def test_of_two_who_want_a_colour_the_earlier_seat_gets_it() -> None:
    sitting = in_phase("gathering")
    sitting.do("bob", ask.Look(colour=5))
    sitting.do("ann", ask.Look(colour=5))
    assert [one.colour for one in show_table(sitting.table).chairs] == [5, 1]


@pytest.mark.parametrize("look", [{"face": 24}, {"face": -1}, {"colour": 8}, {"face": "cat"}])
def test_there_are_only_faces_and_colours_that_every_client_has(look: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "look", **look}, ask.Look)
