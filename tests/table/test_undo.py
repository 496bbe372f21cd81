"""Taking back: one's own last plays, while nothing new was seen and nobody else has acted."""

from __future__ import annotations

import msgspec
import pytest

from stockpile.skipbo.events import CardsDrawn, PileCompleted, StockTurned
from stockpile.table import commands as ask
from stockpile.table.decide import deeds
from stockpile.table.facts import Undone
from stockpile.table.settings import Clock, Settings
from stockpile.table.show import show_round
from tests.table.sitting import BREAKERS, SMALL, TEAMS, THREE, Sitting

SEEDS = range(6)


def playing(settings: Settings = SMALL, seed: int = 1, people: int = 2) -> Sitting:
    sitting = Sitting(settings, seed=seed)
    sitting.sit(*("ann", "bob", "cleo", "dora")[:people])
    sitting.start()
    return sitting


def undo(sitting: Sitting) -> ask.Undo:
    return ask.Undo(version=sitting.table.state.version)


def may_undo(sitting: Sitting, seat: int | None) -> bool:
    """Whether who sits there is told that they can take something back."""
    return "undo" in deeds(sitting.table, seat, host=False)


def as_shown(sitting: Sitting) -> list[object]:
    """What every side sees but for the version: cards, legal moves, what can be taken back."""
    seats = (None, *range(sitting.table.game.seats))
    shown = [show_round(sitting.table, seat) for seat in seats]
    return [one and msgspec.structs.replace(one, version=0) for one in shown]


@pytest.mark.parametrize("settings", [SMALL, TEAMS], ids=["alone", "teams"])
@pytest.mark.parametrize("seed", SEEDS)
def test_after_an_undo_everything_is_as_before(settings: Settings, seed: int) -> None:
    sitting = playing(settings, seed, settings.seats)
    while sitting.can_lay() is None:
        sitting.move(sitting.moves[-1])
    before, state = as_shown(sitting), sitting.table.match.state
    moves = sitting.moves
    lay = sitting.can_lay()
    sitting.move(lay)
    assert as_shown(sitting) != before
    assert may_undo(sitting, sitting.table.match.turn)
    version = sitting.table.state.version
    entry = sitting.undo()
    assert entry.facts == (Undone("ABCD"[sitting.table.match.turn or 0], version),)
    assert as_shown(sitting) == before
    assert sitting.table.match.state == state
    assert sitting.moves == moves
    assert sitting.table.state.version == entry.seq > version
    assert sitting.refused(sitting.on_turn, undo(sitting)) == "nothing-to-undo"
    sitting.move(lay)  # It can be played again.


def test_several_plays_are_taken_back_one_by_one_the_last_first() -> None:
    for seed in range(200):
        sitting = playing(Settings(options={"stock": 10}), seed)
        seen = [as_shown(sitting)]
        states = [sitting.table.match.state]
        while (lay := sitting.can_lay()) is not None:
            sitting.move(lay)
            states.append(sitting.table.match.state)
            seen.append(as_shown(sitting))
        if len(states) > 3:
            break
    else:
        pytest.fail("nobody ever lays three cards")
    while len(states) > 1:
        assert sitting.table.match.state == states.pop()
        assert as_shown(sitting) == seen.pop()
        sitting.undo()
    assert sitting.table.match.state == states.pop()
    assert as_shown(sitting) == seen.pop()
    assert sitting.refused(sitting.on_turn, undo(sitting)) == "nothing-to-undo"


def test_a_pile_that_was_completed_comes_back() -> None:
    for seed in range(60):
        sitting = playing(Settings(options={"stock": 30}), seed)
        for _ in range(400):
            if sitting.phase() != "playing":
                break
            before = sitting.table.match.state
            lay = sitting.can_lay()
            entry = sitting.move(lay)
            if lay and any(isinstance(event, PileCompleted) for event in entry.events):
                sitting.undo()
                assert sitting.table.match.state == before
                return
    pytest.fail("nobody ever completes a pile from a discard pile")


@pytest.mark.parametrize("shown", [StockTurned, CardsDrawn])
def test_nothing_is_taken_back_once_a_card_was_turned_or_drawn(
    shown: type[StockTurned | CardsDrawn],
) -> None:
    """Not the move that showed it, nor those before."""
    for seed in range(80):
        sitting = playing(Settings(options={"stock": 8}), seed)
        for _ in range(300):
            if sitting.phase() != "playing":
                break
            who, laid = sitting.on_turn, len(sitting.table.undoable)
            entry = sitting.move(sitting.moves[0])
            new = [event for event in entry.events if isinstance(event, shown)]
            still = sitting.phase() == "playing" and sitting.on_turn == who
            if new and laid and still:
                assert sitting.refused(who, undo(sitting)) == "nothing-to-undo"
                assert not may_undo(sitting, sitting.table.match.turn)
                return
    pytest.fail("it never happens")


def test_a_discard_is_not_taken_back() -> None:
    sitting = playing()
    who = sitting.on_turn
    discard = next(move for move in sitting.moves if ">d" in move)
    sitting.move(discard)
    assert sitting.on_turn != who
    for name in ("ann", "bob"):
        assert sitting.refused(name, undo(sitting)) == "nothing-to-undo"


@pytest.mark.parametrize("settings", [SMALL, TEAMS], ids=["opponent", "partner"])
def test_nobody_takes_back_what_another_seat_played(settings: Settings) -> None:
    sitting = playing(settings, people=settings.seats)
    sitting.arrive("eve")
    sitting.play_until_undoable()
    mover = sitting.on_turn
    for other in {"ann", "bob", "cleo", "dora"} & {
        sitting.at(seat) for seat in range(settings.seats)
    } - {mover}:
        assert sitting.refused(other, undo(sitting)) == "nothing-to-undo"
    assert sitting.refused("eve", undo(sitting)) == "not-seated"
    sitting.undo()


def test_an_undo_is_of_the_round_as_it_stands() -> None:
    sitting = playing()
    sitting.play_until_undoable()
    version = sitting.table.state.version
    assert sitting.refused(sitting.on_turn, ask.Undo(version=version - 1)) == "stale"
    sitting.do("bob", ask.Emote(emote="oops"))
    sitting.do(sitting.on_turn, ask.Undo(version=version))  # An emote makes nothing stale.


def test_in_breakers_there_is_nothing_to_take_back() -> None:
    sitting = playing(BREAKERS, people=3)
    for _ in range(30):
        if sitting.phase() != "playing":
            sitting.start()
        who = sitting.on_turn
        sitting.move()
        if sitting.phase() == "playing":
            for name in {who, sitting.on_turn}:
                assert sitting.refused(name, undo(sitting)) == "nothing-to-undo"


def test_nothing_is_taken_back_after_a_bot_stood_in() -> None:
    sitting = playing(msgspec.structs.replace(SMALL, clock=Clock(5)))
    sitting.play_until_undoable("bob")
    sitting.perform()
    assert sitting.table.chairs[1].stand_in == "clock"
    assert sitting.refused("bob", undo(sitting)) == "nothing-to-undo"
    sitting.do("bob", ask.Back())
    assert sitting.refused("bob", undo(sitting)) == "nothing-to-undo"


def stood_in_and_laid() -> Sitting:
    """A bot stands in for Bob, whose time was up, and has just laid a card."""
    sitting = playing(msgspec.structs.replace(SMALL, clock=Clock(5)))
    while sitting.on_turn != "bob":
        sitting.move(sitting.moves[-1])
    sitting.perform()
    while sitting.table.match.turn != 1 or sitting.can_lay() is None:
        sitting.move(sitting.moves[-1])
    sitting.move(sitting.can_lay())
    return sitting


@pytest.mark.parametrize("back", [False, True], ids=["standing in", "taken over"])
def test_nobody_takes_back_what_a_stand_in_played(back: bool) -> None:
    sitting = stood_in_and_laid()
    assert sitting.table.match.turn == 1
    if back:
        sitting.do("bob", ask.Back())
    assert sitting.refused("bob", undo(sitting)) == "nothing-to-undo"
    assert not may_undo(sitting, 1)


def test_who_took_over_again_takes_back_what_they_have_played_since() -> None:
    for seed in range(40):
        sitting = playing(msgspec.structs.replace(SMALL, clock=Clock(5)), seed)
        while sitting.on_turn != "bob":
            sitting.move(sitting.moves[-1])
        sitting.perform()
        lay = sitting.can_lay()
        if lay is not None:
            # The first move by one's own hand takes over.
            sitting.do("bob", ask.Move(move=lay, version=sitting.table.state.version))
            assert sitting.table.chairs[1].stand_in is None
            sitting.undo()
            assert sitting.refused("bob", undo(sitting)) == "nothing-to-undo"
            return
    pytest.fail("Bob can never lay")


def test_who_has_conceded_takes_nothing_back() -> None:
    sitting = playing(THREE, people=3)
    sitting.play_until_undoable("bob")
    sitting.do("bob", ask.Concede())
    assert sitting.refused("bob", undo(sitting)) == "nothing-to-undo"
    while sitting.table.match.turn != 1 or sitting.can_lay() is None:
        sitting.move(sitting.moves[-1])
    sitting.move(sitting.can_lay())
    assert sitting.refused("bob", undo(sitting)) == "nothing-to-undo"
    view = show_round(sitting.table, 1)
    assert view is not None
    assert view.moves is None
    assert not may_undo(sitting, 1)


def test_nothing_is_taken_back_while_the_table_is_paused() -> None:
    sitting = playing()
    sitting.play_until_undoable()
    sitting.pause()
    assert sitting.refused(sitting.on_turn, undo(sitting)) == "paused"
    assert not may_undo(sitting, sitting.table.match.turn)
    sitting.do("ann", ask.Pause(pause=False))
    sitting.undo()


def test_the_record_has_no_trace_of_what_was_taken_back() -> None:
    once, twice = (playing(Settings(options={"stock": 3}), 5) for _ in range(2))
    for sitting, taking_back in ((once, False), (twice, True)):
        while sitting.phase() == "playing":
            move = sitting.moves[0]
            lay = sitting.can_lay()
            if taking_back and lay is not None:
                sitting.move(lay)
                sitting.undo()
            sitting.move(move)
    assert len(twice.rows) > len(once.rows)
    assert twice.past().record() == once.past().record()
    figures = [sitting.past().statistics() for sitting in (once, twice)]
    assert figures[0].moves == figures[1].moves
    assert [one.events for one in figures[0].seats] == [one.events for one in figures[1].seats]
