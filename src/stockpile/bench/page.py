"""The page on a slow phone: how soon your first card is there, and how smoothly cards move.

A server runs in a separate process, and a Chromium plays on its page as a phone would: with a
processor four times slower, and a line as slow as what browsers call slow 4G.

- *page/start*: from the address to a button that can be tapped, with nothing loaded before.
- *page/first-card*: from the tap on it to your first card.
- *page/motion*: frames per second that the browser draws while cards move, against three bots.
- *page/script*: frames per second in which scripts could run meanwhile: how busy the page is.
"""

from __future__ import annotations

import json
import shutil
import statistics
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from stockpile.bench.driver import MeasuredServer
from stockpile.bench.patience import PATIENCE_S, failed
from stockpile.bench.rules import Result, Told
from stockpile.core.refusal import Refusal, Refused

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PHONE = {"width": 390, "height": 844}
SLOWER = 4
"""How many times slower the processor is."""
SLOW_4G = {
    "offline": False,
    "latency": 562.5,
    "downloadThroughput": 180_000,
    "uploadThroughput": 84_375,
}
"""As in Chromium's developer tools: milliseconds, bytes per second."""
PROGRAMS = (
    *("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
    "google-chrome-stable",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
# As root, in a container, and without a graphics card; nothing else on the line.
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run")

WATCHING = """() => {
  const watch = { tapped: 0, card: 0, flights: [], frames: [] };
  window.watch = watch;
  const look = () => {
    const place = document.querySelector('[data-place="A.stock"]')?.getBoundingClientRect();
    const lies = [...document.querySelectorAll('.layer .piece')].some((piece) => {
      const box = piece.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return place && x > place.left && x < place.right && y > place.top && y < place.bottom;
    });
    if (lies) watch.card = performance.now();
    else requestAnimationFrame(look);
  };
  addEventListener('pointerdown', (event) => {
    if (watch.tapped || !event.target.closest('.play')) return;
    watch.tapped = performance.now();
    look();
  }, { capture: true });
  // From when to when any piece was on its way, and the frames in which scripts could run then.
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const flight = animate.apply(this, given);
    if (this.matches('.layer .piece'))
      flight.ready.then(() => {
        const begin = flight.startTime;
        const { endTime } = flight.effect.getComputedTiming();
        if (begin !== null) watch.flights.push([begin, begin + endTime]);
      }, () => undefined);
    return flight;
  };
  const count = (now) => {
    watch.frames.push(now);
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}"""

DISCARDING = """() => {
  document.querySelector('[data-place="A.hand"] button')?.click();
  document.querySelector('button[data-place="A.d1"]')?.click();
  return watch.flights;
}"""
LOOKS_S = 0.25
"""How often a card is discarded, if it is our turn, in seconds."""
REPEATS = 3
DRAWN = ("disabled-by-default-devtools.timeline.frame", "DrawFrame")
MARKED = ("blink.user_timing",)
"""Categories of Chromium's traces, and the event for a frame that was drawn."""


def measure(seconds: float, told: Told) -> Iterator[Result]:
    """Medians of fresh browsers, in each of which cards move for some seconds.

    Raises Refused if Playwright or a Chromium is missing.
    """
    starts, cards, drawn, scripted = [], [], [], []
    with _chromium() as browser:
        server = MeasuredServer(None)
        try:
            for repeat in range(REPEATS):
                told("page", repeat, REPEATS)
                one = _play(browser, server.base, seconds)
                starts.append(one[0])
                cards.append(one[1])
                drawn.append(one[2])
                scripted.append(one[3])
        finally:
            server.stop()
    yield Result("page/start", "ms", statistics.median(starts), 1)
    yield Result("page/first-card", "ms", statistics.median(cards), 1)
    yield Result("page/motion", "frames/s", statistics.median(drawn), 1)
    yield Result("page/script", "frames/s", statistics.median(scripted), 1)


def find_browser() -> str:
    """The Chromium that is installed. Raises Refused if Playwright or it is missing."""
    if find_spec("playwright") is None:
        raise Refused(Refusal("needs-playwright"))
    found = next(filter(None, map(shutil.which, PROGRAMS)), None) or own_browser()
    if found is None:
        raise Refused(Refusal("needs-chromium"))
    return found


def own_browser() -> str | None:
    """The one that Playwright has installed for itself."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


@contextmanager
def _chromium() -> Iterator[Browser]:
    program = find_browser()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


def _play(browser: Browser, base: str, seconds: float) -> tuple[float, float, float, float]:
    """Come to the page for the first time, start a game, and play on while cards move."""
    from playwright.sync_api import Error

    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)  # type: ignore[arg-type]
    try:
        context.set_default_timeout(PATIENCE_S * 1000)
        context.add_init_script(f"({WATCHING})()")
        quick = '{"game":"skipbo","bots":3}'
        context.add_init_script(f"localStorage.setItem('stockpile:/:quick', '{quick}')")
        page = context.new_page()
        devtools = context.new_cdp_session(page)
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", SLOW_4G)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(base)
        page.locator(".play:enabled").wait_for()
        start = float(page.evaluate("performance.now()"))
        page.locator(".play").tap()
        page.wait_for_function("() => watch.card > 0")
        card = float(page.evaluate("watch.card - watch.tapped"))
        # Frames are the processor's work: the line is fast, so that there is much to see.
        devtools.send(
            "Network.emulateNetworkConditions",
            {**SLOW_4G, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1},
        )
        return start, card, *_frames(browser, page, seconds)
    except Error as wrong:
        raise failed(str(wrong).splitlines()[0]) from None
    finally:
        context.close()


def _frames(browser: Browser, page: Page, seconds: float) -> tuple[float, float]:
    """Frames per second while cards move: drawn, and with scripts.

    Whenever it is our turn, a card is discarded.
    """
    browser.start_tracing(page=page, categories=[DRAWN[0], MARKED[0]])
    # The trace has a clock of its own.
    page.evaluate("watch.flights = []; watch.frames = []; performance.mark('bench')")
    moving: list[Span] = []
    for _ in range(int(PATIENCE_S / LOOKS_S)):
        moving = union(page.evaluate(f"({DISCARDING})()"))
        if length(moving) >= seconds * 1000:
            break
        page.wait_for_timeout(LOOKS_S * 1000)
    else:
        raise failed("no card moves")
    scripted = page.evaluate("watch.frames")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    mark = next(one for one in events if one["name"] == "bench")
    begun = mark["ts"] / 1000 - mark["args"]["data"]["startTime"]
    drawn = [one["ts"] / 1000 - begun for one in events if one["name"] == DRAWN[1]]
    return rate(drawn, moving), rate(scripted, moving)


Span = tuple[float, float]
"""From when to when, in milliseconds."""


def union(spans: Sequence[Span]) -> list[Span]:
    """What is in any of them, without overlaps."""
    found: list[Span] = []
    for begin, end in sorted(map(tuple, spans)):
        if found and begin <= found[-1][1]:
            found[-1] = found[-1][0], max(end, found[-1][1])
        else:
            found.append((begin, end))
    return found


def length(spans: Iterable[Span]) -> float:
    return sum(end - begin for begin, end in spans)


def rate(moments: Iterable[float], spans: Sequence[Span]) -> float:
    """How many of them per second fall into these spans, which do not overlap."""
    inside = sum(any(begin <= one < end for begin, end in spans) for one in moments)
    return inside / length(spans) * 1000
