"""The Breakers board: the trick, and a rack on which equal tiles stand together.

Every number has its own key: the digits up to 9, 0 for 10, q to t for 11 to 15, and j for a joker.
Pressing it takes one more such tile; after the last one, all go back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from textual.content import Content
from textual.geometry import Size

from stockpile.breakers.moves import Kind, Set
from stockpile.core.refusal import Unreadable
from stockpile.core.seats import seat_number
from stockpile.terminal.app.blocks import Block, beside, fit, stacked, styled, width_of
from stockpile.terminal.app.boards.board import Board, BoardAction, BoardModel, is_huge, is_tall
from stockpile.terminal.app.signs import Signs
from stockpile.terminal.app.themes import BANDS
from stockpile.terminal.client.seat_client import NOBODY
from stockpile.terminal.tellers.breakers import say_set
from stockpile.terminal.tellers.teller import count_shown

KEYS = dict(zip([*map(str, range(1, 16)), "*"], "1234567890qwertj", strict=True))
"""The key of each tile."""
TILES = {key: tile for tile, key in KEYS.items()}
PASS = "p"
LAY = "enter"
UP, DOWN = "up", "down"
CLEAR = "backspace"
MAX_ROW_WIDTH = 78
WIDE_ROW_WIDTH = 118
"""How wide rows of tiles may get, and how wide on a large screen."""
MAX_SETS_BELOW = 3
"""How many sets below the top one are shown on a small screen."""
CHOICES_SHOWN = 3
"""How many ways to lay the taken tiles are shown at once."""
FACES_FROM = 40
"""Lines of a window that has room for faces and a long trick."""
MAX_SETS_OVER_LARGE_TILES = 6
"""A window of just that many lines has no large tiles under a longer trick."""
LINES_AROUND = 8
"""What a table has above and below its board: bars, and what can be done now."""
GAPS, MAX_GAP = 4, 4
"""Between the parts of a board, and a share for what comes under it."""


class TileSize(NamedTuple):
    """How large a tile is drawn."""

    width: int
    room: int
    """The lines above the number, and below it, where the first has the sign of its band."""


SMALL, LARGE, HUGE, NARROW_HUGE = TileSize(4, 0), TileSize(6, 1), TileSize(9, 3), TileSize(7, 3)


class BreakersBoard(Board):
    """The trick in the middle, the others above, the rack below."""

    def __init__(self, model: BoardModel, signs: Signs) -> None:
        super().__init__(model, signs)
        self._taken: Counter[str] = Counter()
        self._could: list[Mapping[str, Any]] | None = None
        """What the taken tiles could be laid as; None until the server has said so."""
        self._choice = 0
        self._hurried = False
        """Whether to lay them as soon as that is known."""

    @property
    def _held(self) -> Counter[str]:
        view, me = self.model.view, self.model.seat
        if view is None or me == NOBODY:
            return Counter()
        return Counter(view["hands"][me])

    # Choosing

    def press(self, key: str) -> BoardAction | None:
        if key not in TILES and key not in (PASS, LAY, UP, DOWN, CLEAR):
            return None
        if self.model.seat == NOBODY:
            return BoardAction()
        if key in TILES:
            return self._take(TILES[key])
        if key == CLEAR:
            self.forget()
        elif key in (UP, DOWN) and self._could:
            self._choice = (self._choice + (1 if key == DOWN else -1)) % len(self._could)
        elif key in (PASS, LAY) and not self.model.moves:
            return BoardAction(say=self.whose_turn("table-round-over"))
        elif key == PASS:
            return BoardAction(move="pass")
        elif key == LAY:
            return self._lay()
        return BoardAction()

    def _take(self, tile: str) -> BoardAction:
        held = self._held[tile]
        if not held:
            return BoardAction(say=self.words("app-breakers-none"))
        self._taken[tile] = (self._taken[tile] + 1) % (held + 1)
        self._taken += Counter()
        self._unknown()
        return BoardAction(classify=self.taken)

    def _unknown(self) -> None:
        self._could, self._choice, self._hurried = None, 0, False

    def _lay(self) -> BoardAction:
        if not self._taken:
            return BoardAction(say=self.words("breakers-select"))
        if self._could is None:
            self._hurried = True
            return BoardAction(classify=self.taken)
        if not self._could:
            return BoardAction(say=self.words("breakers-no-set"))
        return BoardAction(move=self.choice)

    @property
    def choice(self) -> str | None:
        """The set that Enter lays, of those that the taken tiles could be laid as."""
        return self._could[self._choice]["set"] if self._could else None

    @property
    def taken(self) -> tuple[str, ...]:
        return tuple(tile for tile in KEYS for _ in range(self._taken[tile]))

    def classified(
        self, tiles: tuple[str, ...], could: Sequence[Mapping[str, Any]]
    ) -> BoardAction | None:
        """Learn what the taken tiles could be laid as; what can be laid now comes first."""
        if tiles != self.taken:
            return None
        hurried = self._hurried
        self._unknown()
        self._could = sorted(could, key=lambda one: one.get("refused") is not None)
        return self._lay() if hurried else None

    def forget(self) -> None:
        self._taken.clear()
        self._unknown()

    def round_changed(self) -> BoardAction | None:
        """Keep the selected tiles that are still in the hand."""
        self._taken &= self._held
        self._hurried = False
        return BoardAction(classify=self.taken) if self._taken else None

    def prompt(self) -> str:
        model = self.model
        if not model.moves:
            if model.turn == NOBODY:
                return ""
            message = "breakers-turn-answers" if self.view["trick"] else "breakers-turn-opens"
            return self.words(message, name=model.names[model.turn])
        return f"{self.words('breakers-your-turn')}. {self._needed()}"

    def _needed(self) -> str:
        trick = self.view["trick"]
        if not trick:
            return self.words("breakers-lead")
        if self.model.moves == ["pass"]:
            return self.words("breakers-must-pass")
        top = self._set(trick[-1]["set"])
        if top is None:
            return ""
        if top.kind is Kind.BREAKER:
            return self.words("breakers-need-breaker")
        joker = self.words("breakers-joker")
        equal = self.model.game.options["answer"] == "equal-or-higher"
        return self.words(
            f"breakers-need-{top.kind}",
            equal="yes" if equal else "no",
            height=joker if top.height > 15 else str(top.height),
            length=top.size // 2 if top.kind is Kind.PAIR_RUN else top.size,
        )

    def keys(self) -> Iterator[tuple[str, str]]:
        yield "1–9 0 q w e r t j", self.words("app-breakers-key-tiles")
        yield "↑ ↓", self.words("app-breakers-key-choice")
        yield "Enter", self.words("breakers-key-lay")
        yield "Backspace", self.words("table-key-clear")
        yield PASS, self.words("table-pass")

    # Drawing

    def draw(self, size: Size) -> Content:
        people = self.faces() if size.height >= FACES_FROM else []
        people += [self._head(), *map(self._other, self.others())]
        parts = [people, self._trick(size), []]
        if self.model.seat != NOBODY:
            parts[-1] = self._rack(size)
            parts += [self._selected()] if self.live else []
        gap = [Content("")] * self._gap(size, sum(map(len, parts)))
        return stacked([*parts[0], *(line for part in parts[1:] for line in (*gap, *part))])

    def _gap(self, size: Size, used: int) -> int:
        """How many lines are left free between the parts: a huge window is filled with air."""
        if not is_huge(size):
            return 1 if is_tall(size) else 0
        return min(MAX_GAP, max(1, (size.height - LINES_AROUND - used) // GAPS))

    def _head(self) -> Content:
        tiles = fit(self.words("app-tiles"), 10, self.signs.more)
        unused = f"{self.words('breakers-unused-short')} {self.view['unused']['hidden']}"
        played = f"{self.words('breakers-played-short')} {count_shown(self.view['played'])}"
        return Content.styled(f"{' ' * 23}{tiles}{unused}, {played}", "$muted")

    def _other(self, seat: int) -> Content:
        count = count_shown(self.view["hands"][seat])
        bars = fit(self.signs.bar * count, 27, "")
        told = self.words("breakers-passed") if seat in self._passed() else self.marks(seat)
        return Content.assemble(self.name(seat), f"{count:>2}  ", (bars, "$muted"), f" {told}")

    def _passed(self) -> set[int]:
        """The seats that have passed since the top set was laid."""
        view = self.view
        if not view["trick"] or self.model.phase != "playing":
            return set()
        last, seats = seat_number(view["trick"][-1]["seat"]), self.model.game.seats
        return {(last + at) % seats for at in range(1, view["passes"] + 1)}

    def _set(self, text: str) -> Set | None:
        try:
            read = self.model.game.read_move(text)
        except Unreadable:
            return None
        return read if isinstance(read, Set) else None

    def _trick(self, size: Size) -> Block:
        """The sets of the trick, with the top one drawn large."""
        lines = [Content.styled(self.words("breakers-trick"), "$muted")]
        trick = self.view["trick"]
        if not trick:
            here = f"  {self.words('breakers-lay-here')}" if self.live else ""
            return [*lines, Content(""), Content(here), Content("")]
        below = trick[:-1] if is_tall(size) else trick[-MAX_SETS_BELOW - 1 : -1]
        if is_tall(size):
            lines += [Content.styled(f"  {self._laid(one)}", "$muted") for one in below]
        elif below:
            sets = [self._laid(one) for one in below]
            start = self.signs.more + " " if len(below) < len(trick) - 1 else ""
            joined = start + f" {self.signs.needs} ".join(sets)
            lines[0] = Content.assemble(
                (self.words("breakers-trick") + ": ", "$muted"),
                (
                    fit(joined, max(20, MAX_ROW_WIDTH - len(lines[0].plain) - 4), self.signs.more),
                    "",
                ),
            )
        top = trick[-1]
        seat, read = seat_number(top["seat"]), self._set(top["set"])
        boxes = self._tiles(top["set"].replace("+", "-").split("-"), size)
        said = self.words(
            "breakers-laid-by-you" if seat == self.model.seat else "breakers-laid-by",
            name=self.model.names[seat],
            set=say_set(self.words, read) if read else top["set"],
        )
        if width_of(boxes) + len(said) > MAX_ROW_WIDTH - 4:
            return [*lines, Content.styled(f"  {said}", "bold"), *boxes]
        caption = [Content("")] * len(boxes)
        caption[len(boxes) // 2] = Content.styled(said, "bold")
        return [*lines, *beside([Content(" ")] * len(boxes), boxes, caption)]

    def _laid(self, one: Mapping[str, Any]) -> str:
        name = self.model.table_words.people([seat_number(one["seat"])])
        return f"{name} {one['set'].replace('*', self.signs.joker)}"

    def _tile_size(self, size: Size, count: int) -> TileSize:
        """How large this many tiles in a row can be."""
        huge = [HUGE, NARROW_HUGE] if is_huge(size) else []
        spare = size.height - FACES_FROM - len(self.view["trick"]) + MAX_SETS_OVER_LARGE_TILES
        large = [LARGE] if size.width >= WIDE_ROW_WIDTH and spare >= 0 else []
        fitting = (one for one in (*huge, *large) if count * (one.width + 1) <= WIDE_ROW_WIDTH)
        return next(fitting, SMALL)

    def _shown_tile(self, tile: str, look: TileSize) -> tuple[list[str], str]:
        """The lines of a tile, and the colour of its band."""
        band = 3 if tile == "*" else min((int(tile) - 1) // 5, 2)
        number = tile.replace("*", self.signs.joker)
        if look is SMALL:
            return [number.rjust(2)], f"bold {BANDS[band]}"
        room = [""] * look.room
        return [*room, number, self.signs.bands[band], *room[1:]], f"bold {BANDS[band]}"

    def _tiles(self, tiles: Sequence[str], size: Size) -> Block:
        """A set as it lies on the table."""
        top_left, top_right, right, left, across, down, top, bottom = [*self.signs.frames["plain"]]
        look = self._tile_size(size, len(tiles))
        width = look.width - 2
        edges = [across * width for _ in tiles]
        shown = [self._shown_tile(tile, look) for tile in tiles]
        inside = []
        for line in range(2 * look.room + 1):
            parts = [(down, "")]
            for lines, style in shown:
                parts += [(lines[line].center(width), style), (down, "")]
            inside.append(Content.assemble(*parts))
        return [
            Content(top_left + top.join(edges) + top_right),
            *inside,
            Content(left + bottom.join(edges) + right),
        ]

    def _rack(self, size: Size) -> Block:
        held = self._held
        look = self._tile_size(size, len(held))
        hinted = self._hinted()
        columns = []
        for tile, key in KEYS.items():
            if not held[tile]:
                continue
            taken = self._taken[tile]
            inside, style = self._shown_tile(tile, look)
            column = self.box(
                look.width,
                inside,
                key=key,
                mark=self.signs.hinted if hinted[tile] else "",
                foot=f"{self.signs.times}{held[tile]}" if held[tile] > 1 else "",
                frame="chosen" if taken else "plain",
                style=style,
            )
            mark = f"{self.signs.taken}{taken}" if taken else ""
            if self.live:
                column.append(styled(mark.center(look.width), "bold $accent", key))
            columns.append(column)
        # With one of each, they fill the whole line.
        gap = 1 if len(columns) < len(KEYS) else 0
        return beside(*columns, gap=gap) if columns else [Content("")]

    def _hinted(self) -> Counter[str]:
        read = self._set(self.hint) if self.hint and self.hint != "pass" else None
        return Counter(str(read).replace("+", "-").split("-")) if read else Counter()

    def _selected(self) -> Block:
        """What the taken tiles could be laid as."""
        could, lines = self._could, list[Content]()
        if not self._taken:
            text = self.words("breakers-select") if self.model.moves else ""
            lines = [Content.styled(text, "$muted")]
        elif could:
            first = max(0, min(self._choice - 1, len(could) - CHOICES_SHOWN))
            shown = enumerate(could[first : first + CHOICES_SHOWN], start=first)
            lines = [self._way(one, chosen=at == self._choice) for at, one in shown]
            rest = len(could) - first - CHOICES_SHOWN
            if rest > 0:
                lines[-1] = lines[-1].append(f"  (+{rest})")
        elif could is not None:
            lines = [Content(self.words("breakers-no-set"))]
        return [*lines, *[Content("")] * (CHOICES_SHOWN - len(lines))]

    def _way(self, one: Mapping[str, Any], *, chosen: bool) -> Content:
        read = self._set(one["set"])
        mark = self.signs.right if chosen else " "
        tiles = one["set"].replace("*", self.signs.joker)
        named = say_set(self.words, read) if read else ""
        text = f"{mark} {tiles}  {named}"
        if one.get("refused"):
            text += f"  ({self.words('app-not-now')})"
        return styled(text, "bold" if chosen else "$muted", LAY if chosen else None)
