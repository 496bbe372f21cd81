"""Who may ask what of a table, and when: every command, in every phase, by everybody."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from stockpile.core.refusal import Refused
from stockpile.table import commands as ask
from stockpile.table.settings import Settings
from stockpile.table.state import Phase
from tests.table.sitting import NAMES, PHASES, SINGLE, Sitting, Who, in_phase, truth

OK = "ok"
EVERY = (OK, OK, OK, OK)
NO_MATCH, ROUND, MATCH, OVER = "no-match-yet", "round-under-way", "match-under-way", "match-over"
NOT_HOST = ("not-the-host",) * 4
NOT_SEATED = ("not-seated",) * 4
TAKEN = ("seat-taken", ROUND, "seat-taken", "seat-taken")

Asked = Callable[[Sitting], ask.Command]
Answers = Mapping[Who, tuple[str, str, str, str]]
"""What each is told: gathering, playing, between rounds, over."""


def a_move(sitting: Sitting) -> ask.Command:
    moves = sitting.moves or ["pass"]
    return ask.Move(move=moves[0], version=sitting.table.state.version)


# In a round it is the turn of the one who is seated.
EXPECTED: Mapping[type[ask.Command], tuple[Asked, Answers]] = {
    ask.Sit: (
        lambda _: ask.Sit(seat="A"),
        {"host": (OK, ROUND, OK, OK), "seated": TAKEN, "spectator": TAKEN},
    ),
    ask.Stand: (
        lambda _: ask.Stand(),
        {"host": EVERY, "seated": EVERY, "spectator": NOT_SEATED},
    ),
    ask.Ready: (
        lambda _: ask.Ready(),
        {
            "host": (OK, ROUND, OK, OVER),
            "seated": (OK, ROUND, OK, OVER),
            "spectator": NOT_SEATED,
        },
    ),
    ask.Start: (
        lambda _: ask.Start(),
        {
            "host": ("not-everybody-ready", ROUND, OK, OVER),
            "seated": NOT_HOST,
            "spectator": NOT_HOST,
        },
    ),
    ask.Move: (
        a_move,
        {
            "host": (NO_MATCH, "not-your-turn", MATCH, OVER),
            "seated": (NO_MATCH, OK, MATCH, OVER),
            "spectator": NOT_SEATED,
        },
    ),
    ask.Undo: (
        lambda sitting: ask.Undo(version=sitting.table.state.version),
        {
            "host": (NO_MATCH, "nothing-to-undo", MATCH, OVER),
            "seated": (NO_MATCH, "nothing-to-undo", MATCH, OVER),
            "spectator": NOT_SEATED,
        },
    ),
    ask.Emote: (
        lambda _: ask.Emote(emote="hello"),
        {"host": EVERY, "seated": EVERY, "spectator": EVERY},
    ),
    ask.Say: (
        lambda _: ask.Say(text="hi"),
        {
            "host": ("no-chat",) * 4,
            "seated": ("no-chat",) * 4,
            "spectator": ("no-chat",) * 4,
        },
    ),
    ask.Concede: (
        lambda _: ask.Concede(),
        {
            "host": (NO_MATCH, OK, OK, OVER),
            "seated": (NO_MATCH, OK, OK, OVER),
            "spectator": NOT_SEATED,
        },
    ),
    ask.Agree: (
        lambda _: ask.Agree(),
        {
            "host": (NO_MATCH, OK, OK, OVER),
            "seated": (NO_MATCH, OK, OK, OVER),
            "spectator": NOT_SEATED,
        },
    ),
    ask.Rematch: (
        lambda _: ask.Rematch(),
        {
            "host": (NO_MATCH, ROUND, MATCH, OK),
            "seated": (NO_MATCH, ROUND, MATCH, OK),
            "spectator": NOT_HOST,
        },
    ),
    ask.Name: (
        lambda _: ask.Name(name="Zed"),
        {"host": EVERY, "seated": EVERY, "spectator": EVERY},
    ),
    ask.Look: (
        lambda _: ask.Look(face=7, colour=3),
        {"host": EVERY, "seated": EVERY, "spectator": EVERY},
    ),
    ask.Back: (
        lambda _: ask.Back(),
        {"host": ("not-away",) * 4, "seated": ("not-away",) * 4, "spectator": NOT_SEATED},
    ),
    ask.Leave: (
        lambda _: ask.Leave(),
        {"host": EVERY, "seated": EVERY, "spectator": EVERY},
    ),
    ask.TakeSeat: (
        lambda _: ask.TakeSeat(code="ff"),
        {
            "host": ("no-such-offer",) * 4,
            "seated": ("no-such-offer",) * 4,
            "spectator": ("no-such-offer",) * 4,
        },
    ),
    ask.Bot: (
        lambda _: ask.Bot(seat="B"),
        {"host": TAKEN, "seated": NOT_HOST, "spectator": NOT_HOST},
    ),
    ask.Clear: (
        lambda _: ask.Clear(seat="B"),
        {"host": (OK, ROUND, MATCH, OK), "seated": NOT_HOST, "spectator": NOT_HOST},
    ),
    ask.ChangeSettings: (
        lambda _: ask.ChangeSettings(settings=SINGLE),
        {"host": (OK, ROUND, MATCH, OVER), "seated": NOT_HOST, "spectator": NOT_HOST},
    ),
    ask.MakeHost: (
        lambda _: ask.MakeHost(person=2),
        {"host": EVERY, "seated": NOT_HOST, "spectator": NOT_HOST},
    ),
    ask.Remove: (
        lambda _: ask.Remove(person=3),
        {"host": EVERY, "seated": NOT_HOST, "spectator": NOT_HOST},
    ),
    ask.SetDoor: (
        lambda _: ask.SetDoor(door="knock"),
        {"host": EVERY, "seated": NOT_HOST, "spectator": NOT_HOST},
    ),
    ask.LetIn: (
        lambda _: ask.LetIn(knock=1),
        {"host": ("no-such-person",) * 4, "seated": NOT_HOST, "spectator": NOT_HOST},
    ),
    ask.Pause: (
        lambda _: ask.Pause(),
        {
            "host": (NO_MATCH, OK, OK, OVER),
            "seated": (NO_MATCH, OK, OK, OVER),
            "spectator": NOT_HOST,
        },
    ),
    ask.Nudge: (
        lambda _: ask.Nudge(seat="B"),
        {
            "host": (OK, OK, OK, OVER),
            "seated": ("not-waited-for", "not-waited-for", "not-waited-for", OVER),
            "spectator": NOT_SEATED,
        },
    ),
}


def test_every_command_of_the_wire_is_tried() -> None:
    # A seat is offered by a way of its own, since the code must not be written down.
    assert {*EXPECTED, ask.OfferSeat} == set(ask.COMMANDS)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("kind", EXPECTED, ids=lambda kind: kind.__name__)
def test_a_command_is_accepted_from_the_right_people_in_the_right_phase(
    kind: type[ask.Command], phase: Phase
) -> None:
    make, answers = EXPECTED[kind]
    for who, expected in answers.items():
        sitting = in_phase(phase)
        command, code = make(sitting), expected[PHASES.index(phase)]
        if code == OK:
            before = truth(sitting.table)
            entry = sitting.do(NAMES[who], command)
            nothing = isinstance(command, ask.Sit)  # It is Ann's own seat.
            assert (entry is None) == nothing
            assert (truth(sitting.table) == before) == nothing
        else:
            assert sitting.refused(NAMES[who], command) == code, who


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("kind", EXPECTED, ids=lambda kind: kind.__name__)
def test_the_removed_and_strangers_learn_nothing_from_the_answer(
    kind: type[ask.Command], phase: Phase
) -> None:
    sitting = in_phase(phase)
    command = EXPECTED[kind][0](sitting)
    for who in ("rex", "sam", ""):
        assert sitting.refused(who, command) == "not-at-this-table"


@pytest.mark.parametrize("phase", PHASES)
def test_only_who_sits_can_offer_a_seat(phase: Phase) -> None:
    sitting = in_phase(phase)
    assert sitting.offer("ann")
    assert sitting.offer("bob")
    for who, code in (("eve", "not-seated"), ("rex", "not-at-this-table")):
        with pytest.raises(Refused) as no, sitting.changes_nothing():
            sitting.offer(who)
        assert no.value.refusal.code == code


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (ask.Sit(seat="H"), "no-such-seat"),
        (ask.Bot(seat="C"), "no-such-seat"),
        (ask.Clear(seat="C"), "no-such-seat"),
        (ask.MakeHost(person=99), "no-such-person"),
        (ask.MakeHost(person=4), "no-such-person"),
        (ask.Remove(person=4), "no-such-person"),
        (ask.Remove(person=1), "not-yourself"),
        (ask.Name(name=" \u200b "), "name-empty"),
        (ask.ChangeSettings(settings=Settings(seats=1)), "seats-out-of-range"),
        (ask.ChangeSettings(settings=Settings(edition="uno")), "unknown-edition"),
        (ask.ChangeSettings(settings=Settings(bots="genius")), "unknown-bot"),
        (ask.ChangeSettings(settings=Settings(youngest="C")), "no-such-seat"),
        (ask.Pause(pause=False), "no-match-yet"),
    ],
    ids=repr,
)
def test_what_makes_no_sense_is_refused_to_the_host_too(command: ask.Command, code: str) -> None:
    assert in_phase("gathering").refused("ann", command) == code


def test_a_move_that_is_none_is_refused() -> None:
    sitting = in_phase("playing")
    version = sitting.table.state.version
    for text, code in (("", "not-a-move"), ("h99>1", "not-a-card"), ("x" * 200, "not-a-move")):
        assert sitting.refused("bob", ask.Move(move=text, version=version)) == code
    assert sitting.refused("bob", ask.Move(move="d1>1", version=version)) == "discard-pile-empty"
    for wrong in (version - 1, version + 1, 0, -1):
        assert sitting.refused("bob", ask.Move(move=sitting.moves[0], version=wrong)) == "stale"
