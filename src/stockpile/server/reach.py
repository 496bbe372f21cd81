"""How friends reach a table: addresses in the local network, links, and a QR code to point at."""

from __future__ import annotations

import io
import socket
import sys
from ipaddress import ip_address
from urllib.parse import quote, urlsplit, urlunsplit

QR_BLOCKS = "█▀▄"
TABLE_PATH = "t"
"""Where a table is, under the server's address."""

_ELSEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses that exist in documentation only."""


def lan_addresses() -> tuple[str, ...]:
    """This machine's addresses as others in the network know them; the likeliest first."""
    found = [one for family, far in _ELSEWHERE if (one := _address_towards(family, far))]
    found = [one for one in found if _reachable(one)] or _named_addresses()
    return tuple(dict.fromkeys(found))


def _address_towards(family: socket.AddressFamily, far: str) -> str | None:
    """The address that packets to a far one would leave from. Connecting UDP sends nothing."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((far, 9))
            return str(asking.getsockname()[0])
    except OSError:
        return None


def _named_addresses() -> list[str]:
    """The addresses that the machine's own name stands for."""
    try:
        known = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
    except OSError:
        return []
    return [address for one in known if _reachable(address := str(one[4][0]))]


def _reachable(address: str) -> bool:
    read = ip_address(address)
    return not (read.is_loopback or read.is_unspecified or read.is_link_local)


def base_url(host: str, port: int, *, prefix: str = "") -> str:
    """The address of a server: ``http://192.168.1.5:8080``."""
    shown = f"[{host}]" if ":" in host else host
    where = shown if port == 80 else f"{shown}:{port}"
    return urlunsplit(("http", where, prefix.strip("/"), "", "")).rstrip("/")


def link(base: str, code: str) -> str:
    """The link to a table of the server at ``base``, a path prefix included."""
    parts = urlsplit(base)
    path = f"{parts.path.rstrip('/')}/{TABLE_PATH}/{quote(code, safe='')}"
    return urlunsplit((parts.scheme, parts.netloc, path, "", ""))


def qr_svg(url: str) -> bytes:
    """A QR code as a picture, dark on white."""
    import segno

    drawn = io.BytesIO()
    segno.make(url, error="m", micro=False).save(drawn, kind="svg", border=4, light="#fff")
    return drawn.getvalue()


def qr_lines(url: str, *, encoding: str | None = None, colored: bool = False) -> str:
    """A QR code as lines of text, to be printed light on dark.

    It is made of half blocks where the encoding (standard output's, if none is given) has them, of
    ``#`` otherwise. ``colored`` makes it readable on terminals of any colors.
    """
    import segno

    code = segno.make(url, error="l", micro=False)
    if _can_write(QR_BLOCKS, encoding or getattr(sys.stdout, "encoding", None) or "ascii"):
        text = io.StringIO()
        code.terminal(text, compact=True)
        lines = text.getvalue().splitlines()
    else:
        lines = [
            "".join("  " if dark else "##" for dark in row) for row in code.matrix_iter(border=4)
        ]
    if colored:
        lines = [f"\x1b[38;5;231;48;5;16m{line}\x1b[0m" for line in lines]
    return "\n".join(lines)


def _can_write(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (LookupError, UnicodeEncodeError):
        return False
    return True
