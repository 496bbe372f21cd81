"""What everybody at a table is called: people by their names, bots by their level and seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from stockpile.core.seats import seat_letter
from stockpile.words import Words


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
            named.append(one.name or None)
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
