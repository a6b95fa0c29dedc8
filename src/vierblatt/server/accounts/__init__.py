"""Guests and accounts: how players prove who they are, and what the server stores about them."""
