"""People: who comes and goes, what they are called, and what they say."""

from __future__ import annotations

import math

from stockpile.core.refusal import Refusal
from stockpile.core.seats import seat_letter
from stockpile.table import commands as ask
from stockpile.table.decide.asked import Asked, refuse
from stockpile.table.facts import (
    Came,
    DoorSet,
    Emoted,
    Fact,
    HostChanged,
    Joined,
    KnockAnswered,
    Knocked,
    Left,
    LookChosen,
    Named,
    NodesLost,
    Nudged,
    Removed,
    Said,
    TookOver,
    Went,
)
from stockpile.table.log import Draft
from stockpile.table.names import is_taken, told_apart
from stockpile.table.state import MAX_PEOPLE, NUDGE_EVERY_MS
from stockpile.table.texts import clean_name, clean_text

MAX_KNOCKING = 10
"""How many may wait to be let in."""


def arrive(asked: Asked, command: ask.Arrive) -> Draft:
    """Somebody connects, perhaps for the first time; a bot that stood in for them stops."""
    table, people, node = asked.table, asked.state.people, command.node
    person = table.person_of(asked.author)
    if person is None:
        here = [one for one in people if not table.forgettable(one)]
        if len(here) >= MAX_PEOPLE:
            raise refuse("table-full", most=MAX_PEOPLE)
        name = clean_name(command.name)
        if (knocked := _knock(asked, name)) is not None:
            return Draft((knocked,))
        person = max(people, default=0) + 1
        return Draft((Joined(person, told_apart(name, _names(asked))), Came(person, node)))
    if people[person].removed:
        raise refuse("removed")
    if node in people[person].nodes:
        return Draft()
    seat = table.seat_of(person)
    if seat is None or table.chairs[seat].stand_in != "away":
        return Draft((Came(person, node),))
    return Draft((Came(person, node), TookOver(seat_letter(seat))))


def _knock(asked: Asked, name: str) -> Knocked | None:
    """A newcomer knocks, if they have to be let in and nobody has let them in yet."""
    state = asked.state
    known = next((one for one in state.knocks.values() if one.guest == asked.author), None)
    if state.door == "open" or (known is not None and known.let_in):
        return None
    if known is not None and known.let_in is False:
        raise refuse("removed")
    if state.door == "closed" or (known is None and len(state.knocking) >= MAX_KNOCKING):
        raise refuse("door-closed")
    if known is not None:
        raise refuse("not-let-in-yet")
    return Knocked(max(state.knocks, default=0) + 1, name)


def _names(asked: Asked) -> list[str]:
    """What the others at the table are called."""
    people, chairs = asked.state.people.items(), asked.state.chairs
    return [
        *(one.name for number, one in people if number != asked.number),
        *(chair.bot_name for chair in chairs if chair.bot is not None and chair.bot_name),
    ]


def set_door(asked: Asked, command: ask.SetDoor) -> Draft:
    """The host says whether newcomers come in."""
    return Draft((DoorSet(command.door),) if command.door != asked.state.door else ())


def let_in(asked: Asked, command: ask.LetIn) -> Draft:
    """The host answers somebody who knocks."""
    if command.knock not in asked.state.knocking:
        raise refuse("no-such-person", person=command.knock)
    return Draft((KnockAnswered(command.knock, command.let_in),))


def depart(asked: Asked, command: ask.Depart) -> Draft:
    """Somebody's last connection to a node is gone."""
    number = asked.table.person_of(asked.author)
    if number is None or command.node not in asked.state.people[number].nodes:
        return Draft()
    return Draft((Went(number, command.node),))


def forget_nodes(asked: Asked, command: ask.ForgetNodes) -> Draft:
    """Nodes have ended, and with them all connections to them."""
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
    """The next host when the host is gone: somebody who is here, and seated if possible."""
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
    """Partners of the seat on turn stay silent. Reactions and names could be messages, too."""
    return asked.own_seat is not None and asked.own_seat in asked.table.silent


def may_talk(asked: Asked) -> Refusal | None:
    """Whether somebody may show a feeling."""
    return Refusal("partners-stay-silent") if _silenced(asked) else None


def may_rename(asked: Asked) -> Refusal | None:
    """Whether somebody may change their name, or how they look."""
    return Refusal("rename-later") if _silenced(asked) else None


def may_say(asked: Asked) -> Refusal | None:
    """Whether somebody may write to everybody."""
    return may_talk(asked) if asked.table.settings.chat else Refusal("no-chat")


def rename(asked: Asked, command: ask.Name) -> Draft:
    """Somebody changes their name."""
    name = clean_name(command.name)
    if is_taken(name, _names(asked)):
        raise refuse("name-taken", name=name)
    return Draft((Named(asked.person, name),))


def look(asked: Asked, command: ask.Look) -> Draft:
    """Somebody chooses how they look."""
    own = asked.state.people[asked.person]
    if (own.face, own.colour) == (command.face, command.colour):
        return Draft()
    return Draft((LookChosen(asked.person, command.face, command.colour),))


def emote(asked: Asked, command: ask.Emote) -> Draft:
    """Somebody shows a feeling."""
    return Draft((Emoted(asked.person, command.emote),))


def say(asked: Asked, command: ask.Say) -> Draft:
    """Somebody says something to everybody."""
    return Draft((Said(asked.person, clean_text(command.text)),))


# Nudging


def _is_partner(asked: Asked, seat: int) -> bool:
    """Whether it is a partner's seat in a round: then a nudge would be talk (S22)."""
    side_of = asked.table.game.side_of
    return asked.state.phase == "playing" and side_of[seat] == side_of[asked.seat]


def can_nudge(asked: Asked) -> bool:
    """Whether the table waits for anybody whom this person may remind."""
    others = (seat for seat in asked.table.waiting_for if seat != asked.seat)
    return any(not _is_partner(asked, seat) for seat in others)


def nudge(asked: Asked, command: ask.Nudge) -> Draft:
    """Somebody reminds a person the table is waiting for, and again only after a while."""
    seat, chair = asked.chair(command.seat)
    if seat == asked.seat or seat not in asked.table.waiting_for:
        raise refuse("not-waited-for", seat=command.seat)
    if _is_partner(asked, seat):
        raise refuse("partners-stay-silent")
    for last in asked.state.nudges:
        left_ms = last.at_ms + NUDGE_EVERY_MS - asked.now_ms
        if (last.by, last.person) == (asked.person, chair.person) and left_ms > 0:
            raise refuse("nudged-already", seconds=math.ceil(left_ms / 1000))
    return Draft((Nudged(asked.person, command.seat),))
