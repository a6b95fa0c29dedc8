"""Players that are programs of their own, spoken to in lines: `docs/player-protocol.md`."""
