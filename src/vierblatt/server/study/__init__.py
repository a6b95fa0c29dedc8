"""Studies: named collections of positions in finished matches."""
