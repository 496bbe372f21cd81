"""The words of lessons and options: all there, none left over, and true where they name a card."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stockpile.bots import LEVELS
from stockpile.core.option import Mark
from stockpile.games import EDITIONS, GAMES, choices_of
from stockpile.lessons import LEARNER_SEAT, LESSONS, LessonStep
from stockpile.skipbo.events import CardLaid
from stockpile.table.settings import PACES_MS, Clock, Settings
from tests.lessons.walking import EVERY, every_place, walk


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def text_of(catalogue: str) -> str:
    return files("stockpile.locales").joinpath("en", catalogue).read_text(encoding="utf-8")


def variables_of(catalogue: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text_of(catalogue)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            visitor = Variables()
            visitor.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = visitor.found
    return found


LESSON_WORDS = variables_of("lessons.ftl")
OPTION_WORDS = variables_of("options.ftl")


# Lessons


def said(name: str) -> Iterator[tuple[str, LessonStep]]:
    """Every message that somebody can come to see in a lesson, with the step it is said in."""
    lesson = EVERY[name]
    for reached in every_place(lesson):
        yield lesson.message(reached.step.text), reached.step
        for move in map(str, lesson.game.open_moves(reached.place.state, LEARNER_SEAT)):
            hint = lesson.attempt(reached.place, move).hint
            if hint is not None:
                yield hint, reached.step


def test_every_message_is_there_and_none_is_left_over() -> None:
    shown = {message for name in EVERY for message, _ in said(name)}
    around = {EVERY[name].message(one) for name in EVERY for one in ("title", "done")}
    assert set(LESSON_WORDS) == shown | around


@pytest.mark.parametrize("name", EVERY)
def test_messages_have_all_the_variables_that_they_ask_for(name: str) -> None:
    used: dict[str, set[str]] = {}
    for message, step in said(name):
        assert LESSON_WORDS[message] <= set(step.args), message
        used.setdefault(step.text, set()).update(LESSON_WORDS[message])
    for step in EVERY[name].steps:
        assert used[step.text] == set(step.args), step.text
    assert not LESSON_WORDS[EVERY[name].message("title")]
    assert not LESSON_WORDS[EVERY[name].message("done")]


@pytest.mark.parametrize("name", EVERY)
def test_messages_can_be_said(name: str) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(text_of("lessons.ftl")))
    for message, step in said(name):
        pattern = bundle.get_message(message).value
        assert pattern is not None
        formatted, errors = bundle.format_pattern(pattern, dict(step.args))
        text = str(formatted)
        assert not errors
        assert "{" not in text
        # Short enough to be read beside the table, and to be listened to.
        assert len(text) < 330, message


def test_what_is_said_of_cards_is_true() -> None:
    before = LESSONS["skipbo"].begin()
    for reached in walk(LESSONS["skipbo"]):
        args, state = reached.step.args, before.state
        stock = str(state.stocks[LEARNER_SEAT][-1])
        assert args.get("stock", stock) == stock
        laid = reached.place.played[0].events[0]
        if isinstance(laid, CardLaid):
            assert args["pile"] == laid.pile + 1
            assert args.get("card", args.get("number")) == str(laid.number)
            assert args.get("discard") == (None if laid.discard is None else laid.discard + 1)
        else:
            pile = state.discards[LEARNER_SEAT][int(args["discard"]) - 1]
            assert args["needed"] == str(pile[-1])
        if "laid" in args:
            [theirs] = [
                event
                for played in before.played[1:]
                for event in played.events
                if isinstance(event, CardLaid)
            ]
            assert (args["laid"], args["pile"]) == (str(theirs.card), theirs.pile + 1)
        before = reached.place
    # The card that is to be kept free is the one that is used.
    texts = {step.text: step.args for step in LESSONS["skipbo"].steps}
    assert texts["discard"]["needed"] == texts["top"]["card"]
    assert texts["discard"]["discard"] == texts["top"]["discard"]


def test_what_is_said_of_tiles_is_true() -> None:
    before = LESSONS["breakers"].begin()
    for reached in walk(LESSONS["breakers"]):
        args, top = reached.step.args, before.state.top
        assert args.get("top") == (None if top is None else str(top))
        move = reached.step.moves[0]
        assert args.get("set") == (None if move == "pass" else move.replace("*", "∞"))
        before = reached.place
    [joker] = [step for step in LESSONS["breakers"].steps if step.text == "joker"]
    low, high = (LESSONS["breakers"].game.read_move(text) for text in ("*-11-12", joker.moves[0]))
    assert (joker.args["middle"], joker.args["high"]) == (str(low.height), str(high.height))
    assert joker.args["low"] == str(low.height - 2)


# Options


def option_messages() -> Iterator[str]:
    """What a form for the settings of a table needs."""
    settings = {*Settings.__struct_fields__, *Clock.__struct_fields__, "stock", "match"}
    for name in settings - {"options", "readings"}:
        yield from (f"option-{name}", f"option-{name}-about")
    for game in GAMES:
        for option in choices_of(game):
            yield f"option-{option.name}"
            for choice in option.choices:
                yield from (
                    f"option-{option.name}-{choice}",
                    f"option-{option.name}-{choice}-about",
                )
    for edition in EDITIONS:
        yield from (f"edition-{edition}", f"edition-{edition}-about")
    for level in LEVELS:
        yield from (f"bot-{level}", f"bot-{level}-about", f"bot-names-{level}")
    for pace in PACES_MS:
        yield f"pace-{pace}"
    for mark in get_args(Mark):
        yield from (f"mark-{mark}", f"mark-{mark}-about")


def test_every_option_has_words_and_none_are_left_over() -> None:
    assert sorted(OPTION_WORDS) == sorted(option_messages())


def test_the_words_of_options_need_nothing_else() -> None:
    assert not set().union(*OPTION_WORDS.values())
