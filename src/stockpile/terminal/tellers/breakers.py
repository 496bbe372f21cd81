"""Skip-Bo Breakers in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from stockpile.breakers import Breakers
from stockpile.breakers.editions import JOKER, JOKER_SIGN
from stockpile.breakers.events import Dealt, SetLaid, TrickWon
from stockpile.breakers.legal import LegalMoves
from stockpile.breakers.moves import PASS, Kind, Move, Pass, Set
from stockpile.breakers.view import View
from stockpile.core.event import Event, LeadDecided, RoundEnded, TurnStarted
from stockpile.core.observation import Observation
from stockpile.terminal.tellers.teller import Shown, TableWords, Teller, count_shown
from stockpile.words import Words

Seen = Observation[View, Move]


class BreakersTeller(Teller):
    def happened(self, words: TableWords, events: Iterable[Event]) -> list[str]:
        told: list[str] = []
        opening = False
        for event in events:
            match event:
                case LeadDecided(seat, by):
                    told.append(words(f"play-breakers-lead-{by}", **words.who(seat)))
                case Dealt(hands=hands, unused=unused):
                    count, left = count_shown(hands[0]), count_shown(unused)
                    told.append(words("play-breakers-dealt", count=count, unused=left))
                    opening = True
                case TurnStarted(seat):
                    if opening:
                        told.append(words("play-breakers-opens", **words.who(seat)))
                    opening = False
                case SetLaid(seat, laid):
                    told.append(_laid(words, seat, laid))
                case TrickWon(seat):
                    told.append(words("play-breakers-trick-won", **words.who(seat)))
                case RoundEnded(winners):
                    told.append(words("play-breakers-ended", **words.side(winners)))
                    told += words.common(event)
                case _:
                    told += words.common(event)
        return told

    def table(self, words: TableWords, seen: Seen, shown: Shown) -> list[str]:
        view = seen.view
        counts = [
            words("play-breakers-count", **words.who(seat), count=count_shown(hand))
            for seat, hand in enumerate(view.hands)
        ]
        lines = [words("play-breakers-counts", counts=words.listing(counts))]
        if shown == "all" and view.unused.count:
            lines.append(words("play-breakers-unused", count=view.unused.count))
        if isinstance(view.played, tuple) and view.played:
            lines.append(words("play-breakers-played", tiles=words.cards(view.played)))
        if view.trick:
            laid = [
                words("play-breakers-laid", **words.who(seat), set=words.shown(str(one)))
                for seat, one in view.trick
            ]
            lines.append(words("play-breakers-trick", sets=words.listing(laid)))
        own = None if words.person is None else view.hands[words.person]
        if isinstance(own, tuple):
            lines.append(words("play-breakers-hand", tiles=words.cards(own)))
        return lines

    def choices(self, words: TableWords, seen: Seen) -> list[str]:
        if not seen.view.trick:
            return [words("play-breakers-lead-any")]
        answer = _answer(words, seen.view.trick[-1][1])
        sets, may_pass, _ = _listed(seen)
        if not sets:
            return [answer, words("play-breakers-only-pass")]
        message = "play-breakers-may-answer" if may_pass else "play-breakers-must-answer"
        return [answer, words(message, moves=words.listing(map(str, sets)))]

    def moves(self, words: TableWords, seen: Seen) -> list[str]:
        """The legal moves; of the many ways to lay jokers, only sensible ones."""
        sets, may_pass, more = _listed(seen)
        told = []
        for kind in Kind:
            alike = [str(one) for one in sets if one.kind is kind]
            if alike:
                told.append(words(f"play-breakers-moves-{kind}", moves=words.listing(alike)))
        if may_pass:
            told.append(words("play-moves-pass"))
        if more:
            told.append(words("play-breakers-moves-more", count=more))
        return told

    def help(self, words: TableWords) -> list[str]:
        return [words("play-help-breakers", joker=JOKER_SIGN), words("play-help-breakers-moves")]

    def move(self, words: Words, move: Move, names: Sequence[str]) -> str:
        return words("advice-pass") if isinstance(move, Pass) else say_set(words, move)

    def left(self, view: Mapping[str, Any]) -> tuple[int, ...]:
        """How many tiles each seat has left."""
        return tuple(map(count_shown, view["hands"]))


def say_set(words: Words, laid: Set) -> str:
    """The name of a set of tiles."""
    height = words("breakers-joker") if laid.height == JOKER else str(laid.height)
    return words(f"breakers-set-{laid.kind}", height=height, length=run_length(laid))


def run_length(laid: Set) -> int:
    """How long a run is: in numbers, or in pairs."""
    return laid.size // 2 if laid.kind is Kind.PAIR_RUN else laid.size


def _laid(words: TableWords, seat: int, laid: Set) -> str:
    return words(
        f"play-breakers-lays-{laid.kind}",
        **words.who(seat),
        set=words.shown(str(laid)),
        length=run_length(laid),
        height=laid.height,
    )


def _answer(words: TableWords, top: Set) -> str:
    """What would answer a set."""
    game = words.game
    assert isinstance(game, Breakers)
    if top.kind is Kind.BREAKER:
        return words("play-breakers-answer-breaker")
    low = game.sets.lowest_answer(top)
    lone = top.kind in (Kind.SINGLE, Kind.PAIR)
    if low > (game.sets.lone_joker if lone else game.edition.highest):
        return words("play-breakers-answer-only-breaker")
    message = f"play-breakers-answer-{top.kind}"
    if low == JOKER:
        message += "-of-jokers"
    return words(message, low=low, length=run_length(top), joker=JOKER_SIGN)


def _listed(seen: Seen) -> tuple[list[Set], bool, int]:
    """The sets to list, whether passing is legal, and how many sets are left out."""
    assert isinstance(seen.moves, LegalMoves)
    listed = seen.moves.canonical
    sets = [move for move in listed if isinstance(move, Set)]
    return sets, PASS in listed, len(seen.moves) - len(listed)
