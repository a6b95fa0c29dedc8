"""What a browser can see: the web page itself, finished matches, analyses."""
