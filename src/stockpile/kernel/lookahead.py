"""Tables at which moves are only tried: the loops behind `stockpile.training`, for every game.

Each game's `lookahead` binds the loops to its own functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockpile.kernel.chance import Rng, seed_round
from stockpile.kernel.types import FloatRows, Floats, IntRows, Ints

if TYPE_CHECKING:
    from stockpile.kernel.skipbo.layout import OVER
    from stockpile.kernel.skipbo.lookahead import imagine
    from stockpile.kernel.skipbo.selfplay import make_moves
    from stockpile.kernel.skipbo.tensors import write_outcome


def go_on(row: Ints, moves: Ints, rng: Rng, shares: Floats) -> bool:
    """Make moves. If they end the round, set the shares and return True."""
    make_moves(row, rng, moves)
    if not row[OVER]:
        return False
    write_outcome(row, shares)
    return True


def enter_all(rows: IntRows, rngs: Any, seed: int, tables: Any, worlds: int) -> None:
    """Deal what nobody can see at each table, alike for those with the same number and world."""
    for trial in range(len(tables)):
        seed_round(rngs[trial], seed, tables[trial], trial % worlds)
        imagine(rows[trial], rngs[trial])


def go_on_all(rows: IntRows, rngs: Any, moves: IntRows, over: Any, shares: FloatRows) -> None:
    """Make moves at each table, without dealing another round."""
    for table in range(len(over)):
        over[table] = go_on(rows[table], moves[table], rngs[table], shares[table])
