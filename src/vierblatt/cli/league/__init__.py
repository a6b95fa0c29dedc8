"""`vierblatt league`: leagues of bots with signed results."""
