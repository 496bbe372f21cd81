"""``stockpile backup`` and ``stockpile restore``: copies of everything that a server has."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import click

from stockpile.cli.command import CliCommand, F, option
from stockpile.cli.options import json_option, language_option, typed
from stockpile.cli.output import answer, tell
from stockpile.store.location import user_folder

DATA = "help-group-data"

BACKUP_EXAMPLES = """\
stockpile backup evening.backup
stockpile backup evening.backup --store postgresql://localhost/stockpile"""
RESTORE_EXAMPLES = """\
stockpile restore evening.backup --data /var/lib/stockpile
stockpile restore evening.backup --store postgresql://localhost/stockpile"""


def store_options(command: F) -> F:
    """``--store`` and ``--data``, as `stockpile serve` has them."""
    options: list[Callable[[F], F]] = [
        option(
            "--store", metavar="URL", help="help-serve-store", envvar="STOCKPILE_STORE", group=DATA
        ),
        option(
            "--data",
            metavar="DIR",
            type=click.Path(file_okay=False),
            help="help-serve-data",
            envvar="STOCKPILE_DATA",
            group=DATA,
        ),
    ]
    for one in reversed(options):
        command = one(command)
    return command


def folder_of(data: str | None) -> Path:
    """The data folder that was named, or the user's."""
    return user_folder() if data is None else Path(data)


@click.command(cls=CliCommand, help="help-backup", epilog=BACKUP_EXAMPLES)
@click.argument("copy", metavar="FILE", type=click.Path(dir_okay=False), help="help-backup-file")
@store_options
@json_option
@language_option
def backup(copy: str, store: str | None, data: str | None, file: str | None) -> None:
    """Exit 0 if everything in the copy can be read, 1 if some tables cannot."""
    from stockpile.store.backup import back_up

    with typed({"store": "--store"}):
        asyncio.run(back_up(store, folder_of(data), Path(copy)))
    _report("backup-done", copy, file)


@click.command(cls=CliCommand, help="help-restore", epilog=RESTORE_EXAMPLES)
@click.argument("copy", metavar="FILE", type=click.Path(dir_okay=False), help="help-restore-file")
@store_options
@json_option
@language_option
def restore(copy: str, store: str | None, data: str | None, file: str | None) -> None:
    """Exit 0 if everything that was put back can be read, 1 if some tables cannot."""
    from stockpile.store import backup as copies
    from stockpile.store.location import DataFolder

    with typed({"store": "--store"}), DataFolder(folder_of(data)) as folder:
        asyncio.run(copies.restore(Path(copy), store, folder.path))
    _report("restore-done", copy, file)


def _report(done: str, copy: str, file: str | None) -> None:
    from stockpile.table.check import check_copy

    report = check_copy(Path(copy))
    codes = [code for code, _ in report.damaged]
    answer(file, {"tables": report.tables, "rows": report.rows, "damaged": codes})
    tell(done, file=copy, tables=report.tables, rows=report.rows)
    if codes:
        tell("backup-damaged", count=len(codes), tables=", ".join(codes))
        sys.exit(1)
