"""People with browsers: what every test of the page needs."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

from stockpile.words import Words
from tests.server.running import Running

PHONE = (360, 740)
DESKTOP = (1280, 800)
QUICK = {"speed": "off", "sound": False, "vibration": False}
"""What a test prefers: nothing flies, nothing sounds."""
AXE_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@dataclass
class Person:
    """Somebody with a browser of their own, open at the server."""

    name: str
    context: BrowserContext
    page: Page
    server: Running
    language: str
    problems: list[str] = field(default_factory=list)

    def open(self, path: str = "") -> Self:
        """Go to a page of the server, and wait until it is there."""
        self.page.goto(f"{self.server.url}/{path}")
        self.page.locator("main, [role=main]").first.wait_for()
        return self

    def says(self, message: str, **args: str | int) -> str:
        """What the page says in this person's language."""
        return " ".join(Words(self.language)(message, **args).split())

    def button(self, message: str, **args: str | int) -> Any:
        """The button with this message."""
        return self.page.get_by_role("button", name=self.says(message, **args)).first

    def place(self, name: str) -> Any:
        """A pile, a hand, a rack on the table: ``building:1``, ``A.stock``."""
        return self.page.locator(f'[data-place="{name}"]')

    def axe(self) -> list[str]:
        """What keeps people with disabilities out, by the rules of WCAG 2.2 AA."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            "async (rules) => (await axe.run(document, {runOnly: rules})).violations", AXE_RULES
        )
        return [
            f"{one['id']} ({one['impact']}): {one['help']}: {node['target']} {node['html'][:160]}"
            for one in found
            for node in one["nodes"]
        ]

    def overflows(self) -> list[str]:
        """What is wider than the screen, or cut off within its box."""
        found: list[str] = self.page.evaluate(_OVERFLOWING)
        return found


_OVERFLOWING = """() => {
  const wide = document.documentElement.scrollWidth > innerWidth
    ? [`the page is ${document.documentElement.scrollWidth} px wide`] : [];
  const texts = 'button, a, h1, h2, h3, p, label, span, li, td, th, summary, legend';
  const cut = [...document.querySelectorAll(texts)]
    .filter((one) => one.checkVisibility() && !one.closest('.hidden-text, [aria-hidden=true]'))
    .filter((one) => {
      const style = getComputedStyle(one);
      return one.scrollWidth > one.clientWidth + 1 && style.overflowX !== 'visible'
        && style.overflowX !== 'auto' && style.overflowX !== 'scroll' && style.display !== 'inline'
        && style.textOverflow !== 'ellipsis';
    });
  const outside = [...document.querySelectorAll('button, a, input, select, h1, h2, p')]
    .filter((one) => one.checkVisibility() && !one.closest('.hidden-text, .layer'))
    .filter((one) => { const box = one.getBoundingClientRect();
      return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1); });
  return [...wide, ...[...cut, ...outside].map((one) => one.outerHTML.slice(0, 160))];
}"""


class Desk:
    """Opens browsers for people, and looks after them: at the end none may have had a problem.

    A problem is an error in the console, an exception, or a request to any other host.
    """

    def __init__(self, browser: Browser, server: Running) -> None:
        self.server = server
        self._browser = browser
        self._people: list[Person] = []

    def person(
        self,
        name: str = "Ann",
        size: tuple[int, int] = PHONE,
        *,
        language: str = "en",
        scheme: str = "light",
        known: bool = True,
        preferences: dict[str, Any] | None = None,
        server: Running | None = None,
    ) -> Person:
        """Somebody with a browser; ``known`` has been here before and has a name."""
        server = server or self.server
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB"}.get(language, language),
            color_scheme="dark" if scheme == "dark" else "light",
            has_touch=size[0] < 600,
            reduced_motion="no-preference",
        )
        kept = {"preferences": QUICK | (preferences or {})}
        if known:
            kept["guest"] = {"token": server.guest(name), "name": name}
        # Once: a page that is loaded again must find what it has kept itself.
        context.add_init_script(
            "if (!sessionStorage.getItem('begun')) { sessionStorage.setItem('begun', '1');"
            f"for (const [name, value] of Object.entries({json.dumps(kept)}))"
            " localStorage.setItem(`stockpile:${new URL('.', location.href).pathname"
            ".replace(/\\/(t|learn|rules)\\/.*$/, '/')}:${name}`, JSON.stringify(value)); }"
        )
        page = context.new_page()
        page.set_default_timeout(15_000)
        person = Person(name, context, page, server, language)
        page.on("console", lambda message: _listen(person, message))
        page.on("pageerror", lambda error: person.problems.append(f"exception: {error}"))
        page.on("request", lambda request: _watch(person, request))
        self._people.append(person)
        return person

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for person in self._people:
            person.context.close()
        if error is None:
            problems = [
                f"{one.name}: {problem}" for one in self._people for problem in one.problems
            ]
            assert not problems, problems


def _listen(person: Person, message: ConsoleMessage) -> None:
    if message.type == "error":
        person.problems.append(f"console: {message.text} {message.location}")


def _watch(person: Person, request: Request) -> None:
    address = urlsplit(request.url)
    own = urlsplit(person.server.url).netloc
    if address.scheme not in {"data", "blob"} and address.netloc != own:
        person.problems.append(f"a request to another host: {request.url}")
