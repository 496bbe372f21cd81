"""Write the pages that say what the code and the catalogues say: ``python tools/pages.py docs``."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from inspect import get_annotations, getdoc, getsource
from pathlib import Path
from re import findall

from stockpile import breakers, skipbo
from stockpile.games import GAMES, choices_in, editions_of, seat_counts
from stockpile.words import Words

OPTIONS_HEAD = """\
# House rules and options
<!-- Written by `make docs`. -->

Defaults are what the printed sheet says; a default that holds for one edition only is marked with
its year. In Python an option is a named argument of `make_game` and `new_match`, with an underscore
for a hyphen (`lone_joker="as-15"`); on the command line it is `--option lone-joker=as-15`. The
numbers are those of the [rules](rules/skipbo-2003.md).

| for every table | |
| --- | --- |
| `seats` | how many play |
| `teams` | partners by their seats, `AC,BD` (in Python `["AC", "BD"]`), or with `seats` the \
number of teams, `2`; Skip-Bo only |
| `target` | the score that wins the match; without one, a single round |
| `youngest` | the seat that starts, in editions where the youngest does |"""
STOCK_DEFAULT = "By default as printed: 30, or 20 from five seats on."


def options_page() -> str:
    """The options of every game in one table each."""
    words = Words("en")
    lines = [OPTIONS_HEAD]
    for game in GAMES:
        editions = editions_of(game)
        seats = ", ".join(
            f"{one} {min(seat_counts(one))} to {max(seat_counts(one))} seats" for one in editions
        )
        lines += ["", f"## {words(f'game-{game}')}", "", f"Editions: {seats}.", ""]
        lines += ["| option | rule | choice | what it means |", "| --- | --- | --- | --- |"]
        if game == "skipbo":
            about = words("option-stock-about")
            lines.append(f"| `stock` | S5 | a number | {about} {STOCK_DEFAULT} |")
        for choice in choices_in(editions[0]):
            years = {one: _default(one, choice.name) for one in editions}
            for value in choice.choices:
                of = [one.rpartition("-")[2] for one, its in years.items() if its == value]
                mark = (
                    ""
                    if not of
                    else " **default**"
                    if len(of) == len(editions)
                    else f" **{', '.join(of)}**"
                )
                title = words(f"option-{choice.name}-{value}")
                about = f"{title}. {words(f'option-{choice.name}-{value}-about')}"
                if choice.only_with is not None:
                    about += f" With `{'='.join(choice.only_with)}` only."
                lines.append(f"| `{choice.name}` | {choice.rule} | `{value}`{mark} | {about} |")
    return "\n".join(lines) + "\n"


def _default(edition: str, name: str) -> str:
    return next(str(one.default) for one in choices_in(edition) if one.name == name)


def view_tables() -> str:
    """The fields of the Views, as the bot guide has them."""
    kinds = (
        ("Skip-Bo: `observation.view`", skipbo.View),
        ("One seat: `observation.view.seats[seat]`", skipbo.SeatView),
        ("Breakers: `observation.view`", breakers.View),
    )
    parts = []
    for title, kind in kinds:
        rows = "".join(f"| `{name}` | {about} |\n" for name, about in _fields(kind))
        parts.append(f"### {title}\n\n| field | |\n| --- | --- |\n{rows}")
    return "\n".join(parts)


def _fields(kind: type) -> Iterator[tuple[str, str]]:
    assert getdoc(kind)
    said = dict(findall(r'    (\w+): [^\n]*\n    """(.*?)"""', getsource(kind)))
    for name in get_annotations(kind):
        yield name, said[name]


def guide_with_views(guide: str) -> str:
    """The bot guide, with the tables as the code has them."""
    before, _, rest = guide.partition("<!-- views -->\n")
    _, _, after = rest.partition("<!-- end of views -->\n")
    return f"{before}<!-- views -->\n{view_tables()}<!-- end of views -->\n{after}"


def pages(docs: Path) -> dict[Path, str]:
    """Every page that is written from the code, and what it has to say."""
    guide = docs / "bot-guide.md"
    return {
        docs / "options.md": options_page(),
        guide: guide_with_views(guide.read_text("utf-8")),
    }


if __name__ == "__main__":
    for path, text in pages(Path(sys.argv[1])).items():
        path.write_text(text, encoding="utf-8")
