"""S13 at a table: what has to be laid before a turn ends, for people, bots and stand-ins."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from stockpile.bots import make_bot
from stockpile.bots.conduct import ask as choose
from stockpile.core.observation import Observation
from stockpile.core.option import LATEST_READINGS
from stockpile.skipbo.moves import discard
from stockpile.table import commands as ask
from stockpile.table.facts import MatchStarted, Opened, SettingsChanged
from stockpile.table.settings import Settings
from tests.table.sitting import Sitting

LAYINGS = ("free", "stock-first", "forced")


@pytest.mark.parametrize(
    ("edition", "laying"), [("skipbo-2003", "free"), ("skipbo-2011", "stock-first")]
)
def test_a_table_writes_down_how_its_edition_lays(edition: str, laying: str) -> None:
    sitting = Sitting(Settings(edition=edition, options={"stock": 3}))
    [opened] = sitting.facts(Opened)
    assert opened.settings.options == {
        "stock": 3,
        "laying": laying,
        "stalemate": "redeal",
        "conduct": "enforced",
        "caught": "whole-turn",
    }
    assert opened.settings.readings == LATEST_READINGS
    sitting.sit("ann", "bob")
    # Which readings are played by is the server's to say.
    other = Settings(edition=edition, options={"stock": 4}, readings=1)
    sitting.do("ann", ask.ChangeSettings(settings=other))
    [changed] = sitting.facts(SettingsChanged)
    assert changed.settings.options["laying"] == laying
    assert changed.settings.readings == LATEST_READINGS
    sitting.start()
    assert sitting.facts(MatchStarted)[0].readings == LATEST_READINGS


@pytest.mark.parametrize(
    ("laying", "code"), [("free", ""), ("stock-first", "stock-first"), ("forced", "lay-first")]
)
def test_while_the_stock_card_can_be_laid_a_turn_ends_only_where_laying_is_free(
    laying: str, code: str
) -> None:
    sitting = Sitting(Settings(edition="skipbo-2011", options={"stock": 8, "laying": laying}))
    sitting.sit("ann", "bob")
    sitting.start()
    seen = 0
    while sitting.phase() == "playing":
        state = sitting.table.match.state
        assert state is not None
        if any(move.startswith("stock") for move in sitting.moves):
            seen += 1
            hand = state.hands[state.turn]
            move = str(discard(hand[0], 0)) if hand else "pass"
            assert (move in sitting.moves) == (code == "")
            if code:
                asked = ask.Move(move=move, version=sitting.table.state.version)
                assert sitting.refused(sitting.on_turn, asked) == code
        sitting.move()
    assert seen > 5


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("laying", "conduct", "level"),
    [*product(LAYINGS, ("enforced", "tabletop"), ("random", "baseline", "casual"))],
)
def test_bots_and_stand_ins_play_at_every_table(laying: str, conduct: str, level: str) -> None:
    options: dict[str, str | int] = {"stock": 2, "laying": laying, "conduct": conduct}
    settings = Settings(
        edition="skipbo-2011", seats=4, teams=("AC", "BD"), options=options, bots=level
    )
    sitting = Sitting(settings)
    sitting.sit("ann", "bob")
    sitting.start()
    sitting.depart("bob")
    bot, rng = make_bot(level, "skipbo"), Random(laying)
    stood_in = False
    for _ in range(20_000):
        if sitting.phase() == "over":
            break
        match = sitting.table.match
        assert match.turn is not None
        chair = sitting.table.chairs[match.turn]
        if chair.person is not None and sitting.name(chair.person) == "bob":
            while not sitting.table.chairs[match.turn].played_by_bot:
                sitting.perform()
            stood_in = True
        view, moves = match.game.view(match.state, match.turn), match.legal_moves()
        seen = Observation(match.game.setup, match.turn, view, (), moves)
        sitting.move(str(choose(bot, seen, rng)))
    assert sitting.phase() == "over"
    assert stood_in
