"""How the commands explain themselves.

Help is written as the name of a message, which becomes words only when somebody reads it, in their
language: most commands run without that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import wrap

import click

from stockpile.cli.output import reader
from stockpile.words import Argument, languages

INDENT = "  "
MAX_NAME_WIDTH = 26
"""A longer option name gets a line of its own."""
OTHER_OPTIONS = "help-group-others"
"""The group of options that belong to no other."""

Rows = list[tuple[str, str]]


def facts() -> dict[str, Argument]:
    """The variables of help messages."""
    from stockpile.bots import LEVELS
    from stockpile.games import EDITIONS, GAMES, choices_of, seat_counts

    seats = {edition: seat_counts(edition) for edition in EDITIONS}
    rules = (f"{one.name}={'|'.join(one.choices)}" for game in GAMES for one in choices_of(game))
    return {
        "editions": ", ".join(f"{one} ({seats[one][0]}–{seats[one][-1]})" for one in EDITIONS),
        "languages": ", ".join(languages()),
        "levels": ", ".join(LEVELS),
        "rules": ", ".join(rules),
    }


def told(message: str) -> str:
    """A help message in the reader's language, one line per paragraph."""
    return re.sub(r"(?<!\n)\n(?=\S)", " ", reader()(message, **facts()))


def name_of(param: click.Parameter | None) -> str:
    """What messages call a parameter: ``--seats``, ``GAME``."""
    assert param is not None
    return param.human_readable_name if isinstance(param, click.Argument) else param.opts[-1]


def number_text(value: object) -> str:
    """A value as people type it: a number without needless decimals."""
    return f"{value:g}" if isinstance(value, float) else str(value)


def explanation(command: click.Command, ctx: click.Context, width: int) -> Iterator[str]:
    """The lines of a command's help: usage, purpose, parameters, examples."""
    words = reader()
    usage = " ".join([ctx.command_path, *command.collect_usage_pieces(ctx)])
    yield from wrap(words("help-usage", usage=usage), width, subsequent_indent=INDENT * 2)
    yield ""
    for paragraph in told(command.help or "").split("\n"):
        yield from wrap(paragraph, width) or [""]
    groups: dict[str, Rows] = {"help-group-commands": [], "help-group-arguments": []}
    if isinstance(command, click.Group):
        for name in command.list_commands(ctx):
            if (one := command.get_command(ctx, name)) is not None:
                groups["help-group-commands"].append((name, one.get_short_help_str()))
    for param in command.get_params(ctx):
        if isinstance(param, click.Option):
            group = groups.setdefault(getattr(param, "group", OTHER_OPTIONS), [])
            group.append((_option(param, ctx), _purpose(param)))
        else:
            groups["help-group-arguments"].append((name_of(param), told(param.help or "")))
    groups[OTHER_OPTIONS] = groups.pop(OTHER_OPTIONS)  # the last of all
    for title, rows in groups.items():
        if rows:
            yield from ("", told(title), *_columns(rows, width))
    yield from ("", words("help-examples"))
    yield from (f"{INDENT}{example}" for example in (command.epilog or "").split("\n"))


def _columns(rows: Rows, width: int) -> Iterator[str]:
    """Names and what they mean, in two columns."""
    column = min(max(len(name) for name, _ in rows), MAX_NAME_WIDTH) + 2 * len(INDENT)
    for name, text in rows:
        lines = wrap(text, width - column, break_on_hyphens=False) or [""]
        if len(name) > MAX_NAME_WIDTH:
            yield INDENT + name
        else:
            yield (INDENT + name).ljust(column) + lines.pop(0)
        yield from (" " * column + line for line in lines)


def _option(option: click.Option, ctx: click.Context) -> str:
    names = ", ".join(sorted(option.opts, key=len))
    return names if option.is_flag else f"{names} {option.make_metavar(ctx)}"


def _purpose(option: click.Option) -> str:
    text = told(option.help or "")
    if option.is_flag or option.default in (None, ""):
        return text
    return f"{text} {reader()('help-default', value=number_text(option.default))}"
