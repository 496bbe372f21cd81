"""An evening at one table: match after match, and what is around them."""

from __future__ import annotations

import html
import re
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from stockpile.words import Words
from tests.browser.browsing import DESKTOP, Desk, Person
from tests.browser.cable import Cable
from tests.browser.conftest import FREE
from tests.browser.learning import to_the_end
from tests.browser.playing import SkipboPlayer, ready_line
from tests.browser.sitting import Company, Sitter, playing, sit_down
from tests.browser.test_connection import BROKEN
from tests.server.running import Running
from tests.server.test_phones import NETWORK

GRACE_S = 5
"""The shortest that a table waits for somebody who is away."""
NUDGE_PATIENCE_MS = 20_000
NUDGE_AGAIN_MS = 60_000
"""When a bell comes up, and when it comes again, as web/src/table/evening/nudge.ts has it."""

HOLD_MS = 3_000
"""How long the page holds a discard back."""


def seat_people(*people: Person, **settings: object) -> Company:
    """A table for people with browsers, who all look at it."""
    company = sit_down(people[0], [one.token for one in people], seats=len(people), **settings)
    for one in people:
        one.open(company.path)
    return company


@pytest.mark.slow
def test_four_play_again_and_one_of_them_is_away(desk: Desk) -> None:
    """The result stays for everybody until the next match; one tap of the host starts it."""
    ann, ben, cleo = desk.person(size=DESKTOP), desk.person("Ben"), desk.person("Cleo")
    tokens = [ann.token, ben.token, cleo.token, ann.server.guest("Dan")]
    company = sit_down(ann, tokens, seats=4, grace=GRACE_S, options={"stock": 1})
    company.start()
    for one in (ann, ben, cleo):
        one.open(company.path)
    company.finish()
    for one in (ann, ben, cleo):
        one.page.locator("#ending-title").wait_for()
    company.sitters[3].leave()

    # A guest wants to play again: nobody else is moved by that.
    ben.page.wait_for_load_state("networkidle")  # nothing comes in above the button any more
    ben.press("ending-rematch")
    for one in (ann, cleo):
        expect(ready_line(one, "Ben")).to_contain_text(one.says("evening-plays-again"))
        expect(one.page.locator("#ending-title")).to_be_visible()
        expect(one.button("ending-rematch")).to_be_visible()
    expect(ben.page.locator("#ending-title")).to_be_visible()
    assert ben.axe() == []
    # Who opens the page again is not moved either, and has what they had chosen.
    ben.reload()
    expect(ben.page.locator("#ending-title")).to_be_visible()
    expect(ready_line(ben, "Ben")).to_contain_text(ben.says("evening-plays-again"))

    # The host can be ready before the others are, and starts when nobody is waited for.
    ann.press("ending-rematch")
    expect(ready_line(ann, "Ann")).to_contain_text(ann.says("evening-plays-again"))
    expect(ready_line(ann, "Dan")).to_contain_text(ann.says("evening-bot-plays"))
    expect(ann.button("evening-start")).not_to_be_visible()
    # Whoever wants to see the chairs goes there alone.
    cleo.press("evening-chairs")
    tonight = cleo.page.get_by_role("region", name=cleo.says("evening-tonight", count=1))
    expect(tonight).to_contain_text("Dan")
    expect(tonight.get_by_role("link", name=cleo.says("evening-last-review"))).to_be_visible()
    assert cleo.axe() == []
    expect(ann.page.locator("#ending-title")).to_be_visible()
    cleo.press("page-ready", count=1)
    ann.press("evening-start")
    for one in (ann, ben, cleo):
        one.page.locator("#ending-title").wait_for(state="detached")
        one.place("draw").wait_for()

    # After the second match everybody sees how it stands tonight.
    company.sitters.pop()
    company.play(lambda: company.host.phase == "over" and company.host.match == 2)
    for one in (ann, ben, cleo):
        tonight = one.page.get_by_role("region", name=one.says("evening-tonight", count=2))
        expect(tonight).to_contain_text("Cleo")
        # No button lies over it, on a phone either.
        last = tonight.get_by_role("row").last
        expect(last).to_be_in_viewport(ratio=1)
        assert last.evaluate(_IS_ON_TOP)
    assert ann.axe() == []

    # And who has won without a break. The server's answer names Ben: who wins is luck.
    def won_by_ben(route: Route) -> None:
        told = route.fetch().json()
        for match in told["matches"]:
            seats = {place.get("name"): place["seat"] for place in match["places"]}
            match["winners"] = [seats["Ben"]]
        route.fulfill(json=told)

    ann.page.route("**/matches", won_by_ben)
    ann.reload()
    line = ann.page.get_by_role("row").filter(has_text=ann.says("evening-streak", count=2))
    expect(line).to_contain_text("Ben")


_IS_ON_TOP = """(one) => { const box = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(box.x + box.width / 2, box.bottom - 4)); }"""


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("first", "then"),
    [("skipbo-2003", "breakers-2010"), ("breakers-2010", "skipbo-2003")],
)
def test_the_next_match_is_of_the_other_game(desk: Desk, first: str, then: str) -> None:
    """Whoever still looks at the result of the last one comes to the new table all the same."""
    ben = desk.person("Ben")
    few = {"options": {"stock": 1}} if first == "skipbo-2003" else {}
    company = sit_down(ben, [ben.server.guest("Ann"), ben.token], edition=first, **few)
    ben.open(company.path)
    company.start()
    company.finish()
    ben.page.locator("#ending-title").wait_for()
    company.host.do("rematch")
    company.host.do("change-settings", settings={"edition": then, "seats": 2})
    company.start()
    ben.place("draw" if then == "skipbo-2003" else "trick").wait_for()
    expect(ben.page.locator("#ending-title")).not_to_be_attached()


def test_what_the_others_did_since_ones_turn(desk: Desk) -> None:
    """Small cards by player when the turn comes back; a tap puts them away, the log keeps them."""
    ann = desk.person()
    company = playing(ann, seats=4, turns=1)
    ann.open(company.path)
    recap = ann.page.get_by_role("region", name=ann.says("evening-since"))
    expect(recap.get_by_role("listitem")).to_have_count(3)
    discards = [one for one in ann.told[0]["missed"] for one in one["happened"]]
    for at, seat in enumerate("BCD"):
        line = recap.get_by_role("listitem").nth(at)
        last = [one for one in discards if one["type"] == "CardDiscarded" and one["seat"] == seat]
        expect(line).to_contain_text(ann.says("skipbo-card", card=last[-1]["card"]))
    assert ann.axe() == []
    ann.tap(ann.place("draw"))
    expect(recap).not_to_be_visible()
    ann.page.locator("footer button").first.click()
    expect(ann.page.get_by_role("dialog").locator("li b").last).to_have_text("Ann")
    assert ann.axe() == []


def test_a_score_pad_for_the_real_cards_without_a_connection(desk: Desk) -> None:
    """Once it is open nothing else is needed, and what was written down is there again."""
    ann = desk.person().open()
    ann.page.get_by_role("link", name=ann.says("page-score")).click()
    for at, name in enumerate(("Ann", "Ben & Cleo"), start=1):
        ann.page.get_by_label(ann.says("score-name", number=at)).fill(name)
    assert ann.axe() == []
    ann.context.set_offline(True)
    ann.press("score-begin")
    expect(ann.page.get_by_role("status").first).to_have_text(
        ann.says("score-next-deals", round=1, name="Ann", other="Ben & Cleo")
    )
    # S20: 25, and 5 for each of seven cards.
    write_down(ann, "Ben & Cleo", left={"Ann": 7})
    total = ann.page.locator("tfoot td")
    expect(total).to_have_text(["0", "60"])
    write_down(ann, "Ann", points=480)
    expect(total).to_have_text(["480", "60"])
    ann.press("score-undo")
    expect(total).to_have_text(["0", "60"])
    write_down(ann, "Ann", points=500)
    expect(ann.page.get_by_role("status").first).to_have_text(
        ann.says("score-winner", name="Ann", points=500)
    )
    assert ann.axe() == []
    assert ann.overflows() == []
    # To a messenger, where the device has one; else it stands there to be copied.
    ann.page.evaluate("() => { navigator.share = async ({ text }) => { window.shared = text; }; }")
    ann.press("score-share")
    shared = ann.page.evaluate("window.shared")
    assert shared.splitlines()[1:] == ["Ann: 500", "Ben & Cleo: 60"]
    ann.page.evaluate("() => { navigator.share = async () => { throw new Error('no'); }; }")
    ann.press("score-share")
    copied = ann.page.get_by_role("textbox", name=ann.says("score-share"))
    expect(copied).to_have_value(shared.replace("\n", "; "))
    assert sheets_of(ann) == 1
    ann.context.set_offline(False)
    ann.open("score")
    expect(total).to_have_text(["500", "60"])
    ann.press("score-new")
    expect(ann.page.get_by_role("button", name="Ben & Cleo 60")).to_be_visible()


def write_down(
    person: Person, winner: str, *, left: dict[str, int] | None = None, points: int = 0
) -> None:
    """Write a round down: by what the others have left, or its points."""
    form = person.page.locator("form")
    person.tap(form.get_by_role("radio", name=winner))
    for name, count in (left or {}).items():
        form.get_by_role("spinbutton", name=name).fill(str(count))
    if points:
        form.get_by_role("spinbutton", name=person.says("score-typed")).fill(str(points))
    person.press("score-write")


def test_the_rules_fit_on_one_sheet_of_paper(desk: Desk) -> None:
    # German needs the most room.
    ann = desk.person(language="de", scheme="dark")
    for edition in ("skipbo-2003", "skipbo-2011", "breakers-2010"):
        ann.open(f"rules/{edition}")
        ann.page.locator(".rule").first.wait_for()
        assert (edition, sheets_of(ann)) == (edition, 1)
    # Paper is white, whatever the screen is.
    ann.page.emulate_media(media="print")
    ground, ink = ann.page.evaluate(
        "() => { const { backgroundColor, color } = getComputedStyle(document.body); "
        "return [backgroundColor, color].map((one) => one.match(/\\d+/g).map(Number)); }"
    )
    assert ground == [255, 255, 255]
    assert max(ink) < 100


def sheets_of(person: Person) -> int:
    """How many sheets of paper a page takes."""
    # A4 is a little narrower, and higher.
    return len(re.findall(rb"/Type\s*/Page\b", person.page.pdf(format="Letter")))


def test_the_page_opens_without_a_connection(desk: Desk) -> None:
    """Start page, rules, lessons and score pad come from what the browser has kept."""
    ann = desk.person(offline=True).open()
    ann.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ann.context.set_offline(True)
    ann.forgiven += ["ERR_INTERNET_DISCONNECTED", "Failed to fetch"]
    expect(ann.page.get_by_text(ann.says("page-offline"))).to_be_visible()
    ann.open("score")
    expect(ann.button("score-begin")).to_be_visible()
    ann.open("rules/skipbo-2011")
    expect(ann.page.locator(".rule").first).to_be_visible()
    ann.open("settings")
    expect(ann.page.get_by_role("heading", name=ann.says("evening-install"))).to_be_visible()
    # A lesson that nobody has taken here before, jokers and all.
    ann.open("learn/breakers")
    to_the_end(ann)
    ann.press("learn-again")
    expect(ann.page.locator(".steps")).to_contain_text("1")
    ann.open()
    expect(ann.page.get_by_role("link", name=ann.says("page-score"))).to_be_visible()


def test_who_is_cut_off_is_told_what_waits(desk: Desk, server: Running) -> None:
    """A move that was made without a connection is kept, and done when it is back."""
    with Cable(server) as cable:
        ann = desk.person(url=cable.url)
        ann.forgiven += BROKEN
        company = playing(ann, "Ben")
        ann.open(company.path)
        player = SkipboPlayer(ann)
        assert player.wait() == "mine"
        cable.pull()
        notice = ann.page.locator("p.strong").filter(has_text=ann.says("table-lost"))
        expect(notice).to_contain_text(ann.says("table-lost-nothing"))
        player.take(player.look()["hand"][-1])
        player.put(player.sees("it.discard.length > 0")["discard"][-1])
        expect(notice).to_contain_text(ann.says("table-lost-queued"))
        cable.plug()
        expect(notice).not_to_be_visible()
        expect(ann.page.locator("header")).to_contain_text(ann.says("table-turn-of", name="Ben"))


def test_a_big_table_shows_no_hand_and_a_phone_shows_its_own(desk: Desk) -> None:
    """A screen for all, opened from the menu's link in a browser that plays as well."""
    ann = desk.person()
    company = sit_down(ann, [ann.token, ann.server.guest("Ben")], seats=2, options={"stock": 1})
    ann.open(company.path)
    ann.press("table-menu")
    ann.press("table-big")
    dialog = ann.page.get_by_role("dialog")
    link = dialog.get_by_label(ann.says("page-link")).input_value()
    assert link.endswith(f"/{company.path}?big")
    assert ann.axe() == []
    ann.page.keyboard.press("Escape")

    screen = desk.person("Ann", size=(1920, 1080))
    screen.open(f"{company.path}?big")
    expect(screen.page.get_by_text(company.code, exact=True)).to_be_visible()
    assert screen.axe() == []
    company.start()
    screen.place("draw").wait_for()
    ann.page.locator("[data-slot]").first.wait_for()
    # Nothing that it was ever told has a card of anybody's hand.
    for message in screen.told:
        view = (message.get("round") or {}).get("view")
        if view:
            assert all("hidden" in one["hand"] for one in view["seats"]), view
    assert screen.axe() == []
    assert screen.overflows() == []
    company.finish()
    expect(screen.page.locator("#ending-title")).to_be_visible()


def test_our_usual_table_is_set_up_again_in_one_tap(desk: Desk) -> None:
    ann, ben = desk.person(), desk.person("Ben")
    company = seat_people(ann, ben, options={"stock": 7})
    company.start()
    ann.place("draw").wait_for()
    ann.open()
    usual = ann.page.get_by_role("region", name=ann.says("page-usual", count=1))
    expect(usual).to_contain_text("Ann and Ben")
    assert ann.axe() == []
    ann.press("page-usual-open")
    expect(ann.page.locator("main.gathering")).to_contain_text(ann.says("page-cards", count=7))
    # Nobody's phone can reach a server that is for this machine alone.
    expect(ann.page.locator("img.qr")).to_have_count(0)
    ann.press("page-phones")
    expect(ann.page.get_by_role("dialog")).to_contain_text("stockpile serve --lan")
    assert ann.axe() == []


@pytest.mark.skipif(not NETWORK, reason="this machine is in no network")
def test_the_host_lets_phones_in_with_one_tap(chromium: Browser) -> None:
    with Running(*FREE, "--let-phones-in") as server, Desk(chromium, server) as desk:
        ann = desk.person()
        code = server.table(ann.token)
        ann.open(f"t/{code}")
        # Somebody else on this machine is not offered what only the host can do.
        cleo = desk.person("Cleo")
        cleo.open(f"t/{code}")
        expect(cleo.page.get_by_text(cleo.says("page-link-here"))).to_be_visible()
        assert cleo.button("page-phones").count() == 0
        dialog = ann.page.get_by_role("dialog")
        # A server that was started again in the middle of a match is opened from the menu.
        ann.press("table-menu")
        expect(dialog.get_by_role("button", name=ann.says("page-phones"))).to_be_visible()
        ann.press("table-big")
        expect(dialog.get_by_role("button", name=ann.says("page-phones"))).to_be_visible()
        ann.press("page-close")
        # Whoever opened the table can do it when somebody else has become the host.
        Sitter(ann, code, ann.token).do("make-host", person=2)
        expect(cleo.button("page-phones")).to_be_visible()
        ann.press("page-phones")
        expect(dialog.locator("img.qr")).to_be_visible()
        expect(dialog).to_contain_text(ann.says("evening-phones-in"))
        assert ann.axe() == []
        # A phone in the network comes in, and Ann has not been away.
        base = f"http://{NETWORK[0]}:{server.port}"
        expect(dialog).to_contain_text(f"{base}/t/{code}")
        ben = desk.person("Ben", url=base)
        # Over plain http, from another machine, the browser heeds less of what the server asks for.
        ben.forgiven.append("Cross-Origin-Opener-Policy")
        ben.open(f"t/{code}")
        expect(ann.page.locator("main.gathering")).to_contain_text("Ben")
        # Their browser installs nothing over plain http, and the page says why.
        ben.open("settings")
        expect(ben.page.get_by_text(ben.says("evening-install-insecure"))).to_be_visible()


def test_a_discard_can_be_held_back_for_a_moment(desk: Desk) -> None:
    """By choice: it is not sent, and can be taken back; then it goes by itself, or at once."""
    ann = desk.person(preferences={"hold": True})
    # The moment lasts for as long as the test needs.
    ann.context.add_init_script(
        "const usual = setTimeout; "
        f"setTimeout = (f, ms, ...given) => usual(f, ms === {HOLD_MS} ? 1e6 : ms, ...given);"
    )
    company = playing(ann, "Ben")
    ann.open(company.path)
    player = SkipboPlayer(ann)
    assert player.wait() == "mine"

    player.take(player.look()["hand"][-1])
    player.put(player.sees("it.discard.length > 0")["discard"][-1])
    ann.button("table-hold-done").wait_for()
    # It is seen, and said, where the card will lie.
    held = ann.page.locator(".discard:has(.held) button")
    expect(held).to_have_attribute("data-place", "A.d4")
    told = ann.says("advice-discard", card="§", pile=4).partition("§")[2]
    expect(ann.page.locator("p[aria-live]")).to_contain_text(told)
    assert not [one for one in ann.said if one["type"] == "move"]
    assert ann.axe() == []
    ann.press("table-undo")
    expect(ann.button("table-hold-done")).not_to_be_visible()
    # The card is still chosen: it may go onto another pile.
    player.put(player.sees("it.discard.length > 0")["discard"][0])
    ann.press("table-hold-done")
    expect(ann.page.locator("header")).to_contain_text(ann.says("table-turn-of", name="Ben"))
    assert [one["move"][-3:-1] for one in ann.said if one["type"] == "move"] == [">d"]


def test_whoever_is_waited_for_is_nudged_after_a_while(desk: Desk) -> None:
    """A bell comes up for whoever waits, before a match and in a round; the sleeper is told."""
    ann, ben = desk.person(), desk.person("Ben", DESKTOP)
    for one in (ann, ben):
        one.page.clock.install()
    company = seat_people(ann, ben)
    expect(ann.page.get_by_role("status").first).to_contain_text("Ben")
    expect(bell_for(ann, ben)).to_have_count(0)
    nudge(ann, ben, after_ms=NUDGE_PATIENCE_MS)
    company.start()
    for one in (ann, ben):
        one.place("draw").wait_for()
    sleeper, other = (ann, ben) if company.host.moves else (ben, ann)
    nudge(other, sleeper, after_ms=NUDGE_AGAIN_MS)
    expect(bell_for(other, sleeper)).to_have_count(0)


def bell_for(person: Person, sleeper: Person) -> Locator:
    """The bell that reminds somebody. The log says that it was rung, in nearly the same words."""
    name = person.says("table-nudge", names=sleeper.name)
    return person.page.get_by_role("button", name=name, exact=True)


def nudge(person: Person, sleeper: Person, *, after_ms: int) -> None:
    """Somebody has waited long enough, and reminds another, who is told."""
    person.page.clock.fast_forward(after_ms)
    bell = bell_for(person, sleeper)
    expect(bell).to_be_visible()
    assert person.axe() == []
    assert person.overflows() == []
    person.tap(bell)
    names = {"name": person.name, "sleeper": sleeper.name}
    told = sleeper.says("table-told-nudged", who="other", whom="you", **names)
    expect(sleeper.page.locator("p.word")).to_have_text(told)


def test_back_closes_what_is_open_and_does_not_leave_the_table(desk: Desk) -> None:
    ann = desk.person()
    company = playing(ann, "Ben")
    ann.open()
    ann.open(company.path)
    ann.press("table-menu")
    ann.press("table-preferences")
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text(ann.says("page-hold"))
    ann.page.go_back()
    expect(dialog).to_have_count(0)
    ann.place("draw").wait_for()
    # What was closed in another way leaves nothing to go back from.
    ann.press("table-menu")
    expect(dialog).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    # A closed dialog leaves the history a moment later.
    ann.page.wait_for_function("() => history.state?.open !== true")
    ann.page.go_back()
    ann.page.locator("#learning").wait_for()


def test_an_invitation_tells_messengers_who_plays_what(desk: Desk) -> None:
    """In the reader's language, with a picture, for those who run no scripts."""
    ann = desk.person("<Ann>")
    company = sit_down(ann, [ann.token], seats=3)
    asked = Request(f"{ann.url}/{company.path}", headers={"Accept-Language": "fr-CH, en;q=0.5"})
    with urlopen(asked) as answer:
        page = answer.read().decode()
    told = dict(re.findall(r'<meta property="og:(\S+)" content="(.*?)" />', page))
    french = Words("fr")
    title = french("page-invited", host="&lt;Ann&gt;", game=french("page-game-skipbo"))
    assert html.unescape(told["title"]) == html.unescape(title)
    assert french("page-free-chairs-sentence", count=2) in html.unescape(told["description"])
    assert told["url"].endswith(company.path)
    with urlopen(told["image"]) as picture:
        assert picture.read(8) == b"\x89PNG\r\n\x1a\n"
    with urlopen(f"{ann.url}/t/ZZZZZZ") as nowhere:
        assert b"og:title" not in nowhere.read()
