"""Provable deals against cheats."""
