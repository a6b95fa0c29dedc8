"""Who meets whom in the next round: one module for each format."""
