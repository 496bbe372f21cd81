"""``stockpile serve``: run the table server."""

from __future__ import annotations

import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import click

from stockpile.bots.plugins import offer, resolved
from stockpile.cli.command import CliCommand, F, Number, OneOf, option
from stockpile.cli.options import language_option, typed
from stockpile.cli.output import print_text, reader
from stockpile.core.refusal import Unreadable
from stockpile.store.location import user_folder
from stockpile.words import Words
from stockpile.workers.check import check_any

EXAMPLES = """\
stockpile serve
stockpile serve --lan
stockpile serve --public https://cards.example.org --trust 127.0.0.1"""

REACH = "help-group-reach"
DATA = "help-group-data"
LIMITS = "help-group-limits"
BOTS = "help-group-bots"
LOGS = "help-group-logs"

ALL_INTERFACES = {"", "0.0.0.0", "::"}
LOOPBACK = "127.0.0.1"


def _option(name: str, *more: str, **named: Any) -> Callable[[F], F]:
    """An option that can also be set by an environment variable."""
    word = name.lstrip("-")
    variable = "STOCKPILE_" + word.replace("-", "_").upper()
    return option(name, *more, help=f"help-serve-{word}", envvar=variable, **named)


def _limit(name: str, default: float, group: str = LIMITS) -> Callable[[F], F]:
    """A limit that keeps one person from taking up the whole server."""
    kind = Number(type(default), least=1 if isinstance(default, int) else 0)
    return _option(name, metavar="N", type=kind, default=default, group=group)


@click.command(cls=CliCommand, help="help-serve", epilog=EXAMPLES)
@_option("--lan", is_flag=True, group=REACH)
@_option("--let-phones-in", "phones", is_flag=True, group=REACH)
@_option("--host", metavar="H", group=REACH)
@_option("--port", metavar="P", type=Number(least=0, most=65535), group=REACH)
@_option("--public", metavar="URL", group=REACH)
@_option("--prefix", metavar="/PATH", default="", group=REACH)
@_option("--trust", metavar="ADDR,…", default="", group=REACH)
@_option("--open", "open_page", is_flag=True, group=REACH)
@_option("--store", metavar="URL", group=DATA)
@_option("--data", metavar="DIR", type=click.Path(file_okay=False), group=DATA)
@_option("--keep-days", metavar="N", type=Number(least=1, most=36_500), default=60, group=DATA)
@_option("--create-key", metavar="KEY", group=LIMITS)
@_limit("--most-tables", 100_000)
@_limit("--most-connections", 10_000)
@_limit("--connections-per-address", 100)
@_limit("--messages-per-second", 20.0)
@_limit("--table-messages-per-second", 50.0)
@_limit("--requests-per-minute", 600.0)
@_limit("--tables-per-hour", 30.0)
@_limit("--guests-per-minute", 20.0)
@_limit("--lookups-per-minute", 60.0)
@_limit("--hints-per-minute", 30.0)
@_option("--bot", metavar="FILE:CLASS", multiple=True, group=BOTS)
@_option("--trust-bots", is_flag=True, group=BOTS)
@_option("--processes", metavar="N", type=Number(least=1, most=256), default=1, group=DATA)
@_option("--workers", metavar="N", type=Number(least=1, most=64), default=1, group=BOTS)
@_option("--thinking-ms", metavar="N", type=Number(least=10, most=10_000), default=300, group=BOTS)
@_limit("--thinking-per-minute", 30.0, BOTS)
@_option("--metrics-for-all", is_flag=True, group=LOGS)
@_option("--log", type=OneOf(("auto", "json", "console")), default="auto", group=LOGS)
@_option(
    "--log-level",
    type=OneOf(("debug", "info", "warning", "error")),
    default="warning",
    group=LOGS,
)
@language_option
def serve(
    lan: bool,
    phones: bool,
    host: str | None,
    port: int | None,
    public: str | None,
    prefix: str,
    trust: str,
    open_page: bool,
    store: str | None,
    data: str | None,
    create_key: str | None,
    bot: tuple[str, ...],
    processes: int,
    workers: int,
    log: Literal["auto", "json", "console"],
    log_level: Literal["debug", "info", "warning", "error"],
    **limits: Any,
) -> None:
    """``limits`` has the names of fields of the server's settings."""
    if lan and host is not None:
        raise Unreadable("lan-and-host", "--lan")
    with typed({"": "--bot"}):
        for name in bot:
            # For classes in files: what has an entry point is offered anyway.
            offer(resolved(name))
            check_any(resolved(name))
    # What a server needs takes longer to load than most other commands take to run.
    from stockpile.server import logs, run
    from stockpile.server.limits import trusted_networks
    from stockpile.server.settings import (
        ServerSettings,
        check_key,
        check_prefix,
        check_public,
    )

    words = reader()
    logs.configure(log_level, log)
    folder = Path(data) if data is not None else user_folder()
    remembered = run.RememberedAddress(folder).public() if public is None else public
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
        **limits,
    )
    listen = host if host is not None else "0.0.0.0" if lan else LOOPBACK

    def let_in(address: str) -> None:
        print_text(words("serve-others", address=address))

    place = run.ServePlan(
        *(listen, port, folder, store, workers, remembered or None, processes),
        phones=let_in if phones else None,
    )

    def ready(at: int) -> None:
        _announce(words, settings.public, settings.prefix, listen, at, lan=lan, phones=phones)
        if again:
            print_text(words("serve-remembered"))
        if open_page:
            webbrowser.open(_address(settings.public, settings.prefix, LOOPBACK, at))

    with typed({"store": "--store"}):
        run.run(place, settings, ready)
    print_text("\n" + words("serve-stopped"))


def _address(public: str | None, prefix: str, host: str, port: int) -> str:
    from stockpile.server.reach import base_url

    return public or base_url(host, port, prefix=prefix)


def _announce(
    words: Words, public: str | None, prefix: str, host: str, port: int, *, lan: bool, phones: bool
) -> None:
    from stockpile.server.reach import base_url, lan_addresses, qr_lines

    here = base_url(LOOPBACK if host in ALL_INTERFACES else host, port, prefix=prefix)
    lines = [words("serve-here", address=here)]
    others = [public] if public else []
    if host in ALL_INTERFACES and not public:
        # A server that listens on IPv4 cannot be reached by an IPv6 address.
        reached = [one for one in lan_addresses() if host == "::" or ":" not in one]
        others = [base_url(one, port, prefix=prefix) for one in reached]
        if not others:
            lines.append(words("serve-no-network"))
    lines += [words("serve-others", address=one) for one in others]
    if others and lan:
        lines += ["", qr_lines(others[0], colored=sys.stdout.isatty())]
    elif not others:
        lines.append(words("serve-alone-phones" if phones else "serve-alone"))
    lines.append(words("serve-stop"))
    print_text("\n".join(lines))
