"""What the boards of all games have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from textual.content import Content

from stockpile.core.seats import seat_letter
from stockpile.terminal.app.drawing import Signs, fit
from stockpile.terminal.client.tableside import NOBODY, Tableside

NAME = 18
"""How wide the column with names is."""


class Room(NamedTuple):
    """How much there is to draw on."""

    width: int
    height: int

    @property
    def tall(self) -> bool:
        """Whether boxes may be high and lines left free."""
        return self.height >= 34


class Deed(NamedTuple):
    """What a key led to: a move to be sent, something to be said, tiles to be looked at, a seat."""

    move: str | None = None
    say: str | None = None
    classify: tuple[str, ...] | None = None
    sit: str | None = None


class Board(ABC):
    """The table as one sees it, and what is chosen on it."""

    def __init__(self, side: Tableside, signs: Signs) -> None:
        self.side = side
        self.signs = signs
        self.hint: str | None = None
        """The move that a hint means."""

    @abstractmethod
    def draw(self, room: Room) -> Content:
        """The board."""

    @abstractmethod
    def press(self, key: str) -> Deed | None:
        """What a key does here; None if it means nothing."""

    @abstractmethod
    def prompt(self) -> str:
        """What one can do now."""

    @abstractmethod
    def forget(self) -> None:
        """Nothing is chosen any more."""

    def round_changed(self) -> Deed | None:
        """Something has happened. What was chosen belongs to the round as it was."""
        self.forget()
        return None

    def classified(
        self, cards: tuple[str, ...], candidates: Sequence[Mapping[str, Any]]
    ) -> Deed | None:
        """What was asked by ``Deed.classify`` is answered."""
        return None

    @abstractmethod
    def keys(self) -> Iterator[tuple[str, str]]:
        """The keys of the board, and what they do."""

    # What all draw with

    def words(self, message: str, **args: str | int) -> str:
        """Words as they can be shown."""
        return self.signs.text(self.side.words(message, **args))

    def others(self) -> list[int]:
        """The other seats, in the order in which they play."""
        seats = range(self.side.game.seats)
        me = self.side.seat
        return [*seats] if me == NOBODY else [*seats[me + 1 :], *seats[:me]]

    def name(self, seat: int) -> Content:
        """A seat at the beginning of a line: whose turn it is, its letter, its name."""
        on_turn = seat == self.side.turn
        text = self.signs.text(self.side.names[seat])
        game, me = self.side.game, self.side.seat
        if me not in (NOBODY, seat) and game.side_of[me] == game.side_of[seat]:
            text = self.words("app-partner", name=text)
        mark = self.signs.turn if on_turn else " "
        shown = f"{mark} {seat_letter(seat)} {fit(text, NAME, self.signs.more)} "
        return Content.styled(shown, "bold" if on_turn else "")

    def marks(self, seat: int) -> str:
        """What else there is to know about who sits there."""
        chair = self.side.chairs[seat]
        told = []
        if chair.get("conceded"):
            told.append(self.words("table-mark-conceded"))
        elif chair.get("stand_in"):
            told.append(self.words("table-mark-bot"))
        elif chair.get("away_until"):
            left = self.side.left_until(chair["away_until"])
            told.append(self.words("table-mark-away", time=left))
        conduct = (self.side.view or {}).get("tabletop")
        if conduct and seat_letter(seat) in conduct["banned"]:
            told.append(self.words("tabletop-banned"))
        if chair.get("agrees"):
            told.append(self.words("table-mark-agrees"))
        return ", ".join(told)
