"""Tournaments between bots: the same deals for all, statistics to believe, a page to look at."""
