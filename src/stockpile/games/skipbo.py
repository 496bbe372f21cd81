"""The entry of Skip-Bo."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from stockpile.core.option import Setup
from stockpile.core.rulebook import Section
from stockpile.games.entry import (
    AnyGame,
    BotConduct,
    GameEntry,
    GameSchema,
    Kernel,
    Seen,
    TableKernel,
)
from stockpile.skipbo import SkipBo, rulebook
from stockpile.skipbo.editions import CONDUCT, EDITIONS
from stockpile.skipbo.tabletop import Tabletop
from stockpile.skipbo.tabletop.events import EVENTS

if TYPE_CHECKING:
    from stockpile.bots.bot import Bot
    from stockpile.lessons import Lesson
    from stockpile.terminal.app.boards.board import Board
    from stockpile.terminal.tellers.teller import Teller

_BY_HAND = {CONDUCT.name: "tabletop"}


def _build(setup: Setup) -> AnyGame:
    return Tabletop(setup) if _BY_HAND.items() <= setup.options.items() else SkipBo(setup)


def _rulebook(game: SkipBo | Tabletop) -> tuple[Section, ...]:
    return rulebook.rulebook(game.rules if isinstance(game, Tabletop) else game)


def _schema() -> GameSchema:
    from stockpile.skipbo import notation, view
    from stockpile.skipbo.tabletop import notation as tabletop
    from stockpile.skipbo.tabletop import view as tabletop_view

    return GameSchema(
        prefix="Skipbo",
        forms=tabletop.FORMS,
        views={
            "SkipboView": (notation.VIEW, view.View),
            "TabletopView": (tabletop.VIEW, tabletop_view.View),
        },
        parts={
            "SkipboCard": (notation.CARD.schema, "A card: its number, or S for a wild."),
            "Conduct": (tabletop.CONDUCT.schema, "What went wrong at the table and is not mended."),
            "SkipboSeatView": (
                notation.SEAT_VIEW.schema,
                "One seat of Skip-Bo as the viewer sees it.",
            ),
        },
    )


def _teller() -> Teller:
    from stockpile.terminal.tellers.skipbo import SkipBoTeller

    return SkipBoTeller()


def _bots() -> Mapping[str, Callable[..., Bot[Any, Any]]]:
    from stockpile.bots.skipbo import BaselineBot, CasualBot

    return {"baseline": BaselineBot, "casual": CasualBot}


def _conduct() -> BotConduct:
    from stockpile.skipbo.tabletop import bot_conduct

    return bot_conduct


def _kernel() -> Kernel:
    from stockpile.kernel.skipbo.deciding import Decision, skilled_choice
    from stockpile.kernel.skipbo.warmup import warm_up

    return Kernel(Decision, warm_up, skilled_choice)


def _table_kernel() -> TableKernel:
    from stockpile.kernel.skipbo import actions, batch, encoding, layout, rules, tensors

    def bot_batch() -> Any:
        from stockpile.kernel.skipbo import bot_batch

        return bot_batch

    def simulation() -> Any:
        from stockpile.kernel.skipbo import simulation

        return simulation

    def reveals() -> Any:
        from stockpile.kernel.skipbo import reveals

        return reveals

    def learned() -> Any:
        from stockpile.kernel.skipbo import network

        return network

    return TableKernel(
        layout, rules, encoding, actions, tensors, batch, bot_batch, simulation, reveals, learned
    )


def _reasons() -> Callable[[Seen, Any], tuple[str, ...]]:
    from stockpile.bots.skipbo_reasons import reasons

    return reasons


def _lessons() -> tuple[Lesson, ...]:
    from stockpile.lessons import skipbo, tabletop

    return skipbo.LESSON, tabletop.LESSON


def _board() -> type[Board]:
    from stockpile.terminal.app.boards.skipbo import SkipBoBoard

    return SkipBoBoard


SKIPBO = GameEntry(
    name=SkipBo.name,
    editions=EDITIONS,
    build=_build,
    events=EVENTS,
    rulebook=_rulebook,
    schema=_schema,
    teller=_teller,
    pages={"skipbo-2003-tabletop": Setup("skipbo-2003", 2, options=_BY_HAND)},
    bots=_bots,
    conduct=_conduct,
    kernel=_kernel,
    table_kernel=_table_kernel,
    reasons=_reasons,
    lessons=_lessons,
    board=_board,
)
