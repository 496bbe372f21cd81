"""Line mode at tables of a real server process: by scripts, by pipes and at a terminal."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from stockpile.terminal.client.preferences import Preferences
from stockpile.words import Words
from tests import processes
from tests.cli.run import Ran, Terminal, call
from tests.dealing import STOCKPILE
from tests.processes import PATIENCE_S
from tests.server.running import Running
from tests.terminal.test_catalogue import variables_of

pytestmark = pytest.mark.long

PATIENCE = PATIENCE_S
"""Seconds after which something that does not come is missed."""
MOVE = "Your move: "
READY = "Press Enter when you are ready: "
START = "Press Enter to start: "
NEXT_ROUND = "Press Enter for the next round: "
OVER = "Type “again” to play again, or press Enter to leave: "
LOST = "Connection lost. Looking for the server…"
BACK = "Back. Nothing is lost."


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with Running("--guests-per-minute", "0", "--lookups-per-minute", "0") as running:
        yield running


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where those are remembered who come here."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "guest"))
    return tmp_path


def opened(server: Running, home: Path, **settings: object) -> str:
    """The link of a table whose host lives at ``home / "host"``."""
    token = server.guest("Ann")
    Preferences(home / "host" / "stockpile" / "terminal").keep_token(server.url, token)
    return f"{server.url}/t/{server.table(token, **{'pace': 'instant', **settings})}"


def join(link: str, *more: str, typed: str = "") -> Ran:
    """Line mode at a table, for a script that says all that it has to say."""
    return call("play", "--plain", "--join", link, *more, stdin=typed)


class Person:
    """Somebody at line mode in a process of its own, through pipes."""

    def __init__(self, home: Path, link: str, *more: str) -> None:
        self.process = processes.start(
            [*STOCKPILE, "play", "--plain", "--join", link, *more],
            env={**os.environ, "XDG_DATA_HOME": str(home)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        self._read = b""
        self.answered = 0
        """How much of the screen was there when something was typed last."""
        assert self.process.stdout is not None
        # An end of its own: that of the process may be closed at any time.
        heard = os.dup(self.process.stdout.fileno())
        threading.Thread(target=self._listen, args=(heard,), daemon=True).start()

    def _listen(self, heard: int) -> None:
        with open(heard, "rb", buffering=0) as out:
            while part := out.read(1 << 16):
                self._read += part

    @property
    def screen(self) -> str:
        return self._read.decode(errors="replace")

    def asks(self, prompt: str) -> bool:
        """Whether this is asked, and nothing was answered yet."""
        screen = self.screen
        return screen.endswith(prompt) and len(screen) > self.answered

    def sees(self, text: str) -> None:
        """Wait until this is told after what was typed last."""
        until(lambda: text in self.screen[self.answered :], lambda: f"{text}\n{self.screen}")

    def types(self, line: str) -> None:
        assert self.process.stdin is not None
        self.answered = len(self.screen)
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def leaves(self) -> str:
        """The whole screen, after the end of input."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        assert self.process.wait(PATIENCE) == 0, self.screen
        until(lambda: self.screen.endswith("\n"), lambda: self.screen)
        assert "Traceback" not in self.screen, self.screen
        return self.screen

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        processes.end(self.process, number=signal.SIGKILL)


def until(true: Callable[[], bool], told: Callable[[], str]) -> None:
    """Wait for something; what there is instead is told if it does not come."""
    late = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < late, told()
        time.sleep(0.005)


def chosen(screen: str) -> str:
    """A move out of what somebody is told that they can do: rather off the stock pile."""
    told = " ".join(screen.rpartition("\n\n")[2].split())
    lays = re.search(r"You can lay: ([^.]*)\.", told)
    if lays:
        moves = lays[1].split(", ")
        return next((one for one in moves if one.startswith("stock")), moves[0])
    if "You cannot answer" in told:
        return "pass"
    if "lay any set" in told:
        found = re.search(r"Your tiles: ([^.]*)\.", told)
        assert found is not None, told
        return found[1].split(", ")[0]
    found = re.search(r"such as (\S+)\.", told)
    return found[1] if found else "pass"


def play(*people: Person, answers: dict[str, str], end: Callable[[], bool] | None = None) -> None:
    """Everybody makes moves, and answers as said, until the ``end``: one is asked ``OVER``."""
    late = time.monotonic() + 2 * PATIENCE
    end = end or (lambda: any(one.asks(OVER) for one in people))
    while not end():
        assert time.monotonic() < late, "\n----\n".join(one.screen for one in people)
        for one in people:
            assert one.process.poll() is None, one.screen
            if one.asks(MOVE):
                one.types(chosen(one.screen))
            for prompt, answer in answers.items():
                if one.asks(prompt):
                    one.types(answer)
        time.sleep(0.002)


# Playing


def test_two_people_play_a_match_in_lines(server: Running, home: Path) -> None:
    link = opened(server, home, options={"stock": 1}, target=40, chat=True)
    with (
        Person(home / "host", link) as ann,
        Person(home / "guest", link, "--names", "Ben") as ben,
    ):
        until(lambda: ann.asks(START), lambda: ann.screen)
        until(lambda: ben.asks(READY), lambda: ben.screen)
        assert f"Skip-Bo, table {link[-6:]}.\nWhoever is first to reach 40 points" in ben.screen
        ben.types("say Good evening")
        ben.sees("You: Good evening\n")
        ben.types("look")
        ben.sees(": you, not ready.\n")
        ben.types("moves")
        ben.sees("No round has been dealt yet.\n")
        ben.types("")
        ben.sees("Waiting for Ann to start.\n")
        ann.sees("Ben: Good evening\n")
        ann.sees("Everybody is here.\n" + START)
        ann.types("start")
        play(ann, ben, answers={NEXT_ROUND: ""})
        for one, other in ((ann, "Ben"), (ben, "Ann")):
            one.sees(OVER)
            told = one.leaves()
            assert f"Waiting for {other}.\n" in told
            assert re.search(r"Round 1\.\n", told)
            assert "Final scores: " in told
            assert told.count(" the match.\n") == 2  # how it is won, and who has
            assert f"To come back to the table:\n  stockpile play --plain --join {link}\n" in told
    # Both were told of the same moves.
    laid = [" ".join(one.screen.split()).count("on building pile") for one in (ann, ben)]
    assert laid[0] == laid[1] > 0


def test_a_round_of_breakers_is_played_against_a_bot(server: Running, home: Path) -> None:
    link = opened(server, home, game="breakers", bots="random")
    with Person(home / "host", link) as ann:
        until(lambda: ann.asks(START), lambda: ann.screen)
        assert "A bot will take the empty chair." in ann.screen
        ann.types("")
        ann.sees(MOVE)
        move = chosen(ann.screen)
        ann.types("moves")
        until(lambda: ann.asks(MOVE), lambda: ann.screen)
        assert re.search(r"moves\n(Singles|Pairs|Runs|Pair runs|Breakers|Pass): ", ann.screen)
        for asked, told in (
            ("rules", "Breakers"),
            ("?", "  concede   give up the match"),
            ("scores", "One round decides."),
            ("log", "Everybody has"),
            ("look", "Your tiles: "),
            ("hint", "There is no hint yet"),
            ("quite", "Did you mean “quit”?"),
            ("emote wink", "hello, thanks"),
            ("99", "“99”"),
            ("", "Type “?” for help"),
        ):
            ann.types(asked)
            ann.sees(told)
            until(lambda: ann.asks(MOVE), lambda: ann.screen)
        ann.types(move)
        play(ann, answers={})
        assert "win the round.\n" in ann.screen or "wins the round.\n" in ann.screen
        ann.types("again")
        ann.sees(START)
        ann.types("quit")
        ann.leaves()


def test_a_move_is_taken_back(server: Running, home: Path) -> None:
    # With so many wilds about, the first hand soon has a card that can be laid.
    link = opened(server, home, edition="skipbo-2011", youngest="A", options={"stock": 30})
    with Person(home / "host", link) as ann:
        until(lambda: ann.asks(START), lambda: ann.screen)
        ann.types("start")
        while True:
            until(lambda: ann.asks(MOVE), lambda: ann.screen)
            move = chosen(ann.screen)
            ann.types(move)
            until(lambda: ann.asks(MOVE), lambda: ann.screen)
            if move[0] == "h" and ">d" not in move:
                break
        ann.types("undo")
        ann.sees("You take back your last move.\n")
        ann.sees(f"You can lay: {move}")


def test_conduct_is_typed_and_very_many_cards_are_asked_for_twice(
    server: Running, home: Path
) -> None:
    by_hand = {"stock": 5, "conduct": "tabletop"}
    link = opened(server, home, edition="skipbo-2011", youngest="A", options=by_hand)
    with Person(home / "host", link) as ann:
        until(lambda: ann.asks(START), lambda: ann.screen)
        ann.types("")
        until(lambda: ann.asks(MOVE), lambda: ann.screen)
        ann.types("Draw  0")
        ann.sees("“Draw 0” is not a move.")
        ann.sees("Here you can also type draw3")
        ann.types("draw11")
        ann.sees("Type “draw11” once more if you mean it.\n")
        ann.types("draw11")
        ann.sees("Too many: 6 cards")
        assert ann.screen.count("You draw") == 1


# Watching


def test_who_watches_hears_the_whole_round_and_says_nothing(server: Running, home: Path) -> None:
    link = opened(server, home, options={"stock": 1}, seats=3, bots="baseline")
    with Person(home / "host", link) as ann, Person(home / "guest", link, "--watch") as cleo:
        cleo.sees("What is your name? Press Enter to be ")
        cleo.types("x" * 30)
        cleo.sees("24")
        until(lambda: ann.asks(START), lambda: ann.screen)  # else Cleo was there before
        cleo.types("Cleo")
        cleo.sees("You are watching.\n")
        assert cleo.process.stdin is not None
        cleo.process.stdin.close()
        ann.sees("Cleo comes to the table.")
        until(lambda: ann.asks(START), lambda: ann.screen)
        ann.types("")
        play(ann, answers={})
        assert cleo.process.wait(PATIENCE) == 0
        until(lambda: "--watch\n" in cleo.screen, lambda: cleo.screen)
        assert "Ann draws" in cleo.screen
        assert " the round.\n" in cleo.screen
        assert "Your hand" not in cleo.screen
        assert MOVE not in cleo.screen
        assert cleo.screen.endswith(
            f"{OVER}\nTo come back to the table:\n  stockpile play --plain --join {link} --watch\n"
        )


def test_who_has_a_seat_is_told_how_to_watch(server: Running, home: Path) -> None:
    link = opened(server, home)
    assert join(link, "--names", "Ben").status == 0
    ran = join(link, "--watch", typed="stand\nquit\n")
    assert "You have a seat at this table. Type “stand”" in ran.out
    assert "You stand up.\n" in ran.out


# Leaving, and coming back


def test_leaving_tells_the_way_back_and_keeps_the_seat(server: Running, home: Path) -> None:
    link = opened(server, home)
    for typed in ("", "quit\n", "exit\n"):
        ran = join(link, "--names", "Ben", "--lang", "de", typed=typed)
        assert (ran.status, ran.err) == (0, "")
        back = ran.out.splitlines()[-1].strip()
        assert shlex.split(back)[1:] == ["play", "--plain", "--join", link, "--lang", "de"]
    again = join(link, "--names", "Benno")
    assert "Seat A: Ben" not in again.out  # they are “you”
    assert "Seat A: you, not ready.\n" in again.out
    assert "You are Benno now.\n" in again.out
    assert "You sit down" not in again.out


def test_a_script_that_has_said_all_waits_for_nobody(server: Running, home: Path) -> None:
    link = opened(server, home, options={"stock": 30})
    with Person(home / "host", link) as ann:
        with Person(home / "guest", link, "--names", "Ben") as ben:
            until(lambda: ben.asks(READY), lambda: ben.screen)
            ben.types("")
            ann.sees("Everybody is here.\n" + START)
            ann.types("")
            play(ann, ben, answers={}, end=lambda: ann.asks(MOVE))
            ben.sees("Waiting for Ann")
            ben.types("scores")  # which needs no turn
            ben.sees("One round decides.")
            assert ben.leaves().endswith(f"stockpile play --plain --join {link}\n")
            assert re.search(r"\nYou take seat [AB]\.\n", ben.screen)
        ann.sees("Ben is away.")
        ran = join(link, typed="rules\nd1\nmoves\nquit\nlook\n")
        told = ran.out.partition("Waiting for Ann")[2]
        assert "\nrules\n" in told
        assert told.index("\nd1\n") < told.index("\nmoves\n")
        assert told.count("It is Ann’s turn.") == 1
        assert "\nlook\n" not in told
        assert ran.out.endswith(f"stockpile play --plain --join {link}\n")


def test_an_interrupt_leaves_no_traceback(server: Running, home: Path) -> None:
    link = opened(server, home)
    with Person(home / "guest", link, "--names", "Ben") as ben:
        until(lambda: ben.asks(READY), lambda: ben.screen)
        ben.process.send_signal(signal.SIGINT)
        assert ben.process.wait(PATIENCE) == 0
        until(lambda: ben.screen.endswith(f"{link}\n"), lambda: ben.screen)
        assert f"{READY}\nTo come back to the table:\n" in ben.screen
        assert "Traceback" not in ben.screen


def test_leaving_for_good_is_asked_for_twice(server: Running, home: Path) -> None:
    link = opened(server, home)
    ran = join(link, "--names", "Ben", typed="leave\nlook\nleave\nleave\n")
    assert ran.out.count("Type “leave” once more if you mean it.\n") == 2
    assert ran.out.count("You leave the table.\n") == 1
    assert "To come back" not in ran.out


def test_a_lost_server_is_found_again(server: Running, home: Path) -> None:
    link = opened(server, home, options={"stock": 30})
    ann = Terminal("play", "--plain", "--join", link, XDG_DATA_HOME=str(home / "host"))
    ann.read(START)
    ann.press("\n")
    told = ann.read(MOVE).replace("\r", "")
    move = chosen(told[: -len(MOVE)])
    server.kill()
    ann.read(LOST)
    ann.press(f"{move}\n")
    ann.read("The connection is lost. Your move will be made")
    ann.press(f"{move}\n")
    ann.read("The connection is lost. Nothing more is accepted until it is back.")
    server.start()
    seen = ann.read(MOVE)
    assert BACK in seen
    assert LOST not in seen
    assert "You lay" in seen or "You discard" in seen
    ann.press("\x03")
    assert f"--join {link}" in ann.read()
    assert ann.end() == 0


# Not coming in


@pytest.mark.parametrize("address", ["http://127.0.0.1:9", "127.0.0.1:9", "localhost:9"])
def test_an_address_where_nobody_is_is_named(home: Path, address: str) -> None:
    ran = join(f"{address}/t/93ZCAQ", "--names", "Ben")
    assert ran.status == 1
    assert ran.out == ""
    full = address if "://" in address else f"http://{address}"
    assert ran.err.startswith(f"stockpile: {full} cannot be reached.")


def test_a_table_that_is_not_there_is_said_before_a_name_is_asked_for(
    server: Running, home: Path
) -> None:
    ran = join(f"{server.url}/t/AAAAAA")
    assert (ran.status, ran.out) == (1, "")
    there = Words("en")("refusal-no-such-table-there", table="AAAAAA", address=server.url)
    assert ran.err == f"stockpile: {there}\n"


def test_what_is_no_link_is_refused(home: Path) -> None:
    ran = join("what is this")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("stockpile: --join: “what is this” is neither a link")


def test_a_person_has_one_name(home: Path) -> None:
    ran = join("93ZCAQ", "--names", "Ann,Ben")
    assert ran.status == 2
    assert ran.err.startswith("stockpile: --names: ")


# Words


def test_every_message_is_used() -> None:
    source = (Path(__file__).parents[2] / "src/stockpile/terminal").rglob("*.py")
    text = "".join(one.read_text(encoding="utf-8") for one in source)
    for message in variables_of("joining.ftl"):
        assert f'"{message}"' in text, message


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "nl"])
def test_lines_of_help_fit_the_screen(language: str) -> None:
    for row in Words(language)("join-help").splitlines():
        assert len(row) <= 78, row
