"""Every screen of the page, and how somebody gets there at a real server.

A `Scene` is something that was prepared at a server, and a page of it that can be opened. What is
to be seen there, one after the other, are its looks: the page as it comes, a dialog, a card taken
up. The tests of the screens and the pictures (`tools/screenshots.py`) go through `SCENES`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tests.browser.advising import hint_at, review_at, reviewing_at
from tests.browser.browsing import Person
from tests.browser.cable import Cable
from tests.browser.learning import go_wrong, put_back, to_the_end
from tests.browser.sitting import Company, playing, seat, sit_down
from tests.server.driving import THROWN

BROKEN = ("WebSocket connection to", "net::ERR_")
"""What a browser says of a connection that is broken on purpose."""


# Scenes


def nothing(person: Person) -> None:
    """The page as it comes."""


def escape(person: Person) -> None:
    """Put away what lies over the page."""
    overlay = person.page.locator("dialog, .picker")
    overlay.locator("button").last.press("Escape")
    overlay.wait_for(state="detached")


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


def wait_for_words(message: str) -> Callable[[Person], None]:
    """A look that is there when something is said."""

    def reach(person: Person) -> None:
        person.page.get_by_text(person.says(message)).first.wait_for()

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
    """A dialog behind some buttons: from the second on, they are in the dialog before it."""
    first, *others = map(tap, ways)
    further = (step for one in others for step in (wait_for("dialog .content > *"), one))
    return Look(name, steps(first, *further, wait_for(until)), escape)


def sheet(name: str, message: str, until: str = "dialog .content > *") -> Look:
    """What the menu of the table leads to."""
    return dialog(name, "table-menu", message, until=until)


HINT = Look(
    "hint",
    steps(tap("table-hint"), wait_for(".hinting section")),
    # Cards that it points at have its name, too.
    lambda one: one.page.locator("footer button.bulb").click(),
)

BOARD = wait_for(".layer.ready")
"""The cards, or the tiles, lie on the table."""


# At the table


def _take_up(person: Person) -> None:
    """Select a card of one's hand, or a tile."""
    person.page.locator(".hand button.slot, .rack button.tile").first.click()
    person.page.locator("button[aria-pressed=true]").first.wait_for()
    if person.page.locator(".rack").count():
        # What it is takes a moment to be found out.
        person.page.locator(".lay span:not(:empty)").wait_for()


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


def _paused(person: Person) -> str:
    company = playing(person)
    company.host.do("pause")
    return company.path


def _other_turn(person: Person) -> str:
    company = playing(person, "Ben")
    company.play_turns(0, company.sitters[1])
    company.sitters[1].do("emote", emote="think")
    return company.path


def _at_odds(person: Person) -> str:
    """Partners who draw by hand: somebody was caught, and somebody is said to have given advice."""
    company = seat(
        person,
        *("Ben", "Cleo", "Dora"),
        edition="skipbo-2011",
        youngest="A",
        seats=4,
        teams=["AC", "BD"],
        options={"conduct": "tabletop"},
    )
    company.start()
    _, ben, cleo, dora = company.sitters
    for one in company.sitters:
        while one.round is None:
            one.listen(1)
    ben.move("draw1")
    cleo.move("catch B")
    dora.move("advice C")
    return company.path


def _ending_together(person: Person) -> str:
    company = playing(person, "Ben", match=True)
    company.sitters[1].do("agree")
    return company.path


def _whole_table(person: Person) -> str:
    """A table that has everything: a clock, chat, somebody else, something that was said."""
    company = playing(person, "Ben", chat=True, clock={"turn": 600, "reserve": 60})
    company.sitters[1].do("say", text="What a hand! I hope that yours is worse.")
    company.host.do("say", text="You will see.")
    return hint_at(person, company)


def _breakers(person: Person) -> str:
    company = playing(person, game="breakers", turns=0)
    return hint_at(person, company, "sheds-many", "keeps-joker")


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


def _unfold(message: str, until: str) -> Callable[[Person], None]:
    """A look at what is folded up at first."""

    def reach(person: Person) -> None:
        person.page.locator("summary", has_text=person.says(message)).click()
        person.page.locator(until).first.wait_for()

    return reach


# Without a connection

_CABLES: dict[str, Cable] = {}
"""The cables over which some people reach the server, by the address at their end."""


def _by_cable(prepare: Callable[[Person], str]) -> Callable[[Person], str]:
    """The same for somebody whose cable to the server can be pulled out."""

    def plugged(person: Person) -> str:
        cable = person.after.enter_context(Cable(person.server))
        person.url = cable.url
        _CABLES[cable.url] = cable
        return prepare(person)

    return plugged


def _pull(person: Person) -> None:
    _CABLES[person.url].pull()


def _plug(person: Person) -> None:
    _CABLES[person.url].plug()


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


def _begin_pad(person: Person) -> None:
    """A score pad for two, with nothing written down yet."""
    for at, name in enumerate(("Ann", "Ben"), start=1):
        person.page.get_by_label(person.says("score-name", number=at)).fill(name)
    person.press("score-begin")
    person.page.locator("tfoot").wait_for()


# All of them


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
    return Scene(name, lambda person: playing(person, *others, **settings).path, (Look("", BOARD),))


SCENES: tuple[Scene, ...] = (
    Scene(
        "start",
        _at(""),
        (
            Look("", wait_for("#learning")),
            dialog("hot-seat", "page-hot-seat-who"),
            dialog("own-rules", "page-own-rules"),
            dialog("face", "page-look"),
        ),
        known=False,
    ),
    Scene("start-again", _known_guest, (Look("", wait_for("#listed-tables")),)),
    Scene("settings", _at("settings"), (Look("", wait_for("#install")),)),
    Scene("gathering-invited", _invited, (Look("", wait_for("main form")),), known=False),
    Scene("gathering-guest", _invited, (Look("", wait_for("#plays + *, #plays")),)),
    Scene(
        "gathering-host",
        _gathered,
        (
            Look("", wait_for(".gathering dl")),
            Look("chair", steps(tap("page-chair-more", seat="B"), wait_for("dialog")), escape),
            replace(dialog("phones", "page-phones"), narrow=True),
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
        _whole_table,
        (
            Look("", BOARD),
            Look("selected", _take_up),
            HINT,
            Look("refused", _lay_wrong),
            dialog("menu", "table-menu"),
            sheet("log", "table-log", until="dialog ol li"),
            sheet("people", "table-people"),
            sheet("preferences", "table-preferences"),
            sheet("keys", "table-keys"),
            sheet("device", "table-another-device", until="dialog input"),
            sheet("concede", "table-concede"),
            dialog("rules", "table-rules", until="dialog section .rule"),
            Look("emotes", steps(tap("table-emotes"), wait_for(".picker")), escape),
        ),
    ),
    Scene("table-other-turn", _other_turn, (Look("", BOARD),)),
    _table("table-teams", "Ben", "Cleo", "Dora", seats=4, teams=["AC", "BD"], match=True),
    Scene(
        "table-tabletop",
        _at_odds,
        (
            Look("", BOARD),
            Look("false-alarm", steps(tap("tabletop-catch"), wait_for("p.smile"))),
        ),
    ),
    _table("table-six", "Ben", "Cleo", seats=6),
    _table("table-eight", edition="skipbo-2011", seats=8, turns=1),
    Scene(
        "table-breakers",
        _breakers,
        (
            Look("", BOARD),
            HINT,
            Look("selected", _take_up),
            dialog("rules", "table-rules", until="dialog section .rule"),
            sheet("keys", "table-keys"),
        ),
    ),
    _table("table-breakers-three", "Ben", "Cleo", game="breakers", seats=3, turns=0),
    _table("table-breakers-four", "Ben", "Cleo", "Dora", game="breakers", seats=4, turns=0),
    Scene("table-paused", _paused, (Look("", wait_for(".curtain")),)),
    Scene("table-ending-together", _ending_together, (Look("", BOARD),)),
    Scene(
        "table-lost",
        _by_cable(lambda person: playing(person).path),
        (Look("", steps(BOARD, _pull, wait_for_words("table-lost")), _plug),),
        noise=BROKEN,
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
    Scene(
        "review",
        lambda person: review_at(person, _match_over(person, seats=4, teams=["AC", "BD"])),
        (
            Look("", wait_for(".chart svg")),
            Look("table", _unfold("review-as-table", "main td")),
            Look("how", _unfold("review-how", "details .inside p")),
        ),
    ),
    Scene(
        "review-working",
        lambda person: reviewing_at(person, _match_over(person), 0.37),
        (Look("", wait_for("progress")),),
    ),
    Scene("statistics-empty", _at("statistics"), (Look("", wait_for_words("statistics-empty")),)),
    Scene("statistics", _with_matches, (Look("", wait_for("#last")),)),
    Scene("rules", _at("rules"), (Look("", wait_for("main li")),)),
    _rules("skipbo-2003"),
    _rules("skipbo-2011", "?seats=4&teams=AC,BD&options=laying:forced"),
    _rules("breakers-2010"),
    _lesson("skipbo"),
    _lesson("breakers"),
    _lesson("tabletop"),
    Scene("problem-no-such-table", _at("t/ZZZZZZ"), (Look("", wait_for("main .sheet h1")),)),
    Scene(
        "problem-nothing-here",
        _at("nothing/is/here"),
        (Look("", wait_for("main .sheet h1")),),
        noise=("404 (Not Found)",),
    ),
    Scene(
        "problem-no-connection",
        _by_cable(_at("")),
        (
            Look(
                "",
                steps(_pull, follow_link("page-learn-skipbo"), wait_for("main .sheet h1")),
                _plug,
            ),
        ),
        noise=BROKEN,
    ),
    Scene(
        "score",
        _at("score"),
        (Look("", wait_for("main form")), Look("begun", _begin_pad)),
    ),
    Scene(
        "big-gathering",
        lambda person: f"{_invited(person)}?big",
        (Look("", wait_for(".big")),),
    ),
    Scene(
        "big",
        lambda person: f"{playing(person, 'Ben', 'Cleo', alone=True).path}?big",
        (Look("", BOARD),),
    ),
)
