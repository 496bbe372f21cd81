"""Plays the transcripts of this folder anew: ``python -m tests.playthroughs.make``."""

from __future__ import annotations

import random

from stockpile.core.seats import seat_letter
from stockpile.games import AnyMatch
from tests.playthroughs.transcript import FOLDER, Header, Writer

PLAYED = (
    ("skipbo-2003-2", "skipbo-2003", 2, "", "stock=76", 0),
    ("skipbo-2003-4", "skipbo-2003", 4, "", "stock=2 laying=forced", 0),
    ("skipbo-2003-6", "skipbo-2003", 6, "", "stock=1", 0),
    ("skipbo-2003-2x2", "skipbo-2003", 4, "AC BD", "stock=2", 0),
    ("skipbo-2003-3x2", "skipbo-2003", 6, "AD BE CF", "stock=1", 0),
    ("skipbo-2003-2x3", "skipbo-2003", 6, "ACE BDF", "stock=1", 0),
    ("skipbo-2011-2", "skipbo-2011", 2, "", "stock=76 stalemate=fewest-stock", 0),
    ("skipbo-2011-5", "skipbo-2011", 5, "", "stock=2", 0),
    ("skipbo-2011-8", "skipbo-2011", 8, "", "stock=1", 0),
    ("skipbo-2011-2x2", "skipbo-2011", 4, "AB CD", "stock=1", 60),
    ("skipbo-2011-3x2", "skipbo-2011", 6, "AB CF DE", "stock=1", 0),
    ("skipbo-2011-2x3", "skipbo-2011", 6, "ABF CDE", "stock=1", 0),
    ("skipbo-2011-4x2", "skipbo-2011", 8, "AE BF CG DH", "stock=1", 0),
    ("breakers-2010-2", "breakers-2010", 2, "", "memory-aid=on", 0),
    ("breakers-2010-3", "breakers-2010", 3, "", "", 15),
    ("breakers-2010-4", "breakers-2010", 4, "", "passing=free", 0),
)


def choose(match: AnyMatch, seeded: random.Random) -> str:
    """A move by the seed, more likely one of the first ones: lays stand in front."""
    moves = match.legal_moves()
    return str(moves[int(seeded.random() ** 6 * len(moves))])


def play(name: str, header: Header, most: int = 150) -> list[str]:
    """The lines of a transcript, to the end of the match or for so many moves."""
    match = header.match()
    writer = Writer(match)
    seeded = random.Random(name)
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
    for name, edition, seats, teams, options, target in PLAYED:
        lines = play(name, Header(edition, seats, teams, options, target, name))
        (FOLDER / f"{name}.txt").write_text("\n".join(lines) + "\n", "utf-8")
        print(name, len(lines))


if __name__ == "__main__":
    main()
