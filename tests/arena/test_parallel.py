"""The same rounds, whoever plays them and however often the work is interrupted."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from joblib import register_parallel_backend
from joblib.parallel import ThreadingBackend

from stockpile.arena import parallel, rounds
from stockpile.arena.journal import Journal
from stockpile.arena.parallel import run, workers_for
from stockpile.arena.results import DRAW, Results
from stockpile.arena.tournament import Tournament
from stockpile.bots import make_bot
from stockpile.core.refusal import Refused, Unreadable
from stockpile.games import new_match
from tests.arena.playing import answer, tournament

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def alone() -> Results:
    return run(tournament("casual", "baseline", rounds=40), workers=1)


@pytest.mark.parametrize("batch", [1, 3, 100])
def test_batches_do_not_matter(alone: Results, batch: int) -> None:
    assert answer(run(alone.tournament, batch=batch)) == answer(alone)


def test_workers_do_not_matter(alone: Results) -> None:
    assert answer(run(alone.tournament, workers=2, batch=4)) == answer(alone)


class Cluster(ThreadingBackend):  # type: ignore[misc]  # joblib has no types
    """As Ray's backend is told of one: a cluster of three cores."""

    def effective_n_jobs(self, n_jobs: int) -> int:
        return 3 if n_jobs == -1 else n_jobs


def test_a_cluster_plays_with_as_many_workers_as_it_tells(
    alone: Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        parallel, "register_ray", partial(register_parallel_backend, "ray", Cluster)
    )
    workers = workers_for(alone.tournament, "ray")
    spread = run(alone.tournament, workers=workers, backend="ray")
    assert answer(spread) == answer(alone)
    assert spread.to_json()["workers"] == workers == 3


@pytest.mark.parametrize(
    ("batch", "workers"),
    [
        (7, 1),
        pytest.param(None, 1, marks=pytest.mark.slow),
        pytest.param(3, 2, marks=pytest.mark.slow),
    ],
)
def test_a_decided_question_ends_a_tournament(batch: int | None, workers: int) -> None:
    table = tournament("baseline", "random", rounds=400, stock=2, seats=2)
    decided = run(table, sprt=True, batch=batch, workers=workers)
    told = decided.to_json()
    assert told["sprt"]["stronger"]
    assert told["rounds"] == told["asked"] == 2 * told["sprt"]["deals"] < 400
    fewer = run(replace(table, rounds=told["rounds"]))
    assert (fewer.winner == decided.winner).all()
    assert not run(replace(table, bots=("random", "baseline")), sprt=True).verdict().stronger


def test_a_question_may_stay_open() -> None:
    told = run(tournament("casual", "casual", rounds=20), sprt=True).to_json()
    assert told["sprt"]["stronger"] is None
    assert told["rounds"] == 20


def test_a_seed_makes_the_rounds(alone: Results) -> None:
    other = run(tournament("casual", "baseline", rounds=40, seed="another"))
    assert (other.moves != alone.moves).any()


@pytest.mark.parametrize(
    ("edition", "more"),
    [
        ("skipbo-2003", {"seats": 2}),
        ("skipbo-2003", {"seats": 3}),
        ("skipbo-2003", {"teams": ["AC", "BD"]}),
        ("breakers-2010", {"seats": 2}),
    ],
)
def test_a_bot_against_itself_wins_its_even_share_exactly(
    edition: str, more: dict[str, Any]
) -> None:
    table = tournament("casual", "casual", "casual", edition=edition, **more)
    bots = table.bots[: len(table.game.sides)]
    same = run(tournament(*bots, rounds=12, edition=edition, **more)).to_json()
    even = pytest.approx(1 / len(bots), abs=1e-5)
    for bot in same["bots"]:
        assert bot["win_rate"] == even
        assert bot["even_share"] == even
        low, high = bot["paired_interval"]
        assert low < bot["even_share"] < high, "a few deals alike are no proof"
        assert bot["rating"] == pytest.approx(0, abs=0.05)


def test_what_is_counted_adds_up(alone: Results) -> None:
    told = alone.to_json()
    assert told["rounds"] == told["asked"] == 40
    assert sum(bot["wins"] for bot in told["bots"]) + told["draws"] == 40
    assert sum(bot["win_rate"] for bot in told["bots"]) == pytest.approx(1)
    assert sum(bot["moves"] for bot in told["bots"]) == alone.moves.sum()
    for places in (told["sides"], told["order"]):
        assert sum(one["win_rate"] for one in places) == pytest.approx(1)
    for length in (told["turns"], told["moves"]):
        assert sum(count for _, count in length["bars"]) == 40
    for bot in told["bots"]:
        assert bot["interval"][0] < bot["win_rate"] < bot["interval"][1]
        assert bot["ms_per_move"] > 0
        assert bot["p99_ms_per_move"] > 0


def test_a_draw_counts_as_an_even_share() -> None:
    table = tournament("random", "random", rounds=6, stock=30, stalemate="draw", seats=2)
    drawn = run(table)
    told = drawn.to_json()
    assert (drawn.winner == DRAW).all(), "random play buries everything"
    assert told["draws"] == told["stalemates"] == 6
    assert [bot["wins"] for bot in told["bots"]] == [0, 0]
    assert [bot["win_rate"] for bot in told["bots"]] == [0.5, 0.5]
    assert told["pairs"] == [{"bots": [0, 1], "wins": [3.0, 3.0]}]


def test_more_bots_than_seats_play_in_turns() -> None:
    told = run(tournament("casual", "baseline", "random", rounds=12)).to_json()
    assert [bot["rounds"] for bot in told["bots"]] == [8, 8, 8]
    assert [sum(pair["wins"]) for pair in told["pairs"]] == [4, 4, 4]
    assert {bot["even_share"] for bot in told["bots"]} == {0.5}


def test_fewer_bots_than_seats_have_an_even_share() -> None:
    results = run(tournament("casual", "baseline", rounds=6, seats=3))
    assert results.held.sum(axis=0) == pytest.approx(np.ones((3, 2)))
    assert [bot["even_share"] for bot in results.to_json()["bots"]] == [0.5, 0.5]


# Interrupted


def interrupted(table: Any, journal: Path, batches: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play so many batches of three deals, then be stopped."""
    whole = parallel.play_missing

    def some(*args: Any) -> Any:
        yield from islice(whole(*args), batches)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(parallel, "play_missing", some)
        with pytest.raises(KeyboardInterrupt):
            run(table, batch=3, journal=journal)


def test_an_interrupted_tournament_goes_on(
    alone: Results, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = tmp_path / "rounds"
    for _ in range(2):
        interrupted(alone.tournament, journal, 2, monkeypatch)
    counts: list[int] = []
    resumed = run(alone.tournament, batch=5, journal=journal, told=counts.append)
    assert counts == [24, 34, 40]
    assert answer(resumed) == answer(alone)
    again = run(alone.tournament, journal=journal, told=counts.append)
    assert counts[3:] == [40]
    assert answer(again) == answer(alone)


def test_more_rounds_may_be_asked_for(alone: Results, tmp_path: Path) -> None:
    journal = tmp_path / "rounds"
    run(tournament("casual", "baseline", rounds=10), journal=journal)
    assert answer(run(alone.tournament, journal=journal)) == answer(alone)
    fewer = run(tournament("casual", "baseline", rounds=10), journal=journal)
    assert (fewer.moves == alone.moves[:5]).all()


def test_a_line_that_was_cut_off_is_played_again(alone: Results, tmp_path: Path) -> None:
    journal = tmp_path / "rounds"
    run(alone.tournament, batch=5, journal=journal)
    journal.write_bytes(journal.read_bytes()[:-20])
    counts: list[int] = []
    assert answer(run(alone.tournament, journal=journal, told=counts.append)) == answer(alone)
    assert counts[0] == 30


@pytest.mark.parametrize("written", ["hello", "hello\n", '{"arenas":1}\n', "[]\n", "7\n7\n"])
def test_another_file_is_left_alone(written: str, tmp_path: Path) -> None:
    journal = tmp_path / "diary"
    journal.write_text(written)
    with pytest.raises(Unreadable) as caught:
        run(tournament("random", "random"), journal=journal)
    assert caught.value.refusal.code == "no-rounds-file"
    assert journal.read_text() == written


def earlier(table: Tournament) -> Tournament:
    """The same by the first readings of the rules."""
    return replace(table, setup=replace(table.setup, readings=1))


@pytest.mark.parametrize(
    ("other", "what", "there", "here"),
    [
        (tournament("baseline", "casual"), "bots", "baseline, casual", "casual, baseline"),
        (tournament("casual", "casual"), "bots", "casual, casual", "casual, baseline"),
        (tournament("casual", "baseline", seed="another"), "seed", "another", ""),
        (tournament("casual", "baseline", stock=4), "options", "stock=4", "stock=3"),
        (tournament("casual", "baseline", seats=3), "seats", "3", "2"),
        (tournament("casual", "baseline", seats=4), "seats", "4", "2"),
        (tournament("casual", "baseline", laying="forced"), "options", "laying=forced", ""),
        (tournament("casual", "baseline", edition="skipbo-2011"), "edition", "skipbo-2011", ""),
        (earlier(tournament("casual", "baseline")), "readings", "1", "2"),
    ],
)
def test_a_file_belongs_to_one_tournament(
    other: Any, what: str, there: str, here: str, tmp_path: Path
) -> None:
    journal = tmp_path / "rounds"
    run(replace(other, rounds=2), journal=journal)
    kept = journal.read_bytes()
    with pytest.raises(Unreadable) as caught:
        run(tournament("casual", "baseline", rounds=2), journal=journal)
    told = caught.value.refusal.args
    assert caught.value.refusal.code == "another-tournament"
    assert (told["what"], told["there"]) == (what, there)
    assert str(told["here"]).startswith(here)
    assert journal.read_bytes() == kept


def test_a_file_without_rounds_is_begun_anew(alone: Results, tmp_path: Path) -> None:
    journal = tmp_path / "rounds"
    Journal(journal, tournament("random", "random", seed="another")).close()
    for cut in (None, -1, -9):
        journal.write_bytes(journal.read_bytes().splitlines(keepends=True)[0][:cut])
        assert answer(run(alone.tournament, journal=journal)) == answer(alone)


@pytest.mark.parametrize("line", [2, 3])
def test_a_line_that_cannot_be_read_is_named(line: int, tmp_path: Path) -> None:
    journal, table = tmp_path / "rounds", tournament("random", "random", rounds=4)
    run(table, journal=journal, batch=1)
    lines = journal.read_text().splitlines(keepends=True)
    for spoilt in (lines[line - 1][9:], '{"deals":[0,1]}\n', "7\n"):
        journal.write_text("".join([*lines[: line - 1], spoilt, *lines[line:]]))
        with pytest.raises(Unreadable) as caught:
            run(table, journal=journal)
        assert caught.value.refusal.to_json() == {"refused": "rounds-unreadable", "line": line}


# Bots from outside

BOTS = """
import gc, json
from stockpile.core.match import Match

class First:
    def choose(self, observation, rng):
        return observation.moves[0]

class Lucky:
    def choose(self, observation, rng):
        return rng.choice(observation.moves)

class Spy:
    def choose(self, observation, rng):
        kinds = {type(one).__name__ for one in gc.get_objects()}
        if "State" in kinds or any(isinstance(one, Match) for one in gc.get_objects()):
            raise LookupError("found the truth")
        return observation.moves[0]

LAST = []

class Remembers:
    def choose(self, observation, rng):
        here = observation.seat, len(observation.events)
        if LAST and (LAST[-1][0] != here[0] or LAST[-1][1] >= here[1]):
            raise LookupError("remembers another seat, or another round")
        LAST.append(here)
        return observation.moves[-len(LAST) % len(observation.moves)]

class Wrong:
    def choose(self, observation, rng):
        return "h99>1"

class Text:
    def choose(self, observation, rng):
        return str(observation.moves[0])

class Lazy:
    def choose(self, observation, rng):
        return None

class Shy:
    def __repr__(self):
        raise OSError
    def choose(self, observation, rng):
        return self

class Raises:
    def choose(self, observation, rng):
        json.loads("?\\n" * 99)

class Chatty:
    def choose(self, observation, rng):
        raise RuntimeError("oh\\n\x1b[2Jdear " + "x" * 999)

class Broods:
    def choose(self, observation, rng):
        while True:
            pass
"""


@pytest.fixture(scope="module")
def bots(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("bots") / "bots.py"
    path.write_text(BOTS)
    return path


def test_bots_from_outside_play_the_same_again(bots: Path) -> None:
    table = tournament(f"{bots}:Lucky", "random", rounds=4, edition="breakers-2010")
    assert answer(run(table)) == answer(run(table))


def test_bots_from_outside_have_no_truth_in_reach(bots: Path) -> None:
    match = new_match(seed=1)
    match.start_round()
    with pytest.raises(LookupError):  # where there is a truth, it would be found
        make_bot(f"{bots}:Spy", "skipbo").choose(match.observe(match.turn or 0), Random(1))
    spied = run(tournament(f"{bots}:Spy", "baseline", rounds=2, stock=1))
    first = run(tournament(f"{bots}:First", "baseline", rounds=2, stock=1))
    assert (spied.moves == first.moves).all()


def test_bots_from_outside_remember_nothing_of_other_seats_and_rounds(bots: Path) -> None:
    remembering = f"{bots}:Remembers"
    for name in ("skipbo-2003", "breakers-2010"):
        table = tournament(remembering, "random", rounds=6, edition=name)
        # What they do remember, of their own seat in this round, makes the same rounds anywhere.
        assert answer(run(table, workers=1)) == answer(run(table, workers=2))
    run(tournament(remembering, remembering, rounds=2, teams=["AC", "BD"], stock=2))


def test_a_trusted_bot_is_loaded_once_and_chooses_the_same(tmp_path: Path) -> None:
    path = tmp_path / "counted.py"
    path.write_text(
        "from pathlib import Path\n"
        "with Path(__file__).with_suffix('.loaded').open('a') as told: print('.', file=told)\n"
        "class Lucky:\n"
        "    def choose(self, observation, rng): return rng.choice(observation.moves)\n"
    )
    table = tournament(f"{path}:Lucky", "random", rounds=6, edition="breakers-2010")
    apart = answer(run(table))
    loaded = path.with_suffix(".loaded")
    before = len(loaded.read_text().splitlines())
    assert answer(run(replace(table, trust_bots=True))) == apart
    assert len(loaded.read_text().splitlines()) == before + 1


def line_of(name: str) -> int:
    """The line after the head of this bot's choose."""
    lines = BOTS.splitlines()
    return lines.index(f"class {name}:") + 3


@pytest.mark.parametrize(
    ("name", "begins", "ends"),
    [
        ("Wrong", "Illegal: answered the text 'h99>1'", ", not one of observation.moves"),
        ("Lazy", "Illegal: answered None", ""),
        ("Text", "Illegal: answered the text '", "', not one of observation.moves"),
        ("Shy", "Illegal: answered <OSError>", ""),
        ("Raises", "JSONDecodeError: Expecting value", f"(bots.py, line {line_of('Raises')}"),
        ("Chatty", r"RuntimeError: oh\n\x1b[2Jdear xx", f"x… (bots.py, line {line_of('Chatty')}"),
    ],
)
@pytest.mark.parametrize("trust", [False, True])
def test_a_bot_that_gives_no_move_ends_it(
    bots: Path, name: str, begins: str, ends: str, trust: bool
) -> None:
    with pytest.raises(Refused) as caught:
        run(replace(tournament("baseline", f"{bots}:{name}", rounds=2), trust_bots=trust))
    refusal = caught.value.refusal
    assert refusal.code == "bot-failed"
    assert refusal.args["name"] == f"{bots}:{name}"
    reason = str(refusal.args["reason"])
    assert reason.startswith(begins)
    assert reason.removesuffix(", in choose)").endswith(ends)
    assert reason.isprintable()
    assert len(reason) < 300


def test_a_bot_that_never_answers_ends_it(bots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "MOVE_LIMIT_S", 1.0)
    with pytest.raises(Refused) as caught:
        run(tournament("baseline", f"{bots}:Broods", rounds=2, stock=10))
    told = caught.value.refusal.args
    assert told["name"] == f"{bots}:Broods"
    assert told["reason"] == "it took longer than 1 s"
    assert (told["deal"], told["seat"]) == (1, "B")
    assert int(told["move"]) >= 1


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["skipbo-2003", "breakers-2010"])
def test_the_example_beats_random(edition: str) -> None:
    example = f"{Path(__file__).parents[2] / 'examples' / 'thrifty.py'}:Thrifty"
    told = run(tournament(example, "random", rounds=30, edition=edition)).to_json()
    assert told["bots"][0]["wins"] > 18


def test_a_file_that_was_changed_is_another_bot(tmp_path: Path) -> None:
    path, journal = tmp_path / "bots.py", tmp_path / "rounds"
    path.write_text(BOTS)
    table = tournament(f"{path}:First", "baseline", rounds=2)
    run(table, journal=journal)
    path.write_text(BOTS + "\n# better now\n")
    with pytest.raises(Unreadable) as caught:
        run(table, journal=journal)
    assert caught.value.refusal.to_json() == {"refused": "bot-changed", "name": f"{path}:First"}
