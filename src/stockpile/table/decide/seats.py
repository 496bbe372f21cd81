"""Seats: who takes one, gives it up, moves it to another device, or has a bot play it."""

from __future__ import annotations

import hmac
from hashlib import sha256

from stockpile.core.refusal import Refusal
from stockpile.core.seats import seat_letter
from stockpile.table import commands as ask
from stockpile.table.decide.asked import Asked, refuse
from stockpile.table.facts import (
    BotSeated,
    Fact,
    HostChanged,
    LookChosen,
    Named,
    Sat,
    SeatCleared,
    SeatMoved,
    SeatOffered,
    SettingsChanged,
    Stood,
    StoodIn,
    TookOver,
)
from stockpile.table.log import Draft
from stockpile.table.names import told_apart
from stockpile.table.settings import check_level

OFFER_LASTS_MS = 10 * 60 * 1000
"""How long a link that moves a seat works."""


def can_sit(asked: Asked) -> bool:
    """Whether there is a chair to sit down on."""
    between = asked.state.phase == "between"
    if between and asked.own_seat is not None:
        return False
    return any(
        chair.person is None and not (between and chair.conceded) for chair in asked.state.chairs
    )


def sit(asked: Asked, command: ask.Sit) -> Draft:
    """Somebody takes a free seat, or between rounds a bot's."""
    seat, chair = asked.chair(command.seat)
    between = asked.state.phase == "between"
    if chair.person == asked.person:
        return Draft()
    if chair.person is not None:
        raise refuse("seat-taken", seat=command.seat)
    if between and asked.own_seat is not None:
        raise refuse("match-under-way")
    if between and chair.conceded:
        raise refuse("conceded")
    return Draft((Sat(asked.person, seat_letter(seat)),))


def stand(asked: Asked, command: ask.Stand) -> Draft:
    """Somebody gives up their seat, and watches."""
    return Draft((Stood(asked.person, seat_letter(asked.seat)),))


def may_come_back(asked: Asked) -> Refusal | None:
    """Only somebody with a stand-in can take over from it."""
    return Refusal("not-away") if asked.own_chair.stand_in is None else None


def come_back(asked: Asked, command: ask.Back) -> Draft:
    """Somebody plays themselves again."""
    return Draft((TookOver(seat_letter(asked.seat)),))


def stand_in(asked: Asked, command: ask.StandIn) -> Draft:
    """A bot plays for somebody who is away, or whose time is up."""
    state, chair = asked.state, asked.state.chairs[command.seat]
    if command.why == "away":
        due = state.phase != "over" and chair.away_ms is not None
    else:
        due = state.phase == "playing" and command.seat == asked.table.match.turn
    if not due or state.paused or not chair.played_by_person:
        raise asked.stale()
    return Draft((StoodIn(seat_letter(command.seat), command.why),))


# To another device


def offer_seat(asked: Asked) -> tuple[Draft, str]:
    """A link that moves a guest's seat to another device: what to write, and the link's code."""
    seat, code = asked.seat, asked.entropy(16).hex()
    offered = SeatOffered(seat_letter(seat), _hash(code), asked.now_ms + OFFER_LASTS_MS)
    return Draft((offered,)), code


def take_seat(asked: Asked, command: ask.TakeSeat) -> Draft:
    """Somebody takes over a seat with the code of such a link."""
    person, table, code = asked.person, asked.table, _hash(command.code)
    for offer in asked.state.offers:
        if offer.until_ms > asked.now_ms and hmac.compare_digest(offer.code, code):
            seat = table.seat_of(offer.person)
            if seat is None:
                break
            if asked.own_seat not in (None, seat):
                raise refuse("already-seated")
            letter, facts = seat_letter(seat), list[Fact]()
            if table.chairs[seat].stand_in is not None:
                facts.append(TookOver(letter))
            facts += _names_swapped(asked, offer.person)
            facts.append(SeatMoved(letter, person))
            if offer.person == asked.state.host and offer.person != person:
                facts.append(HostChanged(person))
            return Draft(tuple(facts))
    raise refuse("no-such-offer")


def _names_swapped(asked: Asked, owner: int) -> list[Fact]:
    """Somebody takes over their own seat from another device: name and look go with it."""
    old, new = asked.state.people[owner], asked.state.people[asked.person]
    if owner == asked.person or told_apart(old.name, [old.name]) != new.name:
        return []
    facts: list[Fact] = [Named(owner, new.name), Named(asked.person, old.name)]
    if (old.face, old.colour) != (new.face, new.colour):
        facts.append(LookChosen(asked.person, old.face, old.colour))
    return facts


def _hash(code: str) -> str:
    return sha256(code.encode()).hexdigest()


# The host's


def can_seat_bot(asked: Asked) -> bool:
    """Whether there is a chair for a bot."""
    return any(chair.person is None for chair in asked.state.chairs)


def seat_bot(asked: Asked, command: ask.Bot) -> Draft:
    """The host lets a bot sit on a chair."""
    _, chair = asked.chair(command.seat)
    if chair.person is not None:
        raise refuse("seat-taken", seat=command.seat)
    level = command.level or asked.table.settings.bots
    check_level(level)
    return Draft((BotSeated(command.seat, level),))


def can_clear(asked: Asked) -> bool:
    """Whether anybody has a seat."""
    return not all(chair.empty for chair in asked.state.chairs)


def clear(asked: Asked, command: ask.Clear) -> Draft:
    """The host frees a chair."""
    _, chair = asked.chair(command.seat)
    if chair.empty:
        raise refuse("seat-empty", seat=command.seat)
    return Draft((SeatCleared(command.seat),))


def change_settings(asked: Asked, command: ask.ChangeSettings) -> Draft:
    """The host changes how the table plays."""
    settings = command.settings.whole()
    settings.check()
    return Draft((SettingsChanged(settings),))
