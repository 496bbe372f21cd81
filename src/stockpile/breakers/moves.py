"""What the seat on turn can do: lay a set, or pass.

A set is also the move of laying it. Every set except a Breaker is a block: ``thick`` tiles (one, or
two for pairs) on each of ``width`` numbers in sequence. A single and a pair are one number wide.
The place of a joker in the block says what it stands for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from stockpile.breakers.editions import JOKER, JOKER_SIGN, MOST_ALIKE
from stockpile.core.event import Cards
from stockpile.core.refusal import Unreadable


class Kind(StrEnum):
    """The kinds of sets. None outranks another, except that a Breaker answers every other kind.

    >>> from stockpile.breakers import Kind
    >>> [kind.value for kind in Kind]
    ['single', 'pair', 'pair-run', 'run', 'breaker']
    """

    SINGLE = "single"
    PAIR = "pair"
    PAIR_RUN = "pair-run"
    RUN = "run"
    BREAKER = "breaker"


@dataclass(frozen=True, slots=True, eq=False)
class Set:
    """Tiles that are laid together. `set_of` makes them, so that equal sets are the same object.

    >>> from stockpile import make_game
    >>> run = make_game("breakers").read_move("8-9-*")
    >>> run, run.kind, run.tiles, run.height
    (<run 8-9-*>, <Kind.RUN: 'run'>, (8, 9, 16), 10)
    """

    kind: Kind
    tiles: Cards
    """In the order of their places; in a pair the number comes before a joker."""
    size: int
    """The number of tiles."""
    height: int
    """The highest number it stands for; `JOKER` for jokers alone."""
    packed: int
    """Its tiles, as `pack_tiles` counts them."""
    text: str

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.kind} {self.text}>"

    def __reduce__(self) -> tuple[object, tuple[Kind, Cards]]:
        return set_of, (self.kind, self.tiles)


@dataclass(frozen=True, slots=True)
class Pass:
    """Lay nothing in this turn.

    >>> from stockpile.breakers import Pass
    >>> str(Pass())
    'pass'
    """

    def __str__(self) -> str:
        return "pass"


Move = Set | Pass

PASS = Pass()


def shown(text: str) -> str:
    """A set as players see it, with the sign on the jokers: ``shown("8-9-*") == "8-9-∞"``."""
    return text.replace("*", JOKER_SIGN)


def tile_text(tile: int) -> str:
    """A tile as text: ``7``, or ``*`` for a joker."""
    return "*" if tile == JOKER else str(tile)


_UNITS = tuple(1 << 4 * tile for tile in range(JOKER + 1))
_GUARDS = sum(8 << 4 * tile for tile in range(JOKER + 1))


def pack_tiles(tiles: Iterable[int]) -> int:
    """The count of each tile, in one number: four bits per tile."""
    return sum(map(_UNITS.__getitem__, tiles))


def holds(held: int, wanted: int) -> bool:
    """Whether the packed tiles ``held`` include ``wanted``."""
    # The guard bit above a count is borrowed exactly if more is wanted than held.
    return (held | _GUARDS) - wanted & _GUARDS == _GUARDS


_SETS: dict[tuple[Kind, Cards], Set] = {}


def set_of(kind: Kind, tiles: Cards) -> Set:
    """The set of this kind with these tiles in their places; Unreadable if there is none.

    Whether an edition has it is another question (`sets.flaw`).
    """
    known = _SETS.get((kind, tiles))
    if known is not None:
        return known
    text = _text(kind, tiles)
    height = _height(kind, tiles)
    if isinstance(height, str):
        raise Unreadable(height, set=text)
    made = Set(kind, tiles, len(tiles), height, pack_tiles(tiles), text)
    # The first thread to get here makes the one object.
    return _SETS.setdefault((kind, tiles), made)


SECOND_JOKER_SHIFT = 16
"""In a mask of places, how many bits higher the second joker of a pair is."""


@cache
def block(thick: int, width: int, low: int, jokers: int) -> Set:
    """The block from number ``low`` on, with jokers in the places that a mask names.

    Bit 0 of the mask is the lowest place. `SECOND_JOKER_SHIFT` bits higher, the same place has a
    second joker.
    """
    tiles: list[int] = []
    for place in range(width):
        number = low + place
        if thick == 2:
            tiles.append(JOKER if jokers >> place + SECOND_JOKER_SHIFT & 1 else number)
        tiles.append(JOKER if jokers >> place & 1 else number)
    if width == 1:
        return set_of(Kind.SINGLE if thick == 1 else Kind.PAIR, tuple(tiles))
    return set_of(Kind.RUN if thick == 1 else Kind.PAIR_RUN, tuple(tiles))


@cache
def full_mask(thick: int, width: int) -> int:
    """The mask of a block with a joker in every place, which is not a set."""
    places = (1 << width) - 1
    return places if thick == 1 else places | places << SECOND_JOKER_SHIFT


@cache
def alike(size: int, tile: int) -> Set:
    """``size`` equal tiles: a single, a pair or a Breaker."""
    kind = {1: Kind.SINGLE, 2: Kind.PAIR}.get(size, Kind.BREAKER)
    return set_of(kind, (tile,) * size)


def _text(kind: Kind, tiles: Cards) -> str:
    if kind is Kind.RUN:
        return "-".join(map(tile_text, tiles))
    if kind is Kind.PAIR_RUN:
        return "-".join("+".join(map(tile_text, pair)) for pair in _places(tiles, 2))
    return "+".join(map(tile_text, tiles))


def _places(tiles: Cards, thick: int) -> list[Cards]:
    return [tiles[start : start + thick] for start in range(0, len(tiles), thick)]


def _height(kind: Kind, tiles: Cards) -> int | str:
    """The height of a set, or the code of what is wrong with it."""
    if tiles.count(JOKER) > MOST_ALIKE:
        return "too-many-jokers"
    match kind:
        case Kind.SINGLE:
            return tiles[0] if len(tiles) == 1 else "not-a-set"
        case Kind.PAIR:
            if len(tiles) != 2:
                return "not-a-set"
            return tiles[0] if tiles[1] in (tiles[0], JOKER) else "not-alike"
        case Kind.BREAKER:
            return _breaker_height(tiles)
        case Kind.RUN:
            return _row_height(tiles)
        case Kind.PAIR_RUN:
            pairs = [_height(Kind.PAIR, pair) for pair in _places(tiles, 2)]
            firsts = [height for height in pairs if isinstance(height, int)]
            return _row_height(firsts) if len(firsts) == len(pairs) else "not-alike"


def _breaker_height(tiles: Cards) -> int | str:
    if len(tiles) < 3:
        return "not-a-set"
    if len(set(tiles) - {JOKER}) > 1:
        return "not-alike"
    if len(set(tiles)) > 1:
        return "joker-in-breaker"
    return tiles[0] if len(tiles) <= MOST_ALIKE else "no-such-breaker"


def _row_height(row: Sequence[int]) -> int | str:
    """The height of a sequence of numbers and jokers, one for each place."""
    if len(row) < 2:
        return "not-a-set"
    # Every number says where the row starts; a joker does not.
    lows = {tile - place for place, tile in enumerate(row) if tile != JOKER}
    if not lows:
        return "jokers-alone"
    if len(lows) > 1:
        return "not-in-sequence"
    low = lows.pop()
    height = low + len(row) - 1
    return height if low >= 1 and height < JOKER else "off-the-numbers"
