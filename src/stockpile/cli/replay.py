"""``stockpile replay``: play a recorded match again, and say whether it holds."""

from __future__ import annotations

from typing import Annotated

import typer

from stockpile.cli.saying import complain, print_json, read_text, say
from stockpile.core.record import Made
from stockpile.core.refusal import Differs
from stockpile.core.seats import seat_letter
from stockpile.games import read_record
from stockpile.words import Words

HELP = """Play a recorded match again, move by move.

Says at which line and why it differs, if it was altered.

Example: stockpile replay match.txt --verify
"""


def replay(
    record: Annotated[
        str, typer.Argument(metavar="RECORD", help="A record; - reads it from standard input.")
    ],
    verify: Annotated[
        bool, typer.Option("--verify", help="Also shuffle again from the revealed links.")
    ] = False,
) -> None:
    """Exit 0 if the record replays to what it says, 1 if it differs, 2 if it is no record."""
    game, written = read_record(read_text(record))
    try:
        match = written.replay(game)
        if verify:
            written.verify(game)
    except Differs as differs:
        print_json({"same": False, "line": differs.line, **_renamed(differs.refusal.to_json())})
        complain(differs)
        raise typer.Exit(1) from None
    moves = sum(isinstance(entry, Made) for one in written.rounds for entry in one.entries)
    print_json(
        {
            "same": True,
            "verified": verify,
            "game": game.name,
            "edition": game.setup.edition,
            "rounds": [one.outcome and one.outcome.to_json() for one in written.rounds],
            "moves": moves,
            "scores": match.scores and list(match.scores),
            "over": match.over,
            "winners": [seat_letter(seat) for seat in match.winners or ()],
        }
    )
    words = Words()
    say(words("replay-same", rounds=len(written.rounds), moves=moves))
    if verify:
        say(words("replay-verified"))
    if not match.over:
        turn = "none" if match.turn is None else seat_letter(match.turn)
        say(words("replay-unfinished", turn=turn))


def _renamed(refusal: dict[str, str | int]) -> dict[str, str | int]:
    return {"why" if name == "refused" else name: value for name, value in refusal.items()}
