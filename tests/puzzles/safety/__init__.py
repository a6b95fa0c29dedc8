"""Puzzles of the kind `safety`: the search, what is found, and how they are played on."""
