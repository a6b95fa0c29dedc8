"""A policy that learns a game in a few minutes: see `docs/training.md`."""
