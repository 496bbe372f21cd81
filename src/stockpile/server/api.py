"""What can be asked over HTTP: guests, tables, finished matches, the rules, lessons.

Answers are JSON. An error is ``{"code": …, "args": {…}}`` with the status that fits.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.core.seats import SEAT_LETTERS, seat_number
from stockpile.lessons import lesson_in
from stockpile.server.catalogue import games, lessons, rules, show_lesson
from stockpile.server.errors import NO_STORE, answer
from stockpile.server.hosts import LOOPBACK_HOSTS, is_own_host
from stockpile.server.http_types import (
    Found,
    FoundMatch,
    GuestAnswer,
    Health,
    LessonMove,
    LessonTiles,
    MatchAnswer,
    MatchesAnswer,
    Mine,
    NameAnswer,
    NewGuest,
    ReviewProgress,
    RoundAnswer,
    TableAnswer,
    TablesAnswer,
)
from stockpile.server.limits import LOCAL, client_address
from stockpile.server.messages import UNREADABLE_ERRORS, Classified, show_candidates, unreadable
from stockpile.server.reach import link as link_to
from stockpile.server.reach import qr_svg
from stockpile.store import Guest, Row, StoreTable, Unsaved
from stockpile.table.history import (
    MatchSummary,
    PlayedMatch,
    read_match_summary,
    read_summary,
)
from stockpile.table.request import NewTable, read_rules
from stockpile.table.restore import DamagedTable
from stockpile.table.room import Room
from stockpile.table.state import OPENER
from stockpile.workers.pool import ThinkingFailed

if TYPE_CHECKING:
    from stockpile.server.app import Server

PROXY_HEADERS = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")
"""What reverse proxies add."""
MAX_BODY_BYTES = 16_384
MATCH_READ_COST = 20
"""How many requests reading a whole match counts as."""
OFFER_CODE = re.compile("[0-9a-f]{32}")
"""The code of a link that moves a seat."""
MAX_LISTED = 100
MAX_TALLIED = 50
"""How many finished matches of a table are listed."""
MAX_GAME_NAME = 40
"""How many characters of a game's name in an address are read."""

T = TypeVar("T")


class Api:
    """The endpoints of one server."""

    def __init__(self, server: Server) -> None:
        self.server = server

    # Helpers

    def address(self, request: Request) -> str:
        return client_address(request.scope, self.server.settings.trusted)

    async def guest(self, request: Request) -> Guest:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not token:
            raise Refused(Refusal("unknown-token"))
        return await self.server.guests.find(token.strip())

    async def room(self, request: Request) -> Room:
        """The table that an address names. A token shows that a guest knows it already."""
        guest = None
        if "authorization" in request.headers:
            with contextlib.suppress(Refused):
                guest = (await self.guest(request)).id
        return await self.server.find(request.path_params["code"], self.address(request), guest)

    async def read(self, request: Request, kind: type[T]) -> T:
        body = bytearray()
        try:
            async for part in request.stream():
                body += part
                if len(body) > MAX_BODY_BYTES:
                    raise Refused(Refusal("message-too-long", most=MAX_BODY_BYTES))
            return msgspec.json.decode(bytes(body), type=kind)
        except UNREADABLE_ERRORS as wrong:
            raise unreadable(wrong) from None
        except ClientDisconnect:
            raise Unreadable("bad-message", reason="it stops half way") from None

    def number(self, request: Request, name: str) -> int | None:
        """A number in an address; None if there can be no such number."""
        text: str = request.path_params[name]
        return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None

    def found(self, request: Request, table: StoreTable) -> Found:
        link = link_to(self.server.base(request.scope), table.table)
        summary = read_summary(table.summary)
        return Found(table.table, link, table.created, table.touched, summary)

    # Guests

    async def new_guest(self, request: Request) -> Response:
        asked = await self.read(request, NewGuest)
        guest, token = await self.add_guest(request, asked.name)
        return answer(GuestAnswer(token, guest.name), 201)

    async def add_guest(self, request: Request, name: str) -> tuple[Guest, str]:
        if not self.server.new_guests.take(self.address(request)):
            raise Refused(Refusal("too-many-guests"))
        return await self.server.guests.add(name)

    async def rename(self, request: Request) -> Response:
        guest = await self.guest(request)
        asked = await self.read(request, NewGuest)
        renamed = await self.server.guests.rename(guest, asked.name)
        return answer(NameAnswer(renamed.name))

    async def mine(self, request: Request) -> Response:
        guest = await self.guest(request)
        before = request.query_params.get("before")
        if before is not None and not (before.isascii() and before.isdecimal()):
            raise Unreadable("not-a-count", "before", value=before[:20])
        store = self.server.store
        tables = await store.tables_of(guest.id, MAX_LISTED)
        until = None if before is None else min(int(before[:18]), 2**62)
        matches = await store.finished_of(guest.id, MAX_LISTED, until)
        return answer(
            Mine(
                guest.name,
                tuple(self.found(request, table) for table in tables),
                tuple(FoundMatch(code, read_match_summary(one.summary)) for code, one in matches),
            )
        )

    # Tables

    async def games(self, _request: Request) -> Response:
        return answer(games(needs_key=self.server.settings.create_key is not None))

    async def tables(self, request: Request) -> Response:
        listed = await self.server.store.listed(MAX_LISTED)
        return answer(TablesAnswer(tuple(self.found(request, table) for table in listed)))

    async def new_table(self, request: Request) -> Response:
        server, known = self.server, None
        if "authorization" in request.headers:
            known = await self.guest(request)
        given = request.headers.get("stockpile-key", "").encode("latin-1")
        server.check_key(given, self.address(request))
        asked = await self.read(request, NewTable)
        if known is None and not asked.guest:
            raise Refused(Refusal("unknown-token"))
        try:
            settings = asked.settings()
        except msgspec.ValidationError as wrong:
            raise unreadable(wrong) from None
        settings.check()
        if not server.new_tables.take(self.address(request)):
            raise Refused(Refusal("too-many-tables", most=int(server.settings.tables_per_hour)))
        new = None
        if known is None:
            # Last of all, so that nobody who is refused a table becomes a guest.
            known, token = await self.add_guest(request, str(asked.guest))
            new = GuestAnswer(token, known.name)
        code = await server.tables.open_table(known.id, known.name, settings)
        return answer(TableAnswer(code, link_to(server.base(request.scope), code), new), 201)

    async def table(self, request: Request) -> Response:
        room = await self.room(request)
        table = await self.server.store.table(room.table.code)
        if table is None:
            raise Refused(Refusal("no-such-table", table=room.table.code))
        found = self.found(request, table)
        phones = False
        if self.server.reached_at is None:
            with contextlib.suppress(Refused):
                await self.check_phones(request, room)
                phones = True
        return answer(msgspec.structs.replace(found, phones=phones))

    async def delete_table(self, request: Request) -> Response:
        guest = await self.guest(request)
        try:
            table = (await self.room(request)).table
        except DamagedTable as damaged:
            table = damaged.table
        await self.server.tables.delete(table.code, guest.id)
        return Response(status_code=204)

    async def qr(self, request: Request) -> Response:
        room = await self.room(request)
        link = link_to(self.server.base(request.scope), room.table.code)
        if "big" in request.query_params:
            link += "?big"
        seat = request.query_params.get("seat")
        if seat is not None:
            if not OFFER_CODE.fullmatch(seat):
                raise Refused(Refusal("no-such-offer"))
            link += f"#seat={seat}"
        return Response(qr_svg(link), media_type="image/svg+xml")

    async def let_phones_in(self, request: Request) -> Response:
        """Listen in the local network as well."""
        await self.check_phones(request, await self.room(request))
        assert self.server.let_in is not None
        await self.server.let_in()
        return await self.table(request)

    async def check_phones(self, request: Request, room: Room) -> None:
        """Raise Refused unless the guest who asks may let phones in.

        The host may. So may the person who opened the table, if somebody else has become its host:
        a restart of the server may have shut out the host's own phone.
        """
        if self.server.let_in is None or not self.local(request):
            raise Refused(Refusal("phones-not-allowed"))
        guest = (await self.guest(request)).id
        state = room.table.state
        people = (state.people.get(number) for number in (OPENER, state.host))
        if not any(one and one.guest == guest and not one.removed for one in people):
            raise Refused(Refusal("not-the-host"))

    # Matches

    async def read_match(self, request: Request, make: Callable[[PlayedMatch], T]) -> T:
        """What ``make`` gives for a finished match, or for the finished rounds of one under way."""
        address = self.address(request)
        room = await self.room(request)
        if not self.server.requests.take(address, MATCH_READ_COST - 1):
            raise Refused(Refusal("too-many-requests"))
        code, store = room.table.code, self.server.store
        number = self.number(request, "number")
        found: tuple[MatchSummary, list[Row]] | None = None
        if number is not None:
            finished = await store.finished(code, number)
            if finished is None:
                found = await room.so_far(number)
            else:
                rows = await store.rows(code, finished.first - 1, finished.last)
                found = read_match_summary(finished.summary), rows
        if found is None:
            raise Refused(Refusal("no-such-match", number=request.path_params["number"][:10]))
        # Reading a long match takes a while, and nobody else should have to wait for it.
        return await asyncio.to_thread(lambda: make(PlayedMatch(code, *found)))

    async def matches(self, request: Request) -> Response:
        room = await self.server.find(request.path_params["code"], self.address(request))
        code, latest, store = room.table.code, room.table.state.number, self.server.store
        found = [
            await store.finished(code, number)
            for number in range(max(1, latest - MAX_TALLIED + 1), latest + 1)
        ]
        return answer(MatchesAnswer(tuple(read_match_summary(one.summary) for one in found if one)))

    async def match(self, request: Request) -> Response:
        return await self.read_match(
            request, lambda past: answer(MatchAnswer(past.summary, past.statistics()))
        )

    async def record(self, request: Request) -> Response:
        def make(past: PlayedMatch) -> Response:
            name = past.summary.name.replace("/", "-")
            headers = {"content-disposition": f'attachment; filename="stockpile-{name}.txt"'}
            return PlainTextResponse(past.record(), headers=headers)

        return await self.read_match(request, make)

    async def round(self, request: Request) -> Response:
        number = self.number(request, "round")
        seat = request.query_params.get("seat")

        def make(past: PlayedMatch) -> Response:
            if seat is not None and seat not in tuple(SEAT_LETTERS[: past.summary.settings.seats]):
                raise Refused(Refusal("no-such-seat", seat=seat[:1]))
            viewer = None if seat is None else seat_number(seat)
            steps = [] if number is None else past.replay(number, viewer)
            if number is None or not steps:
                raise Refused(Refusal("no-such-round", round=request.path_params["round"][:10]))
            return answer(RoundAnswer(past.summary, number, seat, tuple(steps)))

        return await self.read_match(request, make)

    async def review(self, request: Request) -> Response:
        """The review of a finished match, or how much of it is done. Asking starts it."""
        server, number = self.server, self.number(request, "number")
        room = await self.room(request)
        code, reviews = room.table.code, server.reviews
        try:
            done = None if number is None else reviews.progress(code, number)
        except ThinkingFailed:
            raise Refused(Refusal("no-review")) from None
        full = False
        if number is not None and done is None:
            # Checked after the progress: a review that has just been finished is kept by now.
            if (kept := await reviews.kept(code, number)) is not None:
                return Response(kept, headers=NO_STORE, media_type="application/json")
            # Reading a match is expensive, and pointless while the queue is full.
            full = reviews.full and await server.store.finished(code, number) is not None
        if done is None and not full:

            def begin(past: PlayedMatch) -> tuple[str, int, str, str]:
                if past.summary.closed is None:
                    raise Refused(Refusal("match-under-way"))
                return code, past.summary.number, past.summary.game, past.record()

            reviews.ask(*await self.read_match(request, begin))
        return answer(ReviewProgress(done or 0.0), 202)

    # Learning

    async def rules(self, request: Request) -> Response:
        try:
            asked = read_rules(request.query_params)
        except msgspec.ValidationError as wrong:
            raise unreadable(wrong) from None
        return answer(rules(asked.request().build()))

    async def lessons(self, _request: Request) -> Response:
        return answer(lessons())

    async def lesson(self, request: Request) -> Response:
        lesson = lesson_in(request.path_params["game"][:MAX_GAME_NAME])
        asked = await self.read(request, LessonMove)
        place = lesson.reach(asked.moves)
        if place is None or (asked.tried is not None and lesson.is_done(place)):
            raise Refused(Refusal("not-in-the-lesson"))
        if asked.tried is None:
            place = place._replace(played=())
        else:
            place = lesson.attempt(place, asked.tried)
        return answer(show_lesson(lesson, place))

    async def classify(self, request: Request) -> Response:
        lesson = lesson_in(request.path_params["game"][:MAX_GAME_NAME])
        asked = await self.read(request, LessonTiles)
        place = lesson.reach(asked.moves)
        if place is None:
            raise Refused(Refusal("not-in-the-lesson"))
        return answer(Classified(show_candidates(lesson.classify(place, asked.tiles))))

    # Running it

    async def health(self, _request: Request) -> Response:
        server = self.server
        damaged = len(server.tables.damaged)
        store = "damaged" if server.store_damaged or damaged else "ok"
        works = server.tables.store_works
        try:
            await server.store.count_tables()
        except Unsaved:
            works = False
        if not works:
            store = "unavailable"
        status = "closing" if server.closing else "ok" if store == "ok" else "degraded"
        health = Health(status, store, damaged, len(server.tables.rooms), server.connected)
        # If the store is damaged in one place, the other tables play on.
        return answer(health, 200 if works and not server.closing else 503)

    def local(self, request: Request) -> bool:
        """Whether the request comes from this machine, and not through a proxy on it."""
        address = self.address(request)
        here = address in {LOCAL, "::/64"} or address.startswith("127.")
        named = is_own_host(request.headers.get("host", ""), LOOPBACK_HOSTS)
        return here and named and not any(header in request.headers for header in PROXY_HEADERS)

    async def metrics(self, request: Request) -> Response:
        if not (self.server.settings.metrics_for_all or self.local(request)):
            raise Refused(Refusal("nothing-here"))
        body, kind = self.server.metrics.render()
        return Response(body, media_type=kind)


Endpoint = Callable[[Request], Awaitable[Response]]


def routes(server: Server) -> list[Route]:
    """Every endpoint and its address."""
    api = Api(server)
    of_match = "/api/tables/{code}/matches/{number}"
    listed: list[tuple[str, str, Endpoint]] = [
        ("GET", "/healthz", api.health),
        ("GET", "/metrics", api.metrics),
        ("GET", "/api/games", api.games),
        ("GET", "/api/rules", api.rules),
        ("GET", "/api/lessons", api.lessons),
        ("POST", "/api/lessons/{game}", api.lesson),
        ("POST", "/api/lessons/{game}/classify", api.classify),
        ("POST", "/api/guests", api.new_guest),
        ("PUT", "/api/me", api.rename),
        ("GET", "/api/me", api.mine),
        ("GET", "/api/tables", api.tables),
        ("POST", "/api/tables", api.new_table),
        ("GET", "/api/tables/{code}", api.table),
        ("DELETE", "/api/tables/{code}", api.delete_table),
        ("GET", "/api/tables/{code}/qr.svg", api.qr),
        ("POST", "/api/tables/{code}/phones", api.let_phones_in),
        ("GET", "/api/tables/{code}/matches", api.matches),
        ("GET", of_match, api.match),
        ("GET", of_match + "/record", api.record),
        ("GET", of_match + "/review", api.review),
        ("GET", of_match + "/rounds/{round}", api.round),
    ]
    return [Route(path, endpoint, methods=[method]) for method, path, endpoint in listed]
