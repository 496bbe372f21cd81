"""Chances whose cards a test knows beforehand."""

from __future__ import annotations

from collections.abc import Sequence

from stockpile.skipbo.moves import card_text
from stockpile.skipbo.notation import read_card


def cards(text: str) -> tuple[int, ...]:
    """Cards from short text: ``cards("7 S")``."""
    return tuple(read_card(one) for one in text.split())


def text(of: Sequence[int]) -> str:
    """The short text of cards: the other way round."""
    return " ".join(card_text(card) for card in of)


class Stacked:
    """A Chance with a stacked pack: for a purpose, which cards come off the top first.

    The n-th text of a purpose is for its shuffle number n. Whatever is not said stays in the order
    in which it was handed over, and lies below. `asked` keeps every question.
    """

    def __init__(self, **first: str | Sequence[str]) -> None:
        self.first = {
            purpose: (said,) if isinstance(said, str) else tuple(said)
            for purpose, said in first.items()
        }
        self.asked: list[tuple[str, int, tuple[int, ...]]] = []

    def shuffle(self, purpose: str, number: int, items: Sequence[int]) -> tuple[int, ...]:
        self.asked.append((purpose, number, tuple(items)))
        said = self.first.get(purpose, ())
        top = cards(said[number]) if number < len(said) else ()
        rest = list(items)
        for card in top:
            rest.remove(card)
        return (*rest, *reversed(top))
