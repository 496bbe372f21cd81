"""Every command explains itself, in every language; what was mistyped is guessed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest

from stockpile.bots import LEVELS
from stockpile.cli.app import app
from stockpile.games import EDITIONS, GAMES
from stockpile.words import Words, languages
from tests import processes
from tests.cli.run import Ran, call, stockpile
from tests.test_catalogues import catalogue


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command there is, with how it is called."""
    yield path, command
    if isinstance(command, click.Group):
        ctx = click.Context(command)
        for name in command.list_commands(ctx):
            yield from commands(command.get_command(ctx, name), (*path, name))


COMMANDS = dict(commands(app))


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen of the usual width, whatever the tests run in."""
    monkeypatch.setenv("COLUMNS", "80")


def test_there_are_commands() -> None:
    names = {path[0] for path in COMMANDS if path}
    assert names == {
        *("play", "serve", "backup", "restore", "doctor"),
        *("rules", "replay", "arena", "position", "bench"),
    }
    assert ("position", "advise") in COMMANDS
    assert ("bench", "kernel") in COMMANDS


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_every_command_explains_itself_with_an_example(path: tuple[str, ...]) -> None:
    ran = call(*path, "--help")
    assert ran.status == 0
    assert ran.err == ""
    usage = " ".join(("stockpile", *path))
    assert ran.out.startswith(f"Usage: {usage} ")
    assert max(map(len, ran.out.splitlines())) <= 80
    assert call(*path, "-h").out == ran.out
    examples = ran.out.partition("\nExamples\n")[2].splitlines()
    assert examples
    for example in examples:
        assert re.match(rf"  (cat \S+ \| )?stockpile ?{' '.join(path)}|  stockpile", example)
        _require_known(example)


def _require_known(example: str) -> None:
    """An example names commands and options that there are."""
    words = example.partition("stockpile")[2].split(" | ")[0].split()
    path = tuple(word for at, word in enumerate(words) if tuple(words[: at + 1]) in COMMANDS)
    known = {name for param in COMMANDS[path].params for name in param.opts} | {"--help"}
    assert {word for word in words if word.startswith("--")} <= known, example


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_every_option_is_explained_in_every_language(path: tuple[str, ...], language: str) -> None:
    words = Words(language)
    told = " ".join(call(*path, "--help", "--lang", language).out.split())
    assert words("help-examples") in told
    assert "help-" not in told.replace("--help", "")
    sentence = words(COMMANDS[path].help).split("\n")[0]
    assert " ".join(sentence.split()) in told
    for param in COMMANDS[path].params:
        assert param.help.startswith("help-"), param.name
        assert " ".join(_beginning(param.help, language).split()) in told, param.name


def _beginning(message: str, language: str) -> str:
    """A message up to its first variable, as it stands in its catalogue."""
    for file in ("help.ftl", "app.ftl"):
        texts = catalogue(language, file)
        if message in texts:
            return texts[message].words[0]
    raise KeyError(message)


def test_no_help_that_nothing_shows() -> None:
    used = {one.help for one in COMMANDS.values()}
    for one in COMMANDS.values():
        used |= {param.help for param in one.params}
        used |= {getattr(param, "group", None) for param in one.params}
    around = {
        "help-usage",
        "help-examples",
        "help-default",
        "help-group-commands",
        "help-group-arguments",
        "help-group-others",
        "help-help",
        "help-next",
        "help-completion-installed",
    }
    assert set(catalogue("en", "help.ftl")) <= used | around


def test_the_same_option_means_the_same_everywhere() -> None:
    meanings: dict[str, set[str]] = {}
    for path, one in COMMANDS.items():
        if path != ("serve",):  # whose options are for who runs a server
            for param in one.params:
                meanings.setdefault(param.opts[-1], set()).add(param.help)
    for name in ("--game", "--edition", "--seats", "--teams", "--stock", "--option", "--lang"):
        assert len(meanings[name]) == 1, name
    assert meanings["--json"] == {"help-json"}
    assert all("--lang" in _options(path) for path in COMMANDS)


def _options(path: tuple[str, ...]) -> set[str]:
    return {name for param in COMMANDS[path].params for name in param.opts}


@pytest.mark.parametrize("language", languages())
def test_stockpile_alone_says_what_one_can_do_next(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    ran = call()
    assert ran.status == 0
    assert ran.out == Words(language)("help-next") + "\n"
    for named in re.findall(r"stockpile ([a-z]+)", ran.out):
        assert (named,) in COMMANDS
    assert max(map(len, ran.out.splitlines())) <= 80


def test_a_group_alone_says_what_there_is() -> None:
    for group in ("position", "bench"):
        ran = call(group)
        assert ran.status == 2
        assert ran.out == ""
        assert ran.err == call(group, "--help").out
        assert call(group, "--lang", "de").err == call(group, "--help", "--lang", "de").out


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LC_ALL": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_CH.UTF-8", "LANG": "de_DE"}, "fr"),
        ({"LC_ALL": "", "LANG": "nl_BE@euro"}, "nl"),
        ({"LC_ALL": "", "LANG": "sv_SE.UTF-8", "LANGUAGE": "sv:it:de"}, "it"),
        ({"LC_ALL": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LC_ALL": "", "LANG": "ja_JP.UTF-8", "LANGUAGE": ""}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "", "LANGUAGE": ""}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert call().out.strip() == Words(language)("help-next")


# Mistakes


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("rule skipbo", "There is no command “rule”. Choose from: play, serve,"),
        ("rule skipbo", "Did you mean “rules”?"),
        ("help", "Did you mean “--help”?"),
        ("position lgal x", "Did you mean “legal”?"),
        ("play --sets 3", "Did you mean “--seats”?"),
        ("rules skipbo --json x", "--help lists them.\n"),
        ("arena casual casual --round 3", "Did you mean “--rounds”?"),
        ("play --xyzzy", "There is no option “--xyzzy” here"),
        ("rules skipb", "Did you mean “skipbo”?"),
        ("rules braekers", "Did you mean “breakers”?"),
        ("rules skipbo --edition skipbo-2012", "Did you mean “skipbo-2011”?"),
        ("rules skipbo --lang german", "Did you mean “de”?"),
        ("rules skipbo --option layin=free", "Did you mean “laying”?"),
        ("arena casul casual", "Did you mean “casual”?"),
        ("arena casul casual", "stockpile: BOT: There is no bot “casul”."),
        ("rules chess", "stockpile: GAME: There is no game “chess”."),
        ("rules", "GAME is missing"),
        ("arena", "BOT BOT … is missing"),
        ("replay", "RECORD is missing"),
        ("rules skipbo breakers (x)", "This was not expected: “breakers (x)”."),
        ("play --seats two", "--seats: A number was expected."),
        ("play --target 0", "--target: A number from 1 to 999999999 was expected."),
        ("serve --most-tables 0", "--most-tables: A number of at least 1 was expected."),
        ("play --theme drak", "--theme: One of these was expected: dark, light, contrast. Did"),
        ("play --theme drak", "Did you mean “dark”?"),
        ("serve --log jsn", "Did you mean “json”?"),
        ("arena a b --workers 5000", "--workers: A number from 1 to 4096 was expected."),
        ("serve --log xml", "--log: One of these was expected: auto, json, console."),
        ("play --seed", "The option --seed needs a value."),
        ("replay x --verify=no", "The option --verify takes no value."),
        ("bench rules --seconds 0", "--seconds: A number from 0.05 to 600 was expected."),
    ],
)
def test_what_cannot_be_read_is_said_in_a_sentence(args: str, said: str) -> None:
    ran = call(*args.split())
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("stockpile: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("STOCKPILE_PORT", "many", "--port: A number from 0 to 65535 was expected."),
        ("STOCKPILE_HINTS_PER_MINUTE", "nan", "--hints-per-minute: A number of at least 0"),
        ("STOCKPILE_LAN", "perhaps", "--lan: One of these was expected: 1, 0."),
    ],
)
def test_an_environment_variable_is_checked_as_an_option_is(
    variable: str, value: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)
    ran = call("serve")
    assert ran.status == 2
    assert said in ran.err


@pytest.mark.parametrize("language", languages())
def test_complaints_are_in_the_reader_s_language(language: str) -> None:
    words = Words(language)
    for args in (
        ("play", "--sets", "3", "--lang", language),
        ("play", f"--lang={language}", "--x"),
    ):
        ran = call(*args)
        assert ran.status == 2
        assert words("refusal-no-such-flag", name=args[1] if args[1] == "--sets" else "--x") in (
            ran.err
        )
    ran = call("rules", "chess", "--lang", language)
    assert words("refusal-unknown-game", game="chess", known=", ".join(GAMES)) in ran.err


@pytest.mark.long
def test_help_that_nobody_reads_to_the_end() -> None:
    base = "import sys; sys.modules['click'] = None; from stockpile.cli import main; main()"
    for program in (["-m", "stockpile", "play", "--help"], ["-m", "stockpile"], ["-c", base]):
        reader, writer = os.pipe()
        os.close(reader)
        ran = subprocess.run(
            [sys.executable, *program],
            stdout=writer,
            stderr=subprocess.PIPE,
            check=False,
        )
        os.close(writer)
        assert ran.returncode == 141
        assert ran.stderr == b""


# Completion


def completed(shell: str, typed: str, **env: str) -> Ran:
    """What a shell is told of a line that is being typed."""
    words = typed.split(" ")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("_STOCKPILE_COMPLETE", f"{shell}_complete")
        patched.setenv("COMP_WORDS", typed)
        patched.setenv("COMP_CWORD", words[-1] if shell == "fish" else str(len(words) - 1))
        for name, value in env.items():
            patched.setenv(name, value)
        return call()


def offered_by(shell: str, ran: Ran) -> list[str]:
    """The words that a shell offers after this answer."""
    lines = ran.out.splitlines()
    if shell == "zsh":
        assert {*lines[::3]} <= {"plain"}
        return [value.replace("\\:", ":") for value in lines[1::3]]
    assert all(line.startswith("plain,") for line in lines if line)
    return [line.removeprefix("plain,").split("\t")[0] for line in lines]


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("= f", ["free", "forced"]),
        ("=", ["free", "stock-first", "forced"]),
        ("= ", ["free", "stock-first", "forced"]),
    ],
)
def test_bash_takes_a_rule_and_its_value_for_three_words(typed: str, offered: list[str]) -> None:
    ran = completed("bash", f"stockpile play --option laying {typed}")
    assert offered_by("bash", ran) == offered


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
@pytest.mark.parametrize(
    ("typed", "offered", "others"),
    [
        ("stockpile re", ["replay"], ["rules", "play"]),
        ("stockpile position ", ["legal", "apply", "advise"], ["rules"]),
        ("stockpile play --ga", ["--game"], ["--edition"]),
        ("stockpile play --game ", list(GAMES), []),
        ("stockpile play --edition ", list(EDITIONS), []),
        ("stockpile play --game breakers --edition ", ["breakers-2010"], ["skipbo-2003"]),
        ("stockpile play --bots ", list(LEVELS), []),
        ("stockpile play --lang ", list(languages()), []),
        (
            "stockpile play --option laying=",
            ["laying=free", "laying=stock-first", "laying=forced"],
            ["memory-aid=on"],
        ),
        ("stockpile rules ", list(GAMES), []),
        ("stockpile arena casual s", ["skilled"], ["expert"]),
        ("stockpile serve --log ", ["auto", "json", "console"], []),
    ],
)
def test_shells_complete(shell: str, typed: str, offered: list[str], others: list[str]) -> None:
    ran = completed(shell, typed)
    assert ran.status == 0
    names = offered_by(shell, ran)
    assert set(offered) <= set(names)
    assert not set(others) & set(names)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
@pytest.mark.parametrize("typed", ["replay ", "position legal ga", "arena casual skilled --json "])
def test_shells_complete_the_names_of_files(shell: str, typed: str) -> None:
    assert completed(shell, f"stockpile {typed}").out.startswith("file")


def test_completions_are_explained_in_the_reader_s_language() -> None:
    ran = completed("fish", "stockpile play --se", LC_ALL="de_DE.UTF-8")
    assert f"--seed\t{Words('de')('help-play-seed')}" in ran.out
    assert "help-" not in ran.out


@pytest.mark.long
def test_the_script_for_a_shell_can_be_shown_and_completes(tmp_path: Path) -> None:
    run = f"{sys.executable} -m stockpile"
    shown = processes.run(["bash", "-c", f"{run} --show-completion; exit $?"], text=True)
    assert shown.returncode == 0, shown.stderr
    assert "complete -o nosort -F _stockpile_completion stockpile" in shown.stdout
    script = tmp_path / "script"
    script.write_text(shown.stdout, encoding="utf-8")
    assert subprocess.run(["bash", "-n", script], check=False).returncode == 0
    typing = (
        f". {script}; COMP_WORDS=(stockpile position le); COMP_CWORD=2; "
        "_stockpile_completion stockpile; echo ${COMPREPLY[*]}"
    )
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    completed = processes.run(["bash", "-c", typing], env={**os.environ, "PATH": path})
    assert completed.stdout == b"legal\n"


@pytest.mark.parametrize(
    ("shell", "place", "settings"),
    [
        ("bash", ".bash_completions/stockpile.sh", ".bashrc"),
        ("zsh", ".zfunc/_stockpile", ".zshrc"),
        ("fish", ".config/fish/completions/stockpile.fish", None),
    ],
)
def test_the_script_is_installed_where_its_shell_looks(
    shell: str, place: str, settings: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shellingham.detect_shell", lambda: (shell, f"/bin/{shell}"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    if settings is not None:
        (tmp_path / settings).write_text("echo before")
    for _ in range(2):
        ran = call("--install-completion")
        said = Words("de")("help-completion-installed", file=str(tmp_path / place))
        assert ran == (0, f"{said}\n", "")
    assert f"{shell}_complete" in (tmp_path / place).read_text()
    if settings is not None:
        loading = (tmp_path / settings).read_text()
        assert loading.startswith("echo before\n")
        assert loading.count(Path(place).parent.name) == 1


@pytest.mark.long
def test_a_shell_that_cannot_complete_is_named() -> None:
    asked = processes.run(
        ["sh", "-c", f"{sys.executable} -m stockpile --show-completion; exit $?"], text=True
    )
    assert asked.returncode == 2
    assert asked.stdout == ""
    assert asked.stderr.startswith("stockpile: --show-completion: There is no completion for")


# Being stopped


def test_an_interrupt_is_no_answer() -> None:
    code = (
        "import sys, os, signal, stockpile.games as g; from stockpile.cli import main\n"
        "def stop(*_, **__): os.kill(os.getpid(), signal.SIGINT); raise AssertionError\n"
        "import stockpile.cli.rules as r; r.game_of = stop\n"
        "sys.argv = ['stockpile', 'rules', 'skipbo']; main()"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert ran.returncode == 130
    assert ran.stdout == b""
    assert b"Traceback" not in ran.stderr


def test_the_help_is_no_slower_to_start_than_it_has_to_be() -> None:
    """Neither words nor what thinks are loaded for an answer that nobody reads."""
    code = (
        "import sys; from stockpile.cli import main\n"
        "sys.argv = ['stockpile', 'position', 'legal', '-']\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print(sorted(set(sys.modules) & {'fluent.runtime', 'numpy', 'numba', 'textual', 'rich'}))"
    )
    position = '{"game": "breakers", "edition": "breakers-2010", "turn": "A", "seats": '
    position += '[{"hand": ["7"]}, {"hand": ["9", "10"]}]}'
    ran = subprocess.run(
        [sys.executable, "-c", code], input=position, capture_output=True, text=True, check=False
    )
    assert ran.stdout.splitlines()[-1] == "[]", ran.stderr


def test_processes_say_the_same_as_calls() -> None:
    assert stockpile("rule") == call("rule")
