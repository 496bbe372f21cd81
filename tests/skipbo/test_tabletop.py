"""What holds in every round among people who can err, however they play."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockpile import games
from stockpile.core.event import Event, Hidden
from stockpile.core.match import Match
from stockpile.core.option import LATEST_READINGS
from stockpile.core.refusal import Refused, Unreadable
from stockpile.core.seats import seat_letter
from stockpile.skipbo.events import CardsDrawn, StockTurned
from stockpile.skipbo.moves import Discard, Pass, lay_hand
from stockpile.skipbo.tabletop import Tabletop
from stockpile.skipbo.tabletop.events import EVENTS, ExtraSlipped
from stockpile.skipbo.tabletop.moves import AGREE, Move, call_advice, catch, draw
from stockpile.skipbo.tabletop.state import State
from tests.skipbo.tabletop import FORMS, STOCKS, Company, Played, people, people_play, tabletop
from tests.skipbo.test_secrecy import deal_anew, hidden_places

assert settings.default is not None
few = settings(max_examples=max(4, settings.default.max_examples // 4))


@st.composite
def companies(pick: st.DrawFn) -> Company:
    return Company(
        pick(st.integers(0, len(FORMS) - 1)),
        pick(st.sampled_from(STOCKS)),
        pick(st.integers(0, 10**6)),
        pick(st.sampled_from((0.1, 0.4, 0.8))),
    )


def every_move(game: Tabletop) -> list[Move]:
    """Every move that anybody might try."""
    rules = [game.read_move(f"stock>{pile}") for pile in range(1, 5)]
    rules += [game.read_move(f"d{source}>{pile}") for source in range(1, 5) for pile in range(1, 5)]
    rules += [lay_hand(card, pile) for card in range(1, 14) for pile in range(4)]
    rules += [Discard(card, pile) for card in range(1, 14) for pile in range(4)]
    watching = [one for seat in range(game.seats) for one in (catch(seat), call_advice(seat))]
    return [*rules, Pass(), *map(draw, (1, 2, 6)), *watching, AGREE, game.read_move("disagree")]


@few
@given(company=companies())
def test_cards_are_conserved_and_hands_are_never_too_large(company: Company) -> None:
    for played in company.play():
        assert Counter(played.after.round.cards()) == Counter(company.game.pack)
        assert all(len(hand) <= 5 for hand in played.after.round.hands)


@few
@given(company=companies())
def test_folding_the_events_from_the_deal_on_gives_the_state(company: Company) -> None:
    game = company.game
    opened = company.opening()
    folded = None
    for event in opened[1]:
        folded = game.fold(folded, event)
    assert folded == opened[0]
    for played in company.play():
        assert folded == played.before
        for event in played.events:
            folded = game.fold(folded, event)
        assert folded == played.after


@few
@given(company=companies())
def test_what_is_legal_is_open_and_what_is_open_is_taken(company: Company) -> None:
    game = company.game
    tried = every_move(game)
    for number, played in enumerate(company.play()):
        state = played.after
        for seat in range(game.seats):
            legal, taken = game.legal_moves(state, seat), game.open_moves(state, seat)
            assert len(set(taken)) == len(taken)
            assert set(legal) <= set(taken)
            assert all(game.check(state, seat, move) is None for move in taken)
            if number % 31 == 0:
                own = {move for move in tried if game.check(state, seat, move) is None}
                # Whoever can draw can draw too many; the list names what is missing, and one.
                assert own - {draw(2), draw(6)} <= set(taken)
        if state.outcome is None:
            # Somebody can go on by right: who is on turn, or whoever catches the offender.
            assert game.legal_moves(state, state.turn)


@few
@given(company=companies())
def test_a_refused_move_changes_nothing(company: Company) -> None:
    game = company.game
    tried = every_move(game)
    for played in list(company.play())[::29]:
        for seat in range(game.seats):
            for move in tried:
                if game.check(played.after, seat, move) is not None:
                    with pytest.raises(Refused):
                        game.apply(played.after, seat, move, company.chance)


@few
@given(company=companies())
def test_texts_read_back(company: Company) -> None:
    game = company.game
    viewers = (None, *range(game.seats))
    for played in list(company.play())[::5]:
        assert game.read_move(str(played.move)) == played.move
        assert game.move_of(played.events[0]) == played.move
        assert all(game.move_of(event) is None for event in played.events[1:])
        position = json.dumps(game.write_position(played.after))
        assert game.read_position(json.loads(position)) == played.after
        if game.setup.readings == LATEST_READINGS:
            assert games.read_position(position)[1] == played.after
        for event in played.events:
            for shown in (event, *(game.redact(event, viewer) for viewer in viewers)):
                written = json.dumps(game.forms.write(shown))
                assert game.forms.read(json.loads(written)) == shown
        write = game.view_writer(played.after)
        for viewer in viewers:
            assert json.loads(write(viewer)) == game.show(played.after, viewer)


@few
@given(company=companies())
def test_a_position_is_gone_on_with_as_the_round_was(company: Company) -> None:
    game = company.game
    for played in list(company.play())[::7]:
        read = game.read_position(game.write_position(played.before))
        again = game.apply(read, played.seat, played.move, company.chance)
        assert again == (played.after, played.events)
        assert game.settle(played.after, company.chance).events == ()


# What nobody may know


def decisive(played: Played, viewer: int | None) -> set[tuple[str, int]]:
    """The piles on whose hidden cards it depends what the viewer comes to see.

    The mover's hand decides what can be moved; what the viewer draws, and a stock card that is
    turned up, become theirs to see. What others draw, or slip under a stock pile, does not.
    """
    piles = {("hand", played.seat)}
    for event in played.events:
        match event:
            case CardsDrawn(seat=seat) if seat == viewer:
                piles.add(("draw", 0))
            case StockTurned(seat=seat):
                piles |= {("stock", seat), ("draw", 0)}
            case _:
                pass
    return piles


@few
@given(company=companies())
def test_a_view_and_what_is_open_do_not_depend_on_what_is_hidden(company: Company) -> None:
    game = company.game
    for played in list(company.play())[::7]:
        for viewer in (None, *range(game.seats)):
            truth = played.after
            places = hidden_places(truth.round, viewer)
            other = truth._replace(round=deal_anew(truth.round, places, company.random))
            assert game.view(truth, viewer) == game.view(other, viewer)
            if viewer is not None:
                assert game.legal_moves(truth, viewer) == game.legal_moves(other, viewer)
                assert game.open_moves(truth, viewer) == game.open_moves(other, viewer)


@few
@given(company=companies())
def test_the_events_a_seat_is_shown_do_not_depend_on_what_is_hidden(company: Company) -> None:
    game = company.game
    for played in list(company.play())[::3]:
        for viewer in (None, *range(game.seats)):
            kept = decisive(played, viewer)
            hidden = hidden_places(played.before.round, viewer)
            places = [place for place in hidden if place[:2] not in kept]
            mixed = deal_anew(played.before.round, places, company.random)
            step = game.apply(
                played.before._replace(round=mixed), played.seat, played.move, company.chance
            )
            assert [game.redact(event, viewer) for event in step.events] == [
                game.redact(event, viewer) for event in played.events
            ]
            assert game.view(step.state, viewer) == game.view(played.after, viewer)


def test_only_who_drew_them_knows_what_slipped_under_a_stock_pile() -> None:
    """Two truths that differ in nothing but the extra cards look alike to all the others."""
    one, two = (
        people("1 1 1 1 1 | 12", "5 | 12", "5 | 12", draw=f"9 {extra}").play("draw1", "h1>1")
        for extra in ("3", "4")
    )
    assert (one.stock("A"), two.stock("A")) == ("3 12", "4 12")
    for viewer in (None, 0, 1, 2):
        assert one.game.view(one.state, viewer) == two.game.view(two.state, viewer)
    slipped = ExtraSlipped(0, (3,))
    assert one.game.redact(slipped, 0) == slipped
    for viewer in (None, 1, 2):
        assert one.game.redact(slipped, viewer) == ExtraSlipped(0, Hidden(1))


# Matches, records and texts


def match_of(form: int, seed: int) -> games.AnyMatch:
    edition, seats, teams, options = FORMS[form]
    game = tabletop(edition, seats=seats, teams=teams, stock=2, **options)
    return Match(game, target=60, seed=str(seed))


@pytest.mark.parametrize("form", range(len(FORMS)))
def test_a_match_is_taken_up_again_from_its_steps(form: int) -> None:
    match = match_of(form, 5)
    people_play(match, Random(form), 60)
    again = match_of(form, 5)
    for step in match.steps:
        again.replay(step.events, match.chances[step.match.round - 1])
        assert again.now == step.match
    assert again.steps == match.steps


@pytest.mark.parametrize("form", range(len(FORMS)))
def test_a_record_says_who_did_what_and_replays_to_the_same(form: int) -> None:
    match = match_of(form, 8)
    people_play(match, Random(form), 400)
    written = games.write_record(match)
    game, record = games.read_record(written)
    again = record.replay(game)
    assert again.state == match.state
    assert again.events == match.events
    assert games.write_record(again) == written
    record.verify(game)
    assert games.resume(written).state == match.state


def test_a_record_of_people_reads_like_their_round() -> None:
    match = games.new_match("skipbo-2003", seats=3, conduct="tabletop", stock=3, seed="4")
    match.start_round()
    turn = match.turn
    assert turn is not None
    on_turn, other, third = (seat_letter((turn + step) % 3) for step in range(3))
    for move in (
        "draw7",
        f"{other}:draw2",
        f"{third}:catch {other}",
        f"{on_turn}:draw1",
    ):
        match.play(move)
    lines = games.write_record(match).splitlines()
    made = " ".join(line for line in lines if ":draw" in line or ":catch" in line)
    assert made == (f"{on_turn}:draw7 {other}:draw2 {third}:catch {other} {on_turn}:draw1")


def test_play_comes_to_every_kind_of_event_and_ending() -> None:
    """The properties above would prove little if play never came to the rare cases."""
    kinds: set[type[Event]] = set()
    endings = set()
    moves = set()
    for form in range(len(FORMS)):
        for stock in STOCKS:
            for seed in range(3):
                company = Company(form, stock, seed)
                for played in company.play(600):
                    kinds |= {type(event) for event in played.events}
                    moves.add(type(played.move))
                    if played.after.outcome is not None:
                        endings.add(played.after.outcome.ending)
    rare = {"Dealt", "StuckRedealt"}
    assert {kind for kind in EVENTS if kind.__name__ not in rare} <= kinds
    assert "stock-empty" in endings
    assert len(moves) == len(get_args(Move))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("form", range(len(FORMS)))
@pytest.mark.parametrize("stock", STOCKS)
def test_rounds_among_people_end(form: int, stock: int) -> None:
    company = Company(form, stock, 3, wild=0.05)
    *_, last = company.play(20_000)
    assert last.after.outcome is not None


# Positions


POSITION: dict[str, Any] = {
    "game": "skipbo",
    "edition": "skipbo-2003",
    "options": {"conduct": "tabletop"},
    "teams": [["A", "C"], ["B", "D"]],
    "seats": [{"hand": ["1"], "stock": ["9"]} for _ in range(3)] + [{"stock": ["9"]}],
    "turn": "A",
}


def test_a_position_has_who_is_banned_who_jumped_in_and_what_is_judged() -> None:
    written = {
        **POSITION,
        "banned": ["D", "B", "B"],
        "drawn": False,
        "tabletop": {
            "out_of_turn": {"seat": "C", "laid": True},
            "advice": {"seat": "B", "accused": "C", "disagree": ["A"]},
        },
    }
    game, state = games.read_position(written)
    assert isinstance(state, State)
    again = game.write_position(state)
    assert again["banned"] == ["B", "D"]
    assert (again["turn"], again["drawn"], again["laid"]) == ("A", False, False)
    jumped = {"seat": "C", "drawn": True, "laid": True}
    call = {"seat": "B", "accused": "C", "agree": [], "disagree": ["A"]}
    # Who is accused now was accused in this turn.
    assert again["tabletop"] == {"out_of_turn": jumped, "advice": call, "called": ["C"]}
    assert game.show(state, None)["tabletop"] == {
        "banned": ["B", "D"],
        "out_of_turn": jumped,
        "advice": {**call, "asked": ["A", "C"]},
    }


def test_a_position_says_who_was_accused_in_this_turn() -> None:
    game, state = games.read_position({**POSITION, "tabletop": {"called": ["C", "C"]}})
    assert isinstance(state, State)
    assert (state.call, state.called) == (None, (2,))
    refused = game.check(state, 1, call_advice(2))
    assert refused is not None
    assert refused.code == "called-this-turn"
    assert game.write_position(state)["tabletop"]["called"] == ["C"]


@pytest.mark.parametrize(
    ("conduct", "where", "code"),
    [
        ({"out_of_turn": {"seat": "A"}}, "tabletop.out_of_turn", "out-of-turn-cannot-be"),
        (
            {"out_of_turn": {"seat": "B", "drawn": False}},
            "tabletop.out_of_turn",
            "out-of-turn-cannot-be",
        ),
        ({"out_of_turn": {"seat": "E"}}, "tabletop.out_of_turn.seat", "no-such-seat"),
        ({"out_of_turn": {}}, "tabletop.out_of_turn", "missing-field"),
        ({"out_of_turn": {"seat": "B", "won": 1}}, "tabletop.out_of_turn", "unknown-field"),
        # Nobody is out of turn with an empty hand and nothing laid.
        ({"out_of_turn": {"seat": "D"}}, "tabletop.out_of_turn", "out-of-turn-cannot-be"),
        ({"advice": {"seat": "C", "accused": "C"}}, "tabletop.advice", "advice-cannot-be"),
        # The seat on turn may speak, and only its partners advise it.
        ({"advice": {"seat": "B", "accused": "A"}}, "tabletop.advice", "advice-cannot-be"),
        ({"advice": {"seat": "A", "accused": "B"}}, "tabletop.advice", "advice-cannot-be"),
        # Its own side does not call it.
        ({"advice": {"seat": "A", "accused": "C"}}, "tabletop.advice", "advice-cannot-be"),
        # The caller's partner is not asked.
        (
            {"advice": {"seat": "B", "accused": "C", "disagree": ["D"]}},
            "tabletop.advice",
            "advice-cannot-be",
        ),
        (
            {"advice": {"seat": "B", "accused": "C", "disagree": ["A", "A"]}},
            "tabletop.advice",
            "advice-cannot-be",
        ),
        # It would be settled.
        (
            {"advice": {"seat": "B", "accused": "C", "agree": ["A"]}},
            "tabletop.advice",
            "advice-cannot-be",
        ),
        (
            {"advice": {"seat": "B", "accused": "C", "disagree": ["A", "C"]}},
            "tabletop.advice",
            "advice-cannot-be",
        ),
        ({"called": ["A"]}, "tabletop.called", "advice-cannot-be"),
        ({"called": ["B"]}, "tabletop.called", "advice-cannot-be"),
        ({"called": ["E"]}, "tabletop.called[0]", "no-such-seat"),
        ({"luck": 1}, "tabletop", "unknown-field"),
        ([], "tabletop", "not-an-object"),
    ],
)
def test_positions_that_cannot_be(conduct: object, where: str, code: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        games.read_position({**POSITION, "tabletop": conduct})
    assert (wrong.value.refusal.code, wrong.value.where) == (code, where)


def test_s27_no_position_is_won_out_of_turn() -> None:
    won = [{"hand": ["1"], "stock": ["9"]}, {"hand": ["1"], "stock": []}]
    written = {**POSITION, "teams": None, "seats": won}
    with pytest.raises(Unreadable) as wrong:
        games.read_position({**written, "tabletop": {"out_of_turn": {"seat": "B"}}})
    assert wrong.value.refusal.code == "out-of-turn-cannot-be"
    assert games.read_position({**written, "turn": "B"})[1].outcome is not None


def test_advice_cannot_be_called_where_nobody_has_a_partner() -> None:
    alone = {**POSITION, "teams": None, "tabletop": {"advice": {"seat": "A", "accused": "B"}}}
    with pytest.raises(Unreadable) as wrong:
        games.read_position(alone)
    assert wrong.value.refusal.code == "advice-cannot-be"


def test_the_moves_of_a_match_may_have_their_actor_in_front() -> None:
    game = tabletop(seats=2, stock=2)
    match: games.AnyMatch = Match(game, seed="1")
    match.start_round()
    turn = match.turn
    assert turn is not None
    other = seat_letter(1 - turn)
    assert match.play(f"{other}:draw1")[0].seat == 1 - turn  # type: ignore[attr-defined]
    with pytest.raises(Refused) as wrong:
        match.play("draw1")
    assert wrong.value.refusal.code == "interrupted"
    assert match.play(f"catch {other}")[0].seat == turn  # type: ignore[attr-defined]
