"""``stockpile bench``: how fast it is, next to a yardstick in the same run."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer

from stockpile.bench import rules as bench_rules
from stockpile.cli.saying import check_writable, print_json, say, write_text
from stockpile.words import Words

app = typer.Typer(
    help="Measure speed on this machine.", no_args_is_help=True, rich_markup_mode=None
)


@app.callback()
def _bench() -> None:
    """Measure speed on this machine."""


@app.command()
def rules(
    file: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write the answer here.")
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.05, max=600.0, help="How long each part may take.")
    ] = 3.0,
) -> None:
    """Decisions a second with the rules of each game and seat count, on one core.

    OpenSpiel's games are measured beside them where it is installed (the bench extra).
    """
    if file is not None:
        check_writable(file)
    words = Words()
    results = []
    for result in bench_rules.measure(seconds, _progress):
        results.append(result.to_json())
        say(words("bench-line", name=result.name, value=f"{result.value:,.0f}", unit=result.unit))
    answer = {"results": results}
    if not any(one["name"].startswith("openspiel/") for one in results):
        say(words("bench-no-yardstick"))
    if file is None:
        print_json(answer)
    else:
        write_text(file, json.dumps(answer, indent=1) + "\n")


def _progress(name: str, done: int, whole: int) -> None:
    if sys.stderr.isatty():
        end = "\r" if done + 1 < whole else "\r\x1b[K"
        print(f"\x1b[K{done * 100 // whole:3d} %  {name}", end=end, file=sys.stderr, flush=True)
