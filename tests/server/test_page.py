"""What a browser gets: the client at each of its addresses, its files, and how long they keep."""

from __future__ import annotations

import gzip
import json
import re
import struct
from pathlib import Path

import pytest

from stockpile.server import page
from stockpile.server.app import FILES_PER_REQUEST
from stockpile.server.settings import ServerSettings
from tests.server.driving import FREE, Answer, Served, in_loop, memory, served
from tests.virtual_time import VirtualTime

__all__ = ["memory"]

INDEX_ADDRESS = """<!doctype html>
<html lang="en">
  <head>
    <base href="/" />
    <script type="module" crossorigin src="./assets/index-AbC.js"></script>
  </head>
</html>
"""
SCRIPT = b"console.log('stockpile');\n" * 100
PICTURE = b"\x89PNG\r\n\x1a\n and so on"
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "accept-encoding": "gzip, br"}
SCREEN_ADDRESSES = [
    "/",
    "/t/93ZCAQ",
    "/t/93zc-aq/",
    "/t/93ZCAQ/replay/2",
    "/learn/skipbo",
    "/rules",
    "/rules/skipbo-2003",
    "/statistics",
    "/settings",
]


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small page, built as Vite builds the true one; and a secret beside it."""
    folder = tmp_path / "package" / "web"
    for name, content in {
        "index.html": INDEX_ADDRESS.encode(),
        "icon.svg": b"<svg/>",
        "icon-180.png": PICTURE,
        "app.webmanifest": b"{}",
        ".made-from": b"a digest",
        "assets/index-AbC.js": SCRIPT,
        "assets/index-AbC.js.br": b"as Brotli has it",
        "assets/index-AbC.js.gz": gzip.compress(SCRIPT),
        "assets/look-DeF.css": b"p{}",
        "../secret.py": b"hunter2",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    monkeypatch.setattr(page, "PAGE_FOLDER", folder)
    return folder


async def get(place: Served, path: str, **headers: str) -> Answer:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return await place.ask("GET", path, headers=named)


# The page


@in_loop
async def test_every_screen_of_the_client_has_its_address(memory: Path, built: Path) -> None:
    async with served(memory) as place:
        for path in SCREEN_ADDRESSES:
            for headers in ({}, BROWSER):
                answer = await get(place, path, **headers)
                assert (answer.status, answer.body) == (200, INDEX_ADDRESS.encode()), path
                assert answer.headers["content-type"] == "text/html; charset=utf-8"


@in_loop
async def test_the_page_is_asked_for_again_and_sent_only_if_it_is_new(
    memory: Path, built: Path
) -> None:
    async with served(memory) as place:
        first = await get(place, "/")
        assert first.headers["cache-control"] == "no-cache"
        etag = first.headers["etag"]
        for known in (etag, f'"other", {etag}', f"W/{etag}"):
            again = await get(place, "/t/93ZCAQ", if_none_match=known)
            assert (again.status, again.body) == (304, b"")
            assert again.headers["etag"] == etag
            assert again.headers["cache-control"] == "no-cache"
        assert (await get(place, "/", if_none_match='"other"')).status == 200
    (built / "index.html").write_text(INDEX_ADDRESS.replace("AbC", "XyZ"))
    async with served(memory) as place:
        assert (await get(place, "/", if_none_match=etag)).status == 200


@pytest.mark.parametrize("prefix", ["", "/stockpile", "/games/stockpile"])
@in_loop
async def test_the_page_knows_the_path_under_which_it_is(
    memory: Path, built: Path, prefix: str
) -> None:
    async with served(memory, ServerSettings(prefix=prefix)) as place:
        for path in (f"{prefix}/", f"{prefix}/t/93ZCAQ", "/t/93ZCAQ", f"{prefix}/nothing"):
            answer = await get(place, path, accept="text/html")
            assert f'<base href="{prefix}/" />'.encode() in answer.body, path
            assert answer.body.count(b"<base") == 1
        assert (await get(place, f"{prefix}/assets/index-AbC.js")).body == SCRIPT
        if prefix:
            # No redirection: behind a proxy it would name the wrong scheme.
            assert (await get(place, prefix)).status == 200


@in_loop
async def test_a_prefix_cannot_break_out_of_the_page(memory: Path, built: Path) -> None:
    async with served(memory, ServerSettings(prefix='/"><script>')) as place:
        answer = await get(place, "/")
        assert b'<base href="/&quot;&gt;&lt;script&gt;/" />' in answer.body


@in_loop
async def test_without_a_built_page_a_sentence_says_so(
    memory: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "PAGE_FOLDER", tmp_path / "nowhere")
    async with served(memory) as place:
        for path in SCREEN_ADDRESSES:
            answer = await get(place, path, **BROWSER)
            assert answer.status == 503
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert b"`make setup`" in answer.body
        assert (await get(place, "/assets/index-AbC.js")).code == "nothing-here"
        assert (await get(place, "/healthz")).status == 200


# Its files


@in_loop
async def test_assets_are_kept_for_good_and_other_files_for_a_day(
    memory: Path, built: Path
) -> None:
    year, day = "public, max-age=31536000, immutable", "public, max-age=86400"
    async with served(memory) as place:
        for path, kind, cache in (
            ("/assets/index-AbC.js", "text/javascript; charset=utf-8", year),
            ("/assets/look-DeF.css", "text/css; charset=utf-8", year),
            ("/icon.svg", "image/svg+xml", day),
            ("/icon-180.png", "image/png", day),
            ("/app.webmanifest", "application/manifest+json", day),
        ):
            answer = await get(place, path)
            assert answer.status == 200
            assert answer.headers["content-type"] == kind
            assert answer.headers["cache-control"] == cache
            assert answer.body == (built / path[1:]).read_bytes()
            known = await get(place, path, if_none_match=answer.headers["etag"])
            assert (known.status, known.body) == (304, b"")


@in_loop
async def test_an_asset_comes_in_the_smallest_form_that_the_browser_reads(
    memory: Path, built: Path
) -> None:
    path, etags = "/assets/index-AbC.js", set()
    async with served(memory) as place:
        for accepted, encoding in (
            ("gzip, deflate, br, zstd", "br"),
            ("BR", "br"),
            ("gzip;q=1.0, br;q=0.5", "br"),
            ("gzip", "gzip"),
            ("gzip, br;q=0", "gzip"),
            ("br; q=0.000 , gzip", "gzip"),
            ("gzip;q=0", None),
            ("brotli", None),
            ("identity", None),
            ("", None),
            (";;,,q=", None),
        ):
            answer = await get(place, path, accept_encoding=accepted)
            assert answer.headers.get("content-encoding") == encoding, accepted
            assert answer.headers["vary"] == "accept-encoding"
            assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
            assert int(answer.headers["content-length"]) == len(answer.body)
            form = path + {"br": ".br", "gzip": ".gz", None: ""}[encoding]
            assert answer.body == (built / form[1:]).read_bytes()
            etags.add(answer.headers["etag"])
            known = await get(
                place, path, accept_encoding=accepted, if_none_match=answer.headers["etag"]
            )
            assert (known.status, known.headers["vary"]) == (304, "accept-encoding")
        assert len(etags) == 3
        # What has one form only is the same for everybody.
        plain = await get(place, "/assets/look-DeF.css", accept_encoding="br")
        assert not {"vary", "content-encoding"} & plain.headers.keys()
        # The forms have no addresses of their own.
        for ending in (".br", ".gz"):
            assert (await get(place, path + ending)).status == 404


@in_loop
async def test_head_tells_what_get_would(memory: Path, built: Path) -> None:
    async with served(memory) as place:
        for path in ("/", "/t/93ZCAQ", "/assets/index-AbC.js", "/icon.svg", "/nothing"):
            told = await place.ask("HEAD", path, headers=BROWSER)
            got = await place.ask("GET", path, headers=BROWSER)
            assert told.body == b""
            assert told.status == got.status
            assert {**told.headers, "date": ""} == {**got.headers, "date": ""}


@in_loop
async def test_nothing_but_the_page_can_be_read(memory: Path, built: Path) -> None:
    async with served(memory) as place:
        for path in (
            "/../secret.py",
            "/assets/../../secret.py",
            "/assets/..%2f..%2fsecret.py",
            "/%2e%2e/secret.py",
            "/..%5csecret.py",
            "//secret.py",
            "/assets//index-AbC.js",
            "/assets/./index-AbC.js",
            "/assets/index-AbC.js%00",
            "/assets/index-AbC.js/",
            "/assets",
            "/assets/",
            "/.made-from",
            "/index.html.br",
            f"/{built}/index.html",
            f"/{built.parent}/secret.py",
            "/file:///etc/passwd",
        ):
            answer = await get(place, path)
            assert (answer.status, answer.code) == (404, "nothing-here"), path
            answer = await get(place, path, **BROWSER)
            assert answer.status == 404, path
            assert b"hunter2" not in answer.body


@in_loop
async def test_a_running_server_keeps_the_page_it_started_with(memory: Path, built: Path) -> None:
    async with served(memory) as place:
        for file in built.rglob("*.*"):
            file.unlink()
        assert (await get(place, "/")).body == INDEX_ADDRESS.encode()
        assert (await get(place, "/assets/index-AbC.js")).body == SCRIPT


# What there is not


@in_loop
async def test_a_browser_that_is_lost_gets_the_page_and_a_program_an_error(
    memory: Path, built: Path
) -> None:
    async with served(memory) as place:
        for path in (
            "/nothing",
            "/t",
            "/t/93ZCAQ/x",
            "/t/93ZCAQ/replay/x",
            "/learn",
            "/rules/a/b",
            "/settings/x",
        ):
            answer = await get(place, path, **BROWSER)
            assert (answer.status, answer.body) == (404, INDEX_ADDRESS.encode()), path
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-store"
            assert "etag" not in answer.headers
            assert answer.headers["vary"] == "accept"
            for accept in ("", "*/*", "application/json"):
                answer = await get(place, path, accept=accept)
                assert (answer.status, answer.code) == (404, "nothing-here"), path


@in_loop
async def test_what_programs_ask_for_stays_json_for_browsers(memory: Path, built: Path) -> None:
    async with served(memory) as place:
        for path, code in (
            ("/api", "nothing-here"),
            ("/api/nothing", "nothing-here"),
            ("/api/tables/NOSUCH", "no-such-table"),
            ("/healthz/x", "nothing-here"),
            ("/metrics/x", "nothing-here"),
            # A page in the place of an old script would be a riddle.
            ("/assets/index-0ld.js", "nothing-here"),
        ):
            answer = await get(place, path, **BROWSER)
            assert (answer.status, answer.code) == (404, code), path
        for method in ("POST", "PUT", "DELETE", "PATCH"):
            answer = await place.ask(method, "/t/93ZCAQ", headers=BROWSER)
            assert (answer.status, answer.code) == (405, "wrong-method")


# Limits


@in_loop
async def test_a_household_behind_one_address_can_load_the_page(memory: Path, built: Path) -> None:
    settings = ServerSettings(requests_per_minute=6)
    async with served(memory, settings, clock=VirtualTime()) as place:
        for _ in range(8):
            assert (await get(place, "/api/games")).status in {200, 429}
        assert (await get(place, "/api/games")).code == "too-many-requests"
        # That was somebody's program. The page is there all the same, for several browsers.
        files = ["/", "/t/93ZCAQ", "/assets/index-AbC.js", "/assets/look-DeF.css", "/icon.svg"]
        loaded = [
            (await get(place, path)).status
            for _ in range(6 * FILES_PER_REQUEST // 5)
            for path in files
        ]
        assert set(loaded) == {200}
        assert 429 in [(await get(place, "/")).status for _ in range(10)]
        # Addresses that there are not are no files.
        assert (await get(place, "/nothing")).code == "too-many-requests"


# The policy


@in_loop
async def test_the_policy_lets_the_page_in_and_nothing_else(memory: Path, built: Path) -> None:
    async with served(memory, FREE) as place:
        for path in ("/", "/nothing", "/icon.svg"):
            answer = await get(place, path, **BROWSER)
            policy = dict(
                one.strip().split(" ", 1)
                for one in answer.headers["content-security-policy"].split(";")
            )
            assert policy["default-src"] == "'none'"
            assert policy["base-uri"] == "'self'"
            assert policy["script-src"] == policy["style-src"] == "'self'"
            assert policy["connect-src"] == policy["manifest-src"] == "'self'"
            assert "unsafe" not in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
        # A file of the page is no document: nothing may run in it.
        asset = (await get(place, "/assets/index-AbC.js", **BROWSER)).headers
        assert asset["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
        assert asset["x-content-type-options"] == "nosniff"


# The true page, as it was built


@in_loop
async def test_the_built_page_is_complete_and_keeps_to_the_policy(memory: Path) -> None:
    async with served(memory, ServerSettings(prefix="/stockpile")) as place:
        index = await get(place, "/")
        assert index.status == 200, "the page is not built: make setup"
        text = index.body.decode()
        assert '<base href="/stockpile/" />' in text
        # All that is relative is looked for under the base address, so that comes first.
        assert text.index("<base") < min(text.index("<link"), text.index("<script"))
        assert not re.search(r"<style|<script(?![^>]*\ssrc=)|\son\w+=|\sstyle=|javascript:", text)
        linked = re.findall(r'(?:src|href)="([^"]+)"', text.replace('href="/stockpile/"', ""))
        assert any(one.endswith(".js") for one in linked)
        for one in linked:
            assert not re.match(r"/|[a-z]+:", one), "found under any prefix, on no other site"
            answer = await get(place, f"/stockpile/{one.removeprefix('./')}")
            assert answer.status == 200, one
        script = next(one for one in linked if one.endswith(".js")).removeprefix("./")
        plain = (await get(place, f"/{script}")).body
        brotli = await get(place, f"/{script}", accept_encoding="br")
        zipped = await get(place, f"/{script}", accept_encoding="gzip")
        assert gzip.decompress(zipped.body) == plain
        assert len(brotli.body) < len(zipped.body) < len(plain)


@in_loop
async def test_the_built_page_can_be_put_on_a_home_screen(memory: Path) -> None:
    async with served(memory) as place:
        manifest = json.loads((await get(place, "/app.webmanifest")).body)
        assert manifest["name"] == "Stockpile"
        assert (manifest["start_url"], manifest["display"]) == (".", "standalone")
        assert {one["purpose"] for one in manifest["icons"]} == {"any", "maskable"}
        for one in manifest["icons"]:
            icon = await get(place, f"/{one['src']}")
            assert (icon.status, icon.headers["content-type"]) == (200, one["type"])
            if one["type"] == "image/png":
                assert "{}x{}".format(*struct.unpack(">II", icon.body[16:24])) == one["sizes"]


def test_files_of_the_built_page_that_are_kept_for_good_are_named_by_their_content() -> None:
    files = page.read_files(page.PAGE_FOLDER)
    assets = [address for address in files if files[address].cache == page.CACHE_FOREVER]
    assert assets
    for address in assets:
        assert re.fullmatch(r"/assets/[\w.-]+-[\w-]{8}\.\w+", address)
