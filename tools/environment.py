"""Set up `.venv` with locked packages, the page and Stockpile itself; do nothing if all is there.

    python tools/environment.py run|dev|bench

`run` is what playing needs, `dev` adds the development tools, `bench` adds the yardstick of the
benchmarks; each is one file under `requirements/`, and each holds all that `run` holds. `node` is
added where no Node is installed that could build the page.

A note inside `.venv` says what was put there. It is taken away before anything is changed and
written after, so that an environment without it was left unfinished, and is made again.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import client

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
VENV = ROOT / ".venv"
NOTE = VENV / "stockpile-setup.json"
PYTHON = VENV / "bin" / "python"
COMMAND = VENV / "bin" / "stockpile"
NODE = "node"
PROJECT_FILES = (ROOT / "pyproject.toml", ROOT / "src" / "stockpile" / "__init__.py")


class Setup(NamedTuple):
    """What an environment holds."""

    root: str
    """Where the repository was: an environment does not survive being moved."""
    python: str
    locks: dict[str, str]
    """The lock files that were installed, with their digests."""
    project: str
    """The digest of what the installed command and metadata were made from."""


def main(arguments: list[str]) -> int:
    known = sorted(path.stem for path in LOCKS.glob("*.txt") if path.stem != NODE)
    if len(arguments) != 1 or arguments[0] not in known:
        print(f"usage: environment.py {'|'.join(known)}", file=sys.stderr)
        return 2
    os.chdir(ROOT)
    try:
        waiting = "Another setup is running: waiting for it to end..."
        with client.one_at_a_time(LOCKS, waiting) as lock:
            prepare(arguments[0], lock)
    except subprocess.CalledProcessError:
        say("Setting up did not work: the reason is above. It needs the network, this once.")
        return 1
    except KeyboardInterrupt:
        say("Interrupted. The next run starts over.")
        return 130
    return 0


def prepare(wanted: str, lock: int) -> None:
    """Add what is missing: nothing, most of the time."""
    started = time.monotonic()
    found = read_note()
    setup = found if found is not None and still_fits(found) else make(wanted, lock)
    if wanted != "run" and wanted not in setup.locks:
        setup = change(setup, lambda: install_lock(setup, wanted, lock))
    steps = client_steps(wanted)
    if (steps or wanted == "dev") and NODE not in setup.locks and client.node_on_path() is None:
        setup = change(setup, lambda: install_lock(setup, NODE, lock))
    for step in steps:
        run_client(step, lock)
    # After the page: else the build hook would have to build it, unseen.
    if setup.project != digest(*PROJECT_FILES) or not COMMAND.exists():
        setup = change(setup, lambda: install_project(setup, lock))
    if steps or setup != found:
        say(f"Ready, after {time.monotonic() - started:.0f} s.")


def make(wanted: str, lock: int) -> Setup:
    """Make the environment from nothing; if that fails, leave nothing."""
    say(f"Setting up .venv with Python {this_python()} (once)...")
    remove_environment()
    try:
        run(lock, sys.executable, "-m", "venv", str(VENV))
        setup = install_lock(Setup(str(ROOT), this_python(), {}, ""), wanted, lock)
        write_note(setup)
    except BaseException:
        remove_environment()
        raise
    return setup


def change(setup: Setup, install: Callable[[], Setup]) -> Setup:
    """Install something more."""
    NOTE.unlink()
    try:
        setup = install()
    except subprocess.CalledProcessError:
        # pip puts back what it cannot finish, so what was there before still works.
        write_note(setup)
        raise
    write_note(setup)
    return setup


def client_steps(wanted: str) -> list[str]:
    """What has to be done about the browser client: nothing, most of the time."""
    page_is_old = not client.is_built()
    tools_are_old = wanted == "dev" and not client.is_installed()
    return ["build"] * page_is_old + ["install"] * tools_are_old


def run_client(step: str, lock: int) -> None:
    try:
        run(lock, str(PYTHON), client.__file__, step)
    except subprocess.CalledProcessError:
        # It has said why.
        raise SystemExit(1) from None


def still_fits(setup: Setup) -> bool:
    """Whether the environment can be used, or added to."""
    if setup.root != str(ROOT) or not setup.locks:
        return False
    if os.environ.get("PYTHON") and setup.python != this_python():
        return False
    if any(digest(LOCKS / f"{name}.txt") != was for name, was in setup.locks.items()):
        return False
    try:
        subprocess.run([PYTHON, "-c", ""], check=True, stderr=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def install_lock(setup: Setup, name: str, lock: int) -> Setup:
    path = LOCKS / f"{name}.txt"
    count = len(re.findall(r"^[\w.-]+==", path.read_text("utf-8"), re.MULTILINE))
    say(f"Installing {package_count(count)} from requirements/{name}.txt...")
    pip(lock, "--require-hashes", "--requirement", str(path))
    return setup._replace(locks={**setup.locks, name: digest(path)})


def package_count(count: int) -> str:
    return f"up to {count} packages" if count > 1 else "one package"


def install_project(setup: Setup, lock: int) -> Setup:
    pip(lock, "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    return setup._replace(project=digest(*PROJECT_FILES))


def pip(lock: int, *arguments: str) -> None:
    run(lock, str(PYTHON), "-m", "pip", "install", "-qq", "--no-input", *arguments)


def run(lock: int, *command: str) -> None:
    """Run a command that may not read standard input: that belongs to the game."""
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in {"PIP_PREFIX", "PIP_TARGET", "PYTHONHOME", "PYTHONPATH"}
    }
    environment |= {
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_ROOT_USER_ACTION": "ignore",
        "PIP_USER": "0",
    }
    # The command holds the lock too: should this process be killed, the next one waits for it.
    subprocess.run(
        command,
        check=True,
        env=environment,
        pass_fds=[lock],
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr,
    )


def read_note() -> Setup | None:
    try:
        return Setup(**json.loads(NOTE.read_text("utf-8")))
    except (OSError, TypeError, ValueError):
        return None


def write_note(setup: Setup) -> None:
    unfinished = NOTE.with_suffix(".new")
    unfinished.write_text(json.dumps(setup._asdict(), indent=2) + "\n", "utf-8")
    unfinished.replace(NOTE)


def remove_environment() -> None:
    if VENV.is_symlink():
        VENV.unlink()
    else:
        shutil.rmtree(VENV, ignore_errors=True)


def digest(*paths: Path) -> str:
    content = hashlib.sha256()
    for path in paths:
        content.update(path.read_bytes() if path.exists() else b"")
    return content.hexdigest()


def this_python() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
