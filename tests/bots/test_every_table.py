"""Every bot at every kind of table: legal moves, rounds that end, and no peeping."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from stockpile.bots import LEVELS, generators, make_bot, play_round
from stockpile.bots.bot import Bot
from stockpile.breakers import Breakers
from stockpile.breakers.events import Dealt as TilesDealt
from stockpile.core.event import Cards, Event
from stockpile.core.match import Match
from stockpile.core.observation import Observation
from stockpile.games import AnyGame
from stockpile.skipbo.events import AsideShuffled, CardsDrawn, Dealt, StuckRedealt
from stockpile.skipbo.state import State
from tests.bots.seeing import brief, observe, table_name
from tests.breakers.build import breakers
from tests.skipbo.build import skipbo
from tests.skipbo.plans import FORMS

pytestmark = pytest.mark.long

MOST_TURNS = {level: 6000 if level == "random" else 1000 for level in LEVELS}
"""A round of Skip-Bo ends within so many turns at any table: about three times the longest of
thousands."""


def skipbo_tables() -> Iterator[AnyGame]:
    """Every form of table; all options and stock sizes, in turn."""
    options = list(product(("free", "stock-first", "forced"), ("redeal", "fewest-stock", "draw")))
    for number, (edition, seats, teams) in enumerate(FORMS):
        largest = skipbo(edition, seats=seats).edition.most_stock(seats)
        usual = skipbo(edition, seats=seats).stock
        for nth, stock in enumerate((1, usual, largest)):
            laying, stalemate = options[(number + 2 * nth) % len(options)]
            yield skipbo(
                edition, seats=seats, teams=teams, stock=stock, laying=laying, stalemate=stalemate
            )


def breakers_tables() -> Iterator[AnyGame]:
    """Every number of seats with all options."""
    for seats, answer, passing, lone_joker in product(
        (2, 3, 4), ("higher", "equal-or-higher"), ("only-when-stuck", "free"), ("above-15", "as-15")
    ):
        yield breakers(
            seats,
            answer=answer,
            passing=passing,
            lone_joker=lone_joker,
            memory_aid="on" if seats == 3 else "off",
        )


TABLES = [*skipbo_tables(), *breakers_tables()]

every_table = pytest.mark.parametrize("game", TABLES, ids=map(table_name, TABLES))
some_tables = pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=[] if number % 8 == 0 else pytest.mark.slow, id=table_name(game))
        for number, game in enumerate(TABLES)
    ],
)
"""Every eighth: forms come with three stock sizes each, so all of those have their turn."""


def most_turns(game: AnyGame, *levels: str) -> int:
    """How many turns a round may take. In Breakers each tile is laid once, and passed by all."""
    if isinstance(game, Breakers):
        return game.hand * game.seats * game.seats
    return max(MOST_TURNS[level] for level in levels)


class Checked:
    """Plays like another bot, whose every choice has to be one of the legal moves."""

    def __init__(self, bot: Bot[Any, Any]) -> None:
        self.bot = bot

    def choose(self, observation: Observation[Any, Any], rng: Random) -> Any:
        chosen = self.bot.choose(observation, rng)
        assert chosen in observation.moves
        return chosen


def play(game: AnyGame, *levels: str) -> None:
    """Play a round with these levels, seat after seat, and see it end in time."""
    bots = [
        Checked(make_bot(brief(levels[seat % len(levels)]), game.name))
        for seat in range(game.seats)
    ]
    match = Match(game, seed=f"{levels}")
    played = play_round(match, bots, generators("table", game.seats), most_turns(game, *levels))
    assert played.outcome is not None


@pytest.mark.sampled(7)
@pytest.mark.parametrize(
    ("level", "game"),
    [
        pytest.param(
            level,
            game,
            # Each table has one level here, and each level tables of every kind; but where rounds
            # are long, one that looks ahead takes seconds.
            marks=[]
            if at == (number + number // len(LEVELS)) % len(LEVELS)
            and not (level == "master" and getattr(game, "stock", 0) > 10)
            else pytest.mark.slow,
            id=f"{level}-{table_name(game)}",
        )
        for number, game in enumerate(TABLES)
        for at, level in enumerate(LEVELS)
    ],
)
def test_every_choice_is_legal_and_every_round_ends(level: str, game: AnyGame) -> None:
    play(game, level)


@some_tables
def test_rounds_of_all_levels_together_end(game: AnyGame) -> None:
    play(game, *LEVELS)


@pytest.mark.slow
@every_table
@pytest.mark.parametrize("level", LEVELS)
def test_many_rounds_end_in_time(level: str, game: AnyGame) -> None:
    bots = [make_bot(brief(level), game.name)] * game.seats
    for seed in range(20):
        rngs = generators(seed, game.seats)
        played = play_round(Match(game, seed=f"{seed}"), bots, rngs, most_turns(game, level))
        assert played.outcome is not None


# Non-interference


def dealt_anew(state: Any, seat: int, mix: Random) -> Any:
    """The same round with everything that the seat cannot know mixed among its places."""
    if isinstance(state, State):
        covered = [list(stock[:-1]) for stock in state.stocks]
        hidden = [*_others(state.hands, seat), *covered, list(state.draw)]
        hands, below, (draw,) = _mixed(hidden, mix, len(state.hands) - 1, len(state.stocks))
        stocks = [
            tuple(cards) + stock[-1:] for cards, stock in zip(below, state.stocks, strict=True)
        ]
        return state._replace(
            hands=_with_own(hands, state.hands[seat], seat), stocks=tuple(stocks), draw=tuple(draw)
        )
    hidden = [*_others(state.hands, seat), list(state.unused)]
    hands, (unused,) = _mixed(hidden, mix, len(state.hands) - 1)
    hands_anew = _with_own(hands, state.hands[seat], seat)
    return state._replace(hands=hands_anew, unused=tuple(sorted(unused)))


def _others(hands: Sequence[Cards], seat: int) -> list[list[int]]:
    return [list(hand) for other, hand in enumerate(hands) if other != seat]


def _mixed(places: list[list[int]], mix: Random, *sizes: int) -> list[list[list[int]]]:
    """The cards of all places mixed; the places then in groups of these sizes, and the rest."""
    cards = [card for place in places for card in place]
    mix.shuffle(cards)
    anew = []
    for place in places:
        anew.append(cards[: len(place)])
        del cards[: len(place)]
    groups = []
    for size in sizes:
        groups.append(anew[:size])
        del anew[:size]
    return [*groups, anew]


def _with_own(others: list[list[int]], own: Cards, seat: int) -> tuple[Cards, ...]:
    hands = [tuple(sorted(hand)) for hand in others]
    return (*hands[:seat], own, *hands[seat:])


def told_anew(event: Event, seat: int, pack: Cards, mix: Random) -> Event:
    """The event with other cards wherever the seat did not see which they were."""

    def other(cards: Any) -> Cards:
        return tuple(mix.sample(pack, len(cards)))

    match event:
        case Dealt():
            return replace(event, stocks=tuple(map(other, event.stocks)), draw=other(event.draw))
        case TilesDealt():
            hands = [
                hand if owner == seat else other(hand) for owner, hand in enumerate(event.hands)
            ]
            return replace(event, hands=tuple(hands), unused=other(event.unused))
        case CardsDrawn(seat=drawing) if drawing != seat:
            return replace(event, cards=other(event.cards))
        case AsideShuffled() | StuckRedealt():
            return replace(event, draw=other(event.draw))
        case _:
            return event


@pytest.mark.sampled(12)
@every_table
def test_what_a_seat_cannot_know_changes_no_choice(game: AnyGame) -> None:
    mix = Random(table_name(game))
    bots = {level: make_bot(brief(level), game.name) for level in LEVELS}
    match = Match(game, seed="peeping")
    match.start_round()
    changed = False
    for step in range(150):
        seat = match.turn
        if seat is None:
            break
        if step % 6 == 0:
            truth = dealt_anew(match.state, seat, mix)
            events = [told_anew(event, seat, game.pack, mix) for event in match.round_events]
            changed |= truth != match.state and events != match.round_events
            for bot in bots.values():
                seen, other = match.observe(seat), observe(game, truth, seat, events)
                assert bot.choose(seen, Random(step)) == bot.choose(other, Random(step))
        match.play(bots["casual"].choose(match.observe(seat), mix))
    assert changed
