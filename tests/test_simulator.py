"""The simulator: rounds that are dealt, tried, dealt again and played out, by the rules."""

from __future__ import annotations

import copy
import pickle
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest

import stockpile
from stockpile import simulator
from stockpile.core.chance import KeyedChance
from stockpile.kernel import compilation

FORMS: dict[str, dict[str, Any]] = {
    "skipbo/2": {"edition": "skipbo-2003", "seats": 2, "stock": 4},
    "skipbo/2x2": {"edition": "skipbo-2003", "seats": 4, "teams": ["AC", "BD"], "stock": 3},
    "breakers/3": {"edition": "breakers-2010", "seats": 3},
}


@pytest.fixture(params=FORMS)
def game(request: pytest.FixtureRequest) -> Any:
    return stockpile.make_game(**FORMS[request.param])


def test_a_round_is_what_the_rules_say(game: Any) -> None:
    """Moves give what `apply` gives, as long as nothing has to be shuffled."""
    one = simulator.deal(game, seed=3)
    chance = KeyedChance.from_seed("any")
    for number in range(60):
        if one.over:
            break
        moves = one.moves()
        move = moves[number % len(moves)]
        expected = game.apply(one.state, one.turn, move, chance).state
        shuffled = getattr(expected, "shuffles", 0) != getattr(one.state, "shuffles", 0)
        one.play(move)
        if not shuffled:
            assert one.view(0) == game.view(expected, 0)
            assert one.turn == expected.turn or one.over
    assert one.state.outcome == one.outcome


def test_the_same_seed_deals_the_same_cards(game: Any) -> None:
    assert simulator.deal(game, seed=3).state == simulator.deal(game, seed=3).state
    assert simulator.deal(game, seed=3).state != simulator.deal(game, seed=4).state
    assert simulator.deal(game, seed=3, lead=1).turn == 1


def test_a_copy_is_a_round_of_its_own(game: Any) -> None:
    one = simulator.deal(game, seed=3)
    before = one.state
    other = one.copy()
    ended = other.play_out("baseline")
    assert ended.over
    assert ended.outcome is not None
    assert sum(ended.shares) == pytest.approx(1)
    assert one.state == before
    assert one.copy().play_out("baseline").state == other.state


def test_a_move_that_is_not_legal_is_refused_and_changes_nothing(game: Any) -> None:
    one = simulator.deal(game, seed=3)
    before = one.state
    wrong = "pass"  # nobody may pass before anything has been laid
    with pytest.raises(stockpile.Refused):
        one.play(wrong)
    with pytest.raises(stockpile.Unreadable):
        one.play("h99>whatever")
    assert one.state == before
    worlds = one.repeat(3)
    with pytest.raises(stockpile.Refused):
        worlds.play(wrong)
    assert worlds[1].state == before
    one.play_out("baseline")
    with pytest.raises(ValueError, match="over"):
        one.play(wrong)


def observed(game: Any, moves: int) -> Any:
    """An Observation of the seat on turn, some moves into a round."""
    setup = game.setup
    match: Any = stockpile.new_match(
        setup.edition, seats=setup.seats, teams=game.sides and _letters(game), seed=5
    )
    match.start_round()
    for number in range(moves):
        legal = match.legal_moves()
        match.play(legal[number % len(legal)])
    return match, match.observe(match.turn)


def _letters(game: Any) -> list[str] | None:
    if len(game.sides) == game.seats:
        return None
    return ["".join(stockpile.seat_letter(seat) for seat in side) for side in game.sides]


def test_worlds_fit_what_a_seat_knows_and_differ_in_the_rest(game: Any) -> None:
    match, observation = observed(game, 9)
    seat = observation.seat
    worlds = simulator.worlds(observation, 12, seed=8)
    hands = set()
    for number in range(len(worlds)):
        world = worlds[number]
        assert world.view(seat) == match.game.view(world.state, seat)
        assert world.state.hands[seat] == match.state.hands[seat]
        assert world.turn == match.turn
        assert {str(move) for move in world.moves()} == {str(move) for move in observation.moves}
        hands.add(world.state.hands[(seat + 1) % game.seats])
    assert len(hands) > 1
    again = simulator.worlds(observation, 12, seed=8)
    assert all(again[number].state == worlds[number].state for number in range(12))


def test_many_are_played_as_one_is(game: Any) -> None:
    _, observation = observed(game, 5)
    worlds = simulator.worlds(observation, 6, seed=2)
    move = observation.moves[0]
    singles = [worlds[number] for number in range(6)]
    many = worlds.copy().play(move).play_out("baseline")
    for number, single in enumerate(singles):
        single.play(move)
        single.play_out("baseline")
        assert single.shares == many.shares[number].tolist()
        assert single.state == many[number].state
    assert many.over.all()
    assert not worlds.over.any()
    assert worlds.copy().play_unchecked(str(move)).turn.tolist() == [
        one.turn for one in (worlds.copy().play(move)[number] for number in range(6))
    ]


def test_rounds_of_a_state_go_on_from_there(game: Any) -> None:
    match, _ = observed(game, 6)
    one = simulator.round_of(match.game, match.state, seed=1)
    assert one.view(0) == match.game.view(match.state, 0)
    many = one.repeat(20, seed=3).play_out("baseline")
    assert len({many[number].state for number in range(20)}) > 1 or "breakers" in game.name
    assert not one.over


@pytest.mark.slow
@pytest.mark.parametrize("policy", simulator.POLICIES)
def test_every_policy_plays_rounds_to_their_end(policy: str) -> None:
    game = stockpile.make_game("skipbo-2003", seats=2, stock=3)
    many = simulator.deal(game, seed=1).repeat(100, seed=3).play_out(policy)
    assert many.over.all()


def test_what_makes_no_sense_is_refused(game: Any) -> None:
    one = simulator.deal(game)
    with pytest.raises(ValueError, match="oracle"):
        one.play_out("oracle")
    with pytest.raises(ValueError, match="at least one"):
        one.repeat(0)
    with pytest.raises(ValueError, match="no seat"):
        simulator.deal(game, lead=9)
    with pytest.raises(IndexError):
        one.repeat(2)[5]
    with pytest.raises(TypeError, match="the number of a round must be a whole number"):
        one.repeat(2)[:1]  # type: ignore[index]
    for seat in (-1, game.seats):
        with pytest.raises(ValueError, match="no seat"):
            one.view(seat)
    with pytest.raises(ValueError, match="no simulator"):
        simulator.deal(stockpile.make_game("skipbo-2003", conduct="tabletop"))
    with pytest.raises(TypeError, match=r"a round needs a game, .* not 'skipbo'"):
        simulator.deal("skipbo")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"an Observation, .* not 3"):
        simulator.worlds(3, 4)  # type: ignore[arg-type]
    wrong: Any
    for wrong in ("x", None, 1.5):
        with pytest.raises(TypeError, match="seed must be a whole number"):
            simulator.deal(game, seed=wrong)
        with pytest.raises(TypeError, match="count must be a whole number"):
            one.repeat(wrong)
        with pytest.raises(TypeError, match="lead must be a whole number"):
            simulator.deal(game, lead=wrong)
        with pytest.raises(TypeError, match="most_moves must be a whole number"):
            one.play_out("baseline", most_moves=wrong)
    for play in (one.play, one.play_unchecked):
        with pytest.raises(stockpile.Refused, match="A move was expected here, not “3”"):
            play(3)


def test_a_round_is_made_of_a_state_of_its_table(game: Any) -> None:
    state = simulator.deal(game).state
    other = stockpile.make_game("skipbo" if game.name == "breakers" else "breakers")
    for wrong in (None, stockpile.new_match(game.name), simulator.deal(other).state):
        with pytest.raises(TypeError, match=r"needs a State, such as match\.state, not "):
            simulator.round_of(game, wrong)
    with pytest.raises(ValueError, match=f"{game.seats} seats, and the table {game.seats ^ 1}"):
        simulator.round_of(stockpile.make_game(game.name, seats=game.seats ^ 1), state)


def test_people_are_told_why_they_wait(
    game: Any, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once for each game, when Numba starts to compile one of its functions."""
    simulator.deal(game)
    numba: Any = import_module("numba.core.event")
    monkeypatch.setattr(compilation._listener, "_told", set())
    for name in (game.name, game.name, "masks"):
        module = f"stockpile.kernel.{name}.rules" if name == game.name else "stockpile.kernel.masks"
        function = SimpleNamespace(py_func=SimpleNamespace(__module__=module))
        numba.start_event("numba:compile", {"dispatcher": function})
        numba.end_event("numba:compile", {"dispatcher": function})
    assert caplog.messages == [
        f"Compiling what {game.name} needs: this takes some seconds, once on this machine."
    ]


@pytest.mark.parametrize(
    "copied", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))], ids=["deep", "pickle"]
)
def test_rounds_can_be_copied_and_pickled(game: Any, copied: Any) -> None:
    """A copy goes on as the other does, and by itself."""
    one = simulator.deal(game, seed=3)
    before = one.state
    other = copied(one)
    assert other.play_out("baseline").state == one.copy().play_out("baseline").state
    assert one.state == before
    many = one.repeat(3, seed=4)
    others = copied(many)
    assert (others.play_out("baseline").shares == many.copy().play_out("baseline").shares).all()
    assert not many.over.any()


def test_many_rounds_are_shown_in_one_line(game: Any) -> None:
    many = simulator.deal(game, seed=3).repeat(3)
    assert repr(many) == f"<3 Rounds of {game!r}: 0 over>"
