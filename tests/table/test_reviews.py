"""Reviews are made one after the other, out of everybody's way, and kept."""

from __future__ import annotations

import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest

from stockpile.bots.review import REVIEW_VERSION
from stockpile.store import Finished, Row, Store, Unsaved, open_store
from stockpile.table.reviews import REVIEW_RETRY_S, REVIEW_SILENCE_S, Reviews
from stockpile.workers.launch import LOWEST_NICENESS
from stockpile.workers.pool import ThinkingFailed
from tests.virtual_time import in_loop, running_loop
from tests.waiting import until

pytestmark = pytest.mark.long


def a_worker(
    folder: Path, review: str, ready: bool = True, before: str = "pass", niceness: int = 0
) -> tuple[str, ...]:
    """The command of a worker that reviews so; there is no kernel to wait for."""
    script = folder / "reviewer.py"
    script.write_text(
        "import os, signal, time\n"
        "from pathlib import Path\n"
        "from stockpile.bots import review\n"
        "from stockpile.workers import process as worker\n"
        "from stockpile.kernel import cache\n"
        f"here = Path({str(folder)!r})\n"
        "os.environ.pop('STOCKPILE_KERNEL', None)\n"
        "cache.load_in_background = lambda: None\n"
        f"cache.ready = lambda game: {ready}\n"
        f"{before}\n"
        "class Made:\n"
        "    def __init__(self, **made): self.made = made\n"
        "    def as_json(self): return self.made\n"
        "def wait(name):\n"
        "    while not (here / name).exists(): time.sleep(0.01)\n"
        "def made(record, *, playouts, progress):\n"
        "    with (here / 'asked').open('a') as asked: print(record, file=asked)\n"
        f"    {review}\n"
        "    return Made(version=review.REVIEW_VERSION, record=record, playouts=playouts)\n"
        "review.review = made\n"
        "worker.main()\n"
    )
    return (sys.executable, str(script), str(niceness))


@asynccontextmanager
async def reviewing(
    folder: Path,
    review: str = "pass",
    *,
    ready: bool = True,
    before: str = "pass",
    niceness: int = 0,
    **settings: Any,
) -> AsyncIterator[tuple[Reviews, Store]]:
    store = open_store(None, folder)
    await store.open()
    if not await store.rows("OAK"):
        over = [Finished(number, 1, 1, 1, (), b"") for number in range(1, 9)]
        await store.append(Row("OAK", 1, 1, "", None, b""), over)
    command = a_worker(folder, review, ready, before, niceness)
    reviews = Reviews(store, command=command, **settings)
    try:
        yield reviews, store
    finally:
        await reviews.close()
        await store.close()


async def finished(reviews: Reviews) -> None:
    await until(lambda: not reviews.waiting)
    await until(lambda: reviews.pid is None)


@in_loop
async def test_a_review_is_made_and_kept(tmp_path: Path) -> None:
    async with reviewing(tmp_path, "progress(0.5); wait('go')", playouts=70) as (reviews, store):
        assert (reviews.progress("OAK", 1), reviews.pid) == (None, None)
        reviews.ask("OAK", 1, "skipbo", "the record")
        assert reviews.progress("OAK", 1) == 0
        await until(lambda: reviews.progress("OAK", 1) == 0.5)
        assert await store.review("OAK", 1) is None
        assert reviews.pid is not None
        (tmp_path / "go").touch()
        await finished(reviews)
        assert reviews.progress("OAK", 1) is None
        kept = await store.review("OAK", 1)
        assert kept is not None
        assert json.loads(kept) == {
            "version": REVIEW_VERSION,
            "record": "the record",
            "playouts": 70,
        }
        # And again, with a process of its own.
        reviews.ask("OAK", 2, "skipbo", "another")
        await finished(reviews)
        assert await store.review("OAK", 2) is not None


@in_loop
async def test_whoever_makes_one_yields_to_everything_else(tmp_path: Path) -> None:
    # It has its priority before it is asked anything: after that it may hardly have a turn.
    async with reviewing(tmp_path, "wait('never')", niceness=LOWEST_NICENESS) as (reviews, _):
        reviews.ask("OAK", 1, "skipbo", "the record")
        own = psutil.Process().nice()
        await until(lambda: reviews.pid and psutil.Process(reviews.pid).nice() > own)


@in_loop
async def test_they_are_made_one_after_the_other_and_not_too_many(tmp_path: Path) -> None:
    async with reviewing(tmp_path, "wait(record)", most=3) as (reviews, store):
        for number in range(1, 6):
            assert reviews.full == (number > 3)
            reviews.ask("OAK", number, "skipbo", str(number))
            reviews.ask("OAK", 1, "skipbo", "once more")
        assert reviews.waiting == 3
        assert [reviews.progress("OAK", number) for number in range(1, 6)] == [0, 0, 0, None, None]
        for number in (3, 2):
            (tmp_path / str(number)).touch()
        await until(lambda: (tmp_path / "asked").exists() and (tmp_path / "asked").read_text())
        assert (tmp_path / "asked").read_text().split() == ["1"]
        (tmp_path / "1").touch()
        await finished(reviews)
        assert (tmp_path / "asked").read_text().split() == ["1", "2", "3"]
        assert all([await store.review("OAK", number) for number in (1, 2, 3)])


@in_loop
async def test_a_worker_that_was_killed_begins_again(tmp_path: Path) -> None:
    async with reviewing(tmp_path, "progress(0.1); wait('go')") as (reviews, store):
        reviews.ask("OAK", 1, "skipbo", "again")
        await until(lambda: bool(reviews.progress("OAK", 1)))
        assert reviews.pid is not None
        psutil.Process(reviews.pid).kill()
        await until(lambda: (tmp_path / "asked").read_text().split() == ["again", "again"])
        (tmp_path / "go").touch()
        await finished(reviews)
        assert await store.review("OAK", 1) is not None


@pytest.mark.parametrize(
    "fails", ["raise ValueError(record)", "os.kill(os.getpid(), signal.SIGKILL)"]
)
@in_loop
async def test_what_cannot_be_reviewed_is_said_and_the_next_one_made(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, fails: str
) -> None:
    async with reviewing(tmp_path, f"if 'bad' in record: {fails}") as (reviews, store):
        reviews.ask("OAK", 1, "skipbo", "a bad record")
        reviews.ask("OAK", 2, "skipbo", "fine")
        await finished(reviews)
        with pytest.raises(ThinkingFailed):
            reviews.progress("OAK", 1)
        assert await store.review("OAK", 1) is None
        assert await store.review("OAK", 2) is not None
    assert "could not be reviewed" in caplog.text
    assert "a bad record" not in caplog.text


@in_loop
async def test_what_says_nothing_of_the_match_is_tried_again_later(tmp_path: Path) -> None:
    clock = [0.0]
    dies = "(here / 'mended').exists() or os.kill(os.getpid(), signal.SIGKILL)"
    async with reviewing(tmp_path, dies, clock=lambda: clock[0]) as (reviews, _):

        async def fail() -> None:
            assert reviews.progress("OAK", 1) is None
            reviews.ask("OAK", 1, "skipbo", "the record")
            await finished(reviews)
            with pytest.raises(ThinkingFailed):
                reviews.progress("OAK", 1)

        await fail()
        clock[0] += REVIEW_RETRY_S
        await fail()
        # The second time it takes longer.
        clock[0] += REVIEW_RETRY_S
        with pytest.raises(ThinkingFailed):
            reviews.progress("OAK", 1)
        clock[0] += REVIEW_RETRY_S
        (tmp_path / "mended").touch()
        assert reviews.progress("OAK", 1) is None
        reviews.ask("OAK", 1, "skipbo", "the record")
        await finished(reviews)
        assert reviews.progress("OAK", 1) is None
        assert await reviews.kept("OAK", 1) is not None


@in_loop
async def test_a_match_that_cannot_be_reviewed_is_not_tried_again(tmp_path: Path) -> None:
    clock = [0.0]
    async with reviewing(tmp_path, "raise ValueError", clock=lambda: clock[0]) as (reviews, _):
        reviews.ask("OAK", 1, "skipbo", "bad")
        await finished(reviews)
        clock[0] += 1e9
        with pytest.raises(ThinkingFailed):
            reviews.progress("OAK", 1)


@in_loop
async def test_nobody_waits_for_ever_for_a_kernel_that_never_comes(tmp_path: Path) -> None:
    clock = [0.0]
    soon = "worker.KERNEL_CHECK_S, worker.COMPILING_LIMIT_S = 0.01, 0.1"
    async with reviewing(tmp_path, ready=False, before=soon, clock=lambda: clock[0]) as made:
        reviews, _ = made
        for number in (1, 2):
            reviews.ask("OAK", number, "skipbo", str(number))
        await finished(reviews)
        for number in (1, 2):
            with pytest.raises(ThinkingFailed):
                reviews.progress("OAK", number)
        # It may have come by then.
        clock[0] += REVIEW_RETRY_S
        assert reviews.progress("OAK", 1) is None


@in_loop
async def test_what_is_kept_is_not_made_again_unless_it_is_old(tmp_path: Path) -> None:
    async with reviewing(tmp_path) as (reviews, store):
        new, old = (
            json.dumps({"version": one}).encode() for one in (REVIEW_VERSION, REVIEW_VERSION - 1)
        )
        for number, body in enumerate((new, old, b"nonsense", b"{}"), 1):
            await store.save_review("OAK", number, body)
            assert await reviews.kept("OAK", number) == (body if body == new else None)
            # Asked for by somebody who has looked before it was kept.
            reviews.ask("OAK", number, "skipbo", str(number))
        await finished(reviews)
        assert (tmp_path / "asked").read_text().split() == ["2", "3", "4"]
        assert await store.review("OAK", 1) == new
        assert all([await reviews.kept("OAK", number) for number in (2, 3, 4)])


@in_loop
async def test_a_worker_that_has_lost_its_way_is_ended(tmp_path: Path) -> None:
    async with reviewing(tmp_path, "wait('never')") as (reviews, _):
        reviews.ask("OAK", 1, "skipbo", "long")
        await until((tmp_path / "asked").exists)
        assert reviews.progress("OAK", 1) == 0
        running_loop().put_forward(REVIEW_SILENCE_S)
        await finished(reviews)
        with pytest.raises(ThinkingFailed):
            reviews.progress("OAK", 1)


@in_loop
async def test_one_that_cannot_be_saved_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with reviewing(tmp_path) as (reviews, store):

        async def full(*_: object) -> None:
            raise Unsaved("the disk is full")

        monkeypatch.setattr(store, "save_review", full)
        reviews.ask("OAK", 1, "skipbo", "lost")
        await finished(reviews)
        monkeypatch.undo()
        assert reviews.progress("OAK", 1) is None
        reviews.ask("OAK", 1, "skipbo", "kept")
        await finished(reviews)
        assert await store.review("OAK", 1) is not None


@in_loop
async def test_closing_leaves_no_process_and_nothing_half_done(tmp_path: Path) -> None:
    async with reviewing(tmp_path, "progress(0.9); wait('go')") as (reviews, store):
        for number in (1, 2):
            reviews.ask("OAK", number, "skipbo", str(number))
        await until(lambda: bool(reviews.progress("OAK", 1)))
        assert reviews.pid is not None
        process = psutil.Process(reviews.pid)
        await reviews.close()
        assert not process.is_running()
        assert reviews.full
        assert reviews.progress("OAK", 1) is None
        assert await store.review("OAK", 1) is None
    (tmp_path / "go").touch()
    # After a restart it is begun again when somebody asks again.
    async with reviewing(tmp_path) as (reviews, store):
        reviews.ask("OAK", 1, "skipbo", "1")
        await finished(reviews)
        assert await store.review("OAK", 1) is not None
