"""Tournaments on a server: their logs are in the store, and what follows from them is computed when it is asked for."""
