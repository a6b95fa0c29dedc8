"""The terminal app. Nothing heavy is imported before its first frame."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from vierblatt.extras import packages_of

if TYPE_CHECKING:
    from vierblatt.record import Record
    from vierblatt.sheet import SheetFile
    from vierblatt.tui.app import VierblattApp

__all__ = ["run"]


def run(
    game: str | None, rules: dict[str, str], preset: str, seed: int | None, language: str, *, server: str = ""
) -> None:
    """Runs the app until the user leaves it; if a game is named, the app begins at the table.

    server: the server to play on; `game` may then also be the id of a table. Raises MissingPackage.
    """
    with packages_of("terminal"):
        from vierblatt.tui.app import VierblattApp

    _run(VierblattApp(game, rules, preset=preset, seed=seed, language=language, server=server))


def learn(game: str, step: str, language: str) -> None:
    """Runs the app with the lessons of a game, or with one step of them; empty texts let the user choose.

    Raises MissingPackage.
    """
    with packages_of("terminal"):
        from vierblatt.tui.app import VierblattApp

    _run(VierblattApp(language=language, lesson=(game, step)))


def show_replay(record: Record, language: str) -> None:
    """Runs the app with the replay of a match; raises BadRecord, before it begins, and MissingPackage."""
    with packages_of("terminal"):
        from vierblatt.tui.app import VierblattApp
        from vierblatt.tui.replay.lines import ReplayedMatch

    _run(VierblattApp(language=language, replayed=ReplayedMatch(record)))


def keep_sheet(kept: SheetFile, language: str) -> None:
    """Runs the app with a score sheet; raises MissingPackage."""
    with packages_of("terminal"):
        from vierblatt.tui.app import VierblattApp

    _run(VierblattApp(language=language, sheet=kept))


def _run(app: VierblattApp) -> None:
    """Runs the app, and then lets a terminal that reorders text do so again."""
    from vierblatt.tui.bidi import IMPLICIT, can_disable_reordering
    from vierblatt.tui.signals import interrupts_between_callbacks

    try:
        with interrupts_between_callbacks(app):
            app.run()
    finally:
        if can_disable_reordering(os.environ):
            sys.stdout.write(IMPLICIT)
            sys.stdout.flush()
