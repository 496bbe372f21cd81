"""Non-interference over real sockets: what a client cannot see changes nothing that it gets.

A table is played with a clock, an entropy and bots of the test's own, and once more for every
viewer with the cards permuted that this viewer has not been shown by then. Everybody does the same
again. All frames and HTTP answers that the viewer gets are the same to the last byte, and so is the
log.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest
from msgspec.structs import replace

from stockpile.breakers import events as tiles
from stockpile.breakers.rules import Breakers
from stockpile.core.event import Event
from stockpile.core.refusal import Refusal
from stockpile.skipbo import events as cards
from stockpile.skipbo.rules import SkipBo
from stockpile.skipbo.state import State
from stockpile.table import room, show
from stockpile.table.duties import next_duty
from stockpile.table.facts import Undone
from stockpile.table.log import Entry, read_row
from stockpile.table.state import Table
from stockpile.workers.pool import LIGHT_ANSWER_MS
from tests.server.driving import (
    THROWN,
    Client,
    Eager,
    Group,
    Served,
    assert_quiet,
    gather,
    in_loop,
    log_lines,
    logged,
    memory,
    pick,
    served,
)
from tests.virtual_time import VirtualTime
from tests.waiting import until

__all__ = ["memory"]

T = TypeVar("T")
Viewer = int | None
NAMES = ["Quillfeather", "Zimmertür", "Ōsaka", "Brombeere"]
CHAT = "Wobbegong"
GRACE = 30


@dataclass(frozen=True)
class Shape:
    """A table to be played: how many people sit down first, and how it is set up."""

    people: int
    settings: dict[str, Any]
    rounds: int = 1
    """The round in which cards are permuted; those before it are played to their end."""
    moves: int = 6
    """How many moves people make before and after somebody is away."""
    restart: bool = False
    """Whether the server is stopped and started again."""


PASSING = {"passing": "free"}
"""Else a pass, made again in another world, could be refused there for what is in the hand."""
SHAPES = {
    "two": Shape(2, {"options": {"stock": 10}, "chat": True}, restart=True),
    "teams": Shape(
        4, {"seats": 4, "teams": ["AC", "BD"], "options": {"stock": 10}, "chat": True}, moves=8
    ),
    "with a bot, second round": Shape(2, {"seats": 3, "options": {"stock": 3}, "target": 500}, 2),
    "breakers": Shape(
        3, {"game": "breakers", "seats": 3, "options": PASSING}, moves=4, restart=True
    ),
    "breakers, with a bot, second round": Shape(
        2, {"game": "breakers", "seats": 3, "target": 200, "options": PASSING}, 2, moves=3
    ),
}


class World(Eager):
    """Decides what is done, the first time; and does the same again in the other worlds."""

    def __init__(self, decided: list[Any] | None = None) -> None:
        self.decided: list[Any] = [] if decided is None else list(decided)
        self._again = decided is not None

    def decide(self, option: Callable[[], T]) -> T:
        if self._again:
            again: T = self.decided.pop(0)
            return again
        self.decided.append(option())
        return self.decided[-1]  # type: ignore[no-any-return]

    async def choose(
        self, level: str, game: str, observation: bytes, *, who: str = "", seed: str | None = None
    ) -> str:
        if self._again:
            return str(self.decided.pop(0))
        self.decided.append(await super().choose(level, game, observation))
        return str(self.decided[-1])


@dataclass
class Told:
    """All that came out of a server: to each viewer, to anybody who asks, and into the log."""

    sides: dict[Viewer, list[str]] = field(default_factory=dict)
    log: list[str] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    secrets: list[str] = field(default_factory=list)
    """What nobody may be told: of the chain, and everybody's tokens and ids."""


class Play:
    """One table, played by a script."""

    def __init__(self, shape: Shape, world: World, data: Path) -> None:
        self.shape = shape
        self.world = world
        self.data = data
        self.clock = VirtualTime()
        self.told = Told()
        self.random = Random(3)
        self._read: dict[Client, int] = {}

    def viewers(self, group: Group) -> list[tuple[Viewer, Client, str]]:
        seated = zip(range(self.shape.people), group.seated, group.tokens, strict=True)
        return [*seated, (None, group.watcher, group.watcher_token)]

    def note(self, viewer: Viewer, what: str) -> None:
        self.told.sides.setdefault(viewer, []).append(what)

    def collect(self, viewer: Viewer, client: Client) -> None:
        """Note what a client got since it was last looked at."""
        start = self._read.get(client, 0)
        for frame in client.frames[start:]:
            self.note(viewer, frame)
        self._read[client] = len(client.frames)

    async def quiet(self, group: Group) -> None:
        """Wait until the table does nothing by itself any more, and everybody has heard of it."""
        room = group.place.room(group.code)

        def nothing_due() -> bool:
            duty = next_duty(room.table)
            if duty is None or duty.at_ms > self.clock.now():
                return True
            self.clock.wake_within(LIGHT_ANSWER_MS / 1000)
            return False

        open_ones = [one for one in group.place.clients if one.closed is None]
        await until(lambda: group.place.server.connected == len(open_ones), "the end of some")
        await until(nothing_due, "rest")
        await group.settle()

    async def look(self, group: Group) -> None:
        """Ask everything that can be asked over HTTP, as everybody."""
        place, code = group.place, group.code
        of_match = f"/api/tables/{code}/matches/1"
        paths = [
            *("/healthz", "/api/tables", f"/api/tables/{code}", f"/api/tables/{code}/qr.svg"),
            *(of_match, f"{of_match}/record", f"{of_match}/rounds/1", f"{of_match}/rounds/2"),
            *(f"{of_match}/rounds/{number}?seat={seat}" for number in (1, 2) for seat in "ABC"),
        ]
        answers = [(path, await place.ask("GET", path)) for path in paths]
        for viewer, client, token in self.viewers(group):
            for path, answer in [*answers, ("me", await place.ask("GET", "/api/me", None, token))]:
                self.note(viewer, f"{path} {answer.raw!r}")
            await client.do("ping")
            self.collect(viewer, client)

    async def misbehave(self, group: Group) -> None:
        """Everybody tries what they may not do."""
        moves = ["stock>1", "h1>1", "h12>4", "d1>2", "h3>d1", "pass", "7 7", "lay", "", "x" * 200]
        for _, client, _ in self.viewers(group):
            assert client.round is not None
            version = client.round["version"]
            tried = [("move", {"move": move, "version": version - 1}) for move in moves[:3]]
            if not client.on_turn:
                tried += [("move", {"move": move, "version": version}) for move in moves]
                tried += [("undo", {"version": version}), ("hint", {"version": version})]
            else:
                # No pile has come to 12 yet, whatever they hold.
                tried += [("move", {"move": move, "version": version}) for move in ("h12>2", "?")]
            tried += [("hint", {"version": version - 1})]
            tried += [("undo", {"version": version - 1}), ("take-seat", {"code": "00" * 16})]
            tried += [("classify", {"tiles": ["99", "?"]}), ("start", {}), ("bot", {"seat": "A"})]
            for kind, fields in tried:
                await client.refused(kind, **fields)

    def any_move(self, moves: list[str]) -> str:
        """Now and then a lay, to be taken back; else rather what leaves cards in the hand."""
        return pick(moves) if self.random.random() < 0.4 else self.random.choice(moves)

    async def play(
        self, group: Group, moves: int, choice: Callable[[list[str]], str] | None = None
    ) -> None:
        """Let people move; the first move that can be taken back is, and is made again."""
        choice = choice or self.any_move
        taken_back = False
        for _ in range(moves):
            self.clock.forward(1)
            await self.quiet(group)
            client = group.on_turn
            if client is None:
                return
            shown = client.round or {}
            assert (await client.do("hint", version=shown["version"]))["type"] == "hinted"
            move = self.world.decide(partial(choice, shown["moves"]))
            await client.move(move)
            await self.quiet(group)
            undo = self.world.decide(partial(client.may, "undo"))
            if undo and not taken_back:
                assert client.round is not None
                taken_back = True
                await client.do("undo", version=client.round["version"])
                await group.settle()
                await client.move(move)

    async def earlier_rounds(self, group: Group) -> None:
        """Play what comes before the round in which cards are permuted."""
        for _ in range(1, self.shape.rounds):
            while group.watcher.phase == "playing":
                await self.play(group, 1, pick)
            assert group.watcher.phase == "between"
            for client in group.seated:
                await client.do("ready", contribution=THROWN)
            await group.settle()

    async def come_back(self, place: Served, group: Group, who: int | None) -> Client:
        """The same guest again, from where they left."""
        old = group.watcher if who is None else group.seated[who]
        token = group.watcher_token if who is None else group.tokens[who]
        client = await place.enter(group.code, token, old.seq)
        if who is None:
            group.watcher = client
        else:
            group.seated[who] = client
        return client

    async def run(self) -> Told:
        with logged() as log:
            await self._run()
        assert_quiet(log)
        self.told.log = sorted(
            re.sub(r"127\.0\.0\.1:\d+|\[\d+\]", "…", json.dumps(line)) for line in log_lines(log)
        )
        return self.told

    async def _run(self) -> None:
        shape = self.shape
        async with served(self.data, clock=self.clock, seed=1, thinkers=self.world) as place:
            group = await gather(
                place, shape.people, names=NAMES[: shape.people], grace=GRACE, **shape.settings
            )
            await self.earlier_rounds(group)
            await self.look(group)
            await self.play(group, shape.moves)
            await self.misbehave(group)
            await group.watcher.do("emote", emote="think")
            if shape.settings.get("chat"):
                await group.watcher.do("say", text=CHAT)
            await group.seated[-1].do("offer-seat")
            await self.look(group)
            await self.be_away(place, group)
            await self.look(group)
            await self.reveal(place, group)
        if not shape.restart:
            return
        # Everybody finds their seat again.
        async with served(self.data, clock=self.clock, seed=2, thinkers=self.world) as place:
            group.place = place
            for who in (*range(shape.people), None):
                await self.come_back(place, group, who)
            await self.play(group, shape.moves)
            await self.look(group)
            await self.reveal(place, group)

    async def be_away(self, place: Served, group: Group) -> None:
        """Somebody loses the connection, and a spectator does; a bot stands in until they come."""
        for who in (1, None):
            client = group.watcher if who is None else group.seated[who]
            await client.close()
            self.collect(who, client)
            await self.quiet(group)
        self.clock.forward(GRACE + 1)
        await until(lambda: "stand_in" in group.seated[0].table["chairs"][1], "the stand-in")
        await self.quiet(group)
        await self.play(group, self.shape.moves)
        for who in (1, None):
            client = await self.come_back(place, group, who)
            assert client.messages[0]["missed"]
        await self.quiet(group)

    async def reveal(self, place: Served, group: Group) -> None:
        """Note the whole truth, which nobody is told."""
        table = place.room(group.code).table
        assert table.state.phase == "playing", "nothing is hidden any more"
        chain = table.chain
        self.told.secrets = [
            chain.secret.hex(),
            *(chain.link(table.match.round + ahead).hex() for ahead in range(3)),
            *(person.guest for person in table.state.people.values()),
        ]
        self.told.entries = [read_row(table, row) for row in await place.rows(group.code)]


# Permuting


def round_of(entries: list[Entry]) -> tuple[Event, list[tuple[Event, ...] | None]]:
    """The deal of the last round, and what happened after it, entry by entry; None is an undo."""
    happened: list[tuple[Event, ...] | None] = []
    dealt: Event | None = None
    for entry in entries:
        for at, event in enumerate(entry.events):
            if isinstance(event, cards.Dealt | tiles.Dealt):
                dealt, happened = event, [entry.events[at + 1 :]]
                break
        else:
            if any(isinstance(fact, Undone) for fact in entry.facts):
                happened.append(None)
            elif entry.events:
                happened.append(entry.events)
    assert dealt is not None
    return dealt, happened


def permute_cards(
    dealt: cards.Dealt, happened: list[tuple[Event, ...] | None], viewer: Viewer, mix: Random
) -> cards.Dealt:
    """The deal with every card elsewhere that the viewer has never seen."""
    assert isinstance(dealt.draw, tuple)
    stocks = [list(stock) for stock in dealt.stocks if isinstance(stock, tuple)]
    places = {("draw", at): card for at, card in enumerate(dealt.draw)}
    for seat, stock in enumerate(stocks):
        places |= {(str(seat), at): card for at, card in enumerate(stock)}
    left = len(dealt.draw)
    tops = [len(stock) for stock in stocks]
    hands: list[list[tuple[str, int]]] = [[] for _ in stocks]
    seen: set[tuple[str, int]] = set()
    before: list[list[list[tuple[str, int]]]] = []

    def play_from_hand(seat: int, card: int) -> None:
        # Of several alike, one that was shown already: it may have been taken back.
        alike = [place for place in hands[seat] if places[place] == card]
        place = min(alike, key=lambda one: one not in seen)
        hands[seat].remove(place)
        seen.add(place)

    for events in happened:
        if events is None:
            hands = before.pop()
            continue
        before.append([list(hand) for hand in hands])
        for event in events:
            match event:
                case cards.CardsDrawn(seat, drawn):
                    assert isinstance(drawn, tuple)
                    new = [("draw", at) for at in range(left - len(drawn), left)]
                    left -= len(drawn)
                    hands[seat] += new
                    if seat == viewer:
                        seen.update(new)
                case cards.CardLaid(_, card, "hand", owner) | cards.CardDiscarded(owner, card):
                    play_from_hand(owner, card)
                case cards.StockTurned(seat):
                    tops[seat] -= 1
                    seen.add((str(seat), tops[seat]))
                case cards.AsideShuffled() | cards.StuckRedealt():
                    raise AssertionError("too long a script: cards were shuffled")
                case _:
                    pass
    hidden = [place for place in places if place not in seen]
    others = [place for seat, hand in enumerate(hands) if seat != viewer for place in hand]
    assert set(others) & set(hidden), "nobody holds anything that is hidden"
    mixed = [places[place] for place in hidden]
    mix.shuffle(mixed)
    places |= dict(zip(hidden, mixed, strict=True))
    return cards.Dealt(
        dealt.lead,
        dealt.scores,
        tuple(
            tuple(places[str(seat), at] for at in range(len(stock)))
            for seat, stock in enumerate(stocks)
        ),
        tuple(places["draw", at] for at in range(len(dealt.draw))),
    )


def permute_tiles(
    dealt: tiles.Dealt, happened: list[tuple[Event, ...] | None], viewer: Viewer, mix: Random
) -> tiles.Dealt:
    """The deal with every tile elsewhere that the viewer has never seen."""
    assert isinstance(dealt.unused, tuple)
    hands = [list(hand) for hand in dealt.hands if isinstance(hand, tuple)]
    order = sorted(sum(hands, list(dealt.unused)))
    kept: list[list[int]] = [[] for _ in hands]
    for events in happened:
        for event in events or ():
            if isinstance(event, tiles.SetLaid) and event.seat != viewer:
                kept[event.seat] += event.set.tiles
    for seat, hand in enumerate(hands):
        if seat == viewer:
            kept[seat] = hand
    hidden = list(dealt.unused)
    for hand, shown in zip(hands, kept, strict=True):
        rest = list(hand)
        for tile in shown:
            rest.remove(tile)
        hidden += rest
    mix.shuffle(hidden)
    new = []
    for hand, shown in zip(hands, kept, strict=True):
        missing = len(hand) - len(shown)
        new.append(tuple(sorted(shown + hidden[:missing], key=order.index)))
        hidden = hidden[missing:]
    return tiles.Dealt(dealt.lead, dealt.scores, tuple(new), tuple(sorted(hidden, key=order.index)))


def permute(entries: list[Entry], viewer: Viewer, seed: int) -> tuple[Event, Event]:
    """The deal of the last round, and the same with the cards permuted that a viewer never saw."""
    dealt, happened = round_of(entries)
    mix = Random(seed)
    if isinstance(dealt, cards.Dealt):
        return dealt, permute_cards(dealt, happened, viewer, mix)
    assert isinstance(dealt, tiles.Dealt)
    return dealt, permute_tiles(dealt, happened, viewer, mix)


def first_difference(one: list[str], other: list[str]) -> str:
    for at, (first, second) in enumerate(zip(one, other, strict=False)):
        if first != second:
            start = next(i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b)
            around = slice(max(0, start - 200), start + 200)
            return f"message {at}, character {start}:\n{first[around]}\n{second[around]}"
    return f"{len(one)} and {len(other)} messages"


def deal_otherwise(monkeypatch: pytest.MonkeyPatch, instead: dict[Event, Event]) -> None:
    """Have games deal other cards, where it is said which."""
    for game in (SkipBo, Breakers):

        def deal(self: Any, *args: Any, deal: Any = game.deal) -> Event:
            dealt: Event = deal(self, *args)
            return instead.get(dealt, dealt)

        monkeypatch.setattr(game, "deal", deal)


async def play_again(
    shape: Shape, data: Path, monkeypatch: pytest.MonkeyPatch, *viewers: Viewer
) -> tuple[Told, dict[Viewer, Told]]:
    """A table played, and once more for each viewer with what they could not see permuted."""
    instead: dict[Event, Event] = {}
    deal_otherwise(monkeypatch, instead)
    world = World()
    first = await Play(shape, world, data / "first").run()
    others = {}
    for viewer in viewers or first.sides:
        instead.clear()
        dealt, permuted = permute(first.entries, viewer, 7)
        assert dealt != permuted
        instead[dealt] = permuted
        again = Play(shape, World(world.decided), data / f"again-{viewer}")
        others[viewer] = await again.run()
    return first, others


@pytest.mark.long
@pytest.mark.sampled(3)
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
@in_loop
async def test_what_a_client_cannot_see_changes_nothing_that_it_gets(
    shape: Shape, memory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A watcher and one player; the slow test is about everybody.
    await nothing_leaks(shape, memory, monkeypatch, None, 0)


@pytest.mark.slow
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
@in_loop
async def test_what_any_client_cannot_see_changes_nothing_that_it_gets(
    shape: Shape, memory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await nothing_leaks(shape, memory, monkeypatch)


async def nothing_leaks(
    shape: Shape, memory: Path, monkeypatch: pytest.MonkeyPatch, *viewers: Viewer
) -> None:
    first, others = await play_again(shape, memory, monkeypatch, *viewers)
    for viewer, told in others.items():
        ours, theirs = first.sides[viewer], told.sides[viewer]
        assert ours == theirs, f"viewer {viewer}: {first_difference(ours, theirs)}"
        assert first.log == told.log
        # The others did hold other cards: else this would prove nothing.
        rest = [one for one in first.sides if one != viewer and one is not None]
        assert any(first.sides[one] != told.sides[one] for one in rest)
    if shape.settings.get("game") != "breakers":
        assert any('"Undone"' in message for message in first.sides[None])
    assert any('"StoodIn"' in message for message in first.sides[0])
    nobody_is_told_secrets(first)


def nobody_is_told_secrets(told: Told) -> None:
    everything = "\n".join(message for side in told.sides.values() for message in side)
    for secret in told.secrets:
        assert secret not in everything
    log = "\n".join(told.log)
    for hidden in (*NAMES, CHAT, json.dumps(NAMES[1])[1:-1], THROWN, *told.secrets):
        assert hidden not in log


def tell_the_watcher_the_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    show_seat = show.show_round

    def show_round(table: Table, viewer: int | None, _common: Any = None) -> Any:
        return show_seat(table, table.match.turn if viewer is None else viewer)

    monkeypatch.setattr(show, "show_round", show_round)


def tell_the_cards_when_coming_back(monkeypatch: pytest.MonkeyPatch) -> None:
    missed = show.show_missed

    def all_of_it(table: Table, entry: Entry, viewer: int | None) -> show.Missed:
        return replace(
            missed(table, entry, viewer),
            happened=msgspec.Raw(f"[{','.join(entry.texts)}]".encode()),
        )

    monkeypatch.setattr(show, "show_missed", all_of_it)


def tell_a_covered_card_in_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    check = SkipBo.check

    def with_a_card(self: SkipBo, state: State, seat: int, move: Any) -> Any:
        refusal = check(self, state, seat, move)
        return refusal and Refusal(refusal.code, card=state.stocks[1][0])

    monkeypatch.setattr(SkipBo, "check", with_a_card)


def log_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    from stockpile.table.fold import fold

    def and_log(table: Table, entry: Entry) -> Table:
        after = fold(table, entry)
        if after.match.state is not None:
            top = after.match.state.draw[0]
            logging.getLogger("stockpile.table").debug("moved", extra={"seq": top})
            logging.getLogger("stockpile.table").debug("after %s", top)
        return after

    monkeypatch.setattr(room, "fold", and_log)


@pytest.mark.long
@pytest.mark.parametrize(
    "leak",
    [
        tell_the_watcher_the_moves,
        tell_the_cards_when_coming_back,
        tell_a_covered_card_in_refusals,
        log_the_state,
    ],
)
@in_loop
async def test_a_leak_is_noticed(
    leak: Callable[[pytest.MonkeyPatch], None], memory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    shape = Shape(2, {"options": {"stock": 10}}, moves=4)
    viewer = 0 if leak is tell_a_covered_card_in_refusals else None
    first, others = await play_again(shape, memory, monkeypatch, viewer)
    told = others[viewer]
    assert (first.sides[viewer] == told.sides[viewer]) == (leak is log_the_state)
    assert (first.log == told.log) == (leak is not log_the_state)
