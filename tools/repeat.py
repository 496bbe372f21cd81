"""Run `make test` again and again, as it has failed by chance before, and print what came of it.

    python tools/repeat.py               twenty runs: ten plain, five busy, and so on
    python tools/repeat.py busy=2 user   two with busy cores, and one as an ordinary user

| condition  | the tests run                                                             |
| ---------- | ------------------------------------------------------------------------- |
| plain      | in a clone                                                                |
| busy       | there, with a busy loop on each core                                      |
| background | there, in the background of a shell, where Ctrl-C is ignored              |
| private    | as root, in a clone in a folder that only its owner may enter             |
| user       | as an ordinary user without a home, in a clone of their own               |

The first run in a clone sets everything up. Each run leaves all it said in a file.
"""

from __future__ import annotations

import os
import pwd
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from parts import COLOUR, clock

ROOT = Path(__file__).parents[1]
TWENTY: Mapping[str, int] = {"plain": 10, "busy": 5, "user": 2, "private": 2, "background": 1}
LONGEST_S = 3600
"""A run, and a busy loop, ends by then."""
BUSY = f"import time\nend = time.monotonic() + {LONGEST_S}\nwhile time.monotonic() < end: pass"
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
PASSED = re.compile(r"^altogether +(\S+)(?: +(\d+) tests passed)?", re.MULTILINE)


class Ran(NamedTuple):
    """One run of the tests."""

    condition: str
    passed: bool
    seconds: float
    tests: str
    failed: list[str]
    said: Path


def main(asked: list[str]) -> int:
    wanted: dict[str, int] = {}
    for one in asked:
        condition, _, number = one.partition("=")
        if condition not in TWENTY or not (number or "1").isdecimal():
            print(__doc__, file=sys.stderr)
            return 2
        wanted[condition] = int(number or 1)
    folder = Path(tempfile.mkdtemp(prefix="stockpile-repeat-", dir="/var/tmp"))
    folder.chmod(0o755)
    print(f"In {folder}, on {os.cpu_count()} cores.", flush=True)
    print(f"{'run':>3} {'condition':<11} {'min:s':>6} {'tests':>6}  failed", flush=True)
    ran: list[Ran] = []
    for condition, times in (wanted or TWENTY).items():
        for _ in range(times):
            ran.append(run(condition, folder, len(ran) + 1))
            print(row(len(ran), ran[-1]), flush=True)
    failed = sum(not one.passed for one in ran)
    print(f"{len(ran)} runs, {failed or 'none'} failed.")
    return int(bool(failed))


def run(condition: str, folder: Path, number: int) -> Ran:
    """Run the tests once under a condition."""
    clone = cloned(condition, folder)
    command = ["make", "test"]
    if condition == "background":
        command = ["sh", "-c", "make test & wait $!"]
    elif condition == "user" and os.geteuid() == 0:
        command = [*as_user(clone.parent / "home"), *command]
    said = folder / f"run-{number:02}-{condition}.txt"
    began = time.monotonic()
    with said.open("wb") as file, busy_cores(condition == "busy"):
        process = subprocess.Popen(
            command,
            cwd=clone,
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            status = process.wait(LONGEST_S)
        except (KeyboardInterrupt, subprocess.TimeoutExpired) as early:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()
            if isinstance(early, KeyboardInterrupt):
                raise
            status = 1
    text = COLOUR.sub("", said.read_text("utf-8", errors="replace"))
    summed = PASSED.search(text)
    return Ran(
        condition,
        status == 0,
        time.monotonic() - began,
        (summed and summed[2]) or "",
        sorted({*FAILED.findall(text)}),
        said,
    )


def row(number: int, ran: Ran) -> str:
    failed = "" if ran.passed else " ".join(ran.failed) or f"see {ran.said}"
    took = clock(ran.seconds)
    return f"{number:>3} {ran.condition:<11} {took:>6} {ran.tests:>6}  {failed}".rstrip()


def cloned(condition: str, folder: Path) -> Path:
    """The clone to test under a condition, made when it is first asked for."""
    place = folder / (condition if condition in ("private", "user") else "open")
    clone = place / "stockpile"
    if not clone.exists():
        place.mkdir()
        (place / "home").mkdir()
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        if condition == "private":
            place.chmod(0o700)
        if condition == "user" and os.geteuid() == 0:
            user = ordinary_user()
            for inside in (place, *place.rglob("*")):
                os.lchown(inside, user.pw_uid, user.pw_gid)
    return clone


def as_user(home: Path) -> list[str]:
    """What to put before a command of root's for an ordinary user to run it."""
    user, roots = ordinary_user(), Path.home()
    path = [one for one in os.environ["PATH"].split(os.pathsep) if roots not in Path(one).parents]
    return [
        *("setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"),
        *("env", f"HOME={home}", f"USER={user.pw_name}", f"PATH={os.pathsep.join(path)}"),
    ]


def ordinary_user() -> pwd.struct_passwd:
    return next(
        (one for one in pwd.getpwall() if 1000 <= one.pw_uid < 60_000), pwd.getpwnam("nobody")
    )


@contextmanager
def busy_cores(busy: bool) -> Iterator[None]:
    """Keep every core busy with something else, if asked to."""
    loops = [
        subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(os.cpu_count() or 1) if busy
    ]
    try:
        yield
    finally:
        for one in loops:
            one.kill()
            one.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
