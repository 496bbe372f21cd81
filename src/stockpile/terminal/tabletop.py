"""What happens, and what can be done, where people draw by hand and can err, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stockpile.core.event import Event, Hidden
from stockpile.core.seats import seat_letter
from stockpile.games import printed_in
from stockpile.skipbo.tabletop.events import (
    AdviceCalled,
    AdviceJudged,
    AdviceLapsed,
    AdviceSettled,
    ExtraSlipped,
    OffenderCaught,
    PenaltyTaken,
    TurnStood,
)
from stockpile.skipbo.tabletop.moves import AGREE, DISAGREE, Catch, Draw
from stockpile.terminal.telling import Telling


def happened(telling: Telling, event: Event) -> list[str]:
    """What is told of it, with the reason where one is due."""
    match event:
        case ExtraSlipped(seat, cards):
            slips = telling("tabletop-slips", **telling.who(seat), count=_count(cards))
            return [f"{slips} {telling('tabletop-slips-why')}"]
        case OffenderCaught(seat, offender):
            whom = {"whom": telling.who(offender)["who"], "offender": telling.names[offender]}
            caught = str(telling.game.options["caught"])
            ban = telling("tabletop-ban", **telling.who(offender), caught=caught)
            return [f"{telling('tabletop-catches', **telling.who(seat), **whom)} {ban}"]
        case TurnStood(seat):
            who = telling.who(seat)
            return [f"{telling('tabletop-stands', **who)} {telling('tabletop-stands-why', **who)}"]
        case AdviceCalled(seat, accused):
            whom = {"whom": telling.who(accused)["who"], "accused": telling.names[accused]}
            return [telling("tabletop-calls", **telling.who(seat), **whom)]
        case AdviceJudged(seat, agrees):
            said = "yes" if agrees else "no"
            return [telling("tabletop-judges", **telling.who(seat), agrees=said)]
        case AdviceSettled(confirmed=confirmed):
            return [telling("tabletop-settled", confirmed="yes" if confirmed else "no")]
        case AdviceLapsed(accused):
            return [telling("tabletop-lapsed", **telling.who(accused))]
        case PenaltyTaken(seat, cards):
            penalty = telling("tabletop-penalty", **telling.who(seat), count=_count(cards))
            return [f"{penalty} {telling('tabletop-penalty-why')}"]
        case _:
            return []


def choices(telling: Telling, view: Any, moves: Sequence[Any]) -> list[str]:
    """What conduct lets the person do now, besides playing."""
    told = []
    # That more could be drawn by mistake is nothing to tell.
    game, own = telling.game, view.seats[telling.person or 0].hand
    missing = printed_in(game.setup.edition).sizes(game.seats).hand - _count(own)
    draws = [move for move in moves if isinstance(move, Draw) and move.count <= missing]
    if draws:
        most = max(draws, key=lambda move: move.count)
        told.append(telling("play-tabletop-can-draw", move=str(most), count=most.count))
    told += [
        telling("play-tabletop-can-catch", move=str(move), name=telling.names[move.offender])
        for move in moves
        if isinstance(move, Catch)
    ]
    if AGREE in moves:
        told.append(telling(_question(telling, view, moves)))
    return told


def _question(telling: Telling, view: Any, moves: Sequence[Any]) -> str:
    """What the person is asked about advice: to judge others, or to own up."""
    call = view.tabletop.advice
    if telling.person not in telling.game.sides[telling.game.side_of[call.accused]]:
        return "play-tabletop-can-judge"
    return "play-tabletop-can-deny" if DISAGREE in moves else "play-tabletop-can-own-up"


def help(telling: Telling) -> str:  # noqa: A001
    """How what is not played is typed."""
    example = seat_letter(1 if telling.person == 0 else 0)
    return telling("play-help-tabletop", seat=example)


def _count(cards: Any) -> int:
    return cards.count if isinstance(cards, Hidden) else len(cards)
