"""The only edition of High Card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from stockpile.core.option import Choice, Sizes

HAND = 3


@dataclass(frozen=True, slots=True)
class Edition:
    teams: ClassVar[bool] = False

    id: str
    fewest_seats: int = 2
    most_seats: int = 4
    choices: tuple[Choice, ...] = ()
    first_options: tuple[tuple[str, str], ...] = ()

    def prints(self, _option: str) -> tuple[str, ...]:
        return ()

    def sizes(self, _seats: int) -> Sizes:
        return Sizes(HAND)


HIGHCARD_2026 = Edition("highcard-2026")
EDITIONS = {HIGHCARD_2026.id: HIGHCARD_2026}
