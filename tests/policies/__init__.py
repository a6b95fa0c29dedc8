"""Policies: what plays from observations."""
