"""What hatchling does before it collects files: every package has the page and the English table.

This runs for the wheel, the sdist and the editable install, even if only metadata are wanted. An
sdist contains the built page, so that installing from it does not need Node.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import client
import english


class PackageHook(BuildHookInterface[Any]):
    """Builds the page if it is missing or older than its sources, and the table of English."""

    def dependencies(self) -> list[str]:
        if client.is_built() or client.node_on_path():
            return []
        return client.node_requirements()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        english.build()
        try:
            client.build()
        except client.Unbuilt as wrong:
            self.app.abort(str(wrong))
