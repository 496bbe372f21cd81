"""Faces in letters: the same people as on the page, all of one size."""

from __future__ import annotations

import json
import re
from pathlib import Path

from stockpile.bots import LEVELS
from stockpile.terminal.app.faces import ANIMALS, FACE_WIDTH, ORNAMENTS, animal, person, traits

PAGE = Path(__file__).parents[3] / "web" / "src" / "parts" / "avatar.fixtures.json"
"""What the page draws of some people; its own tests read it, too."""


def test_people_look_as_they_do_on_the_page() -> None:
    for one in json.loads(PAGE.read_text(encoding="utf-8")):
        looks = traits(one.pop("name"), one.pop("face"))
        assert looks._asdict() == one


def test_every_level_has_an_animal_and_a_bot_from_outside_is_a_machine() -> None:
    assert set(LEVELS) <= set(ANIMALS)
    assert animal("thrifty") == ANIMALS["other"]


def test_no_two_bots_of_a_table_look_the_same() -> None:
    for level in ANIMALS:
        assert len({animal(level, seat) for seat in range(8)}) == 8
        assert animal(level, 1) == ANIMALS[level]


def test_what_bots_have_on_is_what_the_page_draws() -> None:
    page = PAGE.with_name("avatar.ts").read_text(encoding="utf-8")
    _, _, rest = page.partition("export const ORNAMENTS")
    drawn, _, _ = rest.partition("};")
    assert re.findall(r"^  (\w+): \(", drawn, re.MULTILINE) == list(ORNAMENTS)


def test_faces_are_plain_ascii_of_one_size() -> None:
    people = (person("Ann", face) for face in range(24))
    animals = (animal(level, seat) for level in ANIMALS for seat in range(8))
    for face in (*animals, *people):
        assert all(len(line) == FACE_WIDTH and line.isascii() for line in face)
