"""Reviews: finished matches that several people step through together, with variations of what was played."""
