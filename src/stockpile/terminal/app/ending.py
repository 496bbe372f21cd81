"""The end of a round or match below the board: the winners, and stars over one's own win."""

from __future__ import annotations

from textual.content import Content

from stockpile.terminal.app.blocks import Block, beside, stacked
from stockpile.terminal.app.boards.board import Board
from stockpile.terminal.app.faces import FACE_WIDTH, smiling
from stockpile.terminal.client.next_step import ending_lines
from stockpile.terminal.client.seat_client import SeatClient
from stockpile.terminal.text import folded

LINE_WIDTH = 76
"""What fits below the board in the smallest window."""
STAR_PAIRS = 13


def ending_block(board: Board, client: SeatClient, beat: int) -> Content:
    """Who has won, and what else there is to say. Stars change places with each beat."""
    winners = client.winners
    title, *more = ending_lines(client)
    faces = [_portrait(board, seat) for seat in winners]
    width = LINE_WIDTH - len(faces) * (FACE_WIDTH + 1)
    lines = [Content.styled(line, "bold") for line in folded(title, width)]
    if client.seat in winners:
        lines = [_stars(board, beat), *lines, _stars(board, beat + 1)]
    elif faces:
        lines.insert(0, Content(""))
    shown = beside(*faces, lines) if faces else lines
    return stacked([*shown, *(Content(line) for one in more for line in folded(one, LINE_WIDTH))])


def _portrait(board: Board, seat: int) -> Block:
    style = f"{board.colour(seat)} bold"
    return [Content.styled(line, style) for line in smiling(board.face(seat))]


def _stars(board: Board, beat: int) -> Content:
    star, dot = board.signs.bands[3], board.signs.middle
    pair = f"{star} {dot} " if beat % 2 == 0 else f"{dot} {star} "
    return Content.styled((pair * STAR_PAIRS).rstrip(), "bold $wild")
