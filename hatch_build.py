"""A package is made with the page in it: what hatchling does before it looks for files.

It happens for the wheel, the sdist and the editable install alike, also while only metadata are
asked for. An sdist brings the page built, so that nobody needs Node to install from it.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import client


class PageHook(BuildHookInterface[Any]):
    """Builds the page where it is missing or older than its sources."""

    def dependencies(self) -> list[str]:
        if client.is_built() or client.node_on_path():
            return []
        return client.node_requirements()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            client.build()
        except client.Unbuilt as wrong:
            self.app.abort(str(wrong))
