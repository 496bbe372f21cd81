"""Pyright agrees with mypy about the types of the library."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests import processes

FILE = Path(__file__).with_name("public_types.py")


@pytest.mark.long
def test_pyright_finds_exactly_what_is_wrong(tmp_path: Path) -> None:
    settings = {
        "include": [str(FILE)],
        "extraPaths": [str(FILE.parents[2] / "src")],
        "typeCheckingMode": "standard",
        "enableTypeIgnoreComments": False,
    }
    project = tmp_path / "pyrightconfig.json"
    project.write_text(json.dumps(settings), encoding="utf-8")
    command = [sys.executable, "-m", "basedpyright", "--outputjson", "-p", str(project)]
    ran = processes.run([*command, "--pythonpath", sys.executable], text=True, timeout=300)
    found = json.loads(ran.stdout)["generalDiagnostics"]
    lines = FILE.read_text("utf-8").splitlines()
    wrong = [number for number, line in enumerate(lines) if line.endswith("# wrong")]
    assert len(wrong) > 5
    assert sorted({one["range"]["start"]["line"] for one in found}) == wrong, ran.stdout
