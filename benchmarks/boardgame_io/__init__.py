"""A comparison with boardgame.io's server on a four-seat trick game."""
