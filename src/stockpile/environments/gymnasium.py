"""Gymnasium: one seat is the agent, bots sit in the others.

>>> import gymnasium
>>> import stockpile.environments
>>> env = gymnasium.make("stockpile/SkipBo-v0", stock=5, opponents="baseline")
>>> observation, info = env.reset(seed=7)
>>> observation.shape, int(info["action_mask"].sum())
((76,), 12)

An action that is not legal changes nothing: the reward is 0, and ``info["refused"]`` says why.
``gymnasium.make_vec("stockpile/SkipBo-v0", num_envs=4096)`` plays a batch of tables in compiled
code.
"""

from __future__ import annotations

from operator import index
from typing import Any

from stockpile.core.option import TeamsRequest
from stockpile.extras import needs

with needs("stockpile.environments.gymnasium", "gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv

    from stockpile.environments.seating import Opponents
    from stockpile.environments.single import MOST_MOVES, any_seed
    from stockpile.environments.tables import Tables
    from stockpile.kernel.arguments import whole_number

__all__ = ["Environment", "VectorEnvironment", "register"]

ENTRIES = {"SkipBo": "skipbo", "Breakers": "breakers"}
"""The names of the environments, and the games."""


class Environment(gymnasium.Env[Any, Any]):
    """One table, one agent.

    ``edition``, ``seats``, ``teams``, ``opponents``, ``rewards`` and options are those of
    `stockpile.environments.Tables`; all seats but one have an opponent. An edition of another game
    than ``game`` is refused. The legal actions are in ``info["action_mask"]``, and `action_masks`
    returns them. A round is cut short after ``most_moves``, including those of the bots.

    >>> from stockpile.environments.gymnasium import Environment
    >>> env = Environment("skipbo", stock=5, opponents="baseline", render_mode="ansi")
    >>> observation, info = env.reset(seed=7)
    >>> observation.shape, env.seat
    ((76,), 0)
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 2}

    def __init__(
        self,
        edition: str | None = None,
        *,
        game: str | None = None,
        seats: int | None = None,
        teams: TeamsRequest | None = None,
        opponents: Opponents = "baseline",
        rewards: str = "win",
        most_moves: int = MOST_MOVES,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode not in (None, "ansi", "human"):
            raise ValueError(f'render_mode is "ansi", "human" or None, not {render_mode!r}')
        self.tables = tables = Tables(
            edition or game,
            seats=seats,
            teams=teams,
            opponents=opponents,
            rewards=rewards,
            most_moves=most_moves,
            **options,
        )
        check_game(tables, game)
        self.seat = one_seat(tables)
        """Where the agent sits."""
        self.render_mode = render_mode
        self.observation_space = observation_space(tables)
        self.action_space = spaces.Discrete(tables.actions)
        self._seeded = False
        self._dealt = False
        """Whether the table has dealt a round that nobody has been shown yet."""

    def describe(self) -> Any:
        """What every byte of an observation and every action means.

        >>> env.describe().actions[:2]
        ('h1>1', 'h1>2')
        """
        return self.tables.describe()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal a round: the first of a seed, or the next of the seed before.

        >>> observation, info = env.reset(seed=8)
        >>> sorted(info)
        ['action_mask']
        """
        super().reset(seed=seed)
        if seed is not None or not self._seeded:
            self.tables.reset(any_seed() if seed is None else seed)
            self._seeded = True
        elif not self._dealt:
            self.tables.replay(self.tables.deals + 1)
        self._dealt = False
        if self.render_mode == "human":
            self.render()
        return self._seen.observation[0].copy(), self._info()

    @property
    def _seen(self) -> Any:
        return self.tables.seen

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Any:
        """The legal actions: 1 for each.

        >>> env.action_masks().shape
        (125,)
        """
        mask: Any = self._seen.mask[0].astype(np.int8)
        return mask

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Act, and let the bots play until it is the agent's turn again.

        >>> observation, reward, ended, cut_short, info = env.step(env.action_masks().argmax())
        >>> reward, ended, cut_short
        (0.0, False, False)
        """
        tables, seen = self.tables, self._seen
        if self._dealt:
            raise RuntimeError("the round is over: call reset")
        chosen = whole_number("an action", action)
        if not 0 <= chosen < tables.actions or not seen.mask[0, chosen]:
            refused = tables.refuse(0, chosen).reason
            info = {**self._info(), "refused": refused}
            return seen.observation[0].copy(), 0.0, False, False, info
        seen, reward, done = tables.step(np.array([chosen]), checked=False)
        earned = float(reward[0, self.seat])
        if not done[0]:
            if self.render_mode == "human":
                self.render()
            return seen.observation[0].copy(), earned, False, False, self._info()
        self._dealt = True
        info = {"action_mask": np.zeros(tables.actions, np.int8)}
        return seen.final[0].copy(), earned, bool(done[0] == 1), bool(done[0] == 2), info

    def render(self) -> str | None:
        """The table as the agent sees it.

        >>> len(env.render().splitlines()) > 5
        True
        """
        if self.render_mode is None:
            return None
        tables = self.tables
        picture = str(tables.game.view(tables.state(0), self.seat))
        if self.render_mode == "human":
            print(picture)
            return None
        return picture


class VectorEnvironment(VectorEnv[Any, Any, Any]):
    """A batch of tables with one agent at each; see `Environment`.

    When a round ends, the next is dealt in the same step. ``threads`` share the tables. `step`
    returns views of the batch, valid until the next step. If an action was not legal,
    ``infos["refused"]`` is an array of reasons, with None for the other tables.

    >>> from stockpile.environments.gymnasium import VectorEnvironment
    >>> envs = VectorEnvironment(3, "skipbo", stock=5)
    >>> observations, infos = envs.reset(seed=7)
    >>> observations.shape
    (3, 76)
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 1,
        edition: str | None = None,
        *,
        game: str | None = None,
        seats: int | None = None,
        teams: TeamsRequest | None = None,
        opponents: Opponents = "baseline",
        rewards: str = "win",
        most_moves: int = MOST_MOVES,
        threads: int = 1,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.tables = tables = Tables(
            edition or game,
            seats=seats,
            teams=teams,
            count=num_envs,
            opponents=opponents,
            rewards=rewards,
            most_moves=most_moves,
            threads=threads,
            **options,
        )
        self.num_envs = num_envs
        check_game(tables, game)
        self.seat = one_seat(tables)
        self.render_mode = render_mode
        self.single_observation_space = observation_space(tables)
        self.single_action_space = spaces.Discrete(tables.actions)
        self.observation_space = spaces.Box(
            0, 255, (num_envs, *self.single_observation_space.shape), np.uint8
        )
        self.action_space = spaces.MultiDiscrete(np.full(num_envs, tables.actions))
        self._everywhere = np.ones(num_envs, np.bool_)
        self._lines = np.arange(num_envs)

    def describe(self) -> Any:
        """What every byte of an observation and every action means.

        >>> envs.describe().actions[:2]
        ('h1>1', 'h1>2')
        """
        return self.tables.describe()

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal the first round of a seed at every table.

        >>> observations, infos = envs.reset(seed=8)
        >>> infos["action_mask"].shape
        (3, 125)
        """
        try:
            number = None if seed is None else index(seed)
        except TypeError:
            raise TypeError("give one seed for all tables: each also uses its own number") from None
        super().reset(seed=number)
        seen = self.tables.reset(any_seed() if number is None else number)
        return seen.observation, self._infos()

    def _infos(self) -> dict[str, Any]:
        """The legal actions, as int8, which is what Gymnasium's spaces take masks as."""
        mask = self.tables.seen.mask.view(np.int8)
        return {"action_mask": mask, "_action_mask": self._everywhere}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Act at every table, and let the bots play until it is the agents' turn again.

        >>> actions = infos["action_mask"].argmax(axis=1)
        >>> observations, rewards, ended, cut_short, infos = envs.step(actions)
        >>> rewards.tolist()
        [0.0, 0.0, 0.0]
        """
        tables = self.tables
        seen = tables.seen
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"actions must be integers of the shape ({self.num_envs},)")
        there = (chosen >= 0) & (chosen < tables.actions)
        legal = there & (seen.mask[self._lines, np.where(there, chosen, 0)] == 1)
        infos: dict[str, Any] = {}
        if not legal.all():
            reasons = np.full(self.num_envs, None, object)
            for table in np.flatnonzero(~legal).tolist():
                reasons[table] = tables.refuse(table, int(chosen[table])).reason
            infos |= {"refused": reasons, "_refused": ~legal}
        where = None if legal.all() else legal
        seen, reward, done = tables.step(np.where(legal, chosen, 0), where=where, checked=False)
        if done.any():
            infos |= {"final_obs": seen.final, "_final_obs": done > 0}
        infos |= self._infos()
        return seen.observation, reward[:, self.seat], done == 1, done == 2, infos


def observation_space(tables: Tables) -> spaces.Box:
    """What an agent sees: bytes."""
    return spaces.Box(0, 255, (len(tables.describe().observation),), np.uint8)


def check_game(tables: Tables, game: str | None) -> None:
    """ValueError if another game is played."""
    if game not in (None, tables.game.name):
        raise ValueError(f"{tables.game.setup.edition} is not an edition of {game}")


def one_seat(tables: Tables) -> int:
    """The one seat without a bot. ValueError if there are more."""
    free = tables.free_seats
    if len(free) != 1:
        raise ValueError("all seats but one need an opponent: there is one agent")
    return free[0]


def register() -> None:
    """Register the environments, once.

    >>> register()
    >>> gymnasium.make("stockpile/Breakers-v0", seats=3).unwrapped.seat
    0
    """
    here = "stockpile.environments.gymnasium"
    for name, game in ENTRIES.items():
        if f"stockpile/{name}-v0" not in gymnasium.registry:
            gymnasium.register(
                f"stockpile/{name}-v0",
                entry_point=f"{here}:Environment",
                vector_entry_point=f"{here}:VectorEnvironment",
                kwargs={"game": game},
            )


register()
