"""Sitting down at line mode: what is typed, what is said, and somebody who reads the screen."""

from __future__ import annotations

import io
import re
import threading
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

from stockpile.games import AnyMatch, new_match, resume
from stockpile.terminal import plain
from stockpile.terminal.play_request import PlayRequest
from stockpile.words import Words
from tests.waiting import HANGS_S

PROMPT = "Your move: "
PROMPT_ROUND = "Press Enter for the next round: "
SAVED = "The game is saved. To continue it:\n  stockpile play\n"
UNSAVED = "The game is not saved.\n"
HINT = "Type “?” for help, or “moves” for the moves you can make.\n"
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Eve", "Finn", "Gus", "Hal")


def match_of(edition: str, *, seats: int = 2, seed: int = 1, **settings: Any) -> AnyMatch:
    """A match in which seats have names."""
    return new_match(edition, seats=seats, seed=seed, names=NAMES[:seats], **settings)


class Screen(io.StringIO):
    """What was printed, and a way to wait for more of it."""

    def __init__(self) -> None:
        super().__init__()
        self._changed = threading.Condition()
        self._left = False

    def write(self, text: str, /) -> int:
        with self._changed:
            written = super().write(text)
            self._changed.notify_all()
        return written

    def leave(self) -> None:
        """Nothing more will be printed."""
        with self._changed:
            self._left = True
            self._changed.notify_all()

    def wait_for(self, true: Callable[[str], bool]) -> str | None:
        """All that was printed, once something is true of it; None if that never comes."""

        def over() -> bool:
            return self._left or true(self.getvalue())

        with self._changed:
            assert self._changed.wait_for(over, HANGS_S), f"no prompt after\n{self.getvalue()}"
            return None if self._left else self.getvalue()


class Reader(io.StringIO):
    """Types what it makes of the screen whenever it is asked; after ``most`` lines, no more."""

    def __init__(
        self, screen: Screen, typing: Callable[[str], str], most: int | None = None
    ) -> None:
        super().__init__()
        self.screen = screen
        self.typing = typing
        self.most = most
        self.typed: list[str] = []
        self._answered = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if len(self.typed) == self.most:
            return ""
        screen = self.screen.wait_for(self._asks)
        if screen is None:
            return ""
        self._answered = len(screen)
        self.typed.append(self.typing(screen))
        return self.typed[-1] + "\n"

    def _asks(self, screen: str) -> bool:
        return len(screen) > self._answered and screen.endswith((PROMPT, PROMPT_ROUND))


class OwnGame:
    """A game of one's own in lines: started, left and resumed. Ann is at A."""

    def __init__(
        self,
        home: Path,
        edition: str,
        *,
        seats: int = 2,
        seed: int | None = 1,
        level: str = "baseline",
        target: int | None = None,
        teams: list[str] | None = None,
        youngest: str | None = None,
        **options: Any,
    ) -> None:
        self.home = home
        self.seats = seats
        self.table = {
            "edition": edition,
            "seats": seats,
            "teams": teams,
            "target": target,
            "youngest": youngest,
            "bots": level,
            "options": {name.replace("_", "-"): value for name, value in options.items()},
        }
        self.seed = None if seed is None else str(seed)
        self.code: str | None = None
        """Once it was left."""
        self.record = ""
        """As it stood when it was left last."""

    def sit_down(
        self,
        typing: Iterable[str] | Callable[[str], str] = (),
        *,
        most: int | None = None,
        words: Words | None = None,
    ) -> str:
        """What is said: to lines to type, or to somebody who reads the screen and answers."""
        screen = Screen()
        if callable(typing):
            source: io.StringIO = Reader(screen, typing, most)
        else:
            source = io.StringIO("".join(f"{line}\n" for line in typing))
        names = NAMES[: self.seats]
        try:
            request = PlayRequest(
                words=words or Words("en"),
                table=self.table,
                resume=self.code,
                names=names,
                seed=self.seed,
                save_record=self._keep,
            )
            plain.play(request, source=source, out=screen, data=self.home)
        finally:
            screen.leave()
        said = screen.getvalue()
        # Which code a game has is up to chance.
        left = re.search(r"^  stockpile play( --plain --resume (\w+))$", said, re.MULTILINE)
        if left is None:
            return said
        self.code = left[2]
        return said.replace(left[1], "")

    def _keep(self, record: str) -> None:
        self.record = record

    @property
    def match(self) -> AnyMatch:
        """The match as it stood when it was left."""
        return resume(self.record)


def listed_moves(screen: str) -> list[str]:
    """The moves in the latest answer to ``moves``, read as a script would read them."""
    answer = screen.rpartition(f"{PROMPT}moves\n")[2].rpartition(PROMPT)[0]
    lines = re.sub(r"\n +", " ", answer).splitlines()
    return [move for line in lines if ": " in line for move in line.split(": ")[1].split(", ")]


def player(seed: int = 0, fond_of: str = "-") -> Callable[[str], str]:
    """Somebody who asks for the moves and makes one that they are told of.

    Rather one of the first, but first of all one that starts with what they are ``fond_of``.
    """
    rng = Random(seed)

    def typing(screen: str) -> str:
        if screen.endswith(PROMPT_ROUND):
            return ""
        assert screen.endswith(PROMPT), screen[-200:]
        if screen.rpartition(PROMPT)[0].rpartition(PROMPT)[2].startswith("moves\n"):
            moves = listed_moves(screen)
            moves.sort(key=lambda move: not move.startswith(fond_of))
            return moves[int(rng.random() ** 6 * len(moves))]
        return "moves"

    return typing


def typed_in(said: str) -> list[str]:
    """What was typed, read off a transcript."""
    prompts = f"^(?:{re.escape(PROMPT)}|{re.escape(PROMPT_ROUND)})(.*)$"
    return re.findall(prompts, said, re.MULTILINE)
