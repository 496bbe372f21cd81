"""Does what a table has to do by itself, when its time comes."""

from __future__ import annotations

import asyncio
import logging
import math
from typing import TYPE_CHECKING

from stockpile.core.refusal import Refused, Unreadable
from stockpile.table import commands as ask
from stockpile.table.budget import ThinkingBudget
from stockpile.table.duties import Duty, LetBotMove, next_duty
from stockpile.table.settings import PACES_MS
from stockpile.workers.pool import ThinkingFailed, lighter, usual_answer_ms

if TYPE_CHECKING:
    from stockpile.table.room import Room

RETRY_DUTY_S = 1.0
"""Seconds before a duty that failed is tried again."""

_log = logging.getLogger(__name__)


class DutyRunner:
    """The duties of one table, if this node has them."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.holding = not room.tables.store.shared
        """Whether this node has the table's duties."""
        self._duty: Duty | None = None
        self._duty_version = -1
        self._task: asyncio.Task[None] | None = None
        self._budget = ThinkingBudget(room.tables.thinking_per_minute, room.tables.time.seconds)

    def hold(self, holding: bool) -> None:
        """Take on the table's duties, or give them up."""
        if holding != self.holding:
            self.holding = holding
            self.schedule()

    def schedule(self) -> None:
        """Find out what has to be done next, and do it when its time comes."""
        room = self._room
        duty = next_duty(room.table) if self.holding and not room.gone else None
        version = room.table.state.version
        if duty == self._duty and version == self._duty_version:
            return
        self.stop()
        self._duty, self._duty_version = duty, version
        if duty is not None:
            self._task = room.tables.spawn(self._perform(duty, version))

    def stop(self) -> None:
        """Do nothing more."""
        task, self._task = self._task, None
        self._duty = None
        # The task of a duty that has just been done may be the caller.
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    async def _perform(self, duty: Duty, version: int) -> None:
        room, tables = self._room, self._room.tables
        done = False
        try:
            command, at_ms = duty.what, duty.at_ms
            if isinstance(command, LetBotMove):
                command, at_ms = await self._let_bot_move(command, duty, version)
            if not (tables.hurry and isinstance(command, ask.BotMove | ask.NextRound)):
                await tables.time.sleep(max(0, at_ms - room.now_ms()) / 1000)
            await room.do("", command)
            done = True
        except Refused as refused:
            # Stale: the table has moved on, and with it its duties.
            done = refused.refusal.code == "stale" and room.table.state.version != version
        except (ThinkingFailed, Unreadable):
            _log.warning("no bot could choose a move")
        except Exception:  # noqa: BLE001 - whatever it was, the table must not stand still
            _log.exception("a duty failed")
        if not done and self._duty is duty:
            await tables.time.sleep(RETRY_DUTY_S)
            if self._duty is duty:
                self._duty = None
                self.schedule()

    async def _let_bot_move(
        self, what: LetBotMove, duty: Duty, version: int
    ) -> tuple[ask.BotMove, int]:
        """What a bot chooses, and when to show it.

        How long a bot thinks would say something about its cards. So each level has a time that is
        nearly always enough, and takes exactly that long, or a multiple of it.
        """
        room, tables = self._room, self._room.tables
        table, seat = room.table, what.seat
        observation = await room.observe(seat, version)
        level = what.level if self._budget.left else lighter(what.level)
        who = f"{table.match_name} {table.match.round} {seat}"
        seed = room.seat_logs.seed_for(table, seat, str(seat))
        began = tables.time.seconds()
        move = await tables.thinkers.choose(level, table.game.name, observation, who=who, seed=seed)
        self._budget.spend(tables.time.seconds() - began)
        step_ms = usual_answer_ms(what.level, tables.thinking_ms)
        began_ms = duty.at_ms - PACES_MS[table.settings.pace]
        first_ms = max(duty.at_ms, began_ms + step_ms)
        late = math.ceil(max(0, room.now_ms() - first_ms) / step_ms)
        return ask.BotMove(seat, move, version), first_ms + late * step_ms
