"""The hash chain that proves a shuffle was fixed before anybody could influence it.

The end of a SHA-256 chain (the commitment) is published before the match. Round *n* uses link *n*,
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
"""The number of rounds that a chain lasts for, far more than any match takes."""


class Chain:
    """The secret side: every link, from the commitment (0) to the secret itself (the last one).

    Links are computed on demand: a table needs one per round, and storing them all for thousands
    of tables would take too much memory.

    >>> from stockpile import Chain, Match, make_game
    >>> chain = Chain.from_seed("an evening")
    >>> Match(make_game("breakers"), chain=chain).commitment == chain.commitment
    True
    """

    __slots__ = ("commitment", "rounds", "secret")

    commitment: bytes
    """What is published before the first round."""
    rounds: int
    """The number of rounds it lasts for."""

    def __init__(self, secret: bytes, links: int = CHAIN_LINKS) -> None:
        self.secret = secret
        self.rounds = links
        self.commitment = self._hashed(links)

    @classmethod
    def from_seed(cls, seed: int | str) -> Chain:
        """The chain of a seed, for a local match that can be resumed from its record.

        >>> Chain.from_seed("an evening").commitment == chain.commitment
        True
        """
        return cls(sha256(f"stockpile chain {seed}".encode()).digest())

    def link(self, round_number: int) -> bytes:
        """The link of a round; the first round is 1.

        >>> from hashlib import sha256
        >>> sha256(chain.link(1)).digest() == chain.commitment
        True
        """
        if not 1 <= round_number <= self.rounds:
            raise ValueError(f"the chain has no link for round {round_number}")
        return self._hashed(self.rounds - round_number)

    def _hashed(self, times: int) -> bytes:
        link = self.secret
        for _ in range(times):
            link = sha256(link).digest()
        return link


def follows(link: bytes, earlier: bytes) -> bool:
    """Whether ``link`` comes next after ``earlier`` in a chain. Checking it needs no secret."""
    return hmac.compare_digest(sha256(link).digest(), earlier)


def round_key(
    link: bytes, table: str, round_number: int, contributions: Sequence[bytes | None] = ()
) -> bytes:
    """The key of one round's Chance.

    ``contributions`` has an entry for each seat, in seat order: what the person there contributed,
    or None if there is nothing, as for a bot. Every part is prefixed with its length, so no two
    different lists of parts give the same bytes.
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
    """What proves the Chance of a round: its link, and the contribution of each seat."""

    link: bytes
    contributions: tuple[bytes | None, ...] = ()

    def chance(self, table: str, round_number: int) -> RoundChance:
        """The Chance that it proves."""
        return RoundChance(self, table, round_number)


class RoundChance(KeyedChance):
    """The Chance of one round of a match, with its proof."""

    __slots__ = ("proof",)

    def __init__(self, proof: Proof, table: str, round_number: int) -> None:
        super().__init__(round_key(proof.link, table, round_number, proof.contributions))
        self.proof = proof
