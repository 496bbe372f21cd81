"""Whether a table does what it is asked, and what follows: the house rules of sitting together.

`decide` changes nothing. It gives a `Draft` of the row to be written, or raises Refused (or
Unreadable, for a move or a setting that means nothing).
"""

from __future__ import annotations

import hmac
from hashlib import sha256

from stockpile.core.seats import seat_letter
from stockpile.table import commands as ask
from stockpile.table.facts import (
    BotSeated,
    Came,
    ChainMade,
    Emoted,
    Fact,
    HostChanged,
    Joined,
    Left,
    Named,
    NodesLost,
    Opened,
    Paused,
    Removed,
    Reset,
    Resumed,
    Said,
    Sat,
    SeatCleared,
    SeatMoved,
    SeatOffered,
    SettingsChanged,
    Stood,
    StoodIn,
    TookOver,
    Went,
)
from stockpile.table.playing import Draft, Entropy, Playing, refuse
from stockpile.table.settings import Settings, check_level
from stockpile.table.table import MOST_PEOPLE, Table
from stockpile.table.texts import clean_name, clean_text

OFFER_LASTS = 10 * 60 * 1000
"""How long a link that moves a seat works, in milliseconds."""


def open_table(settings: Settings, name: str, entropy: Entropy) -> Draft:
    """The first row of a table; Unreadable if it cannot be played so."""
    settings.check()
    return Draft((Opened(settings.whole()), _make_chain(entropy), Joined(1, clean_name(name))))


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


def _hash(code: str) -> str:
    return sha256(code.encode()).hexdigest()


class Asked(Playing):
    """One command of one guest, at one moment."""

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

    # Sitting together

    def facts(self, command: ask.Wire | ask.Own) -> list[Fact]:
        match command:
            case ask.Arrive():
                return self.arrive(command)
            case ask.Abandon():
                if self.table.person_of(self.author) != self.around.host:
                    raise refuse("not-the-host")
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
                if self.silenced:
                    raise refuse("rename-later")
                return [Named(self.person, clean_name(name))]
            case ask.Show():
                self.may_talk()
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
                    raise refuse("seat-taken", seat=command.seat)
                level = command.level or self.table.settings.bots
                check_level(level)
                return [BotSeated(command.seat, level)]
            case ask.Clear():
                self.must_be("gathering", "over")
                _, chair = self.chair(command.seat)
                if chair.empty:
                    raise refuse("seat-empty", seat=command.seat)
                return [SeatCleared(command.seat)]
            case ask.Change(settings=settings):
                self.must_be("gathering")
                settings = settings.whole()
                settings.check()
                return [SettingsChanged(settings)]
            case ask.Hand(person=person):
                self.someone(person)
                return [HostChanged(person)]
            case ask.Remove(person=person):
                self.someone(person)
                if person == self.person:
                    raise refuse("not-yourself")
                return [Removed(person)]
            case ask.Pause(pause=pause):
                if pause == (self.around.paused is not None):
                    raise refuse("paused" if pause else "not-paused")
                self.must_be("playing", "between")
                return [Paused() if pause else Resumed()]
            case _:
                raise TypeError(f"nobody has decided about {type(command).__name__}")

    def someone(self, number: int) -> None:
        person = self.around.people.get(number)
        if person is None or person.removed:
            raise refuse("no-such-person", person=number)

    def arrive(self, command: ask.Arrive) -> list[Fact]:
        node, people = command.node, self.around.people
        person = self.table.person_of(self.author)
        if person is None:
            here = [one for one in people if not self.table.forgettable(one)]
            if len(here) >= MOST_PEOPLE:
                raise refuse("table-full", most=MOST_PEOPLE)
            person = max(people, default=0) + 1
            return [Joined(person, clean_name(command.name)), Came(person, node)]
        if people[person].removed:
            raise refuse("removed")
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
            raise refuse("seat-taken", seat=command.seat)
        if self.around.phase == "between" and self.table.seat_of(person) is not None:
            raise refuse("match-under-way")
        if self.around.phase == "between" and chair.conceded:
            raise refuse("conceded")
        return [Sat(person, seat_letter(seat))]

    def back(self) -> list[Fact]:
        seat = self.seat
        if self.around.chairs[seat].stand_in is None:
            raise refuse("not-away")
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
            raise refuse("stale", version=self.around.version)
        return [HostChanged(heir)]

    def stand_in(self, command: ask.StandIn) -> list[Fact]:
        chair = self.around.chairs[command.seat]
        if command.why == "away":
            due = self.around.phase in ("playing", "between") and chair.away is not None
        else:
            due = self.around.phase == "playing" and command.seat == self.table.match.turn
        paused = self.around.paused is not None
        if not due or paused or chair.person is None or chair.played_by_bot:
            raise refuse("stale", version=self.around.version)
        return [StoodIn(seat_letter(command.seat), command.why)]

    @property
    def silenced(self) -> bool:
        """Partners of the seat on turn stay silent; feelings and a name could be messages too."""
        return self.table.seat_of(self.person) in self.table.silent

    def may_talk(self) -> None:
        if self.silenced:
            raise refuse("partners-stay-silent")

    def say(self, text: str) -> list[Fact]:
        if not self.table.settings.chat:
            raise refuse("no-chat")
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
                    raise refuse("already-seated")
                letter = seat_letter(seat)
                facts: list[Fact] = []
                if self.around.chairs[seat].stand_in is not None:
                    facts.append(TookOver(letter))
                facts.append(SeatMoved(letter, person))
                if offer.person == self.around.host and offer.person != person:
                    facts.append(HostChanged(person))
                return facts
        raise refuse("no-such-offer")


def offer_seat(table: Table, author: str, now: int, entropy: Entropy) -> tuple[Draft, str]:
    """A link's code that moves a guest's seat to another device: what to write, and the code."""
    seat = Asked(table, author, now, entropy).seat
    code = entropy(16).hex()
    return Draft((SeatOffered(seat_letter(seat), _hash(code), now + OFFER_LASTS),)), code
