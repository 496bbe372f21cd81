"""Moves: whether one is made or taken back."""

from __future__ import annotations

from typing import Any

from stockpile.bots.advice import has_advice
from stockpile.core.game import Step
from stockpile.core.refusal import Refusal
from stockpile.core.seats import seat_letter
from stockpile.table import commands as ask
from stockpile.table.decide.asked import Asked, refuse
from stockpile.table.facts import Fact, LinkRevealed, MatchClosed, TookOver, Undone
from stockpile.table.log import Draft
from stockpile.table.state import Table, letters


def not_paused(asked: Asked) -> Refusal | None:
    """Nothing is played during a pause."""
    return Refusal("paused") if asked.state.paused else None


def may_move(asked: Asked) -> Refusal | None:
    """A seat that has given up no longer plays."""
    if asked.own_chair.conceded:
        return Refusal("conceded")
    return not_paused(asked)


def can_move(asked: Asked) -> bool:
    """Whether there is a move for the seat now. Where people can err, there always is."""
    table = asked.table
    return table.game.conduct is not None or asked.own_seat == table.match.turn


def move(asked: Asked, command: ask.Move) -> Draft:
    """Somebody makes a move, and takes over from a bot that stands in for them."""
    seat = asked.seat
    facts = [] if asked.own_chair.stand_in is None else [TookOver(seat_letter(seat))]
    return _play(asked, seat, command.move, command.version, facts)


def bot_move(asked: Asked, command: ask.BotMove) -> Draft:
    """A bot makes its move, unless a person plays the seat by now."""
    if not asked.state.chairs[command.seat].played_by_bot or asked.state.paused:
        raise asked.stale()
    return _play(asked, command.seat, command.move, command.version, [])


def _play(asked: Asked, seat: int, text: str, version: int, before: list[TookOver]) -> Draft:
    if _outdated(asked, text, version):
        raise asked.stale()
    table = asked.table
    step = table.match.weigh(text, seat, table.chance)
    return Draft((*before, *step.events, *round_ending(table, table.match.round, step)), step)


def _outdated(asked: Asked, text: str, version: int) -> bool:
    """Whether too much has happened since the version that a move was meant for."""
    game, state = asked.table.game, asked.state
    if version == state.version or game.any_time(text):
        return False
    # A verdict refers to the call that its author knows about, as long as that is open.
    call, conduct = state.call, game.conduct
    if call is None or conduct is None or version < call.row:
        return True
    return not conduct.is_verdict(text)


def round_ending(table: Table, round_number: int, step: Step[Any]) -> list[Fact]:
    """What the end of a round reveals."""
    if step.state.outcome is None:
        return []
    facts: list[Fact] = [reveal(table, round_number)]
    winners = table.match.winners_after(step.state)
    if winners is not None:
        facts.append(MatchClosed("played", letters(winners)))
    return facts


def reveal(table: Table, round_number: int) -> LinkRevealed:
    """The link that a round was dealt from."""
    return LinkRevealed(round_number, table.chain.link(round_number).hex())


def can_undo(asked: Asked) -> bool:
    """Whether the seat's last move can be taken back: nobody has learnt anything from it."""
    seat, table = asked.seat, asked.table
    own = seat == table.match.turn and table.chairs[seat].played_by_person
    return own and bool(table.undoable)


def undo(asked: Asked, command: ask.Undo) -> Draft:
    """Somebody takes back their last move."""
    require_version(asked, command.version)
    if not can_undo(asked):
        raise refuse("nothing-to-undo")
    return Draft((Undone(seat_letter(asked.seat), asked.table.undoable[-1].row),))


def may_ask_for_hint(asked: Asked) -> Refusal | None:
    """Whether somebody who plays may be told what they could do best."""
    chair = asked.own_chair
    if not (asked.table.settings.hints and has_advice(asked.table.game.name)):
        return Refusal("hints-off")
    if asked.state.paused:
        return Refusal("paused")
    if chair.conceded:
        return Refusal("conceded")
    return None if chair.stand_in is None else Refusal("bot-plays-for-you")


def not_to_decide(asked: Asked) -> Refusal | None:
    """Why there is nothing for the seat to decide now."""
    table, turn, conduct = asked.table, asked.table.match.turn, asked.table.game.conduct
    if turn is not None and asked.seat != turn:
        return Refusal("not-your-turn", turn=seat_letter(turn))
    return None if conduct is None else conduct.due(table.match.legal_moves())


def require_version(asked: Asked, version: int) -> None:
    """Raise Refused unless the round is still the one that somebody means."""
    if version != asked.state.version:
        raise asked.stale()
