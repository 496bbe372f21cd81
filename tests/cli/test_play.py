"""``stockpile play``: whole rounds, leaving, being killed, going on."""

from __future__ import annotations

import contextlib
import os
import shlex
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

import stockpile as library
from stockpile.bots import LEVELS
from stockpile.terminal.client import local_server
from stockpile.terminal.text import fitting
from stockpile.words import Words, languages
from tests.cli.run import Terminal, call, sit
from tests.dealing import STOCKPILE
from tests.processes import start
from tests.terminal.driving import PROMPT, PROMPT_ROUND, player


class Sitting:
    """A person at the terminal: reads the screen up to a prompt, and types."""

    def __init__(self, *args: str, **env: str) -> None:
        self.process = start(
            [*STOCKPILE, "play", "--plain", *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, **env},
        )
        self.screen = ""

    def read(self) -> bool:
        """Read up to the next prompt; False if the program has ended instead."""
        assert self.process.stdout is not None
        while not self.screen.endswith((PROMPT, PROMPT_ROUND)):
            data = os.read(self.process.stdout.fileno(), 1 << 16)
            if not data:
                return False
            self.screen += data.decode()
        return True

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()
        # Without a terminal the program shows what was typed; that comes first.
        before = len(self.screen)
        assert self.process.stdout is not None
        while len(self.screen) == before:
            data = os.read(self.process.stdout.fileno(), 1 << 16)
            if not data:
                return
            self.screen += data.decode()

    def play(self, typing: Callable[[str], str], most: int = 3000) -> None:
        """Answer prompts until the program ends, or so many of them."""
        for _ in range(most):
            if not self.read():
                return
            self.type(typing(self.screen))

    def end(self) -> int:
        """Wait for the program; it must have said nothing on standard error."""
        out, err = self.process.communicate(timeout=60)
        self.screen += out.decode()
        assert err == b""
        return self.process.returncode


@pytest.mark.parametrize(
    "args",
    [
        ("--stock", "2", "--seed", "1"),
        ("--game", "breakers", "--seed", "2", "--bots", "baseline"),
        ("--teams", "AC,BD", "--stock", "2", "--seed", "3", "--edition", "skipbo-2011"),
    ],
)
def test_a_whole_round(args: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    assert sit(player(fond_of="stock"), *args, "--record", str(file)).status == 0
    match = library.resume(file.read_text(encoding="utf-8"))
    assert match.over
    ran = call("replay", str(file), "--verify")
    assert ran.status == 0
    assert ran.json["over"] is True


def command_in(said: str) -> list[str]:
    """The command that whoever leaves is told, without the program's name."""
    assert "The game is saved. To continue it:\n" in said
    return shlex.split(said.splitlines()[-1])[1:]


@pytest.mark.long
def test_a_match_goes_on_after_every_way_to_leave_it(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    args = ("--stock", "2", "--target", "60", "--seed", "4", "--record", str(file))
    as_told = player()
    quitting = sit(
        lambda screen: "quit" if screen.count(PROMPT) > 6 else as_told(screen), *args, most=7
    )
    assert quitting.status == 0
    command = command_in(quitting.out)
    assert command[:3] == ["play", "--plain", "--resume"]
    assert command[4:] == ["--record", str(file)]
    again = command[2:]

    ended = sit(player(), *again, most=6)
    assert ended.status == 0
    assert "saved" in ended.out

    interrupted = Sitting(*again)
    interrupted.play(player(), most=6)
    interrupted.read()
    interrupted.process.send_signal(signal.SIGINT)
    assert interrupted.end() == 0
    assert command_in(interrupted.screen)[2:] == again
    before = library.resume(file.read_text(encoding="utf-8")).events

    killed = Sitting(*again)
    killed.play(player(), most=6)
    killed.read()
    killed.process.kill()
    killed.process.communicate()

    left = sit(player(), *again, most=0)
    assert "You carry on where you left off." in left.out
    after = library.resume(file.read_text(encoding="utf-8")).events
    assert after[: len(before)] == before
    assert len(after) > len(before)  # what was played before the kill is there

    assert sit(player(fond_of="stock"), *again).status == 0
    assert library.resume(file.read_text(encoding="utf-8")).over
    over = call("play", "--plain", "--resume", again[1])
    assert over.status == 0
    assert "Final scores: " in over.out
    assert PROMPT not in over.out


@pytest.mark.parametrize("level", ["baseline", "casual"])
def test_a_game_is_kept_and_the_way_back_is_said(own_home: Path, level: str) -> None:
    args = ("--stock", "2", "--seed", "1", "--bots", level, "--names", "Ann,Zoe")
    left = sit(player(), *args, most=4)
    assert left.status == 0
    assert (own_home / "stockpile" / "terminal").stat().st_mode & 0o077 == 0
    command = command_in(left.out)
    assert command[:3] == ["play", "--plain", "--resume"]
    again = sit(player(fond_of="stock"), *command[2:])
    assert again.status == 0
    assert "You carry on where you left off." in again.out
    assert "Zoe" in again.out
    assert "The game is saved" not in again.out


def test_a_saved_game_that_there_is_not_is_refused_with_those_there_are() -> None:
    none = call("play", "--plain", "--resume", "ABCDEF")
    assert (none.status, none.out) == (1, "")
    assert none.err == "stockpile: There is no saved game ABCDEF. Saved games: –.\n"
    code = command_in(call("play", "--plain", "--seed", "1").out)[3]
    assert call("play", "--resume", "ABCDEF").err.endswith(f"Saved games: {code}.\n")
    assert call("play", "--resume", code.lower()).status == 0


def test_a_saved_game_is_what_it_is() -> None:
    for other in (("--seed", "1"), ("--stock", "3"), ("--names", "Zoe"), ("--join", "ABCDEF")):
        ran = call("play", "--resume", "ABCDEF", *other)
        assert ran.status == 2
        assert "This does not go with --" in ran.err


def test_games_that_are_never_gone_on_with_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_server, "MAX_SAVED_GAMES", 2)
    codes = [command_in(call("play", "--seed", "1").out)[3] for _ in range(3)]
    assert "no saved game" in call("play", "--resume", codes[0]).err
    assert call("play", "--resume", codes[1]).status == 0


def test_a_folder_that_cannot_be_written_does_not_end_the_game(own_home: Path) -> None:
    (own_home / "stockpile").write_text("not a folder", encoding="utf-8")
    ran = call("play", "--seed", "1", stdin="look\n")
    assert ran.status == 0
    assert ran.out.count("The game could not be saved") == 1
    assert ran.out.endswith("The game is not saved.\n")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["skipbo", "breakers"])
def test_every_language_by_option_and_by_environment(
    language: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Words(language)
    args = ("play", "--plain", "--game", game, "--seed", "5")
    ran = call(*args, "--lang", language, stdin="?\nmoves\nlook\n")
    assert ran.status == 0
    assert ran.err == ""
    for message in ("play-prompt", "play-type-help", "play-left-saved"):
        assert fitting(words(message), "utf-8") in ran.out
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    by_environment = call(*args, stdin="?\nmoves\nlook\n").out
    assert by_environment.splitlines()[:-1] == ran.out.splitlines()[:-1]


@pytest.mark.long
def test_an_interrupt_at_a_terminal_leaves_a_saved_game() -> None:
    terminal = Terminal("play", "--plain", "--seed", "2")
    terminal.read(PROMPT)
    terminal.press("moves\n")
    assert "Discard, which ends your turn" in terminal.read(PROMPT)
    terminal.press("\x03")  # what Ctrl-C sends
    rest = terminal.read().replace("\r", "")
    assert terminal.end() == 0
    assert "Traceback" not in rest
    command = command_in(rest.rstrip("\n"))
    assert command[:3] == ["play", "--plain", "--resume"]
    assert "You carry on where you left off." in call(*command).out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--game", "chess"), "--game: There is no game “chess”. Choose from: skipbo, breakers"),
        (("--edition", "skipbo-1967"), "--edition: There is no edition “skipbo-1967”."),
        (
            ("--game", "skipbo", "--edition", "breakers-2010"),
            "--edition: “breakers-2010” is not an edition of skipbo",
        ),
        (("--edition", "breakers-2010", "--stock", "3"), "--stock: There is no option “stock”."),
        (("--bots", "genius"), "--bots: There is no bot “genius”. Choose from: random, baseline,"),
        (("--bots", "expert:0"), "--bots: “expert” takes a whole number from 1 to"),
        (("--seats", "9"), "--seats: This table needs 2 to 8 players; you asked for 9."),
        (("--seats", "9" * 30), "2 to 8"),
        (("--seats", "7", "--edition", "skipbo-2003"), "2 to 6"),
        (("--seats", "0"), "2 to 8"),
        (("--youngest", "Q"), "not a seat"),
        (
            ("--stock", "77"),
            "--stock: A stock pile of 77 cards does not fit: here it can have 1 to 76",
        ),
        (("--option", "stock=77"), "--option stock: A stock pile of 77 cards does not fit"),
        (
            ("--option", "laying=fre"),
            "--option laying: “fre” is not one of: free, stock-first, forced. Did",
        ),
        (("--option", "layin=free"), "--option: There is no option “layin”."),
        (("--option", "laying=fre"), "Did you mean “free”?"),
        (("--lang", "xx"), "en"),
        (("--game", "breakers", "--teams", "AC,BD"), "--teams: This game is not played in teams"),
        (("--edition", "skipbo-2003", "--teams", "ABCD,EFGH"), "--teams: This table needs 2 to 6"),
        (("--game", "breakers", "--stock", "5"), "stock"),
        (("--teams", "AQ,BD"), "--teams: “Q” is not a seat"),
        (("--target", "0"), "--target"),
        (("--names", "Ann,,Ben"), "--names: A name needs"),
        (("--names", "Ann,Ben,Cleo"), "--names"),
        (("--lang", "de_AT"), "Did you mean “de”?"),
        (("--lang", "Duetsch"), "Did you mean “de”?"),
        (("--bots", "expret"), "Did you mean “expert”?"),
        (("--edition", "skipbo-203"), "Did you mean “skipbo-2003”?"),
    ],
)
def test_a_table_that_cannot_be_is_refused(args: tuple[str, ...], said: str) -> None:
    ran = call("play", *args)
    assert ran.status == 2
    assert said in ran.err
    assert ran.out == ""


def test_a_file_that_is_there_is_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann,\n", encoding="utf-8")
    elsewhere = call("play", "--record", str(tmp_path / "none" / "game.txt"))
    assert elsewhere.status == 2
    assert "none/game.txt: It cannot be read or written" in elsewhere.err
    left = call("play", "--seed", "5", "--record", str(tmp_path / "game.txt"), stdin="quit\n")
    kept = (tmp_path / "game.txt").read_text(encoding="utf-8")
    code = command_in(left.out)[3]
    for more in ((), ("--resume", code)):
        assert call("play", "--record", str(letter), *more).status == 2
    assert letter.read_text(encoding="utf-8") == "Dear Ann,\n"
    assert {*tmp_path.iterdir()} == {letter, tmp_path / "game.txt"}
    ran = call("play", "--record", str(tmp_path / "game.txt"))
    assert ran.status == 2
    assert (tmp_path / "game.txt").read_text(encoding="utf-8") == kept


@pytest.mark.parametrize("language", languages())
def test_a_game_that_was_saved_in_a_file_is_refused_with_what_to_do(
    tmp_path: Path, language: str
) -> None:
    """Earlier versions saved games of line mode as records, and went on with them."""
    match = library.new_match("skipbo-2003", stock=3, seed="earlier", names=["A", "Ben"])
    match.start_round()
    (tmp_path / "game.txt").write_text(library.write_record(match), encoding="utf-8")
    ran = call("play", "--plain", "--record", str(tmp_path / "game.txt"), "--lang", language)
    assert (ran.status, ran.out) == (2, "")
    assert "--resume" in ran.err
    assert "stockpile replay" in ran.err
    sentence = Words(language)("refusal-record-exists", command="stockpile replay")
    # Lines are folded, and the hard spaces of French are spaces.
    assert " ".join(sentence.split()) in " ".join(ran.err.split())


def test_eight_can_play_without_knowing_which_edition_seats_them() -> None:
    ran = call("play", "--seats", "8", "--stock", "2", "--youngest", "A", "--seed", "1")
    assert ran.status == 0
    assert "Alfie" in ran.out
    assert "You start" in ran.out


@pytest.mark.parametrize("language", languages())
def test_who_gives_no_name_is_known_by_their_seat(tmp_path: Path, language: str) -> None:
    file = tmp_path / "game.txt"
    args = ("--stock", "2", "--teams", "AC,BD", "--seed", "3", "--record", str(file))
    assert "Poppy" in sit(player(), *args, most=6).out
    words = Words(language)
    again = {
        seat: call("replay", str(file), *seat, "--lang", language).out
        for seat in (("--text",), ("--seat", "A"), ("--seat", "B"))
    }
    drawn = "play-lead-drawn-skipbo"
    others = fitting(words(drawn, who="other", name="A", card="11"), "utf-8")
    you = fitting(words(drawn, who="you", name="A", card="11"), "utf-8")
    assert others in again["--text",]
    assert others in again["--seat", "B"]
    assert you in again["--seat", "A"]
    assert others not in again["--seat", "A"]
    # The record has the level of its bots, so that each reader knows them by their own names.
    assert words("bot-names-casual").split(", ")[2] in again["--text",]
    # Neither in a sentence nor in the file is a person called “You”.
    assert "You " not in again["--text",]
    assert "You" not in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "other",
    [
        ("--seed", "1"),
        ("--record", "game.txt"),
        ("--youngest", "A"),
        ("--seats", "0"),
        ("--option", "laying=free"),
        ("--bots", "random"),
        ("--match",),
    ],
)
def test_what_means_nothing_at_a_table_of_a_server_is_refused(other: tuple[str, ...]) -> None:
    ran = call("play", "--join", "http://127.0.0.1:9/t/ABCDEF", *other)
    assert ran.status == 2
    assert (
        ran.err == f"stockpile: {other[0]}: This does not go with --join: leave one of them out.\n"
    )


@pytest.mark.parametrize("look", [("--theme", "dark"), ("--ascii",)])
def test_plain_lines_have_no_colours_and_no_frames(look: tuple[str, ...]) -> None:
    for args in (("--plain",), ("--seed", "1"), ()):
        ran = call("play", *args, *look)
        assert ran.status == 2
        assert ran.err.startswith(f"stockpile: {look[0]}: Here the game is played in plain lines")
        assert ran.out == ""


def test_a_link_to_a_record_stays_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "game.txt", tmp_path / "link.txt"
    left = call("play", "--seed", "1", "--record", str(file), stdin="quit\n")
    link.symlink_to(file)
    before = file.read_text(encoding="utf-8")
    again = ("--resume", command_in(left.out)[3], "--record", str(link))
    assert sit(player(), *again, most=4).status == 0
    assert link.is_symlink()
    assert file.read_text(encoding="utf-8") != before


# Bots that think in processes of their own

SPY = """
import os, threading
from pathlib import Path

with Path(__file__).with_suffix(".pids").open("a") as pids:
    print(os.getpid(), file=pids)

class Spy:
    def choose(self, observation, rng):
        return observation.moves[-1]
"""


@pytest.mark.long
def test_a_bot_from_outside_never_gets_into_the_process_that_holds_the_game(tmp_path: Path) -> None:
    file = tmp_path / "spy.py"
    file.write_text(SPY, encoding="utf-8")
    sitting = Sitting("--bots", f"{file}:Spy", "--seats", "3", "--seed", "1")
    sitting.play(player(), most=8)
    assert sitting.end() == 0
    assert "Bot B and Bot C" in sitting.screen
    assert "gave no move" not in sitting.screen
    pids = {int(pid) for pid in file.with_suffix(".pids").read_text().split()}
    assert sitting.process.pid not in pids
    assert len(pids) == 3  # one looked whether it can be used, and there is one for each seat
    assert not any(map(psutil.pid_exists, pids))


@pytest.mark.parametrize(
    ("name", "said"),
    [("None", "spy.py:Spy"), ("os", "bot"), ("../gone.py:Spy", "gone.py")],
)
def test_a_bot_from_outside_that_cannot_be_is_refused(tmp_path: Path, name: str, said: str) -> None:
    file = tmp_path / "spy.py"
    file.write_text(SPY, encoding="utf-8")
    ran = call("play", "--bots", name if "/" in name else f"{file}:{name}")
    assert ran.status == 2
    assert said in ran.err
    assert ran.out == ""


@pytest.mark.slow
@pytest.mark.parametrize("ending", ["end of input", "interrupt"])
def test_on_a_fresh_machine_strong_bots_are_prepared_even_after_the_game(
    tmp_path: Path, ending: str
) -> None:
    sitting = Sitting("--bots", "expert", XDG_CACHE_HOME=str(tmp_path))
    assert sitting.read()
    told = "The strong bots are being prepared; lighter ones play until then.\n"
    assert sitting.screen.count(told) == 1
    sitting.play(player(), most=4)
    begun = psutil.Process(sitting.process.pid).children(recursive=True)
    compiling = [one for one in begun if "stockpile.kernel.warmup" in one.cmdline()]
    commands = " ".join(" ".join(one.cmdline()) for one in begun)
    assert "stockpile.workers.process" in commands
    try:
        if ending == "interrupt":
            os.killpg(sitting.process.pid, signal.SIGINT)  # as a terminal does
        assert sitting.end() == 0
        assert sitting.screen.count("being prepared") == 1
        assert [one for one in begun if one.is_running()] == compiling
        assert [one.nice() for one in compiling] == [19]
        # Somebody who plays again does not have it done twice.
        assert Sitting("--bots", "expert", XDG_CACHE_HOME=str(tmp_path)).end() == 0
        again = [one.pid for one in _compiling(tmp_path)]
        assert again == [one.pid for one in compiling]
    finally:
        for one in compiling:
            one.kill()


def _compiling(cache: Path) -> Iterator[psutil.Process]:
    """The processes of ours that compile the kernel, into this folder."""
    for one in psutil.process_iter(["cmdline"]):
        # Others on this machine compile, too, and end meanwhile.
        with contextlib.suppress(psutil.Error):
            if "stockpile.kernel.warmup" in (one.info["cmdline"] or ()) and (
                one.environ().get("XDG_CACHE_HOME") == str(cache)
            ):
                yield one


@pytest.mark.slow
def test_the_same_seed_gives_the_same_game_against_experts(tmp_path: Path) -> None:
    kept = []
    for name in ("one", "two"):
        file = tmp_path / name
        args = ("--game", "breakers", "--bots", "expert", "--seed", "6", "--record", str(file))
        sitting = Sitting(*args)
        sitting.play(lambda screen: player(3)(screen) if "hint" in screen else "hint", most=7)
        assert sitting.end() == 0
        screen = sitting.screen.rpartition("The game is saved")[0]
        kept.append((screen, file.read_text(encoding="utf-8")))
    assert kept[0] == kept[1]
    assert "percent to win the round" in kept[0][0]


def test_the_help_names_every_level() -> None:
    told = " ".join(call("play", "--help").out.split())
    assert ", ".join(LEVELS) in told


@pytest.mark.parametrize(("game", "offered"), [("skipbo", True), ("breakers", False)])
def test_undo_is_offered_where_something_can_be_taken_back(game: str, offered: bool) -> None:
    ran = call("play", "--plain", "--game", game, "--seed", "3", stdin="?\nquit\n")
    assert ("\n  undo " in ran.out) is offered
    assert "\n  hint " in ran.out
    assert "\n  log " in ran.out
