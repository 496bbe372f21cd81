"""Who comes to a table, and what they are called there."""

from __future__ import annotations

import pytest

from stockpile.core.refusal import Refused
from stockpile.table import commands as ask
from stockpile.table.decide import deeds
from stockpile.table.decide.people import MAX_KNOCKING
from stockpile.table.facts import Joined, Knocked, Named
from stockpile.table.names import BOT_NAMES, is_taken, likeness, told_apart
from stockpile.table.show import show_table
from stockpile.table.texts import MAX_NAME_LENGTH
from stockpile.words import Words, languages
from tests.table.sitting import Sitting, guest, in_phase


def refused(sitting: Sitting, who: str, command: ask.Command | ask.TableCommand) -> str:
    with pytest.raises(Refused) as no:
        sitting.do(who, command)
    return no.value.refusal.code


def knock(sitting: Sitting, who: str) -> int:
    """Somebody knocks; their number."""
    entry = sitting.do(who, ask.Arrive("node-1", who.title()))
    assert entry is not None
    [fact] = entry.facts
    assert isinstance(fact, Knocked)
    assert sitting.table.person_of(guest(who)) is None
    return fact.knock


# The door


def test_a_closed_door_keeps_newcomers_out_and_nobody_who_was_there() -> None:
    sitting = in_phase("gathering")
    sitting.do("ann", ask.SetDoor(door="closed"))
    assert refused(sitting, "zoe", ask.Arrive("node-1", "Zoe")) == "door-closed"
    sitting.do("bob", ask.Depart("node-1"))
    sitting.do("bob", ask.Arrive("node-1", "Bob"))
    assert show_table(sitting.table).door == "closed"
    sitting.do("ann", ask.SetDoor(door="open"))
    sitting.do("zoe", ask.Arrive("node-1", "Zoe"))


def test_who_was_removed_comes_back_by_no_other_name_unless_let_in() -> None:
    sitting = in_phase("gathering")
    eve = sitting.table.person_of(guest("eve"))
    assert eve is not None
    sitting.do("ann", ask.SetDoor(door="knock"))
    sitting.do("ann", ask.Remove(person=eve))
    number = knock(sitting, "zoe")
    assert refused(sitting, "zoe", ask.Arrive("node-1", "Zoe")) == "not-let-in-yet"
    [shown] = show_table(sitting.table).knocking
    assert (shown.knock, shown.name) == (number, "Zoe")
    sitting.do("ann", ask.LetIn(knock=number, let_in=False))
    assert refused(sitting, "zoe", ask.Arrive("node-1", "Zoe")) == "removed"


def test_the_host_lets_people_in_one_by_one() -> None:
    sitting = in_phase("gathering")
    sitting.do("ann", ask.SetDoor(door="knock"))
    first, second = knock(sitting, "yan"), knock(sitting, "zoe")
    assert "let-in" in deeds(sitting.table, 0, host=True)
    sitting.do("ann", ask.LetIn(knock=second))
    entry = sitting.do("zoe", ask.Arrive("node-1", "Zoe"))
    assert entry is not None
    assert entry.has(Joined)
    assert refused(sitting, "yan", ask.Arrive("node-1", "Yan")) == "not-let-in-yet"
    assert refused(sitting, "ann", ask.LetIn(knock=second)) == "no-such-person"
    sitting.do("ann", ask.LetIn(knock=first))
    assert "let-in" not in deeds(sitting.table, 0, host=True)


def test_only_the_host_minds_the_door() -> None:
    sitting = in_phase("gathering")
    assert refused(sitting, "bob", ask.SetDoor(door="closed")) == "not-the-host"
    assert refused(sitting, "bob", ask.LetIn(knock=1)) == "not-the-host"


def test_nobody_can_crowd_the_door() -> None:
    sitting = in_phase("gathering")
    sitting.do("ann", ask.SetDoor(door="knock"))
    for number in range(MAX_KNOCKING):
        knock(sitting, f"guest{number}")
    assert refused(sitting, "late", ask.Arrive("node-1", "Late")) == "door-closed"


# Names


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "ANN",
        " ann",
        "\u0410nn",
        "\u0391nn",
        "\u00c4nn",
        "Ann.",
        "A n n",
        "\uff21nn",
        "A\u0301nn",
    ],
)
def test_a_name_that_looks_like_anothers_gets_a_number(name: str) -> None:
    sitting = in_phase("gathering")
    entry = sitting.do("zoe", ask.Arrive("node-1", name))
    assert entry is not None
    [joined] = [one for one in entry.facts if isinstance(one, Joined)]
    assert joined.name.endswith(" 2")
    assert refused(sitting, "bob", ask.Name(name=name)) == "name-taken"


def test_one_may_change_ones_own_name_a_little() -> None:
    sitting = in_phase("gathering")
    sitting.do("ann", ask.Name(name="ANN"))
    sitting.do("ann", ask.Name(name="Anna"))


@pytest.mark.parametrize("name", ["Bot", "bot a", "B0T", "expert", "\u0412ot"])
def test_nobody_takes_a_bots_name(name: str) -> None:
    sitting = in_phase("gathering")
    assert refused(sitting, "bob", ask.Name(name=name)) == "name-taken"
    assert told_apart(name, []).endswith(" 2")


@pytest.mark.parametrize("language", languages())
def test_what_bots_are_called_is_what_the_catalogues_say(language: str) -> None:
    words = Words(language)
    for said in (words("table-bot"), words("table-bot-at", seat="C")):
        assert is_taken(said, [])
    assert len(BOT_NAMES) > 9


def test_names_that_differ_are_left_alone() -> None:
    names = [
        "Ann",
        "Anna",
        "Bob",
        "Jörg",
        "Иван",
        "Νίκος",
        "李",
        "😀",
        "🙂",
        "Player 1",
        "Player 2",
    ]
    assert len({likeness(one) for one in names}) == len(names)
    for at, name in enumerate(names):
        assert told_apart(name, names[:at]) == name


def test_a_long_name_stays_as_long_as_a_name_may_be() -> None:
    name = "x" * MAX_NAME_LENGTH
    told = told_apart(name, [name])
    assert len(told) == MAX_NAME_LENGTH
    assert told.endswith(" 2")


def test_a_seat_keeps_its_name_on_another_device() -> None:
    sitting = in_phase("gathering")
    sitting.do("zoe", ask.Arrive("node-1", "Bob"))
    code = sitting.offer("bob")
    entry = sitting.do("zoe", ask.TakeSeat(code=code))
    assert entry is not None
    assert entry.has(Named)
    zoe, bob = (sitting.table.person_of(guest(one)) for one in ("zoe", "bob"))
    assert zoe is not None
    assert bob is not None
    people = sitting.table.state.people
    assert (people[zoe].name, people[bob].name) == ("Bob", "Bob 2")
