"""What plays the same role in both games has the same name and takes the same arguments."""

from __future__ import annotations

from importlib import import_module
from inspect import signature
from typing import Any

import pytest

from stockpile.kernel.cache import kernel_games

ROLES = (
    "encoding.table encoding.encode encoding.decode encoding.encode_known encoding.move_id "
    "encoding.move_of encoding.move_text rules.copy rules.deal rules.legal rules.apply "
    "worlds.sample baseline_policy.baseline_move playout_policy.playout_move "
    "skilled_policy.skilled_move skilled_policy.best_move playouts.playout "
    "playouts.play_many deciding.Decision warmup.warm_up "
    # What the shared loops call.
    "actions.list_moves actions.may_make actions.move_of_action actions.action_of_move "
    "actions.write_legal tensors.add_reward tensors.advance tensors.deal_row "
    "tensors.write_observation tensors.write_outcome tensors.write_truth "
    "layout.side_of learned_policy.learned_move network.candidates network.write_move "
    "reveals.advance_hidden reveals.count_pool reveals.is_hidden "
    "reveals.next_place reveals.next_pool reveals.next_seat"
)
CONSTANTS = (
    "DTYPE SCRATCH_DTYPE SIZE SCRATCH_SIZE MOST_MOVES SEATS SIDES TURN OVER WINNER NOBODY POINTS "
    "ENDING VIEWER PASS NO_MOVE"
)


def _parameters(game: str, role: str) -> list[str]:
    module, name = role.split(".")
    found: Any = getattr(import_module(f"stockpile.kernel.{game}.{module}"), name)
    return list(signature(getattr(found, "py_func", found)).parameters)


@pytest.mark.parametrize("role", ROLES.split())
def test_a_role_has_the_same_arguments_in_every_game(role: str) -> None:
    shorter, longer = sorted((_parameters(game, role) for game in kernel_games()), key=len)
    # A game may need something more, at the end.
    assert longer[: len(shorter)] == shorter


@pytest.mark.parametrize("game", kernel_games())
def test_every_layout_names_what_all_games_have(game: str) -> None:
    layout = import_module(f"stockpile.kernel.{game}.layout")
    assert [name for name in CONSTANTS.split() if not hasattr(layout, name)] == []
