"""Compile the English catalogue into a table that needs no Fluent (locales/english.json).

The build calls it (hatch_build.py), and so does `make setup`. `stockpile.english` reads the table.
A message is a list of parts: a text, ``{"$": "name"}`` for an argument, or
``{"$": "name", "one": […], "other": […], "*": "other"}`` for a choice by an argument.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

LOCALES = Path(__file__).resolve().parent.parent / "src" / "stockpile" / "locales"
TABLE = LOCALES / "english.json"
FILES = ("board", "breakers", "options", "play", "refusals", "skipbo", "tabletop")
"""What the library says by itself: why something is refused, and what is on the table."""

Parts = list[Any]


def compile_catalogue(*texts: str) -> dict[str, Parts]:
    """The messages of some catalogues, each as a list of parts."""
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    patterns = {
        entry.id.name: entry.value
        for entry in entries
        if isinstance(entry, ast.Message) and entry.value is not None
    }

    def parts(pattern: ast.Pattern) -> Parts:
        found: Parts = []
        for element in pattern.elements:
            new = [element.value] if isinstance(element, ast.TextElement) else placed(element)
            for one in new:
                if isinstance(one, str) and found and isinstance(found[-1], str):
                    found[-1] += one
                else:
                    found.append(one)
        return found

    def placed(placeable: ast.Placeable) -> Parts:
        match placeable.expression:
            case ast.VariableReference() as variable:
                return [{"$": variable.id.name}]
            case ast.StringLiteral() as literal:
                return [literal.parse()["value"]]
            case ast.MessageReference() as reference:
                return parts(patterns[reference.id.name])
            case ast.SelectExpression() as choice if isinstance(
                choice.selector, ast.VariableReference
            ):
                made: dict[str, Any] = {"$": choice.selector.id.name}
                for variant in choice.variants:
                    key = variant.key
                    name = key.name if isinstance(key, ast.Identifier) else key.value
                    made[name] = parts(variant.value)
                    if variant.default:
                        made["*"] = name
                return [made]
            case other:
                raise ValueError(f"{type(other).__name__} is not understood here")

    return {name: parts(pattern) for name, pattern in patterns.items()}


def written() -> str:
    """The table as a text."""
    texts = [(LOCALES / "en" / f"{name}.ftl").read_text("utf-8") for name in FILES]
    return json.dumps(compile_catalogue(*texts), ensure_ascii=False, separators=(",", ":")) + "\n"


def build() -> None:
    """Write the table, unless it is up to date."""
    text = written()
    if not TABLE.exists() or TABLE.read_text("utf-8") != text:
        TABLE.write_text(text, "utf-8")


if __name__ == "__main__":
    build()
