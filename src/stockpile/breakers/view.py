"""What a seat or a spectator may know of a round. Everything that is shown passes through here."""

from __future__ import annotations

from dataclasses import dataclass

from stockpile.breakers.events import Dealt, SetLaid, TrickWon
from stockpile.breakers.state import Laid, State
from stockpile.core.display import Displayed
from stockpile.core.event import COMMON_EVENTS, Covered, Event, Hidden, Outcome, cover
from stockpile.core.seats import seat_letter


@dataclass(frozen=True, slots=True, repr=False)
class View(Displayed):
    """A round as one seat (or a spectator: ``viewer`` is None) sees it.

    >>> from stockpile import new_match
    >>> match = new_match("breakers", seed=1)
    >>> dealt = match.start_round()
    >>> match.observe(0).view.hands[1]
    Hidden(count=20)
    """

    viewer: int | None
    """The seat that sees this; None for a spectator."""
    hands: tuple[Covered, ...]
    """The hand of each seat: the viewer's own as sorted tiles, the others as Hidden."""
    trick: tuple[Laid, ...]
    """The sets of the current trick, in the order in which they were laid: seat and set."""
    passes: int
    """How many seats have passed since the last set."""
    played: Covered
    """The tiles of finished tricks: face down, or sorted if the table allows a memory aid."""
    unused: Hidden
    """The tiles that were not dealt."""
    turn: int
    """The seat on turn."""
    scores: tuple[int, ...] | None
    """The points of each side so far; None if a single round is played."""
    outcome: Outcome | None
    """How the round ended: winners, points and ending; None while it goes on."""

    def __repr__(self) -> str:
        who = "a spectator" if self.viewer is None else f"seat {seat_letter(self.viewer)}"
        return f"<View of {who}: turn {seat_letter(self.turn)}>"


def view(state: State, viewer: int | None, *, memory_aid: bool) -> View:
    """What the viewer may know. Anything not named here stays hidden."""
    return View(
        viewer=viewer,
        hands=_own(state.hands, viewer),
        trick=state.trick,
        passes=state.passes,
        played=state.played if memory_aid else cover(state.played),
        unused=cover(state.unused),
        turn=state.turn,
        scores=state.scores,
        outcome=state.outcome,
    )


_OPEN = frozenset({*COMMON_EVENTS, SetLaid, TrickWon})
"""Events that everybody at the table sees whole."""


def redact(event: Event, viewer: int | None) -> Event:
    """The event as the viewer may know it. An event that is not named here raises."""
    if type(event) in _OPEN:
        return event
    if isinstance(event, Dealt):
        hands = _own(event.hands, viewer)
        return Dealt(event.lead, event.scores, hands, cover(event.unused))
    raise TypeError(f"nobody has decided who may see {type(event).__name__}")


def _own(hands: tuple[Covered, ...], viewer: int | None) -> tuple[Covered, ...]:
    """The hands with all but the viewer's own face down."""
    return tuple(hand if seat == viewer else cover(hand) for seat, hand in enumerate(hands))
