"""Make targets one after the other, and tell at the end how long each took and what it counted.

How long depends on what else the machine does; the seconds of processor time, of all processes that
a target started, hardly do.

    python tools/parts.py setup lint+kernel tests

`+` joins targets that are made at the same time. The last of them is heard at once, the others when
they have ended, so that they do not all talk at once. No step follows one in which a target failed.
"""

import os
import re
import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Iterable
from typing import NamedTuple

COLOUR = re.compile(r"\x1b\[[0-9;]*m")
PASSED = re.compile(r"(?:^|\D)(\d+) passed")
"""How both pytest and vitest sum up. The latter counts files first, then tests."""


class Part(NamedTuple):
    """A target that was made."""

    name: str
    status: int
    seconds: float
    processor: float
    """Seconds that processors worked for it."""
    passed: int | None
    """How many tests passed, if it is one that runs tests."""


def main(wanted: list[str]) -> int:
    began = time.monotonic()
    parts: list[Part] = []
    try:
        for step in wanted:
            parts += make(step.split("+"))
            if any(part.status for part in parts):
                break
    except KeyboardInterrupt:
        print("Interrupted.", file=sys.stderr)
        return 130
    print(summary(parts, time.monotonic() - began), flush=True)
    return 2 if any(part.status for part in parts) else 0


def make(targets: list[str]) -> list[Part]:
    """Make targets at the same time, and wait for them all."""
    parts: list[Part] = []
    threads = [
        threading.Thread(target=lambda one=one: parts.append(run(one, one is not targets[-1])))
        for one in targets
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return parts


def run(target: str, kept_back: bool) -> Part:
    began = time.monotonic()
    command = [*shlex.split(os.environ.get("MAKE", "make")), "--no-print-directory", target]
    environment = dict(os.environ)
    if sys.stdout.isatty():
        # It is not theirs any more, and they would do without colours.
        environment |= {"FORCE_COLOR": "1", "PY_COLORS": "1"}
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT if kept_back else None,
        env=environment,
        text=True,
        errors="replace",
    )
    assert process.stdout is not None
    with process.stdout as said:
        passed = show([said.read()] if kept_back else said)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    processor = used.ru_utime + used.ru_stime
    return Part(target, process.returncode, time.monotonic() - began, processor, passed)


def show(output: Iterable[str]) -> int | None:
    """Pass on what a target says; how many tests it says have passed at last."""
    passed = None
    for text in output:
        sys.stdout.write(text)
        sys.stdout.flush()
        if found := PASSED.findall(COLOUR.sub("", text)):
            passed = int(found[-1])
    return passed


def summary(parts: list[Part], seconds: float) -> str:
    lines = ["", f"{'part':<10} {'min:s':>6} {'processor':>9}"]
    for part in parts:
        counted = "" if part.passed is None else f"{part.passed} tests passed"
        ended = "failed" if part.status else counted
        took = f"{clock(part.seconds):>6} {clock(part.processor):>9}"
        lines.append(f"{part.name:<10} {took}  {ended}".rstrip())
    total = sum(part.passed or 0 for part in parts)
    failed = next((f"{part.name} failed" for part in parts if part.status), None)
    ended = failed or (f"{total} tests passed" if total else "")
    worked = sum(part.processor for part in parts)
    lines.append(f"{'altogether':<10} {clock(seconds):>6} {clock(worked):>9}  {ended}".rstrip())
    return "\n".join(lines)


def clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
