"""Break the rules in hundreds of small ways, and see whether the tests notice.

Runs mutmut over the modules that `[tool.mutmut]` names and fails when too few mutants are killed
in any of them. The survivors are listed: each is a change to the rules that no test minds.
"""

from __future__ import annotations

import json
import resource
import shutil
import subprocess
import sys
from pathlib import Path

FLOOR = 0.85
MEMORY = 1 << 30
"""What a mutant may take: some deal cards without end."""
MUTANTS = Path("mutants")
KILLED = {1, 3, 24, -24, 36, 152, 255}
"""How mutmut marks a mutant that a test failed on, or that never came to an end."""
SKIPPED = 34


def main() -> int:
    """Run, count and judge. Returns the exit status."""
    shutil.rmtree(MUTANTS, ignore_errors=True)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    subprocess.run([sys.executable, "-m", "mutmut", "run"], check=True)
    failed = False
    for meta in sorted(MUTANTS.rglob("*.py.meta")):
        codes: dict[str, int | None] = json.loads(meta.read_text("utf-8"))["exit_code_by_key"]
        tried = {name: code for name, code in codes.items() if code != SKIPPED}
        if not tried:
            continue
        survivors = sorted(name for name, code in tried.items() if code not in KILLED)
        score = 1 - len(survivors) / len(tried)
        failed = failed or score < FLOOR
        module = meta.relative_to(MUTANTS).with_suffix("")
        print(f"{module}: {score:.1%} of {len(tried)} mutants killed")
        for name in survivors:
            print(f"  survived: {name}")
    print(f"The floor is {FLOOR:.0%} in every module: {'not reached' if failed else 'reached'}.")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
