"""What a batch shows to the seats on turn and to critics, and every legal move on request."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from stockpile.core.refusal import Refusal
from stockpile.environments.engine import Engine


class Seen:
    """What the seats on turn may know and do: views of the batch, valid until its next step.

    >>> from stockpile.environments import Tables
    >>> tables = Tables("skipbo", stock=5, count=3, seed=7)
    >>> seen = tables.reset()
    """

    def __init__(self, engine: Engine, seats: int) -> None:
        self._engine = engine
        self._seats = seats

    def __repr__(self) -> str:
        return f"<Seen: observation {_size(self.observation)}, mask {_size(self.mask)}>"

    @property
    def observation(self) -> Any:
        """``[table, byte]``, uint8: what the seat on turn may know; `Tables.describe` names it.

        >>> seen.observation.shape, seen.observation.dtype
        ((3, 76), dtype('uint8'))
        """
        return self._engine.arrays.observations

    @property
    def mask(self) -> Any:
        """``[table, action]``, uint8: 1 for each legal action. Only the seat on turn may see it.

        >>> [tables.text(0, action) for action in seen.mask[0].nonzero()[0][:2]]
        ['h4>d1', 'h4>d2']
        """
        return self._engine.arrays.masks

    @property
    def seat(self) -> Any:
        """``[table]``, int8: the seat on turn.

        >>> seen.seat
        array([0, 1, 0], dtype=int8)
        """
        return self._engine.arrays.seats

    @property
    def player(self) -> Any:
        """``[table]``, int8: the player on turn, which is its seat unless `Tables.replay` moved it.

        >>> seen.player
        array([0, 1, 0], dtype=int8)
        """
        its = self._engine.arrays
        return (its.seats - its.rotations) % self._seats

    @property
    def final(self) -> Any:
        """``[table, byte]``: if a round has just ended, what the seat that acted last saw.

        >>> seen.final.shape
        (3, 76)
        """
        return self._engine.arrays.finals

    @property
    def truth(self) -> Any:
        """``[table, byte]``, uint8: what no seat may know, for critics. Computed on request.

        >>> seen.truth.shape
        (3, 65)
        """
        return self._engine.reveal()


def _size(array: Any) -> str:
    return "×".join(map(str, array.shape))


@dataclass(frozen=True, slots=True)
class Moves:
    """Every legal move at every table, one table after the other.

    >>> from stockpile.environments import Tables
    >>> tables = Tables("breakers", count=2, seed=7)
    >>> seen = tables.reset()
    >>> moves = tables.moves()
    >>> len(moves.starts)
    3
    """

    starts: Any
    """int64: where each table's moves start in ``numbers``, and at the end where the last stop."""
    numbers: Any
    """int64: the number of each move, for `Tables.step_moves` and `Tables.move_text`."""

    def of(self, table: int) -> Any:
        """The numbers of the moves at a table.

        >>> tables.move_text(0, moves.of(0)[0])
        '1'
        """
        return self.numbers[int(self.starts[table]) : int(self.starts[table + 1])]


class IllegalAction(ValueError):
    """An action that is not legal: the table, the move it stands for, and why not.

    >>> from stockpile.environments import IllegalAction, Tables
    >>> tables = Tables("skipbo", stock=5, seed=7)
    >>> seen = tables.reset()
    >>> illegal = tables.refuse(0, int(seen.mask[0].argmin()))
    >>> illegal.table, illegal.move
    (0, 'h1>1')
    """

    def __init__(self, table: int, action: int, move: str | None, refusal: Refusal | None) -> None:
        super().__init__(table, action, move, refusal)
        self.table = table
        self.action = action
        """The number of the action, or of the move."""
        self.move = move
        """Its name; None if there is no such action."""
        self.refusal = refusal
        """What the rules say about it."""

    @property
    def reason(self) -> str:
        """The action, and why it is not legal.

        >>> illegal.reason
        'h1>1 (0): There is no 1 in your hand.'
        """
        what = f"action {self.action}" if self.move is None else f"{self.move} ({self.action})"
        why = "There is no such action." if self.refusal is None else f"{self.refusal}"
        return f"{what}: {why}"

    def __str__(self) -> str:
        return f"table {self.table} refuses {self.reason} No table has changed."
