"""The floors under what tests run: whole packages are judged, each by its own."""

from __future__ import annotations

from pathlib import Path

import pytest

import floors

STOCKPILE = Path(__file__).parents[1] / "src" / "stockpile"


def counted(ran: int, there: int) -> floors.Counted:
    return floors.Counted(ran, there)


def test_every_package_has_a_floor_or_a_reason() -> None:
    here = {
        one.name
        for one in STOCKPILE.iterdir()
        if one.suffix == ".py" or (one.is_dir() and any(one.glob("*.py")))
    } - {"locales"}  # words, and no code
    assert here == {*floors.FLOORS, *floors.WITHOUT_FLOOR}


def test_lines_and_branches_of_a_packages_files_are_added_up() -> None:
    def file(ran: int, there: int) -> dict[str, dict[str, int]]:
        names = ("covered_lines", "covered_branches", "num_statements", "num_branches")
        return {"summary": dict(zip(names, (ran, 1, there, 2), strict=True))}

    files = {
        "/somewhere/src/stockpile/core/game.py": file(9, 10),
        "src/stockpile/core/match.py": file(5, 10),
        "src/stockpile/words.py": file(1, 1),
    }
    assert floors.packages(files) == {"core": counted(16, 24), "words.py": counted(2, 3)}


def test_a_package_below_its_floor_is_told_with_what_is_missing() -> None:
    assert floors.judge({"core": counted(97, 100)}, ["core"]) == []
    (told,) = floors.judge({"core": counted(96, 100)}, ["core"])
    assert told == (
        "core is at 96.0 %, below its floor of 97 %: 1 more lines or branches have to run in tests."
    )


def test_one_floor_is_not_made_up_for_by_another_package() -> None:
    both = {"core": counted(100, 100), "store": counted(89, 100)}
    assert len(floors.judge(both, both)) == 1


@pytest.mark.parametrize(("name", "said"), [("store", "was not counted"), ("new", "has no floor")])
def test_what_is_not_there_or_new_is_told(name: str, said: str) -> None:
    (told,) = floors.judge({"new": counted(1, 1)}, [name])
    assert said in told
