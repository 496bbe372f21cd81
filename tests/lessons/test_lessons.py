"""Lessons go by the real rules from the first step to the last, and nobody gets lost in one."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from stockpile.breakers.events import SetLaid, TrickWon
from stockpile.breakers.moves import Kind
from stockpile.core.event import Event, RoundEnded, SeatPassed, TurnStarted
from stockpile.core.refusal import Refused, Unreadable
from stockpile.games import GAMES
from stockpile.lessons import LEARNER_SEAT, LESSONS, Lesson, LessonProgress, lesson_in
from stockpile.lessons.lesson import PlayedMove
from stockpile.skipbo.editions import WILD
from stockpile.skipbo.events import CardDiscarded, CardLaid, CardsDrawn, PileCompleted, StockTurned
from tests.lessons.walking import NAMES, every_place, solution, walk


def events_of(name: str, seat: int | None = None) -> list[Event]:
    """What happens in the solution, by the moves of a seat or of all."""
    return [
        event
        for reached in walk(LESSONS[name])
        for played in reached.place.played
        if seat is None or played.seat == seat
        for event in played.events
    ]


# The way through


def test_every_game_has_a_lesson() -> None:
    assert set(LESSONS) == set(GAMES)
    for name, lesson in LESSONS.items():
        assert lesson_in(name) is lesson
        assert lesson.game.name == name
    with pytest.raises(Unreadable, check=lambda wrong: wrong.refusal.code == "unknown-game"):
        lesson_in("whist")


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_short(name: str) -> None:
    assert 8 <= len(LESSONS[name].steps) <= 14


@pytest.mark.parametrize("name", NAMES)
def test_the_box_is_whole(name: str) -> None:
    lesson = LESSONS[name]
    state = lesson.begin().state
    cards = state.cards() if name == "skipbo" else state.tiles()
    assert Counter(cards) == Counter(lesson.game.pack)


@pytest.mark.parametrize("name", NAMES)
def test_its_own_solution_leads_to_the_end(name: str) -> None:
    lesson = LESSONS[name]
    place = lesson.reach(solution(lesson))
    assert place is not None
    assert lesson.is_done(place)
    assert place.state.outcome.winners == (LEARNER_SEAT,)
    assert lesson.legal_texts(place) == ()


@pytest.mark.parametrize("name", NAMES)
def test_every_right_move_leads_to_the_same_end(name: str) -> None:
    lesson = LESSONS[name]
    ends = 0
    for reached in every_place(lesson):
        assert reached.place.state.turn == LEARNER_SEAT
        assert reached.place.state.outcome is None
        for move in reached.step.moves:
            after = lesson.attempt(reached.place, move)
            assert (after.refused, after.hint) == (None, None)
            assert after.step == reached.place.step + 1
            if lesson.is_done(after):
                ends += 1
                assert after.state.outcome.winners == (LEARNER_SEAT,)
    assert ends >= 1


def test_any_card_may_be_discarded_in_skipbo() -> None:
    step = next(step for step in LESSONS["skipbo"].steps if step.text == "discard")
    assert len(step.moves) == 5 * 3


@pytest.mark.parametrize("name", NAMES)
def test_what_was_played_is_what_the_rules_make_of_it(name: str) -> None:
    lesson = LESSONS[name]
    game, state = lesson.game, lesson.begin().state
    for reached in walk(lesson):
        assert [one.seat for one in reached.place.played] == [
            LEARNER_SEAT,
            *(1 for _ in reached.step.answers),
        ]
        for played in reached.place.played:
            assert game.read_move(played.move) in game.legal_moves(state, played.seat)
            for event in played.events:
                assert game.shuffled(event) is None
                state = game.fold(state, event)
            assert state == played.state
        assert state == reached.place.state


@pytest.mark.parametrize("name", NAMES)
def test_the_moves_so_far_lead_to_the_same_place(name: str) -> None:
    lesson = LESSONS[name]
    for reached in walk(lesson):
        again = lesson.reach(reached.moves)
        assert again is not None
        assert again.state == reached.place.state
        assert again.step == reached.place.step


# Other moves


def written_moves(name: str) -> list[str]:
    """Texts that are moves somewhere, and some that are none anywhere."""
    if name == "skipbo":
        cards = [*map(str, range(1, 13)), "S"]
        sources = ["stock", *(f"d{pile}" for pile in range(1, 6)), *(f"h{card}" for card in cards)]
        lays = [f"{source}>{pile}" for source, pile in product(sources, range(1, 6))]
        discards = [f"h{card}>d{pile}" for card, pile in product(cards, range(1, 6))]
        return [*lays, *discards, "pass", "B.stock>1", "A.stock>1", "", "x", "h13>1", "stock>0"]
    tiles = [*map(str, range(1, 16)), "*"]
    alike = ["+".join([tile] * size) for tile, size in product(tiles, range(1, 5))]
    runs = ["-".join(tiles[low : low + size]) for low, size in product(range(13), (2, 3, 4, 5))]
    pairs = [f"{low}+{low}-{low + 1}+{low + 1}" for low in range(1, 15)]
    jokers = ["*-11-12", "11-12-*", "*-*-3", "14-15-*", "*-*-*", "9+*", "7+7+*", "2+2+*", "6+6-7+*"]
    return [*alike, *runs, *pairs, *jokers, "pass", "", "x", "16", "7+"]


def is_untouched(place: LessonProgress, after: LessonProgress) -> bool:
    return after.state is place.state and after.step == place.step and after.played == ()


@pytest.mark.parametrize("name", NAMES)
def test_every_other_legal_move_gets_a_hint_and_changes_nothing(name: str) -> None:
    lesson = LESSONS[name]
    hinted = 0
    for reached in every_place(lesson):
        # All of them: the plain ones and those with more jokers than they need.
        legal = list(map(str, lesson.game.legal_moves(reached.place.state, LEARNER_SEAT)))
        assert set(reached.step.moves) <= set(legal)
        for move in set(legal) - set(reached.step.moves):
            after = lesson.attempt(reached.place, move)
            assert is_untouched(reached.place, after)
            assert after.refused is None
            assert after.hint is not None
            assert after.hint.startswith(f"lesson-{name}-")
            hinted += 1
            assert lesson.reach((*reached.moves, move)) is None
    assert hinted > 20


@pytest.mark.parametrize("name", NAMES)
def test_every_illegal_move_is_refused_and_changes_nothing(name: str) -> None:
    lesson = LESSONS[name]
    codes = set()
    for reached in every_place(lesson):
        legal = set(map(str, lesson.game.legal_moves(reached.place.state, LEARNER_SEAT)))
        for move in set(written_moves(name)) - legal:
            after = lesson.attempt(reached.place, move)
            assert is_untouched(reached.place, after)
            assert after.hint is None
            assert after.refused is not None, move
            codes.add(after.refused.code)
            assert lesson.reach((*reached.moves, move)) is None
    expected = {
        "skipbo": {"needs-another-number", "not-in-hand", "discard-pile-empty", "not-a-move"},
        "breakers": {"not-higher", "another-kind", "can-answer", "joker-in-breaker", "not-a-tile"},
    }
    assert expected[name] <= codes


@pytest.mark.parametrize("name", NAMES)
def test_nothing_comes_after_the_end(name: str) -> None:
    lesson = LESSONS[name]
    for more in (solution(lesson)[-1], "pass", "x"):
        assert lesson.reach((*solution(lesson), more)) is None


# Each thing once


def test_skipbo_lays_from_everywhere() -> None:
    laid = [event for event in events_of("skipbo", LEARNER_SEAT) if isinstance(event, CardLaid)]
    assert {event.source for event in laid} == {"stock", "hand", "discard"}


def test_skipbo_lays_a_wild_for_a_number() -> None:
    laid = [event for event in events_of("skipbo", LEARNER_SEAT) if isinstance(event, CardLaid)]
    assert [event.number for event in laid if event.card == WILD] == [7]


def test_skipbo_completes_a_pile() -> None:
    done = [
        event for event in events_of("skipbo", LEARNER_SEAT) if isinstance(event, PileCompleted)
    ]
    assert len(done) == 1


def test_skipbo_turns_up_the_stock() -> None:
    turned = [
        event for event in events_of("skipbo", LEARNER_SEAT) if isinstance(event, StockTurned)
    ]
    assert len(turned) == 3


def test_skipbo_fills_an_emptied_hand_in_mid_turn() -> None:
    moves = [reached.place.played[0] for reached in walk(LESSONS["skipbo"])]
    [refilling] = [
        one
        for one in moves
        if isinstance(one.events[0], CardLaid) and isinstance(one.events[-1], CardsDrawn)
    ]
    drawn = refilling.events[-1]
    assert isinstance(drawn, CardsDrawn)
    assert isinstance(drawn.cards, tuple)
    assert sorted(drawn.cards) == sorted(refilling.state.hands[LEARNER_SEAT])
    assert len(drawn.cards) == 5


def test_skipbo_ends_a_turn_with_a_discard_and_the_other_seat_answers() -> None:
    [after] = [
        reached.place.played
        for reached in walk(LESSONS["skipbo"])
        if isinstance(reached.place.played[0].events[0], CardDiscarded)
    ]
    assert any(isinstance(event, TurnStarted) and event.seat == 1 for event in after[0].events)
    answers = [event for played in after[1:] for event in played.events]
    assert any(isinstance(event, CardLaid) for event in answers)
    assert TurnStarted(LEARNER_SEAT) in answers


def test_skipbo_ends_with_the_last_stock_card() -> None:
    last = events_of("skipbo")[-1]
    assert isinstance(last, RoundEnded)
    assert last.ending == "stock-empty"
    assert events_of("skipbo")[-2] == CardLaid(LEARNER_SEAT, 7, "stock", LEARNER_SEAT, None, 0, 7)


def test_breakers_lays_a_set_of_each_kind() -> None:
    laid = [
        event.set for event in events_of("breakers", LEARNER_SEAT) if isinstance(event, SetLaid)
    ]
    assert {one.kind for one in laid} == set(Kind)


def at_step(lesson: Lesson, text: str) -> LessonProgress:
    [place] = [reached.place for reached in every_place(lesson) if reached.step.text == text]
    return place


def test_breakers_leaves_a_choice_for_the_joker() -> None:
    lesson = LESSONS["breakers"]
    found = lesson.classify(at_step(lesson, "joker"), ("12", "*", "11"))
    assert {str(one.set): one.refusal for one in found} == {"11-12-*": None, "*-11-12": None}


def test_breakers_advises_the_place_that_wins() -> None:
    lesson = LESSONS["breakers"]
    game, state = lesson.game, at_step(lesson, "joker").state
    chance: Any = None  # Breakers never shuffles in mid-round
    for move, passes_only in (("11-12-*", True), ("*-11-12", False)):
        after = game.apply(state, LEARNER_SEAT, game.read_move(move), chance).state
        assert (list(map(str, game.legal_moves(after, 1))) == ["pass"]) == passes_only


def test_breakers_passes_because_it_has_to() -> None:
    lesson = LESSONS["breakers"]
    place = at_step(lesson, "pass")
    # Nothing of the same kind: the Breaker is the only other thing to lay.
    assert set(lesson.legal_texts(place)) == {"pass", "2+2+2"}
    assert any(isinstance(event, SeatPassed) for event in events_of("breakers", LEARNER_SEAT))


def test_breakers_wins_tricks_and_loses_one() -> None:
    won = [event.seat for event in events_of("breakers") if isinstance(event, TrickWon)]
    assert won.count(LEARNER_SEAT) >= 1
    assert won.count(1) == 1


def test_breakers_ends_with_the_last_tile() -> None:
    *_, laid, last = events_of("breakers")
    assert isinstance(laid, SetLaid)
    assert laid.set.size == 1
    assert isinstance(last, RoundEnded)
    assert last.ending == "hand-empty"


def test_there_is_nothing_to_classify_elsewhere() -> None:
    skipbo, breakers = LESSONS["skipbo"], LESSONS["breakers"]
    end = breakers.reach(solution(breakers))
    assert end is not None
    for lesson, place in ((skipbo, skipbo.begin()), (breakers, end)):
        with pytest.raises(
            Refused, check=lambda wrong: wrong.refusal.code == "nothing-to-classify"
        ):
            lesson.classify(place, ("1",))


# What is pointed at


def ends_of(played: PlayedMove) -> set[str]:
    """Where a move started from and where it went, by what happened."""
    match played.events[0]:
        case CardLaid(_, card, source, _, discard, pile, _):
            text = "S" if card == WILD else str(card)
            come = {"stock": "stock", "hand": f"hand:{text}"}.get(source)
            start = f"discard:{(discard or 0) + 1}" if come is None else come
            return {start, f"building:{pile + 1}"}
        case CardDiscarded(_, card, discard):
            return {f"hand:{card}", f"discard:{discard + 1}"}
        case SetLaid(_, laid):
            return {*(f"hand:{'*' if tile == 16 else tile}" for tile in laid.tiles), "trick"}
        case _:
            return {"pass"}


@pytest.mark.parametrize("name", NAMES)
def test_a_step_points_at_both_ends_of_its_moves(name: str) -> None:
    lesson = LESSONS[name]
    for reached in every_place(lesson):
        ends = [
            ends_of(lesson.attempt(reached.place, move).played[0]) for move in reached.step.moves
        ]
        assert set(reached.step.point) == set().union(*ends)


def test_each_tile_of_a_set_is_pointed_at() -> None:
    for step in LESSONS["breakers"].steps:
        tiles = [] if step.moves == ("pass",) else step.moves[0].replace("-", "+").split("+")
        assert [one for one in step.point if one.startswith("hand:")] == [
            f"hand:{tile}" for tile in tiles
        ]
