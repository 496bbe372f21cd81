"""What somebody is asked in line mode, and what they are told before."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import NamedTuple

from stockpile.terminal.client.next_step import (
    NextStep,
    awaited_names,
    awaits_people,
    ending_lines,
    gathering_text,
    next_step,
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
"""The prompt for each command that a table can wait for, by the table's phase."""


class Prompt(NamedTuple):
    """A prompt, if there is one, the situation it belongs to, and what is told of that once."""

    message: str | None
    situation: object
    told: Iterable[str] = ()


def enter_step(client: SeatClient) -> NextStep | None:
    """What Enter does if the table waits for something other than a move."""
    step = next_step(client)
    if step is None or (step.command, client.phase) not in PROMPTS:
        return None
    # Nobody is asked to take back that they are ready.
    return None if step.fields.get("ready") is False else step


def next_prompt(client: SeatClient, *, first: bool) -> Prompt:
    """What somebody is asked now; ``first`` if they have not been told of any situation yet."""
    step, phase = enter_step(client), client.phase
    prompt = None if step is None else PROMPTS[step.command, phase]
    if prompt is None and phase == "over":
        told: Iterable[str] = ()
        if first:
            told = ending_lines(client)
        elif client.table["match"]["closed"] != "played":
            told = islice(ending_lines(client), 1)  # they know how it ended, but not for whom
        return Prompt("join-prompt-over", phase, told)
    if prompt is None and client.on_turn:
        return Prompt("play-prompt", client.version)
    if phase == "gathering" and client.seat != NOBODY:
        text = gathering_text(client)
        # The prompt already asks for “ready”.
        return Prompt(prompt, text, [text] if prompt != "join-prompt-ready" else ())
    if phase == "between":
        names = awaited_names(client) if client.chair.get("ready") else ""
        return Prompt(prompt, (prompt, names), _waiting(client, names))
    if phase == "playing" and client.seat != NOBODY and prompt is None:
        awaited = awaits_people(client) and not client.table["paused"]
        names = client.names[client.turn] if awaited else ""
        return Prompt(None, ("turn", client.turn), _waiting(client, names))
    return Prompt(prompt, (phase, prompt))


def _waiting(client: SeatClient, names: str) -> list[str]:
    return [client.words("ending-waiting", names=names)] if names else []
