"""``stockpile doctor``: whether a server can work well with this data, on this machine."""

from __future__ import annotations

import asyncio
import json
import platform
import sqlite3
import stat
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

import click

from stockpile import __version__
from stockpile.cli.backup import folder_of, store_options
from stockpile.cli.command import CliCommand
from stockpile.cli.options import json_option, language_option
from stockpile.cli.output import answer, tell
from stockpile.core.refusal import Refused, Unreadable
from stockpile.store.location import SQLITE_FILE

EXAMPLES = """\
stockpile doctor
stockpile doctor --data /var/lib/stockpile --json -"""

FEW_FILES = 4096
"""Open files below which a server soon has to turn people away."""
CLOCK_TOLERANCE_MS = 60_000
ANSWER_S = 5.0

State = Literal["ok", "note", "bad"]


class Finding(NamedTuple):
    """What one look found. The sentence is ``doctor-NAME``, chosen by ``found``."""

    name: str
    state: State
    found: str
    args: dict[str, Any]


@click.command(cls=CliCommand, help="help-doctor", epilog=EXAMPLES)
@store_options
@json_option
@language_option
def doctor(store: str | None, data: str | None, file: str | None) -> None:
    """Exit 0 if nothing is wrong, 1 if something is."""
    folder = folder_of(data)
    findings = [*_store(store, folder), _files(), *_address(folder), _kernel(), _versions()]
    for one in findings:
        tell(f"doctor-{one.name}", found=one.found, **one.args)
    checks = [
        {"check": one.name, "state": one.state, "found": one.found, **one.args} for one in findings
    ]
    well = all(one.state != "bad" for one in findings)
    answer(file, {"well": well, "checks": checks})
    sys.exit(0 if well else 1)


def _store(url: str | None, folder: Path) -> Iterator[Finding]:
    """The store, checked in a copy: a server may be using it."""
    from stockpile.store.backup import back_up
    from stockpile.table.check import check_copy

    if url is None and not (folder / SQLITE_FILE).exists():
        yield Finding("store", "note", "empty", {"why": ""})
        return
    with tempfile.TemporaryDirectory(prefix="stockpile-doctor-") as place:
        copy = Path(place) / "copy"
        try:
            asyncio.run(back_up(url, folder, copy))
            report = check_copy(copy)
            damage = _damage(copy)
        except (Refused, Unreadable) as wrong:
            why = wrong.refusal.args.get("why", wrong.refusal.code)
            yield Finding("store", "bad", "unusable", {"why": str(why)})
            return
        if damage:
            yield Finding("store", "bad", "damaged", {"why": damage})
        else:
            yield Finding("store", "ok", "ok", {"why": ""})
        damaged = len(report.damaged)
        counted = {"tables": report.tables, "rows": report.rows, "damaged": damaged}
        found = "damaged" if damaged else "ok"
        yield Finding("tables", "bad" if damaged else "ok", found, counted)
        yield _clock(copy)
    if url is None:
        mode = stat.S_IMODE((folder / SQLITE_FILE).stat().st_mode)
        private = not mode & 0o077
        found = "ok" if private else "open"
        yield Finding("private", "ok" if private else "bad", found, {"mode": f"{mode:04o}"})


def _damage(copy: Path) -> str:
    with sqlite3.connect(copy) as db:
        [found] = db.execute("PRAGMA integrity_check(1)").fetchone()
    db.close()
    return "" if found == "ok" else str(found)


def _clock(copy: Path) -> Finding:
    """Whether anything was written later than now: then this clock, or another node's, is wrong."""
    with sqlite3.connect(copy) as db:
        [latest] = db.execute("SELECT max(at) FROM log").fetchone()
    db.close()
    ahead_ms = (latest or 0) - time.time() * 1000
    late = ahead_ms > CLOCK_TOLERANCE_MS
    seconds = round(max(0.0, ahead_ms) / 1000)
    return Finding(
        "clock", "bad" if late else "ok", "behind" if late else "ok", {"seconds": seconds}
    )


def _files() -> Finding:
    from stockpile.server.run import raise_file_limit

    most = raise_file_limit()
    few = most < FEW_FILES
    return Finding("files", "bad" if few else "ok", "few" if few else "ok", {"most": most})


def _address(folder: Path) -> Iterator[Finding]:
    """Whether a server answers where this data was last served."""
    from stockpile.server.reach import base_url
    from stockpile.server.run import RememberedAddress

    remembered = RememberedAddress(folder)
    port, public = remembered.port(), remembered.public()
    if port is not None:
        here = base_url("127.0.0.1", port)
        found = _health(here)
        # Nobody has to be running now.
        yield Finding("here", "note" if found == "silent" else "ok", found, {"address": here})
    if public is not None:
        found = _health(public)
        yield Finding("public", "ok" if found == "ok" else "bad", found, {"address": public})


def _health(base: str) -> str:
    """What a server says about itself: ``ok``, something else, or nothing (``silent``)."""
    try:
        with urllib.request.urlopen(f"{base}/healthz", timeout=ANSWER_S) as answered:
            status = json.load(answered)["status"]
    except urllib.error.HTTPError:
        return "degraded"
    except (OSError, ValueError, KeyError, TypeError):
        return "silent"
    return "ok" if status == "ok" else "degraded"


def _kernel() -> Finding:
    from stockpile.workers.launch import kernel_wanted

    if not kernel_wanted():
        return Finding("kernel", "note", "off", {})
    from stockpile.kernel.cache import compiled, kernel_games

    done = all(map(compiled, kernel_games()))
    return Finding("kernel", "ok" if done else "note", "ok" if done else "missing", {})


def _versions() -> Finding:
    return Finding(
        "versions",
        "ok",
        "ok",
        {
            "stockpile": __version__,
            "python": platform.python_version(),
            "sqlite": sqlite3.sqlite_version,
        },
    )
