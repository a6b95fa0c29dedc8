"""What a browser gets to see: the page itself, finished matches, analyses."""
