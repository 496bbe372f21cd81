"""Bots at a table of one's own that think in processes, and hints."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import psutil
import pytest

from stockpile.bots import make_bot, plugins
from stockpile.games import new_match
from stockpile.terminal.client import local_bots
from stockpile.terminal.client.local_bots import Kernel, LocalBots
from stockpile.words import Words, languages
from stockpile.workers import async_client, compilation, pool
from stockpile.workers.codec import encode
from stockpile.workers.launch import KERNEL_SWITCH
from tests.terminal.driving import PROMPT, OwnGame, player
from tests.terminal.test_catalogue import StrictWords

pytestmark = pytest.mark.long

SHORT: dict[str, Any] = {"edition": "skipbo-2003", "seats": 3, "stock": 3, "seed": 4}
LOOSE: dict[str, Any] = {**SHORT, "seed": None}


# From outside

BOTS = """
import gc, os, sys
from pathlib import Path
from stockpile.core.match import Match

class Spy:
    def choose(self, observation, rng):
        found = [one for one in gc.get_objects() if type(one).__name__ in ("Match", "State")]
        if found:
            raise LookupError("found the truth")
        seats = {one.seat for one in gc.get_objects() if type(one).__name__ == "Observation"}
        if seats != {observation.seat}:
            raise LookupError("found what another seat sees")
        return rng.choice(observation.moves)

class Raises:
    def choose(self, observation, rng):
        raise RuntimeError("h7")

class Ends:
    def choose(self, observation, rng):
        os._exit(3)

class Lies:
    def choose(self, observation, rng):
        # It looks for the way out, and tells whoever asks what it likes.
        for sink in range(3, 20):
            try:
                os.write(sink, b"\\0\\0\\0\\x05=pass")
            except OSError:
                pass
        os._exit(0)
"""


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(plugins.OFFERED_BOTS_VARIABLE, "{}")
    path = tmp_path / "bots.py"
    path.write_text(BOTS, encoding="utf-8")
    for name in ("Spy", "Raises", "Ends", "Lies"):
        plugins.offer(f"{path}:{name}")
    return path


def test_a_bot_from_outside_finds_neither_the_truth_nor_another_seat(bots: Path) -> None:
    match = new_match(seed=1)
    match.start_round()
    with pytest.raises(LookupError, match="the truth"):  # where there is one, it would be found
        make_bot(f"{bots}:Spy", "skipbo").choose(match.observe(match.turn or 0), Random(1))
    game = OwnGame(bots.parent, **SHORT, level=f"{bots}:Spy")
    said = game.sit_down(player(), most=6)
    assert "Ben discards" in said
    assert "Cleo discards" in said
    assert "gave no move" not in said
    # Nobody has to say again where it is.
    os.environ[plugins.OFFERED_BOTS_VARIABLE] = "{}"
    assert "gave no move" not in game.sit_down(player(), most=6)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Raises", "RuntimeError (bots.py, line "),
        ("Ends", "its process ended"),
        ("Lies", ""),
    ],
)
def test_a_bot_that_gives_no_move_stops_nobody(bots: Path, name: str, reason: str) -> None:
    words = StrictWords()
    game = OwnGame(bots.parent, "skipbo-2003", stock=5, seed=4, level=f"{bots}:{name}")
    text = " ".join(game.sit_down(player(), most=4, words=words).split())
    assert f"Ben’s bot gave no move ({reason}" in text
    assert "A simple one moves in its place." in text
    assert "h7" not in words.said["play-bot-failed"]  # what it complains of may name cards
    assert "Ben discards" in text


def test_a_bot_whose_file_is_gone_is_stood_in_for(bots: Path) -> None:
    game = OwnGame(bots.parent, "skipbo-2003", stock=5, seed=4, level=f"{bots}:Spy")
    game.sit_down()
    bots.unlink()
    text = " ".join(game.sit_down(player(), most=4).split())
    assert "Ben’s bot gave no move (" in text
    assert "Ben discards" in text


# Strong levels and hints, with a kernel that is there when the test says so

WORKER = """
import sys
from types import SimpleNamespace
from stockpile.bots import advice, make_bot
from stockpile.workers import process as worker

probes = 0

def ready(game):
    global probes
    probes += 1
    return probes > {needed}

def find_bot(level, game):
    print(level, file=open({asked!r}, "a"))
    return make_bot("baseline", game)

def advise(observation, rng, *, playouts, budget_ms):
    one = advice.AdvisedMove(observation.moves[0], {win}, {error}, {why})
    return advice.Advice((one,), ((),))

worker.kernel = SimpleNamespace(ready=ready, load_in_background=lambda: None)
worker.find_bot, worker.advise = find_bot, advise
worker.main()
"""


@pytest.fixture
def asked(tmp_path: Path) -> Path:
    """The levels that a worker was asked for, one a line."""
    return tmp_path / "asked.txt"


def a_worker(
    monkeypatch: pytest.MonkeyPatch,
    asked: Path,
    kernel: Kernel,
    *,
    needed: int = 0,
    advised: tuple[float, float, list[str]] = (0.614, 0.0151, ["lays-stock"]),
) -> None:
    """Let workers say that the kernel is loaded only when asked so many times."""
    script = asked.with_name("worker.py")
    win, error, why = advised
    text = WORKER.format(needed=needed, asked=str(asked), win=win, error=error, why=why)
    script.write_text(text, encoding="utf-8")
    of_ours(monkeypatch, sys.executable, "-P", str(script))
    monkeypatch.setattr(LocalBots, "kernel", lambda *_: kernel)
    monkeypatch.setattr(local_bots, "LOADING_CHECK_S", 0.01)
    monkeypatch.setattr(compilation, "Compilation", SimpleNamespace)


def of_ours(monkeypatch: pytest.MonkeyPatch, *command: str) -> None:
    """Let this be what thinks for our own levels."""
    monkeypatch.setattr(
        local_bots, "WorkerPool", lambda **more: pool.WorkerPool(command=command, **more)
    )


def test_lighter_levels_play_until_strong_ones_are_compiled(
    monkeypatch: pytest.MonkeyPatch, asked: Path
) -> None:
    a_worker(monkeypatch, asked, "coming", needed=3)
    # Nobody gets rid of so many cards before the bots have moved often enough.
    game = OwnGame(asked.parent, **{**LOOSE, "stock": 12}, level="expert")
    said = game.sit_down(player(), words=StrictWords())
    told = "The strong bots are being prepared; lighter ones play until then.\n"
    assert said.count(told) == 1
    levels = asked.read_text().split()
    assert levels[0] == "casual"
    assert set(levels) == {"casual", "expert"}


def test_a_game_with_a_seed_waits_for_strong_levels(
    monkeypatch: pytest.MonkeyPatch, asked: Path
) -> None:
    a_worker(monkeypatch, asked, "coming", needed=5)
    said = OwnGame(asked.parent, **SHORT, level="expert").sit_down(player(), words=StrictWords())
    assert "are being prepared, and the game waits for them." in said
    assert set(asked.read_text().split()) == {"expert:2000"}


def test_what_is_compiled_is_waited_for_in_any_game(
    monkeypatch: pytest.MonkeyPatch, asked: Path
) -> None:
    a_worker(monkeypatch, asked, "compiled", needed=5)
    said = OwnGame(asked.parent, **LOOSE, level="skilled").sit_down(player())
    assert "prepared" not in said
    assert set(asked.read_text().split()) == {"skilled"}


def test_what_is_never_loaded_is_not_waited_for_again(
    monkeypatch: pytest.MonkeyPatch, asked: Path
) -> None:
    really = LocalBots.kernel
    a_worker(monkeypatch, asked, "compiled", needed=10**9)
    monkeypatch.setattr(LocalBots, "kernel", really)
    monkeypatch.setattr(local_bots, "LOADING_LIMIT_S", 0.0)
    monkeypatch.setattr("stockpile.kernel.cache.compiled", lambda game: True)
    said = OwnGame(asked.parent, **SHORT, level="expert").sit_down(player())
    assert said.count("The strong bots cannot be prepared here") == 1
    assert set(asked.read_text().split()) == {"casual"}


def test_without_a_kernel_lighter_levels_play_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(KERNEL_SWITCH, "off")
    game = OwnGame(tmp_path, **SHORT, level="skilled")  # there is nothing to wait for
    as_told = player()
    said = game.sit_down(
        lambda screen: "hint" if screen.count(PROMPT) == 1 else as_told(screen),
        words=StrictWords(),
    )
    assert game.match.over
    assert said.count("The strong bots cannot be prepared here; lighter ones") == 1
    assert said.count("There is no hint yet") == 1


def test_a_strong_bot_whose_process_dies_is_asked_in_a_new_one(
    monkeypatch: pytest.MonkeyPatch, asked: Path
) -> None:
    a_worker(monkeypatch, asked, "compiled")
    match = new_match("skipbo-2003", seed=4)
    match.start_round()
    seen = encode(match.observe(match.turn or 0))

    async def play() -> None:
        bots = LocalBots()
        await bots.start(awake=False)
        others = set(psutil.Process().children())
        try:
            first = await bots.choose("skilled", "skipbo", seen, who="a 1 0", seed="7")
            (worker,) = set(psutil.Process().children()) - others
            worker.kill()
            worker.wait()
            assert await bots.choose("skilled", "skipbo", seen, who="a 1 0", seed="7") == first
        finally:
            await bots.close()

    asyncio.run(play())


# Hints


def test_a_hint_is_told_and_not_played(monkeypatch: pytest.MonkeyPatch, asked: Path) -> None:
    a_worker(monkeypatch, asked, "compiled", needed=3)
    game = OwnGame(asked.parent, **SHORT)
    game.sit_down()
    before, first = game.record, str(game.match.legal_moves()[0])
    said = game.sit_down(["hint", "HINT", "?"], words=StrictWords())
    hint = f"Try {first}: about 61 percent to win the round, give or take 2."
    assert " ".join(said.split()).count(f"{hint} It gets rid of a stock card.") == 2
    assert game.record == before
    assert "  hint      the best move, and why\n" in said
    assert not asked.exists()


def test_a_hint_gives_two_reasons_and_says_when_it_is_certain(
    monkeypatch: pytest.MonkeyPatch, asked: Path
) -> None:
    why = ["wins-round", "lays-stock", "empties-hand"]
    a_worker(monkeypatch, asked, "compiled", advised=(1.0, 0.0, why))
    game = OwnGame(asked.parent, **SHORT)
    text = " ".join(game.sit_down(["hint"]).split())
    first = str(game.match.legal_moves()[0])
    hint = f"Try {first}: 100 percent to win the round. It wins the round. It gets rid of a stock"
    assert f"{hint} card. {PROMPT}".strip() in text


@pytest.mark.parametrize("language", languages())
def test_hints_speak_the_language_of_the_player(
    monkeypatch: pytest.MonkeyPatch, asked: Path, language: str
) -> None:
    a_worker(monkeypatch, asked, "compiled", advised=(0.5, 0.02, ["only-move"]))
    words, game = Words(language), OwnGame(asked.parent, **SHORT)
    said = game.sit_down(["hint"], words=words)
    first = str(game.match.legal_moves()[0])
    told = words("play-hint-move", move=first, chance=50, error=2) + " " + words("why-only-move")
    assert " ".join(told.split()) in " ".join(said.split())


def test_a_hint_that_is_being_prepared(monkeypatch: pytest.MonkeyPatch, asked: Path) -> None:
    a_worker(monkeypatch, asked, "coming", needed=10**9)
    said = OwnGame(asked.parent, **SHORT).sit_down(["hint"], words=StrictWords())
    assert "There is no hint yet" in said


# What it starts


def test_a_game_against_light_levels_starts_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delattr(async_client.AsyncWorkerClient, "start")
    monkeypatch.delattr(compilation, "Compilation")
    for level in ("random", "baseline", "casual"):
        game = OwnGame(tmp_path, **SHORT, level=level)
        game.sit_down(player())
        assert game.match.over


def test_compiling_goes_on_when_the_game_is_left(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pid = tmp_path / "pid"
    script = f"import os, time; print(os.getpid(), file=open({str(pid)!r}, 'w')); time.sleep(60)"
    monkeypatch.setattr(compilation, "compiled", lambda game: False)
    monkeypatch.setattr(compilation, "being_compiled", lambda: False)
    monkeypatch.setattr(compilation, "COMPILE_COMMAND", (sys.executable, "-c", script))
    monkeypatch.setattr("stockpile.kernel.cache.compiled", lambda game: False)

    async def play() -> LocalBots:
        bots = LocalBots()
        await bots.start(awake=False)
        assert await bots.prepare(["skilled"], "skipbo") == "coming"
        await bots.close()
        return bots

    bots = asyncio.run(play())
    while not (pid.exists() and pid.read_text()):
        time.sleep(0.01)
    begun = psutil.Process(json.loads(pid.read_text()))
    try:
        assert begun.is_running()
        assert os.getsid(begun.pid) == begun.pid
    finally:
        begun.kill()
        begun.wait()
    assert bots.kernel("skipbo") == "none"  # it has ended, and nothing came of it
