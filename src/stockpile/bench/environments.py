"""Steps per second of environments: a move, what the next seat sees, and what it may do.

The batches take the actions of the baseline bot; choosing them is not counted. Every action is
checked, and a new round is dealt when one ends. What other libraries offer is measured in the same
run, where it is installed: its observation and its legal actions are taken at every step. On a card
there are also playouts: whole rounds of which nothing is seen but the number of moves.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import compress
from typing import Any

from stockpile.bench.kernel import Part, cores
from stockpile.bench.rules import Result, Run, Told, in_turns

TABLES_PER_BATCH = 4096
TABLES_ON_A_CARD = (1 << 14, 1 << 17, 1 << 20, 1 << 21)
TABLES_OF_PGX_ON_A_CARD = 1 << 17
FORMS = {
    "skipbo/2": ("skipbo-2003", 2),
    "skipbo/4": ("skipbo-2003", 4),
    "breakers/2": ("breakers-2010", 2),
    "breakers/4": ("breakers-2010", 4),
}
YARDSTICK = "openspiel/crazy_eights"
PLAYOUTS_ON_A_CARD = (1 << 15, 1 << 16, 1 << 17)
WARMING_UP = 300
"""Steps after which the tables of a batch are in all stages of a round."""


def measure(seconds: float, told: Told, device: str = "cpu") -> Iterator[Result]:
    """Measure batches, adapters and yardsticks; on a card, batches and playouts."""
    runs: dict[Part, Run] = {}
    for part, made in _on_a_card() if device == "cuda" else _all():
        told(str(part), 0, 1)
        runs[part] = made()
    for part, value in in_turns(runs, seconds, told):
        unit = "moves/s" if "/playouts/" in part.name else "steps/s"
        yield Result(part.name, unit, value, part.cores)


def _all() -> Iterator[tuple[Part, Callable[[], Run]]]:
    for name, form in FORMS.items():
        yield Part(name, 1), _batch(*form, threads=1)
        if cores() > 1:
            yield Part(name, cores()), _batch(*form, threads=cores())
    for name, form in FORMS.items():
        if find_spec("pettingzoo"):
            yield Part(f"{name}/pettingzoo", 1), _our_pettingzoo(*form)
        if find_spec("gymnasium"):
            yield Part(f"{name}/gymnasium", 1), _our_gymnasium(*form)
        if find_spec("pyspiel"):
            yield Part(f"{name}/openspiel", 1), _our_open_spiel(*form)
    if find_spec("pyspiel"):
        for game in ("crazy_eights", "dou_dizhu"):
            yield Part(f"openspiel/{game}", 1), _open_spiel(game)
    if find_spec("pettingzoo") and find_spec("pygame"):
        yield Part("pettingzoo/connect_four", 1), _pettingzoo("connect_four_v3")
    if find_spec("pgx"):
        for game in ("backgammon", "2048"):
            yield Part(f"pgx/{game}", 1), _pgx(game, TABLES_PER_BATCH)


def _on_a_card() -> Iterator[tuple[Part, Callable[[], Run]]]:
    for name, form in FORMS.items():
        for count in TABLES_ON_A_CARD:
            yield Part(f"{name}/{count}", 1), _batch(*form, count=count, device="cuda")
        for count in PLAYOUTS_ON_A_CARD:
            yield Part(f"{name}/playouts/{count}", 1), _playouts(*form, count)
    if find_spec("pgx"):
        for game in ("backgammon", "2048"):
            yield Part(f"pgx/{game}", 1), _pgx(game, TABLES_OF_PGX_ON_A_CARD)


# Ours


def _batch(
    edition: str,
    seats: int,
    *,
    threads: int = 1,
    count: int = TABLES_PER_BATCH,
    device: str = "cpu",
) -> Callable[[], Run]:
    def made() -> Run:
        from stockpile.environments import Tables

        tables = Tables(edition, seats=seats, count=count, seed=1, threads=threads, device=device)
        tables.reset()
        for _ in range(WARMING_UP):
            tables.step(tables.suggest("baseline"))
        # A thread counts its own time; several, or a card, need the time that passes.
        clock = time.thread_time if threads == 1 and device == "cpu" else time.perf_counter

        def run(seconds: float, _seed: int) -> float:
            steps, spent = 0, 0.0
            while spent < seconds:
                actions = tables.suggest("baseline")
                _wait_for(device)
                began = clock()
                tables.step(actions)
                _wait_for(device)
                spent += clock() - began
                steps += count
            return steps / spent

        return run

    return made


def _playouts(edition: str, seats: int, count: int) -> Callable[[], Run]:
    """Moves per second of whole rounds on a card, with a number of tables at the same time."""

    def made() -> Run:
        from stockpile.environments.cuda import play_rounds
        from stockpile.environments.forms import table_kernel
        from stockpile.games import make_game

        game = make_game(edition, seats=seats)
        kernel = table_kernel(game)
        row = kernel.tensors.empty_row(kernel.encoding.table(game))

        def timed(rounds: int, seed: int) -> tuple[int, float]:
            began = time.perf_counter()
            moves = int(play_rounds(kernel, row, rounds, count, seed).sum())
            return moves, time.perf_counter() - began

        timed(1, 0)

        def run(seconds: float, seed: int) -> float:
            # A card is done when its last table is: with few rounds each, most of them wait.
            rounds = 72
            while True:
                moves, spent = timed(rounds, seed)
                if spent >= seconds:
                    return moves / spent
                rounds *= 3

        return run

    return made


def _wait_for(device: str) -> None:
    if device == "cuda":
        import torch

        torch.cuda.synchronize()


def _our_pettingzoo(edition: str, seats: int) -> Callable[[], Run]:
    def made() -> Run:
        from stockpile.environments import pettingzoo

        return _aec(pettingzoo.raw_env(edition, seats=seats))

    return made


def _our_gymnasium(edition: str, seats: int) -> Callable[[], Run]:
    def made() -> Run:
        from stockpile.environments.gymnasium import Environment

        env = Environment(edition, seats=seats, opponents="baseline")

        def run(seconds: float, seed: int) -> float:
            rng = random.Random(seed)
            steps = 0
            _, info = env.reset(seed=seed)
            began = time.thread_time()
            while (spent := time.thread_time() - began) < seconds:
                _, _, terminated, truncated, info = env.step(_any_of(info["action_mask"], rng))
                steps += 1
                if terminated or truncated:
                    _, info = env.reset()
            return steps / spent

        return run

    return made


def _our_open_spiel(edition: str, seats: int) -> Callable[[], Run]:
    def made() -> Run:
        import stockpile.environments.openspiel  # noqa: F401 - registers the games

        name = edition.partition("-")[0]
        return _open_spiel(f"stockpile_{name}(seats={seats})")()

    return made


# Others'


def _open_spiel(name: str) -> Callable[[], Run]:
    """Decisions per second: chance nodes are played, but not counted."""

    def made() -> Run:
        import pyspiel
        from open_spiel.python.observation import make_observation

        game = pyspiel.load_game(name)
        observation = make_observation(game)

        def run(seconds: float, seed: int) -> float:
            rng = random.Random(seed)
            decisions = 0
            began = time.thread_time()
            while (spent := time.thread_time() - began) < seconds:
                state = game.new_initial_state()
                while not state.is_terminal():
                    if state.is_chance_node():
                        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                        state.apply_action(rng.choices(outcomes, weights)[0])
                    else:
                        player = state.current_player()
                        observation.set_from(state, player)
                        mask = state.legal_actions_mask(player)
                        state.apply_action(rng.choice([*compress(range(len(mask)), mask)]))
                        decisions += 1
            return decisions / spent

        return run

    return made


def _pettingzoo(name: str) -> Callable[[], Run]:
    def made() -> Run:
        import warnings
        from importlib import import_module

        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            return _aec(import_module(f"pettingzoo.classic.{name}").raw_env())

    return made


def _aec(env: Any) -> Run:
    def run(seconds: float, seed: int) -> float:
        rng = random.Random(seed)
        env.reset(seed=seed)
        steps = 0
        began = time.thread_time()
        while (spent := time.thread_time() - began) < seconds:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            env.step(_any_of(seen["action_mask"], rng))
            steps += 1
        return steps / spent

    return run


def _any_of(mask: Any, rng: random.Random) -> int:
    """One of the actions that a mask allows."""
    import numpy as np

    legal = np.flatnonzero(mask)
    return int(legal[int(rng.random() * len(legal))])


def _pgx(name: str, count: int) -> Callable[[], Run]:
    """Compiled by JAX for the device that it finds."""

    def made() -> Run:
        import jax
        import pgx

        env = pgx.make(name)

        def act(state: Any, key: Any) -> Any:
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
            first, second = jax.random.split(key)
            action = jax.random.categorical(first, logits, axis=-1)
            step = pgx.experimental.auto_reset(env.step, env.init)
            return jax.vmap(step)(state, action, jax.random.split(second, count))

        step = jax.jit(act)
        key = jax.random.PRNGKey(0)
        state = jax.jit(jax.vmap(env.init))(jax.random.split(key, count))
        state = step(state, key)
        jax.block_until_ready(state)

        def run(seconds: float, seed: int) -> float:
            nonlocal state
            key = jax.random.PRNGKey(seed)
            steps = 0
            began = time.perf_counter()
            while (spent := time.perf_counter() - began) < seconds:
                key, mine = jax.random.split(key)
                state = step(state, mine)
                jax.block_until_ready(state)
                steps += count
            return steps / spent

        return run

    return made
