"""Finished matches: summed up, read back from the log, counted and replayed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from stockpile.core.event import Event, TurnStarted
from stockpile.core.fairness import Chain, Proof
from stockpile.core.match import Match
from stockpile.core.seats import seat_letter, seat_number
from stockpile.games import AnyMatch, write_record
from stockpile.store import Finished, IndexRow, Listing, Member, Row
from stockpile.table.conduct import who_plays
from stockpile.table.facts import Joined, LinkRevealed, MatchClosed, RoundStarted, Undone
from stockpile.table.log import Entry, read_row, upgrade_settings
from stockpile.table.looks import Colour, Face
from stockpile.table.settings import Settings
from stockpile.table.show import AnyEvent, AnyView, seat_colours
from stockpile.table.state import (
    Phase,
    Table,
    TableState,
    read_contributions,
    resumed_table,
)


class Place(Struct, frozen=True, omit_defaults=True):
    """Who has a seat: somebody by name, a bot by level, or nobody; and how they look."""

    seat: str
    name: str | None = None
    bot: str | None = None
    face: Face | None = None
    colour: Colour | None = None
    """The seat's colour at its table; None if nobody sits there, and in older summaries."""


class Summary(Struct, frozen=True):
    """What people looking for a table are told about it."""

    game: str
    settings: Settings
    phase: Phase
    host: str
    places: tuple[Place, ...]


class MatchSummary(Struct, frozen=True):
    """A finished match, and all that is needed to read it back from the log."""

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


def read_summary(written: bytes | str) -> Summary:
    """A stored summary of a table."""
    return msgspec.convert(_upgraded(written), Summary)


def read_match_summary(written: bytes | str) -> MatchSummary:
    """A stored summary of a match."""
    return msgspec.convert(_upgraded(written), MatchSummary)


def _upgraded(written: bytes | str) -> Any:
    summary = msgspec.json.decode(written)
    upgrade_settings(summary["settings"])
    return summary


def index_rows(after: Table, entry: Entry) -> tuple[IndexRow, ...]:
    """The index rows to write with an entry, which has already been folded."""
    facts = entry.facts
    if not facts:
        return ()
    rows: list[IndexRow] = []
    if any(isinstance(fact, Joined) for fact in facts):
        rows.append(Member(entry.author))
    if any(fact.listed for fact in facts):
        summary = _summary(after)
        rows.append(Listing(after.settings.listed, encode(summary)))
        closed = next((fact for fact in facts if isinstance(fact, MatchClosed)), None)
        if closed is not None:
            rows.append(_finished(after, entry, closed, summary))
    return tuple(rows)


def _places(table: Table) -> tuple[Place, ...]:
    people, colours = table.state.people, seat_colours(table)
    return tuple(
        Place(
            seat_letter(seat),
            chair.bot_name or None if chair.person is None else people[chair.person].name,
            chair.bot,
            None if chair.person is None else people[chair.person].face,
            None if chair.empty else colours[seat],
        )
        for seat, chair in enumerate(table.chairs)
    )


def _summary(table: Table) -> Summary:
    state = table.state
    host = state.people[state.host].name if state.host in state.people else ""
    return Summary(table.game.name, state.settings, state.phase, host, _places(table))


def _finished(table: Table, entry: Entry, closed: MatchClosed, summary: Summary) -> Finished:
    state = table.state
    body = _match_summary(table, summary.places, closed, entry.at_ms)
    return Finished(
        state.number, state.match_row, entry.seq, entry.at_ms, state.players, encode(body)
    )


def _match_summary(
    table: Table, places: tuple[Place, ...], closed: MatchClosed, ended: int
) -> MatchSummary:
    state = table.state
    return MatchSummary(
        game=table.game.name,
        settings=state.settings,
        number=state.number,
        name=table.match_name,
        commitment=table.chain.commitment.hex(),
        names=state.names,
        places=places,
        rounds=table.match.round,
        scores=table.match.scores,
        closed=closed.by,
        winners=closed.winners,
        started=state.match_began_ms,
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
    """How long its turns took in total."""
    events: dict[str, int]
    """How often this seat caused each kind of event."""


class Statistics(Struct, frozen=True):
    """A match in figures."""

    rounds: int
    moves: int
    seconds: float
    rounds_won: tuple[int, ...]
    """By seat."""
    seats: tuple[SeatStatistics, ...]


def so_far(table: Table) -> MatchSummary | None:
    """The finished rounds of a match under way; None if there are none."""
    played = table.state.played
    if played is None:
        return None
    summary = _match_summary(table, _places(table), MatchClosed("played", ()), table.at_ms)
    return msgspec.structs.replace(summary, rounds=played.round, scores=played.scores, closed=None)


def record_of(table: Table, rows: Sequence[Row]) -> str:
    """The record of the latest match as it stands, for somebody who plays alone."""
    closed = table.state.closed or MatchClosed("played", ())
    summary = _match_summary(table, _places(table), closed, table.at_ms)
    return PlayedMatch(table.code, summary, rows, table.chain, table.state.seed).record()


class PlayedMatch:
    """A finished match, or the finished rounds of one, read back from its rows.

    With its ``chain``, or the ``seed`` behind it, the round under way is included as well.
    """

    def __init__(
        self,
        code: str,
        summary: MatchSummary,
        rows: Sequence[Row],
        chain: Chain | None = None,
        seed: str | None = None,
    ) -> None:
        self.summary = summary
        self._chain = chain
        self._seed = seed
        table = resumed_table(code, TableState(summary.settings), 0)
        entries = [read_row(table, row) for row in rows]
        # Without the chain, nobody may see a round that is still under way.
        while chain is None and entries and not entries[-1].has(LinkRevealed):
            entries.pop()
        self.entries = entries

    def _new_match(self) -> AnyMatch:
        settings = self.summary.settings
        return Match(
            settings.game(),
            target=settings.target,
            seed=self._seed,
            table=self.summary.name,
            names=[
                name or place.bot or place.name or ""
                for name, place in zip(self.summary.names, self.summary.places, strict=True)
            ],
            youngest=None if settings.youngest is None else seat_number(settings.youngest),
            commitment=bytes.fromhex(self.summary.commitment),
        )

    def _play(self, match: AnyMatch) -> Iterable[tuple[Entry, tuple[Event, ...], bool]]:
        """Replay everything; yields each entry, its events, and whether it undid a move."""
        links = {
            fact.round: bytes.fromhex(fact.link)
            for entry in self.entries
            for fact in entry.facts
            if isinstance(fact, LinkRevealed)
        }
        for entry in self.entries:
            chance, undone, events = None, entry.has(Undone), entry.events
            for fact in entry.facts:
                if isinstance(fact, RoundStarted):
                    link = links.get(fact.round) or self._link(fact.round)
                    proof = Proof(link, read_contributions(fact.contributions))
                    chance = proof.chance(self.summary.name, fact.round)
            if undone:
                match.undo()
            if events:
                match.replay(events, chance)
            if events or undone:
                yield entry, events, undone

    def _link(self, round_number: int) -> bytes:
        assert self._chain is not None
        return self._chain.link(round_number)

    def match(self) -> AnyMatch:
        """The whole match, without the moves that were taken back."""
        match = self._new_match()
        for _ in self._play(match):
            pass
        return match

    def record(self) -> str:
        """The text of its record."""
        return write_record(self.match())

    def replay(self, round_number: int, viewer: int | None) -> list[Step]:
        """One round, step by step, as one seat or a spectator saw it; empty if there is none."""
        match = self._new_match()
        game = match.game
        steps: list[Step] = []
        for entry, events, undone in self._play(match):
            if match.round == round_number and match.state is not None:
                told = tuple(game.forms.write(game.redact(event, viewer)) for event in events)
                view = game.view_form.write(game.view(match.state, viewer))
                steps.append(Step(entry.seq, entry.at_ms, told, view, undone))
        return steps

    def statistics(self) -> Statistics:
        """The match in figures."""
        match = self._new_match()
        seats, conduct = range(match.game.seats), match.game.conduct
        others = () if conduct is None else conduct.turn_events
        turn_events: tuple[type[Any], ...] = (TurnStarted, *others)
        turns, moves, won = Counter[int](), Counter[int](), Counter[int]()
        took: dict[int, int] = dict.fromkeys(seats, 0)
        events: dict[int, Counter[str]] = {seat: Counter() for seat in seats}
        player, since = None, 0
        for entry, happened, _ in self._play(match):
            turns.update(event.seat for event in happened if isinstance(event, turn_events))
            now = who_plays(match.now)
            if now != player:
                if player is not None:
                    took[player] += entry.at_ms - since
                player, since = now, entry.at_ms
            if match.outcome is not None and happened:
                won.update(match.outcome.winners)
        # Moves that were taken back are not in the match, and do not count.
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
