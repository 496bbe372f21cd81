"""``stockpile position``: what may be done in a position, and what follows."""

from __future__ import annotations

from random import Random
from typing import Annotated, Any

import typer

from stockpile.cli.saying import print_json, read_text, say, sentence
from stockpile.core.chance import KeyedChance
from stockpile.core.game import Observation
from stockpile.core.reading import a_seat, a_text, at
from stockpile.core.refusal import Refused
from stockpile.core.seats import seat_letter
from stockpile.games import AnyGame, read_position
from stockpile.words import FALLBACK, Words

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


@app.command()
def advise(
    file: File,
    playouts: Annotated[
        int,
        typer.Option(
            "--playouts",
            metavar="N",
            min=1,
            max=1_000_000,
            help="How many rounds to play on in thought.",
        ),
    ] = 4000,
    seed: Seed = "0",
) -> None:
    """Rank the moves of the seat on turn by the estimated chance to win, best first.

    Only what that seat may see is used. The error is one standard error of the estimate; why is a
    list of reason codes. In Breakers, where there are more than a hundred moves, those with the
    fewest jokers are ranked.

    Example: stockpile position advise game.json
    """
    from stockpile.bots.advice import advise as rank
    from stockpile.kernel.ready import compiled, load

    game, state = read_position(read_text(file))
    state = game.settle(state, _chance(seed)).state
    seat = state.turn
    ranked: list[dict[str, Any]] = []
    if state.outcome is None:
        if not compiled(game.name):
            say(Words(FALLBACK)("kernel-compiling"))
        load(game.name)
        seen = Observation(
            game.setup, seat, game.view(state, seat), (), game.legal_moves(state, seat)
        )
        ranked = [one.to_json() for one in rank(seen, Random(seed), playouts=playouts).moves]
    print_json({"turn": seat_letter(seat), "moves": ranked})


def _chance(seed: str) -> KeyedChance:
    return KeyedChance.from_seed(at("--seed", a_text, seed))


def _actor(game: AnyGame, move: str) -> tuple[int | None, str]:
    """The seat that stands in front of a move, if one does, and the move."""
    letter, colon, text = move.partition(":")
    if not colon:
        return None, move
    return at("MOVE", a_seat(game.seats), letter), text
