"""All words that people read: a thin door to the Fluent catalogues in ``locales/``."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

Argument = str | int

FALLBACK = "en"
GROUP = "stockpile.locales"
"""The group of entry points by which other packages bring words along: packages with folders like
ours. They are asked for what we have no words for."""


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


@cache
def _bundle(language: str) -> FluentBundle:
    """Our own words."""
    return _read(language, files("stockpile.locales"))


@cache
def _more(language: str) -> FluentBundle:
    """The words that other packages bring along, such as those of a game."""
    from importlib.metadata import entry_points

    return _read(language, *(files(one.module) for one in entry_points(group=GROUP)))


def _read(language: str, *folders: Traversable) -> FluentBundle:
    # Most commands have nothing to say to people, and Fluent takes a while to load.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        catalogues = folder.joinpath(language)
        for catalogue in sorted(catalogues.iterdir(), key=str) if catalogues.is_dir() else ():
            if catalogue.name.endswith(".ftl"):
                bundle.add_resource(FluentResource(catalogue.read_text(encoding="utf-8")))
    return bundle


class Words:
    """The words of one language: ``Words("en")("refusal-not-in-hand", card="7")``."""

    def __init__(self, language: str = FALLBACK) -> None:
        if language not in languages():
            raise KeyError(language)
        self.language = language

    def __call__(self, message: str, **args: Argument) -> str:
        """The message in this language, or in English if the catalogue has a gap."""
        for find in (_bundle, _more):
            for language in (self.language, FALLBACK):
                bundle = find(language)
                if not bundle.has_message(message):
                    continue
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    text, _errors = bundle.format_pattern(pattern, args)
                    return str(text)
        raise KeyError(message)
