"""Skip-Bo by its printed rules, editions 2003 and 2011."""

from stockpile.skipbo.rules import SkipBo

__all__ = ["SkipBo"]
