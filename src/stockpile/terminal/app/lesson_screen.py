"""A lesson on the app's board: a prepared round in which a player does each thing once."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.content import Content
from textual.events import Key
from textual.screen import Screen

from stockpile.core.refusal import Refused, Unreadable
from stockpile.lessons import LEARNER_SEAT, Lesson, LessonStep
from stockpile.terminal.app.blocks import styled
from stockpile.terminal.app.boards.board import BoardAction, board_of
from stockpile.terminal.app.table_layout import TableLayout
from stockpile.terminal.client.seat_client import NOBODY, say_refusal
from stockpile.terminal.play_request import PlayRequest
from stockpile.terminal.replay.replay import ReplayTable
from stockpile.terminal.tellers.teller import TableWords, teller_of

if TYPE_CHECKING:
    from stockpile.terminal.app.app import StockpileApp

LEAVE, PLAY, HELP = "escape", "n", "?"


class LessonScreen(Screen[None]):
    """One step of a lesson at a time: what to do, and the board to do it on."""

    AUTO_FOCUS = ""

    def __init__(self, stockpile: StockpileApp, lesson: Lesson) -> None:
        super().__init__()
        self._stockpile = stockpile
        self._lesson = lesson
        self._place = lesson.begin()
        self._notice = ""
        words = stockpile.words
        names = (words("learn-you"), words("learn-other"))
        self._words = TableWords(words, lesson.game, LEARNER_SEAT, names, scored=False)
        self._told: list[str] = []
        self.board = board_of(lesson.game)(self._table(), stockpile.signs)
        self._point_out()

    def compose(self) -> ComposeResult:
        yield TableLayout()

    def on_resize(self) -> None:
        self._redraw()

    @property
    def _done(self) -> bool:
        return self._lesson.is_done(self._place)

    def _table(self) -> ReplayTable:
        state = self._place.state
        return ReplayTable(
            self._words,
            ("", "casual"),
            self._lesson.game.show(state, LEARNER_SEAT),
            phase="over" if self._done else "playing",
            turn=NOBODY if self._done else state.turn,
            points=(),
            moves=self._lesson.legal_texts(self._place),
            on_turn=not self._done and state.turn == LEARNER_SEAT,
        )

    def _point_out(self) -> None:
        """Mark what the step is about, as a hint does."""
        self.board.hint = None if self._done else self._lesson.steps[self._place.step].moves[0]

    # Keys

    def on_key(self, event: Key) -> None:
        printed = event.character if event.is_printable else None
        self.action_press(printed or event.key)

    def action_press(self, key: str) -> None:
        app, words = self._stockpile, self._words
        if key == LEAVE:
            app.to_start()
            return
        if key == HELP:
            board = self.board
            app.show_page("app-help", [f"{one}  {does}" for one, does in board.keys()])  # noqa: SIM118
        elif not self._done:
            self._notice = ""
            self._act(self.board.press(key))
            self._redraw()
        elif key == PLAY:
            app.to_start()
            table = {"game": self._lesson.game.name}
            app.run_worker(app.play(PlayRequest(words=words.words, table=table)))

    def _act(self, action: BoardAction | None) -> None:
        if action is None:
            return
        self._notice = action.say or ""
        if action.classify:
            with suppress(Refused, Unreadable):
                found = self._lesson.classify(self._place, action.classify)
                could = [
                    {"set": str(laid), "refused": None if why is None else why.code}
                    for laid, why in found
                ]
                self._act(self.board.classified(action.classify, could))
        if action.move is not None:
            self._attempt(action.move)

    def _attempt(self, move: str) -> None:
        step = self._lesson.steps[self._place.step]
        self._place = place = self._lesson.attempt(self._place, move)
        if place.refused is not None:
            self._notice = say_refusal(self._words.words, place.refused)
        elif place.hint is not None:
            self._notice = self._say(place.hint, step)
        teller = teller_of(self._lesson.game)
        for one in place.played:
            seen = [self._lesson.game.redact(event, LEARNER_SEAT) for event in one.events]
            self._told += teller.happened(self._words, seen)
        self.board.model = self._table()
        if place.played:
            self.board.round_changed()
            self._point_out()

    def _say(self, message: str, step: LessonStep) -> str:
        """A message of a step in one line: the catalogue's own lines mean nothing."""
        return re.sub(r" *\n *", " ", self._words(message, **step.args))

    # Drawing

    def _redraw(self) -> None:
        lesson, words = self._lesson, self._words
        at, steps = self._place.step, len(lesson.steps)
        title = words(lesson.message("title"))
        if self._done:
            text = self._say(lesson.message("done"), lesson.steps[-1])
        else:
            title += f" {self._stockpile.signs.dot} {words('learn-step', step=at + 1, steps=steps)}"
            step = lesson.steps[at]
            text = self._say(lesson.message(step.text), step)
        layout = self.query_one(TableLayout)
        layout.show(
            bar=title,
            board=self.board.draw(self.size),
            prompt=text,
            notice=self._notice,
            keys=self._keys(),
        )
        layout.tell(self._told)

    def _keys(self) -> Content:
        words = self._words
        leave = styled("Esc", "bold", LEAVE) + styled(f" {words('app-to-start')}", "", LEAVE)
        if self._done:
            first = styled(f" {PLAY} {words('learn-play-now')} ", "bold reverse", PLAY)
        else:
            first = styled(HELP, "bold", HELP) + styled(f" {words('app-help')}", "", HELP)
        return Content("   ").join([first, leave])
