"""A match that was played, told again: all at once, or step by step at a terminal."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from select import select
from typing import Any, NamedTuple, TextIO

from stockpile.core.event import Event, LeadCardDrawn, LeadDecided, MatchEnded
from stockpile.core.game import Observation
from stockpile.core.match import MatchState
from stockpile.core.seats import seat_letter
from stockpile.games import AnyMatch
from stockpile.terminal.folding import fitting, folded
from stockpile.terminal.speaking import WIDTH
from stockpile.terminal.tellers import TELLERS
from stockpile.terminal.telling import HARD_SPACE, Shown, Telling
from stockpile.words import Words

NEXT = {"n", " ", "\r", "\n", "\x1b[C", "\x1bOC", "\x1b[B", "\x1bOB"}
BACK = {"b", "\x7f", "\b", "\x1b[D", "\x1bOD", "\x1b[A", "\x1bOA"}
NEXT_ROUND = {"]", "\x1b[6~"}
ROUND_BEFORE = {"[", "\x1b[5~"}
FIRST = {"g", "\x1b[H", "\x1bOH", "\x1b[1~"}
LAST = {"e", "\x1b[F", "\x1bOF", "\x1b[4~"}
LEAVE = {"q", "\x1b", "\x03", "\x04", ""}
"""Keys, as a terminal sends them: letters, arrows, Page Up and Down, Home and End."""
RESIZED = "resized"
"""No key: the window has another size."""
ENTER = {"\r", "\n"}
_KEY = re.compile(r"\x1b[\[O][0-9;]*[A-Za-z~]|.", re.DOTALL)

OTHER_SCREEN, BACK_TO_SCREEN = "\x1b[?1049h\x1b[?25l", "\x1b[?25h\x1b[?1049l"
"""A screen of its own without a cursor; what was there before comes back."""
CLEAR = "\x1b[H\x1b[2J"

SHOWN: tuple[Shown, ...] = ("all", "usual")
"""How much of the table is shown: as much as there is room for."""


class Step(NamedTuple):
    """The deal of a round, or a move, with all that followed by itself."""

    round: int
    events: tuple[Event, ...]
    state: Any
    scores: tuple[int, ...] | None


def steps_of(match: AnyMatch) -> list[Step]:
    """Every step of a match, in order."""
    game = match.game
    parts: list[list[Event]] = []
    for event in match.events:
        leading = isinstance(event, LeadCardDrawn | LeadDecided)
        opening = leading and not (parts and isinstance(parts[-1][-1], LeadCardDrawn | LeadDecided))
        if not parts or opening or game.move_of(event) is not None:
            parts.append([])
        parts[-1].append(event)
    again = MatchState.begin(game, match.target)
    steps = []
    for part in parts:
        for event in part:
            again = again.fold(event)
        steps.append(Step(again.round, tuple(part), again.state, again.scores))
    return steps


class Replay:
    """A match as one seat saw it, or somebody who watched (``viewer`` None)."""

    def __init__(self, match: AnyMatch, viewer: int | None, words: Words) -> None:
        self.words = words
        self.match = match
        self.game = match.game
        self.viewer = viewer
        self.steps = steps_of(match)
        self.teller = TELLERS[self.game.name]
        self.telling = Telling(
            words,
            self.game,
            viewer,
            match.names or [seat_letter(seat) for seat in range(self.game.seats)],
            match.target is not None,
        )

    def happened(self, at: int) -> list[str]:
        """What happened in a step, in sentences."""
        step = self.steps[at]
        seen = [self.game.redact(event, self.viewer) for event in step.events]
        told = self.teller.happened(self.telling, seen)
        if step.state.outcome is not None and step.scores is not None:
            over = isinstance(step.events[-1], MatchEnded)
            told.append(self.telling.scores(step.scores, self.match.target or 0, over=over))
        return told

    def table(self, at: int, shown: Shown = "all") -> list[str]:
        """How the table looked after a step."""
        view = self.game.view(self.steps[at].state, self.viewer)
        return self.teller.table(
            self.telling, Observation(self.game.setup, self.viewer or 0, view, (), ()), shown
        )

    def text(self) -> Iterator[str]:
        """Everything, in lines."""
        for at, step in enumerate(self.steps):
            if at == 0 or self.steps[at - 1].round != step.round:
                yield from ("",) if at else ()
                yield self.words("play-round", round=step.round)
            for sentence in self.happened(at):
                yield from folded(sentence, WIDTH)

    def screen(self, at: int, width: int, height: int, typed: str = "") -> list[str]:
        """One step as a screen full of lines: where it is, what happened, the table, the keys."""
        step = self.steps[at]
        heading = "  ·  ".join(
            (
                self.words("replay-round-of", round=step.round, rounds=self.steps[-1].round),
                self.words("replay-step", step=at + 1, steps=len(self.steps)),
            )
        )
        told = [line for one in self.happened(at) for line in folded(one, width)]
        keys = self.words("replay-keys-round", number=typed) if typed else self.words("replay-keys")
        # A key stays with what it does.
        keys = " | ".join(one.replace(" ", HARD_SPACE) for one in keys.split(" | "))
        foot = folded(keys, width, "")
        room = height - len(foot) - 4
        table: list[str] = []
        for shown in SHOWN:
            table = [line for one in self.table(at, shown) for line in folded(one, width)]
            if len(told) + len(table) <= room:
                break
        # What happened last matters most, and where things lie more than that.
        told = told[-max(1, room - len(table)) :]
        lines = [heading, "", *told, "", *table][: room + 3]
        return [*lines, *[""] * (room + 3 - len(lines)), "", *foot]


def show(
    replay: Replay,
    out: TextIO,
    read_key: Callable[[], str],
    size: Callable[[], tuple[int, int]],
) -> None:
    """Step through a replay by keys, until the person leaves."""
    at, typed = 0, ""
    out.write(OTHER_SCREEN)
    try:
        while True:
            width, height = size()
            lines = replay.screen(at, width - 1, height, typed)
            out.write(CLEAR + "\r\n".join(fitting(line, out.encoding) for line in lines))
            out.flush()
            try:
                key = read_key()
            except (KeyboardInterrupt, EOFError):
                return
            if key in LEAVE:
                return
            if key == RESIZED:
                continue
            if key.isdecimal() and key.isascii():
                typed = (typed + key)[:4]
                continue
            if typed and key in ENTER:
                at = _start_of(replay, int(typed), at)
            else:
                at = _moved(replay, at, key)
            typed = ""
    finally:
        out.write(BACK_TO_SCREEN)
        out.flush()


@contextmanager
def keyboard(terminal: int) -> Iterator[Callable[[], str]]:
    """Reads single keys, also those that are pressed while a screen is being drawn."""
    import termios
    import tty

    pressed: list[str] = []
    resized, resizing = os.pipe()
    os.set_blocking(resizing, False)

    def read_key() -> str:
        if not pressed:
            if resized in select([terminal, resized], [], [])[0]:
                os.read(resized, 64)
                return RESIZED
            pressed.extend(_KEY.findall(os.read(terminal, 64).decode(errors="replace")) or [""])
        return pressed.pop(0)

    before = termios.tcgetattr(terminal)
    tty.setraw(terminal, termios.TCSADRAIN)
    usual = signal.signal(signal.SIGWINCH, lambda *_: None)  # it only wakes whoever reads
    woken = signal.set_wakeup_fd(resizing)
    try:
        yield read_key
    finally:
        signal.set_wakeup_fd(woken)
        signal.signal(signal.SIGWINCH, usual)
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
        os.close(resized)
        os.close(resizing)


def _moved(replay: Replay, at: int, key: str) -> int:
    """Where a key leads to."""
    last = len(replay.steps) - 1
    here = replay.steps[at].round
    if key in NEXT:
        return min(at + 1, last)
    if key in BACK:
        return max(at - 1, 0)
    if key in NEXT_ROUND:
        return _start_of(replay, here + 1, last)
    if key in ROUND_BEFORE:
        start = _start_of(replay, here, at)
        return start if start < at else _start_of(replay, here - 1, 0)
    if key in FIRST:
        return 0
    return last if key in LAST else at


def _start_of(replay: Replay, number: int, otherwise: int) -> int:
    """The first step of a round, if there is one such."""
    rounds = [step.round for step in replay.steps]
    return rounds.index(number) if number in rounds else otherwise
