"""Every screen, in every language: one visit, and all that can be wrong with what is to be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import cycle

import pytest

from stockpile.words import FALLBACK
from tests.browser.browsing import DESKTOP, PHONE, Desk, Person
from tests.browser.looking import LANGUAGES, beyond, english_left, out_of_hand, too_small
from tests.browser.screens import SCENES, Scene

SMALL_PHONE = (360, 640)
# Other languages need more room than English, and English that is left over shows in them only.
LANGUAGE = dict(zip(SCENES, cycle(LANGUAGES[1:])))
"""The language that a scene is looked at in: over all scenes, each as often."""

VARIANTS = {
    *("gathering-teams", "gathering-guest", "learn-tabletop", "learn-breakers", "round-over"),
    *("rules-skipbo-2003", "rules-breakers-2010", "problem-nothing-here", "problem-no-such-table"),
    *("start-again", "statistics-empty", "review-working", "table-handed-round"),
    *("table-teams", "table-six", "table-eight", "table-ending-together"),
    *("table-breakers-three", "table-breakers-four", "table-other-turn", "table-watching"),
    *("score", "big-gathering", "big"),
}
"""Scenes that show the screen of another with a little more or less on it, or that `test_evening`
looks at."""

BOTH_THEMES = {"start", "gathering-host", "table", "table-breakers", "review", "settings"}
"""Scenes on which all colours come together; `make slow` sees the others in the dark, too."""

scenes = pytest.mark.parametrize("scene", SCENES, ids=lambda one: one.name)


@pytest.mark.parametrize(
    "scene",
    [
        pytest.param(one, id=one.name, marks=pytest.mark.slow if one.name in VARIANTS else ())
        for one in SCENES
    ],
)
def test_a_screen(desk: Desk, scene: Scene) -> None:
    """Nobody is kept out, nothing is too small, too wide, or in another language."""
    checks = (in_any_language, for_everybody)
    first = (*checks, otherwise) if scene.name in BOTH_THEMES else checks
    look_at(desk, scene, LANGUAGE[scene], first, checks)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@scenes
def test_a_screen_in_every_language(desk: Desk, scene: Scene, language: str) -> None:
    look_at(desk, scene, language, (in_any_language,), (in_any_language,))


@pytest.mark.slow
@scenes
def test_a_screen_in_the_dark_and_on_a_desktop(desk: Desk, scene: Scene) -> None:
    """With all that opens on it, too."""
    look_at(desk, scene, LANGUAGE[scene], (otherwise,), (otherwise,))


Check = Callable[[Person], Iterator[str]]


def look_at(
    desk: Desk, scene: Scene, language: str, first: Sequence[Check], then: Sequence[Check]
) -> None:
    """Check the screen as it is first, ``then`` with what opens on it."""
    person = desk.person(known=scene.known, language=language)
    person.forgiven += scene.noise
    person.open(scene.prepare(person))
    flaws: list[str] = []
    for at, look in enumerate(scene.looks):
        checks = then if at else first
        look.reach(person)
        flaws += [f"{scene.named(look)}: {wrong}" for check in checks for wrong in check(person)]
        look.leave(person)
    assert not flaws, f"in {language}:\n" + "\n".join(flaws)


def in_any_language(person: Person) -> Iterator[str]:
    """Everything is said in the language that was chosen, and there is room for it."""
    if person.page.evaluate("document.documentElement.lang") != person.language:
        yield "the page says that it is in another language"
    if person.language != FALLBACK:
        yield from (f"in English: {one}" for one in english_left(person))
    yield from (f"too wide: {one}" for one in person.overflows())


def for_everybody(person: Person) -> Iterator[str]:
    """On every phone, for fingers and for screen readers."""
    page = person.page
    yield from (f"axe: {one}" for one in person.axe())
    yield from (f"too small: {one}" for one in too_small(person))
    yield from (f"too high: {one}" for one in beyond(person))
    headings = page.locator("h1").count()
    if headings != 1:
        yield f"{headings} main headings"
    _resize(person, SMALL_PHONE)
    yield from (f"too wide for a small phone: {one}" for one in person.overflows())
    yield from (f"out of sight on a small phone: {one}" for one in out_of_hand(person))
    page.evaluate("document.documentElement.dataset.print = 'large'")
    yield from (f"too wide in large print: {one}" for one in person.overflows())
    page.evaluate("document.documentElement.dataset.print = 'usual'")
    _resize(person, PHONE)


def otherwise(person: Person) -> Iterator[str]:
    """In the dark, and on a desktop."""
    person.page.emulate_media(color_scheme="dark")
    yield from (f"axe in the dark: {one}" for one in person.axe("color-contrast"))
    person.page.emulate_media(color_scheme="light")
    _resize(person, DESKTOP)
    yield from (f"too wide for a desktop: {one}" for one in person.overflows())
    yield from (f"too high for a desktop: {one}" for one in beyond(person))
    _resize(person, PHONE)


def _resize(person: Person, size: tuple[int, int]) -> None:
    """Give the page another size, and the time to fill it anew."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.evaluate(
        """async () => { for (let frame = 0; frame < 3; frame += 1)
          await new Promise(requestAnimationFrame); }"""
    )
