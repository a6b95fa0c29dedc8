"""Writes all transcripts again: `python -m tests.goldens.make`. What git then shows is a change that players notice."""

from __future__ import annotations

from pathlib import Path

from tests.goldens.transcripts import engine_transcript
from tests.registry import GAMES
from tests.walks import game_of

FOLDER = Path(__file__).parent


def main() -> None:
    """Writes the file of every game and preset, and removes those of removed presets."""
    wanted = {FOLDER / f"{game}-{preset}.txt" for game in GAMES for preset in game_of(game).options.preset_names()}
    for path in FOLDER.glob("*.txt"):
        if path not in wanted:
            path.unlink()
    for path in sorted(wanted):
        lines = engine_transcript(*path.stem.split("-"))
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main()
