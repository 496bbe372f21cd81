"""Skip-Bo Breakers by its printed rules, edition 2010."""

from stockpile.breakers.editions import JOKER
from stockpile.breakers.events import Dealt, SetLaid, TrickWon
from stockpile.breakers.legal import LegalMoves
from stockpile.breakers.moves import Kind, Move, Pass, Set
from stockpile.breakers.rules import Breakers, PossibleSet
from stockpile.breakers.state import State
from stockpile.breakers.view import View

__all__ = [
    "JOKER",
    "Breakers",
    "Dealt",
    "Kind",
    "LegalMoves",
    "Move",
    "Pass",
    "PossibleSet",
    "Set",
    "SetLaid",
    "State",
    "TrickWon",
    "View",
]
