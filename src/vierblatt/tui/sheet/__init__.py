"""The score sheet for real cards on the screen."""
