"""The Gymnasium environments pass Gymnasium's own check, and bots play the other seats."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import stockpile.environments  # noqa: F401 - registers them
from stockpile.environments.forms import table_kernel
from tests.environments.hidden import (
    COPIES,
    put,
    rows,
    some_illegal,
    with_other_hidden_cards,
)

FORMS: dict[str, tuple[str, dict[str, Any]]] = {
    "skipbo/2": ("stockpile/SkipBo-v0", {"stock": 3, "most_moves": 60}),
    "skipbo/2x2": ("stockpile/SkipBo-v0", {"seats": 4, "teams": 2, "stock": 2}),
    "breakers/3": ("stockpile/Breakers-v0", {"seats": 3}),
}


@pytest.fixture(params=FORMS)
def made(request: pytest.FixtureRequest) -> tuple[str, dict[str, Any]]:
    return FORMS[request.param]


def test_it_conforms(made: tuple[str, dict[str, Any]]) -> None:
    name, form = made
    check_env(gymnasium.make(name, **form).unwrapped)


def play(env: Any, rng: np.random.Generator) -> tuple[int, float, bool, bool]:
    """Play the round that was dealt: how many steps, and how it ended."""
    info = {"action_mask": env.unwrapped.action_masks()}
    for step in range(1, 5000):
        chosen = int((info["action_mask"] * rng.random(env.action_space.n)).argmax())
        observation, reward, terminated, truncated, info = env.step(chosen)
        assert env.observation_space.contains(observation)
        if terminated or truncated:
            return step, reward, terminated, truncated
        assert reward == 0
    raise AssertionError("the round does not end")


def test_rounds_end_and_the_next_one_is_another(made: tuple[str, dict[str, Any]]) -> None:
    name, form = made
    env = gymnasium.make(name, **form)
    firsts = []
    rng = np.random.default_rng(2)
    for number in range(6):
        observation, _ = env.reset(seed=4 if number == 0 else None)
        firsts.append(observation.tobytes())
        _, reward, terminated, truncated = play(env, rng)
        assert terminated != truncated
        assert not truncated or reward == 0
    assert len({*firsts}) == 6
    assert env.reset(seed=4)[0].tobytes() == firsts[0]
    # In the middle of a round, the next one is dealt as well.
    assert env.reset()[0].tobytes() == firsts[1]


def test_what_is_not_legal_is_refused_and_changes_nothing(made: tuple[str, dict[str, Any]]) -> None:
    name, form = made
    env = gymnasium.make(name, **form).unwrapped
    before, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    for action in (wrong, -1, 10**6):
        observation, reward, terminated, truncated, told = env.step(action)
        assert (observation == before).all()
        assert (reward, terminated, truncated) == (0, False, False)
        assert told["refused"]
        assert (told["action_mask"] == info["action_mask"]).all()
    assert "refused" not in env.step(int(info["action_mask"].argmax()))[4]


def test_spaces_take_the_masks() -> None:
    """Gymnasium's spaces choose among legal actions if they are given these as int8."""
    env: Any = gymnasium.make("stockpile/SkipBo-v0", stock=3)
    vector: Any = gymnasium.make_vec("stockpile/SkipBo-v0", num_envs=3, stock=3)
    _, info = env.reset(seed=4)
    _, infos = vector.reset(seed=4)
    for _ in range(10):
        chosen = env.action_space.sample(info["action_mask"])
        assert info["action_mask"][chosen]
        actions = vector.action_space.sample(tuple(infos["action_mask"]))
        *_, infos = vector.step(actions)
        assert "refused" not in infos


def test_people_see_the_round_from_its_first_card_on(capsys: pytest.CaptureFixture[str]) -> None:
    env: Any = gymnasium.make("stockpile/SkipBo-v0", stock=3, render_mode="human")
    _, info = env.reset(seed=4)
    dealt = capsys.readouterr().out
    assert "stock" in dealt
    env.step(int(info["action_mask"].argmax()))
    assert capsys.readouterr().out not in ("", dealt)


@pytest.mark.parametrize("make", [gymnasium.make, gymnasium.make_vec])
def test_it_is_reset_first(make: Any) -> None:
    env = make("stockpile/SkipBo-v0", stock=3).unwrapped
    with pytest.raises(RuntimeError, match="call reset first"):
        env.step(np.zeros(1, int) if hasattr(env, "num_envs") else 0)


@pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)
def test_a_copy_goes_on_alike_and_by_itself(copied: Any) -> None:
    env: Any = gymnasium.make("stockpile/SkipBo-v0", stock=3)
    env.reset(seed=4)
    other = copied(env)
    seen = [one.step(int(one.unwrapped.action_masks().argmax()))[0] for one in (env, env)]
    again = [one.step(int(one.unwrapped.action_masks().argmax()))[0] for one in (other, other)]
    assert np.array_equal(seen, again)
    vector: Any = gymnasium.make_vec("stockpile/SkipBo-v0", num_envs=3, stock=3)
    _, infos = vector.reset(seed=4)
    twin, actions = copied(vector), infos["action_mask"].argmax(axis=1)
    assert (twin.step(actions)[0] == vector.step(actions)[0]).all()


def test_a_vector_takes_one_seed_of_any_type_that_counts() -> None:
    vector = gymnasium.make_vec("stockpile/SkipBo-v0", num_envs=2, stock=3)
    first = vector.reset(seed=3)[0].copy()
    assert (vector.reset(seed=np.int64(3))[0] == first).all()  # type: ignore[arg-type]
    for wrong in ([3, 4], 1.5):
        with pytest.raises(TypeError, match="one seed for all tables"):
            vector.reset(seed=wrong)  # type: ignore[arg-type]


def test_what_is_no_number_of_an_action_becomes_none() -> None:
    env = gymnasium.make("stockpile/SkipBo-v0", stock=3).unwrapped
    env.reset(seed=4)
    legal = int(env.action_masks().argmax())  # type: ignore[attr-defined]
    with pytest.raises(TypeError, match="an action must be a whole number"):
        env.step(legal + 0.5)
    assert "refused" not in env.step(np.array(legal))[4]


def test_a_finished_round_takes_no_more_actions() -> None:
    env = gymnasium.make("stockpile/SkipBo-v0", stock=1, most_moves=30).unwrapped
    env.reset(seed=1)
    play(env, np.random.default_rng(1))
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)


@pytest.mark.sampled(2)
def test_the_agent_is_told_nothing_that_it_may_not_know(made: tuple[str, dict[str, Any]]) -> None:
    name, form = made
    env: Any = gymnasium.make(name, render_mode="ansi", **form).unwrapped
    _, info = env.reset(seed=3)
    tables = env.tables
    kernel = table_kernel(tables.game)
    changed = 0
    for number in range(60):
        shown = []
        wrong = some_illegal(info["action_mask"], number)
        row = rows(tables)[0]
        other = with_other_hidden_cards(kernel, row, env.seat)
        changed += bool((other != row).any())
        for one in (row, other):
            put(tables, one)
            observation, *_, told = env.step(wrong)
            parts = observation.tobytes(), told.pop("action_mask").tobytes(), env.render()
            shown.append((*parts, told))  # with the reason
        assert shown[0] == shown[1]
        put(tables, row)
        _, _, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
        if terminated or truncated:
            _, info = env.reset()
    assert changed > 30


@pytest.mark.sampled(2)
def test_a_vector_tells_the_agents_no_more(made: tuple[str, dict[str, Any]]) -> None:
    name, form = made
    vector: Any = gymnasium.make_vec(name, num_envs=1, **form)
    _, infos = vector.reset(seed=3)
    tables = vector.tables
    kernel = table_kernel(tables.game)
    changed = 0
    for number in range(60):
        shown = []
        mask = infos["action_mask"][0]
        wrong, legal = some_illegal(mask, number), int(mask.argmax())
        row = rows(tables)[0]
        other = with_other_hidden_cards(kernel, row, vector.seat)
        changed += bool((other != row).any())
        for one in (row, other):
            put(tables, one)
            observations, *_, told = vector.step(np.array([wrong]))
            reason = told["refused"][0]
            assert reason
            parts = observations.tobytes(), told["action_mask"].tobytes()
            shown.append((*parts, reason, told.keys()))
        assert shown[0] == shown[1]
        put(tables, row)
        infos = vector.step(np.array([legal]))[4]
    assert changed > 30


def test_a_vector_plays_what_single_environments_play() -> None:
    """Table 0 of a batch is the one of the single environment, round after round."""
    arguments: dict[str, Any] = {"stock": 2, "most_moves": 60}
    vector = gymnasium.make_vec("stockpile/SkipBo-v0", num_envs=5, **arguments)
    single = gymnasium.make("stockpile/SkipBo-v0", **arguments).unwrapped
    observations, infos = vector.reset(seed=9)
    observation, info = single.reset(seed=9)
    ended = 0
    for _ in range(150):
        assert (observations[0] == observation).all()
        assert (infos["action_mask"][0] == info["action_mask"]).all()
        actions = infos["action_mask"].argmax(axis=1)
        observations, rewards, terminated, truncated, infos = vector.step(actions)
        observation, reward, over, cut, info = single.step(int(actions[0]))
        assert (rewards[0], terminated[0], truncated[0]) == (reward, over, cut)
        if over or cut:
            assert (infos["final_obs"][0] == observation).all()
            assert infos["_final_obs"][0]
            observation, info = single.reset()
            ended += 1
    assert ended > 1


def test_a_vector_refuses_at_one_table_and_goes_on_at_the_others() -> None:
    vector: Any = gymnasium.make_vec("stockpile/Breakers-v0", num_envs=4, seats=2)
    observations, infos = vector.reset(seed=9)
    before = observations.copy()
    actions = infos["action_mask"].argmax(axis=1)
    actions[2] = -1
    observations, rewards, _, _, infos = vector.step(actions)
    assert infos["_refused"].tolist() == [False, False, True, False]
    assert infos["refused"][2]
    assert infos["refused"][1] is None
    assert (observations[2] == before[2]).all()
    assert rewards[2] == 0
    assert (observations[1] != before[1]).any()
    for malformed in (actions[:2], actions * 1.0):
        with pytest.raises(ValueError, match="integers"):
            vector.step(malformed)


def test_there_is_one_agent() -> None:
    with pytest.raises(ValueError, match="one agent"):
        gymnasium.make("stockpile/SkipBo-v0", seats=3, opponents={"B": "baseline"})


@pytest.mark.parametrize("make", [gymnasium.make, gymnasium.make_vec])
def test_an_environment_is_of_one_game(make: Any) -> None:
    with pytest.raises(ValueError, match="breakers-2010 is not an edition of skipbo"):
        make("stockpile/SkipBo-v0", edition="breakers-2010")
    own = make("stockpile/SkipBo-v0", edition="skipbo-2011").unwrapped
    assert own.tables.game.setup.edition == "skipbo-2011"
