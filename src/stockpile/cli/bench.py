"""``stockpile bench``: how fast everything is, next to a yardstick in the same run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from stockpile.bench import rules as bench_rules
from stockpile.cli.command import F, Number, OneOf, option
from stockpile.cli.options import group, json_option, language_option, typed
from stockpile.cli.output import answer, progress, tell
from stockpile.core.refusal import Unreadable
from stockpile.extras import DISTRIBUTION

MAX_TABLES = 10_000


bench = group(
    "bench",
    "stockpile bench rules --seconds 1\nstockpile bench server --help",
)


def _seconds(least: float, default: float) -> Callable[[F], F]:
    kind = Number(float, least=least, most=600.0)
    return option("--seconds", metavar="N", type=kind, default=default)


def _counts(ctx: click.Context, param: click.Parameter, typed: str) -> list[int]:
    kind = Number(least=1, most=MAX_TABLES)
    return [int(kind.convert(one, param, ctx)) for one in typed.split(",")]


@bench.command(help="help-bench-rules", epilog="stockpile bench rules --json rules.json")
@json_option
@_seconds(0.05, 3.0)
@language_option
def rules(file: str | None, seconds: float) -> None:
    """Decisions per second with the rules, and with OpenSpiel's games where it is installed."""
    with _measuring() as told:
        results = [_said(result) for result in bench_rules.measure(seconds, told)]
    _answer(file, results)


@bench.command(help="help-bench-kernel", epilog="stockpile bench kernel --seconds 1")
@json_option
@_seconds(0.05, 2.0)
@language_option
def kernel(file: str | None, seconds: float) -> None:
    """Moves per second of playouts, also as a multiple of OpenSpiel's crazy_eights."""
    from stockpile.bench import kernel as bench_kernel

    with _measuring() as told:
        results = [_said(result) for result in bench_kernel.measure(seconds, told)]
    _compare(results, f"openspiel/{bench_kernel.YARDSTICK_GAME}")
    _answer(file, results)


@bench.command(
    help="help-bench-environments",
    epilog="stockpile bench environments --seconds 1\nstockpile bench environments --device cuda",
)
@json_option
@_seconds(0.05, 2.0)
@option("--device", type=OneOf(["cpu", "cuda"]), default="cpu", help="help-bench-device")
@language_option
def environments(file: str | None, seconds: float, device: str) -> None:
    """Steps per second of batches and adapters, beside other libraries where they are installed."""
    from stockpile.bench import environments as bench_environments

    with _measuring() as told:
        measured = bench_environments.measure(seconds, told, device)
        results = [_said(result) for result in measured]
    _compare(results, bench_environments.YARDSTICK)
    if device == "cpu":
        _answer(file, results)
    else:
        answer(file, {"results": results})


@bench.command(
    help="help-bench-server",
    epilog="stockpile bench server --tables 10,100 --pace paced\n"
    "stockpile bench server --store postgresql://localhost/bench",
)
@json_option
@_seconds(1.0, 10.0)
@option("--tables", metavar="N,…", default="10,100,500,2000", callback=_counts)
@option("--pace", metavar="closed,paced,experts", default="closed,paced")
@option("--store", metavar="URL", multiple=True, help="help-bench-store")
@language_option
def server(
    file: str | None,
    seconds: float,
    tables: list[int],
    pace: str,
    store: tuple[str, ...],
) -> None:
    """Start a server for each part, and drive it from this process with two clients per table."""
    from stockpile.bench import server as bench_server
    from stockpile.bench.process import stopped_in_order
    from stockpile.store.location import open_store

    paces = [bench_server.read_pace(one) for one in pace.split(",")]
    with typed({"store": "--store"}):
        for address in store:
            open_store(address, Path())  # which opens nothing yet
    results = []
    with stopped_in_order(), _measuring() as told:
        for measured in bench_server.measure(tables, paces, [None, *store], seconds, told):
            result = measured.to_json()
            results.append(result)
            tell("bench-server-line", **{name: str(value) for name, value in result.items()})
    floors = {one["name"]: one["value"] for one in results}
    for one in results:
        floor = floors.get(f"bare/durable/closed/{one['name'].rpartition('/')[2]}")
        if floor and "/closed/" in one["name"]:
            one["ratio"] = round(one["value"] / floor, 2)
            tell("bench-line", name=one["name"], value=str(one["ratio"]), unit="× bare/durable")
    answer(file, {"results": results})


@bench.command(help="help-bench-page", epilog="stockpile bench page --json page.json")
@json_option
@_seconds(0.5, 5.0)
@language_option
def page(file: str | None, seconds: float) -> None:
    """Play on the page in a Chromium that is as slow as a slow phone."""
    from stockpile.bench import page as bench_page
    from stockpile.bench.process import stopped_in_order

    with stopped_in_order(), _measuring() as told:
        results = [_said(result) for result in bench_page.measure(seconds, told)]
    answer(file, {"results": results})


@bench.command(
    help="help-bench-nodes",
    epilog="stockpile bench nodes --store postgresql://localhost/bench --nodes 1,2",
)
@json_option
@_seconds(1.0, 10.0)
@option("--store", metavar="URL", default="", help="help-bench-nodes-store")
@option("--nodes", metavar="N,…", default="1,2,3", callback=_counts)
@option("--tables", metavar="N", type=Number(least=1, most=MAX_TABLES), default=100)
@language_option
def nodes(file: str | None, seconds: float, store: str, nodes: list[int], tables: int) -> None:
    """Start that many servers on one database, and drive tables across them."""
    from stockpile.bench import nodes as bench_nodes
    from stockpile.bench.process import stopped_in_order
    from stockpile.store.location import open_store

    with typed({"store": "--store"}):
        if not open_store(store, Path()).shared:
            raise Unreadable("unknown-store", "store", store=store)
    results = []
    with stopped_in_order(), _measuring() as told:
        for measured in bench_nodes.measure(nodes, tables, store, seconds, told):
            result = measured.to_json()
            results.append(result)
            tell("bench-nodes-line", **{name: str(value) for name, value in result.items()})
    answer(file, {"results": results})


@contextmanager
def _measuring() -> Iterator[Callable[[str, int, int], None]]:
    """A progress bar that takes what is measured, how much is done, and of how much."""
    with progress("", 100) as moved:
        yield lambda name, done, whole: moved(done * 100 // whole, name)


def _said(result: bench_rules.Result) -> dict[str, Any]:
    """A result as JSON, after telling it."""
    line = "bench-line" if result.cores == 1 else "bench-line-cores"
    value = f"{result.value:,.0f}"
    tell(line, name=result.name, cores=result.cores, value=value, unit=result.unit)
    return result.to_json()


def _compare(results: list[dict[str, Any]], yardstick: str) -> None:
    """Add to each result how many times as fast as the yardstick it is, and tell it."""
    for measured in [one["value"] for one in results if one["name"] == yardstick]:
        for one in results:
            one["ratio"] = round(one["value"] / measured, 1)
            if one["name"] != yardstick and one["cores"] == 1:
                ratio = f"{one['ratio']:,.{0 if one['ratio'] >= 10 else 1}f}"
                tell("bench-line", name=one["name"], value=ratio, unit=f"× {yardstick}")


def _answer(file: str | None, results: list[dict[str, Any]]) -> None:
    """Write results that should have a yardstick among them."""
    if not any(one["name"].startswith("openspiel/") for one in results):
        tell("bench-no-yardstick", package=DISTRIBUTION)
    answer(file, {"results": results})
