"""Every message of the protocol: sent as the schema says, and understood at the other end.

On one side is the server; on the other a client written from docs/protocol.md alone, and the
examples.
"""

from __future__ import annotations

import asyncio
import importlib.util
import io
import json
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from types import ModuleType
from typing import Any, Self

import pytest

from tests.contracts.evening import Evening, evening, kinds
from tests.server.schemas import protocol_schema, tag, tags, wrong

__all__ = ["evening"]

pytestmark = pytest.mark.long

EXAMPLES = Path(__file__).parents[2] / "examples"
RARE_EVENTS = {"PileCompleted", "AsideShuffled", "StuckRedealt"}
"""What may not happen in a few short rounds."""
ELSEWHERE = {"hinted"}
"""Nobody gives hints at a server without a kernel: tests/server/test_hints.py has this one."""
VIEWS = ("SkipboView", "TabletopView", "BreakersView")


# The server and the client


def test_every_command_is_as_the_schema_says_and_is_understood(evening: Evening) -> None:
    for asked in evening.asked:
        assert not wrong("ClientMessage", asked.command)
        assert asked.answer.get("code") != "bad-message", asked
    done = {one.command["type"] for one in evening.asked if one.answer["type"] != "refused"}
    refused = {one.answer["code"] for one in evening.asked if one.command["type"] == "hint"}
    assert done == tags("ClientMessage") - {"hint"}
    assert refused == {"hint-not-ready"}


def test_every_frame_is_as_the_schema_says(evening: Evening) -> None:
    names = {tag(name): name for name in protocol_schema()["$defs"] if tag(name) is not None}
    assert len(evening.frames) > 300
    seen: Counter[str] = Counter()
    for frame in evening.frames:
        # Validating takes its time, and most moves are alike.
        view = (frame.get("round") or {}).get("view", ())
        shape = repr((sorted(frame), sorted({*kinds(frame)}), [*view]))
        seen[shape] += 1
        if seen[shape] <= 2:
            assert not wrong(names[frame["type"]], frame)


def test_every_message_fact_and_event_was_among_them(evening: Evening) -> None:
    seen = Counter(frame["type"] for frame in evening.frames)
    for frame in evening.frames:
        for told in (frame, *frame.get("missed", ())):
            seen.update(kinds(told))
    wanted = tags("ServerMessage") | tags("Fact") | tags("Event")
    assert wanted - ELSEWHERE - RARE_EVENTS <= seen.keys()


def test_the_views_are_told_apart(evening: Evening) -> None:
    views = [frame["round"]["view"] for frame in evening.frames if frame.get("round")]
    found = Counter(tuple(kind for kind in VIEWS if not wrong(kind, view)) for view in views[::9])
    assert found.keys() == {(kind,) for kind in VIEWS}


def test_every_answer_over_http_is_as_the_schema_says(evening: Evening) -> None:
    for kind, status, answer in evening.requested:
        assert answer.status == status, (kind, answer)
        assert not wrong(kind, answer.json)
    # Reviews take a kernel: tests/server/test_reviews.py has them.
    wanted = protocol_schema()["$defs"]["HttpAnswer"]["anyOf"]
    answers = {one["$ref"].rpartition("/")[2] for one in wanted} - {"Review", "ReviewProgress"}
    assert answers <= {one.kind for one in evening.requested}


# The examples


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Playback:
    """A connection that tells somebody all that somebody else was told once, whatever they say.

    What they ask for is said to be done, once between two things that they hear of.
    """

    def __init__(self, frames: list[Any]) -> None:
        self.frames = frames
        self.said: list[Any] = []
        self.could: list[list[str]] = []
        """The deeds that they knew of each time they said something."""
        self._deeds: list[str] = []
        self._unanswered: list[Any] = []

    def __call__(self, address: str) -> Self:
        return self

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def send(self, text: str) -> None:
        said = json.loads(text)
        self.said.append(said)
        self.could.append(self._deeds)
        # Somebody who has left would not hear the rest.
        if said["type"] not in ("hello", "leave"):
            self._unanswered.append(said)

    async def __aiter__(self) -> AsyncIterator[str]:
        for frame in self.frames:
            self._deeds = frame.get("deeds", self._deeds)
            yield json.dumps(frame)
            if self._unanswered:
                asked = self._unanswered.pop()
                yield json.dumps({"type": "done", "id": asked.get("id", ""), "seq": 1})
        yield json.dumps({"type": "refused", "code": "removed", "final": True})

    def check(self) -> None:
        """All that they said is as the schema says, and was theirs to say."""
        for said, could in zip(self.said, self.could, strict=True):
            assert not wrong("ClientMessage", said)
            assert said["type"] in ("hello", *could), (said, could)


def test_the_example_bot_understands_all_that_anybody_is_told(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = example("bot")
    monkeypatch.setattr(bot, "urlopen", lambda _: io.BytesIO(b'{"token": "x"}'))
    said: Counter[str] = Counter()
    for frames in evening.connections:
        playback = Playback(frames)
        monkeypatch.setattr(bot, "connect", playback)
        with pytest.raises(SystemExit, match="cannot play: removed"):
            asyncio.run(bot.run("http://server/t/CODE", "Bot", "0"))
        playback.check()
        said.update(one["type"] for one in playback.said)
    assert said.keys() == {"hello", "sit", "ready", "move", "back", "leave"}


def test_the_example_host_understands_all_that_anybody_is_told(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    host = example("host")
    said: Counter[str] = Counter()
    for frames in evening.connections:
        playback = Playback(frames)
        monkeypatch.setattr(host, "connect", playback)
        asyncio.run(host.watch("ws://server/connection", "x", 0))
        playback.check()
        said.update(one["type"] for one in playback.said)
    assert said.keys() == {"hello", "start"}
    told = capsys.readouterr().out
    assert all(
        f"type={kind} " in told for kind in ("Sat", "CardLaid", "OffenderCaught", "TrickWon")
    )
