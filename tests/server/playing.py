"""Clients that play on whatever happens to the server, and remember all that they were promised.

`Player` is somebody at a table: makes moves as fast as answers come, connects again when the
connection is lost, and sends what was not answered once more under the same id. `check` holds what
they remember against the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, ParamSpec

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from stockpile.games import read_record
from stockpile.store import Store, open_store
from stockpile.table.facts import Fact, Joined, Readied, Reset, RoundStarted, Sat
from stockpile.table.fold import fold
from stockpile.table.history import PlayedMatch, read_match_summary
from stockpile.table.log import Entry, read_row
from stockpile.table.show import encode, show_missed
from stockpile.table.state import new_table
from tests.processes import PATIENCE_S
from tests.server.running import Running
from tests.waiting import HANGS_S, until

FREE = (
    *("--table-messages-per-second", "0", "--requests-per-minute", "0"),
    *("--messages-per-second", "0", "--guests-per-minute", "0", "--tables-per-hour", "0"),
    *("--lookups-per-minute", "0", "--connections-per-address", "2000"),
)
"""Options of a server that counts nothing against anybody."""
LATER = frozenset({"cannot-save", "too-busy"})
"""Refusals after which the same is asked again."""
OUTRUN = frozenset({"stale"})
"""Refusals that only say that somebody else was quicker."""

P = ParamSpec("P")
Json = dict[str, Any]


def in_loop(
    seconds: float = HANGS_S,
) -> Callable[[Callable[P, Coroutine[Any, Any, None]]], Callable[P, None]]:
    """A test that runs in an event loop of its own, for at most this many seconds."""

    def wrap(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
        @functools.wraps(test)
        def run(*args: P.args, **named: P.kwargs) -> None:
            async def limited() -> None:
                async with asyncio.timeout(seconds):
                    await test(*args, **named)

            asyncio.run(limited())

        return run

    return wrap


class Told(NamedTuple):
    """What a client was told of one row of the log."""

    at: int
    by: int | None
    happened: list[Any]


class Promise(NamedTuple):
    """A command that was acknowledged, and the row that it is said to be."""

    command: Json
    seq: int


class Player:
    """Somebody at a table. ``addresses`` are those of all nodes; the next is tried when one fails.

    Without a ``seat`` they only watch. ``people`` is how many sit down before the host starts.
    """

    def __init__(
        self,
        name: str,
        token: str,
        addresses: Sequence[str],
        seat: str | None,
        *,
        people: int = 1,
        rng: random.Random | None = None,
    ) -> None:
        self.name = name
        self.token = token
        self.addresses = list(addresses)
        self.seat = seat
        self.people = people
        self.rng = rng or random.Random(name)
        # What they do
        self.plays = True
        """Whether they make moves; if not, they only answer for being there."""
        self.again = True
        """Whether the host asks for another match after each."""
        self.pause = 0.0
        """Seconds between an answer and the next command."""
        # What they know
        self.person = 0
        self.table: Json = {}
        self.round: Json | None = None
        self.seq: int | None = None
        self.first: int | None = None
        """Where the first welcome found the log."""
        self.gap = False
        """Whether more was missed than was told."""
        # What they remember
        self.told: dict[int, Told] = {}
        self.promises: dict[str, Promise] = {}
        self.refused: Counter[str] = Counter()
        self.dismissed: list[str] = []
        """Why connections were ended."""
        self.twice: set[str] = set()
        """Ids of commands that were sent more than once."""
        self.denied: list[str] = []
        """Ids of commands that were refused, every time, and done all the same."""
        self.connections = 0
        self._number = 0
        self._prefix = f"{name}-{self.rng.randrange(1 << 32):x}-"
        self._pending: Json | None = None
        self._sent = self._refused = 0
        self._connection: ClientConnection | None = None
        self._again: asyncio.Task[None] | None = None

    # Being there

    async def run(self) -> None:
        """Be at the table until cancelled."""
        at = 0
        wait = 0.02
        while True:
            try:
                async with connect(
                    self.addresses[at % len(self.addresses)],
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    open_timeout=PATIENCE_S,
                    close_timeout=1,
                    proxy=None,
                ) as connection:
                    wait = 0.02
                    await self._be_there(connection)
            except (OSError, WebSocketException):
                pass
            finally:
                self._connection = None
            if self.dismissed and self.dismissed[-1] in {"no-such-table", "removed"}:
                return
            at += 1
            await asyncio.sleep(wait * self.rng.uniform(0.5, 1.5))
            wait = min(wait * 1.5, 0.5)

    async def _be_there(self, connection: ClientConnection) -> None:
        hello: Json = {"type": "hello", "protocol": 2, "token": self.token}
        if self.seq is not None:
            hello["after"] = self.seq
        await connection.send(msgspec.json.encode(hello), text=True)
        self._connection = connection
        with contextlib.suppress(ConnectionClosed):
            async for frame in connection:
                await self._hear(msgspec.json.decode(frame))

    @property
    def connected(self) -> bool:
        """Whether there is a connection, as far as one can know."""
        return self._connection is not None

    @property
    def chair(self) -> Json | None:
        """One's own chair, if there is one."""
        chairs = self.table.get("chairs", ())
        return next((one for one in chairs if one.get("person") == self.person), None)

    @property
    def host(self) -> bool:
        """Whether they are the host now."""
        return self.table.get("host") == self.person

    @property
    def phase(self) -> str:
        """What the table is doing."""
        return str(self.table.get("phase", ""))

    @property
    def idle(self) -> bool:
        """Whether everything that was asked has been answered."""
        return self._pending is None

    def present(self, person: int) -> bool | None:
        """Whether somebody is shown as connected; None if not shown at all."""
        for one in self.table.get("people", ()):
            if one["person"] == person:
                return bool(one["present"])
        return None

    # Hearing

    async def _hear(self, message: Json) -> None:
        match message["type"]:
            case "welcome":
                self._welcome(message)
                if self._pending is not None:
                    self.twice.add(self._pending["id"])
                    await self._send()
                    return
            case "update":
                self._remember(message)
                self.seq = message["seq"]
                if "table" in message:
                    self.table = message["table"]
                if "round" in message:
                    self.round = message["round"]
                if "command" in message:
                    self._answered(message["command"], message["seq"], new=True)
            case "done":
                self._answered(message["id"], message["seq"], new=False)
            case "refused":
                self.refused[message["code"]] += 1
                if message.get("id") is None:
                    self.dismissed.append(message["code"])
                    return
                self._declined(message["id"], message["code"])
                if message["code"] not in OUTRUN:
                    return
            case _:
                return
        await self._go_on()

    def _welcome(self, message: Json) -> None:
        if self.first is None:
            self.first = message["seq"]
        self.connections += 1
        self.gap |= message["more_missed"]
        self.person = message["you"]["person"]
        for missed in message["missed"]:
            self._remember(missed)
        assert self.seq is None or message["seq"] >= self.seq, "the log became shorter"
        self.seq = message["seq"]
        self.table, self.round = message["table"], message["round"]

    def _remember(self, message: Json) -> None:
        told = Told(
            message["at"],
            message.get("by"),
            message.get("happened", []),
        )
        known = self.told.setdefault(message["seq"], told)
        assert known == told, f"row {message['seq']} was told in two ways: {known} {told}"

    def _answered(self, name: str, seq: int, *, new: bool) -> None:
        pending = self._pending
        if pending is not None and pending["id"] == name:
            if self._refused == self._sent - (not new) > 0:
                self.denied.append(name)
            self.promises[name] = Promise(pending, seq)
            self._pending = None
        elif name.startswith(self._prefix):  # it may be another connection's of the same guest
            assert self.promises[name].seq == seq, f"{name} is said to be two rows"

    def _declined(self, name: str, code: str) -> None:
        if self._pending is None or self._pending["id"] != name:
            return
        self._refused += 1
        if code in LATER:
            self._later(0.1)
        else:
            self._pending = None

    def _later(self, seconds: float) -> None:
        async def again() -> None:
            await asyncio.sleep(seconds)
            with contextlib.suppress(ConnectionClosed):
                if self._pending is not None:
                    self.twice.add(self._pending["id"])
                    await self._send()

        self._again = asyncio.create_task(again())

    # Asking

    async def _go_on(self) -> None:
        if self._pending is not None:
            return
        command = self._choose()
        if command is not None:
            if self.pause:
                # Nothing else is asked in the meantime.
                await asyncio.sleep(self.pause)
            await self._ask(command)

    async def _ask(self, command: Json) -> None:
        self._number += 1
        self._pending = {**command, "id": f"{self._prefix}{self._number}"}
        self._sent = self._refused = 0
        await self._send()

    def cut_off(self) -> None:
        """Lose the connection, in the middle of whatever is being said."""
        if self._connection is not None:
            self._connection.transport.abort()

    async def _send(self) -> None:
        # If it cannot be sent, it is sent after the next welcome.
        if self._connection is not None:
            self._sent += 1
            with contextlib.suppress(ConnectionClosed):
                await self._connection.send(msgspec.json.encode(self._pending), text=True)

    async def do(self, command: Json) -> str:
        """Ask for something once everything before is answered; 'done', or why not."""
        await until(lambda: self.idle and self.connected and self.table, "an answer")
        await self._ask(command)
        name = f"{self._prefix}{self._number}"
        before = self.refused.copy()
        await until(lambda: self._pending is None or self._pending["id"] != name, "an answer")
        if name in self.promises:
            return "done"
        return next(iter(self.refused - before), "refused")

    def _choose(self) -> Json | None:
        """What to ask for, the table being as it is."""
        if not self.plays:
            return None
        chair = self.chair
        if self.phase == "gathering":
            if self.seat is not None and chair is None:
                return {"type": "sit", "seat": self.seat}
            if self.host:
                return self._start()
            if chair is not None and not chair.get("ready"):
                return {"type": "ready", "contribution": self.rng.randbytes(16).hex()}
        elif self.phase == "playing" and self.round is not None and self.round.get("moves"):
            move = self._move(self.round["moves"])
            return {"type": "move", "move": move, "version": self.round["version"]}
        elif self.phase == "between" and chair is not None and not chair.get("ready"):
            return {"type": "ready", "contribution": self.rng.randbytes(16).hex()}
        elif self.phase == "over" and self.host and self.again:
            return {"type": "rematch"}
        return None

    def _start(self) -> Json | None:
        chairs = [one for one in self.table["chairs"] if "person" in one]
        others = [one for one in chairs if one["person"] != self.person]
        if len(chairs) < self.people or not all(one.get("ready") for one in others):
            return None
        # Who has no seat has no say in the shuffle.
        thrown = {"contribution": self.rng.randbytes(16).hex()} if self.seat else {}
        return {"type": "start", **thrown}

    def _move(self, moves: Sequence[str]) -> str:
        """A move that brings the round to its end: off the stock pile, or else any lay."""
        stock = [move for move in moves if move.startswith("stock")]
        lays = [move for move in moves if ">d" not in move and move != "pass"]
        return self.rng.choice(stock or lays or list(moves))


@dataclass
class Evening:
    """Several tables and everybody at them."""

    players: list[Player] = field(default_factory=list)
    codes: list[str] = field(default_factory=list)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)
    rng: random.Random = field(default_factory=lambda: random.Random(1))

    def table(
        self,
        nodes: Sequence[Running],
        people: int,
        watching: int = 0,
        **settings: Any,
    ) -> list[Player]:
        """Open a table on the first node; its people, each on the next node, sit down and play.

        The seats that are left are bots'. The first is the host, who may only be ``watching``.
        """
        number = len(self.codes) + 1
        names = [f"P{number}{letter}" for letter in "ABCDEFGH"[: people + watching]]
        tokens = [nodes[0].guest(name) for name in names]
        code = nodes[0].table(tokens[0], **{"pace": "instant", **settings})
        self.codes.append(code)
        came: list[Player] = []
        for at, (name, token) in enumerate(zip(names, tokens, strict=True)):
            turned = [*nodes[at % len(nodes) :], *nodes[: at % len(nodes)]]
            came.append(
                Player(
                    name,
                    token,
                    [node.ws(code) for node in turned],
                    "ABCDEFGH"[at] if at < people else None,
                    people=people,
                    rng=random.Random(self.rng.randrange(1 << 62)),
                )
            )
        for player in came:
            self.join(player)
        return came

    def join(self, player: Player) -> None:
        """Somebody comes."""
        self.players.append(player)
        self.tasks.append(asyncio.create_task(player.run()))

    @property
    def promises(self) -> int:
        """How many commands were acknowledged so far."""
        return sum(len(player.promises) for player in self.players)

    def at(self, code: str) -> list[Player]:
        """Everybody at a table."""
        return [one for one in self.players if f"/{code}/" in one.addresses[0]]

    async def until(self, true: Callable[[], Any], what: str, seconds: float = PATIENCE_S) -> None:
        """Wait for something to come true, as long as nobody saw anything wrong."""

        def looks() -> Any:
            for task in self.tasks:
                if task.done() and not task.cancelled():
                    task.result()
            return true()

        await until(looks, what, seconds)

    async def more(self, number: int, seconds: float = PATIENCE_S) -> None:
        """Wait until every player has had this many more commands acknowledged."""
        wanted = {id(one): len(one.promises) + number for one in self.players if one.seat}
        await self.until(
            lambda: all(len(one.promises) >= wanted[id(one)] for one in self.players if one.seat),
            f"{number} more moves by everybody",
            seconds,
        )

    async def end(self, seconds: float = 2 * PATIENCE_S) -> None:
        """Play every match that is under way to its end."""
        for player in self.players:
            player.again = False
        await self.until(
            lambda: all(one.phase == "over" and one.idle for one in self.players),
            "the end of every match",
            seconds,
        )

    async def go(self) -> None:
        """Everybody leaves. Raises what somebody found to be wrong."""
        for task in self.tasks:
            task.cancel()
        for ended in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended


@contextlib.asynccontextmanager
async def evening(seed: int = 1) -> AsyncIterator[Evening]:
    """An evening at which nobody stays behind."""
    one = Evening(rng=random.Random(seed))
    try:
        yield one
    finally:
        await one.go()


# Holding it against the log


@contextlib.asynccontextmanager
async def opened(url: str | None, data: Path) -> AsyncIterator[Store]:
    """A store that no server has open."""
    store = open_store(url, data)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


class Checked(NamedTuple):
    """How much was found to be as it should."""

    rows: int
    promises: int
    matches: int
    bot_moves: int

    def __add__(self, other: object) -> Checked:
        assert isinstance(other, Checked)
        return Checked(*(one + two for one, two in zip(self, other, strict=True)))


async def check_all(store: Store, everybody: Evening) -> Checked:
    """Hold every table of an evening against the log."""
    total = Checked(0, 0, 0, 0)
    for code in everybody.codes:
        total += await check(store, code, everybody.at(code))
    return total


async def check(store: Store, code: str, players: Sequence[Player]) -> Checked:
    """Hold what the players of a table were told against the table's log.

    Everything acknowledged is there once, as it was asked; nothing is there twice; no row is
    missing; nobody was told anything else, or less; and the matches that are over are proven.
    """
    rows = await store.rows(code)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), "a gap in the log"
    commands = Counter((row.author, row.command) for row in rows if row.command is not None)
    assert [one for one, times in commands.items() if times > 1] == [], "a command done twice"
    table = new_table(code)
    shown: dict[int, dict[int | None, Any]] = {}
    """What each viewer is to be told of each row."""
    entries: dict[int, Entry] = {}
    people: dict[int, str] = {}
    views: dict[int, dict[int, int | None]] = {}
    moves: dict[int, str] = {}
    bot_moves = 0
    for row in rows:
        entry = read_row(table, row)
        table = fold(table, entry)
        entries[row.seq] = entry
        for fact in entry.facts:
            if isinstance(fact, Joined):
                people[fact.person] = row.author
        made = [move for event in entry.events if (move := table.game.move_of(event)) is not None]
        assert len(made) <= 1, "two moves in one row"
        if made:
            moves[row.seq] = str(made[0])
            bot_moves += not row.author
        views[row.seq] = {person: table.viewer(guest) for person, guest in people.items()}
        shown[row.seq] = {
            viewer: msgspec.json.decode(encode(show_missed(table, entry, viewer)))
            for viewer in {None, *views[row.seq].values()}
        }
    for player in players:
        guest = people[player.person]
        for name, (command, seq) in player.promises.items():
            assert seq <= len(rows), f"{name} was acknowledged as row {seq} and is lost"
            if commands[guest, name] == 0:
                # It was answered as changing nothing.
                assert command["type"] == "sit", f"{name} was acknowledged and is lost"
                continue
            assert (rows[seq - 1].author, rows[seq - 1].command) == (guest, name)
            assert _as_asked(command, entries[seq].facts, moves.get(seq)), (command, entries[seq])
        _check_told(player, shown, views)
    matches = await _check_matches(store, code)
    return Checked(len(rows), sum(len(one.promises) for one in players), matches, bot_moves)


def _as_asked(command: Json, facts: Sequence[Fact], move: str | None) -> bool:
    """Whether what is in the log is what was asked for."""
    match command["type"]:
        case "move":
            return bool(command["move"] == move)
        case "sit":
            return any(isinstance(one, Sat) and one.seat == command["seat"] for one in facts)
        case "ready":
            thrown = command["contribution"]
            return any(isinstance(one, Readied) and one.contribution == thrown for one in facts)
        case "start":
            return any(
                isinstance(one, RoundStarted) and command.get("contribution") in one.contributions
                for one in facts
            )
        case "rematch":
            return any(isinstance(one, Reset) for one in facts)
        case _:
            return bool(facts)


def _check_told(
    player: Player,
    shown: dict[int, dict[int | None, Any]],
    views: dict[int, dict[int, int | None]],
) -> None:
    for seq, told in player.told.items():
        assert seq in shown, f"{player.name} was told of row {seq}, which is lost"
        viewer = views[seq].get(player.person)
        said = shown[seq][viewer]
        in_log = Told(said["at"], said.get("by"), said.get("happened", []))
        # JSON knows no tuples.
        in_log = msgspec.json.decode(msgspec.json.encode(in_log), type=Told)
        assert told == in_log, f"{player.name} was told another row {seq}"
    assert player.first is not None
    assert player.seq is not None
    if not player.gap:
        missing = [
            seq
            for seq in range(player.first + 1, player.seq + 1)
            if seq not in player.told
            if "happened" in shown[seq][None]
        ]
        assert not missing, f"{player.name} was never told of {missing}"


async def _check_matches(store: Store, code: str) -> int:
    number = 0
    while (finished := await store.finished(code, number + 1)) is not None:
        number += 1
        rows = await store.rows(code, finished.first - 1, finished.last)
        past = PlayedMatch(code, read_match_summary(finished.summary), rows)
        game, record = read_record(past.record())
        record.verify(game)
    return number
