"""One class name, one thing."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src/stockpile"

SHARED_ROLES = {
    # Each game has one, which plays the same role in it.
    "Dealt": "breakers.events skipbo.events",
    "Pass": "breakers.moves skipbo.moves",
    "BaselineBot": "bots.breakers bots.skipbo",
    "CasualBot": "bots.breakers bots.skipbo",
    # The same, with what all games have in common.
    "Decision": "bots.search kernel.breakers.deciding kernel.skipbo.deciding",
    "Edition": "breakers.editions core.option skipbo.editions",
    # The same; drawing by hand adds to what Skip-Bo has.
    "View": "breakers.view skipbo.tabletop.view skipbo.view",
    # The same; OpenSpiel has its own classes for a game and a round.
    "State": "breakers.state environments.openspiel.state skipbo.state skipbo.tabletop.state",
    "Breakers": "breakers.rules environments.openspiel",
    "SkipBo": "environments.openspiel skipbo.rules",
}
"""Names that several classes share because they play the same role, and the modules of these."""

PROMISED_TWICE = {
    # A program that plays a seat, in the library; letting one sit down, in the protocol.
    "Bot": "bots.bot table.commands",
    # What an accepted move gives, in the library; an entry of a finished round, in the protocol.
    "Step": "core.game table.history",
}
"""Two things each, but both names are promised (docs/versioning.md)."""


def classes() -> dict[str, set[str]]:
    """The modules that have a class of each name. Private ones are known in their module alone."""
    found = defaultdict(set)
    for path in SOURCE.rglob("*.py"):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        module = ".".join(part for part in parts if part != "__init__")
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].add(module)
    return found


def test_a_class_name_stands_for_one_thing() -> None:
    found = classes()
    assert len(found) > 500
    shared = {
        name: " ".join(sorted(modules)) for name, modules in found.items() if len(modules) > 1
    }
    assert shared == SHARED_ROLES | PROMISED_TWICE
