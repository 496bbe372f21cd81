"""The ``stockpile`` command on the base installation: it says which extra a command needs."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from stockpile import __version__
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
    print(f"stockpile: {MissingExtra(f'stockpile {command}', _extra(command))}", file=sys.stderr)
    return 2


def _extra(command: str) -> str:
    return EXTRA_OF_COMMAND.get(command, "all")


def _help() -> str:
    lines = [
        f"Stockpile {__version__}: the rules library. Commands need an extra of {DISTRIBUTION}:",
        "",
        *(f"  {name:<9} [{extra}]" for name, extra in EXTRA_OF_COMMAND.items()),
        "",
        f'Everything at once: pip install "{DISTRIBUTION}[all]"',
    ]
    return "\n".join(lines)
