"""How the commands explain themselves, and what is said of a command that was mistyped.

Whatever is written as help in the commands is the name of a message. It becomes words when somebody
reads it, in their language; most commands are run without anybody reading.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import wrap
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from stockpile.cli.output import ReaderGone, print_text, reader, say
from stockpile.core.option import closest
from stockpile.core.refusal import Unreadable
from stockpile.words import Argument, languages

NARROWEST, WIDEST = 40, 80
INDENT = "  "
LONGEST_NAME = 26
"""A longer name of an option has a line of its own."""
OTHERS = "help-group-others"
"""The group of options that belong to none."""
COMPLETION = {
    "install_completion": "help-install-completion",
    "show_completion": "help-show-completion",
}
NOT_OURS = {"help": "help-help", **COMPLETION}
"""Options that come with the library."""

Rows = list[tuple[str, str]]


def facts() -> dict[str, Argument]:
    """What messages of the help speak of."""
    from stockpile.bots import LEVELS
    from stockpile.games import EDITIONS, GAMES, choices_of, seat_counts

    few = {edition: seat_counts(edition) for edition in EDITIONS}
    rules = (f"{one.name}={'|'.join(one.choices)}" for game in GAMES for one in choices_of(game))
    return {
        "editions": ", ".join(f"{one} ({few[one][0]}–{few[one][-1]})" for one in EDITIONS),
        "languages": ", ".join(languages()),
        "levels": ", ".join(LEVELS),
        "rules": ", ".join(rules),
    }


def told(message: str) -> str:
    """A message of the help in the reader's language, each paragraph in one line."""
    return re.sub(r"(?<!\n)\n(?=\S)", " ", reader()(message, **facts()))


class _Explained:
    """What a command and a group of commands have in common."""

    def format_help(self: Any, ctx: Any, formatter: Any) -> None:
        """The usage, what it is for, what it takes, and examples."""
        width = max(NARROWEST, min(formatter.width + 2, WIDEST))
        formatter.write("\n".join(_explanation(self, ctx, width)) + "\n")

    def get_short_help_str(self: Any, limit: int = 0) -> str:
        """One sentence, for a list of commands."""
        return told(self.help).split("\n")[0]

    def parse_args(self: Any, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments; Unreadable if they mean nothing here."""
        try:
            return super().parse_args(ctx, args)  # type: ignore[misc, no-any-return]
        except typer.TyperException as wrong:
            raise mistake(wrong) from None
        except BrokenPipeError:  # of the help
            raise ReaderGone from None

    def shell_complete(self: Any, ctx: Any, incomplete: str) -> Any:
        """What the word could become; options come with their help, in words."""
        items = super().shell_complete(ctx, incomplete)  # type: ignore[misc]
        for item in items:
            if item.help in _messages(self, ctx):
                item.help = told(item.help)
        return items


def _messages(command: Any, ctx: Any) -> set[str]:
    return {_message(one) for one in command.get_params(ctx)}


class Command(_Explained, TyperCommand):
    """A command that explains itself in the reader's language."""

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        """What the word could become. To bash, NAME=VALUE is three words; the second comes here as
        an empty one.
        """
        name = next(reversed(ctx.params.get("option") or ()), "=")
        if "=" in name or (incomplete and ctx.args[-1:] != ["="]):
            return super().shell_complete(ctx, incomplete)
        rules = next(param for param in self.get_params(ctx) if param.name == "option")
        items = rules.shell_complete(ctx, f"{name}={incomplete}")
        for item in items:
            item.value = item.value.partition("=")[2]
        return items


class Group(_Explained, TyperGroup):
    """Commands under one name."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments. Without any, a group says what there is."""
        if not args and not self.invoke_without_command and not ctx.resilient_parsing:
            say(ctx.get_help())
            raise typer.Exit(2)
        for param in self.params:
            if param.name in COMPLETION:
                param.callback = _complete
        return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command of this name; Unreadable if there is none."""
        if args[0] not in self.commands and not ctx.resilient_parsing:
            names = tuple(self.commands)
            raise Unreadable(
                "unknown-command",
                name=args[0],
                meant=closest(args[0], (*names, "--help")),
                known=", ".join(names),
            )
        return super().resolve_command(ctx, args)


def _complete(ctx: Any, param: Any, value: Any) -> None:
    """Install what completes commands, or show it: the library says only in English that it did."""
    if not value or ctx.resilient_parsing:
        return
    from typer._completion_shared import Shells, _get_shell_name, install
    from typer.completion import show_callback

    shell, known = _get_shell_name() or "?", [one.value for one in Shells]
    if shell not in known:
        raise Unreadable("unknown-shell", _name(param), shell=shell, known=", ".join(known))
    if param.name == "show_completion":
        show_callback(ctx, param, value)
    _, file = install(shell=shell)
    print_text(reader()("help-completion-installed", file=str(file)))
    raise typer.Exit


# Mistakes


def mistake(wrong: typer.TyperException) -> Unreadable:
    """What the library has against the arguments of a command, as we say it."""
    param = getattr(wrong, "param", None)
    name = getattr(wrong, "option_name", "") or (_name(param) if param is not None else "")
    if hasattr(wrong, "possibilities"):
        assert isinstance(name, str)
        params = wrong.ctx.command.get_params(wrong.ctx)  # type: ignore[attr-defined]
        # The dashes, which all have, make none of them closer.
        names = {one.lstrip("-"): one for param in params for one in param.opts}
        meant = names.get(closest(name.lstrip("-"), tuple(names)), "")
        return Unreadable("no-such-flag", name=name, meant=meant)
    if hasattr(wrong, "param_type"):
        return Unreadable("argument-missing", name=name)
    if param is not None:
        return _bad_value(name, param, wrong.message)
    if name:
        if "not take" in wrong.message:
            return Unreadable("flag-with-value", name=name)
        return Unreadable("flag-without-value", name=name)
    extra = wrong.message.partition("(s) (")[2].removesuffix(")")
    return Unreadable("too-many-arguments", value=extra or wrong.message)


def _bad_value(name: str, param: Any, message: str) -> Unreadable:
    """What would have been a value for a parameter."""
    kind = param.type
    if hasattr(kind, "choices"):
        known = [str(one) for one in kind.choices]
        # What was typed is only in what the library says of it, in front and in quotation marks.
        meant = closest(message.partition(" ")[0].strip("'\""), known)
        return Unreadable("not-one-of", name, known=", ".join(known), meant=meant)
    least, most = getattr(kind, "min", None), getattr(kind, "max", None)
    if least is not None and most is not None:
        return Unreadable("not-in-range", name, least=_short(least), most=_short(most))
    if least is not None:
        return Unreadable("not-from", name, least=_short(least))
    return Unreadable("not-a-number", name)


def _short(value: object) -> str:
    """A value as it is typed: a number without needless decimals."""
    return f"{value:g}" if isinstance(value, float) else str(value)


# The help


def _name(param: Any) -> str:
    """A parameter as it is spoken of: ``--seats``, ``GAME``."""
    is_option = param.param_type_name == "option"
    return str(param.opts[-1] if is_option else param.metavar or param.name.upper())


def _message(param: Any) -> str:
    return NOT_OURS.get(param.name) or param.help or ""


def _explanation(command: Any, ctx: Any, width: int) -> Iterator[str]:
    words = reader()
    usage = " ".join([ctx.command_path, *command.collect_usage_pieces(ctx)])
    usage = re.sub(r"\{(.*?)\}", r"\1", usage)
    yield from wrap(words("help-usage", usage=usage), width, subsequent_indent=INDENT * 2)
    yield ""
    for paragraph in told(command.help).split("\n"):
        yield from wrap(paragraph, width) or [""]
    arguments: Rows = []
    groups: dict[str, Rows] = {}
    for param in command.get_params(ctx):
        if param.param_type_name == "argument":
            arguments.append((_name(param), told(_message(param))))
        elif not param.hidden:
            group = getattr(param, "rich_help_panel", None) or OTHERS
            groups.setdefault(group, []).append((_option(param, ctx), _explained(param)))
    if hasattr(command, "commands"):
        known = command.commands.items()
        yield from _section(
            "help-group-commands",
            [(name, one.get_short_help_str()) for name, one in known],
            width,
        )
    yield from _section("help-group-arguments", arguments, width)
    others = groups.pop(OTHERS, [])
    for group, rows in (*groups.items(), (OTHERS, others)):
        yield from _section(group, rows, width)
    if command.epilog:
        yield from ("", words("help-examples"))
        yield from (f"{INDENT}{example}" for example in command.epilog.split("\n"))


def _section(title: str, rows: Rows, width: int) -> Iterator[str]:
    """Names and what they mean, in two columns."""
    if not rows:
        return
    yield from ("", told(title))
    column = min(max(len(name) for name, _ in rows), LONGEST_NAME) + 2 * len(INDENT)
    for name, text in rows:
        lines = wrap(text, width - column, break_on_hyphens=False) or [""]
        if len(name) > LONGEST_NAME:
            yield INDENT + name
        else:
            yield (INDENT + name).ljust(column) + lines.pop(0)
        yield from (" " * column + line for line in lines)


def _option(param: Any, ctx: Any) -> str:
    names = ", ".join(sorted(param.opts, key=len))
    return names if param.is_flag else f"{names} {param.make_metavar(ctx)}"


def _explained(param: Any) -> str:
    """What an option is for, and what it is if nothing is said."""
    text = told(_message(param))
    if param.is_flag or param.default in (None, "") or callable(param.default):
        return text
    return f"{text} {reader()('help-default', value=_short(param.default))}"
