from __future__ import annotations

import json
from pathlib import Path

import pytest

import stockpile as library
from tests.cli.run import stockpile


@pytest.mark.parametrize(
    "command",
    [
        "",
        "play",
        "rules",
        "replay",
        "position",
        "position legal",
        "position apply",
        "bench",
        "bench rules",
    ],
)
def test_every_command_explains_itself(command: str) -> None:
    ran = stockpile(*command.split(), "--help")
    assert ran.status == 0
    assert "Usage: " in ran.out
    assert "--help" in ran.out


def test_stockpile_alone_says_what_one_can_do() -> None:
    ran = stockpile()
    for command in ("play", "rules", "replay", "position", "bench"):
        assert command in ran.out + ran.err


def test_version() -> None:
    assert stockpile("--version").out == f"stockpile {library.__version__}\n"


@pytest.mark.parametrize("edition", list(library.EDITIONS))
def test_rules_of_every_edition(edition: str) -> None:
    game = library.EDITIONS[edition].name
    ran = stockpile("rules", game, "--edition", edition)
    assert ran.status == 0
    written = Path(__file__).parents[2] / "docs" / "rules" / f"{edition}.md"
    assert ran.out.split()[0] == "#"
    assert ran.out.split() == _after_comment(written.read_text(encoding="utf-8")).split()


def _after_comment(text: str) -> str:
    return text.partition("-->")[2]


def test_rules_follow_the_table() -> None:
    free = stockpile("rules", "skipbo").out
    forced = stockpile("rules", "skipbo", "--option", "laying=forced", "--seats", "4").out
    assert free != forced


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("chess",), "skipbo, breakers"),
        (("skipbo", "--edition", "skipbo-1967"), "skipbo-2003"),
        (("skipbo", "--edition", "breakers-2010"), "not an edition of skipbo"),
        (("skipbo", "--lang", "xx"), "en"),
        (("skipbo", "--option", "laying"), "NAME=VALUE"),
        (("skipbo", "--option", "laying=never"), "free, forced"),
        (("skipbo", "--seats", "9"), "2 to 6"),
        (("skipbo", "--teams", "AB"), "two or more teams"),
        (("breakers", "--teams", "AC,BD"), "not played in teams"),
    ],
)
def test_rules_of_what_there_is_not(args: tuple[str, ...], said: str) -> None:
    ran = stockpile("rules", *args)
    assert ran.status == 2
    assert said in ran.err
    assert ran.out == ""


def test_bench_reports_each_game_and_seat_count(tmp_path: Path) -> None:
    ran = stockpile("bench", "rules", "--seconds", "0.05")
    assert ran.status == 0
    results = {one["name"]: one for one in ran.json["results"]}
    for name in ("skipbo/2", "skipbo/6", "breakers/2", "breakers/4"):
        assert results[name]["unit"] == "decisions/s"
        assert results[name]["cores"] == 1
        assert results[name]["value"] > 0
    file = tmp_path / "bench.json"
    assert stockpile("bench", "rules", "--seconds", "0.05", "--json", str(file)).out == ""
    assert json.loads(file.read_text(encoding="utf-8"))["results"]


def test_a_place_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    ran = stockpile("bench", "rules", "--seconds", "0.05", "--json", str(tmp_path / "no" / "f"))
    assert ran.status == 2
    assert "cannot be opened" in ran.err
