"""Two friends with a browser each: from the link to the rematch."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.browsing import DESKTOP, Desk, Person
from tests.browser.playing import SkipboPlayer, choose, open_table, play_on, ready_line
from tests.browser.seeing import until, winners_of
from tests.browser.sitting import Company, Sitter, seat

TARGET = 40
"""A round is worth 30 with one stock card each: nobody can win with the first."""


def test_two_friends_play_a_match_by_link(desk: Desk) -> None:
    ann = desk.person(size=DESKTOP)
    ben = desk.person("Ben", known=False)
    link = open_a_table_for_two(ann)

    # Ben has only the link, and no name yet.
    ben.page.goto(link)
    expect(ben.page.get_by_role("heading", level=1)).to_have_text(
        ben.says("page-invited", host="Ann", game=ben.says("page-game-skipbo"))
    )
    ben.page.get_by_label(ben.says("page-what-name")).fill("Ben")
    ben.press("page-come-in")
    # Whoever comes in has a chair at once, so that nobody starts without them.
    ben.press("page-ready", count=1)
    expect(ann.page.get_by_role("status").first).to_have_text(ann.says("page-all-here"))
    ann.press("page-start")

    # Each has a turn on the page; the rest of the moves is made for them.
    code = link.rsplit("/", 1)[1]
    tokens = [ann.token, ben.page.evaluate("JSON.parse(localStorage['stockpile:/:guest']).token")]
    company = Company(code, [Sitter(ann, code, token) for token in tokens])
    players = SkipboPlayer(ann), SkipboPlayer(ben)
    play_on(*players, until=lambda: all(one.done for one in players))
    rounds = 0
    while True:
        rounds += 1
        company.finish(rounds)
        for one in (ann, ben):
            one.page.locator("#ending-title").wait_for()
            assert scores_on(one) == scores_at(one, code), one.name
            winner = "AB".index(winners_of(one)[0])
            title = one.says(
                "ending-won" if max(scores_on(one).values()) >= TARGET else "ending-won-round",
                who="you" if one is (ann, ben)[winner] else "other",
                names=("Ann", "Ben")[winner],
                round=rounds,
            )
            expect(one.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        if max(scores_on(ann).values()) >= TARGET:
            break
        ann.press("ending-next")
        expect(ann.page.get_by_text(ann.says("ending-waiting", names="Ben"))).to_be_visible()
        ben.press("ending-next")
        for one in (ann, ben):
            one.page.locator("#ending-title").wait_for(state="detached")
    assert rounds >= 2

    # The same two once more: the host starts with one tap, as nobody is waited for.
    ben.press("ending-rematch")
    expect(ready_line(ann, "Ben")).to_contain_text(ann.says("evening-plays-again"))
    ann.press("ending-rematch")
    for one in (ann, ben):
        one.place("draw").wait_for()
        header = one.page.locator("header")
        expect(header).to_contain_text(one.says("table-round", round=1))
        for name in ("Ann", "Ben"):
            expect(header).to_contain_text(one.says("table-score", names=name, points=0))


def test_the_host_hears_of_a_friend_without_a_chair(desk: Desk) -> None:
    """Who has been here before looks first: the host is not to start without them unawares."""
    ann, ben = desk.person(), desk.person("Ben")
    code = open_table(ann, seats=2)
    ann.open(f"t/{code}")
    ann.press("page-sit-down")
    status = ann.page.get_by_role("status").first
    expect(status).to_have_text(ann.says("page-bots-will-sit", count=1))
    ben.open(f"t/{code}")
    left_out = ann.says("page-without-chair", names="Ben", count=1)
    expect(status).to_contain_text(left_out)
    ben.press("page-sit-down")
    expect(status).not_to_contain_text(left_out)


def open_a_table_for_two(host: Person) -> str:
    """A table for a short match, all on the page; gives the link that the page has copied."""
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.open()
    host.press("page-own-rules")
    form = host.page.get_by_role("dialog")
    choose(host, form, "option-seats", "2")
    choose(host, form, "page-how-long", host.says("option-match"))
    for title, value in (("option-target", str(TARGET)), ("option-stock", "1")):
        if title == "option-stock":
            choose(host, form, title, host.says("page-another-number"))
        field = form.get_by_role("spinbutton", name=host.says(title))
        field.fill(value)
        field.blur()
    form.get_by_role("button", name=host.says("page-open-table")).click()
    host.press("page-copy")
    host.button("page-copied").wait_for()
    link: str = host.page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{host.server.url}/t/")
    return link


def scores_on(person: Person) -> dict[str, int]:
    """The scores as the page shows them, by name."""
    table = person.page.get_by_role("region").get_by_role("table")
    names = [name.split()[-1] for name in table.locator("tbody th").all_inner_texts()]
    scores = table.locator("tbody td:last-child").all_inner_texts()
    return dict(zip(names, map(int, scores), strict=True))


def scores_at(person: Person, code: str) -> dict[str, int]:
    """The scores of the first match as the server has them, by name."""
    found = person.server.get(f"/api/tables/{code}/matches/1").json["match"]
    return dict(zip(found["names"], found["scores"], strict=True))


def test_who_knocks_is_told_why_they_wait_and_the_host_hears_it(desk: Desk) -> None:
    ann, ben = desk.person(), desk.person("Ben")
    code = open_table(ann, seats=2)
    ann.open(f"t/{code}")
    ann.press("page-sit-down")
    Sitter(ann, code, ann.token).do("door", door="knock")
    ben.open(f"t/{code}")
    expect(ben.page.get_by_role("heading", level=1)).to_have_text(ben.says("table-knocking"))
    expect(ben.page.get_by_role("status").first).to_have_text(ben.says("refusal-not-let-in-yet"))
    # It is read aloud as well, in a sentence of its own.
    notices = ann.page.get_by_role("region", name=ann.says("table-notices"))
    knocks = notices.get_by_text(ann.says("table-knocks", name="Ben"))
    expect(knocks).to_be_visible()
    ann.press("table-let-in", name="Ben")
    ben.press("page-sit-down")
    expect(knocks).to_be_hidden()


def test_a_face_that_somebody_chooses_is_seen_by_the_others(desk: Desk) -> None:
    ann = desk.person()
    company = seat(ann, "Ben")
    ann.open(company.path)
    ann.press("table-menu")
    ann.press("table-people")
    ann.press("page-look")
    ann.page.get_by_label(ann.says("looks-face-number", number=8)).check(force=True)
    ann.page.get_by_label(ann.says("looks-colour-5")).check(force=True)
    ben = company.sitters[1]
    until(ann, lambda: _look_of(ben, "Ann") == (7, 5))
    # The next table knows it from the beginning.
    again = seat(ann, "Cleo")
    ann.open(again.path)
    cleo = again.sitters[1]
    until(ann, lambda: _look_of(cleo, "Ann") == (7, 5))


def _look_of(sitter: Sitter, name: str) -> tuple[int | None, int | None]:
    sitter.listen()
    found = next(one for one in sitter.table["people"] if one["name"] == name)
    return found.get("face"), found.get("colour")
