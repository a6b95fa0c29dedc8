"""`vierblatt sheet`: the score sheet for real cards."""
