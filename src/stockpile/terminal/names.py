"""What everybody at a table is called: people by their names, bots by their level and seat."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from stockpile.core.seats import seat_letter
from stockpile.words import Words, languages

_NUMBER = re.compile(r" \d+$")
"""What a table adds to the names of people who are called the same."""


class Seated(NamedTuple):
    """Who sits on a chair; nobody, if it has neither a name nor a bot."""

    name: str = ""
    """The name of the person here, or of a bot that brings one along."""
    bot: str = ""
    """The level of the bot here."""


def name_everybody(words: Words, chairs: Sequence[Seated]) -> list[str]:
    """The name of every seat. No two are alike, and a bot leaves its name to a person who has it.

    The page names them the same way: web/src/words/botNames.ts.
    """
    taken = {one.name.lower() for one in chairs if one.name}
    nameless = sum(bool(one.bot) and not one.name and not _names(words, one.bot) for one in chairs)
    named: list[str | None] = []
    for seat, one in enumerate(chairs):
        if one.name or not one.bot:
            named.append(_name(words, one.name) or None)
        elif (free := _free_name(_names(words, one.bot), seat, taken)) is not None:
            taken.add(free.lower())
            named.append(free)
        elif nameless > 1:
            named.append(words("table-bot-at", seat=seat_letter(seat)))
        else:
            named.append(words("table-bot"))
    return [
        words("table-nobody")
        if name is None
        else words("table-name-at", name=name, seat=seat_letter(seat))
        if named.count(name) > 1
        else name
        for seat, name in enumerate(named)
    ]


def _name(words: Words, name: str) -> str:
    """A person's name; people without one are guests, in the reader's language."""
    called = _NUMBER.sub("", name)
    return words("page-guest") + name.removeprefix(called) if called in _guests() else name


@cache
def _guests() -> frozenset[str]:
    """What people without a name are called, in every language."""
    return frozenset(Words(one)("page-guest") for one in languages())


def _free_name(names: Sequence[str], seat: int, taken: set[str]) -> str | None:
    """The first name that nobody has, beginning with the one that belongs to the seat."""
    first = seat % max(1, len(names))
    turned = (*names[first:], *names[:first])
    return next((name for name in turned if name.lower() not in taken), None)


def _names(words: Words, level: str) -> list[str]:
    """The names that bots of a level have; none for other people's bots."""
    try:
        return words(f"bot-names-{level}").split(", ")
    except KeyError:
        return []
