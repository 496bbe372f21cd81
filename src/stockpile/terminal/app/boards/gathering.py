"""Before a match at a table of friends: who sits where."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content
from textual.geometry import Size

from stockpile.core.seats import seat_letter
from stockpile.terminal.app.blocks import fit, pressed, stacked
from stockpile.terminal.app.boards.board import Board, BoardAction
from stockpile.terminal.client.next_step import gathering_text
from stockpile.terminal.client.seat_client import NOBODY, SeatClient

CHAIRS = "12345678"
NAME_WIDTH = 26
"""How wide the column with names is."""


class GatheringBoard(Board):
    """The chairs, each with the key that sits down on it."""

    model: SeatClient

    def draw(self, size: Size) -> Content:
        model = self.model
        settings = model.table["settings"]
        edition = self._edition(settings["edition"])
        lines = [Content.styled(self.words("page-plays"), "$muted"), Content(f"  {edition}")]
        if model.scored:
            lines.append(Content("  " + self.words("page-match-to", points=settings["target"])))
        else:
            lines.append(Content("  " + self.words("page-single-round")))
        if not model.solo:
            lines.append(Content.styled(self.words("page-link"), "$muted"))
            lines.append(Content(f"  {model.connection.link}"))
        lines += [Content(""), Content.styled(self.words("table-seated"), "$muted")]
        lines += [self._chair(at) for at in range(len(model.chairs))]
        watching = [one["name"] for one in model.table["people"] if one["seat"] is None]
        if watching:
            names = self.signs.text(", ".join(watching))
            lines += [Content(""), Content(f"{self.words('page-watching')} {names}")]
        return stacked([*lines, Content("")])

    def _edition(self, edition: str) -> str:
        """What an edition is called; a newer server may have others."""
        try:
            return self.words(f"edition-{edition}")
        except KeyError:
            return edition

    def _chair(self, at: int) -> Content:
        chair = self.model.chairs[at]
        told = []
        if "person" in chair:
            name = self.signs.text(self.model.names[at])
            told.append(
                self.words("page-chair-ready" if chair.get("ready") else "page-chair-waiting")
            )
            if at == self.model.seat:
                told.insert(0, self.words("page-chair-you"))
            if chair["person"] == self.model.table["host"]:
                told.append(self.words("page-chair-host"))
        elif "bot" in chair:
            name = self.signs.text(self.model.names[at])
        else:
            name = self.words("page-chair-empty")
        name = fit(name, NAME_WIDTH, self.signs.more)
        if self.model.game.setup.teams:
            # As wide for every team: there are less than ten.
            name += f" {self.words('page-team', number=self.model.game.side_of[at] + 1)} "
        text = f"  {CHAIRS[at]}  {seat_letter(at)} {name} {', '.join(told)}"
        style = "bold" if at == self.model.seat else ""
        line = Content.styled(text, style) if style else Content(text)
        return line.stylize(pressed(CHAIRS[at]))

    def press(self, key: str) -> BoardAction | None:
        if key not in CHAIRS[: len(self.model.chairs)]:
            return None
        return BoardAction(sit=seat_letter(CHAIRS.index(key)))

    def prompt(self) -> str:
        if self.model.seat == NOBODY:
            return self.words("app-choose-chair")
        return gathering_text(self.model)

    def forget(self) -> None:
        pass

    def keys(self) -> Iterator[tuple[str, str]]:
        yield " ".join(CHAIRS[: len(self.model.chairs)]), self.words("page-sit-here")
