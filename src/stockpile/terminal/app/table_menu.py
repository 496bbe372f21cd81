"""The menu of a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, get_args

from stockpile.core.seats import seat_letter
from stockpile.table.commands import EmoteName
from stockpile.terminal.app.dialogs import InputDialog
from stockpile.terminal.app.pages import standing_text
from stockpile.terminal.client.next_step import awaited_names, awaited_seats
from stockpile.terminal.client.seat_client import NOBODY

if TYPE_CHECKING:
    from stockpile.terminal.app.table_screen import TableScreen

CONFIRMED = {"concede": "table-concede", "stand": "table-stand-do", "leave": "table-leave-do"}
"""What people have to confirm, and the message that says it will be done."""


class TableMenu:
    """What people can do at a table besides playing."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen
        self._app = screen.stockpile
        self._client = screen.client

    def open(self) -> None:
        client = self._client
        # Only the label of a nudge says a name.
        names = awaited_names(client) if client.may("nudge") else ""
        choices = [(what, client.words(message, names=names)) for what, message in self._choices()]
        self._app.choose("page-menu", choices, self._chosen)

    def _choices(self) -> Iterator[tuple[str, str]]:
        client = self._client
        known = client.connection.table is not None
        shared = known and not client.solo
        if known:
            yield "scores", "table-standing"
        if shared and client.may("emote"):
            yield "emote", "table-emotes"
        yield "language", "page-language"
        yield "theme", "page-theme"
        if known and client.phase == "over":
            yield "record", "ending-record"
        if shared and client.may("nudge"):
            yield "nudge", "table-nudge"
        if shared and client.may("pause"):
            wish = "table-pause" + ("" if client.would_pause else "-no-more")
            yield "pause", "table-go-on" if client.table["paused"] else wish
        if shared and client.may("agree"):
            agrees = client.chair.get("agrees")
            yield "agree", "table-end-together" + ("-no-more" if agrees else "")
        if client.may("concede"):
            yield "concede", "table-concede"
        if shared and client.may("name"):
            yield "name", "page-your-name"
            if client.seat != NOBODY:
                yield "stand", "table-stand"
            yield "leave", "table-leave"
        yield "start", "app-to-start"
        yield "quit", "app-key-quit"

    def _chosen(self, what: str) -> None:
        app, client, send = self._app, self._client, self._screen.send
        match what:
            case "scores":
                app.show_page("table-standing", standing_text(client))
            case "language":
                app.choose("page-language", app.language_choices(), app.speak)
            case "theme":
                app.choose("page-theme", app.theme_choices(), app.paint)
            case "record":
                self._screen.save_record()
            case "emote":
                emotes = [(one, client.words(f"table-emote-{one}")) for one in get_args(EmoteName)]
                app.choose("table-emotes", emotes, lambda one: send("emote", emote=one))
            case "pause":
                send("pause", pause=client.would_pause)
            case "nudge":
                for seat in awaited_seats(client):
                    if seat != client.seat:
                        send("nudge", seat=seat_letter(seat))
            case "agree":
                send("agree", agree=not client.chair.get("agrees", False))
            case "name":
                dialog = InputDialog(client.words("page-what-name"), app.signs)
                _ = app.push_screen(dialog, self._rename)
            case "start":
                app.to_start()
            case "quit":
                app.exit()
            case _:
                self.confirm(what)

    def _rename(self, name: str | None) -> None:
        if name:
            self._app.preferences.keep(name=name)
            self._screen.send("name", name=name)

    def confirm(self, what: str, title: str = "", stay: str = "table-cancel") -> None:
        """Ask whether to concede, stand up or leave, and do it."""
        words = self._client.words
        choices = [("stay", words(stay)), (what, words(CONFIRMED[what]))]
        about = words(f"table-{what}-about")
        self._app.choose(title or f"table-{what}-ask", choices, self._confirmed, about)

    def _confirmed(self, answer: str) -> None:
        if answer != "stay":
            self._app.run_worker(self._part(answer))

    async def _part(self, what: str) -> None:
        await self._screen.ask(what)
        if what == "leave":
            self._app.to_start(for_good=True)
