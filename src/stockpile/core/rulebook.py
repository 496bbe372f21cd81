"""The rules as a player reads them: which sentences, in which order, with which numbers.

The words are in the catalogues; the numbers come from the edition, so that the two cannot disagree.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

Argument = str | int


@dataclass(frozen=True, slots=True)
class Rule:
    """One paragraph under a rule's number. ``ours``: the sheets leave it open and we decided."""

    number: str
    message: str
    args: Mapping[str, Argument] = field(default_factory=lambda: MappingProxyType({}))
    ours: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """Rules that belong together, under a title."""

    title: str
    rules: tuple[Rule, ...]
