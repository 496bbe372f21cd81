"""The server: what it consists of, and how requests and connections find their way."""

from __future__ import annotations

import contextlib
import hmac
import logging
import math
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import stockpile
from stockpile.core.refusal import Refusal, Refused
from stockpile.server import api, errors
from stockpile.server.guests import Guests
from stockpile.server.hosts import LOOPBACK_HOSTS, is_own_host
from stockpile.server.http_connection import SOCKETS_PER_CONNECTION, OpenSockets
from stockpile.server.invitation import invitation_tags, preferred_language
from stockpile.server.limits import Clock, HeldLimits, RateLimits, client_address
from stockpile.server.messages import COMMAND_NAMES
from stockpile.server.metrics import Metrics
from stockpile.server.page import ASSETS_PREFIX, TABLE_ADDRESS, Page
from stockpile.server.settings import ServerSettings
from stockpile.server.websocket import WebSocket
from stockpile.store import Store, Unsaved
from stockpile.table.decide.asked import Entropy
from stockpile.table.history import read_summary
from stockpile.table.node import CODE_LETTERS, NodeTables, Thinker, read_code
from stockpile.table.reviews import Reviews
from stockpile.table.room import Room
from stockpile.table.show import ShownLimits
from stockpile.table.time import NodeTime

FILES_PER_REQUEST = 10
"""How many files of the page count as one request: they cost next to nothing, and one household has
one address and many browsers."""
LOOKUPS_BEYOND = 4
"""How many times the usual number of codes may be tried before only a table's members get in."""
CLOSE_REASONS = (
    "foreign-host",
    "foreign-origin",
    "closing",
    "too-many-connections",
    "too-many-messages",
    "too-many-mistakes",
    "too-slow",
    "no-hello",
    "binary-message",
    "message-too-long",
    "other-protocol",
    "unknown-token",
    "no-such-table",
    "table-damaged",
    "removed",
    "door-closed",
    "not-let-in-yet",
)
"""The labels of connections that are refused or closed."""

_log = logging.getLogger(__name__)

_CONNECTION = re.compile(r"/api/tables/([^/]+)/connection")


class Server:
    """One node: its tables, its guests, its limits."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinker,
        settings: ServerSettings | None = None,
        *,
        time: NodeTime | None = None,
        entropy: Entropy = secrets.token_bytes,
        node: str | None = None,
        tables: NodeTables | None = None,
    ) -> None:
        self.settings = settings = settings or ServerSettings()
        self.store = store
        self.reviews = Reviews(store)
        self.metrics = Metrics(stockpile.__version__, COMMAND_NAMES.values(), CLOSE_REASONS)
        self.tables = tables or NodeTables(
            store,
            thinkers,
            node=node,
            time=time,
            entropy=entropy,
            most_tables=settings.most_tables,
            thinking_per_minute=settings.thinking_per_minute,
            thinking_ms=settings.thinking_ms,
            on_commit=self.metrics.commit_seconds.observe,
        )
        self.page = Page(settings.prefix)
        self.guests = Guests(store, self.tables.time.wall_ms, entropy)
        self.origins = settings.origins()
        self.headers = security_headers(settings)
        self.asset_headers = asset_headers(self.headers)
        self.sockets = OpenSockets(
            settings.most_sockets,
            SOCKETS_PER_CONNECTION * settings.connections_per_address,
            settings.trusted,
        )
        self.connections = HeldLimits(settings.connections_per_address)
        self.open_connections: set[WebSocket] = set()
        self.connected = 0
        self.closing = False
        self.reached_at: str | None = None
        """The server's address in the local network. It goes into links that somebody on this
        machine asks for, because the name that they use would lead nobody else here."""
        self.let_in: Callable[[], Awaitable[None]] | None = None
        """Listens on the local network as well, if the settings allow that."""
        self.store_damaged = False
        self.clock = clock = self.tables.time.seconds
        """The clock of all limits."""
        self.new_guests = _limits(settings.guests_per_minute, 60, clock)
        self.new_tables = _limits(settings.tables_per_hour, 3600, clock)
        self.lookups = _limits(settings.lookups_per_minute, 60, clock)
        self.lookups_beyond = _limits(settings.lookups_per_minute * LOOKUPS_BEYOND, 60, clock)
        self.requests = _limits(settings.requests_per_minute, 60, clock)
        self.files = _limits(settings.requests_per_minute * FILES_PER_REQUEST, 60, clock)
        self.hints = _limits(settings.hints_per_minute, 60, clock)
        self.seat_messages = _limits(settings.table_messages_per_second, 1, clock)
        self.watcher_messages = _limits(settings.table_messages_per_second / 2, 1, clock)
        self.shown_limits = ShownLimits(
            settings.messages_per_second,
            2 * settings.messages_per_second,
            settings.table_messages_per_second,
        )
        rooms = self.tables.rooms
        self.metrics.tables.set_function(lambda: len(rooms))
        self.metrics.leases.set_function(
            lambda: sum(room.duties.holding for room in rooms.values())
        )

    # Addresses

    def base(self, scope: Scope) -> str:
        """The address by which the client knows the server."""
        if self.settings.public is not None:
            return self.settings.public
        host = _header(scope, b"host") or "localhost"
        if self.reached_at is not None and is_own_host(host, LOOPBACK_HOSTS):
            return self.reached_at
        if not _HOST.fullmatch(host):
            host = "localhost"
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        return f"{scheme}://{host}{self.settings.prefix}"

    def own_host(self, scope: Scope) -> bool:
        """Whether a request names this server as its host.

        Another site can point its own name here, and its page would then pass for ours.
        """
        known = self.settings.hosts
        return known is None or is_own_host(_header(scope, b"host"), known)

    def own_origin(self, scope: Scope) -> bool:
        """Whether the page that asks is our own. Programs other than browsers send no origin."""
        origin = _header(scope, b"origin").lower()
        if not origin or origin in self.origins:
            return True
        host = _header(scope, b"host").lower()
        return bool(host) and origin in {f"http://{host}", f"https://{host}"}

    def path_of(self, scope: Scope) -> str:
        """The path that is asked for, whether or not a reverse proxy has taken the prefix off."""
        path: str = scope["path"]
        prefix = self.settings.prefix
        if path == prefix or path.startswith(prefix + "/"):
            return path[len(prefix) :] or "/"
        return path

    def refuse_request(self, scope: Scope, path: str) -> Refusal | None:
        """Why a request is turned away unread, if it is."""
        if path != "/healthz" and not self.own_host(scope):
            return Refusal("foreign-host", host=_header(scope, b"host")[:80])
        if scope["method"] not in {"GET", "HEAD", "OPTIONS"} and not self.own_origin(scope):
            return Refusal("foreign-origin")
        address = client_address(scope, self.settings.trusted)
        limits = self.files if self.page.has(path) else self.requests
        return None if limits.take(address) else Refusal("too-many-requests")

    # Connections

    def admit_connection(self, scope: Scope) -> tuple[str, str, str]:
        """Admit a connection: its table's code, the client's address, and our own.

        Raises Refused.
        """
        found = _CONNECTION.fullmatch(self.path_of(scope))
        if found is None:
            raise Refused(Refusal("nothing-here"))
        if not self.own_host(scope):
            raise Refused(Refusal("foreign-host", host=_header(scope, b"host")[:80]))
        if not self.own_origin(scope):
            raise Refused(Refusal("foreign-origin"))
        if self.closing:
            raise Refused(Refusal("closing"))
        settings, address = self.settings, client_address(scope, self.settings.trusted)
        if self.connected >= settings.most_connections:
            raise Refused(Refusal("too-many-connections", most=settings.most_connections))
        if self.connections.held(address) >= self.connections.most:
            raise Refused(Refusal("too-many-connections", most=self.connections.most))
        return found[1], address, self.base(scope)

    def session_opened(self, address: str) -> None:
        """A connection from this address has begun."""
        self.connections.take(address)
        self.connected += 1
        self.metrics.connections.inc()
        self.metrics.connected.inc()

    def session_ended(self, address: str) -> None:
        """A connection from this address has ended."""
        self.connections.give_back(address)
        self.connected -= 1
        self.metrics.connections.dec()

    def check_connections(self, now: float) -> None:
        """Check which connections are still alive."""
        for socket in list(self.open_connections):
            socket.check_alive(now)

    def dismiss_all(self) -> None:
        """The server is about to end: tell everybody, so that they come back, here or elsewhere."""
        self.closing = True
        for room in self.tables.rooms.values():
            room.dismiss_all(Refusal("closing"))

    # Tables

    async def find(self, code: str, address: str, guest: str | None = None) -> Room:
        """The table of a code. Raises Refused.

        Trying many codes that do not exist makes an address wait, except for people who have been
        at the table before.
        """
        code = read_code(code)
        plausible = set(code) <= set(CODE_LETTERS)
        if plausible and guest is not None and await self._knows(guest, code):
            return await self.tables.room(code)
        exhausted = self.lookups.wait(address) > 0
        if exhausted and self.lookups_beyond.wait(address) > 0:
            raise Refused(self._too_many_lookups(address))
        try:
            if not plausible:
                raise Refused(Refusal("no-such-table", table=code))
            return await self.tables.room(code)
        except Refused as refused:
            if refused.refusal.code == "no-such-table":
                self.lookups_beyond.take(address)
                if exhausted:
                    raise Refused(self._too_many_lookups(address)) from None
                self.lookups.take(address)
            raise

    async def _knows(self, guest: str, code: str) -> bool:
        """Whether a guest has been at a table before."""
        room = self.tables.rooms.get(code)
        if room is not None:
            return room.table.person_of(guest) is not None
        return await self.store.is_member(code, guest)

    def _too_many_lookups(self, address: str) -> Refusal:
        wait = self.lookups.wait(address)
        return Refusal("too-many-lookups", wait_ms=math.ceil(wait * 1000))

    async def invitation(self, path: str, request: Request) -> str:
        """The tags that describe the table at an address; empty if there is no table."""
        at_table = TABLE_ADDRESS.fullmatch(path)
        if at_table is None:
            return ""
        try:
            room = await self.find(
                at_table[1], client_address(request.scope, self.settings.trusted)
            )
            found = await self.store.table(room.table.code)
        except (Refused, Unsaved):
            return ""
        if found is None:
            return ""
        language = preferred_language(request.headers)
        summary = read_summary(found.summary)
        return invitation_tags(summary, found.table, self.base(request.scope), language)

    def check_key(self, given: bytes, address: str) -> None:
        """Raise Refused unless this key opens tables. Trying many makes an address wait."""
        key = self.settings.create_key
        if key is None:
            return
        if self.lookups.wait(address) > 0:
            raise Refused(self._too_many_lookups(address))
        if not hmac.compare_digest(given, key.encode()):
            self.lookups.take(address)
            raise Refused(Refusal("wrong-key"))

    async def check_store(self) -> None:
        """Check that the whole store can be read; the log and `/healthz` say so if not."""
        try:
            why = await self.store.find_damage()
        except Unsaved:
            return
        if why is not None:
            self.store_damaged = True
            _log.error("the store is damaged: %s", why)

    async def prune(self) -> None:
        """Forget what nobody has used for a long time."""
        before = self.tables.time.wall_ms() - self.settings.keep_days * 24 * 60 * 60 * 1000
        await self.store.prune(before, before)


_HOST = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")


def _header(scope: Scope, name: bytes) -> str:
    return next((value for one, value in scope["headers"] if one == name), b"").decode("latin-1")


def _limits(number: float, seconds: int, clock: Clock) -> RateLimits:
    """A limit for each address in this many seconds; 0 sets none."""
    return RateLimits(number / seconds, number or math.inf, clock=clock)


def security_headers(settings: ServerSettings) -> list[tuple[bytes, bytes]]:
    """The headers of every answer."""
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; media-src 'self'; manifest-src 'self'; connect-src 'self'; "
        "base-uri 'self'; form-action 'none'; frame-ancestors 'none'"
    )
    headers = {
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        # A table's address is all that anybody needs to come in, so no other site may see it.
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    }
    if settings.public and urlsplit(settings.public).scheme == "https":
        headers["strict-transport-security"] = "max-age=31536000"
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def asset_headers(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of a file of the page. It is not a document, so nothing at all may run in it.

    There are many such files, and the headers that only a document needs would make each a third
    of a kilobyte larger.
    """
    documents = {
        b"content-security-policy",
        b"cross-origin-opener-policy",
        b"permissions-policy",
        b"x-frame-options",
    }
    policy = b"default-src 'none'; frame-ancestors 'none'"
    kept = [one for one in headers if one[0] not in documents]
    return [(b"content-security-policy", policy), *kept]


def make_app(server: Server) -> ASGIApp:
    """The ASGI application of a server: HTTP, also under a path prefix."""

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await server.tables.open()
        try:
            yield
        finally:
            await server.reviews.close()
            await server.tables.close()

    async def page(request: Request) -> Response:
        path = "/" + request.path_params["rest"]
        found = server.page.answer(path, request.headers, await server.invitation(path, request))
        if found is None:
            raise Refused(Refusal("nothing-here"))
        return found

    app = Starlette(
        routes=[*api.routes(server), Route("/{rest:path}", page)],
        exception_handlers=errors.handlers(),
        lifespan=lifespan,
    )

    async def gateway(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await app(scope, receive, send)
            return
        path, prefix = server.path_of(scope), server.settings.prefix
        answer: ASGIApp = app
        if (why_not := server.refuse_request(scope, path)) is not None:
            answer = errors.refuse(Refused(why_not))
        scope = {**scope, "path": prefix + path, "root_path": prefix}
        headers = server.asset_headers if path.startswith(ASSETS_PREFIX) else server.headers
        await answer(scope, receive, _with_headers(send, headers))

    return gateway


def _with_headers(send: Send, more: list[tuple[bytes, bytes]]) -> Send:
    """The same ``send``, which adds the security headers to every answer."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [*message["headers"], *more]
            if all(name != b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            message = {**message, "headers": headers}
        await send(message)

    return send_with_headers
