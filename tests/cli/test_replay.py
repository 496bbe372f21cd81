from __future__ import annotations

import json
from pathlib import Path

import stockpile as library
from tests.cli.run import call, stockpile
from tests.matches import SETTINGS, played

MATCH = played(SETTINGS[1], seed=8)
TEXT = library.write_record(MATCH)


def test_a_record_that_holds() -> None:
    ran = stockpile("replay", "-", "--json", "-", stdin=TEXT)
    assert ran.status == 0
    assert ran.json["same"] is True
    assert ran.json["verified"] is False
    assert ran.json["over"] is True
    assert ran.json["edition"] == "skipbo-2003"
    assert len(ran.json["rounds"]) == MATCH.round
    assert ran.json["scores"] == list(MATCH.scores or ())
    assert ran.json["rounds"][-1]["winners"] == ran.json["winners"]
    assert f"{ran.json['moves']} moves" in ran.err


def test_a_record_is_verified_from_its_links(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(TEXT, encoding="utf-8")
    ran = call("replay", str(file), "--verify")
    assert ran.status == 0
    assert ran.json["verified"] is True
    assert "follows from the commitment in the record" in ran.err


def test_an_altered_record_is_told_where_and_why() -> None:
    lines = TEXT.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("result:"))
    lines[at] = "result: AC 5 stock-empty"
    ran = stockpile("replay", "-", "--json", "-", stdin="\n".join(lines))
    assert ran.status == 1
    assert ran.json["same"] is False
    assert ran.json["line"] == at + 1
    assert ran.json["why"] == "another-result"
    assert ran.err.startswith(f"stockpile: line {at + 1}: ")


def test_a_move_that_was_not_legal_is_quoted() -> None:
    lines = TEXT.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("draw:")) + 1
    actor = lines[at][0]
    lines[at] = f"{actor}:d1>1"
    ran = call("replay", "-", stdin="\n".join(lines))
    assert ran.status == 1
    assert ran.err == f"stockpile: line {at + 1}: {actor}:d1>1: Discard pile 1 is empty.\n"


def test_a_record_that_cannot_be_verified_answers_no() -> None:
    lines = [line for line in TEXT.splitlines() if not line.startswith(("seed", "commitment"))]
    ran = call("replay", "-", "--verify", stdin="\n".join(lines))
    assert ran.status == 1
    assert ran.json["why"] == "no-commitment"


def test_an_unfinished_record_says_whose_turn_it_is() -> None:
    ran = call(
        "replay", "-", "--json", "-", stdin=library.write_record(played(SETTINGS[0], 1, moves=3))
    )
    assert ran.status == 0
    assert ran.json["over"] is False
    assert ran.json["rounds"] == [None]
    assert "unfinished" in ran.err
    unbegun = library.write_record(library.new_match(seed=1))
    assert "not been dealt" in call("replay", "-", stdin=unbegun).err


def test_what_is_no_record_is_unreadable() -> None:
    for text in ("", "hello", TEXT[: len(TEXT) // 2], TEXT.replace("record 2", "record 7")):
        ran = call("replay", "-", stdin=text)
        assert ran.status == 2
        assert ran.out == ""
        assert ran.err.startswith("stockpile: ")


def test_without_a_terminal_the_answer_is_for_programs() -> None:
    ran = call("replay", "-", stdin=TEXT)
    assert ran.status == 0
    assert json.loads(ran.out)["same"] is True


def test_everything_is_told_as_a_text() -> None:
    ran = call("replay", "-", "--text", stdin=TEXT)
    assert ran.status == 0
    assert ran.out.startswith("Round 1.\n")
    assert ran.out.count("wins the round") + ran.out.count("win the round") == MATCH.round
    assert "Final scores" in ran.out.splitlines()[-1]
    assert max(map(len, ran.out.splitlines())) <= 80
    assert "replay exactly as the record says" in ran.err
    german = call("replay", "-", "--text", "--lang", "de", stdin=TEXT)
    assert german.out.startswith("Runde 1.\n")
    assert "Alles stimmt" in german.err


def test_who_is_answered_as_a_program_is_not_shown_the_match() -> None:
    for shown in (("--text",), ("--seat", "A")):
        for asked in (("--verify",), ("--json", "-")):
            ran = call("replay", "-", *shown, *asked, stdin=TEXT)
            assert ran.status == 2
            assert ran.out == ""
            assert ran.err.startswith(f"stockpile: {shown[0]}: This does not go with {asked[0]}")


def test_a_seat_sees_its_own_cards() -> None:
    watched = call("replay", "-", "--text", stdin=TEXT).out
    seated = call("replay", "-", "--seat", "B", stdin=TEXT).out
    assert "You draw" not in watched
    assert "You draw" in seated
    ran = call("replay", "-", "--seat", "X", stdin=TEXT)
    assert ran.status == 2
    assert ran.err.startswith("stockpile: --seat: ")


def test_the_answer_for_programs_goes_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "answer.json"
    ran = call("replay", "-", "--json", str(file), stdin=TEXT)
    assert ran.out == ""
    assert json.loads(file.read_text(encoding="utf-8"))["same"] is True
    lost = call("replay", "-", "--json", str(tmp_path / "no" / "f"), stdin=TEXT)
    assert lost.status == 2


def test_a_record_that_differs_is_not_told() -> None:
    lines = TEXT.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("result:"))
    lines[at] = "result: AC 5 stock-empty"
    ran = call("replay", "-", "--text", stdin="\n".join(lines))
    assert ran.status == 1
    assert ran.out == ""
