"""Skip-Bo Breakers over flat arrays."""
