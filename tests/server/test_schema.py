"""The schema says what really goes over the wire: nothing else is sent, nothing less is read."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from websockets.asyncio.client import ClientConnection, connect

from stockpile.games import new_match
from stockpile.server import api, messages, schema
from stockpile.server.schema import main, write
from stockpile.table.facts import SHOWN
from tests.matches import play_on
from tests.processes import PATIENCE_S
from tests.server.running import Running

protocol_schema = cache(schema.protocol_schema)
KEPT = Path(__file__).parents[2] / "docs" / "protocol.schema.json"
RARE_EVENTS = {"PileCompleted", "AsideShuffled", "StuckRedealt"}
"""What may not happen in a few short rounds."""


def strict(schema: Any) -> Any:
    """The same schema, against every field that it does not name."""
    if isinstance(schema, list):
        return [strict(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: strict(one) for key, one in schema.items()}
    if "properties" in made and made.get("type") == "object":
        made.setdefault("additionalProperties", False)
    return made


@cache
def validator(name: str) -> Draft202012Validator:
    schema = strict(protocol_schema())
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})


def wrong(name: str, value: Any) -> str:
    """What is wrong with a value, if anything, in the words of the validator."""
    value = json.loads(json.dumps(value))
    error = next(iter(validator(name).iter_errors(value)), None)
    return "" if error is None else f"{error.message} in {json.dumps(value)}"


# The document


def test_it_is_a_schema() -> None:
    Draft202012Validator.check_schema(protocol_schema())


def test_the_kept_file_is_what_the_code_says() -> None:
    assert KEPT.read_text(encoding="utf-8") == write(), (
        "write it again: python -m stockpile.server.schema docs/protocol.schema.json"
    )


def test_it_is_written_to_a_file_or_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path / "schema.json")]) == 0
    assert (tmp_path / "schema.json").read_text(encoding="utf-8") == write()
    assert main([]) == 0
    assert capsys.readouterr().out == write()
    assert main(["one", "two"]) == 2


def references(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"]
        for key, one in schema.items():
            # A discriminator is for generators, and says again what anyOf says.
            if key != "discriminator":
                yield from references(one)
    elif isinstance(schema, list):
        for one in schema:
            yield from references(one)


def test_every_definition_is_there_and_is_used() -> None:
    schema = protocol_schema()
    places = {f"#/$defs/{name}" for name in schema["$defs"]}
    # Both games' own events are named for those who write a client for one of them.
    assert set(references(schema)) == places - {"#/$defs/SkipboEvent", "#/$defs/BreakersEvent"}
    assert all(one["title"] == name for name, one in schema["$defs"].items())


def test_every_message_has_its_definition() -> None:
    definitions = protocol_schema()["$defs"]
    told = {one["$ref"].rpartition("/")[2] for one in definitions["ServerMessage"]["anyOf"]}
    asked = {one["$ref"].rpartition("/")[2] for one in definitions["ClientMessage"]["anyOf"]}
    facts = {one["$ref"].rpartition("/")[2] for one in definitions["Fact"]["anyOf"]}
    assert told == {kind.__name__ for kind in messages.Told.__args__}
    assert asked == {"Hello", *(kind.__name__ for kind in messages.Asked.__args__)}
    assert facts == {kind.__name__ for kind in SHOWN}


def test_what_is_told_may_get_more_fields_and_what_is_asked_may_not() -> None:
    definitions = protocol_schema()["$defs"]
    for name in ("Welcome", "Update", "Joined", "SkipboView", "CardLaid", "TableAnswer"):
        assert "additionalProperties" not in definitions[name]
    for name in ("Hello", "Move", "NewSettings", "NewTable"):
        assert definitions[name]["additionalProperties"] is False


# What the server sends


class Player:
    """One guest at one table, who keeps every frame."""

    frames: list[Any]

    def __init__(self, server: Running, name: str, frames: list[Any]) -> None:
        self.server = server
        self.token = server.guest(name)
        self.frames = frames
        self.table: Any = None
        self.round: Any = None
        self.deeds: list[str] = []
        self.person = 0
        self.seq: int | None = None
        self._asked = 0
        self._connection: ClientConnection | None = None

    async def come(self, code: str) -> Any:
        await self.go()
        self._connection = await connect(self.server.ws(code))
        await self.send(type="hello", protocol=2, token=self.token, after=self.seq)
        welcome = await self.next()
        self.person = welcome["you"]["person"]
        return welcome

    async def go(self) -> None:
        if self._connection is not None:
            await self._connection.close()

    async def send(self, **message: Any) -> None:
        assert self._connection is not None
        assert not wrong("ClientMessage", message)
        await self._connection.send(json.dumps(message))

    async def send_text(self, text: str) -> None:
        assert self._connection is not None
        await self._connection.send(text)

    async def next(self) -> Any:
        assert self._connection is not None
        async with asyncio.timeout(PATIENCE_S):
            told = json.loads(await self._connection.recv())
        self.frames.append(told)
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
        await self.send(type=kind, id=name, **fields)
        return await self.until(lambda told: name in (told.get("id"), told.get("command")))

    async def until(self, found: Any) -> Any:
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


async def a_match_of_skipbo(server: Running, frames: list[Any]) -> None:
    ann, bob = (Player(server, name, frames) for name in ("Ann", "Bob"))
    options = {"options": {"stock": 3}, "target": 60, "chat": True, "pace": "instant"}
    code = server.table(ann.token, **options)
    await ann.come(code)
    await bob.come(code)
    await bob.ask("name", name="Robert")
    await bob.ask("sit", seat="B")
    assert (await ann.ask("sit", seat="B"))["code"] == "seat-taken"
    await ann.ask("sit", seat="A")
    assert (await ann.ask("sit", seat="A"))["type"] == "done"
    assert (await ann.ask("bot", seat="B"))["code"] == "seat-taken"
    settings = {**ann.table["settings"], "seats": 3, "edition": "skipbo-2003"}
    await ann.ask("change-settings", settings=settings)
    await ann.ask("bot", seat="C", level="random")
    await ann.ask("clear", seat="C")
    await bob.ask("ready", contribution="cd" * 8)
    await bob.ask("ready", ready=False)
    assert (await ann.ask("start"))["code"] == "not-everybody-ready"
    await bob.ask("ready")
    await ann.ask("start", contribution="ef" * 32)
    await ann.ask("emote", emote="hello")
    await bob.ask("say", text="Good luck")
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


async def a_match_in_teams(server: Running, frames: list[Any]) -> None:
    ann = Player(server, "Ann", frames)
    teams = {"teams": ["AC", "BD"], "options": {"stock": 4}, "pace": "instant"}
    code = server.table(ann.token, **teams, clock={"turn": 60, "reserve": 30})
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


async def a_match_of_breakers(server: Running, frames: list[Any]) -> None:
    ann, bob, eve = (Player(server, name, frames) for name in ("Ann", "Bob", "Eve"))
    code = server.table(ann.token, game="breakers", seats=3, target=12, pace="instant")
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
    for one in (ann, bob, eve):
        await one.go()


async def a_table_where_people_err(server: Running, frames: list[Any]) -> None:
    people = [Player(server, name, frames) for name in ("Ann", "Bob", "Cleo", "Dora")]
    conduct = {"stock": 20, "conduct": "tabletop"}
    code = server.table(people[0].token, teams=["AC", "BD"], options=conduct)
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


async def away_and_back(server: Running, frames: list[Any]) -> None:
    """With the shortest grace there is: five seconds."""
    ann, bob, tablet = (Player(server, name, frames) for name in ("Ann", "Bob", "Tablet"))
    code = server.table(ann.token, grace=5, options={"stock": 20}, pace="slow")
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


async def out_of_time(server: Running, frames: list[Any]) -> None:
    """With the shortest clock there is: five seconds."""
    ann = Player(server, "Ann", frames)
    clock = {"turn": 5, "reserve": 0}
    code = server.table(ann.token, clock=clock, options={"stock": 20}, pace="instant")
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


VIEWS = ("SkipboView", "TabletopView", "BreakersView")
SCENES = (
    a_match_of_skipbo,
    a_match_in_teams,
    a_match_of_breakers,
    a_table_where_people_err,
    away_and_back,
    out_of_time,
)
Answered = list[tuple[str, Any, int]]


@pytest.fixture(scope="module")
def played() -> tuple[list[Any], Answered]:
    """Every frame of a few tables, and what was asked over HTTP afterwards."""
    frames: list[Any] = []

    async def everything() -> None:
        async with asyncio.TaskGroup() as group:
            for scene in SCENES:
                group.create_task(scene(server, frames))

    with Running(
        "--messages-per-second",
        "0",
        "--table-messages-per-second",
        "0",
        "--guests-per-minute",
        "100",
    ) as server:
        asyncio.run(everything())
        answered = over_http(server)
    return frames, answered


def over_http(server: Running) -> Answered:
    token = server.guest("Zoe")
    code = server.table(token, listed=True)
    asked: Answered = [
        ("GuestAnswer", server.post("/api/guests", {"name": "Yan"}), 201),
        ("TableAnswer", server.post("/api/tables", {"game": "breakers"}, token=token), 201),
        ("Found", server.get(f"/api/tables/{code}"), 200),
        ("TablesAnswer", server.get("/api/tables"), 200),
        ("Mine", server.get("/api/me", token=token), 200),
        ("GamesAnswer", server.get("/api/games"), 200),
        ("Health", server.get("/healthz"), 200),
        ("ErrorAnswer", server.get("/api/me"), 401),
        ("ErrorAnswer", server.get("/api/tables/NOSUCH"), 404),
        ("ErrorAnswer", server.get("/api/nothing"), 404),
        ("ErrorAnswer", server.post("/api/guests", {"name": 7}), 400),
        ("ErrorAnswer", server.post("/api/games", {}), 405),
        ("ErrorAnswer", server.post("/api/guests", b"x" * 20_000), 413),
        ("ErrorAnswer", server.post("/api/tables", {"edition": "x"}, token=token), 400),
    ]
    return [(name, answer.json, answer.status - status) for name, answer, status in asked]


@pytest.mark.long
def test_every_frame_of_real_matches_is_as_the_schema_says(
    played: tuple[list[Any], Answered],
) -> None:
    frames, _ = played
    by_type = {kind.__struct_config__.tag: kind.__name__ for kind in messages.Told.__args__}
    assert len(frames) > 300
    for frame in frames:
        assert not wrong(by_type[frame["type"]], frame)


@pytest.mark.long
def test_every_message_fact_and_event_was_among_them(played: tuple[list[Any], Answered]) -> None:
    frames, _ = played
    seen = Counter(frame["type"] for frame in frames)
    for frame in frames:
        seen.update(kinds(frame))
        for missed in frame.get("missed", ()):
            seen.update(kinds(missed))
    told = {str(kind.__struct_config__.tag) for kind in messages.Told.__args__}
    facts = {kind.__name__ for kind in SHOWN}
    events = {
        one["properties"]["type"]["const"]
        for one in protocol_schema()["$defs"].values()
        if "const" in one.get("properties", {}).get("type", {})
    }
    # The server that was played on had nobody who gives hints.
    assert not (told | facts | events) - {"hinted"} - RARE_EVENTS - seen.keys()


@pytest.mark.parametrize("edition", ["skipbo-2003", "breakers-2010"])
def test_every_event_and_view_of_a_long_match_is_as_the_schema_says(edition: str) -> None:
    name = "Skipbo" if edition.startswith("skipbo") else "Breakers"
    match = new_match(edition, target=200, seed="schema")
    random = Random(1)
    seen = Counter[str]()
    while not match.over and match.round < 3:
        match.start_round()
        while match.playing:
            play_on(match, random, 1)
        assert match.state is not None
        for viewer in (None, 0, 1):
            view = match.game.view_form.write(match.game.view(match.state, viewer))
            assert not wrong(f"{name}View", view)
        for event in match.round_events:
            written = match.game.forms.write(match.game.redact(event, 0))
            seen[written["type"]] += 1
            if seen[written["type"]] < 200:
                assert not wrong(f"{name}Event", written)
                assert not wrong("Event", written)
    if name == "Skipbo":
        assert {"PileCompleted", "AsideShuffled"} <= seen.keys()


@pytest.mark.long
def test_the_views_are_told_apart(played: tuple[list[Any], Answered]) -> None:
    frames, _ = played
    views = [frame["round"]["view"] for frame in frames if frame.get("round")]
    kinds_of_view = Counter(
        tuple(kind for kind in VIEWS if not wrong(kind, view)) for view in views[:200]
    )
    assert kinds_of_view.keys() == {(kind,) for kind in VIEWS}


@pytest.mark.long
def test_every_answer_over_http_is_as_the_schema_says(played: tuple[list[Any], Answered]) -> None:
    _, answered = played
    for name, body, off in answered:
        assert not off, (name, body)
        assert not wrong(name, body)


@pytest.mark.long
def test_finished_matches_are_answered_as_the_schema_says() -> None:
    async def concede(server: Running) -> str:
        ann = Player(server, "Ann", [])
        code = server.table(ann.token, match=True, options={"stock": 3}, pace="instant")
        await ann.come(code)
        await ann.ask("sit", seat="A")
        await ann.ask("start")
        await ann.play(until="between")
        assert server.get(f"/api/tables/{code}/matches/1").json["match"]["closed"] is None
        await ann.ask("ready")
        await ann.ask("concede")
        await ann.go()
        assert not wrong("Mine", server.get("/api/me", token=ann.token).json)
        return code

    with Running("--messages-per-second", "0", "--table-messages-per-second", "0") as server:
        code = asyncio.run(concede(server))
        match = server.get(f"/api/tables/{code}/matches/1")
        assert match.json["match"]["closed"] == "concession"
        assert not wrong("MatchAnswer", match.json)
        for seat in ("", "?seat=B"):
            replay = server.get(f"/api/tables/{code}/matches/1/rounds/1{seat}")
            assert replay.status == 200
            assert not wrong("RoundAnswer", replay.json)
        for path in ("matches/2", "matches/1/rounds/9"):
            missing = server.get(f"/api/tables/{code}/{path}")
            assert missing.status == 404
            assert not wrong("ErrorAnswer", missing.json)


# What the server reads


def strategy(schema: Any) -> st.SearchStrategy[Any]:
    """Values that a schema allows."""
    if "$ref" in schema:
        return strategy(protocol_schema()["$defs"][schema["$ref"].rpartition("/")[2]])
    if "anyOf" in schema:
        return st.one_of([strategy(one) for one in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    match schema["type"]:
        case "null":
            return st.none()
        case "boolean":
            return st.booleans()
        case "integer":
            return st.integers(schema.get("minimum"), schema.get("maximum"))
        case "string" if "pattern" in schema:
            return st.from_regex(schema["pattern"], fullmatch=True)
        case "string":
            # A lone surrogate is no text.
            letters = st.characters(exclude_categories=["Cs"])
            fewest, most = schema.get("minLength", 0), schema.get("maxLength")
            return st.text(letters, min_size=fewest, max_size=most)
        case "array":
            return st.lists(strategy(schema["items"]), max_size=min(schema.get("maxItems", 5), 5))
        case "object" if "properties" in schema:
            needed = {name: strategy(schema["properties"][name]) for name in schema["required"]}
            others = {
                name: strategy(one)
                for name, one in schema["properties"].items()
                if name not in needed
            }
            return st.fixed_dictionaries(needed, optional=others)
        case "object":
            names = st.text(st.characters(codec="ascii"), max_size=10)
            return st.dictionaries(names, strategy(schema["additionalProperties"]), max_size=3)
        case other:
            raise TypeError(other)


def readable(name: str, value: Any) -> bool:
    text = json.dumps(value)
    try:
        if name == "ClientMessage":
            read = messages.read_hello if value.get("type") == "hello" else messages.read_asked
            read(text)
        else:
            msgspec.json.decode(text, type=getattr(api, name))
    except msgspec.ValidationError:
        return False
    return True


ASKED = ("ClientMessage", "NewTable", "NewGuest")
scribbles = st.one_of(
    st.none(), st.booleans(), st.integers(), st.text(max_size=5), st.just([]), st.just({})
)


@pytest.mark.parametrize("name", ASKED)
@given(data=st.data())
def test_what_the_schema_allows_can_be_read(name: str, data: st.DataObject) -> None:
    asked = data.draw(strategy({"$ref": f"#/$defs/{name}"}))
    assert not wrong(name, asked)
    assert readable(name, asked)


@pytest.mark.parametrize("name", ASKED)
@given(data=st.data())
def test_what_the_schema_does_not_allow_cannot(name: str, data: st.DataObject) -> None:
    asked = dict(data.draw(strategy({"$ref": f"#/$defs/{name}"})))
    fields = [*asked, "another"]
    changed = data.draw(st.sampled_from(fields))
    if data.draw(st.booleans()):
        asked[changed] = data.draw(scribbles)
    else:
        asked.pop(changed, None)
    assert readable(name, asked) == (not wrong(name, asked))


def test_the_server_speaks_to_every_kind_of_message_that_the_schema_has() -> None:
    tags = set()
    for one in protocol_schema()["$defs"]["ClientMessage"]["anyOf"]:
        kind = protocol_schema()["$defs"][one["$ref"].rpartition("/")[2]]
        tags |= set(kind["properties"]["type"]["enum"])
    for tag in tags - {"hello"}:
        with contextlib.suppress(msgspec.ValidationError):
            messages.read_asked(json.dumps({"type": tag}))
    with pytest.raises(msgspec.ValidationError, match="Invalid value 'no-such-type'"):
        messages.read_asked('{"type": "no-such-type"}')
