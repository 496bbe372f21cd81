"""What an arena keeps of its rounds: records to replay, and a row for each decision to learn from.

A target is a folder (a record for each round), or a file that ends in ``.jsonl`` or ``.parquet``
(rows).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from errno import EISDIR
from functools import lru_cache
from json.encoder import encode_basestring_ascii
from os import strerror
from pathlib import Path
from typing import Any, NamedTuple

from stockpile.arena.row_files import (
    ColumnsPart,
    Deals,
    LinesPart,
    arrow_schema,
    has_rows,
    part_file,
    parts_folder,
)
from stockpile.core.forms import ViewWriter, to_json
from stockpile.core.game import canonical
from stockpile.core.match import Match
from stockpile.core.observation import Observation
from stockpile.core.refusal import Unreadable
from stockpile.core.seats import seat_letter
from stockpile.extras import needs
from stockpile.games import build_game, write_record


class RecordedDecision(NamedTuple):
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
    """Keeps the rounds of one batch; a context that completes its files. Raises OSError."""

    def __init__(self, targets: Sequence[Path], deals: Deals) -> None:
        self._folders = [target for target in targets if not has_rows(target)]
        self._lines = [LinesPart(one, deals) for one in targets if one.suffix == ".jsonl"]
        self._columns = [ColumnsPart(one, deals) for one in targets if one.suffix == ".parquet"]

    def __enter__(self) -> RecordKeeper:
        return self

    def __exit__(self, failed: type[BaseException] | None, *_raised: object) -> None:
        parts: Sequence[LinesPart | ColumnsPart] = (*self._lines, *self._columns)
        for part in parts:
            part.close(complete=failed is None)

    def add(
        self,
        match: Match[Any, Any, Any],
        deal: int,
        number: int,
        decisions: Sequence[RecordedDecision],
    ) -> None:
        """Keep a finished round. ``number`` counts the rounds of the deal."""
        if self._lines or self._columns:
            self._add_rows(match, deal, number, decisions)
        for folder in self._folders:
            record_file(folder, deal, number).write_text(write_record(match), encoding="utf-8")

    def _add_rows(
        self,
        match: Match[Any, Any, Any],
        deal: int,
        number: int,
        decisions: Sequence[RecordedDecision],
    ) -> None:
        told = _told(match) if match.game.conduct is None else _told_by_the_rules(decisions)
        texts = match.game.move_texts
        moves = [texts(canonical(decision.moves)) for decision in decisions]
        choices = [str(decision.choice) for decision in decisions]
        if self._lines:
            lines = _lines(match, deal, number, told, moves, choices)
            for lines_part in self._lines:
                lines_part.add(lines)
        if self._columns:
            columns = _columns(match, deal, number, told, moves, choices)
            for columns_part in self._columns:
                columns_part.add(columns)


def _told(match: Match[Any, Any, Any]) -> _Told:
    """What each bot was told. Every move is a decision, made where the step before it led."""
    game, write_event = match.game, match.game.forms.text
    told_seats, told_views, told_events = told = _Told([], [], [])
    first_view = game.view_writer
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
        views = getattr(views, "following", first_view)(state)
        told_seats.append(seat)
        told_views.append(to_json(game.show(state, seat)) if views is None else views(seat))
        told_events.append(f"[{','.join(events[seat][heard[seat] : happened])}]")
        heard[seat] = happened
    return told


def _told_by_the_rules(decisions: Sequence[RecordedDecision]) -> _Told:
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
) -> bytes:
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
    lines = [
        f'{start}{decision},{bots[seat]},"view":{view},"events":{events},'
        f'"moves":{json_texts(listed)},"choice":{text(choice)},{endings[seat]}'
        for decision, (seat, view, events, listed, choice) in enumerate(columns, 1)
    ]
    return "".join(lines).encode()


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
    schema = arrow_schema()
    arrays = [pa.array(columns[field.name], field.type) for field in schema]
    return pa.record_batch(arrays, schema=schema)


def record_file(folder: Path, deal: int, number: int) -> Path:
    """The record of a round."""
    return folder / f"deal-{deal + 1:06}-{number + 1}.txt"


def check_target(target: Path) -> None:
    """Unreadable if it is neither a folder, there already or without an ending, nor a known file.

    A mistyped ending would otherwise become a folder.
    """
    if target.suffix and not has_rows(target) and not target.is_dir():
        raise Unreadable("not-records", str(target), ending=target.suffix)


def open_targets(targets: Sequence[Path], played: Sequence[Deals]) -> None:
    """Make the folders. Raises OSError, and Unreadable if earlier rounds have no records there."""
    for target in targets:
        check_target(target)
        if has_rows(target):
            with needs("--records", "arena"):
                import pyarrow as pa  # noqa: F401
        if has_rows(target) and target.is_dir():
            raise OSError(EISDIR, strerror(EISDIR), str(target))
        for deals in played:
            kept = (
                part_file(target, deals) if has_rows(target) else record_file(target, deals[0], 0)
            )
            if not kept.exists():
                raise Unreadable("rounds-without-records", str(target), deal=deals[0] + 1)
    for target in targets:
        folder = parts_folder(target) if has_rows(target) else target
        folder.mkdir(parents=True, exist_ok=True)
