"""What the app remembers between two starts: who one is at which server, and what one likes."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from getpass import getuser
from pathlib import Path
from typing import Any

from stockpile.store.location import user_folder


def games_folder() -> Path:
    """Where those who play here have their games."""
    return user_folder() / "terminal"


class Preferences:
    """A small file in the app's folder. What cannot be read or written is forgotten."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "app.json"
        self._held: dict[str, Any] = {}
        self._read()

    def _read(self) -> None:
        """Learn what other windows have written since."""
        with suppress(OSError, ValueError):
            read = json.loads(self._path.read_text(encoding="utf-8"))
            self._held |= read if isinstance(read, dict) else {}

    def get(self, name: str, usual: str) -> str:
        """What is remembered under a name."""
        found = self._held.get(name, usual)
        return found if isinstance(found, str) else usual

    def settings(self) -> dict[str, Any]:
        """The table that was set up last."""
        found = self._held.get("table")
        return found if isinstance(found, dict) else {}

    def keep(self, **values: Any) -> None:
        """Remember these."""
        self._read()
        self._held |= values
        self._write()

    def token(self, address: str) -> str | None:
        """Who one is at a server, if one has been there."""
        self._read()
        tokens = self._held.get("tokens")
        found = tokens.get(address) if isinstance(tokens, dict) else None
        return found if isinstance(found, str) else None

    def keep_token(self, address: str, token: str) -> None:
        """Remember who one is at a server."""
        self._read()
        tokens = self._held.get("tokens")
        self.keep(tokens={**(tokens if isinstance(tokens, dict) else {}), address: token})

    def _write(self) -> None:
        fresh = self._path.with_suffix(".new")
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            # A token is all that one is: nobody else's eyes are to see it, not for a moment.
            with os.fdopen(
                os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w"
            ) as out:
                json.dump(self._held, out, indent=1)
            fresh.replace(self._path)


def login_name(guest: str) -> str:
    """What somebody is called who has not said a name."""
    try:
        name = getuser()
    except (OSError, KeyError, ImportError):
        return guest
    return name[:1].upper() + name[1:24] if name.isprintable() and name else guest
