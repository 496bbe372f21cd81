"""Reloads, broken connections, a server that dies, other devices: the seat and the state stay."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsing import DESKTOP, Desk, Person
from tests.browser.cable import Cable
from tests.browser.conftest import FREE
from tests.browser.playing import SkipboPlayer, play_on, seat_together, sit_and_start, whose_turn
from tests.browser.seeing import answered, bot_name, labels, log_of, settle, until, view_of
from tests.server.running import Running

BROKEN = ["WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_EMPTY_RESPONSE"]
"""What a browser says of a connection that is broken on purpose."""


def test_a_reload_in_the_middle_of_a_turn(desk: Desk) -> None:
    ann = desk.person()
    sit_and_start(ann)
    player = SkipboPlayer(ann)
    # In the middle: a card is laid, and the turn goes on.
    play_on(player, until=lambda: in_a_turn(player))
    settle(ann)
    before = shown(ann)
    ann.reload()
    assert player.wait() == "mine"
    settle(ann)
    assert shown(ann) == before
    player.move()


def shown(person: Person) -> dict[str, str]:
    """What is said of every place, but for who was there last: that is news only once."""
    last = person.says("skipbo-last", who="you")
    return {place: text.removesuffix(last).strip() for place, text in labels(person).items()}


def in_a_turn(player: SkipboPlayer) -> bool:
    return player.done[-1:] != [] and player.done[-1].kind == "lay" and player.wait() == "mine"


@pytest.mark.slow
def test_a_lost_connection_is_found_again(desk: Desk, server: Running) -> None:
    """The page says so, and shows what has happened meanwhile."""
    with Cable(server) as cable:
        ann = desk.person(url=cable.url)
        ann.forgiven += BROKEN
        ben = desk.person("Ben")
        seat_together([ann, ben])
        players = SkipboPlayer(ann), SkipboPlayer(ben)
        while whose_turn(players) is not players[1]:
            players[0].turn()
        ann.page.evaluate("() => { window.marker = 'the same page' }")

        cable.pull()
        lost = ann.page.get_by_text(ann.says("table-lost"))
        expect(lost.first).to_be_visible()
        players[1].turn()
        assert players[1].done[-1].kind == "discard"
        cable.plug()
        expect(ann.page.get_by_text(ann.says("table-back")).first).to_be_visible()
        assert players[0].wait() == "mine"
        expect(lost).to_have_count(0)

        assert ann.page.evaluate("() => window.marker") == "the same page"
        settle(ann)
        discarded = last_discard(ben)
        assert ann.says("play-skipbo-discards", who="other", name="Ben", **discarded) in log_of(ann)
        players[0].turn()
        assert players[1].wait() == "mine"


@pytest.mark.slow
def test_a_move_whose_answer_was_lost_is_made_once(desk: Desk, server: Running) -> None:
    """The server has done it, and nobody has told Ann: her browser asks for it once more."""
    with Cable(server) as cable:
        ann = desk.person(url=cable.url)
        ann.forgiven += BROKEN
        ben = desk.person("Ben")
        seat_together([ann, ben])
        players = SkipboPlayer(ann), SkipboPlayer(ben)
        while whose_turn(players) is not players[0]:
            players[1].turn()
        held = len(players[0].look()["hand"])

        players[0].take(players[0].look()["hand"][0])
        target = players[0].sees("it.discard.length > 0")["discard"][0]
        cable.silence()
        players[0].put(target)
        assert players[1].wait() == "mine"
        assert players[0].look()["mine"]
        cable.pull()
        cable.plug()
        players[0].settled()
        settle(ann)
        assert len(players[0].look()["hand"]) == held - 1
        assert len([line for line in log_of(ben) if re.match(discarding(ben, ann), line)]) == 1
        # Asked for under the same name, it was found to be done, and not refused.
        until(ann, lambda: "done" in {one["type"] for one in ann.told})
        assert "refused" not in {one["type"] for one in ann.told}
        players[1].turn()
        assert players[0].wait() == "mine"


def last_discard(person: Person) -> dict[str, int]:
    """The arguments of the sentence about the last discard."""
    event = next(
        event
        for message in reversed(person.told)
        for event in message.get("happened", [])
        if event["type"] == "CardDiscarded"
    )
    return {"card": int(event["card"]), "discard": event["discard"]}


@pytest.fixture
def mortal(chromium: Browser) -> Iterator[Running]:
    """A server that may be killed."""
    with Running(*FREE) as running:
        yield running


def test_a_move_while_the_server_is_dead_is_made_once(desk: Desk, mortal: Running) -> None:
    """Killed in the middle of a turn, and started again: the page goes on by itself."""
    ann = desk.person(server=mortal)
    ben = desk.person("Ben", server=mortal)
    for one in (ann, ben):
        one.forgiven += BROKEN
    seat_together([ann, ben])
    players = SkipboPlayer(ann), SkipboPlayer(ben)
    mover = whose_turn(players)
    assert mover in players
    player = players[0] if mover is players[0] else players[1]
    mine, other = (ann, ben) if player.person is ann else (ben, ann)
    seat = "A" if mine is ann else "B"
    for one in (ann, ben):
        one.page.evaluate("() => { window.marker = 'the same page' }")
    settle(mine)
    held = len(view_of(mine)["seats"]["AB".index(seat)]["hand"])

    mortal.kill()
    expect(mine.page.get_by_text(mine.says("table-lost")).first).to_be_visible()
    # The card is chosen and put down while nobody is there to hear of it.
    card = player.look()["hand"][0]
    player.take(card)
    player.put(player.sees("it.discard.length > 0")["discard"][0])
    mortal.start()

    player.settled()
    for one in (ann, ben):
        expect(one.page.get_by_text(one.says("table-lost"))).to_have_count(0)
        assert one.page.evaluate("() => window.marker") == "the same page"
    assert whose_turn(players) is not player
    for one in (ann, ben):
        settle(one)
        seats = view_of(one)["seats"]["AB".index(seat)]
        assert sum(map(len, seats["discards"])) == 1
    assert len(view_of(mine)["seats"]["AB".index(seat)]["hand"]) == held - 1
    assert len([line for line in log_of(other) if re.match(discarding(other, mine), line)]) == 1
    # And on it goes.
    play_on(*players, until=lambda: len(player.done) >= 2)


def discarding(teller: Person, who: Person) -> str:
    """A pattern for the sentence about a discard of somebody, whatever the card."""
    sentence = teller.says("play-skipbo-discards", who="other", name=who.name, card=0, discard=0)
    return re.escape(sentence).replace("0", ".+")


def test_the_seat_moves_to_another_device(desk: Desk) -> None:
    ann = desk.person(size=DESKTOP)
    sit_and_start(ann)
    player = SkipboPlayer(ann)
    play_on(player, until=lambda: len(player.done) >= 1)
    player.wait()
    settle(ann)
    hand = hand_of(ann)
    ann.press("table-menu")
    ann.press("table-another-device")
    link = ann.page.get_by_label(ann.says("table-offer-link")).input_value()

    phone = desk.person("Ann’s phone", known=False)
    phone.page.goto(link)
    phone.page.get_by_label(phone.says("page-what-name")).fill("Ann")
    phone.press("page-come-in")
    there = SkipboPlayer(phone)
    assert there.wait() == "mine"
    settle(phone)
    assert hand_of(phone) == hand
    assert "#" not in phone.page.url
    there.move()
    # The first device watches from now on.
    expect(
        ann.page.get_by_text(re.compile(re.escape(ann.says("table-watching")))).first
    ).to_be_visible()
    until(ann, lambda: hand_of(ann) == [] and player.look()["hand"] == [])


def hand_of(person: Person) -> list[str]:
    """What is said of one's own hand."""
    return [text for place, text in labels(person).items() if place.startswith("A.hand ")]


def test_giving_up_ends_the_match(desk: Desk) -> None:
    ann = desk.person()
    sit_and_start(ann, match=True)
    assert SkipboPlayer(ann).wait() == "mine"
    ann.press("table-menu")
    ann.press("table-concede")
    confirming = ann.page.get_by_role("dialog", name=ann.says("table-concede-ask"))
    ann.tap(confirming.get_by_role("button", name=ann.says("table-concede")))
    side = {"who": "other", "names": bot_name(ann)}
    result = ann.page.get_by_role("region", name=ann.says("ending-won", **side))
    expect(result).to_contain_text(ann.says("ending-concession", **side))


def test_taking_back(desk: Desk) -> None:
    ann = desk.person()
    sit_and_start(ann)
    player = SkipboPlayer(ann, first=(".hand",))
    expect(ann.button("table-undo")).to_have_count(0)
    # A card of the hand that is laid turns nothing up, so that it can be taken back.
    play_on(player, until=lambda: can_lay_from_hand(player))
    settle(ann)
    before = shown(ann)
    with answered(ann):
        player.move()
    settle(ann)
    assert shown(ann) != before
    last = ann.says("skipbo-last", who="you")
    assert [text for text in labels(ann).values() if last in text]
    with answered(ann):
        ann.press("table-undo")
    settle(ann)
    assert shown(ann) == before
    # What was taken back was nobody's last card.
    assert [text for text in labels(ann).values() if last in text] == []
    player.move()


def can_lay_from_hand(player: SkipboPlayer) -> bool:
    if player.wait() == "over":
        return False
    shown = player.look()
    return len(shown["hand"]) > 1 and any(".hand" in one for one in shown["sources"])


def test_a_pause_comes_when_all_agree_and_stops_everybody(desk: Desk) -> None:
    ann, ben = desk.person(), desk.person("Ben", DESKTOP)
    seat_together([ann, ben])
    players = SkipboPlayer(ann), SkipboPlayer(ben)
    ann.press("table-menu")
    ann.press("table-pause")
    notices = [one.page.get_by_role("region", name=one.says("table-notices")) for one in (ann, ben)]
    expect(notices[0]).to_contain_text(ann.says("table-you-would-pause"))
    expect(notices[1]).to_contain_text(ben.says("table-would-pause", names="Ann"))
    assert ben.axe() == []
    notices[1].get_by_role("button", name=ben.says("table-pause")).click()
    for one in (ann, ben):
        expect(one.page.get_by_role("heading", name=one.says("table-paused"))).to_be_visible()
        # Nothing under the notice can be reached.
        assert one.page.locator("[inert] [data-place]").count() > 0
    ben.press("table-go-on")
    for one in (ann, ben):
        expect(one.page.get_by_role("heading", name=one.says("table-paused"))).to_have_count(0)
    play_on(*players, until=lambda: len(players[0].done + players[1].done) >= 2)
