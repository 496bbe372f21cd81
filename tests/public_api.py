"""The public names of the library and their signatures, as a text that can be compared.

``python -m tests.public_api`` writes tests/public_api.txt again. A change in it is a change of what
docs/versioning.md promises, and belongs in CHANGELOG.md.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

MODULES = (
    "stockpile",
    "stockpile.skipbo",
    "stockpile.skipbo.tabletop",
    "stockpile.breakers",
    "stockpile.bots",
    "stockpile.arena",
    "stockpile.simulator",
    "stockpile.environments",
    "stockpile.environments.pettingzoo",
    "stockpile.environments.gymnasium",
    "stockpile.environments.openspiel",
    "stockpile.testing",
)
"""The public modules: what ``__all__`` names in them is public, and nothing else."""
STORED = Path(__file__).with_suffix(".txt")


def listed() -> str:
    """Every public name, one per line."""
    return "\n".join(line for module in MODULES for line in _module(module)) + "\n"


def _module(name: str) -> Iterator[str]:
    module = import_module(name)
    for public in sorted(module.__all__):
        thing = getattr(module, public)
        full = f"{name}.{public}"
        if inspect.isclass(thing) and thing.__module__.startswith("stockpile"):
            yield f"class {full}{_signature(thing)}"
            yield from sorted(_members(thing, full))
        elif callable(thing):
            yield f"{full}{_signature(thing)}"
        else:
            yield f"{full}: {type(thing).__name__}"


def _members(kind: type, full: str) -> Iterator[str]:
    for name, member in inspect.getmembers(kind):
        if name.startswith("_") or _owner(kind, name).partition(".")[0] != "stockpile":
            continue
        if isinstance(member, property) or inspect.isdatadescriptor(member):
            yield f"  {full}.{name}"
        elif callable(member):
            yield f"  {full}.{name}{_signature(member)}"
        else:
            yield f"  {full}.{name}"


def examples(thing: Any) -> dict[str, str]:
    """What a class or function, and each of a class's own members, shows how to use it.

    The text of one without an example is empty. A member that overrides one with an example needs
    none; fields are the business of their class.
    """
    shown = {"": _with_example(thing)}
    for name, member in vars(thing).items() if isinstance(thing, type) else ():
        called = getattr(member, "__func__", member)
        counts = inspect.isfunction(called) or isinstance(member, property | cached_property)
        if counts and not name.startswith("_"):
            above = (vars(one).get(name) for one in thing.__mro__[1:])
            if _with_example(member) or not any(map(_with_example, above)):
                shown[name] = _with_example(member)
    return shown


def _with_example(thing: Any) -> str:
    said = getattr(thing, "__doc__", None) or ""
    return said if ">>>" in said else ""


def _owner(kind: type, name: str) -> str:
    return next((one.__module__ for one in kind.__mro__ if name in vars(one)), "")


def _signature(thing: Any) -> str:
    try:
        return str(inspect.signature(thing))
    except (TypeError, ValueError):
        return "(…)"


if __name__ == "__main__":
    STORED.write_text(listed(), encoding="utf-8")
