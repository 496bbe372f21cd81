"""Full tables, teams, spectators, and several people on one device."""

from __future__ import annotations

from functools import reduce
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import DESKTOP, PHONE, Desk, Person
from tests.browser.playing import (
    BreakersPlayer,
    Player,
    SkipboPlayer,
    open_table,
    play_on,
    seat_together,
    sit_and_start,
    whose_turn,
)
from tests.browser.seeing import log_of, lying, round_of, settle, until, view_of

SEATS = "ABCDEFGH"
SMALLEST = (360, 640)


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        # Eight have less room: what fits for them fits for six.
        pytest.param(6, {"edition": "skipbo-2003"}, marks=pytest.mark.slow),
        pytest.param(8, {"edition": "skipbo-2011"}, marks=pytest.mark.slow),
        pytest.param(4, {"game": "breakers"}, marks=pytest.mark.slow),
    ],
    ids=["six", "eight", "breakers"],
)
def test_a_full_table_on_a_small_phone(desk: Desk, seats: int, settings: dict[str, Any]) -> None:
    """Everybody's cards can be seen, one's own hand is all there, and nothing scrolls sideways."""
    ann = desk.person(size=SMALLEST)
    sit_and_start(ann, seats=seats, **settings)
    # When everybody has had a turn there is something on the table.
    if settings.get("game") == "breakers":
        tiles = BreakersPlayer(ann)
        assert tiles.wait() == "mine"
        tiles.move()
        assert tiles.wait() == "mine"
    else:
        cards = SkipboPlayer(ann)
        cards.turn()
        assert cards.wait() == "mine"
    assert hidden_from_sight(ann, seats) == []
    assert ann.overflows() == []
    settle(ann)


def hidden_from_sight(person: Person, seats: int) -> list[str]:
    """What of everybody's cards is not on the screen, or under something else."""
    wanted = [
        f'[data-place="{seat}.{pile}"]'
        for seat in SEATS[1:seats]
        for pile in ("hand", "stock", "d1", "d2", "d3", "d4")
    ]
    if "hands" in view_of(person):
        wanted = [one for one in wanted if ".hand" in one]
    found: list[str] = person.page.evaluate(
        """(wanted) => {
          const hand = [...document.querySelectorAll('[data-place="A.hand"] button')];
          const others = wanted.map((one) => document.querySelector(one) ?? one);
          return [...others, ...hand].filter((one) => {
            if (typeof one === 'string') return true;
            const box = one.getBoundingClientRect();
            const there = box.width > 0 && box.height > 0 && box.left >= 0 && box.top >= 0
              && box.right <= innerWidth && box.bottom <= innerHeight;
            const board = document.querySelector('main');
            const top = document.elementFromPoint(box.left + box.width / 2,
              box.top + box.height / 2);
            return !there || !board.contains(top);
          }).map((one) => typeof one === 'string' ? one : one.outerHTML.slice(0, 120));
        }""",
        wanted,
    )
    return found


@pytest.mark.slow
def test_partners_share_their_piles(desk: Desk) -> None:
    """Ann and Ben play together against two bots. The mark of each side is a shape and a number."""
    ann, ben = desk.person(), desk.person("Ben", DESKTOP)
    code = open_table(
        ann, seats=4, teams=["AC", "BD"], options={"stock": 5}, bots="baseline", match=True
    )
    for one, seat in ((ann, "A"), (ben, "C")):
        one.open(f"t/{code}")
        chair = one.page.get_by_role("listitem").filter(
            has=one.page.get_by_label(one.says("page-seat", seat=seat), exact=True)
        )
        expect(chair).to_contain_text(one.says("page-team", number=1))
        one.tap(chair.get_by_role("button", name=one.says("page-sit-here")))
    ben.press("page-ready", count=1)
    ben.button("page-not-ready", count=1).wait_for()
    ann.press("page-start")
    for one in (ann, ben):
        one.place("draw").wait_for()
        for team in (1, 2):
            marks = one.page.get_by_role("img", name=one.says("skipbo-team", number=team))
            expect(marks).to_have_count(2)

    players = SkipboPlayer(ann, first=("C.",)), SkipboPlayer(ben, first=("A.",))
    for _ in range(8):
        play_on(*players, until=lambda: shared(players) is not None)
        # The card may have won the round, whose result now lies over the table.
        if shared(players) and whose_turn(players):
            break
        for one in (ann, ben):
            one.press("ending-next")
        for one in (ann, ben):
            one.page.locator("#ending-title").wait_for(state="detached")
        for player in players:
            player.done.clear()
    taker = shared(players)
    assert taker is not None, "nobody ever had anything to lay from a partner's pile"
    giver = ben if taker is ann else ann
    until(giver, lambda: laid_by_partner(giver) != [])
    for one in (ann, ben):
        settle(one)
    laid = laid_by_partner(giver)[-1]
    message = f"play-skipbo-lays-{laid['source']}-of-partner"
    sentence = giver.says(
        message + ("-wild" if laid["card"] == "S" else ""),
        who="other",
        whose="you",
        name=taker.name,
        owner=giver.name,
        number=laid["number"],
        pile=laid["pile"],
        discard=laid["discard"] or 0,
    )
    assert sentence in log_of(giver)


def shared(players: tuple[SkipboPlayer, ...]) -> Person | None:
    """Who has just laid a card from a partner's pile."""
    return next(
        (one.person for one in players if one.done and one.done[-1].place[:2] in one.first), None
    )


def laid_by_partner(person: Person) -> list[dict[str, Any]]:
    """What this browser was told of cards that a partner has laid from this person's piles."""
    seat = view_of(person)["viewer"]
    return [
        event
        for message in person.told
        for event in message.get("happened", [])
        if event["type"] == "CardLaid" and event["owner"] == seat != event["seat"]
    ]


@pytest.mark.parametrize("game", ["skipbo", pytest.param("breakers", marks=pytest.mark.slow)])
def test_a_spectator_sees_nothing_that_is_hidden(desk: Desk, game: str) -> None:
    ann, ben = desk.person(), desk.person("Ben")
    eve = desk.person("Eve", DESKTOP)
    code = seat_together([ann, ben], game=game)
    eve.open(f"t/{code}")
    eve.place("A.hand").wait_for()
    expect(eve.page.get_by_text(eve.says("table-watching"))).to_be_visible()
    playing = SkipboPlayer if game == "skipbo" else BreakersPlayer
    players: list[Player] = [playing(ann), playing(ben)]
    for _ in range(4):
        mover = whose_turn(players)
        assert mover is not None
        mover.move()
        same_version([ann, ben, eve])
        assert shown_of_hands(eve) == []
        read = eve.page.locator("body").aria_snapshot()
        for one in (ann, ben):
            for label in hand_labels(one):
                assert label not in read
    assert leaks(eve) == []
    # They would have been found: whoever had a turn has them.
    assert whose_turn(players) is not None
    assert any(leaks(one) for one in (ann, ben))
    for one in (ann, ben):
        settle(one)
    assert any(shown_of_hands(one) for one in (ann, ben))
    for one in (ann, ben):
        read = one.page.locator("body").aria_snapshot()
        assert all(label in read for label in hand_labels(one))


def same_version(people: list[Person]) -> None:
    """Wait until all were told the same."""

    def versions() -> set[int]:
        return {told["version"] for one in people if (told := round_of(one)) is not None}

    for one in people:
        until(one, lambda: len(versions()) == 1)


def hand_labels(person: Person) -> list[str]:
    """What a screen reader says of the hand of whoever plays here."""
    buttons = person.page.locator('[data-place$=".hand"] button')
    found: list[str] = buttons.evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    return [f'button "{one}' for one in found]


def shown_of_hands(person: Person) -> list[str]:
    """Faces on the table that do not lie where everybody may see them."""
    there = lying(person)
    return [
        f"{place}: {face}"
        for place, faces in there.items()
        if place == "" or place.endswith(".hand")
        for face in faces
        if face != "back"
    ]


def leaks(person: Person) -> list[str]:
    """What this browser was told of hands, and of what can be done with them."""
    found = []
    for message in person.told:
        shown = message.get("round")
        if shown is not None:
            view = shown["view"]
            hands = view.get("hands") or [one["hand"] for one in view["seats"]]
            found += [f"a hand: {one}" for one in hands if isinstance(one, list)]
            found += [f"moves: {shown['moves']}"] if shown.get("moves") else []
        for event in [*message.get("happened", []), *missed(message)]:
            if event["type"] == "CardsDrawn" and isinstance(event["cards"], list):
                found.append(f"drawn: {event['cards']}")
            if event["type"] == "Dealt" and any(
                isinstance(hand, list) and hand for hand in event.get("hands", ())
            ):
                found.append(f"dealt: {event['hands']}")
    return found


def missed(message: dict[str, Any]) -> list[dict[str, Any]]:
    return [event for entry in message.get("missed", []) for event in entry.get("happened", [])]


def test_a_curtain_falls_between_two_people_on_one_device(desk: Desk) -> None:
    """Behind it there is nothing of either hand, neither to be seen nor to be read aloud."""
    ann = desk.person(size=PHONE)
    ann.page.clock.install()
    ann.open()
    ann.press("page-hot-seat-who")
    form = ann.page.get_by_role("dialog")
    for at, name in enumerate(("Ann", "Ben")):
        form.get_by_label(ann.says("page-name-of", number=at + 1), exact=True).fill(name)
    ann.tap(form.get_by_role("button", name=ann.says("page-sit-together")))
    ann.press("page-start")

    seats = {"Ann": "A", "Ben": "B"}
    ready = ann.page.get_by_role("button", name=ann.says("table-i-am", name=""))
    for _ in range(3):
        ready.wait_for()
        until(ann, lambda: all(round_of(ann, seat) for seat in seats.values()))
        # The browser knows what they hold, and the page shows nothing of it.
        assert any(held(ann, one) for one in seats.values())
        assert ann.page.locator("[data-place], .piece").count() == 0
        assert [one for one in private(ann, *seats.values()) if one in everything(ann)] == []
        # What is read aloud is gathered for a moment, which must not end behind the curtain.
        ann.page.clock.fast_forward(1_000)
        assert [one for one in private(ann, *seats.values()) if one in everything(ann)] == []

        name = ready.inner_text().split()[-1]
        own, other = seats[name], next(seats[one] for one in seats if one != name)
        ann.tap(ready)
        player = SkipboPlayer(ann)
        assert player.wait() == "mine"
        settle(ann, own)
        mine = private(ann, own)
        shown = everything(ann)
        assert [one for one in private(ann, other) - mine if one in shown] == []
        # They would have been found: one's own are there.
        assert [one for one in mine if one in shown]
        log = log_of(ann)
        assert [one for one in mine if one in log], (mine, log)
        player.turn()


def held(person: Person, seat: str) -> list[str]:
    """The cards in the hand of a seat, as this browser was told."""
    hand: list[str] = view_of(person, seat)["seats"][SEATS.index(seat)]["hand"]
    return hand


def private(person: Person, *seats: str) -> set[str]:
    """Sentences that only somebody at these seats may see or hear: what they hold, and drew."""
    found = set()
    for seat in seats:
        hand = held(person, seat)
        for at, card in enumerate(hand):
            word = person.says("skipbo-card", card=card)
            found.add(person.says("skipbo-hand-card", card=word, place=at + 1, count=len(hand)))
        for message in person.told:
            for event in message.get("happened", []):
                drawn = event["cards"] if event["type"] == "CardsDrawn" else None
                if isinstance(drawn, list) and drawn and event["seat"] == seat:
                    found.add(person.says("play-skipbo-you-draw", cards=listed(person, drawn)))
    return found


def listed(person: Person, cards: list[str]) -> str:
    """Cards as a sentence lists them."""
    words = [
        person.says("skipbo-a-wild") if card == "S" else person.says("skipbo-card", card=card)
        for card in cards
    ]
    return reduce(lambda first, word: person.says("play-list", first=first, next=word), words)


def everything(person: Person) -> str:
    """All that is on the page, in sight or not, and all that is read aloud."""
    page: str = person.page.content()
    return page + person.page.locator("body").aria_snapshot()
