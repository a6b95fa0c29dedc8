"""The terminal app. Nothing heavy is imported before its first frame."""

from __future__ import annotations

import os
import sys

__all__ = ["run"]


def run(
    game: str | None, rules: dict[str, str], preset: str, seed: int | None, language: str, *, server: str = ""
) -> None:
    """Runs the app until the user leaves it; with a game named it begins at the table.

    server: plays there; `game` may then be the id of a table, too.
    """
    from vierblatt.tui.app import VierblattApp

    VierblattApp(game, rules, preset=preset, seed=seed, language=language, server=server).run()
    _give_order_back()


def _give_order_back() -> None:
    """Undoes what the app told a terminal that reorders by itself."""
    from vierblatt.tui.bidi import IMPLICIT, obeys

    if obeys(os.environ):
        sys.stdout.write(IMPLICIT)
        sys.stdout.flush()
