"""A table without a server: commands are decided, written and folded here, by a clock and a chance
of our own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from random import Random
from typing import Any, Literal, NamedTuple

import msgspec

from stockpile.core.refusal import Refused, Unreadable
from stockpile.core.seats import seat_letter
from stockpile.store import Finished, IndexRow, Row
from stockpile.table import commands as ask
from stockpile.table.decide import decide, deeds, offer_seat, open_table
from stockpile.table.duties import Duty, LetBotMove, next_duty
from stockpile.table.facts import Fact, MatchClosed, RoundStarted
from stockpile.table.fold import fold
from stockpile.table.frames import FrameWriter
from stockpile.table.history import PlayedMatch, index_rows, read_match_summary
from stockpile.table.log import (
    Draft,
    Entry,
    read_row,
    read_snapshot,
    write_row,
    write_snapshot,
)
from stockpile.table.settings import Settings
from stockpile.table.show import encode, show_missed, show_round, show_table
from stockpile.table.state import Phase, Table, new_table

NODE = "node-1"
START = 1_700_000_000_000
SECOND = 1000
PHASES: tuple[Phase, ...] = ("gathering", "playing", "between", "over")

SMALL = Settings(options={"stock": 3}, target=500)
"""Two seats, short rounds, a match of several."""
SINGLE = Settings(options={"stock": 3})
THREE = Settings(seats=3, options={"stock": 3}, target=500)
TEAMS = Settings(seats=4, teams=("AC", "BD"), options={"stock": 3}, target=500)
BREAKERS = Settings(edition="breakers-2010", seats=3, target=50)


PARTS = ("table", "round", "deeds")
"""What an update holds when it changed."""


class Told(msgspec.Struct):
    """These parts of an update, as they are written."""

    table: msgspec.Raw = msgspec.Raw()
    round: msgspec.Raw = msgspec.Raw()
    deeds: msgspec.Raw = msgspec.Raw()


_read_told = msgspec.json.Decoder(Told).decode


def _known(part: bytes) -> Any:
    """A part of an update; that a seat was offered is no news, nor that it could be taken."""
    read = msgspec.json.decode(part)
    return [one for one in read if one != "take-seat"] if isinstance(read, list) else read


def guest(name: str) -> str:
    """The id of somebody's browser."""
    return f"guest-{name}" if name else ""


def thrown(name: str) -> str:
    """What somebody's browser throws into a shuffle."""
    return sha256(name.encode()).hexdigest()[:32]


def is_here(table: Table, person: int) -> bool:
    """Whether somebody is connected."""
    return table.state.people[person].present


def stand_in(table: Table, seat: int) -> str | None:
    """Why a bot stands in at a seat, if one does."""
    return table.chairs[seat].stand_in


class Truth(NamedTuple):
    """All that can be said of a table; equal for tables that are in every way the same."""

    seq: int
    at: int
    around: bytes
    state: Any
    turn: int | None
    round: int
    lead: int | None
    scores: tuple[int, ...] | None
    undoable: tuple[Any, ...]
    shown: bytes
    sides: tuple[bytes, ...]
    duty: Duty | None


def truth(table: Table) -> Truth:
    match = table.match
    return Truth(
        table.seq,
        table.at_ms,
        encode(table.state),
        match.state,
        match.turn,
        match.round,
        match.lead,
        match.scores,
        table.undoable,
        encode(show_table(table)),
        tuple(encode(show_round(table, viewer)) for viewer in (None, *range(table.game.seats))),
        next_duty(table),
    )


class Sitting:
    """One table and its log. Whoever is named by ``do`` is written in lower case: "ann"."""

    def __init__(
        self,
        settings: Settings = SMALL,
        *,
        host: str = "ann",
        seed: int = 1,
        table: Table | None = None,
    ) -> None:
        self.random = Random(seed)
        self.table = table or new_table("TABLE2")
        self.now = max(START, self.table.at_ms)
        self.rows: list[Row] = []
        self.entries: list[Entry] = []
        self.finished: list[Finished] = []
        self.snapshot: tuple[int, bytes] | None = None
        self.frames: dict[int | None, list[bytes]] = {}
        """What each seat's side (None: a spectator's) was told, entry by entry."""
        self.writer = FrameWriter()
        self.seen: dict[int | None, dict[str, bytes]] = {}
        if self.table.seq == 0:
            self._write(host, None, open_table(settings, host.title(), self.random.randbytes))

    # Doing

    def do(self, who: str, command: ask.Command | ask.TableCommand) -> Entry | None:
        """Do what somebody asks; None if it changes nothing. Raises Refused or Unreadable."""
        drafted = decide(self.table, guest(who), command, self.now, self.random.randbytes)
        if not drafted.happened:
            return None
        return self._write(who, getattr(command, "id", None), drafted)

    def offer(self, who: str) -> str:
        """The code of a link that moves somebody's seat."""
        drafted, code = offer_seat(self.table, guest(who), self.now, self.random.randbytes)
        self._write(who, None, drafted)
        return code

    def _write(self, who: str, command: str | None, drafted: Draft) -> Entry:
        before = self.table
        entry = drafted.entry(before, self.now, guest(who), command)
        table = self.table = fold(before, entry)
        also: Sequence[IndexRow] = index_rows(table, entry)
        self.finished += [one for one in also if isinstance(one, Finished)]
        if entry.has(RoundStarted):
            self.snapshot = before.seq, write_snapshot(before)
        self.rows.append(write_row(before, entry))
        self.entries.append(entry)
        self.writer.see(entry)
        frames = self.writer.frames(before, table, entry)
        shown = encode(show_table(table))
        for viewer in (None, *range(table.game.seats)):
            host = viewer is not None and table.chairs[viewer].person == table.state.host
            frame = b"" if frames is None else frames.frame(viewer, host)
            self._look(viewer, host, frame, shown)
            self.frames.setdefault(viewer, []).append(
                b"" if frames is None else frames.frame(viewer)
            )
        return entry

    def _look(self, viewer: int | None, host: bool, frame: bytes, shown: bytes) -> None:
        """Somebody who keeps what they are told sees what they would see on coming back."""
        table, seen = self.table, self.seen.setdefault(viewer, {})
        told = _read_told(frame) if frame else Told()
        seen.update((part, bytes(one)) for part in PARTS if (one := getattr(told, part)))
        current = show_round(table, viewer)
        if current is None:
            # Before its first round a match has none to show.
            seen.pop("round", None)
        now = shown, encode(current), encode(deeds(table, viewer, host=host))
        for part, one in zip(PARTS, now, strict=True):
            # What is written alike is the same, and nearly always it is.
            if seen.get(part) != one:
                assert _known(seen.get(part, b"null")) == _known(one), part

    def refused(self, who: str, command: ask.Command | ask.TableCommand) -> str:
        """Why somebody may not do this; it must change nothing."""
        before = truth(self.table)
        try:
            self.do(who, command)
        except (Refused, Unreadable) as no:
            assert truth(self.table) == before
            return no.refusal.code
        raise AssertionError(f"{who} was allowed {command}")

    def later(self, seconds: float) -> None:
        """Let time pass."""
        self.now += int(seconds * SECOND)

    # Coming, sitting, starting

    def arrive(self, *names: str, node: str = NODE) -> None:
        for name in names:
            self.do(name, ask.Arrive(node, name.title()))

    def depart(self, *names: str, node: str = NODE) -> None:
        for name in names:
            self.do(name, ask.Depart(node))

    def sit(self, *names: str) -> None:
        """Everybody comes, and sits down in this order."""
        for seat, name in enumerate(names):
            self.arrive(name)
            self.do(name, ask.Sit(seat=seat_letter(seat)))

    def ready(self, *names: str) -> None:
        for name in names:
            self.do(name, ask.Ready(contribution=thrown(name)))

    def start(self) -> Entry:
        """Everybody is ready, and the host starts."""
        host = self.name(self.table.state.host)
        for chair in self.table.chairs:
            if chair.person is not None and self.name(chair.person) != host:
                self.ready(self.name(chair.person))
        entry = self.do(host, ask.Start(contribution=thrown(host)))
        assert entry is not None
        return entry

    def pause(self) -> None:
        """Everybody who is here agrees on a pause; whoever may speak now is the first to."""
        here = [chair.person for chair in self.table.players_here]
        silent = [self.table.chairs[seat].person for seat in self.table.silent]
        for person in sorted(here, key=silent.__contains__):
            assert person is not None
            self.do(self.name(person), ask.Pause())
        assert self.table.state.paused

    # Playing

    @property
    def on_turn(self) -> str:
        """Who has to move."""
        turn = self.table.match.turn
        assert turn is not None
        return self.at(turn)

    def at(self, seat: int) -> str:
        """Who sits on a seat; empty for a bot's."""
        person = self.table.chairs[seat].person
        return "" if person is None else self.name(person)

    def name(self, person: int) -> str:
        return self.table.state.people[person].guest.removeprefix("guest-")

    @property
    def moves(self) -> list[str]:
        """What the seat on turn may do."""
        moves = self.table.match.legal_moves()
        return [str(move) for move in getattr(moves, "canonical", moves)]

    def move(self, move: str | None = None) -> Entry:
        """The seat on turn makes a move: this one, or any (rather one that brings it on)."""
        if move is None:
            moves = self.moves
            move = moves[int(self.random.random() ** 3 * len(moves))]
        table = self.table
        turn, version = table.match.turn, table.state.version
        assert turn is not None
        command: ask.Command | ask.TableCommand
        if table.chairs[turn].played_by_bot:
            who, command = "", ask.BotMove(turn, move, version)
        else:
            who, command = self.on_turn, ask.Move(move=move, version=version)
        entry = self.do(who, command)
        assert entry is not None
        return entry

    def undo(self) -> Entry:
        entry = self.do(self.on_turn, ask.Undo(version=self.table.state.version))
        assert entry is not None
        return entry

    def play_until(self, phase: Phase, most: int = 5000) -> None:
        """Play, and start rounds, until the table is in this phase."""
        for _ in range(most):
            match self.table.state.phase:
                case now if now == phase:
                    return
                case "playing":
                    self.later(1)
                    self.move()
                case "gathering" | "between":
                    self.start()
                case "over":
                    break
        raise AssertionError(f"it is never {phase}")

    def can_lay(self) -> str | None:
        """A move that could be taken back, if there is one: a lay that shows nothing new."""
        for move in self.moves:
            step = self.table.match.weigh(move, None, self.table.chance)
            if step.events and all(
                isinstance(one, self.table.game.undoable) for one in step.events
            ):
                return move
        return None

    def play_until_undoable(self, who: str | None = None, most: int = 3000) -> str:
        """Play until somebody (or ``who``) has made a move that can be taken back; that move."""
        for _ in range(most):
            if self.table.state.phase == "playing":
                lay = self.can_lay()
                if lay is not None and (who is None or self.on_turn == who):
                    self.move(lay)
                    return lay
                self.move(None if lay is None else self.moves[-1])
            else:
                self.start()
        raise AssertionError("nothing can ever be taken back")

    # Duties

    def duty(self) -> Duty | None:
        return next_duty(self.table)

    def perform(self) -> Entry:
        """Do what the table has to do by itself, when its time has come."""
        duty = self.duty()
        assert duty is not None
        self.now = max(self.now, duty.at_ms)
        if isinstance(duty.what, LetBotMove):
            return self.move()
        entry = self.do("", duty.what)
        assert entry is not None
        return entry

    # Looking back

    def read_back(self, *, snapshot: bool = False) -> Table:
        """The table as its log has it."""
        if snapshot and self.snapshot is not None:
            table = read_snapshot(self.table.code, *self.snapshot)
            assert table is not None
        else:
            table = new_table(self.table.code)
        for row in self.rows[table.seq :]:
            table = fold(table, read_row(table, row))
        return table

    def past(self, number: int = -1) -> PlayedMatch:
        """A match that is over, from the log: the latest one, or one by its place."""
        finished = self.finished[number]
        rows = self.rows[finished.first - 1 : finished.last]
        return PlayedMatch(self.table.code, read_match_summary(finished.summary), rows)

    def facts(self, kind: type[Fact]) -> list[Any]:
        """Everything of a kind that happened so far."""
        return [fact for entry in self.entries for fact in entry.facts if isinstance(fact, kind)]

    def closed(self) -> MatchClosed | None:
        """How the match was ended, if it is."""
        return self.table.state.closed

    def phase(self) -> Phase:
        return self.table.state.phase

    def told(self, viewer: int | None) -> bytes:
        """All that one side was ever told, and would be told on coming back."""
        table = self.table
        again = new_table(table.code)
        past = []
        for row in self.rows:
            entry = read_row(again, row)
            again = fold(again, entry)
            past.append(encode(show_missed(again, entry, viewer)))
        now = encode(show_table(table)) + encode(show_round(table, viewer))
        return b"\n".join((*self.frames[viewer], *past, now))

    @contextmanager
    def changes_nothing(self) -> Iterator[None]:
        before = truth(self.table)
        yield
        assert truth(self.table) == before


def in_phase(phase: Phase, settings: Settings = SMALL, seed: int = 1) -> Sitting:
    """Ann (the host) and Bob sit, Eve watches, Rex was removed; Sam was never here.

    In a round it is Bob's turn, and he has done nothing yet.
    """
    sitting = Sitting(settings, seed=seed)
    sitting.sit("ann", "bob")
    sitting.arrive("eve", "rex")
    sitting.do("ann", ask.Remove(person=4))
    if phase == "over":
        sitting.play_until("playing")
        sitting.do("bob", ask.Concede())
    else:
        sitting.play_until(phase)
    while phase == "playing" and sitting.on_turn != "bob":
        sitting.move(sitting.moves[-1])
    return sitting


Who = Literal["host", "seated", "spectator", "removed", "stranger"]
NAMES: dict[Who, str] = {
    "host": "ann",
    "seated": "bob",
    "spectator": "eve",
    "removed": "rex",
    "stranger": "sam",
}
