"""What an arena keeps of its rounds: every record replays, and every row says what a bot saw."""

from __future__ import annotations

import gc
import json
import re
from collections.abc import Iterator
from errno import ENOSPC
from itertools import chain, islice
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from stockpile import resume, seat_number
from stockpile.arena import parallel, row_files, run
from stockpile.arena.records import json_texts, open_targets, record_file
from stockpile.arena.rounds import Batch, play_deals
from stockpile.arena.row_files import COLUMNS
from stockpile.arena.tournament import Seating, Tournament
from stockpile.core.game import canonical
from stockpile.core.refusal import Refused, Unreadable
from tests.arena.playing import tournament

Row = dict[str, Any]
TABLES = {
    "skipbo": tournament("baseline", "random", "casual", rounds=6, stock=2),
    "breakers": tournament("baseline", "random", rounds=4, edition="breakers-2010"),
    "teams": tournament("baseline", "random", rounds=2, stock=2, teams=["AC", "BD"]),
}
TABLE = TABLES["skipbo"]


def rows_in(file: Path) -> list[Row]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("name", TABLES)
def test_rows_say_what_each_bot_saw_and_chose(name: str, tmp_path: Path) -> None:
    table = TABLES[name]
    folder, file, columns = tmp_path / "kept", tmp_path / "kept.jsonl", tmp_path / "kept.parquet"
    run(table, batch=2, records=(folder, file, columns))
    rows = rows_in(file)
    assert [*rows[0]] == [*COLUMNS]
    for deal in range(table.deals):
        for number, seating in enumerate(table.seatings(deal)):
            own = [row for row in rows if (row["deal"], row["round"]) == (deal + 1, number + 1)]
            require_true(own, record_file(folder, deal, number), table, seating)
    read = [
        {**row, "view": json.loads(row["view"]), "events": json.loads(row["events"])}
        for row in parquet.read_table(columns).to_pylist()
    ]
    assert read == rows


@pytest.mark.parametrize("name", ["kept.csv", "kept.paruqet", "kept.jsonl.gz"])
def test_an_unknown_ending_is_refused_and_makes_no_folder(name: str, tmp_path: Path) -> None:
    target = tmp_path / name
    with pytest.raises(Unreadable) as wrong:
        run(TABLE, records=[target])
    for form in ("a folder", ".parquet", ".jsonl"):
        assert form in str(wrong.value)
    assert not target.exists()


def test_a_folder_that_is_there_may_have_a_dot_in_its_name(tmp_path: Path) -> None:
    (tmp_path / "kept.2").mkdir()
    run(TABLE, records=tmp_path / "kept.2")
    assert [*(tmp_path / "kept.2").iterdir()]


def test_targets_may_be_texts(tmp_path: Path) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    run(TABLE, records=str(one))
    run(TABLE, records=[str(other)])
    assert rows_in(one) == rows_in(other)


def require_true(rows: list[Row], record: Path, table: Tournament, seating: Seating) -> None:
    """The rows of a round say what its record does, from the last decision to the first."""
    match = resume(record.read_bytes())
    game, outcome = match.game, match.outcome
    assert outcome is not None
    assert len(rows) == len(match.steps) - 1
    for row in reversed(rows):
        assert row["decision"] == len(match.steps) - 1
        assert row["choice"] == str(match.undo().move)
        seat = seat_number(row["seat"])
        seen = match.observe(seat)
        told = [its["events"] for its in rows[: row["decision"]] if its["seat"] == row["seat"]]
        assert [*chain.from_iterable(told)] == [game.forms.write(event) for event in seen.events]
        assert row["view"] == game.view_form.write(seen.view)
        assert row["moves"] == [str(move) for move in canonical(seen.moves)]
        assert row["bot"] == match.names[seat] == table.bots[seating[game.side_of[seat]]]
        assert row["won"] == (seat in outcome.winners)
        assert (row["points"], row["ending"]) == (outcome.points, outcome.ending)


@pytest.mark.parametrize(
    "texts", [(), ("h1>1",), ("h1>1", "hS>d2"), ('a"b', "c"), ("a\\n",), ("\n", "x"), ("ü", "x")]
)
def test_moves_of_any_text_are_written_as_json(texts: tuple[str, ...]) -> None:
    assert json.loads(json_texts(texts)) == [*texts]


def test_python_looks_for_dead_objects_as_before_once_rounds_are_played() -> None:
    before = gc.get_threshold()
    run(tournament("baseline", "random", rounds=2, stock=1))
    assert gc.get_threshold() == before


def test_the_page_about_rows_names_every_column() -> None:
    page = Path(__file__).parents[2] / "docs" / "arena-data.md"
    named = re.findall(r"^\| `(\w+)` \| ([^|]*) \|", page.read_text("utf-8"), re.MULTILINE)
    arrow = {"json": "string", "list": "list of strings"}
    assert named == [(name, arrow.get(kind, kind)) for name, kind in COLUMNS.items()]


def test_under_tabletop_conduct_a_row_is_what_the_bot_saw_of_the_rules(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    run(tournament("baseline", "random", rounds=2, conduct="tabletop"), records=[file])
    rows = rows_in(file)
    assert all(row["choice"] in row["moves"] for row in rows)
    assert not any("tabletop" in row["view"] for row in rows)


def test_an_interrupted_tournament_keeps_every_round_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = TABLE
    whole = tmp_path / "whole.jsonl"
    run(table, records=[whole])
    kept, journal = tmp_path / "kept.jsonl", tmp_path / "rounds"
    spread = parallel.play_missing

    def some(*args: Any) -> Iterator[Batch]:
        yield from islice(spread(*args), 1)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(parallel, "play_missing", some)
        with pytest.raises(KeyboardInterrupt):
            run(table, batch=1, journal=journal, records=[kept])
    assert not kept.exists()
    run(table, batch=1, journal=journal, records=[kept], workers=2)
    assert kept.read_bytes() == whole.read_bytes()
    assert {one.name for one in tmp_path.iterdir()} == {"whole.jsonl", "kept.jsonl", "rounds"}


def test_without_a_journal_nothing_is_left_of_an_interrupted_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*_args: Any) -> Iterator[Batch]:
        raise KeyboardInterrupt

    monkeypatch.setattr(parallel, "play_missing", none)
    with pytest.raises(KeyboardInterrupt):
        run(TABLE, records=[tmp_path / "kept.jsonl"])
    assert not [*tmp_path.iterdir()]


def test_workers_write_nothing_more_once_a_tournament_is_interrupted(tmp_path: Path) -> None:
    def stop(rounds: int) -> None:
        if rounds:
            raise KeyboardInterrupt

    kept = [tmp_path / "kept.jsonl", tmp_path / "kept.parquet"]
    with pytest.raises(KeyboardInterrupt):
        run(tournament("baseline", "random", rounds=200), workers=2, records=kept, told=stop)
    assert not [*tmp_path.iterdir()]


def test_parts_of_lines_take_up_a_fraction_of_their_space(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    open_targets([kept], [])
    play_deals(TABLE, 0, TABLE.deals, [kept])
    part = row_files.part_file(kept, (0, TABLE.deals)).stat().st_size
    run(TABLE, records=[kept])
    assert part < kept.stat().st_size / 4


def test_columns_are_the_same_whether_compressed_at_once_or_in_pieces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, pieces = tmp_path / "whole.parquet", tmp_path / "pieces.parquet"
    run(TABLE, batch=TABLE.deals, records=[whole])
    monkeypatch.setattr(row_files, "PIECE_ROWS", len(rows_of(whole)) // 5)
    run(TABLE, batch=TABLE.deals, records=[pieces])
    assert rows_of(pieces) == rows_of(whole)


@pytest.mark.parametrize("target", ["kept.jsonl", "kept.parquet"])
def test_batches_that_end_in_another_order_are_joined_in_theirs(
    target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, mixed = tmp_path / "whole" / target, tmp_path / "mixed" / target
    run(TABLE, records=[whole])
    spread = parallel.play_missing
    seen: list[int] = []

    def backwards(*args: Any) -> Iterator[Batch]:
        for batch in reversed([*spread(*args)]):
            yield batch
            seen.append(len([*(tmp_path / "mixed").glob("*.parts/[0-9]*")]))

    monkeypatch.setattr(parallel, "play_missing", backwards)
    run(TABLE, batch=1, records=[mixed])
    assert rows_of(mixed) == rows_of(whole)
    assert seen == [TABLE.deals] * (TABLE.deals - 1) + [0]  # they were joined as soon as possible
    assert [one.name for one in mixed.parent.iterdir()] == [target]


def rows_of(file: Path) -> list[Row]:
    return parquet.read_table(file).to_pylist() if file.suffix == ".parquet" else rows_in(file)


@pytest.mark.parametrize("target", ["kept.jsonl", "kept.parquet"])
def test_a_full_disk_costs_nothing_but_the_time_until_there_is_room(
    target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, journal = tmp_path / target, tmp_path / "rounds"
    kept.write_text("of an earlier tournament")

    def full(*_args: object) -> None:
        raise OSError(ENOSPC, "No space left on device")

    for again in (journal, None):
        with monkeypatch.context() as patched:
            patched.setattr(row_files, "_append_lines", full)
            patched.setattr(row_files, "_append_columns", full)
            with pytest.raises(OSError, match="No space left"):
                run(TABLE, batch=1, journal=again, records=[kept])
        assert kept.read_text() == "of an earlier tournament"
        if again:
            parts = {one.suffix for one in row_files.parts_folder(kept).iterdir()}
            assert ".unfinished" not in parts
            run(TABLE, batch=1, journal=again, records=[kept])
            assert len(rows_of(kept)) > TABLE.played
            kept.write_text("of an earlier tournament")
    assert {one.name for one in tmp_path.iterdir()} == {target, "rounds"}


def test_a_folder_in_the_place_of_the_rows_is_noticed_before_anything_is_played(
    tmp_path: Path,
) -> None:
    (tmp_path / "kept.jsonl").mkdir()
    with pytest.raises(IsADirectoryError):
        run(TABLE, records=[tmp_path / "kept.jsonl"])
    assert [one.name for one in tmp_path.iterdir()] == ["kept.jsonl"]


def test_nothing_is_left_of_a_tournament_in_which_a_bot_failed(tmp_path: Path) -> None:
    path = tmp_path / "lazy.py"
    path.write_text("class Lazy:\n    def choose(self, observation, rng): return None\n")
    with pytest.raises(Refused):
        run(tournament("baseline", f"{path}:Lazy", rounds=2), records=[tmp_path / "kept.jsonl"])
    assert [one.name for one in tmp_path.glob("kept*")] == []


@pytest.mark.parametrize("target", ["kept.jsonl", "kept.parquet", "kept"])
def test_rounds_played_before_without_records_are_missed(target: str, tmp_path: Path) -> None:
    table, journal = TABLE, tmp_path / "rounds"
    run(table, journal=journal)
    written = journal.read_bytes()
    with pytest.raises(Unreadable) as caught:
        run(table, journal=journal, records=[tmp_path / target])
    assert caught.value.refusal.code == "rounds-without-records"
    assert "Deal 1 was already played" in str(caught.value)
    assert [one.name for one in tmp_path.iterdir()] == ["rounds"]
    assert journal.read_bytes() == written
