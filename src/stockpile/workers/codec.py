"""An Observation as bytes: written here, and read here.

First comes a part with everything but the events, then one part for each entry of a table's log.
`ObservationWriter` writes each entry once, so that asking costs the same early and late in a round;
a reader of an Observation reads the events only when it looks at them.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any, overload

from stockpile.core.event import COMMON_EVENTS, Event
from stockpile.core.observation import Observation
from stockpile.core.option import Setup
from stockpile.games import events_of
from stockpile.workers.frames import LENGTH, pack, unpack

PICKLE_PROTOCOL = 5


@cache
def _kinds_of(edition: str) -> tuple[type[Event], ...]:
    """The events there are in the game of an edition. An event's number in here is its kind."""
    return (*COMMON_EVENTS, *events_of(edition))


# Writing


@cache
def _writers_of(edition: str) -> dict[type[Event], Callable[[Event], tuple[Any, ...]]]:
    """How an event is written: the number of its kind, then its fields."""

    def writes(number: int, kind: type[Event]) -> Callable[[Event], tuple[Any, ...]]:
        names = [one.name for one in fields(kind)]  # type: ignore[arg-type]
        if len(names) == 1:
            one = attrgetter(names[0])
            return lambda event: (number, one(event))
        several = attrgetter(*names)
        return lambda event: (number, *several(event))

    return {kind: writes(number, kind) for number, kind in enumerate(_kinds_of(edition))}


class ObservationWriter:
    """What one seat has seen of one round, written down as it happens."""

    __slots__ = ("_counts", "_ends", "_seat", "_setup", "_writers", "_written")

    def __init__(self, setup: Setup, seat: int) -> None:
        self._setup = setup
        self._seat = seat
        self._writers = _writers_of(setup.edition)
        self._written = bytearray()
        self._ends: list[int] = [0]
        self._counts: list[int] = [0]

    def add(self, events: Sequence[Event]) -> None:
        """One more entry of the log: its events as the seat may know them, perhaps none."""
        writers = self._writers
        self._written += pack(
            pickle.dumps([writers[type(event)](event) for event in events], PICKLE_PROTOCOL)
        )
        self._ends.append(len(self._written))
        self._counts.append(self._counts[-1] + len(events))

    def drop_last(self) -> None:
        """Forget the latest entry: it was undone."""
        if len(self._ends) == 1:
            raise IndexError("there is no entry to forget")
        self._ends.pop()
        self._counts.pop()
        del self._written[self._ends[-1] :]

    @property
    def count(self) -> int:
        """How many events there are."""
        return self._counts[-1]

    def encode(self, view: Any, moves: Sequence[Any]) -> bytes:
        """The Observation of the seat that has this View and may make these moves."""
        head = pickle.dumps(
            (self._setup, self._seat, view, moves, self._counts[-1]), PICKLE_PROTOCOL
        )
        return pack(head) + self._written


def encode(observation: Observation[Any, Any]) -> bytes:
    """An Observation as bytes, for a client that asks only once."""
    writer = ObservationWriter(observation.setup, observation.seat)
    writer.add(observation.events)
    return writer.encode(observation.view, observation.moves)


# Reading


def decode(written: bytes | memoryview) -> Observation[Any, Any]:
    """The Observation that `encode`, or an `ObservationWriter`, wrote."""
    view = memoryview(written)
    head = next(unpack(view))
    setup, seat, shown, moves, count = pickle.loads(head)
    events = LazyEvents(setup.edition, count, view[LENGTH.size + len(head) :])
    return Observation(setup, seat, shown, events, moves)


class LazyEvents(Sequence[Event]):
    """The events of an Observation, read when somebody looks at them; equal to their tuple."""

    __slots__ = ("_count", "_edition", "_events", "_written")

    def __init__(self, edition: str, count: int, written: memoryview) -> None:
        self._edition = edition
        self._count = count
        self._written = written
        self._events: tuple[Event, ...] | None = None

    def _read(self) -> tuple[Event, ...]:
        if self._events is None:
            kinds = _kinds_of(self._edition)
            self._events = tuple(
                kinds[kind](*values)
                for chunk in unpack(self._written)
                for kind, *values in pickle.loads(chunk)
            )
        return self._events

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Event, ...]: ...
    def __getitem__(self, index: int | slice) -> Event | tuple[Event, ...]:
        return self._read()[index]

    def __iter__(self) -> Iterator[Event]:
        return iter(self._read())

    def __add__(self, other: tuple[Event, ...]) -> tuple[Event, ...]:
        return self._read() + tuple(other)

    def __radd__(self, other: tuple[Event, ...]) -> tuple[Event, ...]:
        return tuple(other) + self._read()

    def __eq__(self, other: object) -> bool:
        return self._read() == (other._read() if isinstance(other, LazyEvents) else other)

    def __hash__(self) -> int:
        return hash(self._read())

    def __repr__(self) -> str:
        return repr(self._read())

    def __reduce__(self) -> tuple[object, ...]:
        return tuple, (self._read(),)
