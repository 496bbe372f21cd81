"""The example bot plays whole matches against a real server, whatever happens to its connection."""

from __future__ import annotations

import contextlib
import json
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests import processes
from tests.processes import PATIENCE_S, started
from tests.server.running import Running
from tests.waiting import wait_until

pytestmark = pytest.mark.long

EXAMPLES = Path(__file__).parents[2] / "examples"
MATCHES: dict[str, dict[str, Any]] = {
    "skipbo": {"options": {"stock": 2}, "target": 40},
    "breakers": {"target": 100},
}
"""Short matches: of Skip-Bo, two rounds at least."""
EARLY = 4
"""Moves and deals after which no match of these can be over."""


class Relay:
    """Passes connections on to a server, and can cut them."""

    def __init__(self, server: Running) -> None:
        self._to = urlsplit(server.url).port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection(("127.0.0.1", self._to))
                self._open += [near, far]
                for one in (near, far):
                    one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, near: socket.socket, far: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := near.recv(65536):
                far.sendall(data)
        for one in (near, far):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """Break every connection off in the middle of whatever it is doing."""
        for one in self._open:
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self.cut()
        for one in self._open:
            one.close()


class Host:
    """Opens a table and watches; starts the match when everybody is ready."""

    def __init__(self, server: Running, game: str) -> None:
        self._server = server
        self._token = server.guest("Host")
        self.code = server.table(self._token, game=game, **MATCHES[game])
        self.moves = 0
        self._seq: int | None = None

    def told(self) -> Iterator[Any]:
        """All that happens, over lost connections, until the match is over."""
        started = False
        while True:
            with contextlib.suppress(ConnectionClosed, OSError):
                with connect(self._server.ws(self.code), open_timeout=PATIENCE_S) as connection:
                    hello = {"type": "hello", "protocol": 2, "token": self._token}
                    connection.send(json.dumps({**hello, "after": self._seq}))
                    for text in connection:
                        told = json.loads(text)
                        assert told["type"] in ("welcome", "update"), told
                        self._seq = told["seq"]
                        table = told.get("table")
                        if (
                            not started
                            and table
                            and all(one.get("ready") for one in table["chairs"])
                        ):
                            started = True
                            connection.send('{"type": "start", "id": "start"}')
                        yield told
                        if table and table["phase"] == "over":
                            return

    def watch(self, interrupt: Callable[[], None], after: int) -> Any:
        """See the match through, with something happening to it on the way; how it ended."""
        moves, over = 0, None
        for told in self.told():
            moves += "round" in told and bool(told.get("happened"))
            if moves == after:
                moves += 1
                interrupt()
            over = told.get("table", over)
        assert moves > after, "the match was over before anything happened to it"
        return over


@contextlib.contextmanager
def bots(*links: str) -> Iterator[list[subprocess.Popen[bytes]]]:
    with contextlib.ExitStack() as stack:
        yield [
            stack.enter_context(
                started([sys.executable, EXAMPLES / "bot.py", link, f"Bot {number}", "0"])
            )
            for number, link in enumerate(links)
        ]


def check_the_end(server: Running, host: Host, over: Any, folder: Path) -> None:
    assert over["match"]["closed"] == "played"
    assert len(over["match"]["winners"]) == 1
    record = folder / "record.txt"
    record.write_bytes(server.get(f"/api/tables/{host.code}/matches/1/record").body)
    verified = processes.run([sys.executable, "-m", "stockpile", "replay", record, "--verify"])
    assert verified.returncode == 0, verified
    # Each threw something into every round.
    thrown = [line for line in record.read_text().splitlines() if line.startswith("contributions")]
    assert len(thrown) == over["match"]["round"]
    assert not any("-" in line for line in thrown)


@pytest.mark.parametrize("game", ["skipbo", pytest.param("breakers", marks=pytest.mark.slow)])
def test_two_bots_play_a_match_through_the_death_of_the_server(game: str, tmp_path: Path) -> None:
    with Running("--messages-per-second", "0", "--table-messages-per-second", "0") as server:
        host = Host(server, game)
        link = f"{server.url}/t/{host.code}"

        def die_and_come_back() -> None:
            server.kill()
            server.start()

        with bots(link, link) as players:
            over = host.watch(die_and_come_back, after=EARLY)
            assert [one.wait(PATIENCE_S) for one in players] == [0, 0]
        check_the_end(server, host, over, tmp_path)


# What a bot does without a connection is the same in any game.
@pytest.mark.slow
@pytest.mark.parametrize("game", ["skipbo", "breakers"])
def test_a_bot_whose_connection_is_cut_comes_back(game: str, tmp_path: Path) -> None:
    with Running("--messages-per-second", "0", "--table-messages-per-second", "0") as server:
        relay = Relay(server)
        with contextlib.closing(relay):
            host = Host(server, game)
            links = (f"{server.url}/t/{host.code}", f"{relay.url}/t/{host.code}")
            with bots(*links) as players:
                over = host.watch(relay.cut, after=EARLY)
                assert [one.wait(PATIENCE_S) for one in players] == [0, 0]
        check_the_end(server, host, over, tmp_path)


def metric(server: Running, line: str) -> float:
    """What one line of the server's numbers says; 0 if it is not there."""
    lines = server.get("/metrics").body.decode().splitlines()
    return sum(float(one.rpartition(" ")[2]) for one in lines if one.startswith(line))


@pytest.mark.slow
@pytest.mark.parametrize("limits", [(), ("--messages-per-second", "3")])
def test_a_bot_at_full_speed_is_never_thrown_out(limits: tuple[str, ...], tmp_path: Path) -> None:
    with Running(*limits) as server:
        host = Host(server, "skipbo")
        link = f"{server.url}/t/{host.code}"
        with bots(link, link) as players:
            over = host.watch(lambda: None, after=5)
            assert [one.wait(PATIENCE_S) for one in players] == [0, 0]
        check_the_end(server, host, over, tmp_path)
        assert metric(server, "stockpile_connections_opened_total") == 3
        for reason in ("too-many-messages", "too-busy", "too-slow"):
            closed = f'stockpile_connections_refused_total{{reason="{reason}"}}'
            assert metric(server, closed) == 0
        refused = metric(server, 'stockpile_commands_total{result="refused"')
        assert refused > 0 or not limits


def test_the_hosts_table_is_found_played_and_told(tmp_path: Path) -> None:
    told = tmp_path / "told"
    with Running("--messages-per-second", "0", "--table-messages-per-second", "0") as server:
        command = [sys.executable, str(EXAMPLES / "host.py"), server.url, "breakers", "3"]
        with told.open("wb") as file, started(command, stdout=file) as host:
            wait_until(lambda: "/t/" in told.read_text(), "the link")
            link = told.read_text().split()[-1]
            with bots(link, link, link) as players:
                assert [one.wait(PATIENCE_S) for one in players] == [0, 0, 0]
                assert host.wait(PATIENCE_S) == 0
        lines = told.read_text().splitlines()
        assert any(line.startswith("type=TrickWon ") for line in lines)
        assert lines[-2].startswith("Won by seat ")
        assert server.get(lines[-1].rpartition(server.url)[2]).status == 200


@pytest.mark.parametrize("name", ["host.py", "bot.py"])
def test_an_example_says_how_it_is_called(name: str) -> None:
    command = [sys.executable, str(EXAMPLES / name), "--help"]
    ended = processes.run(command, check=True, timeout=PATIENCE_S)
    assert f"python examples/{name} ".encode() in ended.stdout


def test_the_host_says_why_there_is_no_table() -> None:
    with Running("--create-key", "sesame") as server:
        host = [sys.executable, str(EXAMPLES / "host.py"), server.url]
        ended = processes.run(host, timeout=PATIENCE_S)
        assert ended.returncode == 1
        assert b"wrong-key" in ended.stderr
        assert b"Traceback" not in ended.stderr


def test_a_bot_says_why_it_cannot_play() -> None:
    with Running() as server:
        bot = [sys.executable, str(EXAMPLES / "bot.py"), f"{server.url}/t/NOSUCH"]
        ended = processes.run(bot, timeout=PATIENCE_S)
        assert ended.returncode == 1
        assert b"no-such-table" in ended.stderr


def test_without_a_link_the_bot_says_how_it_is_used() -> None:
    ended = processes.run([sys.executable, EXAMPLES / "bot.py"], timeout=PATIENCE_S)
    assert ended.returncode == 1
    assert b"LINK" in ended.stderr
