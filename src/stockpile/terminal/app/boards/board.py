"""What the boards of all games have in common, and the board of a game that has none."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rich.cells import cell_len
from textual.content import Content
from textual.geometry import Size

from stockpile.core.seats import seat_letter
from stockpile.games import GAMES, AnyGame
from stockpile.terminal.app.blocks import Block, box, centred, fit
from stockpile.terminal.app.faces import FACE_HEIGHT, NO_FACE, Face, animal, person
from stockpile.terminal.app.signs import Signs
from stockpile.terminal.app.themes import SEAT_COLOURS
from stockpile.terminal.client.seat_client import NOBODY, SeatClient
from stockpile.terminal.replay.replay import ReplayTable
from stockpile.terminal.tellers.teller import teller_of
from stockpile.terminal.text import folded
from stockpile.words import Words

BoardModel = SeatClient | ReplayTable
"""What a board draws: a table as somebody sees it, now or in a replay."""

NAME_WIDTH = 18
FACES_WIDTH = 80
"""The width of all faces side by side, in columns."""
FACES_HEIGHT = FACE_HEIGHT + 2
"""With the names under them, and a free line."""


def is_large(size: Size) -> bool:
    """Whether there is room for cards that are seen from afar."""
    return size.width >= 180 and size.height >= 48


def is_huge(size: Size) -> bool:
    """Whether there is room for cards as large as they get, with an index in the corners."""
    return size.width >= 190 and size.height >= 56


def is_tall(size: Size) -> bool:
    """Whether boxes may be high and lines left free."""
    return size.height >= 34


class BoardAction(NamedTuple):
    """What a key led to: a move, something to say, tiles to classify, or a seat to sit down at."""

    move: str | None = None
    say: str | None = None
    classify: tuple[str, ...] | None = None
    sit: str | None = None


class Board(ABC):
    """A table as somebody sees it, and what they have chosen on it.

    Unless it is ``live``, no key does anything and none is shown.
    """

    live = True

    def __init__(self, model: BoardModel, signs: Signs) -> None:
        self.model = model
        self.signs = signs
        self.hint: str | None = None
        """The move that was hinted at."""

    @property
    def words(self) -> Words:
        return self.model.words

    @property
    def view(self) -> dict[str, Any]:
        """What the person sees of the round. There must be one."""
        assert self.model.view is not None
        return self.model.view

    @abstractmethod
    def draw(self, size: Size) -> Content:
        """The board, for a screen of this size."""

    @abstractmethod
    def press(self, key: str) -> BoardAction | None:
        """What a key does here; None if it means nothing."""

    @abstractmethod
    def prompt(self) -> str:
        """What the person can do now."""

    @abstractmethod
    def keys(self) -> Iterator[tuple[str, str]]:
        """The keys of the board, and what they do."""

    def forget(self) -> None:
        """Clear the selection, if there is one."""
        return

    def round_changed(self) -> BoardAction | None:
        """The round has changed, so the selection no longer applies."""
        self.forget()
        return None

    def classified(
        self, tiles: tuple[str, ...], candidates: Sequence[Mapping[str, Any]]
    ) -> BoardAction | None:
        """The answer to ``BoardAction.classify``."""
        return None

    # Shared drawing

    def others(self) -> list[int]:
        """The other seats, in the order in which they play."""
        seats = range(self.model.game.seats)
        me = self.model.seat
        return [*seats] if me == NOBODY else [*seats[me + 1 :], *seats[:me]]

    def box(
        self, width: int, inside: Sequence[str], *, key: str, number: str = "", **look: Any
    ) -> Block:
        """A box with its key, or, if keys do nothing, with the number of its pile."""
        shown = key if self.live else number
        return box(self.signs, width, inside, key=shown, press=self.live, **look)

    def name(self, seat: int) -> Content:
        """A seat at the beginning of a line: whether it is on turn, its letter, its name."""
        on_turn = seat == self.model.turn
        text = self.model.names[seat]
        game, me = self.model.game, self.model.seat
        if me not in (NOBODY, seat) and game.side_of[me] == game.side_of[seat]:
            text = self.words("app-partner", name=text)
        mark = self.signs.turn if on_turn else " "
        shown = f"{seat_letter(seat)} {fit(text, NAME_WIDTH, self.signs.more)} "
        bold = "bold" if on_turn else ""
        return Content.assemble((mark, bold), (self.signs.person, self.colour(seat)), (shown, bold))

    def _chair(self, seat: int) -> Mapping[str, Any]:
        """The chair of a seat; a replay has none."""
        return self.model.chairs[seat] if isinstance(self.model, SeatClient) else {}

    def colour(self, seat: int) -> str:
        """The colour of a seat: its default if an older server, or a replay, gives none."""
        return SEAT_COLOURS[self._chair(seat).get("colour", seat)]

    def face(self, seat: int) -> Face:
        model, chair = self.model, self._chair(seat)
        if isinstance(model, ReplayTable):
            level = model.bots[seat]
            return animal(level, seat) if level else person(model.names[seat])
        if "bot" in chair:
            return animal(chair["bot"], seat)
        if "person" in chair:
            return person(model.names[seat], model.face_of(chair["person"]))
        return NO_FACE

    def faces(self, most: int = FACES_WIDTH) -> Block:
        """Everybody's face with their name under it, in the order in which they play.

        ``most`` is how many columns there are for all of them.
        """
        seats = range(self.model.game.seats)
        width = min(20, most // len(seats))
        lines: list[list[tuple[str, str]]] = [[] for _ in range(FACE_HEIGHT + 1)]
        for seat in seats:
            on_turn, colour = seat == self.model.turn, self.colour(seat)
            for line, part in zip(lines, self.face(seat), strict=False):
                line.append((part.center(width), f"{colour} bold"))
            name = "" if self.face(seat) is NO_FACE else self.model.names[seat]
            name = f"{self.signs.turn if on_turn else ''}{name}"
            shown = fit(name, min(width - 1, cell_len(name)), self.signs.more)
            lines[-1].append((centred(shown, width), "bold" if on_turn else ""))
        return [*(Content.assemble(*line) for line in lines), Content("")]

    def all_piles(self) -> list[str] | None:
        """All cards of all piles, for a page of their own; None if nothing is covered."""
        return None

    def marks(self, seat: int) -> str:
        """What else there is to know about a seat."""
        told = self.model.marks(seat)
        conduct = (self.model.view or {}).get("tabletop")
        if conduct and seat_letter(seat) in conduct["banned"]:
            told.append(self.words("tabletop-banned"))
        return ", ".join(told)

    def whose_turn(self, over: str) -> str:
        """Why nothing can be played now; ``over`` is the message for a round that is over."""
        model = self.model
        if model.turn in (NOBODY, model.seat):
            return self.words(over)
        return self.words("table-not-your-turn", name=model.names[model.turn])


class SentenceBoard(Board):
    """The board of a game that has none of its own: what line mode tells; moves are typed."""

    def draw(self, size: Size) -> Content:
        model = self.model
        told = teller_of(model.game).table(model.table_words, model.seen(), "all")
        return Content("\n".join(row for line in told for row in folded(line, size.width - 2)))

    def press(self, key: str) -> BoardAction | None:
        return None

    def prompt(self) -> str:
        model = self.model
        if not model.on_turn:
            return ""
        return " ".join(teller_of(model.game).choices(model.table_words, model.seen()))

    def keys(self) -> Iterator[tuple[str, str]]:
        yield from ()


def board_of(game: AnyGame) -> type[Board]:
    board = GAMES[game.name].board
    return SentenceBoard if board is None else board()
