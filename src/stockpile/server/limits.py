"""How much one connection, or one address, may ask for; and whose address it is."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Mapping
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from stockpile.core.refusal import Unreadable
from stockpile.server.hosts import without_port

Clock = Callable[[], float]
Networks = tuple[IPv4Network | IPv6Network, ...]


class Bucket:
    """``burst`` at once, and ``rate`` more every second."""

    __slots__ = ("_at", "_clock", "_level", "burst", "rate")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._level = burst
        self._at = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is enough left; if so, it is taken."""
        now = self._clock()
        level = self._level + (now - self._at) * self.rate
        if level > self.burst:
            level = self.burst
        self._at = now
        # Somebody who waited just long enough must not fail by a rounding error.
        if level < cost - 1e-4:
            self._level = level
            return False
        self._level = level - cost
        return True

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until there is enough; infinitely many if there never will be."""
        if cost > self.burst or (self.rate <= 0 and self._level < cost):
            return float("inf")
        short = cost - self._level
        return max(0.0, short / self.rate - (self._clock() - self._at)) if short > 0 else 0.0

    @property
    def full(self) -> bool:
        """Whether it is full again, and so the same as a new one."""
        return self._level + (self._clock() - self._at) * self.rate >= self.burst


class RateLimits:
    """A Bucket for each key (an address, a guest).

    Keys whose bucket is full again are forgotten, and no more than ``most`` are remembered, those
    used last.
    """

    def __init__(
        self, rate: float, burst: float, *, most: int = 100_000, clock: Clock = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Whether the key has enough left; if so, it is taken."""
        bucket = self._buckets.get(key)
        if bucket is None:
            self._forget()
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, self._clock)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(cost)

    def wait(self, key: str) -> float:
        """Seconds until the key has enough."""
        bucket = self._buckets.get(key)
        return bucket.wait() if bucket is not None else 0.0

    def _forget(self) -> None:
        # Two are checked whenever one is added, so that keys that come and go leave nothing behind.
        for _ in range(2):
            oldest = next(iter(self._buckets), None)
            if oldest is None:
                return
            if len(self._buckets) < self._most and not self._buckets[oldest].full:
                return
            del self._buckets[oldest]


class HeldLimits:
    """How many of something each key holds at a time: connections, tables."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._held)

    def held(self, key: str) -> int:
        """How many the key holds."""
        return self._held[key]

    def take(self, key: str) -> bool:
        """Whether the key may have one more; if so, it has."""
        if self._held[key] >= self.most:
            return False
        self._held[key] += 1
        return True

    def give_back(self, key: str) -> None:
        """The key has one fewer."""
        if self._held[key] > 1:
            self._held[key] -= 1
        else:
            del self._held[key]


LOCAL = "local"
"""The key of a client that has no address, because it is on a Unix socket."""


def trusted_networks(texts: Iterable[str]) -> Networks:
    """The addresses and networks (``10.0.0.0/8``) of reverse proxies. Raises Unreadable."""
    networks = []
    for text in texts:
        try:
            networks.append(ip_network(text.strip(), strict=False))
        except ValueError:
            raise Unreadable("not-a-network", value=text) from None
    return tuple(networks)


def client_address(scope: Mapping[str, Any], trusted: Networks = ()) -> str:
    """The client of a connection or a request, as a key for limits.

    What a trusted proxy says (``X-Forwarded-For``) is believed, link by link from the near end, up
    to the first address that is not trusted. An IPv6 client is known by its /64.
    """
    peer = scope.get("client")
    address = _read(peer[0]) if peer else None
    if not trusted or (peer and (address is None or not _within(address, trusted))):
        return _key(address)
    for said in reversed(_forwarded(scope)):
        next_one = _read(said)
        if next_one is None:
            break
        address = next_one
        if not _within(address, trusted):
            break
    return _key(address)


def socket_address(peer: tuple[str, int] | None, trusted: Networks = ()) -> str | None:
    """The client of a socket, as a key for limits; None for a trusted proxy, which serves many."""
    address = _read(peer[0]) if peer else None
    return None if address is not None and _within(address, trusted) else _key(address)


def _forwarded(scope: Mapping[str, Any]) -> list[str]:
    lines = [value for name, value in scope.get("headers", ()) if name == b"x-forwarded-for"]
    return b",".join(lines).decode("latin-1").split(",") if lines else []


def _read(text: str) -> IPv4Address | IPv6Address | None:
    """An address as proxies write it, with or without a port."""
    try:
        address = ip_address(without_port(text))
    except ValueError:
        return None
    if isinstance(address, IPv6Address):
        return address.ipv4_mapped or IPv6Address(int(address))
    return address


def _within(address: IPv4Address | IPv6Address, networks: Networks) -> bool:
    return any(address in network for network in networks)


def _key(address: IPv4Address | IPv6Address | None) -> str:
    if address is None:
        return LOCAL
    if isinstance(address, IPv6Address):
        return str(IPv6Network((int(address) >> 64 << 64, 64)))
    return str(address)
