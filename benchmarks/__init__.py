"""Measurements: random deals against OpenSpiel in one interleaved run, one move from Python, cold and warm starts."""
