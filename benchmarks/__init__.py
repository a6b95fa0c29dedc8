"""Benchmarks: random deals against OpenSpiel in one interleaved run, single moves from Python, cold and warm starts."""
