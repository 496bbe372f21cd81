"""Cards, tiles and piles drawn with signs: boxes in rows, with a key in the frame of each.

What a box is good for shows in its frame, not in its colour alone: a plain one, a heavy one where
the chosen card may go, a double one around what is chosen, and a mark beside the key.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from textual.content import Content
from textual.geometry import Size
from textual.style import Style

from stockpile.terminal.app.signs import Signs

Frame = Literal["plain", "target", "chosen"]


SMALLEST_SCREEN = Size(80, 24)
"""The size of a terminal that everything fits into."""

Block = list[Content]
"""Lines of the same width."""


def pressed(key: str) -> Style:
    """What makes a text do on a click what a key does."""
    return Style.from_meta({"@click": f"screen.press({key!r})"})


def styled(text: str, style: str, key: str | None = None) -> Content:
    """A text in a style; with a key, it can be clicked."""
    content = Content.styled(text, style) if style else Content(text)
    return content.stylize(pressed(key)) if key else content


def box(
    signs: Signs,
    width: int,
    inside: Sequence[str],
    *,
    key: str = "",
    mark: str = "",
    foot: str = "",
    frame: Frame = "plain",
    style: str = "",
    press: str | None = None,
) -> Block:
    """A box ``width`` wide: the key and a mark in its upper edge, ``foot`` in the lower one."""
    corners, across, down = signs.frames[frame][:4], *signs.frames[frame][4:]
    room = width - 2
    edge = {"plain": "$muted", "target": "$warning bold", "chosen": "$accent bold"}[frame]
    head = (key + mark)[:room]
    foot = foot[:room]
    top = Content.assemble(
        (corners[0], edge),
        (head, "bold"),
        (across * (room - len(head)) + corners[1], edge),
    )
    bottom = Content.assemble(
        (corners[3], edge),
        (foot, "$muted"),
        (across * (room - len(foot)) + corners[2], edge),
    )
    middle = [
        Content.assemble((down, edge), (one.center(room)[:room], style), (down, edge))
        for one in inside
    ]
    block = [top, *middle, bottom]
    return [line.stylize(pressed(press)) for line in block] if press else block


def beside(*blocks: Block, gap: int = 1) -> Block:
    """Blocks in a row; the lower ones are filled up from below."""
    height = max(map(len, blocks), default=0)
    filled = [[*one, *[Content(" " * width_of(one))] * (height - len(one))] for one in blocks]
    return [Content(" " * gap).join(lines) for lines in zip(*filled, strict=True)]


def width_of(block: Block) -> int:
    """How wide a block is."""
    return block[0].cell_length if block else 0


def label(text: str, width: int, height: int, signs: Signs) -> Block:
    """Words at the left of a row of boxes, in their middle line."""
    lines = [Content(" " * width) for _ in range(height)]
    lines[height // 2] = Content.styled(fit(text, width, signs.more), "$muted")
    return lines


def fit(text: str, width: int, more: str) -> str:
    """A text as wide as it should be; ``more`` is what is shown for the rest of a longer one."""
    from rich.cells import cell_len, set_cell_size

    if cell_len(text) > width:
        return set_cell_size(text, width - len(more)) + more
    return set_cell_size(text, width)


def stacked(lines: Iterable[Content | str]) -> Content:
    """Lines one below the other."""
    return Content("\n").join(lines)
