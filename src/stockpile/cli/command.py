"""Click's commands and parameters, in the reader's language.

A mistake in the arguments becomes a refusal like any other, so that the catalogues hold every
sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from math import inf
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, TypeVar

import click

from stockpile.cli.help import OTHER_OPTIONS, explanation, name_of, number_text, told
from stockpile.core.option import closest
from stockpile.core.refusal import Unreadable

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

F = TypeVar("F", bound=Callable[..., Any])

ASKED_FOR = "stockpile.asked-for"
"""Where a context keeps the whole name of the command that was asked for."""


class CliCommand(click.Command):
    """A command that explains itself in the reader's language."""

    # Refused below, in words.
    allow_extra_args = True

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write("\n".join(explanation(self, ctx, formatter.width + 2)) + "\n")

    def get_short_help_str(self, limit: int = 0) -> str:
        return told(self.help or "").split("\n")[0]

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = "help-help"
        return option

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as wrong:
            raise _mistake(wrong, self.get_params(ctx)) from None
        if rest and not isinstance(self, click.Group) and not ctx.resilient_parsing:
            raise Unreadable("too-many-arguments", value=" ".join(rest))
        return rest

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """What the word could become; options come with their help.

        To bash, NAME=VALUE is three words, the second of which arrives here as an empty one.
        """
        name = next(reversed(ctx.params.get("option") or ()), "=")
        if "=" not in name and (not incomplete or ctx.args[-1:] == ["="]):
            rules = next(param for param in self.params if param.name == "option")
            items = rules.shell_complete(ctx, f"{name}={incomplete}")
            for item in items:
                item.value = item.value.partition("=")[2]
            return items
        items = super().shell_complete(ctx, incomplete)
        for item in items:
            if item.help and item.help in {param.help for param in self.get_params(ctx)}:
                item.help = told(item.help)
        return items


class Group(CliCommand, click.Group):
    """Commands under one name. ``lazy`` says where those are that are loaded when needed."""

    command_class = CliCommand

    def __init__(self, name: str, *, lazy: Mapping[str, str] | None = None, **named: Any) -> None:
        named |= {"invoke_without_command": True, "subcommand_metavar": "COMMAND [ARGS]..."}
        super().__init__(name, **named)
        self._lazy = lazy or {}

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*self._lazy, *self.commands]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in self._lazy:
            command: click.Command = resolve_name(self._lazy[cmd_name])
            return command
        return super().get_command(ctx, cmd_name)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        known = self.list_commands(ctx)
        if args[0] not in known and not ctx.resilient_parsing:
            meant = closest(args[0], (*known, "--help"))
            raise Unreadable("unknown-command", name=args[0], meant=meant, known=", ".join(known))
        # Known even if the command cannot be loaded.
        ctx.meta[ASKED_FOR] = f"{ctx.command_path} {args[0]}"
        return super().resolve_command(ctx, args)


# Parameters


class Option(click.Option):
    """An option that belongs to a group in the help."""

    def __init__(self, *args: Any, group: str = OTHER_OPTIONS, **named: Any) -> None:
        super().__init__(*args, **named)
        self.group = group


def option(*names: str, **named: Any) -> Callable[[F], F]:
    """An option. By default, the message ``help-name`` explains ``--name``."""
    named.setdefault("default", False if named.get("is_flag") else None)
    named.setdefault("help", "help-" + names[0].lstrip("-"))
    return click.option(*names, cls=Option, **named)


class Number(click.ParamType[float]):
    """A number, perhaps within bounds."""

    name = "number"

    def __init__(self, kind: type[float] = int, *, least: float = -inf, most: float = inf) -> None:
        self._kind, self._least, self._most = kind, least, most

    def convert(self, value: Any, param: click.Parameter | None, ctx: Any) -> float:
        with suppress(ValueError):
            if self._least <= (number := self._kind(value)) <= self._most:
                return number
        least, most = number_text(self._least), number_text(self._most)
        if self._most < inf:
            raise Unreadable("not-in-range", name_of(param), least=least, most=most)
        if self._least > -inf:
            raise Unreadable("not-from", name_of(param), least=least)
        raise Unreadable("not-a-number", name_of(param))


class OneOf(click.Choice[str]):
    """One of a few words."""

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return f"<{'|'.join(self.choices)}>"

    def convert(self, value: Any, param: click.Parameter | None, ctx: Any) -> str:
        if value not in self.choices:
            known, meant = ", ".join(self.choices), closest(value, self.choices)
            raise Unreadable("not-one-of", name_of(param), known=known, meant=meant)
        return str(value)


def _mistake(wrong: click.UsageError, params: Sequence[click.Parameter]) -> Unreadable:
    """Click's complaint about the arguments, as a refusal."""
    match wrong:
        case click.NoSuchOption(option_name=name):
            # The dashes make no name closer than another.
            names = {one.lstrip("-"): one for param in params for one in param.opts}
            meant = names.get(closest(name.lstrip("-"), tuple(names)), "")
            return Unreadable("no-such-flag", name=name, meant=meant)
        case click.BadOptionUsage(option_name=name):
            flags = (param for param in params if isinstance(param, click.Option) and param.is_flag)
            is_flag = any(name in param.opts for param in flags)
            return Unreadable("flag-with-value" if is_flag else "flag-without-value", name=name)
        case click.MissingParameter(param=param):
            return Unreadable("argument-missing", name=name_of(param))
        case click.BadParameter(param=param):
            # A flag set by an environment variable: the types above read all others.
            return Unreadable("not-one-of", name_of(param), known="1, 0")
        case _:
            raise wrong
