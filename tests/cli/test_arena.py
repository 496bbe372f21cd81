from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from stockpile.arena.rounds import MOVE_LIMIT_S
from stockpile.cli import main
from tests import processes
from tests.arena.playing import lasting
from tests.cli.run import Ran
from tests.processes import PATIENCE_S, started

Run = Callable[..., Ran]

SHORT = ("--stock", "3", "--seed", "7", "--workers", "1")


@pytest.fixture
def stockpile(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command line in this process: loading all of it takes longer than small rounds."""

    def run(*args: str) -> Ran:
        monkeypatch.setattr(sys, "argv", ["stockpile", *args])
        with pytest.raises(SystemExit) as ended:
            main()
        said = capsys.readouterr()
        return Ran(int(ended.value.code or 0), said.out, said.err)

    return run


def test_the_answer_is_one_object_and_the_table_is_for_people(stockpile: Run) -> None:
    ran = stockpile("arena", "casual", "baseline", "--rounds", "10", *SHORT)
    assert ran.status == 0
    told = ran.json
    assert (told["game"], told["seats"], told["rounds"], told["draws"]) == ("skipbo", 2, 10, 0)
    assert told["seed"] == "7"
    assert [bot["name"] for bot in told["bots"]] == ["casual", "baseline"]
    for bot in told["bots"]:
        assert set(bot) >= {"wins", "win_rate", "interval", "paired_interval", "rating"}
        assert set(bot) >= {"ms_per_move", "p99_ms_per_move", "even_share", "rating_interval"}
    assert "Win rate" in ran.err
    assert "casual" in ran.err


def test_files_are_written_and_nothing_else_stays(tmp_path: Path, stockpile: Run) -> None:
    answer, report = tmp_path / "arena.json", tmp_path / "arena.html"
    args = ("arena", "casual", "baseline", "--rounds", "10", *SHORT)
    ran = stockpile(*args, "--json", str(answer), "--report", str(report), "--lang", "de")
    assert (ran.status, ran.out) == (0, "")
    assert "Siegquote" in ran.err
    assert lasting(json.loads(answer.read_text())) == lasting(stockpile(*args, "--json", "-").json)
    assert report.read_text().startswith("<!DOCTYPE html>")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["arena.html", "arena.json"]


def test_a_mistyped_ending_of_records_is_refused_before_anything_is_played(
    tmp_path: Path, stockpile: Run
) -> None:
    target = tmp_path / "kept.paruqet"
    ran = stockpile("arena", "casual", "baseline", *SHORT, "--records", str(target))
    assert ran.status == 2
    assert f"stockpile: {target}: Rounds cannot be kept as “.paruqet”." in ran.err
    assert not [*tmp_path.iterdir()]


def test_any_table_and_whole_rotations(stockpile: Run) -> None:
    ran = stockpile(
        *("arena", "casual", "random", "baseline", "--teams", "AD,BE,CF", "--rounds", "4"),
        *(*SHORT, "--option", "laying=forced"),
    )
    assert ran.status == 0
    assert ran.json["rounds"] == 6
    assert ran.json["asked"] == 4
    assert ran.json["teams"] == ["AD", "BE", "CF"]
    assert ran.json["options"]["laying"] == "forced"
    assert [one["side"] for one in ran.json["sides"]] == ["AD", "BE", "CF"]
    assert "You asked for 4 rounds; 6 are played" in ran.err


@pytest.mark.parametrize("named", [("--game", "breakers"), ("--edition", "breakers-2010")])
def test_breakers(named: tuple[str, str], stockpile: Run) -> None:
    args = ("arena", "casual", "baseline", *named, "--rounds", "4", "--seats", "3")
    ran = stockpile(*args, "--seed", "1", "--workers", "1")
    assert (ran.json["game"], ran.json["edition"]) == ("breakers", "breakers-2010")
    assert ran.json["rounds"] == 4


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("casual", "causal"), "random, baseline, casual"),
        (("casual", "causal"), "Did you mean “casual”?"),
        (("casual", "casual:5"), "takes no number"),
        (("casual", "none.py:Bot"), "none.py"),
        (("casual",), "at least 2 bots"),
        (("casual", "random", "--game", "chess"), "skipbo, breakers"),
        (("casual", "random", "--seats", "9"), "2 to 8"),
        (("casual", "random", "--game", "breakers", "--seats", "5"), "2 to 4"),
        (("casual", "random", "--game", "breakers", "--teams", "AC,BD"), "teams"),
        (("casual", "random", "--stock", "200"), "does not fit"),
        (("casual", "random", "--edition", "skipbo-1967"), "skipbo-2003"),
        (("casual", "random", "--option", "laying=never"), "free, stock-first, forced"),
        (("casual", "random", "--rounds", "0"), "--rounds"),
        (("casual", "random", "--backend", "abacus"), "loky"),
        (("casual", "random", "--json", "/no/such/folder/x.json"), "No such file"),
        (("casual", "random", "--lang", "xx"), "en"),
        (("casual", "random", "--json", "x", "--report", "./x"), "--report: This file is already"),
        (("casual", "random", "--resume", "x", "--json", "x"), "--resume: This file is already"),
        (("casual", "random", "--json", "x", "--report", "x.rounds"), "the one for --report"),
        (("casual", "random", "--game", "breakers", "--stock", "3"), "--stock: There is no option"),
        (("casual", "random", "--edition", "breakers-2010", "--seats", "5"), "2 to 4"),
        (("casual", "random", "--game", "skipbo", "--edition", "breakers-2010"), "not an edition"),
    ],
)
def test_what_cannot_be_is_refused(args: tuple[str, ...], said: str, stockpile: Run) -> None:
    ran = stockpile("arena", *args)
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err


def test_without_ray_it_says_how_to_get_it(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['ray'] = None; sys.argv[1:] = ['arena', 'casual', 'random', "
        "'--backend', 'ray']; from stockpile.cli import main; main()"
    )
    ran = processes.run([sys.executable, "-c", code], text=True)
    assert ran.returncode == 2
    assert "stockpile-games[ray]" in ran.stderr


def test_the_help_says_how_long_a_bot_may_think(stockpile: Run) -> None:
    said = " ".join(stockpile("arena", "--help").out.split())
    assert f"has {MOVE_LIMIT_S:g} seconds for a move" in said


def test_a_bot_that_gives_no_move_is_named(tmp_path: Path, stockpile: Run) -> None:
    bots = tmp_path / "bots.py"
    bots.write_text("class Lazy:\n    def choose(self, observation, rng):\n        return None\n")
    ran = stockpile("arena", f"{bots}:Lazy", "baseline", "--rounds", "2", *SHORT)
    assert (ran.status, ran.out) == (1, "")
    assert "bots.py:Lazy” gave no legal move" in ran.err


# Interrupted


@contextmanager
def going_on(answer: Path, *more: str) -> Iterator[subprocess.Popen[bytes]]:
    """A long tournament, once it has kept some of its rounds; it does not outlive its test."""
    args = ("arena", "casual", "baseline", "--rounds", "1000000", "--workers", "1")
    with started(
        [sys.executable, "-m", "stockpile", *args, "--json", answer, "--stock", "3", *more],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    ) as process:
        kept = Path(f"{answer}.rounds")
        while not kept.exists() or kept.read_bytes().count(b"\n") < 3:
            assert process.poll() is None
            time.sleep(0.02)
        yield process


def deals_kept(answer: Path) -> list[tuple[int, int]]:
    """From which deal to which, for every line that was kept whole."""
    lines = Path(f"{answer}.rounds").read_bytes().split(b"\n")[1:-1]
    return [tuple(json.loads(line)["deals"]) for line in lines]


@pytest.mark.long
def test_a_killed_tournament_goes_on_where_it_was(tmp_path: Path, stockpile: Run) -> None:
    answer = tmp_path / "arena.json"
    with going_on(answer, "--seed", "7") as process:
        process.send_signal(signal.SIGKILL)
        process.wait(PATIENCE_S)
    done = sum(stop - start for start, stop in deals_kept(answer))
    args = ("arena", "casual", "baseline", "--rounds", str(2 * done + 20), *SHORT)
    resumed = stockpile(*args, "--json", str(answer))
    assert f"{2 * done} rounds are already there" in resumed.err
    whole = stockpile(*args).json
    assert whole["rounds"] == 2 * done + 20
    assert lasting(json.loads(answer.read_text())) == lasting(whole)


@pytest.mark.long
def test_ctrl_c_says_how_to_go_on(tmp_path: Path, stockpile: Run) -> None:
    answer = tmp_path / "arena.json"
    with going_on(answer, "--workers", "2") as process:
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: all processes hear of it
        told = process.communicate(timeout=PATIENCE_S)[1].decode()
    assert process.returncode == 130
    assert "run the same command again" in told
    assert "Traceback" not in told
    # Without a seed it is the one of the tournament that is there. Two workers do not end in the
    # order they began: what is kept may lie anywhere up to the last deal that ended.
    kept = deals_kept(answer)
    args = ("arena", "casual", "baseline", "--stock", "3", "--workers", "1")
    more = ("--rounds", str(2 * max(stop for _, stop in kept)), "--json", str(answer))
    there = 2 * sum(stop - start for start, stop in kept)
    assert f"{there} rounds are already there" in stockpile(*args, *more).err


def test_a_file_of_another_tournament_is_refused(tmp_path: Path, stockpile: Run) -> None:
    kept = str(tmp_path / "rounds")
    args = ("arena", "baseline", "random", "--rounds", "2", *SHORT)
    assert stockpile(*args, "--resume", kept).status == 0
    assert stockpile(*args, "--resume", kept).status == 0
    ran = stockpile(*args, "--seats", "3", "--resume", kept)
    assert (ran.status, ran.out) == (2, "")
    assert "with another number of seats (2, not 3)" in ran.err


@pytest.mark.long
def test_somebody_who_looks_sees_how_far_it_is() -> None:
    mine, theirs = pty.openpty()
    args = ("arena", "baseline", "random", "--rounds", "10", *SHORT)
    with started(
        [sys.executable, "-m", "stockpile", *args],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "100"},
    ) as process:
        os.close(theirs)
        shown = b""
        try:
            while part := os.read(mine, 1 << 16):
                shown += part
        except OSError:  # the other end is closed
            pass
        out = process.communicate(timeout=PATIENCE_S)[0]
    os.close(mine)
    assert b"10/10" in shown
    assert json.loads(out)["rounds"] == 10
