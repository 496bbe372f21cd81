"""The board before a match: who sits where."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content
from textual.geometry import Size

from stockpile.core.seats import seat_letter
from stockpile.terminal.app.blocks import fit, stacked, styled
from stockpile.terminal.app.boards.board import Board, BoardAction, is_tall
from stockpile.terminal.client.next_step import gathering_text
from stockpile.terminal.client.seat_client import NOBODY, SeatClient
from stockpile.terminal.client.transport import is_loopback
from stockpile.terminal.text import folded

CHAIR_KEYS = "12345678"
LINK_WIDTH = 74
CHAIR_NAME_WIDTH = 26


class GatheringBoard(Board):
    """The chairs, each with the key that sits down on it."""

    model: SeatClient

    def draw(self, size: Size) -> Content:
        client, words = self.model, self.words
        settings = client.table["settings"]
        length = words("page-single-round")
        if client.scored:
            length = words("page-match-to", points=settings["target"])
        lines = [
            Content.styled(words("page-plays"), "$muted"),
            Content(f"  {self._edition(settings['edition'])}"),
            Content(f"  {length}"),
        ]
        if not client.solo:
            lines.append(Content.styled(words("page-link"), "$muted"))
            lines.append(Content(f"  {client.connection.link}"))
            if is_loopback(client.connection.link):
                about = folded(words("page-link-only-here"), LINK_WIDTH, "")
                lines += [Content.styled(f"  {line}", "$muted") for line in about]
        lines += [Content(""), Content.styled(words("table-seated"), "$muted")]
        lines += self.faces() if is_tall(size) else []
        lines += [self._chair_line(at) for at in range(len(client.chairs))]
        if client.watchers:
            names = ", ".join(map(client.name_of, client.watchers))
            lines += [Content(""), Content(f"{words('page-watching')} {names}")]
        return stacked([*lines, Content("")])

    def _edition(self, edition: str) -> str:
        """The name of an edition; a newer server may have others."""
        return self._named(f"edition-{edition}", edition)

    def _level(self, level: str) -> str:
        """How well a bot plays; other people's bots go by their own names."""
        return self._named(f"bot-{level}", level)

    def _named(self, message: str, otherwise: str) -> str:
        try:
            return self.words(message)
        except KeyError:
            return otherwise

    def _chair_line(self, at: int) -> Content:
        client, words = self.model, self.words
        chair, told = client.chairs[at], []
        if at == client.seat:
            told.append(words("page-chair-you"))
        if "person" in chair:
            told.append(words("page-chair-ready" if chair.get("ready") else "page-chair-waiting"))
            if chair["person"] == client.table["host"]:
                told.append(words("page-chair-host"))
        elif "bot" in chair:
            told.append(self._level(chair["bot"]))
        taken = "person" in chair or "bot" in chair
        name = client.names[at] if taken else words("page-chair-empty")
        name = fit(name, CHAIR_NAME_WIDTH, self.signs.more)
        if client.game.setup.teams:
            # There are fewer than ten teams, so all columns have the same width.
            name += f" {words('page-team', number=client.game.side_of[at] + 1)} "
        key = CHAIR_KEYS[at]
        text = f"  {key}  {seat_letter(at)} {name} {', '.join(told)}"
        return styled(text, "bold" if at == client.seat else "", key)

    def press(self, key: str) -> BoardAction | None:
        if key not in CHAIR_KEYS[: len(self.model.chairs)]:
            return None
        return BoardAction(sit=seat_letter(CHAIR_KEYS.index(key)))

    def prompt(self) -> str:
        if self.model.seat == NOBODY:
            return self.words("app-choose-chair")
        return gathering_text(self.model)

    def keys(self) -> Iterator[tuple[str, str]]:
        yield " ".join(CHAIR_KEYS[: len(self.model.chairs)]), self.words("page-sit-here")
