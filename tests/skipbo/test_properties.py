"""What holds in every round of Skip-Bo, whoever sits there and however they play."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product

import pytest
from hypothesis import given

from stockpile.core.event import RoundEnded, SeatPassed, TurnStarted
from stockpile.core.seats import seat_letter
from stockpile.skipbo import SkipBo
from stockpile.skipbo.events import EVENTS
from stockpile.skipbo.moves import Pass
from stockpile.skipbo.state import State
from tests.chances import cards, text
from tests.skipbo import reference
from tests.skipbo.plans import FORMS, Form, Plan, every_form, few, plans


def every_card(game: SkipBo, state: State) -> Counter[str]:
    """All cards of a written position, wherever they lie."""
    found: Counter[str] = Counter()

    def gather(written: object) -> None:
        if isinstance(written, list):
            for one in written:
                gather(one)
        elif isinstance(written, dict):
            for one in written.values():
                gather(one)
        else:
            found[str(written)] += 1

    position = game.write_position(state)
    for place in ("seats", "building", "aside", "draw"):
        gather(position[place])
    return found


@every_form
@few
@given(plan=plans())
def test_cards_are_conserved(form: Form, plan: Plan) -> None:
    at = plan.at(form)
    game = at.game
    box = Counter(text(game.pack).split())
    assert every_card(game, at.opening()[0]) == box
    for played in at.play():
        assert every_card(game, played.after) == box


@every_form
@few
@given(plan=plans())
def test_folding_the_events_from_the_deal_on_gives_the_state(form: Form, plan: Plan) -> None:
    at = plan.at(form)
    game = at.game
    opened = at.opening()
    folded = None
    for event in opened[1]:
        folded = game.fold(folded, event)
    assert folded == opened[0]
    for played in at.play():
        assert folded == played.before
        for event in played.events:
            folded = game.fold(folded, event)
        assert folded == played.after


@pytest.mark.sampled(2)
@every_form
@few
@given(plan=plans())
def test_two_readings_of_the_rules_agree(form: Form, plan: Plan) -> None:
    at = plan.at(form)
    game = at.game

    def shuffle(purpose: str, number: int, texts: list[str]) -> list[str]:
        return text(at.chance.shuffle(purpose, number, cards(" ".join(texts)))).split()

    for played in at.play():
        before = game.write_position(played.before)
        legal = [str(move) for move in game.legal_moves(played.before, played.seat)]
        assert len(legal) == len(set(legal))
        assert set(legal) == reference.legal(before)
        after = reference.apply(before, str(played.move), shuffle)
        assert game.write_position(played.after) == after
        outcome = played.after.outcome
        assert (outcome and outcome.to_json()) == reference.outcome(after)


@pytest.mark.sampled(2)
@every_form
@few
@given(plan=plans())
def test_texts_read_back(form: Form, plan: Plan) -> None:
    at = plan.at(form)
    game = at.game
    viewers = (None, *range(game.seats))
    for played in at.sampled():
        assert game.read_move(str(played.move)) == played.move
        assert game.move_of(played.events[0]) == played.move
        assert all(game.move_of(event) is None for event in played.events[1:])
        position = json.dumps(game.write_position(played.after))
        assert game.read_position(json.loads(position)) == played.after
        for event in played.events:
            for shown in (event, *(game.redact(event, viewer) for viewer in viewers)):
                written = json.dumps(game.forms.write(shown))
                assert game.forms.read(json.loads(written)) == shown


def every_move_text() -> list[str]:
    """Every text that is a move anywhere, and some piles that no table has."""
    piles = range(6)
    owners = ["", *(f"{seat_letter(seat)}." for seat in range(8))]
    held = [*(str(number) for number in range(1, 13)), "S"]
    return [
        "pass",
        *(f"{owner}stock>{pile}" for owner, pile in product(owners, piles)),
        *(f"{owner}d{source}>{pile}" for owner, source, pile in product(owners, piles, piles)),
        *(f"h{card}>{discard}{pile}" for card, discard, pile in product(held, ("", "d"), piles)),
    ]


EVERY_MOVE = every_move_text()


@every_form
@few
@given(plan=plans())
def test_check_and_legal_moves_agree(form: Form, plan: Plan) -> None:
    at = plan.at(form)
    game = at.game
    moves = [game.read_move(move) for move in EVERY_MOVE]
    states = [at.opening()[0], *(played.after for played in at.play())]
    for state in (*states[at.random.randrange(37) :: 37], states[-1]):
        for seat in range(game.seats):
            legal = game.legal_moves(state, seat)
            allowed = [move for move in moves if game.check(state, seat, move) is None]
            assert set(allowed) == set(legal)
            assert (len(legal) > 0) == (seat == state.turn and state.outcome is None)


@every_form
@few
@given(plan=plans())
def test_somebody_can_always_move_until_the_round_is_over(form: Form, plan: Plan) -> None:
    at = plan.at(form)
    game = at.game
    for played in at.play():
        ended = isinstance(played.events[-1], RoundEnded)
        assert (played.after.outcome is not None) == ended
        moves = game.legal_moves(played.after, played.after.turn)
        assert bool(moves) != ended
        assert game.settle(played.after, at.chance).events == ()
        assert all(len(hand) <= 5 for hand in played.after.hands)
        # Nobody passes who holds a card or could draw one.
        if isinstance(played.move, Pass):
            assert not played.before.hands[played.seat]
            assert not played.before.draw
            assert not played.before.aside


@every_form
@few
@given(plan=plans())
def test_trying_a_move_twice_gives_the_same_cards(form: Form, plan: Plan) -> None:
    at = plan.at(form)
    game = at.game
    assert at.opening() == at.opening()
    for played in at.play():
        again = game.apply(played.before, played.seat, played.move, at.chance)
        assert again == (played.after, played.events)


def test_the_plans_reach_every_kind_of_event_and_ending() -> None:
    """The properties above would prove little if play never came to the rare rules."""
    kinds = set()
    endings = set()
    for seed in range(3):
        for stalemate, stock, eagerness in (
            ("redeal", 0, 0.05),
            ("fewest-stock", 0, 0.5),
            ("draw", 1, 0.95),
            ("draw", 12, 0.95),
        ):
            at = Plan("free", stalemate, stock, eagerness, seed).at(FORMS[1])
            happened = [*at.opening()[1]]
            for played in at.play():
                happened += played.events
            kinds |= {type(event) for event in happened}
            endings |= {event.ending for event in happened if isinstance(event, RoundEnded)}
    assert kinds == {*EVENTS, TurnStarted, SeatPassed, RoundEnded}
    assert endings == {"stock-empty", "fewest-stock", "stalemate"}
