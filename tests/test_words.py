"""Every code that can be refused has words, with exactly the variables it is given."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from stockpile.words import Words, languages

SOURCE = Path(__file__).parents[1] / "src" / "stockpile"
DECIDERS = {"flaw", "_height", "_breaker_height", "_row_height"}
"""Functions that say what is wrong with a set by returning a code."""
CALLS = {"Refusal", "Unreadable", "wrong", "_differs", "_nothing", "_refuse", "refuse"}


@cache
def codes_in_source() -> tuple[tuple[str, set[str], str], ...]:
    """Every code the source can refuse with: the code, its arguments, and where."""
    return tuple(_codes())


def _codes() -> Iterator[tuple[str, set[str], str]]:
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name in DECIDERS:
                for returned in ast.walk(node):
                    if isinstance(returned, ast.Return) and returned.value is not None:
                        for part in ast.walk(returned.value):
                            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                                yield part.value, {"set"}, f"{file.name}:{part.lineno}"
            if not isinstance(node, ast.Call):
                continue
            name = (
                node.func.attr
                if isinstance(node.func, ast.Attribute)
                else getattr(node.func, "id", "")
            )
            if name not in CALLS:
                continue
            given = {one.arg for one in node.keywords if one.arg} - {"where"}
            first = (
                node.args[1]
                if name == "_differs" and len(node.args) > 1
                else next(iter(node.args), None)
            )
            if first is None or isinstance(first, ast.Subscript | ast.Call):
                continue  # a code that somebody else sent
            for part in ast.walk(first):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value, given, f"{file.name}:{node.lineno}"


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(catalogue: str, language: str = "en") -> dict[str, set[str]]:
    text = (SOURCE / "locales" / language / catalogue).read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    junk = [entry for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, junk[0].content
    found = {}
    for entry in resource.body:
        if isinstance(entry, ftl.Message):
            visitor = Variables()
            visitor.visit(entry)
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = visitor.found
    return found


def test_every_refusal_has_words_for_what_it_is_given() -> None:
    catalogue = messages("refusals.ftl")
    wrong = [
        f"{code} ({place})"
        for code, given, place in codes_in_source()
        if not catalogue.get(f"refusal-{code}", {"no words"}) <= given
    ]
    assert not wrong


def test_no_words_for_what_is_never_refused() -> None:
    codes = {code for code, _, _ in codes_in_source()}
    assert len(codes) > 80
    assert set(messages("refusals.ftl")) == {f"refusal-{code}" for code in (*codes, "meant")}


@pytest.mark.parametrize("language", languages())
def test_every_catalogue_can_be_read(language: str) -> None:
    for file in (SOURCE / "locales" / language).glob("*.ftl"):
        assert messages(file.name, language)


def test_a_message_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(KeyError):
        Words("en")("no-such-message")
    with pytest.raises(KeyError):
        Words("tlh")
