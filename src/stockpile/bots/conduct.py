"""Bots at tables where people can err: what conduct asks of a seat is done for them.

No bot, ours or from outside, has to know about conduct: it sees a round of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any

from stockpile.bots.bot import Bot
from stockpile.core.observation import Observation
from stockpile.games import EDITIONS
from stockpile.games.entry import BotConduct

Seen = Observation[Any, Any]
QUOTED_CHARACTERS = 160
"""The longest quotation of what a bot says, in characters."""
ANSWER_CHARACTERS = 80
"""The longest quotation of an answer, which has to fit into that with the words around it."""


class Illegal(ValueError):
    """A bot answered with something that is not one of its moves, such as the text of one.

    >>> from random import Random
    >>> from stockpile import new_match, play_round
    >>> class Talker:
    ...     def choose(self, observation, rng):
    ...         return str(observation.moves[0])
    >>> try:
    ...     play_round(new_match("breakers", seed=1), [Talker()] * 2, [Random(1)] * 2)
    ... except Illegal as illegal:
    ...     print(illegal)
    answered the text '1', not one of observation.moves
    """


def ask(bot: Bot[Any, Any], observation: Seen, rng: Random) -> Any:
    """The move of a bot at any table; Illegal if it is not allowed. All bots are asked here."""
    conduct, seen = _conduct_in(observation.setup.edition), observation
    if conduct is not None:
        due = conduct.due(observation.moves)
        if due is not None:
            return due
        seen = conduct.by_the_rules(observation)
    return require_allowed(bot.choose(seen, rng), seen.moves)


def require_allowed(move: Any, moves: Sequence[Any]) -> Any:
    """The move, if it is one of these; otherwise Illegal is raised."""
    try:
        allowed = move in moves
    except Exception:  # noqa: BLE001  what is not a move may even fail to compare with one
        allowed = False
    if not allowed:
        raise Illegal(not_a_move(move))
    return move


def not_a_move(answer: Any) -> str:
    """What to say of a bot whose answer was not one of its moves."""
    kind = "the text " if isinstance(answer, str) else ""
    said = one_line(lambda: repr(answer), ANSWER_CHARACTERS)
    return f"answered {kind}{said}, not one of observation.moves"


def one_line(said: Callable[[], str], most: int = QUOTED_CHARACTERS) -> str:
    """What an untrusted program says, in one line: not too long, and without control characters.

    ``said`` may fail.
    """
    try:
        text = said()
    except Exception as wrong:  # noqa: BLE001
        text = f"<{type(wrong).__name__}>"
    shown = "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode()
        for sign in text[: most + 1]
    )
    return shown if len(shown) <= most else shown[: most - 1] + "…"


@cache
def _conduct_in(edition: str) -> BotConduct | None:
    # Called for every move.
    conduct = EDITIONS[edition].conduct
    return None if conduct is None else conduct()


def untrue(observation: Seen) -> frozenset[str]:
    """Reasons that hold by the rules, but not for this seat."""
    conduct = _conduct_in(observation.setup.edition)
    return frozenset() if conduct is None else conduct.untrue(observation)


def by_the_rules(observation: Seen) -> Seen:
    """The same round as it would look if nobody could err."""
    conduct = _conduct_in(observation.setup.edition)
    return observation if conduct is None else conduct.by_the_rules(observation)
