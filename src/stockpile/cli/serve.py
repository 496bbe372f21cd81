"""``stockpile serve``: run the table server."""

from __future__ import annotations

import sys
import webbrowser
from pathlib import Path
from typing import Annotated, Literal

import typer

from stockpile.bots.checking import check_any
from stockpile.bots.outside import offer, resolved
from stockpile.cli.output import print_text, words_of
from stockpile.cli.saved_games import data_folder
from stockpile.cli.settings import Language, typed
from stockpile.core.refusal import Unreadable
from stockpile.words import Words

EXAMPLES = """\
stockpile serve
stockpile serve --lan
stockpile serve --public https://cards.example.org --trust 127.0.0.1"""

REACH = "help-group-reach"
DATA = "help-group-data"
LIMITS = "help-group-limits"
BOTS = "help-group-bots"
LOGS = "help-group-logs"

ANYWHERE = {"", "0.0.0.0", "::"}
LOOPBACK = "127.0.0.1"


def _option(
    name: str,
    group: str,
    metavar: str | None = None,
    least: int | None = None,
    most: int | None = None,
) -> typer.models.OptionInfo:
    """An option that can also be set by an environment variable."""
    option: typer.models.OptionInfo = typer.Option(
        name,
        metavar=metavar,
        help="help-serve-" + name.lstrip("-"),
        envvar="STOCKPILE_" + name.lstrip("-").replace("-", "_").upper(),
        show_envvar=False,
        min=least,
        max=most,
        rich_help_panel=group,
    )
    return option


def serve(
    lan: Annotated[bool, _option("--lan", REACH)] = False,
    host: Annotated[str | None, _option("--host", REACH, "H")] = None,
    port: Annotated[int | None, _option("--port", REACH, "P", least=0, most=65535)] = None,
    public: Annotated[str | None, _option("--public", REACH, "URL")] = None,
    prefix: Annotated[str, _option("--prefix", REACH, "/PATH")] = "",
    trust: Annotated[str, _option("--trust", REACH, "ADDR,…")] = "",
    open_page: Annotated[bool, _option("--open", REACH)] = False,
    store: Annotated[str | None, _option("--store", DATA, "URL")] = None,
    data: Annotated[Path | None, _option("--data", DATA, "DIR")] = None,
    keep_days: Annotated[int, _option("--keep-days", DATA, "N", least=1, most=36_500)] = 60,
    create_key: Annotated[str | None, _option("--create-key", LIMITS, "KEY")] = None,
    most_tables: Annotated[int, _option("--most-tables", LIMITS, "N", least=1)] = 100_000,
    most_connections: Annotated[int, _option("--most-connections", LIMITS, "N", least=1)] = 10_000,
    connections_per_address: Annotated[
        int, _option("--connections-per-address", LIMITS, "N", least=1)
    ] = 100,
    messages_per_second: Annotated[
        float, _option("--messages-per-second", LIMITS, "N", least=0)
    ] = 20.0,
    table_messages_per_second: Annotated[
        float, _option("--table-messages-per-second", LIMITS, "N", least=0)
    ] = 50.0,
    requests_per_minute: Annotated[
        float, _option("--requests-per-minute", LIMITS, "N", least=0)
    ] = 600.0,
    tables_per_hour: Annotated[float, _option("--tables-per-hour", LIMITS, "N", least=0)] = 30.0,
    guests_per_minute: Annotated[
        float, _option("--guests-per-minute", LIMITS, "N", least=0)
    ] = 20.0,
    lookups_per_minute: Annotated[
        float, _option("--lookups-per-minute", LIMITS, "N", least=0)
    ] = 60.0,
    hints_per_minute: Annotated[float, _option("--hints-per-minute", LIMITS, "N", least=0)] = 30.0,
    bot: Annotated[list[str] | None, _option("--bot", BOTS, "FILE:CLASS")] = None,
    workers: Annotated[int, _option("--workers", BOTS, "N", least=1, most=64)] = 1,
    thinking_ms: Annotated[int, _option("--thinking-ms", BOTS, "N", least=10, most=10_000)] = 300,
    thinking_per_minute: Annotated[
        float, _option("--thinking-per-minute", BOTS, "N", least=0)
    ] = 30.0,
    metrics: Annotated[bool, _option("--metrics-for-all", LOGS)] = False,
    log: Annotated[Literal["auto", "json", "console"], _option("--log", LOGS)] = "auto",
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], _option("--log-level", LOGS)
    ] = "warning",
    language: Language = None,
) -> None:
    if lan and host is not None:
        raise Unreadable("lan-and-host", "--lan")
    with typed({"": "--bot"}):
        for name in bot or ():
            # Only classes in files: an entry point is offered by being there.
            offer(resolved(name))
            check_any(resolved(name))
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
    folder = data if data is not None else data_folder()
    remembered = serving.Remembered(folder).public() if public is None else public
    again = public is None and not lan and bool(remembered)
    if again:
        public = remembered
    with typed({"public": "--public", "prefix": "--prefix", "create-key": "--create-key"}):
        public = check_public(public) if public else None
        prefix = check_prefix(prefix, public)
        create_key = check_key(create_key) if create_key else None
    with typed({"": "--trust"}):
        trusted = trusted_networks([one for one in trust.split(",") if one.strip()])
    settings = ServerSettings(
        public=public,
        prefix=prefix,
        trusted=trusted,
        create_key=create_key,
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

    with typed({"store": "--store"}):
        serving.run(place, settings, ready)
    print_text("\n" + words("serve-stopped"))


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
