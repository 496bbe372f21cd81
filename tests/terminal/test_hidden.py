"""What is shown does not depend on what the person may not see."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import stockpile.terminal
from stockpile.breakers.events import Dealt as TilesDealt
from stockpile.core.event import Event
from stockpile.games import AnyMatch, resume, write_record
from stockpile.skipbo.events import AsideShuffled, CardsDrawn, Dealt, StuckRedealt
from stockpile.skipbo.tabletop.events import ExtraSlipped, PenaltyTaken
from stockpile.terminal.replay.replay import Replay
from stockpile.terminal.tellers.teller import TableWords, teller_of
from stockpile.words import Words
from tests.matches import PEOPLE, SETTINGS, play_on
from tests.skipbo.tabletop import people_play
from tests.terminal.driving import match_of

PERSON = 0


def exchange(piles: list[tuple[int, ...]], rng: Random) -> list[tuple[int, ...]]:
    """The same cards in other places; every pile keeps its size."""
    cards = [card for pile in piles for card in pile]
    rng.shuffle(cards)
    return [tuple(sorted(cards.pop() for _ in pile)) for pile in piles]


def exchange_state(state: Any, rng: Random) -> Any:
    """The truth with the cards that the person cannot see in other places."""
    if hasattr(state, "round"):
        return state._replace(round=exchange_state(state.round, rng))
    hands = [hand for seat, hand in enumerate(state.hands) if seat != PERSON]
    if hasattr(state, "unused"):
        *hands, unused, played = exchange([*hands, state.unused, state.played], rng)
        return state._replace(hands=(state.hands[PERSON], *hands), unused=unused, played=played)
    below = [stock[:-1] for stock in state.stocks]
    mixed = exchange([*hands, *below, state.draw], rng)
    hands, below, draw = mixed[: len(hands)], mixed[len(hands) : -1], mixed[-1]
    stocks = tuple((*low, *stock[-1:]) for low, stock in zip(below, state.stocks, strict=True))
    return state._replace(hands=(state.hands[PERSON], *hands), stocks=stocks, draw=draw)


def exchange_event(event: Event, rng: Random) -> Event:
    """The event with other cards where the person cannot see them."""

    def other(cards: Any) -> tuple[int, ...]:
        return tuple(rng.randint(1, 12) for _ in cards)

    match event:
        case CardsDrawn(seat, cards) | ExtraSlipped(seat, cards) if seat != PERSON:
            return replace(event, cards=other(cards))
        case PenaltyTaken(cards=cards):
            return replace(event, cards=other(cards))
        case AsideShuffled(draw) | StuckRedealt(draw):
            return replace(event, draw=other(draw))
        case Dealt():
            stocks = tuple(other(stock) for stock in event.stocks)
            return replace(event, stocks=stocks, draw=other(event.draw))
        case TilesDealt(hands=(own, *others)):
            hands = (own, *map(other, others))
            return replace(event, hands=hands, unused=other(event.unused))
        case _:
            return event


def screen(match: AnyMatch) -> list[str]:
    """Everything that is put into sentences at the person's seat."""
    teller, seen = teller_of(match.game), match.observe(PERSON)
    telling = TableWords(Words("en"), match.game, PERSON, match.names, match.target is not None)
    told = [*teller.happened(telling, seen.events), *teller.choices(telling, seen)]
    return [*told, *teller.moves(telling, seen), *teller.table(telling, seen, "all")]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    "settings",
    [*SETTINGS, PEOPLE],
    ids=lambda one: "-".join((one["edition"], str(one["seats"]), one.get("conduct", ""))),
)
def test_cards_out_of_sight_change_nothing_on_the_screen(
    settings: dict[str, Any], seed: int
) -> None:
    rng = Random(seed)
    match = match_of(**settings, seed=seed)
    play_on(match, rng, 10 * seed)
    while not match.over and match.turn != PERSON:
        play_on(match, rng, 1)
    if match.over:
        return
    text = write_record(match)
    told = screen(resume(text))
    for _ in range(3):
        other = resume(text)
        exchanged = other.now._replace(state=exchange_state(other.state, rng))
        other.steps[-1] = other.steps[-1]._replace(match=exchanged)
        other.events[:] = [exchange_event(event, rng) for event in other.events]
        assert other.state != match.state
        assert screen(other) == told


HERE = Path(stockpile.terminal.__file__).parent
REPLAY = HERE / "replay" / "replay.py"
"""Goes through a record, which has the truth in it; its one door is tested below."""
MODULES = {
    file for folder in (".", "plain", "replay", "tellers") for file in HERE.glob(f"{folder}/*.py")
}


@pytest.mark.parametrize(
    "module",
    sorted(MODULES - {REPLAY}),
    ids=lambda one: str(one.relative_to(HERE).with_suffix("")),
)
def test_the_client_never_touches_the_truth(module: Path) -> None:
    truth = {"state", "events", "round_events", "legal_moves", "view", "chain", "chances", "now"}
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr in truth:
            assert isinstance(node.value, ast.Name), f"line {node.lineno}"
            assert node.value.id == "seen", f"line {node.lineno}"  # an Observation


@pytest.mark.parametrize("viewer", [None, 0])
def test_a_replay_shows_what_the_viewer_may_see(viewer: int | None) -> None:
    for settings in (*SETTINGS, PEOPLE):
        match = match_of(**settings, seed=3)
        (people_play if settings is PEOPLE else play_on)(match, Random(3), 30)
        replay = Replay(match, viewer, Words("en"))
        told = [(replay.happened(at), replay.table_after(at)) for at in range(len(replay.steps))]
        rng = Random(4)
        for at, step in enumerate(replay.steps):
            events = tuple(exchange_event(event, rng) for event in step.events)
            other = step._replace(events=events, state=exchange_state(step.state, rng))
            replay.steps[at] = other
            assert (replay.happened(at), replay.table_after(at)) == told[at]
