from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import call, stockpile

SKIPBO: dict[str, Any] = {
    "game": "skipbo",
    "edition": "skipbo-2003",
    "seats": [
        {"hand": ["7", "S"], "stock": ["3", "12", "5"], "discards": [["9"], [], [], []]},
        {"hand": [], "stock": ["4"]},
    ],
    "building": [["1", "S"], ["1", "2", "3", "4"], [], []],
    "draw": ["4", "4", "8", "9", "10", "11"],
    "turn": "A",
}
BREAKERS: dict[str, Any] = {
    "game": "breakers",
    "edition": "breakers-2010",
    "seats": [{"hand": ["9", "9", "15"]}, {"hand": ["4", "5", "5", "*"]}],
    "trick": [{"by": "A", "set": "4+4"}],
    "turn": "B",
}


def changed(position: dict[str, Any], **fields: Any) -> str:
    return json.dumps({**position, **fields})


def test_legal_prints_the_turn_and_all_moves_sorted() -> None:
    ran = stockpile("position", "legal", "-", stdin=json.dumps(SKIPBO))
    assert ran.status == 0
    assert ran.json["turn"] == "A"
    assert ran.json["outcome"] is None
    assert ran.json["moves"] == sorted(
        [
            *("hS>1", "hS>2", "hS>3", "hS>4"),
            *("h7>d1", "h7>d2", "h7>d3", "h7>d4"),
            *("hS>d1", "hS>d2", "hS>d3", "hS>d4"),
            "stock>2",
        ]
    )
    assert ran.err == ""


def test_the_sign_of_a_joker_is_understood_too() -> None:
    for move in ("5+*", "5+∞"):
        ran = call("position", "apply", "-", move, stdin=json.dumps(BREAKERS))
        assert ran.json["position"]["trick"][-1] == {"by": "B", "set": "5+*"}


def test_legal_lists_every_place_for_a_joker() -> None:
    ran = call("position", "legal", "-", stdin=json.dumps(BREAKERS))
    assert ran.json == {"turn": "B", "moves": ["5+*", "5+5"], "outcome": None}


def test_a_file_is_read_by_its_name(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(SKIPBO), encoding="utf-8")
    assert call("position", "legal", str(file)).json["turn"] == "A"


def test_apply_plays_everything_that_follows() -> None:
    ran = stockpile("position", "apply", "-", "h7>d2", stdin=json.dumps(SKIPBO))
    assert ran.status == 0
    assert [event["type"] for event in ran.json["events"]] == [
        "CardDiscarded",
        "TurnStarted",
        "CardsDrawn",
    ]
    assert ran.json["events"][2] == {
        "type": "CardsDrawn",
        "seat": "B",
        "cards": ["11", "10", "9", "8", "4"],
    }
    position = ran.json["position"]
    assert position["turn"] == "B"
    assert position["seats"][0]["hand"] == ["S"]
    assert position["seats"][0]["discards"] == [["9"], ["7"], [], []]
    assert position["seats"][1]["hand"] == ["4", "8", "9", "10", "11"]
    assert position["draw"] == ["4"]
    again = stockpile("position", "legal", "-", stdin=json.dumps(position))
    assert again.json["turn"] == "B"


def test_apply_tells_how_a_round_ends() -> None:
    one_left = changed(SKIPBO, seats=[{"hand": ["7"], "stock": ["5"]}, {"stock": ["4", "3"]}])
    ran = call("position", "apply", "-", "stock>2", stdin=one_left)
    assert ran.json["outcome"] == {"winners": ["A"], "points": 35, "ending": "stock-empty"}
    finished = call("position", "legal", "-", stdin=json.dumps(ran.json["position"]))
    assert finished.json["moves"] == []
    assert finished.json["outcome"] == ran.json["outcome"]


@pytest.mark.parametrize(
    ("move", "answer"),
    [
        ("h7>1", {"refused": "needs-another-number", "card": "7", "pile": 1, "number": 3}),
        ("h8>1", {"refused": "not-in-hand", "card": "8"}),
        ("pass", {"refused": "pass-with-cards"}),
        ("B:h7>1", {"refused": "not-your-turn", "turn": "A"}),
        ("stock>9", {"refused": "no-such-building-pile", "pile": 9}),
        ("B.stock>1", {"refused": "not-a-partner", "seat": "B"}),
    ],
)
def test_a_refused_move_answers_no(move: str, answer: dict[str, Any]) -> None:
    ran = call("position", "apply", "-", move, stdin=json.dumps(SKIPBO))
    assert ran.status == 1
    assert ran.json == answer
    assert ran.err.strip().endswith(".")


def test_an_actor_in_front_of_a_move_is_understood() -> None:
    ran = call("position", "apply", "-", "A:stock>2", stdin=json.dumps(SKIPBO))
    assert ran.status == 0


PEOPLE: dict[str, Any] = {
    **SKIPBO,
    "options": {"conduct": "tabletop"},
    "seats": [{"hand": ["7"], "stock": ["3"]}, {"hand": ["7", "9"], "stock": ["4"]}] * 2,
    "building": [["1", "2", "3", "4", "5", "6"], [], [], []],
    "teams": [["A", "C"], ["B", "D"]],
}


def test_where_people_can_err_a_seat_plays_out_of_turn_and_is_caught() -> None:
    legal = call("position", "legal", "-", stdin=json.dumps(PEOPLE)).json
    assert legal["turn"] == "A"
    draws = [move for move in legal["moves"] if "draw" in move]
    assert draws == ["draw1", "draw2", "draw3", "draw4"]
    laid = call("position", "apply", "-", "B:h7>1", stdin=json.dumps(PEOPLE)).json
    assert laid["position"]["turn"] == "A"
    assert laid["position"]["tabletop"]["out_of_turn"] == {
        "seat": "B", "drawn": False, "laid": True,
    }  # fmt: skip
    written = json.dumps(laid["position"])
    legal = call("position", "legal", "-", stdin=written).json
    assert (legal["turn"], legal["moves"]) == ("A", ["catch B"])
    refused = call("position", "apply", "-", "h7>2", stdin=written)
    assert (refused.status, refused.json) == (1, {"refused": "interrupted", "seat": "B"})
    caught = call("position", "apply", "-", "C:catch B", stdin=written).json
    assert caught["events"] == [{"type": "OffenderCaught", "seat": "C", "offender": "B"}]
    assert caught["position"]["banned"] == ["B"]
    again = call("position", "apply", "-", "D:catch B", stdin=json.dumps(caught["position"]))
    assert again.json == {"refused": "caught-already"}


def test_a_seat_that_has_to_draw_first_draws() -> None:
    undrawn = changed(SKIPBO, drawn=False)
    legal = call("position", "legal", "-", stdin=undrawn)
    assert "h11>d1" in legal.json["moves"]
    applied = call("position", "apply", "-", "h11>d1", stdin=undrawn)
    assert applied.json["events"][0] == {
        "type": "CardsDrawn",
        "seat": "A",
        "cards": ["11", "10", "9"],
    }


def test_a_seed_decides_the_shuffle() -> None:
    aside = [str(n) for n in range(1, 13)]
    dry = changed(SKIPBO, draw=[], aside=aside)
    by_seed = {
        seed: call("position", "apply", "-", "h7>d2", "--seed", seed, stdin=dry).json
        for seed in ("1", "2")
    }
    again = call("position", "apply", "-", "h7>d2", "--seed", "1", stdin=dry).json
    assert by_seed["1"] == again
    assert by_seed["1"] != by_seed["2"]
    assert [event["type"] for event in again["events"]].count("AsideShuffled") == 1


BAD = [
    ("{", "line 1, column 2", "not JSON"),
    ("[]", "-", "JSON object"),
    ('"text"', "-", "JSON object"),
    ("[" * 100_000, "-", "not JSON"),
    ("1" * 5000, "-", "not JSON"),
    (changed(SKIPBO, game="chess"), "game", "no game “chess”"),
    (changed(SKIPBO, edition="skipbo-1967"), "edition", "skipbo-2003, skipbo-2011"),
    (changed(SKIPBO, edition=7), "edition", "text"),
    (changed(SKIPBO, edition="breakers-2010"), "edition", "not an edition of skipbo"),
    (changed(SKIPBO, options={"laying": "never"}), "options.laying", "free, stock-first, forced"),
    (changed(SKIPBO, options={"laying": "fre"}), "options.laying", "Did you mean “free”?"),
    (changed(SKIPBO, options={"stock": True}), "options.stock", "option"),
    (changed(SKIPBO, options={"stock": 500}), "options.stock", "does not fit"),
    (changed(SKIPBO, colour="red"), "-", "There is no “colour” here"),
    (changed(SKIPBO, turn="C"), "turn", "no seat “C”"),
    (changed(SKIPBO, turn=0), "turn", "text"),
    (changed(SKIPBO, draw=["13"]), "draw[0]", "“13” is not a card"),
    (changed(SKIPBO, draw=[7]), "draw[0]", "text"),
    (changed(SKIPBO, draw=["1"] * 13), "-", "box has 12"),
    (changed(SKIPBO, draw=["S"] * 19), "-", "box has 18"),
    (changed(SKIPBO, building=[["2"], [], [], []]), "building[0][0]", "belongs"),
    (changed(SKIPBO, building=[["1", "3"], [], [], []]), "building[0][1]", "belongs"),
    (changed(SKIPBO, building=[["S"] * 12, [], [], []]), "building[0]", "taken off"),
    (changed(SKIPBO, building=[[]]), "building", "4"),
    (changed(SKIPBO, passes=1), "passes", "passes"),
    (changed(SKIPBO, passes=10**12), "passes", "passes"),
    (changed(SKIPBO, passes=-1), "passes", "whole number"),
    (json.dumps(SKIPBO)[:-1] + ', "turn": "B"}', "-", "“turn” appears twice"),
    (changed(SKIPBO, turn=None), "turn", "“null”"),
    (changed(SKIPBO, redealt=True, options={"stalemate": "draw"}), "redealt", "not dealt again"),
    (changed(SKIPBO, seats=[{"stock": []}, {"stock": ["1"]}], turn="B"), "turn", "seat B’s turn"),
    (json.dumps(SKIPBO)[:-1] + ', "dealer": ' + "[" * 950 + "]" * 950 + "}", "dealer", "text"),
    (changed(SKIPBO, edition="skipbo-2012"), "edition", "Did you mean “skipbo-2011”?"),
    (changed(SKIPBO, options={"laing": "free"}), "options", "laying, stalemate, stock"),
    (changed(SKIPBO, drawn="yes"), "drawn", "true or false"),
    (changed(SKIPBO, drawn=False, laid=True), "laid", "draws first"),
    (changed(SKIPBO, scores=[1]), "scores", "2"),
    (changed(SKIPBO, tabletop={}), "tabletop", "abletop"),
    (changed(SKIPBO, banned=["A"]), "banned", "banned"),
    (changed(SKIPBO, teams=[["A"], ["B"]]), "teams", "at least two seats each"),
    (changed(SKIPBO, seats=[{"stock": []}, {"stock": []}]), "seats", "already won"),
    (changed(SKIPBO, seats=[{"stock": ["1"]}]), "seats", "2 to 6"),
    (
        changed(SKIPBO, seats=[{"hand": ["1"] * 6, "stock": ["1"]}] * 2),
        "seats[0].hand",
        "at most 5",
    ),
    (changed(SKIPBO, seats=[{"hand": []}, {}]), "seats[0]", "“stock” is missing"),
    (changed(SKIPBO, seats={}), "seats", "list"),
    (
        changed(BREAKERS, seats=[{"hand": ["16"]}, {"hand": ["1"]}]),
        "seats[0].hand[0]",
        "not a tile",
    ),
    (changed(BREAKERS, seats=[{"hand": ["7"] * 5}, {"hand": ["1"]}]), "-", "box has 4"),
    (changed(BREAKERS, trick=[{"by": "A", "set": "4+5"}]), "trick[0].set", "not a set"),
    (changed(BREAKERS, trick=[{"by": "A", "set": "14-15-*"}]), "trick[0].set", "not a set"),
    (changed(BREAKERS, turn="A"), "turn", "turn"),
    (
        changed(
            BREAKERS,
            seats=[{"hand": [*map(str, range(1, 11)), *map(str, range(1, 10))]}, {"hand": ["1"]}],
        ),
        "seats[0].hand",
        "at most 20, not 21",
    ),
    (changed(BREAKERS, teams=[["A"], ["B"]]), "teams", "teams"),
]


@pytest.mark.parametrize(("text", "where", "said"), BAD, ids=range(len(BAD)))
def test_an_impossible_position_is_named_precisely(text: str, where: str, said: str) -> None:
    ran = call("position", "legal", "-", stdin=text)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith(f"stockpile: {where}: ")
    assert said in ran.err
    assert len(ran.err) < 500


def test_apply_complains_of_the_same_things() -> None:
    for text, _, _ in BAD[::10]:
        legal = call("position", "legal", "-", stdin=text)
        applied = call("position", "apply", "-", "h7>d1", stdin=text)
        assert applied == legal


def test_a_move_that_is_none_is_unreadable() -> None:
    for move in ("jump", "h13>1", "h7>", "stock>>1", "", "Q:h7>1", "AB:h7>1", ":h7>1", "7+7"):
        ran = call("position", "apply", "-", move, stdin=json.dumps(SKIPBO))
        assert ran.status == 2, move
        assert ran.out == ""
        assert ran.err.startswith("stockpile: ")


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    missing = call("position", "legal", str(tmp_path / "none.json"))
    assert missing.status == 2
    assert "none.json" in missing.err
    assert call("position", "legal", str(tmp_path)).status == 2
    assert call("position", "legal", "-", stdin=b"\xff\xfe\x00").status == 2
    assert call("position", "legal", "a\udcffb").status == 2
    # What is wrong with the whole of a file is said of the file.
    whole = tmp_path / "whole.json"
    whole.write_text("[]", encoding="utf-8")
    ran = call("position", "legal", str(whole))
    assert ran.err == f"stockpile: {whole}: A JSON object was expected here, in curly braces.\n"


def test_control_characters_in_the_input_do_not_reach_the_terminal() -> None:
    ran = call("position", "legal", "-", stdin=changed(SKIPBO, edition="\x1b[31mred\udc00"))
    assert ran.status == 2
    assert "\x1b" not in ran.err


def test_a_finished_position_may_name_either_turn() -> None:
    won = {**BREAKERS, "seats": [{"hand": []}, {"hand": ["1", "2"]}]}
    for turn in ("A", "B"):
        ran = call("position", "legal", "-", stdin=changed(won, turn=turn))
        assert ran.json["moves"] == []
        assert ran.json["outcome"] == {"winners": ["A"], "points": 2, "ending": "hand-empty"}


def test_a_seed_that_is_no_text_is_refused() -> None:
    for args in (("position", "legal", "-"), ("play",)):
        ran = call(*args, "--seed", "\udcff", stdin=json.dumps(SKIPBO))
        assert ran.status == 2
        assert ran.err.startswith("stockpile: --seed: ")


def test_bad_usage_exits_2() -> None:
    for args in (
        ("position", "legal"),
        ("position", "jump"),
        ("nothing",),
        ("position", "legal", "-", "--sead", "1"),
    ):
        ran = call(*args)
        assert ran.status == 2
        assert ran.err


# Advice


@pytest.mark.long
@pytest.mark.parametrize("position", [SKIPBO, BREAKERS], ids=["skipbo", "breakers"])
def test_advice_ranks_every_legal_move_best_first(position: dict[str, Any]) -> None:
    written = json.dumps(position)
    ran = call("position", "advise", "-", "--playouts", "400", stdin=written)
    assert ran.status == 0
    assert ran.json["turn"] == position["turn"]
    moves = ran.json["moves"]
    legal = call("position", "legal", "-", stdin=written).json["moves"]
    assert sorted(one["move"] for one in moves) == legal
    wins = [one["win"] for one in moves]
    assert wins == sorted(wins, reverse=True)
    assert all(0 <= win <= 1 for win in wins)
    assert all(0 < one["error"] < 0.5 for one in moves)
    assert moves[0]["why"]
    again = call("position", "advise", "-", "--playouts", "400", stdin=written)
    assert again.json == ran.json


def test_advice_sees_what_the_seat_sees_and_nothing_else() -> None:
    other = [SKIPBO["seats"][0], {"hand": [], "stock": ["4"]}]
    one = changed(SKIPBO, seats=other)
    # Other cards where A cannot see them: the same ones in the pack, in another order.
    two = changed(SKIPBO, draw=["11", "4", "10", "9", "8", "4"])
    first, second = (
        call("position", "advise", "-", "--playouts", "200", stdin=written).json
        for written in (one, two)
    )
    assert first == second


def test_there_is_no_advice_when_the_round_is_over() -> None:
    over = changed(SKIPBO, seats=[{"hand": ["7"], "stock": []}, {"stock": ["4"]}])
    ran = call("position", "advise", "-", stdin=over)
    assert (ran.status, ran.json) == (0, {"turn": "A", "moves": []})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"a":\n ', "Zeile 2, Spalte 2: Das ist kein JSON."),
        ("[" * 100_000, "Das ist kein JSON: zu viele Klammern ineinander."),
        (f'{{"a": {"9" * 10_000}}}', "Das ist kein JSON: eine Zahl mit zu vielen Ziffern."),
    ],
)
def test_what_is_no_json_is_said_in_the_language(text: str, said: str) -> None:
    ran = call("--lang", "de", "position", "legal", "-", stdin=text)
    assert ran.status == 2
    assert ran.err.strip().endswith(said)
