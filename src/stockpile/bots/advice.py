"""Advice: the legal moves of a seat, ranked by its chance to win, and why.

It needs an Observation and nothing else. `stockpile.bots.search` estimates the chances; it is heavy
and loaded on demand, so that this module can be imported by code that only passes advice on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from stockpile.bots.conduct import by_the_rules, untrue
from stockpile.core.observation import Observation
from stockpile.extras import needs
from stockpile.games import GAMES, game_of

ADVICE_PLAYOUTS = 4000
"""The default number of playouts."""
CHANCE_DIGITS = 4
"""Decimal places in JSON."""

REASONS = (
    # Both games
    "wins-round",
    "only-move",
    "best-chance",
    # Skip-Bo
    "must-lay",
    "lays-stock",
    "frees-stock",
    "helps-partner",
    "empties-hand",
    "completes-pile",
    "blocks-next-stock",
    "opens-next-stock",
    "uncovers-discard",
    "makes-room",
    "keeps-wild",
    "spends-wild",
    "matches-discard",
    "descends-discard",
    "opens-discard-pile",
    "buries-low-card",
    "leaves-next-nothing",
    # Breakers
    "sheds-many",
    "sheds-low",
    "cannot-be-beaten",
    "keeps-breaker",
    "saves-breaker",
    "spends-breaker",
    "keeps-joker",
    "spends-joker",
    "splits-set",
    "stops-going-out",
    "keeps-lead",
)
"""Every code of a reason; its message is ``why-<code>``."""
REASONS_AGAINST = {
    "opens-next-stock",
    "spends-wild",
    "buries-low-card",
    "spends-breaker",
    "spends-joker",
    "splits-set",
}
"""The reasons that speak against a move."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What playouts say about a move: the chance of every side to win the round after it.

    A draw counts as an even share for everybody. ``errors`` has the standard error of each chance.
    """

    move: Any
    shares: tuple[float, ...]
    errors: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class AdvisedMove:
    """A move, the chance of the seat's side after it with its standard error, and reasons.

    >>> from stockpile import make_game
    >>> move = make_game("skipbo").read_move("stock>1")
    >>> advised = AdvisedMove(move, win=0.6123, error=0.02, why=("lays-stock",))
    """

    move: Any
    win: float
    error: float
    why: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """The JSON form.

        >>> advised.to_json()
        {'move': 'stock>1', 'win': 0.6123, 'error': 0.02, 'why': ['lays-stock']}
        """
        return {
            "move": str(self.move),
            "win": round(self.win, CHANCE_DIGITS),
            "error": round(self.error, CHANCE_DIGITS),
            "why": list(self.why),
        }


@dataclass(frozen=True, slots=True)
class Advice:
    """Moves, the best first. ``shares[i]`` has the chance of every side after ``moves[i]``.

    >>> from random import Random
    >>> from stockpile import new_match
    >>> match = new_match("breakers", seed=1)
    >>> dealt = match.start_round()
    >>> advice = advise(match.observe(match.turn), Random(1), playouts=50)
    >>> len(advice.moves) == len(advice.shares), len(advice.shares[0])
    (True, 2)
    """

    moves: tuple[AdvisedMove, ...]
    shares: tuple[tuple[float, ...], ...]


def has_advice(game: str) -> bool:
    """Whether a game has advice and reviews: only if it can be searched."""
    return GAMES[game].kernel is not None


def advise(
    observation: Observation[Any, Any],
    rng: Random,
    *,
    playouts: int = ADVICE_PLAYOUTS,
    budget_ms: int | None = None,
) -> Advice:
    """What the seat on turn should do; empty if the seat is not on turn.

    The same Observation, ``rng`` and ``playouts`` give the same advice on every machine. With
    ``budget_ms`` it thinks for that time instead. If cards are drawn by hand, it considers only
    those in the hand already.

    >>> from stockpile import new_match
    >>> match = new_match("breakers", seed=1)
    >>> dealt = match.start_round()
    >>> advice = advise(match.observe(match.turn), Random(1), playouts=50)
    >>> advice.moves[0].move in match.legal_moves()
    True
    """
    if playouts < 1:
        raise ValueError(f"playouts={playouts}: there has to be at least one")
    never = untrue(observation)
    observation = by_the_rules(observation)
    if not observation.moves:
        return Advice((), ())
    with needs("advice"):
        from stockpile.bots.search import estimate

    estimates: Sequence[Estimate] = estimate(
        observation, rng, playouts=playouts, budget_ms=budget_ms
    )
    return rank(observation, estimates, never)


def rank(
    observation: Observation[Any, Any],
    estimates: Sequence[Estimate],
    never: frozenset[str] = frozenset(),
) -> Advice:
    """Estimates, the best move first, as advice for the observing seat.

    Reasons in ``never`` are left out, because they are not true for it.
    """
    side = side_of(observation)
    return Advice(
        tuple(
            AdvisedMove(
                one.move,
                one.shares[side],
                one.errors[side],
                explain(observation, one.move, best=place == 0, never=never),
            )
            for place, one in enumerate(estimates)
        ),
        tuple(one.shares for one in estimates),
    )


def explain(
    observation: Observation[Any, Any],
    move: Any,
    *,
    best: bool,
    never: frozenset[str] = frozenset(),
) -> tuple[str, ...]:
    """Reasons for a move, the most important first; the best move never gets only drawbacks."""
    reasons = game_of(observation.setup).reasons
    found = () if reasons is None else reasons()(observation, move)
    found = tuple(code for code in found if code not in never)
    return ("best-chance", *found) if best and REASONS_AGAINST.issuperset(found) else found


def side_of(observation: Observation[Any, Any]) -> int:
    """The number of the observing seat's side."""
    teams = observation.setup.teams
    if teams is None:
        return observation.seat
    return next(number for number, team in enumerate(teams) if observation.seat in team)
