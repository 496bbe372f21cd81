"""Plays the transcripts of this folder anew: ``python -m tests.playthroughs.make``."""

from __future__ import annotations

import random
from dataclasses import replace

from stockpile.core.seats import seat_letter
from stockpile.games import AnyMatch
from tests.playthroughs.transcript import FOLDER, Header, Writer

PLAYED = (
    ("skipbo-2003", 2, "", "stock=70 laying=forced", 0, "31"),
    ("skipbo-2003", 3, "", "stock=49 stalemate=fewest-stock", 0, "36"),
    ("skipbo-2003", 4, "", "stock=2", 0, "0"),
    ("skipbo-2003", 6, "", "stock=1", 0, "0"),
    ("skipbo-2003", 4, "AC BD", "stock=2", 0, "1"),
    ("skipbo-2003", 6, "AD BE CF", "stock=1", 0, "0"),
    ("skipbo-2003", 6, "ACE BDF", "stock=1", 0, "20"),
    ("skipbo-2011", 2, "", "stock=76", 0, "21"),
    ("skipbo-2011", 5, "", "stock=2", 0, "0"),
    ("skipbo-2011", 8, "", "stock=1", 0, "0"),
    ("skipbo-2011", 4, "AB CD", "stock=1", 60, "23"),
    ("skipbo-2011", 6, "AB CF DE", "stock=1", 0, "0"),
    ("skipbo-2011", 6, "ABF CDE", "stock=1", 0, "0"),
    ("skipbo-2011", 8, "AE BF CG DH", "stock=1", 0, "0"),
    ("breakers-2010", 2, "", "memory-aid=on", 0, "0"),
    ("breakers-2010", 3, "", "", 15, "36"),
    ("breakers-2010", 4, "", "passing=free", 0, "19"),
)
"""Edition, seats, teams, options, target (0: a single round) and seed."""


def choose(match: AnyMatch, seeded: random.Random) -> str:
    """A move by the seed, more likely one of the first ones: lays stand in front."""
    moves = match.legal_moves()
    return str(moves[int(seeded.random() ** 6 * len(moves))])


def play(header: Header, most: int = 150) -> list[str]:
    """The lines of a transcript, to the end of the match or for so many moves."""
    match = header.match()
    writer = Writer(match)
    seeded = random.Random(header.seed)
    lines = list(header.lines())
    for _ in range(most):
        if match.over:
            break
        command = "start"
        if match.turn is not None:
            command = f"{seat_letter(match.turn)}:{choose(match, seeded)}"
        lines += writer.command(command)
    return lines


def main() -> None:
    for written in PLAYED:
        header = Header(*written)
        header = replace(header, seed=f"{header.name} {header.seed}")
        lines = play(header)
        (FOLDER / f"{header.name}.txt").write_text("\n".join(lines) + "\n", "utf-8")
        print(header.name, len(lines))


if __name__ == "__main__":
    main()
