"""Bots think in a process of their own: the same moves as here, whatever happens to it."""

from __future__ import annotations

import asyncio
import copy
import pickle
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import psutil
import pytest

from stockpile.bots import LEVELS, make_bot, needs_compiling, outside
from stockpile.bots.apart import LENGTH
from stockpile.bots.worker import KINDNESS, SWITCH, LazyEvents, read_observation
from stockpile.core.game import Observation
from stockpile.games import AnyMatch, new_match
from stockpile.table.thinking import (
    AT_ONCE,
    LEAST_MS,
    Observed,
    Thinkers,
    ThinkingFailed,
    encode,
    lighter,
)
from stockpile.table.working import COMMAND
from tests.matches import SETTINGS, play_on
from tests.processes import PATIENCE_S, start
from tests.virtual_time import VirtualLoop, running_loop
from tests.waiting import HANGS_S, until, wait_until

pytestmark = pytest.mark.long

TABLES: tuple[dict[str, Any], ...] = (
    {"edition": "skipbo-2003", "seats": 3, "stock": 6},
    {"edition": "skipbo-2003", "seats": 4, "teams": ["AC", "BD"], "stock": 3},
    {"edition": "breakers-2010", "seats": 3},
)


@pytest.fixture(autouse=True)
def _without_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes seconds to load, for each worker."""
    monkeypatch.setenv(SWITCH, "off")


LIMIT = 2 * PATIENCE_S
"""Seconds that no bot takes to answer; a test that is about one puts the time forward."""


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(asyncio.wait_for(coroutine, HANGS_S + LIMIT))


OURS = (*COMMAND, "0")
"""A worker with the priority of the tests: on a busy machine another might never have its turn."""


@asynccontextmanager
async def thinking(**settings: Any) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(**{"command": OURS, "limit": LIMIT, **settings})
    await thinkers.start()
    try:
        yield thinkers
    finally:
        await thinkers.close()


def observations(match: AnyMatch, most: int = 60) -> Iterator[Observation[Any, Any]]:
    """What the seats on turn see, one move after the other."""
    match.start_round()
    rng = Random(1)
    for _ in range(most):
        if not match.playing:
            return
        assert match.turn is not None
        seen = match.observe(match.turn)
        yield seen
        match.play(make_bot("casual", match.game.name).choose(seen, rng))


def an_observation(edition: str = "skipbo-2003") -> Observation[Any, Any]:
    return next(observations(new_match(edition, seed=3)))


def a_bot(folder: Path, choose: str) -> tuple[str, ...]:
    """The command of a worker in which ``casual`` is a bot that does this instead.

    It can ``wait`` for a file in the folder: a gate that the test opens.
    """
    script = folder / "worker.py"
    script.write_text(
        "import os, signal, sys, time\n"
        "from pathlib import Path\n"
        "from stockpile.bots import worker\n"
        f"here = Path({str(folder)!r})\n"
        "class Outside:\n"
        "    def choose(self, observation, rng):\n"
        f"        {choose}\n"
        "find_bot = worker.find_bot\n"
        "worker.find_bot = lambda level, game: (\n"
        "    Outside() if level == 'casual' else find_bot(level, game)\n"
        ")\n"
        "def wait(name):\n"
        "    while not (here / name).exists(): time.sleep(0.005)\n"
        "worker.main()\n"
    )
    return (sys.executable, str(script), "0")


def an_adviser(folder: Path) -> tuple[str, ...]:
    """The command of a worker that has no kernel to wait for, and advises the first moves."""
    script = folder / "worker.py"
    script.write_text(
        "from stockpile.bots import worker\n"
        "from stockpile.bots.advice import Advice, Advised\n"
        "from stockpile.kernel import cache\n"
        "cache.ready = lambda game: True\n"
        "def advise(observation, rng, *, playouts, budget_ms):\n"
        "    drawn = rng.random()\n"
        "    seed = next(one for one in range(99) if type(rng)(one).random() == drawn)\n"
        "    why = ('best-chance', str(budget_ms), str(seed))\n"
        "    moves = [Advised(move, 0.5, 0.01234, why) for move in observation.moves[:2]]\n"
        "    return Advice(tuple(moves), ((0.5, 0.5),) * 2)\n"
        "worker.advise = advise\n"
        "worker.main()\n"
    )
    return (sys.executable, str(script), "0")


# What a seat knows, as bytes


@pytest.mark.parametrize("settings", SETTINGS)
def test_an_observation_is_read_as_it_was_written(settings: dict[str, Any]) -> None:
    match = new_match(**settings, seed="bytes")
    for seen in observations(match, 25):
        read = read_observation(encode(seen))
        assert read == seen
        assert list(read.moves) == list(seen.moves)


@pytest.mark.parametrize("settings", TABLES)
def test_what_is_written_entry_by_entry_is_the_whole_round(settings: dict[str, Any]) -> None:
    match = new_match(**settings, seed="entries")
    observed = [Observed(match.game.setup, seat) for seat in range(match.game.seats)]
    match.start_round()
    events, rng = match.round_events, Random(2)
    while match.playing:
        for seat, its in enumerate(observed):
            its.add([match.game.redact(event, seat) for event in events])
        assert match.turn is not None
        seen = match.observe(match.turn)
        assert read_observation(observed[seen.seat].encode(seen.view, seen.moves)) == seen
        events = match.play(make_bot("casual", match.game.name).choose(seen, rng))


def test_an_entry_that_was_undone_was_never_there() -> None:
    match = new_match("skipbo-2003", seed=1)
    first, second = match.start_round(), match.play(match.legal_moves()[-1])
    seat = 0
    observed = Observed(match.game.setup, seat)
    redacted = [[match.game.redact(one, seat) for one in events] for events in (first, second)]
    observed.add(redacted[0])
    before = observed.encode(None, ())
    observed.add(redacted[1])
    observed.add(())
    both = observed.encode(None, ())
    assert read_observation(both).events == (*redacted[0], *redacted[1])
    observed.drop_last()
    observed.drop_last()
    assert observed.encode(None, ()) == before
    observed.add(redacted[1])
    observed.add(())
    assert observed.encode(None, ()) == both
    for _ in range(3):
        observed.drop_last()
    assert read_observation(observed.encode(None, ())).events == ()
    with pytest.raises(IndexError):
        observed.drop_last()


def test_an_entry_is_written_when_it_is_added_and_never_again() -> None:
    match = new_match("skipbo-2003", seed=1, stock=4)
    observed = Observed(match.game.setup, 0)
    match.start_round()
    seen = copy.deepcopy(match.seen(0))
    observed.add(seen)
    for event in seen:
        for one in fields(event):  # type: ignore[arg-type]
            object.__setattr__(event, one.name, "something else")
    assert read_observation(observed.encode(None, ())).events == match.seen(0)


def test_events_are_read_only_when_somebody_looks() -> None:
    seen = an_observation()
    observed = Observed(seen.setup, seen.seat)
    before = observed.encode(seen.view, seen.moves)
    observed.add(seen.events)
    written = observed.encode(seen.view, seen.moves)
    # What was written of the events, made unreadable.
    entry = len(written) - len(before) - LENGTH.size
    read = read_observation(written[:-entry] + b"\0" * entry)
    assert len(read.events) == len(seen.events)
    assert read.events
    make_bot("casual", "skipbo").choose(read, Random(1))
    with pytest.raises(pickle.UnpicklingError):
        list(read.events)


def test_events_are_like_their_tuple() -> None:
    match = new_match("skipbo-2003", seed=1)
    match.start_round()
    play_on(match, Random(1), 10)
    whole = match.seen(1)
    lazy: Any = read_observation(encode(match.observe(1))).events
    assert isinstance(lazy, LazyEvents)
    assert lazy == whole
    assert whole == lazy
    assert not lazy != whole  # noqa: SIM202
    assert lazy != list(whole)
    assert lazy != whole[:-1]
    assert lazy == read_observation(encode(match.observe(1))).events
    assert hash(lazy) == hash(whole)
    assert (len(lazy), lazy[0], lazy[-1], lazy[3:9:2]) == (
        len(whole),
        whole[0],
        whole[-1],
        whole[3:9:2],
    )
    assert type(lazy[1:2]) is tuple
    assert list(lazy) == list(whole)
    assert list(reversed(lazy)) == list(reversed(whole))
    assert whole[4] in lazy
    assert None not in lazy
    assert lazy.index(whole[4]) == whole.index(whole[4])
    assert lazy.count(whole[4]) == whole.count(whole[4])
    together: Any = lazy
    assert (lazy + whole, whole + lazy, together + lazy) == (whole + whole,) * 3
    assert repr(lazy) == repr(whole)
    assert pickle.loads(pickle.dumps(lazy)) == copy.copy(lazy) == whole
    with pytest.raises(IndexError):
        lazy[len(whole)]
    with pytest.raises(TypeError):
        together[0] = whole[0]


# Asking


def test_a_worker_answers_what_the_bot_says_here() -> None:
    async def play() -> None:
        async with thinking() as thinkers:
            for settings in TABLES:
                match = new_match(**settings, seed="same")
                game = match.game.name
                for number, seen in enumerate(observations(match, 40)):
                    for level in (one for one in LEVELS if not needs_compiling((one,))):
                        here = make_bot(level, game).choose(seen, Random(number))
                        there = await thinkers.choose(level, game, encode(seen), seed=number)
                        assert there == str(here)
            assert thinkers.asked == thinkers.answered
            assert (thinkers.lighter, thinkers.restarts, thinkers.failed) == (0, 0, 0)

    run(play())


def test_without_a_seed_chance_is_real() -> None:
    async def play() -> None:
        seen = encode(an_observation())
        rows: list[list[str]] = []
        for _ in range(2):
            async with thinking() as thinkers:
                rows.append([await thinkers.choose("random", "skipbo", seen) for _ in range(40)])
        assert rows[0] != rows[1]
        assert all(len(set(row)) > 2 for row in rows)

    run(play())


def test_a_worker_has_lower_priority_and_overhears_ctrl_c() -> None:
    async def play() -> None:
        async with thinking(command=COMMAND) as thinkers:
            (pid,) = thinkers.pids
            assert psutil.Process(pid).nice() == min(19, psutil.Process().nice() + KINDNESS)
            psutil.Process(pid).send_signal(signal.SIGINT)
            seen = encode(an_observation())
            assert await thinkers.choose("casual", "skipbo", seen)
            assert thinkers.pids == (pid,)

    run(play())


def test_a_killed_worker_is_started_again_and_asked_again(tmp_path: Path) -> None:
    slowly = "(here / 'thinking').touch(); wait('go'); return observation.moves[-1]"

    async def play() -> None:
        async with thinking(command=a_bot(tmp_path, slowly)) as thinkers:
            seen = an_observation()
            asking = asyncio.create_task(thinkers.choose("casual", "skipbo", encode(seen)))
            await until((tmp_path / "thinking").exists)
            (first,) = thinkers.pids
            psutil.Process(first).kill()
            (tmp_path / "go").touch()
            assert await asking == str(seen.moves[-1])
            assert thinkers.restarts == 1
            assert thinkers.pids != (first,)
            assert (thinkers.asked, thinkers.answered, thinkers.failed) == (1, 1, 0)

    run(play())


def test_a_worker_killed_while_idle_is_not_missed() -> None:
    async def play() -> None:
        async with thinking() as thinkers:
            seen = an_observation()
            for _ in range(3):
                psutil.Process(thinkers.pids[0]).kill()
                here = make_bot("casual", "skipbo").choose(seen, Random(1))
                there = await thinkers.choose("casual", "skipbo", encode(seen), seed=1)
                assert there == str(here)
            assert thinkers.restarts == 3

    run(play())


def baseline(seen: Observation[Any, Any]) -> str:
    return str(make_bot("baseline", "skipbo").choose(seen, Random(0)))


@pytest.mark.parametrize(
    ("choose", "restarts", "failed"),
    [
        pytest.param("os.kill(os.getpid(), signal.SIGKILL)", 2, 0, id="kills the worker"),
        pytest.param("raise ValueError(observation)", 0, 1, id="raises"),
        pytest.param("return 'stock>9'", 0, 1, id="makes an illegal move"),
        pytest.param(
            "os.write(4, b'~' * 9); time.sleep(100)",
            2,
            0,
            id="writes answers of its own",
        ),
    ],
)
def test_a_bot_that_gives_no_move_is_replaced_by_a_light_one(
    tmp_path: Path, choose: str, restarts: int, failed: int
) -> None:
    async def play() -> None:
        async with thinking(command=a_bot(tmp_path, choose)) as thinkers:
            seen = an_observation()
            move = await thinkers.choose("casual", "skipbo", encode(seen), seed=0)
            assert move == baseline(seen)
            assert (thinkers.restarts, thinkers.failed) == (restarts, failed)
            assert await thinkers.choose("baseline", "skipbo", encode(seen), seed=0) == move

    run(play())


def test_a_bot_that_never_answers_is_replaced_by_a_light_one(tmp_path: Path) -> None:
    never = "(here / 'thinking').touch(); time.sleep(100)"

    async def play() -> None:
        async with thinking(command=a_bot(tmp_path, never)) as thinkers:
            seen = an_observation()
            asking = asyncio.create_task(thinkers.choose("casual", "skipbo", encode(seen), seed=0))
            await until((tmp_path / "thinking").exists)
            assert not asking.done()
            running_loop().put_forward(LIMIT)
            assert await asking == baseline(seen)
            assert (thinkers.restarts, thinkers.failed) == (1, 1)

    run(play())


def test_what_a_bot_prints_is_no_answer(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    chatty = "print('x' * 9999, file=sys.stderr); print('=pass'); return observation.moves[0]"

    async def play() -> None:
        async with thinking(command=a_bot(tmp_path, chatty)) as thinkers:
            seen = an_observation()
            for _ in range(3):
                assert await thinkers.choose("casual", "skipbo", encode(seen)) == str(seen.moves[0])

    run(play())
    assert capfd.readouterr() == ("", "")


def test_a_failure_is_logged_without_what_the_bot_saw(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        told = "raise ValueError('the hand is 7')"
        async with thinking(command=a_bot(tmp_path, told)) as thinkers:
            await thinkers.choose("casual", "skipbo", encode(an_observation()))

    run(play())
    assert "ValueError (worker.py, line 7, in choose)" in caplog.text
    assert "hand" not in caplog.text


def test_a_bot_that_takes_a_budget_is_given_it(tmp_path: Path) -> None:
    command = a_bot(tmp_path, "return observation.moves[self.budget_ms]")
    script = tmp_path / "worker.py"
    script.write_text(
        script.read_text().replace("class Outside:", "class Outside:\n    budget_ms = 0")
    )

    async def play() -> None:
        async with thinking(command=command) as thinkers:
            seen = an_observation()
            for budget in (0, 1, 3):
                move = await thinkers.choose("casual", "skipbo", encode(seen), budget_ms=budget)
                assert move == str(seen.moves[budget])
        async with thinking(command=command, thinking_ms=2) as thinkers:
            assert await thinkers.choose("casual", "skipbo", encode(seen)) == str(seen.moves[2])

    run(play())


def test_those_who_wait_share_the_time_of_one(tmp_path: Path) -> None:
    command = a_bot(tmp_path, "print(self.budget_ms, file=(here / 'given').open('a'))")
    script = tmp_path / "worker.py"
    patient = "class Outside:\n    budget_ms = 0"
    again = "\n        return observation.moves[0]\nfind_bot"
    script.write_text(
        script.read_text().replace("class Outside:", patient).replace("\nfind_bot", again, 1)
    )

    async def play() -> None:
        async with thinking(command=command, thinking_ms=300) as thinkers:
            written = encode(an_observation())
            await asyncio.gather(*(thinkers.choose("casual", "skipbo", written) for _ in range(20)))
        given = list(map(int, (tmp_path / "given").read_text().split()))
        # The first may be asked before anybody waits behind it.
        assert given[1:] == [max(LEAST_MS, 300 // left) for left in range(19, 0, -1)]

    run(play())


def test_light_ones_pass_those_who_want_to_be_thought_about(tmp_path: Path) -> None:
    slowly = "(here / 'thinking').touch(); wait('go'); return observation.moves[0]"

    async def play() -> None:
        async with thinking(command=a_bot(tmp_path, slowly)) as thinkers:
            written, order = encode(an_observation()), list[str]()

            async def ask(level: str) -> None:
                await thinkers.choose(level, "skipbo", written)
                order.append(level)

            first = asyncio.create_task(ask("casual"))
            await until((tmp_path / "thinking").exists)
            levels = ["expert", "random", "expert", "baseline", "expert", "random"]
            others = asyncio.gather(*map(ask, levels))
            await until(lambda: thinkers.waiting == len(levels))
            (tmp_path / "go").touch()
            await asyncio.gather(first, others)
            assert order == ["casual", "random", "baseline", "random", *["expert"] * 3]

    run(play())


def test_nobody_who_thinks_long_is_passed_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stockpile.table.thinking.PATIENCE", 0.1)

    async def play() -> None:
        async with thinking() as thinkers:
            written = encode(an_observation())
            asking = asyncio.create_task(thinkers.choose("expert", "skipbo", written))

            async def flood() -> None:
                while not asking.done():
                    await thinkers.choose("baseline", "skipbo", written)

            await asyncio.gather(*(flood() for _ in range(20)))
            assert await asking

    run(play())


CURIOUS = """
import os, sys
from pathlib import Path

worker, seen = sys.modules["__main__"], []
read = worker.read_observation

def peeping(written):
    found = read(written)
    seen.append(found.seat)
    return found

worker.read_observation = peeping

class Curious:
    def choose(self, observation, rng):
        seen.append(observation.seat)
        with Path(__file__).with_name("seen").open("a") as told:
            print(os.getpid(), os.getppid(), *{*seen}, file=told)
        return observation.moves[0]
"""


def test_a_bot_from_outside_is_alone_with_its_seat_and_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "curious.py"
    path.write_text(CURIOUS)
    monkeypatch.setenv(outside.OFFERED, "{}")
    outside.offer(f"{path}:Curious")
    match = new_match("skipbo-2003", seats=3, seed=3, stock=6)
    seats = [*observations(match, 30)]

    async def play() -> None:
        async with thinking() as thinkers:
            for seen in seats:
                written, who = encode(seen), f"table 1 {seen.seat}"
                await thinkers.choose("Curious", "skipbo", written, who=who)
                await thinkers.choose("casual", "skipbo", written, who=who)
                with pytest.raises(ThinkingFailed):  # there is no kernel, but they were told
                    await thinkers.advise("skipbo", written)
            again = encode(seats[0])
            await thinkers.choose("Curious", "skipbo", again, who="table 2 0")
            assert thinkers.failed == 0

    run(play())
    told = [[*map(int, line.split())] for line in (tmp_path / "seen").read_text().splitlines()]
    of_seats = {(pid, *known) for pid, _, *known in told}
    # Three seats in one round, and one of them in another: four processes, one seat known to each.
    assert len(of_seats) == len({pid for pid, *_ in told}) == 4
    assert {len(known) for _, *known in of_seats} == {1}
    assert len({parent for _, parent, *_ in told}) == 1


SLOW_AND_QUICK = """
import os, time
from pathlib import Path

class Slow:
    def choose(self, observation, rng):
        with Path(__file__).with_name("slow").open("a") as told:
            print(os.getpid(), file=told)
        time.sleep(100)

COUNT = []

class Quick:
    def choose(self, observation, rng):
        COUNT.append(1)
        return observation.moves[len(COUNT) - 1]
"""


@pytest.fixture
def slow_and_quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two bots from outside are offered at tables."""
    path = tmp_path / "bots.py"
    path.write_text(SLOW_AND_QUICK)
    monkeypatch.setenv(outside.OFFERED, "{}")
    for name in ("Slow", "Quick"):
        outside.offer(f"{path}:{name}")


@pytest.mark.usefixtures("slow_and_quick")
def test_a_slow_bot_from_outside_holds_up_nobody_but_its_seat(tmp_path: Path) -> None:
    seen = an_observation()
    written = encode(seen)

    async def play() -> None:
        async with thinking() as thinkers:

            async def ask(name: str, who: str) -> str:
                return await thinkers.choose(name, "skipbo", written, who=who, seed=0)

            assert await ask("Quick", "here") == str(seen.moves[0])
            slow = [asyncio.create_task(ask("Slow", f"there {one}")) for one in range(3)]
            told = tmp_path / "slow"
            await until(lambda: told.exists() and len(told.read_text().split()) == 3)
            quick = [await ask("Quick", who) for who in ("here", "elsewhere", "here")]
            assert not any(one.done() for one in slow)
            running_loop().put_forward(LIMIT)
            assert await asyncio.gather(*slow) == [baseline(seen)] * 3
            # Who took too long is gone, and nobody else has lost what it remembers.
            assert not any(map(psutil.pid_exists, map(int, told.read_text().split())))
            quick.append(await ask("Quick", "here"))
            assert quick == [str(seen.moves[number]) for number in (1, 0, 2, 3)]
            assert (thinkers.failed, thinkers.restarts) == (3, 0)

    run(play())


@pytest.mark.usefixtures("slow_and_quick")
def test_bots_from_outside_in_thought_end_with_the_rest(tmp_path: Path) -> None:
    written = encode(an_observation())

    async def play() -> None:
        told = tmp_path / "slow"
        async with thinking() as thinkers:
            asked = [
                asyncio.create_task(thinkers.choose("Slow", "skipbo", written, who=str(one)))
                for one in range(AT_ONCE + 2)
            ]
            await until(lambda: told.exists() and len(told.read_text().split()) == AT_ONCE)
            assert thinkers.waiting == 2
        assert all(
            isinstance(one, ThinkingFailed)
            for one in await asyncio.gather(*asked, return_exceptions=True)
        )
        assert not any(map(psutil.pid_exists, map(int, told.read_text().split())))

    run(play())


@pytest.mark.usefixtures("slow_and_quick")
def test_the_worker_of_bots_from_outside_is_started_again() -> None:
    seen = an_observation()

    async def play() -> None:
        async with thinking() as thinkers:
            for _ in range(2):
                move = await thinkers.choose("Quick", "skipbo", encode(seen), who="here")
                assert move == str(seen.moves[0])
                psutil.Process(thinkers.pids[-1]).kill()
            assert thinkers.restarts == 1

    run(play())


def test_until_the_kernel_is_loaded_a_lighter_level_answers() -> None:
    async def play() -> None:
        async with thinking() as thinkers:
            seen = an_observation()
            here = str(make_bot("casual", "skipbo").choose(seen, Random(5)))
            for level in (one for one in LEVELS if needs_compiling((one,))):
                assert await thinkers.choose(level, "skipbo", encode(seen), seed=5) == here
            with pytest.raises(ThinkingFailed, match="NotReady"):
                await thinkers.advise("skipbo", encode(seen))
            assert (thinkers.failed, thinkers.restarts) == (0, 0)

    run(play())


def test_advice_comes_as_it_is_given_here(tmp_path: Path) -> None:
    async def play() -> None:
        async with thinking(command=an_adviser(tmp_path)) as thinkers:
            seen = an_observation()
            advised = await thinkers.advise("skipbo", encode(seen), budget_ms=7, seed=4)
            assert advised == [
                {"move": str(move), "win": 0.5, "error": 0.0123, "why": ["best-chance", "7", "4"]}
                for move in seen.moves[:2]
            ]
            assert (thinkers.asked, thinkers.answered) == (1, 1)

    run(play())


def test_nobody_thinks_about_advice_that_is_no_longer_wanted(tmp_path: Path) -> None:
    async def play() -> None:
        async with thinking(command=an_adviser(tmp_path)) as thinkers:
            written = encode(an_observation())
            with pytest.raises(ThinkingFailed, match="any more"):
                await thinkers.advise("skipbo", written, wanted=lambda: False)
            assert (thinkers.answered, thinkers.seconds) == (0, 0)
            assert await thinkers.advise("skipbo", written, wanted=lambda: True, seed=1)

    run(play())


def test_a_flood_leaves_no_room_for_advice(tmp_path: Path) -> None:
    async def play() -> None:
        command = a_bot(tmp_path, "wait('go'); return observation.moves[0]")
        async with thinking(command=command, waiting=3) as thinkers:
            written = encode(an_observation())
            asking = [
                asyncio.create_task(thinkers.choose("casual", "skipbo", written)) for _ in range(5)
            ]
            await until(lambda: thinkers.waiting >= 3)
            with pytest.raises(ThinkingFailed):
                await thinkers.advise("skipbo", written)
            (tmp_path / "go").touch()
            await asyncio.gather(*asking)

    run(play())


@pytest.mark.parametrize(
    ("level", "game", "observation"),
    [("casual", "skipbo", b"no observation"), ("casual", "poker", None), ("casual", "skipbo", b"")],
)
def test_what_no_bot_can_answer_fails_and_nothing_else_does(
    level: str, game: str, observation: bytes | None
) -> None:
    async def play() -> None:
        async with thinking() as thinkers:
            seen = encode(an_observation())
            with pytest.raises(ThinkingFailed):
                await thinkers.choose(level, game, seen if observation is None else observation)
            assert await thinkers.choose("casual", "skipbo", seen)
            assert thinkers.restarts == 0

    run(play())


def test_a_level_that_does_not_exist_is_replaced_by_a_light_one() -> None:
    async def play() -> None:
        async with thinking() as thinkers:
            seen = an_observation()
            assert await thinkers.choose("grandmaster", "skipbo", encode(seen)) == baseline(seen)

    run(play())


def test_a_worker_that_cannot_start_is_reported() -> None:
    async def play(command: tuple[str, ...]) -> None:
        thinkers = Thinkers(command=command)
        with pytest.raises(ThinkingFailed):
            await thinkers.start()
        assert thinkers.pids == ()
        with pytest.raises(ThinkingFailed):
            await thinkers.choose("casual", "skipbo", b"")

    run(play(("/no/such/program",)))
    run(play((sys.executable, "-c", "raise SystemExit(1)")))


def test_a_lighter_level_is_never_a_stronger_one() -> None:
    levels = ("random", "baseline", "casual", "skilled", "expert", "outside.py:Bot")
    assert [lighter(level) for level in levels] == [
        "random",
        "baseline",
        "baseline",
        "baseline",
        "skilled",
        "baseline",
    ]


def test_a_flood_is_answered_by_a_lighter_level(tmp_path: Path) -> None:
    async def play() -> None:
        command = a_bot(tmp_path, "return observation.moves[-1]")
        async with thinking(command=command, waiting=5, most=20) as thinkers:
            seen = an_observation()
            light, heavy, written = baseline(seen), str(seen.moves[-1]), encode(seen)
            assert light != heavy
            asking = [thinkers.choose("casual", "skipbo", written) for _ in range(60)]
            flood = asyncio.gather(*asking)
            deepest = 0
            while not flood.done():
                deepest = max(deepest, thinkers.waiting)
                await asyncio.sleep(0)
            moves = await flood
            assert deepest <= 20
            assert moves[:5] == [heavy] * 5
            assert moves.count(light) == thinkers.lighter
            assert 40 < thinkers.lighter < 56
            assert thinkers.answered == 60

    run(play())


def test_who_comes_first_is_answered_first() -> None:
    async def play() -> None:
        async with thinking(waiting=2, most=4) as thinkers:
            written, order = encode(an_observation()), []

            async def ask(number: int) -> None:
                await thinkers.choose("baseline", "skipbo", written)
                order.append(number)

            await asyncio.gather(*(ask(number) for number in range(50)))
            assert order == list(range(50))

    run(play())


def test_who_no_longer_waits_holds_nobody_up(tmp_path: Path) -> None:
    told = tmp_path / "asked"
    choose = "print('x', file=(here / 'asked').open('a')); wait('go'); return observation.moves[0]"

    async def play() -> None:
        async with thinking(command=a_bot(tmp_path, choose)) as thinkers:
            seen = an_observation()
            written = encode(seen)
            asking = [
                asyncio.create_task(thinkers.choose("casual", "skipbo", written)) for _ in range(30)
            ]
            await until(told.exists)
            for task in asking:
                task.cancel()
            last = asyncio.create_task(thinkers.choose("casual", "skipbo", written))
            (tmp_path / "go").touch()
            assert await last == str(seen.moves[0])
            # The one in whose thoughts they left, and the one who still waited.
            assert told.read_text().split() == ["x", "x"]
            assert (thinkers.restarts, thinkers.waiting) == (0, 0)

    run(play())


def test_several_workers_share_the_work(tmp_path: Path) -> None:
    # Each answers only when all three think.
    together = (
        "(here / f'pid-{os.getpid()}').touch()\n"
        "        while len([*here.glob('pid-*')]) < 3: time.sleep(0.005)\n"
        "        return observation.moves[0]"
    )

    async def play() -> None:
        async with thinking(command=a_bot(tmp_path, together), workers=3) as thinkers:
            pids = {f"pid-{pid}" for pid in thinkers.pids}
            assert len(pids) == 3
            written = encode(an_observation())
            await asyncio.gather(*(thinkers.choose("casual", "skipbo", written) for _ in range(3)))
            assert pids == {file.name for file in tmp_path.glob("pid-*")}

    run(play())


def test_the_event_loop_goes_on_while_bots_think(tmp_path: Path) -> None:
    async def play() -> None:
        thought = "(here / 'thinking').touch(); wait('go'); return observation.moves[0]"
        async with thinking(command=a_bot(tmp_path, thought)) as thinkers:
            seen = an_observation()
            asking = asyncio.create_task(thinkers.choose("casual", "skipbo", encode(seen)))
            # If it did not, nobody would ever open the gate.
            await until((tmp_path / "thinking").exists)
            assert not asking.done()
            (tmp_path / "go").touch()
            assert await asking == str(seen.moves[0])

    run(play())


def test_answers_are_measured() -> None:
    async def play() -> None:
        seconds: list[float] = []
        async with thinking(measured=seconds.append) as thinkers:
            for _ in range(3):
                await thinkers.choose("casual", "skipbo", encode(an_observation()))
            assert len(seconds) == 3
            assert thinkers.seconds == pytest.approx(sum(seconds))
            assert thinkers.seconds > 0

    run(play())


def test_closing_leaves_no_process_and_nobody_waiting(tmp_path: Path) -> None:
    async def play() -> None:
        never = "(here / f'pid-{os.getpid()}').touch(); time.sleep(100)"
        thinkers = Thinkers(command=a_bot(tmp_path, never), workers=2, most=8)
        await thinkers.start()
        processes = [psutil.Process(pid) for pid in thinkers.pids]
        assert len(processes) == 2
        written = encode(an_observation())
        asking = [
            asyncio.create_task(thinkers.choose("casual", "skipbo", written)) for _ in range(80)
        ]
        await until(lambda: len([*tmp_path.glob("pid-*")]) == 2)
        await thinkers.close()
        assert not any(process.is_running() for process in processes)
        assert all(
            isinstance(one, ThinkingFailed)
            for one in await asyncio.gather(*asking, return_exceptions=True)
        )
        with pytest.raises(ThinkingFailed):
            await thinkers.choose("casual", "skipbo", written)
        await thinkers.close()

    run(play())


SERVER = """
import asyncio, sys
from stockpile.table.thinking import Thinkers

async def main():
    thinkers = Thinkers(command=sys.argv[2:])
    await thinkers.start()
    asking = asyncio.create_task(
        thinkers.choose("casual", "skipbo", open(sys.argv[1], "rb").read())
    )
    print(*thinkers.pids, flush=True)
    await asyncio.sleep(100)

asyncio.run(main())
"""


THINKING_HARD = "(here / 'thinking').touch()\n        while True: pass"


@pytest.mark.parametrize("thought", [None, THINKING_HARD], ids=["idle", "in thought"])
def test_a_worker_ends_with_a_server_that_was_killed(tmp_path: Path, thought: str | None) -> None:
    command = OURS if thought is None else a_bot(tmp_path, thought)
    (tmp_path / "observation").write_bytes(encode(an_observation()))
    server = start(
        [sys.executable, "-c", SERVER, str(tmp_path / "observation"), *command],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        worker = psutil.Process(int(server.stdout.readline()))
        if thought is not None:
            wait_until((tmp_path / "thinking").exists)
        assert worker.is_running()
    finally:
        server.kill()
        server.communicate()
    assert psutil.wait_procs([worker], PATIENCE_S) == ([worker], [])
