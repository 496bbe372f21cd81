"""The log is the table: whatever happened, reading it back gives the same table again."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from stockpile.core.record import Made
from stockpile.core.refusal import Refused, Unreadable
from stockpile.games import read_record
from stockpile.store import Row
from stockpile.table import commands as ask
from stockpile.table.decide import decide
from stockpile.table.facts import (
    FACTS,
    Fact,
    KnockAnswered,
    Knocked,
    LinkRevealed,
    MatchStarted,
    RoundStarted,
    Undone,
)
from stockpile.table.fold import fold
from stockpile.table.history import PlayedMatch, so_far
from stockpile.table.log import ROW_FORMAT, Draft, read_row, write_row, write_snapshot
from stockpile.table.settings import Settings
from stockpile.table.state import MAX_KNOCKS, Knock, Table, new_table
from tests.table.sitting import SINGLE, SMALL, Sitting, guest, in_phase, truth
from tests.table.walking import TABLES, MovePlayed, Walk

every_table = pytest.mark.parametrize("name", ["skipbo", "single", "breakers", "teams", "tabletop"])
"""So that every second, and every fourth, differ most: a walk changes between them, too."""
assert set(every_table.args[1]) == set(TABLES)
some_seeds = pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 8))]
)


def walk(name: str, seed: int, steps: int = 700) -> Walk:
    walked = Walk(TABLES[name], seed)
    for _ in range(steps):
        walked.step()
    return walked


@pytest.mark.slow
def test_a_walk_comes_through_everything() -> None:
    """The tests below would prove little if not everything happened now and then."""
    walks = [walk(name, seed, 900) for name in TABLES for seed in range(4)]
    accepted = set().union(*(one.accepted for one in walks))
    seldom = {"Abandon", "TakePause"}
    own = {kind.__name__ for kind in ask.TableCommand.__args__} - seldom
    wire = {kind.__name__ for kind in ask.COMMANDS} - {"OfferSeat"}
    assert accepted - seldom == own | wire
    assert any(one.codes for one in walks)
    assert sum(len(one.facts(Undone)) for one in walks) > 40
    assert sum(len(one.matches) for one in walks) > 30
    assert {"seat-taken", "not-the-host", "not-seated"} <= set().union(
        *(one.refusals for one in walks)
    )


@pytest.mark.sampled(2)
@pytest.mark.long
@every_table
@some_seeds
def test_a_table_is_read_back_from_its_log_exactly_as_it_was(name: str, seed: int) -> None:
    walked = Walk(TABLES[name], seed)
    for step in range(400):
        walked.step()
        if step % 40 == 39:
            now = truth(walked.table)
            assert truth(walked.read_back(snapshot=True)) == now
            if step % 200 == 199:
                assert truth(walked.read_back()) == now


@pytest.mark.sampled(4)
@pytest.mark.long
@every_table
def test_a_table_that_is_read_back_goes_on_as_the_one_that_stayed(name: str) -> None:
    stayed = walk(name, 11, 150)
    came_back = walk(name, 11, 150)
    came_back.table = came_back.read_back(snapshot=True)
    for step in range(300):
        assert stayed.step() == came_back.step()
        if step % 60 == 0:
            came_back.table = came_back.read_back(snapshot=step % 120 == 0)
    assert stayed.rows == came_back.rows
    assert truth(stayed.table) == truth(came_back.table)
    assert stayed.frames == came_back.frames


@pytest.mark.sampled(4)
@pytest.mark.long
@every_table
def test_a_row_holds_an_entry_and_reads_back_to_it(name: str) -> None:
    walked = walk(name, 21)
    table = new_table(walked.table.code)
    for row, entry in zip(walked.rows, walked.entries, strict=True):
        read = read_row(table, row)
        assert (read.origin, read.happened) == (entry.origin, entry.happened)
        assert write_row(table, read) == row
        table = fold(table, read)


@pytest.mark.sampled(2)
@pytest.mark.long
@every_table
@some_seeds
def test_what_was_asked_and_refused_left_no_trace(name: str, seed: int) -> None:
    """The walk's own refusals: replaying only what was accepted gives the same."""
    walked = Walk(TABLES[name], seed)
    for _ in range(250):
        before = truth(walked.table)
        rows = len(walked.rows)
        if not walked.step():
            assert truth(walked.table) == before or len(walked.rows) > rows


# Matches that are over


@pytest.mark.sampled(4)
@pytest.mark.long
@every_table
@some_seeds
def test_a_finished_match_is_read_back_as_it_was_played(name: str, seed: int) -> None:
    walked = walk(name, seed, 600)
    assert len(walked.finished) == len(walked.matches)
    for number, (moves, state, scores) in enumerate(walked.matches):
        past = walked.past(number)
        match = past.match()
        assert match.state == state
        assert match.scores == scores == past.summary.scores
        assert past.summary.rounds == match.round
        text = past.record()
        game, record = read_record(text)
        record.verify(game)
        replayed = record.replay(game)
        assert replayed.state == state
        assert moves == [
            MovePlayed(at, made.seat, str(made.move))
            for at, recorded in enumerate(record.rounds, 1)
            for made in recorded.entries
            if isinstance(made, Made)
        ]
        statistics = past.statistics()
        assert statistics.moves == len(moves)
        assert statistics.rounds == match.round
        by_seat = [sum(move.seat == seat for move in moves) for seat in range(game.seats)]
        assert [one.moves for one in statistics.seats] == by_seat
        assert sum(one.turns for one in statistics.seats) >= match.round
        kinds = set().union(*(one.events for one in statistics.seats))
        assert kinds & {"CardLaid", "CardDiscarded", "SetLaid"} or not moves
        assert "TurnStarted" not in kinds
        for at in range(1, match.round + 1):
            for viewer in (None, *range(game.seats)):
                steps = past.replay(at, viewer)
                assert steps
                assert steps[0].events
        last = past.replay(match.round, None)[-1]
        assert last.view == game.view_form.write(game.view(state, None))
        assert past.replay(match.round + 1, None) == []
        assert past.replay(0, None) == []


@pytest.mark.long
def test_what_is_replayed_is_what_was_shown() -> None:
    """Each step has the events and the View that the seat was told then, undone ones included."""
    walked = walk("skipbo", 5, 900)
    for number, finished in enumerate(walked.finished):
        past = walked.past(number)
        for viewer in (None, 0, 1):
            told = {
                seq: json.loads(frame)
                for seq, frame in enumerate(walked.frames[viewer], 1)
                if finished.first <= seq <= finished.last and frame
            }
            for round_number in range(1, past.summary.rounds + 1):
                for step in past.replay(round_number, viewer):
                    frame = told[step.seq]
                    happened = frame["happened"]
                    events = [one for one in happened if one["type"] not in FACTS]
                    assert events == json.loads(json.dumps(step.events))
                    assert frame["round"]["view"] == json.loads(json.dumps(step.view))
                    undone = any(one["type"] == "Undone" for one in happened)
                    assert step.undone == undone


@pytest.mark.sampled(4)
@pytest.mark.long
@every_table
def test_the_finished_rounds_of_a_match_under_way_can_be_read_and_no_others(name: str) -> None:
    walked = walk(name, 31, 0)
    seen = 0
    for _ in range(600):
        walked.step()
        table = walked.table
        around = table.state
        finished = table.match.round - table.match.playing
        if around.played is None or finished < 1 or around.phase not in ("playing", "between"):
            continue
        if seen % 25 == 0:
            summary = so_far(table)
            assert summary is not None
            past = PlayedMatch(table.code, summary, walked.rows[around.match_row - 1 :])
            assert past.summary.closed is None
            assert past.match().round == finished == past.summary.rounds
            assert past.match().scores == past.summary.scores
            assert past.replay(finished + 1, None) == []
            link = table.chain.link(finished + 1).hex()
            assert link not in past.record()
            game, record = read_record(past.record())
            record.verify(game)
        seen += 1
    assert seen or name == "single"


# Odds and ends of the log


def test_rows_are_folded_in_order_only() -> None:
    sitting = in_phase("playing")
    table = new_table("TABLE2")
    with pytest.raises(ValueError, match="row 2 cannot follow row 0"):
        table = fold(table, read_row(table, sitting.rows[1]))
    table = fold(table, read_row(table, sitting.rows[0]))
    with pytest.raises(ValueError, match="row 1 cannot follow row 1"):
        table = fold(table, read_row(table, sitting.rows[0]))


def test_a_row_of_a_later_version_is_not_guessed_at() -> None:
    sitting = in_phase("playing")
    body = json.loads(sitting.rows[0].body)
    later = json.dumps({**body, "format": ROW_FORMAT + 1}).encode()
    with pytest.raises(Unreadable) as wrong:
        read_row(new_table("TABLE2"), Row("TABLE2", 1, 0, "", None, later))
    assert wrong.value.refusal.to_json() == {
        "refused": "record-version",
        "version": str(ROW_FORMAT + 1),
        "known": ROW_FORMAT,
    }


def test_a_row_that_does_not_say_its_format_is_of_the_first_one() -> None:
    [row] = Sitting(Settings(edition="skipbo-2011")).rows
    body = json.loads(row.body)
    opened = next(fact for fact in body["happened"] if fact["type"] == "Opened")
    del opened["settings"]["readings"], opened["settings"]["options"]["laying"]
    body = {"facts": body["happened"]}
    table = new_table("TABLE2")
    table = fold(table, read_row(table, row._replace(body=json.dumps(body).encode())))
    assert table.settings.readings == 1
    assert table.game.options["laying"] == "free"


def test_a_round_that_is_dealt_is_written_with_what_it_was_dealt_from() -> None:
    sitting = in_phase("between")
    kinds = [[type(fact) for fact in entry.facts] for entry in sitting.entries]
    (started,) = [one for one in kinds if RoundStarted in one]
    assert started.index(MatchStarted) < started.index(RoundStarted)
    assert [one for one in kinds if LinkRevealed in one] == [[LinkRevealed]]


def test_time_in_the_log_never_runs_backwards() -> None:
    sitting = in_phase("playing")
    sitting.now -= 3_600_000
    sitting.do("ann", ask.Emote(emote="hello"))
    sitting.move()
    ats = [row.at for row in sitting.rows]
    assert ats == sorted(ats)


def test_a_snapshot_is_taken_between_rounds_only() -> None:
    sitting = in_phase("playing", SMALL)
    with pytest.raises(AssertionError):
        write_snapshot(sitting.table)


def test_the_time_of_a_round_is_shared_out_among_its_seats() -> None:
    sitting = in_phase("playing", SINGLE)
    dealt = sitting.table.state.match_began_ms
    sitting.play_until("over")
    statistics = sitting.past().statistics()
    assert sum(one.seconds for one in statistics.seats) == (sitting.now - dealt) / 1000
    assert all(one.seconds > 0 for one in statistics.seats)
    assert statistics.seconds == (sitting.now - dealt) / 1000
    assert sorted(statistics.rounds_won) == [0, 1]


def happens(sitting: Sitting, *facts: Fact) -> Table:
    """The table after some facts that nobody has decided about."""
    table = sitting.table
    return fold(table, Draft(facts).entry(table, sitting.now, guest("eve"), None))


def test_only_the_last_move_is_taken_back() -> None:
    sitting = in_phase("playing")
    sitting.play_until_undoable()
    last = sitting.table.undoable[-1]
    for row in (0, last.row):
        assert happens(sitting, Undone("B", row)).match == last.before
    with pytest.raises(ValueError, match=f"row {last.row - 1} is not the last"):
        happens(sitting, Undone("B", last.row - 1))


def test_the_latest_knocks_are_remembered_and_an_answer_to_an_older_one_changes_nothing() -> None:
    sitting = in_phase("gathering")
    knocks = [Knocked(number, f"Guest {number}") for number in range(1, MAX_KNOCKS + 2)]
    sitting.table = happens(sitting, *knocks)
    assert [*sitting.table.state.knocks] == [*range(2, MAX_KNOCKS + 2)]
    assert happens(sitting, KnockAnswered(1, True)).state == sitting.table.state
    after = happens(sitting, KnockAnswered(2, True)).state
    assert after.knocks[2] == Knock(guest("eve"), "Guest 2", let_in=True)
    assert 2 not in after.knocking


def test_a_chain_lasts_for_so_many_rounds() -> None:
    sitting = in_phase("between")
    links = sitting.table.chain.rounds
    for number, refused in ((links - 1, False), (links, True)):
        match = sitting.table.match._replace(round=number)
        sitting.table = replace(sitting.table, match=match)
        if refused:
            with pytest.raises(Refused) as no:
                sitting.do("ann", ask.Start())
            assert no.value.refusal.to_json() == {"refused": "chain-used-up", "links": links}
        else:
            decide(sitting.table, guest("ann"), ask.Start(), sitting.now, bytes)
