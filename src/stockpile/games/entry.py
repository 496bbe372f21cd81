"""What belongs to a game: its entry names all of its parts, in every layer.

Parts that are heavy, or belong to layers above the rules, are functions that import what they
return. An editor can follow them, and nothing is loaded before it is needed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from stockpile.core.event import Event
from stockpile.core.forms import EventForms, JsonForm
from stockpile.core.game import Game
from stockpile.core.observation import Observation
from stockpile.core.option import Edition, Setup
from stockpile.core.rulebook import Example, Section

if TYPE_CHECKING:
    from stockpile.bots.bot import Bot
    from stockpile.bots.search import Decision
    from stockpile.kernel.judge import Network
    from stockpile.lessons import Lesson
    from stockpile.terminal.app.boards.board import Board
    from stockpile.terminal.tellers.teller import Teller

AnyGame = Game[Any, Any, Any]
Seen = Observation[Any, Any]


class GameSchema(NamedTuple):
    """A game's part of the protocol's schema."""

    prefix: str
    """The prefix of definitions that other games have, too, but differently."""
    forms: EventForms
    views: Mapping[str, tuple[JsonForm, type]]
    """Each kind of View by the name of its definition."""
    parts: Mapping[str, tuple[Mapping[str, Any], str]]
    """Schemas that occur in many places: each by its name, with a description."""


class Kernel(NamedTuple):
    """A game's part of the kernel."""

    decision: Callable[[Seen, int, Network], Decision]
    """The decision of a seat, made from its Observation, a seed and the learned network."""
    warm_up: Callable[[], None]
    """Calls every compiled function once, so that it is compiled."""
    skilled_choice: Callable[[Seen], Any]
    """The move of `skilled` for the seat that observes."""


class TableKernel(NamedTuple):
    """A game's part of the kernel that environments and simulations use: its modules."""

    layout: Any
    rules: Any
    encoding: Any
    actions: Any
    tensors: Any
    batch: Any
    bot_batch: Callable[[], Any]
    """The module with the bots at the tables of a batch."""
    simulation: Callable[[], Any]
    """The module that plays many rounds to their end."""
    reveals: Callable[[], Any]
    """The module that draws each card by itself."""
    learned: Callable[[], Any]
    """The module that says what the learned network looks at."""


class BotConduct(Protocol):
    """What bots need at tables where people can err: they know only the rules."""

    def due(self, moves: Sequence[Any], /) -> Any | None:
        """What a bot with these legal moves does before it plays, if anything."""

    def untrue(self, observation: Seen, /) -> frozenset[str]:
        """Reasons that hold by the rules, but not for this seat."""

    def by_the_rules(self, observation: Seen, /) -> Seen:
        """The same round as it would look if nobody could err."""


def _no_reference(_game: Any) -> tuple[Example, ...]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEntry:
    """A game. To play it, only the fields without a default are needed."""

    name: str
    editions: Mapping[str, Edition]
    """By their ids, the usual one first. An id belongs to one game only."""
    build: Callable[[Setup], AnyGame]
    """The rules of a table; Unreadable if the edition is not played like that."""
    events: tuple[type[Event], ...]
    """The events of its tables, beyond those that every game has."""
    rulebook: Callable[[Any], tuple[Section, ...]]
    """The rules of a table, in the order in which a player needs them."""
    schema: Callable[[], GameSchema]
    teller: Callable[[], Teller]
    """Puts the game into sentences."""
    reference: Callable[[Any], tuple[Example, ...]] = _no_reference
    """The reference card, if the box has one."""
    pages: Mapping[str, Setup] = field(default_factory=dict)
    """Tables with a page in docs/rules/, besides the usual table of each edition."""
    bots: Callable[[], Mapping[str, Callable[..., Bot[Any, Any]]]] = dict
    """What makes the bots of each level that needs no kernel. Without any, bots move at random."""
    conduct: Callable[[], BotConduct] | None = None
    """What bots need at tables where people can err."""
    kernel: Callable[[], Kernel] | None = None
    """Without one there is no search: strong levels play like the best one that needs no kernel,
    and there are no hints or reviews."""
    table_kernel: Callable[[], TableKernel] | None = None
    """Without one there are no environments and no simulator."""
    reasons: Callable[[], Callable[[Seen, Any], tuple[str, ...]]] | None = None
    """Says why a move is worth making, in codes, the most important first."""
    lessons: Callable[[], tuple[Lesson, ...]] = tuple
    """The lesson of the game first, then chapters for people who know it."""
    board: Callable[[], type[Board]] | None = None
    """The board in the terminal app. Without one, the app shows what the teller says."""
