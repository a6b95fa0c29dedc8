"""What a table of Skeleton shows."""

from __future__ import annotations

from pathlib import Path

from tests.skeleton.table.events import score_lines
from tests.skeleton.table.refusals import why_not
from vierblatt.games.contract import GameTable

TABLE = GameTable(words=Path(__file__).parent, why_not=why_not, score_lines=score_lines)
