"""The rulebook holds every rule, in the words of the catalogue, and marks what is ours."""

from __future__ import annotations

import dataclasses
import itertools
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stockpile.breakers import Breakers
from stockpile.breakers import editions as breakers_editions
from stockpile.breakers import rulebook as breakers_rulebook
from stockpile.breakers.moves import Set
from stockpile.core.option import Setup
from stockpile.core.refusal import Unreadable
from stockpile.core.rulebook import Argument, Rule
from stockpile.games import EDITIONS, AnyGame, build_game, make_game
from stockpile.rulebook import pages, render, rulebook, say_rule, write_pages
from stockpile.skipbo import editions as skipbo_editions
from stockpile.skipbo import rulebook as skipbo_rulebook
from stockpile.words import Words, languages

CATALOGUE = files("stockpile.locales").joinpath("en", "rules.ftl").read_text(encoding="utf-8")
PAGES = Path(__file__).parents[2] / "docs" / "rules"

NUMBERS = {
    "skipbo": {f"S{number}" for number in range(1, 30)},
    "breakers": {f"B{number}" for number in range(1, 18)},
}

TEAMS = {4: ("AC", "BD"), 6: ("ACE", "BDF"), 8: ("AE", "BF", "CG", "DH")}


# Every table there is


def refused(code: str) -> pytest.RaisesExc[Unreadable]:
    return pytest.raises(Unreadable, check=lambda wrong: wrong.refusal.code == code)


def edition_of(game: AnyGame) -> skipbo_editions.Edition | breakers_editions.Edition:
    return (skipbo_editions.EDITIONS | breakers_editions.EDITIONS)[game.setup.edition]


@cache
def all_tables() -> tuple[AnyGame, ...]:
    """Every edition: with every combination of options, every number of seats, and teams."""
    return tuple(itertools.chain.from_iterable(map(tables_of, EDITIONS)))


def tables_of(edition: str) -> Iterator[AnyGame]:
    data = edition_of(make_game(edition))
    values = [[(choice.name, value) for value in choice.choices] for choice in data.choices]
    for chosen in itertools.product(*values):
        yield build_game(Setup(edition, data.fewest_seats, options=dict(chosen)))
    for seats in range(data.fewest_seats, data.most_seats + 1):
        yield make_game(edition, seats=seats)
        if isinstance(data, skipbo_editions.Edition):
            yield make_game(edition, seats=seats, stock=1)
            if seats in TEAMS:
                yield make_game(edition, seats=seats, teams=TEAMS[seats])


def rules_of(game: AnyGame) -> list[Rule]:
    return [rule for section in rulebook(game) for rule in section.rules]


def numbers_of(rules: list[Rule]) -> set[str]:
    numbers = set()
    for rule in filter(lambda rule: rule.number, rules):
        first, _, last = rule.number.partition("–")
        letter, low, high = first[0], int(first[1:]), int((last or first)[1:])
        numbers |= {f"{letter}{number}" for number in range(low, high + 1)}
    return numbers


def text_of(game: AnyGame) -> str:
    words = Words()
    return "\n".join(words(rule.message, **rule.args) for rule in rules_of(game))


# The catalogue


class ListeningWords(Words):
    """Words that remember what they were asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: dict[str, list[Mapping[str, Argument]]] = {}

    def __call__(self, message: str, **args: Argument) -> str:
        self.asked.setdefault(message, []).append(args)
        return super().__call__(message, **args)


@cache
def asked() -> Mapping[str, list[Mapping[str, Argument]]]:
    """Every message of its own that any table's rulebook needs, and the arguments it gets."""
    words = ListeningWords()
    for game in all_tables():
        render(game, words)
    render(build_game(Setup("breakers-2010", 2, readings=1)), words)
    return {name: args for name, args in words.asked.items() if name.startswith("rule")}


class Reader(Visitor):
    """What a message is made of: its variables, the messages it refers to, its plain text."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def catalogue() -> Mapping[str, Reader]:
    read = {}
    for entry in FluentParser().parse(CATALOGUE).body:
        assert not isinstance(entry, ast.Junk | ast.Term), entry
        if isinstance(entry, ast.Message):
            assert entry.id.name not in read, f"{entry.id.name} is there twice"
            assert entry.value is not None
            read[entry.id.name] = reader = Reader()
            reader.visit(entry.value)
    return read


def variables_of(message: str) -> set[str]:
    reader = catalogue()[message]
    return reader.variables.union(*map(variables_of, reader.messages))


def test_every_message_is_there_and_renders_without_errors() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(CATALOGUE))
    for message, calls in asked().items():
        pattern = bundle.get_message(message).value
        assert pattern is not None
        for args in calls:
            text, errors = bundle.format_pattern(pattern, dict(args))
            assert not errors, (message, errors)
            assert str(text).strip()
            assert "{" not in str(text)


def test_no_message_is_unused() -> None:
    referred = set().union(*(reader.messages for reader in catalogue().values()))
    assert set(catalogue()) == set(asked()) | referred


def test_messages_get_exactly_the_variables_they_use() -> None:
    for message, calls in asked().items():
        for args in calls:
            assert set(args) == variables_of(message), message


def test_no_number_is_written_by_hand() -> None:
    number = re.compile(
        r"\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|both|dozen)\b",
        re.IGNORECASE,
    )
    for message, reader in catalogue().items():
        for text in reader.texts:
            assert not number.search(re.sub(r"\b[SB]\d+\b", "", text)), (message, text)


def test_rules_that_are_pointed_to_exist() -> None:
    for message, reader in catalogue().items():
        pointed = set(re.findall(r"\b[SB]\d+\b", " ".join(reader.texts)))
        game = "breakers" if message.startswith(("rule-b", "rule-breakers")) else "skipbo"
        assert pointed <= NUMBERS[game], message


def test_a_paragraph_is_named_after_its_rule() -> None:
    for rule in itertools.chain.from_iterable(map(rules_of, all_tables())):
        number = rule.number.lower().replace("–", "-")
        assert rule.message.startswith(f"rule-{number}-" if number else "rule-"), rule


# What the rulebook holds


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_number_is_in_the_rulebook(edition: str) -> None:
    for game in tables_of(edition):
        assert numbers_of(rules_of(game)) == NUMBERS[game.name]


def test_every_option_is_told_with_the_value_of_the_table() -> None:
    for game in all_tables():
        told = {rule.option.name: rule for rule in rules_of(game) if rule.option is not None}
        choices = [one for one in edition_of(game).choices if one.matters(game.options)]
        assert set(told) == {choice.name for choice in choices}
        for choice in choices:
            rule = told[choice.name]
            assert rule.number == choice.rule
            assert rule.option is not None
            assert rule.option.value == game.options[choice.name]
            assert {rule.option.value, *rule.option.others} == set(choice.choices)


@pytest.mark.parametrize("language", languages())
def test_no_option_is_told_by_the_name_that_programs_use(language: str) -> None:
    words = Words(language)
    for game in (game for game in all_tables() if game.seats == 2):
        page = render(game, words)
        for name in game.options:
            assert f"“{name}”" not in page
            assert f"{name}=" not in page
        for rule in rules_of(game):
            if rule.option is not None and language != "en":
                for value in (rule.option.value, *rule.option.others):
                    assert re.search(rf"(?<![\w-]){value}(?![\w-])", say_rule(rule, words)) is None


def test_another_value_of_an_option_is_another_text() -> None:
    for edition in EDITIONS:
        for choice in edition_of(make_game(edition)).choices:
            needed = dict([choice.only_with]) if choice.only_with else {}
            games = (
                build_game(Setup(edition, 2, options={**needed, choice.name: value}))
                for value in choice.choices
            )
            assert len(set(map(text_of, games))) == len(choice.choices)


def fields(data: object) -> list[str]:
    assert dataclasses.is_dataclass(data)
    return [one.name for one in dataclasses.fields(data) if type(getattr(data, one.name)) is int]


@pytest.mark.parametrize("edition", skipbo_editions.EDITIONS)
@pytest.mark.parametrize("field", fields(skipbo_editions.SKIPBO_2003))
def test_skipbo_numbers_come_from_the_edition(
    edition: str, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = skipbo_editions.EDITIONS[edition]
    before = text_of(make_game(edition, seats=4))
    changed = dataclasses.replace(data, **{field: getattr(data, field) + 1})
    monkeypatch.setitem(skipbo_editions.EDITIONS, edition, changed)
    after = text_of(make_game(edition, seats=4))
    assert str(getattr(changed, field)) in after
    assert after != before


@pytest.mark.parametrize("field", fields(breakers_editions.BREAKERS_2010))
def test_breakers_numbers_come_from_the_edition(
    field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = breakers_editions.BREAKERS_2010
    before = text_of(make_game(data.id))
    step = -1 if field == "highest" else 1  # there is no room above 15
    changed = dataclasses.replace(data, **{field: getattr(data, field) + step})
    monkeypatch.setitem(breakers_editions.EDITIONS, data.id, changed)
    after = text_of(make_game(data.id))
    assert str(getattr(changed, field)) in after
    assert after != before


def test_breakers_hands_and_breakers_come_from_the_edition(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    data = breakers_editions.BREAKERS_2010
    changed = dataclasses.replace(data, hands={2: 21, 3: 19, 4: 15}, breakers=(3, 5))
    monkeypatch.setitem(breakers_editions.EDITIONS, data.id, changed)
    text = " ".join(text_of(make_game(data.id)).split())
    for tiles in ("With 2 seats, everyone takes 21", "With 3 seats, everyone takes 19"):
        assert tiles in text
    assert "With 4 seats, everyone takes 15 tiles. The rest stays" in text
    assert "A Breaker of 5 beats a Breaker of 3" in text


def test_only_paragraphs_and_sheets_that_exist_are_said_to_be_printed() -> None:
    for editions in (skipbo_editions, breakers_editions):
        sheets = {sheet for edition in editions.EDITIONS.values() for sheet in edition.sheets}
        assert set(editions.PRINTED_BY) <= set(asked())
        assert {sheet for printed in editions.PRINTED_BY.values() for sheet in printed} <= sheets


# This table


@pytest.mark.parametrize(("seats", "stock"), [(4, 30), (5, 20), (6, 20), (7, 18), (8, 15)])
def test_the_stock_pile_of_the_table_is_told(seats: int, stock: int) -> None:
    text = text_of(make_game("skipbo-2011", seats=seats))
    assert f"At this table: {seats} seats, and {stock} cards in each stock pile." in text
    assert "down to 15 each with 8" in text


def test_a_stock_pile_of_one_card_is_told_in_the_singular() -> None:
    text = text_of(make_game("skipbo-2003", seats=3, stock=1))
    assert "At this table: 3 seats, and 1 card in each stock pile." in text


def test_the_teams_of_the_table_are_told() -> None:
    text = text_of(make_game("skipbo-2003", seats=6, teams=["AD", "BE", "CF"]))
    assert "3 teams play: A+D, B+E, C+F." in text
    assert "everyone plays alone" not in text
    assert "everyone plays alone" in text_of(make_game("skipbo-2003", seats=6))


def test_the_smallest_teams_told_are_the_smallest_allowed() -> None:
    teams, size = skipbo_rulebook.FEWEST_TEAMS, skipbo_rulebook.SMALLEST_TEAM
    assert len(make_game("skipbo-2003", seats=teams * size, teams=["AC", "BD"]).sides) == teams
    with refused("uneven-teams"):
        make_game("skipbo-2003", seats=4, teams=["ABCD"])
    with refused("uneven-teams"):
        make_game("skipbo-2003", seats=3, teams=["A", "B", "C"])


@pytest.mark.parametrize(("seats", "told"), [(2, "24 tiles left"), (3, "4 tiles"), (4, "no tiles")])
def test_the_tiles_left_over_at_the_table_are_told(seats: int, told: str) -> None:
    assert told in text_of(make_game("breakers-2010", seats=seats))


def test_the_editions_differ_in_words_where_the_sheets_do() -> None:
    old, new = (text_of(make_game(edition)) for edition in ("skipbo-2003", "skipbo-2011"))
    for only_2003 in ("is the dealer", "left of the dealer plays", "have penalties", "as a 4.”"):
        assert only_2003 in old
        assert only_2003 not in new
    for only_2011 in ("youngest", "by lot", "no upper limit", "no penalties for slips"):
        assert only_2011 in new
        assert only_2011 not in old


# Breakers: the examples are true by the rules that are played


def breakers_tables() -> list[Breakers]:
    return [game for game in all_tables() if isinstance(game, Breakers)]


def tiles_of(laid: Set) -> list[str]:
    return re.split(r"[-+]", str(laid))


def lay_on(game: Breakers, lead: str, text: str) -> bool:
    """Whether a seat that holds these tiles may lay them on the lead."""
    laid = game.read_move(text)
    assert isinstance(laid, Set)
    assert str(laid) == text
    hands = [{"hand": ["1"]}] * (game.seats - 2)
    position = {
        "game": "breakers",
        "edition": game.setup.edition,
        "options": dict(game.options),
        "seats": [{"hand": ["3"]}, {"hand": [*tiles_of(laid), "3"]}, *hands],
        "trick": [{"by": "A", "set": lead}],
        "turn": "B",
    }
    return game.check(game.read_position(position), 1, laid) is None


def test_the_reference_card_is_true() -> None:
    for game in (game for game in breakers_tables() if game.seats == 2):
        rows = breakers_rulebook.reference(game)
        assert len({row.named for row in rows}) == 5
        for row in rows:
            assert row.answers
            assert row.refused
            for text in row.answers:
                assert lay_on(game, row.lead, text)
            for text, why in row.refused:
                if why == "rules-reference-joker-in-breaker":
                    with pytest.raises(
                        Unreadable, check=lambda wrong: wrong.refusal.code == "joker-in-breaker"
                    ):
                        game.read_move(text)
                else:
                    assert not lay_on(game, row.lead, text)


def test_the_reference_card_follows_the_option_answer() -> None:
    higher, equal = (
        breakers_rulebook.reference(make_breakers(answer=value))[0]
        for value in ("higher", "equal-or-higher")
    )
    assert higher.lead == equal.lead == "7"
    assert ("7", "rules-reference-only-equal") in higher.refused
    assert "7" in equal.answers


def make_breakers(**options: str) -> Breakers:
    return Breakers(Setup("breakers-2010", 2, options=options))


@pytest.mark.parametrize(
    "trick", [breakers_rulebook.CLIMBING_TRICK, breakers_rulebook.BROKEN_TRICK]
)
def test_the_printed_tricks_are_true(trick: tuple[str, ...]) -> None:
    for game in breakers_tables():
        for before, after in itertools.pairwise(trick):
            laid, top = game.read_move(after), game.read_move(before)
            assert isinstance(laid, Set)
            assert isinstance(top, Set)
            assert game.sets.answers(laid, top)


def test_the_other_examples_are_true() -> None:
    with_joker, without = map(make_breakers().read_move, breakers_rulebook.JOKER_RUN)
    assert isinstance(with_joker, Set)
    assert isinstance(without, Set)
    assert (with_joker.kind, with_joker.size, with_joker.height) == (
        without.kind,
        without.size,
        without.height,
    )
    run, longer = breakers_rulebook.RUNS_OF_TWO_LENGTHS
    for game in breakers_tables():
        if game.seats == 2:
            assert not lay_on(game, run, longer)


# The text


def test_the_rulebook_is_readable_markdown() -> None:
    lines = render(make_game("skipbo-2003"), Words()).splitlines()
    assert lines[0] == "# Skip-Bo (2003)"
    assert [line for line in lines if line.startswith("## ")][:3] == [
        "## What the game is about",
        "## What you need",
        "## Getting ready",
    ]
    assert any(line.startswith("**S5** Stock piles have 30 cards") for line in lines)
    assert any(line.startswith("**S28** *Our decision:* ") for line in lines)
    assert "not connected with the owner" in lines[-1]


def test_breakers_has_the_reference_card_at_its_end() -> None:
    lines = render(make_game("breakers-2010"), Words()).splitlines()
    assert lines[0] == "# Skip-Bo Breakers (2010)"
    start = lines.index("## Reference card")
    table = [line for line in lines[start:] if line.startswith("|")]
    assert len(table) == 2 + 6
    assert len({line.count("|") for line in table}) == 1
    assert "*" not in "".join(table)  # players see ∞


@pytest.mark.parametrize("name", pages())
def test_the_pages_are_up_to_date(name: str) -> None:
    path = PAGES / name
    written = path.read_text(encoding="utf-8") if path.exists() else ""
    assert written == pages()[name], f"{path} is out of date: run `make docs` to write it again"


def test_there_is_a_page_for_every_edition_and_for_slips(tmp_path: Path) -> None:
    write_pages(tmp_path / "rules")
    written = {path.name for path in (tmp_path / "rules").iterdir()}
    assert written == {*(f"{edition}.md" for edition in EDITIONS), "skipbo-2003-tabletop.md"}
    assert written == {path.name for path in PAGES.iterdir()}
    slips = (tmp_path / "rules" / "skipbo-2003-tabletop.md").read_text(encoding="utf-8")
    assert all(f"**S{number}**" in slips for number in range(24, 28))


def test_the_pages_are_written_by_a_command(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "stockpile.rulebook"]
    done = subprocess.run([*command, str(tmp_path)], check=True, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("", "")
    assert (tmp_path / "skipbo-2011.md").read_text(encoding="utf-8") == pages()["skipbo-2011.md"]
    bad = subprocess.run(command, check=False, capture_output=True, text=True)
    assert bad.returncode == 2
    assert "usage" in bad.stderr
