"""The chain and the round key, and docs/fairness.md with its test vectors."""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockpile.core.chance import KeyedChance
from stockpile.core.event import LeadDecided
from stockpile.core.fairness import CHAIN_LINKS, Chain, Proof, follows, round_key
from stockpile.core.lead import draw_for_lead, drawing_from
from stockpile.core.seats import seat_number
from stockpile.games import make_game, new_match
from tests.core import fair

PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"


def vectors(kind: str) -> list[dict[str, Any]]:
    """The test vectors of one kind, read out of the page."""
    block = PAGE.read_text("utf-8").split("```json\n")[1].split("```")[0]
    found: list[dict[str, Any]] = json.loads(block)[kind]
    assert found
    return found


def unhex(written: str) -> bytes:
    return bytes.fromhex(written)


def given_by(vector: dict[str, Any]) -> list[bytes | None]:
    return [None if one is None else unhex(one) for one in vector["contributions"]]


def test_the_chains_of_the_page() -> None:
    for vector in vectors("chains"):
        links = [unhex(link) for link in vector["chain"]]
        assert links == fair.chain(unhex(vector["secret"]), vector["links"])
        chain = Chain(unhex(vector["secret"]), vector["links"])
        assert [chain.commitment, *map(chain.link, range(1, vector["links"] + 1))] == links


def test_the_round_keys_of_the_page() -> None:
    for vector in vectors("round keys"):
        contributions = given_by(vector)
        message = fair.message(vector["table"], vector["round"], contributions)
        assert message == unhex(vector["message"])
        assert fair.hmac_sha256(unhex(vector["link"]), message) == unhex(vector["key"])
        key = round_key(unhex(vector["link"]), vector["table"], vector["round"], contributions)
        assert key == unhex(vector["key"])


def test_the_words_of_the_page() -> None:
    for vector in vectors("words"):
        words = fair.words(unhex(vector["key"]), vector["purpose"], vector["number"])
        listed = [f"{word:08x}" for word in islice(words, len(vector["words"]))]
        assert listed == vector["words"]


def test_the_shuffles_of_the_page() -> None:
    for vector in vectors("shuffles"):
        key, asked = unhex(vector["key"]), (vector["purpose"], vector["number"], vector["items"])
        assert fair.shuffle(key, *asked) == vector["order"]
        assert list(KeyedChance(key).shuffle(*asked)) == vector["order"]


def test_the_lead_draws_of_the_page() -> None:
    game = make_game("skipbo-2003")
    for vector in vectors("lead draws"):
        key = unhex(vector["key"])
        draw = drawing_from(game.pack, KeyedChance(key))
        drawn = [draw(0) for _ in range(5)]
        assert drawn == fair.shuffle(key, "lead", 0, fair.SKIPBO_PACK)[:-6:-1]
        assert " ".join(map(game.write_card, drawn)) == vector["first five"]


def test_the_deals_of_skip_bo_on_the_page() -> None:
    for vector in vectors("Skip-Bo deals"):
        key, starter = unhex(vector["key"]), seat_number(vector["starter"])
        game = make_game("skipbo-2011", seats=vector["seats"], stock=vector["stock"])
        rows = game.write_deal(game.deal(starter, None, KeyedChance(key)))
        stocks, draw = fair.skipbo_deal(key, vector["seats"], vector["stock"], starter)
        assert [list(row) for row in rows.values()] == [*stocks, draw]
        written = [" ".join(map(game.write_card, row)) for row in rows.values()]
        assert written == [*vector["stocks"], vector["draw"]]


def test_the_deals_of_breakers_on_the_page() -> None:
    for vector in vectors("Breakers deals"):
        key = unhex(vector["key"])
        game = make_game("breakers-2010", seats=vector["seats"])
        assert list(game.pack) == fair.BREAKERS_PACK
        rows = game.write_deal(game.deal(0, None, KeyedChance(key)))
        hands, unused = fair.breakers_deal(key, vector["seats"], len(vector["hands"][0].split()))
        assert [list(row) for row in rows.values()] == [*hands, unused]
        written = [" ".join(map(game.write_card, row)) for row in rows.values()]
        assert written == [*vector["hands"], vector["unused"]]


def test_the_seeds_of_the_page() -> None:
    for vector in vectors("seeds"):
        seed = vector["seed"]
        secret = unhex(vector["chain secret"])
        assert secret == fair.sha256(b"stockpile chain " + seed.encode())
        assert Chain.from_seed(seed).link(CHAIN_LINKS) == secret
        assert CHAIN_LINKS == 1024
        key = unhex(vector["study key"])
        assert key == fair.sha256(b"stockpile seed " + seed.encode())
        assert KeyedChance.from_seed(seed).key == KeyedChance.from_seed(int(seed)).key == key


def test_a_key_of_the_page_deals_a_whole_round_of_the_dealers_edition() -> None:
    """From the link to the first hand, with nothing but the page."""
    chain = fair.chain(fair.sha256(b"stockpile chain kitchen"), 1024)
    key = fair.hmac_sha256(chain[1], fair.message("table", 1, []))
    game = make_game("skipbo-2003", seats=3)
    drawing = iter(fair.shuffle(key, "lead", 0, fair.SKIPBO_PACK)[::-1])
    *_, decided = draw_for_lead(3, lambda _seat: next(drawing), game.lead_rank)
    assert isinstance(decided, LeadDecided)
    dealer = decided.seat
    stocks, draw = fair.skipbo_deal(key, 3, 30, (dealer + 1) % 3)

    match = new_match("skipbo-2003", seats=3, seed="kitchen")
    match.start_round()
    assert match.state is not None
    assert match.commitment == chain[0]
    assert match.lead == dealer
    assert [list(stock) for stock in match.state.stocks] == stocks
    assert list(match.state.draw) == draw[:-5]
    assert sorted(match.state.hands[(dealer + 1) % 3]) == sorted(draw[-5:])


def test_a_later_link_hashes_to_an_earlier_one() -> None:
    chain = Chain(b"secret", 5)
    earlier = chain.commitment
    for number in range(1, 6):
        assert follows(chain.link(number), earlier)
        assert not follows(earlier, chain.link(number))
        assert sha256(chain.link(number)).digest() == earlier
        earlier = chain.link(number)
    assert chain.link(5) == b"secret"
    assert not follows(chain.commitment, chain.link(1))


@pytest.mark.parametrize("number", [-1, 0, 6])
def test_there_is_no_link_before_the_first_or_after_the_last(number: int) -> None:
    with pytest.raises(ValueError, match=f"round {number}"):
        Chain(b"secret", 5).link(number)


@given(
    link=st.binary(min_size=32, max_size=32),
    table=st.text(max_size=20).filter(lambda text: text.isprintable()),
    number=st.integers(1, 1024),
    contributions=st.lists(st.none() | st.binary(max_size=40), max_size=8),
)
def test_a_round_key_is_what_the_page_says(
    link: bytes, table: str, number: int, contributions: list[bytes | None]
) -> None:
    key = fair.hmac_sha256(link, fair.message(table, number, contributions))
    assert round_key(link, table, number, contributions) == key
    chance = Proof(link, tuple(contributions)).chance(table, number)
    assert chance.key == key
    assert chance.proof == Proof(link, tuple(contributions))


def test_every_part_of_a_round_key_counts() -> None:
    ways = [
        (b"link", "table", 1, ()),
        (b"lynk", "table", 1, ()),
        (b"link", "tables", 1, ()),
        (b"link", "table", 2, ()),
        (b"link", "table1", 1, ()),
        (b"link", "table", 1, (None,)),
        (b"link", "table", 1, (b"",)),
        (b"link", "table", 1, (b"a", b"b")),
        (b"link", "table", 1, (b"b", b"a")),
        (b"link", "table", 1, (b"ab",)),
        (b"link", "table", 1, (b"ab", None)),
        (b"link", "table", 1, (None, b"ab")),
        (b"link", "table", 1, (b"\xff\xff\xff\xff",)),
    ]
    assert len({round_key(*way) for way in ways}) == len(ways)
