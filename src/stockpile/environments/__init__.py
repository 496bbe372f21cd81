"""Many tables at once, as arrays: for learning programs and other simulations.

>>> from stockpile.environments import Tables
>>> tables = Tables("skipbo-2003", seats=2, stock=5, count=3, seed=7)
>>> seen = tables.reset()
>>> seen.observation.shape, seen.mask.shape, seen.seat
((3, 76), (3, 125), array([0, 1, 0], dtype=int8))
>>> actions = seen.mask.argmax(axis=1)
>>> tables.text(0, actions[0])
'h4>d1'
>>> seen, reward, done = tables.step(actions)
>>> reward.shape, done
((3, 2), array([0, 0, 0], dtype=uint8))
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, NoReturn

from stockpile.extras import MissingExtra, needs

__all__ = ["Description", "IllegalAction", "Moves", "Seen", "Tables"]

try:
    with needs("stockpile.environments", "environments"):
        from stockpile.environments.description import Description
        from stockpile.environments.seen import IllegalAction, Moves, Seen
        from stockpile.environments.tables import Tables

    if find_spec("gymnasium") is not None:
        import stockpile.environments.gymnasium  # noqa: F401 - registers the environments
except MissingExtra as missing:
    # Only who uses them is told: an adapter, which is imported after this, names its own extra.
    _missing = missing

    if not TYPE_CHECKING:

        def __getattr__(name: str) -> NoReturn:
            if name in __all__:
                raise _missing
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
