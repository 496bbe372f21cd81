"""Running a server: what it tells those who watch over it, and how it begins and ends."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import psutil
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from stockpile.cli.serve import serve
from stockpile.server.api import Api
from stockpile.server.limits import trusted_networks
from stockpile.server.settings import ServerSettings
from stockpile.store import Unsaved
from tests import processes
from tests.processes import PATIENCE_S, started
from tests.server.driving import (
    FREE,
    HOST,
    Answer,
    Eager,
    free_port,
    gather,
    in_loop,
    log_lines,
    logged,
    memory,
    served,
)
from tests.server.running import Running, ask
from tests.virtual_time import VirtualTime
from tests.waiting import until

__all__ = ["memory"]

# What it tells


@in_loop
async def test_healthz_says_whether_the_server_can_work(
    memory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(memory) as place:
        group = await gather(place, 2)
        answer = await place.ask("GET", "/healthz")
        assert answer.status == 200
        assert answer.json == {
            "status": "ok",
            "store": "ok",
            "damaged_tables": 0,
            "tables": 1,
            "connections": 3,
        }

        async def unavailable() -> int:
            raise Unsaved("the disk is gone")

        monkeypatch.setattr(place.store, "count_tables", unavailable)
        answer = await place.ask("GET", "/healthz")
        assert answer.status == 503
        assert answer.json["status"] == "degraded"
        assert answer.json["store"] == "unavailable"
        token = group.tokens[0]
        refused = await place.ask("POST", "/api/tables", {}, token)
        assert (refused.status, refused.code) == (503, "cannot-save")
        monkeypatch.undo()
        assert (await place.ask("GET", "/healthz")).status == 200
        place.server.closing = True
        answer = await place.ask("GET", "/healthz")
        assert (answer.status, answer.json["status"]) == (503, "closing")


def numbers(answer: Answer) -> dict[str, float]:
    lines = [line for line in answer.body.decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


@in_loop
async def test_metrics_count_what_happens_and_name_nobody(memory: Path) -> None:
    async with served(memory) as place:
        group = await gather(place, 2, names=["Quillfeather", "Wobbegong"])
        await group.play(5)
        on_turn = group.on_turn
        assert on_turn is not None
        await on_turn.refused("move", move="stock>1", version=0)
        answer = await place.ask("GET", "/metrics", headers={"host": "localhost"})
        assert answer.status == 200
        assert answer.headers["content-type"].startswith("text/plain")
        counted = numbers(answer)
        assert counted["stockpile_connections"] == 3
        assert counted["stockpile_tables_loaded"] == 1
        assert counted['stockpile_commands_total{result="accepted",type="move"}'] == 5
        assert counted['stockpile_commands_total{result="refused",type="move"}'] == 1
        assert counted["stockpile_commit_seconds_count"] >= 10
        assert (
            counted["stockpile_messages_sent_total"] > counted["stockpile_messages_received_total"]
        )
        for secret in ("Quillfeather", "Wobbegong", group.code, HOST, *group.tokens):
            assert secret not in answer.body.decode()


@in_loop
async def test_metrics_are_for_this_machine_unless_everybody_may_see_them(memory: Path) -> None:
    trusting = ServerSettings(trusted=trusted_networks([HOST]))
    open_to_all = ServerSettings(trusted=trusted_networks([HOST]), metrics_for_all=True)
    far = {"x-forwarded-for": "203.0.113.5"}
    for settings, headers, status in (
        (ServerSettings(), {}, 200),
        # A proxy on this machine that nobody has told us of: whoever it is, it is not local.
        (ServerSettings(), far, 404),
        (ServerSettings(), {"forwarded": "for=203.0.113.5"}, 404),
        (trusting, far, 404),
        (trusting, {"x-forwarded-for": "127.0.0.1"}, 404),
        (trusting, {"x-forwarded-for": "127.0.0.1, 203.0.113.5"}, 404),
        (open_to_all, far, 200),
    ):
        async with served(memory, settings) as place:
            answer = await place.ask("GET", "/metrics", headers={"host": "localhost", **headers})
            assert answer.status == status, (settings, headers)


@in_loop
async def test_what_a_trusted_proxy_says_is_believed_and_nobody_else(memory: Path) -> None:
    async def ask_from(settings: ServerSettings, said: list[str]) -> list[int]:
        async with served(memory, settings, clock=VirtualTime()) as place:
            return [
                (
                    await place.ask(
                        "POST", "/api/guests", {"name": "Ann"}, headers={"x-forwarded-for": one}
                    )
                ).status
                for one in said
            ]

    several = [f"203.0.113.{number}" for number in range(4)]
    # Who only claims to be others is always the same.
    assert await ask_from(ServerSettings(guests_per_minute=2), several) == [201, 201, 429, 429]
    trusted = ServerSettings(guests_per_minute=2, trusted=trusted_networks([HOST]))
    assert await ask_from(trusted, several) == [201] * 4
    # What somebody wrote before the proxy did is not believed.
    forged = [f"198.51.100.{number}, 203.0.113.1" for number in range(4)]
    assert await ask_from(trusted, forged) == [201, 201, 429, 429]


@pytest.mark.parametrize("prefix", ["/stockpile", "/games/stockpile"])
@in_loop
async def test_a_prefix_works_whether_or_not_the_proxy_takes_it_off(
    memory: Path, prefix: str
) -> None:
    async with served(memory, ServerSettings(prefix=prefix)) as place:
        token = await place.guest("Ann")
        for before in (prefix, ""):
            answer = await place.ask("POST", f"{before}/api/tables", {}, token)
            code = answer.json["code"]
            assert answer.json["link"] == f"http://table.test{prefix}/t/{code}"
            for path in (f"/t/{code}", f"/api/tables/{code}", "/healthz", "/"):
                assert (await place.ask("GET", before + path)).status == 200, before + path
            place.prefix = before
            client = await place.enter(code, token)
            await client.do("sit", seat="A")
            offer = await client.do("offer-seat")
            assert offer["link"].startswith(f"http://table.test{prefix}/t/{code}#seat=")
        for path in (f"{prefix}x/healthz", f"{prefix}{prefix}/healthz", "/x/healthz"):
            assert (await place.ask("GET", path)).status == 404, path
        assert (await place.ask("GET", prefix)).status in {200, 307}


@in_loop
async def test_the_public_address_is_in_every_link(memory: Path) -> None:
    settings = ServerSettings(public="https://cards.example.org/play")
    async with served(memory, settings) as place:
        token = await place.guest("Ann")
        answer = await place.ask("POST", "/api/tables", {}, token, {"host": "evil.example"})
        assert answer.json["link"] == f"https://cards.example.org/play/t/{answer.json['code']}"
        assert answer.headers["strict-transport-security"]


HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "connect-src": "'self'",
    "base-uri": "'self'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}


@in_loop
async def test_every_answer_has_the_security_headers_and_no_banner(
    memory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(self: Api, request: object) -> None:
        raise RuntimeError("hunter2")

    monkeypatch.setattr(Api, "games", broken)
    with logged() as log:
        async with served(memory) as place:
            group = await gather(place, 2, options={"stock": 3})
            await group.seated[1].do("concede")
            token, table = group.tokens[0], f"/api/tables/{group.code}"
            of_match = f"{table}/matches/1"
            for method, path, status in (
                ("GET", "/", 200),
                ("HEAD", "/", 200),
                ("GET", f"/t/{group.code}", 200),
                ("GET", "/nothing", 404),
                ("GET", "/healthz", 200),
                ("GET", "/metrics", 200),
                ("GET", "/api/tables", 200),
                ("GET", table, 200),
                ("GET", f"{table}/qr.svg", 200),
                ("GET", f"{table}/matches", 200),
                ("GET", of_match, 200),
                ("GET", f"{of_match}/record", 200),
                ("GET", f"{of_match}/rounds/1?seat=A", 200),
                ("GET", f"{of_match}/rounds/9", 404),
                ("GET", f"{table}/matches/9", 404),
                ("GET", "/api/me", 200),
                ("PUT", "/api/me", 400),
                ("PATCH", "/api/me", 405),
                ("OPTIONS", "/api/me", 405),
                ("POST", "/api/guests", 400),
                ("GET", "/api/games", 500),
                ("DELETE", table, 204),
                ("GET", table, 404),
            ):
                host = {"host": "localhost"}
                answer = await place.ask(method, path, None, token, host)
                assert answer.status == status, (method, path, answer)
                assert HEADERS.items() <= answer.headers.items(), (method, path)
                # The page alone is kept, and asked for again before it is shown.
                is_page = answer.headers.get("content-type", "").startswith("text/html")
                kept = "no-cache" if is_page else "no-store"
                assert answer.headers["cache-control"] == kept, (method, path)
                assert "server" not in answer.headers
                assert "x-powered-by" not in answer.headers
                policy = dict(
                    one.strip().split(" ", 1)
                    for one in answer.headers["content-security-policy"].split(";")
                )
                assert POLICY.items() <= policy.items()
                assert not any("unsafe" in one or "*" in one for one in policy.values())
                assert (status == 405) == ("allow" in answer.headers)
                if status >= 400:
                    assert answer.headers["content-type"] == "application/json"
            answer = await place.ask("GET", "/api/me")
            assert answer.status == 401
            assert HEADERS.items() <= answer.headers.items()
    # What went wrong is told in the log, but not what it was about.
    wrong = [line for line in log_lines(log) if line["level"] == "error"]
    assert len(wrong) == 1
    assert "RuntimeError" in wrong[0]["exception"]
    assert "hunter2" not in log.getvalue()


@in_loop
async def test_bots_of_a_table_think_no_longer_than_they_may(memory: Path) -> None:
    levels = []
    clock = VirtualTime()

    class Slow(Eager):
        async def choose(
            self,
            level: str,
            game: str,
            observation: bytes,
            *,
            who: str = "",
            seed: str | None = None,
        ) -> str:
            levels.append(level)
            clock.forward(30)
            return await super().choose(level, game, observation)

    def over() -> bool:
        clock.wake_within(1)  # a move is seen at a moment that says nothing of how long it took
        return client.phase == "over"

    limited = replace(FREE, thinking_per_minute=ServerSettings().thinking_per_minute)
    async with served(memory, limited, clock=clock, thinkers=Slow()) as place:
        token = await place.guest("Ann")
        code = await place.open(token, seats=2, bots="casual", options={"stock": 5})
        client = await place.enter(code, token)
        await client.do("start")
        await until(over)
    assert levels[0] == "casual"
    assert "baseline" in levels


# Beginning and ending


@contextlib.contextmanager
def player(server: Running) -> Iterator[tuple[ClientConnection, str, str]]:
    """Who watches bots at a table of a server process: the connection, the token and the code."""
    token = server.guest("Ann")
    code = server.table(token, seats=2, pace="fast", options={"stock": 30})
    with connect(server.ws(code), proxy=None, open_timeout=PATIENCE_S) as connection:
        connection.send(json.dumps({"type": "hello", "protocol": 2, "token": token}))
        assert json.loads(connection.recv(PATIENCE_S))["type"] == "welcome"
        connection.send(json.dumps({"type": "start"}))
        yield connection, token, code


def last_words(connection: ClientConnection) -> tuple[list[dict[str, Any]], int | None]:
    """All that comes until the end, and its close code."""
    told = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            told.append(json.loads(connection.recv(PATIENCE_S)))
    return told, connection.close_code


@pytest.mark.long
@pytest.mark.parametrize(
    "number", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.slow)]
)
def test_a_server_that_is_told_to_end_says_goodbye_and_keeps_everything(
    number: signal.Signals, tmp_path: Path
) -> None:
    port = free_port()
    server = Running("--log-level", "debug", "--log", "json", data=tmp_path, port=port)
    try:
        process = server.process
        assert process is not None
        with player(server) as (connection, token, code):
            before = [json.loads(connection.recv(PATIENCE_S)) for _ in range(5)]
            workers = psutil.Process(process.pid).children(recursive=True)
            assert workers
            silent = socket.create_connection((HOST, port))
            os.kill(process.pid, number)
            told, close_code = last_words(connection)
        assert process.wait(PATIENCE_S) == 0
        silent.close()
        assert told[-1] == {"type": "refused", "code": "closing", "args": {}}
        assert close_code == 1001
        _, alive = psutil.wait_procs(workers, PATIENCE_S)
        assert not alive
        lines = [json.loads(line) for line in server.log.splitlines()]
        assert not [line for line in lines if line["level"] in {"error", "critical"}], server.log
        assert token not in server.log
        seq = max(one["seq"] for one in (*before, *told) if one["type"] == "update")
        server.process = None
        # The port is remembered with the data.
        command = [sys.executable, "-m", "stockpile", "serve", "--data", str(tmp_path)]
        pipe = subprocess.PIPE
        with started(command, stdout=pipe, stderr=pipe, text=True) as again:
            assert again.stdout is not None
            assert f":{port}" in again.stdout.readline()
            address = f"ws://{HOST}:{port}/api/tables/{code}/connection"
            with connect(address, proxy=None, open_timeout=PATIENCE_S) as back:
                hello = {"type": "hello", "protocol": 2, "token": token, "after": 0}
                back.send(json.dumps(hello))
                welcome = json.loads(back.recv(PATIENCE_S))
            assert welcome["seq"] >= seq
            assert {one["seq"] for one in welcome["missed"]} >= {1, seq}
            again.terminate()
            _, said = again.communicate(timeout=PATIENCE_S)
        assert again.returncode == 0
        assert "Traceback" not in said
    finally:
        server.kill()


@pytest.mark.long
def test_a_second_server_is_told_why_it_cannot_begin(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "stockpile", "serve"]
    environment = {
        "STOCKPILE_CREATE_KEY": "sesame",
        "STOCKPILE_PREFIX": "/play",
        "STOCKPILE_METRICS_FOR_ALL": "1",
        "STOCKPILE_TABLES_PER_HOUR": "1",
    }
    with Running(environment=environment) as server:
        same_data = processes.run(
            [*command, "--port", "0", "--data", str(server.data)], text=True, timeout=PATIENCE_S
        )
        assert same_data.returncode == 1
        assert not same_data.stdout
        assert str(server.data) in same_data.stderr
        assert "Traceback" not in same_data.stderr
        same_port = processes.run(
            [*command, "--port", str(server.port), "--data", str(tmp_path / "two")],
            text=True,
            timeout=PATIENCE_S,
        )
        assert same_port.returncode == 1
        assert str(server.port) in same_port.stderr
        assert "Traceback" not in same_port.stderr
        # What the environment says holds as if it had been an option.
        assert server.url.endswith("/play")
        assert server.get("/healthz").status == 200
        metrics = ask("GET", f"{server.url}/metrics", headers={"via": "proxy"})
        assert metrics.status == 200
        token = server.guest("Ann")
        assert server.post("/api/tables", {}, token=token).json["code"] == "wrong-key"
        tables, key = f"{server.url}/api/tables", {"stockpile-key": "sesame"}
        opened = ask("POST", tables, {}, token=token, headers=key)
        assert opened.json["link"].startswith(f"{server.url}/t/")
        again = ask("POST", tables, {}, token=token, headers=key)
        assert again.json["code"] == "too-many-tables"


def test_every_option_can_be_set_by_the_environment() -> None:
    for option in serve.params:
        if option.name != "lang":
            shown = option.opts[0].removeprefix("--").replace("-", "_").upper()
            assert option.envvar == f"STOCKPILE_{shown}"
