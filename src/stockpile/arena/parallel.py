"""A tournament in parallel: over processes, or over a cluster, with the same code."""

from __future__ import annotations

import os
import signal
import threading
import time
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext
from itertools import islice
from pathlib import Path
from typing import Any, Literal, get_args

from stockpile.arena.journal import Journal
from stockpile.arena.records import open_targets
from stockpile.arena.results import Results
from stockpile.arena.rounds import Batch, BotFailed, end_bots, play_deals
from stockpile.arena.row_files import Joiner
from stockpile.arena.tournament import Tournament
from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.extras import needs
from stockpile.workers.launch import end_with

Backend = Literal["loky", "ray"]

BATCH_SECONDS = 1.0
"""The intended duration of a batch. Handing one over takes milliseconds."""
BATCH_GROWTH = 4
WAVE_BATCHES = 4
"""On a cluster, the number of batches per worker that are handed over at a time."""

Told = Callable[[int], None]
"""Called after each batch with the total number of rounds played."""


def run(
    tournament: Tournament,
    *,
    workers: int = 1,
    backend: Backend = "loky",
    batch: int | None = None,
    journal: str | Path | None = None,
    records: str | Path | Sequence[str | Path] = (),
    sprt: bool = False,
    told: Told | None = None,
) -> Results:
    """Play a tournament, or what is missing from its ``journal``, and keep ``records``.

    ``records`` are folders, and files that end in ``.jsonl`` or ``.parquet``.
    The results do not depend on ``workers`` or on the size of a ``batch``, which is in deals and by
    default keeps a worker busy for a second. With ``sprt`` it ends with the deal that decides
    whether the first bot is stronger (`Results.verdict`). Raises Refused if a bot fails.

    >>> from stockpile import make_game
    >>> setup = make_game("breakers").setup
    >>> run(Tournament(("baseline", "random"), setup, rounds=2, seed="1"), workers=1).rounds
    2
    """
    began = time.perf_counter()
    told = told or (lambda _rounds: None)
    if backend not in get_args(Backend):
        raise Unreadable("not-one-of", "backend", known=", ".join(get_args(Backend)))
    targets = [Path(one) for one in ((records,) if isinstance(records, str | Path) else records)]
    kept = Journal(Path(journal), tournament) if journal is not None else None
    results = Results(tournament)
    results.sprt = sprt
    with closing(kept) if kept is not None else nullcontext():
        before = kept.batches if kept is not None else []
        open_targets(targets, [(one.start, one.stop) for one in before])
        with Joiner(targets, keeps_parts=kept is not None) as joiner:
            for one in before:
                results.add(one)
                joiner.add((one.start, one.stop))
            told(results.rounds)
            sizes = _Sizes(batch)
            sizes.done = sprt and _decided(results)
            missing = results.missing()
            batches = play_missing(tournament, missing, sizes, workers, backend, targets)
            with _playing(tournament, batches):
                for one in batches:
                    sizes.learn(one)
                    results.add(one)
                    joiner.add((one.start, one.stop))
                    if kept is not None:
                        kept.add(one)
                    told(results.rounds)
                    sizes.done = sizes.done or (sprt and _decided(results))
            joiner.finish()
    if sprt:
        results = results.cut(results.verdict().deals)
    results.seconds = time.perf_counter() - began
    results.workers = workers
    return results


@contextmanager
def _playing(tournament: Tournament, batches: Generator[Batch]) -> Iterator[None]:
    """End all workers and outside bots in the end. Raises Refused instead of BotFailed."""
    try:
        yield
    except BotFailed as failed:
        refusal = Refusal(
            "bot-failed",
            name=tournament.bots[failed.bot],
            deal=failed.deal + 1,
            seat=failed.seat,
            move=failed.move,
            reason=failed.reason,
        )
        raise Refused(refusal) from failed
    finally:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # that rounds are being given up
            batches.close()
        end_bots()


def _decided(results: Results) -> bool:
    return results.verdict().stronger is not None


class _Sizes:
    """The number of deals in a batch: given, or learnt from the batches played so far."""

    def __init__(self, given: int | None) -> None:
        self._given = given
        self.size = given or 1
        self.done = False
        """Whether no more batches are wanted."""

    def learn(self, batch: Batch) -> None:
        if self._given is None:
            fitting = BATCH_SECONDS * (batch.stop - batch.start) / max(batch.seconds, 1e-6)
            self.size = max(1, min(int(fitting), BATCH_GROWTH * self.size))


def _batches(missing: Iterable[range], sizes: _Sizes) -> Iterator[tuple[int, int]]:
    for deals in missing:
        start = deals.start
        while start < deals.stop and not sizes.done:
            stop = min(start + sizes.size, deals.stop)
            yield start, stop
            start = stop


def play_missing(
    tournament: Tournament,
    missing: list[range],
    sizes: _Sizes,
    workers: int,
    backend: Backend,
    records: Sequence[Path],
) -> Generator[Batch]:
    """Play every missing batch, and yield each as it finishes."""
    batches = _batches(missing, sizes)
    if workers == 1 and backend == "loky":
        for start, stop in batches:
            yield play_deals(tournament, start, stop, records)
        return
    import joblib

    work = joblib.delayed(play_deals)
    if backend == "loky":
        parallel: Any = joblib.Parallel(
            n_jobs=workers,
            backend=backend,
            return_as="generator_unordered",
            batch_size=1,
            initializer=end_with,
            initargs=(os.getpid(),),
        )
        with _uninterrupted():
            played = parallel(work(tournament, *one, records) for one in batches)
        yield from played
        return
    register_ray()
    with joblib.parallel_config(backend, n_jobs=workers):
        # Ray's backend returns nothing before everything is done, so it gets a little at a time.
        wave = WAVE_BATCHES * joblib.effective_n_jobs()
        while some := list(islice(batches, wave)):
            yield from joblib.Parallel(batch_size=1)(
                work(tournament, *one, records) for one in some
            )


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Start processes that ignore Ctrl-C, and leave it to their parent to end them.

    Ctrl-C goes to all processes of a terminal, and each would print a traceback.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)  # they inherit this
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def workers_for(tournament: Tournament, backend: Backend) -> int:
    """One worker per core of this machine or the cluster, but no more than deals."""
    import joblib

    if backend == "ray":
        register_ray()
        with joblib.parallel_config(backend, n_jobs=-1):
            cores = joblib.effective_n_jobs()
    else:
        cores = joblib.cpu_count()
    return min(int(cores), tournament.deals)


def register_ray() -> None:
    """Connect to a Ray cluster, for joblib. Raises MissingExtra if Ray is not installed."""
    with needs("--backend ray", "ray"):
        import ray
        from ray.util.joblib import register_ray as register
    if not ray.is_initialized():
        ray.init()
    register()
