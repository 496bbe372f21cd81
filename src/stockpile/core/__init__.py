"""What every game has. Standard library only; no input or output, no clock, no global random."""
