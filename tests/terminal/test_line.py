"""Line mode as a person, a script or a broken connection meets it."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stockpile.core.match import Match
from stockpile.games import AnyMatch, resume, write_record
from stockpile.rulebook import render
from stockpile.skipbo.editions import WILD
from stockpile.skipbo.tabletop.state import State
from stockpile.terminal import company, line
from stockpile.terminal.folding import unmarked
from stockpile.terminal.telling import Telling, teller_of
from stockpile.words import Words
from tests.matches import SETTINGS
from tests.skipbo.tabletop import People, people, tabletop
from tests.terminal.driving import (
    HINT,
    PROMPT,
    PROMPT_ROUND,
    SAVED,
    UNSAVED,
    Sitting,
    listed_moves,
    match_of,
    player,
    sit_down,
    typed_in,
)

SHORT: dict[str, dict[str, Any]] = {
    "skipbo": {"edition": "skipbo-2003", "seats": 3, "stock": 3, "target": 60, "seed": 4},
    "breakers": {"edition": "breakers-2010", "target": 12, "seed": 3},
}
SHORT_MATCHES = pytest.mark.parametrize("settings", SHORT.values(), ids=SHORT)


def interrupt() -> str:
    raise KeyboardInterrupt


# Whole matches


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("settings", SETTINGS, ids=lambda one: f"{one['edition']}-{one['seats']}")
def test_what_is_printed_is_enough_to_play_a_match(settings: dict[str, Any], seed: int) -> None:
    match = match_of(**settings, seed=seed)
    sitting = sit_down(match, player(seed), person=seed % 2)
    assert sitting.finished
    assert match.over
    assert resume(sitting.records[-1]).events == match.events
    assert "?" not in sitting.said.replace("“?”", "")  # no sign was lost
    assert sitting.said.count("wins the round") + sitting.said.count("win the round") == match.round
    assert sitting.said.count(PROMPT_ROUND) == match.round - 1
    assert max(map(len, sitting.said.splitlines())) <= 78


def test_a_whole_round_at_full_size() -> None:
    match = match_of("skipbo-2003", seats=4, teams=["AC", "BD"])
    assert sit_down(match, player()).finished


@pytest.mark.parametrize("level", ["random", "baseline", "casual"])
@SHORT_MATCHES
def test_every_level_can_sit_at_the_table(settings: dict[str, Any], level: str) -> None:
    assert sit_down(match_of(**settings), player(), level=level).finished


def test_a_match_that_is_over_is_told_and_not_asked_about() -> None:
    match = match_of(**SHORT["breakers"])
    sit_down(match, player())
    sitting = sit_down(resume(write_record(match)), [])
    assert sitting.finished
    assert PROMPT not in sitting.said
    assert "the match." in sitting.said
    assert "Final scores: " in sitting.said


def test_scores_are_told_after_each_round_and_at_the_end() -> None:
    match = match_of(**SHORT["skipbo"])
    said = sit_down(match, player()).said
    assert "Scores: you " in said
    assert "The match goes to 60." in said
    assert match.scores is not None
    you, ben, cleo = match.scores
    assert said.endswith(f"Final scores: you {you}, Ben {ben}, Cleo {cleo}.\n")


def test_the_youngest_starts_in_the_edition_that_says_so() -> None:
    match = match_of("skipbo-2011", seats=3, stock=2, target=500, youngest="B")
    said = sit_down(match, player(), most=200).said
    assert "Ben is the youngest.\nEvery stock pile has 2 cards.\nBen starts.\n" in said
    assert "Round 2.\nEvery stock pile has 2 cards.\nCleo starts.\n" in said


# Teams


def test_a_partner_s_piles_are_shown_and_can_be_laid_from() -> None:
    match = match_of("skipbo-2003", seats=4, teams=["AC", "BD"], stock=4)
    said = sit_down(match, player(3, fond_of="C.")).said
    assert said.startswith("You play Skip-Bo with Cleo against Ben and Dora.\n")
    assert "Cleo, your partner at seat C: stock pile " in said
    assert any(typed.startswith("C.stock") for typed in typed_in(said))
    assert any(typed.startswith("C.d") for typed in typed_in(said))
    assert " from Cleo’s stock pile on building pile " in said
    assert HINT not in said


def test_a_partner_s_letter_may_be_small() -> None:
    match = match_of("skipbo-2003", seats=4, teams=["AC", "BD"], stock=4)
    as_told = player(3, fond_of="C.")
    said = sit_down(match, lambda screen: as_told(screen).lower()).said
    assert [typed for typed in typed_in(said) if typed.startswith("c.")]
    assert HINT not in said


# Typing


def test_a_move_may_be_typed_in_many_ways() -> None:
    rng = Random(1)

    def sloppy(move: str) -> str:
        for sign in ">+-.":
            move = move.replace(sign, rng.choice([sign, f" {sign} ", f"{sign} "]))
        move = move.replace("h", rng.choice(["h", "h ", "H"]))
        return rng.choice([f"  {move}\t", move.upper(), move.replace("*", "∞").replace("-", "–")])

    for settings in SHORT.values():
        as_told = player(2)
        plain = sit_down(match_of(**settings), player(2)).records
        match = match_of(**settings)

        def typing(screen: str, as_told: Callable[[str], str] = as_told) -> str:
            # The one who reads the screen expects the question as they put it.
            typed = as_told(screen)
            return typed if typed == "moves" else sloppy(typed)

        sitting = sit_down(match, typing)
        assert HINT not in sitting.said
        assert sitting.records[-1] == plain[-1]


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
@pytest.mark.parametrize("wrong", WRONG, ids=lambda one: repr(one[:20]))
def test_what_is_no_move_costs_nothing(settings: dict[str, Any], wrong: str) -> None:
    match = match_of(**settings)
    before = sit_down(match, [])
    events = list(match.events)
    sitting = sit_down(match, [wrong])
    assert match.events == events
    assert set(sitting.records) == {before.records[-1]}
    assert sitting.said.count(HINT) == 1
    assert sitting.said.endswith(f"{PROMPT}\n{SAVED}")
    complaint = sitting.said.rpartition(HINT)[0].rpartition(PROMPT)[2].splitlines()[1:]
    assert len(complaint) <= 4
    assert not set(sitting.said) & set("\x1b\0")


@SHORT_MATCHES
def test_an_illegal_move_is_refused_in_a_sentence(settings: dict[str, Any]) -> None:
    match = match_of(**settings)
    sit_down(match, [])
    legal = {str(move) for move in match.legal_moves()}
    tried = "h1>1 h2>1 h12>4 d1>1 stock>1 pass 15+15 3-4-5 2+2+2 1"
    for move in tried.split():
        if move not in legal:
            said = sit_down(match, [move]).said
            assert HINT in said
            assert f"{PROMPT}{move}\n" in said


def test_a_tile_that_one_has_once_is_not_laid_twice() -> None:
    match = match_of("breakers-2010", seats=3, seed=2)
    match.start_round()
    person = match.turn or 0
    hand = match.observe(person).view.hands[person]
    tile = next(one for one in hand if hand.count(one) == 1)
    said = sit_down(match, [f"{tile}+{tile}"], person=person).said
    assert f"You do not have enough of these tiles: {tile}.\n" in said


def test_what_cannot_be_decoded_is_no_move() -> None:
    match = match_of(**SHORT["skipbo"])
    screen = io.StringIO()
    source = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n"), encoding="utf-8")
    bots = {1: "baseline", 2: "baseline"}
    words = Words("en")
    line.play(
        match, person=0, bots=bots, words=words, source=source, out=screen, save=None, seed="1"
    )
    assert HINT in screen.getvalue()
    assert screen.getvalue().endswith(UNSAVED)


# Commands


@SHORT_MATCHES
def test_commands_tell_and_cost_nothing(settings: dict[str, Any]) -> None:
    match = match_of(**settings)
    sit_down(match, [])
    events = list(match.events)
    commands = ["?", "HELP", " look ", "Moves", "log", "Scores", "undo", "rules", "quit", "look"]
    said = sit_down(match, commands).said
    assert match.events == events
    assert HINT not in said
    assert typed_in(said) == [one.strip() for one in commands[:-1]]  # and no further
    # The rules of this very table, where the game is played.
    rules = said.rpartition(f"{PROMPT}rules\n")[2].rpartition(PROMPT)[0]
    assert rules.split() == unmarked(render(match.game, Words("en"))).split()
    assert f"written for a table with {match.game.seats} seats" in " ".join(rules.split())
    assert not set(rules) & set("*#|")
    assert said.count("Commands:") == 2
    assert said.endswith(SAVED)


@SHORT_MATCHES
def test_log_tells_the_round_again(settings: dict[str, Any]) -> None:
    match = match_of(**settings)
    sit_down(match, player(), most=12)
    said = sit_down(match, ["log"]).said.rpartition(f"{PROMPT}log\n")[2].rpartition(PROMPT)[0]
    telling = Telling(Words("en"), match.game, 0, match.names, scored=True)
    told = teller_of(match.game).happened(telling, match.seen(0))
    assert len(told) > 3
    assert said.split() == " ".join(told).split()


def test_scores_are_told_when_asked_for() -> None:
    match = match_of(**SHORT["skipbo"])
    said = sit_down(match, ["scores"]).said
    assert f"{PROMPT}scores\nScores: you 0, Ben 0, Cleo 0. The match goes to 60.\n" in said
    single = sit_down(match_of("skipbo-2003"), ["scores"]).said
    assert f"{PROMPT}scores\nOne round decides.\n" in single


NOTHING_TO_UNDO = "There is nothing you can take back.\n"


def test_a_move_is_taken_back_as_long_as_nothing_new_was_seen() -> None:
    match = match_of("skipbo-2003", stock=3, seed=7)
    sit_down(match, [])
    before, events = write_record(match), list(match.events)
    hand = next(one for one in map(str, match.legal_moves()) if one.startswith("hS>"))
    sitting = sit_down(match, [hand, "undo", "undo"])
    assert f"{PROMPT}undo\nYou take back {hand}.\n" in sitting.said
    assert sitting.said.count(NOTHING_TO_UNDO) == 1
    assert match.events == events
    assert sitting.records[-1] == before
    # The same game goes on from there as if the move had never been made.
    again = resume(before)
    typed = [hand, "undo", *_discard(match)]
    assert sit_down(match, typed).records[-1] == sit_down(again, _discard(again)).records[-1]
    assert match.events[len(events) :]
    assert sit_down(match, ["undo"]).said.count(NOTHING_TO_UNDO) == 1


def _discard(match: AnyMatch) -> list[str]:
    return [next(str(move) for move in match.legal_moves() if ">d" in str(move))]


def test_what_others_have_seen_is_not_taken_back() -> None:
    for settings in SHORT.values():
        match = match_of(**settings)
        sit_down(match, [])
        moves = _discard(match) if match.game.name == "skipbo" else [str(match.legal_moves()[0])]
        sitting = sit_down(match, [*moves, "undo"])
        assert sitting.said.count(NOTHING_TO_UNDO) == 1
        assert "You take" not in sitting.said


def test_moves_lists_every_move_of_skipbo() -> None:
    match = match_of(**SHORT["skipbo"])
    sit_down(match, [])
    said = sit_down(match, ["moves"]).said
    assert listed_moves(said) == [str(move) for move in match.legal_moves()]


def test_commands_work_between_rounds_too() -> None:
    match = match_of(**SHORT["breakers"])
    between = player()

    def typing(screen: str) -> str:
        return "quit" if screen.endswith(PROMPT_ROUND) else between(screen)

    assert not sit_down(match, typing).finished
    typed = ["?", "moves", "look", "7+7", "rules", "log", "scores", "undo", "q"]
    said = sit_down(match, typed).said
    assert typed_in(said) == typed
    assert NOTHING_TO_UNDO in said
    assert "The round is over: there is nothing to move." in said
    assert said.count("Press Enter to play on, or type “quit” to stop here.") == 1
    assert match.round == 1
    assert not match.playing


# Leaving and coming back


@pytest.mark.parametrize("ending", [str, interrupt], ids=["end of input", "interrupt"])
@SHORT_MATCHES
def test_a_match_that_is_left_at_every_prompt_is_the_same_match(
    settings: dict[str, Any], ending: Callable[[], str]
) -> None:
    whole = match_of(**settings)
    typed = [one for one in typed_in(sit_down(whole, player()).said) if one != "moves"]
    assert len(typed) > 15
    match = match_of(**settings)
    asked = set()
    for at, one in enumerate(typed, start=1):
        sitting = sit_down(match, partial(_typing, one), most=1, ending=ending)
        assert sitting.finished == (at == len(typed))
        assert ("You carry on where you left off." in sitting.said) == (at > 1)
        if not sitting.finished:
            assert sitting.said.endswith(f"\n{SAVED}")
            asked.add(sitting.said.removesuffix(SAVED).splitlines()[-1])
        assert sitting.records[-1] == write_record(match)
        match = resume(sitting.records[-1])
    assert match.over
    assert match.events == whole.events
    assert asked == {PROMPT, PROMPT_ROUND}


def _typing(typed: str, screen: str) -> str:
    return typed


def test_coming_back_tells_what_happened_since_one_s_own_move() -> None:
    match = match_of("skipbo-2003", seats=3)
    said = sit_down(match, player(), most=6).said
    again = sit_down(resume(write_record(match)), []).said
    news = again.partition("You carry on where you left off.\n")[2].split("\n\n")[0]
    assert news.startswith("You ")
    assert news.replace("\n", "") in said.replace("\n", "")


def test_without_saving_it_is_said_so() -> None:
    sitting = sit_down(match_of(**SHORT["skipbo"]), [], saving=False)
    assert sitting.said.endswith(f"{PROMPT}\n{UNSAVED}")
    assert sitting.records == []


class Interrupted:
    """A bot at which the person presses Ctrl-C."""

    def choose(self, observation: object, rng: Random) -> str:
        raise KeyboardInterrupt


def test_an_interrupt_while_a_bot_thinks_leaves_what_was_saved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(company, "make_bot", lambda level, game: Interrupted())
    match = match_of(**SHORT["skipbo"])
    sitting = sit_down(match, [])
    assert not sitting.finished
    assert sitting.said.endswith(f"\n{SAVED}")
    assert resume(sitting.records[-1]).events == match.events


def test_a_full_disk_is_told_once_and_playing_goes_on() -> None:
    match = match_of(**SHORT["skipbo"])
    full = [True]
    records: list[str] = []

    def save(played: AnyMatch) -> None:
        if full[0]:
            raise OSError(28, "No space left on device")
        records.append(write_record(played))

    def sit(*typed: str) -> str:
        screen = io.StringIO()
        source = io.StringIO("".join(f"{one}\n" for one in typed))
        bots = {1: "baseline", 2: "baseline"}
        words = Words("en")
        line.play(
            match, person=0, bots=bots, words=words, source=source, out=screen, save=save, seed="1"
        )
        return screen.getvalue()

    said = sit("look")
    assert said.count("The game could not be saved: No space left on device.\n") == 1
    assert said.endswith(UNSAVED)
    full[0] = False
    assert sit("look").endswith(SAVED)
    assert resume(records[-1]).events == match.events


# Any terminal


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437", "utf-8"])
def test_signs_that_the_output_lacks_have_a_stand_in(encoding: str) -> None:
    match = match_of("breakers-2010", seats=4)
    screen = io.TextIOWrapper(io.BytesIO(), encoding=encoding, newline="\n")
    line.play(
        match,
        person=0,
        bots=dict.fromkeys((1, 2, 3), "baseline"),
        words=Words("en"),
        source=io.StringIO("?\nlook\n"),
        out=screen,
        save=None,
        seed="1",
    )
    screen.seek(0)
    said = screen.read()
    joker = "*" if encoding in ("ascii", "latin-1") else "∞"
    assert f"{joker} is a joker" in said.replace("\n", " ")
    quotes = "“?”" if encoding == "utf-8" else '"?"'
    assert f"Type {quotes} for help at any time." in said


def test_names_cannot_steer_the_terminal() -> None:
    match = match_of(**SHORT["skipbo"])
    match.names = ("Ann", "Ben\x1b[2J\nBot", "Cleo\u202e")
    said = sit_down(match, []).said
    assert "Ben?[2J" in said
    assert not set(said) & {"\x1b", "\u202e"}


def test_it_runs_without_names() -> None:
    match = match_of(**SHORT["skipbo"])
    match.names = ()
    assert "You play Skip-Bo against B and C." in sit_down(match, []).said


# Golden transcripts

TRANSCRIPTS = Path(__file__).parent / "transcripts"
GOLDEN: dict[str, dict[str, Any]] = {
    "skipbo": {"edition": "skipbo-2003", "seats": 3, "stock": 2, "seed": 7},
    "breakers": {"edition": "breakers-2010", "seats": 3, "target": 10, "seed": 7},
}


def golden(name: str, typing: list[str] | Callable[[str], str]) -> Sitting:
    return sit_down(match_of(**GOLDEN[name]), typing)


@pytest.mark.parametrize("name", GOLDEN)
def test_the_transcript_is_the_stored_one(name: str) -> None:
    """After a change that is meant: ``python -m tests.terminal.test_line`` writes them again."""
    stored = (TRANSCRIPTS / f"{name}.txt").read_text(encoding="utf-8")
    assert golden(name, typed_in(stored)).said == stored


if __name__ == "__main__":
    TRANSCRIPTS.mkdir(exist_ok=True)
    for name in GOLDEN:
        sitting = golden(name, player(1))
        (TRANSCRIPTS / f"{name}.txt").write_text(sitting.said, encoding="utf-8")


@pytest.mark.parametrize("typed", ["“moves”", "movse", "hnit", "lok", "quti", "udno", "score"])
def test_a_command_that_was_mistyped_is_guessed(typed: str) -> None:
    sitting = sit_down(match_of(**SHORT["skipbo"]), [typed])
    assert "Did you mean “" in sitting.said
    assert HINT not in sitting.said


# Where people draw by hand


@pytest.fixture
def by_hand() -> AnyMatch:
    """A round that the person starts, whose first stock card can be laid after drawing."""
    for seed in count():
        match = match_of("skipbo-2011", seed=seed, youngest="A", stock=3, conduct="tabletop")
        match.start_round()
        assert isinstance(match.state, State)
        if match.state.round.stocks[0][-1] in (1, WILD):
            return match
    raise AssertionError


def test_s25_who_draws_by_hand_is_told_to_and_of_nothing_else_before(by_hand: AnyMatch) -> None:
    before, after = sit_down(by_hand, ["draw5", "quit"]).said.split("You draw ")
    assert "To draw, type draw5." in before
    assert "You can lay" not in before
    assert "before you may discard" not in before
    assert "To draw" not in after
    assert "You can lay: stock>" in after


def test_s25_a_lay_before_drawing_is_refused_with_the_reason(by_hand: AnyMatch) -> None:
    said = sit_down(by_hand, ["draw4", "stock>1", "draw1", "stock>1", "quit"]).said
    assert said.count(Words("en")("refusal-draw-first")) == 1
    assert "You lay " in said


def test_a_hint_before_drawing_is_to_draw_since_a_lay_would_close_it(by_hand: AnyMatch) -> None:
    said = sit_down(by_hand, ["hint", "quit"]).said
    assert Words("en")("refusal-draw-first") in said
    assert "Try " not in said


def test_a_hint_while_somebody_plays_out_of_turn_is_to_catch_them(by_hand: AnyMatch) -> None:
    by_hand.play("draw1", 1)
    said = sit_down(by_hand, ["hint", "quit"]).said
    assert Words("en")("refusal-interrupted", seat="B") in said


def in_teams(readings: int) -> AnyMatch:
    game = tabletop("skipbo-2011", seats=4, teams="AC BD", readings=readings, stock=3)
    match: AnyMatch = Match(game, seed="1", youngest=0, names=("Ann", "Ben", "Cleo", "Dora"))
    match.start_round()
    return match


def test_s24_in_ones_own_turn_there_is_nobody_to_accuse() -> None:
    said = " ".join(sit_down(in_teams(2), ["advice B", "advice C", "quit"]).said.split())
    assert Words("en")("refusal-not-on-turns-side", turn="A") in said
    assert Words("en")("refusal-calls-own-side") in said


def test_bots_who_have_heard_nothing_judge_that_it_was_no_advice() -> None:
    """In matches of our first readings: somebody can be accused in one's own turn there."""
    said = sit_down(in_teams(1), ["advice B", "advice D", "quit"]).said
    assert said.count(Words("en")("tabletop-settled", confirmed="no")) == 2


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
    telling = Telling(Words("en"), table.game, 0, ["Ann", "Bob"], scored=False)
    seen = [table.game.redact(event, 0) for event in table.events]
    return teller_of(telling.game).happened(telling, seen)


@pytest.mark.parametrize("typed", ["draw", "catch", "Draw  0", "catch Z", "advice"])
def test_what_looks_like_conduct_is_told_how_to_type_it(by_hand: AnyMatch, typed: str) -> None:
    said = " ".join(sit_down(by_hand, [typed, "quit"]).said.split())
    shown = " ".join(typed.split())
    assert f"“{shown}” is not a move. Moves look like h7>1" in said
    assert "Here you can also type draw3, catch B or, in teams, advice C." in said


def test_elsewhere_nobody_is_told_of_conduct_and_spaces_stay() -> None:
    said = " ".join(sit_down(match_of("skipbo-2003"), ["Catch  C"]).said.split())
    assert "“Catch C” is not a move." in said
    assert "draw3" not in said


def test_whoever_draws_very_many_cards_is_asked_whether_they_mean_it(by_hand: AnyMatch) -> None:
    said = sit_down(by_hand, ["draw11", "draw12", "draw 11", "quit"]).said
    assert "You draw" not in said
    assert said.count("11 cards at once is a lot") == 2
    assert "Type “draw12” once more if you mean it." in said
    assert "Type “?” for help, or" not in said
    said = sit_down(by_hand, ["draw11", "draw 11", "quit"]).said
    assert "Too many: 6 cards go face down" in " ".join(said.split())
