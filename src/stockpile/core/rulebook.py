"""The rules as a player reads them: which sentences, in which order, with which numbers.

The words are in the catalogues and the numbers come from the edition, so the two cannot disagree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

from stockpile.core.option import Edition, Mark, Value

Argument = str | int


class PrintedGame(Protocol):
    """The part of a Game that its rulebook is about."""

    @property
    def edition(self) -> Edition: ...
    @property
    def options(self) -> Mapping[str, Value]: ...


@dataclass(frozen=True, slots=True)
class OptionTold:
    """An option that a rule is about: what the table has chosen, and the alternatives."""

    name: str
    value: str
    others: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """One paragraph under a rule's number, and where it comes from."""

    number: str
    message: str
    args: Mapping[str, Argument] = field(default_factory=dict)
    mark: Mark = "printed"
    option: OptionTold | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """Rules that belong together, under a title."""

    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A row of the reference card: a set to lead, what answers it, and what does not and why.

    Sets are in the notation of moves; ``named`` and the reasons are messages.
    """

    named: str
    args: Mapping[str, Argument]
    lead: str
    answers: tuple[str, ...]
    refused: tuple[tuple[str, str], ...]


def option_rule(game: PrintedGame, name: str, **args: Argument) -> Rule:
    """What a table has chosen for an option."""
    edition, value = game.edition, str(game.options[name])
    choice = next(one for one in edition.choices if one.name == name)
    others = tuple(one for one in choice.choices if one != value)
    message = f"rule-{choice.rule.lower()}-{choice.name}-{value}"
    mark = choice.mark(value, edition.prints(name))
    return Rule(choice.rule, message, args, mark, OptionTold(choice.name, value, others))


def marked(sections: Iterable[Section], says: Callable[[str], bool]) -> tuple[Section, ...]:
    """The sections, with every rule that the sheets do not print marked as ours."""
    return tuple(
        Section(
            section.title,
            tuple(
                rule if says(rule.message) else replace(rule, mark="ours") for rule in section.rules
            ),
        )
        for section in sections
    )
