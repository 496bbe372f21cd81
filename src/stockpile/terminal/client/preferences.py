"""What is remembered from one start to the next: tokens at servers, and what somebody chose."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from getpass import getuser
from pathlib import Path
from typing import Any

from stockpile.store.location import user_folder


def games_folder() -> Path:
    """Where the games of this machine's user are saved."""
    return user_folder() / "terminal"


class Preferences:
    """A small file in the games folder. If it cannot be read or written, it is forgotten."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "app.json"
        self._held: dict[str, Any] = {}
        self._read()

    def _read(self) -> None:
        """Take over what other windows have written since."""
        with suppress(OSError, ValueError):
            read = json.loads(self._path.read_text(encoding="utf-8"))
            self._held |= read if isinstance(read, dict) else {}

    def get(self, name: str, default: str) -> str:
        found = self._held.get(name, default)
        return found if isinstance(found, str) else default

    def _group(self, name: str) -> dict[str, Any]:
        found = self._held.get(name)
        return found if isinstance(found, dict) else {}

    def table(self) -> dict[str, Any]:
        """The table that was set up last."""
        return self._group("table")

    def token(self, address: str) -> str | None:
        """The guest's token at a server."""
        self._read()
        found = self._group("tokens").get(address)
        return found if isinstance(found, str) else None

    def keep_token(self, address: str, token: str) -> None:
        if self.token(address) != token:
            self.keep(tokens={**self._group("tokens"), address: token})

    def keep(self, **values: Any) -> None:
        self._read()
        self._held |= values
        fresh = self._path.with_suffix(".new")
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            # A token is enough to act as its guest: others must never be able to read the file.
            file = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(file, "w") as out:
                json.dump(self._held, out, indent=1)
            fresh.replace(self._path)


def login_name(default: str) -> str:
    """The name of this machine's user, for somebody who gives none."""
    try:
        name = getuser()
    except (OSError, KeyError, ImportError):
        return default
    return name[:1].upper() + name[1:24] if name.isprintable() and name else default
