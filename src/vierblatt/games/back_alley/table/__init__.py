"""What players at a table of Back Alley are shown."""

from __future__ import annotations

from pathlib import Path

from vierblatt.games.back_alley.table.cases import JUDGES
from vierblatt.games.back_alley.table.events import dealt, events, facts, score_lines
from vierblatt.games.back_alley.table.headline import headline
from vierblatt.games.back_alley.table.meanings import call_figures
from vierblatt.games.back_alley.table.refusals import why_not
from vierblatt.games.back_alley.table.setup import setup
from vierblatt.games.back_alley.table.summary import summary
from vierblatt.games.contract import GameTable

TABLE = GameTable(
    words=Path(__file__).parent,
    why_not=why_not,
    events=events,
    dealt=dealt,
    facts=facts,
    headline=headline,
    score_lines=score_lines,
    call_figures=call_figures,
    summary=summary,
    setup=setup,
    judges=JUDGES,
)
