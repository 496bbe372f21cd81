"""Lessons: for each game a short prepared round, played by the real rules."""

from __future__ import annotations

from collections.abc import Mapping

from stockpile.games import check_game
from stockpile.lessons import breakers, skipbo
from stockpile.lessons.lesson import LEARNER, Lesson, Place, Played, Step

__all__ = ["LEARNER", "LESSONS", "Lesson", "Place", "Played", "Step", "lesson_in"]

LESSONS: Mapping[str, Lesson] = {one.LESSON.game.name: one.LESSON for one in (skipbo, breakers)}
"""The lesson of each game."""


def lesson_in(game: str) -> Lesson:
    """The lesson of a game; Unreadable if there is no such game."""
    check_game(game)
    return LESSONS[game]
