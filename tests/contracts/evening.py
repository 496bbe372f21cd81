"""A client written from docs/protocol.md alone, and an evening on which it does all there is to do.

Everything that goes over the wire is kept, so that tests can hold it against the schema, and
against what others make of it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.processes import PATIENCE_S
from tests.server.running import Answer, Running, ask
from tests.waiting import HANGS_S


class Asked(NamedTuple):
    """A command, and what it was answered with."""

    command: Any
    answer: Any


class Requested(NamedTuple):
    """What an answer over HTTP has to be, and what it was."""

    kind: str
    status: int
    answer: Answer


@dataclass
class Evening:
    """All that was said at some tables of one server."""

    server: Running
    connections: list[list[Any]] = field(default_factory=list)
    """The frames of every connection, as they came."""
    asked: list[Asked] = field(default_factory=list)
    requested: list[Requested] = field(default_factory=list)

    @property
    def frames(self) -> list[Any]:
        """Everything that anybody was told."""
        return [frame for one in self.connections for frame in one]


class Player:
    """One guest at one table."""

    def __init__(self, evening: Evening, name: str) -> None:
        self.evening = evening
        self.token = evening.server.guest(name)
        self.table: Any = None
        self.round: Any = None
        self.deeds: list[str] = []
        self.person = 0
        self.seq: int | None = None
        self._asked = 0
        self._connection: ClientConnection | None = None
        self._frames: list[Any] = []

    async def come(self, code: str) -> Any:
        welcome = await self.knock(code)
        self.person = welcome["you"]["person"]
        return welcome

    async def knock(self, code: str) -> Any:
        """Connect and say hello; whatever is answered."""
        await self.go()
        self._connection = await connect(self.evening.server.ws(code), open_timeout=PATIENCE_S)
        self._frames = []
        self.evening.connections.append(self._frames)
        hello = {"type": "hello", "protocol": 2, "token": self.token, "after": self.seq}
        await self.send(**hello)
        answer = await self.next()
        self.evening.asked.append(Asked(hello, answer))
        return answer

    async def go(self) -> None:
        if self._connection is not None:
            await self._connection.close()

    async def send(self, **message: Any) -> None:
        assert self._connection is not None
        await self._connection.send(json.dumps(message))

    async def send_text(self, text: str) -> None:
        assert self._connection is not None
        await self._connection.send(text)

    async def next(self) -> Any:
        assert self._connection is not None
        async with asyncio.timeout(PATIENCE_S):
            told = json.loads(await self._connection.recv())
        self._frames.append(told)
        if told["type"] in ("welcome", "update"):
            self.seq = told["seq"]
            self.table = told.get("table", self.table)
            self.round = told.get("round", self.round)
            self.deeds = told.get("deeds", self.deeds)
        return told

    async def ask(self, kind: str, **fields: Any) -> Any:
        """Ask for something; the answer to it."""
        self._asked += 1
        name = f"{self.person}-{self._asked}"
        command = {"type": kind, "id": name, **fields}
        await self.send(**command)
        answer = await self.until(lambda told: name in (told.get("id"), told.get("command")))
        self.evening.asked.append(Asked(command, answer))
        return answer

    async def until(self, found: Callable[[Any], Any]) -> Any:
        while not found(told := await self.next()):
            pass
        return told

    async def fact(self, name: str) -> Any:
        """Wait until something has happened."""
        return await self.until(lambda told: name in kinds(told))

    async def play(self, *, until: str = "over", ready: bool = True) -> None:
        """Play whatever comes first to mind until the table is in this phase."""
        while self.table["phase"] != until:
            chair = next(one for one in self.table["chairs"] if one.get("person") == self.person)
            if self.table["phase"] == "playing" and self.round.get("moves"):
                moves = self.round["moves"]
                best = max(moves, key=lambda one: ("stock>" in one, ">d" not in one, one != "pass"))
                await self.ask("move", move=best, version=self.round["version"])
            elif ready and self.table["phase"] == "between" and not chair.get("ready"):
                await self.ask("ready", contribution="ab" * 16)
            else:
                await self.next()


def kinds(told: Any) -> list[str]:
    """The types of all that a message tells."""
    parts = [*told.get("happened", ())]
    return [one["type"] for one in parts]


async def a_match_of_skipbo(evening: Evening) -> None:
    ann, bob = (Player(evening, name) for name in ("Ann", "Bob"))
    options = {"options": {"stock": 3}, "target": 60, "chat": True, "pace": "instant"}
    code = evening.server.table(ann.token, **options)
    await ann.come(code)
    await bob.come(code)
    await bob.ask("name", name="Robert")
    await bob.ask("look", face=7, colour=3)
    await bob.ask("sit", seat="B")
    assert (await ann.ask("sit", seat="B"))["code"] == "seat-taken"
    await ann.ask("sit", seat="A")
    assert (await ann.ask("sit", seat="A"))["type"] == "done"
    assert (await ann.ask("bot", seat="B"))["code"] == "seat-taken"
    settings = {**ann.table["settings"], "seats": 3, "edition": "skipbo-2003"}
    await ann.ask("change-settings", settings=settings)
    await ann.ask("bot", seat="C", level="random")
    await ann.ask("clear", seat="C")
    await ann.ask("nudge", seat="B")
    assert (await ann.ask("nudge", seat="B"))["code"] == "nudged-already"
    await bob.ask("ready", contribution="cd" * 8)
    await bob.ask("ready", ready=False)
    assert (await ann.ask("start"))["code"] == "not-everybody-ready"
    await bob.ask("ready")
    await ann.ask("start", contribution="ef" * 32)
    await ann.ask("emote", emote="hello")
    await bob.ask("say", text="Good luck")
    await ann.ask("pause")
    await ann.ask("pause", pause=False)
    await bob.ask("pause")
    await ann.ask("pause")
    await bob.ask("concede")
    await ann.ask("pause", pause=False)
    await ann.play(until="over")
    await ann.ask("rematch")
    await bob.ask("stand")
    await bob.ask("leave")
    await ann.ask("start")
    await ann.ask("agree")
    await ann.go()
    bob.seq = 0
    assert (await bob.come(code))["missed"]
    await bob.go()


async def a_match_in_teams(evening: Evening) -> None:
    ann = Player(evening, "Ann")
    teams = {"teams": ["AC", "BD"], "options": {"stock": 4}, "pace": "instant"}
    code = evening.server.table(ann.token, **teams, clock={"turn": 60, "reserve": 30})
    await ann.come(code)
    await ann.ask("sit", seat="C")
    await ann.go()
    ann.seq = 0
    assert (await ann.come(code))["missed"]
    await ann.ask("start", contribution="01" * 16)
    undone = 0
    while not undone or ann.table["phase"] == "playing":
        if ann.table["phase"] == "over":
            await ann.ask("rematch")
            await ann.ask("start")
        elif "undo" in ann.deeds and not undone:
            undone = (await ann.ask("undo", version=ann.round["version"]))["seq"]
        elif ann.round.get("moves"):
            moves = sorted(ann.round["moves"], key=lambda one: ">d" in one)
            await ann.ask("move", move=moves[0], version=ann.round["version"])
        else:
            await ann.next()
    await ann.go()


async def a_match_of_breakers(evening: Evening) -> None:
    ann, bob, eve = (Player(evening, name) for name in ("Ann", "Bob", "Eve"))
    code = evening.server.table(ann.token, game="breakers", seats=3, target=12, pace="instant")
    for one in (ann, bob, eve):
        await one.come(code)
    for one, seat in ((ann, "A"), (bob, "B")):
        await one.ask("sit", seat=seat)
    await bob.ask("ready", contribution="02" * 16)
    await ann.ask("start", contribution="03" * 16)
    hand = ann.round["view"]["hands"][0]
    assert (await ann.ask("classify", tiles=hand[:1]))["candidates"]
    await ann.ask("ping")
    await ann.send(type="ping")
    await ann.until(lambda told: told["type"] == "pong")
    assert (await ann.ask("move", move="99", version=0))["code"] == "stale"
    assert (await ann.ask("move", move="99", version=ann.round["version"]))["type"] == "refused"
    await ann.send_text('{"type": "move", "id": "x", "version": "?", "move": 7}')
    assert (await ann.until(lambda told: told["type"] == "refused"))["where"]
    await asyncio.gather(ann.play(), bob.play(), eve.until(over))
    await ann.ask("make-host", person=bob.person)
    await bob.ask("remove", person=eve.person)
    assert (await eve.until(lambda told: told["type"] == "refused"))["code"] == "removed"
    await bob.ask("door", door="knock")
    zoe = Player(evening, "Zoe")
    assert (await zoe.knock(code))["code"] == "not-let-in-yet"
    await bob.ask("let-in", knock=1)
    assert (await zoe.come(code))["table"]["door"] == "knock"
    for one in (ann, bob, eve, zoe):
        await one.go()


async def a_table_where_people_err(evening: Evening) -> None:
    people = [Player(evening, name) for name in ("Ann", "Bob", "Cleo", "Dora")]
    conduct = {"stock": 20, "conduct": "tabletop"}
    code = evening.server.table(people[0].token, teams=["AC", "BD"], options=conduct)
    for one, seat in zip(people, "ABCD", strict=True):
        await one.come(code)
        await one.ask("sit", seat=seat)
    for one in people[1:]:
        await one.ask("ready")
    await people[0].ask("start")

    async def does(seat: int, move: str) -> Any:
        one = people[seat]
        while True:
            # Whoever asks for the first time has not heard yet that cards were dealt.
            version = one.round["version"] if one.round else 0
            answer = await one.ask("move", move=move, version=version)
            if answer.get("code") != "stale":
                return answer

    turn = "ABCD".index(people[0].round["view"]["turn"])
    left, partner, right = ((turn + step) % 4 for step in (1, 2, 3))
    named = "ABCD"[left]
    assert (await does(right, f"catch {named}"))["code"] == "nobody-to-catch"
    assert "ExtraSlipped" in kinds(await does(turn, "draw7"))
    await does(left, "draw1")
    # Two catch at once: one does, and the other has only been slower.
    caught = await asyncio.gather(*(does(one, f"catch {named}") for one in (turn, right)))
    assert sorted(one["type"] for one in caught) == ["refused", "update"]
    assert (await does(left, "discard"))["code"] == "not-a-move"
    await does(right, "draw5")
    card = people[right].round["view"]["seats"][right]["hand"][0]
    accused = "ABCD"[partner]
    await does(left, f"advice {accused}")
    assert {"AdviceLapsed", "TurnStood"} <= {*kinds(await does(right, f"h{card}>d1"))}
    await does(left, f"advice {accused}")
    assert "PenaltyTaken" in kinds(await does(partner, "agree"))
    for one in people:
        await one.go()


def over(told: Any) -> bool:
    return bool(told.get("table") and told["table"]["phase"] == "over")


async def away_and_back(evening: Evening) -> None:
    """With the shortest grace there is: five seconds."""
    ann, bob, tablet = (Player(evening, name) for name in ("Ann", "Bob", "Tablet"))
    code = evening.server.table(ann.token, grace=5, options={"stock": 20}, pace="slow")
    for one, seat in ((ann, "A"), (bob, "B")):
        await one.come(code)
        await one.ask("sit", seat=seat)
    offered = await bob.ask("offer-seat")
    await tablet.come(code)
    await tablet.ask("take-seat", code=offered["code"])
    await tablet.ask("ready")
    await ann.ask("start")
    await tablet.go()
    told = await ann.until(lambda told: any("away_until" in one for one in chairs(told)))
    assert told["by"] == tablet.person
    told = await ann.fact("StoodIn")
    assert told["happened"] == [{"type": "StoodIn", "seat": "B", "why": "away"}]
    welcome = await tablet.come(code)
    missed = [kind for one in welcome["missed"] for kind in kinds(one)]
    assert {"StoodIn", "TookOver"} <= set(missed)
    for one in (ann, bob, tablet):
        await one.go()


async def out_of_time(evening: Evening) -> None:
    """With the shortest clock there is: five seconds."""
    ann = Player(evening, "Ann")
    clock = {"turn": 5, "reserve": 0}
    code = evening.server.table(ann.token, clock=clock, options={"stock": 20}, pace="instant")
    await ann.come(code)
    await ann.ask("sit", seat="A")
    await ann.ask("start")
    while not ann.round.get("clock"):
        await ann.next()
    told = await ann.fact("StoodIn")
    assert told["happened"] == [{"type": "StoodIn", "seat": "A", "why": "clock"}]
    assert (await ann.ask("back"))["happened"] == [{"type": "TookOver", "seat": "A"}]
    await ann.go()


def chairs(told: Any) -> list[Any]:
    return list(told["table"]["chairs"]) if told.get("table") else []


async def given_up(evening: Evening) -> None:
    """A match that ends after a round, and what is told of it over HTTP."""
    server = evening.server
    ann = Player(evening, "Ann")
    code = server.table(ann.token, match=True, options={"stock": 3}, pace="instant")
    await ann.come(code)
    await ann.ask("sit", seat="A")
    await ann.ask("start")
    while not ann.round.get("moves"):
        if ann.table["phase"] == "between":
            # The bot has won before it was her turn: there will be another round.
            await ann.ask("ready")
        else:
            await ann.next()
    await ann.ask("hint", version=ann.round["version"])
    await ann.play(until="between")
    match = f"/api/tables/{code}/matches/1"

    async def get(kind: str, status: int, path: str, **more: Any) -> Any:
        answer = await asyncio.to_thread(server.get, path, **more)
        evening.requested.append(Requested(kind, status, answer))
        return answer.json

    assert (await get("MatchAnswer", 200, match))["match"]["closed"] is None
    await ann.ask("ready")
    await ann.ask("concede")
    await ann.go()
    await get("Mine", 200, "/api/me", token=ann.token)
    assert (await get("MatchAnswer", 200, match))["match"]["closed"] == "concession"
    await get("MatchesAnswer", 200, f"/api/tables/{code}/matches")
    for seat in ("", "?seat=B"):
        await get("RoundAnswer", 200, f"{match}/rounds/1{seat}")
    for path in (f"/api/tables/{code}/matches/2", f"{match}/rounds/9"):
        await get("ErrorAnswer", 404, path)


SCENES = (
    a_match_of_skipbo,
    a_match_in_teams,
    a_match_of_breakers,
    a_table_where_people_err,
    away_and_back,
    out_of_time,
    given_up,
)
LIMITS = ("--messages-per-second", "0", "--table-messages-per-second", "0")


@pytest.fixture(scope="session")
def evening() -> Evening:
    """All of it, at one server."""

    async def everything() -> None:
        async with asyncio.timeout(HANGS_S), asyncio.TaskGroup() as group:
            for scene in SCENES:
                group.create_task(scene(kept))

    with Running(*LIMITS, "--guests-per-minute", "100") as server:
        kept = Evening(server)
        asyncio.run(everything())
        over_http(kept)
    return kept


def over_http(evening: Evening) -> None:
    server = evening.server
    token = server.guest("Zoe")
    code = server.table(token, listed=True)
    evening.requested += [
        Requested("GuestAnswer", 201, server.post("/api/guests", {"name": "Yan"})),
        Requested(
            "NameAnswer", 200, ask("PUT", f"{server.url}/api/me", {"name": "Zoé"}, token=token)
        ),
        Requested(
            "TableAnswer", 201, server.post("/api/tables", {"game": "breakers"}, token=token)
        ),
        Requested("Found", 200, server.get(f"/api/tables/{code}")),
        Requested("TablesAnswer", 200, server.get("/api/tables")),
        Requested("Mine", 200, server.get("/api/me", token=token)),
        Requested("GamesAnswer", 200, server.get("/api/games")),
        Requested("RulesAnswer", 200, server.get("/api/rules?edition=breakers-2010")),
        Requested("LessonAnswer", 200, server.post("/api/lessons/skipbo", {})),
        Requested("LessonsAnswer", 200, server.get("/api/lessons")),
        Requested(
            "Classified", 200, server.post("/api/lessons/breakers/classify", {"tiles": ["9"]})
        ),
        Requested("Health", 200, server.get("/healthz")),
        Requested("ErrorAnswer", 401, server.get("/api/me")),
        Requested("ErrorAnswer", 404, server.get("/api/tables/NOSUCH")),
        Requested("ErrorAnswer", 404, server.get("/api/nothing")),
        Requested("ErrorAnswer", 400, server.post("/api/guests", {"name": 7})),
        Requested("ErrorAnswer", 405, server.post("/api/games", {})),
        Requested("ErrorAnswer", 413, server.post("/api/guests", b"x" * 20_000)),
        Requested("ErrorAnswer", 400, server.post("/api/tables", {"edition": "x"}, token=token)),
    ]
