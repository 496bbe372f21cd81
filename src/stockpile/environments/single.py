"""One table in the kernel's arrays, for adapters that step a single one."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np

from stockpile.environments.description import Description
from stockpile.environments.forms import table_kernel
from stockpile.environments.seen import IllegalAction
from stockpile.games import AnyGame
from stockpile.kernel.arguments import whole_number
from stockpile.kernel.chance import seeded
from stockpile.kernel.compilation import announce
from stockpile.kernel.masks import BITS, numbers_for, spread

MOST_MOVES = 2000
"""Adapters cut a round short after this many moves, unless told otherwise. Random play hardly ever
finishes a round of Skip-Bo."""


class SingleTable:
    """A table that plays one round after another. Cards depend on (seed, number of the round)."""

    def __init__(self, game: AnyGame) -> None:
        announce()
        self.game = game
        self.kernel = kernel = table_kernel(game)
        self.seats = game.seats
        form = game.seats, len(game.sides)
        self.actions: int = kernel.actions.action_count(*form)
        self.observation_size: int = kernel.tensors.observation_size(*form)
        self.truth_size: int = kernel.tensors.truth_size(game.seats)
        self.row = kernel.tensors.empty_row(kernel.encoding.table(game))
        self.made = 0
        """The number of moves made in this round."""
        self._rng, self._bot_rng = seeded(0), seeded(0)
        self._numbers = numbers_for(self.actions)
        self._legal = np.zeros(self._numbers, np.int64)
        self._padded = np.zeros(self._numbers * BITS, np.uint8)
        self.mask = self._padded.view(np.int8)[: self.actions]
        """The legal actions, which only the seat on turn may see. Every move changes it."""
        self._advance = kernel.tensors.advance
        self._move_of_action = kernel.actions.move_of_action
        self._write_legal = kernel.actions.write_legal
        self._write_observation = kernel.tensors.write_observation

    def __getstate__(self) -> dict[str, Any]:
        """What a copy is made from. It finds the kernel, which cannot be pickled, by itself."""
        return {name: vars(self)[name] for name in ("game", "row", "made", "_rng", "_bot_rng")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        SingleTable.__init__(self, state["game"])
        vars(self).update(state)
        self.show()

    def describe(self) -> Description:
        """What every byte of an observation and every action means."""
        return Description.of(self.game, self.kernel)

    def deal(self, seed: int, number: int) -> None:
        """Deal the round with this number. The seats take turns to start."""
        self.kernel.batch.begin(self.row, self._rng, self._bot_rng, as_int64(seed), 0, number)
        self.made = 0
        self.show()

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return int(self.row[self.kernel.layout.TURN])

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return bool(self.row[self.kernel.layout.OVER])

    def act(self, action: int) -> None:
        """Let the seat on turn act; IllegalAction, with nothing changed, if it may not."""
        chosen = whole_number("an action", action)
        if not 0 <= chosen < self.actions or not self.mask[chosen]:
            raise self.refuse(chosen)
        self._advance(self.row, self._move_of_action(self.row, chosen), self._rng)
        self.made += 1
        self.show()

    def show(self) -> None:
        """Update the mask after a move, or after a change to the row from outside."""
        self._write_legal(self.row, self._legal)
        spread(self._legal, self._padded, self._numbers)

    def observe(self, seat: int) -> Any:
        """What a seat may know, in a new array."""
        observation = np.empty(self.observation_size, np.uint8)
        self._write_observation(self.row, seat, observation)
        return observation

    def truth(self) -> Any:
        """What no seat may know, in a new array. The seat on turn comes first."""
        truth = np.empty(self.truth_size, np.uint8)
        self.kernel.tensors.write_truth(self.row, self.turn, truth)
        return truth

    def rewards(self, *, points: bool = False) -> list[float]:
        """What the round is worth to each seat: 0 before its end."""
        reward = np.zeros(self.seats, np.float32)
        self.kernel.tensors.add_reward(self.row, points, reward)
        rewards: list[float] = reward.tolist()
        return rewards

    def state(self) -> Any:
        """The State, as the rules have it."""
        return self.kernel.encoding.decode(self.game, self.row[: self.kernel.layout.SIZE])

    def text(self, action: int) -> str:
        """The text of the move that an action stands for, legal or not."""
        actions = self.kernel.actions
        number = (actions.move_of_action if self.mask[action] else actions.plain_move)(
            self.row, action
        )
        return str(self.kernel.encoding.move_text(int(number), self.turn))

    def action(self, text: str) -> int:
        """The action that stands for the move of a text; ValueError if none does."""
        number = self.kernel.encoding.move_id(self.game.read_move(text), self.turn)
        action = int(self.kernel.actions.action_of_move(self.row, number))
        if action < 0:
            raise ValueError(f"no action stands for {text}")
        return action

    def refuse(self, action: int) -> IllegalAction:
        """Say why an action is not legal."""
        return refusal_of(self.kernel, self.game, self.row, 0, action, self.actions)


def refusal_of(
    kernel: Any, game: AnyGame, row: Any, table: int, action: int, actions: int
) -> IllegalAction:
    """Say why an action is not legal at a table."""
    if not 0 <= action < actions:
        return IllegalAction(table, action, None, None)
    seat = int(row[kernel.layout.TURN])
    move = kernel.encoding.move_of(kernel.actions.plain_move(row, action), seat)
    state = kernel.encoding.decode(game, row[: kernel.layout.SIZE])
    name = Description.of(game, kernel).actions[action]
    return IllegalAction(table, action, name, game.check(state, seat, move))


def as_int64(seed: int) -> int:
    """The lowest 64 bits of a seed, as the kernel takes them."""
    return int(np.uint64(whole_number("seed", seed) & 0xFFFF_FFFF_FFFF_FFFF).astype(np.int64))


def any_seed() -> int:
    """A random seed."""
    return secrets.randbits(63)
