"""A hint says nothing that its seat may not know: other hidden cards, the same hint."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from stockpile.core.observation import Observation
from stockpile.games import AnyMatch, new_match
from stockpile.kernel.cache import load
from stockpile.workers.codec import encode
from stockpile.workers.messages import Request, read_answer
from stockpile.workers.process import answer
from tests.matches import play_on

pytestmark = pytest.mark.long


def asked(match: AnyMatch, seen: Observation[Any, Any]) -> list[dict[str, Any]]:
    """What a worker advises, by chance that is always the same."""
    request = Request("advise", encode(seen), match.game.name, seed=9, playouts=300)
    advised: list[dict[str, Any]] = json.loads(read_answer(answer(request, Random(1))))
    return advised


def dealt_anew(match: AnyMatch, seat: int, random: Random) -> Any:
    """The same State but for what a seat cannot know: hands and what lies face down."""
    state: Any = match.state
    hands = list(state.hands)
    hidden = "draw" if match.game.name == "skipbo" else "unused"
    others = [one for one in range(match.game.seats) if one != seat]
    cards = [card for one in others for card in hands[one]] + list(getattr(state, hidden))
    random.shuffle(cards)
    for one in others:
        count = len(hands[one])
        hands[one], cards = tuple(sorted(cards[:count])), cards[count:]
    return state._replace(hands=tuple(hands), **{hidden: tuple(cards)})


@pytest.mark.parametrize("edition", ["skipbo-2003", "breakers-2010"])
def test_other_hidden_cards_give_the_same_hint(edition: str) -> None:
    match = new_match(edition, seats=3, seed=4)
    load(match.game.name)
    random = Random(2)
    match.start_round()
    for _ in range(4):
        play_on(match, random, 3)
        assert match.turn is not None
        seen = match.observe(match.turn)
        advised = asked(match, seen)
        assert {one["move"] for one in advised} <= {str(move) for move in seen.moves}
        state = dealt_anew(match, seen.seat, random)
        assert state != match.state
        other = Observation(
            seen.setup,
            seen.seat,
            match.game.view(state, seen.seat),
            seen.events,
            match.game.legal_moves(state, seen.seat),
        )
        assert asked(match, other) == advised
