"""Talking: off unless the table wants it, and never by partners of the seat on turn (S22)."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from stockpile.core.seats import seat_letter
from stockpile.table import commands as ask
from stockpile.table.decide import deeds
from stockpile.table.facts import Emoted, Nudged, Said
from stockpile.table.settings import Settings
from stockpile.table.show import show_table
from stockpile.table.state import Phase
from tests.table.sitting import PHASES, SMALL, TEAMS, THREE, Sitting, in_phase, truth

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


PEOPLE = ("ann", "bob", "cleo", "dora")


def talking(settings: Settings = TALKING_TEAMS) -> Sitting:
    """Four people in a round of teams, A and C against B and D, and Eve who watches."""
    sitting = Sitting(settings)
    sitting.sit(*PEOPLE)
    sitting.arrive("eve")
    sitting.start()
    return sitting


def talk(who: str) -> list[ask.Command]:
    """All ways for somebody to tell the others something."""
    named = ask.Name(name=f"{who}: wild as a 4")
    look = ask.Look(face=4)
    return [ask.Say(text="play your wild"), named, ask.Emote(emote="think"), look]


def silenced(command: ask.Command) -> str:
    """How a partner of the seat on turn is told to be silent."""
    return "rename-later" if isinstance(command, ask.Name | ask.Look) else "partners-stay-silent"


def partner_of(sitting: Sitting) -> int:
    turn = sitting.table.match.turn
    assert turn is not None
    return (turn + 2) % 4


def test_s22_partners_of_the_seat_on_turn_are_silent_and_nobody_else_is() -> None:
    sitting = talking()
    for _ in range(5):
        partner = partner_of(sitting)
        silent = sitting.at(partner)
        for command in talk(silent):
            assert sitting.refused(silent, command) == silenced(command)
        for who in {*PEOPLE, "eve"} - {silent}:
            for command in talk(who):
                sitting.do(who, command)
        turn = sitting.table.match.turn
        while sitting.table.match.turn == turn:
            sitting.move()


def test_s22_who_has_to_be_silent_is_told_so_and_nobody_else_is() -> None:
    sitting = talking()
    for _ in range(3):
        partner, turn = partner_of(sitting), sitting.table.match.turn
        silent = [viewer for viewer in (None, *range(4)) if told_silent(sitting, viewer)]
        assert silent == [partner]
        while sitting.table.match.turn == turn:
            sitting.move()


def told_silent(sitting: Sitting, viewer: int | None) -> bool:
    return "emote" not in deeds(sitting.table, viewer, host=False)


@pytest.mark.parametrize("phase", [phase for phase in PHASES if phase != "playing"])
def test_s22_between_rounds_partners_talk(phase: Phase) -> None:
    sitting = in_phase(phase, TALKING_TEAMS)
    for name in ("ann", "bob", "eve"):
        for command in talk(name):
            sitting.do(name, command)
    assert not any(told_silent(sitting, seat) for seat in range(4) if sitting.table.match.state)


def test_s22_a_pause_does_not_loosen_partners_tongues() -> None:
    sitting = talking()
    sitting.pause()
    silent = sitting.at(partner_of(sitting))
    for command in talk(silent):
        refused = sitting.refused(silent, command)
        assert refused == silenced(command)


def test_s22_where_nobody_has_a_partner_everybody_shows_feelings() -> None:
    sitting = in_phase("playing", SMALL)
    for name in ("ann", "bob", "eve"):
        sitting.do(name, ask.Emote(emote="think"))


def test_s22_where_people_can_err_partners_can_talk_and_are_not_told_to_be_silent() -> None:
    options = {**TEAMS.options, "conduct": "tabletop"}
    sitting = talking(msgspec.structs.replace(TALKING_TEAMS, options=options))
    partner = sitting.at(partner_of(sitting))
    for command in talk(partner):
        sitting.do(partner, command)
    assert not any(told_silent(sitting, seat) for seat in range(4))


def test_what_is_said_is_one_harmless_line() -> None:
    sitting = in_phase("gathering", TALKING)
    sitting.do("ann", ask.Say(text=" a\x1b[31mb\n\u202ec\u200b  d <b>&</b>\x00 "))
    assert sitting.facts(Said) == [Said(1, "a[31mb c d <b>&</b>")]
    assert sitting.refused("ann", ask.Say(text="\u200b\u2060 ")) == "text-empty"
    assert sitting.refused("ann", ask.Say(text="x" * 301)) == "text-too-long"
    sitting.do("ann", ask.Say(text="x" * 300))


@pytest.mark.parametrize("phase", PHASES)
def test_who_watches_always_shows_feelings(phase: Phase) -> None:
    sitting = in_phase(phase, TEAMS)
    for emote in get_args(ask.EmoteName):
        sitting.do("eve", ask.Emote(emote=emote))
    assert [fact.emote for fact in sitting.facts(Emoted)] == list(get_args(ask.EmoteName))


def test_talk_leaves_the_round_and_the_table_as_they_are() -> None:
    sitting = in_phase("playing", TALKING)
    before, version = show_table(sitting.table), sitting.table.state.version
    turn = truth(sitting.table).sides
    move = ask.Move(move=sitting.moves[0], version=version)
    sitting.later(2)
    sitting.do("eve", ask.Say(text="go on"))
    sitting.do("ann", ask.Emote(emote="hurry"))
    assert sitting.table.state.version == version
    assert show_table(sitting.table) == before
    assert truth(sitting.table).sides == turn
    told = sitting.told(0)
    assert b'"table":' not in sitting.frames[0][-1]
    assert b"go on" in told
    sitting.do("bob", move)


# Nudging


def test_whoever_is_waited_for_can_be_nudged_once_a_minute_by_each() -> None:
    sitting = in_phase("playing", SMALL)
    nudge = ask.Nudge(seat="B")
    assert "nudge" in deeds(sitting.table, 0, host=True)
    sitting.do("ann", nudge)
    assert sitting.facts(Nudged) == [Nudged(1, "B")]
    sitting.later(59)
    assert sitting.refused("ann", nudge) == "nudged-already"
    sitting.later(1)
    sitting.do("ann", nudge)
    # Bob is on turn: nobody is waited for but him, and he cannot nudge himself.
    assert "nudge" not in deeds(sitting.table, 1, host=False)
    assert sitting.refused("bob", nudge) == "not-waited-for"
    assert sitting.refused("bob", ask.Nudge(seat="A")) == "not-waited-for"
    assert sitting.refused("bob", ask.Nudge(seat="C")) == "no-such-seat"


def test_each_pair_has_its_own_minute() -> None:
    sitting = Sitting(THREE)
    sitting.sit("ann", "bob", "cleo")
    sitting.do("ann", ask.Nudge(seat="B"))
    sitting.do("ann", ask.Nudge(seat="C"))
    sitting.do("bob", ask.Nudge(seat="C"))
    assert sitting.refused("bob", ask.Nudge(seat="C")) == "nudged-already"


@pytest.mark.parametrize("conduct", ["enforced", "tabletop"])
def test_s22_partners_never_nudge_each_other_in_a_round(conduct: str) -> None:
    options = {**TEAMS.options, "conduct": conduct}
    sitting = talking(msgspec.structs.replace(TALKING_TEAMS, options=options))
    turn = sitting.table.match.turn
    assert turn is not None
    nudge, partner = ask.Nudge(seat=seat_letter(turn)), partner_of(sitting)
    assert sitting.refused(sitting.at(partner), nudge) == "partners-stay-silent"
    assert "nudge" not in deeds(sitting.table, partner, host=False)
    opponent = (turn + 1) % 4
    assert "nudge" in deeds(sitting.table, opponent, host=False)
    sitting.do(sitting.at(opponent), nudge)
    # Between rounds nothing is played that a nudge could be about.
    sitting.play_until("between")
    sitting.do("ann", ask.Nudge(seat="C"))


def test_s22_a_silent_partner_proposes_no_pause_but_joins_one() -> None:
    sitting = talking()
    silent, may_speak = sitting.at(partner_of(sitting)), sitting.on_turn
    assert "pause" not in deeds(sitting.table, partner_of(sitting), host=False)
    assert sitting.refused(silent, ask.Pause()) == "partners-stay-silent"
    sitting.do(may_speak, ask.Pause())
    sitting.do(silent, ask.Pause())
    assert sitting.refused(silent, ask.Pause(pause=False)) == "partners-stay-silent"
