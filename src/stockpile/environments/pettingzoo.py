"""PettingZoo: every seat is an agent, and acts when it is its turn.

>>> from stockpile.environments import pettingzoo
>>> env = pettingzoo.env(edition="skipbo-2003", seats=2, stock=5)
>>> env.reset(seed=7)
>>> env.agent_selection, env.action_space("seat_0")
('seat_0', Discrete(125))
>>> observation, reward, terminated, truncated, info = env.last()
>>> observation["observation"].shape, int(observation["action_mask"].sum())
((76,), 12)

A seat acts several times in a row. An action that is not legal raises `IllegalAction` and changes
nothing. ``pettingzoo.make("aec", "stockpile/SkipBo-v0")`` makes the same environments.
"""

from __future__ import annotations

from typing import Any

from stockpile.core.option import TeamsRequest
from stockpile.extras import needs
from stockpile.games import make_game

with needs("stockpile.environments.pettingzoo", "pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, register
    from pettingzoo.env_registry.registration import aec_registry
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    from stockpile.environments.single import MOST_MOVES, SingleTable, any_seed
    from stockpile.kernel.arguments import whole_number

__all__ = ["env", "raw_env"]


def env(
    edition: str | None = None,
    *,
    seats: int | None = None,
    teams: TeamsRequest | None = None,
    masks: str = "observation",
    rewards: str = "win",
    most_moves: int = MOST_MOVES,
    render_mode: str | None = None,
    **options: Any,
) -> Any:
    """A `raw_env` that also complains when its methods are called in the wrong order.

    >>> made = env("skipbo", stock=5)
    >>> made.reset(seed=7)
    >>> made.agent_selection
    'seat_0'
    """
    made = raw_env(
        edition,
        seats=seats,
        teams=teams,
        masks=masks,
        rewards=rewards,
        most_moves=most_moves,
        render_mode=render_mode,
        **options,
    )
    return OrderEnforcingWrapper(made)


class raw_env(AECEnv[str, Any, int]):  # noqa: N801 - as PettingZoo calls it
    """One table.

    ``edition``, ``seats``, ``teams`` and options are those of `stockpile.new_match`. ``masks`` says
    where the legal actions are shown: "observation" (a Dict of ``observation`` and ``action_mask``)
    or "info". A seat sees only its own, and only on its turn. ``rewards`` are "win" or "points",
    and a round is cut short after ``most_moves``: see `stockpile.environments.Tables`.

    >>> from stockpile.environments import pettingzoo
    >>> table = pettingzoo.raw_env("skipbo", stock=5, render_mode="ansi")
    >>> table.reset(seed=7)
    >>> table.agents
    ['seat_0', 'seat_1']
    """

    def __init__(
        self,
        edition: str | None = None,
        *,
        seats: int | None = None,
        teams: TeamsRequest | None = None,
        masks: str = "observation",
        rewards: str = "win",
        most_moves: int = MOST_MOVES,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if masks not in ("observation", "info"):
            raise ValueError(f'masks are in "observation" or "info", not {masks!r}')
        if rewards not in ("win", "points"):
            raise ValueError(f'rewards are "win" or "points", not {rewards!r}')
        if whole_number("most_moves", most_moves) < 1:
            raise ValueError(f"a round has at least one move, not {most_moves}")
        if render_mode not in (None, "ansi", "human"):
            raise ValueError(f'render_mode is "ansi", "human" or None, not {render_mode!r}')
        self.table = table = SingleTable(make_game(edition, seats=seats, teams=teams, **options))
        self.metadata = {
            "name": f"stockpile_{table.game.name}_v0",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._masks_in_info = masks == "info"
        self._points = rewards == "points"
        self._most_moves = most_moves
        self._seed: int | None = None
        self._number = 0
        self._no_mask = np.zeros(table.actions, np.int8)
        self._no_mask.flags.writeable = False
        seen: spaces.Space[Any] = spaces.Box(0, 255, (table.observation_size,), np.uint8)
        if not self._masks_in_info:
            mask = spaces.Box(0, 1, (table.actions,), np.int8)
            seen = spaces.Dict({"observation": seen, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        # A space draws random numbers of its own: agents must not share one.
        self.action_spaces = {
            agent: spaces.Discrete(table.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """What an agent sees.

        >>> table.observation_space("seat_0")["observation"]
        Box(0, 255, (76,), uint8)
        """
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may choose from. `describe` names the actions.

        >>> table.action_space("seat_0")
        Discrete(125)
        """
        return self.action_spaces[agent]

    def describe(self) -> Any:
        """What every byte of an observation and every action means.

        >>> table.describe().actions[:2]
        ('h1>1', 'h1>2')
        """
        return self.table.describe()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a round: the first of a seed, or the next of the seed before.

        >>> table.reset(seed=8)
        """
        if seed is not None or self._seed is None:
            self._seed = any_seed() if seed is None else seed
            self._number = 0
        else:
            self._number += 1
        self.table.deal(self._seed, self._number)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._next_agent()
        if self.render_mode == "human":
            self.render()

    def _require_cards(self) -> None:
        if self._seed is None:
            raise RuntimeError("no cards have been dealt: call reset first")

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """The selected agent, again and again until the round is over.

        >>> next(iter(table.agent_iter()))
        'seat_0'
        """
        self._require_cards()
        return super().agent_iter(max_iter)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What concerns the selected agent: observation, reward, terminated, truncated, info.

        >>> table.last()[1:]
        (0.0, False, False, {})
        """
        self._require_cards()
        seen: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return seen

    def _next_agent(self) -> None:
        """Select the agent on turn, and tell it alone what it may do."""
        self.agent_selection = agent = self.possible_agents[self.table.turn]
        if self._masks_in_info:
            self.infos[agent] = {"action_mask": self.table.mask.copy()}

    def observe(self, agent: str) -> Any:
        """What an agent may know now; its mask is empty unless it is on turn.

        >>> [table.observe(agent)["action_mask"].sum().item() for agent in table.agents]
        [12, 0]
        """
        self._require_cards()
        table = self.table
        observation = table.observe(self._seats[agent])
        if self._masks_in_info:
            return observation
        acts = agent == self.agent_selection and agent in self.agents and not table.over
        mask = table.mask.copy() if acts else self._no_mask
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Let the selected agent act.

        >>> table.step(table.observe("seat_0")["action_mask"].argmax())
        >>> table.rewards
        {'seat_0': 0.0, 'seat_1': 0.0}
        """
        self._require_cards()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is alive and must choose an action")
        table = self.table
        table.act(action)
        self._cumulative_rewards[agent] = 0.0
        if self._masks_in_info:
            self.infos[agent] = {}
        if table.over:
            rewards = table.rewards(points=self._points)
            self.rewards = dict(zip(self.agents, rewards, strict=True))
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        elif table.made == self._most_moves:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._next_agent()
            if self.render_mode == "human":
                self.render()
            return
        self.agent_selection = self.agents[0]
        if self.render_mode == "human":
            self.render()

    def state(self) -> Any:
        """The truth, for critics: what no seat may know. `describe` names its bytes.

        >>> table.state().shape
        (65,)
        """
        self._require_cards()
        return self.table.truth()

    def render(self) -> str | None:
        """The table as the seat on turn sees it.

        >>> len(table.render().splitlines()) > 5
        True
        """
        if self.render_mode is None:
            return None
        self._require_cards()
        table = self.table
        picture = str(table.game.view(table.state(), table.turn))
        if self.render_mode == "human":
            print(picture)
            return None
        return picture

    def close(self) -> None:
        """Does nothing: a table holds no resources.

        >>> table.close()
        """


for _name, _edition in (("SkipBo", "skipbo"), ("Breakers", "breakers")):
    if f"stockpile/{_name}-v0" not in aec_registry:
        register("aec", f"stockpile/{_name}-v0", env, kwargs={"edition": _edition})
