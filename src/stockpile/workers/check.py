"""Whether a bot can play, asked elsewhere: ``python -P -m stockpile.workers.check NAME GAME``.

To make a bot from outside is to run its code, and that stays in a process for good. Where the truth
of a round will be, it is only asked about.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

from stockpile.bots import check_bot, is_level, make_bot, plugins
from stockpile.core.refusal import Unreadable
from stockpile.games import GAMES
from stockpile.workers.launch import module_command

COMMAND = module_command("stockpile.workers.check")


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

    Of a bot from outside that can play, what tells it from the same one after a change.
    """
    if is_level(name) or not (plugins.is_file(name) or name in plugins.entries()):
        make_bot(name, game)
        return ""
    nowhere, pipe = subprocess.DEVNULL, subprocess.PIPE
    done = subprocess.run(
        (*COMMAND, name, game), stdin=nowhere, stdout=pipe, stderr=nowhere, check=False
    )
    if done.returncode or not done.stdout:
        raise Unreadable("bot-unusable", name=name, reason="its process ended")
    told = json.loads(done.stdout)
    if isinstance(told, str):
        return told
    code, where, args = told
    raise Unreadable(code, where, **args)


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


def main() -> None:
    sink = os.dup(1)
    # What a bot prints is no answer.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    name, game = sys.argv[1:]
    ours = set(sys.modules)
    told: object
    try:
        make_bot(name, game)
        loaded = {module: its for module, its in sys.modules.items() if module not in ours}
        told = plugins.fingerprint(name, loaded)
    except Unreadable as wrong:
        told = wrong.refusal.code, wrong.where, dict(wrong.refusal.args)
    os.write(sink, json.dumps(told).encode())
    # Threads that a bot may have started are not waited for.
    os._exit(0)


if __name__ == "__main__":
    main()
