"""``play_after_warmup.py GAME``: prints each function that is compiled only once a bot calls it.

`load` should have compiled it, by calling it beforehand.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from numba.core.dispatcher import Dispatcher

from stockpile import new_match
from stockpile.bots import make_bot
from stockpile.kernel.cache import load

LEVELS = ("baseline", "casual", "skilled", "expert:20", "master")


def called() -> dict[str, int]:
    """With how many signatures Python has called each function so far."""
    modules = [module for name, module in sys.modules.items() if "stockpile.kernel" in name]
    found = [one for module in modules for one in vars(module).values()]
    return {
        f"{one.py_func.__module__}.{one.py_func.__qualname__}": len(one.signatures)
        for one in found
        if isinstance(one, Dispatcher)
    }


def main() -> None:
    game = sys.argv[1]
    load(game)
    before = called()
    for level in LEVELS:
        match: Any = new_match(game, seats=2, seed=1)
        match.start_round()
        bot = make_bot(level, game)
        for _ in range(3):
            seat = match.state.turn
            match.play(bot.choose(match.observe(seat), Random(1)))
    for name, signatures in called().items():
        if signatures != before.get(name, 0):
            print(name)


main()
