"""What an arena keeps of its rounds: records to replay, and a row for each decision to learn from.

A target is a folder (a record for each round), or a file that ends in ``.jsonl`` or ``.parquet``
(rows). Workers write the rows of each batch into a part beside the file, so that an interrupted
tournament can continue; `join` makes one file of them.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from json.encoder import encode_basestring_ascii
from pathlib import Path
from typing import Any, NamedTuple

from stockpile.core.event import Event
from stockpile.core.forms import to_json
from stockpile.core.game import Game, canonical
from stockpile.core.match import Match
from stockpile.core.option import Setup
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

    setup: Setup
    seat: int
    view: Any
    news: Sequence[Event]
    """The events since the seat's last decision."""
    moves: Sequence[Any]
    choice: Any


class Row(NamedTuple):
    """A decision, ready to be written: the columns in the order of `COLUMNS`, JSON as text."""

    deal: int
    round: int
    decision: int
    seat: str
    bot: str
    view: str
    events: str
    moves: list[str]
    choice: str
    winners: list[str]
    points: int
    ending: str
    won: bool | None


class RecordKeeper:
    """Keeps the rounds of one batch. Raises OSError."""

    def __init__(self, targets: Sequence[Path]) -> None:
        self._targets = targets
        self._wants_rows = any(map(has_rows, targets))
        self._rows: list[Row] = []

    def add(
        self,
        match: Match[Any, Any, Any],
        deal: int,
        number: int,
        decisions: Sequence[Decision],
    ) -> None:
        """Keep a finished round. ``number`` counts the rounds of the deal."""
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
                with unfinished.open("w", encoding="utf-8") as file:
                    file.writelines(map(_line, self._rows))
            unfinished.replace(part)


def _rows(
    match: Match[Any, Any, Any], deal: int, number: int, decisions: Sequence[Decision]
) -> Iterator[Row]:
    # Even at a table with conduct, bots see only the rules.
    game = match.game if not decisions else build_game(decisions[0].setup)
    assert match.outcome is not None
    winners, points, ending = match.outcome
    letters = [seat_letter(winner) for winner in winners]
    write_event, views = game.forms.text, _view_texts(match, game, decisions)
    for index, (decision, view) in enumerate(zip(decisions, views, strict=True), 1):
        seat = decision.seat
        yield Row(
            deal=deal + 1,
            round=number + 1,
            decision=index,
            seat=seat_letter(seat),
            bot=match.names[seat],
            view=view,
            events=f"[{','.join(map(write_event, decision.news))}]",
            moves=[*map(str, canonical(decision.moves))],
            choice=str(decision.choice),
            winners=letters,
            points=points,
            ending=ending,
            won=seat in winners if winners else None,
        )


def _view_texts(
    match: Match[Any, Any, Any], game: Game[Any, Any, Any], decisions: Sequence[Decision]
) -> Iterator[str]:
    """What each bot saw of ``game`` when it decided, as JSON text."""
    by_the_rules = match.game.conduct is None
    for step, decision in zip(match.steps, decisions, strict=False):
        # Without conduct every move is a decision, made in the State that the step before it left.
        write = match.game.view_writer(step.state) if by_the_rules else None
        if write is not None:
            yield write(decision.seat)
        else:
            yield to_json(game.view_form.write(decision.view))


def _line(row: Row) -> str:
    return _LINE % tuple([write(value) for write, value in zip(_WRITERS, row, strict=True)])


_LINE = "{" + ",".join(f'"{name}":%s' for name in COLUMNS) + "}\n"
_WRITE: Mapping[str, Callable[[Any], str]] = {
    "int32": str,
    "string": encode_basestring_ascii,
    "json": str,
    "list": lambda texts: f"[{','.join(map(encode_basestring_ascii, texts))}]",
    "bool": {None: "null", False: "false", True: "true"}.__getitem__,
}
"""How a value of each kind is written in JSON lines."""
_WRITERS = [_WRITE[kind] for kind in COLUMNS.values()]


def has_rows(target: Path) -> bool:
    """Whether a target is a file of rows, and not a folder of records."""
    return target.suffix in ROW_FILES


def record_file(folder: Path, deal: int, number: int) -> Path:
    """The record of a round."""
    return folder / f"deal-{deal + 1:06}-{number + 1}.txt"


def part_file(target: Path, deals: Deals) -> Path:
    """The file that holds the rows of a batch until `join`."""
    start, stop = deals
    return _parts(target) / f"{start}-{stop}{target.suffix}"


def _parts(target: Path) -> Path:
    return target.with_name(f"{target.name}.parts")


def open_targets(targets: Iterable[Path], played: Iterable[Deals]) -> None:
    """Make the folders. Raises OSError, and Unreadable if earlier rounds have no records there."""
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
    """Delete the parts of a tournament that cannot be continued."""
    for target in filter(has_rows, targets):
        shutil.rmtree(_parts(target), ignore_errors=True)


def _write_parquet(path: Path, rows: Sequence[Row]) -> None:
    import pyarrow as pa
    from pyarrow import parquet

    kinds = {"json": pa.string(), "list": pa.list_(pa.string()), "bool": pa.bool_()}
    schema = pa.schema([(name, kinds.get(kind, kind)) for name, kind in COLUMNS.items()])
    columns = [*zip(*rows, strict=True)] or [()] * len(COLUMNS)
    table = pa.table([*map(pa.array, columns, schema.types)], schema=schema)
    # Views hardly ever repeat; in the other columns, a dictionary stores each value once.
    varied = [name for name in COLUMNS if name != "view"]
    parquet.write_table(table, path, compression="zstd", use_dictionary=varied)


def _join_parquet(target: Path, parts: Sequence[Path]) -> None:
    from pyarrow import parquet

    schema = parquet.read_schema(parts[0])
    with parquet.ParquetWriter(target, schema, compression="zstd") as whole:
        for part in parts:
            whole.write_table(parquet.read_table(part))
