"""What people are shown of a table: the one door through which anything goes to a client.

Everything is built by naming what is shown. What is not named here stays with the server.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal, cast

import msgspec
from msgspec import Meta, Raw, Struct

from stockpile.core.event import Event
from stockpile.core.forms import ViewWriter
from stockpile.core.game import canonical
from stockpile.core.seats import seat_letter
from stockpile.table.decide import deeds
from stockpile.table.duties import away_ends, clock_ends
from stockpile.table.facts import Door
from stockpile.table.log import Entry
from stockpile.table.looks import Colour, Face, share_colours
from stockpile.table.settings import Settings
from stockpile.table.state import Chair, Phase, Table, letters

PROTOCOL = 2
"""The version of the protocol between server and client."""


class ShownPerson(Struct, frozen=True, omit_defaults=True):
    """Somebody at the table. ``face`` and ``colour`` are what they chose, if they did."""

    person: int
    name: str
    present: bool
    seat: str | None
    face: Face | None = None
    colour: Colour | None = None


class ShownChair(Struct, frozen=True, omit_defaults=True):
    """One seat. ``colour`` is the seat's colour at this table: the one that the person here chose,
    unless an earlier seat has it. ``away_until``: when a bot will stand in for the person here
    (milliseconds), or, before a match, when it can start without them.
    """

    seat: str
    colour: Colour
    person: int | None = None
    bot: str | None = None
    bot_name: str = ""
    ready: bool = False
    away_until: int | None = None
    stand_in: Literal["away", "clock"] | None = None
    conceded: bool = False
    agrees: bool = False
    pauses: bool = False


class ShownMatch(Struct, frozen=True):
    """Where the match stands. ``name`` goes into the keys of its rounds."""

    number: int
    name: str
    commitment: str
    round: int
    scores: tuple[int, ...] | None
    closed: Literal["played", "concession", "agreement"] | None
    winners: tuple[str, ...] | None


class ShownKnock(Struct, frozen=True):
    """Somebody who is waiting to be let in."""

    knock: int
    name: str


class ShownTable(Struct, frozen=True, omit_defaults=True):
    """A table as everybody at it sees it, whether seated or watching.

    ``waiting_for``: the seats whose people have to move, or be ready, before it goes on. ``door``
    says whether newcomers come in, and ``knocking`` who is waiting for the host to let them in.
    """

    code: str
    game: str
    settings: Settings
    phase: Phase
    host: int
    people: tuple[ShownPerson, ...]
    chairs: tuple[ShownChair, ...]
    match: ShownMatch
    paused: bool
    waiting_for: tuple[str, ...]
    door: Door = "open"
    knocking: tuple[ShownKnock, ...] = ()


class ShownClock(Struct, frozen=True):
    """When the seat on turn runs out of time (milliseconds): without its reserve, and with it."""

    seat: str
    turn_ends: int
    reserve_ends: int


AnyView = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/View"})]
AnyEvent = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/Event"})]
Told = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/Happened"})]
"""A fact or an event."""


class ShownRound(Struct, frozen=True, omit_defaults=True):
    """The round as one seat, or a spectator, sees it.

    ``moves`` are the legal moves of the seat on turn, told to nobody else: in Breakers those with
    the fewest jokers, and those that save a Breaker. Where people can err, every seat is told all
    moves that would be accepted from it.
    """

    version: int
    view: AnyView
    moves: tuple[str, ...] | None = None
    clock: ShownClock | None = None


class Update(Struct, frozen=True, tag_field="type", tag="update", omit_defaults=True):
    """Something happened at the table: facts and events, in order.

    ``by`` is the person who did it, ``command`` the id that their own client gave it. ``table`` and
    ``round`` are there if they changed, and ``deeds``, the commands that this viewer could give
    now, if those may have changed.
    """

    seq: int
    at: int
    by: int | None = None
    command: str | None = None
    happened: tuple[Told, ...] = ()
    table: ShownTable | None = None
    round: ShownRound | None = None
    deeds: tuple[str, ...] | None = None


class Missed(Struct, frozen=True, omit_defaults=True):
    """Something that happened earlier, as it was told then."""

    seq: int
    at: int
    by: int | None = None
    happened: tuple[Told, ...] = ()


class You(Struct, frozen=True):
    """Who the receiver of a message is."""

    person: int
    seat: str | None


class ShownLimits(Struct, frozen=True):
    """How much a client may send; 0: any number."""

    messages_per_second: float
    in_a_row: float
    table_messages_per_second: float
    """From all seats of a table together; spectators have half as much, separately."""


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome", omit_defaults=True):
    """The first message at a table: how everything stands, and what was missed."""

    protocol: int
    seq: int
    now: int
    you: You
    table: ShownTable
    round: ShownRound | None
    deeds: tuple[str, ...]
    missed: tuple[Missed, ...]
    more_missed: bool
    """Whether more was missed than is listed."""
    limits: ShownLimits | None = None


def show_table(table: Table) -> ShownTable:
    """The table as everybody at it sees it."""
    state, match = table.state, table.match
    seats = {chair.person: seat for seat, chair in enumerate(state.chairs)}
    colours = seat_colours(table)
    closed = state.closed
    return ShownTable(
        code=table.code,
        game=table.game.name,
        settings=state.settings,
        phase=state.phase,
        host=state.host,
        people=tuple(
            ShownPerson(
                person=number,
                name=person.name,
                present=person.present,
                seat=seat_letter(seats[number]) if number in seats else None,
                face=person.face,
                colour=person.colour,
            )
            for number, person in state.people.items()
            if (person.present or number in seats) and not person.removed
        ),
        chairs=tuple(
            _show_chair(table, seat, chair, colours[seat])
            for seat, chair in enumerate(state.chairs)
        ),
        match=ShownMatch(
            number=state.number,
            name=table.match_name,
            commitment=table.chain.commitment.hex(),
            round=match.round,
            scores=match.scores,
            closed=None if closed is None else closed.by,
            winners=None if closed is None else closed.winners,
        ),
        paused=state.paused,
        waiting_for=letters(table.waiting_for),
        door=state.door,
        knocking=tuple(ShownKnock(at, one.name) for at, one in state.knocking.items()),
    )


def seat_colours(table: Table) -> tuple[int, ...]:
    """The colour of each seat, no two alike."""
    people = table.state.people
    return share_colours(
        None if chair.person is None else people[chair.person].colour for chair in table.chairs
    )


def _show_chair(table: Table, seat: int, chair: Chair, colour: int) -> ShownChair:
    running = table.state.phase != "over" and not table.state.paused
    return ShownChair(
        seat=seat_letter(seat),
        colour=colour,
        person=chair.person,
        bot=chair.bot,
        bot_name=chair.bot_name,
        ready=chair.ready,
        away_until=away_ends(table, seat) if running else None,
        stand_in=chair.stand_in,
        conceded=chair.conceded,
        agrees=chair.agrees,
        pauses=chair.pauses,
    )


def show_round(
    table: Table, viewer: int | None, writer: ViewWriter | None = None
) -> ShownRound | None:
    """The round under way, or the latest, as one seat or a spectator sees it.

    Several viewers of the same State can share its ``writer``.
    """
    match = table.match
    game, state, turn = match.game, match.state, match.turn
    if state is None:
        return None
    moves: Any = None
    # A seat can do something out of turn only where people can err.
    if (
        viewer is not None
        and (viewer == turn or game.conduct is not None)
        and table.state.phase == "playing"
        and not table.state.chairs[viewer].conceded
    ):
        written = game.write_open_moves(state, viewer)
        if viewer == turn or written != "[]":
            moves = Raw(written.encode())
    clock = None if table.state.settings.clock is None else clock_ends(table)
    return ShownRound(
        table.state.version,
        game.show(state, viewer) if writer is None else Raw(writer(viewer).encode()),
        moves,
        None if clock is None or turn is None else ShownClock(seat_letter(turn), *clock),
    )


def open_texts(table: Table, seat: int) -> tuple[str, ...]:
    """The moves that a seat can make; only the `canonical` ones if there are very many."""
    moves = table.game.open_moves(table.match.state, seat)
    return tuple(map(str, canonical(moves)))


encode = msgspec.json.Encoder().encode


def show_openly(table: Table, entry: Entry) -> Raw | None:
    """What happened in an entry, if even a spectator may know all of it."""
    redact = table.match.game.redact
    for event in entry.events:
        if redact(event, None) is not event:
            return None
    for fact in entry.facts:
        if not fact.shown:
            return None
    return Raw(f"[{','.join(entry.texts)}]".encode())


def show_happened(table: Table, entry: Entry, viewer: int | None) -> tuple[Told, ...]:
    """What happened in an entry, as one seat or a spectator may know it."""
    redact, write = table.game.redact, table.game.forms.text
    told = []
    for one, text in zip(entry.happened, entry.texts, strict=True):
        if isinstance(one, Event):
            shown = redact(one, viewer)
            # Most are the same for everybody, and already written.
            told.append(text if shown is one else write(shown))
        elif one.shown:
            told.append(text)
    return cast("tuple[Told, ...]", Raw(f"[{','.join(told)}]".encode())) if told else ()


def show_welcome(
    table: Table,
    guest: str,
    now: int,
    missed: Iterable[Entry],
    more_missed: bool,
    limits: ShownLimits | None = None,
) -> Welcome:
    """How everything stands for somebody at the table, and what they missed."""
    viewer, person = table.viewer(guest), table.person_of(guest)
    assert person is not None
    again = (show_missed(table, entry, viewer) for entry in missed)
    return Welcome(
        protocol=PROTOCOL,
        seq=table.seq,
        now=now,
        you=You(person, None if viewer is None else seat_letter(viewer)),
        table=show_table(table),
        round=show_round(table, viewer),
        deeds=deeds(table, viewer, host=person == table.state.host),
        missed=tuple(one for one in again if one.happened),
        more_missed=more_missed,
        limits=limits,
    )


def show_missed(table: Table, entry: Entry, viewer: int | None) -> Missed:
    """An entry from the log, as the viewer may know it."""
    return Missed(
        seq=entry.seq,
        at=entry.at_ms,
        by=table.person_of(entry.author) if entry.author else None,
        happened=show_happened(table, entry, viewer),
    )
