"""Tables where people can err: what goes on there, and what bots notice.

Bots need a moment to notice, as people do, and miss some of it; better players miss less. A bot
whose own turn was taken always notices in the end, because it wants to play.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from stockpile.core.match_state import MatchState
from stockpile.table.commands import BotMove
from stockpile.table.settings import PACES_MS
from stockpile.table.state import Began, Table

LATE_FACTOR = 3
"""How many times longer it takes a bot that notices only because its own turn was taken."""


class Attention(NamedTuple):
    """How often a bot notices that somebody plays out of turn, and after how many moves' time."""

    rate: float
    moves: float


ATTENTION = {
    "random": Attention(0.2, 4.0),
    "baseline": Attention(0.35, 3.5),
    "casual": Attention(0.5, 3.0),
    "skilled": Attention(0.75, 2.5),
    "master": Attention(0.85, 2.25),
    "expert": Attention(0.9, 2.0),
}
"""By level; other people's bots are as attentive as the usual level."""
USUAL_LEVEL = "casual"


def attend(table: Table, before: MatchState[Any, Any, Any], now: Began) -> Table:
    """Note when something began in the round that others might notice."""
    conduct, state = table.game.conduct, table.match.state
    if conduct is None or state is None:
        return table
    out_of_turn = None if conduct.offender(state) is None else table.state.out_of_turn or now
    call = None if conduct.accused(state) is None else table.state.call or now
    accused = None if before.state is None else conduct.accused(before.state)
    if accused is not None and call is None:
        # Nobody is fined twice for the same words.
        table = table.with_chair(accused, talked=False)
    return table.having(out_of_turn=out_of_turn, call=call)


def noticed(table: Table) -> Iterator[tuple[int, BotMove]]:
    """What the bots at a table will say, and when (milliseconds since 1970)."""
    conduct, round_, state = table.game.conduct, table.match.state, table.state
    if conduct is None or round_ is None:
        return
    pace_ms = PACES_MS[table.settings.pace]
    bots = [seat for seat, chair in enumerate(state.chairs) if chair.played_by_bot]
    offender, accused = conduct.offender(round_), conduct.accused(round_)
    if offender is not None and state.out_of_turn is not None:
        said = conduct.catch(offender)
        for seat in bots:
            after = _catches_after(table, seat, state.out_of_turn.row) if seat != offender else None
            if after is not None:
                at_ms = state.out_of_turn.at_ms + round(after * pace_ms)
                yield at_ms, BotMove(seat, said, state.version)
    if accused is not None and state.call is not None:
        # They judge by whether anything was said in this turn, whatever it was (S24).
        guilty = state.chairs[accused].talked
        for seat in bots:
            verdict = conduct.verdict(round_, seat, guilty=guilty)
            if verdict is not None:
                yield state.call.at_ms + pace_ms, BotMove(seat, verdict, state.version)


def who_plays(match: MatchState[Any, Any, Any]) -> int | None:
    """The seat whose time is running: the one on turn, or one that plays out of turn."""
    conduct = match.game.conduct
    if conduct is not None and match.playing:
        offender = conduct.offender(match.state)
        if offender is not None:
            return offender
    return match.turn


def _catches_after(table: Table, seat: int, row: int) -> float | None:
    """How many moves' time a bot takes to catch a seat out of turn; None if it never does."""
    chair = table.chairs[seat]
    level = (chair.bot or table.settings.bots).partition(":")[0]
    attention = ATTENTION.get(level, ATTENTION[USUAL_LEVEL])
    # Seeded, so that the answer is the same each time.
    rng = Random(f"stockpile catch {table.code} {row} {seat}")
    notices = rng.random() < attention.rate
    after = attention.moves * rng.uniform(0.6, 1.6)
    if notices:
        return after
    return LATE_FACTOR * after if seat == table.match.turn else None
