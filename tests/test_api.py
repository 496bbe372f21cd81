"""What a caller of the library meets: types, copies, texts and pictures of everything."""

from __future__ import annotations

import copy
import inspect
import json
import pickle
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import stockpile
from stockpile.arena import Results, Tournament
from stockpile.bots import generators, make_bot, play_round
from stockpile.core.chance import KeyedChance
from stockpile.games import AnyMatch
from tests.matches import SETTINGS, played

ROOT = Path(__file__).parents[1]


def table(settings: dict[str, Any], turns: int = 2) -> AnyMatch:
    """A match in the middle of a round."""
    match: AnyMatch = stockpile.new_match(**settings, seed=3)
    bots = [make_bot("baseline", match.game.name)] * match.game.seats
    play_round(match, bots, generators(3, match.game.seats), turns)
    assert match.playing
    return match


TABLETOP: dict[str, Any] = {"edition": "skipbo-2003", "conduct": "tabletop", "target": 100}
TABLES = [{**one, "stock": None} for one in SETTINGS] + [TABLETOP]
every_table = pytest.mark.parametrize("settings", TABLES, ids=str)


# Copies


def refused(match: AnyMatch) -> list[Exception]:
    """One of each error that callers meet."""
    wrong: list[Exception] = []
    for call in (
        lambda: match.play("stock>9", 1 - (match.turn or 0)),
        lambda: stockpile.new_match("skipbo-2004"),
        lambda: stockpile.resume(stockpile.write_record(match).replace("lead: ", "lead: B x", 1)),
        lambda: stockpile.resume(stockpile.write_record(match).replace("seats: 2", "seats: 3", 1)),
    ):
        with pytest.raises(stockpile.Complaint) as caught:
            call()
        wrong.append(caught.value)
    return wrong


@every_table
def test_everything_pickles_and_copies(settings: dict[str, Any]) -> None:
    match = table(settings)
    game, record = stockpile.read_record(stockpile.write_record(match))
    seen = match.observe(0)
    things: list[Any] = [match, game, record, seen, seen.view, match.state, game.setup]
    things += [match.steps, match.events, list(seen.moves), game.options, match.now]
    for thing in things:
        for other in (
            pickle.loads(pickle.dumps(thing)),
            copy.copy(thing),
            copy.deepcopy(thing),
        ):
            assert other == thing
            assert type(other) is type(thing)
    on = pickle.loads(pickle.dumps(match))
    assert on.play(on.legal_moves()[0]) == match.play(match.legal_moves()[0])
    assert on == match


def test_errors_pickle_and_copy() -> None:
    errors = refused(table({"edition": "skipbo-2003"}))
    assert {type(error) for error in errors} >= {stockpile.Refused, stockpile.Unreadable}
    differs = stockpile.Differs(4, stockpile.Refusal("not-in-hand", card="7"), "A:h7>1")
    for error in (*errors, differs, stockpile.MissingExtra("skilled", "bots")):
        for other in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
            assert type(other) is type(error)
            assert other.refusal == error.refusal  # type: ignore[attr-defined]
            assert str(other) == str(error)


def _play(match: AnyMatch, move: str) -> None:
    match.play(move)


def test_an_error_in_a_worker_process_arrives_as_it_is() -> None:
    match = table({"edition": "skipbo-2003"})
    with ProcessPoolExecutor(1) as pool, pytest.raises(stockpile.Refused) as refusal:
        pool.submit(_play, match, "stock>9").result()
    assert refusal.value.refusal == stockpile.Refusal("no-such-building-pile", pile=9)


@every_table
def test_a_match_as_json_holds_all_of_it(settings: dict[str, Any]) -> None:
    match = table(settings)
    written = json.loads(json.dumps(match.to_json()))
    assert stockpile.resume(written["record"]) == match
    assert stockpile.read_position(written["position"])[1] == match.state
    assert written["turn"] == stockpile.seat_letter(match.turn or 0)
    assert stockpile.new_match(**settings, seed=3).to_json()["position"] is None


def test_matches_are_equal_if_the_same_happened() -> None:
    one, other = (table({"edition": "breakers-2010"}) for _ in range(2))
    assert one == other
    other.undo()
    assert one != other
    assert one != "a match"
    assert stockpile.make_game("skipbo", seats=3) == stockpile.make_game("skipbo-2003", seats=3)
    assert stockpile.make_game("skipbo", seats=3) != stockpile.make_game("skipbo", seats=2)


# Records


@every_table
def test_a_record_gives_its_steps_and_every_event_can_be_folded(settings: dict[str, Any]) -> None:
    match = table(settings) if settings is TABLETOP else played(settings, 5)
    game, record = stockpile.read_record(stockpile.write_record(match))
    state: Any = None
    events: list[stockpile.Event] = []
    for step in record:
        for event in step.events:
            state = game.fold(state, event)
        assert state == step.state
        events += step.events
        assert (step.actor is None) == (step.move is None)
        if step.move is not None:
            assert game.move_of(step.events[0]) == step.move
    assert events == match.events
    assert state == match.state


def test_a_record_put_together_by_hand_asks_for_its_game() -> None:
    record = stockpile.Record("skipbo", stockpile.Setup("skipbo-2003", 2))
    with pytest.raises(ValueError, match="Game"):
        list(record)
    assert record.replay(stockpile.make_game("skipbo-2003")).events == []


def test_bytes_are_read_and_other_things_refused() -> None:
    match = table({"edition": "skipbo-2003"})
    text = stockpile.write_record(match)
    assert stockpile.resume(text.encode()) == match
    for wrong, code in ((b"\xff\xfe", "not-a-record"), (3, "not-a-text"), (None, "not-a-text")):
        with pytest.raises(stockpile.Unreadable) as unreadable:
            stockpile.resume(wrong)  # type: ignore[arg-type]
        assert unreadable.value.refusal.code == code


# Arguments


def test_the_name_of_a_game_is_its_first_edition_with_the_seats() -> None:
    assert stockpile.new_match("skipbo").game.setup.edition == "skipbo-2003"
    assert stockpile.new_match("skipbo", seats=7).game.setup.edition == "skipbo-2011"
    assert stockpile.new_match("breakers", seats=4).game.setup.edition == "breakers-2010"
    assert stockpile.new_match().game.setup == stockpile.new_match("skipbo").game.setup


def test_every_option_is_an_argument_of_its_own() -> None:
    named = inspect.signature(stockpile.new_match).parameters
    for edition in stockpile.EDITIONS:
        game = stockpile.make_game(edition)
        for option in game.options:
            assert option.replace("-", "_") in named
            assert option.replace("-", "_") in inspect.signature(stockpile.make_game).parameters


def test_help_explains_every_option_and_names_its_choices() -> None:
    said = inspect.getdoc(stockpile.make_game) or ""
    for edition in stockpile.EDITIONS:
        for option, value in stockpile.make_game(edition).options.items():
            assert f"- ``{option.replace('-', '_')}``: " in said
            assert isinstance(value, int) or f'"{value}"' in said
    assert "stockpile.games" not in said


def test_a_number_as_a_text_is_refused_as_a_text() -> None:
    with pytest.raises(stockpile.Unreadable) as wrong:
        stockpile.new_match("skipbo-2003", stock="5")  # type: ignore[call-overload]
    assert str(wrong.value) == (
        "options.stock: A whole number, 0 or more, was expected here, not “'5'”."
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"seats": "3"}, "seats: A whole number, 0 or more, was expected here, not “'3'”."),
        ({"target": "500"}, "target: A whole number, 0 or more, was expected here, not “'500'”."),
        ({"teams": 2}, "teams: A number of teams is not enough: say how many seats there are"),
        (
            {"edition": "chess"},
            "There is no game or edition “chess”. Choose from: skipbo,",
        ),
        ({"edition": "skipbo2003"}, "Did you mean “skipbo-2003”?"),
        ({"names": [1, "Bea"]}, "names[0]: A text in quotation marks was expected here, not “1”."),
        ({"seed": [1]}, "seed: A seed is a text or a whole number, not “[1]”."),
    ],
    ids=str,
)
def test_what_makes_no_match_is_refused_in_a_sentence(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(stockpile.Unreadable) as wrong:
        stockpile.new_match(**{"edition": "skipbo", **arguments})
    assert said in str(wrong.value)


@pytest.mark.parametrize("edition", stockpile.EDITIONS)
def test_what_is_no_seat_and_no_text_is_refused_in_a_sentence(edition: str) -> None:
    wrong: Any
    for wrong in ("Z", "AB", "", 3):
        with pytest.raises(stockpile.Unreadable, match=f"“{wrong}” is not a seat: .*A to H"):
            stockpile.seat_number(wrong)
    for wrong in (99, -1, "A"):
        with pytest.raises(stockpile.Unreadable, match="seats are numbered from 0 to 7"):
            stockpile.seat_letter(wrong)
    for wrong in (3, None, ["pass"]):
        with pytest.raises(stockpile.Unreadable, match="A text in quotation marks"):
            stockpile.make_game(edition).read_move(wrong)


@every_table
def test_what_is_no_move_is_refused_in_a_sentence(settings: dict[str, Any]) -> None:
    match = table(settings)
    before = match.copy()
    for wrong in (3, None, ("h7>1",), object()):
        with pytest.raises(stockpile.Refused, match="A move was expected here") as refusal:
            match.play(wrong)
        assert refusal.value.refusal.code == "move-expected"
    assert match == before


@every_table
def test_the_rules_take_moves_and_refuse_their_texts(settings: dict[str, Any]) -> None:
    match = table(settings)
    game, state, chance = match.game, match.state, KeyedChance.from_seed(1)
    assert state is not None
    text = str(match.legal_moves()[0])
    for wrong in (text, 3, None):
        refusal = stockpile.Refusal("move-expected", value=repr(wrong))
        assert game.check(state, state.turn, wrong) == refusal
        with pytest.raises(stockpile.Refused, match="A move was expected here"):
            game.apply(state, state.turn, wrong, chance)


@pytest.mark.parametrize(
    ("mistyped", "meant"), [("seat", "seats"), ("team", "teams"), ("stok", "stock")]
)
def test_an_argument_that_there_is_not_is_compared_with_those_of_a_table(
    mistyped: str, meant: str
) -> None:
    makers: list[Callable[..., Any]] = [stockpile.make_game, stockpile.new_match]
    for make in makers:
        with pytest.raises(stockpile.Unreadable) as wrong:
            make("skipbo", **{mistyped: 1})
        assert wrong.value.place == "options"
        assert wrong.value.refusal.args["meant"] == meant
        known = "caught, conduct, laying, seats, stalemate, stock, teams"
        assert wrong.value.refusal.args["known"] == known


def test_what_is_no_setup_and_no_name_of_a_bot_is_named() -> None:
    wrong: Any
    for wrong in ({"edition": "skipbo-2003", "seats": 2}, "skipbo", None):
        with pytest.raises(TypeError, match=r"a game is built from a Setup.*, not "):
            stockpile.build_game(wrong)
    for wrong in (3, None, make_bot("baseline")):
        with pytest.raises(stockpile.Unreadable, match="A text in quotation marks"):
            make_bot(wrong)
        with pytest.raises(stockpile.Unreadable, match="game: A text in quotation marks"):
            make_bot("baseline", wrong)


@every_table
def test_a_move_for_what_is_no_seat_is_not_called_out_of_turn(settings: dict[str, Any]) -> None:
    match = table(settings)
    turn, move = match.turn, match.legal_moves()[0]
    assert turn is not None
    wrong: Any
    for wrong in (-1, match.game.seats, stockpile.seat_letter(turn)):
        with pytest.raises(stockpile.Unreadable) as unreadable:
            match.play(move, wrong)
        assert unreadable.value.refusal.code == "no-such-seat"


def test_a_bot_without_a_game_plays_skip_bo_as_on_the_command_line() -> None:
    assert type(stockpile.make_bot("casual")) is type(stockpile.make_bot("casual", "skipbo"))


# Showing


@every_table
def test_states_and_views_show_themselves(settings: dict[str, Any]) -> None:
    match = table(settings)
    state: Any = match.state
    seats = match.game.seats
    assert len(repr(state)) < 80
    shown = str(state)
    assert shown.count("Hand of seat") == seats
    assert f"Seat {stockpile.seat_letter(state.turn)} is on turn." in shown
    for viewer in (None, *range(seats)):
        view = match.game.view(state, viewer)
        assert len(repr(view)) < 80
        assert "Hand of seat" not in str(view)
        picture = ET.fromstring(view.svg())
        assert picture.tag == "{http://www.w3.org/2000/svg}svg"
        assert view._repr_html_() == view.svg()
    assert str(match.observe(0)) == str(match.game.view(state, 0))
    assert len(ET.fromstring(state.svg()).findall(".//{*}text")) > seats


@every_table
def test_a_view_shows_nothing_that_it_does_not_know(settings: dict[str, Any]) -> None:
    match = table(settings)
    state: Any = match.state
    hidden = match.game.view(state, None)
    faces = ET.fromstring(hidden.svg()).findall(".//{*}g[@transform]")
    assert len(faces) < len(ET.fromstring(state.svg()).findall(".//{*}g[@transform]"))


def test_matches_games_and_records_are_short_to_look_at() -> None:
    match = table({"edition": "skipbo-2003"})
    record = stockpile.read_record(stockpile.write_record(match))[1]
    assert repr(match) == "<Match of skipbo-2003, 2 seats, round 1>"
    assert repr(match.game) == "<SkipBo: skipbo-2003, 2 seats>"
    assert repr(record) == "<Record of skipbo-2003: 1 round, unfinished>"
    assert repr(match.observe(0)).startswith("<Observation of seat A: ")


# Sentences


def refusals() -> Iterator[stockpile.Refusal]:
    yield stockpile.Refusal("needs-another-number", card="7", pile=1, number=5)
    yield stockpile.Refusal("chain-used-up", links=1)
    yield stockpile.Refusal("chain-used-up", links=1024)


def test_registries_bots_and_results_are_short_to_look_at() -> None:
    assert repr(stockpile.GAMES).startswith("<Registry: skipbo, breakers")
    assert repr(stockpile.EDITIONS).startswith("<Registry: skipbo-2003, skipbo-2011, breakers-2010")
    for name in ("random", "baseline", "casual", "skilled", "master", "expert"):
        for game in ("skipbo", "breakers"):
            assert repr(make_bot(name, game)) == f"<{name.title()}Bot>"
    assert repr(make_bot("expert:500")) == "<ExpertBot: 500 playouts>"
    tournament = Tournament(
        ("baseline", "random"), stockpile.make_game("breakers").setup, rounds=3, seed="1"
    )
    assert repr(Results(tournament)) == "<Results of baseline, random: 0 of 4 rounds>"


def test_a_refusal_is_a_sentence_in_every_language() -> None:
    from stockpile.words import Words, languages

    for refusal in refusals():
        for language in languages():
            said = Words(language)(f"refusal-{refusal.code}", **refusal.args)
            assert stockpile.Refused(refusal).in_language(language) == said
        assert str(stockpile.Refused(refusal)) == refusal.in_language("en") == str(refusal)
    with pytest.raises(ValueError, match="tlh"):
        refusal.in_language("tlh")


def test_the_place_comes_first() -> None:
    differs = stockpile.Differs(14, stockpile.Refusal("not-in-hand", card="7"), "A:h7>1")
    assert str(differs) == "line 14, A:h7>1: There is no 7 in your hand."
    with pytest.raises(stockpile.Unreadable) as wrong:
        stockpile.new_match("skipbo-2003", teams=["AC", "BX"])
    assert str(wrong.value).startswith("teams[1][1]: “X” is not a seat")


def test_core_by_itself_knows_codes_only() -> None:
    """What puts a Refusal into words is not loaded before somebody wants to read it."""
    code = (
        "import sys, stockpile;"
        "stockpile.new_match; error = stockpile.Refused(stockpile.Refusal('round-over'));"
        "assert not {'stockpile.sentences', 'stockpile.english'} & set(sys.modules);"
        "print(error); assert 'fluent' not in sys.modules"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "The round is over.\n"


def test_a_code_without_words_is_shown_as_it_is() -> None:
    assert str(stockpile.Refusal("no-such-code", n=3)) == "Refusal('no-such-code', n=3)"


def test_the_english_table_says_what_the_catalogue_says() -> None:
    """If this fails, `make setup` compiles the table again."""
    import english as tool
    from stockpile import english
    from stockpile.words import Words

    assert tool.TABLE.read_text("utf-8") == tool.written()
    words = Words("en")
    for message, parts in json.loads(tool.written()).items():
        found = [*arguments(parts)]
        for value in (0, 1, 2, 1234567, "seven"):
            args: dict[str, Any] = {name: value for name, _ in found}
            assert english.say(message, args) == words(message, **args)
        for name, key in found:
            value = {"one": 1, "other": 7}.get(key, int(key) if key.isdecimal() else key)
            args = dict.fromkeys((one for one, _ in found), 2) | {name: value}
            assert english.say(message, args) == words(message, **args)


def arguments(parts: list[Any]) -> Iterator[tuple[str, str]]:
    """Every argument in a message of the table, with every value that it knows."""
    for part in parts:
        if isinstance(part, dict):
            yield part["$"], "else"
            for key, inner in part.items():
                if isinstance(inner, list):
                    yield part["$"], key
                    yield from arguments(inner)


def test_chance_is_the_same_after_a_copy() -> None:
    chance = KeyedChance.from_seed(1)
    again = pickle.loads(pickle.dumps(chance))
    assert again.shuffle("deal", 0, range(9)) == chance.shuffle("deal", 0, range(9))
