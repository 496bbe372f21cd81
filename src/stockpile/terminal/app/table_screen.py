"""A table on the screen: the board, what happened, what can be done, and a line to type moves."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Key, Paste
from textual.screen import Screen
from textual.widgets import Input

from stockpile.core.refusal import Refused
from stockpile.core.seats import seat_letter
from stockpile.terminal.app.boards.board import Board, BoardAction, board_of
from stockpile.terminal.app.boards.gathering import GatheringBoard
from stockpile.terminal.app.ending import ending_block
from stockpile.terminal.app.pages import help_text, rules_text
from stockpile.terminal.app.review import FACES_COLUMNS, ReviewPage
from stockpile.terminal.app.signs import Signs
from stockpile.terminal.app.status import connection_text, key_bar, top_bar
from stockpile.terminal.app.table_layout import TableLayout
from stockpile.terminal.app.table_menu import TableMenu
from stockpile.terminal.client.connection import QUESTIONS, Frame
from stockpile.terminal.client.next_step import Arrival, next_step
from stockpile.terminal.client.seat_client import NOBODY, SeatClient
from stockpile.terminal.play_request import PlayRequest
from stockpile.terminal.tellers.teller import say_reasons
from stockpile.terminal.typed_moves import (
    MAX_TYPED_LENGTH,
    MoveReader,
    NeedsConfirmation,
    NotAMove,
)

if TYPE_CHECKING:
    from stockpile.terminal.app.app import StockpileApp


class TableScreen(Screen[None]):
    """A table to play at or to watch; with ``review``, its match is reviewed at once."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("f1", "press('?')")]
    CSS = """
    TableScreen #typed { height: 1; border: none; padding: 0 1; display: none;
                         background: $surface; }
    TableScreen.typing #typed { display: block; }
    """
    AUTO_FOCUS = ""

    def __init__(
        self,
        stockpile: StockpileApp,
        client: SeatClient,
        request: PlayRequest,
        *,
        review: bool = False,
    ) -> None:
        super().__init__()
        self.stockpile = stockpile
        self.client = client
        self.board: Board | None = None
        self._menu = TableMenu(self)
        self._arrival = Arrival(request)
        self._to_watch = request.watch
        self._to_review = review
        self._notice = ""
        self._version = 0
        self._due = False
        """Whether the screen is about to be drawn."""
        self._saying = False
        """Whether what is typed is chat."""
        self._move_reader = MoveReader()
        self._beat = 0
        """How often the stars over a win have changed."""
        self._reached = 0
        """How many cards are being drawn by hand."""

    @property
    def signs(self) -> Signs:
        return self.stockpile.signs

    def compose(self) -> ComposeResult:
        yield TableLayout(Input(id="typed", select_on_focus=False))

    def on_mount(self) -> None:
        self.set_interval(1.0, self._tick)
        self._catch_up()

    def on_resize(self) -> None:
        self.redraw()

    # News from the table

    def hear(self, frame: Frame | None) -> None:
        """Something happened, or the connection changed."""
        if frame is not None:
            self.client.hear(frame)
            self._heed_nudges(frame)
        elif self.client.connection.status == "open":
            self._notice = ""  # about the connection that was lost
        if not self._due and self.is_mounted:
            # Many frames may come at once: the screen is drawn once for all.
            self._due = True
            self.call_later(self._catch_up)

    def _heed_nudges(self, frame: Frame) -> None:
        client = self.client
        if client.connection.table is None or client.seat == NOBODY or not self.is_mounted:
            return
        own = seat_letter(client.seat)
        if any(one["type"] == "Nudged" and one["seat"] == own for one in frame.happened):
            self.app.bell()

    def _catch_up(self) -> None:
        self._due = False
        client = self.client
        if client.connection.table is None or not self.is_attached:
            self.redraw()
            return
        if client.version != self._version:
            self._version = client.version
            if client.on_turn and not client.solo:
                # People who wait for others may be looking elsewhere.
                self.app.bell()
            self._notice = ""
            if self.board is not None:
                # The hint and the selection belong to the round as it was.
                self.board.hint = None
                self._act(self.board.round_changed())
        self._settle_in()
        self.redraw()
        if self._to_review:
            self._to_review = False
            self._review()

    def _settle_in(self) -> None:
        """Send what nobody should have to ask for: a seat, a name, the start of a game alone."""
        client = self.client
        if client.connection.status != "open":
            return
        if self._to_watch:
            self._to_watch = False
            if client.seat != NOBODY:
                # Somebody who has a seat is shown what that seat sees.
                self._menu.confirm("stand", "app-has-seat", "page-my-tables")
        while wanted := self._arrival.next_command(client):
            command, fields = wanted
            self.send(command, **fields)

    # Drawing

    def redraw(self) -> None:
        if not self.is_mounted or not self.query("#prompt"):  # not there yet, or left already
            return
        client, signs, layout = self.client, self.signs, self.query_one(TableLayout)
        if client.connection.table is None:
            layout.show(prompt=connection_text(client) or client.words("table-connecting"))
            return
        playing = client.phase != "gathering" and client.view is not None
        kind = board_of(client.game) if playing else GatheringBoard
        if type(self.board) is not kind:
            self.board = kind(client, signs)
        layout.show(
            bar=top_bar(client, signs, self.size),
            board=self.board.draw(self.size),
            prompt=self._prompt(self.board),
            notice=self._notice,
            keys=key_bar(client, self.size),
        )
        layout.tell(client.log())

    def _prompt(self, board: Board) -> str | Content:
        client, words = self.client, self.client.words
        if client.table["paused"]:
            return f"{words('table-paused')}. {words('table-paused-about')}"
        if client.chair.get("stand_in"):
            return words(f"table-stood-in-{client.chair['stand_in']}")
        if client.chair.get("conceded") and client.phase == "playing":
            return words("table-you-conceded")
        if client.phase in ("between", "over"):
            return ending_block(board, client, self._beat)
        prompt = board.prompt()
        if client.clock and client.phase == "playing":
            ends, message = client.clock["turn_ends"], "table-clock"
            if client.connection.now() > ends:
                ends, message = client.clock["reserve_ends"], "table-clock-reserve"
            prompt += f" ({words(message, time=client.left_until(ends))})"
        return prompt

    def _tick(self) -> None:
        """Show how time goes by, if somebody's clock is running."""
        client = self.client
        if client.connection.table is None:
            return
        won = client.phase in ("between", "over") and client.seat in client.winners
        if won and self.app.animation_level != "none":
            self._beat += 1
            self.redraw()
        elif client.clock or any("away_until" in one for one in client.chairs):
            self.redraw()

    def tell(self, notice: str) -> None:
        """Say something below the board."""
        self._notice = notice
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
            self._type(event.text.strip()[:MAX_TYPED_LENGTH])

    def action_press(self, key: str) -> None:
        self._press(key)

    def _press(self, key: str) -> bool:
        known = self.client.connection.table is not None
        action = self.board.press(key) if known and self.board else None
        if action is not None:
            self._notice = ""
            self._act(action)
            self.redraw()
            return True
        # Before the table is known, there is little to see.
        if not known and key not in ("m", "escape"):
            return False
        what = {
            "h": self._hint,
            "u": self._undo,
            "o": self._piles,
            "l": self._log,
            "b": self._rules,
            "m": self._menu.open,
            "n": self._go_on,
            "v": self._review,
            "k": self.save_record,
            "c": self._talk,
            "?": self._help,
            ":": self._type,
            "escape": self._forget,
        }.get(key)
        if what is None:
            return False
        what()
        return True

    def _act(self, action: BoardAction | None) -> None:
        """Do what the board wants."""
        if action is None:
            return
        if action.say:
            self._notice = action.say
        if action.move is not None:
            self._move(action.move)
        if action.sit is not None:
            self.send("sit", seat=action.sit)
        if action.classify:
            self.app.run_worker(self._classify(action.classify))

    def _forget(self) -> None:
        if self.board is not None:
            self.board.forget()
            self.board.hint = None
        self.tell("")

    # Pages

    def _log(self) -> None:
        log = self.client.log() or [self.client.words("table-log-empty")]
        self.stockpile.show_page("table-log", log, at_end=True)

    def _piles(self) -> None:
        piles = self.board.all_piles() if self.board and self.client.view else None
        if piles:
            self.stockpile.show_page("app-discards", piles)

    def _rules(self) -> None:
        rules = rules_text(self.client.game, self.client.words, self.signs)
        self.stockpile.show_page("table-rules", rules)

    def _help(self) -> None:
        if self.board is not None:
            self.stockpile.show_page("table-keys", help_text(self.client, self.board, self.signs))

    def _review(self) -> None:
        board = self.board or board_of(self.client.game)(self.client, self.signs)
        faces = board.faces(FACES_COLUMNS)
        _ = self.app.push_screen(ReviewPage(self.client, self.signs, faces))

    def save_record(self) -> None:
        if self.client.phase == "over":
            self.app.run_worker(self._save_record())

    async def _save_record(self) -> None:
        try:
            saved = self.stockpile.say_saved(await self.stockpile.save_record(self.client))
        except Refused as refused:
            saved = self.client.refusal(refused.refusal)
        self.tell(saved)

    # Commands

    def send(self, command: str, **fields: Any) -> None:
        self.app.run_worker(self.ask(command, **fields))

    async def ask(self, command: str, **fields: Any) -> dict[str, Any] | None:
        """The table's answer to a command; None if it is refused, which is shown."""
        if self.client.connection.status == "lost" and command not in QUESTIONS:
            self.tell(self.client.words("join-waits", command=command))
        try:
            return await self.client.connection.send(command, **fields)
        except Refused as refused:
            self.tell(self.client.refusal(refused.refusal))
            return None

    def _move(self, move: str) -> None:
        self.app.run_worker(self._draw() if move == "draw1" else self._made(move))

    async def _made(self, move: str) -> bool:
        made = await self.ask("move", move=move, version=self.client.version) is not None
        if made and self.board:
            self.board.forget()
            self.redraw()
        return made

    async def _draw(self) -> None:
        """Draw a card by hand. Keys pressed before the answer become one draw."""
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
        told = await self.ask("classify", tiles=tiles)
        if told is not None and self.board is not None:
            self._act(self.board.classified(tiles, told["candidates"]))
            self.redraw()

    def _undo(self) -> None:
        self.send("undo", version=self.client.version)

    def _hint(self) -> None:
        if self.board is not None and self.board.hint is not None:
            self.board.hint = None
            self.tell("")
        elif self.client.on_turn:
            self.tell(self.client.words("app-thinking"))
            self.app.run_worker(self._ask_for_hint())

    async def _ask_for_hint(self) -> None:
        words = self.client.words
        told = await self.ask("hint", version=self.client.version)
        if told is None or self.board is None:
            return
        chance = f"{round(100 * told['win'])}\N{NO-BREAK SPACE}%"
        said = [
            f"{words('hint-try', move=self.client.move(told['move']))} [{told['move']}]",
            words("hint-chance", chance=chance, error=math.ceil(100 * told["error"])),
            *say_reasons(words, told["why"]),
        ]
        self.board.hint = told["move"]
        self.tell(" ".join(said))

    def _go_on(self) -> None:
        found = next_step(self.client)
        if found is not None:
            self._notice = ""
            self.send(found.command, **found.fields)

    # Typing

    def _type(self, text: str = "", *, chat: bool = False) -> None:
        typed = self.query_one("#typed", Input)
        typed.value = text
        self._saying = chat
        message = "table-chat" if chat else f"app-type-{self.client.game.name}"
        typed.placeholder = self.client.words(message)
        self.add_class("typing")
        typed.focus()

    def _talk(self) -> None:
        if not self.client.table["settings"]["chat"]:
            self.tell(self.client.words("refusal-no-chat"))
        elif not self.client.may("emote"):
            self.tell(self.client.words("refusal-partners-stay-silent"))
        else:
            self._type(chat=True)

    def _stop_typing(self) -> None:
        self.remove_class("typing")
        self.set_focus(None)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        self._stop_typing()
        if text and self._saying:
            self.send("say", text=text)
        elif text:
            try:
                move = self._move_reader.read(self.client.words, self.client.game, text)
            except (NotAMove, NeedsConfirmation) as wrong:
                self.tell(str(wrong))
            else:
                self._move(str(move))
