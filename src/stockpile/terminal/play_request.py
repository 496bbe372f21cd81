"""What somebody wants to play, whether in the app or in plain lines."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from stockpile.words import Words

if TYPE_CHECKING:
    from stockpile.terminal.client.remote_server import TableLink


@dataclass(frozen=True, kw_only=True)
class PlayRequest:
    """A new table, a saved game or a table on a server; without any, the app asks first."""

    words: Words
    table: Mapping[str, Any] | None = None
    """A new table, as the protocol has it (`NewTable`)."""
    resume: str | None = None
    """The code of a saved game."""
    link: TableLink | None = None
    watch: bool = False
    """Whether to watch at the linked table, not to sit down."""
    names: tuple[str, ...] = ()
    """The names of the seats, the person's own first."""
    seed: str | None = None
    """What decides every shuffle of the new table, and what its bots do."""
    save_record: Callable[[str], None] | None = None
    """Takes the record of the game once it is over or left. May raise OSError."""
    program: str = "stockpile"
    options: tuple[str, ...] = ()
    """The options to repeat in a command that continues here."""
    language_chosen: bool = False
    """Whether the language was asked for, not taken from the system's settings."""

    @property
    def name(self) -> str | None:
        """What the person wants to be called."""
        return self.names[0] if self.names else None

    def command(self, *arguments: str, language: str | None = None) -> str:
        """The ``play`` command with these arguments, to be copied into a shell."""
        lang = ["--lang", language or self.words.language] if self.language_chosen else []
        return shlex.join([self.program, "play", *arguments, *self.options, *lang])
