"""Languages: the browser's own at first, another one at once when it is chosen.

`test_screens` sees every screen in the language of a browser.
"""

from __future__ import annotations

import re

import pytest

from stockpile.games import GAMES, choices_of
from tests.browser.browsing import QUICK, Desk, Person
from tests.browser.looking import LANGUAGES, english_left, find_english, texts
from tests.browser.screens import BOARD, tap
from tests.browser.sitting import playing

OTHERS = LANGUAGES[1:]
OWN_NAMES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "it": "Italiano",
    "nl": "Nederlands",
}


def test_every_language_can_be_chosen() -> None:
    assert set(LANGUAGES) == set(OWN_NAMES)


def test_a_browser_with_another_language_gets_english(desk: Desk) -> None:
    person = desk.person(language="pl")
    person.open()
    assert person.page.evaluate("document.documentElement.lang") == "en"


def test_another_language_counts_at_once_on_the_settings_and_stays(desk: Desk) -> None:
    person = desk.person().open("settings")
    _switch_through(person)
    _choose(person, "nl")
    person.open()
    assert person.page.evaluate("document.documentElement.lang") == "nl"


@pytest.mark.parametrize("game", ["skipbo", pytest.param("breakers", marks=pytest.mark.slow)])
def test_another_language_counts_at_once_at_the_table(desk: Desk, game: str) -> None:
    """All that is on the screen, the log and what is around the board included."""
    person = desk.person()
    person.open(playing(person, game=game, turns=1).path)
    BOARD(person)
    tap("table-menu")(person)
    tap("table-preferences")(person)
    _switch_through(person)


CALLED = """() => {
  const called = document.querySelector('.draw .called');
  const count = called?.parentElement.querySelector('.count');
  if (!called) return ['is not there'];
  const text = called.firstChild;
  // Where a soft hyphen or a space lets a line end.
  const broken = [...text.data.matchAll(/[^\\s\\u00ad]+/g)].filter((part) => {
    const lines = [...part[0]].map((_, at) => {
      const range = document.createRange();
      range.setStart(text, part.index + at);
      range.setEnd(text, part.index + at + 1);
      // The hyphen before it may come first.
      return [...range.getClientRects()].at(-1).top;
    });
    return new Set(lines).size > 1;
  });
  const wide = called.scrollWidth > called.clientWidth ? ['is too wide'] : [];
  const under = called.getBoundingClientRect().bottom > count.getBoundingClientRect().top
    ? ['is under the number'] : [];
  return [...broken.map((part) => `${part[0]} is broken`), ...wide, ...under];
}"""
"""What is wrong with the name of the draw pile."""


PRINT = """async (size) => {
  document.documentElement.dataset.print = size;
  // The board fits itself anew.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}"""


@pytest.mark.slow
def test_the_draw_pile_has_room_for_its_name(desk: Desk) -> None:
    person = desk.person(size=(390, 844))
    person.open(playing(person, seats=5, turns=1).path)
    found = {}
    for language in LANGUAGES:
        person.keep("preferences", {**QUICK, "language": language})
        person.reload()
        BOARD(person)
        person.page.locator(f"html[lang={language}]").wait_for()
        for size in ("usual", "large"):
            person.page.evaluate(PRINT, size)
            found[language, size] = person.page.evaluate(CALLED)
    assert not any(found.values()), found


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "path",
    [
        "rules/skipbo-2003?options=conduct:tabletop,laying:stock-first,caught:start-only",
        "rules/skipbo-2011?options=stalemate:fewest-stock,laying:free",
        "rules/breakers-2010?options=passing:free,lone-joker:as-15,answer:equal-or-higher",
    ],
)
def test_no_option_is_called_by_the_name_that_programs_use(desk: Desk, path: str) -> None:
    person = desk.person(language="de").open(path)
    person.page.locator("section .rule").first.wait_for()
    shown = person.page.locator("main").inner_text()
    assert person.says("rules-house") in shown
    for choice in (one for game in GAMES for one in choices_of(game)):
        for name in (choice.name, *choice.choices):
            assert re.search(rf"(?<![\w-]){name}(?![\w-])", shown) is None, name


def _switch_through(person: Person) -> None:
    """Choose one language after the other: nothing stays behind, and nothing is loaded anew."""
    person.page.evaluate("window.sameAsBefore = true")
    # What the languages are chosen in is fetched when it is wanted.
    person.page.get_by_role("radio", name=OWN_NAMES[LANGUAGES[0]]).wait_for()
    before = set(texts(person))
    for language in (*OTHERS, LANGUAGES[0]):
        _choose(person, language)
        assert not english_left(person) or language == LANGUAGES[0]
        assert person.page.evaluate("window.sameAsBefore")
    assert set(texts(person)) == before


def _choose(person: Person, language: str) -> None:
    person.page.get_by_role("radio", name=OWN_NAMES[language]).check(force=True)
    person.page.wait_for_function(
        "(language) => document.documentElement.lang === language", arg=language
    )
    person.language = language


# That what is left in English is found


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Once more", "learn-again"),
        ("Which rules?", "learn-rules-choose"),
        ("Rules: Skip-Bo (2003)", "learn-rules-title"),
        ("Noch einmal: Which rules? Ja", "learn-rules-choose"),
    ],
)
def test_english_is_found(text: str, message: str) -> None:
    assert find_english(text, "de") == message


@pytest.mark.parametrize("text", ["Noch einmal", "Skip-Bo (2003)", "3", "Ann", "Welche Regeln?"])
def test_german_is_no_english(text: str) -> None:
    assert find_english(text, "de") is None
