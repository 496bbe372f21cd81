"""Whether a table does what it is asked, and what follows: the house rules of sitting together.

`decide` changes nothing. It gives a `Draft` of the row to be written, or raises Refused (or
Unreadable, for a move or a setting that means nothing).
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from stockpile.core.chance import Chance
from stockpile.core.event import Event
from stockpile.core.game import Step
from stockpile.core.refusal import Refusal, Refused
from stockpile.core.seats import seat_letter, seat_number
from stockpile.games import AnyMatch
from stockpile.table import commands as ask
from stockpile.table.around import Chair
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
    Left,
    LinkRevealed,
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
    Stood,
    StoodIn,
    TookOver,
    Undone,
    Went,
)
from stockpile.table.settings import Settings, check_level
from stockpile.table.table import MOST_PEOPLE, Entry, Table, letters
from stockpile.table.texts import clean_name, clean_text

OFFER_LASTS = 10 * 60 * 1000
"""How long a link that moves a seat works, in milliseconds."""

_WHY_NOT_NOW = {
    "gathering": Refusal("no-match-yet"),
    "playing": Refusal("round-under-way"),
    "between": Refusal("match-under-way"),
    "over": Refusal("match-over"),
}

Entropy = Callable[[int], bytes]
"""Gives so many random bytes, as `secrets.token_bytes` does."""


class Draft(NamedTuple):
    """What is to be written: facts, and what happens in the game."""

    facts: tuple[Fact, ...] = ()
    step: Step[Any] | None = None
    chance: Chance | None = None

    @property
    def events(self) -> tuple[Event, ...]:
        """What happens in the game."""
        return () if self.step is None else self.step.events

    def entry(self, table: Table, at: int, author: str, command: str | None) -> Entry:
        """The next entry of the table's log."""
        write = table.game.forms.write
        return Entry(
            seq=table.seq + 1,
            at=max(at, table.at),
            author=author,
            command=command,
            facts=self.facts,
            events=self.events,
            step=self.step,
            chance=self.chance,
            written=tuple(write(event) for event in self.events),
        )


def open_table(settings: Settings, name: str, entropy: Entropy) -> Draft:
    """The first row of a table; Unreadable if it cannot be played so."""
    settings.check()
    return Draft((Opened(settings), _make_chain(entropy), Joined(1, clean_name(name))))


def decide(
    table: Table, author: str, command: ask.Wire | ask.Own, now: int, entropy: Entropy
) -> Draft:
    """What the command leads to. Raises Refused, or Unreadable."""
    asked = Asked(table, author, now, entropy)
    if isinstance(command, ask.Command):
        # Whoever has no business here learns nothing from the answer.
        asked.must_be_here()
    return asked.decide(command)


def _make_chain(entropy: Entropy) -> ChainMade:
    return ChainMade(entropy(32).hex())


def _refuse(code: str, **args: str | int) -> Refused:
    return Refused(Refusal(code, **args))


def _hash(code: str) -> str:
    return sha256(code.encode()).hexdigest()


class Asked:
    """One command of one guest, at one moment."""

    def __init__(self, table: Table, author: str, now: int, entropy: Entropy) -> None:
        self.table = table
        self.around = table.around
        self.author = author
        self.now = now
        self.entropy = entropy

    # Who asks

    @property
    def person(self) -> int:
        number = self.table.person_of(self.author)
        if number is None or self.around.people[number].removed:
            raise _refuse("not-at-this-table")
        return number

    @property
    def seat(self) -> int:
        seat = self.table.seat_of(self.person)
        if seat is None:
            raise _refuse("not-seated")
        return seat

    def must_be_here(self) -> None:
        _ = self.person

    def must_be_host(self) -> None:
        if self.person != self.around.host:
            raise _refuse("not-the-host")

    def must_be(self, *phases: str) -> None:
        if self.around.phase not in phases:
            raise Refused(_WHY_NOT_NOW[self.around.phase])

    def chair(self, letter: str) -> tuple[int, Chair]:
        seat = seat_number(letter)
        if seat >= len(self.around.chairs):
            raise _refuse("no-such-seat", seat=letter)
        return seat, self.around.chairs[seat]

    def decide(self, command: ask.Wire | ask.Own) -> Draft:
        match command:
            case ask.Move():
                return self.move(self.seat, command.move, command.version)
            case ask.BotMove():
                return self.bot_move(command)
            case ask.Undo():
                return self.undo(command.version)
            case ask.Ready():
                return self.ready(command)
            case ask.Start():
                return self.start(command)
            case ask.NextRound():
                return self.next_round()
            case ask.Concede():
                return self.concede()
            case ask.Agree():
                return self.agree(command)
            case _:
                return Draft(tuple(self.facts(command)))

    # Playing

    def move(self, seat: int, move: str, version: int) -> Draft:
        self.must_be("playing")
        if self.around.paused is not None:
            raise _refuse("paused")
        chair = self.around.chairs[seat]
        facts: list[Fact] = []
        if chair.conceded:
            raise _refuse("conceded")
        if chair.stand_in is not None:
            facts.append(TookOver(seat_letter(seat)))
        return self.play(seat, move, version, facts)

    def bot_move(self, command: ask.BotMove) -> Draft:
        self.must_be("playing")
        if not self.around.chairs[command.seat].played_by_bot or self.around.paused is not None:
            raise _refuse("stale", version=self.around.version)
        return self.play(command.seat, command.move, command.version, [])

    def play(self, seat: int, move: str, version: int, facts: list[Fact]) -> Draft:
        if version != self.around.version:
            raise _refuse("stale", version=self.around.version)
        step = self.table.match.weigh(move, seat)
        facts += self.ending(self.table.match, step)
        return Draft(tuple(facts), step)

    def ending(self, match: AnyMatch, step: Step[Any]) -> list[Fact]:
        """What a round's end makes known."""
        if step.state.outcome is None:
            return []
        round_number = match.round if match.playing else match.round + 1
        facts: list[Fact] = [self.reveal(round_number)]
        winners = match.winners_after(step.state)
        if winners is not None:
            facts.append(MatchClosed("played", letters(winners)))
        return facts

    def reveal(self, round_number: int) -> LinkRevealed:
        return LinkRevealed(round_number, self.table.chain.link(round_number).hex())

    def undo(self, version: int) -> Draft:
        self.must_be("playing")
        seat = self.seat
        if self.around.paused is not None:
            raise _refuse("paused")
        if version != self.around.version:
            raise _refuse("stale", version=self.around.version)
        own = seat == self.table.match.turn and not self.around.chairs[seat].played_by_bot
        if not own or not self.table.undoable:
            raise _refuse("nothing-to-undo")
        return Draft((Undone(seat_letter(seat)),))

    # Getting ready

    def ready(self, command: ask.Ready) -> Draft:
        self.must_be("gathering", "between")
        letter = seat_letter(self.seat)
        contribution = command.contribution if command.ready else None
        readied = Readied(letter, command.ready, contribution)
        waiting = self.around.phase == "gathering" or self.around.paused is not None
        if waiting or not self.all_ready(besides=readied):
            return Draft((readied,))
        return self.round(readied)

    def all_ready(self, besides: Readied) -> bool:
        """Whether nobody has to be waited for: the absent and the bots never are."""
        return all(
            besides.ready if seat_letter(seat) == besides.seat else chair.ready
            for seat, chair in enumerate(self.around.chairs)
            if chair.person is not None and chair.stand_in is None and not chair.conceded
        )

    def start(self, command: ask.Start) -> Draft:
        self.must_be_host()
        self.must_be("gathering", "between")
        own = self.table.seat_of(self.person)
        readied = []
        if own is not None:
            contribution = command.contribution or self.around.chairs[own].contribution
            readied.append(Readied(seat_letter(own), True, contribution))
        if self.around.phase == "between":
            return self.round(*readied)
        missing = [
            seat_letter(seat)
            for seat, chair in enumerate(self.around.chairs)
            if chair.person is not None and not chair.ready and seat != own
            if not self.long_gone(chair)
        ]
        if missing:
            raise _refuse("not-everybody-ready", seats=", ".join(missing))
        return self.round(*readied)

    def long_gone(self, chair: Chair) -> bool:
        """Whether somebody has been away so long that a bot would stand in for them."""
        grace = self.table.settings.grace * 1000
        return chair.away is not None and self.now >= chair.away + grace

    def next_round(self) -> Draft:
        self.must_be("between")
        if self.around.paused is not None or not self.all_ready(besides=Readied("", False)):
            raise _refuse("stale", version=self.around.version)
        return self.round()

    def round(self, *readied: Readied) -> Draft:
        """Deal the next round, after what has just been said of who is ready."""
        table, match = self.table, self.table.match
        facts: list[Fact] = [*readied]
        if self.around.phase == "gathering":
            facts += [
                BotSeated(seat_letter(seat), table.settings.bots)
                for seat, chair in enumerate(self.around.chairs)
                if chair.empty
            ]
            facts.append(MatchStarted(self.around.number, self.names()))
        thrown = {seat_letter(at): one.contribution for at, one in enumerate(self.around.chairs)}
        thrown.update({one.seat: one.contribution for one in readied})
        number = match.round + 1
        contributions = tuple(thrown.values())
        if number > table.chain.rounds:
            raise _refuse("chain-used-up", links=table.chain.rounds)
        chance = table.chance(number, contributions)
        step = match.weigh_round(chance)
        facts.append(RoundStarted(number, contributions))
        facts += self.ending(match, step)
        return Draft(tuple(facts), step, chance)

    def names(self) -> tuple[str, ...]:
        people = self.around.people
        return tuple(
            people[chair.person].name if chair.person is not None else ""
            for chair in self.around.chairs
        )

    # Ending early

    def concede(self) -> Draft:
        self.must_be("playing", "between")
        seat = self.seat
        if self.around.chairs[seat].conceded:
            raise _refuse("conceded")
        facts: list[Fact] = [Conceded(seat_letter(seat))]
        # A side goes on as long as one of its people wants to. Sides of bots never give up.
        left = [
            side
            for side in self.table.game.sides
            if not any(self.gave_up(one, seat) for one in side)
            or any(self.still_plays(one, seat) for one in side)
        ]
        nobody = not any(self.still_plays(one, seat) for one in range(self.table.game.seats))
        if len(left) == 1 or nobody:
            facts += self.close("concession", left[0] if len(left) == 1 else ())
        return Draft(tuple(facts))

    def gave_up(self, seat: int, now: int) -> bool:
        return seat == now or self.around.chairs[seat].conceded

    def still_plays(self, seat: int, now: int) -> bool:
        return self.around.chairs[seat].person is not None and not self.gave_up(seat, now)

    def agree(self, command: ask.Agree) -> Draft:
        self.must_be("playing", "between")
        seat = self.seat
        if self.around.chairs[seat].conceded:
            raise _refuse("conceded")
        facts: list[Fact] = [EndAgreed(seat_letter(seat), command.agree)]
        others = [
            chair
            for at, chair in enumerate(self.around.chairs)
            if at != seat and chair.person is not None and not chair.conceded
        ]
        if command.agree and all(chair.agrees or chair.stand_in for chair in others):
            scores = self.table.match.scores or ()
            best = [side for side, score in enumerate(scores) if score == max(scores)]
            # The absent are not waited for, but nobody wins against them by ending it.
            clear = len(best) == 1 and all(chair.agrees for chair in others)
            facts += self.close("agreement", self.table.game.sides[best[0]] if clear else ())
        return Draft(tuple(facts))

    def close(self, by: Any, winners: Sequence[int]) -> list[Fact]:
        """End the match as it stands. A round left unfinished is made known as well."""
        facts: list[Fact] = []
        if self.around.phase == "playing":
            facts.append(self.reveal(self.table.match.round))
        return [*facts, MatchClosed(by, letters(winners))]

    # Everything else

    def facts(self, command: ask.Wire | ask.Own) -> list[Fact]:
        match command:
            case ask.Arrive():
                return self.arrive(command)
            case ask.Abandon():
                if self.table.person_of(self.author) != self.around.host:
                    raise _refuse("not-the-host")
                playing = self.around.phase == "playing"
                return [self.reveal(self.table.match.round)] if playing else []
            case ask.Depart(node):
                number = self.table.person_of(self.author)
                if number is None or node not in self.around.people[number].nodes:
                    return []
                return [Went(number, node)]
            case ask.ForgetNodes(nodes):
                known = {one for person in self.around.people.values() for one in person.nodes}
                lost = tuple(sorted(known & nodes))
                return [NodesLost(lost)] if lost else []
            case ask.StandIn():
                return self.stand_in(command)
            case ask.PassHost():
                return self.pass_host()
            case ask.Sit():
                return self.sit(command)
            case ask.Stand():
                return [Stood(self.person, seat_letter(self.seat))]
            case ask.Back():
                return self.back()
            case ask.Leave():
                return self.leave(self.person)
            case ask.Name(name=name):
                self.may_talk()
                return [Named(self.person, clean_name(name))]
            case ask.Show():
                return [Emoted(self.person, command.emote)]
            case ask.Say(text=text):
                return self.say(text)
            case ask.Rematch():
                self.must_be("over")
                if self.table.seat_of(self.person) is None:
                    self.must_be_host()
                return [Reset(), _make_chain(self.entropy)]
            case ask.TakeSeat():
                return self.take_seat(command)
            case _:
                self.must_be_host()
                return self.host_facts(command)

    def host_facts(self, command: ask.Wire | ask.Own) -> list[Fact]:
        match command:
            case ask.Bot():
                self.must_be("gathering", "between", "over")
                _, chair = self.chair(command.seat)
                if chair.person is not None:
                    raise _refuse("seat-taken", seat=command.seat)
                level = command.level or self.table.settings.bots
                check_level(level)
                return [BotSeated(command.seat, level)]
            case ask.Clear():
                self.must_be("gathering", "over")
                _, chair = self.chair(command.seat)
                if chair.empty:
                    raise _refuse("seat-empty", seat=command.seat)
                return [SeatCleared(command.seat)]
            case ask.Change(settings=settings):
                self.must_be("gathering")
                settings.check()
                return [SettingsChanged(settings)]
            case ask.Hand(person=person):
                self.someone(person)
                return [HostChanged(person)]
            case ask.Remove(person=person):
                self.someone(person)
                if person == self.person:
                    raise _refuse("not-yourself")
                return [Removed(person)]
            case ask.Pause(pause=pause):
                if pause == (self.around.paused is not None):
                    raise _refuse("paused" if pause else "not-paused")
                self.must_be("playing", "between")
                return [Paused() if pause else Resumed()]
            case _:
                raise TypeError(f"nobody has decided about {type(command).__name__}")

    def someone(self, number: int) -> None:
        person = self.around.people.get(number)
        if person is None or person.removed:
            raise _refuse("no-such-person", person=number)

    def arrive(self, command: ask.Arrive) -> list[Fact]:
        node, people = command.node, self.around.people
        person = self.table.person_of(self.author)
        if person is None:
            here = [one for one in people if not self.table.forgettable(one)]
            if len(here) >= MOST_PEOPLE:
                raise _refuse("table-full", most=MOST_PEOPLE)
            person = max(people, default=0) + 1
            return [Joined(person, clean_name(command.name)), Came(person, node)]
        if people[person].removed:
            raise _refuse("removed")
        if node in people[person].nodes:
            return []
        facts: list[Fact] = [Came(person, node)]
        seat = self.table.seat_of(person)
        if seat is not None and self.around.chairs[seat].stand_in == "away":
            facts.append(TookOver(seat_letter(seat)))
        return facts

    def sit(self, command: ask.Sit) -> list[Fact]:
        self.must_be("gathering", "between", "over")
        person = self.person
        seat, chair = self.chair(command.seat)
        if chair.person == person:
            return []
        if chair.person is not None:
            raise _refuse("seat-taken", seat=command.seat)
        if self.around.phase == "between" and self.table.seat_of(person) is not None:
            raise _refuse("match-under-way")
        if self.around.phase == "between" and chair.conceded:
            raise _refuse("conceded")
        return [Sat(person, seat_letter(seat))]

    def back(self) -> list[Fact]:
        seat = self.seat
        if self.around.chairs[seat].stand_in is None:
            raise _refuse("not-away")
        return [TookOver(seat_letter(seat))]

    def leave(self, person: int) -> list[Fact]:
        facts: list[Fact] = [Left(person)]
        if person == self.around.host and (heir := self.heir()) is not None:
            facts.append(HostChanged(heir))
        return facts

    def heir(self) -> int | None:
        """Who becomes the host when the host is gone: of those who are here, rather one seated."""
        here = [
            number
            for number, person in self.around.people.items()
            if person.present and number != self.around.host
        ]
        seated = [number for number in here if self.table.seat_of(number) is not None]
        return next(iter((*seated, *here)), None)

    def pass_host(self) -> list[Fact]:
        host = self.around.people[self.around.host]
        heir = self.heir()
        if host.present or heir is None:
            raise _refuse("stale", version=self.around.version)
        return [HostChanged(heir)]

    def stand_in(self, command: ask.StandIn) -> list[Fact]:
        chair = self.around.chairs[command.seat]
        if command.why == "away":
            due = self.around.phase in ("playing", "between") and chair.away is not None
        else:
            due = self.around.phase == "playing" and command.seat == self.table.match.turn
        paused = self.around.paused is not None
        if not due or paused or chair.person is None or chair.played_by_bot:
            raise _refuse("stale", version=self.around.version)
        return [StoodIn(seat_letter(command.seat), command.why)]

    def may_talk(self) -> None:
        """Partners stay silent during a round, and a name could be a message."""
        if self.table.settings.teams is not None and self.around.phase == "playing":
            raise _refuse("no-talking-in-a-round")

    def say(self, text: str) -> list[Fact]:
        if not self.table.settings.chat:
            raise _refuse("no-chat")
        self.may_talk()
        return [Said(self.person, clean_text(text))]

    def take_seat(self, command: ask.TakeSeat) -> list[Fact]:
        person, code = self.person, _hash(command.code)
        for offer in self.around.offers:
            if offer.until > self.now and hmac.compare_digest(offer.code, code):
                seat = self.table.seat_of(offer.person)
                if seat is None:
                    break
                if self.table.seat_of(person) not in (None, seat):
                    raise _refuse("already-seated")
                letter = seat_letter(seat)
                facts: list[Fact] = []
                if self.around.chairs[seat].stand_in is not None:
                    facts.append(TookOver(letter))
                facts.append(SeatMoved(letter, person))
                if offer.person == self.around.host and offer.person != person:
                    facts.append(HostChanged(person))
                return facts
        raise _refuse("no-such-offer")


def offer_seat(table: Table, author: str, now: int, entropy: Entropy) -> tuple[Draft, str]:
    """A link's code that moves a guest's seat to another device: what to write, and the code."""
    seat = Asked(table, author, now, entropy).seat
    code = entropy(16).hex()
    return Draft((SeatOffered(seat_letter(seat), _hash(code), now + OFFER_LASTS),)), code
