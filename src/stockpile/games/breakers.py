"""The entry of Skip-Bo Breakers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from stockpile.breakers import Breakers, rulebook
from stockpile.breakers.editions import EDITIONS
from stockpile.breakers.events import EVENTS
from stockpile.games.entry import GameEntry, GameSchema, Kernel, Seen, TableKernel

if TYPE_CHECKING:
    from stockpile.bots.bot import Bot
    from stockpile.lessons import Lesson
    from stockpile.terminal.app.boards.board import Board
    from stockpile.terminal.tellers.teller import Teller


def _schema() -> GameSchema:
    from stockpile.breakers import notation, view

    return GameSchema(
        prefix="Breakers",
        forms=notation.FORMS,
        views={"BreakersView": (notation.VIEW, view.View)},
        parts={
            "BreakersTile": (notation.TILE.schema, "A tile: its number, or * for a joker."),
            "BreakersLaid": (notation.LAID.schema, "A set in the trick, and who laid it."),
        },
    )


def _teller() -> Teller:
    from stockpile.terminal.tellers.breakers import BreakersTeller

    return BreakersTeller()


def _bots() -> Mapping[str, Callable[..., Bot[Any, Any]]]:
    from stockpile.bots.breakers import BaselineBot, CasualBot

    return {"baseline": BaselineBot, "casual": CasualBot}


def _kernel() -> Kernel:
    from stockpile.kernel.breakers.deciding import Decision, skilled_choice
    from stockpile.kernel.breakers.warmup import warm_up

    return Kernel(Decision, warm_up, skilled_choice)


def _table_kernel() -> TableKernel:
    from stockpile.kernel.breakers import actions, batch, encoding, layout, rules, tensors

    def bot_batch() -> Any:
        from stockpile.kernel.breakers import bot_batch

        return bot_batch

    def simulation() -> Any:
        from stockpile.kernel.breakers import simulation

        return simulation

    def reveals() -> Any:
        from stockpile.kernel.breakers import reveals

        return reveals

    def learned() -> Any:
        from stockpile.kernel.breakers import network

        return network

    return TableKernel(
        layout, rules, encoding, actions, tensors, batch, bot_batch, simulation, reveals, learned
    )


def _reasons() -> Callable[[Seen, Any], tuple[str, ...]]:
    from stockpile.bots.breakers_reasons import reasons

    return reasons


def _lessons() -> tuple[Lesson, ...]:
    from stockpile.lessons import breakers

    return (breakers.LESSON,)


def _board() -> type[Board]:
    from stockpile.terminal.app.boards.breakers import BreakersBoard

    return BreakersBoard


BREAKERS = GameEntry(
    name=Breakers.name,
    editions=EDITIONS,
    build=Breakers,
    events=EVENTS,
    rulebook=rulebook.rulebook,
    reference=rulebook.reference,
    schema=_schema,
    teller=_teller,
    bots=_bots,
    kernel=_kernel,
    table_kernel=_table_kernel,
    reasons=_reasons,
    lessons=_lessons,
    board=_board,
)
