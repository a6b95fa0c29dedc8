"""The ground floor: compiled helpers that know no game."""
