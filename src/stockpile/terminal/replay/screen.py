"""A recorded match on the app's board, step by step."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.content import Content
from textual.events import Key
from textual.screen import Screen

from stockpile.terminal.app.blocks import styled
from stockpile.terminal.app.boards.board import board_of
from stockpile.terminal.app.signs import Signs
from stockpile.terminal.app.status import replay_bar
from stockpile.terminal.app.table_layout import TableLayout
from stockpile.terminal.client.seat_client import NOBODY
from stockpile.terminal.replay.replay import Replay

KEYS = {"step": ("left", "right"), "turn": ("up", "down"), "round": "[]", "ends": "ge"}
"""For each distance, the key that goes back and the key that goes on."""
ARROWS = {"left": "←", "right": "→", "up": "↑", "down": "↓"}
QUIT = "q"
ALIASES = {
    **dict.fromkeys(("n", " ", "enter"), "right"),
    **dict.fromkeys(("b", "backspace"), "left"),
    **dict(zip(("pageup", "pagedown", "home", "end"), "[]ge", strict=True)),
    **dict.fromkeys(("escape", "ctrl+d"), QUIT),
}
"""More keys for the same."""
MAX_ROUND_DIGITS = 4
LOG_STEPS = 60
"""How many steps back the log goes: more than the tallest screen shows."""


class ReplayScreen(Screen[None]):
    """One step of a match at a time."""

    AUTO_FOCUS = ""

    def __init__(self, replay: Replay, signs: Signs) -> None:
        super().__init__()
        self.replay = replay
        self._signs = signs
        self._board = board_of(replay.game)(replay.table_after(0), signs)
        self._board.live = False
        last = len(replay.steps) - 1
        self._starts = {
            "step": range(last + 1),
            "turn": replay.turns,
            "round": replay.rounds,
            "ends": (0, last),
        }
        self._at = 0
        self._typed = ""
        """The digits of a round's number."""

    def compose(self) -> ComposeResult:
        yield TableLayout()

    def on_resize(self) -> None:
        self._redraw()

    # Keys

    def on_key(self, event: Key) -> None:
        printed = event.character if event.is_printable else None
        self.action_press(printed or event.key)

    def action_press(self, key: str) -> None:
        typed, self._typed = self._typed, ""
        if key in set("0123456789"):
            self._typed = (typed + key)[:MAX_ROUND_DIGITS]
        elif typed and key == "enter":
            chosen = self.replay.rounds[: int(typed)]
            self._at = chosen[-1] if len(chosen) == int(typed) > 0 else self._at
        elif ALIASES.get(key, key) == QUIT:
            self.app.exit()
        else:
            self._go(ALIASES.get(key, key))
        self._redraw()

    def _go(self, key: str) -> None:
        """Go where a key leads; there is nothing before the first step or after the last."""
        for by, (back, forth) in KEYS.items():
            if key == forth:
                further = (one for one in self._starts[by] if one > self._at)
                self._at = next(further, len(self.replay.steps) - 1)
            elif key == back:
                self._at = max((one for one in self._starts[by] if one < self._at), default=0)

    # Drawing

    def _redraw(self) -> None:
        replay, at, words = self.replay, self._at, self.replay.words
        self._board.model = table = replay.table_after(at)
        number, rounds = replay.steps[at].round, len(replay.rounds)
        place = words("replay-round-of", round=number, rounds=rounds)
        place += f" {self._signs.dot} "
        place += words("replay-step", step=at + 1, steps=len(replay.steps))
        turn = ""
        if table.turn == table.seat != NOBODY:
            turn = words("table-your-turn")
        elif table.turn != NOBODY:
            turn = words("table-turn-of", name=table.names[table.turn])
        layout = self.query_one(TableLayout)
        layout.show(
            bar=replay_bar(table, self._signs, self.size, place),
            board=self._board.draw(self.size),
            prompt=turn,
            notice="",
            keys=self._keys(),
        )
        told = [replay.happened(one) for one in range(max(0, at - LOG_STEPS), at + 1)]
        layout.tell([line for one in told for line in one], len(told[-1]))

    def _keys(self) -> Content:
        words = self.replay.words
        if self._typed:
            return Content(words("replay-keys-to-round", number=self._typed))
        parts = []
        for by, keys in KEYS.items():
            shown = [styled(self._signs.text(ARROWS.get(key, key)), "bold", key) for key in keys]
            parts.append(Content(" ").join([*shown, words(f"replay-keys-{by}")]))
        quitting = styled(f" {words('replay-keys-quit')}", "", QUIT)
        return Content("   ").join([*parts, styled(QUIT, "bold", QUIT) + quitting])
