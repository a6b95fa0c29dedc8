"""Nets in place of searching levels: a folder with files such as ``strong-kout_bo.npz``.

>>> LevelNets().spec("strong", "kout_bo")
''
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from vierblatt.argument_checks import shown
from vierblatt.bots.levels import LEVELS
from vierblatt.bots.question import is_quick
from vierblatt.errors import BadPolicy
from vierblatt.games import game_ids
from vierblatt.policies.naming import NET
from vierblatt.policies.net_files import load

#: The levels whose bots think, and so are asked in another process. The other levels make mistakes on purpose.
THINKING = tuple(level for level in LEVELS if not is_quick(level))


@dataclass(frozen=True)
class LevelNets:
    """Which file plays for a level in a game: `files` by level and game."""

    files: Mapping[tuple[str, str], Path] = field(default_factory=dict)

    @staticmethod
    def in_folder(folder: str) -> LevelNets:
        """The nets of a folder, none for an empty name; reads each once to check it, and raises BadPolicy."""
        if not folder:
            return LevelNets()
        if not Path(folder).is_dir():
            raise BadPolicy("policy-file", file=shown(folder), reason="not a folder")
        files = {}
        for file in sorted(Path(folder).glob("*.npz")):
            level, _, game = file.stem.partition("-")
            if level not in THINKING or game not in game_ids():
                known = ", ".join(f"{level}-{game_ids()[0]}.npz" for level in THINKING)
                raise BadPolicy("policy-not-level", file=shown(file.name), known=known)
            load(file, game)
            files[level, game] = file.absolute()
        return LevelNets(files)

    def spec(self, level: str, game: str) -> str:
        """The bot that plays for a level in a game; empty if the level plays for itself."""
        file = self.files.get((level, game))
        return f"{NET}:{file}" if file else ""
