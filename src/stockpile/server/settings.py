"""The settings of a server, from options or environment variables (STOCKPILE_…)."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from stockpile.core.refusal import Unreadable
from stockpile.server.limits import Networks
from stockpile.workers.pool import THINKING_MS


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """How a server behaves. Rates are per second; 0 sets no limit."""

    public: str | None = None
    """The address that people use: ``https://cards.example.org/stockpile``."""
    prefix: str = ""
    """The path under which a reverse proxy serves it: ``/stockpile``."""
    hosts: frozenset[str] | None = None
    """The host names that the server answers to (`own_hosts`); None for any."""
    trusted: Networks = ()
    """Reverse proxies whose ``X-Forwarded-For`` is believed."""
    create_key: str | None = None
    """The key that opening a table takes, if it takes one."""
    metrics_for_all: bool = False
    """Whether everybody may read ``/metrics``, not only this machine."""
    keep_days: int = 60
    """How long tables are kept after their last move, and guests after their last visit."""
    most_tables: int = 100_000
    most_connections: int = 10_000
    most_sockets: int = 20_000
    """Sockets of any kind; the limit of open files may allow fewer."""
    connections_per_address: int = 100
    messages_per_second: float = 20.0
    """From one connection; twice as many in a burst."""
    table_messages_per_second: float = 50.0
    """From all seats of one table together; half as many from all its spectators."""
    requests_per_minute: float = 600.0
    """HTTP requests from one address. Reading a finished match counts as twenty, a file of the page
    as a tenth."""
    guests_per_minute: float = 20.0
    """New guests from one address."""
    tables_per_hour: float = 30.0
    """New tables from one address."""
    lookups_per_minute: float = 60.0
    """Table codes that do not exist, tried from one address."""
    thinking_per_minute: float = 30.0
    """Seconds that the bots of one table may take in a minute, waiting for each other included;
    then lighter ones play."""
    thinking_ms: int = THINKING_MS
    """How long a bot with a time budget thinks about a move; less when many do."""
    trust_bots: bool = False
    """Whether each outside bot keeps one process for everything it sees."""
    hints_per_minute: float = 30.0
    """Hints that one guest may ask for."""

    def origins(self) -> frozenset[str]:
        """Where pages that may open connections come from, besides the server's own host."""
        if self.public is None:
            return frozenset()
        parts = urlsplit(self.public)
        return frozenset({f"{parts.scheme}://{parts.netloc}".lower()})


USUAL_PORT = 8420

UNLIMITED = ServerSettings(
    messages_per_second=0,
    table_messages_per_second=0,
    requests_per_minute=0,
    guests_per_minute=0,
    tables_per_hour=0,
    lookups_per_minute=0,
    thinking_per_minute=0,
    hints_per_minute=0,
)
"""A server without rate limits."""


def check_public(public: str) -> str:
    """The public address, in one form; Unreadable if it is not an address."""
    parts = urlsplit(public)
    if parts.scheme not in {"http", "https"} or not parts.netloc or parts.query or parts.fragment:
        raise Unreadable("not-an-address", "public", value=public)
    return public.rstrip("/")


def check_prefix(prefix: str, public: str | None = None) -> str:
    """The path prefix, in one form: empty, or ``/stockpile``; by default the public address's.

    Unreadable if the two differ.
    """
    stripped = prefix.strip("/")
    of_public = urlsplit(public or "").path.strip("/")
    if stripped and public is not None and stripped != of_public:
        raise Unreadable("prefix-differs", "prefix", prefix=prefix, public=public)
    stripped = stripped or of_public
    return f"/{stripped}" if stripped else ""


def check_key(key: str) -> str:
    """A key that every browser sends in the same way; Unreadable if it is not one."""
    if not key.isascii() or not key.isprintable():
        raise Unreadable("not-a-key", "create-key")
    return key
