"""Outside bots: classes in files, and entry points of other packages.

The class has a method ``choose(observation, rng)``. It is called without arguments, or with the
name of the game if it takes an argument ``game``.
"""

from __future__ import annotations

import ast
import json
import os
import re
import sys
import sysconfig
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isclass, signature
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from stockpile.bots.bot import Bot
from stockpile.core.option import closest
from stockpile.core.refusal import Unreadable

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

ENTRY_POINT_GROUP = "stockpile.bots"

SITE_FOLDERS = {"site-packages", "dist-packages"}
"""The folders in which packages are installed."""
BOT_MODULE_PREFIX = "stockpile_bot_"
"""The prefix of the module names of bots in files."""

_FILE = re.compile(r"(?s)(.*\.py)(?::(.*))?")
_PLAIN = re.compile(r"[\w.-]+")

OFFERED_BOTS_VARIABLE = "STOCKPILE_OFFERED_BOTS"
"""The environment variable that tells child processes which bots are offered: name to file."""


def offer(name: str) -> None:
    """Offer the bot in a file at tables, by the name of its class; Unreadable if it is unusable.

    The file is only parsed here. It runs where bots think.
    """
    if not is_file(name):
        raise Unreadable("bot-unusable", name=name, reason="FILE.py:CLASS?")
    path, wanted = find(name)
    classes = _classes(name, path)
    if wanted not in classes:
        raise _no_such_class(name, path, wanted, classes)
    others = offered()
    if others.get(wanted, resolved(name)) != resolved(name):
        raise Unreadable("bot-unusable", name=name, reason=f"{wanted} = {others[wanted]}")
    os.environ[OFFERED_BOTS_VARIABLE] = json.dumps({**others, wanted: resolved(name)})


def offered() -> dict[str, str]:
    """The bots in files that are offered at tables: name to file."""
    found: dict[str, str] = json.loads(os.environ.get(OFFERED_BOTS_VARIABLE, "{}"))
    return found


@cache
def entries() -> dict[str, EntryPoint]:
    """The entry points of other packages, by name. None of them is loaded."""
    from importlib.metadata import entry_points

    found = sorted(entry_points(group=ENTRY_POINT_GROUP), key=lambda one: one.name)
    return {one.name: one for one in found if _PLAIN.fullmatch(one.name)}


def is_file(name: str) -> bool:
    """Whether a name is that of a class in a file."""
    return _FILE.fullmatch(name) is not None


def resolved(name: str) -> str:
    """The same name with an absolute path, for processes in another folder."""
    if not is_file(name):
        return name
    path, wanted = find(name)
    return f"{path.resolve()}:{wanted}"


def fingerprint(name: str, loaded: Mapping[str, ModuleType]) -> str:
    """A hash of the code of a bot, given the modules that it has loaded.

    It covers modules that are not installed, and, if the bot is installed, the modules and the
    version of its package.
    """
    entry = None if is_file(name) else entries()[name]
    package = "" if entry is None else entry.module.partition(".")[0]
    found = sha256((entry.dist.version if entry is not None and entry.dist else "").encode())
    for module, its in sorted(loaded.items()):
        file = getattr(its, "__file__", None)
        top = module.partition(".")[0]
        if top == "stockpile" or not file or (top != package and is_installed(Path(file))):
            continue
        # The module of a file is named after its path, which may change.
        called = "" if module.startswith(BOT_MODULE_PREFIX) else module
        with suppress(OSError):
            found.update(called.encode() + b"\0" + sha256(Path(file).read_bytes()).digest())
    return found.hexdigest()


def is_installed(file: Path) -> bool:
    """Whether a file belongs to Python or to an installed package."""
    library = sysconfig.get_path("stdlib")
    return file.is_relative_to(library) or not SITE_FOLDERS.isdisjoint(file.parts)


def from_entry(name: str, game: str) -> Bot[Any, Any]:
    """The bot of an entry point; Unreadable if it is unusable."""
    try:
        loaded = entries()[name].load()
    except Exception as wrong:
        raise _unusable(name, wrong) from wrong
    return _checked(name, loaded, game)


def from_file(name: str, game: str) -> Bot[Any, Any]:
    """The bot of a class in a file; Unreadable if it is unusable."""
    path, wanted = find(name)
    try:
        module = _load(path.resolve(), path.stat().st_mtime_ns)
    except (Exception, SystemExit) as wrong:
        raise _unusable(name, wrong) from wrong
    bots = [
        one
        for one, its in vars(module).items()
        if isclass(its) and its.__module__ == module.__name__ and hasattr(its, "choose")
    ]
    if not hasattr(module, wanted or "."):
        raise _no_such_class(name, path, wanted, bots)
    return _checked(name, getattr(module, wanted), game)


def made(maker: Callable[..., Any], game: str, **more: Any) -> Any:
    """An instance from a class, which is given the name of the game if it takes one."""
    if "game" in signature(maker).parameters:
        more["game"] = game
    return maker(**more)


def _checked(name: str, maker: Any, game: str) -> Bot[Any, Any]:
    try:
        bot: Bot[Any, Any] = made(maker, game)
    except Exception as wrong:
        raise _unusable(name, wrong) from wrong
    if not callable(getattr(bot, "choose", None)):
        raise Unreadable("bot-unusable", name=name, reason="choose(observation, rng)?")
    return bot


def _split(name: str) -> tuple[Path, str]:
    found = _FILE.fullmatch(name)
    assert found is not None
    return Path(found[1]), found[2] or ""


def find(name: str) -> tuple[Path, str]:
    """The file and the class of a name; Unreadable if the file cannot be read.

    If a file has a single class, the name need not say which.
    """
    path, wanted = _split(name)
    try:
        with path.open("rb"):
            pass
    except (OSError, ValueError) as wrong:
        reason = getattr(wrong, "strerror", None) or str(wrong)
        raise Unreadable("no-file", str(path), reason=reason) from None
    if not wanted and len(classes := _classes(name, path)) == 1:
        wanted = classes[0]
    return path, wanted


def _classes(name: str, path: Path) -> list[str]:
    """The classes in a file, which is only parsed; Unreadable if it is not Python."""
    try:
        tree = ast.parse(path.read_bytes())
    except (SyntaxError, ValueError) as wrong:
        raise _unusable(name, wrong) from None
    return [one.name for one in tree.body if isinstance(one, ast.ClassDef)]


@cache
def _load(path: Path, _written: int) -> ModuleType:
    """Run a file as a module of its own. The files of a folder may import each other."""
    name = f"{BOT_MODULE_PREFIX}{sha256(str(path).encode()).hexdigest()[:12]}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _no_such_class(name: str, path: Path, wanted: str, classes: Sequence[str]) -> Unreadable:
    meant = closest(wanted, classes)
    return Unreadable(
        "unknown-bot",
        str(path),
        name=name,
        meant=meant and f"{path}:{meant}",
        known=", ".join(f"{path}:{one}" for one in classes) or "–",
    )


def _unusable(name: str, wrong: BaseException) -> Unreadable:
    reason = f"{type(wrong).__name__}: {wrong}" if str(wrong) else type(wrong).__name__
    return Unreadable("bot-unusable", name=name, reason=reason)
