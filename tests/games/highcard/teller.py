"""High Card in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from highcard.rules import CardPlayed, Dealt, Play, View
from stockpile.core.event import Event, Hidden, LeadDecided, RoundEnded
from stockpile.core.game import Observation
from stockpile.games import AnyGame
from stockpile.terminal.telling import Shown, Telling, count_shown
from stockpile.words import Words

Seen = Observation[View, Play]


def happened(telling: Telling, events: Iterable[Event]) -> list[str]:
    told: list[str] = []
    for event in events:
        match event:
            case LeadDecided(seat):
                told.append(telling("play-highcard-lead", **telling.who(seat)))
            case Dealt():
                told.append(telling("play-highcard-dealt"))
            case CardPlayed(seat, card):
                told.append(telling("play-highcard-plays", **telling.who(seat), card=card))
            case RoundEnded(winners):
                message = "play-highcard-won" if winners else "play-highcard-drawn"
                told += [telling(message, **telling.side(winners)), *telling.common(event)]
            case _:
                told += telling.common(event)
    return told


def table(telling: Telling, seen: Seen, _shown: Shown) -> list[str]:
    view = seen.view
    lines = [telling("play-highcard-best", card=view.best)]
    hand = Hidden(0) if telling.person is None else view.hands[telling.person]
    if isinstance(hand, tuple):
        lines.append(telling("play-highcard-hand", cards=telling.cards(hand)))
    return lines


def choices(telling: Telling, seen: Seen) -> list[str]:
    return moves(telling, seen)


def moves(telling: Telling, seen: Seen) -> list[str]:
    return [telling("play-highcard-moves", moves=telling.listing(map(str, seen.moves)))]


def help(telling: Telling) -> list[str]:  # noqa: A001
    return [telling("play-help-highcard")]


def notation(typed: str) -> str:
    return typed


def move(words: Words, move: Play, _names: Sequence[str]) -> str:
    return words("advice-highcard", card=move.card)


def doubt(_words: Words, _move: Play) -> str | None:
    return None


def unread(_words: Words, _game: AnyGame) -> str:
    return ""


def left(view: Mapping[str, Any]) -> tuple[int, ...]:
    return tuple(map(count_shown, view["hands"]))
