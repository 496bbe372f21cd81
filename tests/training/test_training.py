"""Training: a toy that learns, weights that do not depend on chance, and a run that goes on."""

from __future__ import annotations

import gc
import json
import weakref
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("torch", reason='needs PyTorch: pip install "stockpile-games[training]"')

import torch

from stockpile.bots import generators, make_bot, networks, play_round
from stockpile.core.match import Match
from stockpile.kernel.judge import Network
from stockpile.training import selfplay
from stockpile.training.forms import forms_of
from stockpile.training.lookahead import compare, difference_loss, played_on
from stockpile.training.model import TrainableNetwork, counted_sums, sums
from stockpile.training.run import OtherSettings, Run
from stockpile.training.selfplay import gain_loss
from stockpile.training.settings import TrainingSettings
from tests.skipbo.build import skipbo

TOY = TrainingSettings("skipbo").toy()
BRIEF = replace(TOY, iterations=4, warm_up=0.5, tables=64)

pytestmark = pytest.mark.slow


def trained(folder: Path, settings: TrainingSettings) -> Run:
    run = Run(folder, settings, device="cpu")
    run.train(60, lambda point: None)
    return run


def same(one: Network, other: Network) -> bool:
    weights = other._asdict()
    return all(np.array_equal(array, weights[name]) for name, array in one._asdict().items())


def test_the_toy_beats_baseline(tmp_path: Path) -> None:
    run = trained(tmp_path, TOY)
    master = make_bot("master", "skipbo", weights=run.write("toy", []))
    won = 0
    for deal in range(100):
        for seat in (0, 1):
            bots = [make_bot("baseline", "skipbo")] * 2
            bots[seat] = master
            match = Match(skipbo(stock=3), seed=f"toy {deal}")
            played = play_round(match, bots, generators(deal, 2))
            assert played.outcome is not None
            won += seat in played.outcome.winners
    # Five standard errors above one half.
    assert won > 135


@pytest.mark.parametrize("game", ["skipbo", "breakers"])
@pytest.mark.parametrize("how", [{}, {"looks": 2}, {"temperature": 0.01, "close": 0.1}])
def test_the_same_seed_gives_the_same_weights(
    game: str, how: dict[str, Any], tmp_path: Path
) -> None:
    settings = replace(BRIEF, game=game, worlds=4, **how)
    one, again, other = (
        trained(tmp_path / name, chosen).network.export()
        for name, chosen in (("a", settings), ("b", settings), ("c", replace(settings, seed=2)))
    )
    assert same(one, again)
    assert not same(one, other)


@pytest.mark.parametrize("game", ["skipbo", "breakers"])
def test_moves_are_tried_as_the_network_plays_on(game: str, tmp_path: Path) -> None:
    """All tables together give what each gives alone, and so do tables that stay to the end."""
    run = trained(tmp_path, replace(BRIEF, game=game, tables=16))
    tables = run.tables_of(0)
    tables.ponder()
    at = torch.arange(8).repeat_interleave(2)
    moves = tables.moves[at, torch.arange(16) % 2]
    worlds, seed = (3, 5) if game == "skipbo" else (1, 5)
    told = played_on(tables, run.network, at, moves, worlds, seed)
    assert told.unique().numel() > 8 if game == "skipbo" else set(told.flatten().tolist()) == {0, 1}
    for one in range(len(at)):
        alone = played_on(tables, run.network, at[[one]], moves[[one]], worlds, seed)
        # What is added up together may round differently.
        assert torch.allclose(alone[0], told[one], atol=1e-5)


@pytest.mark.parametrize("game", ["skipbo", "breakers"])
def test_a_better_move_is_drawn_more_often(game: str, tmp_path: Path) -> None:
    run = trained(tmp_path, replace(BRIEF, game=game, tables=256))
    tables = run.tables_of(0)
    best = [one.clone() for one in tables.decide(run.network, 0.0)]
    coldly, choice = tables.draw(run.network, 1e-7, 1.0)
    assert (coldly.fields == best[1]).all(1).float().mean() > 0.95
    assert torch.allclose(coldly.values, best[2], atol=1e-5)
    assert (choice.chances[:, 0] > 0.5).float().mean() > 0.95
    warmly, choice = tables.draw(run.network, 0.05, 0.1)
    judged, chances = choice.judged, choice.chances
    assert torch.allclose(warmly.values, best[2], atol=1e-5)
    assert torch.allclose(chances.sum(1), torch.ones(()))
    drawable = chances > 0
    assert (judged[:, :1] - judged)[drawable].max() <= 0.1
    # A candidate worse by the temperature is drawn 1/e times as often.
    ratio = torch.exp((judged - judged[:, :1]) / 0.05)[drawable]
    assert torch.allclose((chances / chances[:, :1])[drawable], ratio, rtol=1e-3)
    drawn = choice.drawn[:, None]
    assert drawable.gather(1, drawn).all()
    assert torch.equal(choice.fields[torch.arange(256), choice.drawn], warmly.fields)
    assert 0 < int((choice.drawn > 0).sum()) < int((drawable.sum(1) > 1).sum())


def test_the_network_learns_what_drawn_moves_gain(tmp_path: Path) -> None:
    run = trained(tmp_path, replace(TOY, iterations=6, warm_up=0.5))
    tables = run.tables_of(0)
    played = selfplay.play(tables, run.network, 24, 0.97, 0.0, 0.2, temperature=0.02)
    gained = played.gained
    assert gained is not None
    assert (gained.chances > 0).sum(1).min() > 1
    # What is drawn by chance gains nothing on average, but a single move does.
    error = gained.gains.std() / len(gained.gains) ** 0.5
    assert gained.gains.std() > 0.02
    assert gained.gains.mean().abs() < 5 * error + 0.02
    # Pretend that the first candidate gains where it is drawn.
    better = torch.where(gained.drawn == 0, 0.1, -0.1)
    taught = gained._replace(gains=better)
    everything = torch.arange(len(better))
    before = gain_loss(run.network, tables, taught, everything)
    optimizer = torch.optim.Adam(run.network.parameters(), lr=1e-3)
    for _ in range(20):
        loss = gain_loss(run.network, tables, taught, everything)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    assert gain_loss(run.network, tables, taught, everything) < 0.9 * before


def test_rows_are_summed_alike_however_they_are_counted() -> None:
    fields = torch.randint(20, (50, 7)).int()
    fields[0] = 3
    rows = torch.randn(20, 4)
    assert torch.allclose(counted_sums(fields, rows), sums(fields, rows), atol=1e-5)


@pytest.mark.parametrize("game", ["skipbo", "breakers"])
def test_a_network_that_grows_judges_as_before(game: str, tmp_path: Path) -> None:
    run = trained(tmp_path, replace(BRIEF, game=game))
    tables = run.tables_of(0)
    tables.ponder()
    fields = tables.fields[:, 0].int()
    larger = TrainableNetwork(tables.parts.network, width=48, narrow=24, hidden=24)
    weights = run.network.export()
    for network in (larger, run.network):
        network.take(weights)
    judged = larger(fields, 2, 2)
    assert judged.std() > 0.01
    assert torch.allclose(judged, run.network(fields, 2, 2), atol=1e-5)
    # And every part of it can learn.
    before = larger.export()
    optimizer = torch.optim.Adam(larger.parameters(), lr=1e-2)
    for _ in range(3):
        optimizer.zero_grad()
        larger(fields, 2, 2)[:, 0].sum().backward()
        optimizer.step()
    now = larger.export()
    assert not np.array_equal(now.score[16:], before.score[16:])
    assert not np.array_equal(now.seat_layer[32:, :16], before.seat_layer[32:, :16])
    with pytest.raises(ValueError, match="shape"):
        run.network.take(now)


def test_tables_without_a_close_choice_are_not_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stockpile.training.lookahead.CLOSE", -1.0)
    run = trained(tmp_path, replace(BRIEF, looks=1))
    assert len(compare(run.tables_of(0), run.network, worlds=4, seed=1).there) == 0
    assert run.done


def test_what_was_tried_leaves_no_memory_behind(tmp_path: Path) -> None:
    """On a card, that would be gigabytes until the collector of garbage comes."""
    run = trained(tmp_path, BRIEF)
    trials = run.tables_of(0).worlds_of(torch.arange(4), 2, 1)
    trials.keep(torch.arange(3))
    gone = weakref.ref(trials)
    gc.disable()
    try:
        del trials
        assert gone() is None
    finally:
        gc.enable()


def test_the_network_learns_what_looking_ahead_tells(tmp_path: Path) -> None:
    run = trained(tmp_path, replace(TOY, iterations=6, warm_up=0.5))
    tables = run.tables_of(0)
    compared = compare(tables, run.network, worlds=8, seed=1)
    assert compared.there.sum(1).min() > 1
    assert torch.allclose(compared.gains.sum(1), torch.zeros(()), atol=1e-5)
    everything = torch.arange(len(compared.there))
    before = difference_loss(run.network, tables, compared, everything)
    optimizer = torch.optim.Adam(run.network.parameters(), lr=1e-3)
    for _ in range(20):
        loss = difference_loss(run.network, tables, compared, everything)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    after = difference_loss(run.network, tables, compared, everything)
    assert after < 0.8 * before


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    stopped = Run(tmp_path, BRIEF, device="cpu")
    stopped.train(0, lambda point: None)
    stopped.keep()
    assert not stopped.done
    told: list[dict[str, Any]] = []
    again = Run(tmp_path, BRIEF, device="cpu")
    again.train(60, told.append)
    assert again.done
    assert told[-1]["iteration"] == BRIEF.iterations
    finished = Run(tmp_path, BRIEF, device="cpu")
    assert finished.done
    assert same(finished.network.export(), again.network.export())


def test_the_weights_are_averaged_over_iterations(tmp_path: Path) -> None:
    settings = replace(BRIEF, iterations=1, average=0.75)
    run = Run(tmp_path / "one", settings, device="cpu")
    before = [weights.detach().clone() for weights in run.network.parameters()]
    run.train(60, lambda point: None)
    for old, new, mean in zip(
        before, run.network.parameters(), run.result.parameters(), strict=True
    ):
        assert torch.allclose(mean, 0.75 * old + 0.25 * new, atol=1e-6)
    assert not same(run.result.export(), run.network.export())
    written = networks.read_file(run.write("brief", []), "skipbo")
    assert same(written, run.result.export())
    again = Run(tmp_path / "one", settings, device="cpu")
    assert same(again.result.export(), run.result.export())


def test_other_settings_need_another_folder(tmp_path: Path) -> None:
    trained(tmp_path, BRIEF)
    with pytest.raises(OtherSettings, match="another folder"):
        Run(tmp_path, replace(BRIEF, seed=7), device="cpu")


def test_weights_come_with_their_card_and_a_report(tmp_path: Path) -> None:
    weights = trained(tmp_path, BRIEF).write("the command", [])
    card = json.loads(weights.with_suffix(".json").read_text("utf-8"))
    network = networks.checked(weights.read_bytes(), card)
    assert card["trained"]["command"] == "the command"
    assert card["trained"]["iterations"] == BRIEF.iterations
    assert TrainingSettings(**card["trained"]["settings"]) == BRIEF
    assert "<polyline" in weights.with_suffix(".html").read_text("utf-8")
    begun = Run(tmp_path / "on", replace(BRIEF, weights=str(weights)), device="cpu")
    assert same(begun.network.export(), network)
    begun.keep()
    weights.unlink()  # a run that goes on does not need what it began with
    assert same(Run(begun.folder, begun.settings, device="cpu").network.export(), network)


def test_a_best_response_wins_more_than_its_share(tmp_path: Path) -> None:
    """Against a network that has learned nothing yet, one that learns soon wins most rounds."""
    weak = Run(tmp_path / "weak", BRIEF, device="cpu").write("nothing", [])
    settings = replace(TOY, iterations=40, against=str(weak))
    run = trained(tmp_path / "strong", settings)
    (response,) = run.responses()
    assert response.even == 0.5
    assert response.won - 3 * response.error > 0.5, response
    card = json.loads(run.write("the command", [response]).with_suffix(".json").read_text("utf-8"))
    assert card["best_response"][0]["won"] == response.won
    assert card["trained"]["settings"]["against"] == str(weak)


@pytest.mark.parametrize(
    ("name", "forms"), [("all", 12), ("toy", 1), ("2", 1), ("4", 2), ("6", 3), ("9", None)]
)
def test_forms_of_table_are_named(name: str, forms: int | None) -> None:
    if forms is None:
        with pytest.raises(ValueError, match="a number of seats"):
            forms_of("skipbo", name)
    else:
        assert len(forms_of("skipbo", name)) == forms
