"""Text that wraps only at ordinary spaces.

Textual also wraps at no-break spaces, which are there to keep a number and its unit together.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from rich.cells import cell_len, chop_cells
from textual.content import Content
from textual.strip import Strip
from textual.style import Style
from textual.visual import RenderOptions, Visual

Paragraph = Content | str

_WORD = re.compile("[^ ]+ *| +")


class WrappedText(Visual):
    """Paragraphs, folded to the width of their widget."""

    def __init__(self, *paragraphs: Paragraph) -> None:
        self._text = Content("\n").join(paragraphs)

    def render_strips(
        self, width: int, height: int | None, style: Style, options: RenderOptions
    ) -> list[Strip]:
        return self.folded(width).render_strips(width, height, style, options)

    def get_optimal_width(self, rules: Any, container_width: int) -> int:
        return self._text.get_optimal_width(rules, container_width)

    def get_height(self, rules: Any, width: int) -> int:
        return self.folded(width).get_height(rules, width)

    def folded(self, width: int) -> Content:
        lines = self._text.split(allow_blank=True)
        return Content("\n").join(
            part.rstrip_end(width) for line in lines for part in line.divide([*_folds(line, width)])
        )


def _folds(line: Content, width: int) -> Iterator[int]:
    """The places to break a line at."""
    used = 0
    for word in _WORD.finditer(line.plain):
        text = word.group()
        needed = cell_len(text.rstrip(" "))
        if used and used + needed > width:
            yield word.start()
            used = 0
        if needed > width:
            parts = chop_cells(text.rstrip(" "), width)
            yield from (word.start() + at for at in accumulate(map(len, parts[:-1])))
            needed = cell_len(parts[-1])
        used += needed + text.count(" ")
