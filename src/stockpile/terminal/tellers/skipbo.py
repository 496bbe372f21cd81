"""Skip-Bo in sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from stockpile.core.event import Event, Hidden, LeadDecided, RoundEnded, TurnStarted
from stockpile.core.observation import Observation
from stockpile.core.seats import seat_letter
from stockpile.games import AnyGame
from stockpile.skipbo import SkipBo
from stockpile.skipbo import events as skipbo_events
from stockpile.skipbo.editions import WILD
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
from stockpile.terminal.tellers import tabletop
from stockpile.terminal.tellers.teller import Shown, TableWords, Teller, count_shown
from stockpile.words import Words

Seen = Observation[View, Move]

UNDOUBTED_DRAW = 10
"""To draw more cards than this at once, people have to type it twice."""


class SkipBoTeller(Teller):
    def happened(self, words: TableWords, events: Iterable[Event]) -> list[str]:
        """Sentences for events.

        That a stock pile's next card is turned is not told, since the table shows it; nor that
        others draw at the start of a turn, since they always do.
        """
        told: list[str] = []
        opening = False
        after: skipbo_events.CardLaid | DrawnByHand | None = None
        for event in events:
            match event:
                case skipbo_events.Dealt(stocks=stocks):
                    told.append(words("play-skipbo-dealt", count=count_shown(stocks[0])))
                    opening = True
                case TurnStarted(seat):
                    if opening:
                        told.append(words("play-skipbo-starts", **words.who(seat)))
                    opening, after = False, None
                case skipbo_events.CardLaid():
                    told.append(_laid(words, event))
                    after = event
                case skipbo_events.CardsDrawn():
                    told += _drawn(words, event, after)
                case DrawnByHand():
                    after = event
                case _:
                    told += _other(words, event)
        return told

    def table(self, words: TableWords, seen: Seen, shown: Shown) -> list[str]:
        """The table; the others in the order in which they play."""
        view, me, seats = seen.view, words.person, range(words.game.seats)
        ours = () if me is None else words.game.sides[words.game.side_of[me]]
        others = seats if me is None else (*seats[me + 1 :], *seats[:me])
        piles = [
            words("play-skipbo-needs", pile=pile, number=len(cards) + 1)
            for pile, cards in enumerate(view.building, start=1)
        ]
        lines = [words("play-skipbo-building", piles=words.listing(piles))]
        if shown == "all":
            lines.append(words("play-skipbo-draw", draw=view.draw.count, aside=len(view.aside)))
        for seat in others:
            if seat in ours:
                lines.append(_seat(words, view, seat, "play-skipbo-partner"))
                lines.append(_discards(words, view, seat, "play-skipbo-partner-discards"))
            elif shown != "own":
                lines.append(_seat(words, view, seat, "play-skipbo-opponent"))
                if shown == "all" and any(view.seats[seat].discards):
                    lines.append(_discards(words, view, seat, "play-skipbo-discards-of"))
        if me is None:
            return lines
        lines.append(_seat(words, view, me, "play-skipbo-own"))
        lines.append(_discards(words, view, me, "play-skipbo-own-discards"))
        hand = view.seats[me].hand
        if isinstance(hand, tuple) and hand:
            lines.append(words("play-skipbo-hand", cards=words.cards(hand)))
        else:
            lines.append(words("play-skipbo-hand-empty"))
        return lines

    def choices(self, words: TableWords, seen: Seen) -> list[str]:
        lays, discards = _lays_and_discards(seen)
        told = tabletop.choices(words, seen.view, seen.moves)
        if lays:
            told.append(words("play-skipbo-can-lay", moves=words.listing(map(str, lays))))
        if discards:
            message = "play-skipbo-can-discard" if lays else "play-skipbo-only-discard"
            # An example that does no harm: a high card, and no wild.
            example = max(discards, key=lambda one: (one.card != WILD, one.card, -one.discard))
            told.append(words(message, move=str(example)))
        elif PASS in seen.moves:
            told.append(words("play-skipbo-can-pass"))
        elif lays and not any(isinstance(move, Draw) for move in seen.moves):
            stock = words.game.options["laying"] == "stock-first"
            told.append(words("play-skipbo-must-lay-stock" if stock else "play-skipbo-must-lay"))
        return told

    def moves(self, words: TableWords, seen: Seen) -> list[str]:
        lays, discards = _lays_and_discards(seen)
        told = tabletop.choices(words, seen.view, seen.moves)
        if lays:
            told.append(words("play-skipbo-moves-lay", moves=words.listing(map(str, lays))))
        if discards:
            moves = words.listing(map(str, discards))
            told.append(words("play-skipbo-moves-discard", moves=moves))
        if PASS in seen.moves:
            told.append(words("play-moves-pass"))
        return told

    def help(self, words: TableWords) -> list[str]:
        game = words.game
        assert isinstance(game, SkipBo | Tabletop)
        told = [
            words("play-help-skipbo", highest=game.edition.highest),
            words("play-help-skipbo-moves"),
        ]
        if isinstance(game, Tabletop):
            told.append(tabletop.help(words))
        side = () if words.person is None else game.sides[game.side_of[words.person]]
        if partners := [seat for seat in side if seat != words.person]:
            told.append(words("play-help-skipbo-team", seat=seat_letter(partners[0])))
        return told

    def notation(self, typed: str) -> str:
        capitals = r"^[a-h](?=\.)|(?<=^h)s(?=>)|(?<=^catch)[a-h]$|(?<=^advice)[a-h]$"
        return re.sub(capitals, lambda found: found[0].upper(), typed)

    def move(self, words: Words, move: Move | TabletopMove, names: Sequence[str]) -> str:
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

    def doubt(self, words: Words, move: Move | TabletopMove) -> str | None:
        if isinstance(move, Draw) and move.count > UNDOUBTED_DRAW:
            return words("play-tabletop-many", count=move.count)
        return None

    def more_typed(self, words: Words, game: AnyGame) -> str:
        return words("play-tabletop-typed") if isinstance(game, Tabletop) else ""

    def left(self, view: Mapping[str, Any]) -> tuple[int, ...]:
        """How many cards each stock pile has left."""
        return tuple(count_shown(one["stock"]) for one in view["seats"])


# What happened


def _laid(words: TableWords, event: skipbo_events.CardLaid) -> str:
    message = f"play-skipbo-lays-{event.source}"
    args = words.who(event.seat)
    if event.owner != event.seat:
        message += "-of-partner"
        args |= {"whose": words.who(event.owner)["who"], "owner": words.names[event.owner]}
    if event.source == "discard" and event.discard is not None:
        args |= {"discard": event.discard + 1}
    if event.card == WILD:
        message += "-wild"
    return words(message, **args, pile=event.pile + 1, number=event.number)


def _drawn(
    words: TableWords,
    event: skipbo_events.CardsDrawn,
    after: skipbo_events.CardLaid | DrawnByHand | None,
) -> list[str]:
    refilling = isinstance(after, skipbo_events.CardLaid) and after.source == "hand"
    if isinstance(event.cards, Hidden):
        if after is None or event.cards.count == 0:
            return []
        if refilling:
            name = words.names[event.seat]
            return [words("play-skipbo-refills", name=name, count=event.cards.count)]
        return [words("tabletop-draws", **words.who(event.seat), count=event.cards.count)]
    if not event.cards:
        return [words("play-skipbo-you-draw-nothing")]
    message = "play-skipbo-you-refill" if refilling else "play-skipbo-you-draw"
    return [words(message, cards=words.cards(event.cards))]


def _other(words: TableWords, event: Event) -> list[str]:
    match event:
        case LeadDecided(seat, by):
            if not words.game.lead_by_draw and by == "next-seat":
                return []  # the deal tells who starts
            return [words(f"play-skipbo-lead-{by}", **words.who(seat))]
        case skipbo_events.PileCompleted(pile):
            return [words("play-skipbo-pile-full", pile=pile + 1)]
        case skipbo_events.CardDiscarded(seat, card, discard):
            message = "play-skipbo-discards" + ("-wild" if card == WILD else "")
            return [words(message, **words.who(seat), card=card, discard=discard + 1)]
        case skipbo_events.AsideShuffled():
            return [words("play-skipbo-reshuffled")]
        case skipbo_events.StuckRedealt():
            return [words("play-skipbo-redealt")]
        case RoundEnded(winners, _, ending):
            message = f"play-skipbo-ended-{ending}"
            return [words(message, **words.side(winners)), *words.common(event)]
        case _:
            return tabletop.happened(words, event) or words.common(event)


# What the person sees


def _seat(words: TableWords, view: View, seat: int, message: str) -> str:
    """One seat in a line: its stock pile, its hand, the tops of its discard piles."""
    one = view.seats[seat]
    return words(
        message,
        name=words.names[seat],
        seat=seat_letter(seat),
        top="" if one.stock_top is None else words.card(one.stock_top),
        left=one.stock.count,
        hand=count_shown(one.hand),
        piles=sum(1 for pile in one.discards if pile),
        tops=words.cards(pile[-1] for pile in one.discards if pile),
    )


def _discards(words: TableWords, view: View, seat: int, message: str) -> str:
    """The discard piles of a seat with all their cards, the top one first."""
    discards = view.seats[seat].discards
    args = {"name": words.names[seat], "seat": seat_letter(seat)}
    if not any(discards):
        return words(f"{message}-empty", **args, count=len(discards))
    piles = []
    for pile, cards in enumerate(discards, start=1):
        if cards:
            listed = " ".join(map(words.card, reversed(cards)))
            piles.append(words("play-skipbo-discard", pile=pile, cards=listed))
        else:
            piles.append(words("play-skipbo-discard-empty", pile=pile))
    return words(message, **args, piles=words.listing(piles))


# What the person can do


def _lays_and_discards(seen: Seen) -> tuple[list[Lay], list[Discard]]:
    lays = [move for move in seen.moves if isinstance(move, Lay)]
    return lays, [move for move in seen.moves if isinstance(move, Discard)]


def _whose(owner: int | None, names: Sequence[str]) -> dict[str, str]:
    return {
        "whose": "own" if owner is None else "partner",
        "owner": "" if owner is None else names[owner],
    }
