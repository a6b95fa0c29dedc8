"""`vierblatt puzzles`: puzzles are made, checked, joined, shown and solved."""
