"""Compile the kernel and cache it on disk: ``python -m stockpile.kernel.warmup``."""

from __future__ import annotations

import sys
import time

from stockpile.kernel.cache import compiled, kernel_games, load


def main() -> None:
    for game in kernel_games():
        if compiled(game):
            continue
        began = time.perf_counter()
        print(f"compiling the kernel for {game} …", file=sys.stderr, flush=True)
        load(game)
        print(f"  done in {time.perf_counter() - began:.0f} s", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
