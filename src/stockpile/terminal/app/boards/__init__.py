"""A board for each game, and one for the time before a match."""
