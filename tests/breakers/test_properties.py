"""What always holds, over rounds played at random at every kind of table."""

from __future__ import annotations

import copy
import json
import pickle
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockpile.breakers.events import Dealt
from stockpile.breakers.moves import PASS, Set
from stockpile.breakers.state import State
from stockpile.core.event import Event, Hidden, RoundEnded, TurnStarted
from stockpile.core.refusal import Refused
from tests.breakers.plans import Plan, plans
from tests.breakers.reference import box_sets


@given(plans())
def test_tiles_are_conserved(plan: Plan) -> None:
    game = plan.game
    for step in plan.play(game):
        assert sorted(step.after.tiles()) == list(game.pack)
        assert all(hand == tuple(sorted(hand)) for hand in step.after.hands)
        assert step.after.played == tuple(sorted(step.after.played))


@given(plans())
def test_a_round_ends_with_one_empty_hand_and_its_points(plan: Plan) -> None:
    game = plan.game
    start = plan.opening(game)[0]
    *before, last = plan.play(game)
    assert all(all(step.after.hands) for step in before)
    assert last.after.outcome is not None
    (winner,) = last.after.outcome.winners
    assert [not hand for hand in last.after.hands] == [seat == winner for seat in range(plan.seats)]
    points = sum(len(hand) for hand in last.after.hands)
    assert last.events[1:] == (RoundEnded((winner,), points, "hand-empty"),)
    assert start.scores is not None
    assert last.after.scores is not None
    gained = [after - before for after, before in zip(last.after.scores, start.scores, strict=True)]
    assert gained == [points if seat == winner else 0 for seat in range(plan.seats)]


@given(plans())
def test_folding_the_events_gives_the_state(plan: Plan) -> None:
    game = plan.game
    state, events = plan.opening(game)
    folded = None
    for event in events:
        folded = game.fold(folded, event)
    assert folded == state
    for step in plan.play(game):
        for event in step.events:
            folded = game.fold(folded, event)
        assert folded == step.after


@given(plans())
def test_every_turn_is_announced(plan: Plan) -> None:
    for step in plan.play(plan.game):
        if step.after.outcome is None:
            assert step.events[-1] == TurnStarted(step.after.turn)


@given(plans())
def test_moves_read_back(plan: Plan) -> None:
    game = plan.game
    for step in plan.play(game):
        assert game.read_move(str(step.move)) is step.move
        assert game.move_of(step.events[0]) is step.move
        assert all(game.move_of(event) is None for event in step.events[1:])
        if isinstance(step.move, Set):
            assert pickle.loads(pickle.dumps(step.move)) is step.move
            assert copy.deepcopy(step.move) is step.move


@given(plans())
def test_positions_read_back(plan: Plan) -> None:
    game = plan.game
    for step in plan.play(game):
        for state in (step.before, step.after):
            written = json.loads(json.dumps(game.write_position(state)))
            assert game.read_position(written) == state
            assert game.write_position(game.read_position(written)) == written


@given(plans())
def test_events_read_back(plan: Plan) -> None:
    game = plan.game
    events = [*plan.opening(game)[1], *(one for step in plan.play(game) for one in step.events)]
    for event in events:
        for viewer in (None, *range(plan.seats)):
            seen = game.redact(event, viewer)
            assert game.forms.read(json.loads(json.dumps(game.forms.write(seen)))) == seen
        assert game.forms.read(json.loads(json.dumps(game.forms.write(event)))) == event


@given(plans())
def test_deals_read_back(plan: Plan) -> None:
    game = plan.game
    dealt = plan.opening(game)[1][0]
    assert isinstance(dealt, Dealt)
    rows = game.write_deal(dealt)
    assert list(rows) == [*(f"deal {seat}" for seat in "ABCD"[: plan.seats]), "unused"]
    assert game.read_deal(rows, dealt.lead, dealt.scores) == dealt
    assert game.check_deal(dealt) is None


ANY_SET = st.sampled_from([one.text for one, _ in box_sets(6)])


@given(plans(), st.lists(ANY_SET, min_size=100, max_size=100))
def test_check_and_legal_moves_agree(plan: Plan, texts: list[str]) -> None:
    game = plan.game
    some = [PASS, *map(game.read_move, texts)]
    for step in plan.play(game):
        for seat in range(plan.seats):
            moves = game.legal_moves(step.before, seat)
            listed = set(moves)
            assert bool(moves) == bool(listed) == (seat == step.seat)
            for move in (*moves.canonical, *some):
                allowed = game.check(step.before, seat, move) is None
                assert (move in listed) == (move in moves) == allowed


@given(plans(), st.lists(ANY_SET, min_size=20, max_size=20))
def test_a_refused_move_changes_nothing(plan: Plan, texts: list[str]) -> None:
    game = plan.game
    for step in plan.play(game):
        before = step.before
        kept = copy.deepcopy(before)
        for move in (PASS, *map(game.read_move, texts)):
            for seat in range(plan.seats):
                refusal = game.check(before, seat, move)
                if refusal is not None:
                    with pytest.raises(Refused) as refused:
                        game.apply(before, seat, move, plan.chance)
                    assert refused.value.refusal == refusal
        assert before == kept


# Non-interference


def reshuffled(plan: Plan, state: State, viewer: int | None) -> State:
    """The same round with everything that a viewer cannot see dealt out anew."""
    rng = random.Random(plan.seed)
    hidden = [seat for seat in range(plan.seats) if seat != viewer]
    pool = [tile for seat in hidden for tile in state.hands[seat]] + list(state.unused)
    aid = plan.options.get("memory-aid") == "on"
    if not aid:
        pool += state.played
    rng.shuffle(pool)

    def take(count: int) -> tuple[int, ...]:
        taken = tuple(sorted(pool[:count]))
        del pool[:count]
        return taken

    hands = tuple(
        take(len(hand)) if seat in hidden else hand for seat, hand in enumerate(state.hands)
    )
    played = state.played if aid else take(len(state.played))
    return state._replace(hands=hands, played=played, unused=take(len(pool)))


@given(plans())
def test_what_a_seat_cannot_see_changes_nothing_for_it(plan: Plan) -> None:
    game = plan.game
    for step in plan.play(game):
        for viewer in (None, *range(plan.seats)):
            other = reshuffled(plan, step.before, viewer)
            assert sorted(other.tiles()) == list(game.pack)
            assert game.view(other, viewer) == game.view(step.before, viewer)
            if viewer is not None:
                mine, theirs = (game.legal_moves(state, viewer) for state in (step.before, other))
                assert mine == theirs
                assert mine.canonical == theirs.canonical
                assert len(mine) == len(theirs)
                assert game.check(other, viewer, step.move) == game.check(
                    step.before, viewer, step.move
                )
            if game.check(other, step.seat, step.move) is None:
                after, events = game.apply(other, step.seat, step.move, plan.chance)
                assert [game.redact(event, viewer) for event in events] == [
                    game.redact(event, viewer) for event in step.events
                ]
                assert game.view(after, viewer) == game.view(step.after, viewer)


@given(plans())
def test_a_deal_shows_a_seat_its_own_hand_only(plan: Plan) -> None:
    game = plan.game
    state, (dealt, *_) = plan.opening(game)
    assert isinstance(dealt, Dealt)
    for viewer in (None, *range(plan.seats)):
        other = reshuffled(plan, state, viewer)
        again = Dealt(dealt.lead, dealt.scores, other.hands, other.unused)
        seen = game.redact(dealt, viewer)
        assert seen == game.redact(again, viewer)
        assert isinstance(seen, Dealt)
        shown = [seat for seat, hand in enumerate(seen.hands) if not isinstance(hand, Hidden)]
        assert shown == ([] if viewer is None else [viewer])


class Unheard(Event):
    """An event that nobody has decided about."""


def test_an_unknown_event_goes_to_nobody() -> None:
    game = Plan(2, {}, True, 0).game
    state, _ = Plan(2, {}, True, 0).opening(game)
    with pytest.raises(TypeError, match="Unheard"):
        game.redact(Unheard(), None)
    with pytest.raises(TypeError, match="Unheard"):
        game.fold(state, Unheard())
