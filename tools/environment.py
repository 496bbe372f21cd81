"""Set up `.venv` with locked packages and Stockpile itself; do nothing if it is up to date.

    python tools/environment.py run|dev|bench

`run` is what playing needs, `dev` adds the development tools, `bench` adds the yardstick of the
benchmarks; each is one file under `requirements/`, and each holds all that `run` holds.

A note inside `.venv` says what was put there. It is written last and taken away before anything
is changed, so that an environment without it was left unfinished, and is made again.
"""

import contextlib
import fcntl
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
VENV = ROOT / ".venv"
NOTE = VENV / "stockpile-setup.json"
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
    known = sorted(path.stem for path in LOCKS.glob("*.txt"))
    if len(arguments) != 1 or arguments[0] not in known:
        print(f"usage: environment.py {'|'.join(known)}", file=sys.stderr)
        return 2
    os.chdir(ROOT)
    try:
        with one_at_a_time() as lock:
            prepare(arguments[0], lock)
    except subprocess.CalledProcessError:
        say("Setting up did not work: the reason is above. It needs the network, this once.")
        return 1
    except KeyboardInterrupt:
        say("Interrupted. The next run starts over.")
        return 130
    return 0


def prepare(wanted: str, lock: int) -> None:
    started = time.monotonic()
    setup = read_note()
    if setup is None or not still_fits(setup):
        make(wanted, lock)
    elif not bring_up_to_date(setup, wanted, lock):
        return
    say(f"Ready, after {time.monotonic() - started:.0f} s.")


def make(wanted: str, lock: int) -> None:
    """Make the environment from nothing; if that fails, leave nothing."""
    say(f"Setting up .venv with Python {this_python()} (once)...")
    remove_environment()
    try:
        run(lock, sys.executable, "-m", "venv", str(VENV))
        setup = Setup(str(ROOT), this_python(), {}, "")
        write_note(install_project(install_lock(setup, wanted, lock), lock))
    except BaseException:
        remove_environment()
        raise


def bring_up_to_date(setup: Setup, wanted: str, lock: int) -> bool:
    """Add what is missing, and say whether anything was."""
    missing = wanted != "run" and wanted not in setup.locks
    if not missing and setup.project == digest(*PROJECT_FILES):
        return False
    NOTE.unlink()
    try:
        added = install_lock(setup, wanted, lock) if missing else setup
        write_note(install_project(added, lock))
    except subprocess.CalledProcessError:
        # pip puts back what it cannot finish, so what was there before still works.
        write_note(setup)
        raise
    return True


def still_fits(setup: Setup) -> bool:
    """Whether the environment can be used, or added to."""
    if setup.root != str(ROOT) or not setup.locks:
        return False
    if os.environ.get("PYTHON") and setup.python != this_python():
        return False
    if any(digest(LOCKS / f"{name}.txt") != was for name, was in setup.locks.items()):
        return False
    try:
        subprocess.run([VENV / "bin" / "python", "-c", ""], check=True, stderr=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError):
        return False
    return (VENV / "bin" / "stockpile").exists()


def install_lock(setup: Setup, name: str, lock: int) -> Setup:
    path = LOCKS / f"{name}.txt"
    count = len(re.findall(r"^[\w.-]+==", path.read_text("utf-8"), re.MULTILINE))
    say(f"Installing up to {count} packages from requirements/{name}.txt...")
    pip(lock, "--require-hashes", "--requirement", str(path))
    return setup._replace(locks={**setup.locks, name: digest(path)})


def install_project(setup: Setup, lock: int) -> Setup:
    pip(lock, "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    return setup._replace(project=digest(*PROJECT_FILES))


def pip(lock: int, *arguments: str) -> None:
    run(lock, str(VENV / "bin" / "python"), "-m", "pip", "install", "-qq", "--no-input", *arguments)


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


@contextlib.contextmanager
def one_at_a_time() -> Iterator[int]:
    """Wait for any other setup of this repository to end, and keep others waiting."""
    lock = os.open(LOCKS, os.O_RDONLY)
    try:
        # Some network file systems cannot lock a directory: then nobody waits.
        with contextlib.suppress(OSError):
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("Another setup is running: waiting for it to end...")
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield lock
    finally:
        os.close(lock)


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
