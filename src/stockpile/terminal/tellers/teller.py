"""What a game needs to be told in sentences: who is who, lists, and what all games have."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal

from stockpile.core.event import Event, Hidden, LeadCardDrawn, MatchEnded, RoundEnded, SeatPassed
from stockpile.core.observation import Observation
from stockpile.games import GAMES, AnyGame
from stockpile.words import Argument, Words

HARD_SPACE = "\N{NO-BREAK SPACE}"
NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"
"""In front of some punctuation in French."""
UNBROKEN_LENGTH = 40
"""Items of a list up to this length are not broken at the end of a line."""
MAX_REASONS = 2
"""How many reasons are given for a move."""

Shown = Literal["own", "usual", "all"]
"""How much of the table to tell: what the person can play (in mid-turn), the usual, or all."""
Seen = Observation[Any, Any]


@dataclass(frozen=True, slots=True)
class TableWords:
    """Words for what the person at seat ``person``, or a watcher (None), is told of a table."""

    words: Words
    game: AnyGame
    person: int | None
    names: Sequence[str]
    """By seat; the person's own is never used, since they are “you”."""
    scored: bool
    """Whether the match is played for points."""

    def __call__(self, message: str, **args: Argument) -> str:
        return self.words(message, **args)

    def who(self, seat: int) -> dict[str, Argument]:
        """The arguments of a sentence about one seat: ``who`` is ``you`` or ``other``."""
        return {"who": "you" if seat == self.person else "other", "name": self.names[seat]}

    def side(self, seats: Sequence[int]) -> dict[str, Argument]:
        """The arguments of a sentence about a side: ``who`` is you, we, other or they."""
        if self.person in seats:
            who = "we" if len(seats) > 1 else "you"
        else:
            who = "they" if len(seats) > 1 else "other"
        return {"who": who, "names": self.people(seats)}

    def people(self, seats: Iterable[int]) -> str:
        """Several seats by their names: ``Ben, Cleo and you``."""
        named = [self("play-you") if seat == self.person else self.names[seat] for seat in seats]
        if len(named) < 2:
            return "".join(named)
        return self("play-list-end", first=self.listing(named[:-1]), last=named[-1])

    def listing(self, items: Iterable[str]) -> str:
        """The items of a list, separated as the language does it."""
        joined = ""
        for item in items:
            if len(item) <= UNBROKEN_LENGTH:
                item = item.replace(" ", HARD_SPACE)
            joined = self("play-list", first=joined, next=item) if joined else item
        return joined

    def standing(self, points: Sequence[int]) -> list[tuple[str, int]]:
        """Every side and its points; nothing in a single round."""
        sides = self.game.sides if self.scored else ()
        return [(self.people(side), one) for side, one in zip(sides, points, strict=self.scored)]

    def scores(self, points: Sequence[int], target: int, *, over: bool) -> str:
        listed = self.listing(
            self("play-score", names=names, points=one) for names, one in self.standing(points)
        )
        if over:
            return self("play-scores-final", scores=listed)
        return self("play-scores", scores=listed, target=target)

    def card(self, card: int) -> str:
        """A card or tile as it is shown."""
        return self.shown(self.game.write_card(card))

    def shown(self, text: str) -> str:
        """Notation as it is shown."""
        return self.game.shown(text)

    def cards(self, cards: Iterable[int]) -> str:
        return self.listing(self.card(card) for card in cards)

    def common(self, event: Event) -> list[str]:
        """What happens in every game, told the same way in all of them."""
        match event:
            case LeadCardDrawn(seat, card):
                drawn = f"play-lead-drawn-{self.game.name}"
                return [self(drawn, **self.who(seat), card=self.card(card))]
            case SeatPassed(seat):
                return [self("play-passes", **self.who(seat))]
            case RoundEnded(winners, points) if winners and self.scored:
                return [self("play-points", **self.side(winners), points=points)]
            case MatchEnded(winners) if winners and self.scored:
                return [self("play-match-won", **self.side(winners))]
            case _:
                return []


class Teller(ABC):
    """Puts a game into sentences."""

    @abstractmethod
    def happened(self, words: TableWords, events: Iterable[Event]) -> list[str]:
        """Sentences for the events that people want to hear of, in order."""

    @abstractmethod
    def table(self, words: TableWords, seen: Seen, shown: Shown) -> list[str]:
        """The table as the person sees it."""

    @abstractmethod
    def choices(self, words: TableWords, seen: Seen) -> list[str]:
        """What the person can do now, in short."""

    @abstractmethod
    def moves(self, words: TableWords, seen: Seen) -> list[str]:
        """The legal moves, as they are typed."""

    @abstractmethod
    def help(self, words: TableWords) -> list[str]:
        """How to play, in short, and how moves are typed."""

    @abstractmethod
    def move(self, words: Words, move: Any, names: Sequence[str]) -> str:
        """A move as a part of a sentence."""

    @abstractmethod
    def left(self, view: Mapping[str, Any]) -> tuple[int, ...]:
        """What each seat has to get rid of, from a View as it is shown."""

    def notation(self, typed: str) -> str:
        """The notation of a move that was typed, from small letters without needless spaces."""
        return typed

    def doubt(self, words: Words, move: Any) -> str | None:
        """What to say before a move that is probably a mistake; None to make it."""
        return None

    def more_typed(self, words: Words, game: AnyGame) -> str:
        """What can be typed besides moves at this table, for a line that is not a move."""
        return ""


def teller_of(game: AnyGame) -> Teller:
    return GAMES[game.name].teller()


def count_shown(cards: Any) -> int:
    """How many cards there are, face up or down, in a View or an event, or as JSON shows them."""
    if isinstance(cards, Hidden):
        return cards.count
    return int(cards["hidden"]) if isinstance(cards, dict) else len(cards)


def say_reasons(words: Words, codes: Iterable[str]) -> list[str]:
    """Why a move is good; a newer server may have reasons that there are no words for."""
    said = []
    for code in codes:
        with suppress(KeyError):
            said.append(words(f"why-{code}"))
    return said[:MAX_REASONS]
