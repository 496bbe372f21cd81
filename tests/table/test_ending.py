"""Ending a match early: by giving up, or because everybody wants to."""

from __future__ import annotations

import msgspec
import pytest

from stockpile.table import commands as ask
from stockpile.table.facts import MatchClosed
from stockpile.table.settings import Settings
from stockpile.table.show import show_round, show_table
from tests.table.sitting import BREAKERS, SINGLE, SMALL, TEAMS, THREE, Sitting, in_phase


def sat(settings: Settings, *names: str, rounds: int = 0) -> Sitting:
    """These people play, after so many rounds already played; the other seats are bots'."""
    sitting = Sitting(settings)
    sitting.sit(*names)
    sitting.start()
    for _ in range(rounds):
        while sitting.phase() == "playing":
            sitting.move()
        sitting.start()
    return sitting


# Giving up


def test_of_two_sides_the_other_wins_at_once() -> None:
    sitting = sat(SMALL, "ann", "bob", rounds=1)
    scores = sitting.table.match.scores
    assert scores
    assert any(scores)
    sitting.do("ann", ask.Concede())
    assert sitting.closed() == MatchClosed("concession", ("B",))
    shown = show_table(sitting.table)
    assert shown.phase == "over"
    assert shown.match.scores == scores
    assert (shown.match.closed, shown.match.winners) == ("concession", ("B",))
    summary = sitting.past().summary
    assert (summary.scores, summary.rounds, summary.closed) == (scores, 2, "concession")
    assert sitting.duty() is None


def test_of_three_sides_two_play_on_and_a_bot_plays_for_who_gave_up() -> None:
    sitting = sat(THREE, "ann", "bob", "cleo")
    sitting.do("bob", ask.Concede())
    assert sitting.closed() is None
    assert show_table(sitting.table).chairs[1].conceded
    while sitting.table.match.turn != 1:
        sitting.move(sitting.moves[-1])
    move = ask.Move(move=sitting.moves[0], version=sitting.table.state.version)
    assert sitting.refused("bob", move) == "conceded"
    assert sitting.refused("bob", ask.Concede()) == "conceded"
    assert sitting.refused("bob", ask.Agree()) == "conceded"
    sitting.perform()
    sitting.do("ann", ask.Concede())
    assert sitting.closed() == MatchClosed("concession", ("C",))


def test_nobody_waits_for_who_gave_up_between_rounds() -> None:
    sitting = sat(THREE, "ann", "bob", "cleo")
    sitting.do("bob", ask.Concede())
    while sitting.phase() == "playing":
        sitting.move()
    sitting.ready("ann", "cleo")
    assert sitting.phase() == "playing"


def test_a_team_plays_on_as_long_as_one_of_its_people_wants_to() -> None:
    sitting = sat(TEAMS, "ann", "bob", "cleo", "dora")
    sitting.do("ann", ask.Concede())
    assert sitting.closed() is None
    sitting.do("bob", ask.Concede())
    assert sitting.closed() is None
    sitting.do("cleo", ask.Concede())
    assert sitting.closed() == MatchClosed("concession", ("B", "D"))


def test_a_partner_that_is_a_bot_does_not_hold_out_alone() -> None:
    sitting = sat(TEAMS, "ann", "bob")
    sitting.do("bob", ask.Concede())
    assert sitting.closed() == MatchClosed("concession", ("A", "C"))


def test_against_one_bot_the_bot_wins_and_against_several_nobody() -> None:
    sitting = sat(SMALL, "ann")
    sitting.do("ann", ask.Concede())
    assert sitting.closed() == MatchClosed("concession", ("B",))
    sitting = sat(THREE, "ann")
    sitting.do("ann", ask.Concede())
    assert sitting.closed() == MatchClosed("concession", ())


def test_a_side_of_bots_never_gives_up() -> None:
    sitting = sat(THREE, "ann", "bob")
    sitting.do("ann", ask.Concede())
    assert sitting.closed() is None
    sitting.do("bob", ask.Concede())
    assert sitting.closed() == MatchClosed("concession", ("C",))


# By agreement


@pytest.mark.parametrize("settings", [SMALL, BREAKERS], ids=["skipbo", "breakers"])
def test_a_match_ends_with_the_score_so_far_when_everybody_wants_it_to(settings: Settings) -> None:
    sitting = sat(settings, "ann", "bob", rounds=1)
    scores = sitting.table.match.scores
    assert scores is not None
    sitting.do("ann", ask.Agree())
    assert [chair.agrees for chair in show_table(sitting.table).chairs][:2] == [True, False]
    sitting.do("ann", ask.Agree(agree=False))
    sitting.do("bob", ask.Agree())
    assert sitting.closed() is None
    sitting.do("ann", ask.Agree())
    leader = "ABC"[scores.index(max(scores))]
    assert sitting.closed() == MatchClosed("agreement", (leader,))
    assert sitting.past().summary.scores == scores
    assert sitting.past().summary.winners == (leader,)
    assert show_table(sitting.table).match.scores == scores


@pytest.mark.parametrize("settings", [SMALL, SINGLE], ids=["tied", "no score"])
def test_without_a_leader_nobody_wins_by_agreement(settings: Settings) -> None:
    sitting = sat(settings, "ann", "bob")
    sitting.do("ann", ask.Agree())
    sitting.do("bob", ask.Agree())
    assert sitting.closed() == MatchClosed("agreement", ())


def test_a_leading_team_wins_with_all_its_seats() -> None:
    sitting = sat(TEAMS, "ann", "bob", "cleo", "dora", rounds=1)
    scores = sitting.table.match.scores
    assert scores is not None
    for name in ("ann", "bob", "cleo", "dora"):
        assert sitting.closed() is None
        sitting.do(name, ask.Agree())
    winners = ("A", "C") if scores[0] > scores[1] else ("B", "D")
    assert sitting.closed() == MatchClosed("agreement", winners)


def test_bots_the_absent_and_those_who_gave_up_are_not_asked() -> None:
    settings = Settings(seats=4, options={"stock": 3}, target=500)
    sitting = sat(settings, "ann", "bob", "cleo")
    sitting.do("cleo", ask.Concede())
    sitting.depart("bob")
    while sitting.table.chairs[1].stand_in is None:
        if sitting.table.match.turn == 0:
            sitting.move(sitting.moves[-1])
        else:
            sitting.perform()
    sitting.do("ann", ask.Agree())
    assert sitting.closed() == MatchClosed("agreement", ())


def test_wanting_to_end_is_asked_anew_every_round() -> None:
    sitting = in_phase("between")
    sitting.do("bob", ask.Agree())
    sitting.start()
    assert not any(chair.agrees for chair in sitting.table.chairs)


# Afterwards


def test_nothing_is_played_after_the_end_and_hands_stay_hidden() -> None:
    sitting = sat(SMALL, "ann", "bob")
    sitting.move()
    sitting.do("bob", ask.Concede())
    version = sitting.table.state.version
    for name in ("ann", "bob"):
        assert sitting.refused(name, ask.Move(move="pass", version=version)) == "match-over"
        assert sitting.refused(name, ask.Undo(version=version)) == "match-over"
    shown = show_round(sitting.table, 0)
    assert shown is not None
    assert (shown.moves, shown.clock) == (None, None)
    assert "hidden" in shown.view["seats"][1]["hand"]


def test_a_pause_ends_with_the_match() -> None:
    sitting = sat(SMALL, "ann", "bob")
    sitting.pause()
    sitting.do("bob", ask.Concede())
    assert not show_table(sitting.table).paused
    sitting.do("ann", ask.Rematch())
    sitting.start()
    sitting.move()


@pytest.mark.parametrize("target", [None, 30], ids=["single round", "match"])
def test_a_match_played_to_its_end_is_closed_by_the_move_that_ends_it(target: int | None) -> None:
    sitting = sat(msgspec.structs.replace(SMALL, target=target), "ann", "bob")
    sitting.play_until("over", most=20_000)
    closed = sitting.closed()
    assert closed is not None
    assert closed.by == "played"
    assert closed.winners
    assert sitting.table.match.over
    assert sitting.past().summary.winners == closed.winners
    assert sitting.past().summary.ended == sitting.now


def test_nobody_wins_by_ending_the_match_while_others_are_away() -> None:
    sitting = sat(SMALL, "ann", "bob", rounds=1)
    scores = sitting.table.match.scores
    assert scores is not None
    assert scores[0] != scores[1]
    sitting.depart("bob")
    sitting.now += sitting.table.settings.grace * 1000
    sitting.do("", ask.StandIn(1, "away"))
    sitting.do("ann", ask.Agree())
    assert sitting.closed() == MatchClosed("agreement", ())
