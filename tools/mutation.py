"""Break rules, tables and the store in hundreds of small ways, and see whether the tests notice.

    python tools/mutation.py                                   all modules `[tool.mutmut]` names
    python tools/mutation.py stockpile.table.duties            this one
    python tools/mutation.py --fifth stockpile.store.sqlite    a fifth of its mutants

Runs mutmut and fails when too few mutants are killed in any module. The survivors are listed: each
is a change that no test minds.
"""

from __future__ import annotations

import json
import resource
import shutil
import subprocess
import sys
from pathlib import Path

FLOOR = 0.85
MEMORY = 4 << 30
"""What a mutant may take: some deal cards without end."""
MUTANTS = Path("mutants")
KILLED = {1, 3, 24, -24, 36, 152, 255}
"""How mutmut marks a mutant that a test failed on, or that never came to an end."""
SKIPPED = (34, None)
"""What it was told to leave out, and what nobody has asked for."""
FIFTH = "[38]"
"""The last digit of the mutants' numbers in a sample: it is always the same one."""


def main(asked: list[str]) -> int:
    """Run, count and judge. Returns the exit status."""
    modules = [one for one in asked if one != "--fifth"]
    ending = FIFTH if "--fifth" in asked else ""
    shutil.rmtree(MUTANTS, ignore_errors=True)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    wanted = [f"{module}.*{ending}" for module in modules or (["stockpile"] if ending else [])]
    subprocess.run([sys.executable, "-m", "mutmut", "run", *wanted], check=True)
    failed = False
    for meta in sorted(MUTANTS.rglob("*.py.meta")):
        codes: dict[str, int | None] = json.loads(meta.read_text("utf-8"))["exit_code_by_key"]
        module = meta.relative_to(MUTANTS).with_suffix("")
        if modules and dotted(module) not in modules:
            continue
        tried = {name: code for name, code in codes.items() if code not in SKIPPED}
        if not tried:
            continue
        survivors = sorted(name for name, code in tried.items() if code not in KILLED)
        score = 1 - len(survivors) / len(tried)
        failed = failed or score < FLOOR
        print(f"{module}: {score:.1%} of {len(tried)} mutants killed")
        for name in survivors:
            print(f"  survived: {name}")
    print(f"The floor is {FLOOR:.0%} in every module: {'not reached' if failed else 'reached'}.")
    return int(failed)


def dotted(module: Path) -> str:
    """The name that a module is imported by."""
    return ".".join(module.with_suffix("").parts[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
