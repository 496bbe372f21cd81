"""What one connection, one address and one table may ask of a running server, and what it says."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
from pathlib import Path

import psutil
import pytest
from websockets.exceptions import InvalidStatus

from stockpile.server import http_connection, session, websocket
from stockpile.server.settings import ServerSettings
from stockpile.table.decide import people
from tests import virtual_time
from tests.server.driving import (
    FREE,
    HOST,
    assert_quiet,
    exchange,
    frame,
    gather,
    handshake,
    in_loop,
    log_lines,
    logged,
    memory,
    served,
)
from tests.virtual_time import VirtualTime, everybody_waits, running_loop
from tests.waiting import HANGS_S, until

pytestmark = pytest.mark.long

__all__ = ["memory"]


@in_loop
async def test_a_message_may_have_8192_bytes(memory: Path) -> None:
    async with served(memory) as place:
        token = await place.guest("Ann")
        code = await place.open(token)
        client = await place.enter(code, token)
        most = json.dumps({"type": "ping", "id": "most"}).ljust(8192)
        await client.connection.send(most)
        await until(lambda: client.answer_to("most"))
        await client.connection.send(most + " ")
        assert (await client.gone())[0] == 1009
        # The characters may be fewer than the bytes.
        client = await place.enter(code, token)
        await client.connection.send("€" * 3000)
        assert (await client.gone())[0] == 1009


@in_loop
async def test_a_connection_that_says_too_much_is_closed(memory: Path) -> None:
    clock = VirtualTime()
    async with served(memory, ServerSettings(messages_per_second=5), clock=clock) as place:
        token = await place.guest("Ann")
        code = await place.open(token)
        calm, hasty = await place.enter(code, token), await place.enter(code, token)
        for number in range(50):
            with contextlib.suppress(Exception):
                await hasty.connection.send(json.dumps({"type": "ping", "id": str(number)}))
        assert await hasty.gone() == (1008, "too-many-messages")
        # As many are refused as may come in a row; then that is all.
        assert hasty.refusals == ["too-many-messages"] * 11
        pongs = [one["id"] for one in hasty.messages if one["type"] == "pong"]
        assert pongs == [str(number) for number in range(10)]
        # Each connection has its own share, and gets it again.
        for _ in range(12):
            await calm.do("ping")
            clock.forward(0.2)
        again = await place.enter(code, token)
        await again.do("ping")


@in_loop
async def test_a_connection_that_is_wrong_again_and_again_is_closed(memory: Path) -> None:
    async with served(memory) as place:
        token = await place.guest("Ann")
        client = await place.enter(await place.open(token), token)
        for _ in range(session.MAX_UNREADABLE_IN_A_ROW):
            await client.connection.send("{}")
        assert await client.gone() == (1008, "too-many-mistakes")
        assert client.refusals == ["bad-message"] * 20 + ["too-many-mistakes"]


@virtual_time.in_loop
async def test_a_connection_that_says_no_hello_is_closed(memory: Path) -> None:
    async with served(memory) as place:
        silent = await place.connect("AAAAAA")
        await everybody_waits()
        running_loop().put_forward(session.HELLO_LIMIT_S - 1)
        await everybody_waits()
        assert silent.closed is None
        running_loop().put_forward(1)
        assert await silent.gone() == (1008, "no-hello")
        await until(lambda: place.server.connected == 0)


@virtual_time.in_loop
async def test_a_request_that_never_ends_is_cut_off(memory: Path) -> None:
    async with served(memory) as place:
        head = b"POST /api/guests HTTP/1.1\r\nhost: table.test\r\ncontent-length: 100\r\n\r\n"
        for sent in (b"", b"GET / HT", head + b"{"):
            got = asyncio.create_task(exchange(place.port, sent, seconds=HANGS_S))
            await everybody_waits()
            running_loop().put_forward(http_connection.REQUEST_LIMIT_S / 2)
            await everybody_waits()
            assert not got.done()
            running_loop().put_forward(http_connection.REQUEST_LIMIT_S / 2)
            assert await got == b""
        # Nor does it help to have had an answer before.
        reader, writer = await asyncio.open_connection(HOST, place.port)
        writer.write(b"GET /healthz HTTP/1.1\r\nhost: table.test\r\n\r\n")
        answer = await reader.readuntil(b"\r\n\r\n")
        size = re.search(rb"content-length: (\d+)", answer)
        assert size is not None
        await reader.readexactly(int(size[1]))
        writer.write(b"GET /")
        await everybody_waits()
        running_loop().put_forward(http_connection.REQUEST_LIMIT_S / 2)
        await everybody_waits()
        assert not reader.at_eof()
        running_loop().put_forward(http_connection.REQUEST_LIMIT_S / 2)
        await everybody_waits()
        assert reader.at_eof()
        writer.close()
        # A drop now and then does not help.
        reader, writer = await asyncio.open_connection(HOST, place.port)
        for letter in b"GET /":
            assert not reader.at_eof()
            writer.write(bytes([letter]))
            await everybody_waits()
            running_loop().put_forward(http_connection.REQUEST_LIMIT_S / 5)
            await everybody_waits()
        assert reader.at_eof()
        writer.close()


@in_loop
async def test_an_address_may_have_so_many_connections(memory: Path) -> None:
    settings = ServerSettings(connections_per_address=3, most_connections=5)
    with logged() as log:
        async with served(memory, settings) as place:
            token = await place.guest("Ann")
            code = await place.open(token)
            clients = [await place.enter(code, token) for _ in range(3)]
            with pytest.raises(InvalidStatus) as no:
                await place.connect(code)
            assert no.value.response.status_code == 429
            body = json.loads(no.value.response.body or b"")
            assert body == {"code": "too-many-connections", "args": {"most": 3}}
            # Over HTTP it is still there.
            assert (await place.ask("GET", "/healthz")).json["connections"] == 3
            await clients[0].close()
            await until(lambda: place.server.connected == 2)
            assert (await place.enter(code, token)).messages[0]["type"] == "welcome"
    assert_quiet(log)


@in_loop
async def test_a_server_may_have_so_many_connections(memory: Path) -> None:
    async with served(memory, ServerSettings(most_connections=2)) as place:
        token = await place.guest("Ann")
        code = await place.open(token)
        clients = [await place.enter(code, token) for _ in range(2)]
        with pytest.raises(InvalidStatus) as no:
            await place.connect(code)
        assert json.loads(no.value.response.body or b"")["args"] == {"most": 2}
        await clients[0].close()
        await until(lambda: place.server.connected == 1)
        await place.enter(code, token)


@in_loop
async def test_an_address_may_have_so_many_new_guests_and_tables(memory: Path) -> None:
    settings = ServerSettings(guests_per_minute=3, tables_per_hour=2)
    async with served(memory, settings, clock=VirtualTime()) as place:
        tokens = [await place.guest("Ann") for _ in range(3)]
        answer = await place.ask("POST", "/api/guests", {"name": "Ann"})
        assert (answer.status, answer.code) == (429, "too-many-guests")
        for token in tokens[:2]:
            # What cannot be read costs nothing.
            assert (await place.ask("POST", "/api/tables", {"seats": 99}, token)).status == 400
            await place.open(token)
        answer = await place.ask("POST", "/api/tables", {}, tokens[2])
        assert (answer.status, answer.code) == (429, "too-many-tables")
        assert answer.json["args"] == {"most": 2}
        # Whoever is a guest already stays one.
        assert (await place.ask("GET", "/api/me", None, tokens[2])).status == 200


@in_loop
async def test_zero_sets_no_limit(memory: Path) -> None:
    async with served(memory, FREE) as place:
        token = await place.guest("Ann")
        code = await place.open(token)
        for _ in range(40):
            await place.guest("Ann")
            assert (await place.ask("GET", "/api/tables/AAAAAA")).status == 404
        for _ in range(35):
            await place.open(token)
        client = await place.enter(code, token)
        for _ in range(100):
            await client.say("ping")
        await client.do("ping")


@in_loop
async def test_a_server_may_have_so_many_tables(memory: Path) -> None:
    async with served(memory, ServerSettings(most_tables=2)) as place:
        token = await place.guest("Ann")
        code = await place.open(token)
        await place.open(token)
        answer = await place.ask("POST", "/api/tables", {}, token)
        assert (answer.status, answer.code) == (429, "too-many-tables")
        assert (await place.ask("DELETE", f"/api/tables/{code}", None, token)).status == 204
        await place.open(token)


@in_loop
async def test_a_table_may_have_so_many_people(
    memory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "MAX_PEOPLE", 64)
    async with served(memory) as place:
        host = await place.guest("Host")
        code = await place.open(host)
        tokens = await asyncio.gather(*(place.guest("Ann") for _ in range(64)))
        clients = await asyncio.gather(*(place.enter(code, token) for token in tokens))
        await until(lambda: sum(client.closed is not None for client in clients) == 1)
        (out,) = [client for client in clients if client.closed]
        assert out.closed == (1008, "table-full")
        full = {"type": "refused", "code": "table-full", "args": {"most": 64}, "final": True}
        assert out.messages == [full]
        assert (await place.enter(code, host)).messages[0]["type"] == "welcome"


def unread(port: int, sent: bytes) -> socket.socket:
    """A connection whose other end never reads, with next to no room on the way."""
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    one.connect((HOST, port))
    one.sendall(sent)
    return one


@in_loop
async def test_who_does_not_read_is_dropped_and_nobody_waits_for_them(
    memory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "LINGER_S", 0.3)
    with logged() as log:
        async with served(memory) as place:
            group = await gather(place, 2, start=False, chat=True)
            hello = json.dumps({"type": "hello", "protocol": 2, "token": group.watcher_token})
            stuck = unread(place.port, handshake(group.code))
            await until(lambda: place.server.connected == 4)
            stuck.sendall(frame(hello.encode()))
            room = place.room(group.code)
            guest = group.place.server.tables.rooms[group.code].table.state.people[3].guest
            await until(lambda: len(room.watchers_of(guest)) == 2)
            before = psutil.Process().memory_info().rss
            sent = 0
            # If anybody waited for who does not read, there would be no answer.
            while len(room.watchers_of(guest)) == 2:
                await group.seated[sent % 2].do("say", text="x" * 300)
                sent += 1
                assert sent < 20_000, "it is never dropped"
            assert psutil.Process().memory_info().rss - before < 30e6
            await until(lambda: place.server.connected == 3)
            await until(lambda: closed_by_peer(stuck), "the end of the socket")
            stuck.close()
            # Everybody else heard everything.
            await group.settle()
            heard = [one for one in group.watcher.messages if one.get("happened")]
            assert sum(one["happened"][0]["type"] == "Said" for one in heard) == sent
    assert_quiet(log)


def closed_by_peer(one: socket.socket) -> bool:
    """Whether the other end has dropped the connection altogether."""
    try:
        one.send(b"x", socket.MSG_DONTWAIT)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return False


@in_loop
async def test_pings_of_who_does_not_read_pile_up_nowhere(memory: Path) -> None:
    with logged() as log:
        async with served(memory) as place:
            code = await place.open(await place.guest("Ann"))
            stuck = unread(place.port, handshake(code))
            await until(lambda: place.server.connected == 1)
            stuck.setblocking(False)
            pings = frame(b"x" * 125, 9) * 500
            before = psutil.Process().memory_info().rss
            for _ in range(400):
                with contextlib.suppress(OSError):
                    stuck.send(pings)
                await asyncio.sleep(0.001)
            assert psutil.Process().memory_info().rss - before < 20e6
            await until(lambda: place.server.connected == 0)
            stuck.close()
    assert_quiet(log)


NASTY = {
    "Ann\u202e\u2066nnA": "AnnnnA",
    "\u200bA\u200dn\ufeffn\u00ad": "Ann",
    "A\x1b[31mn\x00n\x07": "A[31mnn",
    "Ann\r\nSet-Cookie: x": "Ann Set-Cookie: x",
    "\u2028Ann\u2029\t Lee": "Ann Lee",
    "A\U000e0041n\u034fn": "Ann",
    "<b>&\"'`</b>": "<b>&\"'`</b>",
}


@in_loop
async def test_names_and_texts_are_harmless_wherever_they_come_out(memory: Path) -> None:
    with logged() as log:
        async with served(memory) as place:
            for nasty, clean in NASTY.items():
                answer = await place.ask("POST", "/api/guests", {"name": nasty})
                assert answer.json["name"] == clean
                token = answer.json["token"]
                code = await place.open(token, chat=True, listed=True)
                client = await place.enter(code, token)
                await client.do("sit", seat="A")
                await client.do("say", text=nasty)
                assert client.messages[-1]["happened"][0]["text"] == clean
                await client.do("name", name=nasty[::-1] if nasty != clean else clean)
                await place.ask("PUT", "/api/me", {"name": nasty}, token)
                paths = ("/api/me", "/api/tables", f"/api/tables/{code}")
                answers = [await place.ask("GET", path, None, token) for path in paths]
                for text in (*client.frames, *(answer.body.decode() for answer in answers)):
                    assert text.isprintable()
                    assert all(value.isprintable() for value in strings(json.loads(text)))
            for name, why in (("\u200b\u202e", "name-empty"), ("x" * 25, "name-too-long")):
                assert (await place.ask("POST", "/api/guests", {"name": name})).code == why
    assert_quiet(log)
    assert log.getvalue().replace("\n", "").isprintable()
    assert not any("Ann" in value for line in log_lines(log) for value in strings(line))


def strings(value: object) -> list[str]:
    """All texts in something read from JSON."""
    if isinstance(value, dict):
        return [one for pair in value.items() for part in pair for one in strings(part)]
    if isinstance(value, list):
        return [one for part in value for one in strings(part)]
    return [value] if isinstance(value, str) else []


@in_loop
async def test_all_at_one_table_share_what_it_can_bear(memory: Path) -> None:
    settings = ServerSettings(messages_per_second=0, table_messages_per_second=8)
    async with served(memory, settings, clock=VirtualTime()) as place:
        ann, bob = await place.guest("Ann"), await place.guest("Bob")
        code, other = await place.open(ann), await place.open(bob)
        one, two = await place.enter(code, ann), await place.enter(code, bob)
        elsewhere = await place.enter(other, bob)
        await one.do("sit", seat="A")
        await two.do("sit", seat="B")
        answers = [await client.do("emote", emote="hello") for client in (one, two) * 10]
        assert {answer.get("code") for answer in answers if answer["type"] == "refused"} == {
            "too-busy"
        }
        assert [answer["type"] for answer in answers].count("update") >= 5
        assert (await elsewhere.do("emote", emote="hello"))["type"] == "update"
        assert one.closed is None
        assert two.closed is None


@in_loop
async def test_an_address_may_ask_so_much(memory: Path) -> None:
    settings = ServerSettings(requests_per_minute=10)
    async with served(memory, settings, clock=VirtualTime()) as place:
        answers = [await place.ask("GET", "/api/games") for _ in range(12)]
        assert [answer.status for answer in answers] == [200] * 10 + [429] * 2
        assert answers[-1].code == "too-many-requests"
        assert (await place.ask("GET", "/healthz")).status == 429
