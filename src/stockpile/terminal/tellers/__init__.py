"""Each game in sentences."""
