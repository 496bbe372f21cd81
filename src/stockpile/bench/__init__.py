"""How fast things are. Timings live here and never in a test."""
