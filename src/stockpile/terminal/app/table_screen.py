"""The table on the screen: the board, what happened, what can be done, and a line to type moves."""

from __future__ import annotations

import math
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key, Paste
from textual.widgets import Input

from stockpile.terminal.app.boards.board import BoardAction
from stockpile.terminal.app.boards.gathering import GatheringBoard
from stockpile.terminal.app.boards.sentences import board_of
from stockpile.terminal.app.menus import TableMenus
from stockpile.terminal.app.status import connection_text, key_bar, top_bar
from stockpile.terminal.app.table_layout import TableLayout
from stockpile.terminal.client.connection import Frame
from stockpile.terminal.client.next_step import ending_lines, free_seat, new_contribution, next_step
from stockpile.terminal.client.seat_client import NOBODY, SeatClient
from stockpile.terminal.tellers.teller import say_reasons, teller_of
from stockpile.terminal.typed_moves import MoveReader, NeedsConfirmation, NotAMove


class TableScreen(TableMenus):
    """One table, to play at or to watch."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("f1", "press('?')")]
    CSS = """
    TableScreen #typed { height: 1; border: none; padding: 0 1; display: none;
                         background: $surface; }
    TableScreen.typing #typed { display: block; }
    """
    AUTO_FOCUS = ""

    def __init__(
        self,
        client: SeatClient,
        *,
        watching: bool,
        seat_code: str | None = None,
        name: str | None = None,
        review: bool = False,
    ) -> None:
        super().__init__(client)
        self._to_review = review
        self._watching = watching
        self._seat_code = seat_code
        self._name = name
        self._version = 0
        self._due = False
        self._saying = False
        self._typing = MoveReader()
        self._reached = 0
        """How many cards are being drawn by hand."""

    def compose(self) -> ComposeResult:
        yield TableLayout(Input(id="typed", select_on_focus=False))

    def on_mount(self) -> None:
        self.set_interval(1.0, self._tick)
        self._catch_up()

    def on_resize(self) -> None:
        self.redraw()

    # What is heard

    def hear(self, frame: Frame | None) -> None:
        """Something happened, or the connection is another."""
        if frame is not None:
            self.client.hear(frame)
        elif self.client.connection.status == "open":
            self._notice = ""  # about the connection that was lost
        if not self._due and self.is_mounted:
            # Many may come at once: the screen is drawn for all of them.
            self._due = True
            self.call_later(self._catch_up)

    def _catch_up(self) -> None:
        self._due = False
        if self.client.connection.table is None or not self.is_attached:
            self.redraw()
            return
        version = (self.client.round or {}).get("version", 0)
        if version != self._version:
            self._version = version
            if self.client.on_turn and not self.client.solo:
                # Whoever waits for others may be looking elsewhere.
                self.app.bell()
            self._notice = ""
            self._round_changed()
        self._wish()
        self.redraw()
        if self._to_review:
            self._to_review = False
            self._review()

    def _round_changed(self) -> None:
        """A hint, and what was chosen, belong to the round as it was."""
        board = self.board
        if board is None:
            return
        board.hint = None
        if deed := board.round_changed():
            self._do(deed)

    def _wish(self) -> None:
        """Sit down, and begin a game of one's own: what nobody should have to ask for."""
        client = self.client
        if client.connection.status != "open":
            return
        if self._watching and "watch" not in self._wished:
            self._wished.add("watch")
            if client.seat != NOBODY:
                # Who has a seat is shown what that seat sees.
                self._make_sure("stand", "app-has-seat", "page-my-tables")
        if self._name not in (None, client.name_of(client.connection.person)):
            # Who has been here before has another name here.
            self._once("name", "name", name=self._name)
        if self._seat_code is not None and client.seat == NOBODY:
            self._once("take", "take-seat", code=self._seat_code)
        elif client.seat == NOBODY and not self._watching:
            free = free_seat(client)
            if free and "sat" not in self._wished:
                self._once(f"sit {free} {client.phase}", "sit", seat=free)
        elif client.seat != NOBODY:
            self._wished.add("sat")
            if client.solo and client.phase == "gathering":
                number = client.table["match"]["number"]
                self._once(f"start {number}", "start", **new_contribution())

    def _once(self, wish: str, command: str, **fields: Any) -> None:
        if wish not in self._wished:
            self._wished.add(wish)
            self.stockpile.work(self._send(command, **fields))

    # Drawing

    def redraw(self) -> None:
        """Show everything as it is now."""
        if not self.is_mounted or not self.query("#prompt"):  # not there yet, or left already
            return
        client, layout = self.client, self.query_one(TableLayout)
        if client.connection.table is None:
            prompt = connection_text(client, self.signs) or self.say("table-connecting")
            layout.show(prompt=prompt)
            return
        self._fit_board()
        assert self.board is not None
        layout.show(
            bar=top_bar(client, self.signs, self.size), prompt=self._prompt(), notice=self._notice
        )
        layout.draw(board=self.board.draw(self.size), keys=key_bar(client, self.signs, self.size))
        layout.tell([self.signs.text(one) for one in client.log()])

    def _fit_board(self) -> None:
        client = self.client
        playing = client.phase != "gathering" and client.view is not None
        kind = board_of(client.game) if playing else GatheringBoard
        if type(self.board) is not kind or self.board.signs is not self.signs:
            self.board = kind(client, self.signs)

    def _prompt(self) -> str:
        client = self.client
        assert self.board is not None
        if client.table["paused"]:
            return f"{self.say('table-paused')}. {self.say('table-paused-about')}"
        if client.chair.get("stand_in"):
            return self.say(f"table-stood-in-{client.chair['stand_in']}")
        if client.chair.get("conceded") and client.phase == "playing":
            return self.say("table-you-conceded")
        if client.phase in ("between", "over"):
            return self.signs.text("\n".join(ending_lines(client)))
        prompt = self.signs.text(self.board.prompt())
        clock = (client.round or {}).get("clock") if client.phase == "playing" else None
        if clock:
            ends, message = clock["turn_ends"], "table-clock"
            if client.connection.now() > ends:
                ends, message = clock["reserve_ends"], "table-clock-reserve"
            prompt += f" ({self.say(message, time=client.left_until(ends))})"
        return prompt

    def _tick(self) -> None:
        """Clocks go on."""
        client = self.client
        if client.connection.table is None:
            return
        clock = (client.round or {}).get("clock")
        if clock or any("away_until" in one for one in client.chairs):
            self.redraw()

    # Keys

    def on_key(self, event: Key) -> None:
        if self.has_class("typing"):
            if event.key == "escape":
                self._stop_typing()
                event.stop()
            return
        key = event.character if event.character and event.is_printable else event.key
        if self._press(key):
            event.stop()
            event.prevent_default()

    def on_paste(self, event: Paste) -> None:
        if self.client.connection.table is not None and not self.has_class("typing"):
            self._type(event.text.strip()[:200])

    def action_press(self, key: str) -> None:
        """A click on something that has a key."""
        self._press(key)

    def _press(self, key: str) -> bool:
        if self.client.connection.table is None or self.board is None:
            return self._around(key)
        deed = self.board.press(key)
        if deed is None:
            return self._around(key)
        self._notice = ""
        self._do(deed)
        self.redraw()
        return True

    def _do(self, deed: BoardAction) -> None:
        if deed.say:
            self._notice = deed.say
        if deed.move is not None:
            self._move(deed.move)
        if deed.sit is not None:
            self.stockpile.work(self._send("sit", seat=deed.sit))
        if deed.classify:
            self.stockpile.work(self._classify(deed.classify))

    def _around(self, key: str) -> bool:
        """What is not about the board; of a table that is not known yet there is little to see."""
        if self.client.connection.table is None and key not in ("m", "escape"):
            return False
        what = {
            "h": self._hint,
            "u": self._undo,
            "l": self._log,
            "b": self._rules,
            "m": self._menu,
            "n": self._go_on,
            "v": self._review,
            "k": self._keep_record,
            "c": self._talk,
            "?": self._help,
            ":": self._type,
            "escape": self._forget,
        }.get(key)
        if what is None:
            return False
        what()
        return True

    def _forget(self) -> None:
        if self.board is not None:
            self.board.forget()
            self.board.hint = None
        self._notice = ""
        self.redraw()

    # What is asked of the table

    def _move(self, move: str) -> None:
        self.stockpile.work(self._draw() if move == "draw1" else self._made(move))

    async def _made(self, move: str) -> bool:
        version = (self.client.round or {}).get("version", 0)
        made = await self._send("move", move=move, version=version) is not None
        if made and self.board:
            self.board.forget()
            self.redraw()
        return made

    async def _draw(self) -> None:
        """Draw a card by hand. Whoever is faster than the answer draws several at once."""
        self._reached += 1
        if self._reached > 1:
            return
        drawn, made = 0, True
        while made and drawn < self._reached:
            more = self._reached - drawn
            drawn += more
            made = await self._made(f"draw{more}")
        self._reached = 0

    async def _classify(self, tiles: tuple[str, ...]) -> None:
        told = await self._send("classify", tiles=tiles)
        if told is not None and self.board is not None:
            if deed := self.board.classified(tiles, told["candidates"]):
                self._do(deed)
            self.redraw()

    def _undo(self) -> None:
        version = (self.client.round or {}).get("version", 0)
        self.stockpile.work(self._send("undo", version=version))

    def _hint(self) -> None:
        if self.board is not None and self.board.hint is not None:
            self.board.hint, self._notice = None, ""
            self.redraw()
        elif self.client.on_turn:
            self._notice = self.say("app-thinking")
            self.redraw()
            self.stockpile.work(self._ask_for_hint())

    async def _ask_for_hint(self) -> None:
        told = await self._send("hint", version=(self.client.round or {}).get("version", 0))
        if told is None or self.board is None:
            return
        move = self.client.move(told["move"])
        chance = f"{round(100 * told['win'])}\N{NO-BREAK SPACE}%"
        said = [
            f"{self.client.words('hint-try', move=move)} [{told['move']}]",
            self.client.words("hint-chance", chance=chance, error=math.ceil(100 * told["error"])),
            *say_reasons(self.client.words, told["why"]),
        ]
        self.board.hint = told["move"]
        self._notice = self.signs.text(" ".join(said))
        self.redraw()

    def _go_on(self) -> None:
        found = next_step(self.client)
        if found is not None:
            self._notice = ""
            self.stockpile.work(self._send(found.command, **found.fields))

    # Typing

    def _type(self, text: str = "") -> None:
        typed = self.query_one("#typed", Input)
        typed.value = text
        self._saying = False
        typed.placeholder = self.say(f"app-type-{self.client.game.name}")
        self.add_class("typing")
        typed.focus()

    def _talk(self) -> None:
        chat = self.client.table["settings"]["chat"]
        if self.client.silent or not chat:
            why = "refusal-partners-stay-silent" if chat else "refusal-no-chat"
            self._notice = self.say(why)
            self.redraw()
            return
        self._type()
        self._saying = True
        self.query_one("#typed", Input).placeholder = self.say("table-chat")

    def _stop_typing(self) -> None:
        self.remove_class("typing")
        self.set_focus(None)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        self._stop_typing()
        if not text:
            return
        if self._saying:
            self.stockpile.work(self._send("say", text=text))
            return
        client, game = self.client, self.client.game
        try:
            move = self._typing.read(client.words, game, teller_of(game), text)
        except (NotAMove, NeedsConfirmation) as wrong:
            self._notice = self.signs.text(str(wrong))
            self.redraw()
        else:
            self._move(str(move))
