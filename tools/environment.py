"""Set up `.venv` with locked packages, the page and Stockpile itself; do nothing if all is there.

    python tools/environment.py run|dev|bench

`run` is what playing needs, `dev` adds the development tools, `bench` the yardstick of the
benchmarks; each is a file under `requirements/`. `node` comes along where no Node is installed that
could build the page. uv installs them all; where there is none, `.venv` gets its own.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import client

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
VENV = ROOT / ".venv"
NOTE = VENV / "stockpile-setup.json"
PYTHON = VENV / "bin" / "python"
COMMAND = VENV / "bin" / "stockpile"
LEVELS = ("run", "dev", "bench")
PROJECT_FILES = (ROOT / "pyproject.toml", ROOT / "src" / "stockpile" / "__init__.py")
MISLEADING = ("PYTHONHOME", "PYTHONPATH", "PIP_PREFIX", "PIP_TARGET", "UV_SYSTEM_PYTHON")
"""Variables that would send packages elsewhere."""


class Setup(NamedTuple):
    """What an environment holds, as a note inside it says."""

    root: str
    """Where the repository was: an environment does not survive being moved."""
    python: str
    locks: list[str]
    digest: str
    """Of the lock files, and of what the installed command and metadata were made from; empty while
    something is missing.
    """


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in LEVELS:
        print(f"usage: environment.py {'|'.join(LEVELS)}", file=sys.stderr)
        return 2
    os.chdir(ROOT)
    try:
        with client.one_at_a_time(LOCKS, "Another setup is running: waiting for it to end..."):
            prepare(arguments[0])
    except subprocess.CalledProcessError:
        client.say("Setting up did not work: the reason is above. It needs the network, this once.")
        return 1
    except KeyboardInterrupt:
        client.say("Interrupted. The next run takes it up again.")
        return 130
    return 0


def prepare(wanted: str) -> None:
    """Add what is missing: nothing, most of the time."""
    started = time.monotonic()
    before = read_note()
    if before is not None and not still_fits(before):
        before = None
    steps = client_steps(wanted)
    locks = {wanted, *(before.locks if before else ())}
    if locks & {"dev", "bench"}:
        locks.discard("run")  # they hold all of it
    if (steps or wanted == "dev") and client.node_on_path() is None:
        locks.add("node")
    setup = planned(before.python if before else this_python(), sorted(locks))
    changed = setup != before or not COMMAND.exists()
    if changed:
        if before is None or find_uv() is None:
            before = None
            make_environment()
        install_locks(setup, before)
    for step in steps:
        try:
            run(PYTHON, client.__file__, step)
        except subprocess.CalledProcessError:
            raise SystemExit(1) from None  # it has said why
    if english_is_old():
        run(PYTHON, ROOT / "tools" / "english.py")
    if changed:
        # After the page: otherwise the build hook would build it, unseen.
        uv("pip", "install", "--no-deps", "--no-build-isolation", "--editable", ROOT)
        write_note(setup)
    if steps or changed:
        client.say(f"Ready, after {time.monotonic() - started:.0f} s.")


def planned(python: str, locks: list[str]) -> Setup:
    return Setup(str(ROOT), python, locks, client.digest([*lock_files(locks), *PROJECT_FILES]))


def make_environment() -> None:
    client.say(f"Setting up .venv with Python {this_python()} (once)...")
    if VENV.is_symlink():
        VENV.unlink()
    if shutil.which("uv"):
        uv("venv", "--clear", "--python", sys.executable, VENV)
        return
    client.say("Fetching uv, which installs the rest...")
    run(sys.executable, "-m", "venv", "--clear", VENV)
    run(PYTHON, "-m", "pip", "install", "-qq", "--require-hashes", "-r", LOCKS / "uv.txt")


def install_locks(setup: Setup, before: Setup | None) -> None:
    files = lock_files(setup.locks)
    names = " and ".join(f"requirements/{file.name}" for file in files)
    client.say(f"Installing the packages of {names}...")
    # Should this be interrupted, the next run knows that something is missing.
    write_note(setup._replace(digest=""))
    try:
        uv("pip", "sync", "--require-hashes", *files)
    except subprocess.CalledProcessError:
        # uv fetches everything before it changes anything: what was there still works.
        if before is not None:
            write_note(before)
        raise


def lock_files(locks: list[str]) -> list[Path]:
    return [LOCKS / f"{name}.txt" for name in locks]


def english_is_old() -> bool:
    """Whether the English table has to be compiled: a catalogue is newer, or there is none."""
    locales = ROOT / "src" / "stockpile" / "locales"
    table = locales / "english.json"
    sources = (ROOT / "tools" / "english.py", *(locales / "en").glob("*.ftl"))
    return not table.exists() or table.stat().st_mtime < max(one.stat().st_mtime for one in sources)


def client_steps(wanted: str) -> list[str]:
    """What has to be done about the browser client: nothing, most of the time."""
    page_is_old = not client.is_built()
    tools_are_old = wanted == "dev" and not client.is_installed()
    return ["build"] * page_is_old + ["install"] * tools_are_old


def still_fits(setup: Setup) -> bool:
    """Whether the environment can be used, or added to."""
    if setup.root != str(ROOT) or (os.environ.get("PYTHON") and setup.python != this_python()):
        return False
    try:
        run(PYTHON, "-c", "")
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def uv(*arguments: str | Path) -> None:
    if arguments[0] == "pip":
        arguments = (*arguments[:2], "--python", PYTHON, *arguments[2:])
    run(find_uv() or "uv", *arguments, "--quiet")


def find_uv() -> str | None:
    return shutil.which("uv") or shutil.which(VENV / "bin" / "uv")


def run(*command: str | Path) -> None:
    """Run a command that may not read standard input: that belongs to the game."""
    environment = {name: os.environ[name] for name in os.environ if name not in MISLEADING}
    environment |= {
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_ROOT_USER_ACTION": "ignore",
        "PIP_USER": "0",
    }
    environment.setdefault("UV_SYSTEM_CERTS", "1")
    subprocess.run(
        command, check=True, env=environment, stdin=subprocess.DEVNULL, stdout=sys.stderr
    )


def read_note() -> Setup | None:
    try:
        return Setup(**json.loads(NOTE.read_text("utf-8")))
    except (OSError, TypeError, ValueError):
        return None


def write_note(setup: Setup) -> None:
    NOTE.write_text(json.dumps(setup._asdict()) + "\n", "utf-8")


def this_python() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
