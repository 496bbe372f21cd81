"""Bots in processes of their own: what they are asked, how, and what happens when they fail."""
