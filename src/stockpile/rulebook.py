"""The rulebook as Markdown: what `stockpile rules` prints, and the pages of docs/rules/.

``python -m stockpile.rulebook docs/rules`` writes those pages.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from stockpile.core.option import LATEST_READINGS
from stockpile.core.rulebook import Example, Rule
from stockpile.games import EDITIONS, GAMES, AnyGame, build_game, make_game, reference, rulebook
from stockpile.words import Words

__all__ = ["pages", "render", "rulebook", "write_pages"]

GENERATED = "<!-- Written by `make docs` from the editions and the catalogue. Do not edit. -->"


def render(game: AnyGame, words: Words) -> str:
    """The whole rulebook of a table as Markdown."""
    return "\n\n".join(_paragraphs(game, words)) + "\n"


def pages() -> dict[str, str]:
    """The pages of docs/rules/ by name: the usual table of each edition, and more."""
    tables = {edition: make_game(edition) for edition in EDITIONS}
    for entry in GAMES.values():
        tables |= {name: build_game(setup) for name, setup in entry.pages.items()}
    return {
        f"{name}.md": f"{GENERATED}\n\n{render(game, Words())}" for name, game in tables.items()
    }


def write_pages(folder: Path) -> None:
    """Write all pages."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, page in pages().items():
        (folder / name).write_text(page, encoding="utf-8")


def _paragraphs(game: AnyGame, words: Words) -> Iterator[str]:
    edition = game.setup.edition
    year = edition.rpartition("-")[2]
    yield f"# {words(f'rules-title-{game.name}', year=year)}"
    sections = rulebook(game)
    yield _one_line(words("rules-for-table", seats=game.seats))
    if game.setup.readings < LATEST_READINGS:
        yield _one_line(words("rules-earlier-readings"))
    yield _one_line(words("rules-legend"))
    if any(rule.mark == "house" for section in sections for rule in section.rules):
        yield _one_line(words("rules-legend-house"))
    for section in sections:
        yield f"## {words(section.title)}"
        for rule in section.rules:
            yield _paragraph(rule, words)
    card = reference(game)
    if card:
        yield f"## {words('rules-section-reference')}"
        yield "\n".join(_reference_table(game, card, words))
    yield "---"
    yield _one_line(words("rules-trademark"))


def _paragraph(rule: Rule, words: Words) -> str:
    number = f"**{rule.number}** " if rule.number else ""
    mark = "" if rule.mark == "printed" else f"*{words(f'rules-{rule.mark}')}* "
    return number + mark + _one_line(say_rule(rule, words))


def say_rule(rule: Rule, words: Words) -> str:
    """What a rule says, without its number and its mark."""
    said = words(rule.message, **rule.args)
    if rule.option is None:
        return said
    title = f"option-{rule.option.name}"
    note = words(
        "rules-option-note",
        option=words(title),
        value=words(f"{title}-{rule.option.value}"),
        others=", ".join(words(f"{title}-{one}") for one in rule.option.others),
    )
    return f"{said} {note}"


def _reference_table(game: AnyGame, card: Iterable[Example], words: Words) -> Iterator[str]:
    columns = ("lead", "example", "answers", "refused")
    yield _row(words(f"rules-reference-{column}") for column in columns)
    yield _row("---" for _ in columns)
    for row in card:
        yield _row(
            (
                words(row.named, **row.args),
                game.shown(row.lead),
                ", ".join(map(game.shown, row.answers)),
                ", ".join(words(why, set=game.shown(laid)) for laid, why in row.refused),
            )
        )


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _one_line(text: str) -> str:
    """A message without the line breaks of its catalogue. Other spaces stay."""
    return re.sub(r"[ ]*\n[ ]*", " ", text)


def main(arguments: list[str]) -> int:
    """Write the pages into the given folder; 2 without one."""
    if len(arguments) != 1:
        print("usage: python -m stockpile.rulebook FOLDER", file=sys.stderr)
        return 2
    write_pages(Path(arguments[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
