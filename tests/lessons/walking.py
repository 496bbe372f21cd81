"""Every place that somebody can come to in a lesson."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from stockpile.lessons import CHAPTERS, LESSONS, Lesson, LessonProgress, LessonStep

NAMES = tuple(LESSONS)
EVERY = {**LESSONS, **CHAPTERS}
"""What can be learned, by its name."""


class Reached(NamedTuple):
    """A place before a step, and the moves that led to it."""

    moves: tuple[str, ...]
    place: LessonProgress
    step: LessonStep


def every_place(lesson: Lesson) -> Iterator[Reached]:
    """Every place with a step left, by every right move that leads to one."""
    waiting: list[tuple[tuple[str, ...], LessonProgress]] = [((), lesson.begin())]
    while waiting:
        moves, place = waiting.pop()
        if lesson.is_done(place):
            continue
        step = lesson.steps[place.step]
        yield Reached(moves, place, step)
        waiting += [((*moves, move), lesson.attempt(place, move)) for move in step.moves]


def solution(lesson: Lesson) -> tuple[str, ...]:
    """The first right move of every step."""
    return tuple(step.moves[0] for step in lesson.steps)


def walk(lesson: Lesson) -> Iterator[Reached]:
    """The places of the solution; the place is the one after the step."""
    place = lesson.begin()
    for number, move in enumerate(solution(lesson)):
        place = lesson.attempt(place, move)
        yield Reached(solution(lesson)[: number + 1], place, lesson.steps[number])
