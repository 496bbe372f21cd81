"""The report: one page that opens anywhere, in every language."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from stockpile.arena.parallel import run
from stockpile.arena.report import Figures, table_of, write_report
from stockpile.arena.results import Results
from stockpile.words import Words, languages
from tests.arena.playing import tournament


@pytest.fixture(scope="module")
def results() -> Results:
    return run(tournament("casual", "baseline", "baseline", rounds=12))


@pytest.fixture(params=languages())
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)


def test_the_page_is_well_formed_and_refers_to_nothing(results: Results, words: Words) -> None:
    page = write_report(results, words)
    root = ET.fromstring(page.removeprefix("<!DOCTYPE html>"))
    assert root.get("lang") == words.language
    assert len(root.findall(".//svg")) == 6
    names = {one.tag for one in root.iter()}
    assert not names & {"script", "link", "img", "iframe", "object", "embed", "a"}
    attributes = {name for one in root.iter() for name in one.attrib}
    assert not attributes & {"src", "href", "srcset", "data", "action", "xlink:href"}
    assert not re.search(r"url\(|@import|//", page)
    drawn = [
        value for svg in root.iter("svg") for one in svg.iter() for value in one.attrib.values()
    ]
    assert not any(re.search(r"\b(nan|inf)\b", value) for value in drawn)


def test_the_page_shows_every_bot_and_every_pair(results: Results) -> None:
    page = write_report(results, Words())
    for name in ("casual", "baseline (1)", "baseline (2)"):
        assert f"<th scope='row'>{name}</th>" in page
    assert page.count("<td class='won'") + page.count("<td class='lost'") == 6
    for bot in results.to_json()["bots"]:
        assert Figures(Words()).percent(bot["win_rate"]) in page


def test_names_are_shown_as_they_are(results: Results) -> None:
    named = Results(tournament("casual", "baseline", "baseline", rounds=12))
    for name in ("winner", "first", "turns", "moves", "stuck"):
        setattr(named, name, getattr(results, name))
    object.__setattr__(named.tournament, "bots", ("<b>&\"'", "two", "three"))
    page = write_report(named, Words())
    root = ET.fromstring(page.removeprefix("<!DOCTYPE html>"))
    assert any(one.text == "<b>&\"'" for one in root.iter("th"))


def test_the_table_has_the_best_first(results: Results, words: Words) -> None:
    rows = table_of(results, words).splitlines()[3:]
    order = sorted(results.to_json()["bots"], key=lambda one: -one["rating"])
    assert [row.split()[0] for row in rows] == [bot["name"] for bot in order]


def test_a_table_is_no_wider_than_the_window(results: Results, words: Words) -> None:
    wide, narrow = table_of(results, words).splitlines(), table_of(results, words, 60).splitlines()
    assert max(map(len, wide[1:])) > 60 >= max(map(len, narrow[1:]))
    rows = [line.split() for line in narrow[1:] if line]
    assert [row[0] for row in rows].count(rows[1][0]) > 1  # the names stand before each part
    assert sorted({one for row in rows for one in row}) == sorted(
        {one for line in wide[1:] for one in line.split()}
    )


def test_numbers_are_written_as_the_language_does() -> None:
    english, german = Figures(Words("en")), Figures(Words("de"))
    assert english.percent(0.1234) == "12.3%"
    assert english.interval([0.1, 0.25]) == "10.0–25.0%"
    assert german.percent(0.1234) == "12,3\N{NO-BREAK SPACE}%"
    assert [english.points(one) for one in (12.3, -12.3, 0.1, -0.1)] == ["+12", "−12", "0", "0"]
    assert english.decimal(1234567, 0).replace("\N{NARROW NO-BREAK SPACE}", " ") == "1 234 567"
    assert [english.short(one) for one in (123.4, 12.34, 1.234, 0.1234, 0.00012)] == [
        "123",
        "12.3",
        "1.23",
        "0.123",
        "0.0001",
    ]
