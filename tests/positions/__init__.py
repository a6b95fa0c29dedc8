"""Positions as files, what is legal in them, and what a position looks like that a match has come to."""
