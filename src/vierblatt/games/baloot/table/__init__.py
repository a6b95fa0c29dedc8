"""What players at a table of Baloot are shown."""

from __future__ import annotations

from pathlib import Path

from vierblatt.games.baloot.table.cases import JUDGES
from vierblatt.games.baloot.table.events import dealt, events, facts, score_lines, wordings
from vierblatt.games.baloot.table.headline import headline
from vierblatt.games.baloot.table.meanings import call_figures, known_calls
from vierblatt.games.baloot.table.refusals import why_not
from vierblatt.games.baloot.table.setup import setup
from vierblatt.games.baloot.table.summary import summary
from vierblatt.games.contract import GameTable

TABLE = GameTable(
    words=Path(__file__).parent,
    why_not=why_not,
    events=events,
    dealt=dealt,
    wordings=wordings,
    facts=facts,
    headline=headline,
    score_lines=score_lines,
    call_figures=call_figures,
    known_calls=known_calls,
    summary=summary,
    setup=setup,
    judges=JUDGES,
    ranks=("ATKQJ987", "J9ATKQ87"),
)
