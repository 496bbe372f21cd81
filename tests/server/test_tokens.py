"""Who somebody is: a token that nobody can guess, and nothing else, says it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from stockpile.server.app import LOOKUPS_BEYOND
from stockpile.server.settings import ServerSettings
from tests.server.driving import (
    FREE,
    NAME,
    assert_quiet,
    gather,
    in_loop,
    logged,
    memory,
    served,
)
from tests.virtual_time import VirtualTime

__all__ = ["memory"]

DAY = 24 * 60 * 60
WRONG = ["", " ", "x", "a" * 43, "A" * 5000, "../../etc/passwd", "' OR 1=1 --", "null"]


@in_loop
async def test_a_forged_token_is_refused_on_every_way_in(memory: Path) -> None:
    with logged() as log:
        async with served(memory) as place:
            group = await gather(place, 2, start=False)
            real = group.tokens[0]
            wrong = [*WRONG, real[:-1], real + "A", real.swapcase(), real[::-1]]
            for token in wrong:
                for method, path in (
                    ("GET", "/api/me"),
                    ("PUT", "/api/me"),
                    ("POST", "/api/tables"),
                    ("DELETE", f"/api/tables/{group.code}"),
                ):
                    answer = await place.ask(method, path, {"name": "x"}, token)
                    assert (answer.status, answer.code) == (401, "unknown-token"), token
                client = await place.enter(group.code, token)
                code, _ = await client.gone()
                assert code == 1008
                assert client.refusals in (["unknown-token"], ["no-hello"])
            assert (await place.ask("GET", "/api/me", None, real)).status == 200
            assert real not in log.getvalue()
    assert_quiet(log)


@in_loop
async def test_a_table_can_be_opened_by_somebody_new(memory: Path) -> None:
    async with served(memory) as place:
        opened = await place.ask("POST", "/api/tables", {"guest": " Ann\n", "seats": 3})
        assert (opened.status, opened.json["guest"]["name"]) == (201, "Ann")
        mine = await place.ask("GET", "/api/me", None, opened.json["guest"]["token"])
        assert [one["code"] for one in mine.json["tables"]] == [opened.json["code"]]
        # Whoever has a token stays who they are.
        token = await place.guest("Ben")
        again = await place.ask("POST", "/api/tables", {"guest": "Cleo"}, token)
        assert (again.status, "guest" in again.json) == (201, False)
        for body in ({}, {"guest": ""}):
            refused = await place.ask("POST", "/api/tables", body)
            assert (refused.status, refused.code) == (401, "unknown-token")
        refused = await place.ask("POST", "/api/tables", {"guest": "Dan", "seats": 99})
        assert refused.status == 400


@in_loop
async def test_a_token_has_to_be_shown_as_a_bearer(memory: Path) -> None:
    async with served(memory) as place:
        token = await place.guest("Ann")
        for header in (
            *(token, f"Basic {token}", "Bearer", "Bearer ", f"Bearer{token}", f"Token {token}"),
            *(f"Bearer {token},{token}", f"Bearer token={token}"),
        ):
            answer = await place.ask("GET", "/api/me", headers={"authorization": header})
            assert (answer.status, answer.code) == (401, "unknown-token"), header
        assert (await place.ask("GET", "/api/me")).status == 401
        assert (await place.ask("GET", f"/api/me?token={token}")).status == 401
        assert (
            await place.ask("GET", "/api/me", headers={"cookie": f"token={token}"})
        ).status == 401
        answer = await place.ask("GET", "/api/me", headers={"authorization": f"bearer  {token}"})
        assert answer.status == 200


@in_loop
async def test_tokens_are_long_all_different_and_kept_by_their_hash_only(memory: Path) -> None:
    async with served(memory) as place:
        tokens = await asyncio.gather(*(place.guest("Ann") for _ in range(20)))
        assert len(set(tokens)) == 20
        assert min(map(len, tokens)) >= 43
    stored = b"".join(file.read_bytes() for file in memory.iterdir() if file.is_file())
    assert b"Ann" in stored
    for token in tokens:
        assert token.encode() not in stored


@in_loop
async def test_a_guest_unseen_for_long_is_forgotten_and_the_token_with_them(memory: Path) -> None:
    clock = VirtualTime()
    async with served(memory, clock=clock) as place:
        gone, stays = await place.guest("Gone"), await place.guest("Stays")
        for _ in range(61):
            clock.forward(DAY)
            assert (await place.ask("GET", "/api/me", None, stays)).status == 200
        await place.server.prune()
        assert (await place.ask("GET", "/api/me", None, stays)).status == 200
        # It was in memory all the time.
        answer = await place.ask("GET", "/api/me", None, gone)
        assert (answer.status, answer.code) == (401, "unknown-token")


@in_loop
async def test_each_guest_has_their_own_tables_and_matches(memory: Path) -> None:
    async with served(memory) as place:
        group = await gather(place, 2, options={"stock": 3})
        await group.seated[1].do("concede")
        stranger = await place.guest("Stranger")
        mine = (await place.ask("GET", "/api/me", None, group.tokens[1])).json
        assert [one["code"] for one in mine["tables"]] == [group.code]
        assert [one["code"] for one in mine["matches"]] == [group.code]
        theirs = (await place.ask("GET", "/api/me", None, stranger)).json
        assert theirs == {"name": "Stranger", "tables": [], "matches": []}


@in_loop
async def test_only_the_host_deletes_a_table(memory: Path) -> None:
    async with served(memory) as place:
        group = await gather(place, 2)
        path = f"/api/tables/{group.code}"
        others = [group.tokens[1], group.watcher_token, await place.guest("Stranger")]
        for token in others:
            answer = await place.ask("DELETE", path, None, token)
            assert (answer.status, answer.code) == (403, "not-the-host")
        assert (await place.ask("DELETE", path)).status == 401
        assert (await place.ask("DELETE", path, None, group.tokens[0])).status == 204
        for client in group.everybody:
            assert await client.gone() == (1008, "no-such-table")
        assert (await place.ask("GET", path)).status == 404
        back = await place.enter(group.code, group.tokens[0])
        assert await back.gone() == (1008, "no-such-table")


ORIGINS = [
    ("https://evil.example", 403),
    (f"http://{NAME}.evil.example", 403),
    (f"http://evil.example/{NAME}", 403),
    (f"http://evil@{NAME}", 403),
    (f"http://{NAME}:8080", 403),
    (f"ftp://{NAME}", 403),
    ("null", 403),
    ("http://[", 403),
    (NAME, 403),
    (f"http://{NAME}", 101),
    (f"HTTP://{NAME.upper()}", 101),
    (f"https://{NAME}", 101),
    ("https://cards.example.org", 101),
]


@in_loop
async def test_pages_of_other_sites_may_not_connect(memory: Path) -> None:
    settings = ServerSettings(public="https://cards.example.org/stockpile")
    with logged() as log:
        async with served(memory, settings) as place:
            code = await place.open(await place.guest("Ann"))
            for origin, status in ORIGINS:
                headers = {"Origin": origin}
                if status == 101:
                    client = await place.connect(code, additional_headers=headers)
                    await client.close()
                    continue
                with pytest.raises(InvalidStatus) as no:
                    await place.connect(code, additional_headers=headers)
                assert no.value.response.status_code == status, origin
                assert b'"foreign-origin"' in (no.value.response.body or b"")
                assert "content-security-policy" in no.value.response.headers
    assert_quiet(log)


@in_loop
async def test_no_other_site_may_read_answers(memory: Path) -> None:
    async with served(memory) as place:
        token = await place.guest("Ann")
        code = await place.open(token)
        for method, path in (
            ("GET", "/api/me"),
            ("GET", "/api/tables"),
            ("POST", "/api/guests"),
            ("OPTIONS", "/api/me"),
            ("OPTIONS", f"/api/tables/{code}"),
        ):
            origin = {
                "origin": "https://evil.example",
                "access-control-request-method": "GET",
                "access-control-request-headers": "authorization",
            }
            answer = await place.ask(method, path, {"name": "Ann"}, token, origin)
            assert not [name for name in answer.headers if name.startswith("access-control")]
            assert "set-cookie" not in answer.headers
            if method == "OPTIONS":
                assert (answer.status, answer.code) == (405, "wrong-method")


@in_loop
async def test_guessing_codes_has_to_wait(memory: Path) -> None:
    settings = ServerSettings(lookups_per_minute=10)
    async with served(memory, settings, clock=VirtualTime()) as place:
        code = await place.open(await place.guest("Ann"))
        for guess in range(10):
            answer = await place.ask("GET", f"/api/tables/AAAA{guess:02}")
            assert (answer.status, answer.code) == (404, "no-such-table")
        for guess in range(LOOKUPS_BEYOND * 10):
            answer = await place.ask("GET", f"/api/tables/AAAA{guess:02}")
            assert (answer.status, answer.code) == (429, "too-many-lookups")
        # Even the right one by now, since it may be one more guess; and on every way to it.
        for path in ("", "/qr.svg", "/matches/1", "/matches/1/record", "/matches/1/rounds/1"):
            answer = await place.ask("GET", f"/api/tables/{code}{path}")
            assert (answer.status, answer.code) == (429, "too-many-lookups")
        client = await place.enter(code, await place.guest("Bob"))
        assert await client.gone() == (1008, "too-many-lookups")


@in_loop
async def test_right_codes_are_never_counted(memory: Path) -> None:
    async with served(memory, ServerSettings(lookups_per_minute=3)) as place:
        code = await place.open(await place.guest("Ann"))
        for typed in [code, code.lower(), f"{code[:3]}-{code[3:]}", f"{code[:3]}%20{code[3:]}"] * 3:
            assert (await place.ask("GET", f"/api/tables/{typed}")).status == 200


@pytest.mark.parametrize("key", ["let me in", "schlüssel-鍵"])
@in_loop
async def test_a_key_may_be_asked_for_before_a_table_is_opened(memory: Path, key: str) -> None:
    settings = ServerSettings(create_key=key, lookups_per_minute=8)
    async with served(memory, settings, clock=VirtualTime()) as place:
        assert (await place.ask("GET", "/api/games")).json["needs_key"] is True
        token = await place.guest("Ann")
        wire = key.encode().decode("latin-1")
        right = await place.ask("POST", "/api/tables", {}, token, {"stockpile-key": wire})
        assert right.status == 201
        for wrong in ("", "let me i", wire + "x", wire[::-1], "\xff", "x" * 4000, "0", "1"):
            answer = await place.ask("POST", "/api/tables", {}, token, {"stockpile-key": wrong})
            assert (answer.status, answer.code) == (403, "wrong-key")
        # Guessing has to wait.
        answer = await place.ask("POST", "/api/tables", {}, token, {"stockpile-key": wire})
        assert (answer.status, answer.code) == (429, "too-many-lookups")


@in_loop
async def test_without_a_key_none_is_asked_for(memory: Path) -> None:
    async with served(memory, FREE) as place:
        assert (await place.ask("GET", "/api/games")).json["needs_key"] is False
        token = await place.guest("Ann")
        answer = await place.ask("POST", "/api/tables", {}, token, {"stockpile-key": "any"})
        assert answer.status == 201


@in_loop
async def test_another_sites_page_can_change_nothing(memory: Path) -> None:
    async with served(memory) as place:
        token = await place.guest("Ann")
        evil = {"origin": "https://evil.example"}
        for method, path in (("POST", "/api/guests"), ("POST", "/api/tables"), ("PUT", "/api/me")):
            answer = await place.ask(method, path, {"name": "Ann"}, token, evil)
            assert (answer.status, answer.code) == (403, "foreign-origin")


@in_loop
async def test_the_link_that_moves_a_seat_can_be_had_as_a_picture(memory: Path) -> None:
    async with served(memory) as place:
        code = await place.open(await place.guest("Ann"))
        table = await place.ask("GET", f"/api/tables/{code}/qr.svg")
        seat = await place.ask("GET", f"/api/tables/{code}/qr.svg?seat={'0a' * 16}")
        assert (table.status, seat.status) == (200, 200)
        assert seat.body != table.body
        for wrong in ("", "x", "0A" * 16, "0a" * 17):
            answer = await place.ask("GET", f"/api/tables/{code}/qr.svg?seat={wrong}")
            assert answer.code == "no-such-offer"
