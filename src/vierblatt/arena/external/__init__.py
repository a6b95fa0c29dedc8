"""Players that are external programs, with a line-based protocol: `docs/player-protocol.md`."""
