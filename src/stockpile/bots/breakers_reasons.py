"""Why a move in Breakers is worth making: what is true of it, the most important first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from stockpile.bots.breakers import Seen, arrange, is_close, without
from stockpile.breakers.editions import EDITIONS, JOKER
from stockpile.breakers.events import TrickWon
from stockpile.breakers.moves import Kind, Move, Pass, Set
from stockpile.breakers.sets import count_hand, sets_at
from stockpile.core.event import Cards, cover
from stockpile.core.game import canonical

MOST_REASONS = 3
"""More reasons than this are not given."""

MANY_TILES = 4
"""A set of this many tiles sheds many."""

LOW_TILE = 6
"""The highest tile that counts as low."""

FEW_TILES = 2
"""A seat with this many tiles, or fewer, may go out with its next set."""

LIKELY_CHANCE = 0.8
"""The least chance that is called likely."""


def reasons(observation: Seen, move: Move) -> tuple[str, ...]:
    """Reason codes for a legal move of the observing seat."""
    if len(observation.moves) == 1:
        return ("only-move",)
    hand = observation.view.hands[observation.seat]
    assert isinstance(hand, tuple)
    if isinstance(move, Pass):
        return tuple(_kept(observation, hand, move))[:MOST_REASONS]
    if move.size == len(hand):
        return ("wins-round",)
    return tuple(_said(observation, hand, move))[:MOST_REASONS]


def _said(observation: Seen, hand: Cards, laid: Set) -> Iterator[str]:
    if _stops(observation, laid):
        yield "stops-going-out"
    if not _can_be_beaten(observation, hand, laid):
        yield "cannot-be-beaten"
    elif _likely_to_hold(observation, laid):
        yield "keeps-lead"
    if laid.kind is Kind.BREAKER:
        yield "spends-breaker"
    elif laid.size >= MANY_TILES:
        yield "sheds-many"
    saves = _saves(observation, hand, laid)
    if saves:
        yield "saves-breaker"
    if JOKER in laid.tiles and laid.kind is not Kind.BREAKER:
        yield "spends-joker"
    if _splits(observation, hand, laid):
        yield "splits-set"
    kept = _kept(observation, hand, laid)
    yield from (code for code in kept if not (saves and code == "keeps-breaker"))
    plain = laid.kind is not Kind.BREAKER and JOKER not in laid.tiles
    if plain and laid.height <= LOW_TILE and laid.size < MANY_TILES:
        yield "sheds-low"


def _kept(observation: Seen, hand: Cards, move: Move) -> Iterator[str]:
    """What the seat could lay now and keeps."""
    others = [one for one in canonical(observation.moves) if isinstance(one, Set)]
    rest = hand if isinstance(move, Pass) else without(hand, move)
    breakers = [one for one in others if one.kind is Kind.BREAKER and one != move]
    if any(rest.count(one.height) >= one.size for one in breakers):
        yield "keeps-breaker"
    spent = not isinstance(move, Pass) and JOKER in move.tiles
    if not spent and any(JOKER in one.tiles and one.kind is not Kind.BREAKER for one in others):
        yield "keeps-joker"


def _saves(observation: Seen, hand: Cards, laid: Set) -> bool:
    """Whether a joker stands for a number of which a Breaker stays in the hand."""
    if laid.height == JOKER:
        return False
    thick = 2 if laid.kind in {Kind.PAIR, Kind.PAIR_RUN} else 1
    low = laid.height - laid.size // thick + 1
    rest = without(hand, laid)
    breakers = EDITIONS[observation.setup.edition].breakers
    return any(
        tile == JOKER and rest.count(low + at // thick) in breakers
        for at, tile in enumerate(laid.tiles)
    )


def _counts(observation: Seen) -> dict[int, int]:
    """The number of tiles of each other seat."""
    hands = enumerate(observation.view.hands)
    return {seat: cover(hand).count for seat, hand in hands if seat != observation.seat}


def _stops(observation: Seen, laid: Set) -> bool:
    """Whether it takes the trick from a seat close to going out, or leads more tiles than a seat
    with very few can answer with.
    """
    counts = _counts(observation)
    trick = observation.view.trick
    if trick:
        return is_close(observation) and counts[trick[-1][0]] == min(counts.values())
    return min(counts.values()) <= FEW_TILES and laid.size > max(
        count for count in counts.values() if count <= FEW_TILES
    )


def _splits(observation: Seen, hand: Cards, laid: Set) -> bool:
    """Whether no fewer sets are left than before, because it takes others apart."""
    if laid.height == JOKER:
        return False
    edition = EDITIONS[observation.setup.edition]
    return len(arrange(without(hand, laid), edition)) >= len(arrange(hand, edition))


def _can_be_beaten(observation: Seen, hand: Cards, laid: Set) -> bool:
    """Whether another hand could beat it with tiles that the seat has not seen."""
    view = observation.view
    edition = EDITIONS[observation.setup.edition]
    unseen = Counter(edition.pack)
    unseen.subtract(hand)
    for _, one in view.trick:
        unseen.subtract(one.tiles)
    if isinstance(view.played, tuple):
        unseen.subtract(view.played)
    else:
        for event in observation.events:
            if isinstance(event, TrickWon):
                unseen.subtract(event.tiles)
    held = count_hand(tuple(sorted(unseen.elements())))
    sets = sets_at(observation.setup)
    most = max(_counts(observation).values())
    if any(one.size <= most for one in sets.breakers(held, laid)):
        return True
    return laid.kind is not Kind.BREAKER and laid.size <= most and sets.can_match(held, laid)


def _likely_to_hold(observation: Seen, laid: Set) -> bool:
    """Whether probably nobody has a higher set of its kind."""
    # This imports Numba.
    from stockpile.kernel.breakers.deciding import chance_to_hold

    return chance_to_hold(observation, laid) >= LIKELY_CHANCE
