"""How facts about seats change a table."""

from __future__ import annotations

from msgspec.structs import replace

from stockpile.core.seats import seat_number
from stockpile.table import facts as f
from stockpile.table.fold.registry import folds
from stockpile.table.log import Entry
from stockpile.table.state import Chair, Offer, Table

MAX_OFFERS = 8
"""How many links that move seats a table keeps; the oldest go first."""


@folds(f.Sat)
def _sat(table: Table, fact: f.Sat, entry: Entry) -> Table:
    before = table.seat_of(fact.person)
    if before is not None:
        table = stand_up(table, before)
    return _sit_down(table, seat_number(fact.seat), fact.person, entry.at_ms)


@folds(f.Stood)
def _stood(table: Table, fact: f.Stood, entry: Entry) -> Table:
    return stand_up(table, seat_number(fact.seat))


@folds(f.SeatMoved)
def _seat_moved(table: Table, fact: f.SeatMoved, entry: Entry) -> Table:
    seat = seat_number(fact.seat)
    before = table.chairs[seat]
    offers = tuple(one for one in table.state.offers if one.person != before.person)
    table = _sit_down(table.having(offers=offers), seat, fact.person, entry.at_ms)
    return table.with_chair(seat, ready=before.ready, contribution=before.contribution)


@folds(f.SeatOffered)
def _seat_offered(table: Table, fact: f.SeatOffered, entry: Entry) -> Table:
    holder = table.chairs[seat_number(fact.seat)].person
    assert holder is not None
    open_offers = [one for one in table.state.offers if one.until_ms > entry.at_ms]
    offer = Offer(holder, fact.code, fact.until)
    return table.having(offers=(*open_offers[1 - MAX_OFFERS :], offer))


@folds(f.BotSeated)
def _bot_seated(table: Table, fact: f.BotSeated, entry: Entry) -> Table:
    return seat_bot(table, seat_number(fact.seat), fact.level, fact.name)


@folds(f.SeatCleared)
def _seat_cleared(table: Table, fact: f.SeatCleared, entry: Entry) -> Table:
    return table.with_new_chair(seat_number(fact.seat), Chair())


def _sit_down(table: Table, seat: int, person: int, at_ms: int) -> Table:
    one = table.state.people[person]
    players = table.state.players
    if one.guest not in players:
        table = table.having(players=(*players, one.guest))
    return table.with_chair(
        seat,
        person=person,
        bot=None,
        ready=False,
        contribution=None,
        agrees=False,
        pauses=False,
        stand_in=None,
        away_ms=None if one.present else at_ms,
    )


def stand_up(table: Table, seat: int) -> Table:
    """Free a chair; while a match is under way a bot plays on, so nobody has to wait."""
    under_way = table.state.phase in ("playing", "between")
    return seat_bot(table, seat, table.settings.bots if under_way else None)


def seat_bot(table: Table, seat: int, level: str | None, name: str = "") -> Table:
    chair = table.chairs[seat]
    after = Chair(bot=level, bot_name=name, reserve_ms=chair.reserve_ms, conceded=chair.conceded)
    return table.with_new_chair(seat, after)


@folds(f.Readied)
def _readied(table: Table, fact: f.Readied, entry: Entry) -> Table:
    seat = seat_number(fact.seat)
    return table.with_chair(seat, ready=fact.ready, contribution=fact.contribution)


@folds(f.StoodIn)
def _stood_in(table: Table, fact: f.StoodIn, entry: Entry) -> Table:
    seat = seat_number(fact.seat)
    left_ms = 0 if fact.why == "clock" else table.chairs[seat].reserve_ms
    after = table.with_chair(seat, stand_in=fact.why, reserve_ms=left_ms)
    # The bot takes as long as for any other move.
    return replace(after.having(moved_ms=entry.at_ms), undoable=())


@folds(f.TookOver)
def _took_over(table: Table, fact: f.TookOver, entry: Entry) -> Table:
    seat = seat_number(fact.seat)
    after = table.with_chair(seat, stand_in=None)
    if seat == table.match.turn:
        after = after.having(turn_began_ms=entry.at_ms)
    return replace(after, undoable=())
