"""The score sheet for real cards."""
