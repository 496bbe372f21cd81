"""English without Fluent, for the base installation: a table that the build compiles.

``tools/english.py`` makes it from the English catalogue, and says how a message is written.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

Argument = str | int


@cache
def _table() -> Mapping[str, list[Any]]:
    file = files("stockpile.locales").joinpath("english.json")
    found: Mapping[str, list[Any]] = {}
    if file.is_file():
        found = json.loads(file.read_text(encoding="utf-8"))
    return found


def say(message: str, args: Mapping[str, Argument]) -> str | None:
    """A message in English; None if the table has none of this name."""
    parts = _table().get(message)
    return None if parts is None else _said(parts, args)


def _said(parts: list[Any], args: Mapping[str, Argument]) -> str:
    return "".join(one if isinstance(one, str) else _placed(one, args) for one in parts)


def _placed(part: Mapping[str, Any], args: Mapping[str, Argument]) -> str:
    value = args[part["$"]]
    if "*" not in part:
        return f"{value:,}" if isinstance(value, int) else value
    if isinstance(value, int):
        keys = [str(value), "one" if value == 1 else "other"]
    else:
        # The keys that are numbers mean numbers.
        keys = [value] if not value.isdecimal() else []
    return _said(part[next((key for key in keys if key in part), part["*"])], args)
