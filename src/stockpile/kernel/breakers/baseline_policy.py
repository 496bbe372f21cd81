"""How the baseline bot chooses: the fastest policy."""

from __future__ import annotations

from stockpile.kernel.breakers.layout import (
    HIGHEST,
    JOKER,
    LAID,
    PASS,
    TOP_THICK,
    TOP_WIDTH,
    TURN,
    hand_of,
    set_id,
)
from stockpile.kernel.breakers.rules import breaks, fill, lacks, lone_answers, lowest_answer
from stockpile.kernel.chance import Rng
from stockpile.kernel.compile import compiled
from stockpile.kernel.types import Ints


@compiled
def _lowest_lead(state: Ints, hand: int) -> int:
    for tile in range(1, HIGHEST + 1):
        held = state[hand + tile]
        if held:
            return set_id(held, 1, tile, 0)
    return set_id(1, 1, JOKER, 0)


@compiled
def baseline_move(state: Ints, rng: Rng) -> int:  # noqa: ARG001 - as in every game
    """Lay the lowest set: in kind if possible, else a Breaker; else pass.

    Of equally low leads, take the one with the most tiles.
    """
    hand = hand_of(state[TURN])
    if state[LAID] == 0:
        return _lowest_lead(state, hand)
    thick = state[TOP_THICK]
    if thick <= 2:
        width = state[TOP_WIDTH]
        lacking = lacks(state, hand, thick)
        for low in range(lowest_answer(state), HIGHEST - width + 2):
            mask = fill(lacking, state[hand + JOKER], thick, width, low)
            if mask >= 0:
                return set_id(thick, width, low, mask)
        jokers = lone_answers(state)
        if jokers and state[hand + JOKER] >= jokers:
            return set_id(jokers, 1, JOKER, 0)
    most = 0
    for tile in range(1, JOKER + 1):
        most = max(most, state[hand + tile])
    for size in range(3, min(most, 4) + 1):
        for tile in range(1, JOKER + 1):
            if state[hand + tile] >= size and breaks(state, size, tile):
                return set_id(size, 1, tile, 0)
    return PASS
