"""Teach Skip-Bo's playout policy what to lay.

``python tools/learning_lays.py [SECONDS] [--afresh]``

It plays rounds by this policy. Wherever a card could be laid, its choice and another are tried in
the same world: the policy plays on for two more turns, and `master`'s network judges the table.
The weights move towards what gained more, the further the closer the policy was to choosing the
other. Now and then the other is really made, so that the policy sees what that leads to.

It starts from the weights in use, or with ``--afresh`` from random ones. Every minute it prints how
often what it has found wins against the weights it started from, and writes it to ``lays.npy``. It
uses all cores. At the end it says how often both win against `skilled`.
"""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from stockpile.bots import networks
from stockpile.games import make_game
from stockpile.kernel.chance import seed_round
from stockpile.kernel.compile import compiled
from stockpile.kernel.judge import Network, Space
from stockpile.kernel.skipbo import encoding
from stockpile.kernel.skipbo.layout import (
    BELOW,
    BUILDING_PILES,
    CARD,
    DISCARD_PILES,
    FIRST_PILE,
    HIGHEST,
    LAY_FIELDS,
    LAY_GAINS,
    LAY_UNITS,
    MOST_MOVES,
    OVER,
    PILES,
    PLAN_DISCARD_TOP,
    PLAN_HEIGHT,
    SCRATCH_DTYPE,
    SCRATCH_SIZE,
    SIDE,
    SIDES,
    TARGETS,
    TURN,
    WILD,
    WINNER,
)
from stockpile.kernel.skipbo.lays import (
    FIELDS,
    GAINS,
    LAYS,
    PLACE_FIELDS,
    SOURCE_FIELDS,
    UNIT,
    unplayable,
    write_from_hand,
    write_from_pile,
    write_place,
)
from stockpile.kernel.skipbo.network import space
from stockpile.kernel.skipbo.playout_policy import QUICK_WEIGHTS, quick_move
from stockpile.kernel.skipbo.playouts import ends_turn, judge_end
from stockpile.kernel.skipbo.rules import apply as make
from stockpile.kernel.skipbo.rules import copy, deal, legal
from stockpile.kernel.skipbo.skilled_policy import skilled_move
from stockpile.kernel.skipbo.tensors import ROW_SIZE
from stockpile.kernel.skipbo.turn_value import lay_out, lying_on, own_paths, threats

FloatArray: TypeAlias = npt.NDArray[np.float64]

CORES = os.cpu_count() or 1
ROUNDS = 400
"""How many rounds each core plays before the weights move."""
RATE, LAST_RATE = 0.02, 1e-4
SHARPNESS = 0.6
"""How much more a lay must be worth to be chosen e times as often."""
ODD = 0.1
"""How often the other choice is really made."""
TURNS = 2
"""How many turns the policy plays on before the network judges."""
SCALE = 256
"""A weight of 1, in whole numbers."""
BIAS = (FIELDS + GAINS) * LAY_UNITS
SCORE = BIAS + LAY_UNITS
LAST = SCORE + LAY_UNITS
SHOWN = PLACE_FIELDS + SOURCE_FIELDS + 1
"""How many fields a lay has at most."""
MEASURED = 4000
TABLE = encoding.table(make_game("skipbo-2011", seats=2, stock=20))
NOTHING = np.zeros_like(LAYS)
NOTHING.setflags(write=False)


def in_whole_numbers(weights: FloatArray) -> npt.NDArray[np.int16]:
    """Weights as the policy uses them."""
    scaled = weights * SCALE
    # It is added after all else has been multiplied.
    scaled[LAST] *= SCALE / UNIT
    found = np.rint(scaled).astype(np.int16)
    found.setflags(write=False)
    return found


def in_use() -> FloatArray:
    """The weights in use."""
    found: FloatArray = LAYS / SCALE
    found[LAST] *= UNIT / SCALE
    return found


def at_random() -> FloatArray:
    """Weights of a policy that has learned nothing."""
    draw = np.random.default_rng(1)
    found = 0.3 * draw.standard_normal(len(LAYS))
    found[BIAS:SCORE] = found[LAST] = 0
    return found


@compiled
def show_lays(state: Any, scratch: Any, moves: Any, fields: Any, gains: Any) -> int:
    """List the lays that the policy judges, and what it is shown of each."""
    lay_out(state, scratch)
    own, _ = own_paths(state, QUICK_WEIGHTS, scratch, -1)
    cost = threats(state, QUICK_WEIGHTS, scratch)
    before = unplayable(state, scratch)
    count = legal(state, moves)
    kept = 0
    for at in range(count):
        source, target = moves[at] // TARGETS, moves[at] % TARGETS
        pile = (source - FIRST_PILE) % PILES - 1
        if target >= BUILDING_PILES or source == WILD or (source >= FIRST_PILE and pile < 0):
            continue
        height = scratch[PLAN_HEIGHT + target]
        number = height + 1
        top = state[CARD + scratch[PLAN_DISCARD_TOP + max(0, pile)]]
        if kept == len(fields) or (source >= FIRST_PILE and top == WILD):
            continue
        on_top = False
        on_pile = False
        after = 0 if number == HIGHEST else number
        for one in range(DISCARD_PILES):
            card = state[CARD + scratch[PLAN_DISCARD_TOP + one]]
            on_top |= card == after + 1
            on_pile |= card == number
        scratch[PLAN_HEIGHT + target] = after
        own_then, _ = own_paths(state, QUICK_WEIGHTS, scratch, -1)
        cost_then = threats(state, QUICK_WEIGHTS, scratch)
        scratch[PLAN_HEIGHT + target] = height
        write_place(state, scratch, target, on_top, own_then - own, cost - cost_then)
        shown = SHOWN
        if source < FIRST_PILE:
            write_from_hand(state, scratch, target, before, on_pile)
            shown -= 1
        else:
            below = state[CARD + state[BELOW + scratch[PLAN_DISCARD_TOP + pile]]]
            lying = lying_on(QUICK_WEIGHTS, number, below)
            write_from_pile(state, scratch, target, before, pile, lying)
        for field in range(SHOWN):
            fields[kept, field] = scratch[LAY_FIELDS + field] if field < shown else -1
        for gain in range(GAINS):
            gains[kept, gain] = scratch[LAY_GAINS + gain] / UNIT
        moves[kept] = moves[at]
        kept += 1
    return kept


@compiled
def worth(weights: Any, fields: Any, gains: Any, units: Any) -> float:
    """What a lay is worth; ``units`` becomes the sums."""
    for unit in range(LAY_UNITS):
        units[unit] = weights[BIAS + unit]
        for field in fields:
            if field >= 0:
                units[unit] += weights[field * LAY_UNITS + unit]
        for gain in range(GAINS):
            units[unit] += gains[gain] * weights[(FIELDS + gain) * LAY_UNITS + unit]
    total: float = weights[LAST]
    for unit in range(LAY_UNITS):
        total += max(0.0, units[unit]) * weights[SCORE + unit]
    return total


@compiled
def learn_one(weights: Any, fields: Any, gains: Any, units: Any, by: float, slopes: Any) -> None:
    """Add to the slopes what moves the worth of a lay."""
    worth(weights, fields, gains, units)
    slopes[LAST] += by
    for unit in range(LAY_UNITS):
        if units[unit] > 0:
            slopes[SCORE + unit] += by * units[unit]
            slope = by * weights[SCORE + unit]
            slopes[BIAS + unit] += slope
            for field in fields:
                if field >= 0:
                    slopes[field * LAY_UNITS + unit] += slope
            for gain in range(GAINS):
                slopes[(FIELDS + gain) * LAY_UNITS + unit] += slope * gains[gain]


@compiled
def play_on(
    state: Any, seat: int, rng: Any, scratch: Any, lays: Any, network: Any, room: Any, shares: Any
) -> None:
    """Finish a seat's turn, play some turns more, and judge how the last one ends."""
    for turn in range(TURNS + 1):
        while not state[OVER] and state[TURN] == seat:
            move = quick_move(state, QUICK_WEIGHTS, lays, scratch)
            if turn == TURNS and ends_turn(move):
                judge_end(state, move, scratch, network, room, shares)
                return
            make(state, move, rng)
        seat = state[TURN]
    for side in range(state[SIDES]):
        shares[side] = state[WINNER] == side


@compiled
def play(
    state: Any,
    scratch: Any,
    seed: int,
    first: int,
    weights: Any,
    lays: Any,
    network: Network,
    room: Space,
    slopes: Any,
) -> int:
    """Play rounds, and add up how the weights should move. Returns the number of comparisons."""
    rng = np.zeros(1, np.uint64)
    trial = state.copy()
    moves = np.zeros(MOST_MOVES, np.int16)
    most = BUILDING_PILES * (1 + DISCARD_PILES)
    fields = np.zeros((most, SHOWN), np.int16)
    gains = np.zeros((most, GAINS))
    worths, chances = np.zeros(most + 1), np.zeros(most + 1)
    units, shares, gained = np.zeros(LAY_UNITS), np.zeros(2), np.zeros(2)
    pair, tried = np.zeros(2, np.int64), np.zeros(2, np.int64)
    compared = 0
    np.random.seed((seed * 7919 + first) % (1 << 31))
    for number in range(ROUNDS):
        seed_round(rng, seed, first + number, 0)
        deal(state, number % 2, rng)
        while not state[OVER]:
            move = quick_move(state, QUICK_WEIGHTS, NOTHING, scratch)
            # A lay now is on a path to a stock card, whatever the weights.
            count = show_lays(state, scratch, moves, fields, gains) if ends_turn(move) else 0
            if count:
                # The last one is to lay nothing more.
                stop = move
                worths[count] = 0.0
                best = count
                for at in range(count):
                    worths[at] = worth(weights, fields[at], gains[at], units)
                    if worths[at] > worths[best]:
                        best = at
                total = 0.0
                for at in range(count + 1):
                    behind = (worths[at] - worths[best]) / (3 * SHARPNESS)
                    chances[at] = 0.0 if at == best else np.exp(behind)
                    total += chances[at]
                drawn = np.random.random() * total
                other = 0 if best else 1
                for at in range(count + 1):
                    if at != best and drawn >= 0:
                        other = at
                        drawn -= chances[at]
                move = stop if best == count else int(moves[best])
                chance = 1 / (1 + np.exp((worths[other] - worths[best]) / SHARPNESS))
                to_come = rng[0]
                seat = state[TURN]
                pair[0], pair[1] = best, other
                for one in range(2):
                    tried[one] = stop if pair[one] == count else moves[pair[one]]
                    rng[0] = to_come
                    copy(state, trial)
                    make(trial, tried[one], rng)
                    play_on(trial, seat, rng, scratch, lays, network, room, shares)
                    gained[one] = shares[state[SIDE + seat]]
                rng[0] = to_come
                by = (gained[0] - gained[1]) * chance * (1 - chance) / SHARPNESS
                for one in range(2):
                    at = pair[one]
                    if at < count:
                        step = by if one == 0 else -by
                        learn_one(weights, fields[at], gains[at], units, step, slopes)
                compared += 1
                if np.random.random() < ODD:
                    move = int(tried[1])
            make(state, move, rng)
    return compared


@compiled
def duel(
    state: Any, scratch: Any, seed: int, ours: Any, theirs: Any, skilled: bool, won: Any
) -> None:
    """Play deals from both sides against other weights, or against `skilled`."""
    rng = np.zeros(1, np.uint64)
    for number in range(len(won)):
        for seat in range(2):
            seed_round(rng, seed, number, 0)
            deal(state, number % 2, rng)
            while not state[OVER]:
                if state[TURN] == seat:
                    move = quick_move(state, QUICK_WEIGHTS, ours, scratch)
                elif skilled:
                    move = skilled_move(state, rng, scratch)
                else:
                    move = quick_move(state, QUICK_WEIGHTS, theirs, scratch)
                make(state, move, rng)
            won[number] += 0.5 * (state[WINNER] == seat)


class Worker:
    """What one core needs to play."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.state = np.zeros(ROW_SIZE, TABLE.dtype)
        self.state[: len(TABLE)] = TABLE
        self.scratch = np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)
        self.network = networks.load("skipbo")
        self.room = space(self.network, 2)

    def slopes(self, iteration: int, weights: FloatArray) -> tuple[FloatArray, int]:
        """How the weights should move, and from how many comparisons that is known."""
        found = np.zeros_like(weights)
        first, lays = self.number * 10_000_000, in_whole_numbers(weights)
        args = (self.state, self.scratch, iteration, first, weights, lays)
        return found, play(*args, self.network, self.room, found)

    def share(self, ours: FloatArray, theirs: FloatArray, *, skilled: bool) -> float:
        """The share of rounds won."""
        won = np.zeros(MEASURED // CORES)
        sides = in_whole_numbers(ours), in_whole_numbers(theirs)
        duel(self.state, self.scratch, -1 - self.number, *sides, skilled, won)
        return float(won.mean())


def measure(ours: FloatArray, theirs: FloatArray, *, skilled: bool = False) -> float:
    """The share of rounds that these weights win."""
    workers = map(Worker, range(CORES))
    with ThreadPoolExecutor(CORES) as pool:
        return float(
            np.mean([*pool.map(lambda one: one.share(ours, theirs, skilled=skilled), workers)])
        )


def learn(start: FloatArray, seconds: float) -> FloatArray:
    """Adam, with a rate that falls to almost nothing, and an average over the last steps."""
    workers = [*map(Worker, range(CORES))]
    weights, mean = start.copy(), start.copy()
    first, second = np.zeros_like(start), np.zeros_like(start)
    compared = iteration = 0
    began = told = time.monotonic()
    with ThreadPoolExecutor(CORES) as pool:
        while (gone := time.monotonic() - began) < seconds:
            iteration += 1
            now = weights
            parts = [*pool.map(lambda one: one.slopes(iteration, now), workers)]  # noqa: B023
            count = sum(one[1] for one in parts)
            slope = np.sum([one[0] for one in parts], axis=0) / max(1, count)
            compared += count
            first += 0.1 * (slope - first)
            second += 0.01 * (slope**2 - second)
            step = first / (1 - 0.9**iteration)
            step /= np.sqrt(second / (1 - 0.99**iteration)) + 1e-8
            weights = weights + (RATE + (LAST_RATE - RATE) * gone / seconds) * step
            mean += 0.02 * (weights - mean)
            if time.monotonic() - told > 60:
                told = time.monotonic()
                np.save("lays.npy", in_whole_numbers(mean))
                won = measure(mean, start)
                print(f"{gone:.0f} s, {compared:,} comparisons: {won:.1%}", flush=True)
    np.save("lays.npy", in_whole_numbers(mean))
    return mean


def main() -> int:
    numbers = [float(one) for one in sys.argv[1:] if not one.startswith("-")]
    start = at_random() if "--afresh" in sys.argv else in_use()
    found = learn(start, numbers[0] if numbers else 1200.0)
    for name, weights in (("found", found), ("before", start)):
        print(f"{name}: {measure(weights, weights, skilled=True):.1%} against skilled")
    return 0


if __name__ == "__main__":
    sys.exit(main())
