"""Puzzles on a server: which one comes next, whether an answer is right, ratings, runs, a player's own mistakes."""
