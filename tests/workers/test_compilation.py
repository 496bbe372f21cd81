"""The kernel is compiled beside whatever runs, once, and by nobody twice."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import psutil
import pytest

from stockpile.kernel.cache import alone
from stockpile.workers import compilation
from stockpile.workers.launch import KERNEL_SWITCH
from tests.virtual_time import in_loop
from tests.waiting import until

pytestmark = pytest.mark.long


@pytest.fixture(autouse=True)
def _with_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(KERNEL_SWITCH, raising=False)


def a_fresh_machine(monkeypatch: pytest.MonkeyPatch, *command: str) -> None:
    """Nobody has compiled anything yet, and this is what does."""
    monkeypatch.setattr(compilation, "compiled", lambda game: False)
    monkeypatch.setattr(compilation, "being_compiled", lambda: False)
    monkeypatch.setattr(compilation, "COMPILE_COMMAND", command)


def test_compiling_that_fails_is_noticed(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    a_fresh_machine(monkeypatch, "false")
    work = compilation.Compilation()
    while work.working:
        time.sleep(0.01)
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("switch", ["on", "off"])
def test_what_somebody_else_compiles_is_not_begun(
    monkeypatch: pytest.MonkeyPatch, switch: str
) -> None:
    monkeypatch.delattr(compilation, "Popen")
    monkeypatch.setenv(KERNEL_SWITCH, switch)
    monkeypatch.setattr(compilation, "compiled", lambda game: False)
    with alone("skipbo"):
        assert compilation.Compilation().working == (switch == "on")


# IndexRow a server


def a_compiler(folder: Path, then: str) -> tuple[str, ...]:
    """A command that says who it is, and then does this."""
    script = f"import os, time; open(f'{folder}/{{os.getpid()}}', 'w'); {then}"
    return (sys.executable, "-c", script)


def begun(folder: Path) -> list[int]:
    """Who has said so."""
    return [int(one.name) for one in folder.iterdir()]


@in_loop
async def test_a_server_has_the_kernel_compiled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(compilation, "compiled", lambda game: False)
    await compilation.compile_kernel(a_compiler(tmp_path, "pass"))
    assert len(begun(tmp_path)) == 1
    assert caplog.text == ""


@in_loop
async def test_what_is_compiled_or_not_wanted_is_not_compiled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    command = a_compiler(tmp_path, "pass")
    monkeypatch.setattr(compilation, "compiled", lambda game: True)
    await compilation.compile_kernel(command)
    monkeypatch.setattr(compilation, "compiled", lambda game: False)
    monkeypatch.setenv(KERNEL_SWITCH, "off")
    await compilation.compile_kernel(command)
    assert begun(tmp_path) == []


@pytest.mark.parametrize(
    ("command", "said"),
    [(("false",), "could not be compiled"), (("/no/such/program",), "cannot be compiled: No such")],
)
@in_loop
async def test_a_server_that_cannot_have_it_compiled_says_so(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    command: tuple[str, ...],
    said: str,
) -> None:
    monkeypatch.setattr(compilation, "compiled", lambda game: False)
    await compilation.compile_kernel(command)
    assert said in caplog.text


@in_loop
async def test_a_server_that_ends_leaves_no_compiler(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(compilation, "compiled", lambda game: False)
    work = asyncio.create_task(compilation.compile_kernel(a_compiler(tmp_path, "time.sleep(60)")))
    await until(lambda: bool(begun(tmp_path)))
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await work
    assert not psutil.pid_exists(begun(tmp_path)[0])
