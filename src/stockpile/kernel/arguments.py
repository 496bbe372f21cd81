"""Checks of what callers pass to compiled code, which checks nothing itself."""

from __future__ import annotations

from operator import index
from typing import Any


def whole_number(what: str, value: Any) -> int:
    """A whole number of any type that Python counts with; otherwise TypeError, naming ``what``."""
    try:
        return index(value)
    except TypeError:
        raise TypeError(f"{what} must be a whole number, not {value!r}") from None
