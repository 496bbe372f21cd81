"""Decisions per second with the rules: list the legal moves, choose one, apply it."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, TypeVar

from stockpile.core.chance import KeyedChance
from stockpile.core.option import Setup
from stockpile.games import GAMES, AnyGame, build_game, edition_for, editions_of, seat_counts

YARDSTICK_GAMES = ("crazy_eights", "dou_dizhu")
RUN_REPEATS = 5
ROLLOUTS = 400

Run = Callable[[float, int], float]
"""Plays for some seconds with a seed, and returns the number of decisions per second.

On one core, only CPU time of this thread counts, not what else the machine does.
"""

Told = Callable[[str, int, int], None]
"""Called with what is measured next, how many runs are done, and how many there are."""

Key = TypeVar("Key")


class Result(NamedTuple):
    """One line of the answer."""

    name: str
    unit: str
    value: float
    cores: int

    def to_json(self) -> dict[str, Any]:
        """The form of the command line."""
        return {**self._asdict(), "value": round(self.value, 1)}


def measure(seconds: float, told: Told) -> Iterator[Result]:
    """Measure the rules of each game and number of seats, and the yardsticks."""
    for name, value in in_turns(dict(_runs()), seconds, told):
        yield Result(name, "decisions/s", value, 1)


def in_turns(runs: Mapping[Key, Run], seconds: float, told: Told) -> Iterator[tuple[Key, float]]:
    """Medians of repeated runs, taken in turns so that a noisy machine is noisy for all."""
    slices: dict[Key, list[float]] = {key: [] for key in runs}
    for repeat in range(RUN_REPEATS):
        for index, (key, run) in enumerate(runs.items()):
            told(str(key), repeat * len(runs) + index, RUN_REPEATS * len(runs))
            slices[key].append(run(seconds / RUN_REPEATS, repeat))
    for key, values in slices.items():
        yield key, statistics.median(values)


def tables() -> Iterator[tuple[str, Setup]]:
    """Every game with every number of seats, and its name in the results."""
    for name in GAMES:
        for seats in sorted({count for one in editions_of(name) for count in seat_counts(one)}):
            yield f"{name}/{seats}", Setup(edition_for(name, seats), seats)


def _runs() -> Iterator[tuple[str, Run]]:
    for name, setup in tables():
        yield name, _ours(build_game(setup))
    yield from yardsticks(*YARDSTICK_GAMES)


def yardsticks(*names: str) -> Iterator[tuple[str, Run]]:
    """Games of OpenSpiel, if it is installed."""
    try:
        import pyspiel
    except ImportError:
        return
    for name in names:
        yield f"openspiel/{name}", _open_spiel(pyspiel.load_game(name))


def compiled_yardstick(name: str) -> Iterator[tuple[str, Run]]:
    """A game of OpenSpiel played at random without Python in between, if it is installed."""
    try:
        import pyspiel
    except ImportError:
        return
    yield f"openspiel/{name}/compiled", _open_spiel_rollouts(pyspiel.load_game(name))


def _open_spiel_rollouts(game: Any) -> Run:
    """Whole games from the deal to the end, made by OpenSpiel's own evaluator of positions.

    It does not count decisions: the mean of some games driven from here stands in for them.
    """
    import pyspiel

    def dealt(rng: random.Random) -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            _chance(state, rng)
        return state

    def length(state: Any, rng: random.Random) -> int:
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                _chance(state, rng)
            else:
                decisions += 1
                state.apply_action(rng.choice(state.legal_actions()))
        return decisions

    def run(seconds: float, seed: int) -> float:
        rng = random.Random(seed)
        root = dealt(rng)
        mean = statistics.fmean(length(root.clone(), rng) for _ in range(ROLLOUTS))
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        # One simulation of the search is one evaluation of the root.
        search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, seed, False)
        games = 0
        began = time.thread_time()
        while (spent := time.thread_time() - began) < seconds:
            search.mcts_search(root)
            games += ROLLOUTS
        return games * mean / spent

    return run


def _chance(state: Any, rng: random.Random) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, weights)[0])


def _ours(game: AnyGame) -> Run:
    def run(seconds: float, seed: int) -> float:
        rng = random.Random(seed)
        decisions = 0
        rounds = 0
        began = time.thread_time()
        while (spent := time.thread_time() - began) < seconds:
            chance = KeyedChance.from_seed(f"{seed}/{rounds}")
            rounds += 1
            state = game.start(game.deal(0, None, chance), chance).state
            while state.outcome is None:
                moves = game.legal_moves(state, state.turn)
                move = moves[int(rng.random() * len(moves))]
                state = game.apply(state, state.turn, move, chance).state
                decisions += 1
        return decisions / spent

    return run


def _open_spiel(game: Any) -> Run:
    def run(seconds: float, seed: int) -> float:
        rng = random.Random(seed)
        decisions = 0
        began = time.thread_time()
        while (spent := time.thread_time() - began) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    _chance(state, rng)
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(rng.random() * len(actions))])
                    decisions += 1
        return decisions / spent

    return run
