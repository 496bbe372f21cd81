"""What is shown as JSON is the View, whichever way it was come by, and reads back to it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stockpile.bots import generators, make_bot
from stockpile.games import new_match


@pytest.mark.parametrize(
    ("edition", "seats", "teams"),
    [
        ("skipbo-2003", 2, None),
        ("skipbo-2003", 4, ["AC", "BD"]),
        ("skipbo-2011", 6, None),
        ("breakers-2010", 2, None),
        ("breakers-2010", 4, None),
    ],
)
def test_what_a_seat_is_shown_is_its_view_by_every_way(
    edition: str, seats: int, teams: list[str] | None
) -> None:
    match = new_match(edition, seats=seats, teams=teams, seed=5)
    game = match.game
    bots = [make_bot("casual", game.name)] * seats
    rngs = generators(5, seats)
    match.start_round()
    following: Any = None
    for _ in range(120):
        turn = match.turn
        if turn is None:
            break
        writer = game.view_writer(match.state)
        following = getattr(following, "following", game.view_writer)(match.state)
        for viewer in (None, *range(seats)):
            shown = game.show(match.state, viewer)
            assert shown == game.view_form.write(game.view(match.state, viewer))
            assert writer is None or json.loads(writer(viewer)) == shown
            assert writer is None or following(viewer) == writer(viewer)
            assert game.view_form.read(shown) == game.view(match.state, viewer)
        moves = match.legal_moves()
        assert game.move_texts(moves) == [*map(str, moves)]
        match.play(bots[turn].choose(match.observe(turn), rngs[turn]), turn)
