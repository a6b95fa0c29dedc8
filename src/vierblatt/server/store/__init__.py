"""The server's storage: the port that the server uses, and its implementation on SQL."""
