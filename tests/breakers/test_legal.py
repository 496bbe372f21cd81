"""The lazy sequence of legal moves, against a slow list of them."""

from __future__ import annotations

import doctest
import random
from dataclasses import FrozenInstanceError, replace
from itertools import combinations, permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockpile.breakers import Breakers, notation, sets
from stockpile.breakers.editions import BREAKERS_2010, EDITIONS, JOKER
from stockpile.breakers.events import Dealt
from stockpile.breakers.legal import LegalMoves
from stockpile.breakers.moves import PASS, Kind, Pass, Set, set_of
from stockpile.breakers.sets import flaw, sets_from
from stockpile.core.chance import KeyedChance
from stockpile.core.option import LATEST_READINGS, Setup, Value
from stockpile.core.refusal import Refusal, Unreadable
from tests.breakers.build import breakers, position, text, tiles
from tests.breakers.plans import Plan, plans
from tests.breakers.reference import box_sets, legal_texts

BOX = [*range(1, 16), JOKER] * 4


def small_hands() -> st.SearchStrategy[tuple[int, ...]]:
    """Hands of up to nine tiles that lie close together, often with jokers."""

    def chosen(seed: int) -> tuple[int, ...]:
        rng = random.Random(seed)
        low = rng.randrange(1, 16)
        near = [tile for tile in BOX if tile == JOKER or low <= tile <= low + rng.randrange(2, 6)]
        return tuple(sorted(rng.sample(near, min(len(near), rng.randrange(1, 10)))))

    return st.builds(chosen, st.integers(0, 2**32))


def options() -> st.SearchStrategy[dict[str, Value]]:
    return st.fixed_dictionaries(
        {choice.name: st.sampled_from(choice.choices) for choice in BREAKERS_2010.choices}
    )


def moves_of(
    hand: tuple[int, ...], top: str, chosen: dict[str, Value], readings: int = LATEST_READINGS
) -> LegalMoves:
    game = Breakers(Setup("breakers-2010", 2, None, chosen, readings))
    led = game.read_move(top) if top else None
    assert not isinstance(led, Pass)
    return LegalMoves(game.sets, hand, led)


@pytest.mark.long
@given(
    st.lists(small_hands(), min_size=2, max_size=4), options(), st.randoms(use_true_random=False)
)
def test_the_moves_are_those_of_the_slow_list(
    hands: list[tuple[int, ...]], chosen: dict[str, Value], rng: random.Random
) -> None:
    for hand in hands:
        sets = [one for one, _ in box_sets(len(hand))]
        low = [one for one in sets if one.kind == "breaker" and one.height <= min(hand)]
        tops = rng.choices(sets, k=4) + rng.choices(low, k=2)
        for top, readings in product(("", *(one.text for one in tops)), (1, LATEST_READINGS)):
            moves = moves_of(hand, top, chosen, readings)
            texts = [str(move) for move in moves]
            assert len(set(texts)) == len(texts)
            assert set(texts) == legal_texts(text(hand).split(), top, chosen, readings)
            assert (PASS in moves) == ("pass" in texts)


@given(plans())
def test_length_index_and_order_agree_with_iterating(plan: Plan) -> None:
    game = plan.game
    for step in plan.play(game):
        moves = game.legal_moves(step.before, step.seat)
        listed = list(moves)
        assert len(moves) == len(listed) == len(set(listed))
        assert listed == list(game.legal_moves(step.before, step.seat))
        for index in random.Random(plan.seed).choices(range(len(listed)), k=10):
            assert moves[index] is listed[index]
            assert moves[index - len(listed)] is listed[index]
        assert moves[1:3] == tuple(listed[1:3])
        for beyond in (len(listed), -len(listed) - 1):
            with pytest.raises(IndexError):
                moves[beyond]
        assert all(move in moves for move in listed[:50])


def spends_for_nothing(laid: Set, hand: tuple[int, ...]) -> bool:
    """Whether some joker stands for a number that is at hand, and keeps no Breaker together."""
    thick = 2 if laid.kind in {Kind.PAIR, Kind.PAIR_RUN} else 1
    width = laid.size // thick
    for place in range(width):
        number = laid.height - width + 1 + place
        used = laid.tiles[place * thick : (place + 1) * thick].count(number)
        missing = max(0, thick - hand.count(number))
        if thick - used > missing and hand.count(number) - used < 3:
            return True
    return False


@given(plans())
def test_b9_the_canonical_moves_spend_no_joker_for_nothing(plan: Plan) -> None:
    game = plan.game

    def form(move: Set) -> tuple[Kind, int, int]:
        return move.kind, move.size, game.sets.height(move)

    for step in plan.play(game):
        moves = game.legal_moves(step.before, step.seat)
        fewest: dict[tuple[Kind, int, int], int] = {}
        for move in moves:
            if isinstance(move, Set):
                jokers = move.tiles.count(JOKER)
                fewest[form(move)] = min(jokers, fewest.get(form(move), jokers))
        canonical = [move for move in moves.canonical if isinstance(move, Set)]
        # The sparing ones come first.
        sparing = [one for one in canonical if one.tiles.count(JOKER) == fewest[form(one)]]
        assert {form(move): move.tiles.count(JOKER) for move in sparing} == fewest
        assert len(sparing) == len(fewest)
        hand = step.before.hands[step.seat]
        assert set(canonical) - set(sparing) == {
            move
            for move in moves
            if isinstance(move, Set)
            and move.height < JOKER
            and move.tiles.count(JOKER) > fewest[form(move)]
            and not spends_for_nothing(move, hand)
        }
        assert len(canonical) == len(set(canonical))
        assert all(move in moves for move in moves.canonical)
        assert (PASS in moves.canonical) == (PASS in moves)


@pytest.mark.long
@pytest.mark.slow
def test_the_largest_choice_is_still_quick_to_ask() -> None:
    table = position("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 8 * * * *", "1")
    moves = table.game.legal_moves(table.state, 0)
    assert len(moves) == len(list(moves)) == len(legal_texts(table.hand("A").split(), "", {}))
    assert len(moves) > 15_000
    assert len(moves.canonical) < 250


def test_moves_are_told_from_everything_else() -> None:
    table = position("7 7", "1")
    moves = table.game.legal_moves(table.state, 0)
    for stranger in ("7", 7, (7,), None, PASS, set_of(Kind.RUN, (7, 8))):
        assert stranger not in moves
    assert table.game.read_move("7") in moves
    assert set_of(Kind.PAIR, (7, 7)) is table.game.read_move("7+7")
    assert moves != [*moves]
    assert moves == table.game.legal_moves(table.state, 0)
    assert hash(moves) == hash(table.game.legal_moves(table.state, 0))
    assert moves != table.game.legal_moves(table.state, 1)
    assert repr(moves) == "<2 legal moves>"
    assert not table.game.legal_moves(table.state, 1)
    assert list(table.game.legal_moves(table.state, 1)) == []


def test_other_rules_are_other_moves() -> None:
    assert moves_of((7,), "6", {}) == moves_of((7,), "6", {"passing": "only-when-stuck"})
    assert moves_of((7,), "6", {}) != moves_of((7,), "6", {"passing": "free"})
    assert moves_of((7,), "6", {}) != moves_of((7,), "5", {})
    assert moves_of((7,), "6", {}) != moves_of((7,), "6", {}, readings=1)


# The rules read an edition's fields

OTHER = replace(
    BREAKERS_2010,
    id="other",
    hands={2: 5, 3: 4},
    highest=9,
    shortest_run=4,
    shortest_pair_run=3,
    breakers=(4,),
    tile_points=2,
)


@pytest.fixture
def other_game(monkeypatch: pytest.MonkeyPatch) -> Breakers:
    monkeypatch.setitem(EDITIONS, "other", OTHER)
    return Breakers(Setup("other", 3, None, {"lone-joker": "as-15"}))


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("3-4-5", "run-too-short"),
        ("3+3-4+4", "run-too-short"),
        ("7+7+7", "no-such-breaker"),
        ("10", "off-the-numbers"),
        ("7-8-9-*", "off-the-numbers"),
    ],
)
def test_another_edition_has_other_sets(other_game: Breakers, written: str, code: str) -> None:
    with pytest.raises(Unreadable) as unread:
        other_game.read_move(written)
    assert unread.value.refusal.code == code
    state = other_game.fold(None, Dealt(0, None, (BOX_OF_SIX, (1,), (1,)), ()))
    foreign = breakers().read_move(written)
    assert foreign not in other_game.legal_moves(state, 0)
    refusal = other_game.check(state, 0, foreign)
    assert refusal is not None
    assert refusal.code == code


BOX_OF_SIX = tuple(sorted((*range(3, 11), 3, 4, 7, 7, JOKER)))


def test_another_edition_has_other_legal_moves(other_game: Breakers) -> None:
    hand = tuple(sorted((6, 6, 7, 7, 8, 8, 9, 9, 9, 9, JOKER)))
    moves = LegalMoves(other_game.sets, hand, None)
    texts = {str(move) for move in moves}
    assert {"6-7-8-9", "*-7-8-9", "6+6-7+7-8+8", "9+9+9+9", "*"} <= texts
    assert {move.size for move in moves if isinstance(move, Set)} == {1, 2, 4, 5, 6, 8}
    assert all(flaw(move, OTHER) is None for move in moves if isinstance(move, Set))
    assert len(moves) == len(texts)
    assert "*" not in {str(move) for move in moves.canonical}
    assert other_game.sets.height(set_of(Kind.SINGLE, (JOKER,))) == 9
    assert sets_from(tiles("7 8 9"), OTHER) == ()
    assert [str(one) for one in sets_from(tiles("7 8 9 *"), OTHER)] == ["*-7-8-9"]


def test_another_edition_has_another_box(other_game: Breakers) -> None:
    assert len(other_game.pack) == 9 * 4 + 4
    assert OTHER.unused(3) == 40 - 12
    dealt = other_game.deal(0, None, KeyedChance.from_seed(1))
    assert [len(hand) for hand in dealt.hands if isinstance(hand, tuple)] == [4, 4, 4]
    state = other_game.fold(None, Dealt(0, None, ((3,), (1, 2), (1,)), ()))
    won = other_game.apply(state, 0, other_game.read_move("3"), KeyedChance.from_seed(1)).state
    assert won.outcome is not None
    assert won.outcome.points == 6
    with pytest.raises(Unreadable):
        Breakers(Setup("other", 4))


# What a selection could be


@pytest.mark.parametrize(
    ("selected", "possible"),
    [
        ("", ""),
        ("7", "7"),
        ("*", "*"),
        ("7 7", "7+7"),
        ("* 7", "7+*"),
        ("* *", "*+*"),
        ("7 8", ""),
        ("7 7 7", "7+7+7"),
        ("7 7 7 7", "7+7+7+7"),
        ("* * *", "*+*+*"),
        ("* * * *", "*+*+*+*"),
        ("7 7 *", ""),
        ("7 7 7 *", ""),
        ("9 8 *", "*-8-9 8-9-*"),
        ("7 9 *", "7-*-9"),
        ("14 15 *", "*-14-15"),
        ("1 2 *", "1-2-*"),
        ("1 * *", "1-*-*"),
        ("4 4 5 5", "4+4-5+5"),
        ("4 4 * *", "*+*-4+4 4+4-*+*"),
        ("4 5 * *", "*-*-4-5 *-4-5-* 4-5-*-* 4+*-5+*"),
        ("4 6 * *", "*-4-*-6 4-*-6-*"),
        ("4 4 6 6 * *", "4+4-*+*-6+6"),
        ("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15", "1-2-3-4-5-6-7-8-9-10-11-12-13-14-15"),
        ("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 *", ""),
    ],
)
def test_what_a_selection_could_be(selected: str, possible: str) -> None:
    found = sets_from(tiles(selected), BREAKERS_2010)
    assert sorted(map(str, found)) == sorted(possible.split())
    assert len(set(found)) == len(found)


@given(small_hands())
def test_a_selection_could_be_exactly_the_sets_that_use_it_up(hand: tuple[int, ...]) -> None:
    for size in range(1, min(len(hand), 6) + 1):
        for selected in set(combinations(hand, size)):
            leads = moves_of(selected, "", {})
            whole = {one for one in leads if isinstance(one, Set) and one.size == size}
            assert set(sets_from(selected, BREAKERS_2010)) == whole


def test_classify_says_which_may_be_laid_now() -> None:
    table = position("1 1", "8 9 * 2", trick="A 7-8-9")

    def classified(selected: str) -> dict[str, str]:
        found = table.game.classify(table.state, 1, tiles(selected))
        return {str(one.set): one.refusal.code if one.refusal else "" for one in found}

    assert classified("* 9 8") == {"*-8-9": "not-higher", "8-9-*": ""}
    assert classified("8 *") == {"8+*": "another-kind"}
    assert classified("5 5") == {"5+5": "tiles-not-in-hand"}
    assert classified("8 2") == {}


# Texts


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("*+7", "7+*"),
        ("*+4-5+5", "4+*-5+5"),
        ("*+4-*+5", "4+*-5+*"),
        ("4+*-*+*", "4+*-*+*"),
        ("4-*-*-*", "4-*-*-*"),
        ("pass", "pass"),
        ("*+*+*+*", "*+*+*+*"),
        ("*-*-3", "*-*-3"),
    ],
)
def test_moves_are_read(written: str, canonical: str) -> None:
    assert str(breakers().read_move(written)) == canonical


@pytest.mark.parametrize(
    ("written", "wrong"),
    [
        ("", ""),
        ("16", "16"),
        ("17", "17"),
        ("0", "0"),
        ("07", "07"),
        ("-7", ""),
        ("7-", ""),
        ("7+", ""),
        (" 7", " 7"),
        ("7 +7", "7 "),
        ("\u0667", "\u0667"),
        ("S", "S"),
        ("Pass", "Pass"),
        ("pass+7", "pass"),
        ("7,7", "7,7"),
    ],
)
def test_what_is_no_tile_is_not_read(written: str, wrong: str) -> None:
    with pytest.raises(Unreadable) as unread:
        breakers().read_move(written)
    assert unread.value.refusal.code == "not-a-tile"
    assert unread.value.refusal.args["value"] == wrong


@pytest.mark.parametrize(
    ("written", "code"),
    [
        *(("+".join(["7"] * size), "no-such-breaker") for size in (5, 7, 8, 100)),
        ("*+*+*+*+*", "too-many-jokers"),
        ("9-*-*-*-*-*", "too-many-jokers"),
        ("-".join([*"**************", "15"]), "too-many-jokers"),
        ("9+*-*+*-*+*", "too-many-jokers"),
    ],
)
def test_no_set_needs_more_of_a_kind_than_a_box_has(written: str, code: str) -> None:
    with pytest.raises(Unreadable) as unread:
        breakers().read_move(written)
    assert unread.value.refusal.code == code


@pytest.mark.parametrize(
    ("kind", "of"),
    [
        (Kind.SINGLE, ()),
        (Kind.SINGLE, (7, 7)),
        (Kind.PAIR, (7,)),
        (Kind.RUN, ()),
        (Kind.RUN, (7,)),
        (Kind.PAIR_RUN, (7, 7)),
        (Kind.PAIR_RUN, (7, 7, 8)),
        (Kind.BREAKER, (7, 7)),
    ],
)
def test_no_set_can_be_made_of_anything_else(kind: Kind, of: tuple[int, ...]) -> None:
    with pytest.raises(Unreadable) as unread:
        set_of(kind, of)
    assert unread.value.refusal.code in {"not-a-set", "not-alike"}


def test_the_number_of_a_pair_comes_first() -> None:
    with pytest.raises(Unreadable) as unread:
        set_of(Kind.PAIR, (JOKER, 7))
    assert unread.value.refusal == Refusal("not-alike", set="*+7")


def test_moves_cannot_be_changed() -> None:
    pair = set_of(Kind.PAIR, (7, 7))
    with pytest.raises(FrozenInstanceError):
        pair.height = 8  # type: ignore[misc]
    assert {pair: 1}[set_of(Kind.PAIR, (7, 7))] == 1


def test_texts_tell_kinds_apart() -> None:
    """The same tiles in the same places can be a run or a pair run."""
    run, pairs = (breakers().read_move(one) for one in ("4-*-*-*", "4+*-*+*"))
    assert isinstance(run, Set)
    assert isinstance(pairs, Set)
    assert run.tiles == pairs.tiles
    assert run != pairs
    assert (run.height, pairs.height) == (7, 5)
    assert repr(pairs) == "<pair-run 4+*-*+*>"


def test_only_one_order_of_a_run_is_a_set() -> None:
    readable = []
    for order in permutations(["8", "9", "*"]):
        try:
            readable.append(str(breakers().read_move("-".join(order))))
        except Unreadable:
            continue
    assert sorted(readable) == ["*-8-9", "8-9-*"]


@pytest.mark.parametrize("module", [sets, notation])
def test_the_examples_in_the_code_run(module: object) -> None:
    tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert tried.attempted
    assert not tried.failed
