"""Processes that tests start. Each has an owner, and none outlives its test, whatever fails.

`start` is `subprocess.Popen` for tests: what it starts belongs to the test, or to the fixture of a
wider scope, that called it. A test's processes end with it at the latest; a fixture ends its own
with `end`. This module is a plugin of pytest, too: it fails a test that leaves any other process
behind.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, overload

import psutil
import pytest

PATIENCE_S = 60.0
"""How long to wait for something that surely comes, on a busy machine."""
GRACE_S = 10.0
"""How long a process that was asked to end has before it is killed."""

STARTED_BY = "TESTS_STARTED_BY"
"""Inherited by everything that tests start: the id of their own process."""
os.environ[STARTED_BY] = str(os.getpid())


def uncounted() -> dict[str, str]:
    """The environment of a program in which `make coverage` counts nothing.

    Counting loads a database, and hears SIGTERM in the program's place.
    """
    return {name: value for name, value in os.environ.items() if "COVERAGE" not in name}


# Ends what is still owned and removes the folders when the tests' process is gone, even killed.
_WATCH = """
cd /
owned=
while read -r word value; do
    case $word in
    own) owned="$owned $value" ;;
    free)
        left=
        for one in $owned; do [ "$one" = "$value" ] || left="$left $one"; done
        owned=$left
        ;;
    remove) set -- "$@" "$value" ;;
    esac
done
signal() { kill -s "$1" -- "-$2" 2>/dev/null; }
for one in $owned; do signal CONT "$one"; signal TERM "$one"; done
tries=0
for one in $owned; do
    while signal 0 "$one" && [ $tries -lt 50 ]; do sleep 0.1; tries=$((tries + 1)); done
    signal KILL "$one"
done
[ $# = 0 ] || rm -rf -- "$@"
"""


class _Watch:
    """A process that outlives this one only to clean up after it."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def tell(self, word: str, value: int | Path) -> None:
        if self._process is None:
            self._process = subprocess.Popen(
                ["/bin/sh", "-c", _WATCH, "watch"],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                text=True,
                start_new_session=True,
            )
            atexit.register(self.close)
        assert self._process.stdin is not None
        self._process.stdin.write(f"{word} {value}\n")
        self._process.stdin.flush()

    def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            assert process.stdin is not None
            process.stdin.close()
            process.wait(PATIENCE_S)


watch = _Watch()
Owner = dict[int, subprocess.Popen[Any]]
"""What somebody has started and not ended, by the ids."""
_the_test: Owner = {}
_fixtures: Owner = {}
_owner = _the_test
_known: set[int] = set()
"""Children that were there before the running test, whoever started them."""


def owner() -> Owner:
    """Whoever is at work: the running test, or the fixtures of a wider scope."""
    return _owner


def start(
    command: Sequence[str | Path] | str, *, owner: Owner | None = None, **how: Any
) -> subprocess.Popen[Any]:
    """Start a process that ends with its owner, in a group of its own."""
    process: subprocess.Popen[Any] = subprocess.Popen(command, start_new_session=True, **how)
    watch.tell("own", process.pid)
    (_owner if owner is None else owner)[process.pid] = process
    return process


def end(
    process: subprocess.Popen[Any],
    *,
    number: signal.Signals = signal.SIGTERM,
    grace: float | None = None,
) -> None:
    """End a process by this signal, kill it if it does not heed it, and all its group with it.

    Closes its pipes. Does no harm to one that has ended.
    """
    if process.poll() is None:
        process.send_signal(number)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(GRACE_S if grace is None else grace)
    _kill_group(process.pid)
    process.wait(PATIENCE_S)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            # What nobody read any more cannot be written.
            with contextlib.suppress(OSError):
                pipe.close()
    watch.tell("free", process.pid)
    _the_test.pop(process.pid, None)
    _fixtures.pop(process.pid, None)


@overload
def run(
    command: Sequence[str | Path],
    data: bytes = b"",
    *,
    check: bool = False,
    text: Literal[False] = False,
    timeout: float = PATIENCE_S,
    **how: Any,
) -> subprocess.CompletedProcess[bytes]: ...


@overload
def run(
    command: Sequence[str | Path],
    data: str = "",
    *,
    text: Literal[True],
    check: bool = False,
    timeout: float = PATIENCE_S,
    **how: Any,
) -> subprocess.CompletedProcess[str]: ...


def run(
    command: Sequence[str | Path],
    data: bytes | str = b"",
    *,
    check: bool = False,
    timeout: float = PATIENCE_S,
    **how: Any,
) -> subprocess.CompletedProcess[Any]:
    """Run a command to its end, with this as its input; its group ends with it, on time or not."""
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    with started(command, **{**pipes, **how}) as process:
        out, err = process.communicate(data or None, timeout)
        done = subprocess.CompletedProcess(process.args, process.returncode, out, err)
    assert not (check and done.returncode), done
    return done


@contextlib.contextmanager
def started(command: Sequence[str | Path] | str, **how: Any) -> Iterator[subprocess.Popen[Any]]:
    """A process that ends with a block."""
    process = start(command, **how)
    try:
        yield process
    finally:
        end(process)


@contextlib.contextmanager
def also_owned(*groups: int) -> Iterator[None]:
    """While the groups of these processes are ended too if the tests' process is killed."""
    for group in groups:
        watch.tell("own", group)
    try:
        yield
    finally:
        for group in groups:
            watch.tell("free", group)


def remove_at_the_end(folder: Path) -> None:
    """Have a folder removed after the end of this process, however it ends."""
    watch.tell("remove", folder)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[object],
) -> Generator[None, object, object]:
    """What a fixture of a wider scope starts outlives the test that asks for it first."""
    global _owner  # noqa: PLW0603
    if fixturedef.scope == "function":
        return (yield)
    before, _owner = _owner, _fixtures
    try:
        return (yield)
    finally:
        _owner = before
        _known.update(children())


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, object, object]:
    """No process outlives its test."""
    try:
        return (yield)
    finally:
        check(last=nextitem is None)


def check(*, last: bool) -> None:
    """End the processes of a test; fail if it has left others. After the ``last`` none may be."""
    for process in [*_the_test.values()]:
        end(process)
    known = set() if last else _known.union(_fixtures)
    left = [*_still_there(children() - known)]
    if last:
        left += _orphans()
    left = [one for one in left if not _ends_by_itself(one)]
    told = [_told(one) for one in left]
    for one in left:
        with contextlib.suppress(psutil.Error):
            one.kill()
            one.wait(PATIENCE_S)
    _known.intersection_update(children())
    assert not left, f"left behind: {'; '.join(told)}"


def _still_there(pids: set[int]) -> Iterator[psutil.Process]:
    """Those of some processes that have not ended since they were listed."""
    for pid in pids:
        with contextlib.suppress(psutil.NoSuchProcess):
            yield psutil.Process(pid)


def children() -> set[int]:
    """The children of this process, but for the one that watches over it."""
    try:
        # What psutil does takes a hundred times as long.
        lists = [path.read_text() for path in Path("/proc/self/task").glob("*/children")]
        found = {int(pid) for text in lists for pid in text.split()}
    except OSError:
        found = {one.pid for one in psutil.Process().children()}
    else:
        if not lists:
            found = {one.pid for one in psutil.Process().children()}
    return found - {watch.pid}


def _orphans() -> list[psutil.Process]:
    """What tests started, and nobody has ended: it may have another parent by now."""
    mine = {os.getpid(), *(one.pid for one in psutil.Process().children(recursive=True))}
    found = []
    for one in psutil.process_iter():
        with contextlib.suppress(psutil.Error):
            if one.pid not in mine and one.environ().get(STARTED_BY) == str(os.getpid()):
                found.append(one)
    return found


def _ends_by_itself(process: psutil.Process) -> bool:
    """Whether it is gone in a while, or belongs to Python or to joblib, which keeps a pool."""
    late = time.monotonic() + GRACE_S
    while time.monotonic() < late:
        # Asked again each time: until it has started its own program, it looks like its parent.
        with contextlib.suppress(psutil.Error):
            command = " ".join(process.cmdline())
            if "resource_tracker" in command or "loky" in command:
                return True
        try:
            process.wait(0.05)
        except psutil.TimeoutExpired:
            continue
        return True
    return False


def _told(process: psutil.Process) -> str:
    try:
        return f"{' '.join(process.cmdline()) or process.name()} ({process.pid})"
    except psutil.Error:
        return str(process.pid)


def _kill_group(group: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)
