"""The rounds of a tournament on disk, as they are played, so that an interrupted one can go on.

One JSON object a line: first what the tournament is, then each batch of deals as it is finished.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from stockpile.arena.playing import Batch, Round, Times
from stockpile.arena.tournament import Tournament
from stockpile.core.refusal import Unreadable

FORMAT = 1


class Journal:
    """The file of one tournament; Unreadable if it is the file of another one, or none at all.

    More rounds may be asked of a tournament that is there already. A line that was cut off is no
    loss: its deals are played again.
    """

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.batches: list[Batch] = []
        head = {"arena": FORMAT, **tournament.identity()}
        data = path.read_bytes() if path.exists() else b""
        whole = data[: data.rfind(b"\n") + 1]
        if whole:
            self._read(whole, head, len(tournament.bots))
        elif data:
            self._refuse()
        self._file = path.open("r+b" if path.exists() else "w+b")
        self._file.truncate(len(whole))
        self._file.seek(len(whole))
        if not whole:
            self._append(head)

    def _read(self, whole: bytes, head: dict[str, Any], bots: int) -> None:
        try:
            first, *lines = map(json.loads, whole.decode().splitlines())
            if first != json.loads(json.dumps(head)):
                self._refuse()
            self.batches = [_read_batch(line) for line in lines]
        except (ValueError, KeyError, TypeError):
            self._refuse()
        if any(len(one.times) != bots for one in self.batches):
            self._refuse()

    def _refuse(self) -> None:
        raise Unreadable("another-tournament", str(self.path))

    def add(self, batch: Batch) -> None:
        """Keep a batch; it is on the disk when this returns."""
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
        """Nothing more will be kept."""
        self._file.close()


def _read_batch(line: dict[str, Any]) -> Batch:
    start, stop = line["deals"]
    rounds = [[Round(*one) for one in deal] for deal in line["rounds"]]
    if len(rounds) != stop - start:
        raise ValueError("not so many deals")
    times = [
        Times(moves, seconds, {int(kind): count for kind, count in kinds.items()})
        for moves, seconds, kinds in line["times"]
    ]
    return Batch(start, stop, rounds, times, line["seconds"])


def seed_in(path: Path) -> str | None:
    """The seed of the tournament that a file holds, if it holds one."""
    try:
        with path.open("rb") as file:
            seed = json.loads(file.readline())["seed"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return seed if isinstance(seed, str) else None
