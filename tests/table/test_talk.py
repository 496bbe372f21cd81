"""Talking: off unless the table wants it, and never between partners during a round (S22)."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from stockpile.table import commands as ask
from stockpile.table.around import Phase
from stockpile.table.facts import Emoted, Said
from stockpile.table.settings import Settings
from stockpile.table.showing import show_table
from tests.table.sitting import PHASES, SMALL, TEAMS, in_phase, truth

TALKING = msgspec.structs.replace(SMALL, chat=True)
TALKING_TEAMS = msgspec.structs.replace(TEAMS, chat=True)


def test_nobody_talks_unless_the_table_wants_it() -> None:
    assert not Settings().chat
    for phase in PHASES:
        assert in_phase(phase).refused("ann", ask.Say(text="hello")) == "no-chat"


@pytest.mark.parametrize("phase", PHASES)
def test_where_it_is_wanted_everybody_talks_to_everybody(phase: Phase) -> None:
    sitting = in_phase(phase, TALKING)
    for number, name in ((1, "ann"), (2, "bob"), (3, "eve")):
        entry = sitting.do(name, ask.Say(text=f"I am {name}"))
        assert entry is not None
        assert entry.facts == (Said(number, f"I am {name}"),)
        assert all(f"I am {name}".encode() in told[-1] for told in sitting.frames.values())


@pytest.mark.parametrize("phase", PHASES)
def test_s22_partners_are_silent_during_a_round(phase: Phase) -> None:
    sitting = in_phase(phase, TALKING_TEAMS)
    for name in ("ann", "bob", "eve"):
        for command in (ask.Say(text="play your wild as a 4"), ask.Name(name="wild as a 4")):
            if phase == "playing":
                assert sitting.refused(name, command) == "no-talking-in-a-round"
            else:
                sitting.do(name, command)


def test_s22_a_pause_does_not_loosen_partners_tongues() -> None:
    sitting = in_phase("playing", TALKING_TEAMS)
    sitting.do("ann", ask.Pause())
    assert sitting.refused("ann", ask.Say(text="now")) == "no-talking-in-a-round"


def test_what_is_said_is_one_harmless_line() -> None:
    sitting = in_phase("gathering", TALKING)
    sitting.do("ann", ask.Say(text=" a\x1b[31mb\n\u202ec\u200b  d <b>&</b>\x00 "))
    assert sitting.facts(Said) == [Said(1, "a[31mb c d <b>&</b>")]
    assert sitting.refused("ann", ask.Say(text="\u200b\u2060 ")) == "text-empty"
    assert sitting.refused("ann", ask.Say(text="x" * 301)) == "text-too-long"
    sitting.do("ann", ask.Say(text="x" * 300))


@pytest.mark.parametrize("phase", PHASES)
def test_feelings_are_always_shown(phase: Phase) -> None:
    sitting = in_phase(phase, TEAMS)
    for emote in get_args(ask.Emote):
        sitting.do("eve", ask.Show(emote=emote))
    assert [fact.emote for fact in sitting.facts(Emoted)] == list(get_args(ask.Emote))


def test_talk_leaves_the_round_and_the_table_as_they_are() -> None:
    sitting = in_phase("playing", TALKING)
    before, version = show_table(sitting.table), sitting.table.around.version
    turn = truth(sitting.table).sides
    move = ask.Move(move=sitting.moves[0], version=version)
    sitting.later(2)
    sitting.do("eve", ask.Say(text="go on"))
    sitting.do("ann", ask.Show(emote="hurry"))
    assert sitting.table.around.version == version
    assert show_table(sitting.table) == before
    assert truth(sitting.table).sides == turn
    told = sitting.told(0)
    assert b'"table":' not in sitting.frames[0][-1]
    assert b"go on" in told
    sitting.do("bob", move)
