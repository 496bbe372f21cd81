"""By which names a server may be asked: those that it was told it has."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

LOOPBACK_HOSTS = frozenset({"localhost", "127.0.0.1", "::1"})
EVERY_ADDRESS = frozenset({"0.0.0.0", "::"})
MDNS = ".local"
ANY_ADDRESS = "any address"
"""Stands for every host that is an address and no name: no other site can have it lead here."""


def host_name(host: str) -> str:
    """The name or the address in a ``Host`` header, in one form, without the port."""
    host = host.strip().lower()
    if host.startswith("["):
        name = host[1:].partition("]")[0]
    else:
        name = host.partition(":")[0] if host.count(":") == 1 else host
    try:
        return str(ip_address(name))
    except ValueError:
        return name.rstrip(".")


def own_hosts(listening: str, public: str | None) -> frozenset[str]:
    """The names of a server that listens on an address, and has perhaps a public one.

    Always the names of loopback, and what ``public`` says; the address that was named, or, where it
    is all of them, any address, and this machine's name in its network.
    """
    hosts = set(LOOPBACK_HOSTS)
    if public is not None:
        hosts.add(host_name(urlsplit(public).netloc.rpartition("@")[2]))
    if listening in EVERY_ADDRESS:
        machine = socket.gethostname().lower()
        hosts |= {ANY_ADDRESS, machine, socket.getfqdn().lower(), machine.partition(".")[0] + MDNS}
    else:
        hosts.add(host_name(listening))
    return frozenset(hosts)


def is_own_host(host: str, known: frozenset[str]) -> bool:
    """Whether a ``Host`` header is one of these names."""
    name = host_name(host)
    if name in known:
        return True
    try:
        return ANY_ADDRESS in known and bool(ip_address(name))
    except ValueError:
        return False
