"""How far a long run has come, in a file, so that it can be stopped and go on."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Progress(msgspec.Struct):
    """blocks: that each target has been fed. seed: of all inputs; another seed begins anew."""

    seed: int
    blocks: dict[str, int] = {}

    @classmethod
    def of(cls, file: Path, seed: int) -> Progress:
        """What a file says, or nothing done yet."""
        try:
            found = msgspec.json.decode(file.read_bytes(), type=cls)
        except (OSError, msgspec.DecodeError):
            return cls(seed)
        return found if found.seed == seed else cls(seed)

    def save(self, file: Path) -> None:
        """Writes the file."""
        file.parent.mkdir(exist_ok=True)
        draft = file.with_suffix(".part")
        draft.write_bytes(msgspec.json.encode(self))
        draft.replace(file)
