"""A real server process for tests: ``stockpile serve`` on a free port of this machine.

It deals the same cards whenever a test runs (`tests.steady`).
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, Request, build_opener

from tests import processes
from tests.dealing import STOCKPILE
from tests.processes import PATIENCE_S

_ADDRESS = re.compile(r"http://\S+")
USUAL = {"PYTHONUNBUFFERED": "1", "STOCKPILE_KERNEL": "off"}
"""What most tests want to be set. The kernel takes seconds to load, for each server."""
# A proxy that the environment names has no business between a test and its own server.
_open = build_opener(ProxyHandler({})).open


class Answer(NamedTuple):
    """What a server answered over HTTP."""

    status: int
    body: bytes
    headers: Mapping[str, str]

    @property
    def json(self) -> Any:
        """The body, read as JSON."""
        return json.loads(self.body)

    @property
    def text(self) -> str:
        """The body as text."""
        return self.body.decode()


def ask(
    method: str,
    url: str,
    body: Any = None,
    *,
    token: str | None = None,
    headers: Mapping[str, str] | None = None,
    timeout: float = PATIENCE_S,
) -> Answer:
    """Ask a server something. A body that is not bytes already is written as JSON."""
    data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    given = {"content-type": "application/json", **(headers or {})}
    if token is not None:
        given["authorization"] = f"Bearer {token}"
    try:
        with _open(Request(url, data, given, method=method), timeout=timeout) as answer:
            return Answer(answer.status, answer.read(), dict(answer.headers))
    except HTTPError as wrong:
        with wrong:
            return Answer(wrong.code, wrong.read(), dict(wrong.headers))


class Running:
    """A running server, and a folder for its data that goes when it goes.

    >>> with Running("--messages-per-second", "0") as server:  # doctest: +SKIP
    ...     token = server.guest("Ann")

    ``data`` uses a folder that is there already, and leaves it. After `kill` or `stop`, `start`
    brings the server back with the same data on the same port.
    """

    def __init__(
        self,
        *options: str,
        data: Path | None = None,
        port: int = 0,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._options = options
        self._environment = {} if environment is None else dict(environment)
        self._own_data = data is None
        self._owner = processes.owner()
        self.data = data if data is not None else Path(tempfile.mkdtemp(prefix="stockpile-"))
        self.port = port
        self.url = ""
        """The address, without a slash at its end."""
        self.process: subprocess.Popen[bytes] | None = None
        self._held: int | None = None
        self.start()

    def start(self) -> None:
        """Start it, and wait until it can be reached."""
        assert self.process is None, "it is running"
        environment = {
            name: value for name, value in os.environ.items() if not name.startswith("STOCKPILE_")
        }
        command = [*STOCKPILE, "serve"]
        with (self.data / "server.log").open("ab") as log:
            self.process = processes.start(
                [*command, "--port", str(self.port), "--data", str(self.data), *self._options],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                env={**environment, **USUAL, **self._environment},
                owner=self._owner,
            )
        self.url = self._read_address(self.process)
        self.port = urlsplit(self.url).port or self.port
        self._let_go()

    def _read_address(self, process: subprocess.Popen[bytes]) -> str:
        assert process.stdout is not None
        late = threading.Timer(PATIENCE_S, process.kill)
        late.start()
        try:
            for line in process.stdout:
                if found := _ADDRESS.search(line.decode()):
                    # What is printed later must not fill the pipe.
                    threading.Thread(target=_drain, args=(process.stdout,), daemon=True).start()
                    return found[0].rstrip("/")
        finally:
            late.cancel()
        self.kill()
        raise RuntimeError(f"the server did not start:\n{self.log}")

    @property
    def log(self) -> str:
        """All that it has written to standard error."""
        return (self.data / "server.log").read_text(encoding="utf-8", errors="replace")

    def stop(self, seconds: float = PATIENCE_S) -> int:
        """End it as a service manager does; its exit status."""
        assert self.process is not None, "it is not running"
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(seconds)
        finally:
            self.kill()

    def kill(self) -> None:
        """End it, and the processes that its bots think in, as when the power fails."""
        process, self.process = self.process, None
        if process is None:
            return
        processes.end(process, number=signal.SIGKILL)
        self._hold()

    def _hold(self) -> None:
        """Keep the port while nobody listens: any connection of another could be given it."""
        if sys.platform != "linux" or self._held is not None or not self.port:
            return  # elsewhere the server could not have it back
        with socket.socket() as held:
            # As the server does, so that both may have it until one listens.
            held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with contextlib.suppress(OSError):
                held.bind(("127.0.0.1", self.port))
                self._held = held.detach()

    def _let_go(self) -> None:
        if self._held is not None:
            os.close(self._held)
            self._held = None

    def close(self) -> None:
        """Stop it if it runs, and take away its folder if that is its own."""
        if self.process is not None:
            self.stop()
        self._let_go()
        if self._own_data:
            # The processes of its bots may need a moment to be gone.
            for _ in range(50):
                shutil.rmtree(self.data, ignore_errors=True)
                if not self.data.exists():
                    break
                time.sleep(0.02)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if error is not None and self.process is not None:
            self.kill()
        self.close()

    # Asking it

    def ws(self, code: str) -> str:
        """Where the connections of a table go."""
        return f"ws{self.url.removeprefix('http')}/api/tables/{code}/connection"

    def get(self, path: str, *, token: str | None = None) -> Answer:
        """Ask for something."""
        return ask("GET", self.url + path, token=token)

    def post(self, path: str, body: Any, *, token: str | None = None) -> Answer:
        """Send something new."""
        return ask("POST", self.url + path, body, token=token)

    def guest(self, name: str) -> str:
        """The token of a new guest."""
        made = self.post("/api/guests", {"name": name})
        assert made.status == 201, made
        return str(made.json["token"])

    def table(self, token: str, **settings: Any) -> str:
        """The code of a new table."""
        made = self.post("/api/tables", settings, token=token)
        assert made.status == 201, made
        return str(made.json["code"])


def _drain(stream: Any) -> None:
    with contextlib.suppress(OSError, ValueError), stream:
        for _ in stream:
            pass
