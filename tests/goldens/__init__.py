"""Whole matches told step by step, one file a game and preset, and the reference beside them."""
