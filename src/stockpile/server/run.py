"""Running a server as a process, from locking the data folder to closing the store."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import json
import logging
import resource
import signal
import socket
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import uvicorn

from stockpile.core.refusal import Refusal, Refused
from stockpile.server.app import Server, make_app
from stockpile.server.hosts import EVERY_ADDRESS, LOOPBACK_HOSTS, own_hosts
from stockpile.server.http_connection import for_server, require
from stockpile.server.processes import run_processes
from stockpile.server.reach import base_url, lan_addresses
from stockpile.server.settings import USUAL_PORT, ServerSettings
from stockpile.store import Store, Unsaved
from stockpile.store.location import DataFolder, open_store
from stockpile.workers.compilation import compile_kernel
from stockpile.workers.pool import WorkerPool

PRUNE_INTERVAL_S = 6 * 60 * 60
"""Seconds between two deletions of what nobody has used for a long time."""
SEND_BUFFER_BYTES = 1 << 17
"""The send buffer of each socket, which the system doubles; by default it can be megabytes."""
SHUTDOWN_LIMIT_S = 5
"""Seconds that connections get to end by themselves."""

CHECK_CONNECTIONS_S = 5.0
"""Seconds between two checks of which connections are still alive."""
MAX_FILES = 1 << 20
"""More open files than any server needs."""
RESERVED_FILES = 256
"""Open files that are not clients' sockets: the store, workers, the page."""

_log = logging.getLogger(__name__)

# uvicorn does not promise to keep what `_Uvicorn.listen_on` uses.
require("uvicorn", uvicorn.Server, "config lifespan server_state servers")


@dataclass(frozen=True, slots=True)
class ServePlan:
    """Where a server listens, and where it keeps its data."""

    host: str
    port: int | None
    """None: the one remembered with the data, or the usual one."""
    data: Path
    store: str | None
    """The address of a store; None: SQLite in the data folder."""
    workers: int = 1
    """How many processes bots think in."""
    remembered: str | None = None
    """The public address to be remembered with the data."""
    processes: int = 1
    """How many processes serve; more than one need a store that can be shared."""
    phones: Callable[[str], None] | None = None
    """Called with the address once a host has let phones in; None if no host may."""


class RememberedAddress:
    """The address at which a data folder was served last: browsers know their seats by it."""

    def __init__(self, data: Path) -> None:
        self._path = data / "address.json"

    def read(self) -> dict[str, Any]:
        """What was remembered, if anything readable was."""
        try:
            read = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return read if isinstance(read, dict) else {}

    def port(self) -> int | None:
        """The port that was used before."""
        port = self.read().get("port")
        return port if isinstance(port, int) and 0 < port < 65536 else None

    def public(self) -> str | None:
        """The public address that was used before."""
        public = self.read().get("public")
        return public if isinstance(public, str) else None

    def write(self, port: int, public: str | None) -> None:
        """Remember the address for the next time."""
        with contextlib.suppress(OSError):
            text = json.dumps({"port": port, "public": public}, indent=2)
            self._path.write_text(text + "\n", encoding="utf-8")


def bind(host: str, port: int) -> socket.socket:
    """A listening socket. Raises Refused if the port is taken or may not be used."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sets TCP_NODELAY only if the protocol is named.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
        listening.bind((host, port))
    except OSError as wrong:
        listening.close()
        if wrong.errno == errno.EADDRINUSE:
            raise Refused(Refusal("port-taken", port=str(port))) from None
        reason = wrong.strerror or str(wrong)
        raise Refused(Refusal("cannot-listen", host=host, port=str(port), reason=reason)) from None
    listening.set_inheritable(True)
    return listening


class _Uvicorn(uvicorn.Server):
    """uvicorn, which tells the tables before it closes their connections."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._tables = server
        self._ready = ready

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        # uvicorn's own version raises the signal again at the end, before the store is closed.
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def listen_on(self, listening: socket.socket) -> None:
        """Serve another socket as well, until the server ends."""

        def connect() -> asyncio.Protocol:
            return self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )

        loop = asyncio.get_running_loop()
        backlog = self.config.backlog
        self.servers.append(await loop.create_server(connect, sock=listening, backlog=backlog))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._tables.dismiss_all()
        # Everybody gets a moment to read why.
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def listener(server: Server, ready: Callable[[], None]) -> _Uvicorn:
    """What serves connections; ``ready`` is called once it does."""
    config = uvicorn.Config(
        make_app(server),
        loop="none",
        http=for_server(server),
        ws="none",
        proxy_headers=False,
        server_header=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=SHUTDOWN_LIMIT_S,
        timeout_keep_alive=30,
        limit_concurrency=None,
    )
    return _Uvicorn(config, server, ready)


def run(place: ServePlan, settings: ServerSettings, ready: Callable[[int], None]) -> None:
    """Serve until told to end. ``ready`` is called with the port once connections are accepted.

    Raises Refused if the data folder is in use, the address cannot be listened on, or the store
    cannot be opened, or not by this many processes.
    """
    # An invalid address is refused before anything is created.
    store = open_store(place.store, place.data)
    if place.processes > 1 and not store.shared:
        raise Refused(Refusal("processes-need-postgresql"))
    settings = replace(
        settings,
        hosts=own_hosts(place.host, settings.public),
        most_sockets=min(settings.most_sockets, raise_file_limit() - RESERVED_FILES),
    )
    with DataFolder(place.data):
        remembered = RememberedAddress(place.data)
        port = place.port if place.port is not None else remembered.port() or USUAL_PORT
        with contextlib.closing(bind(place.host, port)) as listening:
            port = listening.getsockname()[1]
            if place.port != 0:
                remembered.write(port, place.remembered)
            _collect_less()

            def serve(announced: bool) -> None:
                def announce() -> None:
                    if announced:
                        ready(port)

                with asyncio.Runner(loop_factory=loop_factory()) as runner:
                    # Each process has a store of its own.
                    store = open_store(place.store, place.data)
                    runner.run(_serve(store, place, settings, listening, announce))

            if place.processes == 1:
                serve(True)
            else:
                asyncio.run(_try(open_store(place.store, place.data)))
                run_processes(place.processes, serve)


async def _open(store: Store) -> None:
    """Open a store, and bring it up to date. Raises Refused."""
    try:
        await store.open()
    except Unsaved as wrong:
        raise Refused(Refusal("store-unusable", why=str(wrong))) from None


async def _try(store: Store) -> None:
    """Make sure that a store can be opened. Raises Refused."""
    await _open(store)
    await store.close()


def raise_file_limit() -> int:
    """Let the process open as many files as it may; how many that is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and (hard == resource.RLIM_INFINITY or soft < hard):
        wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MAX_FILES if soft == resource.RLIM_INFINITY else soft


def _collect_less() -> None:
    """Look for reference cycles less often: there are few, and many tables to go through."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """What makes the event loop that a server runs in."""
    try:
        import uvloop
    except ImportError:  # there is none for Windows
        return asyncio.new_event_loop
    return uvloop.new_event_loop


async def _serve(
    store: Store,
    place: ServePlan,
    settings: ServerSettings,
    listening: socket.socket,
    ready: Callable[[], None],
) -> None:
    await _open(store)
    try:
        thinkers = WorkerPool(
            workers=place.workers,
            thinking_ms=settings.thinking_ms,
            trust_bots=settings.trust_bots,
            measured=lambda seconds: metrics.thinking_seconds.observe(seconds),  # noqa: PLW0108
        )
        server = Server(store, thinkers, settings)
        metrics = server.metrics
        server.metrics.watch_thinkers(thinkers)
        await thinkers.start()
        background = (
            _prune(server),
            _check_connections(server),
            server.check_store(),
            compile_kernel(),
        )
        beside = [asyncio.create_task(work) for work in background]
        try:
            serving = listener(server, ready)
            _reach(server, serving, place, listening.getsockname()[1])
            await serving.serve(sockets=[listening])
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            await thinkers.close()
    finally:
        await store.close()


def _reach(server: Server, serving: _Uvicorn, place: ServePlan, port: int) -> None:
    """Say how others in the network reach the server, now or once a host lets them in."""

    def address() -> str | None:
        return next((one for one in lan_addresses() if place.host == "::" or ":" not in one), None)

    def reached_at(host: str) -> str:
        return base_url(host, port, prefix=server.settings.prefix)

    if server.settings.public is not None:
        return
    if place.host in EVERY_ADDRESS:
        if (found := address()) is not None:
            server.reached_at = reached_at(found)
        return
    if place.phones is None or place.processes > 1 or place.host not in LOOPBACK_HOSTS:
        return
    one_at_a_time = asyncio.Lock()

    async def let_in() -> None:
        async with one_at_a_time:
            if server.reached_at is not None:
                return
            if (found := address()) is None:
                raise Refused(Refusal("no-network"))
            await serving.listen_on(bind(found, port))
            hosts = (server.settings.hosts or frozenset()) | own_hosts(found, None)
            server.settings = replace(server.settings, hosts=hosts)
            server.reached_at = reached_at(found)
        assert place.phones is not None
        place.phones(server.reached_at)

    server.let_in = let_in


async def _check_connections(server: Server) -> None:
    loop = asyncio.get_running_loop()
    while True:
        await asyncio.sleep(CHECK_CONNECTIONS_S)
        server.check_connections(loop.time())


async def _prune(server: Server) -> None:
    while True:
        try:
            await server.prune()
        except Unsaved:
            _log.warning("old tables could not be pruned")
        await asyncio.sleep(PRUNE_INTERVAL_S)
