"""What a page shows without knowing any rules: what a table can be, its rules, and the lessons."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from stockpile.core.option import LATEST_READINGS
from stockpile.core.refusal import Unreadable
from stockpile.core.rulebook import OptionTold
from stockpile.games import choices_of, editions_of, make_game, reference, rulebook
from stockpile.lessons import LESSONS
from stockpile.server.api import MAX_BODY_BYTES
from stockpile.table.request import Rules
from stockpile.table.settings import Settings
from tests.server.running import Answer, Running, ask
from tests.server.schemas import wrong

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with Running("--requests-per-minute", "0") as running:
        yield running


@cache
def catalogue() -> frozenset[str]:
    """Every message that the page can say."""
    english = files("stockpile.locales").joinpath("en")
    return frozenset(
        entry.id.name
        for file in english.iterdir()
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    )


def refusal(answer: Answer, status: int = 400) -> str:
    """The code of an error that is written as errors are."""
    assert answer.status == status, answer
    assert not wrong("ErrorAnswer", answer.json)
    assert f"refusal-{answer.json['code']}" in catalogue()
    return str(answer.json["code"])


# What a table can be


@pytest.fixture(scope="module")
def games(server: Running) -> Any:
    answer = server.get("/api/games")
    assert answer.status == 200
    assert not wrong("GamesAnswer", answer.json)
    return answer.json


def test_every_choice_is_marked_for_every_edition(games: Any) -> None:
    for game in games["games"]:
        assert [one["name"] for one in game["options"]] == [
            one.name for one in choices_of(game["game"])
        ]
        for option in game["options"]:
            assert set(option["marks"]) == set(editions_of(game["game"]))
            for marks in option["marks"].values():
                assert list(marks) == option["choices"]
            # What is played unless a table says otherwise is no house rule.
            assert option["defaults"].keys() == option["marks"].keys()
            for edition, usual in option["defaults"].items():
                assert option["marks"][edition][usual] in {"printed", "ours"}


def marks_of(games: Any, game: str, option: str, edition: str) -> Any:
    [found] = [one for one in games["games"] if one["game"] == game]
    [option] = [one for one in found["options"] if one["name"] == option]
    return option["marks"][edition]  # type: ignore[index]


@pytest.mark.parametrize(
    ("game", "option", "edition", "marks"),
    [
        (
            "skipbo",
            "laying",
            "skipbo-2003",
            {"free": "printed", "stock-first": "house", "forced": "house"},
        ),
        (
            "skipbo",
            "laying",
            "skipbo-2011",
            {"free": "house", "stock-first": "printed", "forced": "printed"},
        ),
        ("skipbo", "conduct", "skipbo-2003", {"enforced": "ours", "tabletop": "printed"}),
        ("skipbo", "conduct", "skipbo-2011", {"enforced": "ours", "tabletop": "ours"}),
        # The German sheet and the multilingual one differ.
        ("skipbo", "caught", "skipbo-2003", {"whole-turn": "printed", "start-only": "printed"}),
        ("skipbo", "caught", "skipbo-2011", {"whole-turn": "ours", "start-only": "ours"}),
        (
            "skipbo",
            "stalemate",
            "skipbo-2003",
            {"redeal": "ours", "fewest-stock": "ours", "draw": "ours"},
        ),
        ("breakers", "answer", "breakers-2010", {"higher": "ours", "equal-or-higher": "ours"}),
        (
            "breakers",
            "passing",
            "breakers-2010",
            {"only-when-stuck": "printed", "free": "house"},
        ),
        ("breakers", "lone-joker", "breakers-2010", {"above-15": "ours", "as-15": "ours"}),
        ("breakers", "memory-aid", "breakers-2010", {"off": "printed", "on": "house"}),
    ],
)
def test_the_marks_are_those_of_the_sheets(
    games: Any, game: str, option: str, edition: str, marks: dict[str, str]
) -> None:
    assert marks_of(games, game, option, edition) == marks


def test_defaults_follow_the_sheet_of_each_edition(games: Any) -> None:
    laying = next(one for one in games["games"][0]["options"] if one["name"] == "laying")
    assert laying["defaults"] == {"skipbo-2003": "free", "skipbo-2011": "stock-first"}


def editions(games: Any) -> Iterator[Any]:
    for game in games["games"]:
        yield from game["editions"]


def test_every_table_that_the_answer_offers_can_be_played(games: Any) -> None:
    for edition in editions(games):
        seats = [one["seats"] for one in edition["tables"]]
        assert seats == [*range(edition["fewest_seats"], edition["most_seats"] + 1)]
        for table in edition["tables"]:
            plain = Settings(edition=edition["edition"], seats=table["seats"])
            plain.check()
            options = plain.game().options
            assert options.get("stock") == table["stock"]
            if table["stock"] is None:
                assert table["most_stock"] is None
                assert table["stock_marks"] == {}
                continue
            assert str(table["stock"]) in table["stock_marks"]
            for stock in (1, table["most_stock"], *map(int, table["stock_marks"])):
                Settings(
                    edition=edition["edition"], seats=table["seats"], options={"stock": stock}
                ).check()
            with pytest.raises(Unreadable) as unreadable:
                Settings(
                    edition=edition["edition"],
                    seats=table["seats"],
                    options={"stock": table["most_stock"] + 1},
                ).check()
            assert unreadable.value.refusal.code == "stock-does-not-fit"


@pytest.mark.parametrize(
    ("edition", "seats", "marks"),
    [
        ("skipbo-2003", 4, {"30": "printed", "10": "printed"}),
        ("skipbo-2003", 5, {"20": "printed", "10": "printed"}),
        ("skipbo-2011", 7, {"18": "ours", "10": "printed"}),
        ("breakers-2010", 4, {}),
    ],
)
def test_the_printed_stock_piles_are_marked(
    games: Any, edition: str, seats: int, marks: dict[str, str]
) -> None:
    [found] = [one for one in editions(games) if one["edition"] == edition]
    [table] = [one for one in found["tables"] if one["seats"] == seats]
    assert table["stock_marks"] == marks


def splits(games: Any, edition: str, seats: int) -> list[Any]:
    [found] = [one for one in editions(games) if one["edition"] == edition]
    [table] = [one for one in found["tables"] if one["seats"] == seats]
    return [(one["teams"], one["across"]) for one in table["splits"]]


def test_every_even_way_to_play_in_teams_is_told(games: Any) -> None:
    assert splits(games, "skipbo-2003", 4) == [(["AC", "BD"], True), (["AB", "CD"], False)]
    assert splits(games, "skipbo-2003", 6) == [
        (["AD", "BE", "CF"], True),
        (["AB", "CD", "EF"], False),
        (["ACE", "BDF"], True),
        (["ABC", "DEF"], False),
    ]
    assert splits(games, "skipbo-2003", 5) == splits(games, "breakers-2010", 4) == []


def test_the_edition_that_a_new_table_gets_is_told_for_every_number_of_seats(games: Any) -> None:
    for game in games["games"]:
        for seats, edition in game["edition_for"].items():
            assert Rules(game=game["game"], seats=int(seats)).request().setup().edition == edition


def test_who_can_play_in_teams_and_who_starts_is_told(games: Any) -> None:
    found = {
        one["edition"]: (one["teams"], one["youngest"], one["target"]) for one in editions(games)
    }
    assert found == {
        "skipbo-2003": (True, False, 500),
        "skipbo-2011": (True, True, 500),
        "breakers-2010": (False, False, 50),
    }


def test_the_defaults_and_limits_are_those_of_a_new_table(server: Running, games: Any) -> None:
    token = server.guest("Ann")
    code = server.table(token)
    found = server.get(f"/api/tables/{code}").json
    options = dict(make_game().options)
    assert found["summary"]["settings"] == {**games["defaults"], "options": options}
    for name, bounds in games["limits"].items():
        for value, fits in (
            (bounds["least"], True),
            (bounds["most"], True),
            (bounds["least"] - 1, False),
            (bounds["most"] + 1, False),
        ):
            body = {"clock": {"turn": 9, name: value}} if name in {"turn", "reserve"} else {}
            answer = server.post("/api/tables", body or {name: value}, token=token)
            assert answer.status == (201 if fits else 400), (name, value)
    assert set(games["limits"]) == {"target", "grace", "turn", "reserve"}


def test_every_game_here_has_a_lesson(games: Any) -> None:
    assert {one["game"]: one["lesson"] for one in games["games"]} == dict.fromkeys(LESSONS, True)


# The rules of a table


def told_option(option: OptionTold) -> dict[str, Any]:
    return {"name": option.name, "value": option.value, "others": list(option.others)}


@pytest.mark.parametrize(
    ("query", "game"),
    [
        ("edition=skipbo-2003", make_game("skipbo-2003")),
        ("edition=skipbo-2011&seats=8", make_game("skipbo-2011", seats=8)),
        (
            "edition=skipbo-2003&teams=AC,BD&options=stock:10,laying:forced",
            make_game("skipbo-2003", teams=["AC", "BD"], stock=10, laying="forced"),
        ),
        (
            "edition=breakers-2010&seats=3&options=answer:equal-or-higher",
            make_game("breakers-2010", seats=3, answer="equal-or-higher"),
        ),
        ("game=breakers", make_game("breakers-2010")),
        ("game=skipbo&seats=7", make_game("skipbo-2011", seats=7)),
        ("", make_game()),
    ],
)
def test_the_rules_are_those_of_the_table(server: Running, query: str, game: Any) -> None:
    answer = server.get(f"/api/rules?{query}")
    assert answer.status == 200
    told = answer.json
    assert not wrong("RulesAnswer", told)
    assert (told["game"], told["edition"], told["seats"]) == (
        game.name,
        game.setup.edition,
        game.seats,
    )
    book = rulebook(game)
    assert [one["title"] for one in told["sections"]] == [one.title for one in book]
    for section, printed in zip(told["sections"], book, strict=True):
        assert section["rules"] == [
            {
                "number": one.number,
                "message": one.message,
                "args": one.args,
                "mark": one.mark,
                "option": None if one.option is None else told_option(one.option),
            }
            for one in printed.rules
        ]
        assert {section["title"], *(one["message"] for one in section["rules"])} <= catalogue()
    card = reference(game)
    assert len(told["reference"]) == len(card) == (6 if game.name == "breakers" else 0)
    for row, example in zip(told["reference"], card, strict=True):
        assert (row["named"], row["args"]) == (example.named, example.args)
        assert (row["lead"], tuple(row["answers"])) == (example.lead, example.answers)
        assert [(one["set"], one["message"]) for one in row["refused"]] == list(example.refused)
        assert {row["named"], *(one["message"] for one in row["refused"])} <= catalogue()


def test_the_rules_say_that_a_match_keeps_to_earlier_readings(server: Running) -> None:
    today, earlier = (
        server.get(f"/api/rules?edition=breakers-2010&readings={one}").json
        for one in (LATEST_READINGS, LATEST_READINGS - 1)
    )
    assert (today.pop("earlier_readings"), earlier.pop("earlier_readings")) == (False, True)
    assert today == earlier


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("edition=skipbo-1999", "unknown-edition"),
        ("edition=skipbo-2003&readings=0", "unknown-readings"),
        (f"edition=skipbo-2003&readings={LATEST_READINGS + 1}", "unknown-readings"),
        ("game=whist", "unknown-game"),
        ("game=skipbo&edition=breakers-2010", "edition-of-another-game"),
        ("edition=skipbo-2003&seats=9", "seats-out-of-range"),
        ("edition=skipbo-2003&seats=-1", "seats-out-of-range"),
        ("edition=skipbo-2003&seats=two", "bad-message"),
        ("edition=skipbo-2003&seats=2.5", "bad-message"),
        ("edition=skipbo-2003&seats=" + "9" * 5000, "bad-message"),
        ("edition=" + "s" * 41, "bad-message"),
        ("edition=skipbo-2003&teams=", "seat-without-team"),
        ("edition=skipbo-2003&teams=AB,CX", "not-a-seat"),
        ("edition=skipbo-2003&teams=ABC,D", "uneven-teams"),
        ("edition=breakers-2010&teams=A,B", "no-teams"),
        ("edition=skipbo-2003&options=", "unknown-option"),
        ("edition=skipbo-2003&options=stock", "not-a-count"),
        ("edition=skipbo-2003&options=stock:77", "stock-does-not-fit"),
        ("edition=skipbo-2003&options=stock:" + "1" * 41, "bad-message"),
        ("edition=skipbo-2003&options=layin:free", "unknown-option"),
        ("edition=skipbo-2003&options=laying:often", "unknown-choice"),
        ("edition=skipbo-2003&pace=fast", "bad-message"),
        ("edition=skipbo-2003&edition=skipbo-2011&seats=%FF", "bad-message"),
    ],
)
def test_rules_that_there_are_not(server: Running, query: str, code: str) -> None:
    assert refusal(server.get(f"/api/rules?{query}")) == code


# Lessons


def lesson(server: Running, game: str, body: Any) -> Any:
    answer = server.post(f"/api/lessons/{game}", body)
    assert answer.status == 200, answer
    told = answer.json
    assert not wrong("LessonAnswer", told)
    assert {told["title"], told["text"]} <= catalogue()
    assert told["hint"] is None or told["hint"] in catalogue()
    return told


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_played_to_its_end(server: Running, game: str) -> None:
    moves: list[str] = []
    told = lesson(server, game, {})
    assert (told["step"], told["played"], told["done"]) == (0, [], False)
    for number, step in enumerate(LESSONS[game].steps):
        assert told["text"] == f"lesson-{game}-{step.text}"
        assert told["args"] == step.args
        assert told["point"] == list(step.point)
        assert step.moves[0] in told["moves"]
        assert told["view"]["viewer"] == told["view"]["turn"] == "A"
        told = lesson(server, game, {"moves": moves, "try": step.moves[0]})
        moves.append(step.moves[0])
        assert (told["refused"], told["hint"]) == (None, None)
        assert told["step"] == number + 1
        assert told["done"] == (number + 1 == told["steps"])
        played = [(one["seat"], one["move"]) for one in told["played"]]
        assert played == [("A", step.moves[0]), *(("B", one) for one in step.answers)]
        assert all(one["events"] for one in told["played"])
        assert told["played"][-1]["view"] == told["view"]
        # Whoever comes back later finds the same.
        again = lesson(server, game, {"moves": moves})
        assert again == {**told, "played": []}
    assert told["text"] == f"lesson-{game}-done"
    assert (told["args"], told["point"], told["moves"]) == ({}, [], [])
    assert told["view"]["outcome"]["winners"] == ["A"]


def test_a_lesson_shows_nothing_that_a_seat_may_not_see(server: Running) -> None:
    for game, one in LESSONS.items():
        moves: list[str] = []
        for step in one.steps:
            told = lesson(server, game, {"moves": moves, "try": step.moves[0]})
            moves.append(step.moves[0])
            for view in (told["view"], *(played["view"] for played in told["played"])):
                theirs = view["seats"][1]["hand"] if game == "skipbo" else view["hands"][1]
                assert set(theirs) == {"hidden"}
            for event in (event for played in told["played"] for event in played["events"]):
                if event["type"] == "CardsDrawn" and event["seat"] == "B":
                    assert set(event["cards"]) == {"hidden"}


@pytest.mark.parametrize(
    ("game", "moves", "tried", "refused", "hint"),
    [
        ("skipbo", [], "h4>1", "needs-another-number", None),
        ("skipbo", [], "h7>1", "not-in-hand", None),
        ("skipbo", [], "d2>1", "discard-pile-empty", None),
        ("skipbo", [], "pass", "pass-with-cards", None),
        ("skipbo", [], "sing", "not-a-move", None),
        ("skipbo", [], "h1>2", None, "lesson-skipbo-stock-hint"),
        ("skipbo", ["stock>1"], "h1>d2", None, "lesson-skipbo-hint-discard"),
        ("breakers", [], "4", "not-higher", None),
        ("breakers", [], "pass", "can-answer", None),
        ("breakers", [], "6+6", "another-kind", None),
        ("breakers", [], "6+6+*", "joker-in-breaker", None),
        ("breakers", [], "*", None, "lesson-breakers-hint-joker"),
        ("breakers", ["9", "15", "3-4-5"], "*-11-12", None, "lesson-breakers-joker-hint"),
    ],
)
def test_another_move_is_explained_and_changes_nothing(
    server: Running,
    game: str,
    moves: list[str],
    tried: str,
    refused: str | None,
    hint: str | None,
) -> None:
    before = lesson(server, game, {"moves": moves})
    told = lesson(server, game, {"moves": moves, "try": tried})
    assert (told["refused"] or {}).get("code") == refused
    assert told["hint"] == hint
    assert {**told, "refused": None, "hint": None} == before
    if refused is not None:
        assert f"refusal-{refused}" in catalogue()


def test_moves_that_are_not_the_lessons_are_an_error(server: Running) -> None:
    for game, other in (("skipbo", "h1>2"), ("breakers", "*")):
        whole = [step.moves[0] for step in LESSONS[game].steps]
        for body in (
            {"moves": [other]},
            {"moves": ["x"]},
            {"moves": [*whole, whole[-1]]},
            {"moves": whole, "try": whole[-1]},
            {"moves": whole[1:]},
        ):
            assert refusal(server.post(f"/api/lessons/{game}", body)) == "not-in-the-lesson"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"moves": null}',
        b'{"moves": "stock>1"}',
        b'{"moves": [1]}',
        b'{"moves": [], "try": 7}',
        b'{"moves": [], "tried": "stock>1"}',
        b'{"try": "\xff"}',
        b'{"try": "\\ud800"}',
        json.dumps({"try": "x" * 201}).encode(),
        json.dumps({"moves": ["x" * 201]}).encode(),
        json.dumps({"moves": ["stock>1"] * 41}).encode(),
        b"[" * 5000,
    ],
)
def test_garbage_is_an_error(server: Running, body: bytes) -> None:
    for path in ("skipbo", "breakers", "breakers/classify"):
        assert refusal(server.post(f"/api/lessons/{path}", body)) == "bad-message"


def test_other_addresses_and_ways(server: Running) -> None:
    assert refusal(server.post("/api/lessons/whist", {})) == "unknown-game"
    assert refusal(server.post("/api/lessons/" + "w" * 3000, {})) == "unknown-game"
    assert refusal(server.get("/api/lessons/skipbo"), 404) == "nothing-here"
    assert refusal(server.post("/api/rules", {}), 405) == "wrong-method"
    long = b'{"moves": []' + b" " * MAX_BODY_BYTES + b"}"
    assert refusal(server.post("/api/lessons/skipbo", long), 413) == "message-too-long"
    foreign = ask(
        "POST",
        server.url + "/api/lessons/skipbo",
        {},
        headers={"origin": "https://elsewhere.example"},
    )
    assert refusal(foreign, 403) == "foreign-origin"


def classify(server: Running, moves: list[str], *tiles: str, game: str = "breakers") -> Answer:
    return server.post(f"/api/lessons/{game}/classify", {"moves": moves, "tiles": tiles})


def test_tiles_are_classified_as_in_a_round(server: Running) -> None:
    moves = ["9", "15", "3-4-5"]
    answer = classify(server, moves, "11", "12", "*")
    assert answer.status == 200
    assert not wrong("Classified", answer.json)
    assert answer.json["candidates"] == [
        {"set": "*-11-12", "kind": "run"},
        {"set": "11-12-*", "kind": "run"},
    ]
    [low] = classify(server, moves, "6", "7", "8").json["candidates"]
    assert low == {"set": "6-7-8", "kind": "run", "refused": "not-higher"}
    assert classify(server, moves, "1", "8").json["candidates"] == []
    assert classify(server, moves).json["candidates"] == []


def test_what_cannot_be_classified(server: Running) -> None:
    whole = [step.moves[0] for step in LESSONS["breakers"].steps]
    assert refusal(classify(server, [], "1", game="skipbo")) == "nothing-to-classify"
    assert refusal(classify(server, whole, "1")) == "nothing-to-classify"
    assert refusal(classify(server, ["*"], "1")) == "not-in-the-lesson"
    assert refusal(classify(server, [], "16")) == "not-a-tile"
    assert refusal(classify(server, [], "11111")) == "bad-message"
    assert refusal(classify(server, [], *["1"] * 41)) == "bad-message"
    assert refusal(classify(server, [], "1", game="whist")) == "unknown-game"


def test_lessons_and_rules_count_as_requests() -> None:
    with Running("--requests-per-minute", "6") as server:
        answers = [server.post("/api/lessons/skipbo", {}) for _ in range(4)]
        answers += [server.get("/api/rules") for _ in range(4)]
    assert [one.status for one in answers[:6]] == [200] * 6
    assert refusal(answers[-1], 429) == "too-many-requests"


def test_nothing_went_wrong_inside(server: Running) -> None:
    assert "Traceback" not in server.log
    assert server.get("/healthz").status == 200
