"""Cards, tiles and piles as text: boxes in rows, with the key of each in its frame.

A box's frame, and not colour alone, shows its state: it is heavy if the chosen card may go there,
double if the box is chosen, and has a mark beside the key.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from rich.cells import cell_len, set_cell_size
from textual.content import Content
from textual.geometry import Size
from textual.style import Style

from stockpile.terminal.app.signs import Signs

Frame = Literal["plain", "target", "chosen"]
Block = list[Content]
"""Lines of the same width."""

SMALLEST_SCREEN = Size(80, 24)
"""What everything fits into."""
_EDGES = {"plain": "$muted", "target": "$warning bold", "chosen": "$accent bold"}


def clickable(content: Content, action: str) -> Content:
    """Something that does an action on a click."""
    return content.stylize(Style.from_meta({"@click": action}))


def styled(text: str, style: str, key: str | None = None) -> Content:
    """A text in a style; with a ``key``, a click on it presses that key."""
    content = Content.styled(text, style)
    return clickable(content, f"screen.press({key!r})") if key else content


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
    press: bool = False,
) -> Block:
    """A box with its key and a mark in the upper edge, and ``foot`` in the lower one.

    With ``press``, a click on it presses its key.
    """
    top_left, top_right, bottom_right, bottom_left, across, down, *_ = [*signs.frames[frame]]
    room, edge = width - 2, _EDGES[frame]

    def side(left: str, text: str, style: str, right: str) -> Content:
        text = text[:room]
        line = across * (room - len(text))
        return Content.assemble((left, edge), (text, style), (line + right, edge))

    block = [
        side(top_left, key + mark, "bold", top_right),
        *(
            Content.assemble((down, edge), (one.center(room)[:room], style), (down, edge))
            for one in inside
        ),
        side(bottom_left, foot, "$muted", bottom_right),
    ]
    return [clickable(line, f"screen.press({key!r})") for line in block] if press else block


def beside(*blocks: Block, gap: int = 1) -> Block:
    """Blocks in a row, each filled up with blank lines below."""
    height = max(map(len, blocks), default=0)
    filled = [[*one, *[Content(" " * width_of(one))] * (height - len(one))] for one in blocks]
    return [Content(" " * gap).join(lines) for lines in zip(*filled, strict=True)]


def width_of(block: Block) -> int:
    return block[0].cell_length if block else 0


def label(text: str, width: int, height: int, signs: Signs) -> Block:
    """Words at the left of a row of boxes, in its middle line."""
    lines = [Content(" " * width) for _ in range(height)]
    lines[height // 2] = Content.styled(fit(text, width, signs.more), "$muted")
    return lines


def fit(text: str, width: int, more: str) -> str:
    """A text as wide as ``width``: padded, or cut off with ``more`` at its end."""
    if cell_len(text) > width:
        return set_cell_size(text, width - len(more)) + more
    return set_cell_size(text, width)


def centred(text: str, width: int) -> str:
    """A text in the middle of ``width`` columns."""
    left = (width - cell_len(text)) // 2
    return set_cell_size(" " * left + text, width)


def stacked(lines: Iterable[Content | str]) -> Content:
    return Content("\n").join(lines)
