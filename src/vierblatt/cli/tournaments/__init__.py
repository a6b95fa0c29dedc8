"""`vierblatt tournament`: an organiser runs a tournament with real cards; all of it is in one file."""
