"""Skip-Bo as plain functions over one flat array of integers."""
