"""Where a server keeps its data: the store that an address names, and the data folder."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Self

from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.store.file_lock import FileLock
from stockpile.store.store import Store

SQLITE_FILE = "stockpile.sqlite3"


def user_folder() -> Path:
    """The current user's folder for Stockpile's data."""
    import platformdirs

    return Path(platformdirs.user_data_dir("stockpile", appauthor=False))


def open_store(url: str | None, data: Path) -> Store:
    """The store that an address names, still to be opened (`Store.open`).

    Without an address it is SQLite in the data folder. Others are ``sqlite:///PATH`` (four slashes
    for an absolute path) and ``postgresql://…``. Raises Unreadable (``unknown-store``).
    """
    # A database's driver is loaded only if it is used.
    if url is None:
        from stockpile.store.sqlite import SqliteStore

        return SqliteStore(data / SQLITE_FILE)
    scheme, _, rest = url.partition("://")
    match scheme:
        case "sqlite" if rest[:1] == "/" and rest[1:]:
            from stockpile.store.sqlite import SqliteStore

            return SqliteStore(Path(rest[1:]))
        case "postgresql" | "postgres" if rest:
            from stockpile.store.postgres import PostgresStore

            return PostgresStore(url)
    # An address may hold a password.
    raise Unreadable("unknown-store", "store", store=scheme)


class DataFolder:
    """A data folder, which one server at a time can use.

    >>> with DataFolder(path) as folder:  # doctest: +SKIP
    ...     store = open_store(None, folder.path)
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = FileLock(path / "lock")

    def take(self) -> None:
        """Lock the folder; if it is missing, create it first, for its owner only.

        Raises Refused: ``data-in-use`` while another server has it, ``data-unusable`` if it cannot
        be created or written.
        """
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock.take()
        except OSError as error:
            why = error.strerror or str(error)
            raise Refused(Refusal("data-unusable", folder=str(self.path), why=why)) from error

    def release(self) -> None:
        """Unlock it for another server."""
        self._lock.release()

    def __enter__(self) -> Self:
        self.take()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()
