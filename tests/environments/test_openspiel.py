"""The OpenSpiel games pass OpenSpiel's own tests; chance is exact, and no seat sees too much."""

from __future__ import annotations

import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from pyspiel import IIGObservationType

import stockpile.environments.openspiel  # noqa: F401 - registers the games
from stockpile.environments import IllegalAction
from tests import processes

FORMS = {
    "skipbo/2": "stockpile_skipbo(seats=2,stock=2,most_moves=60)",
    "skipbo/2x2": "stockpile_skipbo(seats=4,teams=2,stock=2,most_moves=60)",
    "skipbo/forced": "stockpile_skipbo(seats=2,stock=1,laying=forced,most_moves=60)",
    "breakers/3": "stockpile_breakers(seats=3)",
}


@pytest.fixture(params=FORMS)
def game(request: pytest.FixtureRequest) -> Any:
    return pyspiel.load_game(FORMS[request.param])


def act(state: Any, rng: random.Random) -> None:
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def states(game: Any, seed: int) -> Any:
    """A round at random, state by state."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        act(state, rng)
    yield state


def test_it_conforms(game: Any) -> None:
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_what_is_answered_without_pyspiel_is_what_it_answers(game: Any) -> None:
    own = pyspiel.State
    for state in states(game, seed=4):
        assert state.is_chance_node() == own.is_chance_node(state)
        assert state.legal_actions_mask() == own.legal_actions_mask(state)
        for player in range(game.num_players()):
            assert state.legal_actions_mask(player) == own.legal_actions_mask(state, player)


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    [
        *("stockpile_skipbo", "stockpile_breakers", "stockpile_breakers(seats=4)"),
        *(f"stockpile_skipbo(seats={seats},stock=5)" for seats in range(2, 7)),
        *("stockpile_skipbo(seats=4,partners=AC-BD)", "stockpile_skipbo(seats=6,teams=3,stock=3)"),
        "stockpile_skipbo(edition=skipbo-2011,seats=8,stalemate=draw,stock=2)",
    ],
)
def test_it_conforms_for_long(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=5, serialize=True, verbose=False)


def test_serialized_states_go_on_as_they_were(game: Any) -> None:
    for state in states(game, 3):
        text = pyspiel.serialize_game_and_state(game, state)
        same_game, same = pyspiel.deserialize_game_and_state(text)
        assert str(same_game) == str(game)
        assert str(same) == str(state)
        for seat in range(game.num_players()):
            assert same.observation_tensor(seat) == state.observation_tensor(seat)
        if len(state.history()) > 40:
            break
        clone, before = state.clone(), str(state)
        if not clone.is_terminal():
            act(clone, random.Random(1))
            assert str(clone) != str(state) == before


def test_chance_is_what_the_pack_says() -> None:
    game = pyspiel.load_game("stockpile_skipbo(seats=2,stock=5)")
    state = game.new_initial_state()
    # 12 of each number and 18 Skip-Bos, none of which anybody has seen.
    assert dict(state.chance_outcomes()) == pytest.approx(
        {**dict.fromkeys(range(1, 13), 12 / 162), 13: 18 / 162}
    )
    state.apply_action(13)
    assert dict(state.chance_outcomes())[13] == pytest.approx(17 / 161)
    assert dict(state.chance_outcomes())[1] == pytest.approx(12 / 161)


def test_every_card_is_drawn_from_those_that_nobody_has_seen(game: Any) -> None:
    for seed in range(3):
        for state in states(game, seed):
            if state.is_chance_node():
                chances = [chance for _, chance in state.chance_outcomes()]
                assert sum(chances) == pytest.approx(1)
                assert min(chances) > 0


def test_cards_come_as_often_as_they_should() -> None:
    """The fifth card of a hand, whatever came before, is as likely as the first."""
    game = pyspiel.load_game("stockpile_breakers(seats=2)")
    rng = random.Random(5)
    drawn: Counter[int] = Counter()
    for _ in range(400):
        state = game.new_initial_state()
        for _ in range(5):
            act(state, rng)
        drawn[state.history()[-1]] += 1
    # 64 tiles, 4 of each: 25 times on average, with a deviation of 4.9.
    assert all(2 < count < 60 for count in drawn.values())
    assert len(drawn) == 16


def test_an_action_that_is_not_legal_changes_nothing(game: Any) -> None:
    rng = random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        act(state, rng)
    before = str(state)
    wrong = next(a for a in range(game.num_distinct_actions()) if a not in state.legal_actions())
    for action in (wrong, 10**6):
        with pytest.raises((IllegalAction, pyspiel.SpielError)):
            state.apply_action(action)
    assert str(state) == before
    chance = game.new_initial_state()
    with pytest.raises((ValueError, pyspiel.SpielError)):
        chance.apply_action(99)


def told(state: Any, seat: int) -> tuple[Any, ...]:
    """Everything that a seat can be told of a state."""
    game = state.get_game()
    seen: list[Any] = [
        state.information_state_string(seat),
        state.observation_string(seat),
        tuple(state.observation_tensor(seat)),
    ]
    if state.current_player() == seat:
        seen += [tuple(state.legal_actions_mask(seat)), tuple(state.legal_actions())]
        seen += [state.action_to_string(seat, action) for action in state.legal_actions()]
    for kind in (
        IIGObservationType(perfect_recall=False),
        IIGObservationType(perfect_recall=True),
        IIGObservationType(
            public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
        ),
    ):
        observation = make_observation(game, kind)
        observation.set_from(state, seat)
        seen.append(observation.string_from(state, seat))
        if observation.tensor is not None:
            seen.append(observation.tensor.tobytes())
    return tuple(seen)


def test_a_resampled_state_is_another_one_that_looks_the_same(game: Any) -> None:
    """Cards that a seat cannot see are others; everything that it is told stays the same."""
    rng = random.Random(7)
    others = 0
    for number, state in enumerate(states(game, 11)):
        if not state.is_player_node() or number % 5:
            continue
        for seat in range(game.num_players()):
            other = state.resample_from_infostate(seat, rng.random)
            assert told(other, seat) == told(state, seat)
            assert other.current_player() == state.current_player()
            assert len(other.history()) == len(state.history())
            others += str(other) != str(state)
            # Its history is one that could have been: it can be replayed.
            again = game.new_initial_state()
            for action in other.history():
                assert action in again.legal_actions(), again
                again.apply_action(action)
            assert str(again) == str(other)
    assert others > 3


def test_what_is_public_shows_no_hand(game: Any) -> None:
    public = IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    both = make_observation(game)
    alone = make_observation(game, public)
    assert {"hand", "unseen"} < set(both.dict)
    assert set(alone.dict) == set(both.dict) - {"hand", "unseen"}
    assert alone.tensor.size + both.dict["hand"].size + both.dict["unseen"].size == both.tensor.size
    for state in states(game, 2):
        both.set_from(state, 0)
        assert (both.tensor == np.array(state.observation_tensor(0))).all()


@pytest.mark.parametrize(
    "name",
    ["stockpile_skipbo(seats=4,teams=2,stock=1)", "stockpile_breakers(seats=3)"],
)
def test_returns_sum_to_nothing(name: str) -> None:
    game = pyspiel.load_game(name)
    ended = 0
    for seed in range(4):
        *_, last = states(game, seed)
        assert sum(last.returns()) == pytest.approx(0)
        ended += max(last.returns()) == 1
    assert ended


def test_information_set_search_plays_it() -> None:
    game = pyspiel.load_game("stockpile_skipbo(seats=2,stock=1,most_moves=40)")
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.4,
        max_simulations=3,
        random_state=rng,
    )
    state = game.new_initial_state()
    luck = random.Random(2)
    decisions = 0
    while decisions < 3 and not state.is_terminal():
        if state.is_chance_node():
            act(state, luck)
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            decisions += 1


def test_parameters_are_read() -> None:
    game = pyspiel.load_game("stockpile_skipbo", {"seats": 4, "partners": "AC-BD", "stock": 7})
    assert game.form.game.sides == ((0, 2), (1, 3))
    assert game.form.game.stock == 7
    assert game.num_players() == 4
    breakers = pyspiel.load_game("stockpile_breakers(answer=equal-or-higher)")
    assert breakers.form.game.options["answer"] == "equal-or-higher"
    with pytest.raises(ValueError, match="is not an edition of Skip-Bo"):
        pyspiel.load_game("stockpile_skipbo(edition=breakers-2010)")
    with pytest.raises(ValueError, match="at least one move, not -1"):
        pyspiel.load_game("stockpile_skipbo(most_moves=-1)")
    with pytest.raises(ValueError, match="give one of them"):
        pyspiel.load_game("stockpile_skipbo(seats=4,teams=2,partners=AD-BC)")


@pytest.mark.parametrize("name", ["skipbo", "breakers", "teams"])
def test_a_playthrough_is_repeated_line_by_line(name: str) -> None:
    """Written by OpenSpiel's generate_playthrough; a change in it is a change for researchers."""
    file = Path(__file__).parent / "playthroughs" / f"{name}.txt"
    flags.FLAGS.mark_as_parsed()
    # Imports SciPy, for which every worker would wait.
    from open_spiel.python.algorithms import generate_playthrough

    expected, replayed = generate_playthrough.replay(str(file))
    assert replayed.rstrip() == expected.rstrip()


@pytest.mark.slow
def test_the_whole_interface_is_as_open_spiel_wants_it() -> None:
    """OpenSpiel's integration test, over the states that it samples of our games.

    It takes no parameters, so teams are left to the simulations and the playthrough above.
    """
    program = (
        "import stockpile.environments.openspiel;"
        "from absl.testing import absltest;"
        "from open_spiel.integration_tests import api_test;"
        "absltest.main(module=api_test)"
    )
    arguments = [sys.executable, "-c", program, "--test_only_games=stockpile_"]
    ran = processes.run(arguments, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr
    assert "Ran 0 tests" not in ran.stderr
