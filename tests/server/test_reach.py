"""Reaching a table: addresses, links, and a QR code that is the one it says."""

from __future__ import annotations

import io
import re
import socket
import sys
from ipaddress import ip_address
from typing import Any

import pytest
import segno

from stockpile.server.reach import base_url, lan_addresses, link, qr_lines

URL = "http://192.168.178.23:8080/t/QK7M-2XPA"


def test_this_machine_is_known_by_addresses_that_others_can_reach() -> None:
    for address in lan_addresses():
        read = ip_address(address)
        assert not read.is_loopback
        assert not read.is_unspecified


class Routes:
    """A network in which packets to an address leave from another, and none is ever sent."""

    def __init__(self, routes: dict[str, str]) -> None:
        self.routes = routes

    def __call__(self, family: int, kind: int) -> Routes:
        assert kind == socket.SOCK_DGRAM
        return self

    def __enter__(self) -> Routes:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, where: tuple[str, int]) -> None:
        if where[0] not in self.routes:
            raise OSError(101, "Network is unreachable")
        self.address = self.routes[where[0]]

    def getsockname(self) -> tuple[str, int]:
        return self.address, 4711


def a_network(
    monkeypatch: pytest.MonkeyPatch, routes: dict[str, str], named: tuple[str, ...] | None = ()
) -> None:
    def look_up(host: str, port: None, type: int) -> list[Any]:  # noqa: A002
        if named is None:
            raise socket.gaierror(-2, "Name or service not known")
        return [(socket.AF_INET, type, 6, "", (one, 0)) for one in named]

    monkeypatch.setattr("stockpile.server.reach.socket.socket", Routes(routes))
    monkeypatch.setattr("stockpile.server.reach.socket.getaddrinfo", look_up)


FOUR, SIX = "192.0.2.1", "2001:db8::1"


@pytest.mark.parametrize(
    ("routes", "named", "addresses"),
    [
        ({FOUR: "192.168.1.5"}, (), ("192.168.1.5",)),
        ({FOUR: "192.168.1.5", SIX: "2a00::5"}, ("10.0.0.1",), ("192.168.1.5", "2a00::5")),
        ({FOUR: "192.168.1.5", SIX: "fe80::5"}, (), ("192.168.1.5",)),
        ({}, ("127.0.1.1", "192.168.1.5", "192.168.1.5"), ("192.168.1.5",)),
        ({FOUR: "127.0.0.1"}, ("192.168.1.5",), ("192.168.1.5",)),
        ({FOUR: "0.0.0.0"}, ("127.0.1.1",), ()),
        ({}, None, ()),
    ],
)
def test_the_likeliest_address_comes_first(
    monkeypatch: pytest.MonkeyPatch,
    routes: dict[str, str],
    named: tuple[str, ...] | None,
    addresses: tuple[str, ...],
) -> None:
    a_network(monkeypatch, routes, named)
    assert lan_addresses() == addresses


def test_a_link_leads_to_the_table() -> None:
    assert link("http://192.168.1.5:8080", "QK7M") == "http://192.168.1.5:8080/t/QK7M"
    assert link("https://example.org/games/", "QK7M") == "https://example.org/games/t/QK7M"
    assert link("http://h/?x=1#y", "a/b?c") == "http://h/t/a%2Fb%3Fc"


def test_an_address_is_written_as_a_browser_reads_it() -> None:
    assert base_url("192.168.1.5", 8080) == "http://192.168.1.5:8080"
    assert base_url("2001:db8::5", 8080) == "http://[2001:db8::5]:8080"
    assert base_url("example.org", 80, prefix="/games/") == "http://example.org/games"
    assert base_url("example.org", 80) == "http://example.org"
    assert base_url("example.org", 443) == "http://example.org:443"


def modules(text: str) -> list[list[int]]:
    """What a camera sees of printed half blocks, light on dark: 1 for a dark module."""
    halves = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}
    rows: list[list[int]] = []
    for line in text.splitlines():
        pairs = [halves[one] for one in line]
        rows += [[top for top, _ in pairs], [bottom for _, bottom in pairs]]
    return rows


def expected(border: int = 4) -> list[list[int]]:
    """The matrix of the code, with its quiet zone."""
    matrix = segno.make(URL, error="l", micro=False).matrix
    width = len(matrix) + 2 * border
    quiet = [[0] * width for _ in range(border)]
    return [*quiet, *([0] * border + list(row) + [0] * border for row in matrix), *quiet]


def test_what_is_printed_is_the_code_of_the_link() -> None:
    seen = modules(qr_lines(URL, encoding="utf-8"))
    assert seen[: len(expected())] == expected()
    # A line has two rows, and there is an odd number of them.
    assert seen[len(expected()) :] == [[1] * len(expected())]


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "no-such-encoding"])
def test_where_there_are_no_half_blocks_it_is_printed_without(encoding: str) -> None:
    printed = qr_lines(URL, encoding=encoding)
    assert printed.isascii()
    seen = [
        [{"  ": 1, "##": 0}[line[at : at + 2]] for at in range(0, len(line), 2)]
        for line in printed.splitlines()
    ]
    assert seen == expected()


def test_standard_output_says_what_can_be_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    for encoding, ascii_only in (("ascii", True), ("utf-8", False), ("cp437", False)):
        out = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
        monkeypatch.setattr(sys, "stdout", out)
        assert qr_lines(URL).isascii() is ascii_only


def test_colors_make_it_readable_on_any_terminal() -> None:
    colored = qr_lines(URL, encoding="utf-8", colored=True)
    assert all(
        line.startswith("\x1b[38;5;231;48;5;16m") and line.endswith("\x1b[0m")
        for line in colored.splitlines()
    )
    bare = re.sub(r"\x1b\[[0-9;]*m", "", colored)
    assert bare == qr_lines(URL, encoding="utf-8")


def test_a_code_fits_a_terminal() -> None:
    lines = qr_lines(URL, encoding="utf-8").splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 24
