"""How settings, matches and rounds change a table."""

from __future__ import annotations

from msgspec.structs import replace

from stockpile.core.seats import seat_number
from stockpile.table import facts as f
from stockpile.table.fold.registry import folds
from stockpile.table.log import Entry
from stockpile.table.settings import Settings
from stockpile.table.state import Chair, Table, TableState


@folds(f.Opened)
def _opened(table: Table, fact: f.Opened, entry: Entry) -> Table:
    opened = replace(table, state=TableState(fact.settings, asleep_ms=entry.at_ms))
    return _with_settings(opened, fact.settings)


@folds(f.SettingsChanged)
def _settings_changed(table: Table, fact: f.SettingsChanged, entry: Entry) -> Table:
    return _with_settings(table.having(settings_row=entry.seq), fact.settings)


def _with_settings(table: Table, settings: Settings) -> Table:
    kept = _fresh_chairs(table)[: settings.seats]
    added = (Chair(),) * (settings.seats - len(kept))
    return table.having(settings=settings, chairs=kept + added).with_match()


def _fresh_chairs(table: Table) -> tuple[Chair, ...]:
    """The chairs as they are before a match: who sits there, and nothing else."""
    return tuple(
        Chair(chair.person, chair.bot, chair.bot_name, away_ms=chair.away_ms)
        for chair in table.chairs
    )


@folds(f.ChainMade)
def _chain_made(table: Table, fact: f.ChainMade, entry: Entry) -> Table:
    return table.having(secret=fact.secret, seed=fact.seed)


@folds(f.MatchStarted)
def _match_started(table: Table, fact: f.MatchStarted, entry: Entry) -> Table:
    people, seated = table.state.people, [chair.person for chair in table.chairs]
    players = dict.fromkeys(people[one].guest for one in seated if one is not None)
    return table.having(
        settings=replace(table.settings, readings=fact.readings),
        names=fact.names,
        match_row=entry.seq,
        match_began_ms=entry.at_ms,
        players=tuple(players),
    ).with_match()


@folds(f.RoundStarted)
def _round_started(table: Table, fact: f.RoundStarted, entry: Entry) -> Table:
    clock = table.settings.clock
    reserve_ms = 0 if clock is None else clock.reserve * 1000
    return table.having(
        phase="playing",
        contributions=fact.contributions,
        turn_began_ms=entry.at_ms,
        dealt_row=entry.seq,
        paused_ms=None,
        out_of_turn=None,
        call=None,
        chairs=tuple(
            replace(chair, reserve_ms=reserve_ms, agrees=False, pauses=False, talked=False)
            for chair in table.chairs
        ),
    )


@folds(f.LinkRevealed)
def _link_revealed(table: Table, fact: f.LinkRevealed, entry: Entry) -> Table:
    return table


@folds(f.Undone)
def _undone(table: Table, fact: f.Undone, entry: Entry) -> Table:
    last = table.undoable[-1]
    if fact.row not in (0, last.row):
        raise ValueError(f"row {fact.row} is not the last that can be taken back")
    after = replace(table, match=last.before, undoable=table.undoable[:-1])
    return after.having(version=entry.seq, moved_ms=entry.at_ms)


@folds(f.Conceded)
def _conceded(table: Table, fact: f.Conceded, entry: Entry) -> Table:
    return table.with_chair(seat_number(fact.seat), conceded=True).having(moved_ms=entry.at_ms)


@folds(f.EndAgreed)
def _end_agreed(table: Table, fact: f.EndAgreed, entry: Entry) -> Table:
    return table.with_chair(seat_number(fact.seat), agrees=fact.agrees)


@folds(f.MatchClosed)
def _match_closed(table: Table, fact: f.MatchClosed, entry: Entry) -> Table:
    return table.having(phase="over", closed=fact, paused_ms=None)


@folds(f.Reset)
def _reset(table: Table, fact: f.Reset, entry: Entry) -> Table:
    return table.having(
        phase="gathering",
        closed=None,
        played=None,
        number=table.state.number + 1,
        names=(),
        chairs=_fresh_chairs(table),
    ).with_match()
