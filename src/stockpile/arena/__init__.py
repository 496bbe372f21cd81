"""Tournaments between bots: the same deals for all, sound statistics, and a report."""

from stockpile.extras import require

require("stockpile.arena", "arena", "joblib", "numpy")
