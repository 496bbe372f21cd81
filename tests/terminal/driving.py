"""Sitting down at line mode: what is typed, what is said, and somebody who reads the screen."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, NamedTuple

from stockpile.games import AnyMatch, new_match, write_record
from stockpile.terminal.line import play
from stockpile.words import Words

PROMPT = "Your move: "
PROMPT_ROUND = "Press Enter for the next round: "
SAVED = "The game is saved. To continue it:\n  stockpile play\n"
UNSAVED = "The game is not saved.\n"
HINT = "Type “?” for help, or “moves” for the moves you can make.\n"
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Eve", "Finn", "Gus", "Hal")


class Sitting(NamedTuple):
    """What became of a match at line mode."""

    finished: bool
    said: str
    records: list[str]
    """The match as it was at each saving."""


def match_of(edition: str, *, seats: int = 2, seed: int = 1, **settings: Any) -> AnyMatch:
    """A match in which seats have names."""
    return new_match(edition, seats=seats, seed=seed, names=NAMES[:seats], **settings)


class Reader(io.StringIO):
    """Types what it makes of the screen. After ``most`` lines it gives up as ``ending`` says."""

    def __init__(
        self,
        screen: io.StringIO,
        typing: Callable[[str], str],
        most: int | None = None,
        ending: Callable[[], str] = str,
    ) -> None:
        super().__init__()
        self.screen = screen
        self.typing = typing
        self.most = most
        self.ending = ending
        self.typed: list[str] = []

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if len(self.typed) == self.most:
            return self.ending()
        self.typed.append(self.typing(self.screen.getvalue()))
        return self.typed[-1] + "\n"


def sit_down(
    match: AnyMatch,
    typing: Iterable[str] | Callable[[str], str],
    *,
    most: int | None = None,
    ending: Callable[[], str] = str,
    person: int = 0,
    level: str = "baseline",
    seed: str = "1",
    fixed: bool = False,
    words: Words | None = None,
    saving: bool = True,
) -> Sitting:
    """Play at line mode: lines to type, or somebody who reads the screen and answers."""
    screen = io.StringIO()
    records: list[str] = []
    if callable(typing):
        source: io.StringIO = Reader(screen, typing, most, ending)
    else:
        source = io.StringIO("".join(f"{line}\n" for line in typing))
    finished = play(
        match,
        person=person,
        bots={seat: level for seat in range(match.game.seats) if seat != person},
        words=words or Words("en"),
        source=source,
        out=screen,
        save=(lambda played: records.append(write_record(played))) if saving else None,
        seed=seed,
        fixed=fixed,
    )
    return Sitting(finished, screen.getvalue(), records)


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
