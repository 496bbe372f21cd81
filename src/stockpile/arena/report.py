"""The report of a tournament: a self-contained page, and a table for the terminal."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import Any

from stockpile.arena import charts
from stockpile.arena.charts import Mark
from stockpile.arena.results import Results
from stockpile.arena.tournament import Tournament
from stockpile.words import FALLBACK, Words

Answer = dict[str, Any]

_THIN = "\N{NARROW NO-BREAK SPACE}"


class Figures:
    """Numbers in the style of a language."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._point = "." if words.language == FALLBACK else ","

    def decimal(self, value: float, digits: int) -> str:
        """A number with this many decimal places."""
        text = f"{abs(value):,.{digits}f}".replace(",", _THIN).replace(".", self._point)
        return f"−{text}" if value < 0 and text.strip("0.,") else text

    def percent(self, rate: float, digits: int = 1) -> str:
        """A rate."""
        return self._words("arena-percent", number=self.decimal(100 * rate, digits))

    def interval(self, interval: Sequence[float]) -> str:
        """An interval of rates."""
        low, high = (self.decimal(100 * one, 1) for one in interval)
        return self._words("arena-percent", number=f"{low}–{high}")

    def points(self, points: float) -> str:
        """A rating, always with a sign."""
        return f"+{self.decimal(points, 0)}" if points >= 0.5 else self.decimal(points, 0)

    def short(self, value: float) -> str:
        """A positive number with two or three significant digits."""
        digits = 0 if value >= 100 else 1 if value >= 10 else 2 if value >= 1 else 3
        return (
            self.decimal(value, digits)
            if value >= 0.001
            else f"{value:.1g}".replace(".", self._point)
        )


def names_of(answer: Answer) -> list[str]:
    """The names of the bots: files without folders, and numbered if one plays several times."""
    names = [one["name"].rpartition("/")[2] for one in answer["bots"]]
    return [
        f"{name} ({names[: place + 1].count(name)})" if names.count(name) > 1 else name
        for place, name in enumerate(names)
    ]


COLUMN_GAP = 2
"""The number of spaces between columns of text."""


def table_of(results: Results, words: Words, width: float = math.inf) -> str:
    """The bots and their figures as lines of text, the best first.

    Columns that do not fit the ``width`` follow below, after the names of the bots.
    """
    answer = results.to_json()
    heads, rows = _figures(answer, words)
    names, *figures = [
        [text.rjust(wide) if place else text.ljust(wide) for text in column]
        for place, column in enumerate(zip(heads, *rows, strict=True))
        for wide in [max(map(len, column))]
    ]
    lines = [_table_line(results.tournament, answer, words)]
    while figures:
        shown = [names, figures.pop(0)]
        while (
            figures
            and sum(len(one[0]) + COLUMN_GAP for one in (*shown, figures[0])) - COLUMN_GAP <= width
        ):
            shown.append(figures.pop(0))
        lines += ["", *((" " * COLUMN_GAP).join(row).rstrip() for row in zip(*shown, strict=True))]
    return "\n".join(lines)


def _figures(answer: Answer, words: Words) -> tuple[list[str], list[list[str]]]:
    say = Figures(words)
    heads = ("bot", "wins", "rate", "interval", "paired", "even", "rating", "mean-time", "p99-time")
    rows = [
        [
            name,
            say.decimal(bot["wins"], 0),
            say.percent(bot["win_rate"]),
            say.interval(bot["interval"]),
            say.interval(bot["paired_interval"]),
            say.percent(bot["even_share"]),
            f"{say.points(bot['rating'])} ± {say.decimal(_margin(bot), 0)}",
            say.short(bot["ms_per_move"]),
            say.short(bot["p99_ms_per_move"]),
        ]
        for name, bot, _ in _ranked(answer)
    ]
    return [words(f"arena-{head}") for head in heads], rows


def _margin(bot: Answer) -> float:
    low, high = bot["rating_interval"]
    return float(high - low) / 2


def _ranked(answer: Answer) -> list[tuple[str, Answer, int]]:
    """Each bot's name, figures and number, the best first."""
    bots = zip(names_of(answer), answer["bots"], range(len(answer["bots"])), strict=True)
    return sorted(bots, key=lambda one: -one[1]["rating"])


def _table_line(tournament: Tournament, answer: Answer, words: Words) -> str:
    """What was played, in one line, with the house rules that were asked for."""
    parts = [
        words("arena-at", seats=answer["seats"], edition=words(f"edition-{answer['edition']}"))
    ]
    if answer["teams"]:
        parts.append(words("arena-teams", teams=" ".join(answer["teams"])))
    for name, value in answer["options"].items():
        if name == "stock":
            parts.append(words("arena-stock", stock=value))
        elif name in tournament.setup.options:
            parts.append(f"{words(f'option-{name}')}: {words(f'option-{name}-{value}')}")
    parts.append(f"{words('arena-rounds')}: {Figures(words).decimal(answer['rounds'], 0)}")
    parts.append(words("arena-seed", seed=answer["seed"]))
    return " · ".join(parts)


# The page


def write_report(results: Results, words: Words) -> str:
    """The page. It is also XML, and refers to nothing outside itself."""
    answer = results.to_json()
    say = Figures(words)
    title = words("arena-title", game=words(f"game-{answer['game']}"), count=len(answer["bots"]))
    cards = [
        _card(words("arena-rate"), words("arena-rates-note"), _rates(answer, words, say)),
        _card(words("arena-ratings"), words("arena-ratings-note"), _ratings(answer, words, say)),
        _card(
            words("arena-running"),
            words("arena-running-note"),
            charts.lines(
                words("arena-running"), results.running_rates(), lambda one: say.percent(one, 0)
            )
            + _legend(names_of(answer)),
        ),
        _card(words("arena-places"), words("arena-places-note"), _places(answer, words, say)),
        _card(
            words("arena-length"),
            words("arena-length-note"),
            charts.columns(words("arena-length"), answer["turns"]["bars"], words("arena-turns")),
        ),
        _card(words("arena-time"), words("arena-time-note"), _times(answer, words, say)),
    ]
    tables = [_card(words("arena-figures"), "", _figures_table(answer, words), "card wide")]
    if len(answer["bots"]) > 2:
        pairs = _pairs(answer, say)
        tables.append(_card(words("arena-pairs"), words("arena-pairs-note"), pairs, "card wide"))
    style = files("stockpile.arena").joinpath("report.css").read_text(encoding="utf-8")
    return f"""<!DOCTYPE html>
<html lang="{words.language}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>{escape(title)}</title>
<style>
{style}</style>
</head>
<body>
<header>
<h1>{escape(title)}</h1>
<p class="table">{escape(_table_line(results.tournament, answer, words))}</p>
<p>{escape(words("arena-counts", rounds=answer["rounds"], deals=answer["deals"]))}</p>
</header>
<dl class="facts">{_facts(answer, words, say)}</dl>
<main>
{"".join(cards)}
</main>
{"".join(tables)}<footer>{escape(words("arena-made-by", version=answer["version"]))}</footer>
</body>
</html>
"""


def _card(title: str, note: str, body: str, kind: str = "card") -> str:
    below = f'<p class="note">{escape(note)}</p>' if note else ""
    return f'<section class="{kind}"><h2>{escape(title)}</h2>{body}{below}</section>\n'


def _facts(answer: Answer, words: Words, say: Figures) -> str:
    speed = answer["rounds_per_second"]
    facts = {
        "rounds": say.decimal(answer["rounds"], 0),
        "turns": say.decimal(answer["turns"]["mean"], 1),
        "moves": say.decimal(answer["moves"]["mean"], 1),
        "draws": say.percent(answer["draws"] / answer["rounds"]),
        "stalemates": say.percent(answer["stalemates"] / answer["rounds"]),
        "speed": "–" if speed is None else say.decimal(speed, 0),
    }
    return "".join(
        f"<div><dt>{escape(words(f'arena-{name}'))}</dt><dd>{escape(value)}</dd></div>"
        for name, value in facts.items()
    )


def _rates(answer: Answer, words: Words, say: Figures) -> str:
    marks = [
        Mark(
            name,
            bot["win_rate"],
            say.percent(bot["win_rate"]),
            bot["interval"],
            bot["paired_interval"],
            place,
        )
        for name, bot, place in _ranked(answer)
    ]
    even = [bot["even_share"] for bot in answer["bots"]]
    low, high = charts.around(
        [*even, *(end for mark in marks for end in (*mark.band, *(mark.bar or ())))], 0.02
    )
    shown = even[0] if len(set(even)) == 1 else None
    return charts.intervals(
        words("arena-rate"), marks, low, high, lambda one: say.percent(one, 0), shown
    )


def _ratings(answer: Answer, words: Words, say: Figures) -> str:
    marks = [
        Mark(
            name,
            bot["rating"],
            f"{say.points(bot['rating'])} ± {say.decimal(_margin(bot), 0)}",
            bot["rating_interval"],
            None,
            place,
        )
        for name, bot, place in _ranked(answer)
    ]
    ends = [end for mark in marks for end in mark.band]
    return charts.intervals(
        words("arena-ratings"), marks, min(ends) - 10, max(ends) + 10, say.points, 0.0
    )


def _places(answer: Answer, words: Words, say: Figures) -> str:
    rows = [(words("arena-place", place=one["place"]), one, 0) for one in answer["order"]]
    rows += [(one["side"], one, 1) for one in answer["sides"]]
    marks = [
        Mark(label, one["win_rate"], say.percent(one["win_rate"]), one["interval"], None, colour)
        for label, one, colour in rows
    ]
    even = 1 / len(answer["sides"])
    low, high = charts.around([even, *(end for mark in marks for end in mark.band)], 0.02)
    return charts.intervals(
        words("arena-places"), marks, low, high, lambda one: say.percent(one, 0), even
    )


def _times(answer: Answer, words: Words, say: Figures) -> str:
    rows = []
    for name, bot, number in _ranked(answer):
        mean, slow = bot["ms_per_move"], bot["p99_ms_per_move"]
        rows.append((name, mean, slow, f"{say.short(mean)} · {say.short(slow)}", number))
    return charts.durations(words("arena-time"), rows, say.short)


def _pairs(answer: Answer, say: Figures) -> str:
    names = names_of(answer)
    rates: dict[tuple[int, int], float] = {}
    for pair in answer["pairs"]:
        (one, other), (wins, losses) = pair["bots"], pair["wins"]
        if wins + losses:
            rates[one, other] = wins / (wins + losses)
            rates[other, one] = losses / (wins + losses)
    order = sorted(range(len(names)), key=lambda bot: -answer["bots"][bot]["rating"])
    head = "".join(f"<th scope='col'>{escape(names[bot])}</th>" for bot in order)
    rows = [
        f"<tr><th scope='row'>{escape(names[row])}</th>"
        + "".join(_pair(rates.get((row, column)), say) for column in order)
        + "</tr>"
        for row in order
    ]
    return (
        f"<div class='scroll'><table class='pairs'><thead><tr><td/>{head}</tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def _pair(rate: float | None, say: Figures) -> str:
    if rate is None:
        return "<td>–</td>"
    kind = "won" if rate >= 0.5 else "lost"
    return f"<td class='{kind}' style='--much: {abs(2 * rate - 1):.2f}'>{say.percent(rate)}</td>"


def _legend(names: Iterable[str]) -> str:
    items = "".join(
        f'<li><span class="key c{number % 6}"></span>{escape(name)}</li>'
        for number, name in enumerate(names)
    )
    return f'<ul class="legend">{items}</ul>'


def _figures_table(answer: Answer, words: Words) -> str:
    heads, rows = _figures(answer, words)
    head = "".join(f"<th scope='col'>{escape(one)}</th>" for one in heads)
    body = "".join(
        f"<tr><th scope='row'>{escape(first)}</th>"
        + "".join(f"<td>{escape(one)}</td>" for one in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return (
        f"<div class='scroll'><table class='figures'><thead><tr>{head}</tr></thead>"
        f"<tbody>{body}</tbody></table></div>"
    )
