"""High Card in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from highcard.rules import CardPlayed, Dealt, Play, View
from stockpile.core.event import Event, Hidden, LeadDecided, RoundEnded
from stockpile.core.observation import Observation
from stockpile.terminal.tellers.teller import Shown, TableWords, Teller, count_shown
from stockpile.words import Words

Seen = Observation[View, Play]


class HighCardTeller(Teller):
    """High Card in sentences."""

    def happened(self, words: TableWords, events: Iterable[Event]) -> list[str]:
        told: list[str] = []
        for event in events:
            match event:
                case LeadDecided(seat):
                    told.append(words("play-highcard-lead", **words.who(seat)))
                case Dealt():
                    told.append(words("play-highcard-dealt"))
                case CardPlayed(seat, card):
                    told.append(words("play-highcard-plays", **words.who(seat), card=card))
                case RoundEnded(winners):
                    message = "play-highcard-won" if winners else "play-highcard-drawn"
                    told += [words(message, **words.side(winners)), *words.common(event)]
                case _:
                    told += words.common(event)
        return told

    def table(self, words: TableWords, seen: Seen, shown: Shown) -> list[str]:
        view = seen.view
        lines = [words("play-highcard-best", card=view.best)]
        hand = Hidden(0) if words.person is None else view.hands[words.person]
        if isinstance(hand, tuple):
            lines.append(words("play-highcard-hand", cards=words.cards(hand)))
        return lines

    def choices(self, words: TableWords, seen: Seen) -> list[str]:
        return self.moves(words, seen)

    def moves(self, words: TableWords, seen: Seen) -> list[str]:
        return [words("play-highcard-moves", moves=words.listing(map(str, seen.moves)))]

    def help(self, words: TableWords) -> list[str]:
        return [words("play-help-highcard")]

    def move(self, words: Words, move: Play, names: Sequence[str]) -> str:
        return words("advice-highcard", card=move.card)

    def left(self, view: Mapping[str, Any]) -> tuple[int, ...]:
        return tuple(map(count_shown, view["hands"]))
