"""`Tables`: a batch of tables of one form, played step by step."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import numpy as np

from stockpile.core.option import TeamsRequest
from stockpile.core.refusal import Unreadable
from stockpile.environments.description import Description
from stockpile.environments.engine import SUGGESTING, Engine, Processor, Shape
from stockpile.environments.forms import table_kernel
from stockpile.environments.seating import Opponents, bots_of, check_rotation
from stockpile.environments.seen import IllegalAction, Moves, Seen
from stockpile.environments.single import as_int64, refusal_of
from stockpile.games import make_game
from stockpile.kernel.arguments import whole_number
from stockpile.kernel.compilation import announce
from stockpile.kernel.masks import numbers_for


class Tables:
    """A batch of tables, all of one form.

    ``edition``, ``seats``, ``teams`` and options are those of `stockpile.new_match`. ``count``
    tables are played side by side, and a new round is dealt as soon as one is over: the cards
    of round *k* at table *i* depend on (``seed``, *i*, *k*) and on nothing else.

    ``opponents`` are bots that play inside the batch, by the letter or number of their seat:
    ``{"B": "skilled"}``; a name alone is for every seat but the first. Only the other seats are
    asked for actions; a round in which none of them gets a turn is passed over. ``rewards`` are
    "win" (+1 for a winner, −1/(sides − 1) for the others, 0 in a draw) or "points". A round is cut
    short after ``most_moves``.

    ``device`` is "cpu", with ``threads``, or "cuda", where all arrays are PyTorch tensors. Nothing
    else differs between them.

    >>> from stockpile.environments import Tables
    >>> tables = Tables("skipbo", stock=5, count=3, seed=7)
    >>> seen = tables.reset()
    """

    def __init__(
        self,
        edition: str | None = None,
        *,
        seats: int | None = None,
        teams: TeamsRequest | None = None,
        count: int = 1,
        seed: int = 0,
        opponents: Opponents | None = None,
        rewards: str = "win",
        most_moves: int | None = None,
        device: str = "cpu",
        threads: int = 1,
        **options: Any,
    ) -> None:
        given: dict[str, Any] = {"edition": edition, "seats": seats, "teams": teams, **options}
        given |= {"count": count, "seed": seed, "opponents": opponents, "rewards": rewards}
        given |= {"most_moves": most_moves, "device": device, "threads": threads}
        self._given = given
        self.count = count = whole_number("count", count)
        if count < 1:
            raise ValueError(f"a batch has at least one table, not {count}")
        if whole_number("threads", threads) < 1:
            raise ValueError(f"a batch runs on at least one thread, not {threads}")
        if rewards not in ("win", "points"):
            raise ValueError(f'rewards are "win" or "points", not {rewards!r}')
        if most_moves is not None and whole_number("most_moves", most_moves) < 1:
            raise ValueError(f"a round has at least one move, not {most_moves}")
        self.game = make_game(edition, seats=seats, teams=teams, **options)
        self._kernel = kernel = table_kernel(self.game)
        self.seats = self.game.seats
        self.sides = len(self.game.sides)
        self.actions: int = kernel.actions.action_count(self.seats, self.sides)
        self._bots = bots_of(opponents, self.seats)
        shape = self._shape = Shape(
            game=self.game.name,
            count=count,
            seats=self.seats,
            actions=self.actions,
            legal=numbers_for(self.actions),
            observation=kernel.tensors.observation_size(self.seats, self.sides),
            truth=kernel.tensors.truth_size(self.seats),
            row=kernel.tensors.empty_row(kernel.encoding.table(self.game)),
            seed=as_int64(seed),
            most=-1 if most_moves is None else most_moves,
            points=rewards == "points",
            bots=tuple(sorted({*self._bots} - {0})),
        )
        announce()
        self._engine: Engine
        if device == "cpu":
            self._engine = Processor(kernel, shape, threads)
        elif device == "cuda":
            from stockpile.environments.cuda import Card

            self._engine = Card(kernel, shape)
        else:
            raise ValueError(f'device is "cpu" or "cuda", not {device!r}')
        self._seen = Seen(self._engine, self.seats)
        self._dealt = False
        self._move_chairs(0)

    def __repr__(self) -> str:
        form = f"{self.game.setup.edition}, {self.seats} seats"
        return f"<Tables: {self.count} of {form}, on {self._given['device']}>"

    def __reduce__(self) -> Any:
        """How to copy it: make a batch with the same arguments, and restore this one's tables."""
        return _copied, (self._given, self.save() if self._dealt else None)

    @property
    def seen(self) -> Seen:
        """What the seats on turn may know and do: the object that `reset` and `step` return.

        >>> tables.seen.seat
        array([0, 1, 0], dtype=int8)
        """
        return self._seen

    @property
    def free_seats(self) -> list[int]:
        """The seats without a bot, before `replay` moves chairs.

        >>> tables.free_seats, Tables("skipbo", stock=5, opponents="baseline").free_seats
        ([0, 1], [0])
        """
        return [seat for seat, bot in enumerate(self._bots) if not bot]

    # Playing

    def reset(self, seed: int | None = None) -> Seen:
        """Start again with the first round of every table, with another seed if one is given.

        >>> tables.reset(seed=8).observation.shape
        (3, 76)
        """
        if seed is not None:
            self._shape.seed = as_int64(seed)
        self._engine.arrays.rounds[:] = 0
        self._move_chairs(0)
        return self._begin()

    def _begin(self) -> Seen:
        self._engine.reset()
        self._dealt = True
        return self._seen

    @property
    def _playing(self) -> Engine:
        """The engine, if there are cards on its tables; otherwise RuntimeError."""
        if not self._dealt:
            raise RuntimeError("no cards have been dealt: call reset first")
        return self._engine

    def step(
        self, actions: Any, *, where: Any = None, checked: bool = True
    ) -> tuple[Seen, Any, Any]:
        """Let every seat on turn act. Returns what is seen then, rewards, and which rounds ended.

        ``reward[table, seat]`` is float32, and 0 until a round ends. ``done[table]`` is 1 if the
        round has ended and 2 if it was cut short; the next round has then been dealt, and is what
        is seen. If an action is not legal, `IllegalAction` is raised and no table changes. Without
        ``checked``, actions are not checked, and what an illegal one does is undefined.

        Where ``where`` is false, nobody acts, and the table stays as it is.

        >>> seen, reward, done = tables.step(seen.mask.argmax(axis=1))
        >>> reward.shape, done
        ((3, 2), array([0, 0, 0], dtype=uint8))
        """
        return self._step("actions", actions, where, checked, numbered=False)

    def step_moves(
        self, numbers: Any, *, where: Any = None, checked: bool = True
    ) -> tuple[Seen, Any, Any]:
        """The same as `step` for moves from `moves`: some of them have no action.

        >>> moves = tables.moves()
        >>> seen, reward, done = tables.step_moves(moves.numbers[moves.starts[:-1]])
        >>> done
        array([0, 0, 0], dtype=uint8)
        """
        return self._step("moves", numbers, where, checked, numbered=True)

    def _step(
        self, what: str, actions: Any, where: Any, checked: bool, numbered: bool
    ) -> tuple[Seen, Any, Any]:
        engine = self._playing
        given = engine.given(what, actions)
        places = None if where is None else engine.given("where", where, flags=True)
        if checked:
            table = engine.refused(given, places, numbered)
            if table >= 0:
                raise self.refuse(table, int(given[table]), numbered=numbered)
        engine.step(given, places, numbered)
        return self._seen, engine.arrays.rewards, engine.arrays.done

    def suggest(self, bot: str = "baseline") -> Any:
        """``[table]``, int64: the action that a bot would choose for the seat on turn, for `step`.

        ``bot`` is "baseline", "playout" or "skilled". −1 means that the bot's move has no action.

        >>> [tables.text(table, action) for table, action in enumerate(tables.suggest("baseline"))]
        ['h9>d4', 'h1>1', 'hS>1']
        """
        if bot not in SUGGESTING:
            raise ValueError(f"{bot!r} cannot suggest actions; {', '.join(SUGGESTING)} can")
        return self._playing.suggest(bot)

    def moves(self) -> Moves:
        """Every legal move of the seats on turn, for `step_moves`.

        In Breakers jokers may stand in any place, and a hand can have 22,000 moves; only the
        sensible ones have an action. On a card this goes through the processor.

        >>> len(tables.moves().of(0)), seen.mask.sum(axis=1)[0].item()
        (12, 12)
        """
        return Moves(*self._playing.list_moves())

    def replay(self, deals: Any = None, *, seats: Any = 0) -> Seen:
        """Deal rounds again, by their numbers at each table, with everybody moved some chairs on.

        Without ``deals`` it deals the current round. ``seats`` is how many chairs, for all tables
        or for each: after 1, the player who started in A sits in B. Bots move with the others;
        `Seen.player` says who is on turn, `seat_of` who sits where. ValueError if partners would
        be separated.

        >>> tables.replay(seats=1).player
        array([1, 0, 1], dtype=int8)
        """
        its = self._engine.arrays
        numbers = None if deals is None else self._engine.given("deals", deals)
        self._move_chairs(seats)
        if numbers is not None:
            its.rounds[:] = numbers
        return self._begin()

    def _move_chairs(self, seats: Any) -> None:
        its, engine = self._engine.arrays, self._engine
        chairs = np.asarray(engine.host(seats))
        if chairs.dtype.kind not in "iu" or chairs.shape not in ((), (self.count,)):
            raise ValueError("seats must be a whole number of chairs, for all tables or for each")
        chairs = np.broadcast_to(chairs % self.seats, (self.count,))
        check_rotation(np.unique(chairs).tolist(), self.game.sides, self.seats)
        sitting = (np.arange(self.seats) - chairs[:, None]) % self.seats
        its.rotations[:] = engine.taken(chairs.astype(np.int8))
        its.players[:] = engine.taken(np.array(self._bots, np.int8)[sitting])

    @property
    def deals(self) -> Any:
        """The number of the round at each table, for `replay`.

        >>> tables.deals
        array([0, 0, 0])
        """
        return self._engine.host(self._engine.arrays.rounds).copy()

    def seat_of(self, player: int) -> Any:
        """``[table]``: where a player sits now. ``player`` is the seat it had at the start.

        >>> tables.seat_of(0)
        array([0, 0, 0], dtype=int8)
        """
        if not 0 <= whole_number("player", player) < self.seats:
            raise ValueError(f"there is no player {player}: they go from 0 to {self.seats - 1}")
        return (self._engine.arrays.rotations + player) % self.seats

    # Saving

    def save(self) -> bytes:
        """The whole batch as it is now, for `restore` on a batch made with the same arguments.

        >>> saved = tables.save()
        """
        its, kept = self._playing.arrays, io.BytesIO()
        arrays = {name: self._engine.host(getattr(its, name)) for name in _KEPT}
        np.savez_compressed(kept, form=np.array(self._form()), **arrays)
        return kept.getvalue()

    def restore(self, saved: bytes) -> Seen:
        """Continue from a saved batch. ValueError if it was made with other arguments.

        >>> saved, before = tables.save(), seen.observation.copy()
        >>> stepped = tables.step(tables.suggest())
        >>> bool((tables.restore(saved).observation == before).all())
        True
        """
        try:
            with np.load(io.BytesIO(saved), allow_pickle=False) as kept:
                arrays = {name: kept[name] for name in ("form", *_KEPT)}
        except (KeyError, ValueError, EOFError, OSError, zipfile.BadZipFile):
            raise ValueError("this is not a saved batch") from None
        form, seed = (json.loads(str(arrays["form"])), json.loads(self._form()))
        if {**form, "seed": 0} != {**seed, "seed": 0}:
            raise ValueError("this was saved from a batch made with other arguments")
        self._shape.seed = form["seed"]
        for name in _KEPT:
            getattr(self._engine.arrays, name)[:] = self._engine.taken(arrays[name])
        self._engine.show()
        self._dealt = True
        return self._seen

    def _form(self) -> str:
        """What two batches must have in common for one to restore the other; and the seed."""
        setup, shape = self.game.setup, self._shape
        return json.dumps(
            {
                "hash": self.describe().hash,
                "table": [setup.edition, setup.seats, setup.teams, dict(self.game.options)],
                "count": self.count,
                "bots": self._bots,
                "points": shape.points,
                "most": shape.most,
                "seed": shape.seed,
            }
        )

    # Looking at a table

    def describe(self) -> Description:
        """What every byte of an observation and every action means, and their version.

        >>> tables.describe().actions[:2]
        ('h1>1', 'h1>2')
        """
        return Description.of(self.game, self._kernel)

    def state(self, table: int) -> Any:
        """The State of a table, as the rules have it.

        >>> tables.state(0)
        <State: turn A, stocks 5 5>
        """
        return self._kernel.encoding.decode(self.game, self._row(table)[: self._kernel.layout.SIZE])

    def text(self, table: int, action: int) -> str:
        """The text of the move that an action stands for at a table: ``h7>2``.

        >>> tables.text(0, seen.mask[0].argmax())
        'h4>d1'
        """
        if not 0 <= whole_number("an action", action) < self.actions:
            raise ValueError(f"there is no action {action}: they go from 0 to {self.actions - 1}")
        actions, row = self._kernel.actions, self._row(table)
        legal = self._seen.mask[table, action]
        number = (actions.move_of_action if legal else actions.plain_move)(row, int(action))
        return self.move_text(table, number)

    def action(self, table: int, text: str) -> int:
        """The action for a move, given as text, at a table. ValueError if there is none.

        >>> tables.text(0, tables.action(0, "stock>1"))
        'stock>1'
        """
        action = int(self._kernel.actions.action_of_move(self._row(table), self.move(table, text)))
        if action < 0:
            raise ValueError(f"no action stands for {text}: see Tables.step_moves")
        return action

    def move_text(self, table: int, number: int) -> str:
        """The text of a move of the seat on turn, from its number.

        >>> tables.move_text(0, tables.move(0, "stock>1"))
        'stock>1'
        """
        move = whole_number("a move", number)
        text: str = self._kernel.encoding.move_text(move, self._turn(table))
        return text

    def move(self, table: int, text: str) -> int:
        """The number of a move of the seat on turn, from its text. ValueError if there is none.

        >>> tables.move(0, "stock>1")
        112
        """
        try:
            move = self.game.read_move(text)
        except Unreadable as wrong:
            raise ValueError(str(wrong)) from None
        return int(self._kernel.encoding.move_id(move, self._turn(table)))

    def _row(self, table: int) -> Any:
        if not 0 <= whole_number("a table", table) < self.count:
            raise IndexError(f"there is no table {table}: they go from 0 to {self.count - 1}")
        return self._engine.host(self._playing.arrays.rows[table])

    def _turn(self, table: int) -> int:
        return int(self._row(table)[self._kernel.layout.TURN])

    def refuse(self, table: int, action: int, *, numbered: bool = False) -> IllegalAction:
        """Say why an action, or a move by its number, is not legal at a table.

        >>> tables.refuse(0, tables.action(0, "stock>1")).reason
        'stock>1 (104): Building pile 1 needs 1; this card is 4.'
        """
        kernel, row = self._kernel, self._row(table)
        action = whole_number("an action", action)
        if not numbered:
            return refusal_of(kernel, self.game, row, table, action, self.actions)
        if not kernel.layout.is_move(row, action):
            return IllegalAction(table, action, None, None)
        seat = self._turn(table)
        move = kernel.encoding.move_of(action, seat)
        wrong = self.game.check(self.state(table), seat, move)
        return IllegalAction(table, action, str(move), wrong)


def _copied(given: dict[str, Any], saved: bytes | None) -> Tables:
    tables = Tables(**given)
    if saved is not None:
        tables.restore(saved)
    return tables


_KEPT = (
    *("rows", "rngs", "bot_rngs", "rounds", "made", "players", "rotations", "seats"),
    *("rewards", "done", "finals"),
)
"""The arrays that a saved batch consists of; the others follow from them."""
