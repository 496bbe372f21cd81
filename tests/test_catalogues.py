"""Every language says all that English says, with the same variables and with its own plurals.

``python -m tests.test_catalogues`` prints every message in every language as JSON, said with the
arguments that the tests use.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path
from typing import TypedDict

import pytest
from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import stockpile.locales
from stockpile.terminal.text import LINE_WIDTH
from stockpile.words import FALLBACK, Argument, Words

LOCALES = Path(stockpile.locales.__file__).parent

LANGUAGES = sorted(one.name for one in LOCALES.iterdir() if one.is_dir() and one.name[0] != "_")
OTHERS = [language for language in LANGUAGES if language != FALLBACK]

NUMBERS = (0, 1, 2, 5, 21)
"""What is said where a language chooses by a number."""
COUNTED = range(1000)
"""What may be counted here. That French and Italian have a plural for whole millions, which nothing
here ever reaches, is left to the default."""
PLURALS = {"zero", "one", "two", "few", "many"}
CATEGORIES = PLURALS | {"other"}

SAME = {
    "bot-expert",
    "app-hand",
    "arena-percent",
    "breakers-joker",
    "breakers-points",
    "doctor-versions",
    "edition-breakers-2010",
    "edition-skipbo-2003",
    "edition-skipbo-2011",
    "ending-gained",
    "ending-score",
    "game-breakers",
    "game-skipbo",
    "page-against-bots",
    "page-chair-host",
    "page-code",
    "page-game-breakers",
    "page-game-skipbo",
    "page-menu",
    "page-name",
    "page-name-of",
    "page-no",
    "page-team",
    "page-their-name",
    "page-version",
    "play-breakers-moves-breaker",
    "play-skipbo-discard",
    "replay-heading",
    "replay-pause",
    "replay-keys-round",
    "replay-round",
    "rules-section-breakers",
    "rules-section-jokers",
    "rules-title-breakers",
    "rules-title-skipbo",
    "skipbo-team",
    "statistics-bots-of",
    "statistics-own-points",
    "statistics-points",
    "table-bot",
    "table-bot-at",
    "table-heading",
    "table-host",
    "table-menu",
    "table-menu-title",
    "table-pause",
    "table-round",
    "table-scores",
    "table-title",
}
"""Names and notation: they may read as in English."""

TYPED = re.compile(r"--[a-z]+|\w*>\w+|[\d*]+(?:[+-][\d*]+)+|\w+://[\w./]*\w")
"""What is typed or copied: options, moves, sets, addresses."""
QUOTED = re.compile(r"[“„«]\s*([^“”„«»]+?)\s*[”“»]")


# What a catalogue holds


@dataclass(frozen=True)
class Choice:
    """One select expression: the variable, the keys of its variants, and the default's key."""

    variable: str
    keys: frozenset[str]
    default: str

    @property
    def by_number(self) -> bool:
        return all(key in CATEGORIES or key.isdecimal() for key in self.keys)


@dataclass
class Text(Visitor):
    """One pattern: the value of a message or a term, or an attribute of one."""

    pattern: ast.Pattern
    variables: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    """The messages that are part of it."""
    choices: list[Choice] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    blank: bool = False
    """Whether it, or a variant of it, says nothing."""

    def __post_init__(self) -> None:
        self.visit(self.pattern)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        self.blank |= all(_is_blank(part) for part in node.elements)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(
            f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
        )

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        chosen: ast.InlineExpression | ast.Placeable = node.selector
        if isinstance(chosen, ast.FunctionReference) and chosen.arguments.positional:
            chosen = chosen.arguments.positional[0]
        assert isinstance(chosen, ast.VariableReference), "a choice is made by a variable"
        keys = [
            (one.key.name if isinstance(one.key, ast.Identifier) else one.key.value, one.default)
            for one in node.variants
        ]
        default = next(key for key, is_default in keys if is_default)
        self.choices.append(Choice(chosen.id.name, frozenset(key for key, _ in keys), default))
        self.generic_visit(node)

    def keys(self, variable: str) -> set[str]:
        """All keys of the choices by a variable."""
        return {key for one in self.choices if one.variable == variable for key in one.keys}

    @property
    def written(self) -> str:
        return "".join(self.words)


def _is_blank(part: ast.TextElement | ast.Placeable) -> bool:
    if isinstance(part, ast.Placeable):
        if not isinstance(part.expression, ast.StringLiteral):
            return False
        part = ast.TextElement(part.expression.value)
    return not part.value.strip()


Texts = dict[str, Text]
"""By name: ``message``, ``message.attribute``, ``-term``."""


def read(written: str) -> Texts:
    """The texts of a catalogue, in order."""
    return texts_of(FluentParser(with_spans=False).parse(written))


def texts_of(parsed: ast.Resource) -> Texts:
    found: Texts = {}
    for entry in parsed.body:
        assert not isinstance(entry, ast.Junk), f"cannot be read: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            parts = {f"{name}.{one.id.name}": one.value for one in entry.attributes}
            if entry.value is not None:
                parts = {name: entry.value, **parts}
            for part, pattern in parts.items():
                assert part not in found, f"{part} is there twice"
                found[part] = Text(pattern)
    return found


def files(language: str) -> list[str]:
    return sorted(file.name for file in (LOCALES / language).glob("*.ftl"))


@cache
def parsed(language: str, file: str) -> ast.Resource:
    """One file. Parsing takes longer than all that is done with it."""
    written = (LOCALES / language / file).read_text(encoding="utf-8")
    return FluentParser(with_spans=False).parse(written)


@cache
def catalogue(language: str, file: str) -> Texts:
    """The texts of one file; empty if the language lacks it, which is a test of its own."""
    there = (LOCALES / language / file).exists()
    return texts_of(parsed(language, file)) if there else {}


@cache
def whole(language: str) -> Texts:
    """All texts of a language."""
    return {
        name: text for file in files(language) for name, text in catalogue(language, file).items()
    }


def variables(name: str, texts: Mapping[str, Text]) -> set[str]:
    """The variables of a text and of the messages that are part of it.

    A message of another catalogue stands for its own.
    """
    text = texts[name]
    inner = (variables(one, texts) if one in texts else {one} for one in text.messages)
    return text.variables.union(*inner)


def choices(name: str, texts: Mapping[str, Text]) -> list[Choice]:
    """What a text and the messages that are part of it choose by."""
    text = texts[name]
    inner = [one for part in text.messages if part in texts for one in choices(part, texts)]
    return text.choices + inner


# What can be wrong with it


def flaws(language: str, english: Texts, other: Texts) -> list[str]:
    """What is wrong with a catalogue, compared with the English one."""
    return [
        *(f"{name} is missing" for name in english if name not in other),
        *(f"{name} is not there in English" for name in other if name not in english),
        *_disorder(english, other),
        *(
            f"{name}: {flaw}"
            for name in other
            if name in english
            for flaw in (
                *_lost(name, english, other),
                *_miscounted(language, english[name], other[name]),
                *_mischosen(english[name], other[name]),
                *_unsaid(name, english[name], other[name]),
            )
        ),
    ]


def _disorder(english: Texts, other: Texts) -> Iterator[str]:
    expected = [name for name in english if name in other]
    found = [name for name in other if name in english]
    for ours, theirs in zip(expected, found, strict=True):
        if ours != theirs:
            yield f"{theirs} comes where English has {ours}"
            return


def _lost(name: str, english: Texts, other: Texts) -> Iterator[str]:
    """Variables and typed things that are not those of English."""
    ours, theirs = variables(name, english), variables(name, other)
    # What a term is given comes from the catalogue itself, and each language has its own cases.
    if ours != theirs and name[0] != "-":
        yield f"has the variables {sorted(theirs)}, English has {sorted(ours)}"
    expected, found = (set(TYPED.findall(one[name].written)) for one in (english, other))
    if expected != found:
        yield f"types {sorted(found)}, English {sorted(expected)}"


def _miscounted(language: str, english: Text, other: Text) -> Iterator[str]:
    """Choices by a number that leave out what the language counts with."""
    numbers = _numbers(language)
    for variable in sorted(_chosen(english, other, by_number=True)):
        expected, found = english.keys(variable), other.keys(variable)
        exact = {key for key in expected if key.isdecimal()}
        counting = bool((expected | found) & PLURALS)
        if not exact <= found:
            yield f"${variable} has no variant for {sorted(exact - found)}"
        if counting and not found:
            yield f"${variable} has no plural"
        if not found & CATEGORIES <= numbers.keys():
            yield f"${variable} has variants that {language} never uses"
        for one in other.choices:
            if one.variable != variable:
                continue
            if one.default != "other":
                yield f"${variable} has the default {one.default}, not other"
            # Numbers that have variants of their own do not need their category.
            needed = {category for category, those in numbers.items() if not those <= one.keys}
            if counting and not needed <= one.keys:
                yield f"${variable} has no variant for {sorted(needed - one.keys)}"


@cache
def _numbers(language: str) -> dict[str, set[str]]:
    """The numbers that the language counts alike, by the name of their category."""
    plural = Locale.parse(language).plural_form
    found: dict[str, set[str]] = {}
    for number in COUNTED:
        found.setdefault(plural(number), set()).add(str(number))
    return found


def _mischosen(english: Text, other: Text) -> Iterator[str]:
    """Choices by a text, such as who it is, that are not those of English.

    Languages may nest choices differently, so the keys of all are taken together.
    """
    for variable in sorted(_chosen(english, other, by_number=False)):
        expected, found = english.keys(variable), other.keys(variable)
        if expected != found:
            yield f"${variable} chooses from {sorted(found)}, English from {sorted(expected)}"


def _chosen(english: Text, other: Text, *, by_number: bool) -> set[str]:
    """The variables that are chosen by. What is a text in one of the two is a text."""
    both = (*english.choices, *other.choices)
    texts = {one.variable for one in both if not one.by_number}
    return {one.variable for one in both} - texts if by_number else texts


def _unsaid(name: str, english: Text, other: Text) -> Iterator[str]:
    if other.blank:
        yield "says nothing"
    worded = any(sign.isalpha() for sign in english.written) and name not in SAME
    if worded and english is not other and other.pattern.equals(english.pattern):
        yield "is still English"


# Saying everything


class Sample(TypedDict):
    """A message, said in a language."""

    language: str
    file: str
    id: str
    args: dict[str, Argument]
    text: str


@cache
def _arguments(file: str, name: str) -> tuple[dict[str, Argument], ...]:
    """All that a text is tried with, the same in all languages.

    Every key of what it chooses by in any of them, every kind of number, and else the
    name of the variable.
    """
    values: dict[str, tuple[Argument, ...]] = {}
    chosen = [
        one
        for language in LANGUAGES
        if name in catalogue(language, file)
        for one in choices(name, whole(language))
    ]
    for variable in sorted(variables(name, whole(FALLBACK))):
        mine = [one for one in chosen if one.variable == variable]
        texts = sorted({key for one in mine if not one.by_number for key in one.keys})
        values[variable] = tuple(texts) or (NUMBERS if mine else (variable.upper(),))
    return tuple(dict(zip(values, one, strict=True)) for one in product(*values.values()))


@cache
def _bundle(language: str) -> FluentBundle:
    """All of a language, read at once, as `Words` does not."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in files(language):
        bundle.add_resource(parsed(language, file))
    return bundle


@cache
def _said(language: str, file: str) -> tuple[tuple[Sample, list[Exception]], ...]:
    """Every message of a file in a language, and what Fluent has to say against it."""
    return tuple(_say(language, file))


def _say(language: str, file: str) -> Iterator[tuple[Sample, list[Exception]]]:
    bundle, words = _bundle(language), Words(language)
    for name in catalogue(FALLBACK, file):
        if name[0] == "-" or name not in catalogue(language, file):
            continue
        message, _, attribute = name.partition(".")
        entry = bundle.get_message(message)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None
        for args in _arguments(file, name):
            text, errors = bundle.format_pattern(pattern, args)
            assert attribute or words(message, **args) == str(text)
            sample = Sample(language=language, file=file, id=name, args=args, text=str(text))
            yield sample, list(errors)


def samples() -> list[Sample]:
    """Every message in every language, with all arguments of the tests."""
    return [
        sample
        for language in LANGUAGES
        for file in files(FALLBACK)
        for sample, _ in _said(language, file)
    ]


# The tests


@pytest.mark.parametrize("file", files(FALLBACK))
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_file(language: str, file: str) -> None:
    assert file in files(language), f"the language {language} lacks the file {file}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_more_than_english(language: str) -> None:
    assert set(files(language)) <= set(files(FALLBACK))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_used_once(language: str) -> None:
    assert len(whole(language)) == sum(len(catalogue(language, file)) for file in files(language))


@pytest.mark.parametrize(
    ("language", "file"), [(language, file) for language in LANGUAGES for file in files(language)]
)
def test_every_language_says_what_english_says(language: str, file: str) -> None:
    english, other = catalogue(FALLBACK, file), catalogue(language, file)
    found = flaws(language, english, other)
    assert not found, f"{language}/{file}:\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("language", "file"), [(language, file) for language in LANGUAGES for file in files(language)]
)
def test_every_message_can_be_said(language: str, file: str) -> None:
    for sample, errors in _said(language, file):
        assert not errors, (sample, errors)
        assert sample["text"].strip(), sample
        assert not set(sample["text"]) & set("{}$"), sample


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_to_type_what_works_in_a_clone_only(language: str) -> None:
    for file in files(language):
        for sample, _ in _said(language, file):
            assert not re.search(r"\bmake (play|bench|test|setup)\b", sample["text"]), sample


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_set_off_as_the_language_does(language: str) -> None:
    """Percent signs as the page writes them too, and in French what else has a space before it."""
    percent = Locale(language).percent_formats[None].pattern.partition("0")[2]
    for file in files(language):
        for sample, _ in _said(language, file):
            assert set(re.findall(r"(?<=\d)\s?%", sample["text"])) <= {percent}, sample
            if language == "fr":
                assert not re.search(r"[ \xa0][;:!?»]|«[ \xa0]", sample["text"]), sample


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_that_stay_lines_fit_the_screen(language: str) -> None:
    english, words = Words(FALLBACK), Words(language)
    for name in catalogue(FALLBACK, "play.ftl"):
        args = _arguments("play.ftl", name)[0]
        ours, theirs = (
            [row for row in said(name, **args).splitlines() if row.startswith("  ")]
            for said in (english, words)
        )
        assert [row.split()[0] for row in ours] == [row.split()[0] for row in theirs], name
        assert all(len(row) <= LINE_WIDTH for row in theirs), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_at_the_prompt_is_not_translated(language: str) -> None:
    other = catalogue(language, "play.ftl")
    for name, text in catalogue(FALLBACK, "play.ftl").items():
        for typed in QUOTED.findall(text.written):
            assert name not in other or typed in QUOTED.findall(other[name].written), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_of_this_table_begin_as_the_legend_says(language: str) -> None:
    english, words = Words(FALLBACK), Words(language)
    *_, ours = QUOTED.findall(english("rules-legend"))
    *_, theirs = QUOTED.findall(words("rules-legend"))
    for name in catalogue(FALLBACK, "rules.ftl"):
        args = _arguments("rules.ftl", name)[0]
        if english(name, **args).startswith(ours):
            assert words(name, **args).startswith(theirs), name


def test_samples_can_be_written_as_json() -> None:
    said = samples()
    assert json.loads(json.dumps(said)) == said
    assert {one["language"] for one in said} == set(LANGUAGES)
    refills = [one for one in said if one["id"] == "play-skipbo-refills"]
    assert [one["args"]["count"] for one in refills if one["language"] == "en"] == list(NUMBERS)


# That these tests can fail

CARDS = "cards = { $count -> [one] { $count } card *[other] { $count } cards }"
WHO = "lays = { $who -> [you] You lay. [they] { $names } lay. *[other] { $names } lays. }"


@pytest.mark.parametrize(
    ("english", "german", "flaw"),
    [
        ("hello = Hello", "", "hello is missing"),
        ("hello = Hello", "hello = Hallo\nbye = Tschüss", "bye is not there in English"),
        ("a = One\nb = Two", "b = Zwei\na = Eins", "b comes where English has a"),
        ("hello = Hello\n    .title = Title", "hello = Hallo", "hello.title is missing"),
        ("-game = Game", "", "-game is missing"),
        ("hi = Hi { $name }", "hi = Hallo", "hi: has the variables [], English has ['name']"),
        ("hi = Hi { $name }", "hi = Hallo { $nam }", "hi: has the variables ['nam'], English"),
        (
            "hi = Hi { name }\nname = { $name }",
            "hi = Hallo\nname = { $name }",
            "hi: has the variables [], English has ['name']",
        ),
        (CARDS, "cards = { $count } Karten", "cards: $count has no plural"),
        (
            CARDS,
            "cards = { $count -> *[other] { $count } Karten }",
            "cards: $count has no variant for ['one']",
        ),
        (
            "cards = { $count } cards",
            "cards = { $count -> [few] { $count } K *[other] { $count } Karten }",
            "cards: $count has no variant for ['one']",
        ),
        (
            CARDS,
            "cards = { $count -> [one] { $count } Karte [two] 2 *[other] { $count } Karten }",
            "cards: $count has variants that de never uses",
        ),
        (
            CARDS,
            "cards = { $count -> *[one] { $count } Karte [other] { $count } Karten }",
            "cards: $count has the default one, not other",
        ),
        (
            "left = { $count -> [0] none *[other] { $count } left }",
            "left = { $count -> [one] { $count } *[other] noch { $count } }",
            "left: $count has no variant for ['0']",
        ),
        (
            WHO,
            "lays = { $who -> [you] Du legst. *[other] { $names } legt. }",
            "lays: $who chooses from ['other', 'you'], English from ['other', 'they', 'you']",
        ),
        (
            WHO,
            "lays = { $who -> [one] Du legst. *[other] { $names } legt. }",
            "lays: $who chooses from ['one', 'other'], English from ['other', 'they', 'you']",
        ),
        ("hello = Hello", 'hello = { "" }', "hello: says nothing"),
        ("hello = Hello", "hello = Hello", "hello: is still English"),
        (
            "try = Try h7>1 or --plain",
            "try = Probier h7>eins oder --plain",
            "try: types ['--plain'",
        ),
    ],
)
def test_a_flaw_is_found(english: str, german: str, flaw: str) -> None:
    found = flaws("de", read(_rows(english)), read(_rows(german)))
    assert any(one.startswith(flaw) for one in found), found


@pytest.mark.parametrize(
    ("language", "english", "other"),
    [
        ("de", CARDS, "cards = { $count -> [one] { $count } Karte *[other] { $count } Karten }"),
        ("de", CARDS, "cards = { $count -> [1] Eine Karte *[other] { $count } Karten }"),
        ("fr", CARDS, "cards = { $count -> [one] { $count } carte *[other] { $count } cartes }"),
        ("de", "sum = { $a } + { $b }", "sum = { $a } + { $b }"),
        ("nl", "title = Skip-Bo ({ $year })", "title = Het spel Skip-Bo ({ $year })"),
    ],
)
def test_what_is_right_has_no_flaw(language: str, english: str, other: str) -> None:
    assert flaws(language, read(_rows(english)), read(_rows(other))) == []


def test_what_cannot_be_read_is_an_error() -> None:
    with pytest.raises(AssertionError, match="cannot be read"):
        read("hello = { $name")
    with pytest.raises(AssertionError, match="is there twice"):
        read("hello = Hello\nhello = Hello again")


def _rows(written: str) -> str:
    """A select expression in one line, written as Fluent wants it: a variant in each."""
    return re.sub(r" (?=\*?\[)| (?=\}$)", "\n    ", written, flags=re.MULTILINE) + "\n"


if __name__ == "__main__":
    json.dump(samples(), sys.stdout, ensure_ascii=False, indent=1)
