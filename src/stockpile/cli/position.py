"""``stockpile position``: what may be done in a position, and what follows."""

from __future__ import annotations

from typing import Annotated

import typer

from stockpile.cli.saying import print_json, read_text, say, sentence
from stockpile.core.chance import KeyedChance
from stockpile.core.reading import a_seat, a_text, at
from stockpile.core.refusal import Refused
from stockpile.core.seats import seat_letter
from stockpile.games import AnyGame, read_position

app = typer.Typer(
    help="What may be done in a position, and what follows.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

File = Annotated[
    str, typer.Argument(metavar="FILE", help="A position as JSON; - reads it from standard input.")
]
Seed = Annotated[str, typer.Option("--seed", help="Decides every shuffle that comes up.")]


@app.command()
def legal(file: File, seed: Seed = "0") -> None:
    """List all legal moves of the seat on turn.

    Example: stockpile position legal game.json
    """
    game, state = read_position(read_text(file))
    state = game.settle(state, _chance(seed)).state
    moves = sorted(str(move) for move in game.legal_moves(state, state.turn))
    outcome = state.outcome and state.outcome.to_json()
    print_json({"turn": seat_letter(state.turn), "moves": moves, "outcome": outcome})


@app.command()
def apply(
    file: File,
    move: Annotated[
        str, typer.Argument(metavar="MOVE", help="Such as h7>1, stock>2, 7+7 or B:pass.")
    ],
    seed: Seed = "0",
) -> None:
    """Make a move and print the new position.

    Everything that follows by itself is played: turning the next stock card, taking off a full
    pile, refilling an emptied hand, passing the turn and drawing for the next seat.

    Example: stockpile position apply game.json 'stock>1'
    """
    game, state = read_position(read_text(file))
    actor, text = _actor(game, move)
    chance = _chance(seed)
    due = game.settle(state, chance)
    seat = due.state.turn if actor is None else actor
    try:
        step = game.apply(due.state, seat, game.read_move(text), chance)
    except Refused as refused:
        print_json(refused.refusal.to_json())
        say(sentence(refused.refusal))
        raise typer.Exit(1) from None
    print_json(
        {
            "position": game.write_position(step.state),
            "events": [game.forms.write(event) for event in (*due.events, *step.events)],
            "outcome": step.state.outcome and step.state.outcome.to_json(),
        }
    )


def _chance(seed: str) -> KeyedChance:
    return KeyedChance.from_seed(at("--seed", a_text, seed))


def _actor(game: AnyGame, move: str) -> tuple[int | None, str]:
    """The seat that stands in front of a move, if one does, and the move."""
    letter, colon, text = move.partition(":")
    if not colon:
        return None, move
    return at("MOVE", a_seat(game.seats), letter), text
