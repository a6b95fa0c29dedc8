"""Vierblatt: one open home for Baloot, King Bolola, Kout Bo and Back Alley."""

__version__ = "0.1.0"
