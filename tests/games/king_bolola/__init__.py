"""King Bolola: every rule by its id, every house rule, the worked cases, the words, the heuristic player."""
