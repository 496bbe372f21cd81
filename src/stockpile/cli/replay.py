"""``stockpile replay``: a recorded match, step by step or as a text, and whether it is right."""

from __future__ import annotations

import sys

import click

from stockpile.cli.command import CliCommand, option
from stockpile.cli.options import json_option, language_option, refuse_together, typed
from stockpile.cli.output import (
    answer,
    at_terminal,
    complain,
    print_text,
    progress,
    read_text,
    reader,
    tell,
)
from stockpile.core.readers import a_seat, at, nullable
from stockpile.core.record import Made, Record
from stockpile.core.refusal import Differs
from stockpile.core.seats import seat_letter
from stockpile.games import AnyMatch, read_record
from stockpile.words import Words

EXAMPLES = """\
stockpile replay evening.txt
stockpile replay evening.txt --text --lang de | less
stockpile replay evening.txt --verify"""
BOX_SIGN = "┌"
"""A terminal that can show this gets a board drawn with more than ASCII."""


@click.command(cls=CliCommand, help="help-replay", epilog=EXAMPLES)
@click.argument("record", metavar="RECORD", type=click.Path(), help="help-replay-record")
@option("--seat", metavar="SEAT", help="help-replay-seat")
@option("--text", is_flag=True, help="help-replay-text")
@option("--verify", is_flag=True)
@json_option
@language_option
def replay(record: str, seat: str | None, text: bool, verify: bool, file: str | None) -> None:
    """Exit 0 if the record replays to what it says, 1 if it differs, 2 if it is not a record.

    With ``--verify`` or an answer for programs, the match is not shown.
    """
    words = reader()
    for answered, said in (("--verify", verify), ("--json", file)):
        if said not in (None, False):
            refuse_together(answered, {"--text": text, "--seat": seat})
    written_text = read_text(record)
    with typed({"": record}):
        game, written = read_record(written_text)
    viewer = at("--seat", nullable(a_seat(game.seats)), seat)
    shown = text or viewer is not None or sys.stdout.isatty()
    asked = verify or file is not None or not shown
    try:
        with progress(words("progress-replaying")):
            match = written.replay(game)
            if verify:
                written.verify(game)
    except Differs as differs:
        if asked:
            why = differs.refusal.to_json()
            _answer(file, {"same": False, "line": differs.line, "why": why.pop("refused"), **why})
        complain(differs)
        sys.exit(1)
    if asked:
        _answer(file, _summary(written, match, verify))
    else:
        _show(match, viewer, words, at_once=text)
    tell("replay-same", rounds=len(written.rounds), moves=_moves(written))
    if verify:
        tell("replay-verified")
    if not match.over:
        tell("replay-unfinished", turn="none" if match.turn is None else seat_letter(match.turn))


def _answer(file: str | None, told: dict[str, object]) -> None:
    if file is not None or not sys.stdout.isatty():
        answer(file, told)


def _summary(written: Record, match: AnyMatch, verified: bool) -> dict[str, object]:
    return {
        "same": True,
        "verified": verified,
        "game": match.game.name,
        "edition": match.game.setup.edition,
        "rounds": [one.outcome and one.outcome.to_json() for one in written.rounds],
        "moves": _moves(written),
        "scores": match.scores and list(match.scores),
        "over": match.over,
        "winners": [seat_letter(seat) for seat in match.winners or ()],
    }


def _moves(written: Record) -> int:
    return sum(isinstance(entry, Made) for one in written.rounds for entry in one.entries)


def _show(match: AnyMatch, viewer: int | None, words: Words, *, at_once: bool) -> None:
    """Step by step for a person at a terminal; otherwise, or if asked, everything as a text."""
    from stockpile.terminal import app
    from stockpile.terminal.play_request import PlayRequest
    from stockpile.terminal.replay.replay import Replay
    from stockpile.terminal.text import fitting

    encoding = sys.stdout.encoding
    if at_terminal() and match.events and not at_once:
        from stockpile.terminal.replay.screen import ReplayScreen

        app.run(
            PlayRequest(words=words, language_chosen=True),
            ascii_only=fitting(BOX_SIGN, encoding) != BOX_SIGN,
            first=lambda app: ReplayScreen(Replay(match, viewer, app.words), app.signs),
        )
        return
    for line in Replay(match, viewer, words).text():
        print_text(fitting(line, encoding))
