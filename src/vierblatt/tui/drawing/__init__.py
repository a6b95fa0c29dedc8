"""Draws on a canvas: cards, seats, hand, calls, panels."""
