"""The network of `stockpile.kernel.judge` as PyTorch trains it, and its weights as files."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from stockpile.kernel.judge import Network


def sums(fields: Tensor, rows: Tensor) -> Tensor:
    """The sums of the rows that fields pick."""
    if fields.is_cuda:
        return counted_sums(fields, rows)
    return functional.embedding_bag(fields, rows, mode="sum")


def counted_sums(fields: Tensor, rows: Tensor) -> Tensor:
    """The same by counting how often each row is picked: on a card, in a fraction of the time."""
    picked = torch.zeros((len(fields), len(rows)), device=fields.device)
    one = picked.new_ones((1, 1)).expand(fields.shape)
    return picked.scatter_add_(1, fields.long(), one) @ rows


def _inputs(side_layer: Tensor, seat_bias: Tensor) -> tuple[Tensor, ...]:
    """The parts of the layer of sides: for a side's own sum, the others' and the table's."""
    narrow = len(seat_bias)
    return side_layer[:narrow], side_layer[narrow : 2 * narrow], side_layer[2 * narrow :]


def _fill(layer: Tensor, given: Tensor) -> None:
    """Put a layer in the corner of a larger one, where nothing else reaches its results."""
    rows, columns = given.shape
    layer[:rows, :columns] = given
    layer[rows:, :columns] = 0


class TrainableNetwork(nn.Module):
    """Judges what moves lead to; see `stockpile.kernel.judge` for what it computes."""

    def __init__(self, fields: Any, width: int = 128, narrow: int = 64, hidden: int = 32) -> None:
        super().__init__()
        self._half: list[TrainableNetwork] | None = None
        self.counts = (fields.GLOBAL_FIELDS, fields.HAND_FIELDS, fields.SEAT_FIELDS)
        groups = (fields.GLOBAL_ROWS, fields.HAND_ROWS, fields.SEAT_ROWS)
        self.of_table, self.of_hand, self.of_seat = (
            nn.Parameter(torch.randn(rows, width) * 0.1) for rows in groups
        )
        self.seat_layer = nn.Parameter(torch.randn(width, narrow) * (2 / width) ** 0.5)
        self.seat_bias = nn.Parameter(torch.zeros(narrow))
        inputs = 2 * narrow + width
        self.side_layer = nn.Parameter(torch.randn(inputs, hidden) * (2 / inputs) ** 0.5)
        self.side_bias = nn.Parameter(torch.zeros(hidden))
        self.score = nn.Parameter(torch.randn(hidden) * 0.1)

    def forward(self, fields: Tensor, seats: int, sides: int) -> Tensor:
        """Each side's score, that of the seat on turn first."""
        on_table, in_hand, _ = self.counts
        count = fields.shape[0]
        table = sums(fields[:, :on_table], self.of_table)
        hand = sums(fields[:, on_table : on_table + in_hand], self.of_hand)
        of_seats = fields[:, on_table + in_hand :].reshape(count * seats, self.counts[2])
        seat = sums(of_seats, self.of_seat)
        seat = seat.view(count, seats, -1) + table[:, None]
        seat = torch.cat([seat[:, :1] + hand[:, None], seat[:, 1:]], dim=1)
        return self.scores(functional.relu(table), functional.relu(seat), sides)

    def scores(self, table: Tensor, seat: Tensor, sides: int) -> Tensor:
        """The same from the sums of the first layer: the table's, and each seat's."""
        seat = functional.relu(seat @ self.seat_layer + self.seat_bias)
        count, seats, narrow = seat.shape
        side = seat.view(count, sides, seats // sides, narrow).sum(2)
        of_own, of_others, of_table = _inputs(self.side_layer, self.seat_bias)
        # The others' sum is the total minus a side's own.
        common = side.sum(1) @ of_others + table @ of_table + self.side_bias
        inner = side @ (of_own - of_others) + common[:, None]
        return (functional.relu(inner) @ self.score).float()

    def take(self, network: Network) -> None:
        """Start from these weights. ValueError if they do not fit.

        A smaller network grows. It judges as before until its new parts learn something.
        """
        given = {name: torch.from_numpy(rows) for name, rows in network._asdict().items()}
        tables = ("of_table", "of_hand", "of_seat")
        for name, weights in self.named_parameters():
            sizes = zip(given[name].shape, weights.shape, strict=True)
            too_large = any(size > most for size, most in sizes)
            if too_large or (name in tables and len(given[name]) != len(weights)):
                raise ValueError(f"{name} has the shape {given[name].shape}, not {weights.shape}")
        for name in tables:
            getattr(self, name).data[:, : given[name].shape[1]] = given[name]
        for name in ("seat_bias", "side_bias", "score"):
            getattr(self, name).data.zero_()[: len(given[name])] = given[name]
        _fill(self.seat_layer.data, given["seat_layer"])
        before = _inputs(given["side_layer"], given["seat_bias"])
        for part, known in zip(_inputs(self.side_layer.data, self.seat_bias), before, strict=True):
            _fill(part, known)

    def halved(self) -> TrainableNetwork:
        """A copy in half precision, for playing. It is made again after `learned`."""
        if self._half is None:
            self._half = [copy.deepcopy(self).half()]
        return self._half[0]

    def learned(self) -> None:
        """Say that the weights have changed."""
        self._half = None

    def shared(self) -> Network:
        """The weights for the kernel, without a copy: they change as this learns."""
        arrays = {name: weights.detach().numpy() for name, weights in self.named_parameters()}
        return Network(counts=np.array(self.counts, np.int64), **arrays)

    def export(self) -> Network:
        """The weights for the kernel, rounded to half precision as in a file."""
        arrays = {
            name: weights.detach().cpu().half().float().contiguous().numpy()
            for name, weights in self.named_parameters()
        }
        return Network(counts=np.array(self.counts, np.int64), **arrays)
