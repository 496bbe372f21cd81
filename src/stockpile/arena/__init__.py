"""Tournaments between bots: the same deals for all, sound statistics, and a report."""
