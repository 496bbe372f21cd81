"""The moves of tabletop conduct: drawing by hand, catching and judging each other."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from stockpile.core.seats import seat_letter
from stockpile.skipbo.moves import Move as RulesMove


@dataclass(frozen=True, slots=True)
class Draw:
    """Take ``count`` cards from the draw pile into the hand.

    >>> from stockpile.skipbo.tabletop import Draw
    >>> str(Draw(5))
    'draw5'
    """

    count: int

    def __str__(self) -> str:
        return f"draw{self.count}"


@dataclass(frozen=True, slots=True)
class Catch:
    """Say that a seat plays out of turn (S26).

    >>> from stockpile.skipbo.tabletop import Catch
    >>> str(Catch(offender=1))
    'catch B'
    """

    offender: int

    def __str__(self) -> str:
        return f"catch {seat_letter(self.offender)}"


@dataclass(frozen=True, slots=True)
class CallAdvice:
    """Say that a seat has given its partner advice (S24).

    >>> from stockpile.skipbo.tabletop import CallAdvice
    >>> str(CallAdvice(accused=2))
    'advice C'
    """

    accused: int

    def __str__(self) -> str:
        return f"advice {seat_letter(self.accused)}"


@dataclass(frozen=True, slots=True)
class Judge:
    """Say whether it was advice. On the side of the accused: own up, or deny it.

    >>> from stockpile.skipbo.tabletop import Judge
    >>> str(Judge(agrees=True)), str(Judge(agrees=False))
    ('agree', 'disagree')
    """

    agrees: bool

    def __str__(self) -> str:
        return "agree" if self.agrees else "disagree"


Move = RulesMove | Draw | Catch | CallAdvice | Judge

AGREE, DISAGREE = Judge(True), Judge(False)

draw = cache(Draw)
catch = cache(Catch)
call_advice = cache(CallAdvice)
