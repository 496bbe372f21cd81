"""``stockpile serve``: run the table server."""

from __future__ import annotations

import sys
import webbrowser
from pathlib import Path
from typing import Annotated, Literal

import typer

from stockpile.bots.outside import offer, resolved
from stockpile.cli.saying import print_text, words_of
from stockpile.cli.settings import Language
from stockpile.core.reading import at
from stockpile.core.refusal import Unreadable
from stockpile.words import FALLBACK, Words

HELP = """Run the table server for you and your friends.

One person starts it, the others open its link.

It listens on this machine alone unless you say --lan or --host. Every option can also be set by an
environment variable: --create-key is STOCKPILE_CREATE_KEY.
"""

ANYWHERE = {"", "0.0.0.0", "::"}
LOOPBACK = "127.0.0.1"


def _option(
    name: str,
    text: str,
    metavar: str | None = None,
    least: int | None = None,
    most: int | None = None,
) -> typer.models.OptionInfo:
    variable = "STOCKPILE_" + name.lstrip("-").replace("-", "_").upper()
    option: typer.models.OptionInfo = typer.Option(
        name, metavar=metavar, help=text, envvar=variable, show_envvar=False, min=least, max=most
    )
    return option


def serve(
    lan: Annotated[
        bool, _option("--lan", "Let others in the local network in, and show a QR code.")
    ] = False,
    host: Annotated[str | None, _option("--host", "The address to listen on.", "H")] = None,
    port: Annotated[
        int | None, _option("--port", "The port; remembered with the data. 0: any.", "P", 0, 65535)
    ] = None,
    store: Annotated[
        str | None, _option("--store", "postgresql://… instead of SQLite.", "URL")
    ] = None,
    data: Annotated[
        Path | None, _option("--data", "Where to keep everything; else the user's.", "DIR")
    ] = None,
    open_page: Annotated[bool, _option("--open", "Open the page in a browser.")] = False,
    public: Annotated[
        str | None,
        _option("--public", "The address people use, if it is another; remembered.", "URL"),
    ] = None,
    prefix: Annotated[
        str, _option("--prefix", "The path under which a reverse proxy has it.", "/PATH")
    ] = "",
    trust: Annotated[
        str,
        _option("--trust", "Reverse proxies whose X-Forwarded-For is believed.", "ADDR,…"),
    ] = "",
    create_key: Annotated[
        str | None, _option("--create-key", "Ask for this before somebody opens a table.", "KEY")
    ] = None,
    keep_days: Annotated[
        int, _option("--keep-days", "How long unused tables are kept.", "N", 1, 36_500)
    ] = 60,
    most_tables: Annotated[int, _option("--most-tables", "How many tables.", "N", 1)] = 100_000,
    most_connections: Annotated[
        int, _option("--most-connections", "How many connections.", "N", 1)
    ] = 10_000,
    connections_per_address: Annotated[
        int, _option("--connections-per-address", "How many from one address.", "N", 1)
    ] = 100,
    messages_per_second: Annotated[
        float, _option("--messages-per-second", "From one connection; 0: any number.", "N", 0)
    ] = 20.0,
    table_messages_per_second: Annotated[
        float,
        _option("--table-messages-per-second", "From all at one table; 0: any number.", "N", 0),
    ] = 50.0,
    requests_per_minute: Annotated[
        float,
        _option("--requests-per-minute", "HTTP, from one address; 0: any number.", "N", 0),
    ] = 600.0,
    tables_per_hour: Annotated[
        float, _option("--tables-per-hour", "New tables from one address; 0: any number.", "N", 0)
    ] = 30.0,
    guests_per_minute: Annotated[
        float, _option("--guests-per-minute", "New guests from one address; 0: any number.", "N", 0)
    ] = 20.0,
    lookups_per_minute: Annotated[
        float,
        _option("--lookups-per-minute", "Wrong codes from one address; 0: any number.", "N", 0),
    ] = 60.0,
    thinking_per_minute: Annotated[
        float,
        _option(
            "--thinking-per-minute", "Seconds for the bots of one table; then lighter.", "N", 0
        ),
    ] = 30.0,
    thinking_ms: Annotated[
        int,
        _option("--thinking-ms", "How long an expert thinks about a move.", "N", 10, 10_000),
    ] = 300,
    hints_per_minute: Annotated[
        float, _option("--hints-per-minute", "Hints that one guest may ask for.", "N", 0)
    ] = 30.0,
    bot: Annotated[
        list[str] | None,
        _option("--bot", "A bot of yours that may sit at tables; may be repeated.", "FILE:CLASS"),
    ] = None,
    workers: Annotated[int, _option("--workers", "Processes that bots think in.", "N", 1, 64)] = 1,
    metrics: Annotated[bool, _option("--metrics-for-all", "Show /metrics to everybody.")] = False,
    log: Annotated[
        Literal["auto", "json", "console"], _option("--log", "The form of the log.")
    ] = "auto",
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], _option("--log-level", "From where on.")
    ] = "warning",
    language: Language = FALLBACK,
) -> None:
    if lan and host is not None:
        raise Unreadable("lan-and-host", "--lan")
    for name in bot or ():
        # Only classes in files: an entry point is offered by being there.
        at("--bot", offer, resolved(name))
    # All that a server needs takes longer to load than the other commands take altogether.
    from stockpile.server import logs, serving
    from stockpile.server.limits import trusted_networks
    from stockpile.server.settings import (
        ServerSettings,
        check_key,
        check_prefix,
        check_public,
    )

    words = words_of(language)
    logs.configure(log_level, log)
    folder = data if data is not None else _data_folder()
    remembered = serving.Remembered(folder).public() if public is None else public
    again = public is None and not lan and bool(remembered)
    if again:
        public = remembered
    public = check_public(public) if public else None
    settings = ServerSettings(
        public=public,
        prefix=check_prefix(prefix, public),
        trusted=trusted_networks([one for one in trust.split(",") if one.strip()]),
        create_key=check_key(create_key) if create_key else None,
        metrics_for_all=metrics,
        keep_days=keep_days,
        most_tables=most_tables,
        most_connections=most_connections,
        connections_per_address=connections_per_address,
        messages_per_second=messages_per_second,
        table_messages_per_second=table_messages_per_second,
        requests_per_minute=requests_per_minute,
        guests_per_minute=guests_per_minute,
        tables_per_hour=tables_per_hour,
        lookups_per_minute=lookups_per_minute,
        thinking_per_minute=thinking_per_minute,
        thinking_ms=thinking_ms,
        hints_per_minute=hints_per_minute,
    )
    listen = host if host is not None else "0.0.0.0" if lan else LOOPBACK
    place = serving.Place(listen, port, folder, store, workers, remembered or None)

    def ready(at: int) -> None:
        _announce(words, settings.public, settings.prefix, listen, at, lan=lan)
        if again:
            print_text(words("serve-remembered"))
        if open_page:
            webbrowser.open(_address(settings.public, settings.prefix, LOOPBACK, at))

    serving.run(place, settings, ready)
    print_text("\n" + words("serve-stopped"))


def _data_folder() -> Path:
    import platformdirs

    return Path(platformdirs.user_data_dir("stockpile", appauthor=False))


def _address(public: str | None, prefix: str, host: str, port: int) -> str:
    from stockpile.server.reach import base_url

    return public or base_url(host, port, prefix=prefix)


def _announce(
    words: Words, public: str | None, prefix: str, host: str, port: int, *, lan: bool
) -> None:
    from stockpile.server.reach import base_url, lan_addresses, qr_lines

    here = base_url(LOOPBACK if host in ANYWHERE else host, port, prefix=prefix)
    lines = [words("serve-here", address=here)]
    others = [public] if public else []
    if host in ANYWHERE and not public:
        # Who listens on IPv4 is not found by an address of IPv6.
        reached = [one for one in lan_addresses() if host == "::" or ":" not in one]
        others = [base_url(one, port, prefix=prefix) for one in reached]
        if not others:
            lines.append(words("serve-no-network"))
    lines += [words("serve-others", address=one) for one in others]
    if others and lan:
        lines += ["", qr_lines(others[0], colored=sys.stdout.isatty())]
    elif not others:
        lines.append(words("serve-alone"))
    lines.append(words("serve-stop"))
    print_text("\n".join(lines))
