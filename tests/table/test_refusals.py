"""A refusal says what it is about, so that every client can tell people the whole reason."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from stockpile.core.refusal import Refused
from stockpile.core.seats import seat_letter
from stockpile.table import commands as ask
from stockpile.table.decide import seat_for_hint
from stockpile.table.state import NUDGE_EVERY_MS
from tests.table.sitting import SMALL, TEAMS, THREE, Sitting, guest, in_phase


def why_not(sitting: Sitting, who: str, command: ask.Command | ask.TableCommand) -> dict[str, Any]:
    """The refusal, whole."""
    with pytest.raises(Refused) as no, sitting.changes_nothing():
        sitting.do(who, command)
    return no.value.refusal.to_json()


def test_about_seats() -> None:
    sitting = Sitting(THREE)
    sitting.sit("ann", "bob")
    taken = {"refused": "seat-taken", "seat": "A"}
    assert why_not(sitting, "bob", ask.Sit(seat="A")) == taken
    assert why_not(sitting, "ann", ask.Bot(seat="A")) == taken
    assert why_not(sitting, "ann", ask.Clear(seat="C")) == {"refused": "seat-empty", "seat": "C"}
    for command in (ask.Sit(seat="D"), ask.Bot(seat="D"), ask.Clear(seat="D")):
        assert why_not(sitting, "ann", command) == {"refused": "no-such-seat", "seat": "D"}
    assert why_not(sitting, "ann", ask.Start()) == {"refused": "not-everybody-ready", "seats": "B"}
    sitting.sit("ann", "bob", "cleo")
    assert why_not(sitting, "ann", ask.Start()) == {
        "refused": "not-everybody-ready",
        "seats": "B, C",
    }


def test_about_people() -> None:
    sitting = in_phase("gathering")  # Rex, the fourth, was removed
    for command in (ask.Remove(person=9), ask.MakeHost(person=9), ask.LetIn(knock=9)):
        assert why_not(sitting, "ann", command) == {"refused": "no-such-person", "person": 9}
    for command in (ask.Remove(person=4), ask.MakeHost(person=4)):
        assert why_not(sitting, "ann", command) == {"refused": "no-such-person", "person": 4}
    assert why_not(sitting, "ann", ask.Remove(person=1)) == {"refused": "not-yourself"}
    assert why_not(sitting, "eve", ask.Name(name=" BOB ")) == {
        "refused": "name-taken",
        "name": "BOB",
    }
    assert why_not(sitting, "eve", ask.Name(name="x" * 25)) == {
        "refused": "name-too-long",
        "most": 24,
    }


def test_about_reminders() -> None:
    sitting = in_phase("playing")
    assert why_not(sitting, "bob", ask.Nudge(seat="A")) == {
        "refused": "not-waited-for",
        "seat": "A",
    }
    sitting.do("ann", ask.Nudge(seat="B"))
    sitting.later(10.5)
    seconds = NUDGE_EVERY_MS // 1000 - 10
    assert why_not(sitting, "ann", ask.Nudge(seat="B")) == {
        "refused": "nudged-already",
        "seconds": seconds,
    }


def test_s22_a_reminder_between_partners_is_talk() -> None:
    sitting = Sitting(TEAMS)
    sitting.sit("ann", "bob", "cleo", "dora")
    sitting.start()
    turn = sitting.table.match.turn
    assert turn is not None
    reminder = ask.Nudge(seat=seat_letter(turn))
    silent = {"refused": "partners-stay-silent"}
    assert why_not(sitting, sitting.at((turn + 2) % 4), reminder) == silent
    sitting.do(sitting.at((turn + 1) % 4), reminder)


def test_about_the_round() -> None:
    sitting = in_phase("playing")
    version = sitting.table.state.version
    stale = {"refused": "stale", "version": version}
    assert why_not(sitting, "bob", ask.Move(move=sitting.moves[0], version=version - 1)) == stale
    assert why_not(sitting, "bob", ask.Undo(version=version - 1)) == stale
    assert why_not(sitting, "", ask.BotMove(1, sitting.moves[0], version)) == stale
    with pytest.raises(Refused) as no:
        seat_for_hint(sitting.table, guest("ann"), version)
    assert no.value.refusal.to_json() == {"refused": "not-your-turn", "turn": "B"}
    with pytest.raises(Refused) as no:
        seat_for_hint(sitting.table, guest("bob"), version + 1)
    assert no.value.refusal.to_json() == stale
    assert seat_for_hint(sitting.table, guest("bob"), version) == 1


def test_about_pauses() -> None:
    """A host who watches pauses bots; with people, it is for them to say."""
    bots = Sitting(SMALL)
    bots.arrive("ann")
    bots.do("ann", ask.Start())
    assert why_not(bots, "ann", ask.Pause(pause=False)) == {"refused": "not-paused"}
    bots.do("ann", ask.Pause())
    assert why_not(bots, "ann", ask.Pause()) == {"refused": "paused"}
    bots.do("ann", ask.Pause(pause=False))
    assert not bots.table.state.paused

    people = in_phase("playing")
    people.do("ann", ask.MakeHost(person=3))
    assert why_not(people, "eve", ask.Pause()) == {"refused": "not-seated"}
    assert why_not(people, "bob", ask.Pause(pause=False)) == {"refused": "not-paused"}


def test_about_a_partners_wish_for_a_pause() -> None:
    """Wanting a pause, or no longer, could be a signal; joining another's wish is none."""
    sitting = Sitting(TEAMS)
    sitting.sit("ann", "bob", "cleo", "dora")
    sitting.start()
    turn = sitting.table.match.turn
    assert turn is not None
    partner, other = sitting.at((turn + 2) % 4), sitting.at((turn + 1) % 4)
    silent = {"refused": "partners-stay-silent"}
    assert why_not(sitting, partner, ask.Pause()) == silent
    sitting.do(other, ask.Pause())
    sitting.do(partner, ask.Pause())
    assert why_not(sitting, partner, ask.Pause(pause=False)) == silent


def test_about_texts() -> None:
    sitting = in_phase("gathering", msgspec.structs.replace(SMALL, chat=True))
    assert why_not(sitting, "ann", ask.Say(text="x" * 301)) == {
        "refused": "text-too-long",
        "most": 300,
    }
