"""Run `make test` again and again, as it has failed by chance before, and print what came of it.

    python tools/repeat.py               what is missing of twenty runs in a row without a failure
    python tools/repeat.py busy=2 user   two with busy cores, and one as an ordinary user
    python tools/repeat.py --table       no run: the table of all runs so far

| condition  | of twenty | the tests run                                                 |
| ---------- | --------- | ------------------------------------------------------------- |
| plain      |        10 | in a clone                                                    |
| busy       |         5 | there, with a busy loop on each core                          |
| user       |         2 | as an ordinary user without a home, in a clone of their own   |
| private    |         2 | as root, in a clone in a folder that only its owner may enter |
| background |         1 | there, in the background of a shell, where Ctrl-C is ignored  |

Twenty runs take hours, so they need not be made in one go: `build/repeat/runs.tsv` keeps a line for
each run that came to its end, and lies beside the files with all that each run said. The first
run in a clone sets everything up; the clones go when the last run has ended.
"""

from __future__ import annotations

import os
import pwd
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
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
PASSED = re.compile(r"^altogether +(\S+) +\S+(?: +(\d+) tests passed)?", re.MULTILINE)


class Ran(NamedTuple):
    """One run of the tests, as a line of the file has it."""

    when: str
    commit: str
    condition: str
    took: str
    tests: str
    failed: str
    """Which tests failed, or where to read what did; nothing if all passed."""


def main(asked: list[str]) -> int:
    kept = ROOT / "build" / "repeat"
    runs = kept / "runs.tsv"
    if asked == ["--table"]:
        print(table(read(runs)))
        return 0
    wanted: dict[str, int] = {}
    for one in asked:
        condition, _, number = one.partition("=")
        if condition not in TWENTY or not (number or "1").isdecimal():
            print(__doc__, file=sys.stderr)
            return 2
        wanted[condition] = int(number or 1)
    kept.mkdir(parents=True, exist_ok=True)
    made: list[Ran] = []
    with clones() as place:
        for condition, times in (wanted or missing(read(runs))).items():
            for _ in range(times):
                made.append(run(condition, place, kept))
                with runs.open("a", encoding="utf-8") as file:
                    file.write("\t".join(made[-1]) + "\n")
                print(row(made[-1]), flush=True)
    print(f"\n{table(read(runs))}")
    return int(any(ran.failed for ran in made))


def read(runs: Path) -> list[Ran]:
    """The runs that a file tells of, oldest first."""
    lines = runs.read_text("utf-8").splitlines() if runs.exists() else []
    return [Ran(*line.split("\t")) for line in lines]


def in_a_row(ran: list[Ran]) -> list[Ran]:
    """The runs since the last one that failed."""
    return ran[max((number for number, one in enumerate(ran, 1) if one.failed), default=0) :]


def missing(ran: list[Ran]) -> dict[str, int]:
    """How many runs of each condition are missing of twenty in a row."""
    made = Counter(one.condition for one in in_a_row(ran))
    left = {condition: times - made[condition] for condition, times in TWENTY.items()}
    return {condition: times for condition, times in left.items() if times > 0}


def table(ran: list[Ran]) -> str:
    """Every run, and what is missing of twenty in a row."""
    left = [f"{condition}={times}" for condition, times in missing(ran).items()]
    lines = [row(Ran("when", "commit", "condition", "min:s", "tests", "failed")), *map(row, ran)]
    return "\n".join(
        [
            *lines,
            f"{len(ran)} runs, {sum(bool(one.failed) for one in ran) or 'none'} failed.",
            f"Missing of twenty in a row: {' '.join(left) or 'none'}.",
        ]
    )


def row(ran: Ran) -> str:
    when, commit, condition, took, tests, failed = ran
    return f"{when:<16} {commit:<9} {condition:<10} {took:>6} {tests:>6}  {failed}".rstrip()


def run(condition: str, place: Path, kept: Path) -> Ran:
    """Run the tests once under a condition, and keep what they say."""
    clone = cloned(condition, place)
    command = ["make", "test"]
    if condition == "background":
        command = ["sh", "-c", "make test & wait $!"]
    elif condition == "user" and os.geteuid() == 0:
        command = [*as_user(clone.parent / "home"), *command]
    when = time.strftime("%Y-%m-%d %H:%M")
    said = kept / time.strftime(f"%Y%m%d-%H%M%S-{condition}.txt")
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
    failed = " ".join(sorted({*FAILED.findall(text)})) or f"see {said.relative_to(ROOT)}"
    return Ran(
        *(when, commit_of(clone), condition, clock(time.monotonic() - began)),
        *((summed and summed[2]) or "", failed if status else ""),
    )


def commit_of(clone: Path) -> str:
    # Git reads no clone of another user's, unless it is told that it may.
    command = ("git", "-c", f"safe.directory={clone}", "rev-parse", "--short", "HEAD")
    asked = subprocess.run(command, cwd=clone, capture_output=True, check=True, text=True)
    return asked.stdout.strip()


@contextmanager
def clones() -> Iterator[Path]:
    """A folder for the clones, which every user may enter."""
    place = Path(tempfile.mkdtemp(prefix="stockpile-repeat-", dir="/var/tmp"))
    place.chmod(0o755)
    try:
        yield place
    finally:
        shutil.rmtree(place)


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
    # Whatever was inherited: the tests that run are ended in order, and the clones deleted.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.default_int_handler)
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("Interrupted.")
