"""Bots where people draw by hand and can err: they draw what is missing and play by the rules.

No bot has to know of it. What conduct asks of a seat is done for it, and what it sees is a round of
the rules, be it one of our levels or one from outside.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from random import Random
from typing import Any

from stockpile.bots.bot import Bot
from stockpile.core.event import COMMON
from stockpile.core.game import Observation
from stockpile.skipbo import view as rules
from stockpile.skipbo.events import EVENTS
from stockpile.skipbo.tabletop.moves import DISAGREE, CallAdvice, Catch, Draw, Judge
from stockpile.skipbo.tabletop.view import View

Seen = Observation[Any, Any]
LONGEST = 160
"""Characters that are quoted of what a bot says."""
_KNOWN = frozenset((*COMMON, *EVENTS))


class Illegal(ValueError):
    """A bot answered with something that is none of its moves, be it the text of one."""


def ask(bot: Bot[Any, Any], observation: Seen, rng: Random) -> Any:
    """What a bot does at any table; Illegal if it may not. Nobody else judges what bots answer."""
    due = due_of(observation.moves)
    if due is not None:
        return due
    seen = by_the_rules(observation)
    move = bot.choose(seen, rng)
    try:
        allowed = move in seen.moves
    except Exception:  # noqa: BLE001  what is no move may not even be compared with one
        allowed = False
    if not allowed:
        raise Illegal(one_line(lambda: repr(move)))
    return move


def one_line(said: Callable[[], str], most: int = LONGEST) -> str:
    """What somebody not to be trusted says: in one line, not too long, without control characters.

    Saying it may fail as well.
    """
    try:
        text = said()
    except Exception as wrong:  # noqa: BLE001
        text = f"<{type(wrong).__name__}>"
    shown = "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode()
        for sign in text[: most + 1]
    )
    return shown if len(shown) <= most else shown[: most - 1] + "…"


def due_of(moves: Sequence[Any]) -> Draw | Catch | None:
    """What a seat with these legal moves does before it plays: catch who took its turn, and draw
    all that is missing.
    """
    first = moves[0] if moves else None
    if isinstance(first, Catch):
        return first
    draws = [move for move in moves if isinstance(move, Draw)] if isinstance(first, Draw) else ()
    return max(draws, key=lambda draw: draw.count, default=None)


def judgement_of(moves: Sequence[Any]) -> Judge | None:
    """What a seat with these legal moves says of advice that nobody can have given, if asked."""
    return DISAGREE if DISAGREE in moves else None


def untrue(observation: Seen) -> frozenset[str]:
    """Reasons that hold by the rules, but not for this seat: who was caught gets no new hand."""
    view = observation.view
    whole = observation.setup.options.get("caught", "whole-turn") == "whole-turn"
    banned = isinstance(view, View) and observation.seat in view.tabletop.banned
    return frozenset({"empties-hand"} if banned and whole else ())


def by_the_rules(observation: Seen) -> Seen:
    """The same round as it looks where nobody can err."""
    view = observation.view
    if not isinstance(view, View):
        return observation
    setup = observation.setup
    options = {k: v for k, v in setup.options.items() if k not in ("conduct", "caught")}
    known = {field.name: getattr(view, field.name) for field in fields(rules.View)}
    conduct = Draw | Catch | CallAdvice | Judge
    return Observation(
        replace(setup, options=options),
        observation.seat,
        rules.View(**{**known, "drawn": True}),
        tuple(event for event in observation.events if type(event) in _KNOWN),
        tuple(move for move in observation.moves if not isinstance(move, conduct)),
    )
