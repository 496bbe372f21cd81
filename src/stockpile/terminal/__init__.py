"""Clients that play in a terminal."""
