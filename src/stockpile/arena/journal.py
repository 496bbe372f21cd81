"""The rounds of a tournament on disk, so that an interrupted tournament can continue.

Each line is a JSON object: first the tournament, then each batch of deals as it finishes.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from stockpile.arena.rounds import ArenaRound, Batch, Times
from stockpile.arena.tournament import Tournament
from stockpile.core.readers import an_object
from stockpile.core.refusal import Unreadable

JOURNAL_FORMAT = 3
"""The version of these lines and of the order in which bots meet."""
JOURNAL_HEAD = b'{"arena":'


class Journal:
    """The file of a tournament; Unreadable if it belongs to another one, or is something else.

    A tournament can be extended by more rounds. A line that was cut off does no harm, because its
    deals are played again. A file without rounds can be used by any tournament.
    """

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.batches: list[Batch] = []
        head = json.loads(json.dumps({"arena": JOURNAL_FORMAT, **tournament.identity()}))
        data = path.read_bytes() if path.exists() else b""
        if data and not data.startswith(JOURNAL_HEAD):
            raise Unreadable("no-rounds-file", str(path))
        first, *lines = data[: data.rfind(b"\n") + 1].splitlines(keepends=True) or [b""]
        if lines:
            self._require_same(first, head)
            self.batches = [
                self._read(line, number, tournament) for number, line in enumerate(lines, 2)
            ]
        kept = len(first) + sum(map(len, lines)) if lines else 0
        self._file = path.open("r+b" if path.exists() else "w+b")
        self._file.truncate(kept)
        self._file.seek(kept)
        if not kept:
            self._append(head)

    def _require_same(self, first: bytes, head: dict[str, Any]) -> None:
        """Unreadable, saying what differs, if the first line belongs to another tournament."""
        there = self._parse(first, 1)
        if there.keys() != head.keys() or there["arena"] != head["arena"]:
            raise Unreadable("rounds-unreadable", str(self.path), line=1)
        for what in (one for one in head if one != "files" and there[one] != head[one]):
            was, now = _difference(there[what], head[what])
            raise Unreadable("another-tournament", str(self.path), what=what, there=was, here=now)
        for name, was, now in zip(head["bots"], there["files"], head["files"], strict=True):
            if was != now:
                raise Unreadable("bot-changed", str(self.path), name=name)

    def _read(self, line: bytes, number: int, tournament: Tournament) -> Batch:
        try:
            batch = _read_batch(self._parse(line, number))
        except (ValueError, KeyError, TypeError):
            raise Unreadable("rounds-unreadable", str(self.path), line=number) from None
        if len(batch.times) != len(tournament.bots):
            raise Unreadable("rounds-unreadable", str(self.path), line=number)
        return batch

    def _parse(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            return dict(an_object(json.loads(line)))
        except (ValueError, Unreadable):
            raise Unreadable("rounds-unreadable", str(self.path), line=number) from None

    def add(self, batch: Batch) -> None:
        """Keep a batch. It is on disk when this returns."""
        self._append(
            {
                "deals": [batch.start, batch.stop],
                "rounds": batch.rounds,
                "times": [[one.moves, one.seconds, one.kinds] for one in batch.times],
                "seconds": round(batch.seconds, 3),
            }
        )

    def _append(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _difference(there: Any, here: Any) -> tuple[str, str]:
    """Two values as text. Of options, only those that differ."""
    if isinstance(there, dict) and isinstance(here, dict):
        names = [one for one in {**there, **here} if there.get(one) != here.get(one)]
        there, here = ([f"{one}={its.get(one, '–')}" for one in names] for its in (there, here))
    return _shown(there), _shown(here)


def _shown(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value or "–")


def _read_batch(line: dict[str, Any]) -> Batch:
    start, stop = line["deals"]
    rounds = [[ArenaRound(*one) for one in deal] for deal in line["rounds"]]
    if len(rounds) != stop - start:
        raise ValueError("the number of deals differs")
    times = [
        Times(moves, seconds, {int(kind): count for kind, count in kinds.items()})
        for moves, seconds, kinds in line["times"]
    ]
    return Batch(start, stop, rounds, times, line["seconds"])


def seed_in(path: Path) -> str | None:
    """The seed of the tournament in a file, if there is one."""
    try:
        with path.open("rb") as file:
            seed = json.loads(file.readline())["seed"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return seed if isinstance(seed, str) else None
