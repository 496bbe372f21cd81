"""A round as OpenSpiel plays it: decisions of seats, and exact chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from stockpile.core.seats import SEAT_LETTERS
from stockpile.environments.openspiel.form import ALL_SEATS, Form
from stockpile.environments.openspiel.resampling import Resampler
from stockpile.environments.single import refusal_of
from stockpile.extras import needs

with needs("stockpile.environments.openspiel", "openspiel"):
    import pyspiel

# As plain integers, because comparing members of pyspiel's class is slow.
_CHANCE = int(pyspiel.PlayerId.CHANCE)
_TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class State(pyspiel.State):
    """A round. Actions are those of `stockpile.environments.Tables`; chance draws cards.

    >>> import pyspiel
    >>> import stockpile.environments.openspiel
    >>> game = pyspiel.load_game("stockpile_skipbo(stock=3)")
    >>> state = game.new_initial_state()
    """

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._form: Form = game.form
        self._row = self._form.empty.copy()
        self._form.reveals.deal_hidden(self._row, 0, self._form.rng)
        self._form.reveals.write_status(self._row, self._form.status)
        self._made = 0
        self._log = ""
        self._follow()

    # Playing

    def current_player(self) -> int:
        """Who acts next.

        >>> state.current_player() == pyspiel.PlayerId.CHANCE
        True
        """
        return self._player

    def is_chance_node(self) -> bool:
        """Whether a card is drawn next.

        >>> state.is_chance_node()
        True
        """
        return self._player == _CHANCE  # pyspiel would ask `current_player`, which takes longer

    def _legal_actions(self, player: int) -> list[int]:
        return self._form.legal(self._row) if player == self._player else []

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """A 1 for each action that is legal for a player: by default, the one who acts next.

        >>> sum(state.legal_actions_mask())
        13
        """
        if self._player >= 0 and player in (None, self._player):
            return self._form.mask(self._row)
        mask: list[int] = super().legal_actions_mask(*() if player is None else (player,))
        return mask

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may be seen next, and how likely each is.

        >>> [(card, round(chance, 3)) for card, chance in state.chance_outcomes()][:2]
        [(1, 0.074), (2, 0.074)]
        """
        total = sum(self._counts)
        return [(card, count / total) for card, count in enumerate(self._counts) if count]

    def _apply_action(self, action: int) -> None:
        form, row = self._form, self._row
        reveals = form.reveals
        if self._player == _CHANCE:
            entry = self._outcome(action)
            if not 0 < action < reveals.CARDS or not reveals.reveal(row, action, form.status):
                raise ValueError(f"{entry} is impossible: no such card is left")
        else:
            move = -1
            if 0 <= action < form.actions:
                move = reveals.act(row, action, form.legal_bits, form.rng, form.status)
            if move < 0:
                raise refusal_of(form.kernel, form.game, row, 0, action, form.actions)
            entry = f"{SEAT_LETTERS[self._player]}:{form.move_text(move, self._player)}"
            self._made += 1
        self._log += entry + " "
        self._follow()

    def _follow(self) -> None:
        """Read what the kernel has written about the row."""
        status = self._form.status.tobytes()
        self._over, turn, hidden, self._pool, self._place, self._seat = status[:6]
        self._counts = status[6:] if hidden else b""
        """How many cards of each kind could be seen next."""
        self._player: int
        if self._over or self._made == self._form.most_moves:
            self._player = _TERMINAL
        else:
            self._player = _CHANCE if hidden else turn

    def _outcome(self, card: int) -> str:
        """How the log writes a card: ``A=7`` if all see it, ``A+7`` if only its seat does."""
        form = self._form
        name = form.card_names[card] if 0 < card < len(form.card_names) else str(card)
        return f"{SEAT_LETTERS[self._place]}{'=' if self._seat == ALL_SEATS else '+'}{name}"

    def _action_to_string(self, player: int, action: int) -> str:
        form = self._form
        if player == _CHANCE:
            return self._outcome(action) if self._player == _CHANCE else form.card_names[action]
        if player == self._player and action in form.legal(self._row):
            move = form.kernel.actions.move_of_action(self._row, action)
            return str(form.move_text(move, player))
        return form.describe().actions[action]

    def is_terminal(self) -> bool:
        """Whether the round is over, or has reached its most moves.

        >>> state.is_terminal()
        False
        """
        return self._player == _TERMINAL

    def returns(self) -> list[float]:
        """+1 for a winner, −1/(sides − 1) for the others, 0 before the end and in a draw.

        >>> state.returns()
        [0.0, 0.0]
        """
        reward = np.zeros(self._form.seats)
        if self._over:
            self._form.kernel.tensors.add_reward(self._row, False, reward)
        earned: list[float] = reward.tolist()
        return earned

    # What a seat knows

    def __str__(self) -> str:
        return self._log.rstrip()

    def recall(self, seat: int) -> str:
        """Everything that a seat has seen in this round: ``A+7`` is a card that A drew.

        >>> state.apply_action(12)
        >>> state.recall(0)
        'A A=12'
        """
        seen = self._form.private[seat].sub(r"\1+?", self._log)
        return f"{SEAT_LETTERS[seat]} {seen.rstrip()}"

    def observation(self, seat: int) -> Any:
        """What a seat can see and could have counted, in bytes: see `Tables.describe`.

        >>> state.observation(0).shape
        (76,)
        """
        seen = np.empty(self._form.size, np.uint8)
        self._form.kernel.tensors.write_observation(self._row, seat, seen)
        return seen

    # Other worlds

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """Another state in which the player has seen the same.

        Cards that other seats drew and still hold are redrawn from all cards that the player cannot
        see and that could have been drawn then. What others were obliged to do stays true; what
        their choices suggest is not used.

        >>> from random import Random
        >>> state.resample_from_infostate(0, Random(1).random).history() == state.history()
        True
        """
        return Resampler(self, player).again(sampler)
