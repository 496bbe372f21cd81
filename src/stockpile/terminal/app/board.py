"""What the boards of all games have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from textual.content import Content

from stockpile.core.seats import seat_letter
from stockpile.terminal.app.drawing import Block, Signs, box, fit
from stockpile.terminal.client.seat_client import NOBODY, SeatClient
from stockpile.terminal.replaying import Moment

Sight = SeatClient | Moment
"""What a board draws: a table as somebody sees it, now or in a replay."""

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
    """The table as one sees it, and what is chosen on it.

    Unless it is ``live``, no key does anything and none is shown.
    """

    live = True

    def __init__(self, side: Sight, signs: Signs) -> None:
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

    def box(
        self, width: int, inside: Sequence[str], *, key: str, number: str = "", **look: Any
    ) -> Block:
        """A box with its key; where keys do nothing, with the number its pile goes by."""
        if self.live:
            return box(self.signs, width, inside, key=key, press=key, **look)
        return box(self.signs, width, inside, key=number, **look)

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
        told = self.side.marks(seat)
        conduct = (self.side.view or {}).get("tabletop")
        if conduct and seat_letter(seat) in conduct["banned"]:
            told.append(self.side.words("tabletop-banned"))
        return self.signs.text(", ".join(told))
