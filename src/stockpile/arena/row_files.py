"""Files of rows: the parts that workers write, and the whole file that is made of them.

Workers write the rows of each batch of deals into a part beside the file, so that an interrupted
tournament can continue. A `Joiner` makes one file of the parts while more rounds are played.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO

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

COPIED_BYTES = 1 << 20
"""How much of a part is read at a time."""

PIECE_ROWS = 1 << 14
"""How many rows, about, a worker collects before it compresses them as columns: all rows of a part
would take up a hundred megabytes."""

PART_CODEC = "lz4"
"""How parts are compressed: it takes less time than writing ten times as much."""
_PART_SUFFIXES = {".jsonl": ".jsonl.lz4", ".parquet": ".arrow"}

Deals = tuple[int, int]
"""The first deal of a batch, and the one after its last."""


def has_rows(target: Path) -> bool:
    """Whether a target is a file of rows, and not a folder of records."""
    return target.suffix in ROW_FILES


@cache
def arrow_schema() -> Any:
    """The columns as Arrow knows them."""
    import pyarrow as pa

    texts = pa.list_(pa.field("element", pa.string()))  # named as Parquet does
    kinds = {"json": pa.string(), "list": texts, "bool": pa.bool_()}
    return pa.schema([(name, kinds.get(kind, kind)) for name, kind in COLUMNS.items()])


def parts_folder(target: Path) -> Path:
    """The folder beside a file of rows that holds its parts."""
    return target.with_name(f"{target.name}.parts")


def part_file(target: Path, deals: Deals) -> Path:
    """The file that holds the rows of a batch until they are joined."""
    start, stop = deals
    return parts_folder(target) / f"{start}-{stop}{_PART_SUFFIXES[target.suffix]}"


class LinesPart:
    """The JSON lines of a batch, while they are written. It has its name once it is complete."""

    def __init__(self, target: Path, deals: Deals) -> None:
        import pyarrow as pa

        self._path = part_file(target, deals)
        self._file = pa.CompressedOutputStream(str(_unfinished(self._path)), PART_CODEC)

    def add(self, lines: bytes) -> None:
        """Add the rows of a round."""
        self._file.write(lines)

    def close(self, *, complete: bool) -> None:
        """Close the file, which is ``complete`` or given up. Raises OSError."""
        self._file.close()
        if complete:
            _unfinished(self._path).replace(self._path)


class ColumnsPart:
    """The same for columns, of which those of some rounds are written in one piece."""

    def __init__(self, target: Path, deals: Deals) -> None:
        import pyarrow as pa

        self._path = part_file(target, deals)
        # Every core already has a worker.
        packed = pa.ipc.IpcWriteOptions(compression=PART_CODEC, use_threads=False)
        self._file = pa.ipc.new_file(_unfinished(self._path), arrow_schema(), options=packed)
        self._rounds: list[Any] = []
        self._rows = 0

    def add(self, columns: Any) -> None:
        """Add the rows of a round: a record batch."""
        self._rounds.append(columns)
        self._rows += len(columns)
        if self._rows >= PIECE_ROWS:
            self._write()

    def _write(self) -> None:
        import pyarrow as pa

        self._file.write_table(pa.Table.from_batches(self._rounds, arrow_schema()).combine_chunks())
        self._rounds, self._rows = [], 0

    def close(self, *, complete: bool) -> None:
        """Close the file, which is ``complete`` or given up. Raises OSError."""
        if complete:
            self._write()
        self._file.close()
        if complete:
            _unfinished(self._path).replace(self._path)


def _unfinished(path: Path) -> Path:
    return path.with_suffix(".unfinished")


class Joiner:
    """Makes one file of the parts of each target, in the order of the deals; a context.

    Parts are joined while more rounds are played, since the process that hands out the rounds has
    little else to do. They are deleted at once, since the same rows would take up space twice,
    unless they are kept so that a tournament can be continued from them.
    """

    def __init__(self, targets: Iterable[Path], *, keeps_parts: bool) -> None:
        self._wholes = {target: _Whole(target) for target in targets if has_rows(target)}
        self._keeps_parts = keeps_parts
        self._waiting: dict[int, Deals] = {}
        self._next = 0

    def __enter__(self) -> Joiner:
        return self

    def __exit__(self, *_raised: object) -> None:
        for target, whole in self._wholes.items():
            whole.give_up()
            if not self._keeps_parts:
                shutil.rmtree(parts_folder(target), ignore_errors=True)

    def add(self, deals: Deals) -> None:
        """Join a batch, or have it wait for those before it. Raises OSError."""
        self._waiting[deals[0]] = deals
        while self._next in self._waiting:
            self._join(self._waiting.pop(self._next))

    def _join(self, deals: Deals) -> None:
        for target, whole in self._wholes.items():
            part = part_file(target, deals)
            whole.append(part)
            if not self._keeps_parts:
                part.unlink()
        self._next = deals[1]

    def finish(self) -> None:
        """Put the whole files in their places, and delete the parts. Raises OSError."""
        # A tournament that was decided early may lack some deals.
        for start in sorted(self._waiting):
            self._join(self._waiting[start])
        for whole in self._wholes.values():
            whole.close()
        for target, whole in self._wholes.items():
            whole.path.replace(target)
        for target in self._wholes:
            shutil.rmtree(parts_folder(target))


class _Whole:
    """The file that the parts of a target become. It lies beside them until it is complete."""

    def __init__(self, target: Path) -> None:
        self.path = parts_folder(target) / "whole.unfinished"
        self._has_columns = target.suffix == ".parquet"
        self._file: Any = None

    def append(self, part: Path) -> None:
        if self._file is None:
            self._file = _new_parquet(self.path) if self._has_columns else self.path.open("wb")
        append = _append_columns if self._has_columns else _append_lines
        append(self._file, part)

    def close(self) -> None:
        """Complete the file. Raises OSError."""
        if self._file is not None:
            self._file.close()

    def give_up(self) -> None:
        """Delete the file if it is still here."""
        with suppress(OSError):  # on a full disk it cannot even be closed
            self.close()
        self.path.unlink(missing_ok=True)


def _append_lines(whole: BinaryIO, part: Path) -> None:
    import pyarrow as pa

    with pa.CompressedInputStream(str(part), PART_CODEC) as rows:
        shutil.copyfileobj(rows, whole, COPIED_BYTES)


def _new_parquet(path: Path) -> Any:
    from pyarrow import parquet

    # Knowing the smallest and the largest View of a part helps nobody find rows.
    short = [name for name in COLUMNS if name not in ("view", "events", "moves")]
    return parquet.ParquetWriter(path, arrow_schema(), compression="zstd", write_statistics=short)


def _append_columns(whole: Any, part: Path) -> None:
    import pyarrow as pa

    with pa.memory_map(str(part)) as file:
        alone = pa.ipc.IpcReadOptions(use_threads=False)
        whole.write_table(pa.ipc.open_file(file, options=alone).read_all())
