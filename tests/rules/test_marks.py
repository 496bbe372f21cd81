"""Every paragraph of the rulebook is marked as it stands to the printed sheets of its edition.

The tables are transcribed from the reading of the sheets, not from the program: `printed`, `ours`
(the sheets leave it open), `house` (the table departs from what they print), `-` (not on the page).
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockpile.core.option import LATEST_READINGS, Mark
from stockpile.games import EDITIONS, build_game, make_game
from stockpile.rulebook import render
from stockpile.words import Words
from tests.rules.test_rulebook import rules_of, tables_of

SKIPBO = """
s1-cards                     printed  -
s1-composition               -        ours
s1-total                     -        printed
s2-most-seats                -        ours
s2-seats                     printed  -
s2-seats-or-more             -        printed
s3-dealer                    printed  -
s3-dealing-from-left         ours     -
s3-dealing-from-starter      -        ours
s3-draw-again                ours     -
s3-drawn-round               ours     -
s3-next-dealer               printed  -
s3-shuffle                   -        printed
s4-by-lot                    -        ours
s4-left-of-dealer            printed  -
s4-next-rounds               -        ours
s4-youngest                  -        printed
s5-face-down                 printed  printed
s5-many-seats                -        ours
s5-stock-size                printed  printed
s6-any-size                  ours     ours
s6-fewer                     printed  -
s6-short-game                printed  printed
s7-draw-pile                 printed  printed
s8-clockwise                 printed  ours
s8-turn                      printed  printed
s9-building-piles            printed  printed
s9-example                   -        printed
s10-sources                  printed  printed
s11-wild                     printed  printed
s12-turn-up                  printed  printed
s13-advice                   printed  -
s13-all-you-can              -        printed
s13-blocking                 ours     ours
s13-duty                     -        printed
s13-laying-forced            house    printed
s13-laying-free              printed  house
s13-laying-stock-first       house    printed
s13-stop                     printed  -
s14-refill                   printed  printed
s15-discard                  printed  printed
s16-discard-piles            printed  printed
s17-complete                 printed  printed
s18-reshuffle                printed  printed
s19-order                    ours     ours
s19-win                      printed  printed
s20-match                    printed  printed
s20-points                   printed  printed
s20-single-round             printed  printed
s21-alone                    printed  printed
s21-own-discards             printed  ours
s21-partners                 printed  printed
s21-seating                  printed  ours
s21-team-sizes               ours     ours
s21-this-table               printed  printed
s22-calls                    printed  -
s22-no-discussion            -        printed
s22-program                  ours     ours
s22-silence                  printed  -
s23-all-empty                printed  printed
s23-play-on                  printed  printed
s24-advice                   printed  ours
s24-any-talk                 printed  ours
s24-as-many                  ours     ours
s24-calling                  ours     ours
s24-conduct-enforced         ours     ours
s24-conduct-tabletop         printed  ours
s24-fitting                  ours     ours
s24-judging                  ours     ours
s24-s27-borrowed             -        ours
s24-s27-no-penalties         -        printed
s24-s27-penalties            printed  -
s25-draw-first               printed  printed
s25-last-drawn               ours     ours
s25-too-many                 printed  ours
s26-caught-start-only        printed  ours
s26-caught-whole-turn        printed  ours
s26-out-of-turn              printed  ours
s26-what-stays               ours     ours
s27-no-win                   ours     ours
s27-stands                   printed  ours
s28-empty-hand               ours     ours
s28-nothing-to-draw          ours     ours
s28-pass                     ours     ours
s29-stalemate-draw           ours     ours
s29-stalemate-fewest-stock   ours     ours
s29-stalemate-redeal         ours     ours
s29-stuck                    ours     ours
skipbo-aim                   printed  printed
skipbo-hand                  ours     ours
skipbo-hidden                printed  printed
skipbo-open                  ours     ours
"""
BREAKERS = """
b1-composition               ours
b1-tiles                     printed
b2-hand                      printed
b2-hand-range                printed
b2-seats                     printed
b2-stand                     printed
b2-this-table                printed
b3-draw-again                ours
b3-opener                    printed
b4-breaker                   printed
b4-opening                   printed
b4-pair                      printed
b4-pair-run                  printed
b4-run                       printed
b4-single                    printed
b5-answer                    printed
b5-kinds                     printed
b5-length                    printed
b6-answer-equal-or-higher    ours
b6-answer-higher             ours
b7-breaker                   ours
b7-must                      printed
b7-passing-free              house
b7-passing-only-when-stuck   printed
b7-stuck                     ours
b8-height                    ours
b9-breaker                   printed
b9-joker                     printed
b10-lone-joker-above-15      ours
b10-lone-joker-as-15         ours
b10-number-needed            ours
b11-breaker                  printed
b11-example                  printed
b11-jokers                   ours
b11-rank                     printed
b11-turn                     ours
b12-again                    printed
b13-example                  printed
b13-trick                    printed
b14-aside                    printed
b14-memory-aid-off           printed
b14-memory-aid-on            house
b15-end                      printed
b16-match                    printed
b16-points                   printed
b17-next-round               printed
breakers-aim                 printed
breakers-hidden              printed
breakers-open                ours
"""

COLUMNS = {
    "skipbo-2003": (SKIPBO, 1),
    "skipbo-2011": (SKIPBO, 2),
    "breakers-2010": (BREAKERS, 1),
}


def transcribed(edition: str) -> dict[str, str]:
    table, column = COLUMNS[edition]
    rows = [line.split() for line in table.strip().splitlines()]
    return {f"rule-{row[0]}": row[column] for row in rows if row[column] != "-"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_paragraph_has_the_mark_that_the_sheets_give_it(edition: str) -> None:
    marks: dict[str, set[str]] = {}
    for game in tables_of(edition):
        for rule in rules_of(game):
            marks.setdefault(rule.message, set()).add(rule.mark)
    marks.pop("rule-s5-this-table", None)
    assert marks == {message: {mark} for message, mark in transcribed(edition).items()}


@pytest.mark.parametrize(
    ("edition", "seats", "stock", "mark"),
    [
        ("skipbo-2003", 2, 30, "printed"),
        ("skipbo-2003", 6, 20, "printed"),
        ("skipbo-2003", 4, 10, "printed"),
        ("skipbo-2003", 4, 12, "ours"),
        ("skipbo-2011", 5, 20, "printed"),
        ("skipbo-2011", 7, 18, "ours"),
        ("skipbo-2011", 8, 15, "ours"),
        ("skipbo-2011", 8, 10, "printed"),
    ],
)
def test_s5_a_stock_pile_is_marked_by_what_is_printed_for_so_many_seats(
    edition: str, seats: int, stock: int, mark: Mark
) -> None:
    rules = rules_of(make_game(edition, seats=seats, stock=stock))
    assert [rule.mark for rule in rules if rule.message == "rule-s5-this-table"] == [mark]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_match_of_earlier_readings_says_so_above_its_rules(edition: str) -> None:
    today = make_game(edition)
    earlier = build_game(replace(today.setup, options=today.options, readings=LATEST_READINGS - 1))
    added = set(render(earlier, Words()).split("\n\n")) - set(render(today, Words()).split("\n\n"))
    assert len(added) == 1
    assert "earlier reading" in added.pop()


def test_a_page_says_what_its_marks_mean() -> None:
    as_printed = render(make_game("skipbo-2003"), Words())
    departing = render(make_game("skipbo-2003", laying="forced"), Words())
    assert "Our decision:" in as_printed
    assert "House rule:" not in as_printed
    assert "*House rule:* At this table, laying is a duty." in departing
    assert "“House rule:”" in departing
