"""The learned level: its weights, their cards, and how it chooses."""

from __future__ import annotations

import json
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from random import Random

import numpy as np
import pytest

from stockpile.bots import networks
from stockpile.bots.master import MasterBot
from stockpile.core.match import Match
from stockpile.games import GAMES, AnyGame
from tests.bots.comparing import compare
from tests.bots.seeing import table_name
from tests.breakers.build import breakers
from tests.skipbo.build import skipbo

LARGEST_WEIGHTS = 1_000_000
"""Bytes in the wheel, for both games together."""

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_the_card_describes_the_weights(game: str) -> None:
    card, content = networks.card(game), networks.content(game)
    network = networks.load(game)
    layers = (network.of_table, network.seat_layer, network.side_layer)
    assert card["game"] == game
    assert card["bytes"] == len(content)
    assert card["sha256"] == sha256(content).hexdigest()
    assert tuple(card["sizes"].values()) == tuple(layer.shape[1] for layer in layers)
    assert card["fields"] == import_module(f"stockpile.kernel.{game}.network").VERSION
    assert card["trained"]["commands"]


def test_the_weights_are_small_enough_to_ship() -> None:
    assert sum(len(networks.content(game)) for game in GAMES) < LARGEST_WEIGHTS


@every_game
def test_weights_that_their_card_does_not_describe_are_refused(game: str) -> None:
    changed = networks.content(game) + b"\0"
    with pytest.raises(ValueError, match="not those that their card describes"):
        networks.checked(changed, networks.card(game))


@every_game
def test_written_weights_are_read_again(game: str) -> None:
    network = networks.load(game)._asdict()
    again = networks.read(networks.write(networks.load(game)))._asdict()
    for name, weights in network.items():
        np.testing.assert_array_equal(again[name], weights, strict=True)


@every_game
def test_there_is_nothing_else_beside_the_weights(game: str) -> None:
    names = {file.name for file in files("stockpile.bots").joinpath("weights").iterdir()}
    assert names == {f"{one}.{kind}" for one in GAMES for kind in ("json", "npz")}
    assert json.loads(json.dumps(networks.card(game))) == networks.card(game)


@pytest.mark.parametrize("game", [skipbo(stock=5), breakers(3)], ids=GAMES)
def test_it_plays_by_the_network_it_is_given(game: AnyGame) -> None:
    blank = import_module(f"stockpile.kernel.{game.name}.network").blank_network()
    bots = [MasterBot(), MasterBot(networks.load(game.name)), MasterBot(blank)]
    match = Match(game, seed="a network")
    match.start_round()
    chosen = []
    for number in range(12):
        assert match.turn is not None
        seen = match.observe(match.turn)
        own, same, other = (bot.choose(seen, Random(number)) for bot in bots)
        assert own == same
        chosen.append((own, other))
        match.play(own)
    assert any(own != other for own, other in chosen)


@pytest.mark.slow
@pytest.mark.parametrize("game", [skipbo(stock=5), breakers()], ids=GAMES)
def test_it_beats_casual_clearly(game: AnyGame) -> None:
    assert compare(game, "master", "casual", 40, "sample").low > 0.5


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    [
        *(skipbo("skipbo-2003", seats=seats, stock=20) for seats in (2, 3, 4, 6)),
        breakers(2),
        breakers(3),
    ],
    ids=table_name,
)
def test_it_beats_skilled(game: AnyGame) -> None:
    won = compare(game, "master", "skilled", 1000, "measured")
    print(f"{won.share:.1%} ({won.low:.1%} to {won.high:.1%})")
    assert won.low > 0.5
