"""``stockpile position``: what can be done in a position, and what follows."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import click

from stockpile.cli.command import Number, option
from stockpile.cli.options import group, language_option, typed
from stockpile.cli.output import print_json, progress, read_text, reader, say, sentence, tell
from stockpile.core.chance import KeyedChance
from stockpile.core.observation import Observation
from stockpile.core.readers import a_text, at, read_actor
from stockpile.core.refusal import Refused
from stockpile.core.seats import seat_letter
from stockpile.games import AnyGame, read_position

DEFAULT_SEED = "0"
"""The default, so that a position always leads to the same cards."""
MAX_PLAYOUTS = 1_000_000


position = group(
    "position",
    "stockpile position legal game.json\nstockpile position apply game.json 'stock>1'",
)


file_argument = click.argument("file", metavar="FILE", type=click.Path(), help="help-position-file")
seed_option = option("--seed", metavar="S", default=DEFAULT_SEED, help="help-position-seed")


@position.command(
    help="help-position-legal",
    epilog="stockpile position legal game.json\ncat game.json | stockpile position legal -",
)
@file_argument
@seed_option
@language_option
def legal(file: str, seed: str) -> None:
    game, state = _read(file)
    state = game.settle(state, _chance(seed)).state
    moves = sorted(str(move) for move in game.legal_moves(state, state.turn))
    outcome = state.outcome and state.outcome.to_json()
    print_json({"turn": seat_letter(state.turn), "moves": moves, "outcome": outcome})


@position.command(
    help="help-position-apply",
    epilog="stockpile position apply game.json 'stock>1'\n"
    "stockpile position apply game.json B:pass --seed 7",
)
@file_argument
@click.argument("move", metavar="MOVE", help="help-position-move")
@seed_option
@language_option
def apply(file: str, move: str, seed: str) -> None:
    """Make a move and print the new position, with everything that follows by itself."""
    game, state = _read(file)
    actor, text = at("MOVE", lambda typed: read_actor(typed, game.seats), move)
    chance = _chance(seed)
    due = game.settle(state, chance)
    seat = due.state.turn if actor is None else actor
    try:
        step = game.apply(due.state, seat, game.read_move(text), chance)
    except Refused as refused:
        print_json(refused.refusal.to_json())
        say(sentence(refused.refusal))
        sys.exit(1)
    print_json(
        {
            "position": game.write_position(step.state),
            "events": [game.forms.write(event) for event in (*due.events, *step.events)],
            "outcome": step.state.outcome and step.state.outcome.to_json(),
        }
    )


@position.command(
    help="help-position-advise",
    epilog="stockpile position advise game.json\n"
    "stockpile position advise game.json --playouts 20000",
)
@file_argument
@option("--playouts", metavar="N", type=Number(least=1, most=MAX_PLAYOUTS), default=4000)
@seed_option
@language_option
def advise(file: str, playouts: int, seed: str) -> None:
    """Rank the moves of the seat on turn by the estimated chance to win, best first."""
    words = reader()
    from stockpile.bots.advice import advise as rank
    from stockpile.kernel.cache import compiled, load

    game, state = _read(file)
    state = game.settle(state, _chance(seed)).state
    seat = state.turn
    ranked: list[dict[str, Any]] = []
    if state.outcome is None:
        if not compiled(game.name):
            tell("kernel-compiling")
        with progress(words("progress-loading")):
            load(game.name)
        moves = game.legal_moves(state, seat)
        seen = Observation(game.setup, seat, game.view(state, seat), (), moves)
        with progress(words("progress-thinking")):
            advice = rank(seen, Random(seed), playouts=playouts)
        ranked = [one.to_json() for one in advice.moves]
    print_json({"turn": seat_letter(seat), "moves": ranked})


def _read(file: str) -> tuple[AnyGame, Any]:
    text = read_text(file)
    # A complaint about the whole position names the file.
    with typed({"": file}):
        return read_position(text)


def _chance(seed: str) -> KeyedChance:
    return KeyedChance.from_seed(at("--seed", a_text, seed))
