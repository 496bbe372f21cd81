"""People with browsers: what every test of the page needs."""

from __future__ import annotations

import contextlib
import json
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    WebSocket,
    expect,
)

from stockpile.words import Words
from tests.processes import PATIENCE_S
from tests.server.running import Running

PHONE = (360, 740)
DESKTOP = (1280, 800)
QUICK = {"speed": "off", "sound": False, "vibration": False}
"""What a test prefers: nothing flies, nothing sounds."""
AXE_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

expect.set_options(timeout=PATIENCE_S * 1000)


@dataclass
class Person:
    """Somebody with a browser of their own, open at the server."""

    name: str
    context: BrowserContext
    page: Page
    server: Running
    language: str
    url: str
    """Where the page is: at the server itself, or at the near end of a cable to it."""
    touch: bool
    token: str = ""
    """What makes them the guest that they are; empty if they are none yet."""
    problems: list[str] = field(default_factory=list)
    forgiven: list[str] = field(default_factory=list)
    """Parts of problems that a test brings about on purpose."""
    told: list[dict[str, Any]] = field(default_factory=list)
    """All that the server has told this browser over its connections to tables."""
    said: list[dict[str, Any]] = field(default_factory=list)
    """All that it has said there."""
    after: ExitStack = field(default_factory=ExitStack)
    """What is to be put away when they are gone."""

    def open(self, path: str = "") -> Self:
        """Go to a page of the server, and wait until it is there."""
        self.page.goto(f"{self.url}/{path}")
        self.page.locator("main, [role=main]").first.wait_for()
        return self

    def reload(self) -> None:
        """Load the page again, once all that was open is closed."""
        # A closed dialog leaves the history a moment later, which would stop the page from loading.
        self.page.wait_for_function("() => history.state?.open !== true")
        self.page.reload()

    def says(self, message: str, **args: str | int) -> str:
        """What the page says in this person's language: no line ends inside “Skip-Bo”."""
        said = Words(self.language)(message, **args).replace("Skip-Bo", "Skip-\N{WORD JOINER}Bo")
        return " ".join(said.split())

    def button(self, message: str, **args: str | int) -> Any:
        """The button with this message."""
        return self.page.get_by_role("button", name=self.says(message, **args)).first

    def tap(self, what: Any) -> None:
        """Tap on something with a finger, or click on it where there is only a mouse."""
        if self.touch:
            what.tap()
        else:
            what.click()

    def press(self, message: str, **args: str | int) -> None:
        """Tap on the button with this message."""
        self.tap(self.button(message, **args))

    def place(self, name: str) -> Any:
        """A pile, a hand, a rack on the table: ``building:1``, ``A.stock``."""
        return self.page.locator(f'[data-place="{name}"]')

    def keep(self, name: str, value: Any) -> None:
        """Let the browser have kept something for the page, from the next loading on."""
        key = json.dumps(f"stockpile:/:{name}")
        self.context.add_init_script(
            f"localStorage.setItem({key}, {json.dumps(json.dumps(value))});"
        )

    def axe(self, *rules: str) -> list[str]:
        """What keeps people with disabilities out, by the rules of WCAG 2.2 AA, or by some.

        Looks at an open dialog alone, which is all that can be used, else at the whole page.
        """
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            "async (runOnly) => "
            "(await axe.run(document.querySelector('dialog[open]') ?? document, "
            "{ runOnly, resultTypes: ['violations'] })).violations",
            {"type": "rule", "values": rules} if rules else {"type": "tag", "values": AXE_RULES},
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
        && style.textOverflow !== 'ellipsis' && style.clipPath === 'none';
    });
  const outside = [...document.querySelectorAll('button, a, input, select, h1, h2, p')]
    .filter((one) => one.checkVisibility() && !one.closest('.hidden-text, .layer'))
    .filter((one) => { const box = one.getBoundingClientRect();
      return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1); });
  return [...wide, ...[...cut, ...outside].map((one) => one.outerHTML.slice(0, 160))];
}"""


_LASTING = """const usual = setTimeout;
  setTimeout = (f, ms, ...given) => usual(f, ms >= 5_000 ? 1e8 : ms, ...given);"""


_STEADY = """{
  const usual = crypto.getRandomValues.bind(crypto);
  let drawn = 0;
  Crypto.prototype.getRandomValues = (into) =>
    into.byteLength === 16 ? into.fill(++drawn) : usual(into);
}"""
"""What somebody contributes to a shuffle is the same in every run: the names of commands, which
have fewer bytes, must never be."""


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
        url: str | None = None,
        offline: bool = False,
        lasting: bool = False,
    ) -> Person:
        """Somebody with a browser; ``known`` has been here before and has a name.

        ``offline`` lets the browser keep the page for later. ``lasting`` leaves notices on the page
        that would vanish after a while, however long a test takes to read them. ``url`` is for
        people who reach the server by another way than directly.
        """
        server = server or self.server
        touch = size[0] < 600
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB"}.get(language, language),
            color_scheme="dark" if scheme == "dark" else "light",
            has_touch=touch,
            reduced_motion="no-preference",
            # A worker fetches the whole page once more: only for tests that are about it.
            service_workers="allow" if offline else "block",
        )
        kept = {"preferences": QUICK | (preferences or {})}
        token = server.guest(name) if known else ""
        if known:
            kept["guest"] = {"token": token, "name": name}
        # Once: a page that is loaded again must find what it has kept itself.
        context.add_init_script(
            "if (!sessionStorage.getItem('begun')) { sessionStorage.setItem('begun', '1');"
            f"for (const [name, value] of Object.entries({json.dumps(kept)}))"
            " localStorage.setItem(`stockpile:${new URL('.', location.href).pathname"
            ".replace(/\\/(t|learn|rules)\\/.*$/, '/')}:${name}`, JSON.stringify(value)); }"
        )
        context.add_init_script(_STEADY)
        if lasting:
            context.add_init_script(_LASTING)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_S * 1000)
        person = Person(name, context, page, server, language, url or server.url, touch, token)
        page.on("console", lambda message: _listen(person, message))
        page.on("pageerror", lambda error: person.problems.append(f"exception: {error}"))
        page.on("request", lambda request: _watch(person, request))
        page.on("websocket", lambda socket: _overhear(person, socket))
        self._people.append(person)
        return person

    def photograph(self) -> list[str]:
        """Take a picture of what everybody sees, into a folder for pictures; where they are."""
        folder = Path(tempfile.mkdtemp(prefix="stockpile-pictures-"))
        pictures = []
        for at, one in enumerate(self._people):
            # A browser that hangs must not hide why the test has failed.
            with contextlib.suppress(Error):
                picture = folder / f"{at + 1}-{one.name}.png"
                one.page.screenshot(path=picture, timeout=5_000)
                pictures.append(str(picture))
        return pictures

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
            person.after.close()
        if error is None:
            problems = [
                f"{one.name}: {problem}"
                for one in self._people
                for problem in one.problems
                if not any(part in problem for part in one.forgiven)
            ]
            assert not problems, problems


def _listen(person: Person, message: ConsoleMessage) -> None:
    if message.type == "error":
        person.problems.append(f"console: {message.text} {message.location}")


def _watch(person: Person, request: Request) -> None:
    address = urlsplit(request.url)
    own = urlsplit(person.url).netloc
    if address.scheme not in {"data", "blob"} and address.netloc != own:
        person.problems.append(f"a request to another host: {request.url}")


def _overhear(person: Person, socket: WebSocket) -> None:
    socket.on("framereceived", lambda frame: person.told.append(json.loads(frame)))
    socket.on("framesent", lambda frame: person.said.append(json.loads(frame)))
