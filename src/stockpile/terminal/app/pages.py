"""The texts of pages about a table: its keys, its rules, how it stands."""

from __future__ import annotations

import re

from textual.content import Content

from stockpile.core.seats import seat_letter
from stockpile.games import AnyGame
from stockpile.rulebook import render
from stockpile.terminal.app.boards.board import Board
from stockpile.terminal.app.signs import Signs
from stockpile.terminal.app.wrapped_text import Paragraph
from stockpile.terminal.client.seat_client import SeatClient
from stockpile.terminal.tellers.teller import teller_of
from stockpile.terminal.text import folded, unfolded, unmarked
from stockpile.words import Words

LIST_WIDTH = 76
"""What fits beside a scrollbar on the smallest screen."""
TABLE_KEYS = {
    ":": "app-key-type",
    "h": "table-key-hint",
    "u": "table-key-undo",
    "n": "app-key-next",
    "o": "app-key-piles",
    "l": "table-key-log",
    "b": "table-key-rules",
    "v": "ending-review",
    "k": "ending-record",
    "c": "table-chat",
    "m": "table-key-menu",
    "Esc": "table-key-clear",
    "Ctrl+C": "app-key-quit",
}


def help_text(client: SeatClient, board: Board, signs: Signs) -> list[Paragraph]:
    """All keys, and how the game is played."""
    words, game = client.words, client.game
    keys = [*board.keys(), *((key, words(message)) for key, message in TABLE_KEYS.items())]
    legend = words(f"app-legend-{game.name}", playable=signs.playable, hinted=signs.hinted)
    told = teller_of(game).help(client.table_words)
    return [
        *(Content.assemble((f"{signs.text(key):<20}", "bold"), text) for key, text in keys),
        *("", legend),
        *(row for one in told for line in ("", *unfolded(one).splitlines()) for row in _rows(line)),
    ]


def _rows(line: str) -> list[str]:
    """A line of a list, folded so that its explanation stays beside what it explains."""
    head = re.match(r" +\S+ {2,}", line)
    return [line] if head is None else folded(line, LIST_WIDTH, " " * head.end())


def standing_text(client: SeatClient) -> list[Paragraph]:
    """The scores, and who is at the table."""
    words, target = client.words, client.table["settings"]["target"]
    watchers = map(client.name_of, client.watchers)
    return [
        *(f"{who:<40} {points:>5}" for who, points in client.scores()),
        words("table-target", target=target) if client.scored else words("table-one-round"),
        *("", Content.styled(words("table-people"), "bold")),
        *(f"{seat_letter(at)}  {name}" for at, name in enumerate(client.names)),
        *(f"   {name} ({words('table-watchers')})" for name in watchers),
    ]


def rules_text(game: AnyGame, words: Words, signs: Signs) -> list[Paragraph]:
    """The rulebook of a table."""
    return [
        Content.styled(signs.text(line), "bold underline") if heading else signs.text(line)
        for line, heading in unmarked(render(game, words))
    ]
