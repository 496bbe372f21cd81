"""Every message of line mode is said somewhere, with the variables it asks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import stockpile.locales
from stockpile.breakers import events as tiles
from stockpile.breakers.editions import BREAKERS_2010, JOKER
from stockpile.breakers.notation import read_set
from stockpile.core.event import (
    Event,
    Hidden,
    LeadCardDrawn,
    LeadDecided,
    MatchEnded,
    RoundEnded,
    SeatPassed,
    TurnStarted,
)
from stockpile.core.observation import Observation
from stockpile.games import AnyGame, make_game
from stockpile.skipbo import events as cards
from stockpile.skipbo.editions import WILD
from stockpile.terminal.tellers.breakers import BreakersTeller
from stockpile.terminal.tellers.skipbo import SkipBoTeller
from stockpile.terminal.tellers.teller import TableWords, teller_of
from stockpile.terminal.typed_moves import MoveReader, NeedsConfirmation, NotAMove
from stockpile.words import Argument, Words
from tests.terminal.driving import NAMES, PROMPT_ROUND, OwnGame, player

ENGLISH = Path(stockpile.locales.__file__).parent / "en"


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables_of(catalogue: str) -> dict[str, set[str]]:
    resource = FluentParser().parse((ENGLISH / catalogue).read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            visitor = Variables()
            visitor.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = visitor.found
    return found


MESSAGES = variables_of("play.ftl")
COMPANY = {
    "play-bot-failed",
    "play-hint-move",
    "play-preparing",
    "play-preparing-wait",
    "play-unprepared",
}
"""What is said of bots that think elsewhere: in `tests.terminal.test_own_bots`."""


@cache
def english() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    for catalogue in ENGLISH.glob("*.ftl"):
        bundle.add_resource(FluentResource(catalogue.read_text(encoding="utf-8")))
    return bundle


class StrictWords(Words):
    """Words that take no mistake: every variable of a message is there, and Fluent is content."""

    def __init__(self) -> None:
        super().__init__("en")
        self.said: dict[str, str] = {}
        self.bundle = english()

    def __call__(self, message: str, **args: Argument) -> str:
        assert MESSAGES.get(message, set()) <= set(args), message
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self.bundle.format_pattern(pattern, args)
        assert not errors, (message, errors)
        self.said[message] = str(text)
        return str(text)


def skipbo_events() -> Iterator[Event]:
    """Everything that can happen at Skip-Bo, to you, to your partner and to the others."""
    for seat in range(4):
        yield LeadCardDrawn(seat, 7)
        for by in ("highest", "next-seat", "youngest", "lot"):
            yield LeadDecided(seat, by)
        yield cards.Dealt(seat, None, (Hidden(30),) * 4, Hidden(42))
        yield TurnStarted(seat)
        for source, card in product(("hand", "stock", "discard"), (7, WILD)):
            pile = 2 if source == "discard" else None
            yield cards.CardLaid(seat, card, source, seat, pile, 1, 7)
            if source != "hand":
                yield cards.CardLaid(seat, card, source, (seat + 2) % 4, pile, 1, 7)
        for drawn in ((), (3,), (3, WILD, 5)):
            own = seat == 0
            yield cards.CardsDrawn(seat, drawn if own else Hidden(len(drawn)))
            yield TurnStarted(seat)
            yield cards.CardsDrawn(seat, drawn if own else Hidden(len(drawn)))
            yield cards.CardLaid(seat, 7, "hand", seat, None, 1, 7)
        yield cards.CardDiscarded(seat, 7, 3)
        yield cards.CardDiscarded(seat, WILD, 3)
        yield SeatPassed(seat)
    yield cards.PileCompleted(0, (WILD,) * 12)
    yield cards.AsideShuffled(Hidden(12))
    yield cards.StuckRedealt(Hidden(12))
    yield cards.StockTurned(1, 5)


def endings(winners: Sequence[tuple[int, ...]], *kinds: str) -> Iterator[Event]:
    for won, kind in product(winners, kinds):
        yield RoundEnded(won, 1, kind)
        yield RoundEnded(won, 45, kind)
        yield MatchEnded(won)


def breakers_events() -> Iterator[Event]:
    for seat in range(2):
        yield LeadCardDrawn(seat, JOKER)
        yield LeadDecided(seat, "highest")
        yield LeadDecided(seat, "round-winner")
        yield tiles.Dealt(seat, None, (Hidden(16),) * 4, Hidden(0))
        yield TurnStarted(seat)
        for text in ("7", "7+*", "8-9-*", "4+4-*+*", "2+2+2"):
            yield tiles.SetLaid(seat, read_set(text, BREAKERS_2010))
        yield SeatPassed(seat)
        yield tiles.TrickWon(seat, (1, 2, 3))
    yield from endings(((0,), (1,)), "hand-empty")


def say_skipbo(words: Words) -> None:
    teams = make_game("skipbo-2003", seats=4, teams=["AC", "BD"])
    alone = make_game("skipbo-2011", seats=4)
    for game, scored in product((teams, alone), (True, False)):
        telling = TableWords(words, game, 0, NAMES[:4], scored)
        SkipBoTeller().happened(telling, skipbo_events())
        SkipBoTeller().happened(telling, endings(game.sides, "stock-empty", "fewest-stock"))
        SkipBoTeller().happened(telling, endings(((),), "stalemate"))
    positions: list[dict[str, Any]] = [
        {"hand": ["7", "S"], "stock": ["3"], "discards": [["9", "2"], [], [], ["S"]]},
        {"hand": ["7", "8", "12"], "stock": ["4"]},
        {"hand": [], "stock": ["4"], "discards": [["9", "1"], [], [], []]},
        {"hand": [], "stock": ["4"]},
        {"hand": ["7", "S"], "stock": []},
        {"hand": ["7"], "stock": ["1"]},
    ]
    for mine, theirs, laying in product(positions, positions, ("free", "stock-first", "forced")):
        seats = [mine, theirs, mine | {"stock": ["2"]}, theirs | {"stock": ["2"]}]
        game = make_game("skipbo-2003", seats=4, teams=["AC", "BD"], laying=laying)
        say_position(words, game, {"seats": seats, "turn": "A"})


def say_tabletop(words: Words) -> None:
    game = make_game("skipbo-2003", seats=4, teams=["AC", "BD"], conduct="tabletop")
    SkipBoTeller().help(TableWords(words, game, 0, NAMES[:4], False))
    seats = [{"hand": ["7"], "stock": ["3"]}] * 4
    for went_wrong in (
        {},
        {"out_of_turn": {"seat": "B"}},
        {"advice": {"seat": "B", "accused": "C"}},
    ):
        table = {"seats": seats, "turn": "A", "drawn": False, "draw": ["5", "6"]}
        say_position(words, game, {**table, "tabletop": went_wrong})
    three = make_game("skipbo-2003", seats=6, teams=["AD", "BE", "CF"], conduct="tabletop")
    for turn, caller, accused in (("B", "C", "E"), ("A", "B", "D")):
        table = {"seats": [*seats, *seats[:2]], "turn": turn, "drawn": False, "draw": ["5", "6"]}
        called = {"advice": {"seat": caller, "accused": accused}}
        say_position(words, three, {**table, "tabletop": called})
    for typed in ("draw", "draw11"):
        with pytest.raises((NotAMove, NeedsConfirmation)):
            MoveReader().read(words, game, typed)


def say_breakers(words: Words) -> None:
    options: tuple[dict[str, Any], ...] = (
        {},
        {"answer": "equal-or-higher", "passing": "free", "memory_aid": "on"},
    )
    tops = ("7", "15", "*", "7+7", "15+15", "*+*", "3-4-5", "13-14-15", "4+4-5+5", "14+14-15+15")
    hands = ("1", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 *", "1 1 * *", "8 8 8 8 9 9", "1 3 * * *")
    games = [make_game("breakers-2010", seats=3, **chosen) for chosen in options]
    for game in games:
        telling = TableWords(words, game, 0, NAMES[:3], True)
        BreakersTeller().happened(telling, breakers_events())
    for game, top, hand in product(games, (*tops, "2+2+2", "*+*+*+*", ""), hands):
        written = {
            "seats": [{"hand": hand.split()}, {"hand": ["12"]}, {"hand": ["12"]}],
            "trick": [{"by": "C", "set": top}] if top else [],
            "played": ["3", "11"],
            "unused": ["11"],
            "turn": "A",
        }
        if hand.count("*") + top.count("*") <= 4:  # there are no more in the box
            say_position(words, game, written)


def say_position(words: Words, game: AnyGame, written: dict[str, Any]) -> None:
    setup: dict[str, Any] = {
        "game": game.name,
        "edition": game.setup.edition,
        "options": dict(game.setup.options),
    }
    if game.setup.teams:
        setup |= {"teams": [["A", "C"], ["B", "D"]]}
    state = game.read_position({**setup, **written})
    seen = Observation(game.setup, 0, game.view(state, 0), (), game.legal_moves(state, 0))
    telling = TableWords(words, game, 0, NAMES[: game.seats], True)
    teller = teller_of(game)
    assert teller.moves(telling, seen)
    assert teller.choices(telling, seen)
    assert teller.table(telling, seen, "own")
    assert teller.table(telling, seen, "usual")
    assert teller.table(telling, seen, "all")


def say_matches(words: Words, home: Path) -> None:
    editions: dict[str, dict[str, Any]] = {"skipbo-2003": {"stock": 3}, "breakers-2010": {}}
    for edition, more in editions.items():
        game = OwnGame(home, edition, **more)
        game.sit_down(["", "x", "?", "look", "moves", "rules"], words=words)
        game.sit_down(player(), words=words)
        game = OwnGame(home, edition, target=40, **more)
        game.sit_down(["scores"], words=words)
        game.sit_down(player(), words=words)
    game, as_told = OwnGame(home, "skipbo-2003", stock=2, target=500), player()
    game.sit_down(lambda screen: "quit" if screen.endswith(PROMPT_ROUND) else as_told(screen))
    game.sit_down(["moves", "7"], words=words)
    OwnGame(home, "skipbo-2003", stock=3, seed=7).sit_down(["hS>1", "undo"], words=words)
    teams = OwnGame(home, "skipbo-2003", seats=4, teams=["AC", "BD"], stock=2)
    teams.sit_down(["?"], words=words)
    (home / "file").touch()
    OwnGame(home / "file", "skipbo-2003").sit_down(words=words)


def test_every_message_is_said_with_what_it_asks_for(tmp_path: Path) -> None:
    words = StrictWords()
    say_skipbo(words)
    say_tabletop(words)
    say_breakers(words)
    say_matches(words, tmp_path)
    said = {message for message in words.said if message.startswith("play-")}
    assert set(MESSAGES) - said - COMPANY == set()


def test_lines_of_help_fit_the_screen() -> None:
    words = Words("en")
    for message in MESSAGES:
        if message.startswith("play-help"):
            text = words(message, highest=12, seat="C", joker="∞")
            assert all(len(row) <= 78 for row in text.splitlines() if row.startswith(" "))


def test_nothing_is_left_of_a_variable() -> None:
    words = StrictWords()
    say_skipbo(words)
    say_breakers(words)
    for text in words.said.values():
        assert "{" not in text
        assert "$" not in text
        assert "None" not in text
