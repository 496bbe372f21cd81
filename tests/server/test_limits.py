"""Limits: what one may ask for, how that comes back, and by which address one is known."""

from __future__ import annotations

import time
from typing import Any

import pytest

from stockpile.core.refusal import Unreadable
from stockpile.server.limits import (
    LOCAL,
    Bucket,
    HeldLimits,
    RateLimits,
    client_address,
    trusted_networks,
)


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(2, 5, clock)
    assert [bucket.take() for _ in range(7)] == [True] * 5 + [False] * 2
    assert bucket.wait() == pytest.approx(0.5)
    clock.now += 0.25
    assert bucket.wait() == pytest.approx(0.25)
    assert not bucket.take()
    clock.now += 0.25
    assert bucket.take()
    assert not bucket.take()
    clock.now += 100
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]


def test_asking_in_vain_does_not_put_off_the_next_one() -> None:
    clock = Clock()
    bucket = Bucket(1, 1, clock)
    assert bucket.take()
    taken = 0
    for _ in range(100):
        clock.now += 0.1
        taken += bucket.take()
    assert 9 <= taken <= 10


def test_a_bucket_can_be_asked_for_more_than_one() -> None:
    clock = Clock()
    bucket = Bucket(10, 100, clock)
    assert bucket.take(60)
    assert not bucket.take(60)
    assert bucket.wait(60) == pytest.approx(2)
    assert bucket.take(40)
    assert bucket.wait(101) == float("inf")
    assert bucket.wait(0) == 0
    assert Bucket(0, 1, clock).wait() == 0
    empty = Bucket(0, 1, clock)
    assert empty.take()
    assert empty.wait() == float("inf")


def test_a_clock_that_stands_still_gives_nothing() -> None:
    bucket = Bucket(1000, 3, Clock())
    assert [bucket.take() for _ in range(5)] == [True] * 3 + [False] * 2


def test_every_key_has_its_own_bucket() -> None:
    clock = Clock()
    limits = RateLimits(1, 2, clock=clock)
    assert [limits.take("a") for _ in range(3)] == [True, True, False]
    assert limits.wait("a") == pytest.approx(1)
    assert limits.wait("never seen") == 0
    assert limits.take("b")
    clock.now += 1
    assert limits.take("a")


def test_idle_keys_are_forgotten() -> None:
    clock = Clock()
    limits = RateLimits(1, 2, clock=clock)
    most = 0
    for number in range(10_000):
        limits.take(f"address {number}")
        most = max(most, len(limits))
        clock.now += 0.1
    assert most < 50


def test_a_key_that_is_not_idle_is_not_forgotten() -> None:
    clock = Clock()
    limits = RateLimits(0.001, 1, clock=clock)
    assert limits.take("spent")
    for number in range(1000):
        limits.take(f"other {number}")
    assert not limits.take("spent")


def test_memory_is_bounded_whoever_comes() -> None:
    limits = RateLimits(0.001, 1, most=100, clock=Clock())
    for number in range(1000):
        limits.take(f"address {number}")
        assert len(limits) <= 100
    assert not limits.take("address 999")
    assert limits.take("address 0")


def test_whoever_was_here_last_is_remembered_longest() -> None:
    limits = RateLimits(0.001, 1, most=3, clock=Clock())
    for key in ("first", "second", "third"):
        assert limits.take(key)
    assert not limits.take("first")
    assert limits.take("fourth")
    assert not limits.take("first")
    assert limits.take("second")


def test_a_check_costs_next_to_nothing() -> None:
    bucket, limits = Bucket(1e9, 1e9), RateLimits(1e9, 1e9)
    began = time.thread_time()
    for _ in range(10_000):
        bucket.take()
        limits.take("192.0.2.1")
    assert time.thread_time() - began < 1


def test_shares_are_held_and_given_back() -> None:
    shares = HeldLimits(2)
    assert [shares.take("a") for _ in range(3)] == [True, True, False]
    assert shares.take("b")
    shares.give_back("a")
    assert shares.held("a") == 1
    assert shares.take("a")
    for key in "aab":
        shares.give_back(key)
    assert len(shares) == 0
    shares.give_back("nobody")
    assert shares.held("nobody") == 0
    assert len(shares) == 0


PROXY = trusted_networks(["127.0.0.1", "10.0.0.0/8", "2001:db8:aaaa::/48"])


def a_scope(peer: str | None, *forwarded: str) -> dict[str, Any]:
    return {
        "client": None if peer is None else (peer, 4711),
        "headers": [
            (b"host", b"example.org"),
            *((b"x-forwarded-for", one.encode()) for one in forwarded),
        ],
    }


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("203.0.113.7", (), "203.0.113.7"),
        ("203.0.113.7", ("198.51.100.1",), "203.0.113.7"),
        ("127.0.0.1", (), "127.0.0.1"),
        ("127.0.0.1", ("198.51.100.1",), "198.51.100.1"),
        ("127.0.0.1", ("6.6.6.6, 198.51.100.1",), "198.51.100.1"),
        ("127.0.0.1", ("6.6.6.6", "198.51.100.1, 10.1.2.3"), "198.51.100.1"),
        ("127.0.0.1", ("10.9.9.9, 10.1.2.3",), "10.9.9.9"),
        ("127.0.0.1", ("198.51.100.1:443",), "198.51.100.1"),
        ("127.0.0.1", ("198.51.100.1, garbage",), "127.0.0.1"),
        ("127.0.0.1", ("198.51.100.1, \u00e9, 10.1.2.3",), "10.1.2.3"),
        ("127.0.0.1", ("",), "127.0.0.1"),
        ("::ffff:127.0.0.1", ("198.51.100.1",), "198.51.100.1"),
        ("::ffff:203.0.113.7", ("198.51.100.1",), "203.0.113.7"),
        ("2001:db8:aaaa::5", ("[2001:db8:1:2:3:4:5:6]:80",), "2001:db8:1:2::/64"),
        ("2001:db8:1:2:3:4:5:6", (), "2001:db8:1:2::/64"),
        ("fe80::1%eth0", (), "fe80::/64"),
        ("testclient", ("198.51.100.1",), LOCAL),
        (None, ("198.51.100.1",), "198.51.100.1"),
        (None, (), LOCAL),
    ],
)
def test_an_address_is_believed_only_from_a_trusted_proxy(
    peer: str | None, forwarded: tuple[str, ...], address: str
) -> None:
    assert client_address(a_scope(peer, *forwarded), PROXY) == address


def test_nobody_is_trusted_unless_somebody_says_so() -> None:
    for peer, address in (("127.0.0.1", "127.0.0.1"), (None, LOCAL), ("10.0.0.1", "10.0.0.1")):
        assert client_address(a_scope(peer, "198.51.100.1")) == address
    assert client_address({}) == LOCAL


def test_neighbours_in_one_ipv6_network_are_one() -> None:
    keys = {
        client_address(a_scope(one))
        for one in ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", "2001:db8:0:2::1")
    }
    assert len(keys) == 2


@pytest.mark.parametrize("wrong", ["", "proxy.example.org", "10.0.0.0/99", "1.2.3"])
def test_what_is_no_network_is_refused(wrong: str) -> None:
    with pytest.raises(Unreadable) as refused:
        trusted_networks(["10.0.0.0/8", wrong])
    assert refused.value.refusal.code == "not-a-network"
