"""What bots notice where people can err: who plays out of turn, and whether it was advice.

They take their time for it as people do, and miss some of it; the better they play, the less. A bot
whose own turn was taken notices in the end: it wants to go on.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from stockpile.skipbo.tabletop.moves import AGREE, DISAGREE, catch
from stockpile.skipbo.tabletop.rules import Tabletop
from stockpile.skipbo.tabletop.state import State
from stockpile.table.commands import BotMove
from stockpile.table.settings import PACES
from stockpile.table.table import Table

LATE = 3
"""So many times longer it takes whoever would not have noticed, but for their own turn."""


class Attention(NamedTuple):
    """How often a bot notices that somebody plays out of turn, and after how many moves' time."""

    rate: float
    moves: float


ATTENTION = {
    "random": Attention(0.2, 4.0),
    "baseline": Attention(0.35, 3.5),
    "casual": Attention(0.5, 3.0),
    "skilled": Attention(0.75, 2.5),
    "expert": Attention(0.9, 2.0),
}
"""By level; bots from outside are as attentive as the usual one."""
USUAL = "casual"


def noticed(table: Table) -> Iterator[tuple[int, BotMove]]:
    """What the bots at a table will say, and when (milliseconds since 1970)."""
    game, state, around = table.game, table.match.state, table.around
    if not isinstance(game, Tabletop) or not isinstance(state, State):
        return
    pace = PACES[table.settings.pace]
    bots = [seat for seat, chair in enumerate(around.chairs) if chair.played_by_bot]
    if state.offender is not None and around.jumped is not None:
        jumped = around.jumped
        for seat in bots:
            after = _catches_after(table, seat, jumped.row) if seat != state.offender else None
            if after is not None:
                said = str(catch(state.offender))
                yield jumped.at + round(after * pace), BotMove(seat, said, around.version)
    if state.call is not None and around.called is not None:
        # They judge by what they heard in this turn; what was said matters to nobody (S24).
        word = AGREE if around.chairs[state.call.accused].talked else DISAGREE
        for seat in bots:
            if word in game.court.answers(state.call, seat):
                yield around.called.at + pace, BotMove(seat, str(word), around.version)


def _catches_after(table: Table, seat: int, row: int) -> float | None:
    """After how many moves' time a bot catches who plays out of turn; None if it does not."""
    chair = table.chairs[seat]
    level = (chair.bot or table.settings.bots).partition(":")[0]
    attention = ATTENTION.get(level, ATTENTION[USUAL])
    # Whoever asks, and how often: it is the same each time.
    rng = Random(f"stockpile catch {table.code} {row} {seat}")
    notices = rng.random() < attention.rate
    after = attention.moves * rng.uniform(0.6, 1.6)
    if notices:
        return after
    return LATE * after if seat == table.match.turn else None
