"""Many tables at once for training, on the processor or on a graphics card."""

from __future__ import annotations

import os
import weakref
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from itertools import pairwise, starmap
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from stockpile.training.model import TrainableNetwork

CORES = os.cpu_count() or 1
_threads = ThreadPoolExecutor(CORES)


def modules(game: str) -> SimpleNamespace:
    """A game's parts of the kernel."""
    names = (
        *("layout", "rules", "tensors", "network", "encoding", "selfplay", "lookahead"),
        "playout_policy",
    )
    return SimpleNamespace(
        **{name: import_module(f"stockpile.kernel.{game}.{name}") for name in names}
    )


class Decided(NamedTuple):
    """What was chosen at each table."""

    moves: Tensor
    """By ``[table, index]``: in Skip-Bo a plan of several moves, with `NO_MOVE` after the last."""
    fields: Tensor
    """The fields of what they lead to."""
    values: Tensor
    """Each side's chance after the best choice, the side on turn first."""
    odd: Tensor
    """Whether it is not the best one."""


class Drawn(NamedTuple):
    """Close candidates, of which one was drawn, by ``[table, candidate]``; the best comes first."""

    fields: Tensor
    """The fields of what each leads to."""
    chances: Tensor
    """How likely it was to be drawn; 0 where there is none."""
    judged: Tensor
    """The share of the side on turn after it, as judged before the draw."""
    drawn: Tensor
    """Which one was drawn at each table."""


MOST_CLOSE = 4
"""One of at most this many candidates is drawn."""


class TrainingTables:
    """Tables of one form, each with its own stock and options."""

    def __init__(
        self, game: str, rules: Any, rows: Any, *, seed: int, most: int, device: str
    ) -> None:
        self._set_up(game, rules, torch.from_numpy(rows).to(device), seed, most)
        self._loops.reset()

    def _set_up(self, game: str, rules: Any, rows: Tensor, seed: int, most: int) -> None:
        self.game, self.rules, self.rows = game, rules, rows
        self.parts = modules(game)
        self.seats = int(rules.seats)
        self.sides = len(rules.sides)
        self.count = len(rows)
        device = self.device = rows.device.type
        self.seed = seed
        self.most = most
        size = self.parts.network.field_count(self.seats)
        dtype = {np.int16: torch.int16, np.int32: torch.int32}[self.parts.layout.DTYPE]
        made: dict[str, Any] = {"device": device}
        self.rngs = torch.zeros((self.count, 1), dtype=torch.int64, **made)
        self.rounds = torch.zeros(self.count, dtype=torch.int64, **made)
        longest = self.parts.network.LONGEST
        self.moves = torch.zeros((self.count, most, longest), dtype=dtype, **made)
        self.won = torch.zeros((self.count, most), dtype=torch.int16, **made)
        self.counts = torch.zeros(self.count, dtype=torch.int32, **made)
        self.fields = torch.zeros((self.count, most, size), dtype=torch.int16, **made)
        self.done = torch.zeros(self.count, dtype=torch.bool, **made)
        self.shares = torch.zeros((self.count, self.sides), dtype=torch.float32, **made)
        self.taken = torch.zeros((self.count, longest), dtype=dtype, **made)
        self.taken_fields = torch.zeros((self.count, size), dtype=torch.int16, **made)
        self._side_of = torch.tensor(rules.side_of, device=device)
        self._loops: Any = _Card(self) if device == "cuda" else _Processor(self)

    @property
    def side(self) -> Tensor:
        """The side on turn at each table."""
        return self._side_of[self.rows[:, self.parts.layout.TURN].long()]

    def decide(self, network: TrainableNetwork, odd: float, close: float = 1.0) -> Decided:
        """Let the network choose at every table, with a share of ``odd`` moves at random.

        These are among the candidates judged within ``close`` of the best.
        """
        decided: Decided = self._loops.decide(network, odd, close)
        return decided

    def draw(
        self, network: TrainableNetwork, temperature: float, close: float
    ) -> tuple[Decided, Drawn]:
        """Draw one of the best candidates at every table, the better the likelier.

        A candidate that is judged worse by ``temperature`` is drawn 1/e times as often, and none
        that is worse by more than ``close``.
        """
        self.ponder()
        shares = self._loops.judge(network)
        ends = self.counts.cumsum(0, dtype=torch.int64)
        first = (ends - self.counts)[:, None]
        number = torch.arange(self.most, device=self.device)[None]
        there = number < self.counts[:, None]
        own = shares[(first + number).clamp(max=len(shares) - 1), 0]
        own = torch.where(there & (self.won > 0), 1.0, own)
        best = torch.where(there, own, -1.0).topk(min(MOST_CLOSE, self.most))
        judged, index = best.values, best.indices
        near = (judged >= 0) & (judged >= judged[:, :1] - close) & (judged[:, :1] < 1)
        near[:, 0] = True
        chances = torch.where(near, judged / temperature, -torch.inf).softmax(1)
        drawn = chances.multinomial(1)
        chosen = index.gather(1, drawn)[:, 0]
        values = shares[first[:, 0] + index[:, 0]]
        won = judged[:, 0] == 1
        values = torch.where(won[:, None], 0.0, values)
        values[:, 0] = torch.where(won, 1.0, values[:, 0])
        table = torch.arange(self.count, device=self.device)
        fields = self.fields[table[:, None], index]
        decided = Decided(
            self.moves[table, chosen],
            self.fields[table, chosen],
            values,
            torch.zeros_like(won),
        )
        return decided, Drawn(fields, chances, judged, drawn[:, 0])

    def follow(self, network: TrainableNetwork, odd: float) -> Decided:
        """The same with the playout policy, whose moves the network only judges."""
        chance = torch.rand((self.count, 2), device=self.device)
        self._loops.follow(chance, odd)
        values = network(self.taken_fields.int(), self.seats, self.sides).softmax(1)
        return Decided(self.taken, self.taken_fields, values, chance[:, 0] < odd)

    def ponder(self) -> None:
        """List the moves at every table: `moves`, `won`, `counts` and `fields`."""
        self._loops.ponder()

    def worlds_of(self, at: Tensor, worlds: int, seed: int) -> TrainingTables:
        """Other tables: each of these, by number, in worlds that fit what its seat on turn knows.

        A number that comes twice gets the same worlds twice. These tables `go_on`, they do not
        `proceed`.
        """
        trials = object.__new__(TrainingTables)
        rows = self.rows[at.repeat_interleave(worlds)]
        trials._set_up(self.game, self.rules, rows, seed, self.most)
        trials._loops.enter(at.repeat_interleave(worlds), worlds)
        return trials

    def go_on(self, moves: Tensor) -> tuple[Tensor, Tensor]:
        """Make a move at each table. Returns which rounds are over, and each side's share then."""
        self._loops.go_on(moves)
        return self.done, self.shares

    def keep(self, kept: Tensor) -> None:
        """Drop all tables but these."""
        self.rows, self.rngs = self.rows[kept], self.rngs[kept]
        self.count = len(self.rows)
        for name in _AT_A_TABLE:
            setattr(self, name, getattr(self, name)[: self.count])
        self._loops = type(self._loops)(self)

    def proceed(self, moves: Tensor) -> tuple[Tensor, Tensor]:
        """Make a move at each table. Returns which rounds ended, and each side's share of these."""
        self._loops.proceed(moves)
        return self.done, self.shares


_AT_A_TABLE = (
    *("rounds", "moves", "won", "counts", "fields"),
    *("done", "shares", "taken", "taken_fields"),
)
"""What is written anew for each table before anybody reads it."""


class _Processor:
    def __init__(self, tables: TrainingTables) -> None:
        self._tables = weakref.proxy(tables)
        layout = tables.parts.layout
        self._batch = tables.parts.selfplay
        self._rows = tables.rows.numpy()
        self._rngs = tables.rngs.numpy().view(np.uint64)
        self._plan = np.zeros(tables.parts.network.PLAN_SIZE, layout.SCRATCH_DTYPE)
        self._scratch = np.zeros(layout.SCRATCH_SIZE, layout.SCRATCH_DTYPE)
        network = tables.parts.network
        most_listed = max(layout.MOST_MOVES, network.MOST_CANDIDATES * network.LONGEST)
        self._listed = np.zeros(most_listed, layout.DTYPE)

    def reset(self) -> None:
        one = self._tables
        for table in range(one.count):
            self._batch.begin(self._rows[table], self._rngs[table], one.seed, table, 0)

    def ponder(self) -> None:
        one = self._tables
        self._batch.ponder(
            self._rows,
            one.most,
            self._plan,
            self._listed,
            one.moves.numpy(),
            one.won.numpy(),
            one.counts.numpy(),
            one.fields.numpy(),
        )

    def decide(self, network: TrainableNetwork, odd: float, close: float) -> Decided:
        one = self._tables
        weights = network.shared()
        chance = torch.rand((one.count, 2)).numpy()
        values = torch.zeros((one.count, one.sides))
        broke = torch.zeros(one.count, dtype=torch.bool)
        side_seats = one.seats // one.sides
        results = (one.taken.numpy(), one.taken_fields.numpy(), values.numpy(), broke.numpy())

        def some(tables: slice) -> None:
            room = one.parts.network.space(weights, one.seats, one.most)
            self._batch.decide(
                *(self._rows[tables], side_seats, weights, chance[tables], odd, close),
                *(np.zeros_like(self._plan), room),
                *(part[tables] for part in results),
            )

        # What is chosen at a table does not depend on the others, nor on the number of threads.
        ends = np.linspace(0, one.count, CORES + 1).astype(int).tolist()
        list(_threads.map(some, starmap(slice, pairwise(ends))))
        return Decided(one.taken, one.taken_fields, values, broke)

    def judge(self, network: TrainableNetwork) -> Tensor:
        one = self._tables
        there = torch.arange(one.most)[None] < one.counts[:, None]
        return network(one.fields[there].int(), one.seats, one.sides).softmax(1)

    def follow(self, chance: Tensor, odd: float) -> None:
        one = self._tables
        self._batch.follow(
            self._rows,
            self._rngs,
            chance.numpy(),
            odd,
            self._scratch,
            self._plan,
            self._listed,
            one.taken.numpy(),
            one.taken_fields.numpy(),
        )

    def enter(self, at: Tensor, worlds: int) -> None:
        seed = self._tables.seed
        self._tables.parts.lookahead.enter_all(self._rows, self._rngs, seed, at.numpy(), worlds)

    def go_on(self, moves: Tensor) -> None:
        one = self._tables
        self._tables.parts.lookahead.go_on_all(
            self._rows, self._rngs, moves.numpy(), one.done.numpy(), one.shares.numpy()
        )

    def proceed(self, moves: Tensor) -> None:
        one = self._tables
        self._batch.proceed_all(
            self._rows,
            self._rngs,
            one.rounds.numpy(),
            moves.numpy(),
            one.seed,
            one.done.numpy(),
            one.shares.numpy(),
        )


class _Card:
    def __init__(self, tables: TrainingTables) -> None:
        from stockpile.training import card

        # Were this a cycle, gigabytes would wait for the collector of garbage.
        self._tables = weakref.proxy(tables)
        self._card = card
        self._kernels = card.kernels(tables.parts)
        made: dict[str, Any] = {"device": "cuda"}
        self._values = torch.zeros((tables.count, tables.sides), dtype=torch.float32, **made)
        self._odd = torch.zeros(tables.count, dtype=torch.bool, **made)

    def reset(self) -> None:
        one = self._tables
        self._card.for_each(self._kernels.reset, one.count, one.rows, one.rngs, one.seed)

    def ponder(self) -> None:
        one = self._tables
        self._card.for_each(
            self._kernels.ponder,
            one.count,
            *(one.rows, one.most, one.moves, one.won, one.counts, one.fields),
        )

    def decide(self, network: TrainableNetwork, odd: float, close: float) -> Decided:
        one, card = self._tables, self._card
        self.ponder()
        shares = self.judge(network)
        ends = one.counts.cumsum(0, dtype=torch.int64)
        chance = torch.rand((one.count, 2), device="cuda")
        card.for_each(
            card.select,
            one.count,
            *(shares, one.won, one.counts, ends, chance, odd, close, one.moves, one.fields),
            *(self._values, one.taken, one.taken_fields, self._odd),
        )
        return Decided(one.taken, one.taken_fields, self._values, self._odd)

    def judge(self, network: TrainableNetwork) -> Tensor:
        """Each side's chance after every candidate, table by table."""
        one, card = self._tables, self._card
        ends = one.counts.cumsum(0, dtype=torch.int64)
        rows = int(ends[-1])
        half = network.halved()
        width = half.of_table.shape[1]
        whole = torch.empty((rows, width), dtype=torch.float16, device="cuda")
        each = torch.empty((rows, one.seats, width), dtype=torch.float16, device="cuda")
        card.launch(
            card.accumulate,
            -(-one.count // card.WARPS),
            card.WARPS * card.WARP,
            *(one.fields, one.counts, ends, *network.counts, one.seats),
            *(half.of_table, half.of_hand, half.of_seat, whole, each),
        )
        return half.scores(whole, each, one.sides).softmax(1)

    def follow(self, chance: Tensor, odd: float) -> None:
        one = self._tables
        self._card.for_each(
            self._kernels.follow,
            one.count,
            *(one.rows, one.rngs, chance, odd, one.taken, one.taken_fields),
        )

    def enter(self, at: Tensor, worlds: int) -> None:
        one = self._tables
        self._card.for_each(
            self._kernels.enter, one.count, one.rows, one.rngs, one.seed, at, worlds
        )

    def go_on(self, moves: Tensor) -> None:
        one = self._tables
        self._card.for_each(
            self._kernels.go_on, one.count, one.rows, one.rngs, moves, one.done, one.shares
        )

    def proceed(self, moves: Tensor) -> None:
        one = self._tables
        self._card.for_each(
            self._kernels.proceed,
            one.count,
            *(one.rows, one.rngs, one.rounds, moves, one.seed, one.done, one.shares),
        )
