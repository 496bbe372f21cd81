"""Pauses: everybody who is here and plays has to want one, and anybody ends it."""

from __future__ import annotations

from stockpile.core.refusal import Refusal
from stockpile.core.seats import seat_letter
from stockpile.table import commands as ask
from stockpile.table.decide.asked import Asked, refuse
from stockpile.table.facts import PauseAgreed, Paused, Resumed
from stockpile.table.log import Draft


def may_pause(asked: Asked) -> Refusal | None:
    """Whether somebody has a say in pauses now."""
    seat, state = asked.own_seat, asked.state
    if seat is None or state.paused:
        return None
    if asked.own_chair.conceded:
        return Refusal("conceded")
    # A wish could be a signal, so a silent partner can only join somebody else's.
    others_want = any(chair.pauses for at, chair in enumerate(state.chairs) if at != seat)
    if seat in asked.table.silent and (asked.own_chair.pauses or not others_want):
        return Refusal("partners-stay-silent")
    return None


def can_pause(asked: Asked) -> bool:
    """A host who only watches can pause bots, but not people who play: one of those has to ask."""
    return asked.state.paused or asked.own_seat is not None or not asked.table.players_here


def pause(asked: Asked, command: ask.Pause) -> Draft:
    """Somebody would like a pause, or would rather play on."""
    if asked.state.paused:
        if command.pause:
            raise refuse("paused")
        return Draft((Resumed(),))
    if not can_pause(asked):
        raise refuse("not-seated")
    if asked.own_seat is None:
        if not command.pause:
            raise refuse("not-paused")
        return Draft((Paused(),))
    chair, seat = asked.own_chair, asked.seat
    if not command.pause and not chair.pauses:
        raise refuse("not-paused")
    if command.pause and asked.table.with_chair(seat, pauses=True).wants_pause:
        return Draft((Paused(),))
    if command.pause == chair.pauses:
        return Draft()
    return Draft((PauseAgreed(seat_letter(seat), command.pause),))


def take_pause(asked: Asked, command: ask.TakePause) -> Draft:
    """Those who would rather have played on are gone."""
    if asked.state.paused or not asked.table.wants_pause:
        raise asked.stale()
    return Draft((Paused(),))
