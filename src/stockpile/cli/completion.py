"""Shell completion: the script for a shell, shown or installed."""

from __future__ import annotations

from pathlib import Path

import click
from click.shell_completion import get_completion_class

from stockpile.cli import COMPLETING
from stockpile.cli.help import name_of
from stockpile.cli.output import print_text, reader
from stockpile.core.refusal import Unreadable

SCRIPT_PLACES = {
    "bash": (
        ".bash_completions/stockpile.sh",
        ".bashrc",
        "source ~/.bash_completions/stockpile.sh",
    ),
    "zsh": (".zfunc/_stockpile", ".zshrc", "fpath+=~/.zfunc; autoload -Uz compinit; compinit"),
    "fish": (".config/fish/completions/stockpile.fish", None, ""),
}
"""For each shell, where the script goes, and the line that a file must have to load it."""


def show(app: click.Command, param: click.Parameter) -> None:
    print_text(_script(app, _shell(param)))


def install(app: click.Command, param: click.Parameter) -> None:
    shell = _shell(param)
    place, settings, line = SCRIPT_PLACES[shell]
    file = Path.home() / place
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(_script(app, shell) + "\n", encoding="utf-8")
    if settings is not None:
        with (Path.home() / settings).open("a+", encoding="utf-8") as loading:
            loading.seek(0)
            if line not in loading.read():
                loading.write(f"\n{line}\n")
    print_text(reader()("help-completion-installed", file=str(file)))


def _shell(param: click.Parameter) -> str:
    """The shell that this was typed into; Unreadable if it is not one of these."""
    import shellingham

    try:
        shell = shellingham.detect_shell()[0]
    except shellingham.ShellDetectionFailure:
        shell = "?"
    if shell not in SCRIPT_PLACES:
        raise Unreadable(
            "unknown-shell", name_of(param), shell=shell, known=", ".join(SCRIPT_PLACES)
        )
    return str(shell)


def _script(app: click.Command, shell: str) -> str:
    kind = get_completion_class(shell)
    assert kind is not None
    # Not `source()`, which may warn in English.
    return kind.source_template % kind(app, {}, "stockpile", COMPLETING).source_vars()
