"""How long the bots of one table may think."""

from __future__ import annotations

from stockpile.table.budget import ThinkingBudget


class Seconds:
    """A clock that stands still until it is told otherwise."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def left(budget: ThinkingBudget) -> bool:
    """Whether there is any time left by now."""
    return budget.left


def test_what_was_thought_is_given_back_as_time_passes() -> None:
    clock = Seconds()
    budget = ThinkingBudget(6.0, clock)
    assert left(budget)
    budget.spend(4.0)
    assert left(budget)
    budget.spend(2.0)
    assert not left(budget)
    clock.now += 5
    assert left(budget)
    budget.spend(0.5)  # as much as these seconds gave back
    assert not left(budget)
    budget.spend(6.0)
    clock.now += 60
    assert not left(budget)
    clock.now += 1
    assert left(budget)


def test_nobody_saves_time_up() -> None:
    clock = Seconds()
    budget = ThinkingBudget(6.0, clock)
    clock.now += 3600
    assert left(budget)
    budget.spend(6.0)
    assert not left(budget)


def test_without_a_limit_bots_think_as_long_as_they_like() -> None:
    budget = ThinkingBudget(0, Seconds())
    budget.spend(1e9)
    assert left(budget)
