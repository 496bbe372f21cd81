"""A table that is about to be opened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpile.bots import LEVELS
from stockpile.core.match_state import HIGHEST_TARGET
from stockpile.games import GAMES, choices_in, editions_of, printed_in, seat_counts, splits_of
from stockpile.table.settings import PACES_MS


class TableDraft:
    """A table that is about to be opened. It starts from the saved settings of an earlier one."""

    def __init__(self, saved: Mapping[str, Any]) -> None:
        self.game: str = saved.get("game", "")
        self.edition: str = saved.get("edition", "")
        self.seats: Any = saved.get("seats", 2)
        self.teams: list[str] | None = saved.get("teams")
        self.target: int | None = saved.get("target")
        """Only if it is not the edition's default."""
        self.match = bool(saved.get("match", False)) or self.target is not None
        self.bots: str = saved.get("bots", "")
        self.pace: str = saved.get("pace", "")
        options = saved.get("options")
        self.options: dict[str, Any] = dict(options) if isinstance(options, dict) else {}
        """Only those that differ from the edition's defaults."""
        self.settle()

    def settle(self) -> None:
        """Drop settings that no longer fit, so that the table can be played."""
        if self.game not in GAMES:
            self.game = next(iter(GAMES))
        if self.edition not in editions_of(self.game):
            self.edition = editions_of(self.game)[0]
        counts = seat_counts(self.edition)
        if not isinstance(self.seats, int):
            self.seats = counts[0]
        self.seats = min(max(self.seats, counts[0]), counts[-1])
        if self.teams not in [[*one.teams] for one in splits_of(self.edition, self.seats)]:
            self.teams = None
        if not isinstance(self.target, int) or not 0 < self.target <= HIGHEST_TARGET:
            self.target = None
        if self.bots not in LEVELS:
            self.bots = "casual"
        if self.pace not in PACES_MS:
            self.pace = "normal"
        self.options = {
            name: value for name, value in self.options.items() if self._departs(name, value)
        }

    def _departs(self, name: str, value: Any) -> bool:
        """Whether an option may have this value here, and it is not the default."""
        if name == "stock":
            sizes = printed_in(self.edition).sizes(self.seats)
            if sizes.most_stock is None or not isinstance(value, int):
                return False
            return 0 < value <= sizes.most_stock and value != sizes.stock
        known = (one for one in choices_in(self.edition) if one.name == name)
        return any(value in one.choices and value != one.default for one in known)

    def asked(self) -> dict[str, Any]:
        """The request for this table (`NewTable`)."""
        return {**vars(self), "target": self.target if self.match else None}
