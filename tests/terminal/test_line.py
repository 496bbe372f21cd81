"""Line mode alone, as a person or a script meets it: at a table in this process."""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stockpile.games import resume
from stockpile.rulebook import render
from stockpile.skipbo.editions import WILD
from stockpile.terminal import plain
from stockpile.terminal.play_request import PlayRequest
from stockpile.terminal.tellers.teller import TableWords, teller_of
from stockpile.terminal.text import unmarked
from stockpile.words import Words
from tests.matches import SETTINGS
from tests.skipbo.tabletop import People, people
from tests.terminal.driving import (
    HINT,
    NAMES,
    PROMPT,
    PROMPT_ROUND,
    SAVED,
    UNSAVED,
    OwnGame,
    listed_moves,
    match_of,
    player,
    typed_in,
)

SHORT: dict[str, dict[str, Any]] = {
    "skipbo": {"edition": "skipbo-2003", "seats": 3, "stock": 3, "target": 60, "seed": 4},
    "breakers": {"edition": "breakers-2010", "target": 12, "seed": 3},
}
SHORT_MATCHES = pytest.mark.parametrize("settings", SHORT.values(), ids=SHORT)


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """No kernel: it takes seconds to load, and a minute to compile."""
    monkeypatch.setenv("STOCKPILE_KERNEL", "off")


# Whole matches


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("settings", SETTINGS, ids=lambda one: f"{one['edition']}-{one['seats']}")
def test_what_is_printed_is_enough_to_play_a_match(
    tmp_path: Path, settings: dict[str, Any], seed: int
) -> None:
    game = OwnGame(tmp_path, **settings, seed=seed)
    said = game.sit_down(player(seed))
    match = game.match
    assert match.over
    assert game.code is None  # there is nothing to go on with
    assert "?" not in said.replace("“?”", "")  # no sign was lost
    assert said.count("wins the round") + said.count("win the round") == match.round
    assert said.count(PROMPT_ROUND) == match.round - 1
    assert max(map(len, said.splitlines())) <= 78


def test_a_seed_deals_the_same_cards_as_in_the_library(tmp_path: Path) -> None:
    for settings in SHORT.values():
        game = OwnGame(tmp_path, **settings)
        game.sit_down(player(), most=4)
        match = match_of(**settings)
        match.start_round()
        assert game.match.round_events[0] == match.round_events[0]
        assert game.match.names == match.names
        # The record has the seed: the library goes on with it as the table would have.
        assert game.match.seed == str(settings["seed"])


@pytest.mark.sampled(2)
@SHORT_MATCHES
def test_the_same_seed_gives_the_same_match_and_no_other(
    tmp_path: Path, settings: dict[str, Any]
) -> None:
    games = [OwnGame(tmp_path, **settings) for _ in range(2)]
    other = OwnGame(tmp_path, **{**settings, "seed": 99})
    said = [game.sit_down(player()) for game in games]
    assert said[0] == said[1]
    assert games[0].record == games[1].record
    assert other.sit_down(player()) != said[0]


def test_without_a_seed_the_cards_are_others_each_time(tmp_path: Path) -> None:
    games = [OwnGame(tmp_path, "skipbo-2003", seed=None) for _ in range(2)]
    for game in games:
        game.sit_down(most=0)
    assert games[0].match.round_events[0] != games[1].match.round_events[0]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("level", ["random", "baseline", "casual"])
@SHORT_MATCHES
def test_every_level_can_sit_at_the_table(
    tmp_path: Path, settings: dict[str, Any], level: str
) -> None:
    game = OwnGame(tmp_path, **settings, level=level)
    game.sit_down(player())
    assert game.match.over


def test_scores_are_told_after_each_round_and_at_the_end(tmp_path: Path) -> None:
    game = OwnGame(tmp_path, **SHORT["skipbo"])
    said = game.sit_down(player())
    assert "Scores: you " in said
    assert "The match goes to 60." in said
    assert game.match.scores is not None
    you, ben, cleo = game.match.scores
    assert said.endswith(f"Final scores: you {you}, Ben {ben}, Cleo {cleo}.\n")


def test_the_youngest_starts_in_the_edition_that_says_so(tmp_path: Path) -> None:
    game = OwnGame(tmp_path, "skipbo-2011", seats=3, stock=2, target=500, youngest="B")
    said = game.sit_down(player(), most=200)
    assert "Ben is the youngest.\nEvery stock pile has 2 cards.\nBen starts.\n" in said
    assert "Round 2.\nEvery stock pile has 2 cards.\nCleo starts.\n" in said


# Teams


@pytest.mark.parametrize("letters", [str, str.lower], ids=["as told", "small"])
def test_a_partner_s_piles_are_shown_and_can_be_laid_from(
    tmp_path: Path, letters: Callable[[str], str]
) -> None:
    game = OwnGame(tmp_path, "skipbo-2003", seats=4, teams=["AC", "BD"], stock=4)
    as_told = player(3, fond_of="C.")
    said = game.sit_down(lambda screen: letters(as_told(screen)))
    assert said.startswith("You play Skip-Bo with Cleo against Ben and Dora.\n")
    assert "Cleo, your partner at seat C: stock pile " in said
    assert any(typed.startswith(letters("C.stock")) for typed in typed_in(said))
    assert any(typed.startswith(letters("C.d")) for typed in typed_in(said))
    assert " from Cleo’s stock pile on building pile " in said
    assert HINT not in said


# MoveReader


def test_a_move_may_be_typed_in_many_ways(tmp_path: Path) -> None:
    rng = Random(1)

    def sloppy(move: str) -> str:
        for sign in ">+-.":
            move = move.replace(sign, rng.choice([sign, f" {sign} ", f"{sign} "]))
        move = move.replace("h", rng.choice(["h", "h ", "H"]))
        return rng.choice([f"  {move}\t", move.upper(), move.replace("*", "∞").replace("-", "–")])

    for settings in SHORT.values():
        straight, game = OwnGame(tmp_path, **settings), OwnGame(tmp_path, **settings)
        straight.sit_down(player(2))
        as_told = player(2)

        def typing(screen: str, as_told: Callable[[str], str] = as_told) -> str:
            # The one who reads the screen expects the question as they put it.
            typed = as_told(screen)
            return typed if typed == "moves" else sloppy(typed)

        assert HINT not in game.sit_down(typing)
        assert game.record == straight.record


WRONG = [
    "",
    "   ",
    "x",
    "h",
    "hello there",
    ">",
    "h7",
    "h99>1",
    "h7>9",
    "h7>d9",
    "h0>1",
    "d1>1>2",
    "d9>1",
    "stock",
    "stock>0",
    "stock>5",
    "A.stock>1",
    "B.stock>1",
    "H.d4>4",
    "Z.stock>1",
    "hS>",
    "pass pass",
    "0",
    "16",
    "1 5",
    "1 \t  5",
    "pass" + 300 * " " + "x",
    "1+2",
    "3-5-7",
    "7+7+*",
    "*-*-*",
    "14-15-*",
    "--",
    "+",
    "-1",
    "1e1",
    "۳",
    "h۳>1",
    "²",
    "\x1b[2J",
    "\x00",
    "7" * 5000,
    "9+" * 3000,
    "%s {0} { $x } \\n",
]


@SHORT_MATCHES
def test_what_is_no_move_costs_nothing(tmp_path: Path, settings: dict[str, Any]) -> None:
    game = OwnGame(tmp_path, **settings)
    game.sit_down()
    before = game.record
    said = game.sit_down(WRONG)
    assert game.record == before
    assert said.count(HINT) == len(WRONG)
    assert said.endswith(f"{PROMPT}\n{SAVED}")
    for answer in said.split(PROMPT)[1:-1]:
        assert len(answer.splitlines()) <= 6
    assert not set(said) & set("\x1b\0")


@SHORT_MATCHES
def test_an_illegal_move_is_refused_in_a_sentence(tmp_path: Path, settings: dict[str, Any]) -> None:
    game = OwnGame(tmp_path, **settings)
    game.sit_down()
    before, legal = game.record, {str(move) for move in game.match.legal_moves()}
    tried = "h1>1 h2>1 h12>4 d1>1 stock>1 pass 15+15 3-4-5 2+2+2 1"
    illegal = [move for move in tried.split() if move not in legal]
    said = game.sit_down(illegal)
    assert typed_in(said)[:-1] == illegal
    assert game.record == before
    for answer in said.split(PROMPT)[1:-1]:
        assert len(answer.splitlines()) > 1


def test_what_cannot_be_decoded_is_no_move(tmp_path: Path) -> None:
    screen = io.StringIO()
    (tmp_path / "typed").write_bytes(b"\xff\xfe\n")
    with (tmp_path / "typed").open(encoding="utf-8") as source:
        request = PlayRequest(words=Words("en"), table={}, names=NAMES[:2], seed="1")
        plain.play(request, source=source, out=screen, data=tmp_path / "home")
    assert HINT in screen.getvalue()


# Commands


@SHORT_MATCHES
def test_commands_tell_and_cost_nothing(tmp_path: Path, settings: dict[str, Any]) -> None:
    game = OwnGame(tmp_path, **settings)
    game.sit_down()
    before = game.record
    commands = ["?", "HELP", " look ", "Moves", "log", "Scores", "undo", "rules", "quit", "look"]
    said = game.sit_down(commands)
    assert game.record == before
    assert HINT not in said
    assert typed_in(said) == [one.strip() for one in commands[:-1]]  # and no further
    # The rules of this very table, where the game is played.
    rules = said.rpartition(f"{PROMPT}rules\n")[2].rpartition(PROMPT)[0]
    told = unmarked(render(game.match.game, Words("en")))
    assert rules.split() == " ".join(line for line, _ in told).split()
    assert f"written for a table with {game.match.game.seats} seats" in " ".join(rules.split())
    assert not set(rules) & set("*#|")
    assert said.count("Commands:") == 2
    assert "At a table with others" not in said
    assert said.endswith(SAVED)


@SHORT_MATCHES
def test_log_tells_the_round_again(tmp_path: Path, settings: dict[str, Any]) -> None:
    game = OwnGame(tmp_path, **settings)
    game.sit_down(player(), most=12)
    said = game.sit_down(["log"]).rpartition(f"{PROMPT}log\n")[2].rpartition(PROMPT)[0]
    match = game.match
    telling = TableWords(Words("en"), match.game, 0, match.names, scored=True)
    told = teller_of(match.game).happened(telling, match.seen(0))
    assert len(told) > 3
    assert " ".join(told) in " ".join(said.split()).replace(" ", " ")


def test_scores_are_told_when_asked_for(tmp_path: Path) -> None:
    said = OwnGame(tmp_path, **SHORT["skipbo"]).sit_down(["scores"])
    assert f"{PROMPT}scores\nScores: you 0, Ben 0, Cleo 0. The match goes to 60.\n" in said
    single = OwnGame(tmp_path, "skipbo-2003").sit_down(["scores"])
    assert f"{PROMPT}scores\nOne round decides.\n" in single


NOTHING_TO_UNDO = "There is nothing you can take back.\n"


def test_a_move_is_taken_back_as_long_as_nothing_new_was_seen(tmp_path: Path) -> None:
    game, again = (OwnGame(tmp_path, "skipbo-2003", stock=3, seed=7) for _ in range(2))
    game.sit_down()
    before = game.record
    hand = next(one for one in map(str, game.match.legal_moves()) if one.startswith("hS>"))
    said = game.sit_down([hand, "undo", "undo"])
    assert f"{PROMPT}undo\nYou take back your last move.\n" in said
    assert said.count(NOTHING_TO_UNDO) == 1
    assert game.record == before
    # The same game goes on from there as if the move had never been made.
    discard = _discard(game)
    game.sit_down([hand, "undo", *discard])
    again.sit_down(discard)
    assert game.record == again.record != before
    assert game.sit_down(["undo"]).count(NOTHING_TO_UNDO) == 1


def _discard(game: OwnGame) -> list[str]:
    return [next(str(move) for move in game.match.legal_moves() if ">d" in str(move))]


def test_what_others_have_seen_is_not_taken_back(tmp_path: Path) -> None:
    for settings in SHORT.values():
        game = OwnGame(tmp_path, **settings)
        game.sit_down()
        match = game.match
        moves = _discard(game) if match.game.name == "skipbo" else [str(match.legal_moves()[0])]
        said = game.sit_down([*moves, "undo"])
        assert said.count(NOTHING_TO_UNDO) == 1
        assert "You take" not in said


def test_moves_lists_every_move_of_skipbo(tmp_path: Path) -> None:
    game = OwnGame(tmp_path, **SHORT["skipbo"])
    said = game.sit_down(["moves"])
    assert listed_moves(said) == [str(move) for move in game.match.legal_moves()]


def test_commands_work_between_rounds_too(tmp_path: Path) -> None:
    game = OwnGame(tmp_path, **SHORT["breakers"])
    between = player()

    def typing(screen: str) -> str:
        return "quit" if screen.endswith(PROMPT_ROUND) else between(screen)

    assert game.sit_down(typing).endswith(SAVED)
    typed = ["?", "moves", "look", "7+7", "hint", "rules", "log", "scores", "undo", "q"]
    said = game.sit_down(typed)
    assert typed_in(said) == typed
    assert NOTHING_TO_UNDO in said
    assert said.count("The round is over: there is nothing to move.") == 2
    assert said.count("Press Enter to play on, or type “quit” to stop here.") == 1
    assert game.match.round == 1
    assert not game.match.playing


@pytest.mark.parametrize("typed", ["“moves”", "movse", "hnit", "lok", "quti", "udno", "score"])
def test_a_command_that_was_mistyped_is_guessed(tmp_path: Path, typed: str) -> None:
    said = OwnGame(tmp_path, **SHORT["skipbo"]).sit_down([typed])
    assert "Did you mean “" in said
    assert HINT not in said


# Leaving and coming back


@pytest.mark.sampled(2)
@SHORT_MATCHES
def test_a_match_that_is_left_at_every_prompt_is_the_same_match(
    tmp_path: Path, settings: dict[str, Any]
) -> None:
    whole, game = OwnGame(tmp_path, **settings), OwnGame(tmp_path, **settings)
    typed = [one for one in typed_in(whole.sit_down(player())) if one != "moves"]
    assert len(typed) > 15
    asked = set()
    for at, one in enumerate(typed, start=1):
        said = game.sit_down([one])
        assert ("You carry on where you left off." in said) == (at > 1)
        if at < len(typed):
            assert said.endswith(f"\n{SAVED}")
            asked.add(said.removesuffix(SAVED).splitlines()[-1])
    assert game.record == whole.record
    assert game.match.over
    assert asked == {PROMPT, PROMPT_ROUND}


def test_coming_back_tells_what_happened_since_one_s_own_move(tmp_path: Path) -> None:
    game = OwnGame(tmp_path, "skipbo-2003", seats=3)
    said = game.sit_down(player(), most=6)
    again = game.sit_down()
    news = again.partition("You carry on where you left off.\n")[2].split("\n\n")[0]
    assert news.startswith("You ")
    assert news.replace("\n", "") in said.replace("\n", "")


def test_a_match_that_is_over_is_told_and_not_asked_about(tmp_path: Path) -> None:
    game = OwnGame(tmp_path, **SHORT["breakers"])
    game.sit_down()
    code = game.code
    game.sit_down(player())
    game.code = code
    said = game.sit_down()
    assert PROMPT not in said
    assert "Final scores: " in said
    assert SAVED not in said


@pytest.mark.parametrize("trouble", ["no folder", "no store", "in use"])
def test_where_nothing_can_be_saved_it_is_said_once_and_played(
    tmp_path: Path, trouble: str
) -> None:
    home = tmp_path / "home"
    if trouble == "no folder":
        home.touch()
    else:
        home.mkdir()
    if trouble == "no store":
        (home / "stockpile.sqlite3").write_bytes(os.urandom(4096))
    game = OwnGame(home, **SHORT["skipbo"])
    if trouble == "in use":
        other, said = OwnGame(home, **SHORT["skipbo"]), list[str]()

        def typing(_: str) -> str:
            said.append(game.sit_down(["look"]))
            return "quit"

        assert other.sit_down(typing).endswith(SAVED)
        [told] = said
    else:
        told = game.sit_down(["look"])
    assert told.count("The game could not be saved: ") == 1
    assert told.endswith(f"{PROMPT}\n{UNSAVED}")
    assert resume(game.record).round == 1


# Any terminal


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437", "utf-8"])
def test_signs_that_the_output_lacks_have_a_stand_in(tmp_path: Path, encoding: str) -> None:
    screen = io.TextIOWrapper(io.BytesIO(), encoding=encoding, newline="\n")
    table = {"game": "breakers", "seats": 4}
    request = PlayRequest(words=Words("en"), table=table, names=NAMES[:4], seed="1")
    plain.play(request, source=io.StringIO("?\nlook\n"), out=screen, data=tmp_path)
    screen.seek(0)
    said = screen.read()
    joker = "*" if encoding in ("ascii", "latin-1") else "∞"
    assert f"{joker} is a joker" in said.replace("\n", " ")
    quotes = "“?”" if encoding == "utf-8" else '"?"'
    assert f"Type {quotes} for help at any time." in said


# Golden transcripts

TRANSCRIPTS = Path(__file__).parent / "transcripts"
GOLDEN: dict[str, dict[str, Any]] = {
    "skipbo": {"edition": "skipbo-2003", "seats": 3, "stock": 2, "seed": 7},
    "breakers": {"edition": "breakers-2010", "seats": 3, "target": 10, "seed": 7},
}


@pytest.mark.parametrize("name", GOLDEN)
def test_the_transcript_is_the_stored_one(tmp_path: Path, name: str) -> None:
    """After a change that is meant: ``python -m tests.terminal.test_line`` writes them again."""
    stored = (TRANSCRIPTS / f"{name}.txt").read_text(encoding="utf-8")
    assert OwnGame(tmp_path, **GOLDEN[name]).sit_down(typed_in(stored)) == stored


if __name__ == "__main__":
    from tempfile import TemporaryDirectory

    TRANSCRIPTS.mkdir(exist_ok=True)
    for name, settings in GOLDEN.items():
        with TemporaryDirectory() as home:
            told = OwnGame(Path(home), **settings).sit_down(player(1))
        (TRANSCRIPTS / f"{name}.txt").write_text(told, encoding="utf-8")


# Where people draw by hand


@pytest.fixture
def by_hand(tmp_path: Path) -> OwnGame:
    """A round that the person starts, whose first stock card can be laid after drawing."""
    by_hand: dict[str, Any] = {
        "edition": "skipbo-2011",
        "youngest": "A",
        "stock": 3,
        "conduct": "tabletop",
    }
    for seed in range(100):
        match = match_of(**by_hand, seed=seed)
        match.start_round()
        assert match.state is not None
        if match.state.round.stocks[0][-1] in (1, WILD):
            return OwnGame(tmp_path, **by_hand, seed=seed)
    raise AssertionError


def test_s25_who_draws_by_hand_is_told_to_and_of_nothing_else_before(by_hand: OwnGame) -> None:
    before, after = by_hand.sit_down(["draw5", "quit"]).split("You draw ")
    assert "To draw, type draw5." in before
    assert "You can lay" not in before
    assert "before you may discard" not in before
    assert "To draw" not in after
    assert "You can lay: stock>" in after


def test_s25_a_lay_before_drawing_is_refused_with_the_reason(by_hand: OwnGame) -> None:
    said = by_hand.sit_down(["draw4", "stock>1", "draw1", "stock>1", "quit"])
    assert said.count(Words("en")("refusal-draw-first")) == 1
    assert "You lay " in said


def test_a_hint_before_drawing_is_to_draw_since_a_lay_would_close_it(by_hand: OwnGame) -> None:
    said = by_hand.sit_down(["hint", "quit"])
    assert Words("en")("refusal-draw-first") in said
    assert "Try " not in said


def test_s24_in_ones_own_turn_there_is_nobody_to_accuse(tmp_path: Path) -> None:
    more: dict[str, Any] = {"youngest": "A", "stock": 3, "conduct": "tabletop"}
    game = OwnGame(tmp_path, "skipbo-2011", seats=4, teams=["AC", "BD"], **more)
    said = " ".join(game.sit_down(["advice B", "advice C", "quit"]).split())
    assert Words("en")("refusal-not-on-turns-side", turn="A") in said
    assert Words("en")("refusal-calls-own-side") in said


@pytest.mark.parametrize(
    ("seats", "move", "told"),
    [
        (("7 | 5 6", " | 9 1"), "B:stock>1", "Bob draws 5 cards."),
        (("7 | 5 6", "2 | 9 1"), "B:stock>1", None),
        (("7 | 5 6", "1 | 9 9"), "B:h1>1", "Bob has laid their whole hand and draws 5 cards."),
        ((" | 5 1", "3 | 9 9"), "A:stock>1", "You draw 4"),
        (("1 | 5 9", "3 | 9 9"), "A:h1>1", "You have laid your whole hand and draw"),
    ],
)
def test_a_hand_that_was_never_drawn_was_not_laid(
    seats: tuple[str, str], move: str, told: str | None
) -> None:
    # Out of turn, nobody has to draw first.
    other = "B" if move[0] == "A" else "A"
    table = people(*seats, draw="4 4 4 4 4 4", turn=other, drawn=False).play(move)
    said = _told(table)[1:]
    assert [one.startswith(told or "") for one in said] == [True] * (told is not None)


def test_how_many_are_drawn_by_hand_is_how_many_there_were() -> None:
    table = people("7 | 5 6", "3 3 3 | 9 1", draw="4 4", turn="B", drawn=False).play("B:draw5")
    assert _told(table) == ["Bob draws 2 cards."]


def _told(table: People) -> list[str]:
    """What Ann is told of the latest move."""
    telling = TableWords(Words("en"), table.game, 0, ["Ann", "Bob"], scored=False)
    seen = [table.game.redact(event, 0) for event in table.events]
    return teller_of(telling.game).happened(telling, seen)


@pytest.mark.parametrize("typed", ["draw", "catch", "Draw  0", "catch Z", "advice"])
def test_what_looks_like_conduct_is_told_how_to_type_it(by_hand: OwnGame, typed: str) -> None:
    said = " ".join(by_hand.sit_down([typed, "quit"]).split())
    shown = " ".join(typed.split())
    assert f"“{shown}” is not a move. Moves look like h7>1" in said
    assert "Here you can also type draw3, catch B or, in teams, advice C." in said


def test_elsewhere_nobody_is_told_of_conduct_and_spaces_stay(tmp_path: Path) -> None:
    said = " ".join(OwnGame(tmp_path, "skipbo-2003").sit_down(["Catch  C"]).split())
    assert "“Catch C” is not a move." in said
    assert "draw3" not in said


def test_whoever_draws_very_many_cards_is_asked_whether_they_mean_it(by_hand: OwnGame) -> None:
    said = by_hand.sit_down(["draw11", "draw12", "draw 11", "quit"])
    assert "You draw" not in said
    assert said.count("11 cards at once is a lot") == 2
    assert "Type “draw12” once more if you mean it." in said
    assert "Type “?” for help, or" not in said
    said = by_hand.sit_down(["draw11", "draw 11", "quit"])
    assert "Too many: 6 cards go face down" in " ".join(said.split())
