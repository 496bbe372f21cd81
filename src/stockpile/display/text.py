"""A State or View as a board in text: what line mode shows, in English."""

from __future__ import annotations

from typing import Any

from stockpile.breakers import view as breakers
from stockpile.breakers.state import State as BreakersState
from stockpile.core.event import Cards
from stockpile.core.observation import Observation
from stockpile.core.seats import SEAT_LETTERS, seat_letter
from stockpile.games import make_game
from stockpile.skipbo import view as skipbo
from stockpile.skipbo.state import State as SkipBoState
from stockpile.skipbo.tabletop.state import State as TabletopState
from stockpile.terminal.tellers.teller import TableWords, teller_of
from stockpile.words import Words


def board(shown: object) -> str:
    """The board of a State (with all hands) or a View (as its viewer sees it)."""
    hands: tuple[Cards, ...] = ()
    view: skipbo.View | breakers.View
    match shown:
        case TabletopState():
            hands, view = shown.round.hands, _skipbo(shown.rightful)
        case SkipBoState():
            hands, view = shown.hands, _skipbo(shown)
        case BreakersState():
            hands, view = shown.hands, breakers.view(shown, None, memory_aid=True)
        case skipbo.View() | breakers.View():
            view = shown
        case _:
            return repr(shown)
    return "\n".join(_lines(view, hands))


def _skipbo(state: SkipBoState) -> skipbo.View:
    return skipbo.view(state, None)


def _lines(view: Any, hands: tuple[Cards, ...]) -> list[str]:
    name, seats = (
        ("skipbo", len(view.seats))
        if isinstance(view, skipbo.View)
        else ("breakers", len(view.hands))
    )
    game: Any = make_game(name, seats=seats)
    words = TableWords(Words(), game, view.viewer, SEAT_LETTERS[:seats], view.scores is not None)
    seen: Observation[Any, Any] = Observation(game.setup, view.viewer or 0, view, (), ())
    lines = teller_of(game).table(words, seen, "all")
    for seat, cards in enumerate(hands):
        letter = seat_letter(seat)
        held = words.cards(cards)
        lines.append(words("board-hand" if cards else "board-hand-empty", seat=letter, cards=held))
    over = view.outcome is not None
    lines.append(words("board-over") if over else words("board-turn", seat=seat_letter(view.turn)))
    return lines
