"""PPO with action masks in plain PyTorch: an agent learns Skip-Bo against one of our bots.

    pip install "stockpile-games[environments,training]"
    python examples/ppo.py [UPDATES] [cpu|cuda]

The agent sits in seat A of many tables, `baseline` in seat B. A policy and a value share a small
network. On a card everything stays there: tables, network and batches.
"""

import argparse
import time
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from stockpile.environments import Tables

FORM: dict[str, Any] = {"edition": "skipbo-2003", "seats": 2, "stock": 5, "opponents": "baseline"}
TABLES = 256
STEPS = 64  # of every table between two updates
EPOCHS = 3
MINIBATCH = 4096
DISCOUNT = 0.995
TRACE = 0.95  # lambda of generalised advantage estimation
CLIP = 0.2
ENTROPY = 0.01
RATE = 1e-3


class Agent(nn.Module):  # type: ignore[misc]
    """From the bytes of an observation to a policy over the actions, and a value."""

    def __init__(self, observation: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(observation, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh()
        )
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        hidden = self.body(observation.float() / 16)
        logits = self.policy(hidden).masked_fill(mask == 0, -1e9)
        return Categorical(logits=logits), self.value(hidden)[:, 0]


@dataclass
class Rollout:
    """What happened in some steps of all tables; each list has one tensor for each step."""

    observations: list[Tensor] = field(default_factory=list)
    masks: list[Tensor] = field(default_factory=list)
    actions: list[Tensor] = field(default_factory=list)
    chances: list[Tensor] = field(default_factory=list)
    values: list[Tensor] = field(default_factory=list)
    rewards: list[Tensor] = field(default_factory=list)
    ended: list[Tensor] = field(default_factory=list)


def tensors(*arrays: Any) -> list[Tensor]:
    """Arrays of a batch as tensors of our own: the batch writes over its arrays."""
    return [torch.as_tensor(array).clone() for array in arrays]


def collect(tables: Tables, agent: Agent) -> tuple[Rollout, Tensor]:
    """Let the agent play, and return also what it thinks of where it stands in the end."""
    rollout, seen = Rollout(), tables.seen
    with torch.no_grad():
        for _ in range(STEPS):
            observation, mask = tensors(seen.observation, seen.mask)
            policy, value = agent(observation, mask)
            action = policy.sample()
            seen, reward, done = tables.step(action)
            earned, over = tensors(reward[:, 0], done)
            rollout.observations.append(observation)
            rollout.masks.append(mask)
            rollout.actions.append(action)
            rollout.chances.append(policy.log_prob(action))
            rollout.values.append(value)
            rollout.rewards.append(earned)
            rollout.ended.append(over > 0)
        _, last = agent(*tensors(seen.observation, seen.mask))
    return rollout, last


def advantages(rollout: Rollout, last: Tensor) -> Tensor:
    """How much better each action turned out than the value that was expected."""
    found, running = [], torch.zeros_like(last)
    following = last
    for step in reversed(range(STEPS)):
        goes_on = (~rollout.ended[step]).float()
        surprise = rollout.rewards[step] + DISCOUNT * following * goes_on - rollout.values[step]
        running = surprise + DISCOUNT * TRACE * goes_on * running
        found.append(running)
        following = rollout.values[step]
    return torch.stack(found[::-1])


def update(agent: Agent, optimizer: torch.optim.Optimizer, rollout: Rollout, gain: Tensor) -> None:
    """Make actions that turned out well more likely, but not by too much at once."""
    returns = (gain + torch.stack(rollout.values)).flatten()
    gain = gain.flatten()
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    observations, masks = torch.cat(rollout.observations), torch.cat(rollout.masks)
    actions, chances = torch.cat(rollout.actions), torch.cat(rollout.chances)
    for _ in range(EPOCHS):
        for batch in torch.randperm(len(actions), device=actions.device).split(MINIBATCH):
            policy, value = agent(observations[batch], masks[batch])
            ratio = (policy.log_prob(actions[batch]) - chances[batch]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            wins = torch.min(ratio * gain[batch], clipped * gain[batch]).mean()
            error = (value - returns[batch]).square().mean()
            loss = 0.5 * error - wins - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


def train(updates: int, device: str = "cpu", seed: int = 1) -> list[float]:
    """The share of decided rounds that the agent won, update by update."""
    torch.manual_seed(seed)
    tables = Tables(**FORM, count=TABLES, seed=seed, device=device, most_moves=600)
    tables.reset()
    agent = Agent(len(tables.describe().observation), tables.actions).to(device)
    optimizer = torch.optim.Adam(agent.parameters(), RATE)
    shares = []
    for number in range(updates):
        began = time.perf_counter()
        rollout, last = collect(tables, agent)
        update(agent, optimizer, rollout, advantages(rollout, last))
        rewards = torch.stack(rollout.rewards)
        won, lost = int((rewards > 0).sum()), int((rewards < 0).sum())
        shares.append(won / max(1, won + lost))
        speed = STEPS * TABLES / (time.perf_counter() - began)
        print(f"{number:4}: wins {shares[-1]:.1%} of {won + lost} rounds, {speed:,.0f} steps/s")
    return shares


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("updates", type=int, nargs="?", default=100)
    parser.add_argument("device", choices=["cpu", "cuda"], nargs="?", default="cpu")
    asked = parser.parse_args()
    train(asked.updates, asked.device)
