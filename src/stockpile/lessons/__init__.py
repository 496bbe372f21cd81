"""Lessons: for each game a short prepared round, played by the real rules; and chapters on more."""

from __future__ import annotations

from collections.abc import Mapping

from stockpile.games import check_game
from stockpile.lessons import breakers, skipbo, tabletop
from stockpile.lessons.lesson import LEARNER, Lesson, Place, Played, Step

__all__ = ["CHAPTERS", "LEARNER", "LESSONS", "Lesson", "Place", "Played", "Step", "lesson_in"]

LESSONS: Mapping[str, Lesson] = {one.LESSON.game.name: one.LESSON for one in (skipbo, breakers)}
"""The lesson of each game."""

CHAPTERS: Mapping[str, Lesson] = {one.LESSON.name: one.LESSON for one in (tabletop,)}
"""Lessons for those who know a game, by their own names."""


def lesson_in(name: str) -> Lesson:
    """The lesson of a game, or a chapter; Unreadable if there is no such game."""
    if name in CHAPTERS:
        return CHAPTERS[name]
    check_game(name)
    return LESSONS[name]
