"""The host names that a server answers to: those that it was told it has."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

LOOPBACK_HOSTS = frozenset({"localhost", "127.0.0.1", "::1"})
EVERY_ADDRESS = frozenset({"0.0.0.0", "::"})
MDNS = ".local"
ANY_ADDRESS = "any address"
"""Stands for every host that is an address. Unlike a name, no other site can point one here."""


def without_port(text: str) -> str:
    """A host, alone or with a port: ``example.org:5``, ``1.2.3.4:5``, ``[::1]:5``, ``::1``."""
    text = text.strip()
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def host_name(host: str) -> str:
    """The name or the address in a ``Host`` header, in one form, without the port."""
    name = without_port(host.lower())
    try:
        return str(ip_address(name))
    except ValueError:
        return name.rstrip(".")


def own_hosts(listening: str, public: str | None) -> frozenset[str]:
    """The names of a server that listens on an address, and may have a public one.

    They are the names of loopback, the host in ``public``, and the address it listens on; if that
    means all addresses, any address, and the names of this machine in its network.
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
