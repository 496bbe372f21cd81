"""A table that is about to be opened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpile.bots import LEVELS
from stockpile.core.match import HIGHEST_TARGET
from stockpile.games import GAMES, choices_in, editions_of, printed_in, seat_counts, splits_of
from stockpile.table.settings import PACES


class TableDraft:
    """The table that is about to be opened; every change leaves it playable."""

    def __init__(self, kept: Mapping[str, Any]) -> None:
        self.game: str = kept.get("game", "")
        if self.game not in GAMES:
            self.game = next(iter(GAMES))
        self.edition = kept.get("edition", "")
        self.seats = kept.get("seats", 2)
        self.teams = kept.get("teams")
        self.target: int | None = kept.get("target")
        """Other than the usual one."""
        self.match = bool(kept.get("match", False)) or self.target is not None
        self.bots = kept.get("bots", "casual")
        self.pace = kept.get("pace", "normal")
        options = kept.get("options")
        self.options: dict[str, Any] = dict(options) if isinstance(options, dict) else {}
        """Those that are not as the edition has them."""
        self.settle()

    def settle(self) -> None:
        """Give up what does not fit any more."""
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
        if self.pace not in PACES:
            self.pace = "normal"
        self.options = {
            name: value for name, value in self.options.items() if self._departs(name, value)
        }

    def _departs(self, name: str, value: Any) -> bool:
        """Whether an option can be so here, and is not usually: another edition has its own way."""
        if name == "stock":
            sizes = printed_in(self.edition).sizes(self.seats)
            if sizes.most_stock is None or not isinstance(value, int):
                return False
            return 0 < value <= sizes.most_stock and value != sizes.stock
        known = (one for one in choices_in(self.edition) if one.name == name)
        return any(value in one.choices and value != one.default for one in known)

    def asked(self) -> dict[str, Any]:
        """The table as a server is asked for it."""
        return {
            "game": self.game,
            "edition": self.edition,
            "seats": self.seats,
            "teams": self.teams,
            "match": self.match,
            "target": self.target if self.match else None,
            "bots": self.bots,
            "pace": self.pace,
            "options": self.options,
        }
