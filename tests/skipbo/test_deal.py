"""A deal as an event and as the rows of a record."""

from __future__ import annotations

import pytest

from stockpile.core.chance import KeyedChance
from stockpile.core.refusal import Refusal, Unreadable
from stockpile.skipbo import SkipBo
from stockpile.skipbo.events import Dealt
from tests.skipbo.build import position, skipbo


def a_deal(game: SkipBo, scores: tuple[int, ...] | None = None) -> Dealt:
    return game.deal(1, scores, KeyedChance.from_seed("deal"))


def test_a_deal_is_written_in_rows_and_read_again() -> None:
    game = skipbo(seats=3, stock=4)
    dealt = a_deal(game, (0, 25, 30))
    rows = game.write_deal(dealt)
    assert list(rows) == ["deal A", "deal B", "deal C", "draw"]
    assert [len(cards) for cards in rows.values()] == [4, 4, 4, 150]
    assert game.read_deal(rows, 1, (0, 25, 30)) == dealt
    assert game.check_deal(dealt) is None


@pytest.mark.parametrize("missing", ["deal A", "deal B", "draw"])
def test_a_row_is_missing(missing: str) -> None:
    game = skipbo(stock=4)
    rows = game.write_deal(a_deal(game))
    del rows[missing]
    with pytest.raises(Unreadable) as wrong:
        game.read_deal(rows, 1, None)
    assert wrong.value.refusal == Refusal("missing-field", name=missing)


def test_a_row_is_strange() -> None:
    game = skipbo(stock=4)
    rows = {**game.write_deal(a_deal(game)), "deal C": (1, 2)}
    with pytest.raises(Unreadable) as wrong:
        game.read_deal(rows, 1, None)
    assert wrong.value.refusal == Refusal(
        "unknown-field", name="deal C", known="deal A, deal B, draw"
    )


def altered(dealt: Dealt, **fields: object) -> Dealt:
    given = {"stocks": dealt.stocks, "draw": dealt.draw, **fields}
    return Dealt(dealt.lead, dealt.scores, given["stocks"], given["draw"])  # type: ignore[arg-type]


def test_a_deal_with_a_short_or_long_stock_pile_is_refused() -> None:
    game = skipbo(stock=4)
    dealt = a_deal(game)
    first, second = dealt.stocks
    assert isinstance(second, tuple)
    assert isinstance(dealt.draw, tuple)
    short = altered(dealt, stocks=(first, second[:-1]), draw=(*dealt.draw, second[-1]))
    assert game.check_deal(short) == Refusal("wrong-stock", seat="B", cards=3, stock=4)
    long = altered(dealt, stocks=(first, (*second, dealt.draw[0])), draw=dealt.draw[1:])
    assert game.check_deal(long) == Refusal("wrong-stock", seat="B", cards=5, stock=4)


def test_a_deal_with_a_stock_pile_missing_is_refused() -> None:
    game = skipbo(stock=4)
    dealt = a_deal(game)
    first, second = dealt.stocks
    assert isinstance(second, tuple)
    assert isinstance(dealt.draw, tuple)
    assert game.check_deal(altered(dealt, stocks=(first,), draw=dealt.draw + second)) is not None
    more = altered(dealt, stocks=(first, second, dealt.draw[:4]), draw=dealt.draw[4:])
    assert game.check_deal(more) is not None


def test_a_deal_of_another_pack_is_refused() -> None:
    game = skipbo(stock=4)
    dealt = a_deal(game)
    assert isinstance(dealt.draw, tuple)
    other = dealt.draw[0] % 13 + 1
    for draw in ((other, *dealt.draw[1:]), dealt.draw[1:], (1, *dealt.draw)):
        assert game.check_deal(altered(dealt, draw=draw)) == Refusal("not-the-whole-pack")


def test_what_was_shuffled_in_mid_round_is_told_for_the_record() -> None:
    table = position("7 | 9", " | 9", aside="3 4").play("h7>d1")
    assert [table.game.shuffled(event) for event in table.events] == [
        None,
        None,
        ("reshuffle", (3, 4)),
        None,
    ]
    table = position(" | 9 | 5 4", " | 9").play("pass", "pass")
    assert [table.game.shuffled(event) for event in table.events] == [
        None,
        ("redeal", (4, 5)),
        None,
        None,
    ]
