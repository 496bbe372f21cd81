"""`games.entry.BotConduct` of Skip-Bo: bots fill their hands and play by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any

from stockpile.core.event import COMMON_EVENTS
from stockpile.core.observation import Observation
from stockpile.skipbo import view as rules
from stockpile.skipbo.events import EVENTS
from stockpile.skipbo.tabletop.moves import CallAdvice, Catch, Draw, Judge
from stockpile.skipbo.tabletop.view import View

Seen = Observation[Any, Any]
_KNOWN = frozenset((*COMMON_EVENTS, *EVENTS))


def due(moves: Sequence[Any]) -> Draw | Catch | None:
    """What a bot with these legal moves does first: catch whoever took its turn, or draw."""
    first = moves[0] if moves else None
    if isinstance(first, Catch):
        return first
    draws = [move for move in moves if isinstance(move, Draw)] if isinstance(first, Draw) else ()
    return max(draws, key=lambda draw: draw.count, default=None)


def untrue(observation: Seen) -> frozenset[str]:
    """Reasons that do not apply to this seat: a seat that was caught gets no new hand."""
    view = observation.view
    whole = observation.setup.options.get("caught", "whole-turn") == "whole-turn"
    banned = isinstance(view, View) and observation.seat in view.tabletop.banned
    return frozenset({"empties-hand"} if banned and whole else ())


def by_the_rules(observation: Seen) -> Seen:
    """The same round as it would look if nobody could err."""
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
