"""A State or View as an SVG picture, with our own card and tile faces.

The picture needs nothing else: no fonts, no style sheets, no scripts. It has no words, only seat
letters and counts, so that it means the same in every language.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from stockpile.breakers import view as breakers
from stockpile.breakers.editions import JOKER
from stockpile.breakers.state import State as BreakersState
from stockpile.core.event import Cards, Covered, Hidden
from stockpile.core.seats import seat_letter
from stockpile.skipbo import view as skipbo
from stockpile.skipbo.editions import WILD
from stockpile.skipbo.state import State as SkipBoState
from stockpile.skipbo.tabletop.state import State as TabletopState

PAPER, EDGE, INK, BACK = "#fffdf7", "#8d8574", "#22201b", "#24405f"
LOW, MIDDLE, HIGH, WILD_COLOUR = "#1b5fa8", "#2d6e35", "#a8361f", "#6a3d9a"
FELT, LABEL, TURN = "#e7efe6", "#4b5a4c", "#b8860b"
FONT = "font-family='Verdana,DejaVu Sans,sans-serif' font-weight='700' text-anchor='middle'"

CARD_WIDTH, CARD_HEIGHT, GAP = 40, 56, 8
ROW_HEIGHT = CARD_HEIGHT + 22
MARGIN = 12
LETTER_WIDTH = 26

Face = Callable[[int], str]
"""Draws the face of a card or tile, 100 wide and 140 high."""


class CardGroup(NamedTuple):
    """Cards at one place of a row: the faces that lie side by side, and how many there are."""

    faces: tuple[int | None, ...]
    """None is the back of a card; no face at all is an empty place."""
    size: int | None = None
    """The number of cards, if that is not the number of faces."""


class BoardRow(NamedTuple):
    """A row of the board: a seat with what belongs to it, or the middle of the table."""

    letter: str
    places: Sequence[CardGroup]
    on_turn: bool = False


def board(shown: object) -> str:
    """The board of a State (with all hands) or a View (as its viewer sees it)."""
    match shown:
        case TabletopState():
            return _draw(_skipbo_rows(skipbo.view(shown.rightful, None), shown.round.hands), _card)
        case SkipBoState():
            return _draw(_skipbo_rows(skipbo.view(shown, None), shown.hands), _card)
        case BreakersState():
            view = breakers.view(shown, None, memory_aid=True)
            return _draw(_breakers_rows(view, shown.hands), _tile)
        case skipbo.View():
            return _draw(_skipbo_rows(shown, [seat.hand for seat in shown.seats]), _card)
        case breakers.View():
            return _draw(_breakers_rows(shown, shown.hands), _tile)
        case _:
            raise TypeError(f"there is no picture of {type(shown).__name__}")


def _skipbo_rows(view: skipbo.View, hands: Sequence[Covered]) -> list[BoardRow]:
    middle = [_pile(pile) for pile in view.building]
    rows = [BoardRow("", [*middle, _face_down(view.draw), _face_down(Hidden(len(view.aside)))])]
    for seat, (one, hand) in enumerate(zip(view.seats, hands, strict=True)):
        top = () if one.stock_top is None else (one.stock_top,)
        places = [CardGroup(top, one.stock.count), *map(_pile, one.discards), _hand(hand)]
        on_turn = view.outcome is None and seat == view.turn
        rows.append(BoardRow(seat_letter(seat), places, on_turn))
    return rows


def _breakers_rows(view: breakers.View, hands: Sequence[Covered]) -> list[BoardRow]:
    trick = [CardGroup(laid.tiles) for _, laid in view.trick[-3:]]
    rows = [BoardRow("", [*trick, _face_down(view.unused)])]
    for seat, hand in enumerate(hands):
        on_turn = view.outcome is None and seat == view.turn
        rows.append(BoardRow(seat_letter(seat), [_hand(hand)], on_turn))
    return rows


def _pile(cards: Cards) -> CardGroup:
    return CardGroup(cards[-1:], len(cards))


def _face_down(cards: Hidden) -> CardGroup:
    return CardGroup((None,) if cards.count else (), cards.count)


def _hand(cards: Covered) -> CardGroup:
    if isinstance(cards, Hidden):
        return _face_down(cards)
    return CardGroup(cards)


# Drawing


def _draw(rows: Sequence[BoardRow], face: Face) -> str:
    parts: list[str] = []
    widest = 0.0
    for number, row in enumerate(rows):
        x, y = float(MARGIN), MARGIN + number * ROW_HEIGHT
        if row.letter:
            colour = TURN if row.on_turn else LABEL
            parts.append(_text(row.letter, x + 8, y + CARD_HEIGHT / 2, 17, colour))
        x += LETTER_WIDTH
        for place in row.places:
            parts += _placed(place, x, y, face)
            side_by_side = max(1, len(place.faces))
            x += side_by_side * (CARD_WIDTH + 3) - 3 + 2 * GAP
        widest = max(widest, x)
    width, height = widest - GAP + MARGIN, 2 * MARGIN + len(rows) * ROW_HEIGHT
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width:g} {height:g}'"
        f" width='{width:g}' height='{height:g}' role='img'>"
        f"<rect width='100%' height='100%' rx='10' fill='{FELT}'/>{''.join(parts)}</svg>"
    )


def _placed(place: CardGroup, x: float, y: float, face: Face) -> list[str]:
    parts = []
    if not place.faces:
        parts.append(
            f"<rect x='{x:g}' y='{y}' width='{CARD_WIDTH}' height='{CARD_HEIGHT}' rx='5'"
            f" fill='none' stroke='{EDGE}' stroke-dasharray='4 3'/>"
        )
    for number, one in enumerate(place.faces):
        left = x + number * (CARD_WIDTH + 3)
        drawn = _back() if one is None else face(one)
        scale = CARD_WIDTH / 100
        parts.append(f"<g transform='translate({left:g} {y}) scale({scale:g})'>{drawn}</g>")
    if place.size:
        middle = x + CARD_WIDTH / 2
        parts.append(_text(str(place.size), middle, y + CARD_HEIGHT + 9, 10, LABEL))
    return parts


def _text(text: str, x: float, y: float, size: float, colour: str) -> str:
    # Not every renderer centres text on a line by itself.
    return (
        f"<text x='{x:g}' y='{y + 0.36 * size:g}' font-size='{size:g}' fill='{colour}' {FONT}>"
        f"{text}</text>"
    )


def _paper(body: str) -> str:
    return (
        f"<rect x='1' y='1' width='98' height='138' rx='10' fill='{PAPER}' stroke='{EDGE}'"
        f" stroke-width='2'/>{body}"
    )


def _back() -> str:
    lines = "M7 40L50 9L93 40M7 71L50 40L93 71M7 102L50 71L93 102M7 132L50 102L93 132"
    return _paper(
        f"<rect x='7' y='7' width='86' height='126' rx='6' fill='{BACK}'/>"
        f"<path d='{lines}' fill='none' stroke='{PAPER}' stroke-width='3' opacity='.45'/>"
    )


def _card(card: int) -> str:
    """A Skip-Bo card: a shape and a colour for each third of the numbers."""
    text = "S" if card == WILD else str(card)
    if card == WILD:
        colour, shape = WILD_COLOUR, _star(50, 72, 34)
    elif card <= 4:
        colour, shape = LOW, "<circle cx='50' cy='72' r='34'/>"
    elif card <= 8:
        colour, shape = MIDDLE, "<rect x='19' y='41' width='62' height='62' rx='3'/>"
    else:
        colour, shape = HIGH, "<path d='M50 31L91 72L50 113L9 72Z'/>"
    corners = _text(text, 20, 21, 24, INK) + _text(text, 80, 121, 24, INK)
    number = _text(text, 50, 72, 38 if card == WILD else 44, PAPER)
    return _paper(f"<g fill='{colour}'>{shape}</g>{number}{corners}")


def _star(x: float, y: float, size: float) -> str:
    points = []
    for point in range(10):
        far = size * (1.25 if point % 2 == 0 else 0.62)
        angle = point * pi / 5
        points.append(f"{x + sin(angle) * far:.1f} {y - cos(angle) * far:.1f}")
    return f"<path d='M{'L'.join(points)}Z'/>"


def _tile(tile: int) -> str:
    """A Breakers tile: a number, and a mark under it for its third of the numbers."""
    if tile == JOKER:
        loop = "M50 70C36 44 12 48 12 70C12 92 36 96 50 70C64 44 88 48 88 70C88 92 64 96 50 70Z"
        return _paper(f"<path d='{loop}' fill='none' stroke='{WILD_COLOUR}' stroke-width='11'/>")
    if tile <= 5:
        colour, mark = LOW, "<circle cx='50' cy='110' r='9'/>"
    elif tile <= 10:
        colour, mark = MIDDLE, "<rect x='41' y='101' width='18' height='18' rx='2'/>"
    else:
        colour, mark = HIGH, "<path d='M50 98L63 120L37 120Z'/>"
    return _paper(f"{_text(str(tile), 50, 56, 60, colour)}<g fill='{colour}'>{mark}</g>")
