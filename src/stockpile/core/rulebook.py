"""The rules as a player reads them: which sentences, in which order, with which numbers.

The words are in the catalogues; the numbers come from the edition, so that the two cannot disagree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from stockpile.core.option import Choice, Mark

Argument = str | int


@dataclass(frozen=True, slots=True)
class OptionTold:
    """An option that a rule is about: what the table has chosen, and what it could have."""

    name: str
    value: str
    others: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """One paragraph under a rule's number, and how it stands to the sheets of the edition."""

    number: str
    message: str
    args: Mapping[str, Argument] = field(default_factory=lambda: MappingProxyType({}))
    mark: Mark = "printed"
    option: OptionTold | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """Rules that belong together, under a title."""

    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A row of the reference card: a set to open with, what answers it, and what does not and why.

    Sets are in the notation of moves; ``named`` and the reasons are messages.
    """

    named: str
    args: Mapping[str, Argument]
    lead: str
    answers: tuple[str, ...]
    refused: tuple[tuple[str, str], ...]


def told(choice: Choice, value: str, printed: tuple[str, ...], **args: Argument) -> Rule:
    """What a table has chosen, where the sheets print ``printed``."""
    others = tuple(one for one in choice.choices if one != value)
    message = f"rule-{choice.rule.lower()}-{choice.name}-{value}"
    mark = choice.mark(value, printed)
    return Rule(choice.rule, message, args, mark, OptionTold(choice.name, value, others))


def marked(sections: Iterable[Section], says: Callable[[str], bool]) -> tuple[Section, ...]:
    """The sections with what the sheets do not say marked as ours."""
    return tuple(
        Section(
            section.title,
            tuple(
                rule if says(rule.message) else replace(rule, mark="ours") for rule in section.rules
            ),
        )
        for section in sections
    )
