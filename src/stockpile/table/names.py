"""Names at one table: no two look alike, and nobody has the name of a bot."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from stockpile.bots import LEVELS
from stockpile.core.seats import SEAT_LETTERS
from stockpile.table.texts import MAX_NAME_LENGTH

BOT_NAMES = ("Bot", *(f"Bot {letter}" for letter in SEAT_LETTERS), *LEVELS)
"""What bots are called, by the page and in the terminal, in every language."""

_LOOK_ALIKE = str.maketrans(
    "аеорсухіјѕԁһкмтвнԛԝ" + "αορντικυχεηβω" + "0i1|ıłøđħŧ",
    "aeopcyxljsdhkmtbhqw" + "aopvtlkuxenbw" + "olllllodht",
)
"""Characters that are easily confused, once case and marks are gone."""
_PAIRS = (("rn", "m"), ("vv", "w"), ("æ", "ae"), ("œ", "oe"))


def likeness(name: str) -> str:
    """A form that is the same for names that are easily confused."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(one for one in plain if not unicodedata.category(one).startswith("M"))
    seen = seen.translate(_LOOK_ALIKE)
    for pair, one in _PAIRS:
        seen = seen.replace(pair, one)
    # A name that has nothing else is compared by its signs.
    return "".join(one for one in seen if one.isalnum()) or seen.replace(" ", "")


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether somebody else, or a bot, has a name that looks the same."""
    return likeness(name) in {likeness(one) for one in (*others, *BOT_NAMES)}


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody else has one that looks the same."""
    others = tuple(others)
    number, tried = 1, name
    while is_taken(tried, others):
        number += 1
        ending = f" {number}"
        tried = name[: MAX_NAME_LENGTH - len(ending)].rstrip() + ending
    return tried
