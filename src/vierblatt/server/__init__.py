"""The server: tables that lose no acknowledged move, accounts, history, and the web page."""
