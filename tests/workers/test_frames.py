"""Frames come out as they went in, however their bytes arrive."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockpile.workers.frames import FrameReader, FrameStream, pack, unpack


@given(st.lists(st.binary(max_size=20)), st.integers(1, 30))
def test_frames_do_not_depend_on_the_pieces_they_arrive_in(frames: list[bytes], size: int) -> None:
    written, reader, read = pack(*frames), FrameReader(20), []
    assert [bytes(part) for part in unpack(written)] == frames
    for start in range(0, len(written), size):
        reader.feed(written[start : start + size])
        while (frame := reader.next()) is not None:
            read.append(frame)
    assert read == frames


def test_a_frame_that_is_too_long_is_not_waited_for() -> None:
    reader = FrameReader(3)
    reader.feed(pack(b"abc", b"abcd")[:-4])
    assert reader.next() == b"abc"
    with pytest.raises(EOFError):
        reader.next()


@pytest.fixture
def ends() -> Iterator[tuple[int, int]]:
    source, sink = os.pipe()
    yield source, sink
    for end in (source, sink):
        with suppress(OSError):
            os.close(end)


def test_a_stream_ends_when_its_source_does(ends: tuple[int, int]) -> None:
    stream = FrameStream(*ends)
    for frame in (b"", b"one", b"x" * 9999):
        stream.write(frame)
    os.write(ends[1], pack(b"half of it")[:-2])
    os.close(ends[1])
    assert list(stream) == [b"", b"one", b"x" * 9999]
    with pytest.raises(EOFError):
        stream.read()


def test_a_deadline_ends_the_waiting_and_loses_nothing(ends: tuple[int, int]) -> None:
    stream = FrameStream(*ends)
    written = pack(b"late")
    os.write(ends[1], written[:5])
    with pytest.raises(TimeoutError):
        stream.read(deadline=time.monotonic())
    os.write(ends[1], written[5:])
    assert stream.read(deadline=time.monotonic()) == b"late"


def test_a_closed_stream_has_forgotten_what_it_read_ahead(ends: tuple[int, int]) -> None:
    stream = FrameStream(*ends)
    stream.write(b"first")
    stream.write(b"second")
    assert stream.read() == b"first"
    stream.close()
    with pytest.raises(OSError, match="descriptor"):
        stream.read()
