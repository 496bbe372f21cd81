"""What an arena keeps of its rounds: records to replay, and a row for each decision to learn from.

A target is a folder (a record for each round), or a file that ends in ``.jsonl`` or ``.parquet``
(rows). Workers write the rows of each batch into a part beside the file, so that an interrupted
tournament can continue; `join` makes one file of them.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from stockpile.core.game import Observation, canonical
from stockpile.core.match import Match
from stockpile.core.refusal import Unreadable
from stockpile.core.seats import seat_letter
from stockpile.extras import needs
from stockpile.games import build_game, write_record

ROW_FILES = (".jsonl", ".parquet")
COLUMNS = {
    "deal": "int32",
    "round": "int32",
    "decision": "int32",
    "seat": "string",
    "bot": "string",
    "view": "json",
    "events": "json",
    "moves": "list",
    "choice": "string",
    "winners": "list",
    "points": "int32",
    "ending": "string",
    "won": "bool",
}
"""The columns of a row. ``json`` is a value in JSON lines, and its text in Parquet."""

Deals = tuple[int, int]
"""The first deal of a batch, and the one after its last."""


class Decision(NamedTuple):
    """What a bot saw, and what it chose."""

    observation: Observation[Any, Any]
    choice: Any


class RecordKeeper:
    """Keeps the rounds of one batch. Raises OSError."""

    def __init__(self, targets: Sequence[Path]) -> None:
        self._targets = targets
        self._wants_rows = any(map(has_rows, targets))
        self._rows: list[dict[str, Any]] = []

    def add(
        self,
        match: Match[Any, Any, Any],
        deal: int,
        number: int,
        decisions: Sequence[Decision],
    ) -> None:
        """Keep a finished round: the deal, and its number among the rounds of the deal."""
        if self._wants_rows:
            self._rows += _rows(match, deal, number, decisions)
        for folder in self._targets:
            if not has_rows(folder):
                record_file(folder, deal, number).write_text(write_record(match), encoding="utf-8")

    def close(self, deals: Deals) -> None:
        """Write the rows of the batch."""
        for target in filter(has_rows, self._targets):
            part = part_file(target, deals)
            unfinished = part.with_suffix(".unfinished")
            if target.suffix == ".parquet":
                _write_parquet(unfinished, self._rows)
            else:
                lines = (json.dumps(row, separators=(",", ":")) + "\n" for row in self._rows)
                unfinished.write_text("".join(lines), encoding="utf-8")
            unfinished.replace(part)


def _rows(
    match: Match[Any, Any, Any], deal: int, number: int, decisions: Sequence[Decision]
) -> Iterator[dict[str, Any]]:
    # Bots see a table as the rules have it, whatever its conduct.
    game = match.game if not decisions else build_game(decisions[0].observation.setup)
    assert match.outcome is not None
    winners, points, ending = match.outcome
    seen = [0] * game.seats
    for index, (observation, choice) in enumerate(decisions, 1):
        seat = observation.seat
        news, seen[seat] = observation.events[seen[seat] :], len(observation.events)
        yield {
            "deal": deal + 1,
            "round": number + 1,
            "decision": index,
            "seat": seat_letter(seat),
            "bot": match.names[seat],
            "view": game.view_form.write(observation.view),
            "events": [game.forms.write(event) for event in news],
            "moves": [str(move) for move in canonical(observation.moves)],
            "choice": str(choice),
            "winners": [seat_letter(winner) for winner in winners],
            "points": points,
            "ending": ending,
            "won": seat in winners if winners else None,
        }


def has_rows(target: Path) -> bool:
    """Whether a target is a file of rows, and not a folder of records."""
    return target.suffix in ROW_FILES


def record_file(folder: Path, deal: int, number: int) -> Path:
    """The record of a round."""
    return folder / f"deal-{deal + 1:06}-{number + 1}.txt"


def part_file(target: Path, deals: Deals) -> Path:
    """The rows of a batch, until all are there."""
    start, stop = deals
    return _parts(target) / f"{start}-{stop}{target.suffix}"


def _parts(target: Path) -> Path:
    return target.with_name(f"{target.name}.parts")


def open_targets(targets: Iterable[Path], played: Iterable[Deals]) -> None:
    """Make the folders. Unreadable if the rounds played before were not kept; OSError."""
    before = list(played)
    for target in targets:
        if target.suffix == ".parquet":
            with needs("--records", "arena"):
                import pyarrow as pa  # noqa: F401
        folder = _parts(target) if has_rows(target) else target
        folder.mkdir(parents=True, exist_ok=True)
        for deals in before:
            kept = (
                part_file(target, deals) if has_rows(target) else record_file(target, deals[0], 0)
            )
            if not kept.exists():
                raise Unreadable("rounds-without-records", str(target), deal=deals[0] + 1)


def join(targets: Iterable[Path], played: Iterable[Deals]) -> None:
    """Make one file of the parts, in the order of the deals."""
    batches = sorted(played)
    for target in filter(has_rows, targets):
        parts = [part_file(target, deals) for deals in batches]
        if target.suffix == ".parquet":
            _join_parquet(target, parts)
        else:
            with target.open("wb") as whole:
                for part in parts:
                    with part.open("rb") as rows:
                        shutil.copyfileobj(rows, whole)
        shutil.rmtree(_parts(target))


def drop_parts(targets: Iterable[Path]) -> None:
    """Forget the parts of a tournament that nobody can continue."""
    for target in filter(has_rows, targets):
        shutil.rmtree(_parts(target), ignore_errors=True)


def _write_parquet(path: Path, rows: Sequence[dict[str, Any]]) -> None:
    import pyarrow as pa
    from pyarrow import parquet

    kinds = {"json": pa.string(), "list": pa.list_(pa.string()), "bool": pa.bool_()}
    schema = pa.schema([(name, kinds.get(kind, kind)) for name, kind in COLUMNS.items()])
    texts = [name for name, kind in COLUMNS.items() if kind == "json"]
    written = [
        {**row, **{name: json.dumps(row[name], separators=(",", ":")) for name in texts}}
        for row in rows
    ]
    parquet.write_table(pa.Table.from_pylist(written, schema=schema), path, compression="zstd")


def _join_parquet(target: Path, parts: Sequence[Path]) -> None:
    from pyarrow import parquet

    schema = parquet.read_schema(parts[0])
    with parquet.ParquetWriter(target, schema, compression="zstd") as whole:
        for part in parts:
            whole.write_table(parquet.read_table(part))
