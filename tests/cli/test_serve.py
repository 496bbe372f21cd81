"""`stockpile serve` says at once what cannot be, and starts nothing then."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any, Never

import pytest

from stockpile.bots.plugins import OFFERED_BOTS_VARIABLE
from stockpile.core.refusal import Refusal, Refused
from stockpile.server import logs
from stockpile.server import run as server_run
from stockpile.server.run import RememberedAddress
from tests.cli.run import call, stockpile


@pytest.mark.parametrize(
    "wrong",
    [
        ("--keep-days", "0"),
        ("--workers", "0"),
        ("--port", "99999"),
        ("--port", "-1"),
        ("--most-tables", "0"),
        ("--guests-per-minute", "-1"),
        ("--tables-per-hour", "-3"),
        ("--lang", "xx"),
        ("--create-key", "käse"),
        ("--public", "cards.example.org"),
        ("--trust", "somewhere"),
        ("--store", "mysql://x"),
        ("--prefix", "/a", "--public", "https://cards.example.org/b"),
        ("--lan", "--host", "127.0.0.1"),
    ],
    ids=" ".join,
)
def test_what_makes_no_sense_is_refused_before_anything_is_made(
    wrong: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "data"
    monkeypatch.setattr(logs, "configure", lambda level, form: None)  # the tests have their own
    ran = call("serve", "--data", str(folder), *wrong)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith(f"stockpile: {wrong[0]}: ")
    assert not folder.exists()


@pytest.mark.long
def test_a_taken_port_is_said_to_be_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ran = stockpile("serve", "--data", str(tmp_path), "--port", port)
    assert ran.status == 1
    assert port in ran.err
    assert "--port" in ran.err


@pytest.mark.long
def test_an_address_that_is_not_ours_is_no_matter_of_ports(tmp_path: Path) -> None:
    ran = stockpile("serve", "--data", str(tmp_path), "--host", "192.0.2.77")
    assert ran.status == 1
    assert "192.0.2.77" in ran.err
    assert "--port" not in ran.err


def test_what_is_remembered_can_be_read_again_whatever_is_in_the_file(tmp_path: Path) -> None:
    remembered = RememberedAddress(tmp_path)
    assert (remembered.port(), remembered.public()) == (None, None)
    remembered.write(8421, "https://cards.example.org")
    assert (remembered.port(), remembered.public()) == (8421, "https://cards.example.org")
    for nonsense in ("", "[]", '{"port": "x", "public": 7}', "\0"):
        (tmp_path / "address.json").write_text(nonsense, encoding="utf-8")
        assert (remembered.port(), remembered.public()) == (None, None)


BOTS = """
class Demanding:
    def __init__(self, depth): ...
    choose = len

class Choosy:
    def __init__(self, game):
        assert game == "breakers"
    choose = len
"""


def test_a_bot_that_cannot_be_made_is_refused_as_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(OFFERED_BOTS_VARIABLE, "{}")
    monkeypatch.setattr(server_run, "run", lambda *_: None)
    monkeypatch.setattr(logs, "configure", lambda level, form: None)
    bots = tmp_path / "bots.py"
    bots.write_text(BOTS)
    served = call("serve", "--data", str(tmp_path), "--bot", f"{bots}:Demanding")
    arena = call("arena", f"{bots}:Demanding", "casual")
    assert (served.status, arena.status) == (2, 2)
    assert "'depth'" in served.err
    assert served.err.replace("--bot", "BOT") == arena.err
    # One game is enough to be chosen.
    assert call("serve", "--data", str(tmp_path), "--bot", f"{bots}:Choosy").status == 0


@pytest.mark.parametrize("flags", [(), ("--trust-bots",)], ids=" ".join)
def test_bots_are_trusted_by_those_who_think_if_the_owner_says_so(
    flags: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trusted: list[bool] = []

    def pool(**how: Any) -> Never:
        trusted.append(how["trust_bots"])
        raise Refused(Refusal("unsaved"))  # the server needs not start for this

    monkeypatch.setattr(logs, "configure", lambda level, form: None)
    monkeypatch.setattr(server_run, "WorkerPool", pool)
    assert call("serve", "--data", str(tmp_path), "--port", "0", *flags).status == 1
    assert trusted == [bool(flags)]
