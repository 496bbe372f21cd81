"""One address, several processes: one dies, and whoever it served goes on."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import psutil
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.cli.run import call
from tests.postgres import postgres, postgres_url
from tests.processes import PATIENCE_S
from tests.server.running import Running
from tests.waiting import wait_until

__all__ = ["postgres", "postgres_url"]

pytestmark = pytest.mark.long


def serving(server: Running) -> set[int]:
    """The processes that serve: the children that have the listening socket."""
    assert server.process is not None
    found = set()
    for child in psutil.Process(server.process.pid).children():
        with contextlib.suppress(psutil.Error):
            if any(one.status == psutil.CONN_LISTEN for one in child.net_connections("tcp")):
                found.add(child.pid)
    return found


def come(
    stack: contextlib.ExitStack, server: Running, code: str, token: str
) -> tuple[ClientConnection, Any]:
    connection = stack.enter_context(connect(server.ws(code), open_timeout=PATIENCE_S))
    connection.send(json.dumps({"type": "hello", "protocol": 2, "token": token}))
    return connection, json.loads(connection.recv(PATIENCE_S))


def do(connection: ClientConnection, **command: Any) -> Any:
    connection.send(json.dumps(command))
    while True:
        told = json.loads(connection.recv(PATIENCE_S))
        if command["id"] in (told.get("id"), told.get("command")):
            return told


def test_a_process_that_dies_is_replaced_and_its_tables_go_on(postgres_url: str) -> None:
    with (
        Running("--processes", "2", "--store", postgres_url) as server,
        contextlib.ExitStack() as stack,
    ):
        wait_until(lambda: len(serving(server)) == 2, "both processes")
        token = server.guest("Ann")
        code = server.table(token, seats=2)
        connection, _ = come(stack, server, code, token)
        assert do(connection, type="sit", seat="B", id="sit")["type"] == "update"
        before = serving(server)
        dead = before.pop()
        psutil.Process(dead).kill()
        wait_until(lambda: len(serving(server) - {dead}) == 2, "another process")
        # Whoever was served by the other has noticed nothing.
        try:
            assert do(connection, type="emote", emote="hello", id="still")["type"] == "update"
        except ConnectionClosed:
            connection, welcome = come(stack, server, code, token)
            assert welcome["you"]["seat"] == "B"
            assert do(connection, type="emote", emote="hello", id="again")["type"] == "update"
        stack.close()
        assert server.stop() == 0
        assert not any(psutil.pid_exists(one) for one in before)
        assert "another takes its place" in server.log


def test_all_that_two_processes_were_told_is_one_table(postgres_url: str) -> None:
    with (
        Running("--processes", "2", "--store", postgres_url) as server,
        contextlib.ExitStack() as stack,
    ):
        tokens = [server.guest(name) for name in ("Ann", "Bob", "Cleo", "Dora")]
        code = server.table(tokens[0], seats=4)
        came = [come(stack, server, code, token)[0] for token in tokens]
        for connection, seat in zip(came, "ABCD", strict=True):
            assert do(connection, type="sit", seat=seat, id="sit")["type"] == "update"
        _, welcome = come(stack, server, code, tokens[0])
        assert [chair.get("person") for chair in welcome["table"]["chairs"]] == [1, 2, 3, 4]


def test_sqlite_is_for_one_process(tmp_path: Path) -> None:
    ran = call("serve", "--processes", "2", "--data", str(tmp_path / "data"))
    assert ran.status == 1
    assert "PostgreSQL" in ran.err
    assert not (tmp_path / "data").exists()
