"""Contract tests for games and bots from anywhere, in one call each.

    from stockpile.games import make_game
    from stockpile.testing import check_bot, check_game

    check_game(make_game("breakers-2010", seats=3))
    check_bot(Mine(), "skipbo-2003", seats=4)

Both play rounds, and raise `Flaw`, an AssertionError that says what is wrong and where.
"""

from stockpile.testing.bot import check_bot
from stockpile.testing.flaw import Flaw
from stockpile.testing.game import check_game

__all__ = ["Flaw", "check_bot", "check_game"]
