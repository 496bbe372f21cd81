"""Nobody is told what they may not know: the same table twice, with other cards face down.

Two tables hear the same commands. In the second the cards that a viewer has not seen by the end lie
elsewhere among the places where they lie hidden. Whatever the viewer is told must be the same, byte
for byte.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec.structs import astuple

from stockpile.breakers.events import SetLaid
from stockpile.core.chance import Chance
from stockpile.core.event import Event
from stockpile.core.refusal import Refused, Unreadable
from stockpile.core.seats import seat_letter
from stockpile.skipbo import events as skipbo
from stockpile.table import commands as ask
from stockpile.table.decide import decide
from stockpile.table.facts import FACTS, ChainMade, RoundStarted, SeatOffered, Undone
from stockpile.table.log import Entry
from stockpile.table.settings import Clock, Settings
from stockpile.table.state import Table, new_table
from tests.table.sitting import NODE, Sitting, guest
from tests.table.walking import TABLES, Walk

FORMS: dict[str, Settings] = {
    "skipbo": Settings(options={"stock": 6}, clock=Clock(60, 60)),
    "three": Settings(edition="skipbo-2011", seats=3, options={"stock": 4}),
    "teams": Settings(seats=4, teams=("AC", "BD"), options={"stock": 2}, target=200),
    # Free passing: else a pass would say that there is no answer in the hand.
    "breakers": Settings(edition="breakers-2010", seats=3, options={"passing": "free"}, target=50),
}
PEOPLE = ("ann", "bob", "cleo")
VIEWERS: list[tuple[str, int | None]] = [
    (form, viewer) for form, its in FORMS.items() for viewer in (None, *range(its.seats))
]

Place = int
"""A place in the shuffled pack."""


class InOrder:
    """A Chance that leaves everything where it is."""

    def shuffle(self, purpose: str, number: int, items: Sequence[int]) -> tuple[int, ...]:
        return tuple(range(len(items)))


class Elsewhere:
    """A Chance that deals some cards to other places."""

    def __init__(self, chance: Chance, moved: dict[Place, Place]) -> None:
        self._chance = chance
        self._moved = moved

    def shuffle(self, purpose: str, number: int, items: Sequence[int]) -> tuple[int, ...]:
        order = self._chance.shuffle(purpose, number, items)
        if purpose == "deal":
            order = tuple(order[self._moved.get(at, at)] for at in range(len(order)))
        return order


def other_table(code: str, in_round: int, moved: dict[Place, Place]) -> Table:
    """A table that deals one of its rounds otherwise."""

    class OtherTable(Table, frozen=True):
        def chance_of(self, round_number: int, contributions: tuple[str | None, ...]) -> Chance:
            chance = super().chance_of(round_number, contributions)
            return Elsewhere(chance, moved) if round_number == in_round else chance

    return OtherTable(*astuple(new_table(code)))


class Asked(NamedTuple):
    now: int
    who: str
    command: ask.Command | ask.TableCommand


class Told(Sitting):
    """A Sitting that remembers what was asked, and what one viewer was answered."""

    def __init__(self, settings: Settings, seed: int, table: Table | None = None) -> None:
        self.asked: list[Asked] = []
        self.answers: list[object] = []
        super().__init__(settings, seed=seed, table=table)

    def do(self, who: str, command: ask.Command | ask.TableCommand) -> Entry | None:
        entry = super().do(who, command)
        self.asked.append(Asked(self.now, who, command))
        return entry

    def try_out(self, who: str, command: ask.Command | ask.TableCommand) -> None:
        """Ask, but take nothing back: only the answer counts."""
        try:
            decide(self.table, guest(who), command, self.now, self.random.randbytes)
        except (Refused, Unreadable) as no:
            self.answers.append(no.refusal)
        else:
            self.answers.append("accepted")


ATTEMPTS = ("hS>4", "h1>1", "stock>3", "C.stock>2", "d4>4", "h7>d1", "1-2-3", "15+15", "7", "pass")


def script(form: str, seed: int, steps: int) -> Told:
    """So many steps of a table where people and bots play, take back, come and go."""
    sitting = Told(FORMS[form], seed)
    pick = Random(seed)
    sitting.sit(*PEOPLE[: FORMS[form].seats])
    sitting.arrive("eve")
    sitting.start()
    for _ in range(steps):
        sitting.now += pick.choice((1, 800))
        what = pick.random()
        if sitting.table.state.phase != "playing":
            if sitting.table.state.phase == "over":
                break
            sitting.start()
        elif sitting.table.undoable and what < 0.3:
            sitting.undo()
        elif what < 0.1:
            sitting.do("eve", ask.Emote(emote="nice"))
        elif what < 0.2:
            person = pick.choice((1, 2))
            gone = not sitting.table.state.people[person].present
            who = sitting.name(person)
            sitting.do(who, ask.Arrive(NODE, who) if gone else ask.Depart(NODE))
        else:
            sitting.move()
    return sitting


def unseen(sitting: Told, viewer: int | None) -> list[Place]:
    """Where in the shuffled pack of the latest round the cards are that a viewer has never seen."""
    table, game = sitting.table, sitting.table.game
    start = max(at for at, entry in enumerate(sitting.entries) if _deal(table, entry.events))
    entries = sitting.entries[start:]
    dealt = _deal(table, entries[0].events)
    thrown_in = next(fact for fact in entries[0].facts if isinstance(fact, RoundStarted))
    pack = table.chance_of(thrown_in.round, thrown_in.contributions).shuffle("deal", 0, game.pack)
    places: Any = game.deal(dealt.lead, None, InOrder())
    held: dict[int, list[Place]] = {seat: [] for seat in range(game.seats)}
    """What each seat was given face down, in the order it was."""
    shown: Counter[tuple[int, int]] = Counter()
    back: Counter[tuple[int, int]] = Counter()
    """Cards that were laid and taken back: everybody knows them."""
    last: list[list[tuple[int, int]]] = []
    hidden: list[Place] = []
    draw: list[Place] = []
    if game.name == "breakers":
        hidden += places.unused
        held = {seat: list(hand) for seat, hand in enumerate(places.hands)}
    else:
        draw = list(places.draw)
        turned = Counter(
            event.seat
            for entry in entries
            for event in entry.events
            if isinstance(event, skipbo.StockTurned)
        )
        for seat, stock in enumerate(places.stocks):
            hidden += stock[: len(stock) - turned[seat]]
    for entry in entries:
        if any(isinstance(fact, Undone) for fact in entry.facts):
            back.update(last.pop())
        laid: list[tuple[int, int]] = []
        for event in entry.events:
            match event:
                case skipbo.CardsDrawn(seat=seat, cards=tuple() as cards):
                    held[seat] += [draw.pop() for _ in cards]
                case skipbo.CardLaid(seat=seat, card=card, source="hand"):
                    laid.append((seat, card))
                case skipbo.CardDiscarded(seat=seat, card=card):
                    laid.append((seat, card))
                case SetLaid(seat=seat):
                    laid += [(seat, tile) for tile in event.set.tiles]
                case skipbo.AsideShuffled() | skipbo.StuckRedealt():
                    raise AssertionError("too long: what was hidden has been mixed again")
                case _:
                    pass
        for one in laid:
            if back[one]:
                back[one] -= 1
            else:
                shown[one] += 1
        if entry.events:
            last.append(laid)
    hidden += draw
    for seat, given in held.items():
        for place in given:
            if shown[seat, pack[place]]:
                # Of equal cards those given first were laid first.
                shown[seat, pack[place]] -= 1
            elif seat != viewer:
                hidden.append(place)
    return hidden


def _deal(table: Table, events: Sequence[Event]) -> Any:
    return next((event for event in events if isinstance(event, table.game.dealing)), None)


def twice(
    form: str, seed: int, viewer: int | None, steps: int, see: int | None
) -> tuple[Told, Told]:
    """The same commands at two tables, the second with other cards where ``see`` sees none."""
    first = script(form, seed, steps)
    places = unseen(first, see)
    mixed = list(places)
    Random(seed).shuffle(mixed)
    moved = dict(zip(places, mixed, strict=True))
    number = first.table.match.round
    me = "eve" if viewer is None else (first.at(viewer) or "eve")
    tables: list[Told] = []
    for table in (new_table("TABLE2"), other_table("TABLE2", number, moved)):
        sitting = Told(FORMS[form], seed, table)
        for now, who, command in first.asked:
            sitting.now = now
            sitting.do(who, command)
            for text in ATTEMPTS:
                version = sitting.table.state.version
                sitting.try_out(me, ask.Move(move=text, version=version))
                sitting.try_out(me, ask.Undo(version=version))
        tables.append(sitting)
    one, other = tables
    assert one.rows == first.rows
    return one, other


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("form", "viewer"), VIEWERS)
@pytest.mark.parametrize("seed", range(4))
def test_what_a_viewer_is_told_does_not_depend_on_what_is_hidden(
    form: str, viewer: int | None, seed: int
) -> None:
    one, other = twice(form, seed, viewer, 12 + 9 * seed, viewer)
    assert one.table.match.state != other.table.match.state
    assert [row.body for row in one.rows] != [row.body for row in other.rows]
    assert one.frames[viewer] == other.frames[viewer]
    assert one.answers == other.answers
    assert one.told(viewer) == other.told(viewer)


def test_a_seat_that_sees_more_would_be_told_something_else() -> None:
    """What is proved above would be worth nothing if frames never differed."""
    different = 0
    for form in FORMS:
        for seed in range(4):
            one, other = twice(form, seed, 0, 12 + 9 * seed, None)
            assert one.frames[None] == other.frames[None]
            different += one.frames[0] != other.frames[0]
    assert different > 8


# What stays with the server


@pytest.mark.parametrize("name", TABLES)
def test_no_frame_has_anything_that_the_server_keeps(name: str) -> None:
    walked = Walk(TABLES[name], 8)
    for _ in range(700):
        walked.step()
    kept = {name for name, kind in FACTS.items() if not kind.shown}
    secrets = {fact.secret.encode() for fact in walked.facts(ChainMade)}
    secrets |= {fact.code.encode() for fact in walked.facts(SeatOffered)}
    secrets |= {code.encode() for code in walked.codes} | {b"guest-", b"node-"}
    assert len(secrets) > 3
    for viewer in (None, 0, 1):
        told = walked.told(viewer)
        for secret in secrets:
            assert secret not in told
        for frame in walked.frames[viewer]:
            facts = json.loads(frame).get("happened", []) if frame else []
            assert kept.isdisjoint(fact["type"] for fact in facts)


def test_a_link_offered_is_no_news_to_anybody() -> None:
    walked = Walk(TABLES["skipbo"], 8)
    walked.do("ann", ask.Sit(seat="A"))
    walked.offer("ann")
    assert all(frames[-1] == b"" for frames in walked.frames.values())


@pytest.mark.parametrize("form", FORMS)
def test_only_the_seat_on_turn_is_told_its_moves(form: str) -> None:
    sitting = script(form, 1, 25)
    for viewer, frames in sitting.frames.items():
        for frame in frames:
            shown = json.loads(frame).get("round") if frame else None
            if shown is not None and "moves" in shown:
                assert viewer is not None
                assert shown["view"]["turn"] == seat_letter(viewer) == shown["view"]["viewer"]
