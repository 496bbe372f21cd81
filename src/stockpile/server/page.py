"""What a browser gets: the client, as it was built into the package.

Its files are read once. So no address leads to the disk, and a running server keeps the page that
it started with, even while a newer one is being installed.
"""

from __future__ import annotations

import hashlib
import html
import os
import re
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response

PAGE_FOLDER = Path(os.environ.get("STOCKPILE_PAGE") or Path(__file__).parents[1] / "web")
"""The built page; the variable names one that was built with more games."""
INDEX_ADDRESS = "/index.html"
WORKER_ADDRESS = "/offline.js"
"""The service worker: browsers ask for it to find out whether there is a newer page."""
BASE_TAG = '<base href="/" />'
"""What the page has in place of the server's own address."""
ASSETS_PREFIX = "/assets/"
"""Where every file has its content's digest in its name."""
CACHE_FOREVER = "public, max-age=31536000, immutable"
CACHE_A_DAY = "public, max-age=86400"
CACHE_REVALIDATE = "no-cache"

TABLE_ADDRESS = re.compile(r"/t/([^/]+)/?")
"""A table, whose link people send each other."""
SCREEN_ADDRESSES = re.compile(
    r"/|/(t/[^/]+|t/[^/]+/replay/[0-9]+|learn/[^/]+|rules(/[^/]+)?|statistics|settings|score)/?"
)
"""The addresses that the client has a screen for."""
PROGRAM_ADDRESSES = re.compile(r"/(api|assets|healthz|metrics)(/.*)?")
"""The addresses that only programs ask for."""

MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""The same on every machine, regardless of its own list."""
ENCODING_SUFFIXES = {"br": ".br", "gzip": ".gz", "identity": ""}
"""How a file may be encoded, smallest first, and the suffix that its name then has."""

UNBUILT_MESSAGE = (
    "The server is running, but its page has not been built. Where you have the source code, "
    "`make setup` builds it; then start the server again.\n"
)


class EncodedBody(NamedTuple):
    """A file's bytes in one encoding."""

    body: bytes
    etag: str


class File(NamedTuple):
    """A file of the page, in each of the encodings that it has."""

    type: str
    cache: str
    bodies: dict[str, EncodedBody]

    def answer(self, headers: Headers) -> Response:
        """The file in an encoding that the client accepts, or 304 if it has it already."""
        accepted = accepted_encodings(headers.get("accept-encoding", ""))
        encoding = next(one for one in self.bodies if one in accepted or one == "identity")
        body, etag = self.bodies[encoding]
        told = {"cache-control": self.cache, "etag": etag}
        if len(self.bodies) > 1:
            told["vary"] = "accept-encoding"
        if etag in known_etags(headers.get("if-none-match", "")):
            return Response(status_code=304, headers=told)
        if encoding != "identity":
            told["content-encoding"] = encoding
        return Response(body, headers={**told, "content-type": self.type})


class Page:
    """The client for a server under a path prefix."""

    def __init__(self, prefix: str = "", folder: Path | None = None) -> None:
        self._files = read_files(PAGE_FOLDER if folder is None else folder)
        index = self._files.pop(INDEX_ADDRESS, None)
        self._index = None if index is None else with_base(index, prefix)

    def has(self, path: str) -> bool:
        """Whether there is something of the page at an address."""
        return path in self._files or SCREEN_ADDRESSES.fullmatch(path) is not None

    def answer(self, path: str, headers: Headers, tags: str = "") -> Response | None:
        """The answer at an address; None if the client should be answered like a program.

        ``tags`` go into the head of a screen.
        """
        file = self._files.get(path)
        if file is not None:
            return file.answer(headers)
        known = SCREEN_ADDRESSES.fullmatch(path) is not None
        if not known and (PROGRAM_ADDRESSES.fullmatch(path) or not wants_a_page(headers)):
            return None
        if self._index is None:
            return PlainTextResponse(UNBUILT_MESSAGE, 503)
        if known:
            return (with_tags(self._index, tags) if tags else self._index).answer(headers)
        # The client says that there is nothing here, in the reader's language.
        told = {"content-type": self._index.type, "vary": "accept"}
        return Response(self._index.bodies["identity"].body, 404, told)


def read_files(folder: Path) -> dict[str, File]:
    """The files under a folder, by their addresses."""
    found = {
        f"/{path.relative_to(folder).as_posix()}": path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }
    endings = tuple(filter(None, ENCODING_SUFFIXES.values()))
    files = {}
    for address in found:
        if address.endswith(endings):
            continue
        bodies = {
            encoding: encoded(found[address + ending])
            for encoding, ending in ENCODING_SUFFIXES.items()
            if address + ending in found
        }
        kind = MEDIA_TYPES.get(Path(address).suffix, "application/octet-stream")
        files[address] = File(kind, cache_of(address), bodies)
    return files


def encoded(body: bytes) -> EncodedBody:
    return EncodedBody(body, f'"{hashlib.sha256(body).hexdigest()[:32]}"')


def cache_of(address: str) -> str:
    if address in {INDEX_ADDRESS, WORKER_ADDRESS}:
        return CACHE_REVALIDATE
    return CACHE_FOREVER if address.startswith(ASSETS_PREFIX) else CACHE_A_DAY


def with_base(index: File, prefix: str) -> File:
    """The page with the address at which it finds its files, and the server."""
    return _edited(index, BASE_TAG, f'<base href="{html.escape(prefix)}/" />')


def with_tags(index: File, tags: str) -> File:
    """The page with more in its head, for readers that look at nothing else."""
    return _edited(index, "</head>", f"{tags}</head>")


def _edited(index: File, old: str, new: str) -> File:
    body = index.bodies["identity"].body.replace(old.encode(), new.encode(), 1)
    return index._replace(bodies={"identity": encoded(body)})


def known_etags(header: str) -> set[str]:
    """What ``If-None-Match`` names. A proxy that re-encodes a file marks its tag as weak."""
    return {one.strip().removeprefix("W/") for one in header.split(",")}


def accepted_encodings(header: str) -> set[str]:
    """What ``Accept-Encoding`` names, without what it rules out."""
    accepted = set()
    for one in header.lower().split(","):
        name, _, weight = one.partition(";")
        if not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight):
            accepted.add(name.strip())
    return accepted


def wants_a_page(headers: Headers) -> bool:
    """Whether a browser is asking for something to show."""
    return "text/html" in headers.get("accept", "").lower()
