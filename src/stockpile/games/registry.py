"""All games: ours, and those of other packages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache

from stockpile.games.breakers import BREAKERS
from stockpile.games.entry import GameEntry
from stockpile.games.skipbo import SKIPBO

ENTRY_POINT_GROUP = "stockpile.games"
"""The group of entry points for the games of other packages: each is a `GameEntry`."""

OUR_GAMES = (SKIPBO, BREAKERS)


@cache
def entries() -> tuple[GameEntry, ...]:
    """Every game, ours first. Nobody else can take the name of one of ours."""
    # Looking for other packages takes time, and most commands need only our games.
    from importlib.metadata import entry_points

    found = {entry.name: entry for entry in OUR_GAMES}
    for point in sorted(entry_points(group=ENTRY_POINT_GROUP), key=lambda one: one.name):
        entry = point.load()
        if not isinstance(entry, GameEntry):
            raise TypeError(
                f"{point.value}, an entry point of {ENTRY_POINT_GROUP}, is no GameEntry"
            )
        found.setdefault(entry.name, entry)
    return tuple(found.values())


class Registry(Mapping[str, GameEntry]):
    """Games by a key. Other packages are searched only for a key that is not ours, or for all."""

    def __init__(self, keys: Callable[[GameEntry], Iterable[str]]) -> None:
        self._keys = keys
        self._ours = {key: entry for entry in OUR_GAMES for key in keys(entry)}

    def _all(self) -> dict[str, GameEntry]:
        found = {key: entry for entry in entries() for key in self._keys(entry)}
        return {**found, **self._ours}

    def __getitem__(self, key: str) -> GameEntry:
        entry = self._ours.get(key)
        return self._all()[key] if entry is None else entry

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def __repr__(self) -> str:
        return f"<Registry: {', '.join(self)}>"
