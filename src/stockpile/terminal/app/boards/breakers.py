"""The board of Breakers: the trick, and a rack on which tiles alike stand together.

Every number has its own key, always the same: the digits up to 9, 0 for 10, q to t for 11 to 15,
and j for a joker. Pressing it takes one more of these; after the last one all go back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from textual.content import Content
from textual.geometry import Size

from stockpile.breakers.moves import Kind, Set
from stockpile.core.refusal import Unreadable
from stockpile.core.seats import seat_number
from stockpile.terminal.app.blocks import Block, beside, fit, stacked, styled, width_of
from stockpile.terminal.app.boards.board import Board, BoardAction, BoardModel, is_tall
from stockpile.terminal.app.signs import Signs
from stockpile.terminal.client.seat_client import NOBODY
from stockpile.terminal.tellers.breakers import say_set

KEYS = dict(zip([*map(str, range(1, 16)), "*"], "1234567890qwertj", strict=True))
"""The key of each tile."""
TILES = {key: tile for tile, key in KEYS.items()}
PASS = "p"
LAY = "enter"
UP, DOWN = "up", "down"
CLEAR = "backspace"
TILE_WIDTH = 4
MAX_ROW_WIDTH = 78
"""What fits beside each other on the smallest screen."""
MAX_SETS_BELOW = 3
"""How many of the sets below the top one are shown where there is little room."""
CHOICES_SHOWN = 3
"""How many ways to lay tiles are shown at once."""


class BreakersBoard(Board):
    """The trick in the middle, the others above, the rack below."""

    def __init__(self, model: BoardModel, signs: Signs) -> None:
        super().__init__(model, signs)
        self._taken: Counter[str] = Counter()
        self._could: list[Mapping[str, Any]] | None = None
        """What the tiles that are taken could be laid as; None until that is known."""
        self._choice = 0
        self._hurried = False
        """Whether they are to be laid as soon as that is known."""

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
            return BoardAction(say=self._whose_turn())
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
        """The set that is laid next, of those that the tiles could be laid as."""
        return self._could[self._choice]["set"] if self._could else None

    def _whose_turn(self) -> str:
        model = self.model
        if model.turn in (NOBODY, model.seat):
            return self.words("table-round-over")
        return self.words("table-not-your-turn", name=model.names[model.turn])

    @property
    def taken(self) -> tuple[str, ...]:
        """The tiles that are taken."""
        return tuple(tile for tile in KEYS for _ in range(self._taken[tile]))

    def classified(
        self, tiles: tuple[str, ...], could: Sequence[Mapping[str, Any]]
    ) -> BoardAction | None:
        """Learn what tiles could be laid as; what can be laid now comes first.

        They are laid if that was asked for before it was known.
        """
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
        """After a change of the round: what is still there stays taken."""
        self._taken &= self._held
        self._hurried = False
        return BoardAction(classify=self.taken) if self._taken else None

    def prompt(self) -> str:
        model = self.model
        if not model.moves:
            if model.turn == NOBODY:
                return ""
            view = model.view
            assert view is not None
            message = "breakers-turn-answers" if view["trick"] else "breakers-turn-opens"
            return self.words(message, name=model.names[model.turn])
        return f"{self.words('breakers-your-turn')}. {self._needed()}"

    def _needed(self) -> str:
        view = self.model.view
        assert view is not None
        if not view["trick"]:
            return self.words("breakers-lead")
        if self.model.moves == ["pass"]:
            return self.words("breakers-must-pass")
        top = self._set(view["trick"][-1]["set"])
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
        yield "Backspace", self.words("breakers-key-clear")
        yield PASS, self.words("breakers-key-pass")

    # Drawing

    def draw(self, size: Size) -> Content:
        view = self.model.view
        assert view is not None
        lines: list[Content] = [self._head(), *(self._other(view, one) for one in self.others())]
        gap = [Content("")] if is_tall(size) else []
        lines += [*gap, *self._trick(view, size), *gap]
        if self.model.seat != NOBODY:
            lines += self._rack()
            lines += [*gap, *self._selected()] if self.live else []
        return stacked(lines)

    def _head(self) -> Content:
        view = self.model.view
        assert view is not None
        played = view["played"]
        count = played["hidden"] if isinstance(played, dict) else len(played)
        text = (
            " " * 23
            + fit(self.words("app-tiles"), 10, self.signs.more)
            + f"{self.words('breakers-unused-short')} {view['unused']['hidden']}, "
            + f"{self.words('breakers-played-short')} {count}"
        )
        return Content.styled(text, "$muted")

    def _other(self, view: dict[str, Any], seat: int) -> Content:
        hand = view["hands"][seat]
        count = hand["hidden"] if isinstance(hand, dict) else len(hand)
        bars = self.signs.bar * count
        told = self.marks(seat)
        if seat in self._passed(view):
            told = self.words("breakers-passed")
        return Content.assemble(
            self.name(seat), f"{count:>2}  ", (fit(bars, 27, ""), "$muted"), f" {told}"
        )

    def _passed(self, view: dict[str, Any]) -> set[int]:
        """The seats that have passed since the top set was laid."""
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

    def _trick(self, view: dict[str, Any], size: Size) -> Block:
        """The sets of the trick, and the top one in large."""
        lines = [Content.styled(self.words("breakers-trick"), "$muted")]
        trick = view["trick"]
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
        read = self._set(top["set"])
        tiles = top["set"].replace("+", "-").split("-")
        boxes = self._tiles(tiles)
        name = self.signs.text(self.model.names[seat_number(top["seat"])])
        named = say_set(self.model.words, read) if read else top["set"]
        mine = seat_number(top["seat"]) == self.model.seat
        message = "breakers-laid-by-you" if mine else "breakers-laid-by"
        said = self.words(message, name=name, set=self.signs.text(named))
        if width_of(boxes) + len(said) > MAX_ROW_WIDTH - 4:
            return [*lines, Content.styled(f"  {said}", "bold"), *boxes]
        caption = [Content(""), Content.styled(said, "bold"), Content("")]
        return [*lines, *beside([Content(" ")] * 3, boxes, caption, gap=1)]

    def _laid(self, one: Mapping[str, Any]) -> str:
        name = self.signs.text(self.model.table_words.people([seat_number(one["seat"])]))
        return f"{name} {one['set'].replace('*', self.signs.joker)}"

    def _tiles(self, tiles: Sequence[str]) -> Block:
        """Tiles side by side."""
        frame = self.signs.frames["plain"]
        across, down = frame[4] * 2, frame[5]
        cross = ("+", "+") if self.signs.ascii else ("┬", "┴")
        shown = [tile.replace("*", self.signs.joker).rjust(2) for tile in tiles]
        return [
            Content(frame[0] + cross[0].join(across for _ in tiles) + frame[1]),
            styled(down + down.join(shown) + down, "bold"),
            Content(frame[3] + cross[1].join(across for _ in tiles) + frame[2]),
        ]

    def _rack(self) -> Block:
        held = self._held
        hinted = self._hinted()
        columns = []
        for tile, key in KEYS.items():
            if not held[tile]:
                continue
            taken = self._taken[tile]
            shown = tile.replace("*", self.signs.joker)
            column = self.box(
                TILE_WIDTH,
                [shown.rjust(2)],
                key=key,
                mark=self.signs.hinted if hinted[tile] else "",
                foot=f"{self.signs.times}{held[tile]}" if held[tile] > 1 else "",
                frame="chosen" if taken else "plain",
                style="bold $warning" if tile == "*" else "bold",
            )
            mark = f"{self.signs.taken}{taken}" if taken else ""
            if self.live:
                column.append(styled(mark.center(TILE_WIDTH), "bold $accent", key))
            columns.append(column)
        # With one of each there is no room to leave any between them.
        gap = 1 if len(columns) < len(KEYS) else 0
        return beside(*columns, gap=gap) if columns else [Content("")]

    def _hinted(self) -> Counter[str]:
        read = self._set(self.hint) if self.hint and self.hint != "pass" else None
        return Counter(str(read).replace("+", "-").split("-")) if read else Counter()

    def _selected(self) -> Block:
        """What is taken, and what it would be."""
        if not self._taken:
            text = self.words("breakers-select") if self.model.moves else ""
            return [Content.styled(text, "$muted"), *[Content("")] * (CHOICES_SHOWN - 1)]
        if self._could is None:
            return [Content("")] * CHOICES_SHOWN
        if not self._could:
            return [Content(self.words("breakers-no-set")), *[Content("")] * (CHOICES_SHOWN - 1)]
        first = max(0, min(self._choice - 1, len(self._could) - CHOICES_SHOWN))
        lines = []
        for at, one in enumerate(self._could[first : first + CHOICES_SHOWN], start=first):
            lines.append(self._way(one, chosen=at == self._choice))
        rest = len(self._could) - first - CHOICES_SHOWN
        if rest > 0:
            lines[-1] = lines[-1].append(f"  (+{rest})")
        return [*lines, *[Content("")] * (CHOICES_SHOWN - len(lines))]

    def _way(self, one: Mapping[str, Any], *, chosen: bool) -> Content:
        read = self._set(one["set"])
        mark = self.signs.chosen if chosen else " "
        tiles = one["set"].replace("*", self.signs.joker)
        named = self.signs.text(say_set(self.model.words, read)) if read else ""
        text = f"{mark} {tiles}  {named}"
        if one.get("refused"):
            text += f"  ({self.words('app-not-now')})"
        return styled(text, "bold" if chosen else "$muted", LAY if chosen else None)
