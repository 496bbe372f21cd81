"""Bots that think in processes of their own, and hints."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import psutil
import pytest

from stockpile.bots import make_bot
from stockpile.games import new_match
from stockpile.terminal import company
from stockpile.terminal.company import Company, Kernel, Trouble
from stockpile.words import Words, languages
from stockpile.workers import client, compilation
from stockpile.workers.launch import KERNEL_SWITCH
from tests.terminal.driving import (
    PROMPT,
    PROMPT_ROUND,
    match_of,
    player,
    sit_down,
)
from tests.terminal.test_catalogue import StrictWords

pytestmark = pytest.mark.long

SHORT: dict[str, Any] = {"edition": "skipbo-2003", "seats": 3, "stock": 3, "seed": 4}


@pytest.fixture(autouse=True)
def _no_process_is_left() -> Iterator[None]:
    before = {one.pid for one in psutil.Process().children(recursive=True)}
    yield
    left = [one for one in psutil.Process().children(recursive=True) if one.pid not in before]
    assert left == []


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
def bots(tmp_path: Path) -> Path:
    path = tmp_path / "bots.py"
    path.write_text(BOTS, encoding="utf-8")
    return path


def test_a_bot_from_outside_finds_neither_the_truth_nor_another_seat(bots: Path) -> None:
    match = new_match(seed=1)
    match.start_round()
    with pytest.raises(LookupError, match="the truth"):  # where there is one, it would be found
        make_bot(f"{bots}:Spy", "skipbo").choose(match.observe(match.turn or 0), Random(1))
    match = match_of(**SHORT)
    sitting = sit_down(match, player(), most=6, level=f"{bots}:Spy")
    assert "Ben discards" in sitting.said
    assert "Cleo discards" in sitting.said
    assert "gave no move" not in sitting.said


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Raises", "RuntimeError (bots.py, line "),
        ("Ends", "its process ended"),
        ("Lies", "pass)"),
    ],
)
def test_a_bot_that_gives_no_move_stops_nobody(bots: Path, name: str, reason: str) -> None:
    match = match_of("skipbo-2003", stock=5, seed=4)
    words = StrictWords()
    sitting = sit_down(match, player(), most=4, level=f"{bots}:{name}", words=words)
    text = " ".join(sitting.said.split())
    assert f"Ben’s bot gave no move ({reason}" in text
    assert "A simple one moves in its place." in text
    assert "h7" not in words.said["play-bot-failed"]  # what it complains of may name cards
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
    one = advice.Advised(observation.moves[0], {win}, {error}, {why})
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
    monkeypatch.setattr(client, "WORKER", (sys.executable, "-P", str(script)))
    monkeypatch.setattr(Company, "kernel", kernel)
    monkeypatch.setattr(company, "LOADING_CHECK_S", 0.01)
    monkeypatch.setattr(compilation, "Compilation", SimpleNamespace)


def test_lighter_levels_play_until_strong_ones_are_compiled(
    monkeypatch: pytest.MonkeyPatch, asked: Path
) -> None:
    a_worker(monkeypatch, asked, "coming", needed=3)
    said = sit_down(match_of(**SHORT), player(), level="expert", words=StrictWords()).said
    told = "The strong bots are being prepared; lighter ones play until then.\n"
    assert said.count(told) == 1
    levels = asked.read_text().split()
    assert levels[0] == "casual"
    assert set(levels) == {"casual", "expert"}


def test_a_game_with_a_seed_waits_for_strong_levels(
    monkeypatch: pytest.MonkeyPatch, asked: Path
) -> None:
    a_worker(monkeypatch, asked, "coming", needed=5)
    said = sit_down(
        match_of(**SHORT), player(), level="expert", fixed=True, words=StrictWords()
    ).said
    assert "are being prepared, and the game waits for them." in said
    assert set(asked.read_text().split()) == {"expert:2000"}


def test_what_is_compiled_is_waited_for_in_any_game(
    monkeypatch: pytest.MonkeyPatch, asked: Path
) -> None:
    a_worker(monkeypatch, asked, "compiled", needed=5)
    assert "prepared" not in sit_down(match_of(**SHORT), player(), level="skilled").said
    assert set(asked.read_text().split()) == {"skilled"}


def test_what_is_never_loaded_is_not_waited_for_again(
    monkeypatch: pytest.MonkeyPatch, asked: Path
) -> None:
    a_worker(monkeypatch, asked, "compiled", needed=10**9)
    monkeypatch.undo()
    monkeypatch.setattr(client, "WORKER", (sys.executable, "-P", str(asked.with_name("worker.py"))))
    monkeypatch.setattr(company, "LOADING_LIMIT_S", 0.0)
    monkeypatch.setattr("stockpile.kernel.cache.compiled", lambda game: True)
    said = sit_down(match_of(**SHORT), player(), level="expert", fixed=True).said
    assert said.count("The strong bots cannot be prepared here") == 1
    assert set(asked.read_text().split()) == {"casual"}


def test_without_a_kernel_lighter_levels_play_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(KERNEL_SWITCH, "off")
    sitting = sit_down(
        match_of(**SHORT),
        lambda screen: "hint" if screen.count(PROMPT) == 1 else player()(screen),
        level="skilled",
        fixed=True,  # there is nothing to wait for
        words=StrictWords(),
    )
    assert sitting.finished
    assert sitting.said.count("The strong bots cannot be prepared here; lighter ones") == 1
    assert sitting.said.count("There is no hint yet") == 1


def test_a_strong_bot_whose_process_dies_is_asked_in_a_new_one(
    monkeypatch: pytest.MonkeyPatch, asked: Path
) -> None:
    a_worker(monkeypatch, asked, "compiled")
    match = match_of(**SHORT)
    match.start_round()
    seat = match.turn or 0
    seen = match.observe(seat)
    playing = Company(match.game, {seat: "skilled"})
    others = set(psutil.Process().children())
    try:
        playing.start()
        first = playing.choose(seat, seen, "7")
        (worker,) = set(psutil.Process().children()) - others
        worker.kill()
        worker.wait()
        with pytest.raises(Trouble) as trouble:
            playing.choose(seat, seen, "7")
        assert trouble.value.move in seen.moves
        assert playing.choose(seat, seen, "7") == first
    finally:
        playing.close()


# Hints


def test_a_hint_is_told_and_not_played(monkeypatch: pytest.MonkeyPatch, asked: Path) -> None:
    a_worker(monkeypatch, asked, "compiled", needed=3)
    match = match_of(**SHORT)
    sit_down(match, [])
    events = list(match.events)
    words = StrictWords()
    said = sit_down(match, ["hint", "HINT", "?"], words=words).said
    first = str(match.legal_moves()[0])
    hint = f"Try {first}: about 61 percent to win the round, give or take 2."
    assert " ".join(said.split()).count(f"{hint} It gets rid of a stock card.") == 2
    assert match.events == events
    assert "  hint      the best move, and why\n" in said
    assert not asked.exists()


def test_a_hint_gives_two_reasons_and_says_when_it_is_certain(
    monkeypatch: pytest.MonkeyPatch, asked: Path
) -> None:
    why = ["wins-round", "lays-stock", "empties-hand"]
    a_worker(monkeypatch, asked, "compiled", advised=(1.0, 0.0, why))
    match = match_of(**SHORT)
    text = " ".join(sit_down(match, ["hint"]).said.split())
    first = str(match.legal_moves()[0])
    hint = f"Try {first}: 100 percent to win the round. It wins the round. It gets rid of a stock"
    assert f"{hint} card. {PROMPT}".strip() in text


@pytest.mark.parametrize("language", languages())
def test_hints_speak_the_language_of_the_player(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    best = {"move": "h7>1", "win": 0.5, "error": 0.02, "why": ["only-move"]}
    monkeypatch.setattr(Company, "advise", lambda *_: best)
    words = Words(language)
    said = sit_down(match_of(**SHORT), ["hint"], words=words).said
    told = words("play-hint-move", move="h7>1", chance=50, error=2) + " " + words("why-only-move")
    assert " ".join(told.split()) in " ".join(said.split())


def test_a_hint_that_is_being_prepared(monkeypatch: pytest.MonkeyPatch, asked: Path) -> None:
    a_worker(monkeypatch, asked, "coming", needed=10**9)
    said = sit_down(match_of(**SHORT), ["hint"], words=StrictWords()).said
    assert "There is no hint yet" in said


def test_between_rounds_there_is_nothing_to_hint_at() -> None:
    match = match_of("skipbo-2003", stock=1, target=500)
    playing = player()

    def typing(screen: str) -> str:
        if screen.endswith(PROMPT_ROUND):
            return "quit" if "nothing to move" in screen else "hint"
        return playing(screen)

    said = sit_down(match, typing).said
    assert "The round is over: there is nothing to move.\n" in said


# What it starts


def test_a_game_against_light_levels_starts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(client, "Client")
    monkeypatch.delattr(compilation, "Compilation")
    for level in ("random", "baseline", "casual"):
        assert sit_down(match_of(**SHORT), player(), level=level).finished


def test_compiling_goes_on_when_the_game_is_left(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pid = tmp_path / "pid"
    script = f"import os, time; print(os.getpid(), file=open({str(pid)!r}, 'w')); time.sleep(60)"
    monkeypatch.setattr(compilation, "compiled", lambda game: False)
    monkeypatch.setattr(compilation, "being_compiled", lambda: False)
    monkeypatch.setattr(compilation, "COMMAND", (sys.executable, "-c", script))
    a_worker_that_waits = "import time; time.sleep(60)"
    monkeypatch.setattr(client, "WORKER", (sys.executable, "-c", a_worker_that_waits))
    monkeypatch.setattr("stockpile.kernel.cache.compiled", lambda game: False)
    playing = Company(match_of(**SHORT).game, {1: "skilled"})
    assert playing.start() == "coming"
    while not (pid.exists() and pid.read_text()):
        time.sleep(0.01)
    begun = psutil.Process(json.loads(pid.read_text()))
    try:
        playing.close()
        assert begun.is_running()
        assert os.getsid(begun.pid) == begun.pid
    finally:
        begun.kill()
        begun.wait()
    assert playing.kernel == "none"  # it has ended, and nothing came of it
