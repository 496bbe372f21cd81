"""Refusals in words, for people who read one of our languages."""

from __future__ import annotations

from collections.abc import Callable

from stockpile import english
from stockpile.core.option import closest
from stockpile.core.refusal import Argument, Refusal

MAX_QUOTE_LENGTH = 120
MAX_REASON_LENGTH = 300
"""The most characters that are quoted of what a stranger wrote, and of what Python says, which has
the place at its end."""
MAX_SAID_NUMBER = 10**9
"""A larger number is not a count of anything here, and only quoted."""

Say = Callable[..., str]
"""Gives a message: ``say("refusal-not-in-hand", card="7")``."""


def sentence(refusal: Refusal, say: Say) -> str:
    """A refusal in words. What a stranger wrote is quoted short, without control characters."""
    args = {
        name: _quoted(value, MAX_REASON_LENGTH if name == "reason" else MAX_QUOTE_LENGTH)
        for name, value in refusal.args.items()
    }
    text = say(f"refusal-{refusal.code}", **args)
    meant = args.get("meant")
    if refusal.code == "unknown-choice":
        meant = closest(str(args["value"]), str(args["known"]).split(", "))
    return f"{text} {say('refusal-meant', meant=meant)}" if meant else text


def _quoted(value: Argument, longest: int) -> Argument:
    if isinstance(value, int) and abs(value) <= MAX_SAID_NUMBER:
        return value
    value = str(value)
    shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in value)
    return shown if len(shown) <= longest else shown[:longest] + "…"


def describe(refusal: Refusal, language: str) -> str:
    """A refusal in a language; only its code if nobody has words for it."""
    try:
        return sentence(refusal, _english if language == "en" else _speaker(language))
    except KeyError:
        return repr(refusal)


def _english(message: str, **args: Argument) -> str:
    # The table spares loading Fluent; a game from elsewhere, or a checkout, may not have one.
    return english.say(message, args) or _speaker("en")(message, **args)


def _speaker(language: str) -> Say:
    from stockpile.words import Words, languages

    if language not in languages():
        raise ValueError(f"there is no language {language!r}, only {', '.join(languages())}")
    return Words(language)
