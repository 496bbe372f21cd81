"""How States and Views show themselves, as a board in text or as a picture.

The package sets both when it is imported (`stockpile.display`). This layer has neither words nor
pictures, and falls back on ``repr``.
"""

from __future__ import annotations

from collections.abc import Callable

text_of: Callable[[object], str] = repr
"""The board of a State or View in English."""
picture_of: Callable[[object], str] = repr
"""The board of a State or View as SVG."""


def board_text(shown: object) -> str:
    """The board in English, as line mode shows it."""
    return text_of(shown)


def board_svg(shown: object) -> str:
    """The board as an SVG picture."""
    return picture_of(shown)


class Displayed:
    """A View that shows itself: ``print(view)``, ``view.svg()``, and in a notebook.

    >>> from stockpile import new_match
    >>> match = new_match("breakers", seed=1)
    >>> dealt = match.start_round()
    >>> view = match.observe(0).view
    """

    __slots__ = ()

    def __str__(self) -> str:
        return board_text(self)

    def svg(self) -> str:
        """The board as an SVG picture.

        >>> view.svg()[:4]
        '<svg'
        """
        return board_svg(self)

    def _repr_html_(self) -> str:
        return board_svg(self)
