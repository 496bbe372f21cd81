"""Playing by what the page offers.

Nobody here knows the rules: whoever plays takes what the page says can be laid, and puts it where
the page lights up. What is read is what a screen reader is told, and the marks on buttons.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol

from playwright.sync_api import Locator

from tests.browser.browsing import Person
from tests.browser.seeing import settle
from tests.processes import PATIENCE_S

Json = dict[str, Any]
Standing = Literal["mine", "over"]
MOST_TURNS = 400
"""A round that takes longer will not end any more."""


class Done(NamedTuple):
    """What somebody has done: ``lay``, ``choose`` (what is laid), ``discard`` or ``pass``."""

    kind: str
    place: str = ""
    """Where the card came from: ``A.stock``, ``A.hand``."""


class Player(Protocol):
    """Somebody who can play one of the games, in some way of doing it."""

    person: Person
    done: list[Done]

    def wait(self) -> Standing:
        """Wait until it is this person's turn, or the round is over."""

    def move(self) -> Done:
        """Do one thing that the page offers, and wait until it is done."""

    def again(self) -> None:
        """Begin another match, as the host, when one is over."""


def play_on(*players: Player, until: Callable[[], bool] = lambda: False) -> int:
    """Play until the round is over, or until something else is true. Says how many moves it took.

    Several players share a table: whoever has the turn moves.
    """
    for moves in range(MOST_TURNS):
        if until():
            return moves
        mover = whose_turn(players)
        if mover is None:
            return moves
        mover.move()
    raise AssertionError(f"the round goes on after {MOST_TURNS} moves")


def do_once(player: Player, *kinds: str) -> None:
    """Play until somebody has done each of these things, and all of it has been shown."""
    done = player.done
    for _ in range(8):
        play_on(player, until=lambda: {one.kind for one in done} >= set(kinds))
        if {one.kind for one in done} >= set(kinds):
            settle(player.person)
            return
        player.again()
        player.person.page.locator("#ending-title").wait_for(state="detached")
    raise AssertionError(f"they never had to {' and '.join(kinds)}")


def play_until_done(player: Player, *kinds: str, between: Callable[[], None] | None = None) -> None:
    """Play rounds, mostly a single one, until somebody has done all these things in one of them.

    A bot may have won before anybody else had a turn. ``between`` is done between moves.
    """
    for _ in range(8):
        begun = len(player.done)
        while player.wait() == "mine":
            if between is not None:
                between()
            player.move()
        if {one.kind for one in player.done[begun:]} >= set(kinds):
            return
        player.again()
        player.person.page.locator("#ending-title").wait_for(state="detached")
    raise AssertionError(f"they never had to {' and '.join(kinds)}")


def whose_turn(players: Sequence[Player]) -> Player | None:
    """Who of these has the turn; None if the round is over."""
    if len(players) == 1:
        return players[0] if players[0].wait() == "mine" else None
    late = time.monotonic() + PATIENCE_S
    while time.monotonic() < late:
        for one in players:
            standing = one.person.page.evaluate(STANDING, your_turn(one.person))
            if standing == "mine":
                return one if one.wait() == "mine" else None
            if standing == "over":
                return None
        # Bots are on their way.
        players[0].person.page.wait_for_timeout(20)
    raise AssertionError("nobody has the turn")


def your_turn(person: Person) -> str:
    """What stands over the board when it is one's turn."""
    return person.says("table-your-turn")


STANDING = """(your) => document.querySelector('#ending-title') ? 'over'
  : [...document.querySelectorAll('header button')].some((one) => one.textContent.includes(your))
    ? 'mine' : null"""


def middle(what: Locator) -> tuple[float, float]:
    """The middle of something, for a mouse."""
    box = what.bounding_box()
    assert box is not None, f"{what} is not on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# ----------------------------------------------------------------------------------------- Skip-Bo

_SKIPBO = """({your, can, lay, discard, pass}) => {
  const where = (one) => one.dataset.slot === undefined ? `[data-place="${one.dataset.place}"]`
    : `[data-place="${one.parentElement.dataset.place}"] [data-slot="${one.dataset.slot}"]`;
  const buttons = [...document.querySelectorAll('button[data-place], [data-place] button')];
  const saying = (words) => buttons
    .filter((one) => (one.getAttribute('aria-label') ?? '').includes(words)).map(where);
  const hand = buttons.filter((one) => one.dataset.slot !== undefined);
  return {
    sources: saying(can), lay: saying(lay), discard: saying(discard), hand: hand.map(where),
    selected: buttons.filter((one) => one.getAttribute('aria-pressed') === 'true').map(where),
    pass: [...document.querySelectorAll('main button')]
      .some((one) => one.textContent.trim() === pass),
    mine: [...document.querySelectorAll('header button')]
      .some((one) => one.textContent.includes(your)),
    over: document.querySelector('#ending-title') !== null,
    told: document.querySelector('footer')?.textContent ?? '',
  };
}"""


@dataclass
class SkipboPlayer:
    """Plays Skip-Bo: `take` and `put` are what hands do, and may be done in other ways."""

    person: Person
    first: Sequence[str] = (".stock",)
    """What is taken first where there is a choice: parts of the names of places."""
    done: list[Done] = field(default_factory=list)

    def look(self) -> Json:
        """What the page shows and offers now."""
        found: Json = self.person.page.evaluate(_SKIPBO, self._words)
        return found

    def wait(self) -> Standing:
        return "over" if self.sees("it.over || (it.mine && free)")["over"] else "mine"

    def move(self) -> Done:
        before = self.look()
        sources = sorted(before["sources"], key=self._liking)
        if sources:
            self.lay(sources[0])
            self.done.append(Done("lay", _place(sources[0])))
        elif before["pass"]:
            self.give_up()
            self.sees(f"it.over || it.told !== {before['told']!r}")
            self.done.append(Done("pass"))
        else:
            # Cards that are put round all piles bury each other the least.
            self.discard(before["hand"][-1], len(self.done))
            self.done.append(Done("discard", _place(before["hand"][-1])))
        return self.done[-1]

    def turn(self) -> None:
        """Play a whole turn."""
        while self.wait() == "mine" and self.move().kind == "lay":
            pass

    def lay(self, source: str) -> None:
        """Lay a card of which the page says that it can be laid."""
        self.take(source)
        self.put(self.sees("it.lay.length > 0")["lay"][0])
        self.settled()

    def discard(self, card: str, pile: int) -> None:
        """End the turn: put a card where the page says that it can be discarded."""
        self.take(card)
        targets = self.sees("it.discard.length > 0")["discard"]
        self.put(targets[pile % len(targets)])
        self.settled()

    def settled(self) -> None:
        """Wait until the move is done: what was selected has gone."""
        self.sees("it.selected.length === 0")

    def take(self, source: str) -> None:
        self.person.tap(self._at(source))

    def put(self, target: str) -> None:
        self.person.tap(self._at(target))

    def give_up(self) -> None:
        self.person.press("table-pass")

    def again(self) -> None:
        play_again(self.person)

    def _at(self, selector: str) -> Locator:
        return self.person.page.locator(selector)

    def _liking(self, source: str) -> int:
        liked = [*self.first, ".stock", ".d", ".hand"]
        return next(at for at, part in enumerate(liked) if part in source)

    def sees(self, condition: str, seconds: float = PATIENCE_S) -> Json:
        """Wait until the page shows something: ``it`` is what `look` gives."""
        free = "!it.selected.length && (it.hand.length || it.pass)"
        found = self.person.page.wait_for_function(
            f"(words) => {{ const it = ({_SKIPBO})(words); const free = {free};"
            f" return ({condition}) ? it : null; }}",
            arg=self._words,
            timeout=seconds * 1_000,
        )
        shown: Json = found.json_value()
        return shown

    @property
    def _words(self) -> Json:
        says = self.person.says
        return {
            "your": your_turn(self.person),
            "can": says("skipbo-can-be-laid"),
            "lay": says("skipbo-lit-lay"),
            "discard": says("skipbo-lit-discard"),
            "pass": says("table-pass"),
        }


def _place(selector: str) -> str:
    return selector.split('"')[1]


# ---------------------------------------------------------------------------------------- Breakers

_BREAKERS = """({your, can, lay, pass}) => {
  const shown = (one) => one.checkVisibility();
  const tiles = [...document.querySelectorAll('[data-place] button[data-key]')].map((one) => ({
    at: `[data-place] [data-key="${one.dataset.key}"]`,
    useful: one.getAttribute('aria-label').endsWith(can),
    selected: one.getAttribute('aria-pressed') === 'true',
  }));
  const buttons = [...document.querySelectorAll('main button')].filter(shown);
  const saying = (word) => buttons.find((one) => one.textContent.trim().startsWith(word)
    && one.parentElement.closest('[data-place], li') === null);
  const laying = saying(lay);
  return {
    tiles,
    // Highlighted, so that one sees that it can be done now.
    lay: laying?.classList.contains('main') ?? false,
    known: (laying?.querySelector('span')?.textContent ?? '') !== '',
    pass: ['can', 'main'].some((one) => saying(pass)?.classList.contains(one)),
    choice: buttons.filter((one) => one.closest('.choice li') && !one.disabled).length,
    mine: [...document.querySelectorAll('header button')]
      .some((one) => one.textContent.includes(your)),
    over: document.querySelector('#ending-title') !== null,
    told: document.querySelector('footer')?.textContent ?? '',
  };
}"""


@dataclass
class BreakersPlayer:
    """Plays Breakers: takes tiles that the page marks, as many as it marks, and lays them."""

    person: Person
    done: list[Done] = field(default_factory=list)

    def look(self) -> Json:
        """What the page shows and offers now."""
        found: Json = self.person.page.evaluate(_BREAKERS, self._words)
        return found

    def wait(self) -> Standing:
        free = "it.mine && it.tiles.length && it.tiles.every((one) => !one.selected)"
        return "over" if self.sees(f"it.over || ({free})")["over"] else "mine"

    def move(self) -> Done:
        before = self.look()
        useful = [one["at"] for one in before["tiles"] if one["useful"]]
        if before["pass"] and not useful:
            self.give_up()
            self.done.append(Done("pass"))
        else:
            self.select(useful[0] if useful else before["tiles"][0]["at"])
            self.done.append(Done(self.lay()))
        self.sees(f"it.over || it.told !== {before['told']!r}")
        return self.done[-1]

    def select(self, tile: str) -> None:
        """Select a tile, and others with it until it is a set that can be laid."""
        self.take(tile)
        wanted = 1
        while True:
            shown = self.sees(f"it.tiles.filter((one) => one.selected).length === {wanted}")
            free = [one for one in shown["tiles"] if not one["selected"]]
            more = [one for one in free if one["useful"]]
            if not more:
                shown = self.sees("it.known")
                if shown["lay"] or shown["choice"]:
                    return
                # Where all that are left will do, none is marked.
                more = free
            self.take(more[0]["at"])
            wanted += 1

    def lay(self) -> str:
        """Lay what is selected."""
        if self.look()["choice"]:
            self.choose()
            return "choose"
        self.put()
        return "lay"

    def choose(self) -> None:
        """Where there are several ways to lay the same tiles, one has to be chosen."""
        self.person.tap(self.person.page.locator(".choice li button:enabled").first)

    def take(self, tile: str) -> None:
        self.person.tap(self.person.page.locator(tile))

    def put(self) -> None:
        self.person.tap(self.button("breakers-lay"))

    def give_up(self) -> None:
        self.person.tap(self.button("table-pass"))

    def again(self) -> None:
        play_again(self.person)

    def button(self, message: str) -> Locator:
        """A button under the rack."""
        word = re.escape(self.person.says(message))
        actions = self.person.page.locator(".actions button")
        return actions.filter(has_text=re.compile(rf"^\s*{word}"))

    def sees(self, condition: str, seconds: float = PATIENCE_S) -> Json:
        found = self.person.page.wait_for_function(
            f"(words) => {{ const it = ({_BREAKERS})(words); return ({condition}) ? it : null; }}",
            arg=self._words,
            timeout=seconds * 1_000,
        )
        shown: Json = found.json_value()
        return shown

    @property
    def _words(self) -> Json:
        says = self.person.says
        return {
            "your": your_turn(self.person),
            "can": says("breakers-tile-useful", tile="§").removeprefix("§"),
            "lay": says("breakers-lay"),
            "pass": says("table-pass"),
        }


# ----------------------------------------------------------------------------- Coming to a table


def sit_and_start(person: Person, **settings: Any) -> str:
    """Open a table for somebody, who sits down at it and starts; gives its code."""
    code = open_table(person, **settings)
    person.open(f"t/{code}")
    person.press("page-sit-down")
    person.press("page-start")
    person.page.locator("[data-place]").first.wait_for()
    return code


def open_table(person: Person, **settings: Any) -> str:
    """Open a table for somebody, with bots that do not make anybody wait; gives its code."""
    assert person.token, "somebody without a name has to open a table on the page"
    return person.server.table(person.token, **{"pace": "instant", **settings})


def seat_together(people: Sequence[Person], **settings: Any) -> str:
    """Open a table for the first of some people, let all sit down, and start; gives its code."""
    code = open_table(people[0], **settings)
    for one in people:
        one.open(f"t/{code}")
        one.press("page-sit-down")
        # Whoever comes next is offered a chair that is free.
        one.button("page-sit-down").wait_for(state="detached")
    for one in people[1:]:
        one.press("page-ready", count=1)
    for one in people[1:]:
        one.button("page-not-ready", count=1).wait_for()
    people[0].press("page-start")
    for one in people:
        one.page.locator("[data-place]").first.wait_for()
    return code


def ready_line(person: Person, name: str) -> Locator:
    """What stands beside somebody's name while the next match is prepared."""
    return person.page.locator("section li").filter(has_text=name)


def play_again(person: Person) -> None:
    """Begin another match at the same table, against bots alone: it starts at once."""
    person.press("ending-rematch")
    person.page.locator("#ending-title").wait_for(state="detached")


def choose(person: Person, form: Locator, title: str, label: str) -> None:
    """Choose one of several chips of a form."""
    group = form.get_by_role("group", name=person.says(title))
    person.tap(group.get_by_role("radio", name=label))
