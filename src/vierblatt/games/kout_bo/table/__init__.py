"""What players at a table of Kout Bo are shown."""

from __future__ import annotations

from pathlib import Path

from vierblatt.games.contract import GameTable
from vierblatt.games.kout_bo.table.cases import JUDGES
from vierblatt.games.kout_bo.table.events import events, facts, score_lines
from vierblatt.games.kout_bo.table.headline import headline
from vierblatt.games.kout_bo.table.meanings import call_figures, known_calls
from vierblatt.games.kout_bo.table.refusals import why_not
from vierblatt.games.kout_bo.table.setup import setup
from vierblatt.games.kout_bo.table.summary import summary

TABLE = GameTable(
    words=Path(__file__).parent,
    why_not=why_not,
    events=events,
    facts=facts,
    headline=headline,
    score_lines=score_lines,
    call_figures=call_figures,
    known_calls=known_calls,
    summary=summary,
    setup=setup,
    judges=JUDGES,
)
