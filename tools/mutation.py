"""Break rules, tables and the store in thousands of small ways, and see whether the tests notice.

    python tools/mutation.py                          every module that GROUPS names
    python tools/mutation.py table/duties store/      this module and this folder
    python tools/mutation.py --fifth table/           every fifth mutant of each module

The tests run once to find out which of them reach which line. Each mutant then gets a process of
its own in which one function has other code, and runs the tests that reach the changed lines until
one fails. The changes are those that mutmut makes. Fails when too few are noticed in any module,
and lists those that no test minds.
"""

from __future__ import annotations

import ast
import functools
import gc
import os
import re
import resource
import signal
import sys
import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from pathlib import Path
from time import monotonic, process_time
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import coverage
import libcst as cst
import pytest
from libcst.metadata import CodeRange, MetadataWrapper, PositionProvider
from mutmut.mutation.file_mutation import Mutation, create_mutations

PACKAGE = Path("src/stockpile").resolve()
FLOOR = 0.85
MEMORY = 4 << 30
"""What a mutant may take: some deal cards without end."""
PATIENCE_S = 10.0
"""What the tests of one mutant take together at most: the quickest of those that reach it."""
PROCESSOR_S, WALL_S = 3, 20
"""What it may take on top of several times what its tests usually do, and what each test may: some
never come to an end."""

CACHED = ("stockpile.table", "stockpile.store")
"""Where a mutant must not find what was computed without it."""
SQL = re.compile(
    r"\b(PRAGMA|SELECT|INSERT|UPDATE|DELETE|BEGIN|COMMIT|EXISTS|SAVEPOINT|ROLLBACK|RELEASE)\b"
)
UNFIT = 5
"""The exit status of a process whose mutant cannot take the function's place."""


class Group(NamedTuple):
    """Modules, and the tests that prove them."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]
    without: tuple[str, ...] = ()


GROUPS = (
    Group(
        (
            *("skipbo/rules.py", "skipbo/fold.py", "skipbo/tabletop/rules.py"),
            *("skipbo/tabletop/fold.py", "breakers/rules.py", "breakers/fold.py"),
            *("breakers/sets.py", "breakers/legal.py"),
        ),
        ("tests/rules", "tests/skipbo", "tests/breakers", "tests/core", "tests/perft"),
    ),
    Group(
        ("table/**/*.py",),
        ("tests/table", "tests/cli/test_backup.py"),
        # Runs when it is imported; passes work on to processes.
        without=("table/fold/registry.py", "table/reviews.py"),
    ),
    Group(
        ("store/*.py",),
        ("tests/store",),
        # Each mutant would start a PostgreSQL: copies are made of one, and into one.
        without=("store/postgres*.py", "store/backup.py"),
    ),
)
FAST = "not slow and not long"
NOT = "not postgres and not thinking and not reviews and not advice"
"""Tests that start a database, or bots in processes of their own: once for each mutant."""


class Mutant(NamedTuple):
    """One change of one function."""

    path: Path
    module: cst.Module
    owner: cst.ClassDef | None
    function: cst.FunctionDef
    change: Mutation
    position: CodeRange
    whole: CodeRange

    def compiled(self) -> CodeType:
        """The function's new code. Raises SyntaxError."""
        changed: cst.BaseStatement = self._changed()
        if self.owner is not None:
            changed = self.owner.with_changes(decorators=(), body=cst.IndentedBlock(body=[changed]))
        text = self.module.with_changes(header=(), body=[_FUTURE, changed], footer=()).code
        code = compile(text, str(self.path), "exec", dont_inherit=True)
        for _ in range(1 if self.owner is None else 2):
            code = next(one for one in reversed(code.co_consts) if isinstance(one, CodeType))
        return code

    def _changed(self) -> cst.FunctionDef:
        changed = self.function.visit(
            _Replacing(self.change.original_node, self.change.mutated_node)
        )
        assert isinstance(changed, cst.FunctionDef)
        return changed

    def __str__(self) -> str:
        texts = (self.module.code_for_node(one) for one in (self.function, self._changed()))
        before, after = (
            textwrap.shorten(text, 110, placeholder=" …") for text in _differing(*texts)
        )
        return f"{self.path.relative_to(PACKAGE)}:{self.position.start.line}: {before}  →  {after}"


def modules(group: Group, asked: Sequence[str]) -> list[Path]:
    """Those of a group that somebody asked for."""
    found = {path for pattern in group.modules for path in PACKAGE.glob(pattern)}
    found -= {path for pattern in group.without for path in PACKAGE.glob(pattern)}
    wanted = tuple(str(PACKAGE / one.removesuffix(".py")) for one in asked)
    return sorted(path for path in found if not asked or str(path).startswith(wanted))


def undecorated(source: str) -> str:
    """The same with empty lines for functions' decorators: mutmut leaves decorated ones alone."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for decorator in node.decorator_list:
                for number in range(decorator.lineno - 1, decorator.end_lineno or 0):
                    lines[number] = ""
    return "\n".join(lines) + "\n"


def mutants(path: Path) -> Iterator[Mutant]:
    """Every change that mutmut knows to make to the functions of a module."""
    module, mutations, _, _ = create_mutations(str(path), undecorated(path.read_text("utf-8")))
    places = MetadataWrapper(module, unsafe_skip_copy=True).resolve(PositionProvider)
    owners = {
        one: each
        for each in module.body
        if isinstance(each, cst.ClassDef)
        for one in each.body.body
    }
    signatures: dict[cst.FunctionDef, set[cst.CSTNode]] = {}
    for one in mutations:
        function = one.contained_by_top_level_function
        if not isinstance(function, cst.FunctionDef):
            continue  # the body of a class
        if function not in signatures:
            signatures[function] = {*_nodes(function.params)}
        if one.original_node not in signatures[function] and not _is_same_sql(one):
            yield Mutant(
                path,
                module,
                owners.get(function),
                function,
                one,
                places[one.original_node],
                places[function],
            )


def _is_same_sql(change: Mutation) -> bool:
    """Whether a change is only to the case of letters in SQL, where it does not matter."""
    before, after = change.original_node, change.mutated_node
    if not isinstance(before, cst.SimpleString) or not isinstance(after, cst.SimpleString):
        return False
    return bool(SQL.search(before.value)) and before.value.lower() == after.value.lower()


def _nodes(node: cst.CSTNode) -> Iterator[cst.CSTNode]:
    yield node
    for child in node.children:
        yield from _nodes(child)


_FUTURE = cst.parse_statement("from __future__ import annotations")


class _Replacing(cst.CSTTransformer):
    def __init__(self, before: cst.CSTNode, after: cst.CSTNode) -> None:
        super().__init__()
        self._before, self._after = before, after

    def on_leave(self, original_node: cst.CSTNode, updated_node: cst.CSTNode) -> Any:
        return self._after if original_node is self._before else updated_node


def _differing(before: str, after: str) -> tuple[str, str]:
    """The lines in which two texts differ."""
    olds, news = before.splitlines(), after.splitlines()
    while olds and news and olds[0] == news[0]:
        olds, news = olds[1:], news[1:]
    while olds and news and olds[-1] == news[-1]:
        olds, news = olds[:-1], news[:-1]
    return " ".join(olds), " ".join(news)


class Living:
    """The functions of the running program, by their files."""

    def __init__(self) -> None:
        self._by_name: dict[tuple[str, str], list[FunctionType]] = {}
        self._caches = []
        for one in gc.get_objects():
            kind = type(one)  # isinstance() would ask what a weak reference points to
            if issubclass(kind, FunctionType):
                code = one.__code__
                self._by_name.setdefault((code.co_filename, code.co_qualname), []).append(one)
            elif issubclass(kind, functools._lru_cache_wrapper):
                self._caches.append(one)

    def change(self, mutant: Mutant) -> bool:
        """Give functions the mutant's code, and forget what they have cached; if it fits at all."""
        try:
            code = mutant.compiled()
            same = self._by_name.get((str(mutant.path), code.co_qualname), [])
            # The line of a decorator counts as a function's first.
            line = max(
                (
                    one.__code__.co_firstlineno
                    for one in same
                    if one.__code__.co_firstlineno <= mutant.whole.start.line
                ),
                default=0,
            )
            changed = [one for one in same if one.__code__.co_firstlineno == line]
            for one in changed:
                one.__code__ = code
        except (SyntaxError, ValueError):
            return False
        for cache in self._caches:
            if str(cache.__module__).startswith(CACHED):
                cache.cache_clear()
        return bool(changed)


class Trial:
    """A plugin of pytest that runs its tests again for every mutant."""

    def __init__(self, asked: Sequence[str], step: int) -> None:
        self._step = step
        self._modules = {path: group for group in GROUPS for path in modules(group, asked)}
        self._seconds: dict[str, float] = {}
        self._failed = False
        self.reached = True

    @property
    def tests(self) -> list[str]:
        return sorted({folder for group in self._modules.values() for folder in group.tests})

    def pytest_configure(self) -> None:
        """Let Hypothesis not look for the smallest example of what a mutant breaks."""
        from hypothesis import Phase, settings  # not before pytest

        usual = settings.get_profile("default")
        settings.register_profile("mutation", usual, phases=(Phase.explicit, Phase.generate))
        settings.load_profile("mutation")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed = self._failed or report.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        counted = self._count(session.items)
        if self._failed:
            raise session.Failed("the tests fail without any change")
        gc.unfreeze()  # to find what the tests' own set-up has put out of sight
        living = Living()
        items = {item.nodeid: item for item in session.items}
        for path, group in self._modules.items():
            lines = counted.contexts_by_lineno(str(path))
            kills: Counter[str] = Counter()
            ends: Counter[str] = Counter()
            started = monotonic()
            for mutant in [*mutants(path)][self._step // 2 :: self._step]:
                ids = [one for one in reaching(mutant, lines) if one.startswith(group.tests)]
                ids.sort(key=lambda one: (-kills[one], self._seconds[one]))
                before = accumulate((self._seconds[one] for one in ids), initial=0.0)
                tests = [items[one] for one, s in zip(ids, before, strict=False) if s < PATIENCE_S]
                end, killer = self._try(living, mutant, tests)
                ends[end] += 1
                kills[killer] += 1
                if end == "survived":
                    print(f"survived {len(tests)} of {len(ids)} tests: {mutant}", flush=True)
            tried = ends.total() - ends["unfit"]
            if not tried:
                continue
            killed = tried - ends["survived"]
            self.reached = self.reached and killed >= FLOOR * tried
            print(
                f"{path.relative_to(PACKAGE)}: {killed / tried:.1%}, {killed} of {tried} killed"
                f" ({ends['endless']} without an end), {monotonic() - started:.0f} s",
                flush=True,
            )
        return True

    def _count(self, items: Sequence[pytest.Item]) -> coverage.CoverageData:
        """Run all tests, and see which lines each of them reaches."""
        cover = coverage.Coverage(
            data_file=None, config_file=False, include=[str(path) for path in self._modules]
        )
        with cover.collect():
            for item in items:
                cover.switch_context(item.nodeid)
                before = process_time()
                self._run(item)
                self._seconds[item.nodeid] = process_time() - before
        return cover.get_data()

    def _run(self, item: pytest.Item) -> None:
        first, *_, last = item.session.items
        # None is the last one: looking for what all tests have left takes its time.
        following = first if item is last else last
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)

    def _try(self, living: Living, mutant: Mutant, items: Sequence[pytest.Item]) -> tuple[str, str]:
        """How a mutant ended, and by which test."""
        usual = sum(self._seconds[item.nodeid] for item in items)
        hears, tells = os.pipe()
        sys.stdout.flush()
        pid = os.fork()
        if not pid:
            status = UNFIT
            try:
                _limit(usual)
                if not living.change(mutant):
                    return "unfit", ""
                status = 1
                for number, item in enumerate(items):
                    os.write(tells, number.to_bytes(4, "big"))
                    most = WALL_S + 40 * self._seconds[item.nodeid]
                    signal.setitimer(signal.ITIMER_REAL, most)
                    self._run(item)
                    if self._failed:
                        break
                else:
                    status = 0
            finally:
                os._exit(status)
        os.close(tells)
        with os.fdopen(hears, "rb") as heard:
            _, status = os.waitpid(pid, 0)
            told = heard.read()
        if status == 0:
            return "survived", ""
        if os.WIFEXITED(status) and os.WEXITSTATUS(status) == UNFIT:
            return "unfit", ""
        killer = items[int.from_bytes(told[-4:], "big")].nodeid if told else ""
        return ("endless" if os.WIFSIGNALED(status) else "killed"), killer


def reaching(mutant: Mutant, lines: dict[int, list[str]]) -> Iterable[str]:
    """The tests that run the changed lines; where those leave no trace, the function."""
    for place in (mutant.position, mutant.whole):
        found = {
            test
            for line in range(place.start.line, place.end.line + 1)
            for test in lines.get(line, [])
            if test
        }
        if found:
            return sorted(found)
    return []


def _limit(usual_s: float) -> None:
    """Hold this process to what its tests could sensibly take, and let it say nothing."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    processor = int(PROCESSOR_S + 4 * usual_s)
    resource.setrlimit(resource.RLIMIT_CPU, (processor, processor + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main(asked: list[str]) -> int:
    """Run, count and judge. Returns the exit status."""
    mutation = Trial(
        [one for one in asked if one != "--fifth"], step=5 if "--fifth" in asked else 1
    )
    plain = ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "--no-summary"]
    status = pytest.main([*plain, "-m", FAST, "-k", NOT, *mutation.tests], plugins=[mutation])
    if status:
        return int(status)
    print(f"The floor is {FLOOR:.0%} in every module: {'' if mutation.reached else 'not '}reached.")
    return int(not mutation.reached)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
