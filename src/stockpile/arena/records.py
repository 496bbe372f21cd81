"""What an arena keeps of its rounds: records to replay, and a row for each decision to learn from.

A target is a folder (a record for each round), or a file that ends in ``.jsonl`` or ``.parquet``
(rows). Workers write the rows of each batch into a part beside the file, so that an interrupted
tournament can continue; `join` makes one file of them.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from json.encoder import encode_basestring_ascii
from pathlib import Path
from typing import Any, NamedTuple

from stockpile.core.forms import ViewWriter, to_json
from stockpile.core.game import canonical
from stockpile.core.match import Match
from stockpile.core.observation import Observation
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

COPIED_BYTES = 1 << 20
"""How much of a part is read at a time."""

Deals = tuple[int, int]
"""The first deal of a batch, and the one after its last."""


class Decision(NamedTuple):
    """What a bot could do, and what it chose."""

    moves: Sequence[Any]
    choice: Any
    seen: Observation[Any, Any] | None
    """What it saw, at a table where people can err; elsewhere the match knows."""


class _Told(NamedTuple):
    """What bots were told before each decision: the seat, and JSON texts."""

    seats: list[int]
    views: list[str]
    events: list[str]
    """The events since the seat's last decision."""


class RecordKeeper:
    """Keeps the rounds of one batch. Raises OSError."""

    def __init__(self, targets: Sequence[Path]) -> None:
        self._targets = targets
        self._writes_lines = any(target.suffix == ".jsonl" for target in targets)
        self._writes_columns = any(target.suffix == ".parquet" for target in targets)
        # The rows of each round, as they will be written: texts would take far more room.
        self._lines: list[bytes] = []
        self._columns: list[Any] = []

    def add(
        self, match: Match[Any, Any, Any], deal: int, number: int, decisions: Sequence[Decision]
    ) -> None:
        """Keep a finished round. ``number`` counts the rounds of the deal."""
        if self._writes_lines or self._writes_columns:
            self._add_rows(match, deal, number, decisions)
        for folder in self._targets:
            if not has_rows(folder):
                record_file(folder, deal, number).write_text(write_record(match), encoding="utf-8")

    def _add_rows(
        self, match: Match[Any, Any, Any], deal: int, number: int, decisions: Sequence[Decision]
    ) -> None:
        told = _told(match) if match.game.conduct is None else _told_by_the_rules(decisions)
        texts = match.game.move_texts
        moves = [texts(canonical(decision.moves)) for decision in decisions]
        choices = [str(decision.choice) for decision in decisions]
        if self._writes_lines:
            lines = _lines(match, deal, number, told, moves, choices)
            self._lines.append("".join(lines).encode())
        if self._writes_columns:
            self._columns.append(_columns(match, deal, number, told, moves, choices))

    def close(self, deals: Deals) -> None:
        """Write the rows of the batch."""
        for target in filter(has_rows, self._targets):
            part = part_file(target, deals)
            unfinished = part.with_suffix(".unfinished")
            if target.suffix == ".parquet":
                _write_parquet(unfinished, self._columns)
            else:
                with unfinished.open("wb") as file:
                    file.writelines(self._lines)
            unfinished.replace(part)


def _told(match: Match[Any, Any, Any]) -> _Told:
    """What each bot was told. Every move is a decision, made where the step before it led."""
    game, write_event = match.game, match.game.forms.text
    told = _Told([], [], [])
    views: ViewWriter | None = None
    whole = [(event, write_event(event)) for event in match.round_events]
    events = [
        [
            text if shown is event else write_event(shown)
            for shown, (event, text) in zip(match.seen(seat), whole, strict=True)
        ]
        for seat in range(game.seats)
    ]
    heard = [0] * game.seats
    # The events before the deal are not part of the round.
    happened = len(match.round_events) - len(match.events)
    for step in match.steps[:-1]:
        happened += len(step.events)
        state = step.state
        seat = state.turn
        views = getattr(views, "following", game.view_writer)(state)
        told.seats.append(seat)
        told.views.append(to_json(game.show(state, seat)) if views is None else views(seat))
        told.events.append(f"[{','.join(events[seat][heard[seat] : happened])}]")
        heard[seat] = happened
    return told


def _told_by_the_rules(decisions: Sequence[Decision]) -> _Told:
    """What each bot was told at a table with conduct, where bots see only the rules."""
    told = _Told([], [], [])
    heard: dict[int, int] = {}
    for decision in decisions:
        seen = decision.seen
        assert seen is not None
        game = _by_the_rules(seen.setup)
        news = seen.events[heard.get(seen.seat, 0) :]
        heard[seen.seat] = len(seen.events)
        told.seats.append(seen.seat)
        told.views.append(to_json(game.view_form.write(seen.view)))
        told.events.append(f"[{','.join(map(game.forms.text, news))}]")
    return told


_by_the_rules = lru_cache(maxsize=8)(build_game)


def _lines(
    match: Match[Any, Any, Any],
    deal: int,
    number: int,
    told: _Told,
    moves: Sequence[Sequence[str]],
    choices: Sequence[str],
) -> Iterator[str]:
    """Rows as JSON lines."""
    assert match.outcome is not None
    winners, points, ending = match.outcome
    text = encode_basestring_ascii
    letters = ",".join([text(seat_letter(winner)) for winner in winners])
    bots = [
        f'"seat":{text(seat_letter(seat))},"bot":{text(name)}'
        for seat, name in enumerate(match.names)
    ]
    endings = [
        f'"winners":[{letters}],"points":{points},"ending":{text(ending)},'
        f'"won":{_WON_JSON[_won(winners, seat)]}}}\n'
        for seat in range(len(bots))
    ]
    start = f'{{"deal":{deal + 1},"round":{number + 1},"decision":'
    columns = zip(*told, moves, choices, strict=True)
    for decision, (seat, view, events, listed, choice) in enumerate(columns, 1):
        yield (
            f'{start}{decision},{bots[seat]},"view":{view},"events":{events},'
            f'"moves":{json_texts(listed)},"choice":{text(choice)},{endings[seat]}'
        )


def json_texts(texts: Sequence[str]) -> str:
    """A list of texts in JSON."""
    joined = '","'.join(texts)
    plain = joined.isascii() and joined.isprintable() and "\\" not in joined
    if plain and joined.count('"') == 2 * len(texts) - 2:
        return f'["{joined}"]'  # nothing has to be escaped
    return f"[{','.join(map(encode_basestring_ascii, texts))}]"


_WON_JSON = {None: "null", False: "false", True: "true"}


def _won(winners: Sequence[int], seat: int) -> bool | None:
    return seat in winners if winners else None


def _columns(
    match: Match[Any, Any, Any],
    deal: int,
    number: int,
    told: _Told,
    moves: Sequence[Sequence[str]],
    choices: Sequence[str],
) -> Any:
    """Rows as columns of Arrow."""
    import pyarrow as pa

    assert match.outcome is not None
    winners, points, ending = match.outcome
    seats, views, events = told
    count = len(seats)
    letters = [seat_letter(seat) for seat in range(len(match.names))]
    won = [_won(winners, seat) for seat in range(len(match.names))]
    columns: Mapping[str, Sequence[Any]] = {
        "deal": [deal + 1] * count,
        "round": [number + 1] * count,
        "decision": range(1, count + 1),
        "seat": [letters[seat] for seat in seats],
        "bot": [match.names[seat] for seat in seats],
        "view": views,
        "events": events,
        "moves": moves,
        "choice": choices,
        "winners": [[letters[winner] for winner in winners]] * count,
        "points": [points] * count,
        "ending": [ending] * count,
        "won": [won[seat] for seat in seats],
    }
    schema = _schema()
    arrays = [pa.array(columns[field.name], field.type) for field in schema]
    return pa.record_batch(arrays, schema=schema)


@cache
def _schema() -> Any:
    import pyarrow as pa

    kinds = {"json": pa.string(), "list": pa.list_(pa.string()), "bool": pa.bool_()}
    return pa.schema([(name, kinds.get(kind, kind)) for name, kind in COLUMNS.items()])


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
                        shutil.copyfileobj(rows, whole, COPIED_BYTES)
        shutil.rmtree(_parts(target))


def drop_parts(targets: Iterable[Path]) -> None:
    """Delete the parts of a tournament that cannot be continued."""
    for target in filter(has_rows, targets):
        shutil.rmtree(_parts(target), ignore_errors=True)


def _write_parquet(path: Path, columns: Sequence[Any]) -> None:
    import pyarrow as pa
    from pyarrow import parquet

    table = pa.Table.from_batches(columns, _schema())
    # Views hardly ever repeat; in the other columns, a dictionary stores each value once.
    varied = [name for name in COLUMNS if name != "view"]
    parquet.write_table(table, path, compression="zstd", use_dictionary=varied)


def _join_parquet(target: Path, parts: Sequence[Path]) -> None:
    from concurrent.futures import ThreadPoolExecutor

    from pyarrow import parquet

    schema = parquet.read_schema(parts[0])
    with (
        parquet.ParquetWriter(target, schema, compression="zstd") as whole,
        ThreadPoolExecutor(1) as reader,
    ):
        # The next part is read while one is written.
        coming = reader.submit(parquet.read_table, parts[0])
        for following in (*parts[1:], None):
            part = coming.result()
            if following is not None:
                coming = reader.submit(parquet.read_table, following)
            whole.write_table(part)
