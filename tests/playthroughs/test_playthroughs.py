"""Golden transcripts: replayed line by line, one for each edition and team form."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

import pytest

from stockpile.games import EDITIONS, GAMES, seat_counts
from tests.playthroughs.transcript import Header, Writer, commands, files


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_a_match_still_goes_as_it_went(path: Path) -> None:
    kept = path.read_text("utf-8").splitlines()
    header = Header.read(kept)
    writer = Writer(header.match())
    played = list(header.lines())
    for command in commands(kept):
        played += writer.command(command)
    for number, (line, before) in enumerate(zip_longest(played, kept), start=1):
        assert line == before, f"{path.name}, line {number}"


def wanted() -> set[tuple[str, str]]:
    """Every edition with its fewest and most seats and every team form that can sit there."""
    found = set()
    for edition, game in EDITIONS.items():
        seats = seat_counts(edition)
        found |= {(edition, str(seats[0])), (edition, str(seats[-1]))}
        if game is GAMES["skipbo"]:
            found |= {
                (edition, f"{teams}x{size}")
                for teams, size in ((2, 2), (3, 2), (2, 3), (4, 2))
                if teams * size in seats
            }
    return found


def test_every_edition_and_team_form_has_a_transcript() -> None:
    headers = [Header.read(path.read_text("utf-8").splitlines()) for path in files()]
    missing = wanted() - {(header.edition, header.form) for header in headers}
    assert not missing, f"no transcript of {sorted(missing)}"


def test_a_transcript_is_named_after_what_it_plays() -> None:
    for path in files():
        header = Header.read(path.read_text("utf-8").splitlines())
        assert path.stem == header.name
