"""Provable deals against those who cheat."""
