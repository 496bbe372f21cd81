"""Rounds for search: deal, try moves, deal hidden cards again, play to the end; many at once.

>>> import stockpile
>>> from stockpile import simulator
>>> game = stockpile.make_game("skipbo-2003", seats=2, stock=5)
>>> one = simulator.deal(game, seed=7)
>>> one.turn, [str(move) for move in one.moves()][:2]
(0, ['h1>1', 'h1>2'])
>>> one.play("h1>1")
>>> other = one.copy()
>>> other.play_out("baseline").over
True
>>> one.over
False

A `Round` is the truth: it knows every card. What a bot may know is an Observation, and `worlds`
makes rounds that fit it.

The kernel plays them: it is parity-tested against the rules, and about a thousand times as fast.
`play` checks moves like the rules do; `play_unchecked` does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stockpile.core.event import Outcome
from stockpile.core.game import Game
from stockpile.core.observation import Observation
from stockpile.core.refusal import Refusal, Refused
from stockpile.extras import needs
from stockpile.games import AnyGame, build_game, game_of
from stockpile.games.entry import TableKernel

with needs("stockpile.simulator", "bots"):
    import numpy as np

    from stockpile.kernel.arguments import whole_number
    from stockpile.kernel.chance import next_bits, seeded
    from stockpile.kernel.compilation import announce

POLICIES = ("baseline", "playout", "skilled")
"""The policies of `play_out`: the stronger ones, which come later, are slower."""
MOST_MOVES = 10_000
"""A playout that takes more moves is stopped, and nobody wins it."""

__all__ = ["POLICIES", "Round", "Rounds", "deal", "round_of", "worlds"]


def deal(game: AnyGame, *, seed: int = 0, lead: int = 0) -> Round:
    """Deal a round; ``lead`` is the seat that starts.

    >>> import stockpile
    >>> deal(stockpile.make_game("breakers", seats=3), seed=7, lead=2).turn
    2
    """
    made = Rounds(game, 1, seed)
    if not 0 <= whole_number("lead", lead) < game.seats:
        raise ValueError(f"there is no seat {lead} at a table of {game.seats}")
    made._kernel.rules.deal(made._rows[0], lead, made._rngs[0])
    return Round(made)


def round_of(game: AnyGame, state: Any, *, seed: int = 0) -> Round:
    """A round in this State; ``seed`` is for shuffles still to come.

    >>> import stockpile
    >>> match = stockpile.new_match("breakers", seed=1)
    >>> dealt = match.start_round()
    >>> round_of(match.game, match.state).state == match.state
    True
    """
    made = Rounds(game, 1, seed)
    if not isinstance(state, type(made._state(0))):
        raise TypeError(f"a round of {game!r} needs a State, such as match.state, not {state!r}")
    if len(state.hands) != game.seats:
        raise ValueError(f"this State has {len(state.hands)} seats, and the table {game.seats}")
    made._rows[0] = made._kernel.encoding.encode(game, state)
    made._template = state
    return Round(made)


def worlds(observation: Observation[Any, Any], count: int, *, seed: int = 0) -> Rounds:
    """Rounds that fit what a seat knows: the cards that it cannot see are dealt at random.

    They differ in these cards, and in all future luck. What other seats' choices reveal about
    their hands is used only as far as it is certain.

    >>> import stockpile
    >>> match = stockpile.new_match("breakers", seed=1)
    >>> dealt = match.start_round()
    >>> sampled = worlds(match.observe(0), 100, seed=7)
    >>> sampled[3].state.hands[0] == match.state.hands[0]
    True
    """
    if not isinstance(observation, Observation):
        raise TypeError(f"worlds fit an Observation, such as match.observe(0), not {observation!r}")
    made = Rounds(build_game(observation.setup), count, seed)
    kernel = made._kernel
    known = kernel.encoding.encode_known(observation)
    kernel.simulation().sample_all(known, made._rows, seeded(seed ^ 0x5EED), count)
    return made


class Rounds:
    """Many rounds at the same table, played side by side.

    >>> import stockpile
    >>> from stockpile import simulator
    >>> game = stockpile.make_game("skipbo", stock=5)
    >>> rounds = simulator.deal(game, seed=7).repeat(100)
    >>> len(rounds), rounds[0]
    (100, <Round of <SkipBo: skipbo-2003, 2 seats>: turn 0>)
    """

    def __init__(self, game: AnyGame, count: int, seed: int) -> None:
        """Rounds without cards. Use `worlds` or `Round.repeat` to get dealt ones."""
        if not isinstance(game, Game):
            raise TypeError(f"a round needs a game, such as make_game('skipbo'), not {game!r}")
        if whole_number("count", count) < 1:
            raise ValueError(f"there is at least one round, not {count}")
        self.game = game
        self._kernel, self._scratch = _kernel_and_scratch(game)
        empty = self._kernel.encoding.table(game)
        self._rows = np.tile(empty, (count, 1))
        self._rngs = np.zeros((count, 1), np.uint64)
        luck = seeded(whole_number("seed", seed))
        for number in range(count):
            self._rngs[number] = next_bits(luck)
        self._template: Any = None

    def __repr__(self) -> str:
        return f"<{len(self)} Rounds of {self.game!r}: {self.over.sum()} over>"

    def __getstate__(self) -> dict[str, Any]:
        """What a copy is made from. It finds the kernel, which cannot be pickled, by itself."""
        return {name: vars(self)[name] for name in ("game", "_rows", "_rngs", "_template")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._kernel, self._scratch = _kernel_and_scratch(self.game)

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, number: int) -> Round:
        """One of them by itself: a copy."""
        if not 0 <= whole_number("the number of a round", number) < len(self):
            raise IndexError(f"there is no round {number}: there are {len(self)}, from 0 on")
        return Round(self._taken(slice(number, number + 1)))

    def _taken(self, which: Any) -> Rounds:
        taken = Rounds.__new__(Rounds)
        vars(taken).update(vars(self))
        taken._rows, taken._rngs = self._rows[which].copy(), self._rngs[which].copy()
        return taken

    def copy(self) -> Rounds:
        """The same rounds with the same luck to come.

        >>> rounds.copy().play_out().over.sum().item(), rounds.over.sum().item()
        (100, 0)
        """
        return self._taken(slice(None))

    @property
    def over(self) -> Any:
        """``[round]``: whether it is over.

        >>> rounds.over.shape
        (100,)
        """
        return self._rows[:, self._kernel.layout.OVER] != 0

    @property
    def turn(self) -> Any:
        """``[round]``: the seat on turn.

        >>> rounds.turn[:3]
        array([0, 0, 0], dtype=int16)
        """
        return self._rows[:, self._kernel.layout.TURN].copy()

    def play(self, move: Any) -> Rounds:
        """Make a move in all of them; Refused, with nothing changed, if it is not legal in one.

        ``move`` is a Move or its text. Rounds that are over stay as they are.

        >>> len(rounds.play(rounds[0].moves()[0]))
        100
        """
        wanted = self._read(move)
        for number in np.flatnonzero(~self.over).tolist():
            self._check(number, wanted)
        return self.play_unchecked(wanted)

    def _read(self, move: Any) -> Any:
        wanted = self.game.read_move(move) if isinstance(move, str) else move
        if not isinstance(wanted, self.game.move_types):
            raise Refused(Refusal("move-expected", value=repr(move)))
        return wanted

    def _check(self, number: int, wanted: Any) -> None:
        state = self._state(number)
        refusal = self.game.check(state, state.turn, wanted)
        if refusal is not None:
            raise Refused(refusal)

    def play_unchecked(self, move: Any) -> Rounds:
        """The same at full speed. What an illegal move does is undefined.

        >>> len(rounds.play_unchecked(rounds[0].moves()[0]))
        100
        """
        wanted = self._read(move)
        encoding, apply = self._kernel.encoding, self._kernel.simulation().apply_to_all
        seats = np.unique(self.turn[~self.over]).tolist()
        for seat in seats:
            # Seats name their own piles alike, but the kernel has a number for each.
            there = np.flatnonzero((self.turn == seat) & ~self.over)
            number = encoding.move_id(wanted, seat)
            if len(there) == len(self):
                apply(self._rows, number, self._rngs, len(self))
                break
            for one in there.tolist():
                apply(self._rows[one : one + 1], number, self._rngs[one : one + 1], 1)
        return self

    def play_out(self, policy: str = "playout", *, most_moves: int = MOST_MOVES) -> Rounds:
        """Play all of them to their end.

        >>> rounds.play_out("baseline").over.sum().item()
        100
        """
        if policy not in POLICIES:
            raise ValueError(f"{policy!r} plays no rounds out: {', '.join(POLICIES)} do")
        most_moves = whole_number("most_moves", most_moves)
        play = self._kernel.simulation().PLAY_OUT[policy]
        play(self._rows, self._rngs, self._scratch, most_moves, len(self))
        return self

    @property
    def shares(self) -> Any:
        """``[round, side]``: 1 for the side that won, 0 for others, equal in a draw or unfinished.

        Their mean over rounds is each side's chance to win.

        >>> rounds.play_out().shares.shape
        (100, 2)
        """
        sides = len(self.game.sides)
        shares = np.full((len(self), sides), 1.0 / sides)
        self._kernel.simulation().share_all(self._rows, shares, len(self))
        return shares

    def _state(self, number: int) -> Any:
        row = self._rows[number][: self._kernel.layout.SIZE]
        return self._kernel.encoding.decode(self.game, row, self._template)


def _kernel_and_scratch(game: AnyGame) -> tuple[TableKernel, Any]:
    """What rounds of a game are played with: nothing that a copy has to keep."""
    kernel = game_of(game.setup).table_kernel
    if kernel is None or game.conduct is not None:
        raise ValueError(f"there is no simulator for {game!r}")
    announce()
    made = kernel()
    return made, np.zeros(made.layout.SCRATCH_SIZE, made.layout.SCRATCH_DTYPE)


class Round:
    """One round as it stands. It changes with every move: `copy` it to try something.

    >>> import stockpile
    >>> from stockpile import simulator
    >>> one = simulator.deal(stockpile.make_game("skipbo", stock=5), seed=7)
    >>> one
    <Round of <SkipBo: skipbo-2003, 2 seats>: turn 0>
    """

    def __init__(self, rounds: Rounds) -> None:
        self._rounds = rounds

    def __repr__(self) -> str:
        return f"<Round of {self._rounds.game!r}: {'over' if self.over else f'turn {self.turn}'}>"

    @property
    def game(self) -> AnyGame:
        """The rules, and the table.

        >>> one.game
        <SkipBo: skipbo-2003, 2 seats>
        """
        return self._rounds.game

    @property
    def over(self) -> bool:
        """Whether it is over.

        >>> one.over
        False
        """
        return bool(self._rounds.over[0])

    @property
    def turn(self) -> int:
        """The seat on turn.

        >>> one.turn
        0
        """
        return int(self._rounds.turn[0])

    @property
    def state(self) -> Any:
        """The State, as the rules have it.

        >>> one.state
        <State: turn A, stocks 5 5>
        """
        return self._rounds._state(0)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended.

        >>> one.play_out().outcome.ending
        'stock-empty'
        """
        outcome: Outcome | None = self.state.outcome
        return outcome

    @property
    def shares(self) -> list[float]:
        """Each side's share of the win: see `Rounds.shares`.

        >>> one.play_out("baseline").shares
        [1.0, 0.0]
        """
        shares: list[float] = self._rounds.shares[0].tolist()
        return shares

    def moves(self) -> Sequence[Any]:
        """Every legal move of the seat on turn; in Breakers `.canonical` are the sensible ones.

        >>> [str(move) for move in one.moves()[:2]]
        ['h1>1', 'h1>2']
        """
        moves: Sequence[Any] = self.game.legal_moves(self.state, self.turn)
        return moves

    def view(self, seat: int) -> Any:
        """What a seat may know.

        >>> one.view(0).seats[1].hand
        Hidden(count=0)
        """
        if not 0 <= whole_number("seat", seat) < self.game.seats:
            raise ValueError(f"there is no seat {seat} at a table of {self.game.seats}")
        return self.game.view(self.state, seat)

    def copy(self) -> Round:
        """The same round with the same luck to come.

        >>> one.copy().play_out().over, one.over
        (True, False)
        """
        return Round(self._rounds.copy())

    def repeat(self, count: int, *, seed: int = 0) -> Rounds:
        """The same round many times, each with its own luck to come.

        >>> len(one.repeat(1000).play_out())
        1000
        """
        made = Rounds(self.game, count, seed)
        made._rows[:] = self._rounds._rows[0]
        made._template = self._rounds._template
        return made

    def play(self, move: Any) -> None:
        """Make a move, or one of this text. Refused, with nothing changed, if it is not legal.

        >>> one.play(one.moves()[0])
        """
        if self.over:
            raise ValueError("the round is over")
        self._rounds.play(move)

    def play_unchecked(self, move: Any) -> None:
        """The same at full speed. What an illegal move does is undefined.

        >>> one.play_unchecked(one.moves()[0])
        """
        self._rounds.play_unchecked(move)

    def play_out(self, policy: str = "playout", *, most_moves: int = MOST_MOVES) -> Round:
        """Play it to its end.

        >>> one.play_out("skilled").over
        True
        """
        self._rounds.play_out(policy, most_moves=most_moves)
        return self
