"""Whether there is a bot of a name, and whether it can play.

Making an outside bot runs its code, and leaves it in the process for good. So that happens in a
worker, never where the truth of a round will be.
"""

from __future__ import annotations

from contextlib import closing

from stockpile.bots import check_bot, is_level, make_bot, plugins
from stockpile.core.refusal import Unreadable
from stockpile.games import GAMES


def require(name: str, game: str) -> None:
    """Unreadable if there is no bot of this name; whether it can be made shows when it is."""
    if plugins.is_file(name):
        plugins.find(name)
    elif is_level(name):
        make_bot(name, game)
    else:
        check_bot(name)


def check(name: str, game: str) -> str:
    """Unreadable if `make_bot` says so. Nothing from outside is loaded into this process.

    For an outside bot that can play, returns what tells it from the same one after a change.
    """
    if is_level(name) or not (plugins.is_file(name) or name in plugins.entries()):
        make_bot(name, game)
        return ""
    # Imported here: most commands that check a name are given one of our levels.
    from stockpile.workers.client import WorkerClient
    from stockpile.workers.messages import RequestFailed

    with closing(WorkerClient()) as client:
        try:
            return client.check(name, game)
        except RequestFailed as failed:
            raise Unreadable("bot-unusable", name=name, reason=str(failed)) from None


def check_any(name: str) -> None:
    """Unreadable, with the reason `check` has for the first game, if there is none it can play."""
    reasons: list[Unreadable] = []
    for game in GAMES:
        try:
            check(name, game)
        except Unreadable as wrong:
            reasons.append(wrong)
        else:
            return
    raise reasons[0]
