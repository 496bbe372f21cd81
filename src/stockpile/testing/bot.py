"""The contract of a bot: it plays all seats of a table, and is watched."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from copy import deepcopy
from typing import Any, NamedTuple

from stockpile.bots import Illegal, make_bot
from stockpile.bots.bot import Bot
from stockpile.bots.conduct import ask
from stockpile.core.event import TurnStarted
from stockpile.core.match import Match
from stockpile.core.observation import Observation
from stockpile.core.option import TeamsRequest
from stockpile.core.seats import seat_letter
from stockpile.games import make_game
from stockpile.testing.flaw import Flaw, blamed_on

ASKED_AGAIN = 40
"""How many decisions of a round a bot has to repeat when the round is over."""
MOST_TURNS = 1_000
"""Turns after which a round ends: bad bots can play for very long."""
MOVE_LIMIT_S = 10.0
"""The time limit at tables for a move of an outside bot."""


class _Choice(NamedTuple):
    where: str
    observation: Observation[Any, Any]
    seed: str
    chosen: str


def check_bot(
    bot: Bot[Any, Any] | str,
    edition: str = "skipbo-2003",
    *,
    seats: int = 2,
    teams: TeamsRequest | None = None,
    rounds: int = 1,
    seed: int = 0,
    seconds: float | None = MOVE_LIMIT_S,
    clock: Callable[[], float] = time.monotonic,
    **options: Any,
) -> None:
    """Let a bot (or the one of this name) play all seats; raise Flaw if it breaks the contract.

    It has to answer with a legal move within ``seconds`` (None: no limit), leave the Observation
    and Python's own random generator alone, and give the same move for the same Observation and
    random generator, even when the round is over and it has seen others since.

    >>> from stockpile.bots import RandomBot
    >>> check_bot(RandomBot(), "breakers-2010", rounds=1)
    """
    game = make_game(edition, seats=seats, teams=teams, **options)
    with blamed_on(str(bot), "making the bot"):
        player = make_bot(bot, game.name) if isinstance(bot, str) else bot
    for number in range(1, rounds + 1):
        youngest = None if game.lead_by_draw else 0
        match = Match(game, seed=f"check_bot {seed} {number}", youngest=youngest)
        match.start_round()
        taken: list[_Choice] = []
        turns = 0
        while match.turn is not None and turns < MOST_TURNS:
            at = f"round {number}, move {len(taken) + 1}, seat {seat_letter(match.turn)}"
            generator = f"{seed} {at}"
            observation = match.observe(match.turn)
            move = _choose(player, observation, generator, at, seconds, clock)
            taken.append(_Choice(at, observation, generator, str(move)))
            events = match.play(move, match.turn)
            turns += sum(isinstance(event, TurnStarted) for event in events)
        _ask_again(player, taken)


def _choose(
    bot: Bot[Any, Any],
    observation: Observation[Any, Any],
    seed: str,
    where: str,
    seconds: float | None,
    clock: Callable[[], float],
) -> Any:
    before, chance = _known(observation), random.getstate()
    began = clock()
    move = _answer(bot, observation, seed, where)
    took = clock() - began
    if seconds is not None and took > seconds:
        raise Flaw(where, f"it took {took:.1f} s for {move}; it has {seconds:.1f} s")
    if random.getstate() != chance:
        raise Flaw(where, "it draws from Python's own random generator, not from the one it gets")
    if _known(observation) != before:
        raise Flaw(where, "it has changed the Observation it was given")
    return move


def _answer(bot: Bot[Any, Any], observation: Observation[Any, Any], seed: str, where: str) -> Any:
    with blamed_on(where, "choosing"):
        try:
            return ask(bot, observation, random.Random(seed))
        except Illegal as illegal:
            raise Flaw(where, f"it {illegal}") from None


def _ask_again(bot: Bot[Any, Any], taken: list[_Choice]) -> None:
    """Ask the same questions in another order, as copies: what it remembers must not matter."""
    for decision in reversed(taken[:: max(1, len(taken) // ASKED_AGAIN)]):
        where, observation, seed, chosen = decision
        again = str(_answer(bot, deepcopy(observation), seed, where))
        if again != chosen:
            raise Flaw(
                where,
                f"it chose {chosen}, and {again} when it was asked again with the same Observation"
                " and the same generator",
            )


def _known(observation: Observation[Any, Any]) -> tuple[Any, ...]:
    first = [str(move) for move in observation.moves[:100]]
    return observation.seat, observation.view, list(observation.events), first
