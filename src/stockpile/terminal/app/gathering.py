"""Before a match at a table of friends: who sits where."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content

from stockpile.core.seats import seat_letter
from stockpile.terminal.app.board import Board, Deed, Room
from stockpile.terminal.app.drawing import fit, pressed, stacked
from stockpile.terminal.app.tableside import NOBODY

CHAIRS = "12345678"


class GatheringBoard(Board):
    """The chairs, each with the key that sits down on it."""

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
        team = ""
        sides = self.side.game.sides
        if any(len(one) > 1 for one in sides):
            team = self.words("page-team", number=self.side.game.side_of[at] + 1)
        text = f"  {CHAIRS[at]}  {seat_letter(at)} {fit(name, 26)} {fit(team, 8)} {', '.join(told)}"
        style = "bold" if at == self.side.seat else ""
        line = Content.styled(text, style) if style else Content(text)
        return line.stylize(pressed(CHAIRS[at]))

    def press(self, key: str) -> Deed | None:
        if key not in CHAIRS[: len(self.side.chairs)]:
            return None
        return Deed(sit=seat_letter(CHAIRS.index(key)))

    def prompt(self) -> str:
        side = self.side
        waiting = [
            at
            for at, one in enumerate(side.chairs)
            if "person" in one and not one.get("ready") and one["person"] != side.table["host"]
        ]
        if side.seat == NOBODY:
            return self.words("app-choose-chair")
        if waiting and side.is_host:
            names = side.telling.people(waiting)
            return self.words("page-waiting-for", names=names, count=len(waiting))
        if not side.is_host:
            if not side.chair.get("ready"):
                return self.words("page-say-ready")
            return self.words("page-host-starts", name=side.name_of(side.table["host"]))
        empty = sum(1 for one in side.chairs if "person" not in one and "bot" not in one)
        if empty:
            return self.words("page-bots-will-sit", count=empty)
        return self.words("page-all-here")

    def forget(self) -> None:
        pass

    def keys(self) -> Iterator[tuple[str, str]]:
        yield " ".join(CHAIRS[: len(self.side.chairs)]), self.words("page-sit-here")
