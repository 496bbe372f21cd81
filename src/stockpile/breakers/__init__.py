"""Skip-Bo Breakers by its printed rules, edition 2010."""

from stockpile.breakers.rules import Breakers

__all__ = ["Breakers"]
