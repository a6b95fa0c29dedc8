"""Playing on a server, in the terminal: the same table, with people elsewhere."""
