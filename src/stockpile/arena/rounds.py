"""The rounds of some deals of a tournament, played in any process."""

from __future__ import annotations

import gc
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from functools import cache
from math import log10
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from stockpile.arena.records import RecordedDecision, RecordKeeper
from stockpile.arena.tournament import Seating, Tournament
from stockpile.bots import Bot, Illegal, generators, is_level, make_bot, play_round, prepare
from stockpile.bots.bot import MovesBot, chooser_among
from stockpile.core.match import Match
from stockpile.core.observation import Observation
from stockpile.core.option import Setup
from stockpile.core.seats import seat_letter
from stockpile.games import EDITIONS
from stockpile.workers.client import RemoteBot, TrustedBot, WorkerClient
from stockpile.workers.messages import RequestFailed

DURATION_STEPS = 50
"""Classes of durations per power of ten: each duration is known to within 5 %."""
MOVE_LIMIT_S = 60.0
"""The time limit, in seconds, for a move of an outside bot and for its start: a bot that never
answers would hold up the tournament forever."""

NEW_OBJECTS = 100_000
"""How many new objects trigger a garbage collection while rounds are played."""


class ArenaRound(NamedTuple):
    """How a round went: plain numbers, since there may be millions of rounds."""

    winner: int
    """The side that won; -1 for a draw."""
    first: int
    """The seat that had the first turn."""
    turns: int
    moves: int
    stuck: int
    """How many times nobody could go on."""


@dataclass
class Times:
    """How long the choices of a bot took: a count for each class of durations."""

    moves: int
    seconds: float
    kinds: dict[int, int]

    @classmethod
    def of(cls, nanoseconds: list[int]) -> Times:
        """The times of some choices."""
        kinds: dict[int, int] = {}
        for one, count in Counter(nanoseconds).items():
            kind = round(DURATION_STEPS * log10(one or 1))
            kinds[kind] = kinds.get(kind, 0) + count
        return cls(len(nanoseconds), sum(nanoseconds) / 1e9, kinds)

    def add(self, other: Times) -> None:
        """Count the times of more choices."""
        self.moves += other.moves
        self.seconds += other.seconds
        for kind, count in other.kinds.items():
            self.kinds[kind] = self.kinds.get(kind, 0) + count

    def within(self, share: float) -> float:
        """The time, in seconds, within which this share of the choices was made."""
        left = share * self.moves
        for kind in sorted(self.kinds):
            left -= self.kinds[kind]
            if left <= 0:
                return float(10 ** (kind / DURATION_STEPS) / 1e9)
        return 0.0


class Batch(NamedTuple):
    """The deals from ``start`` up to ``stop``, played."""

    start: int
    stop: int
    rounds: list[list[ArenaRound]]
    """The rounds of each deal."""
    times: list[Times]
    """The times of each bot."""
    seconds: float


class BotFailed(Exception):
    """A bot gave no move, or an illegal one."""

    def __init__(self, bot: int, deal: int, seat: str, move: int, reason: str) -> None:
        super().__init__(bot, deal, seat, move, reason)
        self.bot = bot
        self.deal = deal
        self.seat = seat
        self.move = move
        """The number of the move in its round, from 1."""
        self.reason = reason


@cache
def _client() -> WorkerClient:
    """The worker for outside bots, with a process for each seat of a round."""
    return WorkerClient(limit=MOVE_LIMIT_S, frank=True)


@cache
def _level(name: str, game: str) -> Bot[Any, Any]:
    prepare((name,), game)
    return make_bot(name, game)


@cache
def _trusted(name: str, game: str) -> Bot[Any, Any]:
    return TrustedBot(make_bot(name, game))


def _seat_bot(name: str, setup: Setup, seat: int, *, trust: bool) -> Bot[Any, Any]:
    """The bot of this name at a seat in a round. Our own do not cheat, and play in this process."""
    game = EDITIONS[setup.edition].name
    if is_level(name):
        return _level(name, game)
    return _trusted(name, game) if trust else RemoteBot(_client(), name, setup, seat)


def end_bots() -> None:
    """End the processes of outside bots."""
    _client().close()
    _client.cache_clear()


class _TimedBot:
    """A bot whose choices are timed, and kept where ``decisions`` are wanted."""

    __slots__ = ("_choose", "_decisions", "_keeps_seen", "_times")

    def __init__(
        self,
        bot: Bot[Any, Any],
        times: list[int],
        decisions: list[RecordedDecision] | None,
        *,
        keeps_seen: bool,
    ) -> None:
        self._choose = bot.choose
        self._times = times
        self._decisions = decisions
        self._keeps_seen = keeps_seen

    def choose(self, observation: Observation[Any, Any], rng: Random) -> Any:
        began = time.perf_counter_ns()
        move = self._choose(observation, rng)
        self._times.append(time.perf_counter_ns() - began)
        if self._decisions is not None:
            seen = observation if self._keeps_seen else None
            self._decisions.append(RecordedDecision(observation.moves, move, seen))
        return move


class _TimedMovesBot(MovesBot[Any]):
    """The same for a bot that looks at its moves alone."""

    __slots__ = ("_choose", "_decisions", "_times")

    def __init__(
        self,
        choose: Callable[[Sequence[Any], Random], Any],
        times: list[int],
        decisions: list[RecordedDecision] | None,
    ) -> None:
        self._choose = choose
        self._times = times
        self._decisions = decisions

    def choose_among(self, moves: Sequence[Any], rng: Random) -> Any:
        began = time.perf_counter_ns()
        move = self._choose(moves, rng)
        self._times.append(time.perf_counter_ns() - began)
        if self._decisions is not None:
            self._decisions.append(RecordedDecision(moves, move, None))
        return move


def _timed(
    bot: Bot[Any, Any],
    times: list[int],
    decisions: list[RecordedDecision] | None,
    *,
    keeps_seen: bool,
) -> Bot[Any, Any]:
    """The bot, timed. If what it saw is kept, it is shown everything."""
    among = None if keeps_seen else chooser_among(bot)
    if among is None:
        return _TimedBot(bot, times, decisions, keeps_seen=keeps_seen)
    return _TimedMovesBot(among, times, decisions)


def play_deals(
    tournament: Tournament, start: int, stop: int, records: Sequence[Path] = ()
) -> Batch:
    """Play every round of these deals, and keep ``records`` of them. Raises BotFailed, OSError."""
    began = time.perf_counter()
    times: list[list[int]] = [[] for _ in tournament.bots]
    keeper = RecordKeeper(records, (start, stop)) if records else None
    with _rare_collections(), keeper or nullcontext():
        rounds = [
            [
                _play(tournament, deal, number, seating, times, keeper)
                for number, seating in enumerate(tournament.seatings(deal))
            ]
            for deal in range(start, stop)
        ]
    counted = [Times.of(one) for one in times]
    return Batch(start, stop, rounds, counted, time.perf_counter() - began)


@contextmanager
def _rare_collections() -> Iterator[None]:
    """Collect garbage less often.

    Rounds leave no cycles behind, but thousands of live objects, which Python would traverse again
    and again. It is not turned off, because outside bots may leave cycles.
    """
    usual = gc.get_threshold()
    gc.set_threshold(max(usual[0], NEW_OBJECTS) if usual[0] else 0, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)


def _play(
    tournament: Tournament,
    deal: int,
    number: int,
    seating: Seating,
    times: list[list[int]],
    keeper: RecordKeeper | None,
) -> ArenaRound:
    game = tournament.game
    seated = [seating[side] for side in game.side_of]
    decisions: list[RecordedDecision] | None = None if keeper is None else []
    bots = [
        _timed(
            _seat_bot(tournament.players[bot], game.setup, seat, trust=tournament.trust_bots),
            times[bot],
            decisions,
            keeps_seen=game.conduct is not None,
        )
        for seat, bot in enumerate(seated)
    ]
    match = Match(game, names=[tournament.bots[bot] for bot in seated])
    match.start_round(tournament.chance(deal))
    first = match.turn
    try:
        played = play_round(match, bots, generators(tournament.luck(deal), game.seats))
    except (Illegal, RequestFailed) as wrong:
        seat = match.turn or 0
        move = 1 + sum(game.move_of(event) is not None for event in match.round_events)
        reason = f"Illegal: {wrong}" if isinstance(wrong, Illegal) else str(wrong)
        raise BotFailed(seated[seat], deal, seat_letter(seat), move, reason) from wrong
    if keeper is not None and decisions is not None:
        keeper.add(match, deal, number, decisions)
    assert played.outcome is not None
    winners = played.outcome.winners
    return ArenaRound(
        game.side_of[winners[0]] if winners else -1,
        first or 0,
        played.turns,
        played.choices,
        sum(isinstance(event, game.standstills) for event in match.round_events)
        + (played.outcome.ending in game.standstill_endings),
    )
