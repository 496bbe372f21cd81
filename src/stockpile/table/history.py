"""Matches that are over: how they are summed up, read back from the log, counted and replayed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from stockpile.core.event import Event, TurnStarted
from stockpile.core.fairness import Proof
from stockpile.core.match import Match
from stockpile.core.seats import seat_letter, seat_number
from stockpile.games import AnyMatch, write_record
from stockpile.skipbo.tabletop.events import TurnStood
from stockpile.skipbo.tabletop.state import State as TabletopState
from stockpile.store import Beside, Finished, Listing, Member, Row
from stockpile.table.around import Around, Phase
from stockpile.table.facts import (
    BotSeated,
    HostChanged,
    Joined,
    Left,
    LinkRevealed,
    MatchClosed,
    MatchStarted,
    Named,
    Opened,
    Removed,
    Reset,
    RoundStarted,
    Sat,
    SeatCleared,
    SeatMoved,
    SettingsChanged,
    Stood,
    Undone,
)
from stockpile.table.settings import Settings, upgrade
from stockpile.table.showing import AnyEvent, AnyView
from stockpile.table.table import Entry, Table, read_contributions

_LISTED_FACTS = (
    Opened,
    SettingsChanged,
    Named,
    Left,
    Removed,
    HostChanged,
    Sat,
    Stood,
    SeatMoved,
    BotSeated,
    SeatCleared,
    MatchStarted,
    MatchClosed,
    Reset,
)


class Place(Struct, frozen=True, omit_defaults=True):
    """Who has a seat: somebody by name, a bot by level, or nobody."""

    seat: str
    name: str | None = None
    bot: str | None = None


class Summary(Struct, frozen=True):
    """What is told of a table to those who look for one."""

    game: str
    settings: Settings
    phase: Phase
    host: str
    places: tuple[Place, ...]


class MatchSummary(Struct, frozen=True):
    """A match that is over, and all that is needed to read it back from the log."""

    game: str
    settings: Settings
    number: int
    name: str
    commitment: str
    names: tuple[str, ...]
    places: tuple[Place, ...]
    rounds: int
    scores: tuple[int, ...] | None
    closed: Literal["played", "concession", "agreement"] | None
    """How it ended; None while it is under way."""
    winners: tuple[str, ...]
    started: int
    ended: int


encode = msgspec.json.Encoder().encode
_decode_summary = msgspec.json.Decoder(Summary).decode
_decode_match_summary = msgspec.json.Decoder(MatchSummary).decode
_decode_around = msgspec.json.Decoder(Around).decode


def read_summary(written: bytes | str) -> Summary:
    """The summary of a table that was kept."""
    return upgrade(_decode_summary(written), written)


def read_match_summary(written: bytes | str) -> MatchSummary:
    """The summary of a match that was kept."""
    return upgrade(_decode_match_summary(written), written)


def beside(table: Table, entry: Entry) -> tuple[Beside, ...]:
    """What has to be findable once an entry, not yet folded, is in the log."""
    if not entry.facts:
        return ()
    written: list[Beside] = []
    if any(isinstance(fact, Joined) for fact in entry.facts):
        written.append(Member(entry.author))
    listed = any(isinstance(fact, _LISTED_FACTS) for fact in entry.facts)
    if not listed:
        return tuple(written)
    after = _preview(table, entry)
    summary = _summary(after)
    written.append(Listing(after.settings.listed, encode(summary)))
    closed = next((fact for fact in entry.facts if isinstance(fact, MatchClosed)), None)
    if closed is not None:
        written.append(_finished(after, entry, closed, summary))
    return tuple(written)


def _preview(table: Table, entry: Entry) -> Table:
    """The table with the facts of an entry, but not what happens in the game."""
    after = Table(table.code, _decode_around(encode(table.around)), table.seq)
    for fact in entry.facts:
        if not isinstance(fact, Undone):
            after.apply(fact, entry)
    match = table.match
    after.match.round = match.round + any(isinstance(one, RoundStarted) for one in entry.facts)
    after.match.scores = match.scores if entry.step is None else entry.step.state.scores
    return after


def _places(table: Table) -> tuple[Place, ...]:
    people = table.around.people
    return tuple(
        Place(
            seat_letter(seat),
            None if chair.person is None else people[chair.person].name,
            chair.bot,
        )
        for seat, chair in enumerate(table.chairs)
    )


def _summary(table: Table) -> Summary:
    around = table.around
    host = around.people[around.host].name if around.host in around.people else ""
    return Summary(table.game.name, around.settings, around.phase, host, _places(table))


def _finished(table: Table, entry: Entry, closed: MatchClosed, summary: Summary) -> Finished:
    around = table.around
    body = _match_summary(table, summary.places, closed, entry.at)
    guests = tuple(around.players)
    return Finished(around.number, around.first, entry.seq, entry.at, guests, encode(body))


def _match_summary(
    table: Table, places: tuple[Place, ...], closed: MatchClosed, ended: int
) -> MatchSummary:
    around = table.around
    return MatchSummary(
        game=table.game.name,
        settings=around.settings,
        number=around.number,
        name=table.match_name,
        commitment=table.chain.commitment.hex(),
        names=around.names,
        places=places,
        rounds=table.match.round,
        scores=table.match.scores,
        closed=closed.by,
        winners=closed.winners,
        started=around.began,
        ended=ended,
    )


# Reading back


class Step(Struct, frozen=True, omit_defaults=True):
    """One entry of a finished round, as one seat or a spectator saw it."""

    seq: int
    at: int
    events: tuple[AnyEvent, ...]
    view: AnyView
    undone: bool = False


class SeatStatistics(Struct, frozen=True):
    """What one seat did in a match."""

    seat: str
    turns: int
    moves: int
    seconds: float
    """How long its turns took, all together."""
    events: dict[str, int]
    """How often each kind of event was this seat's doing."""


class Statistics(Struct, frozen=True):
    """A match in figures."""

    rounds: int
    moves: int
    seconds: float
    rounds_won: tuple[int, ...]
    """By seat."""
    seats: tuple[SeatStatistics, ...]


def so_far(table: Table) -> MatchSummary | None:
    """What is known of the rounds that are over, of a match under way; None if there are none."""
    played = table.around.played
    if played is None:
        return None
    summary = _match_summary(table, _places(table), MatchClosed("played", ()), table.at)
    return msgspec.structs.replace(summary, rounds=played.round, scores=played.scores, closed=None)


class Past:
    """A match that is over, or its finished rounds, read back from the rows that hold it."""

    def __init__(self, code: str, summary: MatchSummary, rows: Sequence[Row]) -> None:
        self.summary = summary
        around = Around(summary.settings, number=summary.number, names=summary.names)
        table = Table(code, around)
        entries = [table.entry(row) for row in rows]
        # A round that is under way is nobody's to see yet.
        while entries and not any(isinstance(one, LinkRevealed) for one in entries[-1].facts):
            entries.pop()
        self.entries = entries

    def _new_match(self) -> AnyMatch:
        settings = self.summary.settings
        return Match(
            settings.game(),
            target=settings.target,
            table=self.summary.name,
            names=[
                name or place.bot or place.name or ""
                for name, place in zip(self.summary.names, self.summary.places, strict=True)
            ],
            youngest=None if settings.youngest is None else seat_number(settings.youngest),
            commitment=bytes.fromhex(self.summary.commitment),
        )

    def _play(self, match: AnyMatch) -> Iterable[tuple[Entry, tuple[Event, ...], bool]]:
        """Let everything happen again; what happened in each entry, and whether it was undone."""
        links = {
            fact.round: bytes.fromhex(fact.link)
            for entry in self.entries
            for fact in entry.facts
            if isinstance(fact, LinkRevealed)
        }
        undoable: list[tuple[Any, int]] = []
        for entry in self.entries:
            chance = None
            undone = False
            for fact in entry.facts:
                if isinstance(fact, RoundStarted):
                    thrown = read_contributions(fact.contributions)
                    proof = Proof(links[fact.round], thrown)
                    chance = proof.chance(self.summary.name, fact.round)
                elif isinstance(fact, Undone):
                    undone = True
                    match.take_back(*undoable.pop())
            if entry.events:
                quiet = all(isinstance(event, match.game.undoable) for event in entry.events)
                if not quiet:
                    undoable.clear()
                before = match.state
                match.replay(entry.events, chance)
                if quiet:
                    undoable.append((before, len(entry.events)))
            if entry.events or undone:
                yield entry, entry.events, undone

    def match(self) -> AnyMatch:
        """The whole match; what was taken back is not in it."""
        match = self._new_match()
        for _ in self._play(match):
            pass
        return match

    def record(self) -> str:
        """The record, to be kept or checked."""
        return write_record(self.match())

    def replay(self, round_number: int, viewer: int | None) -> list[Step]:
        """One round step by step, as one seat or a spectator saw it; empty if there is none."""
        match = self._new_match()
        game = match.game
        steps: list[Step] = []
        for entry, events, undone in self._play(match):
            if match.round == round_number and match.state is not None:
                told = tuple(game.forms.write(game.redact(event, viewer)) for event in events)
                view = game.view_form.write(game.view(match.state, viewer))
                steps.append(Step(entry.seq, entry.at, told, view, undone))
        return steps

    def statistics(self) -> Statistics:
        """The match in figures."""
        match = self._new_match()
        seats = range(match.game.seats)
        turns, moves, won = Counter[int](), Counter[int](), Counter[int]()
        took: dict[int, int] = dict.fromkeys(seats, 0)
        events: dict[int, Counter[str]] = {seat: Counter() for seat in seats}
        player, since = None, 0
        for entry, happened, _ in self._play(match):
            turns.update(
                event.seat for event in happened if isinstance(event, TurnStarted | TurnStood)
            )
            now = _who_plays(match)
            if now != player:
                if player is not None:
                    took[player] += entry.at - since
                player, since = now, entry.at
            if match.outcome is not None and happened:
                won.update(match.outcome.winners)
        # What was taken back is not in the match, and does not count.
        for event in match.events:
            seat = getattr(event, "seat", None)
            if isinstance(seat, int) and not isinstance(event, TurnStarted):
                events[seat][type(event).__name__] += 1
                if match.game.move_of(event) is not None:
                    moves[seat] += 1
        return Statistics(
            rounds=match.round,
            moves=moves.total(),
            seconds=(self.summary.ended - self.summary.started) / 1000,
            rounds_won=tuple(won[seat] for seat in seats),
            seats=tuple(
                SeatStatistics(
                    seat_letter(seat),
                    turns[seat],
                    moves[seat],
                    took[seat] / 1000,
                    dict(events[seat]),
                )
                for seat in seats
            ),
        )


def _who_plays(match: AnyMatch) -> int | None:
    """The seat whose time runs: that on turn, or one that plays out of turn."""
    state = match.state
    if isinstance(state, TabletopState) and state.offender is not None and match.playing:
        return state.offender
    return match.turn
