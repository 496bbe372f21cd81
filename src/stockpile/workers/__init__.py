"""Bots in separate processes: what they are asked, how, and what happens when they fail."""
