"""The report of a training run: curves and results as one self-contained page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from stockpile.training.evaluate import Strength
from stockpile.training.settings import TrainingSettings

WIDTH, HEIGHT, MARGIN = 640, 240, 44
COLOURS = ("#b3261e", "#1e5fb3", "#2c7a3f", "#8a5a00", "#6b3fa0", "#00707a")
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
body { background: #fff; color: #222 }
table { border-collapse: collapse } td, th { padding: .2rem .8rem .2rem 0; text-align: left }
svg { width: 100%; height: auto } h2 { margin-top: 2rem }
@media (prefers-color-scheme: dark) { body { background: #181818; color: #ddd } }
svg text { fill: currentColor }
"""


def write_report(
    path: Path,
    settings: TrainingSettings,
    curve: Sequence[dict[str, Any]],
    strengths: Sequence[Strength],
) -> None:
    """Write the page."""
    last = curve[-1] if curve else {"iteration": 0, "moves": 0, "rounds": 0, "seconds": 0.0}
    facts = {
        "Iterations": f"{last['iteration']:,} of {settings.iterations:,}",
        "Rounds": f"{last['rounds']:,}",
        "Moves": f"{last['moves']:,}",
        "Minutes": f"{last['seconds'] / 60:.1f}",
    }
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8>",
        "<meta name=viewport content='width=device-width'>",
        f"<title>Training: {escape(settings.game)}</title><style>{STYLE}</style>",
        f"<h1>Training a network for {escape(settings.game)}</h1>",
        _table(facts),
        "<h2>Loss</h2>",
        "<p>The mean cross entropy by form of table. Luck keeps it above zero.</p>",
        _chart(curve),
    ]
    if strengths:
        opponent = escape(settings.against or "skilled")
        parts.append(f"<h2>Against <code>{opponent}</code></h2>")
        parts.append(_table({one.table: f"{one}" for one in strengths}))
    parts.append("<h2>Settings</h2>")
    parts.append(_table({name: str(value) for name, value in settings.to_json().items()}))
    path.write_text("\n".join(parts) + "\n", "utf-8")


def _table(facts: dict[str, str]) -> str:
    rows = (f"<tr><th>{escape(name)}<td>{escape(value)}" for name, value in facts.items())
    return f"<table>{''.join(rows)}</table>"


def _chart(curve: Sequence[dict[str, Any]]) -> str:
    lines: dict[str, list[tuple[float, float]]] = {}
    for point in curve:
        for form, loss in point["loss"].items():
            if loss == loss:
                lines.setdefault(form, []).append((point["moves"], loss))
    points = [at for line in lines.values() for at in line]
    if not points:
        return "<p>Nothing yet.</p>"
    right = max(x for x, _ in points)
    low, high = min(y for _, y in points), max(y for _, y in points)
    spread = high - low or 1.0

    def place(x: float, y: float) -> str:
        across = MARGIN + (WIDTH - 2 * MARGIN) * x / right
        down = MARGIN + (HEIGHT - 2 * MARGIN) * (high - y) / spread
        return f"{across:.1f},{down:.1f}"

    drawn = []
    for number, (form, line) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        path = " ".join(place(*at) for at in line)
        drawn.append(f"<polyline fill=none stroke='{colour}' stroke-width=2 points='{path}'/>")
        drawn.append(
            f"<text x={MARGIN + 110 * (number % 5)} y={14 + 14 * (number // 5)} font-size=12 "
            f"style='fill: {colour}'>{escape(form)} seats</text>"
        )
    right_end, foot = WIDTH - MARGIN, HEIGHT - MARGIN + 20
    drawn += [
        f"<text x=0 y={MARGIN + 4} font-size=11>{high:.3f}</text>",
        f"<text x=0 y={HEIGHT - MARGIN + 4} font-size=11>{low:.3f}</text>",
        f"<text x={right_end} y={foot} font-size=11 text-anchor=end>{right:,.0f} moves</text>",
    ]
    return f"<svg viewBox='0 0 {WIDTH} {HEIGHT}' role=img>{''.join(drawn)}</svg>"
