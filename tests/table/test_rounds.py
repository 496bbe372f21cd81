"""Getting ready, and the proof that a round was dealt from what everybody threw in."""

from __future__ import annotations

import hmac
import json
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from stockpile.core.option import LATEST_READINGS
from stockpile.core.refusal import Differs
from stockpile.games import read_record
from stockpile.table import commands as ask
from stockpile.table.facts import LinkRevealed, MatchStarted, Readied, RoundStarted
from stockpile.table.settings import Settings
from stockpile.table.show import show_table
from tests.table.sitting import BREAKERS, SINGLE, SMALL, TEAMS, THREE, Sitting, in_phase, thrown


def round_key(link: str, table: str, number: int, contributions: tuple[str | None, ...]) -> bytes:
    """As docs/fairness.md has it, written anew."""
    message = b""
    for part in (b"stockpile round 1", table.encode(), str(number).encode()):
        message += len(part).to_bytes(4, "big") + part
    for one in contributions:
        given = None if one is None else bytes.fromhex(one)
        message += b"\xff" * 4 if given is None else len(given).to_bytes(4, "big") + given
    return hmac.new(bytes.fromhex(link), message, sha256).digest()


# Being ready


def test_a_match_starts_when_its_host_says_so_and_everybody_is_ready() -> None:
    sitting = Sitting(THREE)
    sitting.sit("ann", "bob", "cleo")
    assert sitting.refused("ann", ask.Start()) == "not-everybody-ready"
    sitting.ready("bob", "cleo")
    sitting.do("cleo", ask.Ready(ready=False))
    assert sitting.refused("ann", ask.Start()) == "not-everybody-ready"
    sitting.ready("cleo")
    assert sitting.phase() == "gathering"
    sitting.do("ann", ask.Start())
    assert sitting.phase() == "playing"
    assert sitting.facts(MatchStarted) == [MatchStarted(1, ("Ann", "Bob", "Cleo"), LATEST_READINGS)]


def test_the_next_round_starts_as_soon_as_all_people_are_ready() -> None:
    sitting = Sitting(THREE)
    sitting.sit("ann", "bob")
    sitting.play_until("between")
    assert not any(chair.ready for chair in sitting.table.chairs)
    sitting.ready("bob")
    sitting.do("bob", ask.Ready(ready=False))
    sitting.ready("ann")
    assert sitting.phase() == "between"
    sitting.ready("bob")
    assert sitting.phase() == "playing"
    assert sitting.table.match.round == 2


def test_a_host_need_not_wait_for_everybody_between_rounds() -> None:
    sitting = in_phase("between")
    sitting.do("ann", ask.Start(contribution=thrown("ann")))
    assert sitting.facts(RoundStarted)[-1] == RoundStarted(2, (thrown("ann"), None))


def test_nobody_waits_for_the_absent_who_are_stood_in_for() -> None:
    sitting = in_phase("between")
    sitting.depart("bob")
    sitting.ready("ann")
    assert sitting.phase() == "between"
    sitting.perform()
    assert sitting.table.chairs[1].stand_in == "away"
    sitting.perform()
    assert sitting.phase() == "playing"
    assert sitting.facts(RoundStarted)[-1].contributions == (thrown("ann"), None)


# What goes into the shuffle


def test_everybodys_contribution_goes_into_the_key_in_seat_order_and_bots_give_nothing() -> None:
    sitting = Sitting(Settings(seats=4, options={"stock": 2}))
    sitting.arrive("ann", "bob", "cleo")
    for name, seat in (("ann", "D"), ("bob", "A"), ("cleo", "B")):
        sitting.do(name, ask.Sit(seat=seat))
    sitting.start()
    expected = (thrown("bob"), thrown("cleo"), None, thrown("ann"))
    assert sitting.facts(RoundStarted) == [RoundStarted(1, expected)]
    sitting.play_until("over")
    (revealed,) = sitting.facts(LinkRevealed)
    commitment = show_table(sitting.table).match.commitment
    assert sha256(bytes.fromhex(revealed.link)).hexdigest() == commitment
    chance: Any = sitting.table.chance_of(1, sitting.table.state.contributions)
    assert chance.key == round_key(revealed.link, "TABLE2/1", 1, expected)


def test_the_last_thing_somebody_threw_in_counts() -> None:
    sitting = in_phase("gathering")
    sitting.do("bob", ask.Ready(contribution="aa" * 8))
    sitting.do("bob", ask.Ready(contribution="bb" * 32))
    sitting.ready("ann")
    sitting.do("ann", ask.Start())  # Throws in nothing new, and takes nothing back.
    assert sitting.facts(RoundStarted)[-1].contributions == (thrown("ann"), "bb" * 32)


def test_who_is_not_ready_any_more_has_thrown_in_nothing() -> None:
    sitting = in_phase("between")
    sitting.ready("bob")
    sitting.do("bob", ask.Ready(ready=False, contribution="bb" * 16))
    sitting.do("ann", ask.Start(contribution=thrown("ann")))
    assert sitting.facts(RoundStarted)[-1].contributions == (thrown("ann"), None)


def test_nothing_thrown_into_one_round_is_used_for_the_next() -> None:
    sitting = in_phase("between")
    sitting.do("bob", ask.Ready())
    sitting.do("ann", ask.Start())
    assert sitting.facts(RoundStarted)[-1].contributions == (None, None)


def test_the_commitment_is_known_before_anybody_throws_anything_in() -> None:
    sitting = Sitting(SINGLE)
    sitting.sit("ann", "bob")
    for _ in range(3):
        published = show_table(sitting.table).match.commitment
        began = len(sitting.entries)
        assert all(json.loads(frame)["table"] for frame in sitting.frames[None][:4])
        sitting.play_until("over")
        readied = [
            entry.seq
            for entry in sitting.entries[began:]
            if any(isinstance(fact, Readied) for fact in entry.facts)
        ]
        assert readied
        link = sitting.facts(LinkRevealed)[-1].link
        assert sha256(bytes.fromhex(link)).hexdigest() == published
        sitting.do("ann", ask.Rematch())
        assert show_table(sitting.table).match.commitment != published


# When links are revealed


@pytest.mark.parametrize("settings", [SMALL, TEAMS, BREAKERS], ids=["skipbo", "teams", "breakers"])
def test_a_link_is_revealed_when_its_round_is_over_and_never_earlier(settings: Settings) -> None:
    sitting = Sitting(settings)
    sitting.sit("ann", "bob")
    for _ in range(3):
        sitting.start()
        number = sitting.table.match.round
        link = sitting.table.chain.link(number).hex()
        coming = sitting.table.chain.link(number + 1).hex()
        while sitting.table.state.phase == "playing":
            assert link.encode() not in b"".join(b"".join(all_) for all_ in sitting.frames.values())
            sitting.move()
        assert sitting.facts(LinkRevealed)[-1] == LinkRevealed(number, link)
        told = sitting.told(None)
        assert link.encode() in told
        assert coming.encode() not in told
        if sitting.table.state.phase == "over":
            break


@pytest.mark.parametrize("how", ["concession", "agreement"])
def test_a_round_left_unfinished_is_made_known_as_well(how: str) -> None:
    sitting = in_phase("playing")
    for _ in range(5):
        sitting.move()
    if how == "concession":
        sitting.do("ann", ask.Concede())
    else:
        sitting.do("ann", ask.Agree())
        assert sitting.facts(LinkRevealed) == []
        sitting.do("bob", ask.Agree())
    link = sitting.table.chain.link(1).hex()
    assert sitting.facts(LinkRevealed) == [LinkRevealed(1, link)]
    game, record = read_record(sitting.past().record())
    record.verify(game)


@pytest.mark.parametrize("how", ["concession", "agreement"])
def test_a_match_ended_between_rounds_reveals_no_link_of_a_round_never_dealt(how: str) -> None:
    sitting = in_phase("between")
    if how == "concession":
        sitting.do("ann", ask.Concede())
    else:
        sitting.do("ann", ask.Agree())
        sitting.do("bob", ask.Agree())
    assert [fact.round for fact in sitting.facts(LinkRevealed)] == [1]
    assert sitting.table.chain.link(2).hex().encode() not in sitting.told(None)


# Verified by the record


@pytest.mark.sampled(2)
@pytest.mark.long
@pytest.mark.parametrize("settings", [SMALL, TEAMS, BREAKERS], ids=["skipbo", "teams", "breakers"])
def test_the_record_of_a_match_proves_every_deal(settings: Settings) -> None:
    sitting = Sitting(msgspec.structs.replace(settings, target=70), seed=3)
    sitting.sit("ann", "bob")
    sitting.play_until("over")
    assert sitting.table.match.round > 1
    text = sitting.past().record()
    game, record = read_record(text)
    record.verify(game)
    assert record.replay(game).state == sitting.table.match.state
    # One digit of one contribution, one of the commitment: it proves nothing any more.
    for written in (thrown("bob"), show_table(sitting.table).match.commitment):
        forged = text.replace(written, ("0" if written[0] != "0" else "1") + written[1:], 1)
        game, record = read_record(forged)
        with pytest.raises(Differs):
            record.verify(game)


def test_a_second_match_verifies_by_its_own_chain() -> None:
    sitting = Sitting(SINGLE)
    sitting.sit("ann", "bob")
    for number in (1, 2):
        sitting.play_until("over")
        text = sitting.past().record()
        assert f'table: "TABLE2/{number}"' in text
        game, record = read_record(text)
        record.verify(game)
        sitting.do("bob", ask.Rematch())


def test_names_of_every_kind_survive_the_record() -> None:
    sitting = Sitting(Settings(seats=3, options={"stock": 1}))
    sitting.sit("ann", "bob", "cleo")
    names = ('a"b\\c', "names: [1]", "🎲 = # ü")
    for who, name in zip(("ann", "bob", "cleo"), names, strict=True):
        sitting.do(who, ask.Name(name=name))
    sitting.play_until("over")
    game, record = read_record(sitting.past().record())
    record.verify(game)
    assert record.names == names


def test_the_record_has_a_name_for_every_seat_whoever_came_or_went() -> None:
    sitting = Sitting(THREE)
    sitting.sit("ann", "bob")
    sitting.arrive("eve")
    sitting.play_until("between")
    sitting.do("eve", ask.Sit(seat="C"))
    sitting.do("bob", ask.Stand())
    sitting.play_until("playing")
    sitting.do("ann", ask.Concede())
    sitting.do("eve", ask.Concede())
    game, record = read_record(sitting.past().record())
    record.verify(game)
    assert record.names == ("Ann", "Bob", "Eve")
