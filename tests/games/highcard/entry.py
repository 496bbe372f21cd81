"""The entry of High Card: what the entry point names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from highcard.editions import EDITIONS, HAND
from highcard.rules import CardPlayed, Dealt, HighCard, Play, View
from stockpile.core.observation import Observation
from stockpile.core.rulebook import Rule, Section
from stockpile.games.entry import GameEntry, GameSchema

if TYPE_CHECKING:
    from stockpile.bots.bot import Bot
    from stockpile.terminal.tellers.teller import Teller


class HighBot:
    """Plays its highest card first."""

    def choose(self, observation: Observation[View, Play], _rng: Random) -> Play:
        return max(observation.moves, key=lambda move: move.card)


def _bots() -> Mapping[str, Callable[..., Bot[Any, Any]]]:
    return {"baseline": HighBot}


def _rulebook(game: HighCard) -> tuple[Section, ...]:
    dealt = Rule("H1", "rule-h1-deal", {"cards": HAND, "highest": len(game.pack)})
    return (Section("rules-section-aim", (dealt, Rule("H2", "rule-h2-highest"))),)


def _schema() -> GameSchema:
    return GameSchema("Highcard", HighCard.forms, {"HighcardView": (HighCard.view_form, View)}, {})


def _teller() -> Teller:
    from highcard.teller import HighCardTeller

    return HighCardTeller()


HIGHCARD = GameEntry(
    name=HighCard.name,
    editions=EDITIONS,
    build=HighCard,
    events=(Dealt, CardPlayed),
    rulebook=_rulebook,
    schema=_schema,
    teller=_teller,
    bots=_bots,
)
