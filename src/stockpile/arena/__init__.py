"""Tournaments between bots: the same deals for all, sound statistics, and a report."""

from stockpile.extras import require

require("stockpile.arena", "arena", "joblib", "numpy")

from stockpile.arena.parallel import run  # noqa: E402  what it needs is there now
from stockpile.arena.results import Results  # noqa: E402
from stockpile.arena.statistics import Verdict  # noqa: E402
from stockpile.arena.tournament import Tournament  # noqa: E402

__all__ = ["Results", "Tournament", "Verdict", "run"]
