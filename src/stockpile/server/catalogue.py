"""The games, for clients that know no rules: what a table can be, the rules, the lessons.

There are no words here, only the names of messages and what goes into them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from typing import get_args

import msgspec

from stockpile.bots import known_bots
from stockpile.core.option import LATEST_READINGS, Choice, Sizes
from stockpile.core.refusal import Refused, Unreadable
from stockpile.core.seats import seat_letter
from stockpile.games import (
    GAMES,
    AnyGame,
    choices_in,
    choices_of,
    edition_for,
    editions_of,
    marks_of,
    printed_in,
    reference,
    rulebook,
    seat_counts,
    splits_of,
)
from stockpile.lessons import CHAPTERS, LEARNER_SEAT, LESSONS, Lesson, LessonProgress
from stockpile.server.http_types import (
    Bounds,
    EditionAnswer,
    ErrorAnswer,
    GameAnswer,
    GamesAnswer,
    LessonAnswer,
    LessonPlayed,
    LessonsAnswer,
    LessonScript,
    NoAnswer,
    OptionAnswer,
    ReferenceAnswer,
    RulesAnswer,
    ScoringAnswer,
    ScriptedStep,
    SeatsAnswer,
)
from stockpile.server.messages import Candidate, show_candidates
from stockpile.table.commands import EmoteName
from stockpile.table.settings import PACES_MS, Clock, Settings
from stockpile.table.show import PROTOCOL


def games(*, needs_key: bool) -> GamesAnswer:
    """All that a table can be."""
    from stockpile import __version__

    return GamesAnswer(
        version=__version__,
        protocol=PROTOCOL,
        games=tuple(
            GameAnswer(
                name,
                tuple(_edition(edition) for edition in editions_of(name)),
                {str(seats): edition_for(name, seats) for seats in _seat_counts(name)},
                tuple(_option(name, one) for one in choices_of(name)),
                name in LESSONS,
            )
            for name in GAMES
        ),
        bots=known_bots(),
        paces=tuple(PACES_MS),
        emotes=get_args(EmoteName),
        defaults=Settings(),
        limits={name: Bounds(*bounds) for name, bounds in _limits()},
        needs_key=needs_key,
    )


def _seat_counts(game: str) -> range:
    counts = [seats for edition in editions_of(game) for seats in seat_counts(edition)]
    return range(min(counts), max(counts) + 1)


def _option(game: str, option: Choice) -> OptionAnswer:
    own = {
        edition: one
        for edition in editions_of(game)
        for one in choices_in(edition)
        if one.name == option.name
    }
    return OptionAnswer(
        option.name,
        option.rule,
        option.choices,
        {edition: one.default for edition, one in own.items()},
        {edition: marks_of(one, edition) for edition, one in own.items()},
        {} if option.only_with is None else dict([option.only_with]),
    )


def _edition(edition: str) -> EditionAnswer:
    seats, printed = seat_counts(edition), printed_in(edition)
    game = Settings(edition=edition, seats=seats[0]).game()
    return EditionAnswer(
        edition,
        seats[0],
        seats[-1],
        game.target,
        printed.teams,
        not game.lead_by_draw,
        tuple(_seats(edition, one, printed.sizes(one)) for one in seats),
        None if (scoring := getattr(printed, "scoring", None)) is None else ScoringAnswer(*scoring),
    )


def _seats(edition: str, seats: int, sizes: Sizes) -> SeatsAnswer:
    marks = {str(size): mark for size, mark in sizes.stock_marks.items()}
    splits = splits_of(edition, seats)
    return SeatsAnswer(seats, sizes.hand, sizes.stock, sizes.most_stock, marks, splits)


def _limits() -> Iterator[tuple[str, tuple[int, int]]]:
    """The bounds of every number in the settings that has any."""
    for kind in (Settings, Clock):
        for name, schema in msgspec.json.schema(kind)["$defs"][kind.__name__]["properties"].items():
            for one in schema.get("anyOf", (schema,)):
                if "minimum" in one:
                    yield name, (one["minimum"], one["maximum"])


def rules(game: AnyGame) -> RulesAnswer:
    """The rules of a table."""
    return RulesAnswer(
        game.name,
        game.setup.edition,
        game.seats,
        game.setup.readings < LATEST_READINGS,
        rulebook(game),
        tuple(
            ReferenceAnswer(
                row.named,
                dict(row.args),
                row.lead,
                row.answers,
                tuple(NoAnswer(*one) for one in row.refused),
            )
            for row in reference(game)
        ),
    )


def show_lesson(lesson: Lesson, place: LessonProgress) -> LessonAnswer:
    """Where somebody is in a lesson, as they see it."""
    game, refused = lesson.game, place.refused
    step = None if lesson.is_done(place) else lesson.steps[place.step]
    return LessonAnswer(
        game=game.name,
        title=lesson.message("title"),
        step=place.step,
        steps=len(lesson.steps),
        text=lesson.message("done" if step is None else step.text),
        args={} if step is None else dict(step.args),
        point=() if step is None else step.point,
        view=game.show(place.state, LEARNER_SEAT),
        moves=lesson.legal_texts(place),
        played=tuple(
            LessonPlayed(
                seat_letter(one.seat),
                one.move,
                tuple(game.forms.write(game.redact(event, LEARNER_SEAT)) for event in one.events),
                game.show(one.state, LEARNER_SEAT),
            )
            for one in place.played
        ),
        refused=None if refused is None else ErrorAnswer(refused.code, dict(refused.args)),
        hint=place.hint,
        done=step is None,
    )


@cache
def lessons() -> LessonsAnswer:
    """Every lesson with all of its right moves. It is the same for everybody."""
    return LessonsAnswer({one: _script(lesson) for one, lesson in {**LESSONS, **CHAPTERS}.items()})


def _script(lesson: Lesson) -> LessonScript:
    steps, place = [], lesson.begin()
    for step in lesson.steps:
        tried = {move: lesson.attempt(place, move) for move in step.moves}
        answers = {move: show_lesson(lesson, after) for move, after in tried.items()}
        steps.append(ScriptedStep(answers, tuple(_sets(lesson, place, step.moves))))
        # The steps that follow are the same, whichever of them is made.
        place = tried[step.moves[0]]
    return LessonScript(show_lesson(lesson, lesson.begin()), tuple(steps))


def _sets(lesson: Lesson, place: LessonProgress, moves: Iterable[str]) -> Iterator[Candidate]:
    """What the tiles of some moves could be laid as, where that is ambiguous."""
    for move in moves:
        with suppress(Refused, Unreadable):
            yield from show_candidates(lesson.classify(place, re.split("[-+]", move)))
