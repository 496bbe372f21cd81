"""A match: rounds, scores, who leads next, when it is decided, and taking it up again."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest

from stockpile.core.event import Event, LeadDecided, MatchEnded, Outcome, RoundEnded
from stockpile.core.fairness import Chain, Proof
from stockpile.core.match import Match
from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.games import AnyMatch, make_game, new_match
from stockpile.skipbo.events import Dealt, StuckRedealt
from stockpile.skipbo.moves import LayHand, Pass
from tests.chances import Stacked
from tests.skipbo.build import SkipBoMatch, discard_until_stuck, skipbo

TABLES: tuple[dict[str, Any], ...] = (
    {"edition": "skipbo-2003", "seats": 2, "stock": 3, "target": 60},
    {"edition": "skipbo-2003", "seats": 4, "teams": ["AC", "BD"], "stock": 2, "target": 80},
    {"edition": "skipbo-2003", "seats": 3, "stock": 49, "stalemate": "fewest-stock", "target": 500},
    {"edition": "skipbo-2011", "seats": 5, "stock": 2, "laying": "forced", "target": 80},
    {"edition": "skipbo-2011", "seats": 8, "teams": ["AE", "BF", "CG", "DH"], "stock": 1},
    {"edition": "breakers-2010", "seats": 3, "target": 25},
)

every_table = pytest.mark.parametrize(
    "table", TABLES, ids=[f"{table['edition']}-{table['seats']}" for table in TABLES]
)


def a_match(table: dict[str, Any], seed: object) -> AnyMatch:
    settings = dict(table)
    target = settings.pop("target", None)
    return Match(make_game(**settings), target=target, seed=str(seed))


def next_move(match: AnyMatch) -> Any:
    """A move that depends on nothing but where the match stands."""
    moves = list(match.legal_moves())
    seeded = random.Random(f"{match.round} {len(match.events)}")
    return moves[0] if seeded.random() < 0.8 else seeded.choice(moves)


def commands(match: AnyMatch, most: int = 2000) -> Iterator[list[Event]]:
    """Go on to the end, giving the events of each command."""
    for _ in range(most):
        if match.over:
            return
        yield list(match.play(next_move(match)) if match.playing else match.start_round())


def snapshot(match: AnyMatch) -> tuple[object, ...]:
    return (
        match.state,
        match.scores,
        match.round,
        match.lead,
        match.winners,
        tuple(match.events),
        tuple(match.chances),
        tuple(tuple(match.seen(viewer)) for viewer in (None, *range(match.game.seats))),
    )


def test_before_the_first_round() -> None:
    match = Match(skipbo(), seed="new")
    assert match.state is None
    assert match.turn is None
    assert match.outcome is None
    assert match.round == 0
    assert not match.playing
    assert not match.over
    assert match.legal_moves() == ()
    assert list(match.seen(None)) == []


def test_the_events_of_a_command_are_returned_in_order() -> None:
    match = Match(skipbo("skipbo-2011", stock=2), seed="order", youngest=1)
    started = list(match.start_round())
    assert started == match.events
    assert [type(event).__name__ for event in started] == [
        "LeadDecided",
        "Dealt",
        "StockTurned",
        "StockTurned",
        "TurnStarted",
        "CardsDrawn",
    ]
    played = list(match.play(match.legal_moves()[-1]))
    assert match.events == [*started, *played]
    assert list(match.round_events) == match.events[1:]


def test_a_round_cannot_be_started_while_one_is_under_way() -> None:
    match = Match(skipbo(), seed="misuse")
    match.start_round()
    before = snapshot(match)
    with pytest.raises(Refused) as refused:
        match.start_round()
    assert refused.value.refusal == Refusal("round-under-way")
    assert snapshot(match) == before


def test_nobody_can_move_before_the_deal_or_after_the_end() -> None:
    match = Match(skipbo(stock=1), seed="misuse")
    with pytest.raises(Refused) as refused:
        match.play(Pass())
    assert refused.value.refusal == Refusal("no-round-yet")
    with pytest.raises(Refused) as refused:
        match.observe(0)
    assert refused.value.refusal == Refusal("no-round-yet")
    for _ in commands(match):
        pass
    before = snapshot(match)
    with pytest.raises(Refused) as refused:
        match.play(Pass())
    assert refused.value.refusal == Refusal("match-over")
    with pytest.raises(Refused) as refused:
        match.start_round()
    assert refused.value.refusal == Refusal("match-over")
    assert match.legal_moves() == ()
    assert match.turn is None
    assert snapshot(match) == before


def test_nobody_can_move_between_rounds() -> None:
    match = Match(skipbo(stock=76, stalemate="draw"), target=500, seed="between")
    match.start_round()
    discard_until_stuck(match)
    before = snapshot(match)
    with pytest.raises(Refused) as refused:
        match.play(Pass())
    assert refused.value.refusal == Refusal("round-over")
    assert snapshot(match) == before


def test_a_seat_that_is_not_on_turn_is_refused() -> None:
    match = Match(skipbo("skipbo-2011"), seed="turn", youngest=0)
    match.start_round()
    with pytest.raises(Refused) as refused:
        match.play(match.legal_moves()[0], seat=1)
    assert refused.value.refusal == Refusal("not-your-turn", turn="A")
    assert match.play(match.legal_moves()[0], seat=0)


@every_table
def test_a_refused_move_leaves_everything_as_it_was(table: dict[str, Any]) -> None:
    match = a_match(table, "refused")
    for number, _ in enumerate(commands(match, 40)):
        if not match.playing or number % 5:
            continue
        before = snapshot(match)
        assert match.turn is not None
        for actor in (match.turn, (match.turn + 1) % match.game.seats):
            illegal = Pass() if match.game.name == "skipbo" else match.game.read_move("1-2-3-4-5-6")
            legal = match.game.legal_moves(match.state, actor)
            for move in (illegal, LayHand(99, 0)) if match.game.name == "skipbo" else (illegal,):
                if move in legal:
                    continue
                with pytest.raises(Refused) as refused:
                    match.play(move, seat=actor)
                assert refused.value.refusal == match.game.check(match.state, actor, move)
                assert snapshot(match) == before


def test_a_single_round_is_a_whole_match() -> None:
    match = Match(skipbo(stock=1), seed="single")
    events = [event for command in commands(match) for event in command]
    assert match.over
    assert match.round == 1
    ended, decided = events[-2:]
    assert isinstance(ended, RoundEnded)
    assert decided == MatchEnded(ended.winners)
    assert match.winners == ended.winners
    assert match.outcome == Outcome(ended.winners, ended.points, ended.ending)
    assert match.scores is None


def test_a_drawn_single_round_is_over_and_won_by_nobody() -> None:
    match = Match(skipbo(stock=76, stalemate="draw"), seed="drawn")
    match.start_round()
    events = discard_until_stuck(match)
    assert events[-2:] == [RoundEnded((), 0, "stalemate"), MatchEnded(())]
    assert match.over
    assert match.winners == ()


@every_table
@pytest.mark.parametrize("seed", [1, 2])
def test_scores_add_up_over_a_match(table: dict[str, Any], seed: int) -> None:
    match = a_match(table, seed)
    sides = match.game.sides
    totals = [0] * len(sides)
    rounds = 0
    for events in commands(match):
        for event in events:
            if isinstance(event, RoundEnded):
                rounds += 1
                if event.winners:
                    totals[sides.index(event.winners)] += event.points
                reached = match.target is None or max(totals) >= match.target
                assert reached == isinstance(events[-1], MatchEnded)
        if match.target is not None:
            assert match.scores == tuple(totals)
    assert match.over
    assert match.round == rounds
    if match.target is None:
        assert rounds == 1
    else:
        assert match.winners == sides[totals.index(max(totals))]
        assert sum(total >= match.target for total in totals) == 1


def test_a_score_of_exactly_the_target_wins() -> None:
    game = skipbo("skipbo-2011", stock=1)
    for target, over in ((30, True), (31, False)):
        match = Match(game, target=target, youngest=0)
        match.start_round(Stacked(deal="1 9"))
        match.play(game.read_move("stock>1"))
        assert match.scores == (30, 0)
        assert match.over is over
        assert match.winners == ((0,) if over else None)


@every_table
def test_the_same_seed_gives_the_same_match_and_another_seed_another(
    table: dict[str, Any],
) -> None:
    matches = [a_match(table, seed) for seed in ("one", "one", "two")]
    for match in matches:
        for _ in commands(match):
            pass
    first, same, other = matches
    assert first.events == same.events
    assert first.commitment == same.commitment
    assert first.events != other.events
    assert first.commitment != other.commitment


def test_every_round_uses_up_one_link() -> None:
    chain = Chain(b"s" * 32, 9)
    match = Match(skipbo(stock=3), target=90, chain=chain, table="kitchen")
    assert match.commitment == chain.commitment
    for _ in commands(match):
        pass
    assert match.round > 1
    for number, chance in enumerate(match.chances, start=1):
        assert getattr(chance, "proof", None) == Proof(chain.link(number))
        assert (
            getattr(chance, "key", None) == Proof(chain.link(number)).chance("kitchen", number).key
        )


def test_the_name_of_the_table_counts() -> None:
    deals = set()
    for table in ("kitchen", "garden"):
        match = Match(skipbo(), chain=Chain(b"s" * 32, 9), table=table)
        match.start_round()
        deals.add(next(event for event in match.events if isinstance(event, Dealt)))
    assert len(deals) == 2


def test_a_match_without_a_chain_is_handed_a_chance_for_each_round() -> None:
    match = Match(skipbo("skipbo-2011", stock=1), target=90, youngest=0)
    assert match.commitment is None
    with pytest.raises(ValueError, match="Chance"):
        match.start_round()
    assert match.events == []
    chance = Stacked(deal="1 9")
    match.start_round(chance)
    assert match.chances == [chance]
    match.play(match.game.read_move("stock>1"))
    with pytest.raises(ValueError, match="Chance"):
        match.start_round()
    match.start_round(Stacked(deal="1 9"))
    assert match.turn == 1


def test_shuffles_in_mid_round_come_from_the_chance_of_the_round() -> None:
    chance = Stacked(lead="5 4")
    match = Match(skipbo(stock=76))
    match.start_round(chance)
    discard_until_stuck(match)
    assert [purpose for purpose, _, _ in chance.asked] == ["lead", "deal", "redeal"]


def test_a_chance_that_was_handed_over_goes_before_the_one_of_the_chain() -> None:
    chain = Chain(b"s" * 32, 9)
    given = Proof(chain.link(1), (b"mine", None)).chance("table", 1)
    match = Match(skipbo(stock=76), chain=chain)
    begun = list(match.start_round(given))
    discard_until_stuck(match)
    [redealt] = [event for event in match.events if isinstance(event, StuckRedealt)]
    assert isinstance(redealt.draw, tuple)
    assert redealt.draw == given.shuffle("redeal", 0, sorted(redealt.draw))
    assert redealt.draw != match.chance_of(1).shuffle("redeal", 0, sorted(redealt.draw))
    # Taken up again, the round goes on with the Chance it began with.
    again = Match(match.game, chain=chain)
    again.replay(begun, given)
    assert again.chances == [given]
    discard_until_stuck(again)
    assert again.events == match.events


def test_the_lead_goes_on_from_the_round_before() -> None:
    match = Match(skipbo(seats=3, stock=49, stalemate="draw"), target=500, seed="lead")
    leads = []
    for _ in range(3):
        match.start_round()
        leads.append(match.lead)
        discard_until_stuck(match)
    decided = [event for event in match.events if isinstance(event, LeadDecided)]
    assert [event.seat for event in decided] == leads
    assert [event.by for event in decided] == ["highest", "next-seat", "next-seat"]
    assert leads[1:] == [(lead + 1) % 3 for lead in leads[:-1] if lead is not None]


def test_the_youngest_has_to_sit_at_the_table() -> None:
    for youngest in (-1, 2, 7):
        with pytest.raises(Unreadable) as wrong:
            Match(skipbo("skipbo-2011"), youngest=youngest)
        assert wrong.value.where == "youngest"


@pytest.mark.long
@every_table
def test_a_match_can_be_taken_up_again_after_any_step(table: dict[str, Any]) -> None:
    match = a_match(table, "taken up")
    for _ in commands(match):
        pass
    assert match.over
    forms = match.game.forms
    logged = [[json.dumps(forms.write(event)) for event in step.events] for step in match.steps]
    read = [[forms.read(json.loads(line)) for line in step] for step in logged]
    again: AnyMatch = Match(match.game, target=match.target, chain=match.chain)
    for number, events in enumerate(read):
        # Two commands show that it goes on alike; the end follows from that, and is seen too.
        to_the_end = number % (len(read) // 3) == 0
        onward = again.copy()
        for _ in commands(onward) if to_the_end else commands(onward, most=2):
            pass
        reached = len(read) if to_the_end else min(number + 2, len(read))
        assert onward.steps == match.steps[:reached]
        if to_the_end:
            assert snapshot(onward)[:5] == snapshot(match)[:5]
        again.replay(events, match.chances[match.steps[number].match.round - 1])


@every_table
def test_every_step_can_be_taken_back(table: dict[str, Any]) -> None:
    match = a_match(table, "back")
    steps = [match.copy(), *(match.copy() for _ in commands(match, 150))]
    for before in reversed(steps[:-1]):
        undone = match.undo()
        assert undone.events
        assert match == before
        assert snapshot(match) == snapshot(before)
        assert list(match.round_events) == list(before.round_events)
        assert len(match.chances) == match.round
        for viewer in (None, *range(match.game.seats)):
            assert match.seen(viewer) == before.seen(viewer)
    with pytest.raises(Refused) as refused:
        match.undo()
    assert refused.value.refusal == Refusal("nothing-to-undo")


def test_a_copy_goes_its_own_way() -> None:
    match = a_match({"edition": "skipbo-2003", "stock": 5}, "copy")
    match.start_round()
    match.seen(0)
    other = match.copy()
    assert other == match
    other.play(other.legal_moves()[0])
    assert other != match
    assert len(other.events) > len(match.events)
    assert match.seen(0) == other.seen(0)[: len(match.seen(0))]
    other.undo()
    assert other == match


def test_a_match_that_cannot_be_is_not_begun() -> None:
    for target in (0, -5, 10**9):
        with pytest.raises(Unreadable) as wrong:
            Match(skipbo(), target=target)
        assert wrong.value.where == "target"
    with pytest.raises(Unreadable) as wrong:
        Match(skipbo(), names=("Ann",))
    assert wrong.value.where == "names"


def test_a_chain_that_is_used_up_is_refused() -> None:
    match = Match(skipbo(stock=1), target=500, chain=Chain(b"short", 1))
    for _ in commands(match, most=10_000):
        if match.round == 1 and not match.playing:
            break
    with pytest.raises(Refused) as refused:
        match.start_round()
    assert refused.value.refusal == Refusal("chain-used-up", links=1)


@every_table
def test_an_observation_survives_as_bytes(table: dict[str, Any]) -> None:
    match = a_match(table, "bytes")
    for _ in commands(match, most=12):
        if match.turn is not None:
            seen = match.observe(match.turn)
            again = pickle.loads(pickle.dumps(seen))
            assert again == seen
            assert list(again.moves) == list(seen.moves)


@every_table
def test_a_move_may_be_given_as_its_text(table: dict[str, Any]) -> None:
    by_value, by_text = a_match(table, "text"), a_match(table, "text")
    by_value.start_round()
    by_text.start_round()
    move = by_value.legal_moves()[0]
    assert by_text.play(str(move)) == by_value.play(move)


@every_table
def test_a_match_taken_up_stands_where_it_stood_after_every_command(table: dict[str, Any]) -> None:
    match = a_match(table, "every command")
    again: AnyMatch = Match(match.game, target=match.target, seed="every command")
    for events in commands(match, 250):
        again.replay(
            events, match.chances[-1] if again.state is None or not again.playing else None
        )
        assert snapshot(again)[:6] == snapshot(match)[:6]
        assert again.turn == match.turn
        assert again.playing == match.playing
        assert again.over == match.over
        assert len(again.chances) == len(match.chances) == match.round
        assert list(again.round_events) == list(match.round_events)
        assert list(again.legal_moves()) == list(match.legal_moves())
        for viewer in (None, *range(match.game.seats)):
            assert list(again.seen(viewer)) == list(match.seen(viewer))


def test_a_round_begun_from_a_known_deal_goes_on_like_any_other() -> None:
    first = Match(skipbo(stock=2), seed="known")
    first.start_round()
    at = next(index for index, event in enumerate(first.events) if isinstance(event, Dealt))
    chance = first.chance_of(1)
    again: SkipBoMatch = Match(skipbo(stock=2), seed="known")
    again.start_from(first.events[:at], first.events[at], chance)
    assert again.events == first.events
    assert again.chances == [chance]
    with pytest.raises(Refused) as refused:
        again.start_from(first.events[:at], first.events[at], chance)
    assert refused.value.refusal == Refusal("round-under-way")


def test_a_known_deal_has_to_be_one_of_this_table() -> None:
    first = Match(skipbo(stock=2), seed="known")
    first.start_round()
    at = next(index for index, event in enumerate(first.events) if isinstance(event, Dealt))
    other: SkipBoMatch = Match(skipbo(stock=3), seed="known")
    with pytest.raises(Refused) as refused:
        other.start_from(first.events[:at], first.events[at], first.chance_of(1))
    assert refused.value.refusal.code == "wrong-stock"
    assert other.events == []
    assert other.chances == []


@every_table
def test_an_observation_is_all_that_a_seat_knows(table: dict[str, Any]) -> None:
    match = a_match(table, "observe")
    game = match.game
    for number, _ in enumerate(commands(match, 120)):
        if number % 9:
            continue
        for seat in range(game.seats):
            seen = match.observe(seat)
            assert seen.setup == game.setup
            assert seen.seat == seat
            assert seen.view == game.view(match.state, seat)
            assert list(seen.events) == [game.redact(event, seat) for event in match.round_events]
            assert list(seen.moves) == list(game.legal_moves(match.state, seat))
            assert bool(seen.moves) == (seat == match.turn)
        spectator = [game.redact(event, None) for event in match.round_events]
        assert list(match.seen(None)) == spectator


def test_what_was_seen_begins_anew_with_every_deal() -> None:
    match = Match(skipbo(seats=2, stock=76, stalemate="draw"), target=500, seed="anew")
    match.start_round()
    discard_until_stuck(match)
    before = list(match.seen(0))
    assert isinstance(before[0], Dealt)
    assert isinstance(before[-1], RoundEnded)
    match.start_round()
    after = list(match.seen(0))
    assert isinstance(after[0], Dealt)
    assert len(after) < len(before)
    assert [type(event).__name__ for event in after[1:]] == [
        "StockTurned",
        "StockTurned",
        "TurnStarted",
        "CardsDrawn",
    ]


def test_whoever_changes_what_they_were_shown_changes_nothing_else() -> None:
    match = Match(skipbo(), seed="cache")
    match.start_round()
    shown: object = match.seen(0)
    assert isinstance(shown, tuple)


@pytest.mark.parametrize("seat", [-1, 2, "A", None])
def test_a_seat_that_is_not_there_sees_nothing(seat: Any) -> None:
    match = Match(skipbo(), seed="new")
    match.start_round()
    with pytest.raises(Unreadable) as wrong:
        match.observe(seat)
    assert wrong.value.refusal.code == "no-such-seat"


@pytest.mark.parametrize(
    "wrong",
    [
        {"edition": ["skipbo-2003"]},
        {"seats": "2"},
        {"seats": 2.0},
        {"teams": "AC,BD"},
        {"teams": 2},
        {"teams": [1, 2]},
        {"teams": ["AX", "BD"]},
        {"target": "5"},
        {"names": "AB"},
        {"youngest": 1},
        {"stock": 2.5},
        {"laying": 2.5},
    ],
    ids=str,
)
def test_an_argument_that_means_nothing_is_named(wrong: dict[str, Any]) -> None:
    [name] = wrong
    with pytest.raises(Unreadable) as caught:
        new_match(**wrong)
    assert caught.value.where.removeprefix("options.").partition("[")[0] == name
