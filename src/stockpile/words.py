"""All words that people read, from the Fluent catalogues in ``locales/``."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from threading import Lock
from typing import Protocol

from stockpile import english
from stockpile.extras import needs

Argument = str | int

FALLBACK = "en"
GROUP = "stockpile.locales"
"""The group of entry points for the words of other packages, which have folders like ours. They are
used for messages that we do not have."""


@cache
def languages() -> tuple[str, ...]:
    """The languages there are catalogues for."""
    return tuple(
        sorted(
            one.name
            for one in files("stockpile.locales").iterdir()
            if one.is_dir() and any(file.name.endswith(".ftl") for file in one.iterdir())
        )
    )


class _Catalogue:
    """All messages of a language. Parsing takes long, so each is parsed when it is first used."""

    def __init__(self, language: str, *folders: Traversable) -> None:
        # Fluent takes a while to load, and some commands have nothing to say to people.
        with needs(f"the language {language!r}", "cli"):
            from fluent.runtime import FluentBundle, FluentResource

        self._read = FluentResource
        self._parsing = Lock()
        self._bundle = FluentBundle([language], use_isolating=False)
        spoken = [one for one in (one.joinpath(language) for one in folders) if one.is_dir()]
        text = "\n".join(
            one.read_text(encoding="utf-8")
            for folder in spoken
            for one in folder.iterdir()
            if one.name.endswith(".ftl")
        )
        found = [*_ENTRY.finditer(text)]
        ends = [*(one.start() for one in found), len(text)][1:]
        self._entries = {
            one[0]: text[one.start() : end] for one, end in zip(found, ends, strict=True)
        }

    def say(self, message: str, args: dict[str, Argument]) -> str | None:
        """A message; None if there is no such message."""
        with self._parsing:
            self._parse(message)
        if not self._bundle.has_message(message):
            return None
        pattern = self._bundle.get_message(message).value
        return None if pattern is None else str(self._bundle.format_pattern(pattern, args)[0])

    def _parse(self, name: str) -> None:
        """Parse an entry, and everything that it refers to."""
        entry = self._entries.pop(name, None)
        if entry is not None:
            self._bundle.add_resource(self._read(entry))
            for other in _NAME.findall(entry):
                self._parse(other)


_NAME = re.compile(r"-?[a-zA-Z][\w-]*")
_ENTRY = re.compile(rf"^{_NAME.pattern}(?= *=)", re.MULTILINE)


class _Source(Protocol):
    def say(self, message: str, args: dict[str, Argument]) -> str | None: ...


@cache
def _ours(language: str) -> _Source:
    if language == FALLBACK and find_spec("fluent") is None:
        return english
    return _Catalogue(language, files("stockpile.locales"))


@cache
def added_words(language: str) -> _Source:
    """The words that other packages add, such as those of a game; looked for once."""
    if find_spec("fluent") is None:
        return english
    from importlib.metadata import entry_points

    return _Catalogue(language, *(files(one.module) for one in entry_points(group=GROUP)))


class Words:
    """The words of one language: ``Words("en")("refusal-not-in-hand", card="7")``."""

    def __init__(self, language: str = FALLBACK) -> None:
        if language not in languages():
            raise KeyError(language)
        self.language = language

    def __call__(self, message: str, **args: Argument) -> str:
        """The message in this language, or in English if the catalogue has a gap."""
        for find in (_ours, added_words):
            for language in (self.language, FALLBACK):
                text = find(language).say(message, args)
                if text is not None:
                    return text
        raise KeyError(message)

    def quote(self, text: str) -> str:
        """Somebody's own text, such as a name, without anything that would steer a terminal."""
        return "".join(sign for sign in text if sign.isprintable())
