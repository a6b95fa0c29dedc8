"""Puzzles: their format, how they are found, and whether they stand."""
