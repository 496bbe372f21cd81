"""Conduct in sentences, for tables where people draw by hand and can err."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stockpile.core.event import Event
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
from stockpile.terminal.tellers.teller import TableWords, count_shown


def happened(words: TableWords, event: Event) -> list[str]:
    """What is told of an event, with the reason where there is one."""
    match event:
        case ExtraSlipped(seat, cards):
            slips = words("tabletop-slips", **words.who(seat), count=count_shown(cards))
            return [f"{slips} {words('tabletop-slips-why')}"]
        case OffenderCaught(seat, offender):
            whom = {"whom": words.who(offender)["who"], "offender": words.names[offender]}
            caught = str(words.game.options["caught"])
            ban = words("tabletop-ban", **words.who(offender), caught=caught)
            return [f"{words('tabletop-catches', **words.who(seat), **whom)} {ban}"]
        case TurnStood(seat):
            who = words.who(seat)
            return [f"{words('tabletop-stands', **who)} {words('tabletop-stands-why', **who)}"]
        case AdviceCalled(seat, accused):
            whom = {"whom": words.who(accused)["who"], "accused": words.names[accused]}
            return [words("tabletop-calls", **words.who(seat), **whom)]
        case AdviceJudged(seat, agrees):
            said = "yes" if agrees else "no"
            return [words("tabletop-judges", **words.who(seat), agrees=said)]
        case AdviceSettled(confirmed=confirmed):
            return [words("tabletop-settled", confirmed="yes" if confirmed else "no")]
        case AdviceLapsed(accused):
            return [words("tabletop-lapsed", **words.who(accused))]
        case PenaltyTaken(seat, cards):
            penalty = words("tabletop-penalty", **words.who(seat), count=count_shown(cards))
            return [f"{penalty} {words('tabletop-penalty-why')}"]
        case _:
            return []


def choices(words: TableWords, view: Any, moves: Sequence[Any]) -> list[str]:
    """What the person can do now besides playing."""
    told = []
    # Nobody is told that they could draw too many.
    game, own = words.game, view.seats[words.person or 0].hand
    missing = printed_in(game.setup.edition).sizes(game.seats).hand - count_shown(own)
    draws = [move for move in moves if isinstance(move, Draw) and move.count <= missing]
    if draws:
        most = max(draws, key=lambda move: move.count)
        told.append(words("play-tabletop-can-draw", move=str(most), count=most.count))
    told += [
        words("play-tabletop-can-catch", move=str(move), name=words.names[move.offender])
        for move in moves
        if isinstance(move, Catch)
    ]
    if AGREE in moves:
        told.append(words(_question(words, view, moves)))
    return told


def _question(words: TableWords, view: Any, moves: Sequence[Any]) -> str:
    """The message that asks the person about advice: to judge others, or to own up."""
    call = view.tabletop.advice
    if words.person not in words.game.sides[words.game.side_of[call.accused]]:
        return "play-tabletop-can-judge"
    return "play-tabletop-can-deny" if DISAGREE in moves else "play-tabletop-can-own-up"


def help(words: TableWords) -> str:  # noqa: A001
    """How the moves of conduct are typed."""
    example = seat_letter(1 if words.person == 0 else 0)
    return words("play-help-tabletop", seat=example)
