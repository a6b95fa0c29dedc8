"""Tests of the words in three languages."""
