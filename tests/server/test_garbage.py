"""Garbage on the wire: the server answers with an error code or closes that one connection.

Meanwhile two people at another table play on as if nothing were the matter, nothing is written that
was refused, and nothing goes wrong inside the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import tempfile
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from stockpile.server import run as server_run
from stockpile.server import websocket
from stockpile.server.messages import ASKED
from tests.server.driving import (
    HOST,
    NAME,
    Served,
    ask,
    assert_quiet,
    exchange,
    frame,
    gather,
    handshake,
    logged,
    read_answer,
    read_frames,
    served,
)
from tests.waiting import HANGS_S, until

T = TypeVar("T")

many = settings(
    max_examples=25,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


class Others:
    """Two people who play on at their own table."""

    def __init__(self, place: Served) -> None:
        self.place = place
        self.moves = 0
        self.rounds = 0

    async def play(self) -> None:
        while True:
            group = await gather(self.place, 2, options={"stock": 5})
            while group.watcher.phase == "playing":
                await group.play(1)
                self.moves += 1
            self.rounds += 1
            for client in group.everybody:
                assert not client.refusals
                assert client.closed is None
                await client.close()


class Wire:
    """A server with others at play, and a table to throw things at."""

    def __init__(self, runner: asyncio.Runner, place: Served, log: io.StringIO) -> None:
        self.runner = runner
        self.place = place
        self.log = log
        self.others = Others(place)
        self._playing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._playing = asyncio.create_task(self.others.play())

    async def stop(self) -> None:
        assert self._playing is not None
        self._playing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._playing

    @property
    def stopped(self) -> bool:
        return self._playing is None or self._playing.done()

    @property
    def port(self) -> int:
        return self.place.port

    def run(self, what: Coroutine[Any, Any, T]) -> T:
        """Let something happen, which must not take forever."""
        return self.runner.run(asyncio.wait_for(what, HANGS_S))

    async def whole_round(self) -> None:
        """Wait until the others have ended their round."""
        rounds = self.others.rounds
        await until(lambda: self.others.rounds > rounds, "the end of the others' round")


@pytest.fixture(scope="module")
def running() -> Iterator[Wire]:
    with (
        tempfile.TemporaryDirectory() as folder,
        logged() as log,
        asyncio.Runner(loop_factory=server_run.loop_factory()) as runner,
        pytest.MonkeyPatch.context() as patch,
    ):
        # Raw bytes say no goodbye.
        patch.setattr(websocket, "LINGER_S", 0.3)
        stack = AsyncExitStack()
        wire = Wire(runner, runner.run(stack.enter_async_context(served(Path(folder)))), log)
        wire.run(wire.start())
        yield wire
        wire.run(wire.whole_round())
        wire.run(wire.stop())
        runner.run(stack.aclose())


@pytest.fixture
def wire(running: Wire) -> Iterator[Wire]:
    running.log.truncate(0)
    running.log.seek(0)
    yield running
    moves = running.others.moves
    running.run(until(lambda: running.others.moves > moves or running.stopped, "the others' move"))
    assert not running.stopped
    assert_quiet(running.log)


# Messages

junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**30, 10**400])
    | st.floats()
    | st.text(max_size=30)
    | st.text(st.characters(categories=["Cc", "Cf", "Cs", "Co", "Zl", "Mn"]), max_size=30),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
KINDS = [str(kind.__struct_config__.tag) for kind in ASKED]
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "id": st.sampled_from(["a", "b", "x" * 40, "x" * 41, ""]),
    "seat": st.sampled_from(["A", "B", "C", "H", "a", "AA"]),
    "ready": st.booleans(),
    "contribution": st.sampled_from(["ab" * 16, "AB" * 16, "ab", "ab" * 33]),
    "move": st.sampled_from(
        ["stock>1", "h1>1", "h13>d4", "d1>9", "", ">", "h-1>1", "h\u0661>1", "x" * 200]
    ),
    "version": st.integers(0, 12),
    "emote": st.sampled_from(["hello", "HELLO", "nope"]),
    "text": st.text(max_size=20),
    "agree": st.booleans(),
    "name": st.text(max_size=40),
    "code": st.text("0123456789abcdef", max_size=64),
    "level": st.sampled_from(["casual", "expert", "no such", ""]),
    "settings": st.fixed_dictionaries(
        {},
        optional={
            "edition": st.sampled_from(["skipbo-2003", "breakers-2010", "x"]),
            "seats": st.integers(0, 9),
            "teams": st.lists(st.text("ABCDEFGHI", max_size=4), max_size=4),
            "options": st.dictionaries(
                st.sampled_from(["stock", "x", "memory-aid"]), junk, max_size=2
            ),
            "target": st.integers(),
            "youngest": st.sampled_from(["A", "H", "?"]),
            "bots": st.sampled_from(["casual", "x"]),
            "clock": st.fixed_dictionaries({"turn": st.integers()}),
            "grace": st.integers(),
        },
    ),
    "person": st.integers(-1, 4),
    "pause": st.booleans(),
    "tiles": st.lists(st.sampled_from(["1", "15", "*", "x", ""]), max_size=4),
}


@st.composite
def commands(draw: st.DrawFn) -> str:
    """Something like a command: of a known kind, with some fields right and some not."""
    kind = draw(st.sampled_from(KINDS) | st.text(max_size=5))
    names = draw(st.lists(st.sampled_from(sorted(FIELDS)), max_size=4, unique=True))
    message: dict[str, Any] = {"type": kind}
    for name in names:
        message[name] = draw(FIELDS[name] if draw(st.integers(0, 3)) else junk)
    return json.dumps(message)


texts = st.one_of(commands(), junk.map(json.dumps), st.text(max_size=60))


async def say_all(place: Served, messages: list[str], *, start: bool) -> None:
    """A host says all this at a table of their own; what is refused has changed nothing."""
    token = await place.guest("Fuzz")
    code = await place.open(token, seats=2, chat=True)
    client = await place.enter(code, token)
    await client.do("sit", seat="A")
    if start:
        await client.do("start")
    for number, message in enumerate(messages):
        rows = await place.rows(code)
        told = len(client.frames)
        try:
            await client.connection.send(message.encode("utf-8", "replace").decode())
        except Exception:  # noqa: BLE001
            break
        await client.connection.send(json.dumps({"type": "ping", "id": f"p{number}"}))
        await until(lambda at=number: client.answer_to(f"p{at}") or client.closed, "an answer")  # type: ignore[misc]
        if client.closed is not None:
            assert client.refusals
            break
        answers = [json.loads(one) for one in client.frames[told:]]
        if any(one["type"] == "refused" for one in answers):
            theirs = [row for row in (await place.rows(code))[len(rows) :] if row.author]
            assert not theirs, message
    await client.close()


@pytest.mark.long
@many
@given(messages=st.lists(texts, min_size=1, max_size=8), start=st.booleans())
def test_messages_that_mean_nothing_are_refused(
    wire: Wire, messages: list[str], start: bool
) -> None:
    wire.run(say_all(wire.place, messages, start=start))


NESTED = [
    "",
    " ",
    "\ufeff{}",
    "null",
    "[]",
    '"ping"',
    "{}",
    '{"type":null}',
    '{"type":"ping","type":"say"}',
    '{"type":"say","text":"a","text":"b"}',
    '{"type":"ping","x":' + "[" * 4000 + "]" * 4000 + "}",
    '{"type":"ping","id":' + "[" * 8000,
    "[" * 8000,
    '{"a":' * 1600,
    '{"id":"deep","x":' + '{"a":' * 1000 + "1" + "}" * 1000 + "}",
    '{"type":"move","move":"x","version":' + "9" * 8000 + "}",
    '{"type":"move","move":"x","version":-' + "9" * 5000 + "}",
    '{"type":"move","move":"x","version":1e400}',
    '{"type":"move","move":"x","version":NaN}',
    '{"type":"move","move":"x","version":Infinity}',
    '{"type":"make-host","person":' + "9" * 4400 + "}",
    '{"type":"make-host","person":' + "9" * 4000 + "}",
    '{"type":"remove","person":-' + "9" * 300 + "}",
    '{"type":"change-settings","settings":{"options":{"stock":' + "9" * 4000 + "}}}",
    '{"type":"change-settings","settings":{"target":' + "9" * 300 + "}}",
    r'{"type":"say","text":"\ud800"}',
    r'{"type":"say","text":"\udc00\ud800"}',
    r'{"type":"name","name":"\u0000\u0000"}',
    r'{"type":"move","move":"\u0000","version":1}',
    '{"type":"say","text":"' + "a" * 8000 + '"}',
    '{"type":"ping","id":"' + "a" * 8000 + '"}',
    "}" * 5000,
    "\x00" * 5000,
]


@pytest.mark.parametrize("start", [False, True])
def test_no_message_is_too_strange(wire: Wire, start: bool) -> None:
    wire.run(say_all(wire.place, [one[:8192] for one in NESTED if one], start=start))


def test_hellos_that_mean_nothing_end_the_connection(wire: Wire) -> None:
    async def say(hello: str) -> tuple[int, str]:
        client = await wire.place.connect("AAAAAA")
        await client.connection.send(hello)
        code, _ = await client.gone()
        return code, client.refusals[-1]

    token = wire.run(wire.place.guest("Ann"))
    hellos = [
        *(one for one in NESTED if len(one) < 8192),
        json.dumps({"type": "hello", "protocol": 2}),
        json.dumps({"type": "hello", "protocol": "1", "token": token}),
        json.dumps({"type": "hello", "protocol": 2, "token": None}),
        json.dumps({"type": "hello", "protocol": 2, "token": "x" * 101}),
        json.dumps({"type": "hello", "protocol": 2, "token": token, "after": -1}),
        json.dumps({"type": "hello", "protocol": 2, "token": token, "more": 1}),
        json.dumps({"type": "ping"}),
    ]
    for hello in hellos:
        assert wire.run(say(hello)) == (1008, "no-hello"), hello[:80]
    later = json.dumps({"type": "hello", "protocol": 20**30, "token": token})
    assert wire.run(say(later)) == (1008, "other-protocol")
    nowhere = json.dumps({"type": "hello", "protocol": 2, "token": token, "after": 10**30})
    assert wire.run(say(nowhere)) == (1008, "no-such-table")


# Frames


async def throw(
    wire: Wire, sent: bytes, *, hello: bool = True, **named: Any
) -> tuple[list[str], int | None]:
    """Send bytes over a connection that is open; what the server says until it closes it."""
    place = wire.place
    token = await place.guest("Fuzz")
    code = await place.open(token)
    said = json.dumps({"type": "hello", "protocol": 2, "token": token}).encode()
    sent = (frame(said) if hello else b"") + sent
    got = await exchange(place.port, handshake(code), then=sent, **named)
    assert got.startswith(b"HTTP/1.1 101 "), got[:100]
    return read_frames(got)


FRAMES = {
    "unmasked": (frame(b"{}", masked=False), 1002),
    "reserved bits": (b"\xf1\x80\x00\x00\x00\x00", 1002),
    "reserved opcode": (frame(b"", 3), 1002),
    "reserved control": (frame(b"", 11), 1002),
    "ping too long": (frame(b"x" * 126, 9), 1002),
    "ping in pieces": (frame(b"x", 9, fin=False), 1002),
    "continuation of nothing": (frame(b"x", 0), 1002),
    "text within a text": (frame(b"x", fin=False) + frame(b"y"), 1002),
    "close of one byte": (frame(b"x", 8), 1002),
    "close by a code of ours": (frame((1005).to_bytes(2, "big"), 8), 1002),
    "close with no text": (frame((1000).to_bytes(2, "big") + b"\xff", 8), 1007),
    "no text": (frame(b"\xff\xfe"), 1007),
    "no text, twice": (frame(b"\xff") * 2, 1007),
    "no text, in pieces": (frame(b"\xff", fin=False) + frame(b"", 0), 1007),
    "no text, then a goodbye": (frame(b"\xff") + frame(b"\x03\xe8", 8), None),
    "binary": (frame(b"\x00" * 10, 2), 1003),
    "binary, in pieces": (frame(b"\x00", 2, fin=False) + frame(b"\x00", 0), 1003),
    "too long": (frame(b"x" * 8193), 1009),
    "far too long": (b"\x81\xff" + (2**62).to_bytes(8, "big") + b"1234" + b"x" * 5000, 1009),
    "negative length": (b"\x81\xff" + b"\xff" * 8 + b"1234", 1009),
    "too long in pieces": (frame(b"x" * 5000, fin=False) + frame(b"x" * 5000, 0), 1009),
    "endless pieces": (frame(b"", fin=False) + frame(b"", 0, fin=False) * 5000, 1008),
    "pings": (frame(b"ping", 9) * 5000, 1008),
    "messages": (frame(b"{}") * 600, 1008),
    "a flood of messages": (frame(b"{}") * 50_000, None),
    "a flood of empty messages": (frame(b"") * 50_000, None),
}


@pytest.mark.parametrize("sent", FRAMES)
def test_frames_that_break_the_rules_end_the_connection(wire: Wire, sent: str) -> None:
    data, code = FRAMES[sent]
    _, got = wire.run(throw(wire, data))
    # Whoever goes on sending may not come to read how it ended.
    assert got == code or (code is None and got in {None, 1000, 1007, 1008})


def test_a_frame_that_stops_half_way_is_no_message(wire: Wire) -> None:
    whole = frame(json.dumps({"type": "emote", "emote": "hello", "id": "half"}).encode())

    async def halves() -> None:
        for end in (1, 2, 5, 6, 10, len(whole) - 1):
            texts, _ = await throw(wire, whole[:end], expect=b'"welcome"', eof=True)
            assert not any("half" in text for text in texts)
        texts, _ = await throw(wire, whole, expect=b'"half"', eof=True)
        assert any("half" in text for text in texts)

    wire.run(halves())


def test_a_message_in_pieces_with_pings_between_them_is_a_message(wire: Wire) -> None:
    said = json.dumps({"type": "ping", "id": "pieces"}).encode()
    pieces = [said[at : at + 9] for at in range(0, len(said), 9)]
    sent = b"".join(
        frame(piece, 0 if at else 1, fin=at == len(pieces) - 1) + frame(b"?", 9, fin=True)
        for at, piece in enumerate(pieces)
    )
    texts, _ = wire.run(throw(wire, sent, expect=b'"pieces"', eof=True))
    assert any('"pong"' in text and '"pieces"' in text for text in texts)


@many
@given(sent=st.binary(max_size=200), hello=st.booleans())
@example(sent=b"", hello=True)
@example(sent=b"\x88\x80\x00\x00\x00\x00", hello=False)
def test_any_bytes_may_come_over_a_connection(wire: Wire, sent: bytes, hello: bool) -> None:
    wire.run(throw(wire, sent, hello=hello, eof=True))


# Handshakes

HANDSHAKES = {
    "no key": {"sec_websocket_key": ""},
    "a key too short": {"sec_websocket_key": "abc"},
    "another version": {"sec_websocket_version": "99"},
    "no version": {"sec_websocket_version": "x"},
    "a body": {"content_length": "5"},
    "chunks": {"transfer_encoding": "chunked"},
    "a long header": {"x": "y" * 9000},
    "many headers": {f"x{number}": "y" for number in range(200)},
    "strange extensions": {"sec_websocket_extensions": '; ;;, permessage-deflate; x="'},
    "a strange origin": {"origin": "http://[::1"},
    "no host": {"host": ""},
    "a strange host": {"host": "\xff[\xfe"},
}


@pytest.mark.parametrize("fields", HANDSHAKES.values(), ids=HANDSHAKES)
def test_a_strange_handshake_gets_an_answer_or_an_end(wire: Wire, fields: dict[str, str]) -> None:
    got = wire.run(exchange(wire.port, handshake("AAAAAA", **fields), then=frame(b"{}")))
    assert not got or 101 <= read_answer(got).status < 500


def test_other_paths_are_no_connections(wire: Wire) -> None:
    for path in (
        b"/",
        b"/api/tables/AAAAAA",
        b"/api/tables//connection",
        b"/\xff",
        b"/%ff%00",
        b"*",
    ):
        sent = handshake("AAAAAA").replace(b"/api/tables/AAAAAA/connection", path)
        got = wire.run(exchange(wire.port, sent, eof=True))
        assert not got or read_answer(got).status in {400, 403, 404}, (path, got)


# HTTP

BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'{"name":5}',
    b'{"name":"\xff\xfe"}',
    rb'{"name":"\ud800"}',
    b'{"name":""}',
    b'{"name":"\\u200b"}',
    b'{"name":"x","more":1}',
    b'{"name":"' + b"x" * 3000 + b'"}',
    b"[" * 16_000,
    b'{"a":' * 3000,
    b'{"name":"x","y":' + b"[" * 7000 + b"]" * 7000 + b"}",
    b'{"seats":' + b"9" * 5000 + b"}",
    b'{"seats":1e5}',
    b'{"target":' + b"9" * 4000 + b"}",
    b'{"target":-1}',
    b'{"grace":' + b"9" * 400 + b"}",
    b'{"teams":["AB","AB"]}',
    b'{"teams":["","","",""]}',
    b'{"teams":[]}',
    b'{"game":"breakers","edition":"skipbo-2003"}',
    b'{"edition":"\\u0000"}',
    b'{"options":{"stock":' + b"9" * 3000 + b"}}",
    b'{"options":{"stock":-1}}',
    b'{"options":{"x":"y"}}',
    b'{"clock":{"turn":1}}',
    b'{"youngest":"Z"}',
    b'{"bots":"; rm -rf /"}',
    b"--boundary\r\ncontent-disposition: form-data\r\n\r\nx\r\n--boundary--",
    b"name=Ann",
]


@pytest.mark.parametrize("path", ["/api/guests", "/api/tables"])
def test_bodies_that_mean_nothing_are_refused(wire: Wire, path: str) -> None:
    token = wire.run(wire.place.guest("Ann"))
    for body in BODIES:
        for kind in ("application/json", "text/html", "x" * 200):
            answer = wire.run(ask(wire.port, "POST", path, body, token, {"content-type": kind}))
            assert answer.status == 400, (body[:50], answer)
            assert answer.code
    mine = wire.run(ask(wire.port, "GET", "/api/me", None, token))
    assert mine.json == {"name": "Ann", "tables": [], "matches": []}


def test_a_body_may_not_be_long(wire: Wire) -> None:
    token = wire.run(wire.place.guest("Ann"))
    for path in ("/api/guests", "/api/tables"):
        answer = wire.run(ask(wire.port, "POST", path, b" " * 100_000, token))
        assert (answer.status, answer.code) == (413, "message-too-long")
    chunk = b"3e8\r\n" + b" " * 1000 + b"\r\n"
    head = (
        f"POST /api/guests HTTP/1.1\r\nhost: {NAME}\r\nconnection: close\r\n"
        "transfer-encoding: chunked\r\n\r\n"
    )
    got = wire.run(exchange(wire.port, head.encode() + chunk * 100 + b"0\r\n\r\n"))
    assert read_answer(got).code == "message-too-long"


PATHS = [
    *("/", "//", "/t/", "/t/AAAAAA", "/t/%00", "/%", "/%zz", "/%ff%fe", "/..%2f..%2fetc/passwd"),
    *(
        "/../../../etc/passwd",
        "/api",
        "/api/",
        "/api/tables/",
        "/api/tables/%00",
        "/api/tables/%F0",
    ),
    *("/api/tables/' OR 1=1", "/api/tables/AAAAAA/", "/api/tables/AAAAAA/connection", "/api/me/"),
    *("/api/tables/AAAAAA/matches/-1", "/api/tables/AAAAAA/matches/x", "/api/tables/ßß/qr.svg"),
    *(f"/api/tables/AAAAAA/matches/{'9' * 5000}", "/api/tables/" + "A" * 5000, "/" + "a/" * 3000),
    *("/api/me?before=x", "/api/me?before=-1", "/api/me?before=" + "9" * 5000, "/api/me?before=٣"),
    *("/api/me?" + "a=b&" * 1500, "/api/tables?%", "/healthz?x", "/api/tables/;/matches/1"),
    *("/robots.txt", "/.git/config", "/metrics/", "/api/tables/AAAAAA/matches/1/rounds/0?seat=Z"),
]
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"]


def test_no_path_and_method_makes_the_server_stumble(wire: Wire) -> None:
    token = wire.run(wire.place.guest("Ann"))

    async def walk() -> None:
        table = await wire.place.open(token)
        paths = [path.replace("AAAAAA", table) for path in PATHS]
        for path in paths:
            raw = "".join(one if one.isascii() and one != " " else "%c3%9f" for one in path)
            for method in METHODS if len(path) < 100 else METHODS[:1]:
                answer = await ask(wire.port, method, raw, None, token)
                assert answer.status < 500, (method, path[:80], answer)
                if answer.headers.get("content-type") == "application/json" and method != "HEAD":
                    assert answer.status < 300 or answer.code
            if path not in {"/", f"/t/{table}"}:
                answer = await ask(wire.port, "DELETE", raw)
                assert answer.status in {400, 401, 404, 405}, (path, answer)
        assert (await ask(wire.port, "GET", f"/api/tables/{table}/matches/{2**31}")).status == 404

    wire.run(walk())


def line(text: str, *fields: str) -> bytes:
    return "\r\n".join((text, f"host: {NAME}", "connection: close", *fields, "", "")).encode(
        "latin-1"
    )


REQUESTS = [
    b"\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.0\r\n\r\n",
    b"GET /\xff HTTP/1.1\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"SSH-2.0-OpenSSH\r\n",
    line("GET http://evil.example/api/me HTTP/1.1"),
    line("CONNECT evil.example:443 HTTP/1.1"),
    line("GET /api/tables HTTP/1.1", "host: other"),
    line("GET /api/tables HTTP/1.1", "host:"),
    line("GET /api/me HTTP/1.1", "authorization: Bearer \xff\xfe"),
    line("GET /api/me HTTP/1.1", "authorization: Bearer a", "authorization: Bearer b"),
    line("GET /api/me HTTP/1.1", f"x: {'y' * 60_000}"),
    line("GET /api/me HTTP/1.1", *(f"x{number}: y" for number in range(2000))),
    line("GET /api/me HTTP/1.1", "x : y"),
    line("GET /api/me HTTP/1.1", "x: y\x00z"),
    line("POST /api/guests HTTP/1.1", "content-length: -1"),
    line("POST /api/guests HTTP/1.1", "content-length: x"),
    line("POST /api/guests HTTP/1.1", "content-length: 99999999999999999999"),
    line("POST /api/guests HTTP/1.1", "content-length: 5", "content-length: 6") + b"12345",
    line("POST /api/guests HTTP/1.1", "content-length: 5", "transfer-encoding: chunked")
    + b"0\r\n\r\n",
    line("POST /api/guests HTTP/1.1", "transfer-encoding: chunked") + b"zz\r\n",
    line("POST /api/guests HTTP/1.1", "transfer-encoding: chunked") + b"ffffffffffffffff\r\n",
    line("POST /api/guests HTTP/1.1", "expect: 100-continue", "content-length: 2") + b"{}",
    line("POST /api/guests HTTP/1.1", "content-encoding: gzip", "content-length: 2") + b"\x1f\x8b",
    line("GET / HTTP/1.1", "upgrade: h2c", "connection: upgrade, http2-settings"),
    line("POST /api/guests HTTP/1.1", "content-length: 100") + b'{"name":',
]


def test_requests_that_are_none_get_an_answer_or_an_end(wire: Wire) -> None:
    for sent in REQUESTS:
        got = wire.run(exchange(wire.port, sent, eof=True))
        assert not got or read_answer(got).status < 500, (sent[:100], got)
    assert wire.run(ask(wire.port, "GET", "/healthz")).status == 200


@many
@given(sent=st.binary(max_size=300))
def test_any_bytes_may_come_to_the_port(wire: Wire, sent: bytes) -> None:
    got = wire.run(exchange(wire.port, sent, eof=True))
    assert not got or read_answer(got).status < 500


HOSTS = [
    "[",
    "[::1",
    "]",
    "a" * 5000,
    "a b",
    "a/b",
    "a?b",
    "a#b",
    "a@b",
    "\xff",
    "<x>",
    '"',
    ":",
    "a:x",
]


def test_a_strange_host_gets_into_no_link(wire: Wire) -> None:
    token = wire.run(wire.place.guest("Ann"))
    code = wire.run(wire.place.open(token, listed=True))
    for host in HOSTS:
        for path in (f"/api/tables/{code}", "/api/tables", "/api/me", f"/api/tables/{code}/qr.svg"):
            answer = wire.run(ask(wire.port, "GET", path, None, token, {"host": host}))
            assert answer.status == 200, (host[:50], answer)
            assert b"http://localhost/t/" in answer.body or b"<svg" in answer.body
    for host in ("[::1]:8420", "cards.example.org", "192.168.1.5:80", "my_box"):
        answer = wire.run(ask(wire.port, "GET", f"/api/tables/{code}", headers={"host": host}))
        assert answer.json["link"] == f"http://{host}/t/{code}"


def test_connections_that_come_and_go_in_crowds_leave_nothing_behind(wire: Wire) -> None:
    async def crowd() -> None:
        token = await wire.place.guest("Ann")
        code = await wire.place.open(token)
        hello = json.dumps({"type": "hello", "protocol": 2, "token": token}).encode()
        for sent in (b"", handshake(code)[:50], handshake(code), handshake(code) + frame(hello)):
            writers = []
            for _ in range(50):
                _, writer = await asyncio.open_connection(HOST, wire.port)
                writer.write(sent)
                writers.append(writer)
            for number, writer in enumerate(writers):
                if number % 2:
                    writer.transport.abort()
                else:
                    writer.close()
        ours = {client for client in wire.place.clients if client.closed is None}
        await until(lambda: wire.place.server.connected <= len(ours) + 3, "the end of all")
        client = await wire.place.enter(code, token)
        assert [person["present"] for person in client.table["people"]] == [True]
        await client.close()

    wire.run(crowd())
