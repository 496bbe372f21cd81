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
    "replay": "cli",
    "arena": "arena",
    "position": "cli",
    "bench": "bench",
}
"""The smallest extra with which a command works."""


def main(arguments: Sequence[str]) -> int:
    """Answer ``stockpile`` with these arguments, with nothing but the standard library."""
    command = next((one for one in arguments if not one.startswith("-")), None)
    if command is None:
        print(f"stockpile {__version__}" if "--version" in arguments else _help())
        return 0
    wrong: Complaint
    if command in EXTRA_OF_COMMAND:
        wrong = MissingExtra(f"stockpile {command}", EXTRA_OF_COMMAND[command])
    else:
        known = tuple(EXTRA_OF_COMMAND)
        meant = closest(command, known)
        wrong = Unreadable("unknown-command", name=command, meant=meant, known=", ".join(known))
    print(f"stockpile: {wrong}", file=sys.stderr)
    return 2


def _help() -> str:
    lines = [
        f"Stockpile {__version__}: the rules library. Commands need an extra of {DISTRIBUTION}:",
        "",
        *(f"  {name:<9} [{extra}]" for name, extra in EXTRA_OF_COMMAND.items()),
        "",
        f'Everything at once: pip install "{DISTRIBUTION}[all]"',
    ]
    return "\n".join(lines)
