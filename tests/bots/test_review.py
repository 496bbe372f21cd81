"""Reviews: luck and decisions add up to what happened, by the published formulas."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from stockpile.bots import review_record
from stockpile.bots.review import BEST_MOVE_FACTOR, BLUNDER_LOSS, Review, Weighed, compare, review
from stockpile.core.observation import Observation
from stockpile.core.record import Made
from stockpile.core.refusal import Differs, Unreadable
from stockpile.games import AnyMatch, new_match, read_record, write_record
from tests.matches import SETTINGS, play_on, played

Seen = Observation[Any, Any]


def test_a_record_is_reviewed_as_the_server_does() -> None:
    text = write_record(played({"edition": "breakers-2010", "seats": 2}, seed=1))
    done: list[float] = []
    told = review_record(text, playouts=4, progress=done.append)
    assert told == review(text, playouts=4).as_json()
    assert done[-1] == 1
    assert json.loads(json.dumps(told)) == told


class Oracle:
    """Says anything, and remembers it."""

    def __init__(self, seed: int = 1) -> None:
        self.random = Random(seed)
        self.seen: list[Seen] = []
        self.said: list[tuple[Weighed, tuple[str, ...]]] = []
        self.looked: list[int] = []

    def find_best(self, seen: Seen, rng: Random, playouts: int) -> Any:
        self.looked.append(playouts)
        return self.random.choice(seen.moves[:50])

    def weigh(self, seen: Seen, moves: Sequence[Any], rng: Random, playouts: int) -> Weighed:
        assert all(move in seen.moves for move in moves)
        sides = len(seen.setup.teams or range(seen.setup.seats))
        error = tuple(self.random.random() / 20 for _ in range(sides)) if len(moves) > 1 else None
        weighed = Weighed(tuple(self._chances(sides) for _ in moves), error or (0.0,) * sides)
        self.seen.append(seen)
        self.said.append((weighed, tuple(map(str, moves))))
        return weighed

    def _chances(self, sides: int) -> tuple[float, ...]:
        parts = [self.random.random() for _ in range(sides)]
        return tuple(part / sum(parts) for part in parts)


def add_up(reviewed: Review) -> None:
    """What the page about reviews promises of their sums."""
    even = 1 / len(reviewed.sides)
    for one in reviewed.rounds:
        end = one.result or (one.moments[-1].after if one.moments else None)
        for side in reviewed.sides:
            sum_of_all = even + one.opening[side] + one.luck[side] + one.decisions[side]
            assert sum_of_all == pytest.approx(even if end is None else end[side], abs=1e-12)
            chances = [
                part[side] for moment in one.moments for part in (moment.before, moment.after)
            ]
            assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize("settings", SETTINGS)
def test_luck_and_decisions_add_up_to_the_result(settings: dict[str, Any]) -> None:
    match = played(settings, 5)
    oracle = Oracle()
    reviewed = review(write_record(match), judge=oracle)
    add_up(reviewed)
    assert len(reviewed.rounds) == match.round
    moments = [moment for one in reviewed.rounds for moment in one.moments]
    assert len(moments) == len(oracle.said)
    for one in reviewed.rounds:
        assert one.result is not None
        assert sum(one.result.values()) == pytest.approx(1)
        for parts in (one.opening, one.luck, one.decisions):
            assert sum(parts.values()) == pytest.approx(0, abs=1e-9)
        assert [moment.ply for moment in one.moments] == list(range(len(one.moments)))
    for moment, (weighed, moves) in zip(moments, oracle.said, strict=True):
        assert (moment.best, moment.move) == (moves[0], moves[-1])
        assert tuple(moment.before.values()) == weighed.chances[0]
        assert tuple(moment.after.values()) == weighed.chances[-1]
        side = next(one for one in reviewed.sides if moment.seat in one)
        assert moment.loss == max(0.0, moment.before[side] - moment.after[side])
        assert moment.error == weighed.error[reviewed.sides.index(side)]


@pytest.mark.parametrize("settings", SETTINGS[:4])
def test_the_moves_are_those_of_the_record(settings: dict[str, Any]) -> None:
    text = write_record(played(settings, 6))
    _, record = read_record(text)
    reviewed = review(text, judge=Oracle())
    for recorded, one in zip(record.rounds, reviewed.rounds, strict=True):
        made = [entry for entry in recorded.entries if isinstance(entry, Made)]
        assert [(moment.seat, moment.move) for moment in one.moments] == [
            ("ABCDEFGH"[entry.seat], entry.move) for entry in made
        ]


@pytest.mark.parametrize("settings", SETTINGS)
def test_a_decision_is_judged_by_what_the_decider_knew(settings: dict[str, Any]) -> None:
    match = new_match(**settings, seed=7)
    random = Random(3)
    known: list[Seen] = []
    while not match.over:
        if not match.playing:
            match.start_round()
        else:
            assert match.turn is not None
            known.append(match.observe(match.turn))
            play_on(match, random, 1)
    oracle = Oracle()
    review(write_record(match), judge=oracle)
    assert [seen.seat for seen in oracle.seen] == [seen.seat for seen in known]
    # A record writes every option.
    whole = replace(match.game.setup, options=dict(match.game.options))
    for ours, theirs in zip(oracle.seen, known, strict=True):
        assert ours == replace(theirs, setup=whole)
        assert list(ours.moves[:9]) == list(theirs.moves[:9])


def test_a_player_is_summed_up_over_the_real_decisions() -> None:
    match = played({"edition": "skipbo-2003", "seats": 3, "stock": 2, "target": 60}, 8)
    oracle = Oracle()
    reviewed = review(write_record(match), judge=oracle)
    kept: dict[int, list[float]] = {}
    losses: dict[int, list[float]] = {}
    errors: dict[int, list[float]] = {}
    for weighed, seen in zip(oracle.said, oracle.seen, strict=True):
        (chances, error), _ = weighed
        if len(seen.moves) > 1:
            loss = chances[0][seen.seat] - chances[-1][seen.seat]
            losses.setdefault(seen.seat, []).append(loss)
            kept.setdefault(seen.seat, []).append(1 - min(1, loss / BLUNDER_LOSS))
            errors.setdefault(seen.seat, []).append(error[seen.seat] ** 2)
    for seat, player in enumerate(reviewed.players):
        assert player.seat == "ABC"[seat]
        assert player.decisions == len(losses[seat])
        assert player.loss == pytest.approx(max(0, sum(losses[seat])))
        assert player.error == pytest.approx(math.sqrt(sum(errors[seat])))
        mean = sum(kept[seat]) / len(kept[seat])
        assert player.accuracy == pytest.approx(min(100, 100 * mean))
        luck = sum(one.opening[player.seat] + one.luck[player.seat] for one in reviewed.rounds)
        assert player.luck == pytest.approx(luck)


def test_the_error_of_a_round_is_that_of_all_its_decisions() -> None:
    oracle = Oracle()
    reviewed = review(write_record(played(SETTINGS[0], 9)), judge=oracle)
    said = iter(oracle.said)
    for one in reviewed.rounds:
        errors = [next(said)[0].error for _ in one.moments]
        for number, side in enumerate(reviewed.sides):
            together = math.sqrt(sum(error[number] ** 2 for error in errors))
            assert one.error[side] == pytest.approx(together)


class Perfect:
    """Makes no mistake it can see: wins when it can, and knows only that."""

    def find_best(self, seen: Seen, rng: Random, playouts: int) -> Any:
        return next((one for one in seen.moves if self._wins(seen, one)), seen.moves[0])

    def weigh(self, seen: Seen, moves: Sequence[Any], rng: Random, playouts: int) -> Weighed:
        sides = range(seen.setup.seats)
        even = tuple(1 / len(sides) for _ in sides)
        sure = tuple(float(side == seen.seat) for side in sides)
        return Weighed(tuple(sure if self._wins(seen, one) else even for one in moves), even)

    def _wins(self, seen: Seen, move: Any) -> bool:
        return str(move).startswith("stock") and seen.view.seats[seen.seat].stock.count == 1


def with_a_missed_win() -> tuple[AnyMatch, int]:
    """A round in which somebody could have won at once, and did so later; when."""
    for seed in range(100):
        match = new_match("skipbo-2003", seats=2, stock=1, seed=seed)
        match.start_round()
        missed = None
        while match.playing and match.round_events:
            moves = list(match.legal_moves())
            wins = [move for move in moves if str(move).startswith("stock")]
            others = [move for move in moves if move not in wins]
            made = sum(match.game.move_of(event) is not None for event in match.round_events)
            if wins and missed is None and others:
                missed = made
                match.play(others[-1])
            else:
                match.play((wins or others)[0 if wins else -1])
        if missed is not None and match.outcome is not None and match.outcome.winners:
            return match, missed
    raise AssertionError("nobody ever missed anything")


def test_where_the_chances_are_known_the_review_has_them() -> None:
    match, missed = with_a_missed_win()
    assert match.outcome is not None
    winner = "AB"[match.outcome.winners[0]]
    loser = "AB"[1 - match.outcome.winners[0]]
    (one,) = review(write_record(match), judge=Perfect()).rounds
    moment, last = one.moments[missed], one.moments[-1]
    # It could have been won for sure, and half of that was left.
    assert moment.before[moment.seat] == 1
    assert (moment.loss, moment.after[moment.seat]) == (0.5, 0.5)
    assert moment.best.startswith("stock")
    # In the end the winner was sure of it, and lost nothing.
    assert (last.seat, last.before[winner], last.after[winner], last.loss) == (winner, 1, 1, 0)
    assert one.result == {winner: 1, loser: 0}
    assert one.opening[winner] in (0, 0.5, -0.5)
    own = -0.5 if moment.seat == winner else 0.5
    assert one.decisions[winner] == own
    assert one.opening[winner] + one.luck[winner] == 0.5 - own


def test_a_draw_is_an_even_share() -> None:
    match = new_match("skipbo-2011", seats=4, stock=30, stalemate="draw", seed=1)
    match.start_round()
    while match.playing:
        # Burying everything leads nowhere.
        match.play(list(match.legal_moves())[-1])
    assert match.outcome is not None
    assert match.outcome.winners == ()
    reviewed = review(write_record(match), judge=Oracle())
    add_up(reviewed)
    assert reviewed.rounds[-1].result == dict.fromkeys("ABCD", 0.25)


def test_a_round_that_was_given_up_ends_with_its_last_decision() -> None:
    match = played(SETTINGS[0], 3, moves=12)
    assert match.playing
    reviewed = review(write_record(match), judge=Oracle())
    add_up(reviewed)
    assert reviewed.rounds[-1].result is None
    assert reviewed.rounds[-1].moments
    untouched = new_match("skipbo-2003", seed=3)
    untouched.start_round()
    (one,) = review(write_record(untouched), judge=Oracle()).rounds
    assert (one.moments, one.result, set(one.luck.values())) == ((), None, {0.0})


def test_the_best_move_is_estimated_anew() -> None:
    oracle = Oracle()
    text = write_record(played(SETTINGS[0], 4))
    reviewed = review(text, playouts=70, judge=oracle)
    assert set(oracle.looked) == {70 * BEST_MOVE_FACTOR}
    real = [len(seen.moves) > 1 for seen in oracle.seen]
    assert len(oracle.looked) == sum(real)
    moments = [moment for one in reviewed.rounds for moment in one.moments]
    assert [not moment.forced for moment in moments] == real
    for moment in moments:
        if moment.best == moment.move:
            assert (moment.loss, moment.before) == (0, moment.after)
        if moment.forced:
            assert (moment.best, moment.why) == (moment.move, ("only-move",))


def test_playouts_are_compared_world_by_world() -> None:
    random = Random(2)
    won = []
    for _ in range(2000):
        # The second move wins wherever the first does, and now and then where it does not.
        first = random.random() < 0.5
        second = first or random.random() < 0.1
        won.append([[float(one), 1.0 - one] for one in (first, second)])
    weighed = compare(won)
    assert weighed.chances[0][0] == pytest.approx(0.5, abs=0.05)
    assert weighed.chances[1][0] - weighed.chances[0][0] == pytest.approx(0.05, abs=0.015)
    # Two independent estimates would be off by 0.0158 together.
    assert weighed.error[0] == pytest.approx(math.sqrt(0.05 * 0.95 / 2000), rel=0.15)
    assert weighed.error[0] == pytest.approx(weighed.error[1])


def test_no_error_is_nothing_where_two_moves_were_compared() -> None:
    same = compare([[[1.0, 0.0], [1.0, 0.0]]] * 100)
    assert same.error == (0.01, 0.01)
    assert compare([[[1.0, 0.0]]] * 100).error == (0.0, 0.0)


def test_it_is_written_as_json_with_six_digits() -> None:
    match = played(SETTINGS[1], 5)
    written = review(write_record(match), judge=Oracle()).as_json()
    assert json.loads(json.dumps(written)) == written
    assert written["sides"] == ["AC", "BD"]
    first = written["rounds"][0]
    assert len(str(first["moments"][0]["before"]["AC"])) <= 8
    for side in ("AC", "BD"):
        together = 0.5 + sum(first[part][side] for part in ("opening", "luck", "decisions"))
        assert together == pytest.approx(first["result"][side], abs=1e-5)


def test_progress_is_told_up_to_the_end() -> None:
    told: list[float] = []
    reviewed = review(write_record(played(SETTINGS[0], 5)), judge=Oracle(), progress=told.append)
    assert len(told) == sum(len(one.moments) for one in reviewed.rounds)
    assert told == sorted(told)
    assert told[-1] == 1


def test_the_same_record_has_the_same_review() -> None:
    class Drawing(Oracle):
        def find_best(self, seen: Seen, rng: Random, playouts: int) -> Any:
            return rng.choice(seen.moves[:50])

    text = write_record(played(SETTINGS[0], 5))
    assert review(text, judge=Drawing()) == review(text, judge=Drawing())


def test_what_is_no_record_is_not_reviewed() -> None:
    with pytest.raises(Unreadable):
        review("nothing", judge=Oracle())
    text = write_record(played(SETTINGS[0], 5))
    with pytest.raises((Differs, Unreadable)):
        review(text.replace("A:", "B:"), judge=Oracle())


def test_what_is_done_out_of_turn_is_nobodys_decision() -> None:
    match = new_match("skipbo-2003", seats=2, seed=201, stock=3, conduct="tabletop")
    match.start_round()
    turn = match.turn
    assert turn is not None
    rightful, offender = "AB"[turn], "BA"[turn]
    match.play(f"{rightful}:draw5")
    match.play(f"{offender}:draw5")
    match.play(f"{rightful}:catch {offender}")
    end = next(move for move in match.legal_moves() if ">d" in str(move))
    match.play(end)
    moments = review(write_record(match), judge=Oracle()).rounds[0].moments
    # The fourth move of the round is the only one that somebody had to think about.
    assert [(one.ply, one.seat, one.move) for one in moments] == [(3, rightful, str(end))]
