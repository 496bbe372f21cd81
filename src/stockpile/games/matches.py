"""Games and matches in one call, with the types of the game that is named.

A type checker knows which State, Move and View belong to an edition, and which options it has.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import Parameter, signature
from operator import index
from secrets import token_hex
from typing import Any, Literal, TypedDict, TypeVar, Unpack, cast, overload

from stockpile.breakers import moves as breakers_moves
from stockpile.breakers import state as breakers_state
from stockpile.breakers import view as breakers_view
from stockpile.breakers.rules import Breakers
from stockpile.core.match import Match
from stockpile.core.option import TeamsRequest, closest
from stockpile.core.readers import a_seat, a_text, an_option, at, nullable
from stockpile.core.refusal import Unreadable
from stockpile.games.editions import EDITIONS, GAMES
from stockpile.games.entry import AnyGame
from stockpile.games.request import TableRequest, a_whole_number, several
from stockpile.skipbo import moves as skipbo_moves
from stockpile.skipbo import state as skipbo_state
from stockpile.skipbo import view as skipbo_view
from stockpile.skipbo.rules import SkipBo
from stockpile.skipbo.tabletop import moves as tabletop_moves
from stockpile.skipbo.tabletop import state as tabletop_state
from stockpile.skipbo.tabletop import view as tabletop_view
from stockpile.skipbo.tabletop.rules import Tabletop

_Function = TypeVar("_Function", bound=Callable[..., object])

AnyMatch = Match[Any, Any, Any]
SkipBoMatch = Match[skipbo_state.State, skipbo_moves.Move, skipbo_view.View]
TabletopMatch = Match[tabletop_state.State, tabletop_moves.Move, tabletop_view.View]
BreakersMatch = Match[breakers_state.State, breakers_moves.Move, breakers_view.View]

State = skipbo_state.State | tabletop_state.State | breakers_state.State
"""The whole truth of a round, in any of our games."""
Move = tabletop_moves.Move | breakers_moves.Move
"""A move in any of our games."""
View = skipbo_view.View | tabletop_view.View | breakers_view.View
"""What a seat or a spectator may know, in any of our games."""

SkipBoEdition = Literal["skipbo", "skipbo-2003", "skipbo-2011"]
"""An edition of Skip-Bo; the name of the game stands for its first edition that has the seats."""
BreakersEdition = Literal["breakers", "breakers-2010"]
"""An edition of Breakers, or the name of the game."""


class TableArguments(TypedDict, total=False):
    """Who plays."""

    seats: int | None
    """The number of players; by default 2, or as many as are in the teams."""
    teams: TeamsRequest | None
    """Partners by the letters of their seats (``["AC", "BD"]``), or the number of teams."""


class MatchArguments(TableArguments, total=False):
    """How a match is played."""

    target: int | None
    """The score that wins; None plays a single round."""
    seed: int | str | None
    """Decides all cards; None shuffles at random."""
    names: Sequence[str]
    """The names of the players, in seat order."""
    youngest: str | None
    """The seat of the youngest, who starts in the edition of 2011."""


class SkipBoOptions(TypedDict, total=False):
    """The options of Skip-Bo."""

    stock: int | None
    """The number of cards in each stock pile (S5, S6)."""
    laying: Literal["free", "stock-first", "forced"] | None
    """What has to be laid before a turn ends (S13)."""
    stalemate: Literal["redeal", "fewest-stock", "draw"] | None
    """What happens when nobody can go on (S29)."""
    caught: Literal["whole-turn", "start-only"] | None
    """How long a seat that played out of turn draws nothing (S26); tabletop conduct only."""


class BreakersOptions(TypedDict, total=False):
    """The options of Breakers."""

    answer: Literal["higher", "equal-or-higher"] | None
    """Whether an equal set answers (B6)."""
    passing: Literal["only-when-stuck", "free"] | None
    """Whether a seat that can answer may pass (B7)."""
    lone_joker: Literal["above-15", "as-15"] | None
    """How high jokers alone are (B10)."""
    memory_aid: Literal["off", "on"] | None
    """Whether finished tricks stay open (B14)."""


class _SkipBoTable(TableArguments, SkipBoOptions, total=False): ...


class _SkipBoMatch(MatchArguments, SkipBoOptions, total=False): ...


class _BreakersTable(TableArguments, BreakersOptions, total=False): ...


class _BreakersMatch(MatchArguments, BreakersOptions, total=False): ...


class _AnyOptions(SkipBoOptions, BreakersOptions, total=False):
    conduct: Literal["enforced", "tabletop"] | None


class _AnyTable(TableArguments, _AnyOptions, total=False): ...


class _AnyMatch(MatchArguments, _AnyOptions, total=False): ...


def _showing(arguments: type) -> Callable[[_Function], _Function]:
    """Name further keyword arguments in a function's signature, for `help` and completion."""

    def show(function: _Function) -> _Function:
        own = signature(function)
        *first, rest = own.parameters.values()
        more = [
            Parameter(
                name, Parameter.KEYWORD_ONLY, default=None, annotation=written.__forward_arg__
            )
            for name, written in arguments.__annotations__.items()
        ]
        shown = own.replace(parameters=[*first, *more, rest])
        cast("Any", function).__signature__ = shown
        return function

    return show


@overload
def make_game(
    edition: SkipBoEdition | None = None,
    *,
    conduct: Literal["tabletop"],
    **more: Unpack[_SkipBoTable],
) -> Tabletop: ...
@overload
def make_game(
    edition: SkipBoEdition | None = None,
    *,
    conduct: Literal["enforced"] | None = None,
    **more: Unpack[_SkipBoTable],
) -> SkipBo: ...
@overload
def make_game(edition: BreakersEdition, **more: Unpack[_BreakersTable]) -> Breakers: ...
@overload
def make_game(edition: str | None = None, **more: Unpack[_AnyTable]) -> AnyGame: ...
@_showing(_AnyOptions)
def make_game(
    edition: str | None = None,
    *,
    seats: int | None = None,
    teams: TeamsRequest | None = None,
    **options: Any,
) -> AnyGame:
    """A Game in one call.

    >>> make_game("skipbo-2003", seats=4, teams=["AC", "BD"], stock=10)
    <SkipBo: skipbo-2003, 4 seats>

    ``edition`` may be the name of a game, which stands for its first edition that has the seats.
    ``seats`` is the number of players (2, or as many as are in the teams), and ``teams`` are the
    partners by the letters of their seats, or with ``seats`` the number of teams.

    Every option has its own argument, and None leaves it as usual. In Skip-Bo:

    - ``stock``: the number of cards in each stock pile
    - ``laying``: what has to be laid before a turn ends: ``"free"``, ``"stock-first"`` or
      ``"forced"``
    - ``stalemate``: what happens when nobody can go on: ``"redeal"``, ``"fewest-stock"`` or
      ``"draw"``
    - ``conduct``: who enforces the rules: ``"enforced"`` or ``"tabletop"``
    - ``caught``: with tabletop conduct, how long a seat that played out of turn draws nothing:
      ``"whole-turn"`` or ``"start-only"``

    In Breakers:

    - ``answer``: whether an equal set answers: ``"higher"`` or ``"equal-or-higher"``
    - ``passing``: whether a seat that can answer may pass: ``"only-when-stuck"`` or ``"free"``
    - ``lone_joker``: how high jokers alone are: ``"above-15"`` or ``"as-15"``
    - ``memory_aid``: whether finished tricks stay open: ``"off"`` or ``"on"``

    docs/options.md says more about each. Games of other packages may have other options.
    Unreadable, with the argument that is wrong, if there is no such game.
    """
    named = at("edition", nullable(a_text), edition)
    game = named if named in GAMES else None
    if named is not None and game is None and named not in EDITIONS:
        known = (*GAMES, *EDITIONS)
        raise Unreadable(
            "unknown-game-or-edition",
            "edition",
            name=named,
            meant=closest(named, known),
            known=", ".join(known),
        )
    asked = TableRequest(
        game=game,
        edition=None if game else named,
        seats=at("seats", nullable(a_whole_number), seats),
        teams=at("teams", nullable(_teams), teams),
        options={
            name.replace("_", "-"): at(f"options.{name.replace('_', '-')}", an_option, value)
            for name, value in options.items()
            if value is not None
        },
    )
    try:
        return asked.build()
    except Unreadable as wrong:
        if wrong.refusal.code != "unknown-option":
            raise
        raise _unknown_argument(wrong) from None


def _unknown_argument(wrong: Unreadable) -> Unreadable:
    """The same complaint with all that a table takes: here, options are arguments among others."""
    name, options = (str(wrong.refusal.args[part]) for part in ("name", "known"))
    known = sorted((*options.split(", "), *TableArguments.__annotations__))
    return Unreadable(
        "unknown-option", "options", name=name, meant=closest(name, known), known=", ".join(known)
    )


def _teams(value: Any) -> int | tuple[Sequence[str], ...]:
    if isinstance(value, int):
        return value
    return tuple(one if isinstance(one, str) else several(one) for one in several(value))


def _seed(value: Any) -> str:
    try:
        return value if isinstance(value, str) else str(index(value))
    except TypeError:
        raise Unreadable("not-a-seed", value=repr(value)) from None


def _names(value: Any) -> tuple[str, ...]:
    return tuple(at(f"[{place}]", a_text, one) for place, one in enumerate(several(value)))


@overload
def new_match(
    edition: SkipBoEdition | None = None,
    *,
    conduct: Literal["tabletop"],
    **more: Unpack[_SkipBoMatch],
) -> TabletopMatch: ...
@overload
def new_match(
    edition: SkipBoEdition | None = None,
    *,
    conduct: Literal["enforced"] | None = None,
    **more: Unpack[_SkipBoMatch],
) -> SkipBoMatch: ...
@overload
def new_match(edition: BreakersEdition, **more: Unpack[_BreakersMatch]) -> BreakersMatch: ...
@overload
def new_match(edition: str | None = None, **more: Unpack[_AnyMatch]) -> AnyMatch: ...
@_showing(_AnyTable)
def new_match(
    edition: str | None = None,
    *,
    target: int | None = None,
    seed: int | str | None = None,
    names: Sequence[str] = (),
    youngest: str | None = None,
    **table: Any,
) -> AnyMatch:
    """A match that is about to begin.

    >>> new_match("breakers", seats=3, target=50, seed=1)
    <Match of breakers-2010, 3 seats, not begun>

    ``target`` is the score that wins (None: a single round), ``seed`` decides all cards (None:
    shuffle at random), ``names`` are the players in seat order, and ``youngest`` is the seat that
    starts in the edition of 2011. The other arguments are those of `make_game`, which explains
    every option.
    """
    game: AnyGame = make_game(edition, **table)
    return Match(
        game,
        target=at("target", nullable(a_whole_number), target),
        seed=token_hex(16) if seed is None else at("seed", _seed, seed),
        names=at("names", _names, names),
        youngest=None if youngest is None else at("youngest", a_seat(game.seats), youngest),
    )
