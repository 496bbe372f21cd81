"""The network of `stockpile.kernel.judge` as PyTorch trains it, and its weights as files."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from stockpile.kernel.judge import Network


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
        table = functional.embedding_bag(fields[:, :on_table], self.of_table, mode="sum")
        hand = functional.embedding_bag(
            fields[:, on_table : on_table + in_hand], self.of_hand, mode="sum"
        )
        of_seats = fields[:, on_table + in_hand :].reshape(count * seats, self.counts[2])
        seat = functional.embedding_bag(of_seats, self.of_seat, mode="sum")
        seat = seat.view(count, seats, -1) + table[:, None]
        seat = torch.cat([seat[:, :1] + hand[:, None], seat[:, 1:]], dim=1)
        return self.scores(functional.relu(table), functional.relu(seat), sides)

    def scores(self, table: Tensor, seat: Tensor, sides: int) -> Tensor:
        """The same from the sums of the first layer: the table's, and each seat's."""
        seat = functional.relu(seat @ self.seat_layer + self.seat_bias)
        count, seats, narrow = seat.shape
        side = seat.view(count, sides, seats // sides, narrow).sum(2)
        of_own, of_others, of_table = self.side_layer.split([narrow, narrow, table.shape[1]])
        # The others' sum is the total minus a side's own.
        common = side.sum(1) @ of_others + table @ of_table + self.side_bias
        inner = side @ (of_own - of_others) + common[:, None]
        return (functional.relu(inner) @ self.score).float()

    def take(self, network: Network) -> None:
        """Start from these weights. ValueError if their sizes differ."""
        for name, weights in self.named_parameters():
            given = torch.from_numpy(getattr(network, name))
            if given.shape != weights.shape:
                raise ValueError(f"{name} has the shape {given.shape}, not {weights.shape}")
            weights.data.copy_(given)

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
