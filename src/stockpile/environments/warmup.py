"""Compile what environments and the simulator need, and cache it on disk.

``python -m stockpile.environments.warmup [GAME …]`` does it in advance, for the kernel as well;
otherwise each part is compiled when it is first used.
"""

from __future__ import annotations

import sys
import time
from importlib.util import find_spec
from typing import Any

from stockpile import simulator
from stockpile.environments.seating import Opponents
from stockpile.environments.single import SingleTable
from stockpile.environments.tables import Tables
from stockpile.games import make_game, new_match
from stockpile.kernel.cache import load

FORMS: dict[str, dict[str, Any]] = {
    "skipbo": {"edition": "skipbo-2003", "seats": 2, "stock": 1},
    "breakers": {"edition": "breakers-2010", "seats": 2},
}


def warm_up(game: str) -> None:
    """Use everything once, with the baseline bot only: the others take longer to compile."""
    form = FORMS[game]
    chairs: tuple[Opponents, ...] = ({}, {"B": "baseline"})
    for opponents in chairs:
        tables = Tables(**form, opponents=opponents)
        seen = tables.reset()
        seen, _, _ = tables.step(seen.mask.argmax(axis=1))
        moves = tables.moves()
        tables.step_moves(moves.numbers[moves.starts[:-1]])
        assert seen.truth is not None
        tables.suggest("baseline")
    table = SingleTable(make_game(**form))
    table.deal(0, 0)
    table.act(int(table.mask.argmax()))
    assert all((table.observe(0).any(), table.truth().any(), table.rewards()))
    match: Any = new_match(**form, seed=1)
    match.start_round()
    worlds = simulator.worlds(match.observe(match.turn), 2)
    worlds.play_unchecked(match.observe(match.turn).moves[0])
    assert worlds.play_out("baseline").shares is not None
    if find_spec("pyspiel") is not None:
        import pyspiel

        import stockpile.environments.openspiel  # noqa: F401 - registers the games

        state = pyspiel.load_game(f"stockpile_{game}(most_moves=2)").new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[0])
        state.returns()


def main() -> None:
    for game in sys.argv[1:] or FORMS:
        began = time.perf_counter()
        print(f"compiling {game} …", file=sys.stderr, flush=True)
        load(game)
        warm_up(game)
        print(f"  done in {time.perf_counter() - began:.0f} s", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
