"""What is asked in line mode, and what is told before."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import NamedTuple

from stockpile.terminal.client.asking import (
    Step,
    awaits_people,
    ending,
    gathering,
    next_step,
    waited_for,
)
from stockpile.terminal.client.seat_client import NOBODY, SeatClient

PROMPTS = {
    ("pause", "playing"): "join-prompt-go-on",
    ("pause", "between"): "join-prompt-go-on",
    ("back", "playing"): "join-prompt-back",
    ("back", "between"): "join-prompt-back",
    ("ready", "gathering"): "join-prompt-ready",
    ("start", "gathering"): "join-prompt-start",
    ("ready", "between"): "play-prompt-round",
}
"""What is asked where the table waits for a command, in a phase."""


class Question(NamedTuple):
    """A prompt, if there is one; the ``situation`` it belongs to; and what is told of that once."""

    prompt: str | None
    situation: object
    told: Iterable[str] = ()


def asked_step(side: SeatClient) -> Step | None:
    """What Enter does, if the table waits for something else than a move."""
    step = next_step(side)
    if step is None or (step.command, side.phase) not in PROMPTS:
        return None
    # Nobody is asked to take back that they are ready.
    return None if step.fields.get("ready") is False else step


def question(side: SeatClient, *, first: bool) -> Question:
    """What somebody is asked now; ``first`` if they have not been told of any situation yet."""
    step, phase = asked_step(side), side.phase
    prompt = None if step is None else PROMPTS[step.command, phase]
    if prompt is None and phase == "over":
        told: Iterable[str] = ()
        if first:
            told = ending(side)
        elif side.table["match"]["closed"] != "played":
            told = islice(ending(side), 1)  # how it ended is told already, but not for whom
        return Question("join-prompt-over", (phase, None), told)
    if prompt is None and side.on_turn:
        return Question("play-prompt", (side.round or {}).get("version"))
    if phase == "gathering" and side.seat != NOBODY:
        text = gathering(side)
        # Else the prompt says the same.
        return Question(prompt, text, [text] if prompt != "join-prompt-ready" else ())
    if phase == "between":
        names = waited_for(side) if side.chair.get("ready") else ""
        return Question(prompt, (prompt, names), _waiting(side, names))
    if phase == "playing" and side.seat != NOBODY and prompt is None:
        awaited = awaits_people(side) and not side.table["paused"]
        names = side.names[side.turn] if awaited else ""
        return Question(None, ("turn", side.turn), _waiting(side, names))
    return Question(prompt, (phase, prompt))


def _waiting(side: SeatClient, names: str) -> list[str]:
    return [side.words("ending-waiting", names=names)] if names else []
