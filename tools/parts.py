"""Run parts of a larger work side by side, and say how long each took.

    python tools/parts.py 'NAME: COMMAND' … [-- 'NAME: COMMAND' …]

As many run at a time as there are processors, in the order in which they are given. What a part
says is printed when it has ended, so that nothing is mixed; a part that runs alone is heard at
once. If one fails, those beside it still come to their end, and what follows `--` is not begun.
Exits with 1 if any has failed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple


class Part(NamedTuple):
    """A command of a shell, by its name."""

    name: str
    command: str


class Ended(NamedTuple):
    """How a part ended, after how many seconds, and what it has said."""

    part: Part
    failed: bool
    seconds: float
    said: bytes


def main(arguments: Sequence[str]) -> int:
    began = time.monotonic()
    ended: list[Ended] = []
    for group in groups(arguments):
        for one in side_by_side(group):
            ended.append(one)
            os.write(1, one.said)
            tell(f"── {one.part.name}: {'FAILED, ' * one.failed}{one.seconds:.0f} s")
        if any(one.failed for one in ended):
            break
    if len(ended) > 1:
        took = ", ".join(f"{one.part.name} {one.seconds:.0f}" for one in ended)
        tell(f"── {time.monotonic() - began:.0f} s in all: {took}")
    if wrong := [one.part.name for one in ended if one.failed]:
        tell(f"── failed: {', '.join(wrong)}")
    return int(bool(wrong))


def groups(arguments: Sequence[str]) -> Iterator[list[Part]]:
    """What was asked for: the parts before and after each `--`."""
    group: list[Part] = []
    for argument in (*arguments, "--"):
        if argument != "--":
            name, _, command = argument.partition(": ")
            group.append(Part(name, command))
        elif group:
            yield group
            group = []


def side_by_side(parts: Sequence[Part]) -> Iterator[Ended]:
    """Run these together; each when it has ended, in their order."""
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        yield from pool.map(run, parts, [len(parts) == 1] * len(parts))


def run(part: Part, alone: bool) -> Ended:
    began = time.monotonic()
    heard = None if alone else subprocess.PIPE
    ran = subprocess.run(
        part.command, shell=True, stdout=heard, stderr=heard and subprocess.STDOUT, check=False
    )
    return Ended(part, ran.returncode != 0, time.monotonic() - began, ran.stdout or b"")


def tell(line: str) -> None:
    os.write(1, f"{line}\n".encode())


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
