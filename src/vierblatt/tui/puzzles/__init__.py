"""Puzzles at the terminal table."""
