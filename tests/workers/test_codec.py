"""An Observation is read as it was written, and costs the same early and late in a round."""

from __future__ import annotations

import copy
import pickle
from dataclasses import fields
from random import Random
from typing import Any

import pytest

from stockpile.bots import make_bot
from stockpile.games import new_match
from stockpile.workers.codec import LazyEvents, ObservationWriter, decode, encode
from stockpile.workers.frames import LENGTH
from tests.matches import SETTINGS, play_on
from tests.workers.seeing import TABLES, an_observation, observations

pytestmark = pytest.mark.long


@pytest.mark.parametrize("settings", SETTINGS)
def test_an_observation_is_read_as_it_was_written(settings: dict[str, Any]) -> None:
    match = new_match(**settings, seed="bytes")
    for seen in observations(match, 25):
        read = decode(encode(seen))
        assert read == seen
        assert list(read.moves) == list(seen.moves)


@pytest.mark.parametrize("settings", TABLES)
def test_what_is_written_entry_by_entry_is_the_whole_round(settings: dict[str, Any]) -> None:
    match = new_match(**settings, seed="entries")
    writers = [ObservationWriter(match.game.setup, seat) for seat in range(match.game.seats)]
    match.start_round()
    events, rng = match.round_events, Random(2)
    while match.playing:
        for seat, its in enumerate(writers):
            its.add([match.game.redact(event, seat) for event in events])
        assert match.turn is not None
        seen = match.observe(match.turn)
        assert decode(writers[seen.seat].encode(seen.view, seen.moves)) == seen
        events = match.play(make_bot("casual", match.game.name).choose(seen, rng))


def test_an_entry_that_was_undone_was_never_there() -> None:
    match = new_match("skipbo-2003", seed=1)
    first, second = match.start_round(), match.play(match.legal_moves()[-1])
    seat = 0
    writer = ObservationWriter(match.game.setup, seat)
    redacted = [[match.game.redact(one, seat) for one in events] for events in (first, second)]
    writer.add(redacted[0])
    before = writer.encode(None, ())
    writer.add(redacted[1])
    writer.add(())
    both = writer.encode(None, ())
    assert decode(both).events == (*redacted[0], *redacted[1])
    writer.drop_last()
    writer.drop_last()
    assert writer.encode(None, ()) == before
    writer.add(redacted[1])
    writer.add(())
    assert writer.encode(None, ()) == both
    for _ in range(3):
        writer.drop_last()
    assert decode(writer.encode(None, ())).events == ()
    with pytest.raises(IndexError):
        writer.drop_last()


def test_an_entry_is_written_when_it_is_added_and_never_again() -> None:
    match = new_match("skipbo-2003", seed=1, stock=4)
    writer = ObservationWriter(match.game.setup, 0)
    match.start_round()
    seen = copy.deepcopy(match.seen(0))
    writer.add(seen)
    for event in seen:
        for one in fields(event):  # type: ignore[arg-type]
            object.__setattr__(event, one.name, "something else")
    assert decode(writer.encode(None, ())).events == match.seen(0)


def test_events_are_read_only_when_somebody_looks() -> None:
    seen = an_observation()
    writer = ObservationWriter(seen.setup, seen.seat)
    before = writer.encode(seen.view, seen.moves)
    writer.add(seen.events)
    written = writer.encode(seen.view, seen.moves)
    # What was written of the events, made unreadable.
    entry = len(written) - len(before) - LENGTH.size
    read = decode(written[:-entry] + b"\0" * entry)
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
    lazy: Any = decode(encode(match.observe(1))).events
    assert isinstance(lazy, LazyEvents)
    assert lazy == whole
    assert whole == lazy
    assert not lazy != whole  # noqa: SIM202
    assert lazy != list(whole)
    assert lazy != whole[:-1]
    assert lazy == decode(encode(match.observe(1))).events
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
