"""Tournaments: what follows from their logs, with cards or without."""
