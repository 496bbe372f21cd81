from __future__ import annotations

import json
import random
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stockpile
from stockpile.core.fairness import Chain, Proof
from stockpile.core.match import Match
from stockpile.core.match_state import MatchState
from stockpile.core.record import Record
from stockpile.core.record_text import RECORD_FORMAT
from stockpile.core.refusal import Differs, Refused, Unreadable
from tests.matches import PEOPLE, SETTINGS, play_on, played

STORED = sorted((Path(__file__).parents[1] / "records").glob("*.txt"))


def stored(name: str) -> str:
    return next(file for file in STORED if file.stem == name).read_text(encoding="utf-8")


def replay(text: str) -> Any:
    game, record = stockpile.read_record(text)
    return record.replay(game)


EVERY_TABLE = pytest.mark.parametrize(
    "settings",
    [*SETTINGS, PEOPLE],
    ids=lambda one: "/".join((one["edition"], str(one["seats"]), one.get("conduct", ""))),
)


@EVERY_TABLE
@pytest.mark.parametrize("seed", [1, 2])
def test_a_record_reads_back_replays_and_verifies(settings: dict[str, Any], seed: int) -> None:
    match = played(settings, seed)
    text = stockpile.write_record(match)
    game, record = stockpile.read_record(text)
    assert record == Record.of(match)
    again = record.replay(game)
    assert again.events == match.events
    assert again.winners == match.winners
    assert again.scores == match.scores
    assert stockpile.write_record(again) == text
    record.verify(game)


@pytest.mark.sampled(3)
@pytest.mark.long
@EVERY_TABLE
@pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.slow)])
def test_a_match_is_resumed_from_its_record_at_any_point(
    settings: dict[str, Any], every: int
) -> None:
    whole = played(settings, seed=5)
    moves = [
        (event.seat, move)  # type: ignore[attr-defined]
        for event in whole.events
        if (move := whole.game.move_of(event)) is not None
    ]
    match = stockpile.new_match(**settings, seed=5)
    for done in range(len(moves) + 1):
        # Left and resumed before every move, and before every round. A record is read from its
        # beginning, so that later on `make test` leaves some moves out.
        if done < 60 or done % every == 0:
            match = stockpile.resume(stockpile.write_record(match))
        if not match.playing and not match.over:
            match.start_round()
            match = stockpile.resume(stockpile.write_record(match))
        if done < len(moves):
            seat, move = moves[done]
            match.play(move, seat)
    assert match.events == whole.events
    assert match.over


def test_a_resumed_match_without_seed_goes_on_with_the_proof_of_its_round() -> None:
    chain = Chain(b"a server's secret")
    game = stockpile.make_game("skipbo-2003", seats=2, stock=60)
    match: Match[Any, Any, Any] = Match(game, chain=chain, table="t", target=500)
    match.start_round(Proof(chain.link(1), (b"from A", None)).chance("t", 1))
    text = stockpile.write_record(match)
    assert "contributions: +66726f6d2041 -" in text
    assert "seed" not in text
    resumed = stockpile.resume(text)
    for one in (match, resumed):
        rng = random.Random(3)
        while one.playing:
            legal = one.legal_moves()
            one.play(legal[int(rng.random() * len(legal))])
    assert resumed.events == match.events
    assert any(game.shuffled(event) for event in match.events), "nothing was left to chance"
    game_read, record = stockpile.read_record(stockpile.write_record(resumed))
    record.verify(game_read)
    with pytest.raises(ValueError, match="without a chain"):
        resumed.start_round()
    resumed.start_round(Proof(chain.link(2)).chance("t", 2))
    assert resumed.round == 2


def test_contributions_are_part_of_what_is_verified() -> None:
    chain = Chain(b"a server's secret")
    game = stockpile.make_game("skipbo-2003", seats=2, stock=2)
    match: Match[Any, Any, Any] = Match(game, chain=chain, table="t")
    match.start_round(Proof(chain.link(1), (b"from A", b"")).chance("t", 1))
    text = stockpile.write_record(match)
    _, honest = stockpile.read_record(text)
    honest.verify(game)
    _, lying = stockpile.read_record(text.replace("+66726f6d2041 +", "+66726f6d2042 +"))
    with pytest.raises(Differs) as differs:
        lying.verify(game)
    assert differs.value.refusal.code == "not-the-published-shuffle"


# What altered records are told. Each alteration is a text and what takes its place.

FOUR = played(SETTINGS[1], seed=3)
TEXT = stockpile.write_record(FOUR)
LINES = TEXT.splitlines()


def line_of(start: str, nth: int = 0) -> int:
    """The number of the nth line that starts so."""
    return [n for n, line in enumerate(LINES, start=1) if line.startswith(start)][nth]


def altered(line: int, new: str) -> str:
    return "\n".join((*LINES[: line - 1], new, *LINES[line:])) + "\n"


def first_move_line() -> int:
    return line_of("draw:") + 1


def difference(text: str) -> tuple[int, str]:
    with pytest.raises(Differs) as differs:
        replay(text)
    return differs.value.line, differs.value.refusal.code


def unreadable(text: str) -> tuple[str, str]:
    with pytest.raises(Unreadable) as wrong:
        stockpile.read_record(text)
    return wrong.value.where, wrong.value.refusal.code


def test_an_altered_move_is_found_where_it_stands() -> None:
    line = first_move_line()
    actor = LINES[line - 1][0]
    assert difference(altered(line, f"{actor}:d1>1")) == (line, "discard-pile-empty")
    other = "A" if actor != "A" else "B"
    assert difference(altered(line, f"{other}:h1>1")) == (line, "not-your-turn")
    assert difference(altered(line, f"{actor}:pass")) == (line, "pass-with-cards")


def test_a_missing_turn_is_found_at_the_next_one() -> None:
    line = first_move_line()
    text = "\n".join((*LINES[: line - 1], *LINES[line:])) + "\n"
    assert difference(text) == (line, "not-your-turn")


@pytest.mark.parametrize(
    ("start", "new", "code"),
    [
        ("result:", "result: AC 999 stock-empty", "another-result"),
        ("result:", "result: - 0 stalemate", "another-result"),
        ("scores:", "scores: 5 5", "another-score"),
        ("end:", "end: -", "another-winner"),
        ("end:", "unfinished", "another-winner"),
        ("seed:", 'seed: "4"', "seed-of-another-chain"),
        ("lead:", "lead: B youngest", "another-lead"),
        ("deal A:", "deal A: 1", "wrong-stock"),
        ("deal A:", "deal A: 1 1 1", "wrong-stock"),
        ("draw:", "draw: 1 2 3", "not-the-whole-pack"),
    ],
)
def test_an_altered_fact_is_found(start: str, new: str, code: str) -> None:
    line = line_of(start)
    assert difference(altered(line, new)) == (line, code)


def test_another_lead_draw_is_found() -> None:
    line = line_of("drawn:")
    first, rest = LINES[line - 1].split(" ", 2)[1], LINES[line - 1].split(" ", 2)[2]
    assert difference(altered(line, f"drawn: {rest}")) == (line, "another-lead-draw")
    assert difference(altered(line, f"drawn: {first} {rest} A=3")) == (line, "too-many-lead-draws")
    lead = line_of("lead:")
    seat = LINES[lead - 1].split()[1]
    other = "A" if seat != "A" else "B"
    assert difference(altered(lead, f"lead: {other} highest")) == (lead, "another-lead")
    second = line_of("lead:", 1)
    assert difference(altered(second, f"lead: {seat} next-seat")) == (
        second,
        "another-lead",
    )


def test_more_cards_than_the_box_has_cannot_have_been_drawn_for_the_lead() -> None:
    line = line_of("drawn:")
    rest = LINES[line - 1].removeprefix("drawn: ")
    left = 18 - rest.count("=S")
    assert replay(altered(line, f"drawn: {'A=S ' * left}{rest}")).round == FOUR.round
    more = f"drawn: {'A=S ' * (left + 1)}{rest}"
    assert difference(altered(line, more)) == (line, "too-many-of-a-kind")


def test_a_lower_target_makes_the_next_round_one_too_many() -> None:
    assert difference(altered(line_of("target:"), "target: 1")) == (
        line_of("round 2"),
        "match-over",
    )


def test_a_match_to_nothing_cannot_be_recorded() -> None:
    with pytest.raises(Unreadable) as wrong:
        replay(altered(line_of("target:"), "target: 0"))
    assert wrong.value.refusal.code == "not-a-target"


def test_shuffles_have_to_be_where_cards_run_out() -> None:
    dry = stockpile.new_match("skipbo-2003", seats=6, stock=22, seed=1)
    rng = random.Random(2)
    dry.start_round()
    while dry.playing and not any(dry.game.shuffled(event) for event in dry.events):
        legal = dry.legal_moves()
        dry.play(legal[int(rng.random() ** 2 * len(legal))])
    play_on(dry, rng, 5)
    lines = stockpile.write_record(dry).splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith(("reshuffle", "redeal")))
    name, _, cards = lines[at].partition(": ")

    def told(*new: str) -> tuple[int, str]:
        return difference("\n".join((*lines[:at], *new, *lines[at + 1 :])) + "\n")

    assert told() == (at, "shuffle-missing")
    one = cards.split(" ")[0]
    swap = "1" if one != "1" else "2"
    assert told(f"{name}: {cards.replace(one, swap, 1)}") == (at + 1, "shuffle-of-other-cards")
    assert told(lines[at], lines[at])[1] == "shuffle-unexpected"
    other = "redeal" if name == "reshuffle" else "reshuffle"
    assert told(f"{other}: {cards}")[1] == "shuffle-missing"


def test_unseen_cards_that_changed_places_are_found_by_verifying_only() -> None:
    line = line_of("draw:")
    cards = LINES[line - 1].split()[1:]
    lowest = next(n for n, card in enumerate(cards) if card != cards[0])
    cards[0], cards[lowest] = cards[lowest], cards[0]
    text = altered(line, "draw: " + " ".join(cards))
    game, record = stockpile.read_record(text)
    record.replay(game)
    with pytest.raises(Differs) as differs:
        record.verify(game)
    assert differs.value.refusal.code == "not-the-published-shuffle"
    assert differs.value.line == line


@pytest.mark.parametrize(
    ("start", "new", "code"),
    [
        ("link:", "# no link", "no-link"),
        ("link:", "link: " + "0" * 64, "link-off-the-chain"),
        ("commitment:", "commitment: " + "0" * 64, "link-off-the-chain"),
        ("commitment:", "# no commitment", "no-commitment"),
        ("table:", 'table: "elsewhere"', "not-the-published-shuffle"),
    ],
)
def test_a_proof_that_does_not_hold_is_found(start: str, new: str, code: str) -> None:
    without_seed = altered(line_of("seed:"), "# no seed").splitlines()
    line = line_of(start)
    text = "\n".join((*without_seed[: line - 1], new, *without_seed[line:])) + "\n"
    game, record = stockpile.read_record(text)
    with pytest.raises(Differs) as differs:
        record.verify(game)
    assert differs.value.refusal.code == code


def test_a_record_cut_off_anywhere_is_refused() -> None:
    for line in range(1, len(LINES)):
        where, code = unreadable("\n".join(LINES[:line]))
        assert code in ("record-cut-off", "missing-field", "not-a-record-line"), (line, code)
        assert where
    for place in range(len(TEXT) // 2, len(TEXT) // 2 + 300):
        with pytest.raises(Unreadable):
            stockpile.read_record(TEXT[:place])
    assert unreadable("")[1] == "not-a-record"


@pytest.mark.parametrize(
    ("start", "new", "code"),
    [
        ("Stockpile", "Stockpile record 99", "record-version"),
        ("Stockpile", "Something else", "not-a-record"),
        ("game:", "game: chess", "unknown-game"),
        ("game:", "game: breakers", "edition-of-another-game"),
        ("edition:", "edition: skipbo-1967", "unknown-edition"),
        ("edition:", "# none", "missing-field"),
        ("seats:", "seats: many", "not-a-record-line"),
        ("seats:", "seats: 9", "seats-out-of-range"),
        ("seats:", "# none", "missing-field"),
        ("teams:", "teams: AB", "seat-without-team"),
        ("teams:", "teams: AC BZ", "not-a-seat"),
        ("options:", "options: stock=999", "stock-does-not-fit"),
        ("options:", "options: colour=red", "unknown-option"),
        ("target:", "target: lots", "not-a-record-line"),
        ("target:", "# none", "missing-field"),
        ("table:", "table: kitchen", "not-a-record-line"),
        ("table:", "table: 5", "not-a-text"),
        ("seed:", "seats: 4", "header-twice"),
        ("seed:", "colour: red", "unknown-field"),
        ("commitment:", "commitment: abc", "not-a-record-line"),
        ("commitment:", 'names: ["Ann"]', "wrong-length"),
        ("commitment:", "youngest: Q", "not-a-seat"),
        ("round 1", "round 2", "rounds-out-of-order"),
        ("drawn:", "drawn: A=13", "not-a-card"),
        ("drawn:", "drawn: A", "not-a-card"),
        ("lead:", "# none", "missing-field"),
        ("lead:", "lead: A", "not-a-record-line"),
        ("deal A:", "deal A: 13", "not-a-card"),
        ("deal B:", "deal A: 1 2", "header-twice"),
        ("result:", "result: A", "not-a-record-line"),
        ("scores:", "scores: x", "not-a-record-line"),
        ("end:", "end: Q", "not-a-seat"),
        ("end:", "end: AC\nround 9", "after-the-end"),
        ("link:", "link: 12", "not-a-record-line"),
        ("link:", "contributions: - - - -", "missing-field"),
        ("seed:", 'seed: "\\ud800"', "not-a-text"),
        ("table:", 'table: "t\\udfff"', "not-a-text"),
        ("commitment:", "names: " + "[" * 100_000, "not-a-record-line"),
        ("options:", "options: stock=" + "9" * 5000, "stock-does-not-fit"),
        ("Stockpile", "Stockpile record " + "1" * 5000, "record-version"),
    ],
)
def test_a_line_that_cannot_be_is_named(start: str, new: str, code: str) -> None:
    line = line_of(start)
    where, found = unreadable(altered(line, new))
    assert found == code
    if found not in ("missing-field", "unknown-game", "edition-of-another-game", "not-a-record"):
        assert where in (f"line {line}", f"line {line + 1}")


def test_a_move_that_is_none_is_named_with_its_line() -> None:
    line = first_move_line()
    assert unreadable(altered(line, "A:jump")) == (f"line {line}", "not-a-move")
    assert unreadable(altered(line, "A:h13>1")) == (f"line {line}", "not-a-card")
    assert unreadable(altered(line, "H:h1>1")) == (f"line {line}", "no-such-seat")


def test_deal_rows_have_to_be_all_there_and_no_more() -> None:
    line = line_of("deal D:")
    assert difference(altered(line, "# none"))[1] == "missing-field"
    assert difference(altered(line, "deal D: 1 1\nunused: 3"))[1] == "unknown-field"


def test_comments_and_line_ends_of_other_systems_are_understood() -> None:
    text = "# kept since yesterday\n" + TEXT.replace("\n", "\r\n")
    assert replay(text).events == FOUR.events


def test_names_are_kept_whatever_is_in_them() -> None:
    names = ("Ann “the shark”\n", "Bé\u2028n: 7")
    match = stockpile.new_match(seats=2, stock=1, seed=1, names=names)
    _, record = stockpile.read_record(stockpile.write_record(match))
    assert record.names == names


def test_the_youngest_has_to_be_the_one_the_table_named() -> None:
    match = played(SETTINGS[3], seed=1)
    text = stockpile.write_record(match)
    assert "lead: B youngest" in text
    assert difference(text.replace("youngest: B", "youngest: C"))[1] == "another-lead"
    assert difference(text.replace("lead: B youngest", "lead: B lot"))[1] == "another-lead"
    assert difference(text.replace("youngest: B\n", ""))[1] == "another-lead"
    assert difference(text.replace("lead: B youngest", "drawn: A=3\nlead: B youngest"))[1] == (
        "too-many-lead-draws"
    )


@pytest.mark.long
@given(st.data())
def test_no_damage_to_a_record_ever_does_more_than_refuse_it(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(TEXT)))
    removed = data.draw(st.integers(0, 40))
    put = data.draw(st.text(max_size=10) | st.sampled_from(["\n", "A:", "h1>1", ": ", "round 1\n"]))
    damaged = TEXT[:place] + put + TEXT[place + removed :]
    try:
        game, record = stockpile.read_record(damaged)
        record.replay(game)
        record.verify(game)
    except (Unreadable, Differs):
        pass
    else:
        assert Record.of(record.replay(game)) == record


def test_a_finished_match_takes_no_more_moves() -> None:
    again = stockpile.resume(TEXT)
    with pytest.raises(Refused) as refused:
        again.play(again.game.read_move("pass"))
    assert refused.value.refusal.code == "match-over"


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.stem)
def test_records_of_every_format_there_ever_was_still_replay(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game, record = stockpile.read_record(text)
    match = record.replay(game)
    record.verify(game)
    assert match.over
    again = stockpile.write_record(match)
    assert stockpile.resume(again).events == match.events
    # The headers of the first format left out readings and options that were as usual.
    assert again[again.index("round 1") :] == text[text.index("round 1") :]


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.stem)
def test_event_logs_of_every_format_there_ever_was_are_still_read(file: Path) -> None:
    _, record = stockpile.read_record(file.read_text(encoding="utf-8"))
    game = stockpile.build_game(record.setup)
    log = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    events = [game.forms.read(event, log["format"]) for event in log["events"]]
    match = record.replay(game)
    assert events == match.events
    assert [game.forms.write(event) for event in events] == log["events"]
    now = MatchState.begin(game, record.target, record.youngest)
    for event in events:
        now = now.fold(event)
    assert now == match.now


def test_a_record_of_each_game_is_kept_for_every_format() -> None:
    kept = {tuple(file.stem.split("-")[1:3]) for file in STORED}
    assert kept == set(product(map(str, range(1, RECORD_FORMAT + 1)), stockpile.GAMES))


def test_s13_where_the_first_format_left_out_laying_it_was_free() -> None:
    game, _ = stockpile.read_record(stored("format-1-skipbo-2011"))
    assert game.options["laying"] == "free"
    assert stockpile.make_game("skipbo-2011").options["laying"] == "stock-first"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("format-1-breakers-kept-back", "can-answer"),
        ("format-1-skipbo-2011", "stock-first"),
        ("format-1-skipbo-tabletop", "on-turn-may-speak"),
    ],
)
def test_what_is_refused_now_is_played_under_the_readings_of_its_time(name: str, code: str) -> None:
    now = stockpile.write_record(stockpile.resume(stored(name)))
    now = now.replace("readings: 1", "readings: 2").replace("laying=free", "laying=stock-first")
    with pytest.raises(Differs) as differs:
        stockpile.resume(now)
    assert differs.value.refusal.code == code
