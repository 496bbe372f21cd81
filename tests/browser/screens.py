"""Every screen of the page, and how somebody gets there at a real server.

A `Scene` is something that was prepared at a server, and a page of it that can be opened. What is to
be seen there, one after the other, are its looks: the page as it comes, a dialog, a card taken up.
The tests of the screens and the pictures (`tools/screenshots.py`) go through `SCENES`.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from websockets.sync.client import connect

from tests.browser.browsing import Person
from tests.server.driving import THROWN, pick

PATIENCE = 20.0
"""Seconds after which what is waited for will not come any more."""
SEATS = "ABCDEFGH"
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana")
OFFLINE = ("ERR_INTERNET_DISCONNECTED",)
"""What a browser writes into its console when the network is gone."""


# People without a browser


class Sitter:
    """Somebody at a table without a browser: says what one tells them to."""

    def __init__(self, person: Person, code: str, token: str) -> None:
        self.table: dict[str, Any] = {}
        self.round: dict[str, Any] | None = None
        self.turns = 0
        """How often it has been their turn."""
        self._commands = 0
        # They stay as long as the person whom the table was made for.
        self._socket = person.after.enter_context(
            connect(
                person.server.ws(code),
                compression=None,
                max_size=None,
                max_queue=None,
                proxy=None,
            )
        )
        self._send({"type": "hello", "protocol": 1, "token": token})
        self._hear(PATIENCE)
        assert self.table, "not welcome"

    def do(self, type: str, **fields: Any) -> None:  # noqa: A002
        """Send a command, and wait until it is done."""
        self._commands += 1
        command = f"sitter-{self._commands}"
        self._send({"type": type, "id": command, **fields})
        while True:
            message = self._hear(PATIENCE)
            if message is not None and command in (message.get("id"), message.get("command")):
                assert message["type"] != "refused", message
                return

    def listen(self, seconds: float = 0) -> None:
        """Hear what was said meanwhile."""
        while self._hear(seconds) is not None:
            seconds = 0

    @property
    def phase(self) -> str:
        return str(self.table["phase"])

    @property
    def moves(self) -> list[str]:
        """What they may do; nothing if it is not their turn."""
        if self.round is None or self.phase != "playing":
            return []
        return list(self.round.get("moves", ()))

    def move(self, move: str | None = None) -> None:
        """Make a move: this one, or any that helps."""
        assert self.round is not None
        self.do("move", move=move or pick(self.moves), version=self.round["version"])

    def _send(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def _hear(self, seconds: float) -> dict[str, Any] | None:
        try:
            message: dict[str, Any] = json.loads(self._socket.recv(seconds))
        except TimeoutError:
            return None
        waited = not self.moves
        self.table = message.get("table") or self.table
        self.round = message.get("round") or self.round
        self.turns += waited and bool(self.moves)
        return message


@dataclass
class Company:
    """A table, and those at it whom one can tell what to do: the person first, if they sit there."""

    code: str
    sitters: list[Sitter]

    @property
    def path(self) -> str:
        return f"t/{self.code}"

    @property
    def host(self) -> Sitter:
        return self.sitters[0]

    def start(self) -> None:
        """Everybody is ready: the cards are dealt."""
        for one in self.sitters[1:]:
            one.do("ready", contribution=THROWN)
        self.host.do("start", contribution=THROWN)

    def play(self, until: Callable[[], bool]) -> None:
        """Play on, all of them, until something is so. Bots play by themselves."""
        deadline = time.monotonic() + PATIENCE
        while True:
            for one in self.sitters:
                one.listen()
            if until():
                return
            assert time.monotonic() < deadline, "it never came so far"
            mover = next((one for one in self.sitters if one.moves), None)
            if mover is None:
                self.host.listen(0.05)
            else:
                mover.move()

    def play_turns(self, turns: int, sitter: Sitter | None = None) -> None:
        """Play until somebody, the host, has had their turn so often, and has it again."""
        mover = sitter or self.host
        self.play(lambda: mover.turns > turns and bool(mover.moves))

    def finish(self) -> None:
        """Play the round to its end."""
        self.play(lambda: self.host.phase != "playing")


def seat(
    person: Person, *others: str, alone: bool = False, **settings: Any
) -> Company:
    """A new table: the person on seat A as the host, others beside them.

    ``alone`` leaves it to the others: the person has only the link.
    """
    server = person.server
    tokens = [] if alone else [person.token]
    tokens += [server.guest(name) for name in others]
    return sit_down(person, tokens, **settings)


def sit_down(person: Person, tokens: Sequence[str], **settings: Any) -> Company:
    """A new table for some guests, who take its chairs from A on."""
    code = person.server.table(tokens[0], **{"pace": "instant", "seats": 2, **settings})
    sitters = [Sitter(person, code, token) for token in tokens]
    for letter, sitter in zip(SEATS, sitters, strict=False):
        sitter.do("sit", seat=letter)
    for sitter in sitters:
        sitter.listen()
    return Company(code, sitters)


def playing(person: Person, *others: str, turns: int = 2, **named: Any) -> Company:
    """A table at which a few turns were played, and it is seat A's turn. Bots have joined in."""
    company = seat(person, *others, **named)
    company.start()
    company.play_turns(turns)
    return company


# Scenes


def nothing(person: Person) -> None:
    """The page as it comes."""


def escape(person: Person) -> None:
    """Put away what lies over the page."""
    person.page.keyboard.press("Escape")
    person.page.locator("dialog").wait_for(state="detached")


@dataclass(frozen=True)
class Look:
    """Something to be seen in a scene: how one gets there from its page, and back."""

    name: str
    reach: Callable[[Person], object] = nothing
    leave: Callable[[Person], object] = nothing
    narrow: bool = False
    """Whether there is such a thing on phones only."""


@dataclass(frozen=True)
class Scene:
    """A page of something that was prepared at a server. ``prepare`` gives its address."""

    name: str
    prepare: Callable[[Person], str]
    looks: tuple[Look, ...] = (Look(""),)
    known: bool = True
    """Whether the person has been here before, and has a name."""
    noise: tuple[str, ...] = ()
    """What the browser says about it in its console, although all is well: parts of sentences."""

    def named(self, look: Look) -> str:
        """What a look is called among all others."""
        return f"{self.name}-{look.name}" if look.name else self.name



def wait_for(selector: str) -> Callable[[Person], None]:
    """A look that is there when something is to be seen."""

    def reach(person: Person) -> None:
        person.page.locator(selector).first.wait_for()

    return reach


def steps(*all_steps: Callable[[Person], object]) -> Callable[[Person], None]:
    """One thing after the other."""

    def reach(person: Person) -> None:
        for step in all_steps:
            step(person)

    return reach


def tap(message: str, **args: str | int) -> Callable[[Person], None]:
    """Tap a button."""

    def reach(person: Person) -> None:
        # Behind an open dialog nothing can be tapped.
        dialogs = person.page.locator("dialog")
        where = dialogs if dialogs.count() else person.page
        where.get_by_role("button", name=person.says(message, **args)).first.click()

    return reach


def follow_link(message: str) -> Callable[[Person], None]:
    """Tap a link."""

    def reach(person: Person) -> None:
        person.page.get_by_role("link", name=person.says(message)).first.click()

    return reach


def dialog(name: str, *ways: str, until: str = "dialog .content > *") -> Look:
    """A dialog behind some buttons."""
    return Look(name, steps(*map(tap, ways), wait_for(until)), escape)


def sheet(name: str, message: str, until: str = "dialog .content > *") -> Look:
    """What the menu of the table leads to."""
    return dialog(name, "table-menu", message, until=until)


BOARD = wait_for(".layer.ready")
"""The cards, or the tiles, lie on the table."""


# At the table


def _take_up(person: Person) -> None:
    """Select a card of one's hand, or a tile."""
    person.page.locator(".hand button.slot, .rack button.tile").first.click()
    person.page.locator("button[aria-pressed=true]").first.wait_for()


def _lay_wrong(person: Person) -> None:
    """Try to lay a card where it does not go."""
    buildings = person.page.locator('[data-place^="building:"]')
    for card in person.page.locator(".hand button.slot").all():
        if card.get_attribute("aria-pressed") != "true":
            card.click()
        wrong = buildings.filter(has_not=person.page.locator(".ring.target"))
        if wrong.count():
            wrong.first.click()
            person.page.locator("p.refusal").wait_for()
            return
    raise AssertionError("everything goes everywhere")


def _off(person: Person) -> None:
    person.context.set_offline(True)


def _on(person: Person) -> None:
    person.context.set_offline(False)


def _paused(person: Person) -> str:
    company = playing(person)
    company.host.do("pause")
    return company.path


def _other_turn(person: Person) -> str:
    company = playing(person, "Ben")
    company.play_turns(0, company.sitters[1])
    company.sitters[1].do("emote", emote="think")
    return company.path


def _ending_together(person: Person) -> str:
    company = playing(person, "Ben", match=True)
    company.sitters[1].do("agree")
    return company.path


def _chat(person: Person) -> str:
    company = playing(person, "Ben", chat=True)
    company.sitters[1].do("say", text="What a hand! I hope that yours is worse.")
    company.host.do("say", text="You will see.")
    return company.path


def _handed_round(person: Person) -> str:
    """Two people on one device: the other is a guest whom the browser knows."""
    other = person.server.guest("Ben")
    company = sit_down(person, [person.token, other])
    company.start()
    company.play_turns(1)
    person.keep(f"companions:{company.code}", [{"token": other, "name": "Ben"}])
    return company.path


def _round_over(person: Person) -> str:
    company = seat(person, "Ben", match=True, options={"stock": 1})
    company.start()
    company.finish()
    return company.path


def _match_over(person: Person, **named: Any) -> Company:
    company = seat(person, options={"stock": 1}, **named)
    company.start()
    company.finish()
    return company


# Before a match, and after


def _known_guest(person: Person) -> str:
    """Somebody with games that are not finished, where others have listed tables."""
    playing(person, turns=0)
    seat(person, "Ben", seats=4)
    seat(person, "Dora", alone=True, listed=True, seats=3)
    return ""


def _invited(person: Person) -> str:
    return seat(person, "Ben", "Cleo", alone=True, seats=4).path


def _gathered(person: Person, **settings: Any) -> str:
    company = seat(person, "Ben", seats=4, **settings)
    company.sitters[1].do("ready", contribution=THROWN)
    company.host.do("bot", seat="D", level="baseline")
    return company.path


def _with_matches(person: Person) -> str:
    _match_over(person)
    _match_over(person, seats=4, teams=["AC", "BD"])
    company = seat(person, game="breakers")
    company.start()
    company.finish()
    return "statistics"


# Lessons


LIT = "button:has(.ring.pointed), button.pointed"
"""What a lesson points at."""


def take_step(person: Person) -> None:
    """Do what a lesson asks for, by tapping what is lit."""
    page = person.page
    count = page.locator(".steps").inner_text()
    lit = page.locator(LIT)
    lit.first.wait_for()
    if page.locator(".rack .pointed").count():
        for tile in lit.all():
            tile.click()
        _lay_tiles(person)
    else:
        # From the first to the last: a card and its pile. To pass is one thing.
        lit.first.click()
        if lit.count():
            lit.last.click()
    page.wait_for_function(
        "(count) => document.querySelector('.steps')?.textContent.trim() !== count", arg=count
    )


def _lay_tiles(person: Person) -> None:
    """Lay the selected tiles; where there are several ways, the highest."""
    ready = person.page.locator(".lay.main, .choice .one:enabled")
    ready.first.wait_for()
    if person.page.locator(".choice").count():
        highest = person.says("breakers-set-run", length=3, height="13")
        ready = ready.filter(has_text=highest)
    ready.click()


def go_wrong(person: Person) -> None:
    """Make a move that a lesson does not ask for."""
    page = person.page
    if page.locator(".rack").count():
        page.locator(".rack button:not(.pointed)").last.click()
        _lay_tiles(person)
    else:
        page.locator(".hand button.slot:not(:has(.ring.pointed))").last.click()
        person.place("building:1").click()
    page.locator(".reply").wait_for()


def put_back(person: Person) -> None:
    """Let go of what is selected."""
    for chosen in person.page.locator("button[aria-pressed=true]").all():
        chosen.click()


def to_the_end(person: Person) -> None:
    """Follow a lesson from where it is to its end."""
    while not person.page.locator(".ways").count():
        take_step(person)


def _lesson(game: str) -> Scene:
    return Scene(
        f"learn-{game}",
        lambda person: f"learn/{game}",
        (Look("", BOARD), Look("wrong", go_wrong, put_back), Look("end", to_the_end)),
    )


def _at(path: str) -> Callable[[Person], str]:
    return lambda person: path


def _rules(edition: str, query: str = "") -> Scene:
    return Scene(
        f"rules-{edition}", _at(f"rules/{edition}{query}"), (Look("", wait_for("section .rule")),)
    )


def _table(name: str, *others: str, **settings: Any) -> Scene:
    """A table in play, as seat A sees it when it is their turn."""
    return Scene(
        name, lambda person: playing(person, *others, **settings).path, (Look("", BOARD),)
    )


SCENES: tuple[Scene, ...] = (
    Scene(
        "start",
        _at(""),
        (
            Look("", wait_for("#learning")),
            dialog("hot-seat", "page-hot-seat-who"),
            dialog("own-rules", "page-own-rules"),
        ),
        known=False,
    ),
    Scene("start-again", _known_guest, (Look("", wait_for("#listed-tables")),)),
    Scene("settings", _at("settings"), (Look("", wait_for("main .form")),)),
    Scene("gathering-invited", _invited, (Look("", wait_for("main form")),), known=False),
    Scene("gathering-guest", _invited, (Look("", wait_for("#plays + *, #plays")),)),
    Scene(
        "gathering-host",
        _gathered,
        (
            Look("", wait_for(".gathering dl")),
            Look("chair", steps(tap("page-chair-more", seat="B"), wait_for("dialog")), escape),
            replace(dialog("picture", "page-qr"), narrow=True),
            dialog("add-here", "page-add-here"),
            dialog("settings", "page-change", until="dialog fieldset"),
            dialog("menu", "table-menu"),
        ),
    ),
    Scene(
        "gathering-teams",
        lambda person: _gathered(person, teams=["AC", "BD"], match=True),
        (Look("", wait_for(".gathering dl")),),
    ),
    Scene(
        "table",
        lambda person: playing(person).path,
        (
            Look("", BOARD),
            Look("selected", _take_up),
            Look("refused", _lay_wrong),
            dialog("menu", "table-menu"),
            sheet("log", "table-log", until="dialog ol li"),
            sheet("people", "table-people"),
            sheet("preferences", "table-preferences"),
            sheet("keys", "table-keys"),
            sheet("device", "table-another-device", until="dialog img"),
            sheet("concede", "table-concede"),
            dialog("rules", "table-rules", until="dialog section .rule"),
            Look("emotes", steps(tap("table-emotes"), wait_for(".picker")), escape),
        ),
    ),
    Scene("table-other-turn", _other_turn, (Look("", BOARD),)),
    _table("table-teams", "Ben", "Cleo", "Dora", seats=4, teams=["AC", "BD"], match=True),
    _table("table-six", *NAMES[1:3], seats=6),
    _table("table-eight", edition="skipbo-2011", seats=8, turns=1),
    Scene(
        "table-breakers",
        lambda person: playing(person, game="breakers", turns=0).path,
        (
            Look("", BOARD),
            Look("selected", _take_up),
            dialog("rules", "table-rules", until="dialog section .rule"),
            sheet("keys", "table-keys"),
        ),
    ),
    _table("table-breakers-four", "Ben", "Cleo", "Dora", game="breakers", seats=4, turns=0),
    _table("table-clock", clock={"turn": 120, "reserve": 60}),
    Scene("table-paused", _paused, (Look("", wait_for(".curtain")),)),
    Scene("table-ending-together", _ending_together, (Look("", BOARD),)),
    Scene(
        "table-chat",
        _chat,
        (Look("", steps(BOARD, tap("table-menu"), tap("table-log"), wait_for("dialog form"))),),
    ),
    Scene(
        "table-lost",
        lambda person: playing(person).path,
        (Look("", steps(BOARD, _off, wait_for("li.strong")), _on),),
        noise=OFFLINE,
    ),
    Scene(
        "table-watching",
        lambda person: playing(person, "Ben", "Cleo", alone=True).path,
        (Look("", BOARD),),
    ),
    Scene("table-handed-round", _handed_round, (Look("", wait_for(".curtain")),)),
    Scene("round-over", _round_over, (Look("", wait_for("#ending-title")),)),
    Scene(
        "match-over",
        lambda person: _match_over(person).path,
        (
            Look("", wait_for("#ending-title")),
            Look("checked", steps(tap("ending-more"), tap("ending-check"), wait_for(".verdict"))),
        ),
    ),
    Scene(
        "replay",
        lambda person: f"{_match_over(person).path}/replay/1?step=4",
        (Look("", BOARD), Look("more", steps(tap("replay-more"), wait_for("input[readonly]")))),
    ),
    Scene("statistics-empty", _at("statistics")),
    Scene("statistics", _with_matches),
    Scene("rules", _at("rules"), (Look("", wait_for("main li")),)),
    _rules("skipbo-2003"),
    _rules("skipbo-2011", "?seats=4&teams=AC,BD&options=laying:forced"),
    _rules("breakers-2010"),
    _lesson("skipbo"),
    _lesson("breakers"),
    Scene("problem-no-such-table", _at("t/ZZZZZZ"), (Look("", wait_for("main .panel")),)),
    Scene(
        "problem-nothing-here",
        _at("nothing/is/here"),
        (Look("", wait_for("main .panel")),),
        noise=("404 (Not Found)",),
    ),
    Scene(
        "problem-no-connection",
        _at(""),
        (
            Look(
                "",
                steps(_off, follow_link("page-learn-skipbo"), wait_for("main.sheet .panel")),
                _on,
            ),
        ),
        noise=OFFLINE,
    ),
)
