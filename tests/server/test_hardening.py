"""What an attacker tries: endless heads, half requests, other names, many codes and messages."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import stat
from dataclasses import replace
from pathlib import Path

import psutil
import pytest
from websockets.exceptions import InvalidStatus

from stockpile.server import http_connection
from stockpile.server.hosts import is_own_host, own_hosts
from stockpile.server.limits import trusted_networks
from stockpile.server.run import raise_file_limit
from stockpile.server.settings import ServerSettings
from stockpile.server.websocket import LOST_AFTER_S, PING_AFTER_S
from tests import virtual_time
from tests.server.driving import (
    FREE,
    HOST,
    NAME,
    assert_quiet,
    exchange,
    gather,
    in_loop,
    log_lines,
    logged,
    memory,
    read_answer,
    served,
)
from tests.virtual_time import VirtualTime, everybody_waits, running_loop
from tests.waiting import until

pytestmark = pytest.mark.long

__all__ = ["memory"]

# Heads


def head(*lines: str) -> bytes:
    return "\r\n".join(["GET /healthz HTTP/1.1", f"host: {NAME}", *lines, "", ""]).encode()


@pytest.mark.parametrize(
    "sent",
    [
        head("x: " + "y" * 2 * http_connection.MAX_HEAD_BYTES),
        head(*(f"x{number}: y" for number in range(http_connection.MAX_HEADERS))),
        head(*(f"x{number}: {'y' * 900}" for number in range(40))),
        b"GET /" + b"x" * (2 * http_connection.MAX_HEAD_BYTES) + b" HTTP/1.1\r\n\r\n",
    ],
    ids=["one long header", "many headers", "many long headers", "a long line"],
)
@in_loop
async def test_a_head_that_is_too_long_is_answered_with_431(memory: Path, sent: bytes) -> None:
    async with served(memory) as place:
        answer = read_answer(await exchange(place.port, sent))
        assert (answer.status, answer.code) == (431, "message-too-long")
        assert "content-security-policy" in answer.headers


@in_loop
async def test_a_head_may_be_as_long_as_browsers_make_them(memory: Path) -> None:
    async with served(memory) as place:
        cookies = "cookie: " + "c" * 8000
        many = [f"x{number}: y" for number in range(80)]
        got = await exchange(place.port, head(cookies, *many, "connection: close"))
        assert read_answer(got).status == 200
        # A long body is none of the head's.
        body = json.dumps({"name": "Ann"}).ljust(16_000)
        answer = await place.ask("POST", "/api/guests", json.loads(body))
        assert answer.status == 201
        sent = (
            f"POST /api/guests HTTP/1.1\r\nhost: {NAME}\r\nconnection: close\r\n"
            f"content-length: {len(body)}\r\n\r\n{body}"
        )
        assert read_answer(await exchange(place.port, sent.encode())).status == 201


@in_loop
async def test_endless_heads_take_no_memory(memory: Path) -> None:
    with logged() as log:
        async with served(memory) as place:
            before = psutil.Process().memory_info().rss
            endless = b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 2_000_000

            async def throw() -> None:
                with contextlib.suppress(OSError):
                    await exchange(place.port, endless)

            await asyncio.gather(*(throw() for _ in range(4)))
            # What is sent from here stays in this process as well, and was there before.
            assert psutil.Process().memory_info().rss - before < 4 * len(endless) + 20e6
            assert (await place.ask("GET", "/healthz")).status == 200
    assert_quiet(log)


def in_chunks(path: str, after: bytes, method: str = "POST") -> bytes:
    """A request whose body comes in chunks, and what is sent after the last of them."""
    lines = [f"{method} {path} HTTP/1.1", f"host: {NAME}", "transfer-encoding: chunked"]
    return "\r\n".join([*lines, "connection: close", "", "0", ""]).encode() + after


@pytest.mark.parametrize("line", [b"x: y\r\n", b"x"], ids=["many trailers", "one long trailer"])
@virtual_time.in_loop
async def test_what_follows_a_body_may_be_no_longer_than_a_head(memory: Path, line: bytes) -> None:
    with logged() as log:
        async with served(memory) as place:
            endless = in_chunks("/api/guests", line * 2 * http_connection.MAX_HEAD_BYTES)
            got = asyncio.create_task(exchange(place.port, endless))
            await everybody_waits()
            # No time has passed, so it was not cut off for taking too long.
            assert got.done()
            assert await got == b""
            assert (await place.ask("GET", "/healthz")).status == 200
    assert_quiet(log)


@in_loop
async def test_what_follows_a_body_is_no_header(memory: Path) -> None:
    """A proxy adds the address that it has seen to the headers, and leaves the rest alone."""
    async with served(memory) as place:
        token = await place.guest("Ann")
        shown = f"authorization: Bearer {token}\r\n\r\n".encode()
        answer = read_answer(await exchange(place.port, in_chunks("/api/me", shown, "GET")))
        assert (answer.status, answer.code) == (401, "unknown-token")


# Sockets


async def half_requests(port: int, count: int) -> list[asyncio.StreamWriter]:
    writers = []
    for _ in range(count):
        _, writer = await asyncio.open_connection(HOST, port)
        writer.write(b"GET / HT")
        writers.append(writer)
    return writers


@in_loop
async def test_sockets_are_counted_by_address_before_anything_is_asked(memory: Path) -> None:
    settings = replace(FREE, connections_per_address=3)
    async with served(memory, settings) as place:
        halves = await half_requests(place.port, 6)
        await until(lambda: place.server.sockets.count == 6)
        got = read_answer(await exchange(place.port, b""))
        assert (got.status, got.code) == (429, "too-many-connections")
        halves[0].close()
        await until(lambda: place.server.sockets.count == 5)
        assert (await place.ask("GET", "/healthz")).status == 200
        for writer in halves:
            writer.close()
        await until(lambda: place.server.sockets.count == 0)


@in_loop
async def test_a_trusted_proxy_may_have_any_number_of_sockets(memory: Path) -> None:
    settings = replace(FREE, connections_per_address=1, trusted=trusted_networks([HOST]))
    async with served(memory, settings) as place:
        halves = await half_requests(place.port, 20)
        await until(lambda: place.server.sockets.count == 20)
        assert (await place.ask("GET", "/healthz")).status == 200
        for writer in halves:
            writer.close()


@virtual_time.in_loop
async def test_when_sockets_are_scarce_half_requests_end_early_and_the_log_says_so(
    memory: Path,
) -> None:
    settings = replace(FREE, most_sockets=20)
    with logged() as log:
        async with served(memory, settings) as place:
            halves = await half_requests(place.port, 20)
            await until(lambda: place.server.sockets.count == 20)
            got = read_answer(await exchange(place.port, b""))
            assert (got.status, got.code) == (429, "too-many-connections")
            # The last of them have less time than the first.
            running_loop().put_forward(http_connection.BUSY_REQUEST_LIMIT_S)
            await until(lambda: place.server.sockets.count == 15)
            assert (await place.ask("GET", "/healthz")).status == 200
            for writer in halves:
                writer.close()
    warned = [line["event"] for line in log_lines(log) if line["level"] == "warning"]
    assert warned == ["16 of 20 possible connections are open"]


def test_the_soft_limit_of_open_files_is_raised() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    lower = min(512, soft)
    resource.setrlimit(resource.RLIMIT_NOFILE, (lower, hard))
    try:
        assert raise_file_limit() > lower or hard == lower
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == raise_file_limit()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@virtual_time.in_loop
async def test_a_silent_connection_is_asked_and_then_dropped(memory: Path) -> None:
    async with served(memory) as place:
        token = await place.guest("Ann")
        code = await place.open(token)
        client = await place.enter(code, token)
        loop = running_loop()
        loop.put_forward(PING_AFTER_S)
        place.server.check_connections(loop.time())
        await client.do("ping")
        loop.put_forward(PING_AFTER_S)
        place.server.check_connections(loop.time())
        # The library's pong is a sign of life.
        await everybody_waits()
        loop.put_forward(LOST_AFTER_S - 1)
        place.server.check_connections(loop.time())
        await everybody_waits()
        assert client.closed is None
        client.connection.transport.pause_reading()
        loop.put_forward(LOST_AFTER_S)
        place.server.check_connections(loop.time())
        await until(lambda: place.server.connected == 0)
        # It would wait for a farewell that it does not read.
        client.connection.transport.abort()


# Names


def test_a_server_knows_its_names() -> None:
    machine = os.uname().nodename.lower()
    alone = own_hosts("127.0.0.1", None)
    public = own_hosts("127.0.0.1", "https://cards.example.org/stockpile")
    everywhere = own_hosts("0.0.0.0", None)
    for host in ("localhost:8420", "127.0.0.1:1", "[::1]:8420", "LOCALHOST", "localhost."):
        assert is_own_host(host, alone), host
    for host in ("cards.example.org", "192.168.1.5:8420", machine, "", "localhost.evil.org"):
        assert not is_own_host(host, alone), host
    assert is_own_host("Cards.Example.org:443", public)
    assert not is_own_host("cards.example.org.evil.org", public)
    assert is_own_host("192.168.1.5", own_hosts("192.168.1.5", None))
    for host in ("192.168.1.5:8420", "[fe80::1]:8420", f"{machine}.local:8420", machine):
        assert is_own_host(host, everywhere), host
    for host in ("evil.org", "192.168.1.5.evil.org", "evil.local"):
        assert not is_own_host(host, everywhere), host


@in_loop
async def test_requests_by_another_name_are_refused(memory: Path) -> None:
    settings = replace(FREE, hosts=own_hosts(HOST, "https://cards.example.org"))
    async with served(memory, settings) as place:
        for host in ("localhost", "cards.example.org"):
            assert (await place.ask("GET", "/api/games", headers={"host": host})).status == 200
        answer = await place.ask("GET", "/api/games", headers={"host": "evil.org"})
        assert answer.status == 421
        assert answer.json == {"code": "foreign-host", "args": {"host": "evil.org"}}
        # Its own name as origin does not help another site's page that leads here.
        evil = {"host": "evil.org", "origin": "http://evil.org"}
        answer = await place.ask("POST", "/api/guests", {"name": "Eve"}, headers=evil)
        assert (answer.status, answer.code) == (421, "foreign-host")
        with pytest.raises(InvalidStatus) as no:
            await place.connect("AAAAAA")
        assert no.value.response.status_code == 421
        # Whoever looks whether the server is well need not know its name.
        assert (await place.ask("GET", "/healthz", headers={"host": "10.0.0.7"})).status == 200


@in_loop
async def test_metrics_are_told_to_nobody_who_comes_by_another_name(memory: Path) -> None:
    async with served(memory) as place:
        for host, status in (("localhost", 200), ("127.0.0.1:8420", 200), ("evil.org", 404)):
            answer = await place.ask("GET", "/metrics", headers={"host": host})
            assert answer.status == status, host


@in_loop
async def test_health_and_metrics_count_as_requests(memory: Path) -> None:
    settings = ServerSettings(requests_per_minute=10)
    async with served(memory, settings, clock=VirtualTime()) as place:
        local = {"host": "localhost"}
        answers = [
            await place.ask("GET", path, headers=local) for path in ("/healthz", "/metrics") * 6
        ]
        assert [answer.status for answer in answers] == [200] * 10 + [429] * 2


# Codes


@in_loop
async def test_wrong_codes_lock_nobody_out_who_knows_a_right_one(memory: Path) -> None:
    clock = VirtualTime()
    settings = replace(FREE, lookups_per_minute=5)
    async with served(memory, settings, clock=clock) as place:
        ann, bob = await place.guest("Ann"), await place.guest("Bob")
        code, other = await place.open(ann), await place.open(ann)
        await (await place.enter(code, ann)).close()

        async def wrong() -> str:
            return (await place.ask("GET", "/api/tables/AAAAAA")).code

        assert [await wrong() for _ in range(7)] == ["no-such-table"] * 5 + ["too-many-lookups"] * 2
        answer = await place.ask("GET", "/api/tables/AAAAAA")
        assert 0 < answer.json["args"]["wait_ms"] <= 12_000
        # A right code is one, though the address has tried many.
        assert (await place.ask("GET", f"/api/tables/{code}")).status == 200
        assert (await place.enter(other, bob)).messages[0]["type"] == "welcome"
        # Whoever goes on trying learns nothing more. Those who have been at the table still get in.
        for _ in range(20):
            await wrong()
        assert (await place.ask("GET", f"/api/tables/{other}")).code == "too-many-lookups"
        assert (await place.enter(code, bob)).refusals == ["too-many-lookups"]
        assert (await place.enter(code, ann)).messages[0]["type"] == "welcome"
        assert (await place.ask("GET", f"/api/tables/{code}", None, ann)).status == 200
        clock.forward(60)
        assert (await place.ask("GET", f"/api/tables/{other}")).status == 200
        assert await wrong() == "no-such-table"


# Messages


@in_loop
async def test_a_client_that_says_too_much_is_told_when_to_go_on(memory: Path) -> None:
    clock = VirtualTime()
    async with served(memory, replace(FREE, messages_per_second=5), clock=clock) as place:
        token = await place.guest("Ann")
        client = await place.enter(await place.open(token), token)
        limits = client.messages[0]["limits"]
        assert limits["messages_per_second"] == 5
        assert limits["in_a_row"] == 10
        for _ in range(5):
            for _ in range(10):
                assert (await client.do("ping"))["type"] == "pong"
            no = await client.do("ping")
            assert (no["type"], no["code"]) == ("refused", "too-many-messages")
            assert no["args"]["wait_ms"] in (200, 201)
            # Whoever waits as long is heard.
            clock.forward(0.2)
            assert (await client.do("ping"))["type"] == "pong"
            clock.forward(2)
        assert client.closed is None


@in_loop
async def test_those_who_watch_take_nothing_from_those_who_play(memory: Path) -> None:
    clock = VirtualTime()
    settings = replace(FREE, table_messages_per_second=10)
    async with served(memory, settings, clock=clock) as place:
        group = await gather(place, 2, start=False)
        clock.forward(10)
        # Pings cost a table nothing, and what spectators do is another budget.
        for _ in range(50):
            assert (await group.watcher.do("ping"))["type"] == "pong"
        said = [await group.watcher.do("emote", emote="hello") for _ in range(8)]
        assert [one["type"] for one in said] == ["update"] * 5 + ["refused"] * 3
        assert said[-1]["code"] == "too-busy"
        assert said[-1]["args"]["wait_ms"] in (200, 201)
        for _ in range(5):
            for client in group.seated:
                assert (await client.do("emote", emote="hello"))["type"] == "update"
        assert (await group.seated[0].do("emote", emote="hello"))["code"] == "too-busy"


# Files


@in_loop
async def test_the_database_is_its_owners_alone_whatever_the_folder(tmp_path: Path) -> None:
    folder = tmp_path / "open to all"
    folder.mkdir(mode=0o755)
    folder.chmod(0o755)
    for _ in range(2):
        async with served(folder) as place:
            await place.open(await place.guest("Ann"))
            files = [folder / f"stockpile.sqlite3{end}" for end in ("", "-wal", "-shm")]
            assert {stat.S_IMODE(one.stat().st_mode) for one in files} == {0o600}
        # One of an earlier version may have had another mode.
        for one in folder.iterdir():
            one.chmod(0o644)
