"""Tabletop conduct (S24–S27): Skip-Bo where people draw by hand and can make mistakes.

It wraps the rules, which do not know about it: for them, a seat that plays out of turn is on turn.
"""

from stockpile.skipbo.tabletop.moves import CallAdvice, Catch, Draw, Judge, Move
from stockpile.skipbo.tabletop.rules import Tabletop
from stockpile.skipbo.tabletop.state import State
from stockpile.skipbo.tabletop.view import View

__all__ = ["CallAdvice", "Catch", "Draw", "Judge", "Move", "State", "Tabletop", "View"]
