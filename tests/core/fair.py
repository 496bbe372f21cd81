"""The construction of docs/fairness.md a second time, from its words alone."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104, spelled out: the block of SHA-256 is 64 bytes."""
    padded = (sha256(key) if len(key) > 64 else key).ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in padded) + message)
    return sha256(bytes(byte ^ 0x5C for byte in padded) + inner)


def chain(secret: bytes, links: int) -> list[bytes]:
    """Link 0 (the commitment) to the last link (the secret)."""
    found = [secret]
    while len(found) <= links:
        found.insert(0, sha256(found[0]))
    return found


def message(table: str, round_number: int, contributions: Sequence[bytes | None]) -> bytes:
    written = b""
    for part in (b"stockpile round 1", table.encode("utf-8"), b"%d" % round_number):
        written += b"%c%c%c%c" % tuple(len(part) >> shift & 255 for shift in (24, 16, 8, 0)) + part
    for given in contributions:
        if given is None:
            written += bytes([255, 255, 255, 255])
        else:
            written += bytes([len(given) >> shift & 255 for shift in (24, 16, 8, 0)]) + given
    return written


def words(key: bytes, purpose: str, number: int) -> Iterator[int]:
    prefix = key + b"\0" + purpose.encode() + b"\0" + str(number).encode() + b"\0"
    counter = 0
    while True:
        block = sha256(prefix + bytes([counter >> shift & 255 for shift in range(56, -1, -8)]))
        for first in range(0, 32, 4):
            a, b, c, d = block[first : first + 4]
            yield ((a * 256 + b) * 256 + c) * 256 + d
        counter += 1


def shuffle(key: bytes, purpose: str, number: int, items: Sequence[int]) -> list[int]:
    source = words(key, purpose, number)
    order = list(items)
    for size in range(len(order), 1, -1):
        word = next(source)
        while word >= 2**32 // size * size:
            word = next(source)
        chosen = word % size
        order[size - 1], order[chosen] = order[chosen], order[size - 1]
    return order


SKIPBO_PACK = [kind for kind in range(1, 13) for _ in range(12)] + [13] * 18
BREAKERS_PACK = [kind for kind in range(1, 17) for _ in range(4)]


def skipbo_deal(
    key: bytes, seats: int, stock: int, starter: int
) -> tuple[list[list[int]], list[int]]:
    """The stock piles by seat, and the draw pile, bottom to top."""
    pack = shuffle(key, "deal", 0, SKIPBO_PACK)
    stocks: list[list[int]] = [[] for _ in range(seats)]
    for card in range(stock * seats):
        stocks[(starter + card) % seats].append(pack.pop())
    return stocks, pack


def breakers_deal(key: bytes, seats: int, hand: int) -> tuple[list[list[int]], list[int]]:
    """The hands by seat, and the unused tiles, all sorted."""
    tiles = shuffle(key, "deal", 0, BREAKERS_PACK)
    hands = [sorted(tiles[seat * hand : (seat + 1) * hand]) for seat in range(seats)]
    return hands, sorted(tiles[seats * hand :])
