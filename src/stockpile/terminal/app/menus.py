"""What can be looked at and asked for beside the board: pages, the menu, the review."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any, get_args

from textual.content import Content
from textual.screen import Screen

from stockpile.core.refusal import Refused
from stockpile.core.seats import seat_letter
from stockpile.table.commands import EmoteName
from stockpile.terminal.app import review
from stockpile.terminal.app.boards.board import Board
from stockpile.terminal.app.dialogs import InputDialog, Menu, TextPage, rules_of
from stockpile.terminal.app.signs import Signs
from stockpile.terminal.app.wrapped_text import Paragraph
from stockpile.terminal.client.connection import QUESTIONS
from stockpile.terminal.client.seat_client import NOBODY, SeatClient
from stockpile.terminal.tellers.teller import teller_of
from stockpile.terminal.text import folded, unfolded

if TYPE_CHECKING:
    from stockpile.terminal.app.app import StockpileApp

REVIEW_POLL_S = 1.5
"""Seconds between two questions whether a review is ready."""
LIST_WIDTH = 76
"""What fits beside a scrollbar everywhere."""


def _hanging(line: str) -> list[str]:
    """A line of a list, folded so that what it says stays beside what it is about."""
    head = re.match(r" +\S+ {2,}", line)
    return [line] if head is None else folded(line, LIST_WIDTH, " " * head.end())


class TableMenus(Screen[None]):
    """A screen at a table, and all that is not its board."""

    def __init__(self, client: SeatClient) -> None:
        super().__init__()
        self.client = client
        self.board: Board | None = None
        self._notice = ""
        self._wished: set[str] = set()
        """What was asked of the table by itself, once for each state of it."""

    @property
    def stockpile(self) -> StockpileApp:
        """The app, by its own type."""
        from stockpile.terminal.app.app import StockpileApp

        assert isinstance(self.app, StockpileApp)
        return self.app

    @property
    def signs(self) -> Signs:
        """What is drawn with."""
        return self.stockpile.signs

    def say(self, message: str, **args: str | int) -> str:
        """Words as they can be shown."""
        return self.stockpile.say(message, **args)

    def redraw(self) -> None:
        """Show everything as it is now."""
        raise NotImplementedError

    async def _send(self, command: str, **fields: Any) -> dict[str, Any] | None:
        if self.client.connection.status == "lost" and command not in QUESTIONS:
            self._notice = self.say("join-waits", command=command)
            self.redraw()
        try:
            return await self.client.connection.send(command, **fields)
        except Refused as refused:
            self._notice = self.signs.text(self.client.refusal(refused.refusal))
            self.redraw()
            return None

    # Pages

    def _page(self, title: str, text: list[Paragraph], *, at_end: bool = False) -> TextPage:
        page = TextPage(title, text, self.say, at_end=at_end)
        _ = self.app.push_screen(page)
        return page

    def _log(self) -> None:
        lines: list[Paragraph] = [self.signs.text(one) for one in self.client.log()]
        lines = lines or [self.say("table-log-empty")]
        self._page(self.say("table-log"), lines, at_end=True)

    def _rules(self) -> None:
        text = rules_of(self.client.game, self.client.words, self.signs)
        self._page(self.say("table-rules"), text)

    def _help(self) -> None:
        board = self.board
        rows = [*board.keys()] if board is not None else []
        rows += [
            (":", self.say("app-key-type")),
            ("h", self.say("table-key-hint")),
            ("u", self.say("table-key-undo")),
            ("n", self.say("app-key-next")),
            ("l", self.say("table-key-log")),
            ("b", self.say("table-key-rules")),
            ("v", self.say("ending-review")),
            ("k", self.say("ending-record")),
            ("c", self.say("table-chat")),
            ("m", self.say("table-key-menu")),
            ("Esc", self.say("skipbo-key-escape")),
            ("Ctrl+C", self.say("app-key-quit")),
        ]
        lines: list[Paragraph] = [
            Content.assemble((f"{self.signs.text(key):<20}", "bold"), text) for key, text in rows
        ]
        signs = self.signs
        game = self.client.game
        legend = self.say(f"app-legend-{game.name}", playable=signs.playable, hinted=signs.hinted)
        teller = teller_of(game)
        told = teller.help(self.client.table_words) if board else []
        shown = [
            signs.text(row)
            for one in told
            for line in ("", *unfolded(one).splitlines())
            for row in _hanging(line)
        ]
        self._page(self.say("table-keys"), [*lines, "", legend, *shown])

    def _scores(self) -> None:
        client = self.client
        lines: list[Paragraph] = [
            self.signs.text(f"{who:<40} {points:>5}") for who, points in client.scores()
        ]
        if client.scored:
            lines.append(self.say("table-target", target=client.table["settings"]["target"]))
        else:
            lines.append(self.say("table-one-round"))
        lines += ["", Content.styled(self.say("table-people"), "bold")]
        lines += [
            self.signs.text(f"{seat_letter(at)}  {name}") for at, name in enumerate(client.names)
        ]
        watching = [one["name"] for one in client.table["people"] if one["seat"] is None]
        lines += [self.signs.text(f"   {one} ({self.say('table-watchers')})") for one in watching]
        self._page(self.say("table-standing"), lines)

    def _review(self) -> None:
        client = self.client
        number = client.table["match"]["number"]
        page = self._page(self.say("review-title"), [self.say("review-waiting")])
        self.stockpile.work(self._reviewed(page, number))

    async def _reviewed(self, page: TextPage, number: int) -> None:
        client = self.client
        path = f"/api/tables/{client.connection.code}/matches/{number}/review"
        while True:
            try:
                answer = await self.stockpile.ask(client, "GET", path)
            except Refused as refused:
                page.show([self.signs.text(client.refusal(refused.refusal))])
                return
            if not page.is_attached:
                return
            if answer.status == 200:
                text = review.review_text(
                    answer.body, client.game, client.words, self.signs, client.names
                )
                page.show(text)
                return
            percent = f"{round(100 * answer.body['progress'])}\N{NO-BREAK SPACE}%"
            page.show([self.say("review-working", percent=percent)])
            await asyncio.sleep(REVIEW_POLL_S)

    def _keep_record(self) -> None:
        """Save the record of a match that is over."""
        if self.client.phase == "over":
            self.stockpile.work(self._record_kept())

    async def _record_kept(self) -> None:
        try:
            file = await self.stockpile.save_record(self.client)
        except Refused as refused:
            self._notice = self.signs.text(self.client.refusal(refused.refusal))
        else:
            self._notice = self.stockpile.say_saved(file)
        self.redraw()

    # The menu

    def _menu(self) -> None:
        client = self.client
        known = client.connection.table is not None
        choices = [("scores", self.say("table-standing"))] if known else []
        if known and not client.solo and not client.silent:
            choices.append(("emote", self.say("table-emotes")))
        choices += [
            ("language", self.say("page-language")),
            ("theme", self.say("page-theme")),
        ]
        if known and client.phase == "over":
            choices.append(("record", self.say("ending-record")))
        if client.may("pause") and not client.solo:
            message = "table-go-on" if client.table["paused"] else "table-pause"
            choices.append(("pause", self.say(message)))
        if client.may("agree") and not client.solo:
            message = "table-end-together"
            message += "-no-more" if client.chair.get("agrees") else ""
            choices.append(("agree", self.say(message)))
        if client.may("concede"):
            choices.append(("concede", self.say("table-concede")))
        if client.may("name") and not client.solo:
            choices.append(("name", self.say("page-your-name")))
            if client.seat != NOBODY:
                choices.append(("stand", self.say("table-stand")))
            choices.append(("leave", self.say("table-leave")))
        choices += [("start", self.say("app-to-start")), ("quit", self.say("app-key-quit"))]
        _ = self.app.push_screen(Menu(self.say("page-menu"), choices, self.signs), self._chosen)

    def _chosen(self, what: str | None) -> None:
        client, work = self.client, self.stockpile.work
        match what:
            case "scores":
                self._scores()
            case "language" | "theme":
                self.stockpile.choose(what)
            case "record":
                self._keep_record()
            case "emote":
                emotes = [(one, self.say(f"table-emote-{one}")) for one in get_args(EmoteName)]
                menu = Menu(self.say("table-emotes"), emotes, self.signs)
                _ = self.app.push_screen(menu, self._show_feeling)
            case "pause":
                work(self._send("pause", pause=not client.table["paused"]))
            case "agree":
                work(self._send("agree", agree=not client.chair.get("agrees", False)))
            case "concede" | "stand" | "leave":
                self._make_sure(what)
            case "name":
                _ = self.app.push_screen(
                    InputDialog(self.say("page-what-name"), self.signs), self._rename
                )
            case "start":
                self.stockpile.to_start()
            case "quit":
                self.app.exit()
            case _:
                pass

    def _show_feeling(self, emote: str | None) -> None:
        if emote:
            self.stockpile.work(self._send("emote", emote=emote))

    def _rename(self, name: str | None) -> None:
        if name:
            self.stockpile.preferences.keep(name=name)
            self.stockpile.work(self._send("name", name=name))

    async def _part(self, what: str) -> None:
        """Give up, stand up or leave."""
        await self._send(what)
        if what == "leave":
            self.stockpile.to_start(for_good=True)

    def _make_sure(self, what: str, title: str = "", stay: str = "table-cancel") -> None:
        sure = {
            "concede": "table-concede",
            "stand": "table-stand-do",
            "leave": "table-leave-do",
        }[what]

        def answered(answer: str | None) -> None:
            if answer == what:
                self.stockpile.work(self._part(what))

        choices = [("stay", self.say(stay)), (what, self.say(sure))]
        asked, about = self.say(title or f"table-{what}-ask"), self.say(f"table-{what}-about")
        _ = self.app.push_screen(Menu(asked, choices, self.signs, about), answered)
