"""Tests of the storage port: what every store has to do, and what is special about SQLite."""
