"""What to do from here: the legal moves of a seat ranked by its chance to win, and why.

It works from an Observation alone. How chances are estimated is the business of
`stockpile.bots.search`, which is loaded when somebody asks; this module, like everything that only
passes advice on, is light.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from stockpile.bots.conduct import by_the_rules, untrue
from stockpile.core.game import Observation
from stockpile.games import GAMES, game_of

ADVICE_PLAYOUTS = 4000
"""How many playouts advice is worth, where nobody says anything else."""
CHANCE_DIGITS = 4
"""After the point, in what is written."""

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
"""Every code that a reason can have: ``why-<code>`` in the catalogues."""
REASONS_AGAINST = {
    "opens-next-stock",
    "spends-wild",
    "buries-low-card",
    "spends-breaker",
    "spends-joker",
    "splits-set",
}
"""Those that speak against a move."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What playouts say of one move: every side's chance to win the round after it.

    A draw counts as an even share for everybody. ``errors`` has one standard error for each chance.
    """

    move: Any
    shares: tuple[float, ...]
    errors: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class AdvisedMove:
    """A move, the chance of the seat's own side after it with one standard error, and reasons."""

    move: Any
    win: float
    error: float
    why: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """The same as plain values, ready to be written."""
        return {
            "move": str(self.move),
            "win": round(self.win, CHANCE_DIGITS),
            "error": round(self.error, CHANCE_DIGITS),
            "why": list(self.why),
        }


@dataclass(frozen=True, slots=True)
class Advice:
    """Moves, the best first; ``shares[i]`` has every side's chance after ``moves[i]``."""

    moves: tuple[AdvisedMove, ...]
    shares: tuple[tuple[float, ...], ...]


def has_advice(game: str) -> bool:
    """Whether there is advice, and a review, in a game: only where it can be searched."""
    return GAMES[game].kernel is not None


def advise(
    observation: Observation[Any, Any],
    rng: Random,
    *,
    playouts: int = ADVICE_PLAYOUTS,
    budget_ms: int | None = None,
) -> Advice:
    """What the seat on turn should do; empty if it is not its turn.

    The same Observation, ``rng`` and ``playouts`` give the same advice on every machine. With
    ``budget_ms`` it thinks for so long instead. Where cards are drawn by hand, it is about what is
    in the hand already.
    """
    if playouts < 1:
        raise ValueError(f"playouts={playouts}: there has to be at least one")
    never = untrue(observation)
    observation = by_the_rules(observation)
    if not observation.moves:
        return Advice((), ())
    # NumPy and Numba come with it.
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
    """Estimates, the best move first, as advice for the seat that observes.

    Reasons that are ``never`` true for it are left out.
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
    """Reason codes for a move, the most telling first; for the best never only some against it."""
    reasons = game_of(observation.setup).reasons
    found = () if reasons is None else reasons()(observation, move)
    found = tuple(code for code in found if code not in never)
    return ("best-chance", *found) if best and REASONS_AGAINST.issuperset(found) else found


def side_of(observation: Observation[Any, Any]) -> int:
    """The number of the side that the observing seat is on."""
    teams = observation.setup.teams
    if teams is None:
        return observation.seat
    return next(number for number, team in enumerate(teams) if observation.seat in team)
