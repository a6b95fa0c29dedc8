"""Counted trees of every game and preset, and the reference that counts them again."""
