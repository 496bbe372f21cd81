"""Skip-Bo by its printed rules, editions 2003 and 2011."""

from stockpile.skipbo.editions import WILD
from stockpile.skipbo.events import (
    AsideShuffled,
    CardDiscarded,
    CardLaid,
    CardsDrawn,
    Dealt,
    PileCompleted,
    StockTurned,
    StuckRedealt,
)
from stockpile.skipbo.moves import Discard, LayDiscard, LayHand, LayStock, Move, Pass
from stockpile.skipbo.rules import SkipBo
from stockpile.skipbo.state import State
from stockpile.skipbo.view import SeatView, View

__all__ = [
    "WILD",
    "AsideShuffled",
    "CardDiscarded",
    "CardLaid",
    "CardsDrawn",
    "Dealt",
    "Discard",
    "LayDiscard",
    "LayHand",
    "LayStock",
    "Move",
    "Pass",
    "PileCompleted",
    "SeatView",
    "SkipBo",
    "State",
    "StockTurned",
    "StuckRedealt",
    "View",
]
