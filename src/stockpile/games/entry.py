"""What a game brings along: one entry has all of its parts, in whichever layer they are.

The parts that are heavy, or belong to layers above the rules, are callables that import what they
give when they are called: an editor can follow them, and nothing is loaded before it is needed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from stockpile.core.event import Event
from stockpile.core.forms import EventForms, Form
from stockpile.core.game import Game, Observation
from stockpile.core.option import Edition, Setup
from stockpile.core.rulebook import Example, Section

if TYPE_CHECKING:
    from stockpile.bots.bot import Bot
    from stockpile.bots.search import Decision
    from stockpile.lessons import Lesson
    from stockpile.terminal.app.boards.board import Board
    from stockpile.terminal.tellers.teller import Teller

AnyGame = Game[Any, Any, Any]
Seen = Observation[Any, Any]


class GameSchema(NamedTuple):
    """A game's part of the protocol's schema."""

    prefix: str
    """What definitions begin with that other games have as well, but differently."""
    forms: EventForms
    views: Mapping[str, tuple[Form, type]]
    """Each kind of View by the name of its definition."""
    parts: Mapping[str, tuple[Mapping[str, Any], str]]
    """Schemas that occur in many places by the names they get, and what they are."""


class Kernel(NamedTuple):
    """A game's part of the kernel."""

    decision: Callable[[Seen, int], Decision]
    """What a seat has to decide, of its Observation and a seed."""
    warm_up: Callable[[], None]
    """Calls everything once, so that it is compiled."""


class BotConduct(Protocol):
    """What is done for bots at tables where people can err: they know the rules only."""

    def due(self, moves: Sequence[Any], /) -> Any | None:
        """What a seat with these legal moves does before it plays."""

    def judgement(self, moves: Sequence[Any], /) -> Any | None:
        """What a seat with these legal moves says of others, if it is asked."""

    def untrue(self, observation: Seen, /) -> frozenset[str]:
        """Reasons that hold by the rules, but not for this seat."""

    def by_the_rules(self, observation: Seen, /) -> Seen:
        """The same round as it looks where nobody can err."""


def _no_reference(_game: Any) -> tuple[Example, ...]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEntry:
    """One game. Only what has no default is needed to play it."""

    name: str
    editions: Mapping[str, Edition]
    """By their ids, the usual one first. No two games have one of the same id."""
    build: Callable[[Setup], AnyGame]
    """The rules of a table; Unreadable if the edition cannot be played so."""
    events: tuple[type[Event], ...]
    """The events there can be at its tables, beyond what every game has."""
    rulebook: Callable[[Any], tuple[Section, ...]]
    """Every rule of a table's game, in the order in which a player needs them."""
    schema: Callable[[], GameSchema]
    teller: Callable[[], Teller]
    """Puts the game into sentences."""
    reference: Callable[[Any], tuple[Example, ...]] = _no_reference
    """The reference card, if the box has one."""
    pages: Mapping[str, Setup] = field(default_factory=dict)
    """Tables that docs/rules/ has a page of, besides each edition's usual one."""
    bots: Callable[[], Mapping[str, Callable[..., Bot[Any, Any]]]] = dict
    """What makes the bots of each level that needs no kernel; any legal move without."""
    conduct: Callable[[], BotConduct] | None = None
    """Where people can err: what is done for bots."""
    kernel: Callable[[], Kernel] | None = None
    """Without one there is no search: the strong levels play as the best light one does, and
    nobody gets advice or reviews."""
    reasons: Callable[[], Callable[[Seen, Any], tuple[str, ...]]] | None = None
    """Says why a move is worth making, in codes, the most telling first."""
    lessons: Callable[[], tuple[Lesson, ...]] = tuple
    """The game's own lesson first, then chapters for those who know it."""
    board: Callable[[], type[Board]] | None = None
    """The board in the terminal app; without one it shows what the teller says."""
