"""Faces in letters: everybody looks as they do on the page, as far as three lines of ASCII go."""

from __future__ import annotations

from typing import NamedTuple

FACE_WIDTH = 7
FACE_HEIGHT = 3

Face = tuple[str, str, str]
"""Its lines, each as wide as all others."""

NO_FACE: Face = (" " * FACE_WIDTH, " " * FACE_WIDTH, " " * FACE_WIDTH)
"""On a chair that is free."""

ANIMALS: dict[str, Face] = {
    "random": ("   ,   ", " (o o) ", " /_v_\\ "),
    "baseline": (" |\\ /| ", " (o o) ", " (_Y_) "),
    "casual": (" ^___^ ", "( o o )", "=(_w_)="),
    "skilled": ("/\\___/\\", "\\ o o /", " \\_v_/ "),
    "master": (" n---n ", "((O O))", " (_v_) "),
    "expert": ("\\\\ ^ //", "< 0 0 >", " vwwwv "),
    "other": ("   |   ", "[ o o ]", " [===] "),
}
"""By the level of a bot, as the page has them: chick, rabbit, cat, fox, owl, dragon; a machine."""

ORNAMENTS = {
    "none": "",
    "glasses": "-",
    "flower": "*",
    "bow": "8",
    "hat": "A",
    "crown": "W",
    "leaf": "%",
    "star": "+",
}
"""What tells animals of one kind apart, as on the page: between the eyes, or on the head."""
PLAIN_SEAT = 1
"""The animal at this seat has nothing: the first bot of most tables."""

SKINS, HAIRS = 5, 6
"""How many the page has of what letters do not show."""
FRONTS = (" ,mmm, ", " //|\\\\ ", " @@@@@ ", " WWWWW ", " .---. ", " ,-O-, ")
"""Hair: short, parted, in curls, with a fringe, little of it, in a bun."""
MOUTHS = ("u", "v", "~")


class Traits(NamedTuple):
    """What is drawn of a person. The page draws it, too: web/src/parts/avatar.ts."""

    front: int
    long: bool
    mouth: int
    glasses: bool


def traits(name: str, face: int | None = None) -> Traits:
    """The looks of the face that somebody chose, else those that belong to the name."""
    seed = _hash(name if face is None else f"face {face}")

    def pick(count: int) -> int:
        nonlocal seed
        seed, picked = divmod(seed, count)
        return picked

    pick(SKINS), pick(HAIRS)
    return Traits(
        front=pick(len(FRONTS)), long=pick(2) == 0, mouth=pick(len(MOUTHS)), glasses=pick(3) == 0
    )


def person(name: str, face: int | None = None) -> Face:
    """The face of a person: the one that they chose, else by their name."""
    looks = traits(name, face)
    eyes, mouth = "O-O" if looks.glasses else "o o", MOUTHS[looks.mouth]
    if looks.long:
        return FRONTS[looks.front], f"{{ {eyes} }}", f"{{\\_{mouth}_/}}"
    return FRONTS[looks.front], f"( {eyes} )", f" \\_{mouth}_/ "


def animal(level: str, seat: int = PLAIN_SEAT) -> Face:
    """The face of a bot: an animal by its level, and a different one of its kind at each seat.

    >>> animal("casual", 2)[1]
    '( o-o )'
    """
    top, eyes, mouth = ANIMALS.get(level, ANIMALS["other"])
    name, sign = list(ORNAMENTS.items())[(seat - PLAIN_SEAT) % len(ORNAMENTS)]
    if name == "glasses":
        eyes = _with(eyes, sign)
    elif sign:
        top = _with(top, sign)
    return top, eyes, mouth


def _with(line: str, sign: str) -> str:
    """A line of a face with a sign in its middle."""
    middle = FACE_WIDTH // 2
    return line[:middle] + sign + line[middle + 1 :]


def smiling(face: Face) -> Face:
    """The same face, with eyes that laugh."""
    hair, eyes, mouth = face
    return hair, eyes.translate(_LAUGHING), mouth


_LAUGHING = str.maketrans("oO0", "^^^")


def _hash(name: str) -> int:
    """A number for a name that is always the same (FNV-1a)."""
    found = 0x811C9DC5
    for letter in name.strip().lower():
        found = ((found ^ ord(letter)) * 0x01000193) & 0xFFFFFFFF
    return found
