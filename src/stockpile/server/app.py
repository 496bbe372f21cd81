"""The server: what it holds, and how requests and connections find their way."""

from __future__ import annotations

import contextlib
import hmac
import math
import re
import secrets
from collections.abc import AsyncIterator, Mapping
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import stockpile
from stockpile.core.refusal import Refusal, Refused
from stockpile.server import api
from stockpile.server.guests import Guests
from stockpile.server.limits import Clock, HeldLimits, RateLimits, client_address
from stockpile.server.messages import ASKED, Hello
from stockpile.server.metrics import Metrics
from stockpile.server.page import Page
from stockpile.server.session import Session
from stockpile.server.settings import ServerSettings
from stockpile.store import Store
from stockpile.table.decide.asked import Entropy
from stockpile.table.node import CODE_LETTERS, Tables, Thinker, read_code
from stockpile.table.reviews import Reviews
from stockpile.table.room import Room
from stockpile.table.time import NodeTime

UNCOUNTED_PATHS = {"/healthz", "/metrics"}
"""What may be asked for as often as anybody likes."""
FILES_PER_REQUEST = 10
"""How many files of the page may be asked for where one request may: they cost next to nothing, and
one household has one address and many browsers."""
CLOSE_REASONS = (
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
    "removed",
)


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
        tables: Tables | None = None,
    ) -> None:
        self.settings = settings = settings or ServerSettings()
        self.store = store
        self.reviews = Reviews(store)
        kinds = [str(kind.__struct_config__.tag) for kind in ASKED]
        self.metrics = Metrics(stockpile.__version__, kinds, CLOSE_REASONS)
        self.tables = tables or Tables(
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
        self.connections = HeldLimits(settings.connections_per_address)
        self.connected = 0
        self.closing = False
        self.clock = clock = self.tables.time.seconds
        """Seconds that pass, for whatever is counted by them."""
        self.new_guests = _limits(settings.guests_per_minute, 60, clock)
        self.new_tables = _limits(settings.tables_per_hour, 3600, clock)
        self.lookups = _limits(settings.lookups_per_minute, 60, clock)
        self.requests = _limits(settings.requests_per_minute, 60, clock)
        self.files = _limits(settings.requests_per_minute * FILES_PER_REQUEST, 60, clock)
        self.hints = _limits(settings.hints_per_minute, 60, clock)
        self.table_messages = _limits(settings.table_messages_per_second, 1, clock)
        rooms = self.tables.rooms
        self.metrics.tables.set_function(lambda: len(rooms))
        self.metrics.leases.set_function(
            lambda: sum(room.duties.holding for room in rooms.values())
        )

    # Addresses

    def base(self, scope: Scope) -> str:
        """The address under which whoever asks knows the server."""
        if self.settings.public is not None:
            return self.settings.public
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"localhost").decode("latin-1")
        if not _HOST.fullmatch(host):
            host = "localhost"
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        return f"{scheme}://{host}{self.settings.prefix}"

    def own_origin(self, scope: Scope) -> bool:
        """Whether the page that asks is our own. Programs that are no browsers send no origin."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        if not origin or origin in self.origins:
            return True
        host = headers.get(b"host", b"").decode("latin-1").lower()
        return bool(host) and origin in {f"http://{host}", f"https://{host}"}

    def refuse_request(self, scope: Scope, path: str) -> Refusal | None:
        """Why a request is not even looked at, if so."""
        if scope["method"] not in {"GET", "HEAD", "OPTIONS"} and not self.own_origin(scope):
            return Refusal("foreign-origin")
        if path in UNCOUNTED_PATHS:
            return None
        address = client_address(scope, self.settings.trusted)
        limits = self.files if self.page.has(path) else self.requests
        return None if limits.take(address) else Refusal("too-many-requests")

    # Tables

    async def find(self, code: str, address: str) -> Room:
        """The table of a code. Who tries many that do not exist has to wait. Raises Refused."""
        if self.lookups.wait(address) > 0:
            raise Refused(Refusal("too-many-lookups"))
        code = read_code(code)
        try:
            if not set(code) <= set(CODE_LETTERS):
                raise Refused(Refusal("no-such-table", table=code))
            return await self.tables.room(code)
        except Refused as refused:
            if refused.refusal.code == "no-such-table":
                self.lookups.take(address)
            raise

    def check_key(self, given: bytes, address: str) -> None:
        """Whether this lets somebody open a table. Who tries many has to wait. Raises Refused."""
        key = self.settings.create_key
        if key is None:
            return
        if self.lookups.wait(address) > 0:
            raise Refused(Refusal("too-many-lookups"))
        if not hmac.compare_digest(given, key.encode()):
            self.lookups.take(address)
            raise Refused(Refusal("wrong-key"))

    async def enter(
        self, session: Session, hello: Hello, address: str, path: Mapping[str, str]
    ) -> Room:
        """Let a connection in. Raises Refused."""
        guest = await self.guests.find(hello.token)
        session.guest = guest.id
        room = await self.find(path["code"], address)
        await room.enter(session, guest.name, hello.after)
        return room

    async def prune(self) -> None:
        """Forget what nobody has used for long."""
        before = self.tables.time.wall_ms() - self.settings.keep_days * 24 * 60 * 60 * 1000
        await self.store.prune(before, before)

    async def serve_connection(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One WebSocket connection."""
        await Session(self, scope, receive, send).run()

    def dismiss_all(self) -> None:
        """The server is about to end: tell everybody, who will find it, or another, again."""
        self.closing = True
        for room in self.tables.rooms.values():
            room.dismiss_all(Refusal("closing"))


_HOST = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")


def _limits(number: float, seconds: int, clock: Clock) -> RateLimits:
    """So many from one address in so many seconds; 0 sets no limit."""
    return RateLimits(number / seconds, number or math.inf, clock=clock)


def make_app(server: Server) -> ASGIApp:
    """The ASGI application of a server."""

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await server.tables.open()
        try:
            yield
        finally:
            await server.reviews.close()
            await server.tables.close()

    async def page(request: Request) -> Response:
        found = server.page.answer("/" + request.path_params["rest"], request.headers)
        return await api.nothing_here(request) if found is None else found

    app = Starlette(
        routes=[*api.routes(server), Route("/{rest:path}", page)],
        exception_handlers=api.handlers(),
        lifespan=lifespan,
    )
    return Gateway(SecurityHeaders(app, server), server)


_CONNECTION = re.compile(r"/api/tables/([^/]+)/connection")


class Gateway:
    """Where requests and connections come in, also under a path prefix.

    It does not matter whether a reverse proxy has taken the prefix off. Connections do not go
    through what requests need: there are many, and they last.
    """

    def __init__(self, app: SecurityHeaders, server: Server) -> None:
        self._app = app
        self._server = server
        self._prefix = server.settings.prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        path = scope["path"]
        if path == self._prefix or path.startswith(self._prefix + "/"):
            path = path[len(self._prefix) :] or "/"
        if scope["type"] == "websocket":
            found = _CONNECTION.fullmatch(path)
            if found is None:
                await receive()
                send = self._app.on(send)
                await api.refuse(Refused(Refusal("nothing-here")))(scope, receive, send)
            else:
                scope["path_params"] = {"code": found[1]}
                await self._server.serve_connection(scope, receive, self._app.on(send))
            return
        why_not = self._server.refuse_request(scope, path)
        if why_not is not None:
            await api.refuse(Refused(why_not))(scope, receive, self._app.on(send))
            return
        scope = {**scope, "path": self._prefix + path, "root_path": self._prefix}
        await self._app(scope, receive, send)


class SecurityHeaders:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        policy = (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
            "font-src 'self'; media-src 'self'; manifest-src 'self'; connect-src 'self'; "
            "base-uri 'self'; form-action 'none'; frame-ancestors 'none'"
        )
        headers = {
            "content-security-policy": policy,
            "x-content-type-options": "nosniff",
            "x-frame-options": "DENY",
            # A table's address is all that one needs to come in: it goes to no other site.
            "referrer-policy": "no-referrer",
            "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin",
            "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
        }
        if server.settings.public and urlsplit(server.settings.public).scheme == "https":
            headers["strict-transport-security"] = "max-age=31536000"
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, self.on(send))

    def on(self, send: Send) -> Send:
        """Sends the same, with the headers on every answer."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                headers = [*message["headers"], *self._headers]
                if all(name != b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        return send_with_headers
