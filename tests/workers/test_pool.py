"""Bots think in a process of their own: the same moves as here, whatever happens to it."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import psutil
import pytest

from stockpile.bots import LEVELS, make_bot, needs_compiling, plugins
from stockpile.core.observation import Observation
from stockpile.games import new_match
from stockpile.workers.codec import encode
from stockpile.workers.launch import KERNEL_SWITCH, THINKING_NICENESS, WORKER
from stockpile.workers.pool import (
    MIN_BUDGET_MS,
    OUTSIDE_BOTS_AT_ONCE,
    ThinkingFailed,
    WorkerPool,
    lighter,
)
from tests.processes import PATIENCE_S, start
from tests.virtual_time import VirtualLoop, running_loop
from tests.waiting import HANGS_S, until, wait_until
from tests.workers.seeing import TABLES, an_observation, observations

pytestmark = pytest.mark.long


@pytest.fixture(autouse=True)
def _without_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes seconds to load, for each worker."""
    monkeypatch.setenv(KERNEL_SWITCH, "off")


LIMIT = 2 * PATIENCE_S
"""Seconds that no bot takes to answer; a test that is about one puts the time forward."""


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(asyncio.wait_for(coroutine, HANGS_S + LIMIT))


OURS = (*WORKER, "0")
"""A worker with the priority of the tests: on a busy machine another might never have its turn."""


@asynccontextmanager
async def thinking(**settings: Any) -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(**{"command": OURS, "limit": LIMIT, **settings})
    await pool.start()
    try:
        yield pool
    finally:
        await pool.close()


def a_bot(folder: Path, choose: str) -> tuple[str, ...]:
    """The command of a worker in which ``casual`` is a bot that does this instead.

    It can ``wait`` for a file in the folder: a gate that the test opens.
    """
    script = folder / "worker.py"
    script.write_text(
        "import os, signal, sys, time\n"
        "from pathlib import Path\n"
        "from stockpile.workers import process as worker\n"
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
        "from stockpile.workers import process as worker\n"
        "from stockpile.bots.advice import Advice, AdvisedMove\n"
        "from stockpile.kernel import cache\n"
        "cache.ready = lambda game: True\n"
        "def advise(observation, rng, *, playouts, budget_ms):\n"
        "    drawn = rng.random()\n"
        "    seed = next(one for one in range(99) if type(rng)(one).random() == drawn)\n"
        "    why = ('best-chance', str(budget_ms), str(seed))\n"
        "    moves = [AdvisedMove(move, 0.5, 0.01234, why) for move in observation.moves[:2]]\n"
        "    return Advice(tuple(moves), ((0.5, 0.5),) * 2)\n"
        "worker.advise = advise\n"
        "worker.main()\n"
    )
    return (sys.executable, str(script), "0")


def test_a_worker_answers_what_the_bot_says_here() -> None:
    async def play() -> None:
        async with thinking() as pool:
            for settings in TABLES:
                match = new_match(**settings, seed="same")
                game = match.game.name
                for number, seen in enumerate(observations(match, 40)):
                    for level in (one for one in LEVELS if not needs_compiling((one,))):
                        here = make_bot(level, game).choose(seen, Random(number))
                        there = await pool.choose(level, game, encode(seen), seed=number)
                        assert there == str(here)
            assert pool.asked == pool.answered
            assert (pool.lighter, pool.restarts, pool.failed) == (0, 0, 0)

    run(play())


def test_without_a_seed_chance_is_real() -> None:
    async def play() -> None:
        seen = encode(an_observation())
        rows: list[list[str]] = []
        for _ in range(2):
            async with thinking() as pool:
                rows.append([await pool.choose("random", "skipbo", seen) for _ in range(40)])
        assert rows[0] != rows[1]
        assert all(len(set(row)) > 2 for row in rows)

    run(play())


def test_a_worker_has_lower_priority_and_overhears_ctrl_c() -> None:
    async def play() -> None:
        async with thinking(command=WORKER) as pool:
            (pid,) = pool.pids
            assert psutil.Process(pid).nice() == min(
                19, psutil.Process().nice() + THINKING_NICENESS
            )
            psutil.Process(pid).send_signal(signal.SIGINT)
            seen = encode(an_observation())
            assert await pool.choose("casual", "skipbo", seen)
            assert pool.pids == (pid,)

    run(play())


def test_a_killed_worker_is_started_again_and_asked_again(tmp_path: Path) -> None:
    slowly = "(here / 'thinking').touch(); wait('go'); return observation.moves[-1]"

    async def play() -> None:
        async with thinking(command=a_bot(tmp_path, slowly)) as pool:
            seen = an_observation()
            asking = asyncio.create_task(pool.choose("casual", "skipbo", encode(seen)))
            await until((tmp_path / "thinking").exists)
            (first,) = pool.pids
            psutil.Process(first).kill()
            (tmp_path / "go").touch()
            assert await asking == str(seen.moves[-1])
            assert pool.restarts == 1
            assert pool.pids != (first,)
            assert (pool.asked, pool.answered, pool.failed) == (1, 1, 0)

    run(play())


def test_a_worker_killed_while_idle_is_not_missed() -> None:
    async def play() -> None:
        async with thinking() as pool:
            seen = an_observation()
            for _ in range(3):
                psutil.Process(pool.pids[0]).kill()
                here = make_bot("casual", "skipbo").choose(seen, Random(1))
                there = await pool.choose("casual", "skipbo", encode(seen), seed=1)
                assert there == str(here)
            assert pool.restarts == 3

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
        async with thinking(command=a_bot(tmp_path, choose)) as pool:
            seen = an_observation()
            move = await pool.choose("casual", "skipbo", encode(seen), seed=0)
            assert move == baseline(seen)
            assert (pool.restarts, pool.failed) == (restarts, failed)
            assert await pool.choose("baseline", "skipbo", encode(seen), seed=0) == move

    run(play())


def test_a_bot_that_never_answers_is_replaced_by_a_light_one(tmp_path: Path) -> None:
    never = "(here / 'thinking').touch(); time.sleep(100)"

    async def play() -> None:
        async with thinking(command=a_bot(tmp_path, never)) as pool:
            seen = an_observation()
            asking = asyncio.create_task(pool.choose("casual", "skipbo", encode(seen), seed=0))
            await until((tmp_path / "thinking").exists)
            assert not asking.done()
            running_loop().put_forward(LIMIT)
            assert await asking == baseline(seen)
            assert (pool.restarts, pool.failed) == (1, 1)

    run(play())


def test_what_a_bot_prints_is_no_answer(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    chatty = "print('x' * 9999, file=sys.stderr); print('=pass'); return observation.moves[0]"

    async def play() -> None:
        async with thinking(command=a_bot(tmp_path, chatty)) as pool:
            seen = an_observation()
            for _ in range(3):
                assert await pool.choose("casual", "skipbo", encode(seen)) == str(seen.moves[0])

    run(play())
    assert capfd.readouterr() == ("", "")


def test_a_failure_is_logged_without_what_the_bot_saw(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        told = "raise ValueError('the hand is 7')"
        async with thinking(command=a_bot(tmp_path, told)) as pool:
            await pool.choose("casual", "skipbo", encode(an_observation()))

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
        async with thinking(command=command) as pool:
            seen = an_observation()
            for budget in (0, 1, 3):
                move = await pool.choose("casual", "skipbo", encode(seen), budget_ms=budget)
                assert move == str(seen.moves[budget])
        async with thinking(command=command, thinking_ms=2) as pool:
            assert await pool.choose("casual", "skipbo", encode(seen)) == str(seen.moves[2])

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
        async with thinking(command=command, thinking_ms=300) as pool:
            written = encode(an_observation())
            await asyncio.gather(*(pool.choose("casual", "skipbo", written) for _ in range(20)))
        given = list(map(int, (tmp_path / "given").read_text().split()))
        # The first may be asked before anybody waits behind it.
        assert given[1:] == [max(MIN_BUDGET_MS, 300 // left) for left in range(19, 0, -1)]

    run(play())


def test_light_ones_pass_those_who_want_to_be_thought_about(tmp_path: Path) -> None:
    slowly = "(here / 'thinking').touch(); wait('go'); return observation.moves[0]"

    async def play() -> None:
        async with thinking(command=a_bot(tmp_path, slowly)) as pool:
            written, order = encode(an_observation()), list[str]()

            async def ask(level: str) -> None:
                await pool.choose(level, "skipbo", written)
                order.append(level)

            first = asyncio.create_task(ask("casual"))
            await until((tmp_path / "thinking").exists)
            levels = ["expert", "random", "expert", "baseline", "expert", "random"]
            others = asyncio.gather(*map(ask, levels))
            await until(lambda: pool.waiting == len(levels))
            (tmp_path / "go").touch()
            await asyncio.gather(first, others)
            assert order == ["casual", "random", "baseline", "random", *["expert"] * 3]

    run(play())


def test_nobody_who_thinks_long_is_passed_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stockpile.workers.pool.LIGHT_FIRST_S", 0.1)

    async def play() -> None:
        async with thinking() as pool:
            written = encode(an_observation())
            asking = asyncio.create_task(pool.choose("expert", "skipbo", written))

            async def flood() -> None:
                while not asking.done():
                    await pool.choose("baseline", "skipbo", written)

            await asyncio.gather(*(flood() for _ in range(20)))
            assert await asking

    run(play())


CURIOUS = """
import os, sys
from pathlib import Path

codec, seen = sys.modules["stockpile.workers.codec"], []
decode = codec.decode

def peeping(written):
    found = decode(written)
    seen.append(found.seat)
    return found

codec.decode = peeping

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
    monkeypatch.setenv(plugins.OFFERED_BOTS_VARIABLE, "{}")
    plugins.offer(f"{path}:Curious")
    match = new_match("skipbo-2003", seats=3, seed=3, stock=6)
    seats = [*observations(match, 30)]

    async def play() -> None:
        async with thinking() as pool:
            for seen in seats:
                written, who = encode(seen), f"table 1 {seen.seat}"
                await pool.choose("Curious", "skipbo", written, who=who)
                await pool.choose("casual", "skipbo", written, who=who)
                with pytest.raises(ThinkingFailed):  # there is no kernel, but they were told
                    await pool.advise("skipbo", written)
            again = encode(seats[0])
            await pool.choose("Curious", "skipbo", again, who="table 2 0")
            assert pool.failed == 0

    run(play())
    told = [[*map(int, line.split())] for line in (tmp_path / "seen").read_text().splitlines()]
    of_seats = {(pid, *known) for pid, _, *known in told}
    # Three seats in one round, and one of them in another: four processes, one seat known to each.
    assert len(of_seats) == len({pid for pid, *_ in told}) == 4
    assert {len(known) for _, *known in of_seats} == {1}
    assert len({parent for _, parent, *_ in told}) == 1


def test_a_trusted_bot_has_one_process_for_all_seats_and_rounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "curious.py"
    path.write_text(CURIOUS)
    monkeypatch.setenv(plugins.OFFERED_BOTS_VARIABLE, "{}")
    plugins.offer(f"{path}:Curious")
    seats = [*observations(new_match("skipbo-2003", seats=3, seed=3, stock=6), 9)]

    async def play() -> None:
        async with thinking(trust_bots=True) as pool:
            for seen in seats:
                await pool.choose("Curious", "skipbo", encode(seen), who=f"table 1 {seen.seat}")
            assert pool.failed == 0

    run(play())
    told = (tmp_path / "seen").read_text().splitlines()
    assert len(told) == len(seats)
    assert len({line.split()[0] for line in told}) == 1


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
    monkeypatch.setenv(plugins.OFFERED_BOTS_VARIABLE, "{}")
    for name in ("Slow", "Quick"):
        plugins.offer(f"{path}:{name}")


@pytest.mark.usefixtures("slow_and_quick")
def test_a_slow_bot_from_outside_holds_up_nobody_but_its_seat(tmp_path: Path) -> None:
    seen = an_observation()
    written = encode(seen)

    async def play() -> None:
        async with thinking() as pool:

            async def ask(name: str, who: str) -> str:
                return await pool.choose(name, "skipbo", written, who=who, seed=0)

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
            assert (pool.failed, pool.restarts) == (3, 0)

    run(play())


@pytest.mark.usefixtures("slow_and_quick")
def test_bots_from_outside_in_thought_end_with_the_rest(tmp_path: Path) -> None:
    written = encode(an_observation())

    async def play() -> None:
        told = tmp_path / "slow"
        async with thinking() as pool:
            asked = [
                asyncio.create_task(pool.choose("Slow", "skipbo", written, who=str(one)))
                for one in range(OUTSIDE_BOTS_AT_ONCE + 2)
            ]
            await until(
                lambda: told.exists() and len(told.read_text().split()) == OUTSIDE_BOTS_AT_ONCE
            )
            assert pool.waiting == 2
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
        async with thinking() as pool:
            for _ in range(2):
                move = await pool.choose("Quick", "skipbo", encode(seen), who="here")
                assert move == str(seen.moves[0])
                psutil.Process(pool.pids[-1]).kill()
            assert pool.restarts == 1

    run(play())


def test_until_the_kernel_is_loaded_a_lighter_level_answers() -> None:
    async def play() -> None:
        async with thinking() as pool:
            seen = an_observation()
            here = str(make_bot("casual", "skipbo").choose(seen, Random(5)))
            for level in (one for one in LEVELS if needs_compiling((one,))):
                assert await pool.choose(level, "skipbo", encode(seen), seed=5) == here
            with pytest.raises(ThinkingFailed, match="NotReady"):
                await pool.advise("skipbo", encode(seen))
            assert (pool.failed, pool.restarts) == (0, 0)

    run(play())


def test_advice_comes_as_it_is_given_here(tmp_path: Path) -> None:
    async def play() -> None:
        async with thinking(command=an_adviser(tmp_path)) as pool:
            seen = an_observation()
            advised = await pool.advise("skipbo", encode(seen), budget_ms=7, seed=4)
            assert advised == [
                {"move": str(move), "win": 0.5, "error": 0.0123, "why": ["best-chance", "7", "4"]}
                for move in seen.moves[:2]
            ]
            assert (pool.asked, pool.answered) == (1, 1)

    run(play())


def test_nobody_thinks_about_advice_that_is_no_longer_wanted(tmp_path: Path) -> None:
    async def play() -> None:
        async with thinking(command=an_adviser(tmp_path)) as pool:
            written = encode(an_observation())
            with pytest.raises(ThinkingFailed, match="any more"):
                await pool.advise("skipbo", written, wanted=lambda: False)
            assert (pool.answered, pool.seconds) == (0, 0)
            assert await pool.advise("skipbo", written, wanted=lambda: True, seed=1)

    run(play())


def test_a_flood_leaves_no_room_for_advice(tmp_path: Path) -> None:
    async def play() -> None:
        command = a_bot(tmp_path, "wait('go'); return observation.moves[0]")
        async with thinking(command=command, waiting=3) as pool:
            written = encode(an_observation())
            asking = [
                asyncio.create_task(pool.choose("casual", "skipbo", written)) for _ in range(5)
            ]
            await until(lambda: pool.waiting >= 3)
            with pytest.raises(ThinkingFailed):
                await pool.advise("skipbo", written)
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
        async with thinking() as pool:
            seen = encode(an_observation())
            with pytest.raises(ThinkingFailed):
                await pool.choose(level, game, seen if observation is None else observation)
            assert await pool.choose("casual", "skipbo", seen)
            assert pool.restarts == 0

    run(play())


def test_a_level_that_does_not_exist_is_replaced_by_a_light_one() -> None:
    async def play() -> None:
        async with thinking() as pool:
            seen = an_observation()
            assert await pool.choose("grandmaster", "skipbo", encode(seen)) == baseline(seen)

    run(play())


def test_a_worker_that_cannot_start_is_reported() -> None:
    async def play(command: tuple[str, ...]) -> None:
        pool = WorkerPool(command=command)
        with pytest.raises(ThinkingFailed):
            await pool.start()
        assert pool.pids == ()
        with pytest.raises(ThinkingFailed):
            await pool.choose("casual", "skipbo", b"")

    run(play(("/no/such/program",)))
    run(play((sys.executable, "-c", "raise SystemExit(1)")))


def test_a_lighter_level_is_never_a_stronger_one() -> None:
    levels = ("random", "baseline", "casual", "skilled", "master", "expert", "outside.py:Bot")
    assert [lighter(level) for level in levels] == [
        "random",
        "baseline",
        "baseline",
        "baseline",
        "baseline",
        "master",
        "baseline",
    ]


def test_a_flood_is_answered_by_a_lighter_level(tmp_path: Path) -> None:
    async def play() -> None:
        command = a_bot(tmp_path, "return observation.moves[-1]")
        async with thinking(command=command, waiting=5, most=20) as pool:
            seen = an_observation()
            light, heavy, written = baseline(seen), str(seen.moves[-1]), encode(seen)
            assert light != heavy
            asking = [pool.choose("casual", "skipbo", written) for _ in range(60)]
            flood = asyncio.gather(*asking)
            deepest = 0
            while not flood.done():
                deepest = max(deepest, pool.waiting)
                await asyncio.sleep(0)
            moves = await flood
            assert deepest <= 20
            assert moves[:5] == [heavy] * 5
            assert moves.count(light) == pool.lighter
            assert 40 < pool.lighter < 56
            assert pool.answered == 60

    run(play())


def test_who_comes_first_is_answered_first() -> None:
    async def play() -> None:
        async with thinking(waiting=2, most=4) as pool:
            written, order = encode(an_observation()), []

            async def ask(number: int) -> None:
                await pool.choose("baseline", "skipbo", written)
                order.append(number)

            await asyncio.gather(*(ask(number) for number in range(50)))
            assert order == list(range(50))

    run(play())


def test_who_no_longer_waits_holds_nobody_up(tmp_path: Path) -> None:
    told = tmp_path / "asked"
    choose = "print('x', file=(here / 'asked').open('a')); wait('go'); return observation.moves[0]"

    async def play() -> None:
        async with thinking(command=a_bot(tmp_path, choose)) as pool:
            seen = an_observation()
            written = encode(seen)
            asking = [
                asyncio.create_task(pool.choose("casual", "skipbo", written)) for _ in range(30)
            ]
            await until(told.exists)
            for task in asking:
                task.cancel()
            last = asyncio.create_task(pool.choose("casual", "skipbo", written))
            (tmp_path / "go").touch()
            assert await last == str(seen.moves[0])
            # The one in whose thoughts they left, and the one who still waited.
            assert told.read_text().split() == ["x", "x"]
            assert (pool.restarts, pool.waiting) == (0, 0)

    run(play())


def test_several_workers_share_the_work(tmp_path: Path) -> None:
    # Each answers only when all three think.
    together = (
        "(here / f'pid-{os.getpid()}').touch()\n"
        "        while len([*here.glob('pid-*')]) < 3: time.sleep(0.005)\n"
        "        return observation.moves[0]"
    )

    async def play() -> None:
        async with thinking(command=a_bot(tmp_path, together), workers=3) as pool:
            pids = {f"pid-{pid}" for pid in pool.pids}
            assert len(pids) == 3
            written = encode(an_observation())
            await asyncio.gather(*(pool.choose("casual", "skipbo", written) for _ in range(3)))
            assert pids == {file.name for file in tmp_path.glob("pid-*")}

    run(play())


def test_the_event_loop_goes_on_while_bots_think(tmp_path: Path) -> None:
    async def play() -> None:
        thought = "(here / 'thinking').touch(); wait('go'); return observation.moves[0]"
        async with thinking(command=a_bot(tmp_path, thought)) as pool:
            seen = an_observation()
            asking = asyncio.create_task(pool.choose("casual", "skipbo", encode(seen)))
            # If it did not, nobody would ever open the gate.
            await until((tmp_path / "thinking").exists)
            assert not asking.done()
            (tmp_path / "go").touch()
            assert await asking == str(seen.moves[0])

    run(play())


def test_answers_are_measured() -> None:
    async def play() -> None:
        seconds: list[float] = []
        async with thinking(measured=seconds.append) as pool:
            for _ in range(3):
                await pool.choose("casual", "skipbo", encode(an_observation()))
            assert len(seconds) == 3
            assert pool.seconds == pytest.approx(sum(seconds))
            assert pool.seconds > 0

    run(play())


def test_closing_leaves_no_process_and_nobody_waiting(tmp_path: Path) -> None:
    async def play() -> None:
        never = "(here / f'pid-{os.getpid()}').touch(); time.sleep(100)"
        pool = WorkerPool(command=a_bot(tmp_path, never), workers=2, most=8)
        await pool.start()
        processes = [psutil.Process(pid) for pid in pool.pids]
        assert len(processes) == 2
        written = encode(an_observation())
        asking = [asyncio.create_task(pool.choose("casual", "skipbo", written)) for _ in range(80)]
        await until(lambda: len([*tmp_path.glob("pid-*")]) == 2)
        await pool.close()
        assert not any(process.is_running() for process in processes)
        assert all(
            isinstance(one, ThinkingFailed)
            for one in await asyncio.gather(*asking, return_exceptions=True)
        )
        with pytest.raises(ThinkingFailed):
            await pool.choose("casual", "skipbo", written)
        await pool.close()

    run(play())


SERVER = """
import asyncio, sys
from stockpile.workers.pool import WorkerPool

async def main():
    pool = WorkerPool(command=sys.argv[2:])
    await pool.start()
    asking = asyncio.create_task(
        pool.choose("casual", "skipbo", open(sys.argv[1], "rb").read())
    )
    print(*pool.pids, flush=True)
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
