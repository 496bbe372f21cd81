"""Before a match at a table of friends: who sits where."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content

from stockpile.core.seats import seat_letter
from stockpile.terminal.app.board import Board, Deed, Room
from stockpile.terminal.app.drawing import fit, pressed, stacked
from stockpile.terminal.client.asking import gathering
from stockpile.terminal.client.seat_client import NOBODY, SeatClient

CHAIRS = "12345678"
NAME = 26
"""How wide the column with names is."""


class GatheringBoard(Board):
    """The chairs, each with the key that sits down on it."""

    side: SeatClient

    def draw(self, room: Room) -> Content:
        side = self.side
        settings = side.table["settings"]
        edition = self._edition(settings["edition"])
        lines = [Content.styled(self.words("page-plays"), "$muted"), Content(f"  {edition}")]
        if side.scored:
            lines.append(Content("  " + self.words("page-match-to", points=settings["target"])))
        else:
            lines.append(Content("  " + self.words("page-single-round")))
        if not side.solo:
            lines.append(Content.styled(self.words("page-link"), "$muted"))
            lines.append(Content(f"  {side.connection.link}"))
        lines += [Content(""), Content.styled(self.words("table-seated"), "$muted")]
        lines += [self._chair(at) for at in range(len(side.chairs))]
        watching = [one["name"] for one in side.table["people"] if one["seat"] is None]
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
        chair = self.side.chairs[at]
        told = []
        if "person" in chair:
            name = self.signs.text(self.side.names[at])
            told.append(
                self.words("page-chair-ready" if chair.get("ready") else "page-chair-waiting")
            )
            if at == self.side.seat:
                told.insert(0, self.words("page-chair-you"))
            if chair["person"] == self.side.table["host"]:
                told.append(self.words("page-chair-host"))
        elif "bot" in chair:
            name = self.signs.text(self.side.names[at])
        else:
            name = self.words("page-chair-empty")
        name = fit(name, NAME, self.signs.more)
        if self.side.game.setup.teams:
            # As wide for every team: there are less than ten.
            name += f" {self.words('page-team', number=self.side.game.side_of[at] + 1)} "
        text = f"  {CHAIRS[at]}  {seat_letter(at)} {name} {', '.join(told)}"
        style = "bold" if at == self.side.seat else ""
        line = Content.styled(text, style) if style else Content(text)
        return line.stylize(pressed(CHAIRS[at]))

    def press(self, key: str) -> Deed | None:
        if key not in CHAIRS[: len(self.side.chairs)]:
            return None
        return Deed(sit=seat_letter(CHAIRS.index(key)))

    def prompt(self) -> str:
        if self.side.seat == NOBODY:
            return self.words("app-choose-chair")
        return gathering(self.side)

    def forget(self) -> None:
        pass

    def keys(self) -> Iterator[tuple[str, str]]:
        yield " ".join(CHAIRS[: len(self.side.chairs)]), self.words("page-sit-here")
