"""A real server on loopback in the test's own event loop, and clients that keep what they get.

The clock, the entropy and the bots can be the test's own, so that two runs say the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import io
import json
import logging
import random
import socket
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, ParamSpec
from zlib import crc32

import pytest
import structlog
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from stockpile.server import logs
from stockpile.server import run as server_run
from stockpile.server.app import Server
from stockpile.server.settings import UNLIMITED, ServerSettings
from stockpile.store import Row, Store
from stockpile.store.location import open_store
from stockpile.table.decide.asked import Entropy
from stockpile.table.node import Thinker
from stockpile.table.room import Room
from stockpile.workers.codec import decode
from tests.dealing import dealt_to
from tests.processes import PATIENCE_S
from tests.virtual_time import VirtualTime
from tests.waiting import HANGS_S, until

HOST = "127.0.0.1"
NAME = "table.test"
"""The name that clients know the server by: the port is another one every time."""
FREE = UNLIMITED
"""A server that counts nothing against anybody."""
THROWN = "ab" * 16
"""What everybody throws into the shuffle."""

P = ParamSpec("P")


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that runs in an event loop of its own, which must not take forever."""

    @functools.wraps(test)
    def run(*args: P.args, **named: P.kwargs) -> None:
        async def limited() -> None:
            async with asyncio.timeout(HANGS_S):
                await test(*args, **named)

        with asyncio.Runner(loop_factory=server_run.loop_factory()) as runner:
            runner.run(limited())

    return run


@pytest.fixture
def memory() -> Iterator[Path]:
    """A folder that is on no disk, where there is such a thing: what is saved here may be lost."""
    shared = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=shared if shared.is_dir() else None) as folder:
        yield Path(folder)


class Eager:
    """A bot in the test's own process that makes the first move it may: a lay, if there is one."""

    async def choose(
        self, level: str, game: str, observation: bytes, *, who: str = "", seed: str | None = None
    ) -> str:
        return pick(list(map(str, decode(observation).moves)))

    async def advise(
        self, game: str, observation: bytes, *, wanted: Callable[[], bool], seed: object = None
    ) -> list[dict[str, Any]]:
        """The first moves it may; the figures are made of all that it was shown."""
        seen = decode(observation)
        number = crc32(repr(seen).encode()) % 10_000
        return [
            {"move": str(move), "win": number / 10_000, "error": 0.01, "why": ["best-chance"]}
            for move in getattr(seen.moves, "canonical", seen.moves)[:5]
        ]


def pick(moves: list[str]) -> str:
    """A move that brings the round to its end: off the stock pile, or else any lay."""
    return min(moves, key=lambda move: (not move.startswith("stock"), ">d" in move))


class Answer(NamedTuple):
    """What came back over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """Why it was refused."""
        code: str = self.json["code"]
        return code

    @property
    def raw(self) -> bytes:
        """All of it but the date."""
        headers = sorted((name, value) for name, value in self.headers.items() if name != "date")
        return repr((self.status, headers)).encode() + self.body


def read_answer(raw: bytes) -> Answer:
    head, _, body = raw.partition(b"\r\n\r\n")
    line, *fields = head.decode("latin-1").split("\r\n")
    pairs = (one.partition(":") for one in fields)
    headers = {name.lower(): value.strip() for name, _, value in pairs}
    return Answer(int(line.split(" ")[1]), headers, body)


async def exchange(
    port: int,
    sent: bytes,
    *,
    then: bytes = b"",
    expect: bytes = b"",
    eof: bool = False,
    seconds: float = PATIENCE_S,
) -> bytes:
    """Send bytes to a port (and others once it has answered); all that comes back until the end.

    ``eof`` says that no more will come, once what is expected has come back.
    """
    reader, writer = await asyncio.open_connection(HOST, port)
    got = bytearray()
    try:
        async with asyncio.timeout(seconds):
            # uvloop says by a RuntimeError that the other end is gone.
            with contextlib.suppress(OSError, RuntimeError):
                writer.write(sent)
                if then:
                    got += await reader.read(65536)
                    writer.write(then)
                await writer.drain()
                while expect not in got and (part := await reader.read(65536)):
                    got += part
                if eof:
                    writer.write_eof()
            with contextlib.suppress(OSError):
                while part := await reader.read(65536):
                    got += part
            return bytes(got)
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def ask(
    port: int,
    method: str,
    path: str,
    body: Any = None,
    token: str | None = None,
    headers: Mapping[str, str] | None = None,
) -> Answer:
    """One request. A body that is no bytes goes as JSON."""
    sent = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
    fields = {
        "host": NAME,
        "connection": "close",
        "content-length": str(len(sent)),
        **({"authorization": f"Bearer {token}"} if token is not None else {}),
        **(headers or {}),
    }
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
    head = "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n"
    return read_answer(await exchange(port, head + sent))


@dataclass(eq=False)
class Client:
    """One connection to a table, and everything it was ever sent."""

    connection: ClientConnection
    number: int
    frames: list[str] = field(default_factory=list)
    closed: tuple[int, str] | None = None
    table: dict[str, Any] = field(default_factory=dict)
    round: dict[str, Any] | None = None
    deeds: tuple[str, ...] = ()
    seq: int = 0
    _pump: asyncio.Task[None] | None = None
    _commands: int = 0
    _answers: dict[str, dict[str, Any]] = field(default_factory=dict)

    def start(self) -> None:
        self._pump = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for frame in self.connection:
                assert isinstance(frame, str)
                self._take(frame)
        except ConnectionClosed:
            pass
        self.closed = self.connection.close_code or 1006, self.connection.close_reason or ""

    def _take(self, frame: str) -> None:
        message = json.loads(frame)
        self.table = message.get("table") or self.table
        self.round = message.get("round") or self.round
        self.deeds = tuple(message.get("deeds", self.deeds))
        if message["type"] in {"welcome", "update"}:
            self.seq = message["seq"]
        for name in ("id", "command"):
            if name in message:
                self._answers[message[name]] = message
        self.frames.append(frame)

    def may(self, deed: str) -> bool:
        """Whether they are told that they could do this now."""
        return deed in self.deeds

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.frames]

    @property
    def refusals(self) -> list[str]:
        return [one["code"] for one in self.messages if one["type"] == "refused"]

    @property
    def hands(self) -> list[str]:
        """All frames that show somebody's hand or stock pile."""
        return [frame for frame in self.frames if shows_cards(json.loads(frame))]

    async def say(self, type: str, **fields: Any) -> str:  # noqa: A002
        """Send a command; its id."""
        self._commands += 1
        command = f"c{self.number}-{self._commands}"
        await self.connection.send(json.dumps({"type": type, "id": command, **fields}))
        return command

    def answer_to(self, command: str) -> dict[str, Any] | None:
        return self._answers.get(command)

    async def do(self, type: str, **fields: Any) -> dict[str, Any]:  # noqa: A002
        """Send a command; what it was answered with."""
        command = await self.say(type, **fields)
        await until(lambda: self.answer_to(command) or self.closed, f"an answer to {type}")
        answer = self.answer_to(command)
        assert answer is not None, f"{type}: closed {self.closed}, {self.frames[-1:]}"
        return answer

    async def refused(self, type: str, **fields: Any) -> str:  # noqa: A002
        """Send a command that must be refused; the code of why."""
        answer = await self.do(type, **fields)
        assert answer["type"] == "refused", answer
        code: str = answer["code"]
        return code

    async def move(self, move: str | None = None) -> dict[str, Any]:
        """Make a move: this one, or any."""
        assert self.round is not None
        chosen = pick(self.round["moves"]) if move is None else move
        return await self.do("move", move=chosen, version=self.round["version"])

    @property
    def on_turn(self) -> bool:
        return self.round is not None and bool(self.round.get("moves"))

    @property
    def phase(self) -> str:
        phase: str = self.table["phase"]
        return phase

    async def settled(self, seq: int) -> None:
        await until(lambda: self.seq >= seq or self.closed, f"row {seq}")

    async def gone(self) -> tuple[int, str]:
        """Wait until the server has ended the connection; how."""
        await until(lambda: self.closed, "the end of a connection")
        assert self.closed is not None
        return self.closed

    async def close(self) -> None:
        await self.connection.close()
        if self._pump is not None:
            await self._pump


def shows_cards(value: Any) -> bool:
    """Whether cards of a hand are told somewhere in a message, and not only how many."""
    if isinstance(value, dict):
        return bool(value.get("moves")) or any(
            (name == "hand" and isinstance(one, list) and one)
            or (name == "hands" and any(isinstance(hand, list) and hand for hand in one))
            or (
                value.get("type") == "CardsDrawn"
                and name == "cards"
                and isinstance(one, list)
                and one
            )
            or shows_cards(one)
            for name, one in value.items()
        )
    return isinstance(value, list) and any(map(shows_cards, value))


@dataclass(eq=False)
class Served:
    """A server that is running, and what belongs to it."""

    server: Server
    store: Store
    port: int
    prefix: str = ""
    clients: list[Client] = field(default_factory=list)

    async def ask(self, method: str, path: str, *args: Any, **named: Any) -> Answer:
        return await ask(self.port, method, path, *args, **named)

    async def guest(self, name: str) -> str:
        """A new guest's token."""
        answer = await self.ask("POST", "/api/guests", {"name": name})
        assert answer.status == 201, answer
        token: str = answer.json["token"]
        return token

    async def open(self, token: str, **settings: Any) -> str:
        """A new table's code."""
        asked = {"pace": "instant", **settings}
        answer = await self.ask("POST", "/api/tables", asked, token)
        assert answer.status == 201, answer
        code: str = answer.json["code"]
        return code

    def address(self, code: str) -> str:
        return f"ws://{NAME}{self.prefix}/api/tables/{code}/connection"

    async def connect(self, code: str, **named: Any) -> Client:
        """A connection that has not said hello."""
        connection = await connect(
            self.address(code),
            host=HOST,
            port=self.port,
            compression=None,
            open_timeout=PATIENCE_S,
            ping_interval=None,
            max_size=None,
            **named,
        )
        client = Client(connection, len(self.clients))
        client.start()
        self.clients.append(client)
        return client

    async def enter(self, code: str, token: str, after: int | None = None) -> Client:
        """A connection that has said hello; it may have been refused."""
        client = await self.connect(code)
        hello = {"type": "hello", "protocol": 2, "token": token}
        await client.connection.send(
            json.dumps(hello | ({} if after is None else {"after": after}))
        )
        await until(lambda: client.frames or client.closed, "a welcome")
        return client

    def room(self, code: str) -> Room:
        return self.server.tables.rooms[code]

    async def rows(self, code: str) -> list[Row]:
        return await self.store.rows(code)


_begun: Counter[str] = Counter()
"""How many servers each test has started."""


def usual_entropy() -> Entropy:
    """Bytes that are the same whenever a test runs: it is always dealt the same cards."""
    who = dealt_to()
    _begun[who] += 1
    # Codes and tokens of one server are not those of the next, which may have the same store.
    return Random(f"{who} {_begun[who]}").randbytes


@contextlib.asynccontextmanager
async def served(
    data: Path,
    settings: ServerSettings = FREE,
    *,
    clock: VirtualTime | None = None,
    seed: int | None = None,
    thinkers: Thinker | None = None,
) -> AsyncIterator[Served]:
    """A server, until the block ends."""
    data.mkdir(parents=True, exist_ok=True)
    store = open_store(None, data)
    await store.open()
    server = Server(
        store,
        thinkers or Eager(),
        settings,
        time=clock,
        entropy=usual_entropy() if seed is None else Random(seed).randbytes,
        node=None if seed is None else "node-1",
    )
    ready = asyncio.Event()
    with contextlib.closing(server_run.bind(HOST, 0)) as listening:
        port = listening.getsockname()[1]
        uvicorn = server_run.listener(server, ready.set)
        running = asyncio.create_task(uvicorn.serve(sockets=[listening]))
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
        assert ready.is_set(), "the server does not come up"
        place = Served(server, store, port)
        try:
            yield place
        finally:
            uvicorn.should_exit = True
            for client in place.clients:
                await client.close()
            await running
            await store.close()


@dataclass(eq=False)
class Group:
    """People at one table: those seated, in the order of their seats, and one who watches."""

    place: Served
    code: str
    tokens: list[str]
    seated: list[Client]
    watcher: Client
    watcher_token: str

    @property
    def everybody(self) -> list[Client]:
        return [*self.seated, self.watcher]

    async def settle(self) -> None:
        """Wait until everybody has heard of the last row."""
        seq = self.place.room(self.code).table.seq
        for client in self.everybody:
            if client.closed is None:
                await client.settled(seq)

    @property
    def on_turn(self) -> Client | None:
        return next((client for client in self.seated if client.on_turn), None)

    async def play(self, moves: int) -> None:
        """Play on for this many moves of people."""
        for _ in range(moves):
            await until(lambda: self.on_turn is not None or self.seated[0].phase != "playing")
            client = self.on_turn
            if client is None:
                return
            await client.move()
            await self.settle()


async def gather(
    place: Served,
    people: int = 2,
    *,
    start: bool = True,
    names: list[str] | None = None,
    **settings: Any,
) -> Group:
    """People who sit down at a new table, ready to play, and somebody who watches."""
    called = names or [f"Player {number}" for number in range(1, people + 1)]
    tokens = [await place.guest(name) for name in called]
    code = await place.open(tokens[0], **{"seats": people, **settings})
    seated = []
    for seat, token in zip("ABCDEF", tokens, strict=False):
        client = await place.enter(code, token)
        await client.do("sit", seat=seat)
        seated.append(client)
    watcher_token = await place.guest("Watcher")
    watcher = await place.enter(code, watcher_token)
    group = Group(place, code, tokens, seated, watcher, watcher_token)
    if start:
        for client in seated[1:]:
            await client.do("ready", contribution=THROWN)
        await seated[0].do("start", contribution=THROWN)
    await group.settle()
    return group


# Logs


@contextlib.contextmanager
def logged() -> Iterator[io.StringIO]:
    """All that a server logs, as JSON lines, with every detail and every request."""
    root = logging.getLogger()
    names = ("stockpile", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")
    before = [(name, logging.getLogger(name).level) for name in names]
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    logs.configure("debug", "json", access=True, stream=stream)
    try:
        yield stream
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        for name, was in before:
            logging.getLogger(name).setLevel(was)
        structlog.reset_defaults()


def log_lines(stream: io.StringIO) -> list[dict[str, Any]]:
    """The lines of a log, without the times."""
    lines = map(json.loads, stream.getvalue().splitlines())
    return [{name: value for name, value in line.items() if name != "at"} for line in lines]


def assert_quiet(stream: io.StringIO) -> None:
    """Nothing went wrong inside the server."""
    wrong = [
        line
        for line in log_lines(stream)
        if line["level"] in {"error", "critical"} or "exception" in line
    ]
    assert not wrong, wrong[:3]


# Bytes on a socket


def frame(data: bytes, opcode: int = 1, *, fin: bool = True, masked: bool = True) -> bytes:
    """A WebSocket frame, as a client sends it."""
    head = bytes([(0x80 if fin else 0) | opcode])
    bit = 0x80 if masked else 0
    if len(data) < 126:
        head += bytes([bit | len(data)])
    elif len(data) < 65536:
        head += bytes([bit | 126]) + len(data).to_bytes(2, "big")
    else:
        head += bytes([bit | 127]) + len(data).to_bytes(8, "big")
    if not masked:
        return head + data
    key = b"\x11\x22\x33\x44"
    return head + key + bytes(one ^ key[at % 4] for at, one in enumerate(data))


def handshake(code: str, **headers: str) -> bytes:
    """The request that opens a WebSocket."""
    fields = {
        "host": NAME,
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        **{name.replace("_", "-"): value for name, value in headers.items()},
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
    return f"GET /api/tables/{code}/connection HTTP/1.1\r\n{lines}\r\n".encode("latin-1")


def read_frames(got: bytes) -> tuple[list[str], int | None]:
    """The texts of a server's frames after its handshake, and its close code, if it has one."""
    _, _, rest = got.partition(b"\r\n\r\n")
    texts, code = [], None
    while len(rest) >= 2:
        opcode, length, start = rest[0] & 15, rest[1], 2
        if length == 126:
            length, start = int.from_bytes(rest[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(rest[2:10], "big"), 10
        data, rest = rest[start : start + length], rest[start + length :]
        if opcode == 1:
            texts.append(data.decode())
        elif opcode == 8 and len(data) >= 2:
            code = int.from_bytes(data[:2], "big")
    return texts, code


def free_port() -> int:
    """A port that nobody listens on, and that no system gives to whoever asks for any."""
    while True:
        port = random.SystemRandom().randrange(10_000, 32_000)
        with socket.socket() as one, contextlib.suppress(OSError):
            one.bind((HOST, port))
            return port
