"""A recorded match, step by step."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from random import Random

import pytest

from stockpile.core.event import RoundEnded
from stockpile.games import AnyMatch
from stockpile.terminal.replaying import BACK_TO_SCREEN, CLEAR, OTHER_SCREEN, Replay, show, steps_of
from stockpile.words import Words, languages
from tests.matches import SETTINGS, play_on, played
from tests.terminal.driving import match_of

MATCH = played(SETTINGS[1], seed=8)


def screens(match: AnyMatch, keys: Sequence[str], language: str = "en") -> list[str]:
    """What is shown after each key, from the start on."""
    out = io.StringIO()
    left = iter(keys)

    def press() -> str:
        for key in left:
            if key == "^C":
                raise KeyboardInterrupt
            return key
        raise EOFError

    show(Replay(match, None, Words(language)), out, press, lambda: (80, 24))
    text = out.getvalue()
    assert text.startswith(OTHER_SCREEN)
    assert text.endswith(BACK_TO_SCREEN)
    return text.removeprefix(OTHER_SCREEN).removesuffix(BACK_TO_SCREEN).split(CLEAR)[1:]


def headings(keys: Sequence[str]) -> list[str]:
    return [screen.split("\r\n")[0] for screen in screens(MATCH, keys)]


def test_the_steps_are_the_whole_match() -> None:
    steps = steps_of(MATCH)
    assert [event for step in steps for event in step.events] == MATCH.events
    moves = sum(MATCH.game.move_of(event) is not None for event in MATCH.events)
    assert len(steps) == moves + MATCH.round
    assert steps[-1].state == MATCH.state
    assert sum(isinstance(event, RoundEnded) for one in steps for event in one.events) == (
        MATCH.round
    )


def test_an_unfinished_match_can_be_stepped_through() -> None:
    match = match_of(**SETTINGS[0], seed=1)
    play_on(match, Random(1), 5)
    assert len(steps_of(match)) == 6


def test_keys_go_on_and_back_and_to_rounds_and_leave() -> None:
    count = len(steps_of(MATCH))
    rounds = MATCH.round
    second = next(at for at, one in enumerate(steps_of(MATCH)) if one.round == 2)
    name = "Round {} of {}  ·  Step {} of {}".format

    def at(round_number: int, step: int) -> str:
        return name(round_number, rounds, step, count)

    assert rounds >= 2
    assert headings("nn b") == [at(1, 1), at(1, 2), at(1, 3), at(1, 4), at(1, 3)]
    assert headings(["\x1b[C", "\x1b[C", "\x1b[D"])[-1] == at(1, 2)
    assert headings(["b"])[-1] == at(1, 1)
    assert headings(["e"])[-1] == at(rounds, count)
    assert headings(["e", "n"])[-1] == at(rounds, count)
    assert headings(["e", "g"])[-1] == at(1, 1)
    assert headings(["]"])[-1] == at(2, second + 1)
    assert headings(["]", "n", "["])[-1] == at(2, second + 1)
    assert headings(["]", "["])[-1] == at(1, 1)
    assert headings(["2", "\r"])[-1] == at(2, second + 1)
    assert headings(["7", "7", "\r"])[-1] == at(1, 1)
    assert headings(["2", "n"])[-1] == at(1, 2)
    for leave in ("q", "\x1b", "^C"):
        assert len(headings(["n", leave, "n", "n"])) == 2


@pytest.mark.long
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("settings", SETTINGS, ids=lambda one: f"{one['edition']}-{one['seats']}")
def test_every_screen_fits_into_24_lines_of_80(settings: dict[str, object], language: str) -> None:
    match = played(settings, seed=2)
    for screen in screens(match, ["n"] * 40 + ["e"], language):
        lines = screen.split("\r\n")
        assert len(lines) == 24
        assert max(map(len, lines)) < 80
        assert lines[-1]
        assert any(key in " ".join(lines[-3:]) for key in ("→", "Enter"))


def test_the_table_is_shown_as_it_was() -> None:
    replay = Replay(MATCH, 0, Words("en"))
    told: Callable[[int], str] = lambda at: " ".join(replay.table(at))  # noqa: E731
    assert "Your hand" in told(0)
    assert told(0) != told(1)
