"""Drawing for the lead before the first round (S3, B3): everyone draws, the highest card wins."""

from __future__ import annotations

from collections.abc import Callable

from stockpile.core.chance import Chance
from stockpile.core.event import Cards, Event, LeadCardDrawn, LeadDecided


def draw_for_lead(
    seats: int, draw: Callable[[int], int], rank: Callable[[int], int | None]
) -> list[Event]:
    """The draw for the lead, card by card, and its result.

    A seat that draws a card that does not count draws again at once; seats that tie draw again.
    ``draw(seat)`` gives the next card.
    """
    events: list[Event] = []
    contenders = list(range(seats))
    while len(contenders) > 1:
        ranks: dict[int, int] = {}
        for seat in contenders:
            height = None
            while height is None:
                card = draw(seat)
                events.append(LeadCardDrawn(seat, card))
                height = rank(card)
            ranks[seat] = height
        highest = max(ranks.values())
        contenders = [seat for seat in contenders if ranks[seat] == highest]
    events.append(LeadDecided(contenders[0], "highest"))
    return events


def drawing_from(pack: Cards, chance: Chance) -> Callable[[int], int]:
    """A shuffled pack to draw from. A used-up pack is shuffled again."""
    rest: list[int] = []
    shuffles = 0

    def draw(_seat: int) -> int:
        nonlocal shuffles
        if not rest:
            rest.extend(chance.shuffle("lead", shuffles, pack))
            shuffles += 1
        return rest.pop()

    return draw


def name_lead(seats: int, named: int | None, chance: Chance) -> LeadDecided:
    """The lead in an edition where the youngest has it: the seat the table named, or one by lot."""
    if named is not None:
        return LeadDecided(named, "youngest")
    return LeadDecided(chance.shuffle("lead", 0, range(seats))[0], "lot")
