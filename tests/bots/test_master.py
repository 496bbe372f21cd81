"""The learned level: its weights, their cards, and how it chooses."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from random import Random

import numpy as np
import pytest

from stockpile.bots import make_bot, networks
from stockpile.core.match import Match
from stockpile.core.refusal import Unreadable
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


@pytest.mark.parametrize("level", ["master", "expert:60"])
@pytest.mark.parametrize("game", [skipbo(stock=5), breakers(3)], ids=GAMES)
def test_it_plays_by_the_weights_it_is_given(game: AnyGame, level: str, tmp_path: Path) -> None:
    blank = import_module(f"stockpile.kernel.{game.name}.network").blank_network()
    for name, content in (
        ("same", networks.content(game.name)),
        ("other", networks.write(blank)),
    ):
        (tmp_path / name).write_bytes(content)
    bots = [
        make_bot(level, game.name, weights=weights)
        for weights in (None, tmp_path / "same", str(tmp_path / "other"))
    ]
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


def damaged(game: str) -> Iterator[bytes]:
    """Files that hold no weights for a game."""
    good = networks.content(game)
    one, *_ = (name for name in GAMES if name != game)
    network = networks.load(game)
    yield b""
    yield b"weights"
    yield good[: len(good) // 2]
    yield good.replace(good[5000:5010], bytes(10))
    yield networks.content(one)
    yield networks.write(network._replace(counts=network.counts + 1))
    yield networks.write(network._replace(score=network.score[1:]))
    yield networks.write(network._replace(of_seat=network.of_seat[1:]))
    yield networks.write(network._replace(of_table=np.array(1, np.float32)))
    for arrays in ({"of_table": network.of_table}, {"counts": np.array("many")}):
        file = BytesIO()
        np.savez(file, **arrays)
        yield file.getvalue()
    file = BytesIO()
    np.save(file, network.of_table)
    yield file.getvalue()


@every_game
def test_a_file_without_weights_for_the_game_is_refused(game: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.npz"
    for content in damaged(game):
        file.write_bytes(content)
        with pytest.raises(Unreadable) as refused:
            make_bot("master", game, weights=file)
        assert refused.value.refusal.to_json() == {"refused": "not-weights", "game": game}
        assert refused.value.where == str(file)
    for unreadable in (tmp_path / "none.npz", tmp_path):
        with pytest.raises(Unreadable) as refused:
            make_bot("expert:60", game, weights=unreadable)
        assert refused.value.refusal.code == "no-file"


@pytest.mark.parametrize("name", ["casual", "skilled", "examples/thrifty.py:Thrifty"])
def test_a_bot_without_a_network_takes_no_weights(name: str) -> None:
    with pytest.raises(Unreadable) as refused:
        make_bot(name, weights="mine.npz")
    assert refused.value.refusal.to_json() == {"refused": "bot-without-weights", "name": name}
    assert str(refused.value) == f"“{name}” takes no weights; “master” and “expert” do."


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
