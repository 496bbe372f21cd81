"""The lesson in Skip-Bo."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from stockpile.games import read_position
from stockpile.lessons.lesson import Argument, Lesson, LessonStep
from stockpile.skipbo.moves import Discard, LayDiscard, LayHand, LayStock, Pass, card_text
from stockpile.skipbo.notation import read_move

_NEW_HAND = ("2", "8", "10", "11", "12")
"""What is drawn when the hand has been laid: nothing of it fits then."""
_DRAWN_LATER = ("4", "11")
"""What the learner draws at the second turn, and what the other seat draws before."""

_ON_THE_TABLE: dict[str, Any] = {
    "game": "skipbo",
    "edition": "skipbo-2003",
    "seats": [
        {
            "hand": ["1", "2", "4", "11", "S"],
            "stock": ["7", "12", "8", "3"],
            "discards": [["11", "6"], [], [], []],
        },
        {
            "hand": ["7", "10", "12", "12"],
            "stock": ["9", "4", "2", "5"],
            "discards": [["12"], [], ["10"], []],
        },
    ],
    "building": [
        ["1", "2"],
        [],
        ["1", "2", "3", "S", "5", "6"],
        ["1", "2", "3", "4", "5", "6", "7", "8", "S", "10"],
    ],
    "turn": "A",
}


def with_the_whole_box(table: dict[str, Any], top: Sequence[str]) -> dict[str, Any]:
    """A position with all cards: the rest of the box is at the bottom of the draw pile."""
    game, state = read_position({**table, "draw": [*top]})
    rest = Counter(game.pack) - Counter(state.cards())
    return {**table, "draw": [*map(card_text, rest.elements()), *top]}


def _ends(move: str) -> tuple[str, str]:
    """Where a move starts, and where it goes."""
    match read_move(move):
        case LayStock(pile):
            return "stock", f"building:{pile + 1}"
        case LayDiscard(discard, pile):
            return f"discard:{discard + 1}", f"building:{pile + 1}"
        case LayHand(card, pile):
            return f"hand:{card_text(card)}", f"building:{pile + 1}"
        case Discard(card, discard):
            return f"hand:{card_text(card)}", f"discard:{discard + 1}"
        case Pass():
            return "pass", "pass"


def point_at(*moves: str) -> tuple[str, ...]:
    """What to highlight: where the moves start, then where they go."""
    sources, targets = zip(*map(_ends, moves), strict=True)
    return tuple(dict.fromkeys((*sources, *targets)))


_DISCARD = (r"h.+>d\d", "hint-discard")
_ANY = ".*"


def _lay(text: str, move: str, **args: Argument) -> LessonStep:
    """A card to lay. Other lays get the hint of the step, discards the usual one."""
    return LessonStep(text, (move,), point_at(move), (_DISCARD, (_ANY, f"{text}-hint")), args=args)


def _only_lay(text: str, move: str, **args: Argument) -> LessonStep:
    """The only card that can be laid."""
    return LessonStep(text, (move,), point_at(move), (_DISCARD,), args=args)


_FREE_PILES = (2, 3, 4)
_DISCARDS = tuple(f"h{card}>d{pile}" for card in _NEW_HAND for pile in _FREE_PILES)

LESSON = Lesson(
    with_the_whole_box(_ON_THE_TABLE, (*_DRAWN_LATER, *_NEW_HAND)),
    (
        _lay("stock", "stock>1", card="3", pile=1),
        _lay("start", "h1>2", card="1", pile=2, stock="8"),
        _lay("wild", "hS>3", pile=3, number="7", stock="8"),
        _lay("follow", "stock>3", card="8", pile=3),
        _lay("climb", "h11>4", card="11", pile=4, stock="12"),
        _lay("complete", "stock>4", card="12", pile=4),
        _lay("hand", "h2>2", card="2", pile=2),
        _only_lay("refill", "h4>1", card="4", pile=1),
        LessonStep(
            "discard",
            _DISCARDS,
            point_at(*_DISCARDS),
            ((_ANY, "discard-hint"),),
            answers=("stock>1", "h12>d1"),
            args={"needed": "6", "discard": 1},
        ),
        _only_lay("top", "d1>1", card="6", laid="5", pile=1, discard=1),
        _only_lay("last", "stock>1", card="7", pile=1),
    ),
)
