from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

import stockpile as library
from stockpile.bench import rules as bench_rules
from stockpile.cli import output
from tests import processes
from tests.cli.run import Terminal, call, stockpile
from tests.cli.test_position import SKIPBO
from tests.matches import SETTINGS, played
from tests.processes import start


def test_version() -> None:
    assert stockpile("--version").out == f"stockpile {library.__version__}\n"


def test_who_does_not_wait_until_all_is_loaded_gets_no_traceback(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Loading:
        def __getattr__(self, name: str) -> None:
            raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "stockpile.cli.app", Loading())
    ran = call("rules", "skipbo")
    assert (ran.status, ran.out, ran.err) == (130, "", "")


@pytest.mark.parametrize("edition", list(library.EDITIONS))
def test_rules_of_every_edition(edition: str) -> None:
    game = library.EDITIONS[edition].name
    ran = call("rules", game, "--edition", edition)
    assert ran.status == 0
    written = Path(__file__).parents[2] / "docs" / "rules" / f"{edition}.md"
    assert ran.out.split()[0] == "#"
    assert ran.out.split() == _after_comment(written.read_text(encoding="utf-8")).split()


def _after_comment(text: str) -> str:
    return text.partition("-->")[2]


def test_rules_follow_the_table() -> None:
    free = call("rules", "skipbo").out
    forced = call("rules", "skipbo", "--option", "laying=forced", "--seats", "4").out
    assert free != forced


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("chess",), "skipbo, breakers"),
        (("skipbo", "--edition", "skipbo-1967"), "skipbo-2003"),
        (("skipbo", "--edition", "breakers-2010"), "not an edition of skipbo"),
        (("skipbo", "--lang", "xx"), "en"),
        (("skipbo", "--option", "laying"), "NAME=VALUE"),
        (("skipbo", "--option", "laying=never"), "free, stock-first, forced"),
        (("skipbo", "--option", "stock=" + "9" * 5000), "does not fit"),
        (("skipbo", "--seats", "9"), "2 to 8"),
        (("skipbo", "--teams", "AB"), "at least two teams"),
        (("skipbo", "--seats", "4", "--teams", "3"), "at least two teams"),
        (("breakers", "--teams", "AC,BD"), "not played in teams"),
    ],
)
def test_rules_of_what_there_is_not(args: tuple[str, ...], said: str) -> None:
    ran = call("rules", *args)
    assert ran.status == 2
    assert said in ran.err
    assert ran.out == ""


def test_bench_reports_each_game_and_seat_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = call("bench", "rules", "--seconds", "0.05")
    assert ran.status == 0
    assert "━" not in ran.err  # nobody looks
    results = {one["name"]: one for one in ran.json["results"]}
    for name in ("skipbo/2", "skipbo/6", "breakers/2", "breakers/4"):
        assert results[name]["unit"] == "decisions/s"
        assert results[name]["cores"] == 1
        assert results[name]["value"] > 0
    file = tmp_path / "bench.json"
    one = bench_rules.Result("skipbo/2", "decisions/s", 7.0, 1)
    monkeypatch.setattr(bench_rules, "measure", lambda seconds, told: [one])
    assert call("bench", "rules", "--json", str(file)).out == ""
    assert json.loads(file.read_text(encoding="utf-8"))["results"] == [one.to_json()]


def test_a_place_that_cannot_be_written_is_said_before_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_rules, "measure", lambda seconds, told: 1 / 0)
    for place in (tmp_path / "no" / "f", tmp_path):
        ran = call("bench", "rules", "--json", str(place))
        assert ran.status == 2
        assert "read or written" in ran.err
    assert list(tmp_path.iterdir()) == []


def test_a_terminal_without_the_signs_gets_others() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "stockpile", "rules", "breakers"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=True,
    )
    assert b"S" in ran.stdout
    assert ran.stderr == b""


def test_the_rules_are_laid_out_for_a_terminal() -> None:
    main, other = pty.openpty()
    process = start(
        [sys.executable, "-m", "stockpile", "rules", "breakers"],
        env={**os.environ, "COLUMNS": "80", "TERM": "dumb"},
        stdout=other,
        stderr=subprocess.PIPE,
    )
    os.close(other)
    shown = b""
    try:
        while data := os.read(main, 1 << 16):
            shown += data
    except OSError:
        pass  # how a terminal says that the other side is gone
    os.close(main)
    assert process.communicate()[1] == b""
    assert process.returncode == 0
    text = shown.decode()
    assert "**" not in text
    assert max(len(line.rstrip()) for line in text.splitlines()) <= 80


@pytest.mark.long
def test_who_stops_reading_is_not_answered_no() -> None:
    for args in (["play", "--seed", "1"], ["position", "legal", "-"]):
        reader, writer = os.pipe()
        os.close(reader)
        ran = subprocess.run(
            [sys.executable, "-m", "stockpile", *args],
            input=json.dumps(SKIPBO).encode(),
            stdout=writer,
            stderr=subprocess.PIPE,
            check=False,
        )
        os.close(writer)
        assert ran.returncode == 141
        assert ran.stderr == b""


@pytest.mark.long
def test_output_that_is_closed_is_no_traceback() -> None:
    for closed in (">&-", "2>&-", ">&- 2>&-"):
        command = f"{sys.executable} -m stockpile --version {closed}"
        ran = processes.run(["bash", "-c", command])
        assert ran.returncode == 0
        assert ran.stderr == b""


@pytest.mark.long
def test_standard_input_that_is_closed_is_said() -> None:
    command = f"{sys.executable} -m stockpile position legal - <&-"
    ran = processes.run(["bash", "-c", command])
    assert ran.returncode == 2
    assert ran.stderr.startswith(b"stockpile: -: It cannot be read")
    ran = processes.run(["bash", "-c", f"{sys.executable} -m stockpile play --seed 1 <&-"])
    assert ran.returncode == 0


def test_a_server_that_cannot_be_measured_is_said_before_the_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("stockpile.bench.server.measure", lambda *_: 1 / 0)
    for args, said in (
        ("--store foo", "--store: “foo” is not a store"),
        ("--store postgresql://", "--store: “postgresql” is not a store"),
        ("--tables 0", "--tables: A number from 1 to 10000 was expected."),
        ("--tables 10,10001", "--tables: A number from 1 to 10000 was expected."),
        ("--tables ten", "--tables: A number from 1 to 10000 was expected."),
        ("--pace clsed", "Did you mean “closed”?"),
    ):
        ran = call("bench", "server", *args.split())
        assert ran.status == 2
        assert said in ran.err
        assert ran.err.count("\n") == 1


# At a terminal


@pytest.mark.sampled(2)
@pytest.mark.long
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_a_replay_is_gone_through_by_keys(encoding: str, tmp_path: Path) -> None:
    match = played(SETTINGS[0], seed=1)
    file = tmp_path / "match.txt"
    file.write_text(library.write_record(match), encoding="utf-8")
    terminal = Terminal("replay", str(file), PYTHONIOENCODING=encoding, XDG_DATA_HOME=str(tmp_path))
    shown = terminal.read("Step 1 of")
    terminal.press("n")
    terminal.read("Step 2 of")
    terminal.press("\x1b[C")
    terminal.read("Step 3 of")
    terminal.press("e")
    shown += terminal.read("Final scores")
    assert shown.isascii() == (encoding == "ascii")
    terminal.press("q")
    rest = terminal.read()
    assert "\x1b[?1049l" in rest
    assert "replay exactly as the record says" in rest
    assert terminal.end() == 0


@pytest.mark.long
def test_a_terminal_is_told_everything_at_once_if_asked(tmp_path: Path) -> None:
    match = played(SETTINGS[0], seed=1)
    file = tmp_path / "match.txt"
    file.write_text(library.write_record(match), encoding="utf-8")
    terminal = Terminal("replay", str(file), "--text")
    shown = terminal.read()
    assert "Round 1." in shown
    assert "Final scores" in shown
    assert "\x1b[?1049h" not in shown
    assert terminal.end() == 0


@pytest.mark.long
def test_rules_are_paged_at_a_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "paged"
    terminal = Terminal("rules", "skipbo", PAGER=f"sh -c 'cat > {file}'")
    terminal.read()
    assert terminal.end() == 0
    assert "S1" in file.read_text(encoding="utf-8")
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    for pager in ("no-such-pager", "'"):
        monkeypatch.setenv("PAGER", pager)
        output.page("What there is to read.")
        assert capsys.readouterr().out == "What there is to read.\n"


@pytest.mark.long
def test_who_leaves_the_pager_early_is_not_told_off() -> None:
    terminal = Terminal("rules", "skipbo", PAGER="true")
    assert "Traceback" not in terminal.read()
    assert terminal.end() == 0


@pytest.mark.long
def test_progress_is_shown_where_somebody_looks() -> None:
    terminal = Terminal("bench", "rules", "--seconds", "0.05")
    shown = terminal.read()
    assert terminal.end() == 0
    assert "100" in shown
    assert "━" in shown


@pytest.mark.long
def test_complaints_are_folded_at_words() -> None:
    terminal = Terminal("rules", "chess" * 12, LC_ALL="de_DE.UTF-8")
    lines = terminal.read().replace("\r", "").splitlines()
    assert terminal.end() == 2
    assert max(map(len, lines)) <= 80
    assert lines[0].startswith("stockpile: ")
