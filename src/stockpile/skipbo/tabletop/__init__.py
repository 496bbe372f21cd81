"""Tabletop conduct (S24–S27): Skip-Bo as people play it who draw by hand and can err.

It wraps the rules, which know nothing of it: whoever plays out of turn is, for them, on turn.
"""

from stockpile.skipbo.tabletop.rules import Tabletop

__all__ = ["Tabletop"]
