"""The chapter on tabletop conduct: every slip and its remedy once, and nobody gets lost in it."""

from __future__ import annotations

from collections import Counter

from stockpile.core.event import Event
from stockpile.lessons import CHAPTERS, LEARNER_SEAT, LESSONS, lesson_in
from stockpile.skipbo.tabletop.events import DrawnByHand, ExtraSlipped, OffenderCaught
from tests.lessons.walking import every_place, solution, walk

LESSON = CHAPTERS["tabletop"]
OTHER = 1


def events() -> list[Event]:
    return [
        event
        for reached in walk(LESSON)
        for played in reached.place.played
        for event in played.events
    ]


def test_a_chapter_is_found_by_its_name_and_is_no_game() -> None:
    assert lesson_in("tabletop") is LESSON
    assert not set(CHAPTERS) & set(LESSONS)


def test_its_own_solution_leads_to_the_end() -> None:
    place = LESSON.reach(solution(LESSON))
    assert place is not None
    assert LESSON.is_done(place)
    assert LESSON.legal_texts(place) == ()
    assert place.state.turn == LEARNER_SEAT
    assert place.state.banned == (OTHER,)


def test_the_box_is_whole() -> None:
    assert Counter(LESSON.begin().state.round.cards()) == Counter(LESSON.game.pack)


def test_somebody_draws_too_many_and_somebody_is_caught() -> None:
    happened = events()
    assert [one.seat for one in happened if isinstance(one, ExtraSlipped)] == [LEARNER_SEAT]
    [last] = [one for one in happened if isinstance(one, OffenderCaught)]
    assert last == OffenderCaught(LEARNER_SEAT, OTHER)
    assert happened[-1] == last
    # What the learner catches is what the other seat did out of turn.
    [*_, before] = [one for one in happened if isinstance(one, DrawnByHand)]
    assert before == DrawnByHand(OTHER, 1)


def test_everything_else_that_can_be_done_gets_a_hint_and_changes_nothing() -> None:
    hinted = 0
    for reached in every_place(LESSON):
        everything = set(map(str, LESSON.game.open_moves(reached.place.state, LEARNER_SEAT)))
        assert set(reached.step.moves) <= everything
        for move in everything - set(reached.step.moves):
            after = LESSON.attempt(reached.place, move)
            assert after.hint is not None
            assert (after.state, after.step) == (reached.place.state, reached.place.step)
            hinted += 1
    assert hinted > 10


def test_nothing_comes_after_the_end() -> None:
    assert LESSON.reach((*solution(LESSON), "draw1")) is None
