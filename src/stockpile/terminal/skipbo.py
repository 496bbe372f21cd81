"""Skip-Bo in sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from stockpile.core.event import Event, Hidden, LeadDecided, RoundEnded, TurnStarted
from stockpile.core.game import Observation
from stockpile.core.seats import seat_letter
from stockpile.games import AnyGame
from stockpile.skipbo import SkipBo
from stockpile.skipbo.editions import WILD
from stockpile.skipbo.events import (
    AsideShuffled,
    CardDiscarded,
    CardLaid,
    CardsDrawn,
    Dealt,
    PileCompleted,
    StuckRedealt,
)
from stockpile.skipbo.moves import (
    PASS,
    Discard,
    Lay,
    LayDiscard,
    LayHand,
    LayStock,
    Move,
    card_text,
)
from stockpile.skipbo.tabletop import Tabletop
from stockpile.skipbo.tabletop.events import DrawnByHand
from stockpile.skipbo.tabletop.moves import Draw
from stockpile.skipbo.tabletop.moves import Move as TabletopMove
from stockpile.skipbo.view import View
from stockpile.terminal import tabletop
from stockpile.terminal.telling import Shown, Telling, count_shown
from stockpile.words import Words

Seen = Observation[View, Move]

MANY = 10
"""Nobody draws more cards than this at once without being asked whether they mean it."""

# What happened


def happened(telling: Telling, events: Iterable[Event]) -> list[str]:
    """A sentence for whatever the person wants to hear of, in order.

    That a stock pile's next card is turned, or that others draw at the start of a turn, is not
    told: the table shows the one, and the other happens in every turn.
    """
    told: list[str] = []
    opening = False
    after: CardLaid | DrawnByHand | None = None
    for event in events:
        match event:
            case Dealt(stocks=stocks):
                count = stocks[0].count if isinstance(stocks[0], Hidden) else len(stocks[0])
                told.append(telling("play-skipbo-dealt", count=count))
                opening = True
            case TurnStarted(seat):
                if opening:
                    told.append(telling("play-skipbo-starts", **telling.who(seat)))
                opening, after = False, None
            case CardLaid():
                told.append(_laid(telling, event))
                after = event
            case CardsDrawn():
                told += _drawn(telling, event, after)
            case DrawnByHand():
                after = event
            case _:
                told += _other(telling, event)
    return told


def _laid(telling: Telling, event: CardLaid) -> str:
    message = f"play-skipbo-lays-{event.source}"
    args = telling.who(event.seat)
    if event.owner != event.seat:
        message += "-of-partner"
        args |= {"whose": telling.who(event.owner)["who"], "owner": telling.names[event.owner]}
    if event.source == "discard" and event.discard is not None:
        args |= {"discard": event.discard + 1}
    if event.card == WILD:
        message += "-wild"
    return telling(message, **args, pile=event.pile + 1, number=event.number)


def _drawn(telling: Telling, event: CardsDrawn, after: CardLaid | DrawnByHand | None) -> list[str]:
    refilling = isinstance(after, CardLaid) and after.source == "hand"
    if isinstance(event.cards, Hidden):
        # That others draw at the start of a turn happens in every turn.
        if after is None or event.cards.count == 0:
            return []
        if refilling:
            name = telling.names[event.seat]
            return [telling("play-skipbo-refills", name=name, count=event.cards.count)]
        return [telling("tabletop-draws", **telling.who(event.seat), count=event.cards.count)]
    if not event.cards:
        return [telling("play-skipbo-you-draw-nothing")]
    message = "play-skipbo-you-refill" if refilling else "play-skipbo-you-draw"
    return [telling(message, cards=telling.cards(event.cards))]


def _other(telling: Telling, event: Event) -> list[str]:
    match event:
        case LeadDecided(seat, by):
            if not telling.game.lead_by_draw and by == "next-seat":
                return []  # who starts is told with the deal
            return [telling(f"play-skipbo-lead-{by}", **telling.who(seat))]
        case PileCompleted(pile):
            return [telling("play-skipbo-pile-full", pile=pile + 1)]
        case CardDiscarded(seat, card, discard):
            message = "play-skipbo-discards" + ("-wild" if card == WILD else "")
            return [telling(message, **telling.who(seat), card=card, discard=discard + 1)]
        case AsideShuffled():
            return [telling("play-skipbo-reshuffled")]
        case StuckRedealt():
            return [telling("play-skipbo-redealt")]
        case RoundEnded(winners, _, ending):
            message = f"play-skipbo-ended-{ending}"
            return [telling(message, **telling.side(winners)), *telling.common(event)]
        case _:
            return tabletop.happened(telling, event) or telling.common(event)


# What the person sees


def table(telling: Telling, seen: Seen, shown: Shown) -> list[str]:
    """The table as the person sees it: the others in the order in which they play."""
    view = seen.view
    me = telling.person
    ours = () if me is None else telling.game.sides[telling.game.side_of[me]]
    seats = range(telling.game.seats)
    others = seats if me is None else (*seats[me + 1 :], *seats[:me])
    piles = [
        telling("play-skipbo-needs", pile=pile, number=len(cards) + 1)
        for pile, cards in enumerate(view.building, start=1)
    ]
    lines = [telling("play-skipbo-building", piles=telling.listing(piles))]
    if shown == "all":
        lines.append(telling("play-skipbo-draw", draw=view.draw.count, aside=len(view.aside)))
    for seat in others:
        if seat in ours:
            lines.append(_seat(telling, view, seat, "play-skipbo-partner"))
            lines.append(_discards(telling, view, seat, "play-skipbo-partner-discards"))
        elif shown != "own":
            lines.append(_seat(telling, view, seat, "play-skipbo-opponent"))
            if shown == "all" and any(view.seats[seat].discards):
                lines.append(_discards(telling, view, seat, "play-skipbo-discards-of"))
    if me is None:
        return lines
    lines.append(_seat(telling, view, me, "play-skipbo-own"))
    lines.append(_discards(telling, view, me, "play-skipbo-own-discards"))
    hand = view.seats[me].hand
    if isinstance(hand, tuple) and hand:
        lines.append(telling("play-skipbo-hand", cards=telling.cards(hand)))
    else:
        lines.append(telling("play-skipbo-hand-empty"))
    return lines


def _seat(telling: Telling, view: View, seat: int, message: str) -> str:
    """One seat in a line: its stock pile, its hand, the tops of its discard piles."""
    one = view.seats[seat]
    return telling(
        message,
        name=telling.names[seat],
        seat=seat_letter(seat),
        top="" if one.stock_top is None else telling.card(one.stock_top),
        left=one.stock.count,
        hand=one.hand.count if isinstance(one.hand, Hidden) else len(one.hand),
        piles=sum(1 for pile in one.discards if pile),
        tops=telling.cards(pile[-1] for pile in one.discards if pile),
    )


def _discards(telling: Telling, view: View, seat: int, message: str) -> str:
    """The discard piles of a seat with all their cards, the top one first."""
    discards = view.seats[seat].discards
    args = {"name": telling.names[seat], "seat": seat_letter(seat)}
    if not any(discards):
        return telling(f"{message}-empty", **args, count=len(discards))
    piles = []
    for pile, cards in enumerate(discards, start=1):
        if cards:
            listed = " ".join(map(telling.card, reversed(cards)))
            piles.append(telling("play-skipbo-discard", pile=pile, cards=listed))
        else:
            piles.append(telling("play-skipbo-discard-empty", pile=pile))
    return telling(message, **args, piles=telling.listing(piles))


def left(view: Mapping[str, Any]) -> tuple[int, ...]:
    """How many cards each stock pile has left."""
    return tuple(count_shown(one["stock"]) for one in view["seats"])


# What the person can do


def choices(telling: Telling, seen: Seen) -> list[str]:
    """What the person can do now, in short."""
    lays, discards = _lays_and_discards(seen)
    told = tabletop.choices(telling, seen.view, seen.moves)
    if lays:
        told.append(telling("play-skipbo-can-lay", moves=telling.listing(map(str, lays))))
    if discards:
        message = "play-skipbo-can-discard" if lays else "play-skipbo-only-discard"
        # An example that does no harm: a high card, and no wild.
        example = max(discards, key=lambda one: (one.card != WILD, one.card, -one.discard))
        told.append(telling(message, move=str(example)))
    elif PASS in seen.moves:
        told.append(telling("play-skipbo-can-pass"))
    elif lays and not any(isinstance(move, Draw) for move in seen.moves):
        stock = telling.game.options["laying"] == "stock-first"
        told.append(telling("play-skipbo-must-lay-stock" if stock else "play-skipbo-must-lay"))
    return told


def moves(telling: Telling, seen: Seen) -> list[str]:
    """The legal moves, as they are typed."""
    lays, discards = _lays_and_discards(seen)
    told = tabletop.choices(telling, seen.view, seen.moves)
    if lays:
        told.append(telling("play-skipbo-moves-lay", moves=telling.listing(map(str, lays))))
    if discards:
        told.append(telling("play-skipbo-moves-discard", moves=telling.listing(map(str, discards))))
    if PASS in seen.moves:
        told.append(telling("play-moves-pass"))
    return told


def _lays_and_discards(seen: Seen) -> tuple[list[Lay], list[Discard]]:
    lays = [move for move in seen.moves if isinstance(move, Lay)]
    return lays, [move for move in seen.moves if isinstance(move, Discard)]


def help(telling: Telling) -> list[str]:  # noqa: A001
    """How to play, in short, and how moves are typed."""
    game = telling.game
    assert isinstance(game, SkipBo | Tabletop)
    told = [
        telling("play-help-skipbo", highest=game.edition.highest),
        telling("play-help-skipbo-moves"),
    ]
    if isinstance(game, Tabletop):
        told.append(tabletop.help(telling))
    side = () if telling.person is None else game.sides[game.side_of[telling.person]]
    partners = [seat for seat in side if seat != telling.person]
    if partners:
        letter = seat_letter(partners[0])
        told.append(telling("play-help-skipbo-team", seat=letter))
    return told


def notation(typed: str) -> str:
    """What was typed, in small letters and without needless spaces, as a move is written."""
    capitals = r"^[a-h](?=\.)|(?<=^h)s(?=>)|(?<=^catch)[a-h]$|(?<=^advice)[a-h]$"
    return re.sub(capitals, lambda found: found[0].upper(), typed)


def move(words: Words, move: Move | TabletopMove, names: Sequence[str]) -> str:
    """A move as a part of a sentence."""
    match move:
        case LayHand(card=card, pile=pile):
            return words("advice-hand", card=card_text(card), pile=pile + 1)
        case Discard(card=card, discard=discard):
            return words("advice-discard", card=card_text(card), pile=discard + 1)
        case LayStock(pile=pile, owner=owner):
            return words("advice-stock", **_whose(owner, names), pile=pile + 1)
        case LayDiscard(discard=discard, pile=pile, owner=owner):
            whose = _whose(owner, names)
            return words("advice-pile", **whose, discard=discard + 1, pile=pile + 1)
        case _:
            return words("advice-pass")


def _whose(owner: int | None, names: Sequence[str]) -> dict[str, str]:
    return {
        "whose": "own" if owner is None else "partner",
        "owner": "" if owner is None else names[owner],
    }


def doubt(words: Words, move: Move | TabletopMove) -> str | None:
    """What is said before something is done that was hardly meant."""
    if isinstance(move, Draw) and move.count > MANY:
        return words("play-tabletop-many", count=move.count)
    return None


def unread(words: Words, game: AnyGame) -> str:
    """What else can be typed at this table, where a line was no move."""
    return words("play-tabletop-typed") if isinstance(game, Tabletop) else ""
