"""Decisions of bots as data for learning: what the seat saw, what it might do, what it did, and what came of it.

`job` says what is collected, `decisions` plays it deal by deal, `parquet` has the format of the file, and `collecting`
writes it, in pieces that survive an interruption.
"""
