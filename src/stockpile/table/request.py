"""A table as it is asked for over the wire: its rules, and how it plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from stockpile.core.option import LATEST_READINGS, read_teams, read_value
from stockpile.core.seats import seat_letter
from stockpile.games import TableRequest
from stockpile.table.commands import Text
from stockpile.table.settings import Clock, Options, Pace, Settings

_Name = Annotated[str, Meta(max_length=40)]


class Rules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rules that a table plays by. Whatever is left out follows the edition."""

    game: _Name | None = None
    edition: _Name | None = None
    seats: int | None = None
    teams: int | tuple[Annotated[str, Meta(max_length=8)], ...] | None = None
    """Who plays together, by the letters of their seats, or the number of teams."""
    options: Options = msgspec.field(default_factory=dict)
    readings: int = LATEST_READINGS
    """Those of the match whose rules are requested. A new table always gets today's."""

    def request(self) -> TableRequest:
        """The table that is asked for."""
        return TableRequest(
            self.game, self.edition, self.seats, self.teams, self.options, self.readings
        )


def read_rules(query: Mapping[str, str]) -> Rules:
    """The rules that an address asks for: ``seats=4&teams=AC,BD&options=stock:10,laying:forced``.

    Raises ValidationError.
    """
    given: dict[str, object] = dict(query)
    if "teams" in query:
        given["teams"] = read_teams(query["teams"])
    if "options" in query:
        pairs = (one.partition(":") for one in query["options"].split(","))
        given["options"] = {name: read_value(value) for name, _, value in pairs}
    return msgspec.convert(given, Rules, strict=False)


class NewTable(Rules, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened. Whatever is left out follows the edition, or the usual `Settings`.

    ``match`` plays to the edition's own target; ``target`` sets another. Somebody who has no token
    yet names the ``guest`` that they want to be.
    """

    guest: Text | UnsetType = UNSET
    match: bool = False
    target: int | UnsetType | None = UNSET
    youngest: str | UnsetType | None = UNSET
    listed: bool | UnsetType = UNSET
    bots: str | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    clock: Clock | UnsetType | None = UNSET
    grace: int | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    chat: bool | UnsetType = UNSET

    def settings(self) -> Settings:
        """The settings of the table. Raises Unreadable, or ValidationError for a single field."""
        game = msgspec.structs.replace(self, readings=LATEST_READINGS).request().build()
        # As JSON, without what was left out: `Settings` has the only defaults and limits.
        given = {name: value for name, value in msgspec.to_builtins(self).items() if name in _SAID}
        if self.match and given.get("target") is None:
            given["target"] = game.target
        setup = game.setup
        if isinstance(self.teams, int):
            given["teams"] = ["".join(map(seat_letter, team)) for team in setup.teams or ()]
        return msgspec.convert({**given, "edition": setup.edition, "seats": setup.seats}, Settings)


_SAID = {*NewTable.__struct_fields__} & {*Settings.__struct_fields__} - {"readings"}
