"""The hash chain that proves a shuffle was fixed before anybody's wishes could reach it.

Before a match the end of a SHA-256 chain is published (the commitment). Round *n* uses link *n*,
whose hash is link *n - 1*; link 0 is the commitment itself. ``docs/fairness.md`` has the
construction byte by byte, with test vectors.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from stockpile.core.chance import KeyedChance

CHAIN_LINKS = 1024
"""How many rounds one chain serves. The longest match takes far fewer."""


class Chain:
    """The secret side: every link, from the commitment (0) to the secret itself (the last one).

    Links are hashed anew when they are asked for: a table asks once a round, and there may be
    thousands of tables.
    """

    __slots__ = ("commitment", "rounds", "secret")

    commitment: bytes
    """What is published before the first round."""
    rounds: int
    """How many rounds it serves."""

    def __init__(self, secret: bytes, links: int = CHAIN_LINKS) -> None:
        self.secret = secret
        self.rounds = links
        self.commitment = self._hashed(links)

    @classmethod
    def from_seed(cls, seed: int | str) -> Chain:
        """A chain that a seed gives again: for one's own matches, resumed from their record."""
        return cls(sha256(f"stockpile chain {seed}".encode()).digest())

    def link(self, round_number: int) -> bytes:
        """The link that round ``round_number`` (from 1) uses up."""
        if not 1 <= round_number <= self.rounds:
            raise ValueError(f"the chain has no link for round {round_number}")
        return self._hashed(self.rounds - round_number)

    def _hashed(self, times: int) -> bytes:
        link = self.secret
        for _ in range(times):
            link = sha256(link).digest()
        return link


def follows(link: bytes, earlier: bytes, steps: int = 1) -> bool:
    """Whether ``link`` is the one ``steps`` after ``earlier``, as anybody can check."""
    for _ in range(steps):
        link = sha256(link).digest()
    return hmac.compare_digest(link, earlier)


def round_key(
    link: bytes, table: str, round_number: int, contributions: Sequence[bytes | None] = ()
) -> bytes:
    """The key of one round's Chance.

    ``contributions`` has one entry a seat, in seat order: what the person there threw in, or None
    for a bot (or for nothing). Every part is written with its length in front, so that no two
    different lists of parts read the same.
    """
    parts = [b"stockpile round 1", table.encode(), str(round_number).encode("ascii")]
    message = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    for contribution in contributions:
        if contribution is None:
            message += b"\xff\xff\xff\xff"
        else:
            message += len(contribution).to_bytes(4, "big") + contribution
    return hmac.digest(link, message, "sha256")


class Proof(NamedTuple):
    """What proves a round's Chance: the link it used up, and what each seat threw in."""

    link: bytes
    contributions: tuple[bytes | None, ...] = ()

    def chance(self, table: str, round_number: int) -> RoundChance:
        """The Chance that this proves."""
        return RoundChance(self, table, round_number)


class RoundChance(KeyedChance):
    """The Chance of one round of a match, with what proves it."""

    __slots__ = ("proof",)

    def __init__(self, proof: Proof, table: str, round_number: int) -> None:
        super().__init__(round_key(proof.link, table, round_number, proof.contributions))
        self.proof = proof
