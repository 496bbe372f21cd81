"""`Tables`: a batch of tables of one form, played step by step."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from stockpile.core.refusal import Refusal
from stockpile.environments.description import Description
from stockpile.environments.engine import BOTS, Engine, Processor, kernel_of
from stockpile.games import game_of, make_game

LETTERS = "ABCDEFGH"


class IllegalAction(ValueError):
    """An action that is not legal: at which table, what it would mean, and why not."""

    def __init__(self, table: int, action: int, move: str | None, refusal: Refusal | None) -> None:
        super().__init__(table, action, move, refusal)
        self.table = table
        self.action = action
        self.move = move
        self.refusal = refusal

    def __str__(self) -> str:
        what = f"action {self.action}" if self.move is None else f"{self.move} ({self.action})"
        why = "there is no such action" if self.refusal is None else f"{self.refusal}"
        return f"table {self.table} refuses {what}: {why}. No table has changed."


class Seen:
    """What those on turn may know and do: views of the batch, valid until its next step."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    @property
    def observation(self) -> Any:
        """``[table, byte]``, uint8: what the seat on turn may know; `Tables.describe` names it."""
        return self._engine.arrays.observations

    @property
    def mask(self) -> Any:
        """``[table, action]``, uint8: 1 for each legal action of the seat on turn, for its eyes."""
        return self._engine.arrays.masks

    @property
    def seat(self) -> Any:
        """``[table]``, int8: the seat on turn."""
        return self._engine.arrays.seats

    @property
    def final(self) -> Any:
        """``[table, byte]``: where a round has just ended, the last observation of who moved."""
        return self._engine.arrays.finals

    @property
    def truth(self) -> Any:
        """``[table, byte]``, uint8: what no seat may know, for critics. Written when asked for."""
        return self._engine.reveal()


class Tables:
    """A batch of tables, all of one form.

    ``edition``, ``seats``, ``teams`` and options are those of `stockpile.new_match`. ``count``
    tables are played side by side, each round dealt anew as soon as the last one is over: the cards
    of round *k* at table *i* depend on (``seed``, *i*, *k*) and on nothing else.

    ``opponents`` are bots that play inside the batch, by the letter or number of their seat:
    ``{"B": "skilled"}``. Only the other seats are asked for actions. ``rewards`` are "win" (+1 for
    a winner, −1/(sides − 1) for the others, 0 in a draw) or "points". A round is cut short after
    ``most_moves``.

    ``device`` is "cpu", with ``threads``, or "cuda": then all arrays are tensors of PyTorch.
    Nothing else differs between them.
    """

    def __init__(
        self,
        edition: str | None = None,
        *,
        seats: int | None = None,
        teams: int | Sequence[str] | None = None,
        count: int = 1,
        seed: int = 0,
        opponents: Mapping[str | int, str] | None = None,
        rewards: str = "win",
        most_moves: int | None = None,
        device: str = "cpu",
        threads: int = 1,
        **options: Any,
    ) -> None:
        if count < 1:
            raise ValueError(f"a batch has at least one table, not {count}")
        if rewards not in ("win", "points"):
            raise ValueError(f'rewards are "win" or "points", not {rewards!r}')
        if most_moves is not None and most_moves < 1:
            raise ValueError(f"a round has at least one move, not {most_moves}")
        self.game = make_game(edition, seats=seats, teams=teams, **options)
        name = game_of(self.game.setup).name
        self._kernel = kernel = kernel_of(name)
        self.count = count
        self.seats = self.game.seats
        self.sides = len(self.game.sides)
        tensors, layout = kernel.tensors, kernel.layout
        self.actions: int = tensors.action_count(self.seats, self.sides)
        row = np.zeros(tensors.ROW_SIZE, layout.DTYPE)
        row[: layout.SIZE] = kernel.encoding.table(self.game)
        self._shape = SimpleNamespace(
            count=count,
            seats=self.seats,
            actions=self.actions,
            words=tensors.mask_words(self.seats, self.sides),
            observation=tensors.observation_size(self.seats),
            truth=tensors.truth_size(self.seats),
            row=row,
            seed=_as_int64(seed),
            most=-1 if most_moves is None else most_moves,
            points=rewards == "points",
            players=_players(opponents or {}, self.seats),
        )
        self._engine: Engine
        if device == "cpu":
            self._engine = Processor(kernel, self._shape, threads)
        elif device == "cuda":
            from stockpile.environments.cuda import Card

            self._engine = Card(kernel, self._shape)
        else:
            raise ValueError(f'device is "cpu" or "cuda", not {device!r}')
        self._seen = Seen(self._engine)

    # Playing

    def reset(self, seed: int | None = None) -> Seen:
        """Begin anew with the first round of every table, and with another seed if one is given."""
        if seed is not None:
            self._shape.seed = _as_int64(seed)
        self._engine.arrays.rounds[:] = 0
        self._engine.reset()
        return self._seen

    def step(self, actions: Any, *, checked: bool = True) -> tuple[Seen, Any, Any]:
        """Let every seat on turn act: what is seen then, the rewards, and which rounds ended.

        ``reward[table, seat]`` is float32 and 0 until a round ends. ``done[table]`` is 1 where one
        has ended and 2 where it was cut short; there the next round has been dealt, and is what is
        seen. If an action is not legal, `IllegalAction` is raised and no table changes; without
        ``checked``, that is not looked at, and what happens then is not defined.
        """
        given = self._engine.given(actions)
        if checked:
            table = self._engine.refused(given)
            if table >= 0:
                raise self._illegal(table, int(given[table]))
        self._engine.step(given)
        its = self._engine.arrays
        return self._seen, its.rewards, its.done

    def replay(self, deals: Any = None, *, seats: int = 0) -> Seen:
        """Deal rounds again, by their numbers at each table, with everybody some chairs further on.

        Without ``deals`` it is the round that is being played. The bots among the players move on
        by ``seats`` chairs from where they sat in the beginning.
        """
        its = self._engine.arrays
        if deals is not None:
            its.rounds[:] = self._engine.given(deals)
        players = np.roll(np.array(self._shape.players, np.int8), seats)
        for seat, player in enumerate(players.tolist()):
            its.players[:, seat] = player
        self._engine.reset()
        return self._seen

    @property
    def deals(self) -> Any:
        """The number of the round at each table, for `replay`."""
        return self._engine.host(self._engine.arrays.rounds).copy()

    # Keeping

    def save(self) -> bytes:
        """The whole batch as it stands, for `restore` on a batch made with the same arguments."""
        its, kept = self._engine.arrays, io.BytesIO()
        arrays = {name: self._engine.host(getattr(its, name)) for name in _KEPT}
        form = json.dumps([self.describe().hash, self.count, self._shape.seed])
        np.savez_compressed(kept, form=np.array(form), **arrays)
        return kept.getvalue()

    def restore(self, saved: bytes) -> Seen:
        """Go on from what `save` has kept. ValueError if it is of another kind of batch."""
        with np.load(io.BytesIO(saved), allow_pickle=False) as kept:
            form, count, seed = json.loads(str(kept["form"]))
            if (form, count) != (self.describe().hash, self.count):
                raise ValueError("this was saved from a batch of another form or size")
            self._shape.seed = seed
            for name in _KEPT:
                array = getattr(self._engine.arrays, name)
                array[:] = self._engine.taken(kept[name])
        self._engine.show()
        return self._seen

    # Looking

    def describe(self) -> Description:
        """What every byte of an observation and every action means, and the version of it all."""
        return Description.of(self.game, self._kernel)

    def state(self, table: int) -> Any:
        """The State of a table, as the rules have it."""
        return self._kernel.encoding.decode(self.game, self._row(table)[: self._kernel.layout.SIZE])

    def text(self, table: int, action: int) -> str:
        """The text of the move that an action stands for at a table: ``h7>2``."""
        row = self._row(table)
        move = self._kernel.tensors.move_of_action(row, int(action))
        text: str = self._kernel.encoding.move_text(move, int(row[self._kernel.layout.TURN]))
        return text

    def action(self, table: int, text: str) -> int:
        """The action that stands for the move of a text at a table. ValueError if none does."""
        row = self._row(table)
        seat = int(row[self._kernel.layout.TURN])
        number = self._kernel.encoding.move_id(self.game.read_move(text), seat)
        action = int(self._kernel.tensors.action_of_move(row, number))
        if action < 0:
            raise ValueError(f"no action stands for {text}: see Tables.moves")
        return action

    def _row(self, table: int) -> Any:
        if not 0 <= table < self.count:
            raise IndexError(f"there is no table {table}: there are {self.count}, from 0 on")
        return self._engine.host(self._engine.arrays.rows[table])

    def _illegal(self, table: int, action: int) -> IllegalAction:
        if not 0 <= action < self.actions:
            return IllegalAction(table, action, None, None)
        row = self._row(table)
        seat = int(row[self._kernel.layout.TURN])
        move = self._kernel.encoding.move_of(self._kernel.tensors.plain_move(row, action), seat)
        refusal = self.game.check(self.state(table), seat, move)
        return IllegalAction(table, action, self.describe().actions[action], refusal)


_KEPT = ("rows", "rngs", "bot_rngs", "rounds", "made", "players", "rewards", "done", "finals")
"""The arrays that a saved batch consists of; the others follow from them."""


def _as_int64(seed: int) -> int:
    return int(np.uint64(seed & 0xFFFF_FFFF_FFFF_FFFF).astype(np.int64))


def _players(opponents: Mapping[str | int, str], seats: int) -> list[int]:
    """For each seat, which bot sits there: 0 for none."""
    players = [0] * seats
    for where, name in opponents.items():
        seat = LETTERS.find(where) if isinstance(where, str) else where
        if not 0 <= seat < seats:
            raise ValueError(f"there is no seat {where!r} at a table of {seats}")
        if name not in BOTS:
            raise ValueError(f"{name!r} cannot sit in a batch: {', '.join(BOTS)} can")
        players[seat] = 1 + BOTS.index(name)
    if all(players):
        raise ValueError("at least one seat must be left to play for")
    return players
