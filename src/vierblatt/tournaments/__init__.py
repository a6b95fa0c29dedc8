"""Tournaments: what a log of one contains, what follows from it, and who meets whom. Nothing here knows a server."""
