"""OpenSpiel: importing this registers ``stockpile_skipbo`` and ``stockpile_breakers``.

>>> import pyspiel
>>> import stockpile.environments.openspiel
>>> game = pyspiel.load_game("stockpile_skipbo(seats=2,stock=3)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(state.chance_outcomes()[0][0])
>>> state.current_player(), [state.action_to_string(a) for a in state.legal_actions()][:2]
(0, ['h1>1', 'h1>2'])

Chance nodes are exact. A card is drawn when somebody first sees it, from those that could lie
there: at most 13 outcomes in Skip-Bo, 16 in Breakers. Seat A begins.

Parameters are ``edition``, ``seats``, ``teams`` (their number) or ``partners`` (``AC-BD``), and
``most_moves``, after which a round is a draw; in Skip-Bo ``stock``, ``laying`` and ``stalemate``,
in Breakers ``answer``, ``passing`` and ``lone_joker``.

The information state is a string, and has perfect recall. A tensor of it would have no useful size:
the observation tensor has what the seat can see and could have counted, see `Tables.describe`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

from stockpile.core.option import Setup
from stockpile.core.seats import SEAT_LETTERS
from stockpile.environments.description import Description
from stockpile.environments.forms import table_kernel
from stockpile.environments.single import MOST_MOVES, refusal_of
from stockpile.extras import needs
from stockpile.games import AnyGame, build_game, choices_of, make_game
from stockpile.kernel.chance import seeded
from stockpile.kernel.masks import ENTRIES, numbers_for, spread

with needs("stockpile.environments.openspiel", "openspiel"):
    import pyspiel

__all__ = ["Breakers", "Observer", "SkipBo", "State"]

_CHANCE = pyspiel.PlayerId.CHANCE
_TERMINAL = pyspiel.PlayerId.TERMINAL


class _Form:
    """What all states of a game share."""

    def __init__(self, game: AnyGame, most_moves: int) -> None:
        self.game = game
        self.kernel = table_kernel(game)
        self.most_moves = most_moves
        self.seats = game.seats
        tensors = self.kernel.tensors
        self.reveals = self.kernel.reveals()
        self.actions: int = tensors.action_count(game.seats, len(game.sides))
        self.size: int = tensors.observation_size(game.seats)
        self.numbers = numbers_for(self.actions)
        self.empty = np.zeros(self.reveals.REVEALS_SIZE, self.kernel.layout.DTYPE)
        row = tensors.empty_row(self.kernel.encoding.table(game))
        self.empty[: len(row)] = row
        self.rng = seeded(0)
        """Decides nothing: `reveal` exchanges whatever was shuffled."""
        self._status = np.zeros(6, np.int64)
        self._legal = np.zeros(self.numbers, np.int64)
        self._words = np.zeros(self.numbers * ENTRIES, np.uint32)
        self._mask = self._words.view(np.uint8)[: self.actions]
        self._counts = np.zeros(self.reveals.CARDS, np.int64)
        self.move_text = lru_cache(maxsize=65536)(self.kernel.encoding.move_text)
        self.card_names = ("", *_names_of(tensors))
        self.private = [re.compile(rf"([^{letter}])\+[^ ]+") for letter in SEAT_LETTERS]

    def __deepcopy__(self, memo: Any) -> _Form:
        return self

    def __reduce__(self) -> Any:
        return _form_of, (self.game.setup, self.most_moves)

    def describe(self) -> Description:
        return Description.of(self.game, self.kernel)

    def legal(self, row: Any) -> list[int]:
        self.kernel.tensors.write_legal(row, self._legal)
        spread(self._legal, self._words, self.numbers)
        found: list[int] = self._mask.nonzero()[0].tolist()
        return found

    def may(self, row: Any, action: int) -> bool:
        if not 0 <= action < self.actions:
            return False
        self.kernel.tensors.write_legal(row, self._legal)
        return bool(self._legal[action >> 6] >> (action & 63) & 1)

    def status(self, row: Any) -> list[int]:
        self.reveals.write_status(row, self._status)
        status: list[int] = self._status.tolist()
        return status

    def count(self, row: Any, pool: int) -> list[int]:
        self._counts[:] = 0
        self.reveals.count_pool(row, pool, self._counts)
        counted: list[int] = self._counts.tolist()
        return counted


_forms: dict[tuple[str, int], _Form] = {}


def _form_of(setup: Setup, most_moves: int) -> _Form:
    """The same form for all games, states and observers of a table."""
    key = repr(setup), most_moves
    if key not in _forms:
        _forms[key] = _Form(build_game(setup), most_moves)
    return _forms[key]


def _names_of(tensors: Any) -> tuple[str, ...]:
    names: tuple[str, ...] = getattr(tensors, "CARD_NAMES", None) or tensors.TILE_NAMES
    return names


class State(pyspiel.State):
    """A round. Actions are those of `stockpile.environments.Tables`; chance gives cards."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._form: _Form = game.form
        self._row = self._form.empty.copy()
        self._form.reveals.deal_hidden(self._row, 0, self._form.rng)
        self._made = 0
        self._log = ""
        self._player: int = _CHANCE
        self._over, _, _, self._pool, self._place, self._seat = self._form.status(self._row)

    # Playing

    def current_player(self) -> int:
        """Who is to act."""
        return self._player

    def _legal_actions(self, player: int) -> list[int]:
        return self._form.legal(self._row) if player == self._player else []

    def _may(self, action: int) -> bool:
        """Whether the seat on turn may act so."""
        return self._form.may(self._row, action)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may be seen next, and how likely each is."""
        form = self._form
        counts = form.count(self._row, self._pool)
        total = sum(counts)
        return [(card, count / total) for card, count in enumerate(counts) if count]

    def _apply_action(self, action: int) -> None:
        form, row = self._form, self._row
        reveals = form.reveals
        if self._player == _CHANCE:
            told = self._outcome(action)
            if not 0 < action < reveals.CARDS or not reveals.reveal(row, action):
                raise ValueError(f"{told} cannot be: no such card is left")
        else:
            if not self._may(action):
                raise refusal_of(form.kernel, form.game, row, 0, action, form.actions)
            move = form.kernel.tensors.move_of_action(row, action)
            told = f"{SEAT_LETTERS[self._player]}:{form.move_text(move, self._player)}"
            reveals.advance_hidden(row, move, form.rng)
            self._made += 1
        self._log += told + " "
        status = form.status(row)
        self._over, turn, hidden, self._pool, self._place, self._seat = status
        if self._over or self._made == form.most_moves:
            self._player = _TERMINAL
        else:
            self._player = _CHANCE if hidden else turn

    def _outcome(self, card: int) -> str:
        """How the log writes a card that is seen: ``A=7`` by all, ``A+7`` by its seat alone."""
        form = self._form
        name = form.card_names[card] if 0 < card < len(form.card_names) else str(card)
        return f"{SEAT_LETTERS[self._place]}{'=' if self._seat < 0 else '+'}{name}"

    def _action_to_string(self, player: int, action: int) -> str:
        form = self._form
        if player == _CHANCE:
            return self._outcome(action) if self._player == _CHANCE else form.card_names[action]
        if player == self._player and action in form.legal(self._row):
            move = form.kernel.tensors.move_of_action(self._row, action)
            return str(form.move_text(move, player))
        return form.describe().actions[action]

    def is_terminal(self) -> bool:
        """Whether the round is over, or has gone on for too long."""
        return bool(self._player == _TERMINAL)

    def returns(self) -> list[float]:
        """+1 for a winner, −1/(sides − 1) for the others, 0 before the end and in a draw."""
        reward = np.zeros(self._form.seats)
        if self._over:
            self._form.kernel.tensors.add_reward(self._row, False, reward)
        earned: list[float] = reward.tolist()
        return earned

    # What a seat knows

    def __str__(self) -> str:
        return self._log.rstrip()

    def recall(self, seat: int) -> str:
        """Everything that a seat has seen in this round: ``A+7`` is a card that A drew."""
        seen = self._form.private[seat].sub(r"\1+?", self._log)
        return f"{SEAT_LETTERS[seat]} {seen.rstrip()}"

    def observation(self, seat: int) -> Any:
        """What a seat can see and could have counted, in bytes: see `Tables.describe`."""
        seen = np.empty(self._form.size, np.uint8)
        self._form.kernel.tensors.write_observation(self._row, seat, seen)
        return seen

    # Other worlds

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """Another state in which the player has seen the same.

        Cards that other seats drew and still hold are drawn again from all that lie out of the
        player's sight and could have been drawn then. What others were obliged to do stays true;
        what their choices suggest is not used.
        """
        return _Replay(self, player).again(sampler)


class _Replay:
    """A round from its beginning: who drew what, and which cards have been seen since."""

    TRIES = 8
    """How often all hidden cards are drawn again. If none of these rounds can have been, because
    some seat would have been obliged to another move, it is tried with half of the cards, and so
    on."""

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
                if walked._seat not in (-1, player):
                    self._held[walked._seat][place] = walked._pool, action
                walked.apply_action(action)
                continue
            seat = walked.current_player()
            if seat != player:
                self._moves[place] = form.kernel.tensors.move_of_action(row, action)
            start = form.reveals.hand_start(seat)
            hand = slice(start + 1, start + form.reveals.CARDS)
            before = row[hand].copy()
            walked.apply_action(action)
            if seat != player:
                self._show(seat, before - row[hand])

    def _show(self, seat: int, laid: Any) -> None:
        """Strike out the draws of cards that a seat has laid: those drawn first."""
        drawn = self._held[seat]
        for kind in np.flatnonzero(laid > 0).tolist():
            for _ in range(laid[kind]):
                del drawn[next(at for at, (_, card) in drawn.items() if card == kind + 1)]

    def again(self, sampler: Callable[[], float]) -> State:
        """Replay with other cards in those places."""
        places = [place for held in self._held for place in held]
        while places:
            for _ in range(self.TRIES):
                state = self._replayed(self._other_cards(places, sampler))
                if state is not None:
                    return state
            places = [place for place in places if sampler() < 0.5]
        return self._replayed({}) or self._state.clone()

    def _other_cards(self, places: list[int], sampler: Callable[[], float]) -> dict[int, int]:
        """Cards for these places, each pool's shuffled with what is left of it."""
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
        """The round with these cards; None if somebody could not have played as they did."""
        tensors = self._state._form.kernel.tensors
        state: State = self._state.get_game().new_initial_state()
        for place, action in enumerate(self._actions):
            if place in self._moves:
                action = int(tensors.action_of_move(state._row, self._moves[place]))
                if action < 0 or not state._may(action):
                    return None
            else:
                action = drawn.get(place, action)
            state.apply_action(action)
        return state


class Observer:
    """What a seat can see, in named parts: see OpenSpiel's ``make_observation``.

    ``hand`` and ``unseen``, the cards that are out of its sight, are private; the rest is public.
    """

    def __init__(self, form: _Form, kind: Any) -> None:
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
        """Take what a seat sees."""
        seen = state.observation(player)
        if self._whole:
            self.tensor[:] = seen
            return
        for name, part in self._parts.items():
            self.dict[name][:] = seen[part]

    def string_from(self, state: State, player: int) -> str:
        """What a seat sees as a text: with perfect recall, everything since the deal."""
        if self._recalls:
            return (
                state.recall(player)
                if self._own
                else self._form.private[-1].sub(r"\1+?", str(state))
            )
        told, names = state.observation(player), self._form.describe().observation
        return " ".join(
            f"{names[at]}={told[at]}"
            for part in self._parts.values()
            for at in range(part.start, part.stop)
            if told[at]
        )


class _Game(pyspiel.Game):
    """A table of one of the games."""

    name: str
    long_name: str

    def __init__(self, parameters: Any = None) -> None:
        given = {**self.defaults(), **(parameters or {})}
        options = {name: value for name, value in given.items() if value not in ("", 0)}
        most_moves = options.pop("most_moves", MOST_MOVES)
        partners = options.pop("partners", None)
        if partners is not None:
            options["teams"] = partners.split("-")
        edition = options.pop("edition", self.name)
        self.form = form = _form_of(make_game(edition, **options).setup, most_moves)
        info = pyspiel.GameInfo(
            num_distinct_actions=form.actions,
            max_chance_outcomes=form.reveals.CARDS,
            num_players=form.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=most_moves,
        )
        super().__init__(self.kind(), info, parameters or {})

    @classmethod
    def defaults(cls) -> dict[str, Any]:
        """Every parameter; an empty text and 0 leave it as usual."""
        options = {
            choice.name.replace("-", "_"): ""
            for choice in choices_of(cls.name)
            if choice.name not in ("conduct", "caught", "memory-aid")
        }
        numbers = {"seats": 0, "teams": 0, "most_moves": MOST_MOVES}
        return {"edition": "", "partners": "", **numbers, **options}

    @classmethod
    def kind(cls) -> Any:
        """What OpenSpiel has to know of it."""
        return pyspiel.GameType(
            short_name=f"stockpile_{cls.name}",
            long_name=cls.long_name,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=8,
            min_num_players=2,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            provides_factored_observation_string=True,
            parameter_specification=cls.defaults(),
        )

    def new_initial_state(self) -> State:
        """A round that is being dealt."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer for the kind of information that is asked for."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        return Observer(self.form, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """More cards cannot be seen."""
        return int(len(self.form.game.pack) + self.form.most_moves)


class SkipBo(_Game):
    """Skip-Bo."""

    name = "skipbo"
    long_name = "Skip-Bo"

    @classmethod
    def defaults(cls) -> dict[str, Any]:
        """Every parameter, and the size of the stock piles."""
        return {**super().defaults(), "stock": 0}


class Breakers(_Game):
    """Skip-Bo Breakers."""

    name = "breakers"
    long_name = "Skip-Bo Breakers"


for _kind in (SkipBo, Breakers):
    if _kind.kind().short_name not in pyspiel.registered_names():
        pyspiel.register_game(_kind.kind(), _kind)
