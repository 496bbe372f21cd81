"""Tables on a graphics card do what they do on the processor, bit for bit."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from stockpile.environments import Tables
from stockpile.extras import MissingExtra

FORMS: dict[str, dict[str, Any]] = {
    "skipbo/2": {"edition": "skipbo-2003", "seats": 2, "stock": 20},
    "skipbo/2/1": {"edition": "skipbo-2003", "seats": 2, "stock": 1},
    "skipbo/2x2": {"edition": "skipbo-2003", "seats": 4, "teams": 2, "stock": 20},
    "skipbo/2x2/AB": {"edition": "skipbo-2003", "seats": 4, "teams": ["AB", "CD"], "stock": 20},
    "breakers/2": {"edition": "breakers-2010", "seats": 2},
    "breakers/3": {"edition": "breakers-2010", "seats": 3},
}


def why_no_compiler() -> str:
    missing = [name for name in ("numba_cuda", "torch") if find_spec(name) is None]
    return f"not installed: {', '.join(missing)}" if missing else ""


def why_no_card() -> str:
    if missing := why_no_compiler():
        return missing
    import torch

    return "" if torch.cuda.is_available() else "there is no graphics card"


on_a_card = pytest.mark.skipif(bool(why_no_card()), reason=why_no_card() or "there is one")


@on_a_card
@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
@pytest.mark.parametrize("bots", [{}, {"B": "baseline"}, {"B": "playout"}], ids=str)
def test_a_card_gives_the_same_bits(form: dict[str, Any], bots: dict[str, str]) -> None:
    told: list[list[bytes]] = []
    for device in ("cpu", "cuda"):
        tables = Tables(**form, count=64, seed=11, most_moves=400, device=device, opponents=bots)
        tables.reset()
        told.append([played(tables) for _ in range(200)])
    assert told[0] == told[1]


def played(tables: Tables) -> bytes:
    """Take a step, and return everything that it gives."""
    import torch

    seen, reward, done = tables.step(tables.suggest("baseline"))
    parts = (seen.observation, seen.mask, seen.seat, seen.truth, seen.final, reward, done)
    return b"".join(torch.as_tensor(part).cpu().numpy().tobytes() for part in parts)


@on_a_card
@pytest.mark.parametrize("name", ["skipbo/2", "breakers/2"])
def test_skilled_plays_on_a_card_as_on_the_processor(name: str) -> None:
    told: list[list[bytes]] = []
    for device in ("cpu", "cuda"):
        tables = Tables(**FORMS[name], count=16, seed=5, device=device, opponents={"B": "skilled"})
        tables.reset()
        told.append([played(tables) for _ in range(60)])
    assert told[0] == told[1]


@on_a_card
def test_a_card_gives_the_same_bits_however_it_is_asked() -> None:
    """With other seeds, at some tables only, by actions, by moves and unchecked, in any order."""
    told: list[list[bytes]] = []
    for device in ("cpu", "cuda"):
        tables = Tables("breakers-2010", seats=2, count=64, seed=3, device=device)
        parts = []
        for seed in (3, 4, 3):
            tables.reset(seed=seed)
            for step in range(24):
                where = None if step % 3 else np.arange(64) % 5 != step % 5
                if step % 4 < 2:
                    tables.step(tables.suggest("baseline"), where=where, checked=step % 2 == 0)
                else:
                    moves = tables.moves()
                    tables.step_moves(moves.numbers[moves.starts[:-1]], where=where)
                parts.append(played(tables))
        told.append(parts)
    assert told[0] == told[1]


@on_a_card
@pytest.mark.parametrize("devices", [("cpu", "cuda"), ("cuda", "cpu")], ids="-".join)
def test_what_is_saved_on_one_device_goes_on_on_the_other(devices: tuple[str, str]) -> None:
    first, other = (
        Tables("skipbo-2003", seats=2, stock=3, count=16, device=device, opponents="baseline")
        for device in devices
    )
    first.reset(seed=11)
    for _ in range(20):
        first.step(first.suggest("baseline"))
    other.restore(first.save())
    for _ in range(60):
        assert played(other) == played(first)


@on_a_card
def test_a_card_refuses_what_is_not_legal() -> None:
    from stockpile.environments import IllegalAction

    tables = Tables("skipbo-2003", seats=2, count=8, seed=1, device="cuda")
    seen = tables.reset()
    actions = seen.mask.argmax(dim=1)
    actions[3] = 124
    before = tables.save()
    with pytest.raises(IllegalAction) as refused:
        tables.step(actions)
    assert refused.value.table == 3
    assert tables.save() == before


@on_a_card
@pytest.mark.parametrize("name", ["skipbo", "breakers"])
def test_playouts_on_a_card_are_those_of_the_processor(name: str) -> None:
    from stockpile.environments.cuda import play_rounds
    from stockpile.environments.forms import table_kernel
    from stockpile.games import make_game
    from stockpile.kernel.chance import seeded

    game = make_game(name)
    kernel = table_kernel(game)
    row = kernel.tensors.empty_row(kernel.encoding.table(game))
    moves = int(play_rounds(kernel, row, 3, 64, 5)[0])
    playouts = import_module(f"stockpile.kernel.{name}.playouts")
    assert moves == playouts.play_many(row, 3, seeded(5))


@pytest.mark.skipif(not why_no_card(), reason="there is a graphics card")
def test_without_a_card_it_is_said_what_is_missing() -> None:
    with pytest.raises((MissingExtra, RuntimeError), match=r"cuda"):
        Tables("skipbo-2003", seats=2, device="cuda")


@pytest.mark.slow
@pytest.mark.skipif(bool(why_no_compiler()), reason=why_no_compiler() or "it is installed")
@pytest.mark.parametrize("name", ["skipbo", "breakers"])
def test_everything_compiles_for_a_card_without_one(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from stockpile.environments import cuda_loops
    from stockpile.environments.forms import table_kernel
    from stockpile.games import make_game

    from numba import types  # isort: skip  numba-cuda asks NumPy for what the loops give it

    cuda: Any = import_module("numba.cuda")
    dispatcher = pytest.importorskip("numba.cuda.dispatcher")
    device = SimpleNamespace(compute_capability=(9, 0))
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: device, raising=False)
    game = make_game(name)
    kernel = table_kernel(game)
    size = kernel.tensors.observation_size(game.seats, len(game.sides))
    integer = types.int16 if kernel.layout.DTYPE is np.int16 else types.int32

    def array(kind: Any, dimensions: int) -> Any:
        return types.Array(kind, dimensions, "C")

    rows, rng, flags = array(integer, 2), array(types.int64, 2), array(types.boolean, 1)
    longs, ints = array(types.int64, 1), array(types.int32, 1)
    seats, done = array(types.int8, 1), array(types.uint8, 1)
    rewards, finals = array(types.float32, 2), array(types.uint8, 2)
    legal, number = array(types.int64, 2), types.int64
    loops = cuda_loops.loops(kernel, size, (1,))
    signatures = {
        "reset": (rows, rng, rng, longs, ints, number),
        "refused": (longs, flags, legal, number, ints),
        "refused_moves": (longs, flags, rows, legal, ints),
        "show": (rows, seats, done, legal),
        "spread": (longs, ints),
        "reveal": (rows, finals),
        "step": (
            *(rows, rng, ints, longs, flags, seats, rewards, done, done, legal, ints),
            *(number, types.boolean, types.boolean),
        ),
        "close": (
            *(rows, rng, rng, longs, ints, seats, rewards, done, finals, finals, legal, ints),
            *(longs, types.boolean, types.boolean),
        ),
        "play": (
            *(rows, rng, rng, longs, ints, array(types.int8, 2), seats, rewards, done, finals),
            *(longs, number, types.boolean),
        ),
    }
    assert set(signatures) == set(vars(loops))
    for loop, signature in signatures.items():
        code, _ = cuda.compile_ptx(getattr(loops, loop).py_func, signature, cc=(9, 0))
        assert ".entry" in code, loop
    suggest = cuda_loops.suggestions(kernel, "baseline")
    code, _ = cuda.compile_ptx(suggest.py_func, (rows, rng, longs), cc=(9, 0))
    assert ".entry" in code
