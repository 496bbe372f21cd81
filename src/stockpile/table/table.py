"""A table: who sits where, and the match they play. It is folded from its log, and from nothing
else: `Table.fold` is the only place where one changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from stockpile.core.chance import Chance
from stockpile.core.event import FORMAT, Event, TurnStarted
from stockpile.core.fairness import Chain, Proof
from stockpile.core.game import Step
from stockpile.core.match import Match
from stockpile.core.refusal import Unreadable
from stockpile.core.seats import seat_letter, seat_number
from stockpile.games import AnyGame, AnyMatch
from stockpile.skipbo.tabletop import Tabletop
from stockpile.skipbo.tabletop.state import State as TabletopState
from stockpile.store import Row
from stockpile.table.around import Around, Chair, Offer, Person, Played, Since
from stockpile.table.facts import (
    BotSeated,
    Came,
    ChainMade,
    Conceded,
    Emoted,
    EndAgreed,
    Fact,
    HostChanged,
    Joined,
    Kept,
    Left,
    MatchClosed,
    MatchStarted,
    Named,
    NodesLost,
    Opened,
    Paused,
    Readied,
    Removed,
    Reset,
    Resumed,
    RoundStarted,
    Said,
    Sat,
    SeatCleared,
    SeatMoved,
    SeatOffered,
    SettingsChanged,
    Shown,
    Stood,
    StoodIn,
    TookOver,
    Undone,
    Went,
)
from stockpile.table.settings import Settings, upgrade

MOST_PEOPLE = 200
"""How many may be at one table, spectators included."""
REMEMBERED = 16
"""How many of a guest's last commands a table knows by heart; the log knows them all."""


class Entry(NamedTuple):
    """One row of the log, understood: an accepted command and all that followed.

    ``step`` and ``chance`` are there if it was decided here; what comes from the log is folded
    event by event instead.
    """

    seq: int
    at: int
    author: str
    command: str | None
    facts: tuple[Fact, ...]
    events: tuple[Event, ...]
    step: Step[Any] | None = None
    chance: Chance | None = None
    written: tuple[dict[str, Any], ...] = ()
    """The events as the log has them."""


class _Body(Struct, omit_defaults=True):
    facts: tuple[Shown | Kept, ...] = ()
    events: tuple[dict[str, Any], ...] = ()
    format: int = 1
    """Left out, as all defaults are, by the first format; later ones say theirs."""


_encode = msgspec.json.Encoder().encode
_decode_body = msgspec.json.Decoder(_Body).decode
_decode_around = msgspec.json.Decoder(Around).decode


def _of_first_format(fact: Fact) -> Fact:
    """A fact as it was meant when settings did not name their readings."""
    if isinstance(fact, Opened | SettingsChanged):
        return type(fact)(fact.settings.of_first_format())
    return fact


class Table:
    """One table as it stands after row ``seq`` of its log."""

    __slots__ = (
        "_before",
        "_chain",
        "_numbers",
        "around",
        "at",
        "code",
        "game",
        "match",
        "seq",
        "undoable",
    )

    def __init__(self, code: str, around: Around | None = None, seq: int = 0) -> None:
        self.code = code
        self.seq = seq
        self.at = 0
        """When the last row was written."""
        self._before = 0
        """When the one before was."""
        self._chain: Chain | None = None
        self._numbers: dict[str, int] = {}
        self.undoable: list[tuple[Any, int]] = []
        """The States before moves that may be taken back, with the number of their events."""
        self.around = around or Around(Settings())
        for number, person in self.around.people.items():
            self._numbers[person.guest] = number
        self.game: AnyGame = self.around.settings.game()
        self.match: AnyMatch = self._new_match()
        if around is not None and (played := around.played) is not None:
            self.match.go_on(played.round, played.lead, played.scores, played.outcome)

    # Looking

    @property
    def settings(self) -> Settings:
        """How the table plays."""
        return self.around.settings

    @property
    def chairs(self) -> Sequence[Chair]:
        """The seats, clockwise."""
        return self.around.chairs

    @property
    def enforced(self) -> bool:
        """Whether the program sees to it that nobody errs."""
        return not isinstance(self.game, Tabletop)

    @property
    def silent(self) -> tuple[int, ...]:
        """The seats that may not talk now: partners of the seat on turn (S22).

        Where people can err, they can err in this as well, and be called for it.
        """
        turn = self.match.turn if self.around.phase == "playing" else None
        if turn is None or not self.enforced:
            return ()
        side = self.game.sides[self.game.side_of[turn]]
        return tuple(seat for seat in side if seat != turn)

    @property
    def awake(self) -> bool:
        """Whether anybody is connected."""
        return self.around.asleep is None

    @property
    def match_name(self) -> str:
        """What goes into the keys of this match's rounds."""
        return f"{self.code}/{self.around.number}"

    @property
    def chain(self) -> Chain:
        """The hash chain of this match."""
        secret = bytes.fromhex(self.around.secret)
        if self._chain is None or self._chain.secret != secret:
            self._chain = Chain(secret)
        return self._chain

    def person_of(self, guest: str) -> int | None:
        """The person that a guest is at this table."""
        return self._numbers.get(guest)

    def seat_of(self, person: int | None) -> int | None:
        """The seat that somebody has."""
        if person is not None:
            for seat, chair in enumerate(self.around.chairs):
                if chair.person == person:
                    return seat
        return None

    def viewer(self, guest: str) -> int | None:
        """The seat whose side a guest sees; None for a spectator's."""
        return self.seat_of(self.person_of(guest))

    def chance(self, round_number: int, contributions: Sequence[str | None]) -> Chance:
        """The Chance of a round of this match."""
        proof = Proof(self.chain.link(round_number), read_contributions(contributions))
        return proof.chance(self.match_name, round_number)

    # The log

    def row(self, entry: Entry) -> Row:
        """The row that keeps an entry."""
        body = _Body(entry.facts, entry.written, FORMAT)  # type: ignore[arg-type]
        return Row(self.code, entry.seq, entry.at, entry.author, entry.command, _encode(body))

    def entry(self, row: Row) -> Entry:
        """The entry that a row keeps."""
        body = _decode_body(row.body)
        if not 1 <= body.format <= FORMAT:
            raise Unreadable("record-version", version=str(body.format), known=FORMAT)
        facts = body.facts if body.format > 1 else tuple(map(_of_first_format, body.facts))
        # The very first facts say which game the events are of, but have no events themselves.
        events = tuple(self.game.forms.read(event) for event in body.events)
        return Entry(row.seq, row.at, row.author, row.command, facts, events, written=body.events)

    def snapshot(self) -> bytes:
        """All that is needed to go on from here; only between rounds."""
        assert not self.match.playing
        return _encode(self.around)

    @classmethod
    def restore(cls, code: str, seq: int, snapshot: bytes) -> Table:
        """The table after row ``seq``, from its snapshot."""
        return cls(code, upgrade(_decode_around(snapshot), snapshot), seq)

    def fold(self, entry: Entry) -> None:
        """One more row of the log."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"row {entry.seq} after {self.seq} of table {self.code}")
        self._before, self.at = self.at, entry.at
        chance = entry.chance
        for fact in entry.facts:
            if isinstance(fact, RoundStarted):
                chance = chance or self.chance(fact.round, fact.contributions)
            self.apply(fact, entry)
        if entry.events:
            self._fold_events(entry, chance)
        self.seq = entry.seq
        if entry.command is not None:
            number = self.person_of(entry.author)
            if number is not None:
                commands = self.around.people[number].commands
                commands[entry.command] = entry.seq
                if len(commands) > REMEMBERED:
                    del commands[next(iter(commands))]

    def _fold_events(self, entry: Entry, chance: Chance | None) -> None:
        match, around = self.match, self.around
        before = match.state
        turn = match.turn
        if entry.step is not None:
            match.take(entry.step, chance)
        else:
            match.replay(entry.events, chance)
        around.version, around.moved = entry.seq, entry.at
        undoable = self.game.undoable
        # What a bot did, for whomever, is not for anybody to take back.
        quiet = entry.author and chance is None
        if quiet and all(
            isinstance(event, undoable) and getattr(event, "seat", turn) == turn
            for event in entry.events
        ):
            self.undoable.append((before, len(entry.events)))
            return
        self.undoable.clear()
        self._notice(before, Since(entry.at, entry.seq))
        if any(isinstance(event, TurnStarted) for event in entry.events):
            self._charge(turn, entry.at)
            around.turn_began = entry.at
            for chair in around.chairs:
                chair.talked = False
        if not match.playing:
            around.phase = "over" if match.over else "between"
            assert match.outcome is not None
            assert match.lead is not None
            around.played = Played(match.round, match.lead, match.scores, match.outcome)
            for chair in around.chairs:
                chair.ready = False
                chair.contribution = None

    def _notice(self, before: Any, now: Since) -> None:
        """Note since when something goes on at the table that others might notice."""
        around, state = self.around, self.match.state
        if not isinstance(state, TabletopState):
            return
        around.jumped = None if state.offender is None else around.jumped or now
        around.called = None if state.call is None else around.called or now
        if isinstance(before, TabletopState) and before.call is not None and state.call is None:
            # Nobody is fined twice for the same words.
            around.chairs[before.call.accused].talked = False

    @property
    def _accused(self) -> int | None:
        state = self.match.state
        call = state.call if isinstance(state, TabletopState) else None
        return None if call is None else call.accused

    def _charge(self, seat: int | None, at: int) -> None:
        """Take what a turn took beyond its time from the seat's reserve."""
        clock = self.settings.clock
        if clock is not None and seat is not None:
            beyond = at - self.around.turn_began - clock.turn * 1000
            chair = self.around.chairs[seat]
            chair.reserve = max(0, chair.reserve - max(0, beyond))

    def _new_match(self) -> AnyMatch:
        settings = self.settings
        self.undoable.clear()
        youngest = None if settings.youngest is None else seat_number(settings.youngest)
        return Match(
            self.game,
            target=settings.target,
            table=self.match_name,
            youngest=youngest,
            forgetful=True,
        )

    def _sit_down(self, seat: int, person: int, at: int) -> None:
        chair = self.around.chairs[seat]
        chair.person, chair.bot = person, None
        self._plays(person)
        self._settle(chair, at)

    def _plays(self, person: int | None) -> None:
        """Note that somebody has a seat in this match."""
        if person is not None:
            guest = self.around.people[person].guest
            if guest not in self.around.players:
                self.around.players.append(guest)

    def _stand_up(self, seat: int) -> None:
        """Free a chair; while a match is under way a bot plays on, so nobody has to wait."""
        chair = self.around.chairs[seat]
        bot = self.settings.bots if self.around.phase in ("playing", "between") else None
        self.around.chairs[seat] = Chair(bot=bot, reserve=chair.reserve, conceded=chair.conceded)

    def _settle(self, chair: Chair, at: int) -> None:
        """What a chair's new owner means for it."""
        chair.ready, chair.contribution, chair.agrees, chair.stand_in = False, None, False, None
        person = None if chair.person is None else self.around.people[chair.person]
        chair.away = None if person is None or person.present else at

    def forgettable(self, number: int) -> bool:
        """Whether somebody looked on once and went again; who was removed stays known."""
        person = self.around.people[number]
        seated = self.seat_of(number) is not None
        return not (person.present or person.removed or seated or number == self.around.host)

    def _forget_somebody(self) -> None:
        """Make room for a newcomer."""
        gone = next((one for one in self.around.people if self.forgettable(one)), None)
        if gone is not None:
            self._numbers.pop(self.around.people.pop(gone).guest, None)

    def _gone(self, number: int, at: int) -> None:
        """Somebody has no connection any more."""
        self.around.people[number].gone = at
        seat = self.seat_of(number)
        if seat is not None:
            self.around.chairs[seat].away = at
        if self.around.asleep is None and not any(
            person.present for person in self.around.people.values()
        ):
            self.around.asleep = at

    def _came(self, number: int, at: int) -> None:
        around = self.around
        around.people[number].gone = None
        seat = self.seat_of(number)
        if seat is not None:
            chair = around.chairs[seat]
            chair.away = None
        if around.asleep is not None:
            # Nobody's time ran while the table slept, and everybody's grace begins now.
            if around.paused is None:
                around.turn_began += max(0, at - around.asleep)
                around.wait(around.asleep, at)
            around.asleep = None
            for chair in around.chairs:
                if chair.away is not None:
                    chair.away = at
            for person in around.people.values():
                if person.gone is not None:
                    person.gone = at

    def _change_settings(self, settings: Settings) -> None:
        around = self.around
        around.settings = settings
        self.game = settings.game()
        kept = [
            Chair(person=chair.person, bot=chair.bot, away=chair.away)
            for chair in around.chairs[: settings.seats]
        ]
        around.chairs = kept + [Chair() for _ in range(settings.seats - len(kept))]
        self.match = self._new_match()

    def apply(self, fact: Fact, entry: Entry) -> None:
        """What one fact of an entry changes."""
        around, at = self.around, entry.at
        match fact:
            case Opened(settings):
                self.around = Around(settings, asleep=at)
                self._change_settings(settings)
            case SettingsChanged(settings):
                around.since = entry.seq
                self._change_settings(settings)
            case ChainMade(secret):
                around.secret = secret
            case Joined(person, name):
                if len(around.people) >= MOST_PEOPLE:
                    self._forget_somebody()
                around.people[person] = Person(entry.author, name, gone=at)
                self._numbers[entry.author] = person
            case Named(person, name):
                around.people[person].name = name
            case Came(person, node):
                around.people[person].nodes.append(node)
                self._came(person, at)
            case Went(person, node):
                if node in around.people[person].nodes:
                    around.people[person].nodes.remove(node)
                if not around.people[person].present:
                    self._gone(person, at)
            case NodesLost(nodes):
                for number, one in around.people.items():
                    left = [node for node in one.nodes if node not in nodes]
                    if one.nodes and not left:
                        one.nodes = left
                        self._gone(number, at)
                    one.nodes = left
                if around.asleep == at:
                    # Nobody noticed when it was. Their time did not run while no server did.
                    around.asleep = min(at, self._before or at)
            case Left(number) | Removed(number):
                seat = self.seat_of(number)
                if seat is not None:
                    self._stand_up(seat)
                if isinstance(fact, Removed):
                    around.people[number].removed = True
                around.people[number].nodes = []
                self._gone(number, at)
            case HostChanged(person):
                around.host = person
            case Sat(person, letter):
                before = self.seat_of(person)
                if before is not None:
                    self._stand_up(before)
                self._sit_down(seat_number(letter), person, at)
            case Stood(_, letter):
                self._stand_up(seat_number(letter))
            case SeatMoved(letter, person):
                seat = seat_number(letter)
                chair = around.chairs[seat]
                around.offers = [one for one in around.offers if one.person != chair.person]
                ready = chair.ready, chair.contribution
                self._sit_down(seat, person, at)
                chair.ready, chair.contribution = ready
            case SeatOffered(letter, code, until):
                holder = around.chairs[seat_number(letter)].person
                assert holder is not None
                around.offers = [one for one in around.offers if one.until > at][-7:]
                around.offers.append(Offer(holder, code, until))
            case BotSeated(letter, level):
                chair = around.chairs[seat_number(letter)]
                around.chairs[seat_number(letter)] = Chair(
                    bot=level, reserve=chair.reserve, conceded=chair.conceded
                )
            case SeatCleared(letter):
                around.chairs[seat_number(letter)] = Chair()
            case Readied(letter, ready, contribution):
                chair = around.chairs[seat_number(letter)]
                chair.ready, chair.contribution = ready, contribution
            case MatchStarted(_, names, readings):
                if readings != self.settings.readings:
                    around.settings = msgspec.structs.replace(self.settings, readings=readings)
                    self.game = around.settings.game()
                around.names, around.first, around.began = names, entry.seq, at
                around.players = []
                for chair in around.chairs:
                    self._plays(chair.person)
                self.match = self._new_match()
            case RoundStarted():
                around.phase, around.turn_began, around.dealt = "playing", at, entry.seq
                around.paused = around.jumped = around.called = None
                for chair in around.chairs:
                    clock = self.settings.clock
                    chair.reserve = 0 if clock is None else clock.reserve * 1000
                    chair.agrees = chair.talked = False
            case Said(person) | Emoted(person):
                seat = self.seat_of(person)
                # The seat on turn may speak, and what is said in one's own defence is no advice.
                if seat is not None and seat not in (self.match.turn, self._accused):
                    around.chairs[seat].talked = True
            case Undone():
                self.match.take_back(*self.undoable.pop())
                around.version, around.moved = entry.seq, at
            case StoodIn(letter, why):
                chair = around.chairs[seat_number(letter)]
                chair.stand_in = why
                if why == "clock":
                    chair.reserve = 0
                self.undoable.clear()
                # The bot takes its time as for a move of its own.
                around.moved = at
            case TookOver(letter):
                around.chairs[seat_number(letter)].stand_in = None
                self.undoable.clear()
                if seat_number(letter) == self.match.turn:
                    around.turn_began = at
            case Paused():
                around.paused = at
            case Resumed():
                if around.paused is not None:
                    # What began in the meantime has not begun to count yet.
                    around.turn_began += at - max(around.paused, around.turn_began)
                    around.wait(around.paused, at)
                    for chair in around.chairs:
                        if chair.away is not None:
                            chair.away += at - max(around.paused, chair.away)
                around.paused = None
            case Conceded(letter):
                around.chairs[seat_number(letter)].conceded = True
                around.moved = at
            case EndAgreed(letter, agrees):
                around.chairs[seat_number(letter)].agrees = agrees
            case MatchClosed():
                around.phase, around.closed, around.paused = "over", fact, None
            case Reset():
                around.phase, around.closed, around.played = "gathering", None, None
                around.number += 1
                around.names = ()
                around.chairs = [
                    Chair(person=chair.person, bot=chair.bot, away=chair.away)
                    for chair in around.chairs
                ]
                self.match = self._new_match()
            case _:
                pass  # told to people, and changes nothing


def read_contributions(written: Sequence[str | None]) -> tuple[bytes | None, ...]:
    """What each seat threw into a round's shuffle, as bytes."""
    return tuple(None if one is None else bytes.fromhex(one) for one in written)


def letters(seats: Sequence[int]) -> tuple[str, ...]:
    """Seats as they are written."""
    return tuple(map(seat_letter, seats))
