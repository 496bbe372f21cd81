"""The strong bots at Skip-Bo: what they do from an Observation, and the reasons for moves."""

from __future__ import annotations

from random import Random

import pytest

from stockpile.bots import generators, play_round
from stockpile.bots.advice import REASONS
from stockpile.bots.expert import ExpertBot
from stockpile.bots.skilled import SkilledBot
from stockpile.bots.skipbo_reasons import reasons
from stockpile.core.match import Match
from stockpile.games import AnyGame
from tests.bots.comparing import compare
from tests.bots.seeing import choice, observe, table_name
from tests.skipbo.build import Table, position, skipbo
from tests.skipbo.plans import FORMS

skilled = SkilledBot()
expert = ExpertBot(300)

each_bot = pytest.mark.parametrize("bot", [skilled, expert], ids=["skilled", "expert"])


# Choices


@each_bot
@pytest.mark.parametrize(
    ("at", "best"),
    [
        (position("9 S S | 5", "7 | 2 2", building="1 2 3 4", draw="1 2"), "stock>1"),
        (position("9 5 | 6", "7 | 2 2", building="1 2 3 4", draw="1 2"), "h5>1"),
        (position("9 S S | 7", "7 | 2 2", building="1 2 3 4", draw="1 2"), "hS>1"),
        (position("9 | 3 7 | 6 5", "7 | 2 2", building="1 2 3 4", draw="1 2"), "d1>1"),
    ],
)
def test_what_is_plainly_best_is_done(bot: SkilledBot | ExpertBot, at: Table, best: str) -> None:
    assert choice(bot, at) == best


@each_bot
def test_the_next_seats_last_stock_card_is_not_opened(bot: SkilledBot | ExpertBot) -> None:
    opens = position("3 9 11 | 2 12", "9 9 9 9 | 4", building="1 2", draw="1 2")
    assert choice(bot, opens).startswith(("h9>d", "h11>d"))


@each_bot
def test_a_partners_last_stock_card_is_laid(bot: SkilledBot | ExpertBot) -> None:
    four = ("5 9 | ", "9 | 2 2", "9 | 5", "9 | 2 2")
    together = position(*four, building="1 2 3 4", teams="AC BD", draw="1 2")
    assert choice(bot, together) == "C.stock>1"


def test_expert_chooses_the_same_from_the_same_seed() -> None:
    match = Match(skipbo(seats=3), seed="same")
    match.start_round()
    assert match.turn is not None
    seen = match.observe(match.turn)
    assert len({str(expert.choose(seen, Random(7))) for _ in range(3)}) == 1


@pytest.mark.sampled(5)
@pytest.mark.long
@pytest.mark.parametrize("form", FORMS, ids=map(str, FORMS))
@pytest.mark.parametrize("laying", ["free", "stock-first", "forced"])
def test_expert_plays_rounds_to_their_end(form: tuple[str, int, str], laying: str) -> None:
    edition, seats, teams = form
    game = skipbo(edition, seats=seats, teams=teams, stock=3, laying=laying)
    bots = [ExpertBot(8)] * seats
    assert play_round(Match(game, seed="end"), bots, generators(1, seats)).outcome is not None


# Reasons


@pytest.mark.parametrize(
    ("at", "move", "why"),
    [
        (position("| 7", "3 | 7"), "pass", "only-move"),
        (position("9 | 1", "| 7"), "stock>1", "wins-round"),
        (position("9 | 5 1", "| 7"), "stock>1", "lays-stock"),
        (position("9 | 5 1", "| 7", laying="stock-first"), "stock>1", "must-lay"),
        (position("1 9 | 5 1", "| 7", laying="stock-first"), "stock>1", "lays-stock"),
        (position("9 | 5 1", "| 1", laying="stock-first"), "stock>1", "must-lay"),
        (
            position("9 | 5 S", "| 3", building="1 2, 1, 1, 1", laying="stock-first"),
            "stock>1",
            "must-lay blocks-next-stock",
        ),
        (position("S 9 | 5 7", "| 9", laying="forced"), "hS>1", "must-lay"),
        (position("1 9 | 5 7", "| 9", laying="forced"), "h1>1", "must-lay"),
        (position("9 | 1", "| 7", laying="stock-first"), "stock>1", "wins-round"),
        (position("5 9 | 2 6", "| 9", building="1 2 3 4"), "h5>1", "frees-stock"),
        (position("S 9 | 2 6", "| 9", building="1 2 3 4"), "hS>1", "frees-stock spends-wild"),
        (position("1 | 2 9", "| 7", draw="1 2"), "h1>1", "empties-hand"),
        (
            position("12 9 | 2 2", "| 12", building="1 2 3 4 5 6 7 8 9 10 11"),
            "h12>1",
            "completes-pile blocks-next-stock",
        ),
        (position("3 9 | 2 12", "| 3", building="1 2"), "h3>1", "blocks-next-stock"),
        (position("3 9 | 2 12", "| 4", building="1 2"), "h3>1", "makes-room opens-next-stock"),
        (position("9 9 | 2 12 | 8 1", "| 7"), "d1>1", "uncovers-discard"),
        (position("9 9 | 2 12 | 1", "| 7"), "d1>1", ""),
        (
            position("9 S | 2 12 | 9", "| 7"),
            "h9>d1",
            "matches-discard leaves-next-nothing keeps-wild",
        ),
        (position("9 3 | 2 12 | 10", "| 1"), "h9>d1", "descends-discard"),
        (position("9 3 | 2 12 | 10", "| 1"), "h9>d2", "opens-discard-pile"),
        (position("9 3 | 2 12 | 4", "| 1"), "h9>d1", "buries-low-card"),
        (position("12 3 | 2 12 | S", "| 1"), "h12>d1", ""),
        (
            position("5 9 | 2 9", "| 2", "| 3 6", "| 2", building="1 2 3 4", teams="AC BD"),
            "h5>1",
            "helps-partner",
        ),
        (
            position("5 9 | 2 9", "| 2", "| 3 5", "| 2", building="1 2 3 4", teams="AC BD"),
            "C.stock>1",
            "helps-partner",
        ),
        # The next opponent counts, not the partner in between.
        (
            position("3 9 | 2 9", "| 4", "| 4", "| 2", building="1 2", teams="AB CD"),
            "h3>1",
            "helps-partner opens-next-stock",
        ),
    ],
)
def test_reasons_for_moves(at: Table, move: str, why: str) -> None:
    seen = observe(at.game, at.state, at.state.turn)
    assert reasons(seen, at.game.read_move(move)) == tuple(why.split())


@pytest.mark.parametrize("form", FORMS[::4], ids=map(str, FORMS[::4]))
def test_every_move_has_at_most_three_reasons_from_the_list(form: tuple[str, int, str]) -> None:
    edition, seats, teams = form
    rng = Random(str(form))
    match = Match(skipbo(edition, seats=seats, teams=teams, stock=4), seed=f"reasons {form}")
    match.start_round()
    for _ in range(150):
        if match.turn is None:
            break
        seen = match.observe(match.turn)
        for move in seen.moves:
            found = reasons(seen, move)
            assert len(found) <= 3
            assert len(set(found)) == len(found)
            assert set(found) <= set(REASONS)
        match.play(skilled.choose(seen, rng))


# Strength


@pytest.mark.long
def test_skilled_beats_casual_clearly() -> None:
    assert compare(skipbo(stock=10), "skilled", "casual", 30, "sample").low > 0.5


@pytest.mark.slow
def test_expert_does_not_fall_behind_skilled() -> None:
    assert compare(skipbo(stock=5), "expert:100", "skilled", 8, "sample").high > 0.5


@pytest.mark.slow
def test_skilled_wins_96_percent_against_baseline_over_10000_rounds() -> None:
    won = compare(skipbo(stock=20), "skilled", "baseline", 5000, "measured")
    print(f"{won.share:.1%} ({won.low:.1%} to {won.high:.1%})")
    assert won.share >= 0.96


@pytest.mark.slow
def test_expert_wins_55_percent_against_skilled_over_1000_rounds() -> None:
    won = compare(skipbo(stock=20), "expert:300", "skilled", 500, "measured")
    print(f"{won.share:.1%} ({won.low:.1%} to {won.high:.1%})")
    assert won.share >= 0.55
    assert won.low > 0.5


LARGER: tuple[AnyGame, ...] = (
    *(skipbo("skipbo-2011", seats=seats) for seats in (3, 4, 6)),
    skipbo(seats=4, teams="AC BD"),
    skipbo(seats=6, teams="ACE BDF"),
)


@pytest.mark.slow
@pytest.mark.parametrize("game", LARGER, ids=table_name)
def test_skilled_beats_casual_at_every_table(game: AnyGame) -> None:
    won = compare(game, "skilled", "casual", 500, "measured")
    print(f"{won.share:.1%} ({won.low:.1%} to {won.high:.1%})")
    assert won.low > 0.5
