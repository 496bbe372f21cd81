"""What a seat can see, for OpenSpiel's observers."""

from __future__ import annotations

from typing import Any

import numpy as np

from stockpile.environments.openspiel.form import Form
from stockpile.environments.openspiel.state import State
from stockpile.extras import needs

with needs("stockpile.environments.openspiel", "openspiel"):
    import pyspiel


class Observer:
    """What a seat can see, in named parts: see OpenSpiel's ``make_observation``.

    ``hand`` and ``unseen``, the cards that are out of its sight, are private; the rest is public.

    >>> import pyspiel
    >>> import stockpile.environments.openspiel
    >>> game = pyspiel.load_game("stockpile_skipbo(stock=3)")
    >>> state = game.new_initial_state()
    >>> observer = game.make_py_observer()
    >>> sorted(observer.dict)[:3]
    ['aside', 'building', 'draw']
    """

    def __init__(self, form: Form, kind: Any) -> None:
        self._form = form
        self._recalls = kind.perfect_recall
        public, own = kind.public_info, kind.private_info != pyspiel.PrivateInfoType.NONE
        self._own = own
        self._parts: dict[str, slice] = {}
        if not self._recalls:
            names = [name.partition(".")[0] for name in form.describe().observation]
            for name in dict.fromkeys(names):
                private = name in ("hand", "unseen")
                if own if private else public:
                    first = names.index(name)
                    self._parts[name] = slice(first, first + names.count(name))
        sizes = [part.stop - part.start for part in self._parts.values()]
        tensor: Any = np.zeros(sum(sizes), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, size in zip(self._parts, sizes, strict=True):
            self.dict[name] = tensor[at : at + size]
            at += size
        self.tensor: Any = None if self._recalls else tensor
        self._whole = sum(sizes) == form.size

    def set_from(self, state: State, player: int) -> None:
        """Observe a state for a seat.

        >>> observer.set_from(state, 0)
        >>> observer.tensor.shape
        (76,)
        """
        seen = state.observation(player)
        if self._whole:
            self.tensor[:] = seen
            return
        for name, part in self._parts.items():
            self.dict[name][:] = seen[part]

    def string_from(self, state: State, player: int) -> str:
        """What a seat sees as a text: with perfect recall, everything since the deal.

        >>> observer.string_from(state, 0).split()[:2]
        ['unseen.1=12', 'unseen.2=12']
        """
        if self._recalls:
            return (
                state.recall(player)
                if self._own
                else self._form.private[-1].sub(r"\1+?", str(state))
            )
        seen, names = state.observation(player), self._form.describe().observation
        return " ".join(
            f"{names[at]}={seen[at]}"
            for part in self._parts.values()
            for at in range(part.start, part.stop)
            if seen[at]
        )
