"""Set up build/torch, an environment with the locked packages, PyTorch, TorchRL and what compiles
for graphics cards; `make torch` runs the tests there that need one of these.

They are locked nowhere: from PyPI, they take some gigabytes.
"""

from __future__ import annotations

import sys

from dist import REQUIREMENTS, ROOT, take_torch_at_hand, uv

HERE = ROOT / "build" / "torch"
EXTRAS = "environments,cuda,training"


def main() -> None:
    python = HERE / "bin" / "python"
    made = ("--quiet", "--no-python-downloads", "--allow-existing", "--python", sys.executable)
    uv("venv", *made, HERE)
    take_torch_at_hand(python)
    locked = ("--requirement", REQUIREMENTS / "dev.txt")
    ours = ("--editable", f"{ROOT}[{EXTRAS}]")
    uv("pip", "install", "--quiet", "--python", python, *locked)
    uv("pip", "install", "--quiet", "--python", python, "torchrl", *ours)


if __name__ == "__main__":
    main()
