"""Real databases for tests, started by the run that needs them."""
