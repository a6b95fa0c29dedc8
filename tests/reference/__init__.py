"""Slow, independent rule references that hold the compiled engine to account."""
