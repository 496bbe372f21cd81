"""Counts the files of this folder anew: ``python -m tests.perft.make``.

To add a position, write a file with ``about``, ``position``, ``seed`` and as many ``counts`` as
plies are wanted.
"""

from __future__ import annotations

import json

from tests.perft.count import Counter, files, read


def main() -> None:
    for path in files():
        written = read(path)
        counter = Counter(written)
        plies = range(1, len(written["counts"]) + 1)
        written["counts"] = [counter.count(depth) for depth in plies]
        parts = (f'"{name}": {json.dumps(value)}' for name, value in written.items())
        path.write_text("{" + ",\n ".join(parts) + "}\n", "utf-8")
        print(path.name, written["counts"])


if __name__ == "__main__":
    main()
