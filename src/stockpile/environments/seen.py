"""What a batch shows: to those on turn, to critics, and every legal move on request."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from stockpile.core.refusal import Refusal
from stockpile.environments.engine import Engine


class Seen:
    """What those on turn may know and do: views of the batch, valid until its next step."""

    def __init__(self, engine: Engine, seats: int) -> None:
        self._engine = engine
        self._seats = seats

    @property
    def observation(self) -> Any:
        """``[table, byte]``, uint8: what the seat on turn may know; `Tables.describe` names it."""
        return self._engine.arrays.observations

    @property
    def mask(self) -> Any:
        """``[table, action]``, uint8: 1 for each legal action of the seat on turn, for its eyes."""
        return self._engine.arrays.masks

    @property
    def seat(self) -> Any:
        """``[table]``, int8: the seat on turn."""
        return self._engine.arrays.seats

    @property
    def player(self) -> Any:
        """``[table]``, int8: who sits there: the seat, unless `Tables.replay` has moved chairs."""
        its = self._engine.arrays
        return (its.seats - its.rotations) % self._seats

    @property
    def final(self) -> Any:
        """``[table, byte]``: where a round has just ended, the last observation of who acted."""
        return self._engine.arrays.finals

    @property
    def truth(self) -> Any:
        """``[table, byte]``, uint8: what no seat may know, for critics. Written when asked for."""
        return self._engine.reveal()


@dataclass(frozen=True, slots=True)
class Moves:
    """Every legal move at every table, one table after the other."""

    starts: Any
    """``[table]``, int64: where each table's moves begin in ``numbers``, and last where all end."""
    numbers: Any
    """int64: the number of each move, for `Tables.step_moves` and `Tables.move_text`."""

    def of(self, table: int) -> Any:
        """The numbers of the moves at a table."""
        return self.numbers[int(self.starts[table]) : int(self.starts[table + 1])]


class IllegalAction(ValueError):
    """An action that is not legal: at which table, what it would mean, and why not."""

    def __init__(self, table: int, action: int, move: str | None, refusal: Refusal | None) -> None:
        super().__init__(table, action, move, refusal)
        self.table = table
        self.action = action
        """The number of the action, or of the move."""
        self.move = move
        """Its name; None if there is no such action."""
        self.refusal = refusal
        """What the rules say to it."""

    @property
    def reason(self) -> str:
        """What was asked for, and why not."""
        what = f"action {self.action}" if self.move is None else f"{self.move} ({self.action})"
        why = "There is no such action." if self.refusal is None else f"{self.refusal}"
        return f"{what}: {why}"

    def __str__(self) -> str:
        return f"table {self.table} refuses {self.reason} No table has changed."
