"""Run as a module with `serve ...`: the program without the puzzles that come with it.

Tests of pages choose the puzzles that they meet.
"""

from __future__ import annotations

from pathlib import Path

from vierblatt.cli import main
from vierblatt.puzzles import files

files.SETS = Path(__file__).parent / "no-sets"

if __name__ == "__main__":
    main()
