"""Batches of tables: they play by the rules, tell each seat only what it may know, and repeat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from stockpile.core.refusal import Unreadable
from stockpile.environments import IllegalAction, Tables
from stockpile.environments.forms import table_kernel
from tests.environments.hidden import (
    COPIES,
    put,
    rows,
    some_illegal,
    with_other_hidden_cards,
)

FORMS: dict[str, dict[str, Any]] = {
    "skipbo/2": {"edition": "skipbo-2003", "seats": 2, "stock": 5},
    "skipbo/2x2": {"edition": "skipbo-2003", "seats": 4, "teams": 2, "stock": 4},
    "skipbo/3/forced": {"edition": "skipbo-2011", "seats": 3, "stock": 4, "laying": "forced"},
    "breakers/3": {"edition": "breakers-2010", "seats": 3},
    "breakers/2/free": {"edition": "breakers-2010", "seats": 2, "passing": "free"},
}


def slow(*values: str) -> list[Any]:
    return [pytest.param(value, marks=pytest.mark.slow) for value in values]


@pytest.fixture(params=FORMS)
def form(request: pytest.FixtureRequest) -> dict[str, Any]:
    return dict(FORMS[request.param])


def lively(tables: Tables, mask: Any, rng: np.random.Generator) -> Any:
    """Legal actions: whatever can be laid, stock piles first."""
    names = tables.describe().actions
    liked = [4 if "stock" in name else 2 if ">d" not in name else 1 for name in names]
    return ((rng.random(mask.shape) + liked) * mask).argmax(axis=1)


def walk(tables: Tables, steps: int, seed: int = 1) -> Iterator[tuple[Any, Any, Any, Any]]:
    rng = np.random.default_rng(seed)
    seen = tables.reset()
    for _ in range(steps):
        actions = lively(tables, seen.mask, rng)
        seen, reward, done = tables.step(actions)
        yield actions, seen, reward, done


def test_every_action_is_a_legal_move_and_what_follows_is_what_the_rules_say(
    form: dict[str, Any],
) -> None:
    tables = Tables(**form, count=2, seed=3)
    rng = np.random.default_rng(5)
    seen = tables.reset()
    for _ in range(150):
        for table in range(2):
            state, seat = tables.state(table), int(seen.seat[table])
            assert state.turn == seat
            legal = tables.game.legal_moves(state, seat)
            canonical = getattr(legal, "canonical", legal)
            texts = [
                tables.text(table, action) for action in np.flatnonzero(seen.mask[table]).tolist()
            ]
            assert {*texts} <= {str(move) for move in legal}
            # Only ways to save three Breakers or to keep four alike have no action.
            assert len(texts) == len({*texts}) >= 0.9 * len(canonical)
            assert all(tables.action(table, text) == tables.action(table, text) for text in texts)
        actions = lively(tables, seen.mask, rng)
        texts = [tables.text(table, actions[table]) for table in range(2)]
        befores = [tables.state(table) for table in range(2)]
        seats = seen.seat.copy()
        seen, _, done = tables.step(actions)
        for table in range(2):
            if not done[table]:
                move = tables.game.read_move(texts[table])
                assert tables.game.check(befores[table], int(seats[table]), move) is None


def test_what_is_not_legal_is_refused_with_the_reason_and_changes_nothing(
    form: dict[str, Any],
) -> None:
    tables = Tables(**form, count=3, seed=3)
    seen = tables.reset()
    actions = seen.mask.argmax(axis=1)
    actions[1] = int(np.flatnonzero(seen.mask[1] == 0)[0])
    before = tables.save()
    with pytest.raises(IllegalAction) as refused:
        tables.step(actions)
    assert refused.value.table == 1
    assert refused.value.refusal is not None
    assert tables.save() == before
    for wrong in (-1, tables.actions, 10**6):
        actions[1] = wrong
        with pytest.raises(IllegalAction, match="no such action"):
            tables.step(actions)
    for malformed, error in ((actions[:2], ValueError), (actions * 1.0, TypeError)):
        with pytest.raises(error, match=r"actions must (be integers|have the shape \(3,\)), not "):
            tables.step(malformed)
    with pytest.raises(TypeError, match="where must be booleans, not int64"):
        tables.step(seen.mask.argmax(axis=1), where=[1, 0, 1])
    assert tables.save() == before


def test_a_table_depends_on_seed_and_number_and_not_on_batch_or_threads(
    form: dict[str, Any],
) -> None:
    def trajectory(**size: Any) -> list[bytes]:
        tables = Tables(**form, seed=9, most_moves=200, **size)
        told = []
        seen = tables.reset()
        for _ in range(120):
            actions = seen.mask.argmax(axis=1)
            seen, reward, done = tables.step(actions)
            parts = (seen.observation, seen.mask, seen.seat, seen.truth, reward, done)
            told.append(b"".join(part[:4].tobytes() for part in parts))
        return told

    assert trajectory(count=4) == trajectory(count=11, threads=3)


def test_rounds_end_with_rewards_that_sum_to_nothing_and_go_on_with_the_next(
    form: dict[str, Any],
) -> None:
    tables = Tables(**form, count=16, seed=1, most_moves=90)
    ended = cut = 0
    for _, seen, reward, done in walk(tables, 400):
        assert (seen.mask.sum(axis=1) > 0).all()
        assert not reward[done != 1].any()
        for table in np.flatnonzero(done == 1):
            by_side = [reward[table, side[0]] for side in tables.game.sides]
            assert abs(sum(by_side)) < 1e-6
            assert max(by_side) in (0.0, 1.0)
        ended += int((done == 1).sum())
        cut += int((done == 2).sum())
    assert ended
    assert tables.deals.sum() == ended + cut


def test_the_same_deals_are_dealt_again_with_others_in_the_chairs(form: dict[str, Any]) -> None:
    tables = Tables(**form, count=5, seed=2, opponents={"B": "baseline"})
    first = [(seen.seat.copy(), seen.truth.copy()) for seen in (tables.reset(),)]
    hands = tables.state(0)
    for _ in walk(tables, 40):
        pass
    seen = tables.replay(np.zeros(5, int))
    assert (seen.seat == first[0][0]).all()
    assert (seen.truth == first[0][1]).all()
    assert tables.state(0) == hands
    for nobody in (-1, tables.seats):
        with pytest.raises(ValueError, match="there is no player"):
            tables.seat_of(nobody)
    with pytest.raises(TypeError, match="player must be a whole number, not 'A'"):
        tables.seat_of("A")  # type: ignore[arg-type]
    seen = tables.replay(np.zeros(5, int), seats=1)
    assert (seen.seat != 2).all()


def test_a_saved_batch_goes_on_as_if_nothing_had_happened(form: dict[str, Any]) -> None:
    tables = Tables(**form, count=3, seed=4, opponents={0: "baseline"})
    for _ in walk(tables, 30):
        pass
    saved = tables.save()
    other = Tables(**form, count=3, seed=99, opponents={0: "baseline"})
    seen = other.restore(saved)
    for _ in range(40):
        actions = seen.mask.argmax(axis=1)
        mine = tables.step(actions)[0].observation.copy()
        seen, _, _ = other.step(actions)
        assert (seen.observation == mine).all()
    with pytest.raises(ValueError, match="other arguments"):
        Tables(**form, count=4).restore(saved)


@pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)
def test_a_copy_goes_on_alike_and_by_itself(form: dict[str, Any], copied: Any) -> None:
    tables = Tables(**form, count=3, seed=4, threads=2, opponents={"B": "baseline"})
    assert (copied(tables).reset().observation == tables.reset(seed=4).observation).all()
    tables.reset(seed=5)
    for _ in range(10):
        tables.step(tables.seen.mask.argmax(axis=1))
    saved, other = tables.save(), copied(tables)
    for _ in range(20):
        other.step(other.seen.mask.argmax(axis=1))
    assert tables.save() == saved
    for _ in range(20):
        tables.step(tables.seen.mask.argmax(axis=1))
    assert other.save() == tables.save()
    assert (other.seen.truth == tables.seen.truth).all()


def test_nothing_is_played_before_reset() -> None:
    tables = Tables("skipbo-2003", seats=2, stock=3)
    for ask in (
        *(tables.suggest, tables.moves, tables.save),
        *(lambda: tables.step([0]), lambda: tables.step_moves([0], checked=False)),
        *(lambda: tables.text(0, 0), lambda: tables.state(0), lambda: tables.refuse(0, 0)),
    ):
        with pytest.raises(RuntimeError, match="call reset first"):
            ask()
    tables.restore(copy_of_first_round())
    assert tables.suggest("baseline")[0] >= 0


def copy_of_first_round() -> bytes:
    tables = Tables("skipbo-2003", seats=2, stock=3)
    tables.reset()
    return tables.save()


def test_what_is_printed_is_short(form: dict[str, Any]) -> None:
    tables = Tables(**form, count=5)
    told = tables.describe()
    where = f"<Tables: 5 of {form['edition']}, {form['seats']} seats, on cpu>"
    assert repr(tables) == where
    assert repr(tables.seen).startswith(f"<Seen: observation 5×{len(told.observation)}, mask 5×")
    assert repr(told).endswith(f"version {told.version}, hash {told.hash}>")
    assert len(repr(told)) < 100


def test_bots_play_their_seats_inside_the_batch(form: dict[str, Any]) -> None:
    bot_plays(form, "baseline")


def test_rounds_that_bots_play_alone_count_for_nobody() -> None:
    """With short stock piles a bot may win before anybody else has a turn."""
    tables = Tables("skipbo-2003", seats=2, stock=1, count=64, seed=3, opponents="baseline")
    seen = tables.reset()
    own_stock = tables.describe().observation.index("seat0.stock")
    assert (tables.deals > 0).any()
    assert not seen.final.any()
    passed_over = {-1.0: 0, 1.0: 0}
    for _ in range(60):
        before = tables.deals
        seen, reward, done = tables.step(tables.suggest("baseline"))
        for table in np.flatnonzero(done):
            won = reward[table, 0].item()
            passed_over[won] += tables.deals[table] > before[table] + 1
            assert reward[table].tolist() == [won, -won]
            assert (seen.final[table, own_stock] == 0) == (won == 1)
    assert all(passed_over.values())


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["playout", "skilled", "master"])
def test_stronger_bots_do_so_as_well(form: dict[str, Any], bot: str) -> None:
    bot_plays(form, bot)


def bot_plays(form: dict[str, Any], bot: str) -> None:
    tables = Tables(**form, count=8, seed=4, opponents={"B": bot})
    for _, seen, _, _ in walk(tables, 60):
        assert (seen.seat != 1).all()


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["skilled", "master"])
@pytest.mark.parametrize(
    "form", [{"edition": "skipbo-2003", "stock": 10}, {"edition": "breakers-2010"}], ids=str
)
def test_a_bot_in_the_batch_is_as_strong_as_it_should_be(form: dict[str, Any], bot: str) -> None:
    """Against the baseline's suggestions it wins far more than half of 500 rounds."""
    tables = Tables(**form, seats=2, count=500, seed=6, opponents={"B": bot}, most_moves=3000)
    tables.reset()
    first = np.full(500, np.nan)
    while np.isnan(first).any():
        _, reward, done = tables.step(tables.suggest("baseline"))
        ended = (done > 0) & np.isnan(first)
        first[ended] = reward[ended, 1]
    assert first.mean() > 0.3


@pytest.mark.parametrize("bot", ["baseline", *slow("playout", "skilled")])
def test_suggestions_are_legal_and_change_nothing(form: dict[str, Any], bot: str) -> None:
    tables = Tables(**form, count=6, seed=4)
    seen = tables.reset()
    for _ in range(50):
        before = tables.save()
        chosen = tables.suggest(bot)
        assert (tables.suggest(bot) == chosen).all()
        assert tables.save() == before
        chosen = np.where(chosen < 0, seen.mask.argmax(axis=1), chosen)
        seen, _, _ = tables.step(chosen)
    with pytest.raises(ValueError, match="oracle"):
        tables.suggest("oracle")


@pytest.mark.parametrize(
    "form",
    [
        *({"edition": "skipbo-2003", "seats": seats} for seats in range(2, 7)),
        *({"edition": "skipbo-2011", "seats": seats, "stock": 2} for seats in (2, 7, 8)),
        {"edition": "skipbo-2003", "seats": 4, "teams": ["AC", "BD"], "stalemate": "draw"},
        {"edition": "skipbo-2003", "seats": 6, "teams": 2, "laying": "stock-first"},
        {"edition": "skipbo-2003", "seats": 6, "teams": 3, "stalemate": "fewest-stock"},
        *({"edition": "breakers-2010", "seats": seats} for seats in (2, 3, 4)),
        {"edition": "breakers-2010", "answer": "equal-or-higher", "lone_joker": "as-15"},
    ],
    ids=str,
)
def test_every_form_of_table_is_played(form: dict[str, Any]) -> None:
    tables = Tables(**form, count=3, seed=1, most_moves=400)
    for number, (_, seen, _, _) in enumerate(walk(tables, 60)):
        if number % 20 == 0:
            for table in range(3):
                state = tables.state(table)
                legal = tables.game.legal_moves(state, state.turn)
                actions = np.flatnonzero(seen.mask[table]).tolist()
                texts = {tables.text(table, action) for action in actions}
                assert texts <= {str(move) for move in legal}
                assert len(texts) == len(actions)
                if tables.game.name == "skipbo":
                    assert len(actions) == len(legal)


def test_teams_are_a_number_or_a_list() -> None:
    split: dict[str, Any] = {"edition": "skipbo-2003", "seats": 4, "count": 1}
    by_number = Tables(**split, teams=2)
    by_list = Tables(**split, teams=["AC", "BD"])
    assert by_number.game.sides == by_list.game.sides
    assert by_number.describe() == by_list.describe()
    assert Tables(**split, teams=["AB", "CD"]).game.sides == ((0, 1), (2, 3))


@pytest.mark.parametrize("teams", [["AC", "BD"], ["AB", "CD"], ["AD", "BC"]], ids="-".join)
def test_a_seat_is_told_who_its_partners_are(teams: list[str]) -> None:
    tables = Tables("skipbo-2003", seats=4, teams=teams, stock=3, count=4, seed=3)
    partner_of = {seat: side[seat == side[0]] for side in tables.game.sides for seat in side}
    partners = tables.describe().part("partner.")
    acted = set()
    for _, seen, _, _ in walk(tables, 60):
        for seat, observation in zip(seen.seat.tolist(), seen.observation, strict=True):
            acted.add(seat)
            assert (seat + 1 + np.flatnonzero(observation[partners])) % 4 == partner_of[seat]
    assert acted == {0, 1, 2, 3}
    assert tables.describe().hash == Tables("skipbo-2003", seats=4, teams=2).describe().hash
    with pytest.raises(KeyError):
        Tables("skipbo-2003", seats=4).describe().part("partner.")


def test_every_move_can_be_made_by_its_number(form: dict[str, Any]) -> None:
    """All legal moves of the rules are listed, and those that have no action can be made, too."""
    tables = Tables(**form, count=2, seed=3)
    tables.reset()
    rng = np.random.default_rng(8)
    for _ in range(40):
        moves = tables.moves()
        chosen = []
        for table in range(2):
            state = tables.state(table)
            legal = {str(move) for move in tables.game.legal_moves(state, state.turn)}
            numbers = moves.of(table).tolist()
            assert {tables.move_text(table, number) for number in numbers} == legal
            assert len(numbers) == len(legal)
            chosen.append(int(rng.choice(numbers)))
            assert tables.move(table, tables.move_text(table, chosen[-1])) == chosen[-1]
        before = tables.save()
        with pytest.raises(IllegalAction):
            tables.step_moves(np.array([chosen[0], 10**6]))
        assert tables.save() == before
        tables.step_moves(np.array(chosen))


def test_tables_that_wait_stay_as_they_are(form: dict[str, Any]) -> None:
    tables = Tables(**form, count=3, seed=3)
    seen = tables.reset()
    alone = Tables(**form, count=3, seed=3)
    alone.reset()
    for step in range(30):
        where = np.array([True, step % 2 == 0, False])
        kept = seen.observation[~where].copy()
        actions = seen.mask.argmax(axis=1)
        actions[~where] = -7  # not even looked at
        seen, reward, done = tables.step(actions, where=where)
        assert (seen.observation[~where] == kept).all()
        assert not done[~where].any()
        assert not reward[~where].any()
    assert (seen.observation[2] == alone.seen.observation[2]).all()


def test_the_last_observation_of_a_round_is_kept(form: dict[str, Any]) -> None:
    tables = Tables(**form, count=4, seed=3, most_moves=7)
    twin = Tables(**form, count=4, seed=3)
    seen = tables.reset()
    twin.reset()
    actors = seen.seat
    for step in range(7):
        actions = lively(tables, seen.mask, np.random.default_rng(step))
        actors = seen.seat.copy()
        seen, _, done = tables.step(actions)
        twin.step(actions)
        assert (done == (2 if step == 6 else 0)).all()
    tensors, its_rows = table_kernel(tables.game).tensors, rows(twin)
    for table in range(4):
        expected = np.zeros_like(seen.final[table])
        tensors.write_observation(its_rows[table], int(actors[table]), expected)
        assert (seen.final[table] == expected).all()
    assert (tables.deals == 1).all()


def test_a_seat_is_told_nothing_that_it_may_not_know(form: dict[str, Any]) -> None:
    """Shuffle the cards that it cannot see: what it is told stays the same, byte for byte."""
    tables = Tables(**form, count=1, seed=6)
    other = Tables(**form, count=1, seed=6)
    other.reset()
    kernel = table_kernel(tables.game)
    changed = 0
    for number, (_, seen, _, _) in enumerate(walk(tables, 80)):
        row = rows(tables)[0]
        put(other, with_other_hidden_cards(kernel, row, int(seen.seat[0])))
        wrong = some_illegal(seen.mask[0], number)
        changed += bool((other.seen.truth != seen.truth).any())
        assert (other.seen.seat == seen.seat).all()
        assert other.seen.observation.tobytes() == seen.observation.tobytes()
        assert other.seen.mask.tobytes() == seen.mask.tobytes()
        assert other.refuse(0, wrong).reason == tables.refuse(0, wrong).reason
    assert changed > 40


def test_other_libraries_read_a_batch_without_a_copy() -> None:
    tables = Tables("skipbo-2003", seats=2, stock=3, count=3)
    seen = tables.reset()
    step = tables.step(tables.suggest())
    readers = [np.from_dlpack]
    if find_spec("torch"):
        torch = import_module("torch")
        readers += [torch.from_dlpack, torch.from_numpy]
    for read in readers:
        for array in (seen.observation, seen.mask, seen.seat, seen.final, *step[1:]):
            shared = np.asarray(read(array))
            assert np.shares_memory(shared, array)
            assert shared.shape == array.shape
    for array in (seen.observation, seen.seat, seen.final, seen.truth, *step[1:]):
        assert array.flags.c_contiguous  # JAX takes no others: masks have to be copied


def test_everything_has_a_name(form: dict[str, Any]) -> None:
    tables = Tables(**form, count=1)
    told = tables.describe()
    seen = tables.reset()
    assert len(told.observation) == len({*told.observation}) == seen.observation.shape[1]
    assert len(told.actions) == len({*told.actions}) == seen.mask.shape[1] == tables.actions
    assert len(told.truth) == seen.truth.shape[1]
    hand = told.part("hand.")
    assert seen.observation[0, hand].sum() == len(tables.state(0).hands[seen.seat[0]])
    assert told.hash == Tables(**form, count=7, seed=3).describe().hash


def test_what_makes_no_sense_is_refused() -> None:
    wrong: dict[str, Any]
    for wrong in (
        {"count": 0},
        {"rewards": "fame"},
        {"most_moves": 0},
        {"device": "abacus"},
        {"opponents": {"C": "baseline"}},
        {"opponents": {"B": "oracle"}},
        {"opponents": {"A": "baseline", "B": "baseline"}},
        {"teams": 3},
        {"stock": 200},
    ):
        with pytest.raises((ValueError, Unreadable)):
            Tables("skipbo-2003", seats=2, **wrong)
    for name in ("count", "seed", "threads", "most_moves"):
        for value in ("3", 1.5, [1]):
            with pytest.raises(TypeError, match=f"{name} must be a whole number, not "):
                Tables("skipbo-2003", **{name: value})  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="seed must be a whole number, not None"):
        Tables("skipbo-2003", seed=None)  # type: ignore[arg-type]
    with pytest.raises(
        TypeError, match=r"one name, or like {\"B\": \"baseline\"}, not \['baseline'\]"
    ):
        Tables("skipbo-2003", opponents=["baseline"])  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"there is no seat 0\.5"):
        Tables("skipbo-2003", opponents={0.5: "baseline"})  # type: ignore[arg-type]


def test_a_table_or_an_action_that_is_no_number_is_named() -> None:
    tables = Tables("skipbo-2003", stock=5, seed=7)
    tables.reset()
    about_tables: tuple[Callable[[Any], Any], ...] = (
        tables.state,
        lambda table: tables.text(table, 0),
        lambda table: tables.action(table, "stock>1"),
        lambda table: tables.move_text(table, 0),
        lambda table: tables.move(table, "stock>1"),
        lambda table: tables.refuse(table, 0),
    )
    about_actions: tuple[Callable[[Any], Any], ...] = (
        lambda action: tables.text(0, action),
        lambda number: tables.move_text(0, number),
        lambda action: tables.refuse(0, action),
        lambda number: tables.refuse(0, number, numbered=True),
    )
    for ask in about_tables:
        with pytest.raises(TypeError, match="a table must be a whole number, not 'A'"):
            ask("A")
        with pytest.raises(IndexError, match="there is no table 1"):
            ask(1)
    for ask in about_actions:
        with pytest.raises(TypeError, match="must be a whole number, not 'A'"):
            ask("A")
