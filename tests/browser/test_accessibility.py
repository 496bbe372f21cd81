"""For everybody: what is told to who cannot see, and no motion for who does not want any.

`test_screens` looks at every screen with axe, in both themes, and at the size of all that can be
tapped.
"""

from __future__ import annotations

import re

import pytest

from tests.browser.browsing import Desk
from tests.browser.playing import SkipboPlayer
from tests.browser.screens import BOARD
from tests.browser.seeing import count_flights, settle, until
from tests.browser.sitting import playing

LIVE = "[aria-live], [role=status], [role=alert], [role=log]"
LONGEST = 120
"""Characters of a sentence that can still be listened to."""
LISTEN = """(live) => {
  window.heard = [];
  const last = new Map();
  const places = new Map();
  const listen = () => document.querySelectorAll(live).forEach((one) => {
    const text = one.textContent.replace(/\\s+/g, ' ').trim();
    if (text === (last.get(one) ?? '')) return;
    last.set(one, text);
    if (!places.has(one)) places.set(one, `place ${places.size}`);
    const live = one.getAttribute('aria-live') ?? '';
    if (text) window.heard.push({ where: places.get(one), live, text });
  });
  listen();
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(listen).observe(document, all);
}"""
"""Keep all that is told: it stays for a moment only, and a busy machine would come too late."""


@pytest.mark.parametrize("game", ["skipbo", pytest.param("breakers", marks=pytest.mark.slow)])
def test_one_polite_voice_tells_what_the_others_do(desk: Desk, game: str) -> None:
    ann = desk.person()
    company = playing(ann, "Ben", game=game, turns=0)
    ben = company.sitters[1]
    ann.open(company.path)
    BOARD(ann)
    voices = ann.page.locator(LIVE)
    assert "assertive" not in [one.get_attribute("aria-live") for one in voices.all()]
    assert not ann.page.locator("[role=alert]").count()
    ann.page.evaluate(LISTEN, LIVE)
    company.play(lambda: bool(ben.moves))
    company.play(lambda: bool(company.host.moves))

    def of_ben() -> list[dict[str, str]]:
        """All that was said where something was said of Ben."""
        heard: list[dict[str, str]] = ann.page.evaluate("window.heard")
        places = {one["where"] for one in heard if "Ben" in one["text"]}
        return [one for one in heard if one["where"] in places]

    # Said in one place; on a slow machine it may take two breaths.
    your_turn = ann.says("table-your-turn")
    until(ann, lambda: ends(of_ben(), your_turn))
    assert len({one["where"] for one in of_ben()}) == 1
    assert {one["live"] for one in of_ben()} == {"polite"}
    for told in of_ben():
        assert max(map(len, re.split(r"[.!] ", told["text"]))) <= LONGEST, told


def ends(heard: list[dict[str, str]], text: str) -> bool:
    """Whether something was said of Ben, and this after it."""
    of_ben = [at for at, one in enumerate(heard) if "Ben" in one["text"]]
    return bool(of_ben) and any(one["text"].endswith(text) for one in heard[of_ben[0] :])


def test_nothing_moves_for_who_does_not_want_it(desk: Desk) -> None:
    """Cards fly, unless the device asks for less motion: then they are where they go."""
    ann = desk.person(preferences={"speed": "normal"})
    ann.open(playing(ann, turns=0).path)
    BOARD(ann)
    seconds = """() => Math.max(...[...document.querySelectorAll('.piece, .piece *')]
      .flatMap((one) => { const style = getComputedStyle(one);
        return [style.transitionDuration, style.animationDuration]; })
      .flatMap((one) => one.split(',')).map(parseFloat))"""
    assert ann.page.evaluate(seconds) > 0
    ann.page.emulate_media(reduced_motion="reduce")
    ann.page.wait_for_function(f"() => ({seconds})() === 0")
    count_flights(ann)
    player = SkipboPlayer(ann)
    player.wait()
    player.move()
    settle(ann)
    assert ann.page.evaluate("window.flights") == 0


def test_a_button_that_does_nothing_looks_like_it(desk: Desk) -> None:
    """Whatever else it would look like: the main one of a dialog, too."""
    ann = desk.person(known=False).open("")
    ann.press("page-hot-seat-who")
    main = ann.page.locator("dialog .button.main:disabled")
    looks = "(one) => { const { borderStyle, backgroundColor } = getComputedStyle(one);"
    looks += " return [borderStyle, backgroundColor]; }"
    assert main.evaluate(looks) == ["dashed", "rgba(0, 0, 0, 0)"]
    for at, name in enumerate(("Ann", "Ben")):
        ann.page.locator("dialog input[type=text], dialog input:not([type])").nth(at).fill(name)
    able = ann.page.locator("dialog .button.main:enabled")
    able.wait_for()
    assert able.evaluate(looks)[0] == "solid"
