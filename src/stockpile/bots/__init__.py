"""Programs that choose a move from an Observation, at levels that all games share.

The name of a bot is a level (``casual``), a level with a number (``expert:500``), a class in a file
(``path/to/file.py:Class``), or an entry point of the group ``stockpile.bots``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from os import PathLike
from pathlib import Path
from typing import Any, NamedTuple

from stockpile.bots import plugins
from stockpile.bots.advice import Advice, AdvisedMove, advise
from stockpile.bots.bot import Bot, Mistake, RandomBot
from stockpile.bots.conduct import Illegal
from stockpile.bots.review import review_record
from stockpile.bots.rounds import RoundResult, generators, play_match, play_round
from stockpile.core.option import closest
from stockpile.core.readers import a_text, at
from stockpile.core.refusal import Unreadable
from stockpile.extras import needs
from stockpile.games import GAMES, check_game
from stockpile.games.entry import GameEntry

__all__ = [
    "LEVELS",
    "Advice",
    "AdvisedMove",
    "Bot",
    "Illegal",
    "Mistake",
    "RandomBot",
    "RoundResult",
    "advise",
    "generators",
    "known_bots",
    "make_bot",
    "play_match",
    "play_round",
    "prepare",
    "review_record",
]

HIGHEST_LEVEL_NUMBER = 1_000_000
"""The largest number after the name of a level."""


class Level(NamedTuple):
    """A level of play."""

    search: Callable[[], Callable[..., Bot[Any, Any]]] | None = None
    """What makes its bots, if they need the kernel. The others belong to each game."""
    number: str = ""
    """The argument that a number after the name of the level sets, if it takes one."""
    budget: int = 0
    """The number to use where results must not depend on the speed of the machine."""
    learned: bool = False
    """Whether its bots judge by a network, and so take other weights."""


def _skilled() -> Callable[..., Bot[Any, Any]]:
    from stockpile.bots.skilled import SkilledBot

    return SkilledBot


def _expert() -> Callable[..., Bot[Any, Any]]:
    from stockpile.bots.expert import ExpertBot

    return ExpertBot


def _master() -> Callable[..., Bot[Any, Any]]:
    from stockpile.bots.master import MasterBot

    return MasterBot


_LEVELS: Mapping[str, Level] = {
    "random": Level(),
    "baseline": Level(),
    "casual": Level(),
    "skilled": Level(_skilled),
    "master": Level(_master, learned=True),
    "expert": Level(_expert, number="playouts", budget=2000, learned=True),
}

LEVELS = tuple(_LEVELS)
"""The levels, the weakest first."""


def known_bots() -> tuple[str, ...]:
    """The bots that may sit at tables: levels, entry points, and files offered by this process.

    Nothing is loaded.

    >>> known_bots()[:3]
    ('random', 'baseline', 'casual')
    """
    return tuple(dict.fromkeys((*LEVELS, *plugins.entries(), *plugins.offered())))


def check_bot(name: str, game: str | None = None) -> None:
    """Unreadable unless there is a bot of this name (and such a game)."""
    if game is not None:
        check_game(game)
    known = known_bots()
    if name not in known and name not in plugins.offered().values():
        raise Unreadable(
            "unknown-bot", name=name, meant=closest(name, known), known=", ".join(known)
        )


def is_level(name: str) -> bool:
    """Whether it is one of our levels, perhaps with a number, and not an outside bot."""
    return not plugins.is_file(name) and name.partition(":")[0] in _LEVELS


def make_bot(
    name: str, game: str = "skipbo", *, weights: str | PathLike[str] | None = None
) -> Bot[Any, Any]:
    """The bot of this name for a game; Unreadable if there is none.

    As on the command line, the game is Skip-Bo if none is named.

    ``weights`` is the file of a network that you have trained for this game (``skipbo.npz``), with
    which ``master`` and ``expert`` judge tables instead of the one that comes with them.

    An outside bot is loaded into this process. Unless you trust it, it belongs in a process that
    does not know the State of a round (`stockpile.workers`).

    >>> type(make_bot("baseline", "skipbo")).__name__
    'BaselineBot'
    """
    name = at("name", a_text, name)
    check_game(at("game", a_text, game))
    if name not in _LEVELS:
        name = plugins.offered().get(name, name)
    if plugins.is_file(name):
        _check_weights(name, weights, learned=False)
        return plugins.from_file(name, game)
    name, colon, number = name.partition(":")
    level = _LEVELS.get(name)
    if level is None and not colon and name in plugins.entries():
        _check_weights(name, weights, learned=False)
        return plugins.from_entry(name, game)
    if level is None:
        check_bot(name + colon + number)
        raise AssertionError("only levels and entry points are known by such a name")
    given: dict[str, Any] = {}
    if colon:
        if not level.number:
            raise Unreadable("bot-without-number", name=name)
        if not (
            number.isascii()
            and number.isdecimal()
            and 1 <= int(number[:11]) <= HIGHEST_LEVEL_NUMBER
        ):
            raise Unreadable(
                "not-a-bot-number", name=name, number=number, most=HIGHEST_LEVEL_NUMBER
            )
        given[level.number] = int(number)
    entry = GAMES[game]
    search = level.search if entry.kernel is not None else None
    _check_weights(name, weights, learned=level.learned and search is not None)
    if search is not None:
        with needs(name):
            if weights is not None:
                from stockpile.bots.networks import read_file

                given["network"] = read_file(Path(weights), game)
            bot: Bot[Any, Any] = plugins.made(search(), game, **given)
    else:
        bot = plugins.made(_lighter(name, entry), game)
    return bot


def _check_weights(name: str, weights: object, *, learned: bool) -> None:
    if weights is not None and not learned:
        raise Unreadable("bot-without-weights", name=name)


def _lighter(name: str, entry: GameEntry) -> Callable[..., Bot[Any, Any]]:
    """The strongest level up to this one that the game offers without search."""
    light, weaker = entry.bots(), LEVELS[LEVELS.index(name) :: -1]
    return next((light[one] for one in weaker if one in light), RandomBot)


def with_budget(name: str) -> str:
    """The same bot, playing independently of the speed of the machine."""
    level = _LEVELS.get(name)
    return f"{name}:{level.budget}" if level is not None and level.number else name


def prepare(names: Iterable[str], game: str) -> None:
    """Wait until the kernel is ready for these bots in this process.

    >>> prepare(["baseline", "casual"], "skipbo")  # nothing to wait for
    """
    names = tuple(names)
    if needs_compiling(names, game):
        with needs(", ".join(names)):
            from stockpile.kernel.cache import load

            load(game)


def needs_compiling(names: Iterable[str], game: str | None = None) -> bool:
    """Whether one of these bots needs the kernel, and the game has one."""
    if game is not None and GAMES[game].kernel is None:
        return False
    return any(is_level(name) and _LEVELS[name.partition(":")[0]].search for name in names)
