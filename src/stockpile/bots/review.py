"""The review of a finished match: luck and decisions, move by move, from its record.

Every decision is judged by what the seat could know. ``docs/review.md`` has the formulas. The
arithmetic is here; an `Estimator` provides the chances.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, NamedTuple, Protocol

from stockpile.bots.advice import explain, side_of
from stockpile.bots.conduct import by_the_rules, untrue
from stockpile.core.event import Outcome
from stockpile.core.game import canonical
from stockpile.core.match import Match
from stockpile.core.observation import Observation
from stockpile.core.seats import seat_letter
from stockpile.extras import needs
from stockpile.games import AnyGame, AnyMatch, read_record

REVIEW_VERSION = 1
REVIEW_PLAYOUTS = 400
"""The number of worlds in which the best move and the one played are compared."""
BEST_MOVE_FACTOR = 4
"""Finding the best move takes this many times as many playouts."""
BLUNDER_LOSS = 0.25
"""A decision that loses this much of the chance to win adds nothing to the accuracy."""
REVIEW_DIGITS = 6
"""Decimal places in JSON."""

Seen = Observation[Any, Any]
Chances = tuple[float, ...]
"""The chance of every side, in the order of the sides."""
Shares = Mapping[str, float]
"""The chance of every side, by the letters of its seats: ``A``, or ``AC`` for a team."""


class Weighed(NamedTuple):
    """Moves compared in the same worlds: the chances after each, and how certain they are.

    ``error`` is the standard error, by side, of the difference between the first and the last move.
    """

    chances: tuple[Chances, ...]
    error: Chances


class Estimator(Protocol):
    """Estimates chances from an Observation."""

    def find_best(self, seen: Seen, rng: Random, playouts: int, /) -> Any:
        """The best move of the seat."""
        ...

    def weigh(self, seen: Seen, moves: Sequence[Any], rng: Random, playouts: int, /) -> Weighed:
        """Compare moves, in new worlds."""
        ...


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """One decision of a match. ``ply`` counts the moves of its round, from 0."""

    ply: int
    seat: str
    move: str
    best: str
    before: Shares
    """The chances if the best move is made."""
    after: Shares
    """The chances after the move that was made."""
    loss: float
    """How much of its chance the seat gave away; never less than 0."""
    error: float
    """The standard error of the loss."""
    why: tuple[str, ...]
    """Reasons for the best move."""
    forced: bool
    """Whether it was the only move."""


@dataclass(frozen=True, slots=True)
class ReviewedRound:
    """A round: for each side an even share, the opening, luck and decisions add up to the result.

    If the round was not finished, ``result`` is None, and they add up to the last ``after``.
    """

    number: int
    opening: Shares
    moments: tuple[ReviewedMove, ...]
    result: Shares | None
    luck: Shares
    decisions: Shares
    error: Shares
    """The standard error of the decisions, and so of luck and opening together."""


@dataclass(frozen=True, slots=True)
class ReviewedPlayer:
    """A seat over the whole match. ``accuracy`` is None if it never had a choice."""

    seat: str
    accuracy: float | None
    """From 0 to 100."""
    decisions: int
    """The number of times it had a choice."""
    loss: float
    """What its decisions cost in total, in rounds won; never less than 0."""
    error: float
    """The standard error of the loss."""
    luck: float
    """What the cards gave its side in total, including deals."""


@dataclass(frozen=True, slots=True)
class Review:
    """A match, move by move: luck and decisions."""

    version: int
    playouts: int
    sides: tuple[str, ...]
    names: Mapping[str, str]
    rounds: tuple[ReviewedRound, ...]
    players: tuple[ReviewedPlayer, ...]

    def as_json(self) -> dict[str, Any]:
        """The JSON form."""
        written: dict[str, Any] = _rounded(asdict(self))
        return written


class SearchEstimator:
    """The Estimator that plays out worlds with the kernel."""

    def find_best(self, seen: Seen, rng: Random, playouts: int) -> Any:
        with needs("a review"):
            from stockpile.bots.search import estimate
        return estimate(seen, rng, playouts=playouts)[0].move

    def weigh(self, seen: Seen, moves: Sequence[Any], rng: Random, playouts: int) -> Weighed:
        with needs("a review"):
            from stockpile.bots.search import outcomes
        plain = [_plain(seen, move) for move in moves]
        shares, bias = outcomes(seen, plain, rng, playouts)
        return compare(shares.tolist(), bias)


def _plain(seen: Seen, move: Any) -> Any:
    """The move if the search knows it, or the nearest one that it knows."""
    moves = canonical(seen.moves)
    return move if move in moves else seen.moves.nearest(move)  # type: ignore[attr-defined]


def compare(won: Sequence[Sequence[Sequence[float]]], bias: float = 0.0) -> Weighed:
    """What playouts say: ``won[world][move][side]`` is the share of a side at the end of the round.

    ``bias`` is the systematic error of the difference between two moves at even chances.
    """
    worlds, moves, sides = len(won), len(won[0]), len(won[0][0])
    chances = tuple(
        tuple(math.fsum(world[move][side] for world in won) / worlds for side in range(sides))
        for move in range(moves)
    )
    errors = []
    for side in range(sides):
        between = [world[-1][side] - world[0][side] for world in won]
        mean = math.fsum(between) / worlds
        # Few or no differences do not prove that other worlds would not differ: assume that one
        # more would.
        spread = math.fsum((one - mean) ** 2 for one in between) + (moves > 1)
        doubt = (moves > 1) * 4 * chances[0][side] * (1 - chances[0][side])
        errors.append(math.hypot(math.sqrt(spread) / worlds, doubt * bias))
    return Weighed(chances, tuple(errors))


def review_record(
    text: str,
    *,
    playouts: int = REVIEW_PLAYOUTS,
    progress: Callable[[float], None] | None = None,
) -> dict[str, Any]:
    """The review of the match in a record: luck and decisions, as the page about reviews explains.

    It is an object for JSON with the fields that the protocol lists, always the same for the same
    record and ``playouts``. ``progress`` is called with the part that is done, up to 1. Unreadable
    if it is not a record, Differs if it was altered.

    >>> from stockpile import new_match, write_record
    >>> match = new_match("breakers", seed=1)
    >>> dealt = match.start_round()
    >>> laid = match.play(match.legal_moves()[0])
    >>> review_record(write_record(match), playouts=20)["sides"]
    ['A', 'B']
    """
    return review(text, playouts=playouts, progress=progress).as_json()


def review(
    record_text: str,
    *,
    playouts: int = REVIEW_PLAYOUTS,
    progress: Callable[[float], None] | None = None,
    judge: Estimator | None = None,
) -> Review:
    """The review of the match in a record, always the same for the same record and playouts.

    ``progress`` is called with the part that is done, up to 1. Raises Unreadable if it is not a
    record, and Differs if it was altered.
    """
    if playouts < 1:
        raise ValueError(f"playouts={playouts}: there has to be at least one")
    game, record = read_record(record_text)
    steps = record.replay(game).steps
    judge = judge or SearchEstimator()
    rng = Random(f"stockpile review {record_text}")
    total = sum(step.move is not None for step in steps)
    rounds: list[_RoundInReview] = []
    done = 0
    match: AnyMatch = Match(game, target=record.target, youngest=record.youngest)
    for step in steps:
        if step.move is None:
            rounds.append(_RoundInReview(step.match.round, game))
        else:
            assert match.turn is not None
            observed = match.observe(match.turn)
            seen = by_the_rules(observed)
            # Drawing by hand, catching others and moving out of turn are not decisions.
            if step.actor == match.turn and step.move in seen.moves:
                rounds[-1].add(seen, step.move, rng, playouts, judge, untrue(observed))
            rounds[-1].moves += 1
            done += 1
            if progress is not None:
                progress(done / total)
        match.replay(step.events)
        if step.state.outcome is not None:
            rounds[-1].result = _result(step.state.outcome, game)
    letters = tuple("".join(map(seat_letter, side)) for side in game.sides)
    reviewed = tuple(one.close(letters) for one in rounds)
    return Review(
        REVIEW_VERSION,
        playouts,
        letters,
        {seat_letter(seat): name for seat, name in enumerate(record.names)},
        reviewed,
        tuple(_player(seat, game, rounds) for seat in range(game.seats)),
    )


class _Decision(NamedTuple):
    ply: int
    seat: int
    side: int
    move: str
    best: str
    before: Chances
    after: Chances
    error: Chances
    why: tuple[str, ...]
    forced: bool

    @property
    def loss(self) -> float:
        """Below 0 if the move turned out better than the one that seemed best."""
        return self.before[self.side] - self.after[self.side]


class _RoundInReview:
    """A round that is being reviewed."""

    def __init__(self, number: int, game: AnyGame) -> None:
        self.number = number
        self.even: Chances = (1 / len(game.sides),) * len(game.sides)
        self.decisions: list[_Decision] = []
        self.moves = 0
        """The number of moves so far, including those that are not decisions."""
        self.result: Chances | None = None

    def add(
        self,
        seen: Seen,
        made: Any,
        rng: Random,
        playouts: int,
        judge: Estimator,
        never: frozenset[str],
    ) -> None:
        """Add a decision. Reasons in ``never`` are not true for the seat, and left out."""
        forced = len(seen.moves) == 1
        best = made if forced else judge.find_best(seen, rng, BEST_MOVE_FACTOR * playouts)
        # The best of many estimates is partly the luckiest, so it is estimated again, together with
        # the move that was made.
        alike = best == made
        weighed = judge.weigh(seen, (made,) if alike else (best, made), rng, playouts)
        self.decisions.append(
            _Decision(
                self.moves,
                seen.seat,
                side_of(seen),
                str(made),
                str(best),
                weighed.chances[0],
                weighed.chances[-1],
                weighed.error,
                explain(seen, best, best=True, never=never),
                forced,
            )
        )

    @property
    def opening(self) -> Chances:
        """What the deal alone was worth."""
        return _less(self._first, self.even)

    @property
    def decided(self) -> Chances:
        """What all decisions changed."""
        return self._sum([_less(one.after, one.before) for one in self.decisions])

    @property
    def luck(self) -> Chances:
        """What changed between the decisions, and after the last."""
        befores = [one.before for one in self.decisions[1:]]
        if self.result is not None:
            befores.append(self.result)
        pairs = zip(befores, self.decisions, strict=False)
        return self._sum([_less(before, one.after) for before, one in pairs])

    @property
    def error(self) -> Chances:
        """Errors of decisions are independent, because each samples new worlds."""
        return tuple(map(math.sqrt, self._sum([_squares(one.error) for one in self.decisions])))

    @property
    def _first(self) -> Chances:
        if self.decisions:
            return self.decisions[0].before
        return self.even if self.result is None else self.result

    def _sum(self, parts: Sequence[Chances]) -> Chances:
        return tuple(math.fsum(part[side] for part in parts) for side in range(len(self.even)))

    def close(self, letters: Sequence[str]) -> ReviewedRound:
        """The finished review of the round."""

        def by_side(chances: Chances) -> Shares:
            return dict(zip(letters, chances, strict=True))

        return ReviewedRound(
            self.number,
            by_side(self.opening),
            tuple(
                ReviewedMove(
                    one.ply,
                    seat_letter(one.seat),
                    one.move,
                    one.best,
                    by_side(one.before),
                    by_side(one.after),
                    max(0.0, one.loss),
                    one.error[one.side],
                    one.why,
                    one.forced,
                )
                for one in self.decisions
            ),
            None if self.result is None else by_side(self.result),
            by_side(self.luck),
            by_side(self.decided),
            by_side(self.error),
        )


def _player(seat: int, game: AnyGame, rounds: Sequence[_RoundInReview]) -> ReviewedPlayer:
    side = game.side_of[seat]
    own = [one for part in rounds for one in part.decisions if one.seat == seat and not one.forced]
    # A negative loss is chance, and makes up for losses that chance made too large. So only the
    # sum is limited.
    kept = [1 - min(1.0, one.loss / BLUNDER_LOSS) for one in own]
    accuracy = min(100.0, 100 * math.fsum(kept) / len(own)) if own else None
    return ReviewedPlayer(
        seat_letter(seat),
        accuracy,
        len(own),
        max(0.0, math.fsum(one.loss for one in own)),
        math.sqrt(math.fsum(one.error[side] ** 2 for one in own)),
        math.fsum(part.opening[side] + part.luck[side] for part in rounds),
    )


def _result(outcome: Outcome, game: AnyGame) -> Chances:
    winner = game.side_of[outcome.winners[0]] if outcome.winners else -1
    return _shares(winner, len(game.sides))


def _shares(winner: int, sides: int) -> Chances:
    """Each side's share of a round: all for the winner, or even shares in a draw."""
    if winner < 0:
        return (1 / sides,) * sides
    return tuple(float(side == winner) for side in range(sides))


def _less(one: Chances, other: Chances) -> Chances:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def _squares(errors: Chances) -> Chances:
    return tuple(error * error for error in errors)


def _rounded(value: Any) -> Any:
    match value:
        case float():
            return round(value, REVIEW_DIGITS)
        case dict():
            return {key: _rounded(one) for key, one in value.items()}
        case list() | tuple():
            return [_rounded(one) for one in value]
        case _:
            return value
