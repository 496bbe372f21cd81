"""What the page shows, held against what the server has told it."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from typing import Any

from tests.browser.browsing import Person
from tests.processes import PATIENCE_S

Json = dict[str, Any]


def until(person: Person, true: Callable[[], bool], seconds: float = PATIENCE_S) -> None:
    """Wait for something that only the test knows: what the server has told, for instance."""
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it never came"
        # Time in which the browser can say what it was told.
        person.page.wait_for_timeout(10)


def is_over(person: Person) -> bool:
    """Whether the result of the round is shown."""
    return bool(person.page.locator("#ending-title").count())


def round_of(person: Person, seat: str | None = None) -> Json | None:
    """The round as the server has told it last, to whoever sits there; null: to anybody."""
    for message in reversed(person.told):
        told: Json | None = message.get("round")
        if told is not None and (seat is None or told["view"]["viewer"] == seat):
            return told
    return None


def view_of(person: Person, seat: str | None = None) -> Json:
    """What somebody may see, as the server has told it last; at first it may take a moment."""
    until(person, lambda: round_of(person, seat) is not None)
    told = round_of(person, seat)
    assert told is not None
    view: Json = told["view"]
    return view


def bot_name(person: Person, seat: str = "B") -> str:
    """What the bot at a seat is called, where no person has its name."""
    until(person, lambda: any("table" in one for one in person.told))
    table = next(one["table"] for one in reversed(person.told) if "table" in one)
    level = next(one["bot"] for one in table["chairs"] if one["seat"] == seat)
    return person.says(f"bot-names-{level}").split(", ")[ord(seat) - ord("A")]


def winners_of(person: Person) -> list[str]:
    """The seats that have won the round, as the server has told."""
    until(person, lambda: view_of(person)["outcome"] is not None)
    winners: list[str] = view_of(person)["outcome"]["winners"]
    return winners


@contextlib.contextmanager
def answered(person: Person) -> Iterator[None]:
    """Do something that changes the round, and wait until this browser was told so."""
    before = round_of(person)
    yield
    until(person, lambda: round_of(person) != before)


def labels(person: Person) -> Json:
    """What is said of every place on the table, without what is lit or selected."""
    found: Json = person.page.evaluate(
        """(marks) => Object.fromEntries(
          [...document.querySelectorAll('[data-place][aria-label], [data-place] [aria-label]')]
            .map((one) => [`${one.closest('[data-place]').dataset.place} ${one.dataset.slot ?? ''}`,
              marks.reduce((text, mark) => text.replace(mark, ''),
                one.getAttribute('aria-label')).trim()]))""",
        [
            person.says("skipbo-can-be-laid"),
            person.says("skipbo-lit-lay"),
            person.says("skipbo-lit-discard"),
        ],
    )
    return found


def log_of(person: Person) -> list[str]:
    """What the page says has happened, in its log."""
    person.tap(person.page.locator("footer button").first)
    dialog = person.page.locator("dialog")
    dialog.wait_for()
    lines: list[str] = dialog.locator("ol li .told").all_text_contents()
    person.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    return lines


_LYING = """() => {
  const middle = (one) => { const box = one.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 }; };
  const face = (one) => {
    const up = one.querySelector('.side > *');
    const text = up.querySelector('text')?.textContent ?? '';
    if (up.matches('.back')) return 'back';
    return up.matches('.joker') ? `*${text}` : text;
  };
  const pieces = [...document.querySelectorAll('.layer .piece')]
    .map((one) => ({ ...middle(one), z: Number(one.style.zIndex), face: face(one) }))
    .sort((a, b) => a.z - b.z);
  const inside = (one) => { const box = one.getBoundingClientRect();
    return pieces.filter((piece) => box.left <= piece.x && piece.x <= box.right
      && box.top <= piece.y && piece.y <= box.bottom); };
  const lying = {};
  const placed = new Set();
  for (const one of document.querySelectorAll('[data-place]')) {
    const slots = [...one.querySelectorAll('[data-slot]')];
    const found = slots.length === 0 ? inside(one)
      : slots.sort((a, b) => (a.dataset.slot || 0) - (b.dataset.slot || 0)).flatMap(inside);
    for (const piece of found) placed.add(piece);
    lying[one.dataset.place] = found.map((piece) => piece.face);
    // A card of the own hand that flies away has its button until it has arrived.
    const buttons = one.querySelectorAll('button[data-slot]');
    if (found.length < buttons.length) lying[one.dataset.place].push('leaving');
  }
  return { lying, elsewhere: pieces.filter((one) => !placed.has(one)).map((one) => one.face) };
}"""


def lying(person: Person) -> dict[str, list[str]]:
    """The faces that lie at each place, from the bottom to the top; what is elsewhere is at ''.

    ``back`` is the back of a card or tile.
    """
    found = person.page.evaluate(_LYING)
    return {**found["lying"], "": found["elsewhere"]}


def expected(view: Json) -> dict[str, str | list[str] | None]:
    """What has to lie on top of each place by a View, and in one's own hand card by card."""

    def top(cards: list[str]) -> str | None:
        return cards[-1] if cards else None

    def backs(hidden: Json) -> str | None:
        return "back" if hidden["hidden"] else None

    if "hands" in view:
        hands = dict(zip("ABCDEFGH", view["hands"], strict=False))
        return {f"{view['viewer']}.hand": hands.get(view["viewer"], [])}
    shown: dict[str, str | list[str] | None] = {
        "draw": backs(view["draw"]),
        "aside": top(view["aside"]),
        **{f"building:{at + 1}": top(pile) for at, pile in enumerate(view["building"])},
    }
    for seat, one in zip("ABCDEFGH", view["seats"], strict=False):
        shown[f"{seat}.stock"] = one["stock_top"]
        shown |= {f"{seat}.d{at + 1}": top(pile) for at, pile in enumerate(one["discards"])}
        hand = one["hand"]
        shown[f"{seat}.hand"] = hand if isinstance(hand, list) else backs(hand)
    return shown


def misplaced(person: Person, seat: str | None = None) -> list[str]:
    """What does not lie where the View that was told last says, to a seat or to anybody."""
    there = lying(person)
    wrong = [f"lost: {face}" for face in there.pop("") if face != "back"]
    for place, wanted in expected(view_of(person, seat)).items():
        found = there.get(place, [])
        shown = found if isinstance(wanted, list) else (found[-1] if found else None)
        if shown != wanted:
            wrong.append(f"{place}: {shown}, not {wanted}")
    return wrong


def settle(person: Person, seat: str | None = None, seconds: float = PATIENCE_S) -> None:
    """Wait until everything lies where the View that was told last says: all was shown."""
    deadline = time.monotonic() + seconds
    while (wrong := misplaced(person, seat)) and time.monotonic() < deadline:
        person.page.wait_for_timeout(20)
    assert wrong == []


def count_flights(person: Person) -> None:
    """Count the cards and tiles that fly from now on, in `window.flights`."""
    person.page.evaluate(
        """() => { window.flights = 0; const animate = Element.prototype.animate;
          Element.prototype.animate = function (...given) {
            if (this.matches('.layer .piece')) window.flights += 1;
            return animate.apply(this, given); }; }"""
    )
