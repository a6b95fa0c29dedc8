"""Transcripts of whole matches, one file for each game and preset, and the reference beside them."""
