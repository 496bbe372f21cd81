"""People: who comes and goes, what they are called, and what they say."""

from __future__ import annotations

from stockpile.core.refusal import Refusal
from stockpile.core.seats import seat_letter
from stockpile.table import commands as ask
from stockpile.table.decide.asked import Asked, refuse
from stockpile.table.facts import (
    Came,
    Emoted,
    Fact,
    HostChanged,
    Joined,
    Left,
    Named,
    NodesLost,
    Removed,
    Said,
    TookOver,
    Went,
)
from stockpile.table.log import Draft
from stockpile.table.state import MAX_PEOPLE
from stockpile.table.texts import clean_name, clean_text


def arrive(asked: Asked, command: ask.Arrive) -> Draft:
    """Somebody connects, perhaps for the first time; a bot that stood in for them stops."""
    table, people, node = asked.table, asked.state.people, command.node
    person = table.person_of(asked.author)
    if person is None:
        here = [one for one in people if not table.forgettable(one)]
        if len(here) >= MAX_PEOPLE:
            raise refuse("table-full", most=MAX_PEOPLE)
        person = max(people, default=0) + 1
        return Draft((Joined(person, clean_name(command.name)), Came(person, node)))
    if people[person].removed:
        raise refuse("removed")
    if node in people[person].nodes:
        return Draft()
    seat = table.seat_of(person)
    if seat is None or table.chairs[seat].stand_in != "away":
        return Draft((Came(person, node),))
    return Draft((Came(person, node), TookOver(seat_letter(seat))))


def depart(asked: Asked, command: ask.Depart) -> Draft:
    """Somebody's last connection to a node is gone."""
    number = asked.table.person_of(asked.author)
    if number is None or command.node not in asked.state.people[number].nodes:
        return Draft()
    return Draft((Went(number, command.node),))


def forget_nodes(asked: Asked, command: ask.ForgetNodes) -> Draft:
    """Nodes have ended, and all connections to them."""
    known = {one for person in asked.state.people.values() for one in person.nodes}
    lost = tuple(sorted(known & command.nodes))
    return Draft((NodesLost(lost),) if lost else ())


def leave(asked: Asked, command: ask.Leave) -> Draft:
    """Somebody leaves for good."""
    facts: list[Fact] = [Left(asked.person)]
    if asked.person == asked.state.host and (heir := _heir(asked)) is not None:
        facts.append(HostChanged(heir))
    return Draft(tuple(facts))


def _heir(asked: Asked) -> int | None:
    """Who becomes the host when the host is gone: of those who are here, rather one seated."""
    state = asked.state
    here = [one for one, person in state.people.items() if person.present and one != state.host]
    seated = [one for one in here if asked.table.seat_of(one) is not None]
    return next(iter((*seated, *here)), None)


def pass_host(asked: Asked, command: ask.PassHost) -> Draft:
    """The host has been away too long."""
    heir = _heir(asked)
    if asked.state.people[asked.state.host].present or heir is None:
        raise asked.stale()
    return Draft((HostChanged(heir),))


def hand_over(asked: Asked, command: ask.MakeHost) -> Draft:
    """The host makes somebody else the host."""
    return Draft((HostChanged(_someone(asked, command.person)),))


def remove(asked: Asked, command: ask.Remove) -> Draft:
    """The host removes somebody."""
    person = _someone(asked, command.person)
    if person == asked.person:
        raise refuse("not-yourself")
    return Draft((Removed(person),))


def _someone(asked: Asked, number: int) -> int:
    person = asked.state.people.get(number)
    if person is None or person.removed:
        raise refuse("no-such-person", person=number)
    return number


# Talking


def _silenced(asked: Asked) -> bool:
    """Partners of the seat on turn stay silent; feelings and a name could be messages too."""
    return asked.own_seat is not None and asked.own_seat in asked.table.silent


def may_talk(asked: Asked) -> Refusal | None:
    """Whether somebody may show a feeling."""
    return Refusal("partners-stay-silent") if _silenced(asked) else None


def may_rename(asked: Asked) -> Refusal | None:
    """Whether somebody may change their name."""
    return Refusal("rename-later") if _silenced(asked) else None


def may_say(asked: Asked) -> Refusal | None:
    """Whether somebody may write to everybody."""
    return may_talk(asked) if asked.table.settings.chat else Refusal("no-chat")


def rename(asked: Asked, command: ask.Name) -> Draft:
    """Somebody changes their name."""
    return Draft((Named(asked.person, clean_name(command.name)),))


def emote(asked: Asked, command: ask.Emote) -> Draft:
    """Somebody shows a feeling."""
    return Draft((Emoted(asked.person, command.emote),))


def say(asked: Asked, command: ask.Say) -> Draft:
    """Somebody says something to everybody."""
    return Draft((Said(asked.person, clean_text(command.text)),))
