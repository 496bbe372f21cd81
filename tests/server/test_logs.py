"""Logs: one line each, nothing secret, whatever somebody passes and whoever logs."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import logging
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st

from stockpile.games import new_match
from stockpile.server.logs import HIDDEN_VALUE, MAX_VALUE_LENGTH, configure, plain, secret


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _logging_as_it_was() -> Iterator[None]:
    names = (None, "stockpile", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")
    loggers = [logging.getLogger(name) for name in names]
    before = [(one, one.handlers[:], one.level, one.propagate) for one in loggers]
    yield
    structlog.reset_defaults()
    for one, handlers, level, propagate in before:
        one.handlers[:] = handlers
        one.setLevel(level)
        one.propagate = propagate


def start(*arguments: Any, stream: io.StringIO | None = None, **more: Any) -> io.StringIO:
    stream = io.StringIO() if stream is None else stream
    configure(*arguments, stream=stream, **more)
    return stream


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def log() -> Any:
    return structlog.get_logger("stockpile.server")


def test_a_line_says_what_happened_and_when() -> None:
    stream = start()
    log().info("table-created", game="skipbo", seats=4, private=True, note=None, share=0.5)
    (line,) = lines(stream)
    assert line.pop("at").endswith("Z")
    assert line == {
        "event": "table-created",
        "level": "info",
        "game": "skipbo",
        "seats": 4,
        "private": True,
        "note": None,
        "share": 0.5,
    }


def test_what_is_bound_to_a_connection_is_in_its_lines() -> None:
    stream = start()
    with structlog.contextvars.bound_contextvars(connection=7, token="abc"):
        log().bind(table_seq=3).info("command")
    (line,) = lines(stream)
    assert (line["connection"], line["table_seq"], line["token"]) == (7, 3, HIDDEN_VALUE)


@pytest.mark.parametrize(
    "name",
    [
        *("token", "tokens", "seat_token", "accessToken", "TOKEN", "guest-token", "secret"),
        *("link", "hand", "hands", "cards", "card", "observation", "name", "names", "text"),
        *("chat_text", "legalMoves", "moves", "move", "view", "state", "draw", "seed"),
        *("password", "cookie", "Authorization", "set_cookie", "key", "body", "frame", "events"),
    ],
)
def test_a_field_with_such_a_name_is_hidden_whatever_it_holds(name: str) -> None:
    stream = start()
    assert secret(name)
    log().info("happened", **{name: "s3cret"}, about=[{name: ["s3cret"]}])
    (line,) = lines(stream)
    assert line[name] == HIDDEN_VALUE
    assert line["about"] == [{name: HIDDEN_VALUE}]
    assert "s3cret" not in stream.getvalue()


@pytest.mark.parametrize("name", ["address", "table", "seat", "seats", "hostname", "stem", "level"])
def test_a_field_with_another_name_is_told(name: str) -> None:
    assert not secret(name)


@dataclass
class Held:
    cards: tuple[int, ...] = (7, 7, 7)


class Sly(int):
    def __repr__(self) -> str:
        return "s3cret"


@pytest.mark.parametrize(
    "value",
    [Held(), b"7, 7, 7", [Held()], {"it": Held()}, ValueError("7, 7, 7"), Sly(3), [[[[["777"]]]]]],
)
def test_an_object_is_only_named_by_its_type(value: object) -> None:
    stream = start()
    log().info("happened", value=value)
    assert "7" not in json.dumps(lines(stream)[0]["value"])
    assert "s3cret" not in stream.getvalue()


def test_an_observation_says_nothing() -> None:
    match = new_match("skipbo-2003", seed=1)
    match.start_round()
    stream = start()
    log().warning("strange", seen=match.observe(0), all=match.state)
    (line,) = lines(stream)
    assert (line["seen"], line["all"]) == ("<Observation>", "<State>")


FORGED = 'x\n{"event": "forged", "level": "info"}\r\x1b[2J\x85\u2028\u202e\x00'


@pytest.mark.parametrize("form", ["json", "console"])
def test_no_value_breaks_out_of_its_line(form: Any) -> None:
    stream = start(form=form)
    log().info(FORGED, agent=FORGED, several=[FORGED, {FORGED: FORGED}], half="\ud800")
    log().info("as field", **{FORGED: 1})
    logging.getLogger("stockpile.table").warning("from %s", FORGED)
    logging.getLogger("uvicorn.error").warning("from %s", FORGED)
    written = stream.getvalue()
    assert len(written.splitlines()) == 4
    assert written.replace("\n", "").isprintable()
    assert written.count("\n") == 4
    written.encode()


@given(st.text())
def test_a_plain_text_is_one_printable_line(text: str) -> None:
    shown = plain(text)
    assert shown.isprintable()
    assert plain(shown) == shown


def test_a_long_value_is_cut() -> None:
    assert len(plain("x" * 10_000_000)) == MAX_VALUE_LENGTH + 1


def test_queries_and_passwords_of_addresses_are_left_out() -> None:
    assert plain('GET "/ws?token=abc&x=1" HTTP') == 'GET "/ws?…" HTTP'
    assert plain("postgresql://me:pw@host/db?password=x") == "postgresql://…@host/db?…"
    assert plain("what? nothing") == "what? nothing"


def test_an_exception_is_told_by_type_and_place_only() -> None:
    stream = start()
    try:
        try:
            raise ValueError("the hand is 7 7 7")
        except ValueError as first:
            raise KeyError("7 7 7") from first
    except KeyError:
        log().exception("command-failed")
    (line,) = lines(stream)
    told = line["exception"].splitlines()
    assert told[1::2] == ["ValueError", told[3]]
    assert told[-1] == "KeyError"
    assert f"{__file__}:" in told[0]
    assert "7 7 7" not in stream.getvalue()


@pytest.mark.parametrize(
    "wrong",
    [OSError(28, "No space left on device"), sqlite3.OperationalError("disk I/O error\x1b\n")],
)
def test_what_the_machine_complains_of_is_told(wrong: Exception) -> None:
    stream = start()
    log().error("unsaved", exc_info=wrong)
    told = lines(stream)[0]["exception"]
    assert told.startswith(f"{type(wrong).__name__}: ")
    assert "No space left" in told or "disk I/O error\\x1b\\n" in told


def test_every_exception_of_a_group_is_told_and_none_twice() -> None:
    stream = start()
    group = ExceptionGroup("7 7 7", [ValueError("7 7 7"), TypeError("7 7 7")])
    group.__context__ = group.exceptions[0]
    group.exceptions[1].__context__ = group
    log().error("failed", exc_info=group)
    told = lines(stream)[0]["exception"].splitlines()
    assert told == ["ValueError", "then", "ExceptionGroup", "of these", "TypeError"]
    assert "7 7 7" not in stream.getvalue()


def test_nobody_writes_an_exception_of_their_own() -> None:
    stream = start(form="console")
    log().error("failed", exception="one\ntwo", stack_info="three\nfour", exc_info=None)
    assert len(stream.getvalue().splitlines()) == 1


def test_people_read_another_form_at_a_terminal() -> None:
    stream = start(stream=Terminal())
    log().info("table-created", game="skipbo", token="abc")
    written = stream.getvalue()
    assert "table-created" in written
    assert "skipbo" in written
    assert "abc" not in written
    with pytest.raises(json.JSONDecodeError):
        lines(stream)
    again = start(stream=Terminal(), form="json")
    log().info("table-created")
    assert lines(again)[0]["event"] == "table-created"


def test_a_traceback_for_people_has_its_lines(recwarn: pytest.WarningsRecorder) -> None:
    stream = start(stream=Terminal())
    try:
        raise ValueError("7 7 7")
    except ValueError:
        log().exception("command-failed", token="abc")
    written = stream.getvalue().splitlines()
    assert "command-failed" in written[0]
    assert written[-1] == "ValueError"
    assert "7 7 7" not in stream.getvalue()
    assert not recwarn


def test_the_level_is_kept() -> None:
    stream = start("warning")
    log().info("quiet")
    logging.getLogger("stockpile.table").info("quiet")
    logging.getLogger("uvicorn.error").info("quiet")
    log().warning("loud")
    assert [line["event"] for line in lines(stream)] == ["loud"]
    detailed = start("debug")
    log().debug("ours")
    logging.getLogger("stockpile.table").debug("ours too")
    assert [line["event"] for line in lines(detailed)] == ["ours", "ours too"]


def test_libraries_never_tell_details() -> None:
    stream = start("debug")
    for name in ("uvicorn.error", "websockets.server", "asyncio", "asyncpg"):
        logging.getLogger(name).debug("< TEXT '{\"hand\": [7]}'")
    assert stream.getvalue() == ""


def test_uvicorn_goes_the_same_way_without_a_line_for_every_request() -> None:
    def talk() -> None:
        logging.getLogger("uvicorn.error").info("Started server process [%d]", 7)
        logging.getLogger("uvicorn.access").info('%s - "%s"', "1.2.3.4", "GET /t/ABC?token=x")
        logging.getLogger("uvicorn.error").info(
            '%s - "WebSocket %s" [accepted]', "1.2.3.4", "/ws?token=x"
        )
        logging.getLogger("uvicorn.error").info("connection open")

    own = io.StringIO()
    logging.getLogger("uvicorn").addHandler(logging.StreamHandler(own))
    stream = start()
    talk()
    assert own.getvalue() == ""
    (line,) = lines(stream)
    assert line["event"] == "Started server process [7]"
    assert line["logger"] == "uvicorn.error"
    loud = start(access=True)
    talk()
    assert len(lines(loud)) == 4
    assert "token" not in loud.getvalue()


def test_a_server_that_does_not_come_up_says_where_and_not_what() -> None:
    stream = start()
    logging.getLogger("uvicorn.error").error(
        "Traceback (most recent call last):\n"
        '  File "/a/b.py", line 7, in start\n    deal("7 7 7")\nValueError: 7 7 7\n'
    )
    (line,) = lines(stream)
    assert line["event"] == 'File "/a/b.py", line 7, in start | ValueError'


def test_a_task_that_nobody_waited_for_does_not_tell_what_it_held() -> None:
    async def fails(hand: str) -> None:
        raise ValueError(hand)

    async def main() -> None:
        task = asyncio.create_task(fails("7 7 7"))
        await asyncio.wait({task})
        del task
        gc.collect()

    stream = start()
    asyncio.run(main())
    (line,) = lines(stream)
    assert line["event"] == "Task exception was never retrieved"
    assert line["exception"].endswith("ValueError")
    assert "7 7 7" not in stream.getvalue()


def test_configuring_again_replaces_what_was() -> None:
    first, second = start(), start()
    log().info("once")
    logging.getLogger("uvicorn.error").info("once")
    assert first.getvalue() == ""
    assert len(lines(second)) == 2
