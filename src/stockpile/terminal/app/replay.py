"""A recorded match on the app's own board, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Key
from textual.screen import Screen

from stockpile.terminal.app.bars import replay_bar
from stockpile.terminal.app.board import Room
from stockpile.terminal.app.drawing import Signs, styled
from stockpile.terminal.app.layout import TableLayout
from stockpile.terminal.app.table import BOARDS
from stockpile.terminal.client.tableside import NOBODY
from stockpile.terminal.replaying import Moment, Replay

REMEMBERED = 60
"""How many steps back the log goes: more than the tallest screen shows."""
DIGITS = 4
"""How long the number of a round may be."""
KEYS = (
    (("left", "←"), ("right", "→"), "replay-keys-step"),
    (("up", "↑"), ("down", "↓"), "replay-keys-turn"),
    (("[", "["), ("]", "]"), "replay-keys-round"),
    (("g", "g"), ("e", "e"), "replay-keys-ends"),
)
"""The line at the foot: a key back and a key forth, how they are written, and how far they go."""


class ReplayScreen(Screen[None]):
    """One step of a match at a time."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,n,space", "press('right')"),
        Binding("left,b,backspace", "press('left')"),
        Binding("down", "press('down')"),
        Binding("up", "press('up')"),
        Binding("right_square_bracket,pagedown", "press(']')"),
        Binding("left_square_bracket,pageup", "press('[')"),
        Binding("e,end", "press('e')"),
        Binding("g,home", "press('g')"),
        Binding("enter", "press('enter')"),
        Binding("q,escape,ctrl+d", "press('q')"),
    ]
    AUTO_FOCUS = ""

    def __init__(self, replay: Replay, signs: Signs) -> None:
        super().__init__()
        self._replay = replay
        self._signs = signs
        self._board = BOARDS[replay.game.name](replay.moment(0), signs, live=False)
        self._at = 0
        self._typed = ""
        """The digits of a round's number."""

    def compose(self) -> ComposeResult:
        yield TableLayout()

    def on_resize(self) -> None:
        self._redraw()

    # Keys

    def on_key(self, event: Key) -> None:
        if event.character and event.character in "0123456789":
            self._typed = (self._typed + event.character)[:DIGITS]
            self._redraw()

    def action_press(self, key: str) -> None:
        """What a key does, or a click on it."""
        if key == "q":
            self.app.exit()
        typed, self._typed = self._typed, ""
        self._at = self._round(int(typed)) if typed and key == "enter" else self._led(key)
        self._redraw()

    def _led(self, key: str) -> int:
        """Where a key leads."""
        replay, at = self._replay, self._at
        last = len(replay.steps) - 1
        match key:
            case "right" | "enter":
                return min(at + 1, last)
            case "left":
                return max(at - 1, 0)
            case "down":
                return _after(replay.turns, at, last)
            case "up":
                return _before(replay.turns, at)
            case "]":
                return _after(replay.rounds, at, last)
            case "[":
                return _before(replay.rounds, at)
            case "g":
                return 0
            case "e":
                return last
            case _:
                return at

    def _round(self, number: int) -> int:
        """Where a round begins, if there is one of this number."""
        rounds = self._replay.rounds
        return rounds[number - 1] if 0 < number <= len(rounds) else self._at

    # Drawing

    def _redraw(self) -> None:
        replay, at = self._replay, self._at
        room = Room(*self.size)
        self._board.side = moment = replay.moment(at)
        place = f" {self._signs.dot} ".join(
            (
                replay.words(
                    "replay-round-of", round=replay.steps[at].round, rounds=len(replay.rounds)
                ),
                replay.words("replay-step", step=at + 1, steps=len(replay.steps)),
            )
        )
        layout = self.query_one(TableLayout)
        bar = replay_bar(moment, self._signs, room, place)
        layout.show(bar=bar, prompt=self._whose_turn(moment), notice="")
        layout.draw(board=self._board.draw(room), keys=self._keys())
        told = [self._told(one) for one in range(max(0, at - REMEMBERED), at + 1)]
        layout.tell([line for one in told for line in one], len(told[-1]))

    def _whose_turn(self, moment: Moment) -> str:
        if moment.turn == NOBODY:
            return ""
        if moment.turn == moment.seat:
            return self._say("table-your-turn")
        return self._say("table-turn-of", name=moment.names[moment.turn])

    def _told(self, at: int) -> list[str]:
        return [self._signs.text(one) for one in self._replay.happened(at)]

    def _say(self, message: str, **args: str) -> str:
        return self._signs.text(self._replay.words(message, **args))

    def _keys(self) -> Content:
        if self._typed:
            return Content(self._say("replay-keys-to-round", number=self._typed))
        parts = []
        for back, forth, message in KEYS:
            back_key, forth_key = (
                styled(self._signs.text(shown), "bold", key) for key, shown in (back, forth)
            )
            parts.append(Content.assemble(back_key, " ", forth_key, f" {self._say(message)}"))
        parts.append(
            styled("q", "bold", "q") + styled(f" {self._say('replay-keys-quit')}", "", "q")
        )
        return Content("   ").join(parts)


def _after(starts: Sequence[int], at: int, last: int) -> int:
    """The first of these behind a step; the end if there is none."""
    return next((one for one in starts if one > at), last)


def _before(starts: Sequence[int], at: int) -> int:
    """The last of these before a step; the beginning if there is none."""
    return max((one for one in starts if one < at), default=0)
