"""Which tables can be environments."""

from __future__ import annotations

from stockpile.games import AnyGame, game_of
from stockpile.games.entry import TableKernel


def table_kernel(game: AnyGame) -> TableKernel:
    """A game's parts of the kernel; ValueError if there are none for such a table."""
    kernel = game_of(game.setup).table_kernel
    if kernel is None:
        raise ValueError(f"{game.name} has no kernel, and so no environments")
    if game.conduct is not None:
        raise ValueError("environments play by the rules alone: leave conduct out")
    return kernel()
