"""The ``stockpile`` command on the base installation: it says which extra a command needs."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from stockpile import __version__
from stockpile.core.option import closest
from stockpile.core.refusal import Complaint, Unreadable
from stockpile.extras import DISTRIBUTION, MissingExtra

EXTRA_OF_COMMAND = {
    "play": "terminal",
    "serve": "server",
    "backup": "server",
    "restore": "server",
    "doctor": "server",
    "rules": "cli",
    "replay": "terminal",
    "arena": "arena",
    "position": "cli",
    "position advise": "bots,cli",
    "bench": "bench",
    "bench server": "server",
    "bench nodes": "server",
    "bench page": "server",
}
"""The smallest extra with which a command works, and parts of commands that need another one."""


def extra_of_command(command: str) -> str:
    """The extra that a command needs, by its name or by that of the command it belongs to."""
    return EXTRA_OF_COMMAND.get(command) or EXTRA_OF_COMMAND.get(command.partition(" ")[0], "")


def main(arguments: Sequence[str]) -> int:
    """Answer ``stockpile`` with these arguments, with nothing but the standard library."""
    command, *more = [one for one in arguments if not one.startswith("-")] or [""]
    if not command:
        print(f"stockpile {__version__}" if "--version" in arguments else _help())
        return 0
    wrong: Complaint
    if command in EXTRA_OF_COMMAND:
        part = " ".join((command, *more[:1]))
        asked = part if part in EXTRA_OF_COMMAND else command
        wrong = MissingExtra(f"stockpile {asked}", extra_of_command(asked))
    else:
        known = [one for one in EXTRA_OF_COMMAND if " " not in one]
        meant = closest(command, known)
        wrong = Unreadable("unknown-command", name=command, meant=meant, known=", ".join(known))
    print(f"stockpile: {wrong}", file=sys.stderr)
    return 2


def _help() -> str:
    lines = [
        f"Stockpile {__version__}: the rules library. Commands need an extra of {DISTRIBUTION}:",
        "",
        *(f"  {name:<15} [{extra}]" for name, extra in EXTRA_OF_COMMAND.items()),
        "",
        f'Everything at once: pip install "{DISTRIBUTION}[all]"',
    ]
    return "\n".join(lines)
