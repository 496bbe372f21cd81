"""The PettingZoo environments pass its own tests, and tell a seat only what it may know."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any

import numpy as np
import pettingzoo as library
import pytest
from pettingzoo.test import api_test, seed_test

from stockpile.environments import IllegalAction, pettingzoo
from tests.environments.hidden import COPIES, some_illegal, with_other_hidden_cards

FORMS: dict[str, dict[str, Any]] = {
    "skipbo/2": {"edition": "skipbo-2003", "seats": 2, "stock": 3, "most_moves": 80},
    "skipbo/2x2": {"edition": "skipbo-2003", "seats": 4, "teams": ["AC", "BD"], "stock": 2},
    "breakers/3": {"edition": "breakers-2010", "seats": 3},
}
# PettingZoo prefers arrays to dicts of arrays, but most tools read masks from these.
with_masks_beside = pytest.mark.filterwarnings("ignore:Observation")


@pytest.fixture(params=FORMS)
def form(request: pytest.FixtureRequest) -> dict[str, Any]:
    return dict(FORMS[request.param])


def conforms(cycles: int, **form: Any) -> None:
    api_test(pettingzoo.env(**form), num_cycles=cycles)
    seed_test(lambda: pettingzoo.env(**form), num_cycles=cycles)


@with_masks_beside
@pytest.mark.parametrize("masks", ["observation", "info"])
def test_it_conforms(form: dict[str, Any], masks: str) -> None:
    conforms(60, masks=masks, **form)


@pytest.mark.slow
@with_masks_beside
@pytest.mark.parametrize("masks", ["observation", "info"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_it_conforms_for_long(seats: int, masks: str) -> None:
    conforms(5000, edition="skipbo-2003", seats=seats, stock=5, masks=masks, most_moves=400)
    if seats in (4, 6):
        conforms(5000, edition="skipbo-2003", seats=seats, teams=seats // 2, stock=4, masks=masks)
    if seats < 5:
        conforms(5000, edition="breakers-2010", seats=seats, masks=masks)


@pytest.mark.parametrize("masks", ["observation", "info"])
def test_a_table_without_cards_says_that_it_has_to_be_reset(masks: str) -> None:
    env = pettingzoo.raw_env("skipbo", stock=5, masks=masks, render_mode="ansi")
    calls: tuple[Callable[[], Any], ...] = (
        lambda: env.observe("seat_0"),
        lambda: env.step(0),
        lambda: env.step(None),
        env.last,
        lambda: list(env.agent_iter()),
        env.state,
        env.render,
    )
    for call in calls:
        with pytest.raises(RuntimeError, match="no cards have been dealt: call reset first"):
            call()
    env.reset(seed=1)
    assert env.last()[1] == 0
    assert env.render()


def first_legal(env: Any) -> int:
    return int(env.last()[0]["action_mask"].argmax())


def test_a_round_ends_for_all_with_rewards_that_sum_to_nothing(form: dict[str, Any]) -> None:
    env = pettingzoo.env(**form | {"most_moves": 2000})
    env.reset(seed=5)
    earned: dict[str, float] = {}
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert not truncated
        if terminated:
            assert not observation["action_mask"].any()
            earned[agent] = reward
            env.step(None)
            continue
        names = env.unwrapped.describe().actions
        liked = [4 if "stock" in name else 2 if ">d" not in name else 1 for name in names]
        chosen = ((rng.random(len(names)) + liked) * observation["action_mask"]).argmax()
        env.step(int(chosen))
    assert len(earned) == len(env.unwrapped.possible_agents)
    sides = env.unwrapped.table.game.sides
    assert sum(earned[f"seat_{side[0]}"] for side in sides) == pytest.approx(0)
    assert max(earned.values()) == 1


def test_rounds_follow_one_another_from_the_seed(form: dict[str, Any]) -> None:
    def deals() -> list[bytes]:
        env = pettingzoo.raw_env(**form)
        env.reset(seed=8)
        told = [env.state().tobytes()]
        for _ in range(3):
            env.reset()
            told.append(env.state().tobytes())
        return told

    first = deals()
    assert first == deals()
    assert len({*first}) == 4


def test_what_is_not_legal_raises_and_changes_nothing(form: dict[str, Any]) -> None:
    env = pettingzoo.env(**form)
    env.reset(seed=3)
    observation = env.last()[0]
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    before = env.unwrapped.table.row.copy()
    for action in (wrong, -1, 10**6):
        with pytest.raises(IllegalAction):
            env.step(action)
        assert (env.unwrapped.table.row == before).all()
        assert (env.last()[0]["observation"] == observation["observation"]).all()
    env.step(first_legal(env))
    assert (env.unwrapped.table.row != before).any()


def test_what_is_no_number_of_an_action_is_refused() -> None:
    env = pettingzoo.env("skipbo-2003", stock=3)
    env.reset(seed=3)
    legal = first_legal(env)
    for wrong in (legal + 0.5, "h1>1"):
        with pytest.raises(TypeError, match="an action must be a whole number"):
            env.step(wrong)
    env.step(np.int64(legal))
    with pytest.raises(TypeError, match="seed must be a whole number"):
        env.reset(seed="x")


@pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)
@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env])
def test_a_copy_goes_on_alike_and_by_itself(form: dict[str, Any], make: Any, copied: Any) -> None:
    env = make(**form)
    env.reset(seed=3)
    before = env.last()[0]
    other = copied(env)

    def play(one: Any) -> list[bytes]:
        told = []
        for _ in range(12):
            one.step(first_legal(one))
            told.append(one.last()[0]["observation"].tobytes() + one.state().tobytes())
        return told

    theirs = play(other)
    assert (env.last()[0]["action_mask"] == before["action_mask"]).all()
    assert play(env) == theirs
    assert copied(make(**form)).possible_agents == env.possible_agents


def test_people_see_the_round_from_its_first_card_on(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.raw_env("skipbo-2003", stock=3, render_mode="human")
    env.reset(seed=3)
    dealt = capsys.readouterr().out
    assert "stock" in dealt
    env.step(first_legal(env))
    assert capsys.readouterr().out not in ("", dealt)


def test_both_take_the_same_arguments() -> None:
    wrapped, raw = signature(pettingzoo.env), signature(pettingzoo.raw_env)
    assert wrapped.parameters == raw.parameters


@pytest.mark.parametrize("masks", ["observation", "info"])
def test_a_seat_is_told_nothing_that_it_may_not_know(
    form: dict[str, Any], masks: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    env = pettingzoo.raw_env(**form, masks=masks, render_mode="ansi")
    table = env.table

    def put(row: Any) -> None:
        def deal(seed: int, number: int) -> None:
            table.row[:] = row
            table.show()

        with monkeypatch.context() as patched:
            patched.setattr(table, "deal", deal)
            env.reset()

    def told(seat: int, row: Any) -> bytes:
        put(row)
        agent = f"seat_{seat}"
        observation = env.observe(agent)
        if masks == "info":
            parts = [observation, env.infos[agent].get("action_mask", b"")]
        else:
            parts = [observation["observation"], observation["action_mask"]]
        if seat != table.turn:
            return b"".join(map(bytes, parts))
        with pytest.raises(IllegalAction) as refused:
            env.step(some_illegal(table.mask, len(changes)))
        return b"".join(map(bytes, parts)) + f"{env.render()} {refused.value}".encode()

    env.reset(seed=2)
    changes: list[bool] = []
    rng = np.random.default_rng(4)
    for _ in range(40):
        row = table.row.copy()
        for seat in range(table.seats):
            other = with_other_hidden_cards(table.kernel, row, seat)
            changes.append(bool((other != row).any()))
            assert told(seat, other) == told(seat, row)
            assert seat == table.turn or not env.infos[f"seat_{seat}"]
        put(row)
        env.step(int((table.mask * rng.random(table.actions)).argmax()))
        if table.over:
            env.reset()
        elif masks == "info":
            assert [*filter(env.infos.get, env.agents)] == [env.agent_selection]
    assert sum(changes) > 40


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_torchrl_plays_it_through_its_wrapper() -> None:
    """As the research page shows it; random actions are legal, since TorchRL reads the masks."""
    torchrl = pytest.importorskip("torchrl.envs", reason="TorchRL is not installed")
    env = torchrl.PettingZooWrapper(pettingzoo.env(edition="skipbo-2003", stock=3), use_mask=True)
    assert env.rollout(50).batch_size == (50,)


def test_they_are_registered() -> None:
    env = library.make("aec", "stockpile/Breakers-v0", seats=4)
    env.reset(seed=1)
    assert env.num_agents == 4
    assert library.make("aec", "stockpile/SkipBo-v0", seats=2, stock=3).max_num_agents == 2


@pytest.mark.parametrize(
    "wrong",
    [{"masks": "face"}, {"rewards": "fame"}, {"most_moves": 0}, {"render_mode": "oil"}],
    ids=str,
)
def test_what_makes_no_sense_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=str(next(iter(wrong.values())))):
        pettingzoo.raw_env("skipbo-2003", **wrong)
