"""Small SVG charts, drawn for the width of a phone and coloured by the style of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import ceil, floor, log10
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

CHART_WIDTH = 360
ROW_HEIGHT = 38
LEFT_MARGIN, RIGHT_MARGIN = 12, 12

Scale = Callable[[float], float]


class Mark(NamedTuple):
    """One row of a chart of intervals."""

    label: str
    value: float
    text: str
    """The value as text."""
    band: tuple[float, float]
    """An interval, drawn pale."""
    bar: tuple[float, float] | None = None
    """A narrower one, drawn strong."""
    colour: int = 0


def intervals(
    title: str,
    marks: Sequence[Mark],
    low: float,
    high: float,
    say: Callable[[float], str],
    even: float | None = None,
) -> str:
    """Dots with intervals, one per row, on one scale. ``even`` is a dashed line."""
    x = _linear(low, high)
    bottom = 8 + ROW_HEIGHT * len(marks)
    parts = [*_grid(x, ticks(low, high, 4), say, bottom)]
    if even is not None and low <= even <= high:
        parts.append(_line("even", x(even), 2, x(even), bottom))
    for row, mark in enumerate(marks):
        y = 8 + ROW_HEIGHT * row
        colour = f"c{mark.colour % 6}"
        parts += [
            _text("label", LEFT_MARGIN, y + 11, mark.label),
            _text("value", CHART_WIDTH - RIGHT_MARGIN, y + 11, mark.text, "end"),
            _box(f"band {colour}", x(mark.band[0]), y + 18, x(mark.band[1]), 10, 5),
        ]
        if mark.bar is not None:
            parts.append(_box(f"bar {colour}", x(mark.bar[0]), y + 21, x(mark.bar[1]), 4, 2))
        parts.append(f'<circle class="dot {colour}" cx="{x(mark.value):.1f}" cy="{y + 23}" r="5"/>')
    return _svg(title, bottom + 20, parts)


def columns(title: str, bars: Sequence[Sequence[int]], unit: str) -> str:
    """A histogram of ``bars``: where each column starts, and its count."""
    top, height = 8, 150
    most = max(count for _, count in bars)
    wide = (CHART_WIDTH - LEFT_MARGIN - RIGHT_MARGIN) / len(bars)
    parts = [_line("axis", LEFT_MARGIN, top + height, CHART_WIDTH - RIGHT_MARGIN, top + height)]
    step = max(1, ceil(len(bars) / 6))
    for number, (start, count) in enumerate(bars):
        tall = height * count / most
        left = LEFT_MARGIN + number * wide
        hint = f"<title>{start} {escape(unit)}: {count}</title>"
        parts.append(
            f'<rect class="column" x="{left + 1:.1f}" y="{top + height - tall:.1f}" '
            f'width="{max(1.0, wide - 2):.1f}" height="{tall:.1f}" rx="2">{hint}</rect>'
        )
        if number % step == 0:
            parts.append(_text("tick", left + wide / 2, top + height + 15, str(start), "middle"))
    return _svg(title, top + height + 22, parts)


def lines(
    title: str, series: Sequence[Sequence[tuple[float, float]]], say: Callable[[float], str]
) -> str:
    """Lines on a common scale within 0 to 1."""
    values = [value for one in series for _, value in one[len(one) // 20 :]]
    low, high = around(values, 0.02)
    longest = max(at for one in series for at, _ in one)
    across, top, height = _linear(0, longest, LEFT_MARGIN + 36), 8, 170
    up = _linear(low, high, top + height, top)
    parts = []
    for tick in ticks(low, high, 4):
        parts += [
            _line("grid", LEFT_MARGIN + 36, up(tick), CHART_WIDTH - RIGHT_MARGIN, up(tick)),
            _text("tick", LEFT_MARGIN + 30, up(tick) + 4, say(tick), "end"),
        ]
    for tick in ticks(0, longest, 4):
        if tick > 0:
            label = f"{tick:,.0f}".replace(",", "\N{NARROW NO-BREAK SPACE}")
            parts.append(_text("tick", across(tick), top + height + 16, label, "middle"))
    for number, one in enumerate(series):
        points = " ".join(
            f"{across(at):.1f},{up(min(max(value, low), high)):.1f}" for at, value in one
        )
        parts.append(f'<polyline class="line c{number % 6}" points="{points}"/>')
    return _svg(title, top + height + 22, parts)


def durations(
    title: str, rows: Sequence[tuple[str, float, float, str, int]], say: Callable[[float], str]
) -> str:
    """Two durations per row, on a logarithmic scale. A row is (label, both, text, colour)."""
    spans = [value for _, one, other, *_ in rows for value in (one, other) if value > 0] or [1.0]
    low, high = floor(log10(min(spans))), ceil(log10(max(spans)) + 0.001)
    scale = _linear(low, max(high, low + 1))
    bottom = 8 + ROW_HEIGHT * len(rows)

    def x(value: float) -> float:
        return scale(log10(value) if value > 0 else low)

    parts = [*_grid(scale, range(low, max(high, low + 1) + 1), lambda at: say(10**at), bottom)]
    for row, (label, one, other, text, number) in enumerate(rows):
        y = 8 + ROW_HEIGHT * row
        colour = f"c{number % 6}"
        parts += [
            _text("label", LEFT_MARGIN, y + 11, label),
            _text("value", CHART_WIDTH - RIGHT_MARGIN, y + 11, text, "end"),
            _box(f"band {colour}", x(one), y + 18, x(other), 10, 5),
            f'<circle class="dot {colour}" cx="{x(one):.1f}" cy="{y + 23}" r="5"/>',
        ]
    return _svg(title, bottom + 20, parts)


# Scales


def around(values: Iterable[float], margin: float) -> tuple[float, float]:
    """The part of the scale from 0 to 1 that contains these values, with a margin."""
    found = list(values)
    return max(0.0, min(found) - margin), min(1.0, max(found) + margin)


def ticks(low: float, high: float, about: int) -> list[float]:
    """Round numbers between two others, about this many."""
    span = max(high - low, 1e-9)
    power = 10 ** floor(log10(span / about))
    step = min((one * power for one in (1, 2, 5, 10)), key=lambda one: abs(span / one - about))
    return [number * step for number in range(ceil(low / step), floor(high / step + 1e-9) + 1)]


def _linear(
    low: float, high: float, start: float = LEFT_MARGIN, end: float = CHART_WIDTH - RIGHT_MARGIN
) -> Scale:
    span = (high - low) or 1.0
    return lambda value: start + (end - start) * (value - low) / span


# Shapes


def _grid(
    x: Scale, at: Iterable[float], say: Callable[[float], str], bottom: float
) -> Iterable[str]:
    for tick in at:
        place = x(tick)
        anchor = (
            "start"
            if place < LEFT_MARGIN + 16
            else "end"
            if place > CHART_WIDTH - RIGHT_MARGIN - 16
            else "middle"
        )
        yield _line("grid", place, 2, place, bottom)
        yield _text("tick", place, bottom + 15, say(tick), anchor)


def _svg(title: str, height: float, parts: Iterable[str]) -> str:
    return (
        f'<svg viewBox="0 0 {CHART_WIDTH} {height:.0f}" role="img" aria-label={quoteattr(title)}>'
        + "".join(parts)
        + "</svg>"
    )


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _box(kind: str, left: float, top: float, right: float, height: float, corner: float) -> str:
    # Even a narrow interval has to be visible.
    width = max(right - left, 2 * corner)
    left = (left + right - width) / 2
    return (
        f'<rect class="{kind}" x="{left:.1f}" y="{top:.1f}" width="{width:.1f}" '
        f'height="{height:.0f}" rx="{corner:.0f}"/>'
    )


def _text(kind: str, x: float, y: float, text: str, anchor: str = "start") -> str:
    return (
        f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
    )
