"""Where a game is kept that nobody named a file for."""

from __future__ import annotations

import time
from pathlib import Path

from stockpile.cli.output import write_text

MOST_KEPT = 50
"""Games that were left and never gone on with; older ones make room."""


def data_folder() -> Path:
    """The user's own, for all that Stockpile keeps."""
    import platformdirs

    return Path(platformdirs.user_data_dir("stockpile", appauthor=False))


class Kept:
    """A file for one game. It is there from the first writing on."""

    def __init__(self) -> None:
        self._folder = data_folder() / "games"
        self.file: Path | None = None

    def write(self, text: str) -> None:
        """Keep the game as it is now. Raises OSError."""
        if self.file is None:
            # Nobody else's to read: a record has the seed of a game that is being played.
            self._folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._folder.mkdir(mode=0o700, exist_ok=True)
            older = sorted(self._folder.glob("*.txt"), key=lambda one: one.stat().st_mtime)
            for one in older[: max(0, len(older) - MOST_KEPT + 1)]:
                one.unlink(missing_ok=True)
            self.file = _unused(self._folder / time.strftime("%Y-%m-%d-%H%M%S"))
        write_text(str(self.file), text)

    def forget(self) -> None:
        """The game is over, and nobody asked to have it kept."""
        if self.file is not None:
            self.file.unlink(missing_ok=True)


def _unused(path: Path) -> Path:
    """A file that nobody else writes to: taken by making it."""
    number = 1
    while True:
        file = path.with_name(f"{path.name}.txt" if number == 1 else f"{path.name}-{number}.txt")
        try:
            file.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return file
