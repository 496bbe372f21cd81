"""Other rounds in which a seat has seen the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from stockpile.environments.openspiel.form import ALL_SEATS

if TYPE_CHECKING:
    from stockpile.environments.openspiel.state import State


class Resampler:
    """Redraws the hidden cards of a round, knowing who drew what and what has been seen since."""

    TRIES = 8
    """How many times to redraw all hidden cards. If none of these rounds is possible, because some
    seat would have had to move otherwise, half of the cards are redrawn, and so on."""

    def __init__(self, state: State, player: int) -> None:
        form = state._form
        self._state = state
        self._player = player
        self._actions: list[int] = state.history()
        self._moves: dict[int, int] = {}
        """The moves of the others, by their places in the history. Which action lays a set with
        jokers depends on the hand."""
        self._held: list[dict[int, tuple[int, int]]] = [{} for _ in range(form.seats)]
        """For each seat, the draws that nobody else has seen: their places in the history, with
        the pool and the card."""
        walked = state.get_game().new_initial_state()
        for place, action in enumerate(self._actions):
            row = walked._row
            if walked.is_chance_node():
                if walked._seat not in (ALL_SEATS, player):
                    self._held[walked._seat][place] = walked._pool, action
                walked.apply_action(action)
                continue
            seat = walked.current_player()
            if seat != player:
                self._moves[place] = form.kernel.actions.move_of_action(row, action)
            start = form.reveals.hand_start(seat)
            hand = slice(start + 1, start + form.reveals.CARDS)
            before = row[hand].copy()
            walked.apply_action(action)
            if seat != player:
                self._show(seat, before - row[hand])

    def _show(self, seat: int, laid: Any) -> None:
        """Remove the draws of cards that a seat has laid, the earliest first."""
        drawn = self._held[seat]
        for kind in np.flatnonzero(laid > 0).tolist():
            for _ in range(laid[kind]):
                del drawn[next(at for at, (_, card) in drawn.items() if card == kind + 1)]

    def again(self, sampler: Callable[[], float]) -> State:
        """Replay the round with other cards where the player saw none."""
        places = [place for held in self._held for place in held]
        while places:
            for _ in range(self.TRIES):
                state = self._replayed(self._other_cards(places, sampler))
                if state is not None:
                    return state
            places = [place for place in places if sampler() < 0.5]
        return self._replayed({}) or self._state.clone()

    def _other_cards(self, places: list[int], sampler: Callable[[], float]) -> dict[int, int]:
        """Cards for these places, drawn from their pools along with what is left there."""
        pools: dict[int, list[int]] = {}
        for held in self._held:
            for place, (pool, _) in held.items():
                if place in places:
                    pools.setdefault(pool, []).append(place)
        drawn: dict[int, int] = {}
        for pool, there in pools.items():
            left = self._state._form.count(self._state._row, pool)
            unseen = [card for card, count in enumerate(left) for _ in range(count)]
            unseen += [self._actions[place] for place in there]
            for place in there:
                pick = int(sampler() * len(unseen))
                drawn[place] = unseen[pick]
                unseen[pick] = unseen[-1]
                unseen.pop()
        return drawn

    def _replayed(self, drawn: dict[int, int]) -> State | None:
        """The round with these cards; None if somebody could not have played as they did then."""
        form = self._state._form
        state: State = self._state.get_game().new_initial_state()
        for place, action in enumerate(self._actions):
            if place in self._moves:
                action = int(form.kernel.actions.action_of_move(state._row, self._moves[place]))
                if action < 0 or not form.may(state._row, action):
                    return None
            else:
                action = drawn.get(place, action)
            state.apply_action(action)
        return state
